"""Sparse fields, each in a tree of its own: pointer, dynamic and bitmasked."""

import taichi as ti

ARCHS = ("x64", "cuda")

i32_1d = ti.types.ndarray(ti.i32, 1)

pointed = ti.field(ti.i32)
pointers = ti.root.pointer(ti.i, 16)
pointers.dense(ti.i, 4).place(pointed)
listed = ti.field(ti.i32)
lists = ti.root.dense(ti.i, 4)
lists.dynamic(ti.j, 64, chunk_size=8).place(listed)
masked = ti.field(ti.f32)
masks = ti.root.bitmasked(ti.i, 32)
masks.place(masked)


@ti.kernel
def set_pointed(begin: ti.i32, end: ti.i32, value: ti.i32):
    for i in range(begin, end):
        pointed[i] = value + i


@ti.kernel
def sum_pointed() -> ti.i32:
    total = 0
    for i in pointed:
        total += pointed[i]
    return total


@ti.kernel
def count_pointed() -> ti.i32:
    total = 0
    for i in pointed:
        total += 1
    return total


@ti.kernel
def drop_pointed(i: ti.i32):
    ti.deactivate(pointers, [i])


@ti.kernel
def append(row: ti.i32, count: ti.i32):
    for i in range(count):
        listed[row].append(i)


@ti.kernel
def lengths(out: i32_1d):
    for i in range(4):
        out[i] = listed[i].length()


@ti.kernel
def sum_listed() -> ti.i32:
    total = 0
    for i, j in listed:
        total += listed[i, j]
    return total


@ti.kernel
def clear_row(row: ti.i32):
    listed[row].deactivate()


@ti.kernel
def set_masked(step: ti.i32):
    for i in range(32):
        if i % step == 0:
            masked[i] = 1.0


@ti.kernel
def count_masked() -> ti.i32:
    total = 0
    for i in masked:
        total += 1
    return total


@ti.kernel
def drop_masked(i: ti.i32):
    ti.deactivate(masks, [i])


def build(module, arch):
    module.add_field("pointed", pointed)
    for kernel in (
        set_pointed,
        sum_pointed,
        count_pointed,
        drop_pointed,
        append,
        lengths,
        sum_listed,
        clear_row,
        set_masked,
        count_masked,
        drop_masked,
    ):
        module.add_kernel(kernel)
