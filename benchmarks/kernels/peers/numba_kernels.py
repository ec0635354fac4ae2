"""The 20 kernels as loops that Numba compiles. Each function takes the kernel's arguments.

They have the form of ``floor.c``: rows are parallel, and a row's borders are split from its middle by hand, so that
LLVM makes vectors. Numbers are float32, as in the other contenders: a plain ``0.2`` would be float64.

Numba has no atomic addition on processors. So what threads scatter goes to a copy for each thread, and the copies are
added up.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import get_num_threads, prange

__all__ = ["FUNCTIONS"]

WALL, BLOCK = 3, 16
Number = np.float32


def saxpy(a: Any, x: Any, y: Any) -> None:
    for i in prange(len(x)):
        y[i] += a * x[i]


def add_2d(x: Any, y: Any, z: Any) -> None:
    for i in prange(x.shape[0]):
        for j in range(x.shape[1]):
            z[i, j] = x[i, j] + y[i, j]


def add_3d(x: Any, y: Any, z: Any) -> None:
    rows, columns = x.shape[1], x.shape[2]
    for row in prange(x.shape[0] * rows):
        i, j = row // rows, row % rows
        for k in range(columns):
            z[i, j, k] = x[i, j, k] + y[i, j, k]


def stencil_2d(x: Any, y: Any) -> None:
    h, w = x.shape
    for i in prange(h):
        here, up, down, out = x[i], x[max(i - 1, 0)], x[min(i + 1, h - 1)], y[i]
        for j in range(1, w - 1):
            out[j] = Number(0.2) * (here[j] + up[j] + down[j] + here[j - 1] + here[j + 1])
        for j in (0, w - 1):
            left, right = here[max(j - 1, 0)], here[min(j + 1, w - 1)]
            out[j] = Number(0.2) * (here[j] + up[j] + down[j] + left + right)


def stencil_3d(x: Any, y: Any) -> None:
    d, h, w = x.shape
    for row in prange(d * h):
        i, j = row // h, row % h
        here, out = x[i, j], y[i, j]
        if i == 0 or i == d - 1 or j == 0 or j == h - 1:
            for k in range(w):
                out[k] = here[k]
        else:
            back, front, up, down = x[i - 1, j], x[i + 1, j], x[i, j - 1], x[i, j + 1]
            out[0] = here[0]
            for k in range(1, w - 1):
                around = back[k] + front[k] + up[k] + down[k] + here[k - 1] + here[k + 1]
                out[k] = here[k] + Number(0.1) * (around - Number(6) * here[k])
            out[w - 1] = here[w - 1]


def blur(x: Any, y: Any) -> None:
    h, w = x.shape
    for i in prange(h):
        r0, r1, r2 = x[max(i - 2, 0)], x[max(i - 1, 0)], x[i]
        r3, r4, out = x[min(i + 1, h - 1)], x[min(i + 2, h - 1)], y[i]
        for j in range(2, w - 2):
            total = r0[j - 2] + r0[j - 1] + r0[j] + r0[j + 1] + r0[j + 2]
            total += r1[j - 2] + r1[j - 1] + r1[j] + r1[j + 1] + r1[j + 2]
            total += r2[j - 2] + r2[j - 1] + r2[j] + r2[j + 1] + r2[j + 2]
            total += r3[j - 2] + r3[j - 1] + r3[j] + r3[j + 1] + r3[j + 2]
            total += r4[j - 2] + r4[j - 1] + r4[j] + r4[j + 1] + r4[j + 2]
            out[j] = total * Number(1 / 25)
        for number in range(min(4, w)):
            j = number if number < 2 else w - 4 + number
            total = Number(0)
            for step in range(-2, 3):
                k = min(max(j + step, 0), w - 1)
                total += r0[k] + r1[k] + r2[k] + r3[k] + r4[k]
            out[j] = total * Number(1 / 25)


def life(alive: Any, after: Any) -> None:
    h, w = alive.shape
    for i in prange(h):
        here, up, down, out = alive[i], alive[(i + h - 1) % h], alive[(i + 1) % h], after[i]
        for j in range(1, w - 1):
            count = up[j - 1] + up[j] + up[j + 1] + here[j - 1] + here[j + 1] + down[j - 1] + down[j] + down[j + 1]
            out[j] = (count == 3) | ((count == 2) & (here[j] == 1))
        for j in (0, w - 1):
            left, right = (j + w - 1) % w, (j + 1) % w
            count = up[left] + up[j] + up[right] + here[left] + here[right] + down[left] + down[j] + down[right]
            out[j] = (count == 3) | ((count == 2) & (here[j] == 1))


def mandelbrot(limit: Any, counts: Any) -> None:
    h, w = counts.shape
    step_x, step_y = Number(3.0) / Number(w), Number(2.5) / Number(h)
    for i in prange(h):
        for j in range(w):
            cx, cy = Number(-2.1) + step_x * Number(j), Number(-1.25) + step_y * Number(i)
            x, y, count = Number(0), Number(0), 0
            while count < limit and x * x + y * y < Number(4):
                x, y = x * x - y * y + cx, Number(2) * x * y + cy
                count += 1
            counts[i, j] = count


def nbody(position: Any, acceleration: Any) -> None:
    n = len(position)
    for i in prange(n):
        at_x, at_y, at_z = position[i, 0], position[i, 1], position[i, 2]
        x, y, z = Number(0), Number(0), Number(0)
        for j in range(n):
            dx, dy, dz = position[j, 0] - at_x, position[j, 1] - at_y, position[j, 2] - at_z
            square = dx * dx + dy * dy + dz * dz + Number(1e-3)
            weight = Number(1) / (square * np.sqrt(square))
            x += dx * weight
            y += dy * weight
            z += dz * weight
        acceleration[i, 0], acceleration[i, 1], acceleration[i, 2] = x, y, z


def matrix_product(a: Any, b: Any, c: Any) -> None:
    for i in prange(c.shape[0]):
        out = c[i]
        for j in range(c.shape[1]):
            out[j] = Number(0)
        for k in range(a.shape[1]):
            factor, row = a[i, k], b[k]
            for j in range(c.shape[1]):
                out[j] += factor * row[j]


def mpm_clear(momentum: Any, mass: Any) -> None:
    for i in prange(mass.shape[0]):
        momentum[i] = Number(0)
        mass[i] = Number(0)


def mpm_p2g(dt: Any, position: Any, velocity: Any, affine: Any, volume: Any, momentum: Any, mass: Any) -> None:
    count, n, copies = len(position), Number(mass.shape[0]), get_num_threads()
    found = np.zeros((copies, mass.shape[0], mass.shape[1], 3), np.float32)
    for copy in prange(copies):
        grid = found[copy]
        for p in range(count * copy // copies, count * (copy + 1) // copies):
            place_x, place_y = position[p, 0] * n, position[p, 1] * n
            row, column = np.int32(place_x - Number(0.5)), np.int32(place_y - Number(0.5))
            x, y = place_x - Number(row), place_y - Number(column)
            across = (
                Number(0.5) * (Number(1.5) - x) * (Number(1.5) - x),
                Number(0.75) - (x - Number(1)) * (x - Number(1)),
                Number(0.5) * (x - Number(0.5)) * (x - Number(0.5)),
            )
            along = (
                Number(0.5) * (Number(1.5) - y) * (Number(1.5) - y),
                Number(0.75) - (y - Number(1)) * (y - Number(1)),
                Number(0.5) * (y - Number(0.5)) * (y - Number(0.5)),
            )
            push = Number(4) * dt * (Number(400) * (Number(1) - volume[p])) * n * n
            for i in range(3):
                for j in range(3):
                    weight = across[i] * along[j]
                    away_x, away_y = (Number(i) - x) / n, (Number(j) - y) / n
                    moved_x = velocity[p, 0] + affine[p, 0, 0] * away_x + affine[p, 0, 1] * away_y + push * away_x
                    moved_y = velocity[p, 1] + affine[p, 1, 0] * away_x + affine[p, 1, 1] * away_y + push * away_y
                    grid[row + i, column + j, 0] += weight * moved_x
                    grid[row + i, column + j, 1] += weight * moved_y
                    grid[row + i, column + j, 2] += weight
    for i in prange(mass.shape[0]):
        for copy in range(copies):
            for j in range(mass.shape[1]):
                momentum[i, j, 0] += found[copy, i, j, 0]
                momentum[i, j, 1] += found[copy, i, j, 1]
                mass[i, j] += found[copy, i, j, 2]


def mpm_grid(dt: Any, momentum: Any, mass: Any, velocity: Any) -> None:
    h, w = mass.shape
    for i in prange(h):
        for j in range(w):
            x, y = Number(0), Number(0)
            if mass[i, j] > 0:
                x = momentum[i, j, 0] / mass[i, j]
                y = momentum[i, j, 1] / mass[i, j] - dt * Number(9.8)
            if i < WALL:
                x = max(x, Number(0))
            if i > h - 1 - WALL:
                x = min(x, Number(0))
            if j < WALL:
                y = max(y, Number(0))
            if j > w - 1 - WALL:
                y = min(y, Number(0))
            velocity[i, j, 0], velocity[i, j, 1] = x, y


def mpm_g2p(dt: Any, flow: Any, position: Any, velocity: Any, affine: Any, volume: Any) -> None:
    n = Number(flow.shape[0])
    for p in prange(len(position)):
        place_x, place_y = position[p, 0] * n, position[p, 1] * n
        row, column = np.int32(place_x - Number(0.5)), np.int32(place_y - Number(0.5))
        x, y = place_x - Number(row), place_y - Number(column)
        across = (
            Number(0.5) * (Number(1.5) - x) * (Number(1.5) - x),
            Number(0.75) - (x - Number(1)) * (x - Number(1)),
            Number(0.5) * (x - Number(0.5)) * (x - Number(0.5)),
        )
        along = (
            Number(0.5) * (Number(1.5) - y) * (Number(1.5) - y),
            Number(0.75) - (y - Number(1)) * (y - Number(1)),
            Number(0.5) * (y - Number(0.5)) * (y - Number(0.5)),
        )
        carried_x, carried_y = Number(0), Number(0)
        xx, xy, yx, yy = Number(0), Number(0), Number(0), Number(0)
        for i in range(3):
            for j in range(3):
                weight = across[i] * along[j]
                away_x, away_y = (Number(i) - x) / n, (Number(j) - y) / n
                scale = Number(4) * n * n * weight
                there_x, there_y = flow[row + i, column + j, 0], flow[row + i, column + j, 1]
                carried_x += weight * there_x
                carried_y += weight * there_y
                xx += scale * there_x * away_x
                xy += scale * there_x * away_y
                yx += scale * there_y * away_x
                yy += scale * there_y * away_y
        velocity[p, 0], velocity[p, 1] = carried_x, carried_y
        affine[p, 0, 0], affine[p, 0, 1], affine[p, 1, 0], affine[p, 1, 1] = xx, xy, yx, yy
        position[p, 0] += dt * carried_x
        position[p, 1] += dt * carried_y
        volume[p] *= Number(1) + dt * (xx + yy)


def sum_all(x: Any, total: Any) -> None:
    found = Number(0)
    for i in prange(len(x)):
        found += x[i]
    total[0] = found


def min_max(x: Any, ends: Any) -> None:
    low, high = x[0], x[0]
    for i in prange(len(x)):
        low = min(low, x[i])
        high = max(high, x[i])
    ends[0], ends[1] = low, high


def histogram(values: Any, counts: Any) -> None:
    copies = get_num_threads()
    found = np.zeros((copies, len(counts)), np.int32)
    for copy in prange(copies):
        own = found[copy]
        for i in range(len(values) * copy // copies, len(values) * (copy + 1) // copies):
            own[values[i]] += 1
    for copy in range(copies):
        for place in range(len(counts)):
            counts[place] += found[copy, place]


def prefix_pass(step: Any, x: Any, y: Any) -> None:
    for i in range(min(step, len(x))):
        y[i] = x[i]
    for i in prange(step, len(x)):
        y[i] = x[i] + x[i - step]


def field_dense(x: Any, y: Any) -> None:
    h, w = x.shape
    for i in prange(1, h - 1):
        here, up, down, out = x[i], x[i - 1], x[i + 1], y[i]
        for j in range(1, w - 1):
            out[j] = Number(0.25) * (up[j] + down[j] + here[j - 1] + here[j + 1])


def field_sparse(x: Any, y: Any) -> None:
    """A negative value stands for an element that is not stored."""
    columns = x.shape[1] // BLOCK
    for block in prange(x.shape[0] // BLOCK * columns):
        row, column = block // columns * BLOCK, block % columns * BLOCK
        if x[row, column] >= 0:
            for i in range(row, row + BLOCK):
                for j in range(column, column + BLOCK):
                    y[i, j] = Number(2) * x[i, j] + Number(1)


FUNCTIONS = {
    each.__name__: each
    for each in (
        *(saxpy, add_2d, add_3d, stencil_2d, stencil_3d, blur, life, mandelbrot, nbody, matrix_product),
        *(mpm_clear, mpm_p2g, mpm_grid, mpm_g2p, sum_all, min_max, histogram, prefix_pass),
        *(field_dense, field_sparse),
    )
}
