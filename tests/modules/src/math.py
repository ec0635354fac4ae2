"""Functions whose last bits depend on how code is generated: the oracle says how far they may be off."""

import taichi as ti

ARCHS = ("x64", "cuda")

f32_1d = ti.types.ndarray(ti.f32, 1)
f64_1d = ti.types.ndarray(ti.f64, 1)
f32_2d = ti.types.ndarray(ti.f32, 2)
f64_2d = ti.types.ndarray(ti.f64, 2)


@ti.kernel
def functions_f32(x: f32_1d, out: f32_2d):
    for i in x:
        v = x[i]
        out[0, i] = ti.sin(v)
        out[1, i] = ti.cos(v)
        out[2, i] = ti.tan(v)
        out[3, i] = ti.exp(v)
        out[4, i] = ti.log(v + 4.0)
        out[5, i] = ti.sqrt(v + 4.0)
        out[6, i] = ti.tanh(v)
        out[7, i] = ti.atan2(v, 0.5)
        out[8, i] = ti.asin(v * 0.25)
        out[9, i] = ti.acos(v * 0.25)
        out[10, i] = (v + 4.0) ** 1.7
        out[11, i] = 1.0 / (v + 4.0)
        out[12, i] = ti.rsqrt(v + 4.0)
        out[13, i] = ti.floor(v) + ti.ceil(v)
        out[14, i] = v * 1e-38 * 1e-3


@ti.kernel
def functions_f64(x: f64_1d, out: f64_2d):
    for i in x:
        v = x[i]
        out[0, i] = ti.sin(v)
        out[1, i] = ti.cos(v)
        out[2, i] = ti.tan(v)
        out[3, i] = ti.exp(v)
        out[4, i] = ti.log(v + 4.0)
        out[5, i] = ti.sqrt(v + 4.0)
        out[6, i] = ti.tanh(v)
        out[7, i] = ti.atan2(v, 0.5)
        out[8, i] = ti.asin(v * 0.25)
        out[9, i] = ti.acos(v * 0.25)
        out[10, i] = (v + 4.0) ** 1.7
        out[11, i] = 1.0 / (v + 4.0)


def build(module, arch):
    module.add_kernel(functions_f32)
    module.add_kernel(functions_f64)
