"""Compute graphs that take matrices and vectors of several shapes and dtypes."""

import taichi as ti

ARCHS = ("x64", "vulkan")
SHAPES = ((4, 2), (2, 4), (3, 1), (1, 3), (2, 2))


def make_store(rows, columns, dtype):
    @ti.kernel
    def store(m: ti.types.matrix(rows, columns, dtype), out: ti.types.ndarray(dtype, 2)):
        for i, j in ti.static(ti.ndrange(rows, columns)):
            out[i, j] = m[i, j]

    return store


@ti.kernel
def store_vector(v: ti.types.vector(3, ti.f32), out: ti.types.ndarray(ti.f32, 1)):
    for i in ti.static(range(3)):
        out[i] = v[i]


def build(module, arch):
    kind = ti.graph.ArgKind
    for rows, columns in SHAPES:
        for name in ("i32", "f32"):
            dtype = getattr(ti, name)
            m = ti.graph.Arg(kind.MATRIX, "m", ti.types.matrix(rows, columns, dtype))
            out = ti.graph.Arg(kind.NDARRAY, "out", dtype, ndim=2)
            builder = ti.graph.GraphBuilder()
            builder.dispatch(make_store(rows, columns, dtype), m, out)
            module.add_graph(f"store_{rows}x{columns}_{name}", builder.compile())
    vector = ti.graph.Arg(kind.MATRIX, "v", ti.types.vector(3, ti.f32))
    out = ti.graph.Arg(kind.NDARRAY, "out", ti.f32, ndim=1)
    builder = ti.graph.GraphBuilder()
    builder.dispatch(store_vector, vector, out)
    module.add_graph("store_vector", builder.compile())
    module.add_kernel(make_store(4, 2, ti.f32), name="store")
