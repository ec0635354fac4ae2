"""The kernels of ``benchmarks.gpu_kernels``, as taichi's users write them: nothing here is shaped for a compiler.

``python benchmarks/gpu_kernels/modules/build.py`` compiles them.
"""

import taichi as ti

i32_1d, i32_2d = ti.types.ndarray(ti.i32, 1), ti.types.ndarray(ti.i32, 2)
f32_1d, f32_2d, f32_3d = (ti.types.ndarray(ti.f32, ndim) for ndim in (1, 2, 3))
vec2, vec3, mat2 = ti.types.vector(2, ti.f32), ti.types.vector(3, ti.f32), ti.types.matrix(2, 2, ti.f32)
vec2_1d, vec2_2d = ti.types.ndarray(vec2, 1), ti.types.ndarray(vec2, 2)
vec3_1d, mat2_1d = ti.types.ndarray(vec3, 1), ti.types.ndarray(mat2, 1)

WALL = 3  # cells along the edge of mpm's grid
TILE = 16  # rows and columns of a tile of the product
BLOCK = 128  # elements that a block scans


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
def stencil(x: f32_2d, y: f32_2d):
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
def total(x: f32_1d, out: f32_1d):
    found = 0.0
    for i in x:
        found += x[i]
    out[0] = found


@ti.kernel
def histogram(values: i32_1d, counts: i32_1d):
    for i in values:
        counts[values[i]] += 1


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
def product(a: f32_2d, b: f32_2d, c: f32_2d):
    """The product of two square matrices, tile by tile through shared memory. Whole tiles only."""
    ti.loop_config(block_dim=TILE * TILE)
    for each in range(c.shape[0] * c.shape[1]):
        n = c.shape[0]
        tile, here = each // (TILE * TILE), each % (TILE * TILE)
        row, column = here // TILE, here % TILE
        first_row, first_column = tile // (n // TILE) * TILE, tile % (n // TILE) * TILE
        left = ti.simt.block.SharedArray((TILE, TILE), ti.f32)
        right = ti.simt.block.SharedArray((TILE, TILE), ti.f32)
        found = 0.0
        for step in range(n // TILE):
            left[row, column] = a[first_row + row, step * TILE + column]
            right[row, column] = b[step * TILE + row, first_column + column]
            ti.simt.block.sync()
            for k in ti.static(range(TILE)):
                found += left[row, k] * right[k, column]
            ti.simt.block.sync()
        c[first_row + row, first_column + column] = found


@ti.kernel
def scan(x: i32_1d, y: i32_1d):
    """The running sums of each block, through shared memory. Whole blocks only."""
    ti.loop_config(block_dim=BLOCK)
    for i in range(x.shape[0]):
        sums = ti.simt.block.SharedArray((BLOCK,), ti.i32)
        here = i % BLOCK
        sums[here] = x[i]
        ti.simt.block.sync()
        for power in ti.static(range(7)):
            before = 0
            if here >= 2**power:
                before = sums[here - 2**power]
            ti.simt.block.sync()
            sums[here] += before
            ti.simt.block.sync()
        y[i] = sums[here]


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


@ti.kernel
def blur(
    width: ti.i32,
    height: ti.i32,
    source: ti.types.texture(num_dimensions=2),
    target: ti.types.rw_texture(num_dimensions=2, fmt=ti.Format.r32f, lod=0),
):
    """The mean of nine texels. The texels of the edge are repeated. Only gfx has textures."""
    for i, j in ti.ndrange(width, height):
        found = 0.0
        for row, column in ti.static(ti.ndrange((-1, 2), (-1, 2))):
            x = ti.max(0, ti.min(width - 1, i + row))
            y = ti.max(0, ti.min(height - 1, j + column))
            found += source.fetch(ti.Vector([x, y]), 0).x
        target.store(ti.Vector([i, j]), ti.Vector([found / 9.0, 0.0, 0.0, 0.0]))


def build(module, arch):
    """Add the kernels to a module."""
    for kernel in (nbody, stencil, stencil_3d, total, histogram, mandelbrot, product, scan):
        module.add_kernel(kernel)
    for kernel in (mpm_clear, mpm_p2g, mpm_grid, mpm_g2p):
        module.add_kernel(kernel)
    if arch == "vulkan":
        module.add_kernel(blur)
