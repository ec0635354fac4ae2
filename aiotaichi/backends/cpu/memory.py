"""Host memory as device memory."""

from __future__ import annotations

import numpy as np

from ...core.memory_account import MemoryEntry, physical_memory
from ...errors import OutOfMemoryError
from ...hal import MemoryHal, MemoryRequest, byte_interface
from ...hal.encoder import address_of
from ...hal.host_mapping import ZeroPages

__all__ = ["CpuMemory", "allocate", "borrow", "over"]

_ALIGNMENT = 64
_LARGE = 2**20  # bytes, from which on a thread frees the memory


class CpuMemory(MemoryHal):
    """Bytes of this process. A NumPy view of them keeps them alive."""

    __slots__ = ("address", "entry", "size", "view")

    def __init__(self, address: int, view: memoryview) -> None:
        self.address = address
        self.size = len(view)
        self.view = view
        self.entry: MemoryEntry | None = None


def allocate(request: MemoryRequest) -> CpuMemory:
    """Allocate zeroed memory, aligned to a cache line."""
    if request.size > physical_memory():
        raise OutOfMemoryError(f"cannot allocate {request.size} bytes: the machine has {physical_memory()}")
    if request.size >= _LARGE:
        return over(ZeroPages(request.size), request.size)
    try:
        data = np.zeros(request.size + _ALIGNMENT, np.uint8).data
    except MemoryError:
        raise OutOfMemoryError(f"cannot allocate {request.size} bytes") from None
    address = address_of(data)
    start = -address % _ALIGNMENT
    return CpuMemory(address + start, data[start : start + request.size])


def borrow(address: int, size: int, owner: object) -> CpuMemory:
    """Return memory that another library has allocated. The memory and its views hold ``owner``."""
    return over(_Borrowed(address, size, owner), size)


def over(pages: object, size: int) -> CpuMemory:
    """Return memory over the first ``size`` bytes of what NumPy makes an array of."""
    view = np.asarray(pages).data[:size]
    return CpuMemory(address_of(view), view)


class _Borrowed:
    def __init__(self, address: int, size: int, owner: object) -> None:
        self._owner = owner
        self.__array_interface__ = byte_interface(address, size)
