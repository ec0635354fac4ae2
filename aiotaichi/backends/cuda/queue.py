"""A queue: batches handed to a stream by native code, and a thread to wait for it."""

from __future__ import annotations

import ctypes
import threading
from array import array
from collections import deque
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ...core.assert_message import assert_message
from ...errors import Error, InvalidArgumentError, InvalidStateError, KernelError, OutOfMemoryError
from ...hal import QueueHal, QueueRequest, SemaphoreHal, SignalHal, with_threads
from ...hal.commands import WAITS, Batch, WaitExternal, WaitTicket
from ...hal.encoder import address_of
from .binding import check, driver, error_of, in_child
from .encoder import Encoder, wait_for_event
from .external import Signals
from .module import CudaModule, QueueRuntime
from .native import FAILED, FAILED_ALLOCATION, FAILED_WAIT, Failure
from .state import QueueState
from .stream import CudaStream, check_stream

if TYPE_CHECKING:
    from .device import CudaDevice

__all__ = ["CudaQueue", "TimedCudaQueue"]


_LEGACY, _PER_THREAD = 1, 2  # the default streams' own handles


class CudaQueue(QueueHal):
    """A queue on a stream of its own, or on another library's. ``number`` sets its random numbers apart."""

    is_hardware = True
    batch_limit = 64

    def __init__(self, device: CudaDevice, request: QueueRequest, number: int) -> None:
        self.device = device
        self.native = device.native
        self._own_stream = None
        if request.stream is None:
            with device.context:
                flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
                priority = device.priority_of(request.priority)
                self._own_stream = check(driver.cuStreamCreateWithPriority(flags, priority), "creating a stream")
            handle = int(self._own_stream)
        else:
            if request.stream == _PER_THREAD:
                raise InvalidArgumentError("stream: each thread's default stream is another one in each thread")
            check_stream(device.context, request.stream)
            handle = request.stream or _LEGACY
        self._encoder = Encoder(device, self)
        self._state = QueueState(device, number)
        self._runtimes: dict[CudaModule, QueueRuntime] = {}
        # What the device may still use, up to which ticket, and the host copies that are due then.
        self._in_flight: deque[tuple[int, object, Sequence[Any]]] = deque()
        self._last_ticket = 0
        self._initialised = 0
        self._lock = threading.Lock()  # the native calls give up the GIL, and another thread may abandon the queue
        self._frozen: int | None = None
        self.is_closed = False
        address = self.native.queue_create(device.address, handle, request.descriptor)
        self.address = with_threads(address, "the queue")
        self.stream = CudaStream(self, handle)
        self._signals = Signals(device.context, self.stream)
        self._completed = self.native.queue_completed  # what every turn of the loop calls

    def submit(self, batch: Batch) -> None:
        with self._lock:
            if self._frozen is not None:
                raise InvalidStateError("the queue was closed")
            encoder, pool = self._encoder, self.device.pool
            data = encoder.encode(batch)
            generation = pool.flush()
            if generation > self._initialised:
                self._initialised = generation
                data = wait_for_event(pool.event.number) + data
            kept, encoder.kept = encoder.kept, []
            arrivals, encoder.arrivals = encoder.arrivals, []
            self._in_flight.append((batch.last_ticket, (batch, data, kept), arrivals))
            status = self._hand_over(data, batch)
            if status:
                raise error_of(status, "handing over a batch")
            self._last_ticket = batch.last_ticket

    def completed(self) -> int:
        with self._lock:
            return self._harvest() if self._frozen is None else self._frozen

    def _harvest(self) -> int:
        ticket = self._completed(self.address)
        if ticket == FAILED:
            self._signals.release()
            raise error_of(self.native.queue_result(self.address), "the device failed")
        in_flight = self._in_flight
        while in_flight and in_flight[0][0] <= ticket:
            _, _, arrivals = in_flight.popleft()
            for into, host in arrivals:
                ctypes.memmove(address_of(into), host.address, into.nbytes)
        return ticket

    def failures(self) -> Sequence[tuple[int, Error]]:
        found: list[tuple[int, Error]] = []
        while self.native.queue_failed(self.address):
            failure = Failure()
            self.native.queue_take_failure(self.address, ctypes.addressof(failure))
            found.append((failure.ticket, _error(failure)))
        return found

    def arm(self, ticket: int) -> bool:
        return self.is_closed or bool(self.native.queue_arm(self.address, ticket))

    def wait(self, ticket: int, timeout: float) -> bool:
        return self.is_closed or bool(self.native.queue_wait(self.address, ticket, int(timeout * 1e9)))

    def spin(self, ticket: int, microseconds: int) -> bool:
        with self._lock:
            if self._frozen is not None:
                return False
            return bool(self.native.queue_spin(self.address, ticket, 1000 * microseconds))

    def timestamp(self, ticket: int) -> float:
        raise InvalidStateError("the queue was created without timing=True")

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        if isinstance(other, CudaQueue):
            return WaitTicket(other, ticket)
        return self.device.timelines.wait_for(other, ticket)

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        return self._signals.signal_of(semaphore)

    def runtime_of(self, module: CudaModule) -> int:
        """Return the address of the LLVMRuntime that the module's kernels see here."""
        runtime = self._runtimes.get(module)
        if runtime is None:
            runtime = self._runtimes[module] = self._state.runtime_of(module)
        return runtime.address

    def forget(self, module: CudaModule) -> None:
        """Drop what is kept of a module, whose last use has completed. From any thread."""
        self._encoder.forget(module)
        if self._frozen is None:  # else its kernels may still run: until close()
            self._runtimes.pop(module, None)

    def abandon(self) -> None:
        # What the driver has got, the device runs; nobody is told any longer.
        with self._lock:
            self.native.queue_abandon(self.address)
            self._freeze()

    def close(self, timeout: float) -> bool:
        if not self.is_closed:
            last = self._last_ticket if self._frozen is None else self.native.queue_handed(self.address)
            is_idle = self.wait(last, timeout)
            if not is_idle and not self.native.queue_result(self.address):
                return False
            with self._lock:
                self._freeze()
            if self.native.queue_result(self.address):  # perhaps of a queue that was abandoned
                self._signals.release()
            self.is_closed = True
            self._signals.close()
            self.native.queue_close(self.address)
            if self._own_stream is not None:
                with self.device.context:
                    driver.cuStreamDestroy(self._own_stream)  # of a lost device, it only says so
            self._in_flight.clear()
            self._runtimes.clear()
            self._state.close()
            self._encoder.close()
        return True

    def __del__(self) -> None:
        # Not in close(): a WaitTicket in another queue's batch may name this one, and holds this object.
        if getattr(self, "is_closed", False) and not in_child():
            self.native.queue_free(self.address)

    def _freeze(self) -> None:
        """Let the last completed ticket be the last one; of a lost device, whose users have been told, 0."""
        if self._frozen is None:
            try:
                self._frozen = self._harvest()
            except Error:
                self._frozen = 0

    def _hand_over(self, data: bytes, batch: Batch) -> int:
        tickets = batch.last_ticket - self._last_ticket
        return self.native.queue_submit(self.address, data, len(data), batch.last_ticket, tickets, 0)


def _error(failure: Failure) -> Error:
    if failure.kind == FAILED_WAIT:
        return InvalidStateError("a queue that this one waited for was closed before it got there")
    if failure.kind == FAILED_ALLOCATION:
        return OutOfMemoryError("there is no memory for a copy between parts of a memory that overlap")
    return KernelError(assert_message(failure.template, failure.arguments))


class TimedCudaQueue(CudaQueue):
    """A queue that writes down when each ticket ended."""

    def __init__(self, device: CudaDevice, request: QueueRequest, number: int) -> None:
        super().__init__(device, request, number)
        self._stamps: deque[tuple[int, array[float]]] = deque()

    def timestamp(self, ticket: int) -> float:
        while ticket > self._stamps[0][0]:
            self._stamps.popleft()
        last, stamps = self._stamps[0]
        return stamps[len(stamps) - 1 - (last - ticket)]

    def _hand_over(self, data: bytes, batch: Batch) -> int:
        tickets = sum(type(command) not in WAITS for command in batch.commands)
        stamps = array("d", bytes(8 * tickets))
        self._stamps.append((batch.last_ticket, stamps))
        place, _ = stamps.buffer_info()
        return self.native.queue_submit(self.address, data, len(data), batch.last_ticket, tickets, place)
