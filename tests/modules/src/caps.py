"""A module that requires a rare capability, though its kernel does not use it."""

import taichi as ti

ARCHS = ("vulkan",)
CAPABILITIES = ["spirv_has_atomic_float64_minmax"]


@ti.kernel
def add_one(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        x[i] += 1


def build(module, arch):
    module.add_kernel(add_one)
