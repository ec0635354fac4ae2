"""Graphs of twenty dispatches. One repeats saxpy, to measure replaying. In the other, threads read values that
other threads of the previous dispatch wrote."""

import taichi as ti

ARCHS = ("cuda",)

f32_1d = ti.types.ndarray(ti.f32, 1)


@ti.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i]


@ti.kernel
def turn(x: f32_1d, y: f32_1d):
    for i in y:
        y[i] = 0.5 * x[y.shape[0] - 1 - i] + i


def build(module, arch):
    kind = ti.graph.ArgKind
    a = ti.graph.Arg(kind.SCALAR, "a", ti.f32)
    x = ti.graph.Arg(kind.NDARRAY, "x", ti.f32, ndim=1)
    y = ti.graph.Arg(kind.NDARRAY, "y", ti.f32, ndim=1)
    builder = ti.graph.GraphBuilder()
    for _ in range(20):
        builder.dispatch(saxpy, a, x, y)
    module.add_graph("twenty", builder.compile())
    builder = ti.graph.GraphBuilder()
    for _ in range(10):
        builder.dispatch(turn, x, y)
        builder.dispatch(turn, y, x)
    module.add_graph("turns", builder.compile())
    module.add_kernel(saxpy)
