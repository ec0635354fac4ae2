"""Host memory that the device reads and writes, kept for the next transfer: pinning memory is slow."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...core.idle_pool import IdlePool
from ...hal import HostMemoryHal
from . import allocator
from .allocator import Allocator
from .logical_device import LogicalDevice
from .memory import Buffer

__all__ = ["HostMemory", "HostMemoryPool"]

_MOST_IDLE = 2**30  # bytes


class HostMemory(HostMemoryHal):
    """Coherent host memory. NumPy arrays over it hold it. When it is dropped, it goes back to its pool."""

    __slots__ = ("_buffer", "address", "number", "pool")

    def __init__(self, pool: HostMemoryPool, buffer: Buffer) -> None:
        self.pool = pool
        self._buffer = buffer
        buffer.keep()
        self.address = buffer.mapped
        self.number = buffer.number

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self._buffer.array_interface(self._buffer.size)

    def __del__(self) -> None:
        self.pool.give_back(self._buffer)


class HostMemoryPool(IdlePool[Buffer]):
    """Keeps idle host memory for the next transfer."""

    def __init__(self, device: LogicalDevice, memories: Allocator) -> None:
        super().__init__(partial(Buffer, device, memories, kind=allocator.STAGING), _MOST_IDLE)

    def take(self, size: int) -> HostMemory:
        """Return at least ``size`` bytes, not zeroed."""
        return HostMemory(self, self.take_buffer(size))
