"""Memory of other APIs on the same device."""

from __future__ import annotations

from functools import partial
from typing import Any

from ...errors import Error, InvalidInteropError
from ...hal import SharedMemory
from ...interpreter_end import unless_ending
from . import reaper
from .binding import check, driver
from .context import Context
from .memory import CudaMemory

__all__ = ["open_memory"]


def open_memory(context: Context, shared: SharedMemory) -> CudaMemory:
    """Return a handle on another API's memory, which that API has zeroed."""
    if shared.uuid != context.uuid:
        raise InvalidInteropError(f"the memory is on another device than CUDA device {context.index}")
    return CudaMemory(context, *_map(context, shared))


class _ExternalMemory:
    """Another API's memory, mapped by CUDA. When it is dropped, a thread unmaps it."""

    def __init__(self, context: Context, handle: Any, address: int) -> None:
        self._context, self._handle, self.address = context, handle, address

    @unless_ending
    def __del__(self) -> None:
        reaper.discard(partial(_unmap, self._context, self._handle, self.address))


def _map(context: Context, shared: SharedMemory) -> tuple[int, int, _ExternalMemory]:
    wanted = driver.CUDA_EXTERNAL_MEMORY_HANDLE_DESC()
    wanted.type = driver.CUexternalMemoryHandleType.CU_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD
    wanted.handle.fd = shared.descriptor
    wanted.size = shared.allocated
    wanted.flags = driver.CUDA_EXTERNAL_MEMORY_DEDICATED
    part = driver.CUDA_EXTERNAL_MEMORY_BUFFER_DESC()
    part.size = shared.size
    with context:
        handle = check(driver.cuImportExternalMemory(wanted), f"opening {shared.size} bytes of another API")
        shared.release()
        try:
            address = int(
                check(driver.cuExternalMemoryGetMappedBuffer(handle, part), "mapping memory of another API")
            )
        except Error:
            driver.cuDestroyExternalMemory(handle)
            raise
    return address, shared.size, _ExternalMemory(context, handle, address)


def _unmap(context: Context, handle: Any, address: int) -> None:
    with context:
        check(driver.cuCtxSynchronize(), "waiting for the device")
        with context.standstill:
            check(driver.cuMemFree(address), "unmapping memory of another API")
        check(driver.cuDestroyExternalMemory(handle), "closing memory of another API")
