"""Returned values of every dtype and shape."""

import taichi as ti

ti.init()

numbers = [ti.i16, ti.i32, ti.i64, ti.u16, ti.u32, ti.u64, ti.f16, ti.f32, ti.f64]


def make(dtype):
    vector, matrix = ti.types.vector(3, dtype), ti.types.matrix(2, 3, dtype)
    both = ti.types.struct(v=vector, n=dtype, m=matrix)

    @ti.kernel
    def scalar(k: ti.i32) -> dtype:
        return ti.cast(k * 3, dtype)

    @ti.kernel
    def row(k: ti.i32) -> vector:
        return vector(k, k + 1, k + 2)

    @ti.kernel
    def rows(k: ti.i32) -> matrix:
        return matrix(k, 1, 2, 3, 4, k)

    @ti.kernel
    def members(k: ti.i32) -> both:
        return both(v=vector(1, k, 3), n=k, m=matrix(k, 1, 2, 3, 4, 5))

    return scalar, row, rows, members


@ti.kernel
def truth(k: ti.i32) -> (ti.u1, ti.i32, ti.u1):
    return k > 3, k, k < 3


@ti.kernel
def wide(k: ti.i32) -> ti.types.matrix(5, 5, ti.f32):
    m = ti.Matrix.zero(ti.f32, 5, 5)
    for i, j in ti.static(ti.ndrange(5, 5)):
        m[i, j] = i * 10 + j + k
    return m


@ti.kernel
def constant() -> ti.i32:
    return 7


for dtype in numbers:
    for kernel in make(dtype):
        print(kernel(11))
print(truth(5), truth(2), wide(1), constant())
