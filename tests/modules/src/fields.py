"""Dense fields: one alone, and two in a nested block."""

import taichi as ti

f32_1d = ti.types.ndarray(ti.f32, 1)

alone = ti.field(ti.f32, shape=(8,))
vectors = ti.Vector.field(3, ti.f32)
numbers = ti.field(ti.i32)
block = ti.root.dense(ti.i, 4)
block.place(vectors)
block.dense(ti.j, 2).place(numbers)


@ti.kernel
def add(a: ti.f32):
    for i in alone:
        alone[i] += a


@ti.kernel
def get(out: f32_1d):
    for i in alone:
        out[i] = alone[i]


@ti.kernel
def set_nested(a: ti.f32):
    for i in vectors:
        vectors[i] = ti.Vector([a, 2 * a, i])
    for i, j in numbers:
        numbers[i, j] = 10 * i + j


@ti.kernel
def get_nested(out: f32_1d):
    for i in vectors:
        out[i] = vectors[i][0] + vectors[i][1] + vectors[i][2]
    for i, j in numbers:
        out[4 + 2 * i + j] = ti.cast(numbers[i, j], ti.f32)


def build(module, arch):
    module.add_field("alone", alone)
    if arch != "vulkan":  # there, add_field takes fields in dense blocks of the root only
        module.add_field("numbers", numbers)
    for kernel in (add, get, set_nested, get_nested):
        module.add_kernel(kernel)
