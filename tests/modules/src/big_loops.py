"""Loops with every source of a range, and a loop that is longer than a device's largest grid."""

import taichi as ti

i32_1d = ti.types.ndarray(ti.i32, 1)
i32_2d = ti.types.ndarray(ti.i32, 2)
i32_3d = ti.types.ndarray(ti.i32, 3)


@ti.kernel
def count_constant(counters: i32_1d):
    """More groups than the 65535 that every Vulkan device takes."""
    for i in range(10_000_000):
        counters[i % 16] += 1


@ti.kernel
def count_none(counters: i32_1d):
    for i in range(7, 7):
        counters[i] += 1


@ti.kernel
def number_cells(x: i32_3d):
    for cell in ti.grouped(x):
        x[cell] += 10000 * cell[0] + 100 * cell[1] + cell[2]


@ti.kernel
def multiply_outer(x: i32_1d, y: i32_1d, out: i32_2d):
    for i, j in ti.ndrange(x.shape[0], y.shape[0]):
        out[i, j] = x[i] * y[j]


@ti.kernel
def count_to(n: ti.i32, counters: i32_1d):
    for i in range(n):
        counters[i % 16] += 1


@ti.kernel
def double_length(x: i32_1d, out: i32_1d):
    for i in range(x.shape[0] * 2):
        out[i] = x[i // 2] + i


@ti.kernel
def offset_length(x: i32_1d, out: i32_1d):
    for i in range(x.shape[0] + 4):
        out[i] = i + 1


@ti.kernel
def total_length(x: i32_1d, y: i32_1d, out: i32_1d):
    for i in range(x.shape[0] + y.shape[0]):
        out[i] = i + 1


@ti.kernel
def at_least_four(x: i32_1d, out: i32_1d):
    for i in range(ti.max(x.shape[0], 4)):
        out[i] = i + 1


def build(module, arch):
    for kernel in (offset_length, total_length, at_least_four):
        module.add_kernel(kernel)
    for kernel in (count_constant, count_none, number_cells, multiply_outer, count_to, double_length):
        module.add_kernel(kernel)
