"""Compute graphs of arrays, numbers and matrices."""

import taichi as ti

ti.init()

vec2 = ti.types.vector(2, ti.f32)


@ti.kernel
def scale(x: ti.types.ndarray(ti.f32, 2), a: ti.f32):
    for i, j in x:
        x[i, j] = x[i, j] * a + i - j


@ti.kernel
def move(p: ti.types.ndarray(vec2, 1), x: ti.types.ndarray(ti.f32, 2), k: ti.i32):
    for i in p:
        p[i] += ti.Vector([x[i, k], x[k, i]])


@ti.kernel
def turn(p: ti.types.ndarray(vec2, 1), m: ti.types.matrix(2, 2, ti.f32)):
    for i in p:
        p[i] = m @ p[i]


kind = ti.graph.ArgKind
x = ti.graph.Arg(kind.NDARRAY, "x", ti.f32, ndim=2)
p = ti.graph.Arg(kind.NDARRAY, "p", vec2, ndim=1)
a, k = ti.graph.Arg(kind.SCALAR, "a", ti.f32), ti.graph.Arg(kind.SCALAR, "k", ti.i32)
m = ti.graph.Arg(kind.MATRIX, "m", ti.types.matrix(2, 2, ti.f32))
builder = ti.graph.GraphBuilder()
builder.dispatch(scale, x, a)
again = builder.create_sequential()
again.dispatch(move, p, x, k)
again.dispatch(turn, p, m)
for _ in range(3):
    builder.append(again)
graph = builder.compile()
grid, points = ti.ndarray(ti.f32, (6, 6)), ti.Vector.ndarray(2, ti.f32, 6)
grid.fill(1)
for step in range(3):
    matrix = ti.Matrix([[0.8, -0.6], [0.6, 0.8]])
    graph.run({"x": grid, "p": points, "a": 0.5 + step, "k": step, "m": matrix})
