"""The 20 kernels in NumPy. Each function takes the kernel's arguments, and writes the arrays that the kernel writes.

With arrays of float64 they are the oracle of all others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["FUNCTIONS"]

Numbers = npt.NDArray[Any]
WALL = 3


def saxpy(a: float, x: Numbers, y: Numbers) -> None:
    y += a * x


def add(x: Numbers, y: Numbers, z: Numbers) -> None:
    np.add(x, y, out=z)


def stencil_2d(x: Numbers, y: Numbers) -> None:
    wide = np.pad(x, 1, mode="edge")
    np.add(x, wide[:-2, 1:-1], out=y)
    y += wide[2:, 1:-1]
    y += wide[1:-1, :-2]
    y += wide[1:-1, 2:]
    y *= 0.2


def stencil_3d(x: Numbers, y: Numbers) -> None:
    y[...] = x
    inner = x[1:-1, 1:-1, 1:-1]
    around = -6.0 * inner
    around += x[:-2, 1:-1, 1:-1]
    around += x[2:, 1:-1, 1:-1]
    around += x[1:-1, :-2, 1:-1]
    around += x[1:-1, 2:, 1:-1]
    around += x[1:-1, 1:-1, :-2]
    around += x[1:-1, 1:-1, 2:]
    around *= 0.1
    y[1:-1, 1:-1, 1:-1] += around


def blur(x: Numbers, y: Numbers) -> None:
    """A mean of rows of means of columns: fewer sums than the kernel."""
    wide = np.pad(x, 2, mode="edge")
    rows, columns = x.shape
    down = wide[:rows].copy()
    for offset in range(1, 5):
        down += wide[offset : offset + rows]
    y[...] = down[:, :columns]
    for offset in range(1, 5):
        y += down[:, offset : offset + columns]
    y /= 25.0


def life(alive: Numbers, after: Numbers) -> None:
    wide = np.pad(alive, 1, mode="wrap")
    rows, columns = alive.shape
    three = wide[:, :columns] + wide[:, 1 : columns + 1]
    three += wide[:, 2:]
    count = three[:rows] + three[1 : rows + 1]
    count += three[2:]
    count -= alive
    after[...] = (count == 3) | ((count == 2) & (alive == 1))


def mandelbrot(limit: int, counts: Numbers) -> None:
    """Points that have escaped are dropped."""
    rows, columns = counts.shape
    real = -2.1 + np.float32(3.0 / columns) * np.arange(columns, dtype=np.float32)
    imaginary = -1.25 + np.float32(2.5 / rows) * np.arange(rows, dtype=np.float32)
    c = (real + 1j * imaginary[:, None]).astype(np.complex64).reshape(-1)
    z, places = np.zeros_like(c), np.arange(c.size)
    flat = counts.reshape(-1)
    flat[...] = limit
    for step in range(limit):
        is_inside = z.real * z.real + z.imag * z.imag < 4.0
        flat[places[~is_inside]] = step
        z, c, places = z[is_inside], c[is_inside], places[is_inside]
        z *= z
        z += c


def nbody(position: Numbers, acceleration: Numbers) -> None:
    for start in range(0, len(position), 64):
        towards = position[None] - position[start : start + 64, None]
        square = np.einsum("ijk,ijk->ij", towards, towards) + position.dtype.type(1e-3)
        weight = 1.0 / (square * np.sqrt(square))
        acceleration[start : start + 64] = np.einsum("ij,ijk->ik", weight, towards)


def matrix_product(a: Numbers, b: Numbers, c: Numbers) -> None:
    np.matmul(a, b, out=c)


def mpm_clear(momentum: Numbers, mass: Numbers) -> None:
    momentum.fill(0.0)
    mass.fill(0.0)


def _nine(position: Numbers, n: int) -> Iterator[tuple[Numbers, Numbers, Numbers]]:
    """Yield rows of cells, weights, and distances of the nine cells around each particle."""
    place = position * position.dtype.type(n)
    first = (place - 0.5).astype(np.int32)
    offset = place - first.astype(position.dtype)
    w = 0.5 * (1.5 - offset) ** 2, 0.75 - (offset - 1.0) ** 2, 0.5 * (offset - 0.5) ** 2
    cells = first[:, 0] * n + first[:, 1]
    for i in range(3):
        for j in range(3):
            distance = (np.array([i, j], position.dtype) - offset) / position.dtype.type(n)
            yield cells + (i * n + j), w[i][:, 0] * w[j][:, 1], distance


def mpm_p2g(
    dt: float,
    position: Numbers,
    velocity: Numbers,
    affine: Numbers,
    volume: Numbers,
    momentum: Numbers,
    mass: Numbers,
) -> None:
    n = len(mass)
    push = (4.0 * dt * 400.0 * n * n) * (1.0 - volume)
    flat_mass, flat_momentum = mass.reshape(-1), momentum.reshape(-1, 2)
    for cells, weight, distance in _nine(position, n):
        moved = velocity + np.einsum("pij,pj->pi", affine, distance) + push[:, None] * distance
        flat_mass += np.bincount(cells, weight, n * n).astype(mass.dtype)
        for axis in range(2):
            flat_momentum[:, axis] += np.bincount(cells, weight * moved[:, axis], n * n).astype(mass.dtype)


def mpm_grid(dt: float, momentum: Numbers, mass: Numbers, velocity: Numbers) -> None:
    has_mass = mass > 0.0
    velocity.fill(0.0)
    np.divide(momentum, mass[..., None], out=velocity, where=has_mass[..., None])
    velocity[..., 1] -= has_mass * mass.dtype.type(dt * 9.8)
    np.maximum(velocity[:WALL, :, 0], 0.0, out=velocity[:WALL, :, 0])
    np.minimum(velocity[-WALL:, :, 0], 0.0, out=velocity[-WALL:, :, 0])
    np.maximum(velocity[:, :WALL, 1], 0.0, out=velocity[:, :WALL, 1])
    np.minimum(velocity[:, -WALL:, 1], 0.0, out=velocity[:, -WALL:, 1])


def mpm_g2p(dt: float, flow: Numbers, position: Numbers, velocity: Numbers, affine: Numbers, volume: Numbers) -> None:
    n = len(flow)
    flat = flow.reshape(-1, 2)
    carried, turn = np.zeros_like(velocity), np.zeros_like(affine)
    for cells, weight, distance in _nine(position, n):
        there = weight[:, None] * flat[cells]
        carried += there
        turn += there[:, :, None] * distance[:, None, :]
    turn *= 4.0 * n * n
    velocity[...] = carried
    affine[...] = turn
    position += dt * carried
    volume *= 1.0 + dt * (turn[:, 0, 0] + turn[:, 1, 1])


def sum_all(x: Numbers, total: Numbers) -> None:
    total[0] = x.sum()


def min_max(x: Numbers, ends: Numbers) -> None:
    ends[:] = x.min(), x.max()


def histogram(values: Numbers, counts: Numbers) -> None:
    counts += np.bincount(values, minlength=len(counts)).astype(counts.dtype)


def prefix_pass(step: int, x: Numbers, y: Numbers) -> None:
    y[:step] = x[:step]
    np.add(x[step:], x[:-step], out=y[step:])


def field_dense(x: Numbers, y: Numbers) -> None:
    y[...] = x
    inner = y[1:-1, 1:-1]
    np.add(x[:-2, 1:-1], x[2:, 1:-1], out=inner)
    inner += x[1:-1, :-2]
    inner += x[1:-1, 2:]
    inner *= 0.25


def field_sparse(x: Numbers, y: Numbers) -> None:
    """A negative value stands for an element that is not stored."""
    np.multiply(x, 2.0, out=y)
    y += 1.0
    y *= x >= 0.0


FUNCTIONS = {
    "add_2d": add,
    "add_3d": add,
    **{
        each.__name__: each
        for each in (
            saxpy,
            stencil_2d,
            stencil_3d,
            blur,
            life,
            mandelbrot,
            nbody,
            matrix_product,
            mpm_clear,
            mpm_p2g,
            mpm_grid,
            mpm_g2p,
            sum_all,
            min_max,
            histogram,
            prefix_pass,
            field_dense,
            field_sparse,
        )
    },
}
