"""CuPy in threads with a stream each."""

from __future__ import annotations

from typing import Any

import cupy
import cupyx
import numpy as np

from benchmarks.service.stencil import BLOCK, SOURCE, SWEEPS, Image, grid_of

__all__ = ["CupyPageable", "CupyPinned"]


class CupyPageable:
    """Clients with NumPy's own memory."""

    most_threads = None

    def __init__(self) -> None:
        self._kernel = cupy.RawKernel(SOURCE, "sweep")
        self._kernel.compile()

    def empty(self, size: int) -> Image:
        return np.empty((size, size), np.float32)

    def lane(self, size: int) -> CupyLane:
        return CupyLane(self._kernel, size)


class CupyPinned(CupyPageable):
    """Clients with pinned memory."""

    def empty(self, size: int) -> Image:
        array: Image = cupyx.empty_pinned((size, size), np.float32)
        return array


class CupyLane:
    """A stream and two arrays."""

    def __init__(self, kernel: Any, size: int) -> None:
        self._kernel = kernel
        self._stream = cupy.cuda.Stream(non_blocking=True)
        self._x, self._y = (cupy.empty((size, size), cupy.float32) for _ in range(2))
        self._grid = grid_of(size)
        pairs = ((self._x, self._y), (self._y, self._x)) * (SWEEPS // 2)
        self._sweeps = [(*pair, np.int32(size)) for pair in pairs]

    def run(self, image: Image, result: Image) -> None:
        with self._stream:
            self._x.set(image, stream=self._stream)
            for arguments in self._sweeps:
                self._kernel(self._grid, BLOCK, arguments)
            self._x.get(stream=self._stream, out=result, blocking=False)
        self._stream.synchronize()
