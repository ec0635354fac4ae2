"""The queue that backends with native code share: batches in flight, time stamps, failures, the end."""

from __future__ import annotations

import ctypes
import threading
import weakref
from abc import ABC, abstractmethod
from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext, suppress
from dataclasses import dataclass
from math import inf
from operator import attrgetter
from typing import Literal

from ..core.assert_message import failed_assert
from ..core.division_message import failed_division
from ..core.native_protocol import (
    FAILED,
    FAILED_ACCESS,
    FAILED_ALLOCATION,
    FAILED_DIVISION,
    FAILED_WAIT,
    NO_THREAD,
    Failure,
)
from ..core.timeline import HeldCommands
from ..errors import Error, InvalidStateError, NotSupportedError, OutOfMemoryError
from ..system_errors import no_thread
from .commands import Batch, Encoded, WaitExternal, WaitTicket
from .encoder import BatchEncoder
from .queue import QueueHal
from .sharing import SemaphoreHal, SignalHal, StreamHal, TimelineHal

__all__ = ["BatchInFlight", "BatchQueue", "NativeQueue", "QueueSet", "taken_failure", "with_threads"]


@dataclass(slots=True, eq=False)
class BatchInFlight:
    """A batch that was submitted: the one record of it.

    Attributes
    ----------
    last_ticket, tickets
        The batch's last ticket, and how many tickets it has.
    data
        The commands, as native code takes them.
    used
        The objects that the device and native code use until the batch has completed.
    stamps
        Two time stamps of each ticket, its begin and its end, which are 0 before; None if no times are recorded.
        Native code may leave a begin 0: see :meth:`.QueueHal.take_times`.
    loop_is_busy
        As in :class:`~aiotaichi.hal.commands.Batch`.
    """

    last_ticket: int
    tickets: int
    data: bytes
    used: object
    stamps: array[int] | array[float] | None = None
    loop_is_busy: bool = False

    @property
    def stamps_address(self) -> int:
        """The address that the time stamps go to; 0 if no times are recorded."""
        return 0 if self.stamps is None else self.stamps.buffer_info()[0]

    def complete(self) -> None:
        """Keep nothing but the times."""
        self.data, self.used = b"", None


class NativeQueue(ABC):
    """A backend's native queue, which takes batches as bytes.

    Its :class:`~aiotaichi.hal.batch_queue.BatchQueue` calls the methods in the threads that
    :class:`~aiotaichi.hal.queue.QueueHal` names. The loop's thread may be in :attr:`read_completed`, :meth:`spin` or
    :meth:`submit` while another thread calls :meth:`abandon`, :meth:`finish` or :meth:`close`. A backend whose calls
    give up the GIL guards them: once the queue is closed, they raise an InvalidStateError.

    Attributes
    ----------
    address
        The native ``struct queue``.
    is_hardware, batch_limit, stream, timeline
        As in :class:`~aiotaichi.hal.queue.QueueHal`.
    has_clock
        Whether the queue can record times.
    stamp_type
        A time stamp's type in native code: ``"Q"`` for an integer of 64 bits, ``"d"`` for a double.
    read_completed
        Returns the last completed ticket. If the device failed, raises a DeviceLostError, or returns ``FAILED``.
    loss
        Returns the error of a device that failed, if :attr:`read_completed` returns ``FAILED``.
    lives
        Returns nonzero if the queue's threads run. From any thread.
    count_failures
        Returns the number of failures that have not been taken.
    arm
        As :meth:`~aiotaichi.hal.queue.QueueHal.arm`, for a queue that is open. Returns nonzero for True.
    initial_wait
        Returns the command that waits until the memory allocated so far is initialised, or no bytes; and the objects
        that the next batch uses for it. None if the device's memory needs no wait.
    """

    address: int
    is_hardware: bool
    batch_limit: int
    stream: StreamHal | None = None
    timeline: TimelineHal | None = None
    has_clock: bool = True
    stamp_type: Literal["Q", "d"] = "Q"
    read_completed: Callable[[], int]
    loss: Callable[[], Error]
    lives: Callable[[], int]
    count_failures: Callable[[], int]
    arm: Callable[[int], int]
    initial_wait: Callable[[], tuple[bytes, object]] | None = None

    @abstractmethod
    def submit(self, batch: BatchInFlight) -> None:
        """Hand a batch over to the driver, or to the native thread. The caller keeps it until it has completed.

        Raises
        ------
        OutOfMemoryError
            There is no memory for the batch.
        DeviceLostError
            The device failed.
        """

    def revoke(self, batch: BatchInFlight, place: int) -> bool:
        """Take one ticket of a submitted batch back: see :meth:`~aiotaichi.hal.queue.QueueHal.revoke`.

        ``place``: how many tickets of the batch come before the ticket.
        """
        return False

    @abstractmethod
    def take_failure(self) -> tuple[int, Error]:
        """Return the first failure that has not been taken: the ticket and its error."""

    @abstractmethod
    def seconds(self, stamp: float) -> float:
        """Return a time stamp in seconds of the device's clock."""

    @abstractmethod
    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        """As :meth:`~aiotaichi.hal.queue.QueueHal.wait_for`."""

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        """As :meth:`~aiotaichi.hal.queue.QueueHal.signal_of`."""
        return None

    def spin(self, ticket: int, microseconds: int) -> bool:
        """As :meth:`~aiotaichi.hal.queue.QueueHal.spin`. Returns False for a device that seldom completes so soon."""
        return False

    def settled(self) -> AbstractContextManager[object]:
        """As :meth:`~aiotaichi.hal.queue.QueueHal.settled`, for :attr:`read_completed`."""
        return nullcontext()

    @abstractmethod
    def abandon(self) -> None:
        """Stop: hand over no further batch. The device may run the commands that it already has."""

    @abstractmethod
    def finish(self, timeout: float) -> bool:
        """*Blocking.* Wait until the queue is idle; return False if that takes more than ``timeout`` seconds.

        A failed queue is idle as soon as its commands no longer run.
        """

    @abstractmethod
    def close(self) -> None:
        """*Blocking.* Free the idle queue, but keep ``address`` valid: other queues' batches may name it."""


_MOST_WHOLE = 32  # batches in flight that keep all their commands; later batches keep only their resources


class BatchQueue(QueueHal):
    """A queue on a backend's native queue. With ``timing``, it always records times, for ``interval``.

    Only the event loop's thread submits and counts, so it takes no lock. Another thread may abandon the queue, which
    freezes the counter, and close the queue when the loop no longer uses it.

    Attributes
    ----------
    native
        The backend's queue: other queues of the backend wait for it.
    is_closed
        Whether ``close()`` has freed the native queue.
    """

    def __init__(self, native: NativeQueue, encoder: BatchEncoder, timing: bool) -> None:
        self.native = native
        self.is_hardware = native.is_hardware
        self.batch_limit = native.batch_limit
        self.stream = native.stream
        self.timeline = native.timeline
        self._encoder = encoder
        # Every turn of the loop calls these.
        self._read_completed, self._initial_wait = native.read_completed, native.initial_wait
        self._in_flight: deque[BatchInFlight] = deque()
        self._times: deque[BatchInFlight] = deque()  # whose times are to be taken
        self._timed: deque[BatchInFlight] | None = deque() if timing else None  # for interval()
        self._ended = -inf  # when the last ticket ended that interval() was asked for
        self._is_recorded = False
        self._has_stamps = timing
        self._pair = array(native.stamp_type, (0, 0))
        self._last_ticket = 0
        self._completed = 0
        self._is_frozen = False  # the counter stays as it is
        self.is_closed = False

    def submit(self, batch: Batch) -> None:
        if self._is_frozen:
            raise InvalidStateError("the queue was closed")
        encoder, ticket = self._encoder, batch.last_ticket
        data, waits_use = encoder.encode(batch), None
        if self._initial_wait is not None:
            waits, waits_use = self._initial_wait()
            data = waits + data
        kept: Sequence[object] = ()
        if encoder.kept:
            kept, encoder.kept = encoder.kept, []
        in_flight = self._in_flight
        resources = batch if len(in_flight) < _MOST_WHOLE else batch.resources()
        used, tickets = (resources, kept, waits_use), ticket - self._last_ticket
        submitted = BatchInFlight(ticket, tickets, data, used, None, batch.loop_is_busy)
        if self._has_stamps:
            self._add_stamps(submitted)
        in_flight.append(submitted)
        self.native.submit(submitted)
        self._last_ticket = ticket

    def hold(self, batch: Batch) -> HeldCommands:
        if not batch.is_compact:
            return super().hold(batch)
        encoded = Encoded(self._encoder.encode(batch), batch.resources())
        return _HeldBytes(self, self._encoder, encoded, batch.last_ticket)

    def revoke(self, ticket: int) -> bool:
        in_flight = self._in_flight
        index = bisect_left(in_flight, ticket, key=attrgetter("last_ticket"))
        if self._is_frozen or index == len(in_flight):
            return False
        batch = in_flight[index]
        place = ticket - (batch.last_ticket - batch.tickets) - 1
        return place >= 0 and self.native.revoke(batch, place)

    def completed(self) -> int:
        if self._is_frozen:
            return self._completed
        try:
            ticket = self._read_completed()
            if ticket == FAILED:
                raise self.native.loss()
        except InvalidStateError:
            if self._is_frozen:  # another thread has abandoned or closed the queue meanwhile
                return self._completed
            raise
        in_flight = self._in_flight
        while in_flight and in_flight[0].last_ticket <= ticket:
            batch = in_flight.popleft()
            if batch.stamps is not None:
                batch.complete()
        self._completed = ticket
        return ticket

    def settled(self) -> AbstractContextManager[object]:
        return self.native.settled()

    def failures(self) -> Sequence[tuple[int, Error]]:
        found = []
        native = self.native
        while native.count_failures():
            found.append(native.take_failure())
        return found

    def arm(self, ticket: int) -> bool:
        return self.is_closed or bool(self.native.arm(ticket))

    def spin(self, ticket: int, microseconds: int) -> bool:
        return not self._is_frozen and self.native.spin(ticket, microseconds)

    def interval(self, ticket: int) -> tuple[float, float]:
        if self._timed is None:
            raise InvalidStateError("the queue was created without timing=True")
        while ticket > self._timed[0].last_ticket:
            self._timed.popleft()
        batch = self._timed[0]
        assert batch.stamps is not None
        place, began = 2 * (ticket - batch.last_ticket - 1), self._ended
        if begin := batch.stamps[place]:
            began = max(began, self.native.seconds(begin))  # some devices stamp it while the ticket before still runs
        self._ended = self.native.seconds(batch.stamps[place + 1])
        return began, self._ended

    def record_times(self, is_recorded: bool) -> None:
        if is_recorded and not self.native.has_clock:
            raise NotSupportedError("this queue of the device has no clock")
        self._is_recorded = is_recorded
        self._has_stamps = is_recorded or self._timed is not None

    def take_times(self) -> list[tuple[int, array[int] | array[float]]]:
        times, taken = self._times, []
        while times and times[0].last_ticket <= self._completed:
            batch = times.popleft()
            assert batch.stamps is not None
            taken.append((batch.last_ticket, batch.stamps))
        return taken

    def times_of(self, ticket: int) -> tuple[float, float] | None:
        batch = next((batch for batch in self._times.copy() if ticket <= batch.last_ticket), None)
        if batch is None or batch.stamps is None or ticket > self._completed:
            return None
        stamps = batch.stamps
        place = len(stamps) - 2 * (batch.last_ticket - ticket + 1)
        return (stamps[place], stamps[place + 1]) if place >= 0 else None

    def seconds(self, stamp: float) -> float:
        return self.native.seconds(stamp)

    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        return self.native.wait_for(other, ticket)

    def is_alive(self) -> bool:
        return not self.is_closed and bool(self.native.lives())

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        return self.native.signal_of(semaphore)

    def forget(self, module: object) -> None:
        """Drop the objects kept for ``module`` as soon as no submitted batch can use them. From any thread."""
        used = self._encoder.forget(module)
        if used is not None and self._in_flight:
            self._in_flight.append(BatchInFlight(self._last_ticket, 0, b"", used))

    def abandon(self) -> None:
        self._is_frozen = True
        self.native.abandon()

    def close(self, timeout: float) -> bool:
        if not self.is_closed:
            if not self.native.finish(timeout):
                return False
            with suppress(Error), self.settled():  # the device is lost: the queue's users have been told
                self.completed()  # an idle queue's last tickets: its loop may not look again
            self._is_frozen = self.is_closed = True
            self.native.close()
            # Not cleared: the loop's thread may still look through it.
            unfinished, self._in_flight = self._in_flight, deque()
            for batch in unfinished:
                batch.complete()  # what keeps its stamps shall not keep its arrays
            self._encoder.close()
        return True

    def _add_stamps(self, batch: BatchInFlight) -> None:
        """Have the times of a batch recorded."""
        batch.stamps = self._pair * batch.tickets
        if self._timed is not None:
            self._timed.append(batch)
        if self._is_recorded:
            self._times.append(batch)


@dataclass(slots=True, eq=False)
class _HeldBytes:
    """A batch that is encoded already."""

    queue: BatchQueue
    encoder: BatchEncoder
    encoded: Encoded
    last_ticket: int

    def submit(self) -> None:
        self.queue.submit(Batch([self.encoded], self.last_ticket))

    def revoke(self, place: int) -> None:
        self.encoded.data = self.encoder.revoke(self.encoded.data, place)


class QueueSet:
    """The queues of a device, as long as they live. From any thread: each event loop creates its own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._queues: weakref.WeakSet[BatchQueue] = weakref.WeakSet()
        self._created = 0

    def create(self, create: Callable[[int], BatchQueue]) -> BatchQueue:
        """Add a queue. ``create`` makes it from its number, which no other queue of the device has."""
        with self._lock:
            queue = create(self._created)
            self._created += 1
            self._queues.add(queue)
        return queue

    def forget(self, module: object) -> None:
        """Have every queue drop the objects kept for ``module``."""
        with self._lock:
            queues = tuple(self._queues)
        for queue in queues:
            queue.forget(module)


def with_threads(address: int | None, name: str) -> int:
    """Return the ``address`` of the native object that errors call ``name``.

    Raises
    ------
    OutOfMemoryError
        The address is 0 or None: there is no memory for the object.
    ResourceExhaustedError
        The address is ``NO_THREAD``: the system does not start the object's threads.

    Examples
    --------
    >>> from aiotaichi.hal import with_threads
    >>> try:
    ...     with_threads(0, "the queue")
    ... except at.errors.OutOfMemoryError as error:
    ...     print(error)
    there is no memory for the queue
    """
    if not address:
        raise OutOfMemoryError(f"there is no memory for {name}")
    if address == NO_THREAD:
        raise no_thread(f"cannot start a thread for {name}")
    return address


def taken_failure(take: Callable[[int, int], int], address: int) -> tuple[int, Error]:
    """Return the oldest failure of a native queue: the ticket and its error. ``take`` is ``queue_take_failure``."""
    failure = Failure()
    take(address, ctypes.addressof(failure))
    return failure.ticket, _error_of(failure)


def _error_of(failure: Failure) -> Error:
    if failure.kind == FAILED_WAIT:
        return InvalidStateError("the queue waited for a ticket of another queue, which was closed before the ticket")
    if failure.kind == FAILED_ALLOCATION:
        return OutOfMemoryError(
            "no memory is left for a copy within a memory; or the operation uses memory with host_read or host_write "
            "that cannot be pinned"
        )
    if failure.kind == FAILED_ACCESS:
        place = f"address {failure.code:#x}" if failure.code else "an address"
        return InvalidStateError(
            f"a copy has used {place}, which has no memory any more: a mapped file has become shorter, or memory "
            "that another library lends was freed"
        )
    if failure.kind == FAILED_DIVISION:
        return failed_division(failure)
    return failed_assert(failure)
