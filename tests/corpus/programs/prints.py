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


@ti.kernel
def say_all(big: ti.i64, real: ti.f64):
    print(big, real, ti.cast(-3, ti.i8), ti.cast(200, ti.u8), ti.cast(2.5, ti.f16), ti.cast(7, ti.u64) << 40)
    print("100%", "%d", "äöü", x[1] > 1, True)
    print(ti.Matrix([[1, 2], [3, 4]]), ti.Vector([0.1, 1e10, -1e-10]), sep="; ")
    print(1 / (x[2] - x[3]), -1 / (x[2] - x[3]))
    for i in range(20):
        print("line", i)


@ti.kernel
def say_formatted(k: ti.i32):
    print(f"{k} {k:04d} {k * 0.1:.2e} {ti.Vector([k, 2]):3d}|")


say(3)
say_all(-(2**40), 1e-300)
say_formatted(6)
say(-1)
