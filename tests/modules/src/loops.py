"""Loops that the pass over CPU kernels changes, and loops that only look like them."""

import taichi as ti

ARCHS = ("x64",)

f32_1d = ti.types.ndarray(dtype=ti.f32, ndim=1)
f32_2d = ti.types.ndarray(dtype=ti.f32, ndim=2)
i32_1d = ti.types.ndarray(dtype=ti.i32, ndim=1)
i32_2d = ti.types.ndarray(dtype=ti.i32, ndim=2)
i32_3d = ti.types.ndarray(dtype=ti.i32, ndim=3)
i64_2d = ti.types.ndarray(dtype=ti.i64, ndim=2)
f32_mat22 = ti.types.ndarray(dtype=ti.types.matrix(2, 2, ti.f32), ndim=1)


@ti.kernel
def heat(src: f32_2d, dst: f32_2d):
    for i, j in src:
        if 0 < i < src.shape[0] - 1 and 0 < j < src.shape[1] - 1:
            dst[i, j] = 0.25 * (src[i - 1, j] + src[i + 1, j] + src[i, j - 1] + src[i, j + 1])
        else:
            dst[i, j] = src[i, j]


@ti.kernel
def life(now: i32_2d, later: i32_2d):
    for i, j in now:
        count = 0
        for di, dj in ti.static(ti.ndrange((-1, 2), (-1, 2))):
            if ti.static(di != 0 or dj != 0):
                count += now[(i + di) % now.shape[0], (j + dj) % now.shape[1]]
        later[i, j] = 1 if count == 3 or (count == 2 and now[i, j] == 1) else 0


@ti.kernel
def sums_2d(x: i32_2d, y: i64_2d):
    for i, j in x:
        y[i, j] += x[i, j] * 3 + i * 1000 + j


@ti.kernel
def sums_3d(x: i32_3d, y: i32_3d):
    for i, j, k in x:
        y[i, j, k] += x[i, j, k] * 3 + i * 10000 + j * 100 + k


@ti.kernel
def floors(begin: ti.i32, end: ti.i32, w: ti.i32, out: i32_1d):
    for i in range(begin, end):
        out[i - begin] = (i // w) * 3 + (i % w) * 5


@ti.kernel
def raws(begin: ti.i32, end: ti.i32, w: ti.i32, out: i32_1d):
    for i in range(begin, end):
        out[i - begin] = ti.raw_div(i, w) * 3 + ti.raw_mod(i, w) * 5


@ti.kernel
def guarded(begin: ti.i32, end: ti.i32, w: ti.i32, out: i32_1d):
    for i in range(begin, end):
        if w > 0:
            out[i - begin] = ti.raw_div(i, w) * 3 + ti.raw_mod(i, w) * 5
        else:
            out[i - begin] = -1


@ti.kernel
def extremes(x: f32_1d) -> ti.types.vector(2, ti.f32):
    least, most = 1e30, -1e30
    for i in x:
        ti.atomic_min(least, x[i])
        ti.atomic_max(most, x[i])
    return ti.Vector([least, most])


@ti.kernel
def most_of(x: i32_1d) -> ti.i32:
    most = -(2**31) + 1
    for i in x:
        ti.atomic_max(most, x[i])
    return most


@ti.kernel
def both(x: i32_1d, y: i32_1d):
    for i in x:
        x[i] += 1
        y[i] *= 2


@ti.kernel
def inverses(x: f32_mat22, y: f32_mat22):
    for i in x:
        y[i] = x[i].inverse()


@ti.kernel
def product(a: f32_2d, b: f32_2d, c: f32_2d):
    for i, j in c:
        total = 0.0
        for k in range(a.shape[1]):
            total += a[i, k] * b[k, j]
        c[i, j] = total


@ti.kernel
def constant(x: i32_1d):
    for i in range(10_000):
        x[i] = x[i] * 2 + i // 100 + i % 7


cells = ti.field(ti.i32, shape=(300, 500))
squares = ti.field(ti.i32, shape=(128, 128))


@ti.kernel
def count_cells(x: i32_2d):
    for i, j in cells:
        cells[i, j] += i * 1000 + j
        x[i, j] = cells[i, j]


@ti.kernel
def blur_squares(x: i32_2d):
    for i, j in squares:
        squares[i, j] = x[i, j]
    for i, j in squares:
        if 0 < i < 127 and 0 < j < 127:
            x[i, j] = squares[i - 1, j] + squares[i + 1, j] + squares[i, j - 1] + squares[i, j + 1]


@ti.kernel
def draws(x: f32_1d):
    for i in x:
        x[i] = ti.random()


@ti.kernel
def inside(x: i32_2d, y: i32_2d):
    """What ``ti.ndrange`` does with begins: a loop over one number, which is divided."""
    for i, j in ti.ndrange((1, x.shape[0] - 1), (1, x.shape[1] - 1)):
        y[i, j] = x[i - 1, j] + x[i + 1, j] + x[i, j - 1] * 3 + x[i, j + 1] * i


@ti.kernel
def inside_3d(x: i32_3d, y: i32_3d):
    for i, j, k in ti.ndrange((1, x.shape[0] - 1), (2, x.shape[1]), x.shape[2]):
        y[i, j, k] = x[i - 1, j, k] + x[i + 1, j, k] * j + x[i, j - 2, k] + k


@ti.kernel
def from_begins(top: ti.i32, bottom: ti.i32, left: ti.i32, right: ti.i32, out: i32_1d):
    """Begins below 0, and ends in front of begins: taichi's code runs no iteration then."""
    for i, j in ti.ndrange((top, bottom), (left, right)):
        out[(i - top) * (right - left) + j - left] = 1000 * i + j


def build(module: ti.aot.Module, arch: str) -> None:
    module.add_field("cells", cells)
    module.add_field("squares", squares)
    for kernel in (
        heat, life, sums_2d, sums_3d, floors, raws, guarded, extremes, most_of, both, inverses, product, constant,
        count_cells, blur_squares, draws, inside, inside_3d, from_begins,
    ):  # fmt: skip
        module.add_kernel(kernel)
