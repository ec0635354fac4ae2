"""Kernels that do nothing, take what they do not use, or have very many loops."""

import taichi as ti

ti.init()

x = ti.field(ti.i32, shape=16)


@ti.kernel
def nothing():
    pass


@ti.kernel
def unused(a: ti.f32, y: ti.types.ndarray(ti.f32, 1), k: ti.i32):
    for i in x:
        x[i] += k


@ti.kernel
def only_reads(y: ti.types.ndarray(ti.f32, 1)):
    for i in y:
        _ = y[i] * 2


@ti.kernel
def many_loops():
    for k in ti.static(range(40)):
        for i in x:
            x[i] = x[i] * 3 % 1009 + k


@ti.kernel
def single(y: ti.types.ndarray(ti.f32, 0)):
    y[None] += 2.5


@ti.kernel
def many_values() -> ti.i32:
    a = ti.Vector([x[i] for i in range(16)])
    for i in ti.static(range(16)):
        for j in ti.static(range(i)):
            a[i] += a[j] % 7
    return a.sum()


nothing()
y = ti.ndarray(ti.f32, 5)
unused(1.5, y, 3)
only_reads(y)
many_loops()
z = ti.ndarray(ti.f32, ())
single(z)
single(z)
print(many_values())
