"""Compute graphs with every kind of argument that LLVM and gfx share."""

import taichi as ti

f32_1d = ti.types.ndarray(ti.f32, 1)
mat2 = ti.types.matrix(2, 2, ti.f32)


@ti.kernel
def scale(a: ti.f32, x: f32_1d):
    for i in x:
        x[i] *= a


@ti.kernel
def shift(n: ti.i32, x: f32_1d):
    for i in x:
        x[i] += n


@ti.kernel
def add(x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += x[i]


@ti.kernel
def add_trace(m: mat2, x: f32_1d):
    for i in x:
        x[i] += m[0, 0] + m[1, 1]


def build(module, arch):
    kind = ti.graph.ArgKind
    a = ti.graph.Arg(kind.SCALAR, "a", ti.f32)
    n = ti.graph.Arg(kind.SCALAR, "n", ti.i32)
    x = ti.graph.Arg(kind.NDARRAY, "x", ti.f32, ndim=1)
    y = ti.graph.Arg(kind.NDARRAY, "y", ti.f32, ndim=1)
    m = ti.graph.Arg(kind.MATRIX, "m", mat2)
    builder = ti.graph.GraphBuilder()
    builder.dispatch(scale, a, x)
    builder.dispatch(shift, n, x)
    builder.dispatch(add, x, y)
    builder.dispatch(add, x, y)
    builder.dispatch(add_trace, m, y)
    module.add_graph("step", builder.compile())
    builder = ti.graph.GraphBuilder()
    loop = builder.create_sequential()
    loop.dispatch(shift, n, x)
    for _ in range(3):
        builder.append(loop)
    module.add_graph("thrice", builder.compile())
    module.add_kernel(scale)
