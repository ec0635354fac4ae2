"""Loops that all add to one address, and loops that only seem to: gfx only."""

import taichi as ti

ARCHS = ("vulkan",)

f32_1d, i32_1d, u32_1d = (ti.types.ndarray(dtype, 1) for dtype in (ti.f32, ti.i32, ti.u32))
count = ti.field(ti.i32, ())
cells = ti.field(ti.i32, 300)


@ti.kernel
def add_i32(x: i32_1d, out: i32_1d):
    for i in x:
        out[0] += x[i]


@ti.kernel
def reduce_i32(x: i32_1d, out: i32_1d):
    """The last four are the least, the greatest, and the bits that all and some elements have."""
    for i in x:
        ti.atomic_add(out[0], x[i])
        ti.atomic_min(out[1], x[i])
        ti.atomic_max(out[2], x[i])
        ti.atomic_and(out[3], x[i])
        ti.atomic_or(out[4], x[i])
        ti.atomic_xor(out[5], x[i])


@ti.kernel
def reduce_u32(x: u32_1d, out: u32_1d):
    for i in x:
        ti.atomic_add(out[0], x[i])
        ti.atomic_min(out[1], x[i])
        ti.atomic_max(out[2], x[i])


@ti.kernel
def reduce_f32(x: f32_1d, out: f32_1d):
    for i in x:
        ti.atomic_add(out[0], x[i])
        ti.atomic_min(out[1], x[i])
        ti.atomic_max(out[2], x[i])


@ti.kernel
def add_some(place: ti.i32, x: i32_1d, out: i32_1d):
    """The address is in the arguments. If no element is above 50, it may lie outside of the array."""
    for i in x:
        if x[i] > 50:
            for _ in range(x[i] - 50):
                out[place] += 2


@ti.kernel
def two_locals(x: f32_1d, out: f32_1d):
    total, squares = 0.0, 0.0
    for i in x:
        total += x[i]
        squares += x[i] * x[i]
    out[0], out[1] = total, squares


@ti.kernel
def add_to_field(x: i32_1d):
    for i in x:
        count[None] += x[i]


@ti.kernel
def read_field() -> ti.i32:
    return count[None]


@ti.kernel
def sum_cells(x: i32_1d) -> ti.i32:
    """A field is read before another field of the same buffer is added to."""
    for i in x:
        cells[i] = x[i]
    for i in cells:
        count[None] += cells[i]
    return count[None]


@ti.kernel
def add_then_read(x: i32_1d, out: i32_1d, seen: i32_1d):
    """``seen`` may be ``out``. So the addition stays before the read."""
    for i in x:
        out[0] += x[i]
        seen[1 + i] = seen[0]


@ti.kernel
def use_old(x: i32_1d, out: i32_1d, places: i32_1d):
    for i in x:
        places[i] = ti.atomic_add(out[0], 1)


@ti.kernel
def add_each(x: i32_1d, out: i32_1d):
    for i in x:
        out[i % 3] += x[i]


@ti.kernel
def add_where_read(x: i32_1d, where: i32_1d, out: i32_1d):
    """The address is read from memory."""
    for i in x:
        out[where[0]] += x[i]


def build(module, arch):
    module.add_field("count", count)
    module.add_field("cells", cells)
    for kernel in (add_i32, reduce_i32, reduce_u32, reduce_f32, add_some, two_locals, add_to_field, read_field):
        module.add_kernel(kernel)
    for kernel in (sum_cells, add_then_read, use_old, add_each, add_where_read):
        module.add_kernel(kernel)
