"""Two field trees. taichi's gfx modules record the size of the first only: kernels cannot use the other."""

import taichi as ti

first = ti.field(ti.i32)
tree = ti.FieldsBuilder()
tree.dense(ti.i, 8).place(first)
tree.finalize()
second = ti.field(ti.f32)
other = ti.FieldsBuilder()
other.dense(ti.i, 4).place(second)
other.finalize()


@ti.kernel
def add_first(n: ti.i32):
    for i in first:
        first[i] += n + i


@ti.kernel
def add_second(a: ti.f32):
    for i in second:
        second[i] += a * i


@ti.kernel
def get_both(out: ti.types.ndarray(ti.f32, 1)):
    for i in first:
        out[i] = ti.cast(first[i], ti.f32)
    for i in second:
        out[8 + i] = second[i]


def build(module, arch):
    module.add_field("first", first)
    if arch != "vulkan":  # there, add_field takes fields of the first tree only
        module.add_field("second", second)
    for kernel in (add_first, add_second, get_both):
        module.add_kernel(kernel)
