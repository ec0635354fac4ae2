"""Arrays of every dtype, element shape and number of dimensions."""

import taichi as ti

DTYPES = ("i8", "i16", "i32", "i64", "u8", "u16", "u32", "u64", "f16", "f32", "f64")


def make_add(dtype):
    @ti.kernel
    def add(x: ti.types.ndarray(dtype, 1)):
        for i in x:
            x[i] = x[i] + ti.cast(1, dtype)

    return add


@ti.kernel
def scale_vec3(a: ti.f32, x: ti.types.ndarray(ti.types.vector(3, ti.f32), 1)):
    for i in x:
        x[i] = a * x[i] + ti.Vector([0.0, 1.0, 2.0])


@ti.kernel
def transpose_mat23(
    x: ti.types.ndarray(ti.types.matrix(2, 3, ti.f32), 1), y: ti.types.ndarray(ti.types.matrix(3, 2, ti.f32), 1)
):
    for i in x:
        y[i] = x[i].transpose()


@ti.kernel
def zero_d(x: ti.types.ndarray(ti.f32, 0)):
    x[None] += 1.0


@ti.kernel
def three_d(x: ti.types.ndarray(ti.i32, 3)):
    for i, j, k in x:
        x[i, j, k] = 100 * i + 10 * j + k


def build(module, arch):
    for name in DTYPES:
        module.add_kernel(make_add(getattr(ti, name)), name=f"add_{name}")
    for kernel in (scale_vec3, transpose_mat23, zero_d, three_d):
        module.add_kernel(kernel)
