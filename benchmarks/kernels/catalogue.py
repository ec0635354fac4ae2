"""The 20 kernels: their sizes, the content of their arguments, and how exact their results are."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.kernels.arguments import Argument, Array

__all__ = ["KERNELS", "Kernel", "Launch"]

Content = Callable[[int, np.random.Generator], tuple[Argument, ...]]
Floats = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Launch:
    """A launch of a compiled kernel, with these of the kernel's arguments."""

    name: str
    arguments: slice


@dataclass(frozen=True)
class Kernel:
    """A kernel of the benchmark.

    Attributes
    ----------
    name
        The name in the modules, in :mod:`benchmarks.kernels.numpy_kernels` and in ``floor.c``.
    ndim
        The number of axes that the kernel loops over.
    sizes
        The extent of each axis. The first size fits a core's caches, the last is the largest.
    content
        Makes the arguments of a size.
    loop
        Which argument the kernel loops over: its elements are counted.
    outputs
        Which arguments the kernel writes.
    is_elementwise
        An element of the result needs only the same element of the arguments.
    tolerance
        The largest error, as a part of the largest result.
    may_differ
        The part of the elements that may have any error.
    field
        The kind of the fields that hold the arrays in taichi, if the kernel has fields.
    """

    name: str
    ndim: int
    sizes: tuple[int, ...]
    content: Content
    loop: int
    outputs: tuple[int, ...]
    is_elementwise: bool = False
    tolerance: float = 1e-5
    may_differ: float = 0.0
    field: str | None = None

    @property
    def tiny(self) -> int:
        """A size for a test: several blocks of taichi's, if the kernel has no fields."""
        return self.sizes[0] if self.field else {1: 1500, 2: 40, 3: 12}[self.ndim]

    def shown(self, size: int) -> str:
        """Return a size as it is shown."""
        return f"{size:,}" if self.ndim == 1 else " x ".join([str(size)] * self.ndim)

    def launch(self, size: int) -> Launch:
        """Return the launch that is measured."""
        return Launch(f"field_{self.field}_{size}", slice(0)) if self.field else Launch(self.name, slice(None))

    def before(self, size: int) -> Sequence[Launch]:
        """Return the launches that fill the fields with the first argument."""
        return [Launch(f"fill_{self.field}_{size}", slice(1))] if self.field else []

    def after(self, size: int) -> Sequence[Launch]:
        """Return the launches that copy the fields to the last argument."""
        return [Launch(f"read_{self.field}_{size}", slice(1, None))] if self.field else []


def _floats(rng: np.random.Generator, *shape: int) -> Floats:
    return rng.random(shape, np.float32)


def _saxpy(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    return 0.5, Array(_floats(rng, n)), Array(_floats(rng, n))


def _add(ndim: int) -> Content:
    def content(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
        shape = (n,) * ndim
        return Array(_floats(rng, *shape)), Array(_floats(rng, *shape)), Array(np.zeros(shape, np.float32))

    return content


def _image(ndim: int) -> Content:
    def content(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
        x = _floats(rng, *(n,) * ndim)
        return Array(x), Array(x.copy())

    return content


def _life(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    alive = rng.integers(0, 2, (n, n), np.int32)
    return Array(alive), Array(np.zeros_like(alive))


def _mandelbrot(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    return 100, Array(np.zeros((n, n), np.int32))


def _nbody(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    position = _floats(rng, n, 3)
    return Array(position, 1), Array(np.zeros_like(position), 1)


def _particles(n: int, rng: np.random.Generator) -> tuple[Array, Array, Array, Array]:
    """Return positions away from the walls, velocities, affine parts of the velocities, and volumes."""
    position = 0.2 + 0.6 * _floats(rng, n, 2)
    return (
        Array(position, 1),
        Array(_floats(rng, n, 2) - np.float32(0.5), 1),
        Array(_floats(rng, n, 2, 2) - np.float32(0.5), 2),
        Array(np.float32(0.9) + np.float32(0.2) * _floats(rng, n)),
    )


def _cells(n: int) -> int:
    """Return the rows of a grid that has four particles in a cell."""
    return max(8, math.isqrt(n) // 2)


def _mpm_clear(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    return Array(_floats(rng, n, n, 2), 1), Array(_floats(rng, n, n))


def _mpm_p2g(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    cells = _cells(n)
    momentum, mass = np.zeros((cells, cells, 2), np.float32), np.zeros((cells, cells), np.float32)
    return 1e-4, *_particles(n, rng), Array(momentum, 1), Array(mass)


def _mpm_grid(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    """A third of the cells is empty."""
    mass = np.maximum(3 * _floats(rng, n, n) - 1, 0)
    mass[mass > 0] += np.float32(0.5)
    momentum = _floats(rng, n, n, 2) - np.float32(0.5)
    return 1e-4, Array(momentum, 1), Array(mass), Array(np.zeros_like(momentum), 1)


def _mpm_g2p(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    """The time step is so small that no particle leaves the grid, however often the kernel runs."""
    cells = _cells(n)
    return 1e-8, Array(_floats(rng, cells, cells, 2) - np.float32(0.5), 1), *_particles(n, rng)


def _reduction(count: int) -> Content:
    """Quarters between -1 and 1: their sum is exact in any order."""

    def content(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
        x: npt.NDArray[Any] = rng.integers(-4, 5, n, np.int32) / np.float32(4)
        return Array(x.astype(np.float32)), Array(np.zeros(count, np.float32))

    return content


def _histogram(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    return Array(rng.integers(0, 97, n, np.int32)), Array(np.zeros(97, np.int32))


def _prefix_pass(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    x = rng.integers(0, 100, n, np.int32)
    return 64, Array(x), Array(np.zeros_like(x))


def _matrix_product(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    return Array(_floats(rng, n, n)), Array(_floats(rng, n, n)), Array(np.zeros((n, n), np.float32))


def _field_sparse(n: int, rng: np.random.Generator) -> tuple[Argument, ...]:
    """A fourth of the blocks is stored. The other elements are negative."""
    blocks = n // 16
    is_stored = np.zeros(blocks * blocks, bool)
    is_stored[rng.permutation(blocks * blocks)[: blocks * blocks // 4]] = True
    stored = np.kron(is_stored.reshape(blocks, blocks), np.ones((16, 16), bool))
    x = np.where(stored, _floats(rng, n, n), np.float32(-1))
    return Array(x), Array(np.zeros_like(x))


KERNELS = (
    Kernel("saxpy", 1, (4096, 2**16, 2**22, 2**24), _saxpy, 1, (2,), is_elementwise=True),
    Kernel("add_2d", 2, (64, 256, 2048, 4096), _add(2), 2, (2,), is_elementwise=True),
    Kernel("add_3d", 3, (16, 40, 160, 256), _add(3), 2, (2,), is_elementwise=True),
    Kernel("stencil_2d", 2, (256, 512, 1024, 2048, 4096), _image(2), 1, (1,)),
    Kernel("stencil_3d", 3, (16, 64, 256), _image(3), 1, (1,)),
    Kernel("blur", 2, (64, 2048), _image(2), 1, (1,)),
    Kernel("life", 2, (64, 2048), _life, 1, (1,)),
    Kernel("mandelbrot", 2, (64, 1024), _mandelbrot, 1, (1,), may_differ=0.02),
    Kernel("nbody", 1, (512, 4096), _nbody, 0, (1,), tolerance=1e-4),
    Kernel("matrix_product", 2, (64, 512), _matrix_product, 2, (2,), tolerance=1e-4),
    Kernel("mpm_clear", 2, (64, 2048), _mpm_clear, 1, (0, 1), is_elementwise=True),
    Kernel("mpm_p2g", 1, (4096, 2**20), _mpm_p2g, 1, (5, 6), tolerance=1e-4),
    Kernel("mpm_grid", 2, (64, 2048), _mpm_grid, 2, (3,), is_elementwise=True),
    Kernel("mpm_g2p", 1, (4096, 2**20), _mpm_g2p, 2, (2, 3, 4, 5), tolerance=1e-4),
    Kernel("sum_all", 1, (4096, 2**16, 2**22), _reduction(1), 0, (1,)),
    Kernel("min_max", 1, (4096, 2**16, 2**22), _reduction(2), 0, (1,)),
    Kernel("histogram", 1, (8192, 2**22), _histogram, 0, (1,)),
    Kernel("prefix_pass", 1, (4096, 2**22), _prefix_pass, 1, (2,)),
    Kernel("field_dense", 2, (64, 2048), _image(2), 0, (1,), field="dense"),
    Kernel("field_sparse", 2, (64, 2048), _field_sparse, 0, (1,), field="sparse"),
)
