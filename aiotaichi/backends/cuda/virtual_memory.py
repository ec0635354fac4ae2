"""Large device memory, which the driver maps: 32 GiB take 2 ms. A memory pool takes 38 to grow by as much."""

from __future__ import annotations

import threading
from collections import deque
from contextlib import ExitStack
from typing import Any, Final

from ...errors import Error, OutOfMemoryError
from ...interpreter_end import unless_ending
from .binding import check, driver
from .hardware import Hardware, discard
from .stream import CudaEvent

__all__ = ["LARGE", "VirtualAllocator", "VirtualMemory", "access_of"]

LARGE: Final = 256 * 2**20
"""Bytes of the smallest memory that is mapped: a pool grows by less in 0.3 ms."""


def access_of(hardware: Hardware) -> Any:
    """Return CUDA's description of a device's access to memory: it reads and writes."""
    access = driver.CUmemAccessDesc()
    access.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    access.location.id = hardware.index
    access.flags = driver.CUmemAccess_flags.CU_MEM_ACCESS_FLAGS_PROT_READWRITE
    return access


class VirtualMemory:
    """Device memory at addresses of its own. When it is dropped, a thread frees it.

    It is zeroed after the event ``zeroed``. ``is_exported``: other libraries may use it until it is dropped.
    """

    __slots__ = ("_allocator", "_pages", "address", "is_exported", "zeroed")

    def __init__(self, allocator: VirtualAllocator, pages: _Pages) -> None:
        self._allocator = allocator
        self._pages = pages
        self.address = pages.address
        self.zeroed = pages.zeroed
        self.is_exported = False

    def grant(self, other: Hardware) -> None:
        """Let another device reach the memory, if it can."""
        self._pages.grant(other)

    @unless_ending
    def __del__(self) -> None:
        if self.is_exported:
            discard(self._pages.free_exported)
        else:
            self._allocator.give_back(self._pages)


class VirtualAllocator:
    """Allocates large memory of one device. A thread frees the memory, or the next call that finds none left."""

    def __init__(self, hardware: Hardware) -> None:
        self._hardware = hardware
        self._returned: deque[_Pages] = deque()
        self._freeing = threading.Lock()

    def allocate(self, size: int) -> VirtualMemory:
        """Return memory, not zeroed. Raises an OutOfMemoryError if the device has less free."""
        return VirtualMemory(self, _Pages(self._hardware, size))

    def give_back(self, pages: _Pages) -> None:
        """Have the thread free memory whose last use has completed. From any thread, finalizers included."""
        self._returned.append(pages)
        discard(self._free_next)

    def free_returned(self) -> None:
        """*Blocking.* Free what the thread is still to free, and wait for what it frees now."""
        with self._freeing:
            while self._returned:
                try:
                    self._returned.popleft().free()
                except Error:  # the device is lost, and its memory with it
                    continue

    def _free_next(self) -> None:
        with self._freeing:
            if self._returned:  # else free_returned() was faster
                self._returned.popleft().free()


class _Pages:
    """Memory of a device, and the addresses where the device sees it. It is zeroed after the event ``zeroed``."""

    def __init__(self, hardware: Hardware, size: int) -> None:
        self._hardware = hardware
        self._granted = {hardware.index}
        self.zeroed = CudaEvent(hardware)
        properties = _on_device(hardware.index)
        what = f"cannot allocate {size} bytes"
        try:
            with hardware, ExitStack() as undo:
                least = driver.CUmemAllocationGranularity_flags.CU_MEM_ALLOC_GRANULARITY_MINIMUM
                step = int(check(driver.cuMemGetAllocationGranularity(properties, least), "the size of pages"))
                self._size = -(-size // step) * step
                self._handle = check(driver.cuMemCreate(self._size, properties, 0), what)
                undo.callback(driver.cuMemRelease, self._handle)
                self.address = int(check(driver.cuMemAddressReserve(self._size, 0, 0, 0), what))
                undo.callback(driver.cuMemAddressFree, self.address, self._size)
                check(driver.cuMemMap(self.address, self._size, 0, self._handle, 0), what)
                undo.callback(driver.cuMemUnmap, self.address, self._size)
                check(driver.cuMemSetAccess(self.address, self._size, [access_of(hardware)], 1), what)
                undo.pop_all()
        except OverflowError:
            raise OutOfMemoryError(what) from None

    def grant(self, other: Hardware) -> None:
        """Let another device reach the memory, if it can. Each device is granted access once."""
        if other.index in self._granted:
            return
        self._granted.add(other.index)
        if other.can_reach(self._hardware):
            with self._hardware:
                result = driver.cuMemSetAccess(self.address, self._size, [access_of(other)], 1)
                check(result, "granting another device access to memory")

    def free(self) -> None:
        """*Blocking.* Free the memory. Only its zeroing may still run."""
        self.zeroed.wait()
        with self._hardware:
            check(driver.cuMemUnmap(self.address, self._size), "unmapping memory")
            check(driver.cuMemRelease(self._handle), "freeing memory")
            check(driver.cuMemAddressFree(self.address, self._size), "freeing addresses")

    def free_exported(self) -> None:
        """*Blocking.* Free the memory when the device is idle: other libraries' uses are unknown."""
        try:
            with self._hardware:
                check(driver.cuCtxSynchronize(), "waiting for the device")
        except Error:  # the device is lost, and its memory with it
            return
        self.free()


def _on_device(index: int) -> Any:
    """Return the properties of memory on a device."""
    properties = driver.CUmemAllocationProp()
    properties.type = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
    properties.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
    properties.location.id = index
    return properties
