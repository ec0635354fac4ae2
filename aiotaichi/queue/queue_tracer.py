"""What a trace records of one queue: the moments of its operations."""

from __future__ import annotations

import threading
from array import array
from bisect import bisect_left, bisect_right
from collections import deque
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from sys import _getframe
from time import perf_counter
from types import FrameType
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np

from ..core.clock_map import ClockMap
from ..core.event_times import EventTimes
from ..core.explanation import Explanation
from ..core.histogram import histogram_of
from ..core.stamps import StampClock
from ..core.timeline import HeldBatch
from ..core.trace_ring import BATCH_ITEMS, DESCRIPTION_BITS, OPERATION, OperationsRecord, RecordKind, packed
from ..hal.commands import Command, Launch
from .descriptions import describe, descriptions, kinds
from .loop_tracer import LoopTracer

if TYPE_CHECKING:
    from .engine import QueueEngine  # it tells its tracer of its operations
    from .tracer import Tracer  # it makes the tracers of queues

__all__ = ["QueueTracer"]

_BATCH: Final = 32
"""Bytes of what is noted of a batch: see :attr:`.OperationsRecord.batches`."""
_NOTICED: Final = 16
"""Bytes of what is noted when the loop sees completions: see :attr:`.OperationsRecord.noticed`."""
_STAMPS: Final = 16
"""Bytes of the two stamps of an operation."""
_MOST_OPERATIONS: Final = 4096
"""Operations of a record, unless one batch has more."""
_RECORDS: Final = 1000
"""Records of operations that a full ring has at least: the oldest are dropped one by one."""
_MOST_UNCOUNTED: Final = 64
"""Records whose times are not counted for the statistics: the trace's thread does that, unless they are too many."""


class QueueTracer:
    """Records the operations of one queue for a trace. The queue's loop tells it of them.

    The loop only adds bytes to the ends of buffers. The trace's thread takes them from the fronts, and makes records
    of them: :meth:`pack`.

    Attributes
    ----------
    number
        The queue's number in the trace.
    name, device
        The names of the queue and of its device.
    note
        Records an operation, given its command. The method of :class:`.Timeline` calls it that a method of the queue
        has called: the frame of the program's call is found by that.
    submitted
        Records that a batch was handed over, given its last ticket, when it was cut, and until when the host held it.
    counted
        Records that the loop has seen that operations have completed, given the last ticket, and when it saw that.
    resumed
        Records that the running task goes on, given the ticket that it has awaited, and since when. From any thread.
    """

    def __init__(self, tracer: Tracer, number: int, engine: QueueEngine, clock: ClockMap, loop: LoopTracer) -> None:
        self.number = number
        self.name = engine.name
        self.device = engine.open_device.device.info.name
        self.loop = loop
        self.hal = engine.hal
        self.clock = clock
        self._first_stamp: float | None = None  # others are compared with it
        self._stamp_type: Literal["Q", "d"] = "Q"
        self._account = engine.open_device.tallies.operations
        self._tracer = tracer
        self._most = max(1, min(_MOST_OPERATIONS, tracer.ring.most // (_RECORDS * 50)))
        self._timeline = engine.timeline
        self._first = engine.timeline.enqueued + 1  # the first operation that is noted
        # As in OperationsRecord; but only batches that were submitted.
        self._operations, self._batches, self._noticed = bytearray(), bytearray(), bytearray()
        self._waits: deque[tuple[int, int, int]] = deque()
        self._rooms: deque[tuple[int, float, float, str]] = deque()
        self._revoked: list[int] = []
        self._has_failed = self._is_closed = False
        # As in OperationsRecord, from the ticket _taken_from on: of batches that have completed and are not packed.
        self._taken, self._taken_from = bytearray(), 0
        self._uncounted: list[OperationsRecord] = []
        self._packing = threading.Lock()
        notes = tracer.notes
        self.note = self._note_operations()
        self.submitted = notes.of_batches((self._batches, perf_counter, loop.place))
        self.counted = notes.of_completed(self._noticed)
        self.resumed = loop.note_awaits(number)
        self.hal.record_times(True)

    # -- what the loop tells ------------------------------------------------------------------------------------

    def _note_operations(self) -> Callable[[Command], object]:
        """Return the function that notes an operation. It keeps no task and no command, because these keep arrays."""
        loop = self.loop
        return self._tracer.notes.of_operations(
            (
                self._operations,
                loop.place,
                perf_counter,
                _getframe,
                Launch,
                "description",
                kinds,
                describe,
                loop.task_numbers,
                loop.port.current_task,
                loop.code_numbers,
                loop.rooms,
                self._enter,
            )
        )

    def _enter(self, frame: FrameType) -> None:
        """Note that another frame enqueues from now on, and for what its task has waited."""
        room = self.loop.enter(frame)
        if room is not None:
            self._rooms.append((self._timeline.enqueued, *room))

    def waits_for(self, other: QueueTracer | None, ticket: int) -> None:
        """Record that the next operation waits for another queue's."""
        if other is not None:
            self._waits.append((self._timeline.enqueued + 1, other.number, ticket))

    def revoked(self, ticket: int) -> None:
        """Record that an operation in flight was revoked."""
        self._revoked.append(ticket)

    def failed(self) -> None:
        """Record that all operations in flight have failed."""
        self._has_failed = True

    def close(self) -> None:
        """Record no longer."""
        self.hal.record_times(False)
        self._is_closed = True

    # -- records ------------------------------------------------------------------------------------------------

    def pack(self) -> None:
        """Turn what was noted into records. From any thread."""
        with self._packing:
            completed = _doubles(self._noticed)[-2:-1]
            self._take_stamps()
            tickets = _doubles(self._batches)[::BATCH_ITEMS]
            ended = tickets[: bisect_right(tickets, completed[0])] if completed else tickets[:0]
            while ended and self._first <= ended[-1]:
                full = bisect_left(ended, self._first + self._most - 1)  # the batch that fills a record
                self._add_record(int(ended[min(full, len(ended) - 1)]))
            if (self._has_failed or self._is_closed) and self._operations:
                self._add_record(self._last)

    def count_times(self) -> None:
        """Count how long operations have waited and run, for the runtime's statistics. From any thread."""
        self.pack()
        with self._packing:
            self._count_times()

    def gathered(self) -> list[tuple[RecordKind, bytes]]:
        """Return the operations in flight as records. From any thread."""
        with self._packing:
            last = self._last
            if last < self._first:
                return []
            return [(RecordKind.OPERATIONS, packed(self._record(self._first, last)))]

    def slow_since(self, enqueued: float) -> int | None:
        """Return the oldest operation in flight if it was enqueued before ``enqueued``; else None."""
        with self._packing:
            ticket = max(self._first, self._timeline.done + 1)
            is_slow = ticket <= self._last and self._record(ticket, ticket).enqueued_at(ticket) < enqueued
            return ticket if is_slow else None

    @property
    def _last(self) -> int:
        """The last operation that is noted."""
        return self._first + len(self._operations) // OPERATION.size - 1

    def _take_stamps(self) -> None:
        for last, stamps in self.hal.take_times():
            begin = last + 1 - len(stamps) // 2
            if begin < self._first:  # of a trace before this one
                continue
            if self._first_stamp is None:
                self._first_stamp, self._stamp_type = stamps[1], "d" if stamps.typecode == "d" else "Q"
            if not self._taken:
                self._taken_from = self._first
            missing = _STAMPS * (begin - self._taken_from) - len(self._taken)
            self._taken += bytes(max(0, missing))  # another trace may have taken stamps
            self._taken += memoryview(stamps).cast("B")

    def _add_record(self, last: int) -> None:
        """Turn the operations up to ``last`` into a record, and forget the notes."""
        first = self._first
        record = self._record(first, last)
        self._tracer.ring.add_operations(perf_counter(), record)
        self._first = last + 1
        del self._operations[: len(record.operations)]
        del self._batches[: _BATCH * bisect_right(_doubles(self._batches)[::BATCH_ITEMS], last)]
        del self._noticed[: _NOTICED * bisect_right(_doubles(self._noticed)[::2], last)]
        del self._taken[: _STAMPS * (last + 1 - self._taken_from)]
        self._taken_from = last + 1
        for ticket in record.revoked:
            self._revoked.remove(ticket)
        for held in (self._waits, self._rooms):
            while held and held[0][0] <= last:
                held.popleft()
        self._uncounted.append(record)
        if len(self._uncounted) >= _MOST_UNCOUNTED:
            self._count_times()
        slow = self._tracer.slow
        if slow is not None:
            places = np.flatnonzero(record.delays() >= slow)
            if len(places):
                self._tracer.on_slow(partial(self.explain, first + int(places[0])))

    def _count_times(self) -> None:
        clock = self.stamp_clock()
        if clock is None:  # there is no time yet
            return
        records, self._uncounted = self._uncounted, []
        if not records:
            return
        stamps = b"".join(record.stamps for record in records)
        times, have_ended = clock.host(stamps), clock.has_ended(stamps)
        rows = np.concatenate([record.rows for record in records])
        operations = (rows["description"] % (1 << DESCRIPTION_BITS)).astype(np.intp)
        names = descriptions()
        for number in np.flatnonzero(np.bincount(operations)).tolist():  # np.unique imports numpy.ma: 10 ms or more
            which = have_ended & (operations == number)
            wait, run = times[which, 0] - rows["enqueued"][which], times[which, 1] - times[which, 0]
            self._account.merge(names[number][0], histogram_of(wait), histogram_of(run))

    def _record(self, first: int, last: int) -> OperationsRecord:
        """Return a record of operations that are noted."""
        size = OPERATION.size
        batches, noticed = _doubles(self._batches), _doubles(self._noticed)
        tickets = batches[::BATCH_ITEMS]
        begin, end = bisect_left(tickets, first), bisect_left(tickets, last) + 1
        rows = array("d", batches[BATCH_ITEMS * begin : BATCH_ITEMS * end])
        held = [each for each in self._timeline.held.copy() if isinstance(each, HeldBatch)]
        for batch in held[bisect_right(held, tickets[-1] if tickets else 0, key=attrgetter("last_ticket")) :]:
            if batch.first_ticket <= last and first <= batch.last_ticket:
                rows.extend((batch.last_ticket, batch.cut, 0.0, 0.0))
        tickets = noticed[::2]
        return OperationsRecord(
            self.number,
            first,
            rows.tobytes(),
            bytes(self._operations[size * (first - self._first) : size * (last + 1 - self._first)]),
            self._stamps_of(first, last),
            noticed[2 * bisect_left(tickets, first) : 2 * bisect_left(tickets, last) + 2].tobytes(),
            [wait for wait in self._waits.copy() if first <= wait[0] <= last],
            [room for room in self._rooms.copy() if first <= room[0] <= last],
            [ticket for ticket in self._revoked.copy() if first <= ticket <= last],
            self._has_failed and last > self._timeline.completed,
        )

    def _stamps_of(self, first: int, last: int) -> bytes:
        """Return the two stamps of each of some operations; zeros for those that have none yet."""
        found = self._taken[_STAMPS * (first - self._taken_from) : _STAMPS * (last + 1 - self._taken_from)]
        return bytes(found.ljust(_STAMPS * (last + 1 - first), b"\0"))

    def _record_of(self, ticket: int) -> OperationsRecord | None:
        """Return a record that has an operation, in flight or not; None if the operation is not recorded."""
        with self._packing:
            if self._first <= ticket <= self._last:
                self._take_stamps()
                return self._record(ticket, ticket)
        return self._tracer.ring.find(self.number, ticket)

    def stamp_clock(self) -> StampClock | None:
        """Return what turns the queue's stamps into the host's time, if that is known. From any thread."""
        first, kind, hal = self._first_stamp, self._stamp_type, self.hal
        if first is None or not self.clock:
            return None
        unit = 1.0 if kind == "d" else (hal.seconds(first + 10**6) - hal.seconds(first)) / 1e6
        return StampClock(kind, first, hal.seconds(first), unit, self.clock.readings)

    # -- explanations -------------------------------------------------------------------------------------------

    def times(self, ticket: int) -> EventTimes | None:
        """Return the moments of an operation that the loop has seen to end; None if they are not recorded."""
        record = None if self._is_pending(ticket) else self._record_of(ticket)
        stamps = None if record is None else self._stamps(record, ticket)
        if record is None or stamps is None:
            return None
        noticed = record.noticed_at(ticket)
        resumed = self.loop.resumed_at(self.number, ticket, noticed)
        return self._moments(record, ticket, *stamps, noticed, resumed)

    def device_times(self, ticket: int) -> tuple[float, float] | None:
        """Return how long an operation has waited until the device began it, and how long it ran; None if unknown."""
        record = self._record_of(ticket)
        stamps = None if record is None else self._stamps(record, ticket)
        if record is None or stamps is None:
            return None
        enqueued = record.enqueued_at(ticket)
        begun = max(enqueued, stamps[0])  # the clocks differ by some microseconds
        return begun - enqueued, max(0.0, stamps[1] - begun)

    def explain(self, ticket: int) -> Explanation | None:
        """Return where the time of an operation went, also of one that has not ended; None if it is not recorded."""
        record = self._record_of(ticket)
        if record is None:
            return None
        times = self.times(ticket)
        is_done = times is not None
        if times is None:
            now = perf_counter()
            # Unless an operation before it is pending, the device has begun it, or the driver has it.
            is_behind = self._is_pending(ticket - 1) or ticket > self._timeline.batched
            times = self._moments(record, ticket, now if is_behind else 0.0, now, now, now)
        name, _ = descriptions()[record.name_of(ticket)]
        holders = [queue for at, queue, _ in record.waits if at == ticket]
        held_by = self._tracer.queues[holders[-1] - 1].name if holders else None
        ahead = self._ahead(ticket, times.enqueued)
        return Explanation(name, ticket, self.name, times, ahead, held_by, is_done)

    def _moments(
        self, record: OperationsRecord, ticket: int, begun: float, ended: float, noticed: float, resumed: float
    ) -> EventTimes:
        """Return the moments of an operation. None is before the one before it."""
        enqueued = record.enqueued_at(ticket)
        cut, opened = record.batch_of(ticket)
        rooms = ((asked, granted) for at, asked, granted, _ in record.rooms if at == ticket)
        asked, granted = next(rooms, (enqueued, enqueued))
        ends = [self._tracer.queues[queue - 1]._end_of(other) for at, queue, other in record.waits if at == ticket]
        released = max([opened or cut, *(end for end in ends if end is not None)])
        reached = noticed if self._is_pending(ticket - 1) else max(released, self._end_of(ticket - 1) or 0.0)
        moments = [asked, granted, enqueued, cut or noticed, released, reached, begun, ended, noticed, resumed]
        for index in range(1, len(moments)):
            last = noticed if index < len(moments) - 1 else resumed  # the clocks differ by some microseconds
            moments[index] = max(moments[index - 1], min(moments[index], last))
        return EventTimes(*moments)

    def _stamps(self, record: OperationsRecord, ticket: int) -> tuple[float, float] | None:
        """Return when the device began and ended an operation, by the host's clock, if that is known."""
        if not self.clock:
            return None
        stamps: memoryview[Any] = memoryview(record.stamps).cast(self._stamp_type)
        place = 2 * (ticket - record.first_ticket)
        times = (stamps[place], stamps[place + 1]) if stamps[place + 1] else self.hal.times_of(ticket)
        if times is None:
            return None
        end = self._host_time(times[1])
        if not times[0]:  # it began when the operation before it ended
            return self._end_of(ticket - 1) or end, end
        return self._host_time(times[0]), end

    def _host_time(self, stamp: float) -> float:
        return self.clock.host(self.hal.seconds(stamp))

    def _end_of(self, ticket: int) -> float | None:
        """Return when the device ended an operation, by the host's clock; None if that is not known."""
        record = self._record_of(ticket)
        stamps = None if record is None else self._stamps(record, ticket)
        return None if stamps is None else stamps[1]

    def _ahead(self, ticket: int, enqueued: float) -> int:
        """Return how many operations were not done when a later one was enqueued."""
        before = ticket - 1
        while self._is_pending(before) or (self._end_of(before) or 0.0) > enqueued:
            before -= 1
        return ticket - 1 - before

    def _is_pending(self, ticket: int) -> bool:
        """Return whether the loop has not seen an operation to end."""
        return not self._timeline.is_done(ticket)


def _doubles(data: bytes | bytearray) -> memoryview[float]:
    """Return what a buffer has now."""
    return memoryview(bytes(data)).cast("d")
