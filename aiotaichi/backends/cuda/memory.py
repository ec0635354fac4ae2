"""Device memory: from a stream-ordered pool, mapped if it is large, or pinned on the host."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Any, Final

import numpy as np

from ...core.memory_account import MemoryAccount, MemoryPurpose
from ...errors import Error, InvalidStateError, OutOfMemoryError
from ...hal import MemoryHal
from ...hal.call_thread import CallThread
from ...interpreter_end import unless_ending
from .binding import check, driver, in_child
from .hardware import Hardware, discard
from .host_memory import PinnedMemory, ReadyWord
from .stream import CudaEvent
from .virtual_memory import LARGE, VirtualAllocator, VirtualMemory, access_of

__all__ = ["CudaMemory", "DevicePool"]

_FIRST = 2**20  # bytes of the first allocation, which takes 14 ms
_call_thread: Final = CallThread("aiotaichi calls")


class _StreamCalls:
    """Makes calls in order: at once, or by a thread if the driver would let the caller wait."""

    def __init__(self, hardware: Hardware) -> None:
        self._hardware = hardware
        self._lock = threading.RLock()  # the garbage collector may free memory in the middle of a call
        self._waiting: deque[Callable[[], object]] = deque()
        self._word: ReadyWord | None = None
        self._has_failed = False

    @property
    def pending(self) -> ReadyWord | None:
        """The word that becomes ready when the thread has made all calls so far. None: they have been made."""
        return self._word

    def add(self, call: Callable[[], object]) -> None:
        """Make a call, or have the thread make it soon. From any thread, finalizers included.

        Raises the call's error. If a call of the thread fails, the word says so, and the thread logs the error.
        """
        with self._lock:
            if self._word is None:
                with self._hardware.standstill.avoided() as is_avoided:
                    if is_avoided:
                        with self._hardware:
                            call()
                        return
                self._word = ReadyWord()
                self._has_failed = False
            self._waiting.append(call)
            _call_thread.submit(self._make_next)

    def finish(self) -> None:
        """*Blocking.* Wait until the thread has made all calls so far."""
        if self._word is not None:
            _call_thread.settle()

    def _make_next(self) -> None:
        has_failed = True
        try:
            with self._hardware:
                self._waiting[0]()
            has_failed = False
        finally:
            with self._lock:
                self._waiting.popleft()
                self._has_failed |= has_failed
                if not self._waiting:
                    assert self._word is not None
                    self._word.set(self._has_failed)
                    self._word = None


class DevicePool:
    """Memory of one device. The pool allocates, zeroes and frees memory on its own stream. Making it is *blocking*.

    Attributes
    ----------
    account
        Counts memory. The caller enters there the bytes that it asks for. The pool reports what else it holds.
    event
        Happens when the device has run all commands on the stream up to the last :meth:`flush`.
    """

    def __init__(self, hardware: Hardware, account: MemoryAccount | None = None) -> None:
        self.hardware = hardware
        self.account = account or MemoryAccount()
        self._lock = threading.RLock()  # the garbage collector may free memory in the middle of an allocation
        self._is_dirty = False
        self._generation = 0
        self._is_open = True
        self._granted = {hardware.index}
        properties = driver.CUmemPoolProps()
        properties.allocType = driver.CUmemAllocationType.CU_MEM_ALLOCATION_TYPE_PINNED
        properties.location.type = driver.CUmemLocationType.CU_MEM_LOCATION_TYPE_DEVICE
        properties.location.id = hardware.index
        with hardware:
            self.handle = check(driver.cuMemPoolCreate(properties), "creating a memory pool")
            threshold = driver.CUmemPool_attribute.CU_MEMPOOL_ATTR_RELEASE_THRESHOLD
            most = driver.cuuint64_t(2**64 - 1)  # kept until the pool is closed, or another allocation needs it
            check(driver.cuMemPoolSetAttribute(self.handle, threshold, most), "cuMemPoolSetAttribute")
            flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
            self.stream = check(driver.cuStreamCreate(flags), "creating a stream")
        self.event = CudaEvent(hardware)
        self._calls = _StreamCalls(hardware)
        self._virtual = VirtualAllocator(hardware)
        # The addresses of the memory that a thread still pins, or that cannot be pinned.
        self._unready: list[tuple[ReadyWord, range]] = []
        self._unready_lock = threading.Lock()
        self.free(self.take(_FIRST))  # now, and not when an event loop allocates
        self.account.add_reserve(self)

    def allocate(self, size: int) -> VirtualMemory | PoolMemory:
        """Return zeroed memory, freed when it is dropped. Raises an OutOfMemoryError if too little is free."""
        try:
            return self._allocate(size)
        except OutOfMemoryError:
            self.free_unused()
            return self._allocate(size)

    def make_room(self) -> None:
        """Make room in the account for memory from outside the pool: if it has none, free what the pool does not use.

        Raises an OutOfMemoryError if that is not enough.
        """
        if not self.account.has_room(0):
            self.free_unused()
            self.account.check()

    def pin(self, size: int) -> PinnedMemory:
        """Return zeroed host memory that kernels reach: when :meth:`unready` does not have it any longer."""
        self.make_room()
        memory = PinnedMemory(self.hardware, size)
        if not memory.ready.is_ready:
            with self._unready_lock:
                self._unready.append((memory.ready, range(memory.address, memory.address + size)))
        return memory

    def unready(self) -> list[tuple[ReadyWord, range]]:
        """Return the host memory that kernels cannot reach yet, or never: its word, and its addresses.

        An operation of this pool's device and runtime that uses the memory waits for the word.
        """
        if not self._unready:
            return []
        with self._unready_lock:
            self._unready = [each for each in self._unready if not each[0].is_ready]
            return self._unready

    def take(self, size: int) -> int:
        """Return the address of zeroed memory of the pool, for :meth:`free`."""
        with self._lock:
            self._check()
            with self.hardware:
                result = driver.cuMemAllocFromPoolAsync(size, self.handle, self.stream)
            address = int(check(result, f"cannot allocate {size} bytes"))
            self._add(lambda: check(driver.cuMemsetD8Async(address, 0, size, self.stream), "zeroing memory"))
        return address

    def write(self, address: int, data: bytes) -> None:
        """Copy host bytes to memory. They may change as soon as the call returns."""
        self._add(lambda: check(driver.cuMemcpyHtoDAsync(address, data, len(data), self.stream), "writing memory"))

    def copy(self, to: int, source: int, size: int) -> None:
        self._add(lambda: check(driver.cuMemcpyDtoDAsync(to, source, size, self.stream), "copying memory"))

    def fill_column(self, address: int, pitch: int, word: int, rows: int) -> None:
        """Set the first 32-bit word of each row. There are ``rows`` rows of ``pitch`` bytes."""
        self._add(
            lambda: check(driver.cuMemsetD2D32Async(address, pitch, word, 1, rows, self.stream), "filling memory")
        )

    def free(self, address: int) -> None:
        """Free memory whose last use has completed."""
        with self._lock:
            if self._is_open:
                # Not before the memory is zeroed: another stream may get it next.
                self._calls.add(lambda: check(driver.cuMemFreeAsync(address, self.stream), "freeing memory"))
                return
        discard(partial(_free_device, self.hardware, address))  # the memory outlived the runtime

    def grant(self, other: Hardware) -> None:
        """Let another device reach all memory of the pool, if it can. Each device is granted access once."""
        with self._lock:
            if other.index in self._granted or not self._is_open:
                return
            self._granted.add(other.index)
            if other.can_reach(self.hardware):
                result = driver.cuMemPoolSetAccess(self.handle, [access_of(other)], 1)
                check(result, "granting another device access to memory")

    @property
    def pending(self) -> ReadyWord | None:
        """The word that becomes ready when the driver has all commands so far. None: it has them."""
        return self._calls.pending

    def flush(self) -> int:
        """Record :attr:`event` after all commands so far. Return how often it has been recorded.

        It may be recorded later: as long as there is a :attr:`pending` word, wait for that first.
        """
        if self._is_dirty:
            with self._lock:
                if self._is_open:  # else there is nothing to wait for
                    self._calls.add(partial(self.event.record, self.stream))
                self._generation += 1  # before _is_dirty: a queue of another loop may read both
                self._is_dirty = False
        return self._generation

    def _size(self, which: str) -> int:
        attribute = getattr(driver.CUmemPool_attribute, f"CU_MEMPOOL_ATTR_{which}_MEM_CURRENT")
        return int(check(driver.cuMemPoolGetAttribute(self.handle, attribute), "the size of a memory pool"))

    def _allocate(self, size: int) -> VirtualMemory | PoolMemory:
        if size < LARGE:
            address = self.take(size)
            try:
                self.account.check()  # the pool may have grown by more
            except OutOfMemoryError:
                self.free(address)
                self._calls.finish()  # a thread may make the call that frees
                with self.hardware:
                    check(driver.cuStreamSynchronize(self.stream), "freeing memory")  # only zeroing waits there
                self.free_unused()  # what the pool has grown by
                raise
            return PoolMemory(self, address)
        self.make_room()
        memory = self._virtual.allocate(size)

        def zero() -> None:  # holds the memory
            check(driver.cuMemsetD8Async(memory.address, 0, size, self.stream), "zeroing memory")
            memory.zeroed.record(self.stream)

        self._add(zero)
        return memory

    @property
    def unused(self) -> int:
        """The bytes that the pool has of the driver, and that no allocation has. From any thread."""
        with self._lock:
            if not self._is_open:
                return 0
            try:
                with self.hardware:
                    return max(0, self._size("RESERVED") - self._size("USED"))
            except Error:  # the device is lost, and its memory with it
                return 0

    def free_unused(self) -> None:
        """*Blocking.* Free what is not in use: the device has no other memory left, or the account has no room."""
        self._virtual.free_returned()
        with self._lock, self.hardware:
            self._check()
            check(driver.cuMemPoolTrimTo(self.handle, 0), "trimming a memory pool")

    def _add(self, call: Callable[[], object]) -> None:
        """Make a call that adds a command to the stream. From any thread."""
        with self._lock:
            self._check()
            self._calls.add(call)
            self._is_dirty = True

    def _check(self) -> None:
        if not self._is_open:
            raise InvalidStateError("the runtime is closed")

    def settle(self) -> None:
        """*Blocking.* Wait until new memory is zeroed: other libraries do not wait for :attr:`event`."""
        self.flush()
        self._calls.finish()
        self.event.wait()

    def close(self) -> None:
        """*Blocking.* Close the pool. Memory that is still held is freed when it is dropped."""
        self.account.remove_reserve(self)
        with self._lock:
            self._is_open = False
        self._calls.finish()
        with self.hardware:
            driver.cuStreamSynchronize(self.stream)  # if the device is lost, these calls only return an error
            driver.cuMemPoolDestroy(self.handle)
            driver.cuStreamDestroy(self.stream)
        self._virtual.free_returned()


class CudaMemory(MemoryHal):
    """Memory that a device's kernels reach. It holds ``owner``, which frees the memory.

    ``is_pinned``: the owner is a :class:`PinnedMemory`. A single copy of the driver must not span two of its
    registrations.
    """

    __slots__ = ("_owner", "address", "hardware", "is_pinned", "pool", "size")

    def __init__(
        self, hardware: Hardware, address: int, size: int, owner: object, pool: DevicePool | None = None
    ) -> None:
        self.hardware = hardware
        self.pool = pool  # that has allocated or pinned the memory; None if no pool has
        self.address = address
        self.size = size
        self.is_pinned = isinstance(owner, PinnedMemory)
        self._owner = owner

    @classmethod
    def allocate(cls, pool: DevicePool, size: int, purpose: MemoryPurpose | None = None) -> CudaMemory:
        """Allocate zeroed memory on the device. Raises an OutOfMemoryError if the device has less free.

        The memory is counted for ``purpose``; with None, the caller has done that.
        """
        if purpose is not None:
            with pool.account.enter(purpose, size) as entry:
                memory = cls.allocate(pool, size)
            memory.entry = entry
            return memory
        owner = pool.allocate(size)
        return cls(pool.hardware, owner.address, size, owner, pool)

    @classmethod
    def pinned(cls, pool: DevicePool, memory: PinnedMemory) -> CudaMemory:
        """Return host memory as the device's."""
        return cls(pool.hardware, memory.address, memory.size, memory, pool)

    @property
    def __array_interface__(self) -> dict[str, Any]:
        assert isinstance(self._owner, PinnedMemory)
        return self._owner.__array_interface__

    def map(self) -> memoryview:
        """Return the bytes as the host sees them. The view stays valid after the memory and the device are closed."""
        return np.asarray(self).data

    def grant(self, other: Hardware) -> None:
        """Let another device reach the memory, if it can: else the driver copies between devices through the host."""
        if isinstance(self._owner, VirtualMemory):
            self._owner.grant(other)
        elif isinstance(self._owner, PoolMemory):
            assert self.pool is not None
            self.pool.grant(other)

    def export(self) -> None:
        """Prepare the memory for another library. Nobody tells when that library uses it for the last time.

        *Blocking*, the first time, until new memory is zeroed. That can take long: while the driver lets its callers
        wait for the device, a thread zeroes memory, and does so later. Raises an OutOfMemoryError if memory of the
        host cannot be pinned.
        """
        owner = self._owner
        if isinstance(owner, PinnedMemory):
            owner.settle()
        elif isinstance(owner, PoolMemory | VirtualMemory) and not owner.is_exported:
            assert self.pool is not None
            self.pool.settle()
            owner.is_exported = True


class PoolMemory:
    """Zeroed memory of a pool, freed when it is dropped.

    ``is_exported``: other libraries may use it until then.
    """

    __slots__ = ("_pool", "address", "is_exported")

    def __init__(self, pool: DevicePool, address: int) -> None:
        self._pool = pool
        self.address = address
        self.is_exported = False

    @unless_ending
    def __del__(self) -> None:
        if in_child():
            return
        if self.is_exported:
            discard(partial(_free_device, self._pool.hardware, self.address))
            return
        try:
            self._pool.free(self.address)
        except Error:  # the device is lost, and its memory with it
            return


def _free_device(hardware: Hardware, address: int) -> None:
    with hardware:
        check(driver.cuCtxSynchronize(), "waiting for the device")
        with hardware.standstill:
            check(driver.cuMemFree(address), "freeing memory")
