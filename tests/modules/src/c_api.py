"""Kernels that test the behaviours of taichi's C-API: scalars, vectors, halves, and graphs of them."""

import taichi as ti

i32_1d = ti.types.ndarray(ti.i32, 1)
i64_1d = ti.types.ndarray(ti.i64, 1)
u8_1d = ti.types.ndarray(ti.u8, 1)
f16_1d = ti.types.ndarray(ti.f16, 1)
ivec3 = ti.types.vector(3, ti.i32)
imat2 = ti.types.matrix(2, 2, ti.i32)
hmat23 = ti.types.matrix(2, 3, ti.f16)
mat34 = ti.types.matrix(3, 4, ti.f32)
ones = ti.types.ndarray(ti.types.vector(1, ti.i32), 1)
hvec3_1d = ti.types.ndarray(ti.types.vector(3, ti.f16), 1)
hrow3_1d = ti.types.ndarray(ti.types.matrix(1, 3, ti.f16), 1)
hmat34_0d = ti.types.ndarray(ti.types.matrix(3, 4, ti.f16), 0)


@ti.kernel
def ramp(base: ti.i32, x: i32_1d, v: ivec3):
    for i in x:
        x[i] = i + base + v[0]


@ti.kernel
def add_ramp(base: ti.i32, x: i32_1d):
    for i in x:
        x[i] += i + base


@ti.kernel
def add(x: i32_1d, y: i32_1d):
    for i in x:
        y[i] += x[i]


@ti.kernel
def sum_vector(v: ivec3, out: i32_1d):
    out[0] = v[0] + v[1] + v[2]


@ti.kernel
def sum_matrix(m: imat2, out: i32_1d):
    out[1] = m[0, 0] + m[0, 1] + m[1, 0] + m[1, 1]


@ti.kernel
def fill_half(value: ti.f16, x: f16_1d):
    for i in x:
        x[i] = value


@ti.kernel
def fill_long(value: ti.i64, x: i64_1d):
    for i in x:
        x[i] = value


@ti.kernel
def fill_byte(value: ti.u8, x: u8_1d):
    for i in x:
        x[i] = value


@ti.kernel
def scale_halves(a: ti.f16, x: ti.types.ndarray(hmat23, 1)):
    for i in x:
        x[i] *= a


@ti.kernel
def number_matrix(x: ti.types.ndarray(mat34, 0)):
    for i, j in ti.static(ti.ndrange(3, 4)):
        x[None][i, j] = 4.0 * i + j


@ti.kernel
def add_ramp_of_ones(base: ti.i32, x: ones):
    for i in x:
        x[i] += i + base


@ti.kernel
def change_cells(x: i32_1d):
    """No loop: one thread."""
    x[0] = 5
    x[3] -= x[1]


@ti.kernel
def set_cell(x: i32_1d, value: ti.i32):
    x[0] = value


@ti.kernel
def round_to_halves(value: ti.f32, x: f16_1d):
    for i in x:
        x[i] = ti.cast(value, ti.f16)


@ti.kernel
def fill_with_halves(x: ti.types.ndarray(hmat23, 1), value: ti.f16):
    for i in x:
        x[i] = [[value, value, value], [value, value, -value]]


@ti.kernel
def walk(frame: hmat34_0d, steps: hrow3_1d, turned: hvec3_1d, ends: hvec3_1d):
    """Turn each row by the frame's first three columns, and move it by the last one."""
    for i in range(steps.shape[0]):
        axes = frame[None]
        row = steps[i] @ axes[:, :3].transpose()
        turned[i] = ti.Vector([row[0, 0], row[0, 1], row[0, 2]])
        ends[i] = turned[i] + axes[:, 3]


@ti.kernel
def ignore(v: ivec3):
    """Has an argument and no tasks."""


@ti.kernel
def number_six(first: ti.i32, a: i32_1d, b: i32_1d, c: i32_1d, d: i32_1d, e: i32_1d, f: i32_1d):
    for i in a:
        a[i] = first
        b[i] = first + 1
        c[i] = first + 2
        d[i] = first + 3
        e[i] = first + 4
        f[i] = first + 5


@ti.kernel
def add_of_examples(
    x: ti.types.ndarray(), scale: ti.f32, v: ti.types.ndarray(), m: ti.types.ndarray(), n: ti.template()
):
    """The types of the arrays, and the number, come from examples."""
    for cell in ti.grouped(x):
        x[cell] = scale * v[1][0] + m[None][1, 0] + n


def build(module, arch):
    for kernel in (ramp, fill_half, scale_halves, number_matrix):
        module.add_kernel(kernel)
    for kernel in (change_cells, set_cell, round_to_halves, fill_with_halves, walk, ignore, number_six):
        module.add_kernel(kernel)
    examples = {
        "x": ti.ndarray(ti.f32, (1, 1)),
        "v": ti.Vector.ndarray(2, ti.f32, 2),
        "m": ti.Matrix.ndarray(2, 2, ti.f32, ()),
        "n": 40,
    }
    module.add_kernel(add_of_examples, template_args=examples)
    kind = ti.graph.ArgKind
    x, y = (ti.graph.Arg(kind.NDARRAY, name, ti.i32, ndim=1) for name in ("x", "y"))
    builder = ti.graph.GraphBuilder()
    for name in ("base0", "base1", "base2"):
        builder.dispatch(add_ramp, ti.graph.Arg(kind.SCALAR, name, ti.i32), x)
    builder.dispatch(add, x, y)
    module.add_graph("ramps", builder.compile())
    out = ti.graph.Arg(kind.NDARRAY, "out", ti.i32, ndim=1)
    builder = ti.graph.GraphBuilder()
    builder.dispatch(sum_vector, ti.graph.Arg(kind.MATRIX, "v", ivec3), out)
    builder.dispatch(sum_matrix, ti.graph.Arg(kind.MATRIX, "m", imat2), out)
    module.add_graph("sums", builder.compile())
    builder = ti.graph.GraphBuilder()
    for name, dtype, fill in (("half", ti.f16, fill_half), ("long", ti.i64, fill_long), ("byte", ti.u8, fill_byte)):
        value = ti.graph.Arg(kind.SCALAR, name, dtype)
        builder.dispatch(fill, value, ti.graph.Arg(kind.NDARRAY, f"{name}s", dtype, ndim=1))
    module.add_graph("fills", builder.compile())
    builder = ti.graph.GraphBuilder()
    y = ti.graph.Arg(kind.NDARRAY, "y", ti.types.vector(1, ti.i32), ndim=1)
    for add_to, array in ((add_ramp, x), (add_ramp_of_ones, y)):
        for name in ("base0", "base1", "base2"):
            builder.dispatch(add_to, ti.graph.Arg(kind.SCALAR, name, ti.i32), array)
    module.add_graph("ramps_of_both", builder.compile())
    builder = ti.graph.GraphBuilder()
    cells = ti.graph.Arg(kind.NDARRAY, "cells", ti.i32, ndim=1)
    builder.dispatch(change_cells, cells)
    builder.dispatch(set_cell, cells, ti.graph.Arg(kind.SCALAR, "first", ti.i32))
    module.add_graph("changes", builder.compile())
    builder = ti.graph.GraphBuilder()
    part = builder.create_sequential()
    part.dispatch(ignore, ti.graph.Arg(kind.MATRIX, "v", ivec3))
    builder.append(part)
    module.add_graph("ignored", builder.compile())
