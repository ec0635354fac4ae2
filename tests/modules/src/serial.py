"""Loops that one thread must run in order: each iteration uses what the last one has written."""

import taichi as ti

ARCHS = ("x64",)
COUNT = 50_000

steps = ti.field(ti.i32, shape=COUNT)


@ti.kernel
def count(out: ti.types.ndarray(dtype=ti.i32, ndim=1)):
    ti.loop_config(serialize=True)
    for i in steps:
        steps[i] = steps[ti.max(i - 1, 0)] + 1
    for i in out:
        out[i] = steps[i]


@ti.kernel
def clear():
    for i in steps:
        steps[i] = 0


def build(module, arch):
    module.add_field("steps", steps)
    module.add_kernel(count)
    module.add_kernel(clear)
