"""A kernel that reports its start, and never ends.

Setting the flag does not end it. In a kernel without a parallel loop, taichi replaces an atomic operation by a load
and a store: the kernel's own store overwrites the flag at once. Only the end of the process ends the kernel.
"""

import taichi as ti

ARCHS = ("x64",)


@ti.kernel
def wait_until_set(flag: ti.types.ndarray(ti.i32, 1), begun: ti.types.ndarray(ti.i32, 1)):
    begun[0] = 1
    while ti.atomic_max(flag[0], 0) == 0:  # a plain load would be moved out of the loop
        pass


def build(module, arch):
    module.add_kernel(wait_until_set)
