"""PyTorch in threads with a stream each: its copies, and the stencil as a kernel of cuda.core on its streams."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import torch
from cuda.core import Device

from benchmarks.service.peers.cuda_core_kernel import Sweeps, compiled
from benchmarks.service.stencil import Image, empty_image

__all__ = ["pageable", "pinned"]


def pageable() -> TorchPeer:
    return TorchPeer(empty_image)


def pinned() -> TorchPeer:
    return TorchPeer(lambda size: torch.empty((size, size), pin_memory=True).numpy())


class TorchPeer:
    """PyTorch, with a kernel that cuda.core compiles."""

    def __init__(self, empty: Callable[[int], Image]) -> None:
        torch.cuda.init()
        self.most_threads: int | None = None
        self.empty = empty
        self._kernel = compiled()

    def lane(self, size: int) -> TorchLane:
        return TorchLane(self._kernel, size)


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
