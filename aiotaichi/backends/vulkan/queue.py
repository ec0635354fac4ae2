"""A queue: batches recorded by native code, one timeline semaphore, one thread to wait for it."""

from __future__ import annotations

import threading
import time
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any

from ...errors import Error, InvalidStateError, NotSupportedError
from ...hal import MemoryRequest, QueueHal, with_threads
from ...hal.commands import WAITS, Batch, WaitExternal, WaitTicket
from .binding import check, error_of, ffi
from .context import Context
from .encoder import Encoder, fill_word, wait_for
from .external import VulkanTimeline, create_timeline_semaphore
from .handle import Handle
from .memory import VulkanMemory
from .module import VulkanModule
from .native import FAILED, Native

if TYPE_CHECKING:
    from .device import VulkanDevice
    from .logical_device import HardwareQueue

__all__ = ["TimedVulkanQueue", "VulkanQueue"]

_TEMPORARIES_SIZE = 2**20
_RANDOM_WORD = 4 * 1024  # where taichi 1.7.4's shaders keep the number that their random numbers start from
_MOST_AHEAD, _LEAST_AHEAD = 32, 2  # batches that are recorded: on a VkQueue, and of a queue whatever others have
_MOST_IDLE = 8  # contexts
_LAUNCHES_APART = 20  # bits: launches until two queues have the same numbers


@dataclass(slots=True, eq=False)
class _Encoded:
    """A batch as native code takes it, what the device may use until it has completed, and host copies due then."""

    data: bytes
    ticket: int
    stamps: int
    stamps_count: int
    kept: list[object]
    arrivals: Sequence[Any]


class VulkanQueue(QueueHal):
    """A queue on a VkQueue, which it may share.

    Parameters
    ----------
    descriptor
        The eventfd to notify; -1 for a queue that nobody awaits.
    number
        Sets its random numbers apart from other queues'.
    """

    batch_limit = 64
    _queries = 0

    def __init__(
        self, device: VulkanDevice, hardware: HardwareQueue, is_hardware: bool, descriptor: int, number: int
    ) -> None:
        self.is_hardware = is_hardware
        self.device = device.logical
        self.memories = device.memories
        self.native = device.native
        self.hardware = hardware
        self._initial = None if descriptor < 0 else device.initial
        self._external = device.external
        self._encoder = Encoder(device, self)
        self._contexts: dict[int, Context] = {}  # by address
        self._lock = threading.Lock()  # guards what follows: others wait for tickets, and abandon, in their threads
        self._in_flight: deque[_Encoded] = deque()
        self._waiting: deque[_Encoded] = deque()  # encoded, and for the driver as soon as it has room
        self._last_ticket = 0
        self._initialised = 0
        self._frozen: int | None = None
        self.is_closed = False
        self._number = number
        self._allocate = device.allocate
        self._temporaries: VulkanMemory | None = None
        # It outlives close(): a WaitTicket in another queue's batch may name it, and holds this object.
        self._semaphore = create_timeline_semaphore(self.device)
        shares = self.device.features.shared_semaphores
        self.timeline = self._timeline = VulkanTimeline(self, self._semaphore, device.calls) if shares else None
        self.semaphore = self._semaphore.number
        address = self.native.queue_create(
            self.device.address,
            hardware.block.buffer_info()[0],
            self.semaphore,
            descriptor,
        )
        self.address = with_threads(address, "the queue")
        self._handle = Handle(self.address, partial(_end, self.native, self.address), self._semaphore)
        # What every turn of the loop calls.
        self._completed = self.native.queue_completed

    def submit(self, batch: Batch) -> None:
        self._submit(self._encode(batch), batch)

    def hold(self, batch: Batch) -> Callable[[], None]:
        if not batch.is_compact:
            return super().hold(batch)
        encoded = self._encode(batch)
        encoded.kept += batch.resources()
        return partial(self._submit, encoded, None)

    def _encode(self, batch: Batch) -> _Encoded:
        encoder = self._encoder
        data = encoder.encode(batch)
        assert self._initial is not None
        initialised = self._initial.flush()
        if initialised is not None and initialised[1] > self._initialised:
            self._initialised = initialised[1]
            data = wait_for(*initialised) + data
        kept, encoder.kept = encoder.kept, []
        arrivals, encoder.arrivals = encoder.arrivals, []
        stamps, count = self._stamps_of(batch)
        return _Encoded(data, batch.last_ticket, stamps, count, kept, arrivals)

    def _submit(self, encoded: _Encoded, batch: Batch | None) -> None:
        """Hand over an encoded batch, or let it wait.

        ``batch`` is what it was encoded from. None: the encoded batch keeps the resources already.
        """
        with self._lock:
            if self._waiting or self._is_full:
                if batch is not None:
                    encoded.kept += batch.resources()
                self._waiting.append(encoded)
            else:
                encoded.kept.append(batch)
                self._hand_over(encoded)
            self._last_ticket = encoded.ticket

    @property
    def _is_full(self) -> bool:
        """Whether the driver has enough to do: each recorded command takes kilobytes of its memory."""
        return len(self._in_flight) >= _LEAST_AHEAD and len(self.hardware.recorded) >= _MOST_AHEAD

    def _hand_over(self, encoded: _Encoded) -> None:
        self._in_flight.append(encoded)
        try:
            self.submit_bytes(encoded.data, encoded.ticket, encoded.stamps, encoded.stamps_count)
        except Error:
            if not self.has_failed:  # else part of it may run
                self._in_flight.pop()
            raise
        encoded.data = b""
        self.hardware.recorded.add((self._number, encoded.ticket))

    def _hand_over_waiting(self, ticket: int = 0) -> None:
        """Hand over what waits: as much as the driver has room for, and in any case all up to ``ticket``."""
        waiting = self._waiting
        while waiting and (self._last_of_driver < ticket or not self._is_full):
            try:
                self._hand_over(waiting.popleft())
            except Error:
                self._drop_waiting()  # nothing may run behind what does not
                raise

    @property
    def _last_of_driver(self) -> int:
        return self._in_flight[-1].ticket if self._in_flight else 0

    def _drop_waiting(self) -> None:
        self._waiting.clear()
        self._last_ticket = self._last_of_driver

    def submit_bytes(self, data: bytes, ticket: int, stamps: int = 0, stamps_count: int = 0) -> None:
        """Have native code record and submit encoded commands."""
        arguments = (self.address, data, len(data), ticket, stamps, stamps_count)
        status = self.native.queue_submit(*arguments)
        if status > 0:
            context = Context(self, status, self._queries, is_recording=False)
            self._contexts[context.address] = context
            self.native.queue_add_context(self.address, context.address)
            status = self.native.queue_submit(*arguments)
        if status:
            raise error_of(status, "submitting a batch")

    def record(self, data: bytes) -> Context:
        """Return a recording of encoded launches."""
        needed = self.native.queue_demand(self.address, data, len(data))
        recording = Context(self, needed, 0, is_recording=True)
        check(self.native.queue_record(self.address, recording.address, data, len(data)), "recording a graph")
        return recording

    def have_temporaries(self) -> None:
        """Allocate what kernels keep their temporaries in: few queues of many run such kernels."""
        if self._temporaries is None:
            assert self._initial is not None
            temporaries = self._temporaries = self._allocate(MemoryRequest(_TEMPORARIES_SIZE))
            if self._number:
                start = (self._number << _LAUNCHES_APART) % 2**32
                self._initial.add(fill_word(temporaries, _RANDOM_WORD, start), temporaries)
            self.native.queue_set_temporaries(self.address, temporaries.address)

    def completed(self) -> int:
        with self._lock:
            return self._harvest() if self._frozen is None else self._frozen

    def _harvest(self) -> int:
        ticket = self._completed(self.address)
        if ticket == FAILED:
            self._release_waiters()
            raise error_of(self.native.queue_result(self.address), "waiting for the queue")
        in_flight = self._in_flight
        while in_flight and in_flight[0].ticket <= ticket:
            encoded = in_flight.popleft()
            self.hardware.recorded.discard((self._number, encoded.ticket))
            for into, landing in encoded.arrivals:
                ffi.memmove(into, ffi.cast("void *", landing.mapped), into.nbytes)
        if self._waiting:
            self._hand_over_waiting()
        elif not in_flight and len(self._contexts) > _MOST_IDLE:
            self._trim()
        if self._initial is not None:
            self._initial.retire()
        return ticket

    def _trim(self) -> None:
        """Free contexts of a busy time that is over."""
        while len(self._contexts) > _MOST_IDLE and (address := self.native.queue_take_context(self.address)):
            del self._contexts[address]

    def failures(self) -> Sequence[tuple[int, Error]]:
        return ()  # a shader cannot fail alone

    def arm(self, ticket: int) -> bool:
        if self._waiting:  # be there in time to hand over more
            with self._lock:
                if self._waiting and self._in_flight:
                    ticket = min(ticket, self._in_flight[len(self._in_flight) // 2].ticket)
        return self.is_closed or bool(self.native.queue_arm(self.address, ticket))

    def wait(self, ticket: int, timeout: float) -> bool:
        end = time.monotonic() + timeout
        while (following := self._last_handed(ticket)) < ticket:
            if not self._await(following, end - time.monotonic()):
                return False
            try:
                self.completed()
            except Error:  # which the queue's users are told of
                return False
        return self._await(ticket, end - time.monotonic())

    def _last_handed(self, ticket: int) -> int:
        """Return what of ``ticket`` and those before can be waited for now."""
        with self._lock:
            if self._waiting and self._waiting[0].ticket <= ticket and self._in_flight:
                return self._in_flight[0].ticket
            return ticket

    def _await(self, ticket: int, seconds: float) -> bool:
        nanoseconds = max(0, int(seconds * 1e9))
        return self.is_closed or bool(self.native.queue_wait(self.address, ticket, nanoseconds))

    def timestamp(self, ticket: int) -> float:
        raise InvalidStateError("the queue was created without timing=True")

    def value_of(self, ticket: int) -> int:
        """Return the semaphore's value when ``ticket`` is done, 0 where it is. From any thread."""
        if self._waiting:  # nothing waits for what has not been submitted: it might stand before that
            with self._lock:
                self._hand_over_waiting(ticket)
        return 0 if self.is_closed else self.native.queue_signal_of(self.address, ticket)

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        if isinstance(other, VulkanQueue) and other.device is self.device:
            return WaitTicket(other, ticket)
        return self._external.wait_for(other, ticket)

    def forget(self, module: VulkanModule) -> None:
        self._encoder.forget(module)

    def abandon(self) -> None:
        # What the device has been given, it runs; nobody is told any longer.
        with self._lock:
            self._drop_waiting()
            self._freeze()

    def close(self, timeout: float) -> bool:
        if not self.is_closed:
            is_idle = self.wait(self._last_ticket, timeout)
            if not is_idle and not self.has_failed:
                return False
            if not is_idle:  # what was submitted before the failure may still run
                self._release_waiters()
                self.native.queue_idle(self.address)
            with self._lock:
                self._freeze()
            self.is_closed = True
            self.hardware.users.discard(self._number)
            self.native.queue_close(self.address)
            self.hardware.recorded.difference_update((self._number, each.ticket) for each in self._in_flight)
            self._in_flight.clear()
            self._waiting.clear()
            self._temporaries = None
            # What it was made of goes now: some of it refers back to the queue, and would wait for the collector.
            self._contexts.clear()
            self._encoder.close()
        return True

    def _release_waiters(self) -> None:
        """Nothing completes any longer: other APIs must not wait for it."""
        if self._timeline is not None:
            self._timeline.release()

    def _freeze(self) -> None:
        """Let the last completed ticket be the last one; of a lost device, whose users have been told, 0."""
        if self._frozen is None:
            try:
                self._frozen = self._harvest()
            except Error:
                self._frozen = 0

    @property
    def has_failed(self) -> bool:
        return bool(self.native.queue_result(self.address))

    def _stamps_of(self, batch: Batch) -> tuple[int, int]:
        """Return where the times of the batch's tickets go, and how many there are."""
        return 0, 0


def _end(native: Native, address: int) -> None:
    native.queue_close(address)
    native.queue_free(address)


class TimedVulkanQueue(VulkanQueue):
    """A queue that writes down when each ticket ended."""

    _queries = VulkanQueue.batch_limit

    def __init__(
        self, device: VulkanDevice, hardware: HardwareQueue, is_hardware: bool, descriptor: int, number: int
    ) -> None:
        if not (hardware.timestamp_bits and device.logical.features.query_reset):
            raise NotSupportedError("timing=True: this queue of the device has no clock")
        super().__init__(device, hardware, is_hardware, descriptor, number)
        self._mask = (1 << hardware.timestamp_bits) - 1
        self._period = device.logical.physical.limits.timestampPeriod * 1e-9
        self._stamps: deque[tuple[int, array[int]]] = deque()

    def timestamp(self, ticket: int) -> float:
        while ticket > self._stamps[0][0]:
            self._stamps.popleft()
        last, stamps = self._stamps[0]
        stamp = stamps[len(stamps) - 1 - (last - ticket)]
        if self.device.clock_start is None:
            self.device.clock_start = stamp
        # Relative, and as integers: a float of nanoseconds since long ago has steps. It may have begun again at 0.
        half = self._mask // 2
        return float((((stamp - self.device.clock_start + half) & self._mask) - half) * self._period)

    def _stamps_of(self, batch: Batch) -> tuple[int, int]:
        tickets = sum(type(command) not in WAITS for command in batch.commands)
        stamps = array("Q", bytes(8 * tickets))
        self._stamps.append((batch.last_ticket, stamps))
        return stamps.buffer_info()[0], tickets
