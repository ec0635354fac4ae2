"""Loops that only add to small arrays, and loops that use them in another way, too: gfx only."""

import taichi as ti

ARCHS = ("vulkan",)

i32_1d, u32_1d = (ti.types.ndarray(dtype, 1) for dtype in (ti.i32, ti.u32))
i32_2d = ti.types.ndarray(ti.i32, 2)
counts = ti.field(ti.i32, 97)


@ti.kernel
def count(keys: i32_1d, out: i32_1d):
    for i in keys:
        out[keys[i]] += 1


@ti.kernel
def every_i32(keys: i32_1d, x: i32_1d, add: i32_1d, least: i32_1d, most: i32_1d):
    for i in keys:
        key, value = keys[i], x[i]
        ti.atomic_add(add[key], value)
        ti.atomic_min(least[key], value)
        ti.atomic_max(most[key], value)


@ti.kernel
def bits_i32(keys: i32_1d, x: i32_1d, all_of: i32_1d, any_of: i32_1d, odd: i32_1d):
    for i in keys:
        key, value = keys[i], x[i]
        ti.atomic_and(all_of[key], value)
        ti.atomic_or(any_of[key], value)
        ti.atomic_xor(odd[key], value)


@ti.kernel
def every_u32(keys: i32_1d, x: u32_1d, add: u32_1d, least: u32_1d, most: u32_1d):
    for i in keys:
        key, value = keys[i], x[i]
        ti.atomic_add(add[key], value)
        ti.atomic_min(least[key], value)
        ti.atomic_max(most[key], value)


@ti.kernel
def count_2d(keys: i32_2d, out: i32_2d):
    for i, j in keys:
        out[keys[i, j], j % 3] += 1


@ti.kernel
def count_inside(keys: i32_1d, times: ti.i32, out: i32_1d):
    """A loop in the loop, and operations on some ways only."""
    for i in keys:
        key = keys[i]
        for k in range(times):
            if (key + k) % 3 == 0:
                out[(key + k) % 7] += k
            else:
                out[7] += 1


@ti.kernel
def add_to_both(keys: i32_1d, a: i32_1d, b: i32_1d):
    for i in keys:
        key = keys[i]
        a[key] += 1
        b[key] += 10


@ti.kernel
def count_in_field(keys: i32_1d):
    for i in keys:
        counts[keys[i]] += 1


@ti.kernel
def take_counts(out: i32_1d):
    for i in counts:
        out[i] = counts[i]
        counts[i] = 0


@ti.kernel
def read_itself(keys: i32_1d, out: i32_1d, seen: i32_1d):
    for i in keys:
        out[keys[i]] += 1
        seen[i] = out[keys[i]]


@ti.kernel
def read_before(keys: i32_1d, out: i32_1d):
    for i in keys:
        if out[keys[i]] < 5:
            out[keys[i]] += 1


@ti.kernel
def add_then_read(keys: i32_1d, out: i32_1d, other: i32_1d, seen: i32_1d):
    """``other`` may be ``out``: the addition comes first."""
    for i in keys:
        out[keys[i]] += 1
        seen[i] = other[keys[i]]


@ti.kernel
def use_old(keys: i32_1d, out: i32_1d, places: i32_1d):
    for i in keys:
        places[i] = ti.atomic_add(out[keys[i]], 1)


@ti.kernel
def add_and_most(keys: i32_1d, out: i32_1d):
    for i in keys:
        key = keys[i]
        out[key] += 1
        ti.atomic_max(out[key], 5)


@ti.kernel
def add_and_most_inside(keys: i32_1d, times: ti.i32, a: i32_1d, b: i32_1d):
    for i in keys:
        key = keys[i]
        for k in range(times):
            a[key] += 5
            ti.atomic_max(b[key], 10)


@ti.kernel
def add_around_most(keys: i32_1d, a: i32_1d, b: i32_1d):
    for i in keys:
        key = keys[i]
        a[key] += 5
        ti.atomic_max(b[key], 10)
        a[key] += 5


@ti.kernel
def join_around_most(keys: i32_1d, a: i32_1d, b: i32_1d):
    """The same with one address: the values of all iterations are joined."""
    for i in keys:
        a[0] += 5 + keys[i]
        ti.atomic_max(b[0], 10)
        a[0] += 5 + keys[i]


def build(module, arch):
    module.add_field("counts", counts)
    for kernel in (count, every_i32, bits_i32, every_u32, count_2d, count_inside, add_to_both):
        module.add_kernel(kernel)
    for kernel in (count_in_field, take_counts, read_itself, read_before, add_then_read, use_old, add_and_most):
        module.add_kernel(kernel)
    for kernel in (add_and_most_inside, add_around_most, join_around_most):
        module.add_kernel(kernel)
