"""cuda.core, and the driver's copies by cuda.bindings, in threads with a stream each."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from cuda.bindings import driver
from cuda.core import Device, LegacyPinnedMemoryResource

from benchmarks.service.peers.cuda_core_kernel import Sweeps, compiled
from benchmarks.service.stencil import Image, empty_image

__all__ = ["pageable", "pinned"]


def pageable() -> CudaCorePeer:
    return CudaCorePeer(empty_image)


def pinned() -> CudaCorePeer:
    memory = LegacyPinnedMemoryResource()

    def empty(size: int) -> Image:
        return np.from_dlpack(memory.allocate(4 * size * size)).view(np.float32).reshape(size, size)

    return CudaCorePeer(empty)


class CudaCorePeer:
    """cuda.core, with a kernel that it compiles."""

    def __init__(self, empty: Callable[[int], Image]) -> None:
        self.most_threads: int | None = None
        self.empty = empty
        self._kernel = compiled()

    def lane(self, size: int) -> CudaCoreLane:
        return CudaCoreLane(self._kernel, size)


class CudaCoreLane:
    """A stream and two buffers."""

    def __init__(self, kernel: Any, size: int) -> None:
        device = Device(0)
        device.set_current()
        self._stream = device.create_stream()
        self._handle = int(self._stream.handle)
        self._buffers = [device.allocate(4 * size * size, stream=self._stream) for _ in range(2)]
        self._x, y = (int(buffer.handle) for buffer in self._buffers)
        self._sweeps = Sweeps(kernel, size, self._x, y)

    def run(self, image: Image, result: Image) -> None:
        _check(driver.cuMemcpyHtoDAsync(self._x, image.ctypes.data, image.nbytes, self._handle))
        self._sweeps.enqueue(self._stream)
        _check(driver.cuMemcpyDtoHAsync(result.ctypes.data, self._x, result.nbytes, self._handle))
        self._stream.sync()


def _check(returned: tuple[Any, ...]) -> None:
    if returned[0] != driver.CUresult.CUDA_SUCCESS:
        raise RuntimeError(f"the driver returned {returned[0]!r}")
