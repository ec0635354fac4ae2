"""Arrays of other libraries, through cuda.core's views, and memory by its address or of other APIs."""

from __future__ import annotations

import math
from functools import partial
from typing import Any

import numpy as np

from ...core.install_hint import install_hint
from ...errors import ArgumentOutOfRangeError, Error, InvalidInteropError, NotSupportedError
from ...hal import SharedMemory
from ...interop import CudaMemoryInteropInfo
from ...interpreter_end import unless_ending
from .binding import check, device_of, driver
from .hardware import Hardware, discard
from .memory import CudaMemory

try:  # a worker thread imports this file: the import is slow
    from cuda.core import Buffer
    from cuda.core.utils import StridedMemoryView
except ImportError:
    StridedMemoryView = None

__all__ = ["export_array", "import_array", "import_memory", "open_memory"]


def import_array(hardware: Hardware, array: Any, stream: int) -> tuple[CudaMemory, tuple[int, ...], np.dtype[Any]]:
    """Return an array's memory, shape and dtype. ``stream`` is made to wait for the array's data."""
    _check_core()
    if not (hasattr(array, "__dlpack__") or hasattr(array, "__cuda_array_interface__")):
        raise InvalidInteropError(f"{type(array).__name__} has neither __dlpack__ nor __cuda_array_interface__")
    with hardware:
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
        _check_device(hardware, address, "the array's memory")
    return CudaMemory(hardware, address, max(size, 1), (view, array)), shape, dtype


def export_array(memory: CudaMemory, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
    """Return a view of the start of ``memory``, which holds it."""
    _check_core()
    memory.export()
    with memory.hardware:
        buffer = Buffer.from_handle(memory.address, max(memory.size, 1), owner=memory)
        return StridedMemoryView.from_buffer(buffer, shape, dtype=dtype)


def import_memory(hardware: Hardware, info: CudaMemoryInteropInfo, owner: object) -> CudaMemory:
    """Return memory at an address of the device. The memory holds ``owner``."""
    with hardware:
        _check_device(hardware, info.address, f"the memory at {info.address:#x}")
        known = _known_bytes(info.address, info.size)
    if 0 < known < info.size:
        raise ArgumentOutOfRangeError(
            f"{info.size} bytes at {info.address:#x} were to be imported, {known} are there"
        )
    return CudaMemory(hardware, info.address, info.size, owner)


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


def _check_device(hardware: Hardware, address: int, what: str) -> None:
    if device_of(address) != hardware.index:
        raise InvalidInteropError(f"{what} is not CUDA device {hardware.index}'s")


def _check_core() -> None:
    if StridedMemoryView is None:
        raise NotSupportedError(f"there is no cuda.core, which exchanges arrays: {install_hint('cuda')}")


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


def open_memory(hardware: Hardware, shared: SharedMemory) -> CudaMemory:
    """Return a handle on another API's memory, which that API has zeroed."""
    if shared.uuid != hardware.uuid:
        raise InvalidInteropError(f"the memory is on another device than CUDA device {hardware.index}")
    memory = _ExternalMemory(hardware, shared)
    return CudaMemory(hardware, memory.address, shared.size, memory)


class _ExternalMemory:
    """Another API's memory, mapped by CUDA. When it is dropped, a thread unmaps it."""

    def __init__(self, hardware: Hardware, shared: SharedMemory) -> None:
        self._hardware = hardware
        wanted = driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
        wanted.type = driver.CUexternalMemoryHandleType.CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD
        wanted.handle.fd = shared.descriptor
        wanted.size = shared.allocated
        wanted.flags = driver.CUDA_EXTERNAL_MEMORY_DEDICATED
        part = driver.CUDA_EXTERNAL_MEMORY_BUFFER_DESC()
        part.size = shared.size
        with hardware:
            handle = check(driver.cuImportExternalMemory(wanted), f"opening {shared.size} bytes of another API")
            shared.release()
            try:
                address = check(driver.cuExternalMemoryGetMappedBuffer(handle, part), "mapping memory of another API")
            except Error:
                driver.cuDestroyExternalMemory(handle)
                raise
        self._handle, self.address = handle, int(address)

    @unless_ending
    def __del__(self) -> None:
        if hasattr(self, "address"):
            discard(partial(_unmap, self._hardware, self._handle, self.address))


def _unmap(hardware: Hardware, handle: Any, address: int) -> None:
    with hardware:
        check(driver.cuCtxSynchronize(), "waiting for the device")
        with hardware.standstill:
            check(driver.cuMemFree(address), "unmapping memory of another API")
        check(driver.cuDestroyExternalMemory(handle), "closing memory of another API")
