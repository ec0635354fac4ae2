"""Kernels over the rows of a batch: the number of rows, then arrays in and arrays out."""

import taichi as ti

number = ti.types.ndarray(ti.f32, 1)
rows = ti.types.ndarray(ti.f32, 2)
integers = ti.types.ndarray(ti.i32, 2)
integer = ti.types.ndarray(ti.i32, 1)


@ti.kernel
def scale(count: ti.i32, x: rows, a: number, b: number, y: rows):
    """Set each row of y to ``a * x + b``. On lavapipe, nested loops are faster than one loop over elements."""
    for r in range(count):
        for i in range(x.shape[1]):
            y[r, i] = a[r] * x[r, i] + b[r]


@ti.kernel
def scale_elements(count: ti.i32, x: rows, a: number, b: number, y: rows):
    """As scale, in one loop over elements. On a GPU, each has a thread of its own."""
    for r, i in ti.ndrange(count, x.shape[1]):
        y[r, i] = a[r] * x[r, i] + b[r]


@ti.kernel
def describe(count: ti.i32, x: integers, total: integer, shifted: integers):
    """Sum each row, and add the sum to its elements."""
    for r in range(count):
        found = 0
        for i in range(x.shape[1]):
            found += x[r, i]
        total[r] = found
        for i in range(x.shape[1]):
            shifted[r, i] = x[r, i] + found


@ti.kernel
def tally(count: ti.i32, x: integers, seen: integer):
    """Count each row at the index that its first element says."""
    for r in range(count):
        ti.atomic_add(seen[x[r, 0]], 1)


@ti.kernel
def single(a: ti.f32, b: ti.f32, x: number, y: number):
    """Set y to ``a * x + b``: one request without a batch."""
    for i in x:
        y[i] = a * x[i] + b


def build(module, arch):
    for kernel in (scale, scale_elements, describe, tally, single):
        module.add_kernel(kernel)
