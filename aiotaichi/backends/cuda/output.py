"""The text that kernels print: a ring in pinned memory, see output.c."""

from __future__ import annotations

import ctypes
import re
import struct
import threading
from collections.abc import Iterator

import numpy as np

from .host_memory import PinnedMemory
from .memory import CudaMemory, DevicePool

__all__ = ["Output"]

_HEADER = struct.Struct("<QQ")  # lost, taken
_OUTPUT = struct.Struct("<QQQ")  # reserved, capacity, ring
_CAPACITY = 2**20
_CONVERSION = re.compile(rb"%[^a-zA-Z%]*([hl]*)([cdiuxefgs%])")
_FORMATS = {b"d": "<q", b"i": "<q", b"u": "<Q", b"x": "<Q", b"c": "<Q", b"e": "<d", b"f": "<d", b"g": "<d"}


class Output:
    """The ring of one device.

    Attributes
    ----------
    address
        The address of the ``struct output``.
    """

    def __init__(self, pool: DevicePool) -> None:
        self._buffer = PinnedMemory(pool.context, _HEADER.size + _CAPACITY)
        self._lock = threading.Lock()
        memory = np.asarray(self._buffer)
        self._words = memory[: _HEADER.size].view(np.uint64)
        self._bytes = memory[_HEADER.size :]
        self._memory: CudaMemory | None = CudaMemory.allocate(pool, _OUTPUT.size)
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


def decode(record: bytes) -> str:
    """Return the text of a vprintf record: its format, then the value of each conversion."""
    end = record.index(0)
    template, rest = record[:end], record[end + 1 :]

    def substitute(match: re.Match[bytes]) -> bytes:
        nonlocal rest
        length, kind = match.groups()
        if kind == b"%":
            return b"%"
        if kind == b"s":
            text, _, rest = rest.partition(b"\0")
            return text
        word, rest = rest[:8], rest[8:]
        value = struct.unpack(_FORMATS[kind], word)[0]
        if kind == b"c":
            return bytes([value & 255])
        if kind in b"di" and b"l" not in length:  # the sign is that of the lower bytes
            sign = 2**15 if length else 2**31
            value = (value + sign) % (2 * sign) - sign
        return bytes(match.group(0).replace(length + kind, kind) % value)

    return _CONVERSION.sub(substitute, template).decode(errors="replace")
