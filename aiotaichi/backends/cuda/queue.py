"""Batches handed to a stream by native code, and a native thread that waits for the stream."""

from __future__ import annotations

import threading
from contextlib import AbstractContextManager
from functools import partial

from ...core.native_protocol import FAILED
from ...errors import Error, InvalidArgumentError, InvalidStateError
from ...hal import QueueHal, QueueRequest, SemaphoreHal, SignalHal, with_threads
from ...hal.batch_queue import BatchInFlight, BatchQueue, NativeQueue, taken_failure
from ...hal.commands import WaitExternal, WaitTicket
from ...interpreter_end import unless_ending
from .binding import check, driver, error_of, in_child
from .encoder import wait_for_event, wait_until_ready
from .external import Signals, Timelines
from .memory import DevicePool
from .native_device import NativeDevice
from .stream import CudaStream, check_stream

__all__ = ["CudaQueue"]

_LEGACY, _PER_THREAD = 1, 2  # the default streams' own handles


class CudaQueue(NativeQueue):
    """A stream of the queue's own, or another library's stream."""

    is_hardware = True
    batch_limit = 64
    stamp_type = "d"

    def __init__(self, device: NativeDevice, pool: DevicePool, timelines: Timelines, request: QueueRequest) -> None:
        self._device = device  # native code uses it until the queue is freed
        self._pool = pool
        self._timelines = timelines
        self._hardware = hardware = pool.hardware
        self.native = hardware.native
        self._own_stream = None
        if request.stream is None:
            with hardware:
                flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
                least, greatest = check(driver.cuCtxGetStreamPriorityRange(), "cuCtxGetStreamPriorityRange")
                priority = int(max(greatest, min(least, -request.priority)))  # in CUDA, smaller numbers go first
                self._own_stream = check(driver.cuStreamCreateWithPriority(flags, priority), "creating a stream")
            handle = int(self._own_stream)
        else:
            if request.stream == _PER_THREAD:
                raise InvalidArgumentError("stream: the per-thread default stream is different in each thread")
            check_stream(hardware, request.stream)
            handle = request.stream or _LEGACY
        self._last_ticket = 0
        self._initialised = 0
        # The native calls give up the GIL, and another thread may abandon or close the queue meanwhile.
        self._lock = threading.Lock()
        self._is_abandoned = False
        self._is_closed = False
        address = self.native.queue_create(device.address, handle, request.descriptor)
        try:
            self.address = with_threads(address, "the queue")
        except Error:
            self._destroy_stream()
            raise
        self.lives = partial(self.native.queue_lives, self.address)
        self.count_failures = partial(self.native.queue_failed, self.address)
        self.arm = partial(self.native.queue_arm, self.address)
        self.stream = CudaStream(hardware, self, handle)
        self._signals = Signals(hardware, self.stream)
        self._read_counter = partial(self.native.queue_completed, self.address)

    def submit(self, batch: BatchInFlight) -> None:
        with self._lock:
            if self._is_abandoned or self._is_closed:
                raise InvalidStateError("the queue was closed")
            data, last, stamps = batch.data, batch.last_ticket, batch.stamps_address
            tickets, is_busy = batch.tickets, batch.loop_is_busy
            status = self.native.queue_submit(self.address, data, len(data), last, tickets, stamps, is_busy)
            if status:
                raise error_of(status, "handing over a batch")
            self._last_ticket = last

    def revoke(self, batch: BatchInFlight, place: int) -> bool:
        with self._lock:
            if self._is_abandoned or self._is_closed:
                return False
            return bool(self.native.queue_revoke(self.address, batch.last_ticket, place))

    def initial_wait(self) -> tuple[bytes, object]:
        pool = self._pool
        waits, pending = b"", None
        generation = pool.flush()
        if generation != self._initialised:
            self._initialised = generation
            waits = wait_for_event(pool.event.number)
            if (pending := pool.pending) is not None:  # native code reads the word until it has handed the batch over
                waits = wait_until_ready(pending.address) + waits
        return waits, pending

    def read_completed(self) -> int:
        with self._lock:
            if self._is_closed:
                raise InvalidStateError("the queue was closed")
            ticket = self._read_counter()
            if ticket == FAILED:
                self._signals.release()
                raise error_of(self.native.queue_result(self.address), "the device failed")
            return ticket

    def take_failure(self) -> tuple[int, Error]:
        return taken_failure(self.native.queue_take_failure, self.address)

    def spin(self, ticket: int, microseconds: int) -> bool:
        with self._lock:
            if self._is_closed:
                return False
            return bool(self.native.queue_spin(self.address, ticket, 1000 * microseconds))

    def seconds(self, stamp: float) -> float:
        return stamp

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        if isinstance(other, BatchQueue) and isinstance(other.native, CudaQueue):
            return WaitTicket(other, ticket)
        return self._timelines.wait_for(other, ticket)

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        return self._signals.signal_of(semaphore)

    def settled(self) -> AbstractContextManager[object]:
        return self._hardware.standstill.over()

    def abandon(self) -> None:
        # The device runs the batches that the driver has.
        with self._lock:
            self._is_abandoned = True
            if not self._is_closed:
                self.native.queue_abandon(self.address)

    def finish(self, timeout: float) -> bool:
        # After abandon(), native code hands over no held batch any longer: do not wait for those.
        last = self.native.queue_handed(self.address) if self._is_abandoned else self._last_ticket
        is_idle = bool(self.native.queue_wait(self.address, last, int(timeout * 1e9)))
        return is_idle or self._has_failed

    def close(self) -> None:
        with self._lock:
            self._is_closed = True
        if self._has_failed:  # perhaps after it was abandoned
            self._signals.release()
        self._signals.close()
        self.native.queue_close(self.address)
        self._destroy_stream()

    @unless_ending
    def __del__(self) -> None:
        # Not in close(): another queue's batch may hold a WaitTicket for this queue, and with it this object.
        if getattr(self, "_is_closed", False) and not in_child():
            self.native.queue_free(self.address)

    def _destroy_stream(self) -> None:
        if self._own_stream is not None:
            with self._hardware:
                driver.cuStreamDestroy(self._own_stream)  # fails only if the device is lost

    @property
    def _has_failed(self) -> bool:
        return bool(self.native.queue_result(self.address))
