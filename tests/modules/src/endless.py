"""A kernel that reports its start, and runs until another queue ends it."""

import taichi as ti

ARCHS = ("x64",)


@ti.kernel
def wait_until_set(flag: ti.types.ndarray(ti.i32, 1), begun: ti.types.ndarray(ti.i32, 1)):
    begun[0] = 1
    while ti.atomic_max(flag[0], 0) == 0:  # atomic: a plain load would be moved out of the loop
        pass


def build(module, arch):
    module.add_kernel(wait_until_set)
