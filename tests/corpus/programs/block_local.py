"""Blocks that are read through a local copy, and loops that know more than taichi sees."""

import taichi as ti

ti.init()

n, block = 64, 8
a, b, c = ti.field(ti.f32), ti.field(ti.f32), ti.field(ti.f32)
for each in (a, b, c):
    ti.root.pointer(ti.ij, n // block).dense(ti.ij, block).place(each)


@ti.kernel
def fill():
    for i, j in ti.ndrange(n, n):
        a[i, j] = ti.sin(i * 0.3) + j * 0.1
        b[i, j] = 0
        c[i, j] = 0


@ti.kernel
def blur():
    ti.loop_config(block_dim=64)
    ti.block_local(a)
    for i, j in b:
        if 0 < i < n - 1 and 0 < j < n - 1:
            b[i, j] = (a[i - 1, j] + a[i + 1, j] + a[i, j - 1] + a[i, j + 1]) * 0.25


@ti.kernel
def scatter():
    ti.block_local(c)
    for i, j in a:
        if 0 < i < n - 1 and 0 < j < n - 1:
            c[i + 1, j] += a[i, j]
            c[i, j - 1] += a[i, j] * 2


@ti.kernel
def copy():
    ti.cache_read_only(a)
    for i, j in a:
        b[i, j] += a[i, j]


fill()
blur()
scatter()
copy()
