"""A kernel that says that it has begun, and ends when another queue says so, and not before."""

import taichi as ti

ARCHS = ("x64",)


@ti.kernel
def wait_until_set(flag: ti.types.ndarray(ti.i32, 1), begun: ti.types.ndarray(ti.i32, 1)):
    begun[0] = 1
    while ti.atomic_max(flag[0], 0) == 0:  # atomic: a plain load would be moved out of the loop
        pass


def build(module, arch):
    module.add_kernel(wait_until_set)
