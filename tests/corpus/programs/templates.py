"""One kernel for several fields, numbers and functions."""

import taichi as ti

ti.init()

a, b = ti.field(ti.f32, shape=20), ti.field(ti.i32, shape=(4, 5))
v = ti.Vector.field(2, ti.f32, shape=20)


@ti.func
def double(x):
    return x * 2


@ti.func
def square(x):
    return x * x


@ti.kernel
def fill(field: ti.template(), start: ti.template()):
    for cell in ti.grouped(field):
        field[cell] = start + cell.sum()


@ti.kernel
def apply(field: ti.template(), function: ti.template(), times: ti.template()):
    for cell in ti.grouped(field):
        for _ in ti.static(range(times)):
            field[cell] = function(field[cell])


@ti.kernel
def copy(to: ti.template(), source: ti.template(), array: ti.types.ndarray()):
    for i in range(20):
        if ti.static(to.dtype == ti.f32):
            to[i // 5, i % 5] = source[i] + array[i]
        else:
            to[i // 5, i % 5] = int(source[i]) - int(array[i])


fill(a, 3)
fill(b, 7)
fill(v, 1)
apply(a, double, 2)
apply(b, square, 1)
apply(v, square, 2)
for dtype in (ti.f32, ti.i32, ti.f64):
    array = ti.ndarray(dtype, 20)
    array.fill(4)
    copy(b, a, array)
