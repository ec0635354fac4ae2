"""Kernels instantiated for template arguments: fields and numbers of the module's own."""

import taichi as ti

ARCHS = ("vulkan",)  # taichi's LLVM builders have no kernel templates

first = ti.field(ti.i32, shape=8)
second = ti.field(ti.i32, shape=5)


@ti.kernel
def fill(field: ti.template(), step: ti.template()):
    for i in field:
        field[i] = step * i


@ti.kernel
def get(out: ti.types.ndarray(ti.i32, 1)):
    for i in first:
        out[i] = first[i]
    for i in second:
        out[8 + i] = second[i]


def build(module, arch):
    module.add_field("first", first)
    module.add_field("second", second)
    with module.add_kernel_template(fill) as template:
        template.instantiate(field=first, step=3)
        template.instantiate(field=first, step=-1)
        template.instantiate(field=second, step=7)
    module.add_kernel(get)
