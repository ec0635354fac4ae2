"""cuda.core, and the driver's copies by cuda.bindings, in threads with a stream each."""

from __future__ import annotations

from typing import Any

import numpy as np
from cuda.bindings import driver
from cuda.core import Device, LegacyPinnedMemoryResource

from benchmarks.service.peers.cuda_core_kernel import Sweeps, compiled
from benchmarks.service.stencil import Image

__all__ = ["CudaCorePageable", "CudaCorePinned"]


class CudaCorePageable:
    """Clients with NumPy's own memory."""

    most_threads = None

    def __init__(self) -> None:
        self._kernel = compiled()

    def empty(self, size: int) -> Image:
        return np.empty((size, size), np.float32)

    def lane(self, size: int) -> CudaCoreLane:
        return CudaCoreLane(self._kernel, size)


class CudaCorePinned(CudaCorePageable):
    """Clients with pinned memory."""

    def __init__(self) -> None:
        super().__init__()
        self._memory = LegacyPinnedMemoryResource()
        self._stream = Device(0).create_stream()

    def empty(self, size: int) -> Image:
        buffer = self._memory.allocate(4 * size * size, stream=self._stream)
        return np.from_dlpack(buffer).view(np.float32).reshape(size, size)


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
