"""CuPy in threads with a stream each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import cupy
import cupyx
import numpy as np

from benchmarks.service.stencil import BLOCK, SOURCE, SWEEPS, Image, empty_image, grid_of

__all__ = ["pageable", "pinned"]


def pageable() -> CupyPeer:
    return CupyPeer(empty_image)


def pinned() -> CupyPeer:
    return CupyPeer(lambda size: cupyx.empty_pinned((size, size), np.float32))


class CupyPeer:
    """CuPy, with a kernel that it compiles."""

    def __init__(self, empty: Callable[[int], Image]) -> None:
        self.most_threads: int | None = None
        self.empty = empty
        self._kernel = cupy.RawKernel(SOURCE, "sweep")
        self._kernel.compile()

    def lane(self, size: int) -> CupyLane:
        return CupyLane(self._kernel, size)


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
