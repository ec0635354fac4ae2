"""Arrays passed as device addresses, which the physical storage buffer capability asks for."""

import taichi as ti

ARCHS = ("vulkan",)
CAPABILITIES = ["spirv_version=66816", "spirv_has_int64", "spirv_has_physical_storage_buffer"]

f32_1d = ti.types.ndarray(ti.f32, 1)


@ti.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i]


@ti.kernel
def scale_vec3(a: ti.f32, x: ti.types.ndarray(ti.types.vector(3, ti.f32), 1)):
    for i in x:
        x[i] = a * x[i]


@ti.kernel
def add_i64(x: ti.types.ndarray(ti.i64, 1)):
    for i in x:
        x[i] += ti.i64(1) << 32


def build(module, arch):
    for kernel in (saxpy, scale_vec3, add_i64):
        module.add_kernel(kernel)
