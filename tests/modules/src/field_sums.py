"""A field that kernels fill and sum, and a kernel that takes and reads nothing."""

import taichi as ti

LENGTH = 12

cells = ti.field(ti.i32, shape=LENGTH)


@ti.kernel
def a_tenth() -> ti.f32:
    return 0.1


@ti.kernel
def fill():
    for i in range(LENGTH):
        cells[i] = i * i


@ti.kernel
def sum_cells() -> ti.f32:
    total = 0.0
    for i in cells:
        total += cells[i]
    return total


def build(module, arch):
    module.add_field("cells", cells)
    for kernel in (a_tenth, fill, sum_cells):
        module.add_kernel(kernel)
