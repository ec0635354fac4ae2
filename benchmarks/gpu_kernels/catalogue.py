"""The kernels, their arguments and what they must compute."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["CASES", "IMAGE", "Case", "Numbers"]

IMAGE = -1
"""Instead of a number of axes: the argument is an image of f32."""

Numbers = npt.NDArray[Any]
Argument = Numbers | float | int


@dataclass(frozen=True)
class Case:
    """A kernel at one size.

    Attributes
    ----------
    kernel
        Its name in ``modules/kernels.py``.
    elements
        By the position of an argument: how many trailing axes of an array are an element's, for vectors and matrices.
        ``IMAGE`` for an image.
    make
        Makes the arguments of a size: arrays and numbers, in the kernel's order.
    size, small
        The size that is measured on a GPU, and one for tests.
    result
        The position of the argument that the kernel writes, and that is compared.
    expected
        What it must be after one launch. None: it is compared with the other contenders only.
    """

    kernel: str
    make: Callable[[np.random.Generator, int], Sequence[Argument]]
    size: int
    small: int
    result: int
    expected: Callable[[Sequence[Any]], Numbers]
    elements: tuple[int, ...]
    tolerance: float = 1e-4

    @property
    def has_images(self) -> bool:
        """Whether only Vulkan can run it."""
        return IMAGE in self.elements


def _uniform(generator: np.random.Generator, *shape: int) -> Numbers:
    return generator.random(shape, dtype=np.float32)


def _nbody(values: Sequence[Any]) -> Numbers:
    position = values[0][:, None].astype(np.float64)
    found = np.empty(values[0].shape)
    for i, place in enumerate(values[0].astype(np.float64)):
        towards = position[:, 0] - place
        square = (towards**2).sum(axis=1) + 1e-3
        found[i] = (towards / (square * np.sqrt(square))[:, None]).sum(axis=0)
    return found


def _stencil(values: Sequence[Any]) -> Numbers:
    x = np.pad(values[0], 1, mode="edge")
    found: Numbers = 0.2 * (x[1:-1, 1:-1] + x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:])
    return found


def _stencil_3d(values: Sequence[Any]) -> Numbers:
    x = values[0]
    found: Numbers = x.copy()
    inner = x[1:-1, 1:-1, 1:-1]
    around = x[:-2, 1:-1, 1:-1] + x[2:, 1:-1, 1:-1] + x[1:-1, :-2, 1:-1] + x[1:-1, 2:, 1:-1]
    around = around + x[1:-1, 1:-1, :-2] + x[1:-1, 1:-1, 2:]
    found[1:-1, 1:-1, 1:-1] += 0.1 * (around - 6 * inner)
    return found


def _mandelbrot(values: Sequence[Any]) -> Numbers:
    limit, counts = values
    rows, columns = np.indices(counts.shape, dtype=np.float32)
    c = -2.1 + 3.0 / counts.shape[1] * columns + 1j * (-1.25 + 2.5 / counts.shape[0] * rows)
    c, z, found = c.astype(np.complex64), np.zeros(c.shape, np.complex64), np.zeros(counts.shape, np.int32)
    for _ in range(limit):
        inside = z.real**2 + z.imag**2 < 4
        z[inside] = z[inside] ** 2 + c[inside]
        found[inside] += 1
    return found


def _scan(values: Sequence[Any]) -> Numbers:
    found: Numbers = np.cumsum(values[0].reshape(-1, 128), axis=1, dtype=np.int32).ravel()
    return found


def _particles(generator: np.random.Generator, n: int) -> tuple[Numbers, ...]:
    position = 0.2 + 0.6 * _uniform(generator, n * n * 2, 2)
    velocity, affine = _uniform(generator, n * n * 2, 2), _uniform(generator, n * n * 2, 2, 2)
    return position, velocity, affine, np.ones(n * n * 2, np.float32)


def _weights(position: Numbers, n: int) -> tuple[Numbers, Numbers, Numbers]:
    place = position.astype(np.float32) * np.float32(n)
    first = (place - 0.5).astype(np.int32)
    offset = place - first
    return first, offset, np.stack([0.5 * (1.5 - offset) ** 2, 0.75 - (offset - 1) ** 2, 0.5 * (offset - 0.5) ** 2])


def _p2g(values: Sequence[Any]) -> Numbers:
    _, position, _, _, _, _, mass = values
    found: Numbers = mass.astype(np.float64)
    first, _, w = _weights(position, len(mass))
    for i in range(3):
        for j in range(3):
            np.add.at(found, (first[:, 0] + i, first[:, 1] + j), w[i][:, 0] * w[j][:, 1])
    return found


def _grid(values: Sequence[Any]) -> Numbers:
    dt, momentum, mass, _ = values
    flow = np.where(mass[..., None] > 0, momentum / np.where(mass > 0, mass, 1)[..., None], 0)
    flow[..., 1] -= np.where(mass > 0, dt * 9.8, 0)
    flow[:3, :, 0], flow[-3:, :, 0] = np.maximum(flow[:3, :, 0], 0), np.minimum(flow[-3:, :, 0], 0)
    flow[:, :3, 1], flow[:, -3:, 1] = np.maximum(flow[:, :3, 1], 0), np.minimum(flow[:, -3:, 1], 0)
    return np.asarray(flow)


def _g2p(values: Sequence[Any]) -> Numbers:
    _, flow, position, velocity, _, _ = values
    first, _, w = _weights(position, len(flow))
    found = np.zeros(velocity.shape)
    for i in range(3):
        for j in range(3):
            weight = w[i][:, 0] * w[j][:, 1]
            found += weight[:, None] * flow[first[:, 0] + i, first[:, 1] + j]
    return found


def _blur(values: Sequence[Any]) -> Numbers:
    x = np.pad(values[2], 1, mode="edge").astype(np.float64)
    rows, columns = values[2].shape
    shifted = [x[i : i + rows, j : j + columns] for i in range(3) for j in range(3)]
    return np.asarray(sum(shifted)) / 9


def _zeros(*shape: int) -> Numbers:
    return np.zeros(shape, np.float32)


CASES = (
    Case("nbody", lambda g, n: (_uniform(g, n, 3), _zeros(n, 3)), 40_000, 500, 1, _nbody, (1, 1), 1e-3),
    Case("stencil", lambda g, n: (_uniform(g, n, n), _zeros(n, n)), 8192, 100, 1, _stencil, (0, 0)),
    Case("stencil_3d", lambda g, n: (_uniform(g, n, n, n), _zeros(n, n, n)), 384, 20, 1, _stencil_3d, (0, 0)),
    Case(
        "total",
        lambda g, n: (_uniform(g, n), _zeros(1)),
        64 * 2**20,
        100_000,
        1,
        lambda values: values[0].sum(dtype=np.float64, keepdims=True),
        (0, 0),
        1e-3,
    ),
    Case(
        "histogram",
        lambda g, n: (g.integers(0, 97, n, np.int32), np.zeros(97, np.int32)),
        64 * 2**20,
        100_000,
        1,
        lambda values: values[1] + np.bincount(values[0], minlength=97),
        (0, 0),
        0,
    ),
    Case("mandelbrot", lambda g, n: (200, np.zeros((n, n), np.int32)), 2048, 64, 1, _mandelbrot, (0, 0), 0.02),
    Case(
        "product",
        lambda g, n: (_uniform(g, n, n), _uniform(g, n, n), _zeros(n, n)),
        2048,
        64,
        2,
        lambda values: values[0].astype(np.float64) @ values[1],
        (0, 0, 0),
    ),
    Case(
        "scan", lambda g, n: (g.integers(0, 9, n, np.int32), np.zeros(n, np.int32)), 2**25, 1280, 1, _scan, (0, 0), 0
    ),
    Case(
        "mpm_clear",
        lambda g, n: (_uniform(g, n, n, 2), _uniform(g, n, n)),
        2048,
        32,
        1,
        lambda values: np.zeros_like(values[1]),
        (1, 0),
        0,
    ),
    Case(
        "mpm_p2g",
        lambda g, n: (1e-4, *_particles(g, n), _zeros(n, n, 2), _zeros(n, n)),
        1024,
        32,
        6,
        _p2g,
        (0, 1, 1, 2, 0, 1, 0),
    ),
    Case(
        "mpm_grid",
        lambda g, n: (1e-4, _uniform(g, n, n, 2), _uniform(g, n, n), _zeros(n, n, 2)),
        2048,
        32,
        3,
        _grid,
        (0, 1, 0, 1),
    ),
    Case(
        "mpm_g2p",
        lambda g, n: (1e-4, _uniform(g, n, n, 2), *_particles(g, n)),
        1024,
        32,
        3,
        _g2p,
        (0, 1, 1, 1, 2, 0),
    ),
    Case("blur", lambda g, n: (n, n, _uniform(g, n, n), _zeros(n, n)), 4096, 64, 3, _blur, (0, 0, IMAGE, IMAGE)),
)
"""All kernels. The last one is for Vulkan only."""
