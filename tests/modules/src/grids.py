"""Fields with constant extents, whose kernels look at neighbours: by clamps, by tests, and around the borders."""

import taichi as ti

ARCHS = ("x64",)

f32_2d = ti.types.ndarray(ti.f32, 2)
f32_3d = ti.types.ndarray(ti.f32, 3)
i32_1d = ti.types.ndarray(ti.i32, 1)
i32_2d = ti.types.ndarray(ti.i32, 2)
i32_3d = ti.types.ndarray(ti.i32, 3)

N, M = 32, 64
A, B, C = 12, 20, 36
squares = ti.field(ti.f32, (N, M))
powers = ti.field(ti.i32, (4, 8, 32))
boxes = ti.field(ti.f32, (A, B, C))
cells = ti.field(ti.i32, (128, 128))
counts = ti.field(ti.i32, (128, 128))
diagonal = ti.field(ti.i32, (1202, 64))
odd = ti.field(ti.i32, (33, 31))
bytes_of = ti.field(ti.i32, 4096)
total = ti.field(ti.f32, ())
most = ti.field(ti.i32, ())


@ti.kernel
def fill(x: f32_2d, y: f32_3d):
    for i, j in squares:
        squares[i, j] = x[i, j]
    for i, j, k in boxes:
        boxes[i, j, k] = y[i, j, k]


@ti.kernel
def clamped(out: f32_2d):
    for i, j in squares:
        above, below = squares[ti.max(i - 1, 0), j], squares[ti.min(i + 1, N - 1), j]
        left, right = squares[i, ti.max(j - 1, 0)], squares[i, ti.min(j + 1, M - 1)]
        out[i, j] = above + 2 * below + 3 * left + 4 * right


@ti.kernel
def around(out: f32_2d):
    for i, j in squares:
        above, below = squares[(i - 1 + N) % N, j], squares[(i + 1) % N, j]
        left, right = squares[i, (j - 1 + M) % M], squares[i, (j + 1) % M]
        out[i, j] = above + 2 * below + 3 * left + 4 * right


@ti.kernel
def guarded(out: f32_3d):
    for i, j, k in boxes:
        if 0 < i < A - 1 and 0 < j < B - 1 and 0 < k < C - 1:
            sides = boxes[i, j - 1, k] + 2 * boxes[i, j + 1, k] + 3 * boxes[i, j, k - 1] + 4 * boxes[i, j, k + 1]
            out[i, j, k] = boxes[i - 1, j, k] + 5 * boxes[i + 1, j, k] + sides


@ti.kernel
def numbered(out: i32_3d):
    for i, j, k in powers:
        powers[i, j, k] = 10000 * i + 100 * j + k
    for i, j, k in powers:
        out[i, j, k] = powers[i, j, ti.max(k - 1, 0)] + powers[ti.min(i + 1, 3), j, k]


@ti.kernel
def count_around(x: i32_2d, out: i32_2d):
    for i, j in cells:
        cells[i, j] = x[i, j]
    for i, j in cells:
        total = 0
        for di, dj in ti.static(ti.ndrange((-1, 2), (-1, 2))):
            if ti.static(di != 0 or dj != 0):
                total += cells[(i + di + 128) % 128, (j + dj + 128) % 128]
        counts[i, j] = total
    for i, j in counts:
        out[i, j] = counts[i, j]


@ti.kernel
def add_up(out: f32_2d):
    total[None] = 0
    most[None] = -5
    for i, j in squares:
        total[None] += squares[i, j]
    for i, j, k in powers:
        ti.atomic_max(most[None], powers[i, j, k])
    out[0, 0] = total[None]
    out[0, 1] = most[None]


@ti.kernel
def diagonals(out: i32_1d):
    """Only the low bits of ``i + j`` matter, so LLVM counts from 0 in each block."""
    for i, j in diagonal:
        out[i * 64 + j] = (i + j) & 63


@ti.kernel
def short_remainders(out: i32_1d):
    for i in range(131072):
        out[i] = ti.cast(ti.cast(i % 48000, ti.i16), ti.i32)


@ti.kernel
def odd_range(out: i32_1d):
    """The first number of a block has code of its own, in which LLVM knows the number."""
    for i, j in ti.ndrange(33, 31):
        out[i * 31 + j] += ti.cast(ti.cast(ti.max(5, i * 31 + j), ti.u16), ti.i32) * 2 + (j - i) * 16


@ti.kernel
def odd_field(out: i32_1d):
    for i, j in odd:
        out[i * 31 + j] += j % 100 % 8 * 2 + j % 64 + ((i * 31 + j) & 31)


@ti.kernel
def rests_of_bytes(out: i32_1d):
    """LLVM counts with 8 bits, from the same number in each block."""
    for i in bytes_of:
        if ti.cast(ti.cast(i, ti.u8), ti.i32) % 3 != 1:
            out[i] = (ti.max(1, i) * 3 - 255) // 31


def build(module, arch):
    module.add_field("odd", odd)
    module.add_field("bytes_of", bytes_of)
    module.add_field("diagonal", diagonal)
    module.add_field("total", total)
    module.add_field("most", most)
    module.add_field("cells", cells)
    module.add_field("counts", counts)
    module.add_field("squares", squares)
    module.add_field("powers", powers)
    module.add_field("boxes", boxes)
    for kernel in (
        fill,
        clamped,
        around,
        guarded,
        numbered,
        count_around,
        add_up,
        diagonals,
        short_remainders,
        odd_range,
        odd_field,
        rests_of_bytes,
    ):
        module.add_kernel(kernel)
