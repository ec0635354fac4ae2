"""Arrays of other libraries, through cuda.core's views, and memory by its address."""

from __future__ import annotations

import math
from typing import Any

import numpy as np

from ...errors import ArgumentOutOfRangeError, InvalidInteropError, NotSupportedError
from ...interop import CudaMemoryInteropInfo
from .binding import device_of, driver
from .context import Context
from .memory import CudaMemory

try:  # a worker thread imports this file: the import is slow
    from cuda.core import Buffer
    from cuda.core.utils import StridedMemoryView
except ImportError:
    StridedMemoryView = None

__all__ = ["export_array", "import_array", "import_memory"]


def import_array(context: Context, array: Any, stream: int) -> tuple[CudaMemory, tuple[int, ...], np.dtype[Any]]:
    """Return an array's memory, shape and dtype. ``stream`` is made to wait for the array's data."""
    _check_core()
    if not (hasattr(array, "__dlpack__") or hasattr(array, "__cuda_array_interface__")):
        raise InvalidInteropError(f"{type(array).__name__} has neither __dlpack__ nor __cuda_array_interface__")
    with context:
        try:
            view = StridedMemoryView.from_any_interface(array, stream_ptr=stream)
        except (AssertionError, BufferError, RuntimeError, TypeError, ValueError) as error:
            raise InvalidInteropError(f"the {type(array).__name__} cannot be imported: {error}") from error
    shape, dtype = tuple(view.shape), np.dtype(view.dtype)
    if not _is_contiguous(shape, view.strides):
        raise InvalidInteropError(f"the array has shape {shape} and strides {view.strides}: it is not C-contiguous")
    size = math.prod(shape) * dtype.itemsize
    address = int(view.ptr)
    if size:
        _check_device(context, address, "the array's memory")
    return CudaMemory(context, address, max(size, 1), (view, array)), shape, dtype


def export_array(memory: CudaMemory, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    """Return a view of the start of ``memory``, which holds it."""
    _check_core()
    memory.export()
    with memory.context:
        buffer = Buffer.from_handle(memory.address, max(memory.size, 1), owner=memory)
        return StridedMemoryView.from_buffer(buffer, shape, dtype=dtype)


def import_memory(context: Context, info: CudaMemoryInteropInfo, owner: object) -> CudaMemory:
    """Return memory at an address of the device. The memory holds ``owner``."""
    with context:
        _check_device(context, info.address, f"the memory at {info.address:#x}")
        known = _known_bytes(info.address, info.size)
    if 0 < known < info.size:
        raise ArgumentOutOfRangeError(
            f"{info.size} bytes at {info.address:#x} were to be imported, {known} are there"
        )
    return CudaMemory(context, info.address, info.size, owner)


def _known_bytes(address: int, most: int) -> int:
    """Return how many bytes from ``address`` the driver knows, or 0: it does not know all kinds of memory.

    Pinned memory may have several registrations, one after the other. The driver knows each by itself.
    """
    known = 0
    while known < most:
        status, base, size = driver.cuMemGetAddressRange(address + known)
        if status:
            break
        known = int(base) + size - address
    return known


def _check_device(context: Context, address: int, what: str) -> None:
    if device_of(address) != context.index:
        raise InvalidInteropError(f"{what} is not CUDA device {context.index}'s")


def _check_core() -> None:
    if StridedMemoryView is None:
        raise NotSupportedError("there is no cuda.core, which exchanges arrays: pip install 'aiotaichi[cuda]'")


def _is_contiguous(shape: tuple[int, ...], strides: tuple[int, ...] | None) -> bool:
    """Return whether an array is C-contiguous. ``strides`` are in elements; None: it is."""
    if strides is None or 0 in shape:
        return True
    expected = 1
    for extent, stride in zip(reversed(shape), reversed(strides), strict=True):
        if extent != 1 and stride != expected:
            return False
        expected *= extent
    return True
