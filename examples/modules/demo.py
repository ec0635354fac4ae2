"""The kernels of the examples. Build ``demo.tcm`` with taichi 1.7.4: ``python examples/modules/demo.py``."""

from pathlib import Path

import taichi as ti

ti.init(arch=ti.x64, offline_cache=False)

f32_1d = ti.types.ndarray(ti.f32, 1)


@ti.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i]


@ti.kernel
def spin(thousands: ti.i32, out: ti.types.ndarray(ti.i32, 1)):
    """One task that keeps one core busy."""
    value = 1
    ti.loop_config(serialize=True)
    for i in range(thousands):
        for _ in range(1000):
            value = (value ^ (value >> 7)) * 1664525 + i
    out[0] = value


@ti.kernel
def check(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        assert x[i] >= 0, f"element {i} is {x[i]}"


def main():
    module = ti.aot.Module(ti.x64)
    for kernel in (saxpy, spin, check):
        module.add_kernel(kernel)
    module.archive(str(Path(__file__).with_name("demo.tcm")))


main()
