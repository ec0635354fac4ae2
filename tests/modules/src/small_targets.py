"""Loops that only add to small arrays, and loops that use them in another way, too."""

import taichi as ti

ARCHS = ("x64", "cuda")

i32_1d, u64_1d = (ti.types.ndarray(dtype, 1) for dtype in (ti.i32, ti.u64))
f32_1d, f64_1d = (ti.types.ndarray(dtype, 1) for dtype in (ti.f32, ti.f64))
i32_2d = ti.types.ndarray(ti.i32, 2)
pairs = ti.types.ndarray(ti.types.vector(2, ti.i32), 1)
counts = ti.field(ti.i32, 97)
others = ti.field(ti.i32, 5)


def integers(kind, name):
    """Return a kernel with every operation on integers, each to an array of its own."""

    def every(
        keys: i32_1d, x: kind, add: kind, sub: kind, least: kind, most: kind, all_of: kind, any_of: kind, odd: kind
    ):
        for i in keys:
            key = keys[i]
            ti.atomic_add(add[key], x[i])
            ti.atomic_sub(sub[key], x[i])
            ti.atomic_min(least[key], x[i])
            ti.atomic_max(most[key], x[i])
            ti.atomic_and(all_of[key], x[i])
            ti.atomic_or(any_of[key], x[i])
            ti.atomic_xor(odd[key], x[i])

    every.__name__ = name
    return ti.kernel(every)


def floats(kind, name):
    """Return a kernel with every operation on floats, each to an array of its own."""

    def every(keys: i32_1d, x: kind, add: kind, sub: kind, least: kind, most: kind):
        for i in keys:
            key = keys[i]
            ti.atomic_add(add[key], x[i])
            ti.atomic_sub(sub[key], x[i])
            ti.atomic_min(least[key], x[i])
            ti.atomic_max(most[key], x[i])

    every.__name__ = name
    return ti.kernel(every)


@ti.kernel
def count(keys: i32_1d, out: i32_1d):
    for i in keys:
        out[keys[i]] += 1


@ti.kernel
def add_f32(keys: i32_1d, x: f32_1d, out: f32_1d):
    for i in keys:
        out[keys[i]] += x[i]


@ti.kernel
def add_doubled(keys: i32_1d, x: f32_1d, out: f32_1d):
    """Arithmetic on f32: its flags show that the module has ``fast_math``."""
    for i in keys:
        out[keys[i]] += x[i] * 2.0 + 1.0


@ti.kernel
def count_2d(keys: i32_2d, out: i32_2d):
    for i, j in keys:
        out[keys[i, j], j % 3] += 1


@ti.kernel
def count_pairs(keys: i32_1d, out: pairs):
    for i in keys:
        out[keys[i]] += ti.Vector([1, i])


@ti.kernel
def count_inside(keys: i32_1d, times: ti.i32, out: i32_1d):
    """A loop in the loop, and operations on some ways only."""
    for i in keys:
        for k in range(times):
            if (keys[i] + k) % 3 == 0:
                out[(keys[i] + k) % 7] += k
            else:
                out[7] -= 1


@ti.kernel
def two_types(keys: i32_1d, x: f32_1d, number: i32_1d, total: f32_1d):
    for i in keys:
        number[keys[i]] += 1
        total[keys[i]] += x[i]


@ti.kernel
def add_to_both(keys: i32_1d, a: i32_1d, b: i32_1d):
    for i in keys:
        a[keys[i]] += 1
        b[keys[i]] += 10


@ti.kernel
def add_and_most(keys: i32_1d, a: i32_1d, b: i32_1d):
    """``b`` may be ``a``: the addition comes first."""
    for i in keys:
        a[keys[i]] += 1
        ti.atomic_max(b[keys[i]], 5)


@ti.kernel
def add_then_read(keys: i32_1d, out: i32_1d, other: i32_1d, seen: i32_1d):
    """``other`` may be ``out``: the addition comes first."""
    for i in keys:
        out[keys[i]] += 1
        seen[i] = other[keys[i]]


@ti.kernel
def add_then_write(keys: i32_1d, out: i32_1d, other: i32_1d):
    """``other`` may be ``out``: the addition comes first."""
    for i in keys:
        out[keys[i]] += 1
        other[keys[i]] = 7


@ti.kernel
def read_itself(keys: i32_1d, out: i32_1d, seen: i32_1d):
    for i in keys:
        out[keys[i]] += 1
        seen[i] = out[keys[i]]


@ti.kernel
def use_old(keys: i32_1d, out: i32_1d, places: i32_1d):
    for i in keys:
        places[i] = ti.atomic_add(out[keys[i]], 1)


@ti.kernel
def count_quotients(keys: i32_1d, divisors: i32_1d, out: i32_1d):
    for i in keys:
        out[keys[i] // divisors[i]] += 1


@ti.kernel
def count_natural(keys: i32_1d, out: i32_1d):
    for i in keys:
        assert keys[i] >= 0
        out[keys[i]] += 1


@ti.kernel
def add_in_order(keys: i32_1d, x: f32_1d, out: f32_1d):
    ti.loop_config(serialize=True)
    for i in range(keys.shape[0]):
        out[keys[i]] += x[i]


@ti.kernel
def add_range(begin: ti.i32, end: ti.i32, out: i32_1d):
    for i in range(begin, end):
        out[i % 5] += i


@ti.kernel
def throw(number: ti.i32, out: i32_1d):
    for _ in range(number):
        out[ti.cast(ti.random() * 6, ti.i32)] += 1


@ti.kernel
def count_in_field(keys: i32_1d):
    for i in keys:
        counts[keys[i]] += 1


@ti.kernel
def count_in_fields(keys: i32_1d):
    """Two fields of one tree, one of which is read."""
    for i in keys:
        counts[keys[i]] += others[keys[i] % 5]


@ti.kernel
def set_others(x: i32_1d):
    for i in others:
        others[i] = x[i]


@ti.kernel
def take_counts(out: i32_1d):
    for i in counts:
        out[i] = counts[i]
        counts[i] = 0


def build(module, arch):
    module.add_field("counts", counts)
    module.add_field("others", others)
    for name, kind in {"i32": i32_1d, "u64": u64_1d}.items():
        module.add_kernel(integers(kind, f"every_{name}"))
    for name, kind in {"f32": f32_1d, "f64": f64_1d}.items():
        module.add_kernel(floats(kind, f"every_{name}"))
    for kernel in (count, add_f32, count_2d, count_pairs, count_inside, two_types, add_to_both, add_and_most):
        module.add_kernel(kernel)
    for kernel in (add_then_read, add_then_write, read_itself, use_old, count_quotients, count_natural):
        module.add_kernel(kernel)
    for kernel in (add_in_order, add_range, throw, count_in_field, count_in_fields, set_others, take_counts):
        module.add_kernel(kernel)
    module.add_kernel(add_doubled)
