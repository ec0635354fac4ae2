"""Arguments of a launch, brought to the device."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from ..core.values import check_unmasked
from ..errors import InvalidArgumentError
from ..interop import CpuMemoryInteropInfo
from ..types import DType, DTypeLike, as_dtype
from .device_array import DeviceArray
from .worker_runtime import HOST_ARCHS, WorkerRuntime

__all__ = ["Place", "Zeros", "place"]

_LARGE = 2**20
"""Bytes from which a thread copies, not the event loop."""


@dataclass(frozen=True)
class Zeros:
    """In place of an argument: a new array of zeros. It is what the launch returns, unless ``out`` says otherwise.

    Attributes
    ----------
    shape
        The extents, the element shape included. None, for :func:`map_blocks` only: those of the block.
    dtype
        As for :meth:`aiotaichi.Runtime.ndarray`. None: the parameter's.

    Raises
    ------
    InvalidArgumentError
        The dtype is invalid.
    """

    shape: tuple[int, ...] | None = None
    dtype: DTypeLike | None = None

    def __post_init__(self) -> None:
        if self.dtype is not None:
            as_dtype(self.dtype)  # a wrong one is refused where it is written, not in a worker


class Place(NamedTuple):
    """Where an argument is.

    Attributes
    ----------
    argument
        What the launch takes.
    host
        The NumPy array whose bytes the kernel uses in place; None if the bytes are the device's own.
    """

    argument: Any
    host: npt.NDArray[Any] | None = None


async def place(worker: WorkerRuntime, value: Any, parameter: Any, is_changed: bool, keep: bool) -> Place:
    """Bring an argument to the device, in the order of the default queue.

    The processor uses NumPy's memory in place, if the result is not kept.

    Parameters
    ----------
    worker
        The runtime of the worker.
    value
        The argument.
    parameter
        The kernel's or the graph's parameter; None if there is no such parameter.
    is_changed
        Whether the launch changes the array. Then it gets a copy.
    keep
        Whether changed arrays stay on the device.
    """
    is_in_place = worker.runtime.info.arch in HOST_ARCHS and not (is_changed and keep)
    element_ndim = len(getattr(parameter, "element_shape", ()))
    match value:
        case Zeros():
            shape, dtype = _extents(value, parameter)
            if is_in_place:
                return await _in_place(worker, np.zeros(shape, dtype.numpy), element_ndim)
            return Place(worker.allocate(shape, dtype, element_ndim))
        case DeviceArray():
            array = await value.on_device(worker, element_ndim)
            worker.device_memory.use(value)
            if not is_changed:
                return Place(array)
            copy = worker.runtime.ndarray(array.shape, array.dtype, element_shape=array.element_shape)
            worker.runtime.queue.copy(copy, array)
            return Place(copy)
        case np.ndarray() if getattr(parameter, "ndim", None) is not None:
            check_unmasked(f"argument {parameter.name}", value)
            return await _place_host(worker, value, element_ndim, is_changed, is_in_place)
    return Place(value)  # a number, or a vector that is passed by value


async def _place_host(
    worker: WorkerRuntime, value: npt.NDArray[Any], element_ndim: int, is_changed: bool, is_in_place: bool
) -> Place:
    """Bring a NumPy array to the device. Nothing is copied in the event loop."""
    if not value.flags.c_contiguous:
        is_large = value.nbytes >= _LARGE
        value = await asyncio.to_thread(np.ascontiguousarray, value) if is_large else np.ascontiguousarray(value)
    if is_in_place and value.flags.aligned and not is_changed:  # what came by network need not be aligned
        return await _in_place(worker, value, element_ndim)
    if is_in_place:
        found = await _in_place(worker, np.empty(value.shape, value.dtype), element_ndim)
    else:
        found = Place(worker.allocate(value.shape, as_dtype(value.dtype), element_ndim))
    worker.runtime.queue.write(found.argument, value, borrow=True)
    return found


async def _in_place(worker: WorkerRuntime, host: npt.NDArray[Any], element_ndim: int) -> Place:
    """Return an array over NumPy's memory."""
    dtype, split = as_dtype(host.dtype), host.ndim - element_ndim
    if not host.nbytes:
        return Place(worker.allocate(host.shape, dtype, element_ndim))
    info = CpuMemoryInteropInfo(host.ctypes.data, host.nbytes)
    memory = await worker.runtime.import_(info, owner=host)
    return Place(memory.ndarray(host.shape[:split], dtype, element_shape=host.shape[split:]), host)


def _extents(value: Zeros, parameter: Any) -> tuple[tuple[int, ...], DType]:
    """Return the shape and the dtype of an array of zeros."""
    if value.shape is None:
        raise InvalidArgumentError("Zeros() has no shape: give Zeros((480, 640)); only map_blocks knows one")
    if value.dtype is not None:
        return tuple(value.shape), as_dtype(value.dtype)
    dtype = getattr(parameter, "dtype", None)
    if dtype is None:
        raise InvalidArgumentError(f"{value!r} stands where the kernel takes no array: give a number")
    return tuple(value.shape), dtype
