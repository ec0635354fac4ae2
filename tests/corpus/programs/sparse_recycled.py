"""Cells that are activated and dropped again and again: taichi recycles their memory."""

import taichi as ti

ti.init()

x = ti.field(ti.f32)
blocks = ti.root.pointer(ti.ij, (16, 16))
inner = blocks.pointer(ti.ij, (2, 2))
inner.dense(ti.ij, (2, 2)).place(x)
items = ti.field(ti.i32)
lists = ti.root.pointer(ti.i, 8)
listed = lists.dynamic(ti.j, 256, chunk_size=16)
listed.place(items)


@ti.kernel
def activate(step: ti.i32):
    for i in range(64):
        j = (i * (step + 3)) % 64
        x[i, j] += step + i


@ti.kernel
def drop(step: ti.i32):
    for i, j in blocks:
        if (i + j + step) % 2 == 0:
            ti.deactivate(blocks, [i, j])
    for i, j in inner:
        if (i * 3 + j + step) % 5 == 0:
            ti.deactivate(inner, [i, j])


@ti.kernel
def fill_lists(step: ti.i32):
    for i in range(8):
        if (i + step) % 3 == 0:
            ti.deactivate(lists, i)
        else:
            for k in range(step * 9):
                ti.append(listed, i, k + step)


@ti.kernel
def total() -> ti.f32:
    found = 0.0
    for i, j in x:
        found += x[i, j]
    for i, j in items:
        found += items[i, j]
    return found


for step in range(8):
    activate(step)
    drop(step)
    fill_lists(step)
    print(total())
