"""Host memory as device memory."""

from __future__ import annotations

import os
from functools import cache

import numpy as np

from ...errors import OutOfMemoryError
from ...hal import MemoryHal, MemoryRequest

__all__ = ["CpuMemory"]

_ALIGNMENT = 64


class CpuMemory(MemoryHal):
    """Zeroed bytes, aligned to a cache line. A NumPy view of them keeps them alive."""

    __slots__ = ("_bytes", "address", "size", "view")

    def __init__(self, request: MemoryRequest) -> None:
        if request.size > _physical_memory():
            raise OutOfMemoryError(f"cannot allocate {request.size} bytes: the machine has {_physical_memory()}")
        try:
            self._bytes = np.zeros(request.size + _ALIGNMENT, np.uint8)
        except MemoryError:
            raise OutOfMemoryError(f"cannot allocate {request.size} bytes") from None
        start = -self._bytes.ctypes.data % _ALIGNMENT
        self.size = request.size
        self.address = self._bytes.ctypes.data + start
        self.view = self._bytes[start : start + request.size].data


@cache
def _physical_memory() -> int:
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
