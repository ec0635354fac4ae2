"""Host memory that the device copies from and to, kept for the next transfer: to pin it takes the system long."""

from __future__ import annotations

import threading
from collections import deque
from typing import Any

from ...hal import HostMemoryHal
from . import allocator
from .allocator import Allocator
from .logical_device import LogicalDevice
from .memory import Buffer

__all__ = ["HostMemory", "HostMemoryPool"]

_MOST_IDLE = 2**30  # bytes


class HostMemory(HostMemoryHal):
    """Coherent host memory; NumPy arrays over it keep it. It goes back to its pool when it is dropped."""

    __slots__ = ("_buffer", "mapped", "number", "pool")

    def __init__(self, pool: HostMemoryPool, buffer: Buffer) -> None:
        self.pool = pool
        self._buffer = buffer
        buffer.keep()
        self.mapped = buffer.mapped
        self.number = buffer.number

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self._buffer.array_interface(self._buffer.size)

    def __del__(self) -> None:
        self.pool.give_back(self._buffer)


class HostMemoryPool:
    """Buffers by size, kept while they are idle, up to a limit."""

    def __init__(self, device: LogicalDevice, memories: Allocator) -> None:
        self._device = device
        self._memories = memories
        self._lock = threading.Lock()
        # What came back, from whatever thread and even in the middle of an allocation: only appended to there.
        self._returned: deque[Buffer] = deque()
        self._idle: deque[Buffer] = deque()
        self._is_open = True

    def take(self, size: int) -> HostMemory:
        """Return at least ``size`` bytes, not zeroed."""
        step = max(4096, 1 << max(0, size.bit_length() - 3))  # at most a fourth is wasted
        size = -(-size // step) * step
        with self._lock:
            while self._returned:
                self._idle.append(self._returned.popleft())
            buffer = next((each for each in reversed(self._idle) if each.size == size), None)
            if buffer is not None:
                self._idle.remove(buffer)
            elif self._idle and sum(each.size for each in self._idle) + size > _MOST_IDLE:
                self._idle.popleft()  # what nobody has asked for the longest makes room
        return HostMemory(self, buffer or Buffer(self._device, self._memories, size, allocator.STAGING))

    def give_back(self, buffer: Buffer) -> None:
        idle = sum(each.size for each in (*self._returned, *self._idle))
        if self._is_open and idle + buffer.size <= _MOST_IDLE:
            self._returned.append(buffer)

    def close(self) -> None:
        """Free what is idle now, and what is in use when it is dropped."""
        self._is_open = False
        with self._lock:
            self._returned.clear()
            self._idle.clear()
