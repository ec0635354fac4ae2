"""A page of memory so low that an index of 32 bits reaches the null page from it."""

from __future__ import annotations

import ctypes
import mmap
from functools import cache

import numpy as np
import numpy.typing as npt

__all__ = ["low_page"]

_ADDRESSES = range(1 << 28, 7 << 28, 1 << 26)
"""Where the page may lie. Some places are taken: a program with fixed addresses has its heap there."""


@cache
def low_page() -> npt.NDArray[np.int32]:
    """Return a page of integers in the lowest 2 GiB of this process. All calls return the same one."""
    map_memory = ctypes.CDLL(None, use_errno=True).mmap
    map_memory.restype = ctypes.c_void_p
    map_memory.argtypes = [ctypes.c_void_p, ctypes.c_size_t, *[ctypes.c_int] * 3, ctypes.c_long]
    allowed, kind = mmap.PROT_READ | mmap.PROT_WRITE, mmap.MAP_PRIVATE | mmap.MAP_ANONYMOUS
    for address in reversed(_ADDRESSES):
        found = map_memory(address, mmap.PAGESIZE, allowed, kind, -1, 0)
        assert found is not None
        if found < 1 << 31:
            return np.ctypeslib.as_array((ctypes.c_int32 * (mmap.PAGESIZE // 4)).from_address(found))
    raise AssertionError(f"all places below 2 GiB are taken: the system gave the page {found:#x}")
