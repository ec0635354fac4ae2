"""Fields in several trees, made at several times."""

import taichi as ti

ti.init()


def make(dtype, shape):
    builder = ti.FieldsBuilder()
    field, second = ti.field(dtype), ti.field(dtype)
    builder.dense(ti.ij, shape).place(field)
    builder.dense(ti.i, shape[0]).place(second)
    builder.finalize()
    return field, second


first = ti.field(ti.f32, shape=(6, 6))


@ti.kernel
def add(x: ti.template(), rows: ti.template(), y: ti.template(), by: ti.f32):
    for i, j in x:
        x[i, j] += y[i % 6, j % 6] + by * i
    for i in rows:
        rows[i] += x[i, 0] * 2


@ti.kernel
def start():
    for i, j in first:
        first[i, j] = i * 6 + j


start()
trees = [make(ti.f32, (6, 8)), make(ti.f64, (7, 6))]
add(*trees[0], first, 0.5)
add(*trees[1], trees[0][0], 0.25)
trees.append(make(ti.f32, (6, 7)))
trees[2][0][1, 1] = 5
add(*trees[2], trees[1][0], 1.0)
add(*trees[0], trees[2][0], 2.0)
