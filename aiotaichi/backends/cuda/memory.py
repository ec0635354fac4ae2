"""Device memory from a stream-ordered pool, pinned host memory, and what is written into both at first."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any

import numpy as np

from ...core.idle_pool import IdlePool
from ...errors import Error, InvalidStateError, OutOfMemoryError
from ...hal import HostMemoryHal, MemoryHal, MemoryRequest, byte_interface
from . import reaper
from .binding import check, driver, in_child
from .context import Context
from .event import CudaEvent

__all__ = ["CudaMemory", "DevicePool", "HostMemory", "HostMemoryPool", "PinnedBuffer"]

_PINNED = driver.CU_MEMHOSTALLOC_PORTABLE | driver.CU_MEMHOSTALLOC_DEVICEMAP
_MOST_IDLE = 2**30  # bytes


class DevicePool:
    """Memory of one device. What it does to new memory happens on a stream of its own, in order.

    Attributes
    ----------
    handle, stream, event
        The CUmemoryPool, the CUstream, and the CudaEvent behind what it has been given: see :meth:`flush`.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self._lock = threading.RLock()  # the collector may free one memory while another is made
        self._is_dirty = False
        self._generation = 0
        self._is_open = True
        properties = driver.CUmemPoolProps()
        properties.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        properties.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        properties.location.id = context.index
        with context:
            self.handle = check(driver.cuMemPoolCreate(properties), "creating a memory pool")
            threshold = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
            most = driver.cuuint64_t(2**64 - 1)  # given back when it is closed, or somebody needs it
            check(driver.cuMemPoolSetAttribute(self.handle, threshold, most), "cuMemPoolSetAttribute")
            flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
            self.stream = check(driver.cuStreamCreate(flags), "creating a stream")
        self.event = CudaEvent(context)

    def allocate(self, size: int) -> int:
        """Return the address of zeroed memory.

        Raises
        ------
        OutOfMemoryError
            There is not that much.
        """
        try:
            with self._calls():
                result = driver.cuMemAllocFromPoolAsync(size, self.handle, self.stream)
                address = int(check(result, f"cannot allocate {size} bytes"))
                check(driver.cuMemsetD8Async(address, 0, size, self.stream), "zeroing memory")
        except OverflowError:
            raise OutOfMemoryError(f"cannot allocate {size} bytes") from None
        return address

    def write(self, address: int, data: bytes) -> None:
        """Copy host bytes, which may change afterwards, to memory."""
        with self._calls():
            check(driver.cuMemcpyHtoDAsync(address, data, len(data), self.stream), "writing memory")

    def copy(self, to: int, source: int, size: int) -> None:
        with self._calls():
            check(driver.cuMemcpyDtoDAsync(to, source, size, self.stream), "copying memory")

    def fill_column(self, address: int, pitch: int, word: int, rows: int) -> None:
        """Set one 32-bit word in each of ``rows`` of ``pitch`` bytes."""
        with self._calls():
            check(driver.cuMemsetD2D32Async(address, pitch, word, 1, rows, self.stream), "filling memory")

    def free(self, address: int) -> None:
        """Free memory whose last use has completed."""
        with self._lock:
            if self._is_open:
                with self.context:
                    check(driver.cuMemFreeAsync(address, self.stream), "freeing memory")
                return
        reaper.discard(partial(_free_device, self.context, address))  # it outlived the runtime

    def flush(self) -> int:
        """Have :attr:`event` stand behind all that was done so far; return how many such points there were."""
        if self._is_dirty:
            with self._lock:
                if self._is_open:  # else nothing is left to wait for
                    self.event.record(self.stream)
                self._generation += 1  # first: another loop's queue may look at both
                self._is_dirty = False
        return self._generation

    @contextmanager
    def _calls(self) -> Iterator[None]:
        """Guard calls that add to the stream, from any thread."""
        with self._lock:
            if not self._is_open:
                raise InvalidStateError("the runtime is closed")
            with self.context:
                yield
            self._is_dirty = True

    def settle(self) -> None:
        """*Blocking.* Wait until memory that was just allocated is zeroed: others know of no event."""
        with self._lock, self.context:
            if self._is_open:
                check(driver.cuStreamSynchronize(self.stream), "zeroing memory")

    def close(self) -> None:
        """*Blocking.* Let go of the pool; what somebody still holds is freed when he drops it."""
        with self._lock:
            self._is_open = False
        with self.context:
            driver.cuStreamSynchronize(self.stream)  # of a lost device, all of these only say so
            driver.cuMemPoolDestroy(self.handle)
            driver.cuStreamDestroy(self.stream)


class PinnedBuffer:
    """Pinned host memory, at one address for the host and all devices. Freed when it is dropped, in a thread."""

    __slots__ = ("_context", "address", "size")

    def __init__(self, context: Context, size: int) -> None:
        self._context = context
        self.size = size
        try:
            with context:
                self.address = int(check(driver.cuMemHostAlloc(size, _PINNED), f"cannot allocate {size} bytes"))
        except OverflowError:
            raise OutOfMemoryError(f"cannot allocate {size} bytes") from None

    def array_interface(self, size: int) -> dict[str, Any]:
        """Return its first ``size`` bytes as NumPy takes them."""
        return byte_interface(self.address, size)

    def __del__(self) -> None:
        if hasattr(self, "address"):
            reaper.discard(partial(_free_host, self._context, self.address))


def _free_device(context: Context, address: int) -> None:
    with context:
        check(driver.cuCtxSynchronize(), "waiting for the device")
        check(driver.cuMemFree(address), "freeing memory")


def _free_host(context: Context, address: int) -> None:
    with context:
        check(driver.cuMemFreeHost(address), "freeing pinned memory")


class HostMemory(HostMemoryHal):
    """Pinned memory for transfers. It goes back to its pool when it is dropped."""

    __slots__ = ("_buffer", "address", "pool")

    def __init__(self, pool: HostMemoryPool, buffer: PinnedBuffer) -> None:
        self.pool = pool
        self._buffer = buffer
        self.address = buffer.address

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self._buffer.array_interface(self._buffer.size)

    def __del__(self) -> None:
        self.pool.give_back(self._buffer)


class HostMemoryPool(IdlePool[PinnedBuffer]):
    """Pinned memory, kept while it is idle: to pin it takes the system a third of a second for each GiB."""

    def __init__(self, context: Context) -> None:
        super().__init__(partial(PinnedBuffer, context), _MOST_IDLE)

    def take(self, size: int) -> HostMemory:
        """Return at least ``size`` bytes, not zeroed."""
        return HostMemory(self, self.take_buffer(size))


class CudaMemory(MemoryHal):
    """Memory that a device's kernels reach. It holds ``owner``, which frees it."""

    __slots__ = ("_owner", "address", "context", "pool", "size")

    def __init__(
        self, context: Context, address: int, size: int, owner: object, pool: DevicePool | None = None
    ) -> None:
        self.context = context
        self.pool = pool  # that it is from
        self.address = address
        self.size = size
        self._owner = owner

    @classmethod
    def allocate(cls, pool: DevicePool, request: MemoryRequest) -> CudaMemory:
        """Return zeroed memory: of the device, or with host access pinned, which kernels reach over the bus."""
        if request.host_read or request.host_write:
            pinned = PinnedBuffer(pool.context, request.size)
            ctypes.memset(pinned.address, 0, request.size)
            return cls(pool.context, pinned.address, request.size, pinned)
        address = pool.allocate(request.size)
        return cls(pool.context, address, request.size, _PoolMemory(pool, address), pool)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        assert isinstance(self._owner, PinnedBuffer)
        return self._owner.array_interface(self.size)

    def map(self) -> memoryview:
        """Return the bytes as the host sees them: as long as the view lives, whatever is closed."""
        return np.asarray(self).data

    def export(self) -> None:
        """Make it ready for another library, whose last use of it nobody will know."""
        if self.pool is not None:
            self.pool.settle()
        if isinstance(self._owner, _PoolMemory):
            self._owner.is_exported = True


class _PoolMemory:
    """Frees memory of a pool when it is dropped."""

    __slots__ = ("_address", "_pool", "is_exported")

    def __init__(self, pool: DevicePool, address: int) -> None:
        self._pool = pool
        self._address = address
        self.is_exported = False

    def __del__(self) -> None:
        if in_child():
            return
        if self.is_exported:
            reaper.discard(partial(_free_device, self._pool.context, self._address))
            return
        try:
            self._pool.free(self._address)
        except Error:  # the device is lost, and its memory with it
            return
