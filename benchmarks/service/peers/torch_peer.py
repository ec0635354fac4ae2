"""PyTorch in threads with a stream each: its copies, and the stencil as a kernel of cuda.core on its streams."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch
from cuda.core import Device

from benchmarks.service.peers.cuda_core_kernel import Sweeps, compiled
from benchmarks.service.stencil import Image

__all__ = ["TorchPageable", "TorchPinned"]


class TorchPageable:
    """Clients with NumPy's own memory."""

    most_threads = None

    def __init__(self) -> None:
        torch.cuda.init()
        self._kernel = compiled()

    def empty(self, size: int) -> Image:
        return np.empty((size, size), np.float32)

    def lane(self, size: int) -> TorchLane:
        return TorchLane(self._kernel, size)


class TorchPinned(TorchPageable):
    """Clients with pinned memory."""

    def empty(self, size: int) -> Image:
        array: Image = torch.empty((size, size), pin_memory=True).numpy()
        return array


class TorchLane:
    """A stream and two tensors."""

    def __init__(self, kernel: Any, size: int) -> None:
        device = Device(0)
        device.set_current()
        self._stream = torch.cuda.Stream()
        self._core_stream = device.create_stream(_CudaStream(self._stream))
        self._x, self._y = (torch.empty((size, size), device="cuda") for _ in range(2))
        self._sweeps = Sweeps(kernel, size, self._x.data_ptr(), self._y.data_ptr())

    def run(self, image: Image, result: Image) -> None:
        with torch.cuda.stream(self._stream):
            self._x.copy_(torch.from_numpy(image), non_blocking=True)
            self._sweeps.enqueue(self._core_stream)
            torch.from_numpy(result).copy_(self._x, non_blocking=True)
        self._stream.synchronize()


class _CudaStream:
    """A stream of torch, for cuda.core."""

    def __init__(self, stream: Any) -> None:
        self._stream = stream

    def __cuda_stream__(self) -> tuple[int, int]:
        return 0, self._stream.cuda_stream
