"""Host values as bytes that a queue copies or repeats."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from ..core.values import array_of
from ..errors import ArgumentNullError, InvalidArgumentError, OutOfMemoryError
from ..hal import DeviceHal, HostMemoryHal
from ..types import as_dtype, u8
from .device_data import DeviceData, resource_of
from .host_copy import HostCopy
from .image import ImageSlice, texel_size
from .memory import Slice

__all__ = ["Source", "empty_like", "host_array", "pattern_of", "source_of"]


@dataclass(frozen=True, slots=True)
class Source:
    """The staging of a write: the host bytes that an upload copies.

    Attributes
    ----------
    data
        The bytes.
    host, offset
        The device's host memory that holds the bytes, and their position in it. None for ordinary memory.
    copy
        The copy that fills the bytes, which must end before the upload. None if they are filled.
    """

    data: memoryview
    host: HostMemoryHal | None
    offset: int = 0
    copy: HostCopy | None = None


def source_of(region: Slice | ImageSlice, data: Any, borrow: bool) -> Source:
    """Check ``data`` against ``region``, and return the bytes to write: a copy of the data, unless borrowed.

    Raises
    ------
    InvalidArgumentError
        The dtype or shape differ, or a borrowed source is not C-contiguous.
    """
    if data is None:
        raise ArgumentNullError(f"write to {region}: the data is None")
    if isinstance(data, DeviceData):
        copy = "copy_image" if isinstance(region, ImageSlice) else "copy"
        raise InvalidArgumentError(f"write takes host data; {data} is on the device: use queue.{copy}(to, source)")
    try:
        array = np.asarray(data) if isinstance(data, np.ndarray) else _as_array(region, data)
    except MemoryError:
        raise OutOfMemoryError("write: no memory is left to make an array of the data") from None
    what = "image" if isinstance(region, ImageSlice) else "memory"
    dtype = _numpy_dtype(region)
    if array.dtype != dtype:
        hint = f"data.astype(np.{dtype}) converts it"
        raise InvalidArgumentError(f"write: the {what} holds {dtype}, the data is {array.dtype}: {hint}")
    if array.shape != region.shape:
        raise InvalidArgumentError(f"write: the {what} has shape {region.shape}, the data {array.shape}")
    if borrow and not array.flags.c_contiguous:
        raise InvalidArgumentError("write: a borrowed source must be C-contiguous")
    device = resource_of(region).open_device.device
    if borrow:
        holder = _host_of(device, array)
        offset = 0 if holder is None else array.ctypes.data - np.asarray(holder).ctypes.data
        if holder is not None and offset % _alignment(region) == 0:
            return Source(_bytes(array), holder, offset)
    snapshot, host = host_array(device.allocate_host, array.shape, array.dtype)
    if not borrow:
        np.copyto(snapshot, array)
        return Source(_bytes(snapshot), host)
    if host is None:
        return Source(_bytes(array), None)
    return Source(_bytes(snapshot), host, copy=HostCopy(snapshot, array))


def empty_like(region: Slice | ImageSlice) -> tuple[npt.NDArray[Any], memoryview, HostMemoryHal | None]:
    """Return a host array of ``region``'s shape, the array's bytes, and the device's host memory that holds them."""
    device = resource_of(region).open_device.device
    array, host = host_array(device.allocate_host, region.shape, _numpy_dtype(region))
    return array, _bytes(array), host


def host_array(
    allocate: Callable[[int], HostMemoryHal | None], shape: tuple[int, ...], dtype: np.dtype[Any]
) -> tuple[npt.NDArray[Any], HostMemoryHal | None]:
    """Return an uninitialised array, and the device's host memory that holds it; None for ordinary memory.

    ``allocate`` is the device's function for the purpose.
    """
    size = math.prod(shape) * dtype.itemsize
    if size >= 2**63:
        raise OutOfMemoryError(f"cannot allocate {size} bytes")
    host = allocate(size)
    if host is None:
        try:
            return np.empty(shape, dtype), None
        except MemoryError:
            raise OutOfMemoryError(f"cannot allocate {size} bytes") from None
    return np.asarray(host)[:size].view(dtype).reshape(shape), host


def pattern_of(region: Slice, value: Any) -> bytes:
    """Return the bytes of one element of ``region`` with the value ``value``.

    Raises
    ------
    InvalidArgumentError
        The value is neither a number nor an element.
    ArgumentOutOfRangeError
        The dtype cannot hold it.
    """
    if value is None:
        raise ArgumentNullError("fill: the value is None")
    element = array_of("fill: the memory", region.dtype or u8, value)
    if element.shape not in ((), region.element_shape):
        raise InvalidArgumentError(f"fill: {value!r} is not an element of shape {region.element_shape}")
    return np.broadcast_to(element, region.element_shape).tobytes()


def _numpy_dtype(region: Slice | ImageSlice) -> np.dtype[Any]:
    """Return the dtype of the array that a read of ``region`` returns."""
    if isinstance(region, ImageSlice):
        return region.image.format.numpy
    return np.dtype(np.uint8) if region.dtype is None else region.dtype.numpy


def _alignment(region: Slice | ImageSlice) -> int:
    """Return the alignment, in bytes, of host memory that the device copies to ``region`` directly.

    An image takes whole texels and whole words of 4 bytes.
    """
    return math.lcm(4, texel_size(region.image.format)) if isinstance(region, ImageSlice) else 1


def _host_of(device: DeviceHal, array: npt.NDArray[Any]) -> HostMemoryHal | None:
    """Return the host memory of ``device`` that an array is a view of."""
    base = array.base
    while isinstance(base, np.ndarray):
        base = base.base
    return base if isinstance(base, HostMemoryHal) and device.owns_host(base) else None


def _as_array(region: Slice | ImageSlice, data: Any) -> npt.NDArray[Any]:
    if isinstance(region, ImageSlice):
        return array_of("write: the image", as_dtype(_numpy_dtype(region)), data)
    if region.dtype is not None:
        return array_of("write: the memory", region.dtype, data)
    try:
        values = np.frombuffer(data, np.uint8)
        return values.reshape(region.shape) if values.size == region.size else values  # one byte has no axis
    except (TypeError, ValueError, BufferError) as error:
        raise InvalidArgumentError(f"write: the data is not bytes-like: {error}") from None


def _bytes(array: npt.NDArray[Any]) -> memoryview:
    return array.reshape(-1).view(np.uint8).data
