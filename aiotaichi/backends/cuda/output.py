"""The text that kernels print: a ring in pinned memory, see output.c."""

from __future__ import annotations

import ctypes
import struct
import threading
from collections.abc import Iterator

import numpy as np

from ...core.memory_account import MemoryPurpose
from .host_memory import PinnedMemory
from .memory import CudaMemory, DevicePool
from .printed_text import decode

__all__ = ["Output"]

_HEADER = struct.Struct("<QQ")  # lost, taken
_OUTPUT = struct.Struct("<QQQ")  # reserved, capacity, ring
_CAPACITY = 2**20


class Output:
    """The ring of one device. ``address`` is the address of the ``struct output``."""

    def __init__(self, pool: DevicePool) -> None:
        size = _HEADER.size + _CAPACITY
        with pool.account.enter(MemoryPurpose.PRINTED_TEXT, size) as self._entry:
            self._buffer = PinnedMemory(pool.hardware, size)
            self._buffer.settle()
        self._lock = threading.Lock()
        memory = np.asarray(self._buffer)
        self._words = memory[: _HEADER.size].view(np.uint64)
        self._bytes = memory[_HEADER.size :]
        self._memory: CudaMemory | None = CudaMemory.allocate(pool, _OUTPUT.size, MemoryPurpose.PRINTED_TEXT)
        self.address = self._memory.address
        pool.write(self.address, _OUTPUT.pack(0, _CAPACITY, self._buffer.address))
        self._reported = 0  # how many of the lost prints take() has reported
        # The size of the next record, 0 until it is whole. Every turn of the loop looks at it.
        self._next = self._size_at(0)

    def take(self) -> str:
        """Return, once, the text that completed kernels have printed."""
        if not self._next.value:
            return ""
        with self._lock:
            text = "".join(self._records())
            lost = int(self._words[0]) - self._reported
            self._reported += lost
        return text + (f"({lost} further prints did not fit)\n" if lost else "")

    def close(self) -> None:
        """Free the ring. No kernel that prints runs any longer."""
        self._memory = None

    def _records(self) -> Iterator[str]:
        while size := self._next.value:
            at = int(self._words[1])
            record = self._read(at + 8, size)
            whole = 8 + -(-size // 8) * 8
            self._erase(at, whole)
            self._words[1] = at + whole
            self._next = self._size_at(at + whole)
            yield decode(record)

    def _size_at(self, at: int) -> ctypes.c_uint64:
        return ctypes.c_uint64.from_address(self._buffer.address + _HEADER.size + at % _CAPACITY)

    def _read(self, at: int, size: int) -> bytes:
        start = at % _CAPACITY
        first = self._bytes[start : start + size].tobytes()
        return first + self._bytes[: size - len(first)].tobytes()

    def _erase(self, at: int, size: int) -> None:
        start = at % _CAPACITY
        self._bytes[start : start + size] = 0
        self._bytes[: max(0, start + size - _CAPACITY)] = 0
