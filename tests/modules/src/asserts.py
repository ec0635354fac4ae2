"""Asserts, which only LLVM modules keep."""

import taichi as ti

ARCHS = ("x64", "cuda")


@ti.kernel
def check(x: ti.i32):
    assert x > 0, f"x is {x}, not positive"


@ti.kernel
def check_float(x: ti.f32):
    assert x < 1.0, f"x is {x}: 100% too much"


@ti.kernel
def check_all(x: ti.types.ndarray(ti.i32, 1)):
    for i in x:
        assert x[i] != 7, f"element {i} is seven"
        x[i] += 1


def build(module, arch):
    for kernel in (check, check_float, check_all):
        module.add_kernel(kernel)
    kind = ti.graph.ArgKind
    x, y = ti.graph.Arg(kind.SCALAR, "x", ti.i32), ti.graph.Arg(kind.SCALAR, "y", ti.i32)
    builder = ti.graph.GraphBuilder()
    for argument in (x, y, x):
        builder.dispatch(check, argument)
    module.add_graph("checks", builder.compile())
