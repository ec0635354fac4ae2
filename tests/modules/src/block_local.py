"""Block-local storage, which x64 modules keep in a thread-local."""

import taichi as ti

ARCHS = ("x64", "cuda")

a = ti.field(ti.f32)
b = ti.field(ti.f32)
block = ti.root.pointer(ti.i, 8)
block.dense(ti.i, 16).place(a, b)


@ti.kernel
def blur():
    ti.block_local(a)
    for i in a:
        b[i] = a[i - 1] + a[i] + a[i + 1]


def build(module, arch):
    module.add_field("a", a)
    module.add_kernel(blur)
