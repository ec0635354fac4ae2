"""The 20 kernels of ``benchmarks.kernels``, and the kernels that fill and read their fields.

``python benchmarks/kernels/modules/build.py`` compiles them. Each is written as taichi's users write it: nothing here
is shaped for a compiler.
"""

import taichi as ti

i32_1d, i32_2d = ti.types.ndarray(ti.i32, 1), ti.types.ndarray(ti.i32, 2)
f32_1d, f32_2d, f32_3d = (ti.types.ndarray(ti.f32, ndim) for ndim in (1, 2, 3))
vec2, vec3, mat2 = ti.types.vector(2, ti.f32), ti.types.vector(3, ti.f32), ti.types.matrix(2, 2, ti.f32)
vec2_1d, vec2_2d = ti.types.ndarray(vec2, 1), ti.types.ndarray(vec2, 2)
vec3_1d, mat2_1d = ti.types.ndarray(vec3, 1), ti.types.ndarray(mat2, 1)

WALL = 3  # cells along the edge of mpm's grid
SMALL, LARGE = 64, 2048  # rows and columns of the fields
BLOCK = 16  # rows and columns of a block of the sparse fields


# Elementwise


@ti.kernel
def saxpy(a: ti.f32, x: f32_1d, y: f32_1d):
    for i in x:
        y[i] += a * x[i]


@ti.kernel
def add_2d(x: f32_2d, y: f32_2d, z: f32_2d):
    for i, j in z:
        z[i, j] = x[i, j] + y[i, j]


@ti.kernel
def add_3d(x: f32_3d, y: f32_3d, z: f32_3d):
    for i, j, k in z:
        z[i, j, k] = x[i, j, k] + y[i, j, k]


# Neighbours


@ti.kernel
def stencil_2d(x: f32_2d, y: f32_2d):
    """The mean of five. At the border, the image goes on with its last element."""
    for i, j in y:
        last_row, last_column = y.shape[0] - 1, y.shape[1] - 1
        up, down = x[ti.max(i - 1, 0), j], x[ti.min(i + 1, last_row), j]
        left, right = x[i, ti.max(j - 1, 0)], x[i, ti.min(j + 1, last_column)]
        y[i, j] = 0.2 * (x[i, j] + up + down + left + right)


@ti.kernel
def stencil_3d(x: f32_3d, y: f32_3d):
    """A step of heat that spreads. The border stays."""
    for i, j, k in x:
        value = x[i, j, k]
        if 0 < i < x.shape[0] - 1 and 0 < j < x.shape[1] - 1 and 0 < k < x.shape[2] - 1:
            around = (
                x[i - 1, j, k] + x[i + 1, j, k] + x[i, j - 1, k] + x[i, j + 1, k] + x[i, j, k - 1] + x[i, j, k + 1]
            )
            value += 0.1 * (around - 6.0 * value)
        y[i, j, k] = value


@ti.kernel
def blur(x: f32_2d, y: f32_2d):
    """The mean of 5 x 5. At the border, the image goes on with its last element."""
    for i, j in y:
        total = 0.0
        for row, column in ti.static(ti.ndrange((-2, 3), (-2, 3))):
            near_row = ti.min(ti.max(i + row, 0), y.shape[0] - 1)
            near_column = ti.min(ti.max(j + column, 0), y.shape[1] - 1)
            total += x[near_row, near_column]
        y[i, j] = total / 25.0


@ti.kernel
def life(alive: i32_2d, after: i32_2d):
    """Conway's game of life on a torus."""
    for i, j in alive:
        rows, columns = alive.shape[0], alive.shape[1]
        count = 0
        for row, column in ti.static(ti.ndrange((-1, 2), (-1, 2))):
            if ti.static(row != 0 or column != 0):
                count += alive[(i + row + rows) % rows, (j + column + columns) % columns]
        after[i, j] = int(count == 3 or (count == 2 and alive[i, j] == 1))


# Much work for each element


@ti.kernel
def mandelbrot(limit: ti.i32, counts: i32_2d):
    for i, j in counts:
        step_x, step_y = 3.0 / counts.shape[1], 2.5 / counts.shape[0]
        c = ti.Vector([-2.1 + step_x * j, -1.25 + step_y * i])
        z = ti.Vector([0.0, 0.0])
        count = 0
        while count < limit and z[0] * z[0] + z[1] * z[1] < 4.0:
            z = ti.Vector([z[0] * z[0] - z[1] * z[1], 2.0 * z[0] * z[1]]) + c
            count += 1
        counts[i, j] = count


@ti.kernel
def nbody(position: vec3_1d, acceleration: vec3_1d):
    for i in position:
        total = ti.Vector([0.0, 0.0, 0.0])
        for j in range(position.shape[0]):
            towards = position[j] - position[i]
            square = towards.dot(towards) + 1e-3
            total += towards / (square * ti.sqrt(square))
        acceleration[i] = total


@ti.kernel
def matrix_product(a: f32_2d, b: f32_2d, c: f32_2d):
    for i, j in c:
        total = 0.0
        for k in range(a.shape[1]):
            total += a[i, k] * b[k, j]
        c[i, j] = total


# A material of points: particles that move through a grid


@ti.func
def weights_at(offset):
    """The three quadratic weights along each axis, of a particle ``offset`` cells from the first of three."""
    return 0.5 * (1.5 - offset) ** 2, 0.75 - (offset - 1.0) ** 2, 0.5 * (offset - 0.5) ** 2


@ti.kernel
def mpm_clear(momentum: vec2_2d, mass: f32_2d):
    for i, j in mass:
        momentum[i, j] = ti.Vector([0.0, 0.0])
        mass[i, j] = 0.0


@ti.kernel
def mpm_p2g(
    dt: ti.f32, position: vec2_1d, velocity: vec2_1d, affine: mat2_1d, volume: f32_1d, momentum: vec2_2d, mass: f32_2d
):
    for p in position:
        n = ti.cast(mass.shape[0], ti.f32)
        place = position[p] * n
        first = ti.cast(place - 0.5, ti.i32)
        offset = place - ti.cast(first, ti.f32)
        w = weights_at(offset)
        pressure = 400.0 * (1.0 - volume[p])
        for i, j in ti.static(ti.ndrange(3, 3)):
            weight = w[i][0] * w[j][1]
            distance = (ti.Vector([ti.cast(i, ti.f32), ti.cast(j, ti.f32)]) - offset) / n
            push = 4.0 * dt * pressure * n * n * distance
            momentum[first[0] + i, first[1] + j] += weight * (velocity[p] + affine[p] @ distance + push)
            mass[first[0] + i, first[1] + j] += weight


@ti.kernel
def mpm_grid(dt: ti.f32, momentum: vec2_2d, mass: f32_2d, velocity: vec2_2d):
    for i, j in mass:
        rows, columns = mass.shape[0], mass.shape[1]
        flow = ti.Vector([0.0, 0.0])
        if mass[i, j] > 0.0:
            flow = momentum[i, j] / mass[i, j]
            flow[1] -= dt * 9.8
        if i < WALL:
            flow[0] = ti.max(flow[0], 0.0)
        if i > rows - 1 - WALL:
            flow[0] = ti.min(flow[0], 0.0)
        if j < WALL:
            flow[1] = ti.max(flow[1], 0.0)
        if j > columns - 1 - WALL:
            flow[1] = ti.min(flow[1], 0.0)
        velocity[i, j] = flow


@ti.kernel
def mpm_g2p(dt: ti.f32, flow: vec2_2d, position: vec2_1d, velocity: vec2_1d, affine: mat2_1d, volume: f32_1d):
    for p in position:
        n = ti.cast(flow.shape[0], ti.f32)
        place = position[p] * n
        first = ti.cast(place - 0.5, ti.i32)
        offset = place - ti.cast(first, ti.f32)
        w = weights_at(offset)
        carried = ti.Vector([0.0, 0.0])
        turn = ti.Matrix([[0.0, 0.0], [0.0, 0.0]])
        for i, j in ti.static(ti.ndrange(3, 3)):
            weight = w[i][0] * w[j][1]
            distance = (ti.Vector([ti.cast(i, ti.f32), ti.cast(j, ti.f32)]) - offset) / n
            there = flow[first[0] + i, first[1] + j]
            carried += weight * there
            turn += 4.0 * n * n * weight * there.outer_product(distance)
        velocity[p] = carried
        affine[p] = turn
        position[p] += dt * carried
        volume[p] *= 1.0 + dt * (turn[0, 0] + turn[1, 1])


# Reductions, scatters, passes


@ti.kernel
def sum_all(x: f32_1d, total: f32_1d):
    found = 0.0
    for i in x:
        found += x[i]
    total[0] = found


@ti.kernel
def min_max(x: f32_1d, ends: f32_1d):
    least, most = x[0], x[0]
    for i in x:
        ti.atomic_min(least, x[i])
        ti.atomic_max(most, x[i])
    ends[0], ends[1] = least, most


@ti.kernel
def histogram(values: i32_1d, counts: i32_1d):
    for i in values:
        counts[values[i]] += 1


@ti.kernel
def prefix_pass(step: ti.i32, x: i32_1d, y: i32_1d):
    """One of the passes of a prefix sum, by Hillis and Steele."""
    for i in x:
        if i >= step:
            y[i] = x[i] + x[i - step]
        else:
            y[i] = x[i]


# Fields. Each size has fields of its own: an extent of a field is a constant of the code.


class DenseFields:
    def __init__(self, n):
        self.n = n
        self.x, self.y = ti.field(ti.f32, (n, n)), ti.field(ti.f32, (n, n))


class SparseFields:
    def __init__(self, n):
        self.n = n
        self.x, self.y = ti.field(ti.f32), ti.field(ti.f32)
        blocks = ti.root.pointer(ti.ij, n // BLOCK)
        blocks.dense(ti.ij, BLOCK).place(self.x, self.y)


small_dense, large_dense = DenseFields(SMALL), DenseFields(LARGE)
small_sparse, large_sparse = SparseFields(SMALL), SparseFields(LARGE)


def dense_kernels(fields):
    """Return the kernel that is measured, and those that fill and read its fields."""
    n = fields.n

    @ti.kernel
    def field_dense():
        """The mean of four. The border stays."""
        for i, j in fields.x:
            if 0 < i < n - 1 and 0 < j < n - 1:
                x = ti.static(fields.x)
                fields.y[i, j] = 0.25 * (x[i - 1, j] + x[i + 1, j] + x[i, j - 1] + x[i, j + 1])

    @ti.kernel
    def fill(x: f32_2d):
        for i, j in x:
            fields.x[i, j] = x[i, j]
            fields.y[i, j] = x[i, j]

    @ti.kernel
    def read(y: f32_2d):
        for i, j in y:
            y[i, j] = fields.y[i, j]

    return field_dense, fill, read


def sparse_kernels(fields):
    """Return the kernel that is measured, and those that fill and read its fields."""

    @ti.kernel
    def field_sparse():
        for i, j in fields.x:
            fields.y[i, j] = 2.0 * fields.x[i, j] + 1.0

    @ti.kernel
    def fill(x: f32_2d):
        """Negative values are not stored."""
        for i, j in x:
            if x[i, j] >= 0.0:
                fields.x[i, j] = x[i, j]

    @ti.kernel
    def read(y: f32_2d):
        for i, j in y:
            y[i, j] = fields.y[i, j]

    return field_sparse, fill, read


def build(module):
    """Add all kernels to a module."""
    for kernel in (saxpy, add_2d, add_3d, stencil_2d, stencil_3d, blur, life, mandelbrot, nbody, matrix_product):
        module.add_kernel(kernel)
    for kernel in (mpm_clear, mpm_p2g, mpm_grid, mpm_g2p, sum_all, min_max, histogram, prefix_pass):
        module.add_kernel(kernel)
    for make, kind, groups in (
        (dense_kernels, "dense", (small_dense, large_dense)),
        (sparse_kernels, "sparse", (small_sparse, large_sparse)),
    ):
        for fields in groups:
            module.add_field(f"{kind}_{fields.n}", fields.y)
            run, fill, read = make(fields)
            module.add_kernel(run, name=f"field_{kind}_{fields.n}")
            module.add_kernel(fill, name=f"fill_{kind}_{fields.n}")
            module.add_kernel(read, name=f"read_{kind}_{fields.n}")
