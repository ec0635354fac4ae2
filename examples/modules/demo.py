"""The kernels of the examples: ``demo.tcm`` has them, for x64 and for Vulkan."""

import taichi as ti

from aiotaichi import aot

f32_1d = ti.types.ndarray(ti.f32, 1)


@aot.export
@ti.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i]


@aot.export
@ti.kernel
def spin(thousands: ti.i32, out: ti.types.ndarray(ti.i32, 1)):
    """One task that keeps one core busy."""
    value = 1
    ti.loop_config(serialize=True)
    for i in range(thousands):
        for _ in range(1000):
            value = (value ^ (value >> 7)) * 1664525 + i
    out[0] = value


@aot.export
@ti.kernel
def check(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        assert x[i] >= 0, f"element {i} is {x[i]}"
