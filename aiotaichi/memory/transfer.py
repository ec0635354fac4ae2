"""Host data as the bytes that a queue copies from, copies to, or repeats."""

from __future__ import annotations

import inspect
import logging
import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from operator import attrgetter
from types import FrameType
from typing import Any, TypeGuard

import numpy as np
import numpy.typing as npt

from ..core.memory_account import MemoryEntry, MemoryPurpose
from ..core.owners import array_in, array_over, is_unchanging, owner_of
from ..core.sizes import LARGE_COPY, MOST_CARRIED
from ..core.tallies import Tally
from ..core.values import array_of, check_unmasked, shown
from ..errors import ArgumentNullError, InvalidArgumentError, OutOfMemoryError
from ..hal import HostMemoryHal
from ..hal.encoder import address_of
from ..queue.open_device import OpenDevice
from ..types import DType, as_dtype, u8
from .image import ImageSlice, texel_size
from .loan import HostLoan, loan_of
from .memory import Slice
from .resource import DeviceData, resource_of

__all__ = [
    "HostBytes",
    "destination_of",
    "host_array",
    "pattern_of",
    "result_of",
    "source_of",
    "watched",
]


@dataclass(slots=True, eq=False)
class HostBytes:
    """The bytes that a queue copies from or to.

    Attributes
    ----------
    host, offset
        The host memory that holds the bytes and that the device reaches, and their position in it. None for memory
        that the queue stages.
    is_copy
        Whether the call has made the bytes: nobody else has them.
    loan
        The loan that the bytes belong to, if a pool has lent them.
    """

    data: memoryview
    host: HostMemoryHal | None = None
    offset: int = 0
    is_copy: bool = False
    loan: HostLoan | None = None


def source_of(region: Slice | ImageSlice, data: Any, borrow: bool) -> HostBytes:
    """Check ``data`` against ``region``, and return the bytes to write.

    They are the data itself if it is borrowed, or if it is large and nobody can change it; else a copy.
    """
    dtype = _numpy_dtype(region)
    if data.__class__ is np.ndarray and data.dtype == dtype and data.shape == region.shape:
        array: npt.NDArray[Any] = data
    else:
        array = _source_array(region, dtype, data)
        if isinstance(data, (list, tuple)) and array.nbytes > MOST_CARRIED:  # an array that nobody else has
            return _copied(region, _counted(resource_of(region).open_device, array))
    if borrow:
        if not array.flags.c_contiguous:
            raise InvalidArgumentError(
                "write: a borrowed source must be C-contiguous: lend np.ascontiguousarray(data), or drop borrow=True"
            )
        return _reached(region, array)
    if array.nbytes <= MOST_CARRIED:
        return HostBytes(memoryview(bytearray(array.tobytes())))
    if array.flags.c_contiguous and is_unchanging(array):
        return _reached(region, array)
    return _snapshot(region, array)


def destination_of(region: Slice | ImageSlice, out: Any) -> HostBytes:
    """Check ``out`` against ``region``, and return the bytes that a read fills."""
    dtype = _numpy_dtype(region)
    if out.__class__ is np.ndarray and out.dtype == dtype and out.shape == region.shape:
        array: npt.NDArray[Any] = out
    else:
        array = _destination_array(region, dtype, out)
    if not array.flags.writeable:
        raise InvalidArgumentError(f"read: out is read-only: {_fitting(region, dtype)}")
    if not array.flags.c_contiguous:
        raise InvalidArgumentError(f"read: out must be C-contiguous: {_fitting(region, dtype)}")
    return _reached(region, array)


def result_of(region: Slice | ImageSlice) -> tuple[npt.NDArray[Any], HostBytes]:
    """Return a new array of ``region``'s dtype and shape, and the bytes of the array, which a read fills."""
    shape, dtype = region.shape, _numpy_dtype(region)
    if math.prod(shape) * dtype.itemsize <= MOST_CARRIED:
        array = np.empty(shape, dtype)
        return array, HostBytes(_bytes(array))
    array, host = _allocated(resource_of(region).open_device.device.allocate_host, shape, dtype)
    return array, HostBytes(_bytes(array), host)


def host_array(
    allocate: Callable[[int], HostMemoryHal | None], shape: tuple[int, ...], dtype: np.dtype[Any]
) -> npt.NDArray[Any]:
    """Return an uninitialised array that a program keeps, in host memory of the device or in ordinary memory.

    ``allocate`` is the device's function for the purpose. It returns None if ordinary memory will do.
    """
    array, _ = _allocated(allocate, shape, dtype, array_in)
    return array


def _allocated(
    allocate: Callable[[int], HostMemoryHal | None],
    shape: tuple[int, ...],
    dtype: np.dtype[Any],
    make: Callable[[Any, int, tuple[int, ...], np.dtype[Any]], npt.NDArray[Any]] = array_over,
) -> tuple[npt.NDArray[Any], HostMemoryHal | None]:
    """As :func:`host_array`, and the host memory that holds the array; None for ordinary memory.

    ``make`` makes the array: by default, one that is made soon, for a single transfer.
    """
    nbytes = math.prod(shape) * dtype.itemsize
    if nbytes >= 2**63:
        raise OutOfMemoryError(f"cannot allocate {nbytes} bytes")
    host = allocate(nbytes)
    if host is not None:
        return make(host, nbytes, shape, dtype), host
    try:
        return np.empty(shape, dtype), None
    except MemoryError:
        raise OutOfMemoryError(f"cannot allocate {nbytes} bytes") from None


def pattern_of(region: Slice, value: Any) -> bytes:
    """Return the bytes of one element of ``region`` with the value ``value``."""
    if value is None:
        raise ArgumentNullError("fill: the value is None")
    dtype, kind = region.dtype or u8, type(value)
    if kind is int:
        return _pattern_of_number(dtype, region.element_shape, int, value, 0.0)
    if kind is float and value == value:  # NaN is found in no cache
        return _pattern_of_number(dtype, region.element_shape, float, value, math.copysign(1.0, value))
    return _pattern(dtype, region.element_shape, value)


@lru_cache(maxsize=256)
def _pattern_of_number(
    dtype: DType, element_shape: tuple[int, ...], kind: type[float], value: float, sign: float
) -> bytes:
    """As :func:`_pattern`, without NumPy's time if programs fill with the same few numbers.

    ``kind`` and ``sign`` tell 1 from 1.0, and 0.0 from -0.0.
    """
    return _pattern(dtype, element_shape, value)


def _pattern(dtype: DType, element_shape: tuple[int, ...], value: Any) -> bytes:
    element = array_of("fill: the value", dtype, value)
    if element.shape not in ((), element_shape):
        raise InvalidArgumentError(f"fill: {shown(value)} is not an element of shape {element_shape}")
    return np.broadcast_to(element, element_shape).tobytes()


def _snapshot(region: Slice | ImageSlice, array: npt.NDArray[Any]) -> HostBytes:
    """Return a copy of the data, made now."""
    open_device = resource_of(region).open_device
    device = open_device.device
    copy, host = _allocated(device.allocate_host_copy, array.shape, array.dtype)
    if host is None:
        copy = _counted(open_device, copy)
    elif host.entry is None:  # beyond the staging
        host.entry = _enter(open_device, copy.nbytes)
    device.copy_host(copy, array)
    return _copied(region, copy, host)


def _copied(region: Slice | ImageSlice, copy: npt.NDArray[Any], host: HostMemoryHal | None = None) -> HostBytes:
    """Return the bytes of a copy that was made now. A large one has blocked the event loop."""
    if copy.nbytes >= LARGE_COPY:
        resource_of(region).open_device.tallies.add(Tally.LOOP_HELD)
    return HostBytes(_bytes(copy), host, is_copy=True)


def _counted(open_device: OpenDevice, copy: npt.NDArray[Any]) -> npt.NDArray[Any]:
    """Return a view of a copy. Its bytes count until the view is dropped."""
    counted = copy.view(_CountedCopy)
    counted.entry = _enter(open_device, copy.nbytes)
    return counted


class _CountedCopy(np.ndarray[Any, Any]):
    """A copy in ordinary memory, and what counts it."""

    entry: MemoryEntry


def _enter(open_device: OpenDevice, nbytes: int) -> MemoryEntry:
    """Count a copy. If there is no room, first drop the copies that the device has, although no task has seen it."""
    account = open_device.account
    entry = account.try_to_enter(MemoryPurpose.COPIES, nbytes)
    if entry is not None:
        return entry
    for engine in open_device.engines.copy():
        engine.poll()
    try:
        return account.enter(MemoryPurpose.COPIES, nbytes)
    except OutOfMemoryError as error:
        raise OutOfMemoryError(
            f"write: {error}. Or await earlier writes first, or lend the data: borrow=True makes no copy"
        ) from None


def _reached(region: Slice | ImageSlice, array: npt.NDArray[Any]) -> HostBytes:
    """Return the bytes of the user's array, and the host memory that holds them, if the device reaches it."""
    data = _bytes(array)
    if data.nbytes <= MOST_CARRIED and array.flags.owndata:
        return HostBytes(data)
    owner = owner_of(array)
    loan = loan_of(array, data, owner)
    if loan is not None:
        owner = loan.owner
    device = resource_of(region).open_device.device
    host: HostMemoryHal | None = None
    address = 0
    if isinstance(owner, HostMemoryHal):
        if device.owns_host(owner):
            host, address = owner, address_of(data)
    elif data.nbytes > MOST_CARRIED:
        address = address_of(data)
        host = device.reach_host(address, data.nbytes, owner)
    if host is not None and (address - host.address) % _alignment(region) == 0:
        return HostBytes(data, host, address - host.address, loan=loan)
    return HostBytes(data, loan=loan)


def _source_array(region: Slice | ImageSlice, dtype: np.dtype[Any], data: Any) -> npt.NDArray[Any]:
    """Return the data as an array of ``region``'s dtype and shape."""
    if data is None:
        raise ArgumentNullError("write: the data is None")
    if isinstance(data, DeviceData):
        copy = "copy_image" if isinstance(region, ImageSlice) else "copy"
        raise InvalidArgumentError(f"write takes host data; {data} is on the device: use queue.{copy}(to, source)")
    try:
        if isinstance(data, np.ndarray):
            check_unmasked("write: the data", data)
            array = np.asarray(data)
        else:
            array = _as_array(region, data)
    except MemoryError:
        raise OutOfMemoryError("write: no memory is left to make an array of the data") from None
    converted = "data.reshape(-1).view(np.uint8) has its bytes"
    hint = converted if _is_memory(region) else f"data.astype(np.{dtype}) converts it"
    _check_values("write", region, dtype, array, hint)
    return array


def _destination_array(region: Slice | ImageSlice, dtype: np.dtype[Any], out: Any) -> npt.NDArray[Any]:
    """Return an array of ``region``'s dtype and shape over the memory of ``out``."""
    if isinstance(out, DeviceData):
        copy = "copy_image" if isinstance(region, ImageSlice) else "copy"
        raise InvalidArgumentError(f"read fills host memory; {out} is on the device: use queue.{copy}(out, source)")
    check_unmasked("read: out", out)
    hint = _fitting(region, dtype)
    if isinstance(out, np.ndarray):
        array = np.asarray(out)
        if _is_memory(region) and array.nbytes == region.nbytes:
            hint = "out.reshape(-1).view(np.uint8) has its bytes"
    elif _is_memory(region):
        array = _byte_array("read: out", region, out)
    else:
        raise InvalidArgumentError(f"read: out must be a NumPy array, not {type(out).__name__}: {hint}")
    _check_values("read", region, dtype, array, hint)
    return array


def _fitting(region: Slice | ImageSlice, dtype: np.dtype[Any]) -> str:
    """Say how to make an array that a read of ``region`` can fill."""
    return f"np.empty({region.shape}, np.{dtype}) makes an array that fits"


def _is_memory(region: Slice | ImageSlice) -> TypeGuard[Slice]:
    """Return whether ``region`` has bytes, and no dtype."""
    return isinstance(region, Slice) and region.dtype is None


def _check_values(
    call: str, region: Slice | ImageSlice, dtype: np.dtype[Any], array: npt.NDArray[Any], hint: str
) -> None:
    """Raise an InvalidArgumentError unless the array has ``region``'s dtype and shape."""
    what = "image" if isinstance(region, ImageSlice) else "memory" if region.dtype is None else "array"
    host = "the data" if call == "write" else "out"
    if array.dtype != dtype:
        raise InvalidArgumentError(f"{call}: the {what} holds {dtype}, {host} is {array.dtype}: {hint}")
    if array.shape != region.shape:
        raise InvalidArgumentError(f"{call}: the {what} has shape {region.shape}, {host} {array.shape}")


_numpy_dtype: Callable[[Slice | ImageSlice], np.dtype[Any]] = attrgetter("_numpy")
"""Return the dtype of the array that a read of a region returns. It runs no Python code for arrays."""


def _alignment(region: Slice | ImageSlice) -> int:
    """Return the alignment, in bytes, of host memory that the device copies to or from ``region`` directly.

    An image takes whole texels and whole words of 4 bytes.
    """
    return math.lcm(4, texel_size(region.image.format)) if isinstance(region, ImageSlice) else 1


def _as_array(region: Slice | ImageSlice, data: Any) -> npt.NDArray[Any]:
    """Return an array of numbers, nested sequences of numbers, or for a memory of bytes."""
    if _is_memory(region):
        return _byte_array("write: the data", region, data)
    dtype = _numpy_dtype(region)
    if isinstance(data, bytes):
        array = f"np.frombuffer(data, np.{dtype}).reshape({region.shape})"
        raise InvalidArgumentError(f"write: bytes have neither dtype nor shape: {array} makes an array over them")
    what = "image" if isinstance(region, ImageSlice) else "memory" if region.dtype is None else "array"
    return array_of(f"write: the {what}", as_dtype(dtype), data)


def _byte_array(where: str, region: Slice, data: Any) -> npt.NDArray[Any]:
    """Return an array over the bytes of ``data``, of ``region``'s shape if their number fits."""
    try:
        values = np.frombuffer(data, np.uint8)
        return values.reshape(region.shape) if values.size == region.nbytes else values  # one byte has no axis
    except (TypeError, ValueError, BufferError) as error:
        raise InvalidArgumentError(f"{where} is not bytes-like: {error}") from None


def _bytes(array: npt.NDArray[Any]) -> memoryview:
    """Return the bytes of a C-contiguous array."""
    return array.data.cast("B") if array.nbytes else memoryview(b"")  # a view with no bytes cannot be cast


_log = logging.getLogger("aiotaichi")

_SLOW = 0.01
"""Seconds from which every copy is told: it converts a list, its pages were on a disk, or the machine is busy."""


def watched(
    take: Callable[..., HostBytes], *arguments: Any, clock: Callable[[], float] = time.perf_counter
) -> HostBytes:
    """Return the bytes of a write, which ``take`` takes. Log a write that blocks the event loop for long.

    asyncio logs slow callbacks in the same way. ``clock`` returns the time in seconds.
    """
    started = clock()
    source = take(*arguments)
    seconds, nbytes = clock() - started, source.data.nbytes
    if source.is_copy and (seconds >= _SLOW or nbytes >= LARGE_COPY):
        _log.warning(
            "write took %d bytes and blocked the event loop for %.3f seconds, at %s: give a NumPy array with "
            "borrow=True, or data that nobody can change, such as an array over bytes",
            nbytes,
            seconds,
            _caller(),
        )
    return source


def _caller() -> str:
    """Return the file and the line of the innermost call that is not this package's."""
    package = __name__.partition(".")[0] + "."
    frame: FrameType | None = inspect.currentframe()
    while frame is not None and frame.f_globals.get("__name__", "").startswith(package):
        frame = frame.f_back
    return "an unknown line" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"
