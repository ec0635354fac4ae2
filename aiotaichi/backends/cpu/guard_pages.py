"""Memory between pages that nothing may access, to find kernels that go out of bounds: ``Runtime(guard=True)``."""

from __future__ import annotations

import ctypes
import mmap
import os
import threading
import weakref
from typing import Any, Final

from ...counted import counted
from ...errors import OutOfMemoryError
from ...hal import byte_interface

__all__ = ["GuardPages", "GuardedMemories"]

_MOST_ALIGNED = 64  # bytes
_NO_ACCESS: Final = 0

_mprotect = ctypes.CDLL(None, use_errno=True).mprotect
_mprotect.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int


class GuardPages:
    """Zeroed bytes whose last one lies right before a guard page. Another guard page lies before them.

    NumPy arrays over the bytes hold this object. Numbers of ``n`` bytes are aligned if ``size`` is a multiple of n.

    Raises
    ------
    OutOfMemoryError
        The process has no address space left, or no more mappings: each of these takes three.
    """

    __slots__ = ("__weakref__", "_pages", "address", "size")

    def __init__(self, size: int) -> None:
        page = mmap.PAGESIZE
        length = -(-max(size, 1) // page) * page
        try:
            self._pages = mmap.mmap(-1, length + 2 * page, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS)
        except OSError as error:
            raise OutOfMemoryError(f"cannot allocate {size} bytes: {error.strerror}") from None
        start = ctypes.addressof(ctypes.c_char.from_buffer(self._pages))
        self.size = size
        self.address = (start + page + length - size) // (alignment := _alignment(size)) * alignment
        for guard in (start, start + page + length):
            if _mprotect(guard, page, _NO_ACCESS):
                raise OutOfMemoryError(f"cannot guard {size} bytes: {os.strerror(ctypes.get_errno())}")

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return byte_interface(self.address, self.size)


class GuardedMemories:
    """The guarded memories of a device. From any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._memories: weakref.WeakSet[GuardPages] = weakref.WeakSet()

    def allocate(self, size: int) -> GuardPages:
        pages = GuardPages(size)
        with self._lock:
            self._memories.add(pages)
        return pages

    def describe(self, address: int) -> str | None:
        """Return which memory an address lies beside, in words. None if no guard page has the address."""
        with self._lock:
            memories = list(self._memories)
        for memory in memories:
            end, array = memory.address + memory.size, f"an array of {counted(memory.size, 'byte')}"
            if end <= address < end + 2 * mmap.PAGESIZE:
                return f"{counted(address - end, 'byte')} behind the end of {array}"
            if memory.address - 2 * mmap.PAGESIZE < address < memory.address:
                return f"{counted(memory.address - address, 'byte')} before the start of {array}"
        return None


def _alignment(size: int) -> int:
    """Return what the bytes are aligned to, so that the last one lies right before the guard page."""
    return min(size & -size, _MOST_ALIGNED) or 1
