"""A loop that only adds to a small array, with checks of bounds."""

import taichi as ti

ARCHS = ("x64",)
OPTIONS = {"debug": True}

i32_1d = ti.types.ndarray(ti.i32, 1)


@ti.kernel
def count_checked(keys: i32_1d, out: i32_1d):
    for i in keys:
        out[keys[i]] += 1


def build(module, arch):
    module.add_kernel(count_checked)
