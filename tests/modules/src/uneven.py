"""Loops whose parts take different times, over an array and over a field, and loops with few but long steps."""

import taichi as ti

ARCHS = ("x64",)
SIZE = 512

i32_2d = ti.types.ndarray(ti.i32, 2)
f32_1d = ti.types.ndarray(ti.f32, 1)
f32_2d = ti.types.ndarray(ti.f32, 2)
pixels = ti.field(ti.i32, (SIZE, SIZE))


@ti.func
def escape(x: ti.f32, y: ti.f32, most: ti.i32) -> ti.i32:
    """Return after how many steps a point of the Mandelbrot set's plane escapes."""
    a, b, steps = 0.0, 0.0, 0
    while steps < most and a * a + b * b < 4.0:
        a, b = a * a - b * b + x, 2.0 * a * b + y
        steps += 1
    return steps


@ti.kernel
def paint_array(most: ti.i32, out: i32_2d):
    for i, j in out:
        out[i, j] = escape(3.0 * j / out.shape[1] - 2.25, 2.5 * i / out.shape[0] - 1.25, most)


@ti.kernel
def paint_field(most: ti.i32):
    for i, j in pixels:
        pixels[i, j] = escape(3.0 * j / SIZE - 2.25, 2.5 * i / SIZE - 1.25, most)


@ti.kernel
def read_field(out: i32_2d):
    for i, j in pixels:
        out[i, j] = pixels[i, j]


@ti.kernel
def norms(x: f32_2d, out: f32_1d):
    """The root of the sum of the squares of each row: a loop over the rows only."""
    for i in out:
        total = 0.0
        for j in range(x.shape[1]):
            total += x[i, j] * x[i, j]
        out[i] = ti.sqrt(total)


def build(module, arch):
    for kernel in (paint_array, paint_field, read_field, norms):
        module.add_kernel(kernel)
    module.add_field("pixels", pixels)
