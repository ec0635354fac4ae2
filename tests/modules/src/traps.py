"""Kernels that the processor stops: wrong addresses, endless recursion, divisions."""

import taichi as ti

ARCHS = ("x64",)
Array = ti.types.ndarray(ti.i32, 1)
Wide = ti.types.ndarray(ti.i64, 1)
Grid = ti.types.ndarray(ti.i32, 2)


@ti.kernel
def store(x: Array, index: ti.i32):
    x[index] = 1


@ti.kernel
def load(x: Array, index: ti.i32) -> ti.i32:
    return x[index]


@ti.kernel
def store_at(x: Array, i: ti.i32, index: ti.i32):
    """Store out of bounds in iteration ``i`` of a parallel loop."""
    for k in x:
        place = k
        if k == i:
            place = index
        x[place] = x[place] + 1


@ti.real_func
def deeper(n: ti.i32, x: Array) -> ti.i32:
    result = 1
    if n != 0:
        result = deeper(n - 1, x) + n
        x[0] += result
    return result


@ti.kernel
def recurse(n: ti.i32, x: Array) -> ti.i32:
    return deeper(n, x)


@ti.kernel
def divide(a: ti.i32, b: ti.i32) -> ti.i32:
    return a // b


@ti.kernel
def raw_divide(a: ti.i32, b: ti.i32) -> ti.i32:
    return ti.raw_div(a, b)


@ti.kernel
def remainder(a: ti.i32, b: ti.i32) -> ti.i32:
    return a % b


@ti.kernel
def divide_wide(x: Wide, y: Wide):
    for i in x:
        x[i] = ti.raw_div(x[i], y[i])


@ti.kernel
def divide_all(x: Array, y: Array):
    for i in x:
        x[i] = x[i] // y[i]


@ti.kernel
def remainder_all(x: Array, y: Array):
    for i in x:
        x[i] = ti.raw_mod(x[i], y[i])


@ti.kernel
def divide_grid(x: Grid, d: ti.i32):
    for i, j in x:
        x[i, j] = (100 * i + j) // d


@ti.kernel
def divide_by_extent(x: Grid, y: Array):
    for i in y:
        y[i] = x[i // x.shape[1], i % x.shape[1]]


@ti.kernel
def divide_by_constant(x: Array):
    for i in x:
        x[i] = x[i] // 7 + x[i] % 10


@ti.kernel
def guarded(x: Array, y: Array):
    for i in x:
        if y[i] != 0:
            x[i] = x[i] // y[i]


@ti.kernel
def add_one(x: Array):
    for i in x:
        x[i] += 1


@ti.kernel
def recurse_at(x: Array, i: ti.i32):
    """Recurse without an end in iteration ``i`` of a parallel loop."""
    for k in x:
        n = 0
        if k == i:
            n = -1
        x[k] = deeper(n, x)


KERNELS = (
    store,
    load,
    store_at,
    recurse,
    divide,
    raw_divide,
    remainder,
    divide_wide,
    divide_all,
    remainder_all,
    divide_grid,
    divide_by_extent,
    divide_by_constant,
    guarded,
    add_one,
    recurse_at,
)


def build(module, arch):
    for kernel in KERNELS:
        module.add_kernel(kernel)
