"""What kernels print: a ring in pinned memory, see output.c."""

from __future__ import annotations

import ctypes
import re
import struct
import threading
from collections.abc import Iterator

import numpy as np

from .context import Context
from .memory import PinnedBuffer

__all__ = ["Output"]

_HEADER = struct.Struct("<QQQQ")  # written, lost, taken, capacity
_CAPACITY = 2**20
_CONVERSION = re.compile(rb"%[^a-zA-Z%]*(?:l*)([cdiuxefgs%])")
_FORMATS = {b"d": "<q", b"i": "<q", b"u": "<Q", b"x": "<Q", b"c": "<Q", b"e": "<d", b"f": "<d", b"g": "<d"}


class Output:
    """The ring of one device.

    Attributes
    ----------
    address
        Of its ``struct output``.
    """

    def __init__(self, context: Context) -> None:
        self._buffer = PinnedBuffer(context, _HEADER.size + _CAPACITY)
        self.address = self._buffer.address
        self._lock = threading.Lock()
        self._words = np.asarray(self).view(np.uint64)[:4]
        self._bytes = np.asarray(self)[_HEADER.size :]
        self._sizes = self._bytes.view(np.uint64)
        self._bytes[:] = 0
        self._words[:] = (0, 0, 0, _CAPACITY)
        # What every turn of the loop looks at.
        self._written = ctypes.c_uint64.from_address(self.address)
        self._taken = 0

    @property
    def __array_interface__(self) -> dict[str, object]:
        return self._buffer.array_interface(_HEADER.size + _CAPACITY)

    def take(self) -> str:
        """Return, once, what kernels that have completed have printed."""
        if self._written.value == self._taken:
            return ""
        with self._lock:
            text = "".join(self._records())
            lost = int(self._words[1])
            self._words[1] = 0
        return text + (f"({lost} further prints did not fit)\n" if lost else "")

    def _records(self) -> Iterator[str]:
        while self._words[2] < self._words[0]:
            at = int(self._words[2])
            size = int(self._sizes[at % _CAPACITY // 8])
            if not size:  # of a kernel that still runs
                return
            record = self._read(at + 8, size)
            whole = 8 + -(-size // 8) * 8
            self._erase(at, whole)
            self._words[2] = self._taken = at + whole
            yield decode(record)

    def _read(self, at: int, size: int) -> bytes:
        start = at % _CAPACITY
        first = self._bytes[start : start + size].tobytes()
        return first + self._bytes[: size - len(first)].tobytes()

    def _erase(self, at: int, size: int) -> None:
        start = at % _CAPACITY
        self._bytes[start : start + size] = 0
        self._bytes[: max(0, start + size - _CAPACITY)] = 0


def decode(record: bytes) -> str:
    """Return what a record of vprintf says: its format, then what each conversion takes."""
    end = record.index(0)
    template, rest = record[:end], record[end + 1 :]

    def substitute(match: re.Match[bytes]) -> bytes:
        nonlocal rest
        kind = match.group(1)
        if kind == b"%":
            return b"%"
        if kind == b"s":
            text, _, rest = rest.partition(b"\0")
            return text
        word, rest = rest[:8], rest[8:]
        value = struct.unpack(_FORMATS[kind], word)[0]
        if b"l" not in match.group(0) and kind in b"di":
            value = (value + 2**31) % 2**32 - 2**31  # the upper half is not there
        return (match.group(0).replace(b"l", b"") % value) if kind != b"c" else bytes([value & 255])

    return _CONVERSION.sub(substitute, template).decode(errors="replace")
