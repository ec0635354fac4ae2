"""Vector and matrix arguments."""

import taichi as ti

f32_1d = ti.types.ndarray(ti.f32, 1)
i32_1d = ti.types.ndarray(ti.i32, 1)


@ti.kernel
def take_vec2(v: ti.types.vector(2, ti.f32), out: f32_1d):
    for i in ti.static(range(2)):
        out[i] = v[i]


@ti.kernel
def take_ivec3(v: ti.types.vector(3, ti.i32), out: i32_1d):
    for i in ti.static(range(3)):
        out[i] = v[i]


@ti.kernel
def take_mat23(m: ti.types.matrix(2, 3, ti.f32), out: f32_1d):
    for i, j in ti.static(ti.ndrange(2, 3)):
        out[i * 3 + j] = m[i, j]


@ti.kernel
def take_both(v: ti.types.vector(3, ti.f64), a: ti.f32, m: ti.types.matrix(2, 2, ti.i32), out: f32_1d):
    out[0] = ti.cast(v[2], ti.f32)
    out[1] = a
    out[2] = ti.cast(m[1, 0], ti.f32)


def build(module, arch):
    for kernel in (take_vec2, take_ivec3, take_mat23, take_both):
        module.add_kernel(kernel)
