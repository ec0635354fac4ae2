"""Arrays with memory of their own, and their gradients."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import SupportsIndex

from ..errors import InvalidArgumentError
from ..queue.open_device import OpenDevice
from ..types import DType, DTypeLike, MemoryUsage, as_dtype
from .extents import element_shape_of, extents_of
from .memory import Memory, NdArray
from .memory_request import memory_request

__all__ = ["allocate_array"]


def allocate_array(
    open_device: OpenDevice,
    shape: SupportsIndex | Sequence[SupportsIndex],
    dtype: DTypeLike,
    element_shape: Sequence[SupportsIndex],
    host_read: bool,
    host_write: bool,
    needs_grad: bool,
) -> NdArray:
    """Allocate a zeroed array. As :meth:`Runtime.ndarray`."""
    resolved, extents, element = as_dtype(dtype), extents_of(shape), element_shape_of(element_shape)
    if needs_grad and not resolved.is_float:
        raise InvalidArgumentError(f"needs_grad=True: only floats have gradients, and the dtype is {resolved}")

    def allocate(grad: NdArray | None) -> NdArray:
        size = max(1, _size(extents, element, resolved))
        memory = Memory(open_device, memory_request(size, host_read, host_write, False, MemoryUsage.STORAGE))
        return NdArray(memory, extents, resolved, element, grad)

    return allocate(allocate(None) if needs_grad else None)


def _size(shape: tuple[int, ...], element_shape: tuple[int, ...], dtype: DType) -> int:
    """Return how many bytes an array has."""
    return math.prod(shape) * math.prod(element_shape) * dtype.itemsize
