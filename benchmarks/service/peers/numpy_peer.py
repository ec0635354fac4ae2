"""NumPy in threads, on the processor."""

from __future__ import annotations

from benchmarks.service.stencil import NumpyStencil, empty_image

__all__ = ["NumpyPeer"]


class NumpyPeer:
    """NumPy needs no device: its lane is a buffer."""

    def __init__(self) -> None:
        self.most_threads: int | None = None
        self.empty = empty_image

    def lane(self, size: int) -> NumpyStencil:
        return NumpyStencil(size)
