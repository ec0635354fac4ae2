"""A graph of a hundred dispatches, to measure the replay of a recording."""

import taichi as ti

ARCHS = ("vulkan",)


@ti.kernel
def add(n: ti.i32, x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        x[i] += n


def build(module, arch):
    kind = ti.graph.ArgKind
    n = ti.graph.Arg(kind.SCALAR, "n", ti.i32)
    x = ti.graph.Arg(kind.NDARRAY, "x", ti.i32, ndim=1)
    builder = ti.graph.GraphBuilder()
    for _ in range(100):
        builder.dispatch(add, n, x)
    module.add_graph("hundred", builder.compile())
