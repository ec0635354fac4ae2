"""CUDA graphs of compute graphs."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

from . import reaper
from .binding import error_of

if TYPE_CHECKING:
    from .device import CudaDevice
    from .module import CudaKernel

__all__ = ["CudaGraph"]


class CudaGraph:
    """A graph for one queue; destroyed when it is dropped, in a thread.

    Attributes
    ----------
    address
        The address of the ``struct graph``.
    arguments
        A reference to the command whose arguments the graph has. The launch of another command replaces them.
    """

    def __init__(self, device: CudaDevice, launches: bytes, kernels: Sequence[CudaKernel]) -> None:
        self._device = device
        self._kernels = kernels  # dropped after the graph, and their module with them
        status = ctypes.c_int32()
        address = device.native.graph_create(device.address, launches, len(launches), ctypes.addressof(status))
        if not address:
            raise error_of(status.value, "making a CUDA graph")
        self.address = address
        self.arguments: Callable[[], Any] = lambda: None

    def __del__(self) -> None:
        if hasattr(self, "address"):
            reaper.discard(partial(_destroy, self._device, self.address))


def _destroy(device: CudaDevice, address: int) -> None:
    device.native.graph_destroy(address)
