"""Kernels that take as long as they are told to, without memory traffic."""

import taichi as ti

i32_1d = ti.types.ndarray(ti.i32, 1)


@ti.func
def spin(seed: ti.i32, steps: ti.i32) -> ti.i32:
    # Each step needs the one before: neither vectorised nor folded.
    value = seed
    for _ in range(steps):
        value = value * 1664525 + 1013904223
        value ^= value >> 7
    return value


@ti.kernel
def spin_serial(thousands: ti.i32, out: i32_1d):
    value = 1
    ti.loop_config(serialize=True)
    for i in range(thousands):
        value += spin(value + i, 1000)
    out[0] = value


@ti.kernel
def spin_parallel(thousands: ti.i32, out: i32_1d):
    for i in out:
        value = i
        for _ in range(thousands):
            value += spin(value, 1000)
        out[i] = value


def build(module, arch):
    module.add_kernel(spin_serial)
    module.add_kernel(spin_parallel)
