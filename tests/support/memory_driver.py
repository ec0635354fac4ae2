"""The memory functions of cuda.bindings.driver, in Python: they count, refuse what a driver refuses, and can fail."""

from __future__ import annotations

import enum
import threading
import types
from collections.abc import Callable
from typing import Any

__all__ = ["ALREADY_REGISTERED", "LAUNCH_FAILED", "OPERATING_SYSTEM", "OUT_OF_MEMORY", "MemoryDriver"]

OUT_OF_MEMORY, OPERATING_SYSTEM, ALREADY_REGISTERED, NOT_REGISTERED, LAUNCH_FAILED = 2, 304, 712, 713, 719
GRANULARITY = 2**21


class _Kinds(enum.IntEnum):
    """Stands for each enumeration: the values do not matter here."""

    CU_MEM_ALLOCATION_TYPE_PINNED = 1
    CU_MEM_LOCATION_TYPE_DEVICE = 2
    CU_MEM_ALLOC_GRANULARITY_MINIMUM = 3
    CU_MEM_ACCESS_FLAGS_PROT_READWRITE = 4
    CU_MEMPOOL_ATTR_RELEASE_THRESHOLD = 5
    CU_STREAM_NON_BLOCKING = 6
    CU_EVENT_DISABLE_TIMING = 7
    CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT = 8
    CU_MEMPOOL_ATTR_USED_MEM_CURRENT = 9


def _structure() -> Any:
    return types.SimpleNamespace(location=types.SimpleNamespace())


class MemoryDriver(types.ModuleType):
    """A driver with one device.

    Parameters
    ----------
    size
        The device's memory in bytes.

    Attributes
    ----------
    registered
        The size of each registration of host memory, by its address.
    used
        The size of each allocation on the device, by its handle or address.
    mapped
        The addresses where the device sees memory, and the sizes.
    granted
        The pools and addresses that a device may reach, and the device, once for each grant.
    calls
        The functions that were called, and the threads.
    fails
        The status that a function returns, by its name.
    pooled
        The size of each allocation of a pool, by its address.
    step
        A pool has a multiple of so many bytes of the device, until it is trimmed.
    """

    CU_MEMHOSTREGISTER_PORTABLE, CU_MEMHOSTREGISTER_DEVICEMAP = 1, 2
    CUresult = cuuint64_t = int
    CUmemAllocationType = CUmemLocationType = CUmemAllocationGranularity_flags = CUmemAccess_flags = _Kinds
    CUmemPool_attribute = CUstream_flags = CUevent_flags = _Kinds

    def __init__(self, size: int) -> None:
        super().__init__("cuda.bindings.driver")
        self.CUmemPoolProps = self.CUmemAllocationProp = self.CUmemAccessDesc = _structure
        self._size = size
        self._numbers = iter(range(2**40, 2**60, 2**36))
        self.registered: dict[int, int] = {}
        self.used: dict[int, int] = {}
        self.mapped: dict[int, int] = {}
        self.granted: list[tuple[int, int]] = []
        self.calls: list[tuple[str, int]] = []
        self.fails: dict[str, int] = {}
        self.pooled: dict[int, int] = {}
        self.step = 1
        self._reserved = 0

    def __getattribute__(self, name: str) -> Any:
        found = super().__getattribute__(name)
        if not name.startswith("cu") or name == "cuuint64_t":
            return found
        call: Callable[..., tuple[Any, ...]] = found

        def recorded(*arguments: Any) -> tuple[Any, ...]:
            self.calls.append((name, threading.get_ident()))
            return (self.fails[name], 0) if name in self.fails else call(*arguments)

        return recorded

    def called(self, name: str) -> int:
        """Return how often a function was called."""
        return sum(called == name for called, _ in self.calls)

    # -- contexts, streams, events ------------------------------------------------------------------

    def cuCtxPushCurrent(self, _: Any) -> tuple[int]:
        return (0,)

    def cuCtxPopCurrent(self) -> tuple[int, int]:
        return 0, 0

    def cuCtxSynchronize(self) -> tuple[int]:
        return (0,)

    def cuStreamCreate(self, _: Any) -> tuple[int, int]:
        return 0, next(self._numbers)

    def cuStreamSynchronize(self, _: Any) -> tuple[int]:
        return (0,)

    def cuStreamDestroy(self, _: Any) -> tuple[int]:
        return (0,)

    def cuEventCreate(self, _: Any) -> tuple[int, int]:
        return 0, next(self._numbers)

    def cuEventRecord(self, *_: Any) -> tuple[int]:
        return (0,)

    def cuEventSynchronize(self, _: Any) -> tuple[int]:
        return (0,)

    def cuEventDestroy(self, _: Any) -> tuple[int]:
        return (0,)

    def cuGetErrorName(self, code: int) -> tuple[int, bytes]:
        return 0, f"error {code}".encode()

    def cuGetErrorString(self, _: int) -> tuple[int, bytes]:
        return 0, b"of the stand-in"

    # -- host memory -------------------------------------------------------------------------------

    def cuGetProcAddress(self, name: bytes, *_: int) -> tuple[int, int, int]:
        return 0, 1, 0

    def cuMemHostRegister(self, address: int, size: int, _: int) -> tuple[int]:
        if any(address < start + length and start < address + size for start, length in self.registered.items()):
            return (ALREADY_REGISTERED,)
        self.registered[address] = size
        return (0,)

    def cuMemHostUnregister(self, address: int) -> tuple[int]:
        return (0 if self.registered.pop(address, 0) else NOT_REGISTERED,)

    # -- device memory -----------------------------------------------------------------------------

    def cuMemPoolCreate(self, _: Any) -> tuple[int, int]:
        return 0, next(self._numbers)

    def cuMemPoolSetAttribute(self, *_: Any) -> tuple[int]:
        return (0,)

    def cuMemPoolSetAccess(self, pool: int, access: Any, _: int) -> tuple[int]:
        self.granted.append((pool, access[0].location.id))
        return (0,)

    def cuMemPoolTrimTo(self, *_: Any) -> tuple[int]:
        self._reserved = self._whole_steps()
        return (0,)

    def cuMemPoolGetAttribute(self, _: Any, which: int) -> tuple[int, int]:
        is_reserved = which == _Kinds.CU_MEMPOOL_ATTR_RESERVED_MEM_CURRENT
        return 0, self._reserved if is_reserved else sum(self.pooled.values())

    def _whole_steps(self) -> int:
        return -(-sum(self.pooled.values()) // self.step) * self.step

    def cuMemPoolDestroy(self, _: Any) -> tuple[int]:
        return (0,)

    def cuMemAllocFromPoolAsync(self, size: int, *_: Any) -> tuple[int, int]:
        status, address = self._allocate(size)
        if status == 0:
            self.pooled[address] = size
            self._reserved = max(self._reserved, self._whole_steps())
        return status, address

    def cuMemFreeAsync(self, address: int, _: Any) -> tuple[int]:
        del self.used[address], self.pooled[address]
        return (0,)

    def cuMemFree(self, address: int) -> tuple[int]:
        del self.used[address]
        self.pooled.pop(address, None)
        return (0,)

    def cuMemsetD8Async(self, *_: Any) -> tuple[int]:
        return (0,)

    def cuMemcpyDtoDAsync(self, *_: Any) -> tuple[int]:
        return (0,)

    def cuMemGetAllocationGranularity(self, *_: Any) -> tuple[int, int]:
        return 0, GRANULARITY

    def cuMemCreate(self, size: int, *_: Any) -> tuple[int, int]:
        assert size % GRANULARITY == 0
        return self._allocate(size)

    def cuMemRelease(self, handle: int) -> tuple[int]:
        del self.used[handle]
        return (0,)

    def cuMemAddressReserve(self, size: int, *_: Any) -> tuple[int, int]:
        address = next(self._numbers)
        self.mapped[address] = 0
        return 0, address

    def cuMemAddressFree(self, address: int, _: int) -> tuple[int]:
        assert self.mapped.pop(address) == 0
        return (0,)

    def cuMemMap(self, address: int, size: int, *_: Any) -> tuple[int]:
        self.mapped[address] = size
        return (0,)

    def cuMemSetAccess(self, address: int, _: int, access: Any, __: int) -> tuple[int]:
        self.granted.append((address, access[0].location.id))
        return (0,)

    def cuMemUnmap(self, address: int, size: int) -> tuple[int]:
        assert self.mapped[address] == size
        self.mapped[address] = 0
        return (0,)

    def _allocate(self, size: int) -> tuple[int, int]:
        if size >= 2**64:
            raise OverflowError
        if sum(self.used.values()) + size > self._size:
            return OUT_OF_MEMORY, 0
        number = next(self._numbers)
        self.used[number] = size
        return 0, number
