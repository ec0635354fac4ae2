"""Fields of vectors and matrices, one of them under two names, and kernels that use them."""

import taichi as ti

ARCHS = ("vulkan",)

vectors = ti.Vector.field(3, ti.f32)
matrices = ti.Matrix.field(2, 3, ti.i32)
number = ti.field(ti.u32)
ti.root.dense(ti.i, 4).place(vectors)
ti.root.dense(ti.ij, (2, 3)).place(matrices)
ti.root.place(number)

pairs = ti.types.ndarray(ti.math.vec2, 2)


@ti.kernel
def fill(a: ti.f32, n: ti.i32):
    for i in vectors:
        vectors[i] = a * ti.Vector([1.0, 2.0, 3.0])
    for i, j in matrices:
        matrices[i, j] = n
    number[None] = 7


@ti.kernel
def add_to(x: pairs) -> ti.types.vector(3, ti.f32):
    for i in ti.grouped(x):
        x[i] += vectors[1][2] + matrices[1, 2][1, 2]
    return vectors[3] * number[None]


@ti.kernel
def all_positive(x: ti.types.vector(4, ti.i32), also: ti.u1) -> ti.u1:
    return x.min() > 0 and also


def build(module, arch):
    for name, field in (("vectors", vectors), ("matrices", matrices), ("number", number), ("again", vectors)):
        module.add_field(name, field)
    for kernel in (fill, add_to, all_positive):
        module.add_kernel(kernel)
    module.add_kernel(all_positive, name="renamed")
