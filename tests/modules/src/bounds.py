"""Loops whose bounds are computed in every way: from arguments alone, and from memory that kernels change."""

import taichi as ti

ARCHS = ("x64", "cuda")  # SPIR-V loops begin at a constant

i32_1d = ti.types.ndarray(ti.i32, 1)

length = ti.field(ti.i32, shape=(1,))


@ti.kernel
def set_length(n: ti.i32):
    for i in length:
        length[i] = n


@ti.kernel
def count_to_field(out: i32_1d):
    for i in range(length[0]):
        out[i] = i + 1


@ti.kernel
def count_to_element(x: i32_1d, out: i32_1d):
    for i in range(x[0]):
        out[i] = i + 1


@ti.kernel
def three_loops(k: ti.i32, x: i32_1d, y: i32_1d):
    for i in x:
        x[i] += k
    for j in range(k, y.shape[0]):
        y[j] -= j
    for i in x:
        x[i] *= 2


@ti.kernel
def lengthen(x: i32_1d, out: i32_1d):
    """The first loop changes the second one's bound."""
    for i in range(x.shape[0]):
        x[i] += 1
    for i in range(x[0]):
        out[i] += 1


@ti.kernel
def scaled_sum(x: i32_1d) -> ti.i32:
    scale = x.shape[0] * 2
    total = 0
    for i in x:
        total += x[i] * scale
    for i in range(scale):
        total += 1
    return total


@ti.kernel
def count_to_sum(x: i32_1d, out: i32_1d):
    total = 0
    for i in x:
        total += x[i]
    for i in range(total):
        out[i] = i + 1
    twice = total * 2 + 1
    for i in range(twice):
        out[i] += 100


@ti.kernel
def take_turns(n: ti.i32, m: ti.i32, out: i32_1d):
    """The first task makes a vector, and the second task takes an element of it."""
    v = ti.Vector([n, m, n + m])
    for i in range(out.shape[0]):
        out[i] = v[i % 3]


@ti.kernel
def divided(n: ti.i32, m: ti.i32, out: i32_1d):
    for i in range(n // m):
        out[i] = i + 1


@ti.func
def clamp(n, low, high):
    return ti.max(low, ti.min(n, high))


@ti.kernel
def clamped(n: ti.i32, out: i32_1d):
    for i in range(clamp(n, 2, out.shape[0]) - 1):
        out[i] = n


def build(module, arch):
    module.add_field("length", length)
    for kernel in (
        set_length,
        count_to_field,
        count_to_element,
        three_loops,
        lengthen,
        scaled_sum,
        count_to_sum,
        take_turns,
        divided,
        clamped,
    ):
        module.add_kernel(kernel)
