"""NumPy in threads, on the processor."""

from __future__ import annotations

import numpy as np

from benchmarks.service.stencil import Image, NumpyStencil

__all__ = ["NumpyPeer"]


class NumpyPeer:
    """NumPy needs no device: its lane is a buffer."""

    most_threads = None

    def empty(self, size: int) -> Image:
        return np.empty((size, size), np.float32)

    def lane(self, size: int) -> NumpyStencil:
        return NumpyStencil(size)
