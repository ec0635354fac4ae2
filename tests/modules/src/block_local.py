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


@ti.kernel
def set_a(begin: ti.i32, end: ti.i32):
    for i in range(begin, end):
        a[i] = 0.5 * i


@ti.kernel
def get_b(out: ti.types.ndarray(ti.f32, 1)):
    for i in out:
        out[i] = b[i]


def build(module, arch):
    module.add_field("a", a)
    module.add_kernel(set_a)
    module.add_kernel(blur)
    module.add_kernel(get_b)
