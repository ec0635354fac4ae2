"""Loops over fields, whose ranges are constants: taichi's LLVM unrolls them, and leaves no loop for the rest."""

import taichi as ti

ARCHS = ("x64",)

ROWS, COLUMNS = 64, 128  # powers of two: LLVM finds rows and columns in the bits of an index
ODD = 40  # of a field with 40 x 200 elements
LENGTH = 4096

x, y = ti.field(ti.f32, (ROWS, COLUMNS)), ti.field(ti.f32, (ROWS, COLUMNS))
u, v = ti.field(ti.f32, (ODD, 200)), ti.field(ti.f32, (ODD, 200))
numbers, others = ti.field(ti.i32, LENGTH), ti.field(ti.i32, LENGTH)
places = ti.Vector.field(3, ti.f32, LENGTH)
total = ti.field(ti.i32, ())


@ti.kernel
def scale():
    for i, j in y:
        y[i, j] = 2.0 * x[i, j] + 1.0


@ti.kernel
def scale_odd():
    for i, j in v:
        v[i, j] = 2.0 * u[i, j] + 1.0


@ti.kernel
def move():
    for i in places:
        places[i] += ti.Vector([1.0, 2.0, 3.0])


@ti.kernel
def inside():
    """The border stays."""
    for i, j in x:
        if 0 < i < ROWS - 1 and 0 < j < COLUMNS - 1:
            y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])


@ti.kernel
def inside_rows():
    for i, j in x:
        if 2 < i < ROWS - 1:
            y[i, j] = x[i - 3, j] - x[i + 1, j]


@ti.kernel
def inside_columns():
    for i, j in x:
        if j < COLUMNS - 1:
            y[i, j] = x[i, j] - x[i, j + 1]


@ti.kernel
def inside_range():
    for i in numbers:
        if i >= 100 and i < 3001:
            others[i] = 3 * numbers[i - 100] + i


@ti.kernel
def at_border():
    for i, j in x:
        if i == 0 or j == 0:
            y[i, j] = 5.0


@ti.kernel
def clamped_odd():
    for i, j in u:
        up, down = u[ti.max(i - 1, 0), j], u[ti.min(i + 1, ODD - 1), j]
        left, right = u[i, ti.max(j - 1, 0)], u[i, ti.min(j + 1, 199)]
        v[i, j] = 0.25 * (up + down + left + right)


@ti.kernel
def from_before():
    """Each iteration reads what earlier ones have written."""
    for i in numbers:
        if i >= 5:
            numbers[i] = 3 * numbers[i - 5] + i


@ti.kernel
def from_behind():
    for i in numbers:
        if i < LENGTH - 3:
            numbers[i] = 3 * numbers[i + 3] + i


@ti.kernel
def from_eight_before():
    for i in range(8, LENGTH):
        numbers[i] += numbers[i - 8]


@ti.kernel
def count():
    for i in numbers:
        total[None] += numbers[i]


@ti.kernel
def where_even():
    """The test depends on the data."""
    for i in numbers:
        if numbers[i] % 2 == 0:
            others[i] = i


@ti.kernel
def either():
    for i in numbers:
        if i < 2000:
            others[i] = numbers[i] + 1
        else:
            others[i] = numbers[i] - 1


@ti.kernel
def around_zero():
    for i in range(-1024, 1024):
        others[i + 1024] = i * 5 - numbers[i + 1500]


@ti.kernel
def backwards():
    for i in numbers:
        others[LENGTH - 1 - i] = numbers[i] * 2


@ti.kernel
def strided():
    for i in range(1024):
        others[4 * i + 1] = numbers[3 * i]


def build(module, arch):
    for name, field in {"x": x, "y": y, "u": u, "v": v, "numbers": numbers, "others": others}.items():
        module.add_field(name, field)
    module.add_field("places", places)
    module.add_field("total", total)
    for kernel in (scale, scale_odd, move, inside, inside_rows, inside_columns, inside_range, at_border, clamped_odd):
        module.add_kernel(kernel)
    for kernel in (from_before, from_behind, from_eight_before, count, where_even, either, around_zero, backwards):
        module.add_kernel(kernel)
    module.add_kernel(strided)
