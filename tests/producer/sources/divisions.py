"""Make a module of divisions: with our producer if its name ends in ``.tcm``, else with taichi's own."""

import sys

import taichi as ti

from aiotaichi import aot

ti.init(arch=ti.x64, offline_cache=False)

Array = ti.types.ndarray(ti.i32, 1)
Floats = ti.types.ndarray(ti.f32, 1)


@ti.func
def remainder(a, b):
    return ti.raw_mod(a, b)


@ti.real_func
def real_remainder(a: ti.i32, b: ti.i32) -> ti.i32:
    return a % b


@ti.kernel
def one(x: Array, n: ti.i32):
    for i in x:
        x[i] = x[i] % 7 + (x[i] // n)


@ti.kernel
def two_lines(x: Array, n: ti.i32):
    x[0] = x[0] // (
        n
    )  # fmt: skip


@ti.kernel
def augmented(x: Array, n: ti.i32):
    for i, _ in ti.ndrange(2, n + 2):
        x[i] //= n


@ti.kernel
def in_a_head(x: Array, n: ti.i32):
    for i in range(x[0] // n):
        x[i] = 1


@ti.kernel
def in_a_function(x: Array, n: ti.i32):
    x[0] = remainder(x[0], n)


@ti.kernel
def several(x: Array, n: ti.i32) -> ti.i32:
    v = ti.Vector([x[0], x[1]]) % n
    return v[0] + ti.raw_div(x[0], n) + x[0] // n


@ti.kernel
def of_a_real_function(x: Array, n: ti.i32):
    x[0] = real_remainder(x[0], n) + x[1] // n


@ti.kernel
def of_floats(x: Floats, n: ti.f32):
    x[0] = x[0] // n + x[0] % n


KERNELS = one, two_lines, augmented, in_a_head, in_a_function, several, of_a_real_function, of_floats

if __name__ == "__main__":
    path = sys.argv[1]
    module = aot.Module() if path.endswith(".tcm") else ti.aot.Module(ti.x64)
    for kernel in KERNELS:
        module.add_kernel(kernel)
    if path.endswith(".tcm"):
        module.archive(path)
    else:
        module.save(path)
