"""taichi's parallel sort."""

import taichi as ti

ti.init()

n = 100
keys, values = ti.field(ti.i32, shape=n), ti.field(ti.f32, shape=n)


@ti.kernel
def fill():
    for i in keys:
        keys[i] = (i * 37) % n
        values[i] = i * 0.5


fill()
ti.algorithms.parallel_sort(keys, values)
