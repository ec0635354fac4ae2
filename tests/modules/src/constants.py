"""Kernels that return constants, beside one that does nothing."""

import taichi as ti

ARCHS = ("x64", "vulkan")


@ti.kernel
def nothing():
    pass


@ti.kernel
def seven() -> ti.i32:
    return 3 + 4


@ti.kernel
def large() -> ti.i64:
    return ti.i64(2**40)


@ti.kernel
def half() -> ti.f32:
    return 1 / 2


@ti.kernel
def pair() -> ti.types.vector(2, ti.i32):
    return ti.Vector([1, -2])


def build(module, arch):
    for kernel in (nothing, seven, large, half, pair):
        module.add_kernel(kernel)
