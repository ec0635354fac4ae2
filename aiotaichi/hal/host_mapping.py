"""Pages of the process, mapped and freed without Python's allocator."""

from __future__ import annotations

import ctypes
import mmap
import os
import sys
from functools import partial
from typing import Any, Final

from ..core.sizes import HUGE_PAGE
from ..errors import OutOfMemoryError
from ..interpreter_end import unless_ending
from .call_thread import CallThread
from .memory import HostMemoryHal, byte_interface

__all__ = ["HostMapping", "ZeroPages", "page_worker"]

_POPULATE_WRITE = 23  # MADV_POPULATE_WRITE, since Linux 5.14
_PIECE = HUGE_PAGE  # bytes that one system call populates or frees: meanwhile no thread of the process can map pages
_FAILED = ctypes.c_void_p(-1).value


if sys.platform != "win32":
    _libc = ctypes.CDLL(None, use_errno=True)
    _mmap, _munmap, _madvise = _libc.mmap, _libc.munmap, _libc.madvise
    _mmap.restype = ctypes.c_void_p
    _mmap.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_long
    _munmap.argtypes = ctypes.c_void_p, ctypes.c_size_t
    _madvise.argtypes = ctypes.c_void_p, ctypes.c_size_t, ctypes.c_int


class HostMapping:
    """Anonymous pages, which are zero. They stay until :meth:`unmap`.

    The pages get their memory when they are first used, or by :meth:`populate`.

    Parameters
    ----------
    size
        Bytes, at least 1. The mapping has whole pages.
    huge_pages
        Whether a mapping from 2 MiB on has huge pages, if the system has them. Drivers pin these sooner, and kernels
        look their addresses up sooner. A machine with free memory clears a huge page in a sixth of the time of its
        512 small pages; a virtual machine that asks its host for the memory takes 5 ms, three times as long as for
        the small ones (both measured).

    Raises
    ------
    OutOfMemoryError
        The process has no address space left.
    """

    __slots__ = ("address", "size")

    def __init__(self, size: int, huge_pages: bool = True) -> None:
        self.size = -(-size // mmap.PAGESIZE) * mmap.PAGESIZE
        if self.size < HUGE_PAGE or not huge_pages:
            self.address = _map(self.size, size)
            return
        start = _map(self.size + HUGE_PAGE, size)
        self.address = -(-start // HUGE_PAGE) * HUGE_PAGE
        before = self.address - start
        if before:
            _munmap(start, before)
        _munmap(self.address + self.size, HUGE_PAGE - before)
        _madvise(self.address, self.size, mmap.MADV_HUGEPAGE)  # fails if the system has none, which is fine

    def populate(self) -> None:
        """*Blocking.* Give the pages memory, and keep the bytes: another thread may use them meanwhile.

        An old kernel refuses. Then the first use does it.
        """
        for start in range(0, self.size, _PIECE):
            if _madvise(self.address + start, min(_PIECE, self.size - start), _POPULATE_WRITE):
                return

    def unmap(self) -> None:
        """*Blocking.* Free the pages. Nothing may use the bytes from now on."""
        for start in range(0, self.size, _PIECE):
            _munmap(self.address + start, min(_PIECE, self.size - start))


def _map(size: int, wanted: int) -> int:
    """Return the address of ``size`` bytes, of which the caller wants ``wanted``."""
    access, kind = mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    address: int | None = _mmap(None, size, access, kind, -1, 0)
    if address is None or address == _FAILED:
        raise OutOfMemoryError(f"cannot allocate {wanted} bytes: {os.strerror(ctypes.get_errno())}")
    return address


page_worker: Final = CallThread("aiotaichi pages")
"""The thread that frees the pages of dropped memory: a gigabyte takes the system 0.1 s."""


class ZeroPages(HostMemoryHal):
    """Zeroed pages, which the system gives when they are first used. NumPy arrays over them hold this object.

    They have at least as many bytes as are asked for. Raises as :class:`HostMapping`.
    """

    __slots__ = ("_mapping", "address", "size")

    def __init__(self, size: int) -> None:
        self._mapping = HostMapping(size)
        self.address = self._mapping.address
        self.size = self._mapping.size

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return byte_interface(self.address, self.size)

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "_mapping"):
            page_worker.submit(partial(HostMapping.unmap, self._mapping))
