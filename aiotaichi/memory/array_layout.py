"""The layout of an array: its dtype and its shape, and what follows from them."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, SupportsIndex

from ..errors import OutOfMemoryError
from ..hal import MemoryRequest
from ..types import DType, DTypeLike, MemoryUsage, as_dtype
from .requests import element_shape_of, extents_of

__all__ = ["STORAGE", "ArrayLayout", "layout_of", "storage_request"]

_KEPT = 1024
"""Layouts and requests that are kept: programs allocate arrays of the same few shapes again and again."""
STORAGE: Final = int(MemoryUsage.STORAGE)


@dataclass(frozen=True, slots=True)
class ArrayLayout:
    """How the values of an array lie in memory.

    Attributes
    ----------
    dtype, shape, element_shape, nbytes
        As those of :class:`NdArray`.
    whole_shape
        The shape of the array in NumPy: the extents, then the element shape.
    memory_size
        The bytes of a memory for the array: at least 1.
    """

    dtype: DType
    shape: tuple[int, ...]
    element_shape: tuple[int, ...]
    whole_shape: tuple[int, ...]
    nbytes: int
    memory_size: int

    def request(self, host_read: bool = False, host_write: bool = False) -> MemoryRequest:
        """Return the request for the memory of one array."""
        return storage_request(self.memory_size, bool(host_read), bool(host_write))


def layout_of(
    shape: SupportsIndex | Sequence[SupportsIndex], dtype: DTypeLike, element_shape: Sequence[SupportsIndex] = ()
) -> ArrayLayout:
    """Return the layout that a program asks for, checked. As :meth:`Runtime.ndarray`."""
    return _layout(as_dtype(dtype), extents_of(shape), element_shape_of(element_shape))


@lru_cache(_KEPT)
def _layout(dtype: DType, shape: tuple[int, ...], element_shape: tuple[int, ...]) -> ArrayLayout:
    whole_shape = shape + element_shape
    nbytes = math.prod(whole_shape) * dtype.itemsize
    return ArrayLayout(dtype, shape, element_shape, whole_shape, nbytes, nbytes or 1)


@lru_cache(_KEPT)
def storage_request(nbytes: int, host_read: bool = False, host_write: bool = False) -> MemoryRequest:
    """Return the request for memory that kernels take."""
    if nbytes >= 2**63:
        raise OutOfMemoryError(f"cannot allocate {nbytes} bytes")
    return MemoryRequest(nbytes, host_read, host_write, False, STORAGE)
