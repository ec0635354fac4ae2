"""Host values to the bytes that a queue copies or repeats."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.values import array_of
from ..errors import ArgumentNullError, InvalidArgumentError
from ..types import u8
from .memory import Slice

__all__ = ["empty_like", "pattern_of", "source_of"]


def source_of(region: Slice, data: Any, borrow: bool) -> memoryview:
    """Return the bytes of ``data``, checked against ``region``; a snapshot unless borrowed.

    Raises
    ------
    InvalidArgumentError
        The dtype or shape differ, or a borrowed source is not C-contiguous.
    """
    if data is None:
        raise ArgumentNullError(f"write to {region}: the data is None")
    array = data if isinstance(data, np.ndarray) else _as_array(region, data)
    if array.dtype != region.numpy_dtype:
        raise InvalidArgumentError(f"write: the memory holds {region.numpy_dtype}, the data is {array.dtype}")
    if array.shape != region.shape:
        raise InvalidArgumentError(f"write: the memory has shape {region.shape}, the data {array.shape}")
    if borrow:
        if not array.flags.c_contiguous:
            raise InvalidArgumentError("write: a borrowed source must be C-contiguous")
        return _bytes(array)
    return _bytes(np.array(array, order="C"))


def empty_like(region: Slice) -> tuple[npt.NDArray[Any], memoryview]:
    """Return a host array for what ``region`` holds, and its bytes."""
    array = np.empty(region.shape, region.numpy_dtype)
    return array, _bytes(array)


def pattern_of(region: Slice, value: Any) -> bytes:
    """Return the bytes of one element of ``region`` with the value ``value``.

    Raises
    ------
    InvalidArgumentError
        The value has neither the element's shape nor is it one number.
    ArgumentOutOfRangeError
        The dtype cannot hold it.
    """
    if value is None:
        raise ArgumentNullError("fill: the value is None")
    element = array_of("fill: the memory", region.dtype or u8, value)
    if element.shape not in ((), region.element_shape):
        raise InvalidArgumentError(f"fill: {value!r} is no element of shape {region.element_shape}")
    return np.broadcast_to(element, region.element_shape).tobytes()


def _as_array(region: Slice, data: Any) -> npt.NDArray[Any]:
    if region.dtype is not None:
        return array_of("write: the memory", region.dtype, data)
    try:
        return np.frombuffer(data, np.uint8)
    except (TypeError, ValueError, BufferError) as error:
        raise InvalidArgumentError(f"write: the data is no bytes: {error}") from None


def _bytes(array: npt.NDArray[Any]) -> memoryview:
    return array.reshape(-1).view(np.uint8).data
