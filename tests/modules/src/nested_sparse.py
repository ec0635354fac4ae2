"""Sparse fields below others: bits under pointers, lists under rows, and three levels of pointers in two axes."""

import taichi as ti

ARCHS = ("x64", "cuda")

i32_1d = ti.types.ndarray(ti.i32, 1)
i32_2d = ti.types.ndarray(ti.i32, 2)
f32_1d = ti.types.ndarray(ti.f32, 1)

marked = ti.field(ti.f32)
bits = ti.root.pointer(ti.i, 3).bitmasked(ti.i, 4)
bits.place(marked)
listed = ti.field(ti.i32)
ti.root.dense(ti.i, 4).dynamic(ti.j, 6).place(listed)
SIZE = 64
drawn = ti.field(ti.i32)
coarse = ti.root.pointer(ti.ij, 4)
middle = coarse.pointer(ti.ij, 2)
fine = middle.pointer(ti.ij, 2)
fine.dense(ti.ij, 4).place(drawn)


@ti.kernel
def mark(i: ti.i32, value: ti.f32):
    marked[i] = value


@ti.kernel
def carry_over(i: ti.i32):
    """Write one cell from the next, then the next from the one, and drop both neighbours: no loop, so in order."""
    marked[i] = marked[i + 1] + 0.5
    marked[i + 1] = marked[i] * marked[i]
    ti.deactivate(bits, i + 2)
    ti.deactivate(bits, i - 1)


@ti.kernel
def get_marks(is_marked: i32_1d, values: f32_1d):
    """A read activates nothing."""
    for i in values:
        values[i] = marked[i]
        is_marked[i] = ti.is_active(bits, i)


@ti.kernel
def push(row: ti.i32, value: ti.i32):
    ti.append(listed.parent(), row, value)


@ti.kernel
def add_at(row: ti.i32, j: ti.i32, value: ti.i32):
    """Past the end of its row, this makes the row longer."""
    listed[row, j] += value


@ti.kernel
def drop_row(row: ti.i32):
    ti.deactivate(listed.parent(), row)


@ti.kernel
def get_rows(lengths: i32_1d, values: i32_2d):
    for row in lengths:
        lengths[row] = ti.length(listed.parent(), row)
    for row, j in values:
        values[row, j] = listed[row, j]


@ti.kernel
def draw_disc(x: ti.i32, y: ti.i32, radius: ti.i32):
    for i, j in ti.ndrange(SIZE, SIZE):
        if (i - x) * (i - x) + (j - y) * (j - y) <= radius * radius:
            drawn[i, j] = 1


@ti.kernel
def get_levels(out: i32_2d):
    """The cell's value in the lowest bit, and above it whether the cell's block of each level is active."""
    for i, j in ti.ndrange(SIZE, SIZE):
        cell = [i, j]
        out[i, j] = drawn[i, j]
        out[i, j] += 2 * ti.is_active(fine, ti.rescale_index(drawn, fine, cell))
        out[i, j] += 4 * ti.is_active(middle, ti.rescale_index(drawn, middle, cell))
        out[i, j] += 8 * ti.is_active(coarse, ti.rescale_index(drawn, coarse, cell))


@ti.kernel
def clear_drawn():
    """Deactivate the blocks that each loop visits, from the smallest to the largest."""
    for block in ti.grouped(fine):
        ti.deactivate(fine, block)
    for block in ti.grouped(middle):
        ti.deactivate(middle, block)
    for block in ti.grouped(coarse):
        ti.deactivate(coarse, block)


@ti.kernel
def count_drawn() -> ti.i32:
    total = 0
    for i, j in drawn:
        total += 1
    return total


def build(module, arch):
    module.add_field("marked", marked)
    for kernel in (mark, carry_over, get_marks, push, add_at, drop_row, get_rows):
        module.add_kernel(kernel)
    for kernel in (draw_disc, get_levels, clear_drawn, count_drawn):
        module.add_kernel(kernel)
