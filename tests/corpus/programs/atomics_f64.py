"""Atomic operations on numbers of 64 bits that are no integers."""

import taichi as ti

ti.init()

n = 1000


def make(dtype):
    found = ti.field(dtype, shape=4)

    @ti.kernel
    def reduce(x: ti.types.ndarray(dtype, 1)) -> dtype:
        total = ti.cast(0, dtype)
        for i in x:
            x[i] = ti.cast((i * 37) % 101, dtype)
        for i in x:
            total += x[i]
            ti.atomic_add(found[0], x[i])
            ti.atomic_max(found[1], x[i])
            ti.atomic_min(found[2], -x[i])
            ti.atomic_sub(found[3], x[i])
        return total

    return reduce


print(make(ti.f64)(ti.ndarray(ti.f64, n)))
