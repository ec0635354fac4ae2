"""Loops over ti.ndrange with three and four coordinates, and loops that divide an index twice themselves."""

import taichi as ti

ARCHS = ("x64",)

i32_1d = ti.types.ndarray(ti.i32, 1)
i32_3d = ti.types.ndarray(ti.i32, 3)
i32_4d = ti.types.ndarray(ti.i32, 4)
f32_3d = ti.types.ndarray(ti.f32, 3)


@ti.kernel
def number(out: i32_3d, a: ti.i32, b: ti.i32, c: ti.i32):
    for i, j, k in ti.ndrange(a, b, c):
        out[i, j, k] += 10000 * i + 100 * j + k + 1


@ti.kernel
def number_around_zero(out: i32_3d, a: ti.i32, b: ti.i32, c: ti.i32):
    for i, j, k in ti.ndrange((-2, a - 2), (-3, b - 3), (-4, c - 4)):
        out[i + 2, j + 3, k + 4] += 10000 * i + 100 * j + k + 1


@ti.kernel
def number_constants(out: i32_3d):
    for i, j, k in ti.ndrange(5, (3, 12), (-2, 31)):
        out[i, j - 3, k + 2] += 10000 * i + 100 * j + k + 1


@ti.kernel
def number_four(out: i32_4d, a: ti.i32, b: ti.i32, c: ti.i32, d: ti.i32):
    for h, i, j, k in ti.ndrange(a, b, c, d):
        out[h, i, j, k] += 1000000 * h + 10000 * i + 100 * j + k + 1


@ti.kernel
def add_neighbours(x: f32_3d, out: f32_3d):
    a, b, c = x.shape[0], x.shape[1], x.shape[2]
    for i, j, k in ti.ndrange((1, a - 1), (1, b - 1), (1, c - 1)):
        out[i, j, k] = (
            x[i - 1, j, k] + x[i + 1, j, k] + x[i, j - 1, k] + x[i, j + 1, k] + x[i, j, k - 1] + x[i, j, k + 1]
        )


@ti.kernel
def add_up(x: i32_3d, total: i32_1d, a: ti.i32, b: ti.i32, c: ti.i32):
    for i, j, k in ti.ndrange(a, b, c):
        total[0] += (i + 2 * j + 3 * k) * x[i, j, k]


@ti.kernel
def add_depths(x: i32_3d, out: i32_3d, a: ti.i32, b: ti.i32, c: ti.i32):
    for i, j, k in ti.ndrange(a, b, c):
        total = 0
        for other in range(a):
            total += (other + 1) * x[other, j, k]
        out[i, j, k] = total + i


@ti.kernel
def divide_twice(out: i32_1d, plane: ti.i32, row: ti.i32):
    for index in out:
        i = index // plane
        rest = index - i * plane
        j = rest // row
        out[index] += 10000 * i + 100 * j + rest - j * row + 1


@ti.kernel
def divide_what_is_left(out: i32_1d, plane: ti.i32, row: ti.i32, shift: ti.i32):
    for index in out:
        i = index // plane
        rest = index - i * plane + shift
        out[index] += 10000 * i + 100 * (rest // row) + rest % row + 1


@ti.kernel
def add_bits(out: i32_1d, first: ti.i32, end: ti.i32):
    for i in out:
        total = 0
        for k in range(first, end):
            total += (k // 64) * ((k - first + 1) & 63) + ((k >> 5) & 7) * (i & 31)
        out[i] = total + (i >> 5)


def build(module, arch):
    for kernel in (number, number_around_zero, number_constants, number_four, add_neighbours):
        module.add_kernel(kernel)
    for kernel in (add_up, add_depths, divide_twice, divide_what_is_left, add_bits):
        module.add_kernel(kernel)
