"""The kernels that every backend runs first."""

import taichi as ti

ARCHS = ("x64", "vulkan", "cuda", "opengl", "gles")

f32_1d = ti.types.ndarray(ti.f32, 1)
i32_1d = ti.types.ndarray(ti.i32, 1)


@ti.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i]


@ti.kernel
def fill_index(x: i32_1d):
    for i in x:
        x[i] = i


@ti.kernel
def add_one(x: i32_1d):
    for i in x:
        x[i] += 1


@ti.kernel
def reduce_sum(x: f32_1d) -> ti.f32:
    total = 0.0
    for i in x:
        total += x[i]
    return total


@ti.kernel
def nop():
    pass


@ti.kernel
def empty_range(x: i32_1d):
    for i in range(4, 4):
        x[i] = 1


@ti.kernel
def add_2d(x: ti.types.ndarray(ti.f32, 2)):
    for i, j in x:
        x[i, j] += 10 * i + j


@ti.kernel
def iota(begin: ti.i32, end: ti.i32, x: i32_1d):
    for i in range(begin, end):
        x[i] = i + 1


@ti.kernel
def count_up(n: ti.i32, x: i32_1d):
    """A range that both bounds hide from the compiler, and which may be empty."""
    for i in range(n):
        x[i] += i


def build(module, arch):
    for kernel in (saxpy, fill_index, add_one, reduce_sum, nop, empty_range, add_2d, iota, count_up):
        module.add_kernel(kernel)
