"""A graph of twenty dispatches of saxpy: what replaying is measured by."""

import taichi as ti

ARCHS = ("cuda",)

f32_1d = ti.types.ndarray(ti.f32, 1)


@ti.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i]


def build(module, arch):
    kind = ti.graph.ArgKind
    a = ti.graph.Arg(kind.SCALAR, "a", ti.f32)
    x = ti.graph.Arg(kind.NDARRAY, "x", ti.f32, ndim=1)
    y = ti.graph.Arg(kind.NDARRAY, "y", ti.f32, ndim=1)
    builder = ti.graph.GraphBuilder()
    for _ in range(20):
        builder.dispatch(saxpy, a, x, y)
    module.add_graph("twenty", builder.compile())
    module.add_kernel(saxpy)
