"""Host memory as device memory."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from ...core.memory_account import physical_memory
from ...errors import OutOfMemoryError
from ...hal import MemoryHal, MemoryRequest, byte_interface
from ...hal.host_mapping import ZeroPages

__all__ = ["CpuMemory", "allocate", "borrow"]

_ALIGNMENT = 64
_LARGE = 2**20  # bytes, from which on a thread frees the memory


class CpuMemory(MemoryHal):
    """Bytes of this process. A NumPy view of them keeps them alive."""

    __slots__ = ("address", "size", "view")

    def __init__(self, data: npt.NDArray[np.uint8]) -> None:
        self.size = data.size
        self.address = data.ctypes.data
        self.view = data.data


def allocate(request: MemoryRequest) -> CpuMemory:
    """Allocate zeroed memory, aligned to a cache line."""
    if request.size > physical_memory():
        raise OutOfMemoryError(f"cannot allocate {request.size} bytes: the machine has {physical_memory()}")
    if request.size >= _LARGE:
        return CpuMemory(np.asarray(ZeroPages(request.size))[: request.size])
    try:
        data = np.zeros(request.size + _ALIGNMENT, np.uint8)
    except MemoryError:
        raise OutOfMemoryError(f"cannot allocate {request.size} bytes") from None
    start = -data.ctypes.data % _ALIGNMENT
    return CpuMemory(data[start : start + request.size])


def borrow(address: int, size: int, owner: object) -> CpuMemory:
    """Return memory that another library has allocated. The memory and its views hold ``owner``."""
    return CpuMemory(np.asarray(_Borrowed(address, size, owner)))


class _Borrowed:
    def __init__(self, address: int, size: int, owner: object) -> None:
        self._owner = owner
        self.__array_interface__ = byte_interface(address, size)
