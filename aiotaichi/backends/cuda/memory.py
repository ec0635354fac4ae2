"""Device memory from a stream-ordered pool, and pinned host memory."""

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
    """Memory of one device. The pool allocates, zeroes and frees memory on its own stream.

    Attributes
    ----------
    handle, stream
        The CUmemoryPool and the CUstream.
    event
        Completes after all commands on the stream up to the last :meth:`flush`.
    """

    def __init__(self, context: Context) -> None:
        self.context = context
        self._lock = threading.RLock()  # the garbage collector may free memory in the middle of an allocation
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
            most = driver.cuuint64_t(2**64 - 1)  # kept until the pool is closed, or another allocation needs it
            check(driver.cuMemPoolSetAttribute(self.handle, threshold, most), "cuMemPoolSetAttribute")
            flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
            self.stream = check(driver.cuStreamCreate(flags), "creating a stream")
        self.event = CudaEvent(context)

    def allocate(self, size: int) -> int:
        """Return the address of zeroed memory.

        Raises
        ------
        OutOfMemoryError
            The device has less memory free.
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
        """Copy host bytes to memory. They may change as soon as the call returns."""
        with self._calls():
            check(driver.cuMemcpyHtoDAsync(address, data, len(data), self.stream), "writing memory")

    def copy(self, to: int, source: int, size: int) -> None:
        with self._calls():
            check(driver.cuMemcpyDtoDAsync(to, source, size, self.stream), "copying memory")

    def fill_column(self, address: int, pitch: int, word: int, rows: int) -> None:
        """Set the first 32-bit word of each row. There are ``rows`` rows of ``pitch`` bytes."""
        with self._calls():
            check(driver.cuMemsetD2D32Async(address, pitch, word, 1, rows, self.stream), "filling memory")

    def free(self, address: int) -> None:
        """Free memory whose last use has completed."""
        with self._lock:
            if self._is_open:
                with self.context:
                    check(driver.cuMemFreeAsync(address, self.stream), "freeing memory")
                return
        reaper.discard(partial(_free_device, self.context, address))  # the memory outlived the runtime

    def flush(self) -> int:
        """Record :attr:`event` after all commands so far. Return how often it has been recorded."""
        if self._is_dirty:
            with self._lock:
                if self._is_open:  # else there is nothing to wait for
                    self.event.record(self.stream)
                self._generation += 1  # before _is_dirty: a queue of another loop may read both
                self._is_dirty = False
        return self._generation

    @contextmanager
    def _calls(self) -> Iterator[None]:
        """Guard calls that add commands to the stream. From any thread."""
        with self._lock:
            if not self._is_open:
                raise InvalidStateError("the runtime is closed")
            with self.context:
                yield
            self._is_dirty = True

    def settle(self) -> None:
        """*Blocking.* Wait until new memory is zeroed: other libraries do not wait for :attr:`event`."""
        with self._lock, self.context:
            if self._is_open:
                check(driver.cuStreamSynchronize(self.stream), "zeroing memory")

    def close(self) -> None:
        """*Blocking.* Close the pool. Memory that is still held is freed when it is dropped."""
        with self._lock:
            self._is_open = False
        with self.context:
            driver.cuStreamSynchronize(self.stream)  # if the device is lost, these calls only return an error
            driver.cuMemPoolDestroy(self.handle)
            driver.cuStreamDestroy(self.stream)


class PinnedBuffer:
    """Pinned host memory, at one address for the host and all devices. When it is dropped, a thread frees it."""

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
        """Return the first ``size`` bytes as an ``__array_interface__``."""
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
    """Keeps idle pinned memory for the next transfer: pinning takes a third of a second for each GiB."""

    def __init__(self, context: Context) -> None:
        super().__init__(partial(PinnedBuffer, context), _MOST_IDLE)

    def take(self, size: int) -> HostMemory:
        """Return at least ``size`` bytes, not zeroed."""
        return HostMemory(self, self.take_buffer(size))


class CudaMemory(MemoryHal):
    """Memory that a device's kernels reach. It holds ``owner``, which frees the memory."""

    __slots__ = ("_owner", "address", "context", "pool", "size")

    def __init__(
        self, context: Context, address: int, size: int, owner: object, pool: DevicePool | None = None
    ) -> None:
        self.context = context
        self.pool = pool  # None if the memory is not from a pool
        self.address = address
        self.size = size
        self._owner = owner

    @classmethod
    def allocate(cls, pool: DevicePool, request: MemoryRequest) -> CudaMemory:
        """Allocate zeroed memory: on the device, or pinned on the host if the host is to have access."""
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
        """Return the bytes as the host sees them. The view stays valid after the memory and the device are closed."""
        return np.asarray(self).data

    def export(self) -> None:
        """Prepare the memory for another library, whose last use of the memory is unknown."""
        if self.pool is not None:
            self.pool.settle()
        if isinstance(self._owner, _PoolMemory):
            self._owner.is_exported = True


class _PoolMemory:
    """Frees a pool's memory when it is dropped."""

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
