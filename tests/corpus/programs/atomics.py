"""Atomic operations on fields, arrays and local variables."""

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


bits = ti.field(ti.i32, shape=3)
slots = ti.field(ti.i32, shape=n)


@ti.kernel
def set_bits():
    bits[1] = -1
    for i in range(n):
        ti.atomic_or(bits[0], 1 << (i % 13))
        ti.atomic_and(bits[1], ~(1 << (i % 9)))
    for i in range(n + 1):
        ti.atomic_xor(bits[2], i)


@ti.kernel
def take() -> ti.i32:
    taken = 0
    ti.loop_config(serialize=True)
    for i in range(n):
        if i % 3 == 0:
            slots[ti.atomic_add(taken, 1)] = i
    return taken


for dtype in (ti.i32, ti.i64, ti.f32):
    print(make(dtype)(ti.ndarray(dtype, n)))
set_bits()
print(take())
