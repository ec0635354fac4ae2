"""Loops over ti.ndrange of constants, with a multiple of 8 numbers: LLVM unrolls them, and leaves no rest."""

import taichi as ti

ARCHS = ("x64",)

i32_2d = ti.types.ndarray(ti.i32, 2)
i32_3d = ti.types.ndarray(ti.i32, 3)


@ti.kernel
def number(out: i32_2d):
    for i, j in ti.ndrange(40, 120):
        out[i, j] += 1000 * i + j


@ti.kernel
def number_powers(out: i32_2d):
    for i, j in ti.ndrange(32, 128):
        out[i, j] += 1000 * i + j


@ti.kernel
def number_around_zero(out: i32_2d):
    for i, j in ti.ndrange((-8, 32), (-5, 115)):
        out[i + 8, j + 5] += 1000 * i + j


@ti.kernel
def number_cells(out: i32_3d):
    for i, j, k in ti.ndrange(6, 20, 40):
        out[i, j, k] += 10000 * i + 100 * j + k


@ti.kernel
def add_neighbours(x: i32_2d, out: i32_2d):
    for i, j in ti.ndrange(40, 120):
        out[i, j] = x[i, j] + 2 * x[i + 1, j] + 3 * x[i, j + 2] + 4 * x[i + 2, j + 1]


@ti.kernel
def add_upper_rows(x: i32_2d, out: i32_2d):
    for i, j in ti.ndrange(40, 120):
        if i < 20:
            out[i, j] += x[i, j + 1]


@ti.kernel
def add_left_columns(x: i32_2d, out: i32_2d):
    for i, j in ti.ndrange(40, 120):
        if j < 60:
            out[i, j] += x[i + 1, j]


def build(module, arch):
    for kernel in (number, number_powers, number_around_zero, number_cells):
        module.add_kernel(kernel)
    for kernel in (add_neighbours, add_upper_rows, add_left_columns):
        module.add_kernel(kernel)
