"""The work of a request: sweeps of a 5-point stencil, as a module of taichi, in NumPy and in CUDA C++."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from benchmarks.measure import fixture, unpacked

__all__ = [
    "BLOCK",
    "SOURCE",
    "SWEEPS",
    "Image",
    "NumpyStencil",
    "check_results",
    "empty_image",
    "grid_of",
    "image_of",
    "module_folder",
    "touch_memory",
]

Image = npt.NDArray[np.float32]

SWEEPS = 4
_COPIES = 6  # of an image: two on the device, the source, its snapshot, and the last two results
TOLERANCE = 1e-4
"""The clients' texels are up to 65, and f32 has 7 digits."""

SOURCE = r"""
extern "C" __global__ void sweep(const float *x, float *y, int n) {
    int j = blockIdx.x * blockDim.x + threadIdx.x, i = blockIdx.y * blockDim.y + threadIdx.y;
    if (i >= n || j >= n) return;
    int up = max(i - 1, 0), down = min(i + 1, n - 1), left = max(j - 1, 0), right = min(j + 1, n - 1);
    y[i * n + j] = 0.2f * (x[i * n + j] + x[up * n + j] + x[down * n + j] + x[i * n + left] + x[i * n + right]);
}
"""
BLOCK = (32, 8)


def grid_of(size: int) -> tuple[int, int]:
    """Return the number of blocks of :data:`BLOCK` threads along x and y."""
    return -(-size // BLOCK[0]), -(-size // BLOCK[1])


@contextmanager
def module_folder(arch: str) -> Iterator[Path]:
    """Yield the module with the kernel ``sweep`` as a folder: taichi's LLVM loader takes folders only."""
    path = fixture(arch, "stencil")
    if path.is_dir():
        yield path
    else:
        with unpacked(path) as folder:
            yield folder


def image_of(size: int, client: int) -> Image:
    """Return the image of a client: the same noise for all, brighter by 1 from one client to the next of 64."""
    return _noise(size) + np.float32(client % 64)


def touch_memory(size: int, images: int) -> None:
    """Allocate and fill as much memory as a load of ``images`` images takes, and free it.

    A virtual machine gets memory from its host when it first uses the memory. That can take 5 ms for 2 MiB, and no
    contender can help it.
    """
    used = [np.ones((size, size), np.float32) for _ in range(_COPIES * images)]
    used.clear()


def empty_image(size: int) -> Image:
    """Return pageable memory for an image."""
    return np.empty((size, size), np.float32)


@cache
def _noise(size: int) -> Image:
    return np.random.default_rng(size).random((size, size), np.float32)


def check_results(results: Sequence[Image]) -> None:
    """Compare the clients' results with NumPy's.

    A sweep takes means. So the result of a brighter image is as much brighter, and NumPy sweeps only the noise.

    Raises
    ------
    AssertionError
        A result differs from NumPy's by more than rounding.
    """
    noise = _noise(len(results[0]))
    expected, difference = np.empty_like(noise), np.empty_like(noise)
    NumpyStencil(len(noise)).run(noise, expected)
    for client, result in enumerate(results):
        np.subtract(result, expected, out=difference)
        error = max(abs(difference.min() - client % 64), abs(difference.max() - client % 64))
        assert error < TOLERANCE, f"the result of client {client} differs from NumPy's by up to {error}"


class NumpyStencil:
    """The sweeps in NumPy, with a buffer that is used again."""

    def __init__(self, size: int) -> None:
        self._padded = np.empty((size + 2, size + 2), np.float32)

    def run(self, image: Image, result: Image) -> None:
        """Write the swept image to ``result``."""
        padded = self._padded
        result[:] = image
        for _ in range(SWEEPS):
            padded[1:-1, 1:-1] = result
            padded[0], padded[-1] = padded[1], padded[-2]
            padded[:, 0], padded[:, -1] = padded[:, 1], padded[:, -2]
            np.add(padded[1:-1, 1:-1], padded[:-2, 1:-1], out=result)
            for neighbour in (padded[2:, 1:-1], padded[1:-1, :-2], padded[1:-1, 2:]):
                np.add(result, neighbour, out=result)
            np.multiply(result, np.float32(0.2), out=result)
