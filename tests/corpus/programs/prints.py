"""Kernels that print numbers, vectors, text and formats."""

import taichi as ti

ti.init()

x = ti.field(ti.f32, shape=4)


@ti.kernel
def say(k: ti.i32):
    x[0] = k * 0.5
    print("k =", k, "x =", x[0])
    print(ti.Vector([k, k + 1, k + 2]))
    print(f"formatted {x[0]:.3f} and {k:d}", end="")
    print()


say(3)
say(-1)
