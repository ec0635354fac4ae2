"""Without fast math, and with types of 64 bits by default."""

import taichi as ti

ti.init(fast_math=False, default_fp=ti.f64, default_ip=ti.i64)

n = 101
x = ti.field(float, shape=n)
k = ti.field(int, shape=n)


@ti.kernel
def fill(scale: float, shift: int):
    for i in x:
        x[i] = (i - 50) * scale
        k[i] = (i << 35) + shift


@ti.kernel
def mix() -> float:
    total = 0.0
    for i in x:
        x[i] = ti.sqrt(ti.abs(x[i])) / (1 + x[i] * x[i]) + ti.floor(x[i])
        k[i] = k[i] // 7 - k[i] % 13
        total += x[i]
    return total


@ti.kernel
def largest() -> int:
    found = -1
    for i in k:
        ti.atomic_max(found, k[i])
    return found


fill(0.37, -5)
print(mix(), largest())
