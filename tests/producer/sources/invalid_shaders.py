"""Kernels that taichi 1.7.4 compiles to invalid SPIR-V."""

import taichi as ti

from aiotaichi import aot

i32_1d = ti.types.ndarray(ti.i32, 1)


@aot.export
@ti.kernel
def inside(x: i32_1d, y: i32_1d):
    """Operations on the bits of booleans."""
    for i in x:
        y[i] = (x[i] > 2) & (x[i] < 9) | (x[i] == 20)


@ti.func
def nearest(x: ti.template(), p):
    best = 100
    for i in range(ti.max(0, p - 2), ti.min(x.shape[0], p + 3)):
        best = ti.min(best, abs(x[i] - p))
    return best


@aot.export
@ti.kernel
def rounds(x: i32_1d) -> ti.i32:
    """Local variables after other instructions."""
    while x[0] < 5:
        x[0] += 1
        for _ in range(100):
            t = ti.random()
            if nearest(x, x[0]) < 2 and x[1] < 50 and t >= 0:
                x[1] += 1
    return x[0]
