"""Host memory as device memory."""

from __future__ import annotations

from itertools import count
from typing import Final

import numpy as np

from ...core.memory_account import MemoryEntry
from ...core.usable_memory import usable_memory
from ...errors import OutOfMemoryError
from ...hal import MemoryHal, MemoryRequest, byte_interface
from ...hal.encoder import address_of
from ...hal.host_mapping import ZeroPages

__all__ = ["CpuMemory", "allocate", "borrow", "over"]

_ALIGNMENT = 64
_LARGE = 2**20  # bytes, from which on a thread frees the memory
_SHIFT, _SHIFTS = 7 * 256, 8
"""Large arrays begin at 8 places of a huge page, 1,792 bytes apart, in turn.

If two arrays have the same place, Intel's processors take a load from one for a load of what was just stored to the
other one, and wait: a stencil took twice as long (measured on Sapphire Rapids). Places at least 256 bytes apart are
enough, and an odd multiple of 256 stays away from the row above, too, if a row has a power of two bytes.
"""
_allocations: Final = count()


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
    if request.size > (most := usable_memory()):
        raise OutOfMemoryError(f"cannot allocate {request.size} bytes: the process may use {most}")
    if request.size >= _LARGE:
        start = next(_allocations) % _SHIFTS * _SHIFT
        return over(ZeroPages(start + request.size), request.size, start)
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


def over(pages: object, size: int, start: int = 0) -> CpuMemory:
    """Return memory over ``size`` bytes, from ``start`` on, of what NumPy makes an array of."""
    view = np.asarray(pages).data[start : start + size]
    return CpuMemory(address_of(view), view)


class _Borrowed:
    def __init__(self, address: int, size: int, owner: object) -> None:
        self._owner = owner
        self.__array_interface__ = byte_interface(address, size)
