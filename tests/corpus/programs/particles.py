"""A small simulation of ours with arrays of vectors and matrices, as a service would run it."""

import taichi as ti

ti.init()

n, cells = 256, 16
vec2, mat2 = ti.math.vec2, ti.math.mat2
points = ti.types.ndarray(vec2, 1)


@ti.kernel
def start(x: points, v: points, c: ti.types.ndarray(mat2, 1)):
    for i in x:
        x[i] = vec2(i % 16, i // 16) / 40 + 0.3
        v[i] = vec2(0, -1)
        c[i] = mat2(0, 0, 0, 0)


@ti.kernel
def scatter(
    x: points, v: points, c: ti.types.ndarray(mat2, 1), momentum: ti.types.ndarray(vec2, 2),
    mass: ti.types.ndarray(ti.f32, 2),
):  # fmt: skip
    for i, j in mass:
        momentum[i, j] = vec2(0, 0)
        mass[i, j] = 0
    for p in x:
        base = int(x[p] * cells - 0.5)
        f = x[p] * cells - base
        w = [0.5 * (1.5 - f) ** 2, 0.75 - (f - 1) ** 2, 0.5 * (f - 0.5) ** 2]
        for i, j in ti.static(ti.ndrange(3, 3)):
            offset = ti.Vector([i, j])
            weight = w[i].x * w[j].y
            momentum[base + offset] += weight * (v[p] + c[p] @ ((offset - f) / cells))
            mass[base + offset] += weight


@ti.kernel
def gather(
    x: points, v: points, c: ti.types.ndarray(mat2, 1), momentum: ti.types.ndarray(vec2, 2),
    mass: ti.types.ndarray(ti.f32, 2), dt: ti.f32,
):  # fmt: skip
    for p in x:
        base = int(x[p] * cells - 0.5)
        f = x[p] * cells - base
        w = [0.5 * (1.5 - f) ** 2, 0.75 - (f - 1) ** 2, 0.5 * (f - 0.5) ** 2]
        velocity, affine = vec2(0, 0), mat2(0, 0, 0, 0)
        for i, j in ti.static(ti.ndrange(3, 3)):
            offset = ti.Vector([i, j])
            weight = w[i].x * w[j].y
            node = momentum[base + offset] / ti.max(mass[base + offset], 1e-6)
            velocity += weight * node
            affine += 4 * cells * weight * node.outer_product(offset - f)
        v[p], c[p] = velocity, affine
        x[p] = ti.math.clamp(x[p] + dt * velocity, 0.1, 0.9)


x, v, c = ti.Vector.ndarray(2, ti.f32, n), ti.Vector.ndarray(2, ti.f32, n), ti.Matrix.ndarray(2, 2, ti.f32, n)
momentum, mass = ti.Vector.ndarray(2, ti.f32, (cells, cells)), ti.ndarray(ti.f32, (cells, cells))
start(x, v, c)
for _ in range(4):
    scatter(x, v, c, momentum, mass)
    gather(x, v, c, momentum, mass, 0.002)
