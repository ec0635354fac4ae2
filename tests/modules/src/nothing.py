"""A module whose kernels do nothing: taichi compiles each to no task at all."""

import taichi as ti

ARCHS = ("x64", "vulkan")


@ti.kernel
def nothing():
    pass


@ti.kernel
def takes(a: ti.f32, x: ti.types.ndarray(ti.f32, 1)):
    if ti.static(False):
        x[0] = a


@ti.kernel
def computes():
    a = 3
    if a > 4:
        a += 1


def build(module, arch):
    for kernel in (nothing, takes, computes):
        module.add_kernel(kernel)
    builder = ti.graph.GraphBuilder()
    x = ti.graph.Arg(ti.graph.ArgKind.NDARRAY, "x", ti.f32, ndim=1)
    builder.dispatch(takes, ti.graph.Arg(ti.graph.ArgKind.SCALAR, "a", ti.f32), x)
    builder.dispatch(nothing)
    module.add_graph("all", builder.compile())
