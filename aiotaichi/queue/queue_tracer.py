"""What a trace records of one queue: the moments of its operations."""

from __future__ import annotations

import threading
from array import array
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import chain
from sys import _getframe
from time import perf_counter
from typing import TYPE_CHECKING, Any, Final, Literal

import numpy as np

from ..core.clock_map import ClockMap
from ..core.event_times import EventTimes
from ..core.explanation import Explanation
from ..core.histogram import histogram_of
from ..core.stamps import StampClock
from ..core.trace_ring import OperationsRecord, RecordKind, packed
from ..hal.commands import Command
from .loop_tracer import LoopTracer

if TYPE_CHECKING:
    from .engine import QueueEngine  # it tells its tracer of its operations
    from .tracer import Tracer  # it makes the tracers of queues

__all__ = ["QueueTracer"]

_MOST_FINISHED: Final = 256
"""Batches that are done and not packed: the trace's thread packs them, unless they are too many."""
_MOST_OPERATIONS: Final = 4096
"""Operations of a record, unless one batch has more."""
_RECORDS: Final = 1000
"""Records of operations that a full ring has at least: the oldest are dropped one by one."""
_MOST_UNCOUNTED: Final = 64
"""Records whose times are not counted for the statistics: the trace's thread does that, unless they are too many."""


@dataclass(slots=True, eq=False)
class _Batch:
    """A batch. The times are in seconds of :func:`time.perf_counter`."""

    first_ticket: int
    last_ticket: int
    batched: float
    enqueued: array[float]
    """When each operation was enqueued."""
    lines: array[int]
    """The number of the line of source that has enqueued it."""
    tasks: array[int]
    """The number of the task."""
    operations: array[int]
    """The number of its description."""
    sizes: Sequence[int]
    """For each operation that copies: its ticket, and how many bytes."""
    waits: Sequence[tuple[int, int, int]]
    rooms: Sequence[tuple[int, float, float, str]] = ()
    opened: float = 0.0
    submitted: float = 0.0
    noticed: list[float] = field(default_factory=list)
    """In turn a ticket, and when the loop saw that the tickets up to it had completed."""
    revoked: Sequence[int] = ()
    stamps: array[int] | array[float] | None = None
    has_failed: bool = False


class QueueTracer:
    """Records the operations of one queue for a trace. The queue's loop tells it of them.

    The loop notes what happens. The trace's thread turns the notes of many batches into records: :meth:`pack`.

    Attributes
    ----------
    number
        The queue's number in the trace.
    name, device
        The names of the queue and of its device.
    enqueued
        Records an operation. The argument is how many calls are between the user's call and this one.
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
        self._most = min(_MOST_OPERATIONS, tracer.ring.most // (_RECORDS * 50))
        self._timeline = engine.timeline
        self._notes: list[Any] = []
        self._waits: list[tuple[int, int, int]] = []
        self._in_flight: deque[_Batch] = deque()
        self._finished: list[_Batch] = []
        self._uncounted: list[OperationsRecord] = []
        self._packing = threading.Lock()
        self.enqueued = self._enqueued_hook()
        self.hal.record_times(True)

    # -- what the loop tells ------------------------------------------------------------------------------------

    def _enqueued_hook(self) -> Callable[[int], None]:
        """Return the function that records an operation. It is a closure because every operation calls it.

        It makes no object that stays and that the garbage collector looks at: many of these would make it run.
        """
        loop, note = self.loop, self._notes.extend
        lines, tasks, current_task = loop.line_numbers, loop.task_numbers, loop.port.current_task

        def enqueued(inner: int) -> None:
            frame, task = _getframe(inner), current_task()
            line, number = lines.get(id(frame.f_code) + frame.f_lasti), tasks.get(id(task))
            if line is None:
                line = loop.line_number(frame.f_code, frame.f_lasti)
            if line < 0:  # the code has passed a call on
                frame = _getframe(inner + 1)
                line = lines.get(id(frame.f_code) + frame.f_lasti) or loop.line_number(frame.f_code, frame.f_lasti)
            if number is None:
                number = loop.task_number(task)
            note((perf_counter(), line, number))

        return enqueued

    def waits_for(self, other: QueueTracer | None, ticket: int) -> None:
        """Record that the next operation waits for another queue's."""
        if other is not None:
            self._waits.append((self._timeline.enqueued + 1, other.number, ticket))

    def cut(self, commands: Sequence[Command], first_ticket: int, last_ticket: int) -> None:
        """Record that the operations since the last batch are a batch."""
        waits: Sequence[tuple[int, int, int]] = ()
        if self._waits:  # those at the end hold the operations of the next batch
            held = self._waits
            waits = [wait for wait in held if wait[0] <= last_ticket]
            self._waits = [wait for wait in held if wait[0] > last_ticket]
        batch = self._noted(commands, first_ticket, last_ticket, waits)
        self._notes.clear()
        batch.rooms = self.loop.rooms_of(batch.tasks, batch.enqueued, first_ticket)
        self._in_flight.append(batch)

    def _noted(
        self, commands: Sequence[Command], first_ticket: int, last_ticket: int, waits: Sequence[tuple[int, int, int]]
    ) -> _Batch:
        """Return what is noted of the operations since the last batch, as if they were a batch now."""
        notes = self._notes.copy()
        operations, sizes = self._tracer.describe(commands, first_ticket)
        moments, lines, tasks = array("d", notes[::3]), array("I", notes[1::3]), array("I", notes[2::3])
        return _Batch(first_ticket, last_ticket, perf_counter(), moments, lines, tasks, operations, sizes, waits)

    def submitted(self, last_ticket: int, opened: float = 0.0) -> None:
        """Record that a batch was handed over. ``opened``: when the host no longer held it, if it did."""
        for batch in reversed(self._in_flight):
            if batch.last_ticket == last_ticket:
                batch.opened = opened or batch.batched
                batch.submitted = perf_counter()
                return

    def revoked(self, ticket: int) -> None:
        """Record that an operation in flight was revoked."""
        for batch in self._in_flight:
            if batch.first_ticket <= ticket <= batch.last_ticket:
                batch.revoked = (*batch.revoked, ticket)

    def counted(self, completed: int) -> None:
        """Record that the loop has seen that the tickets up to ``completed`` have completed."""
        now, in_flight = perf_counter(), self._in_flight
        for batch in in_flight:
            batch.noticed += (completed, now)
            if batch.last_ticket > completed:
                break
        if not in_flight or in_flight[0].last_ticket > completed:
            return
        for last_ticket, stamps in self.hal.take_times():
            while in_flight and in_flight[0].last_ticket <= last_ticket:
                batch = in_flight.popleft()
                if batch.last_ticket == last_ticket:
                    batch.stamps = stamps
                    if self._first_stamp is None:
                        self._first_stamp, self._stamp_type = stamps[1], "d" if stamps.typecode == "d" else "Q"
                self._finished.append(batch)
        if len(self._finished) > _MOST_FINISHED:
            self.pack()

    def failed(self) -> None:
        """Record that all operations in flight have failed."""
        for batch in self._in_flight:
            batch.has_failed = True
        self._end_batches()

    def close(self) -> None:
        """Record no longer."""
        self.hal.record_times(False)
        self._end_batches()

    def _end_batches(self) -> None:
        self._finished += self._in_flight
        self._in_flight.clear()
        self._notes.clear()
        self._waits.clear()

    # -- records ------------------------------------------------------------------------------------------------

    def pack(self) -> None:
        """Turn what was noted into records. From any thread."""
        with self._packing:
            finished, self._finished = self._finished, []
            began = 0
            for end, batch in enumerate(finished, 1):
                if end == len(finished) or batch.last_ticket - finished[began].first_ticket >= self._most:
                    self._add_record(finished[began:end])
                    began = end

    def count_times(self) -> None:
        """Count how long operations have waited and run, for the runtime's statistics. From any thread."""
        self.pack()
        with self._packing:
            self._count_times()

    def gathered(self) -> list[tuple[RecordKind, bytes]]:
        """Return the batches in flight as records. From any thread."""
        in_flight = tuple(self._in_flight)
        return [(RecordKind.OPERATIONS, packed(self._record(in_flight)))] if in_flight else []

    def slow_since(self, enqueued: float) -> int | None:
        """Return the oldest operation in flight if it was enqueued before ``enqueued``; else None."""
        for batch in self._in_flight.copy():
            ticket = max(batch.first_ticket, int(batch.noticed[-2]) + 1 if batch.noticed else 0)
            if ticket <= batch.last_ticket:
                return ticket if batch.enqueued[ticket - batch.first_ticket] < enqueued else None
        return None

    def _add_record(self, batches: Sequence[_Batch]) -> None:
        record = self._record(batches)
        self._tracer.ring.add_operations(batches[-1].submitted or batches[-1].batched, record)
        self._uncounted.append(record)
        if len(self._uncounted) >= _MOST_UNCOUNTED:
            self._count_times()
        slow = self._tracer.slow
        if slow is not None:
            places = np.flatnonzero(record.delays() >= slow)
            if len(places):
                self._tracer.on_slow(partial(self.explain, record.first_ticket + int(places[0])))

    def _count_times(self) -> None:
        clock = self.stamp_clock()
        if clock is None:  # there is no time yet
            return
        records, self._uncounted = self._uncounted, []
        if not records:
            return
        stamps = b"".join(record.stamps for record in records)
        times, have_ended = clock.host(stamps), clock.has_ended(stamps)
        enqueued = np.frombuffer(b"".join(record.enqueued for record in records), "d")
        operations = np.frombuffer(b"".join(record.operations for record in records), "I")
        for number in set(operations.tolist()):  # np.unique imports numpy.ma, which takes 10 ms or more
            which = have_ended & (operations == number)
            wait, run = times[which, 0] - enqueued[which], times[which, 1] - times[which, 0]
            self._account.merge(self._tracer.names[number][0], histogram_of(wait), histogram_of(run))

    def _record(self, batches: Sequence[_Batch]) -> OperationsRecord:
        """Return a record of some batches, one after the other."""
        rows = (
            (batch.last_ticket, batch.batched, batch.opened or batch.batched, batch.submitted or batch.batched)
            for batch in batches
        )
        return OperationsRecord(
            self.number,
            batches[0].first_ticket,
            array("d", chain.from_iterable(rows)).tobytes(),
            b"".join(batch.enqueued for batch in batches),
            b"".join(batch.lines for batch in batches),
            b"".join(batch.tasks for batch in batches),
            b"".join(batch.operations for batch in batches),
            array("Q", chain.from_iterable(batch.sizes for batch in batches)).tobytes(),
            b"".join(batch.stamps or bytes(16 * len(batch.operations)) for batch in batches),
            array("d", chain.from_iterable(batch.noticed for batch in batches)).tobytes(),
            tuple(chain.from_iterable(batch.waits for batch in batches)),
            tuple(chain.from_iterable(batch.rooms for batch in batches)),
            tuple(chain.from_iterable(batch.revoked for batch in batches)),
            batches[-1].has_failed,
        )

    def _record_of(self, ticket: int) -> OperationsRecord | None:
        """Return a record that has an operation, in flight or not; None if the operation is not recorded."""
        with self._packing:  # meanwhile, no batch is between the finished ones and the ring
            for batch in (*self._in_flight.copy(), *self._finished):
                if batch.first_ticket <= ticket <= batch.last_ticket:
                    return self._record((batch,))
        return self._tracer.ring.find(self.number, ticket)

    def _open_record_of(self, ticket: int) -> OperationsRecord | None:
        """Return a record of the operations that are in no batch yet, if one of them is ``ticket``. In the loop."""
        last_ticket = self._timeline.enqueued
        first_ticket = last_ticket - len(self._notes) // 3 + 1
        if not first_ticket <= ticket <= last_ticket:
            return None
        batch = self._noted(self._timeline.uncut, first_ticket, last_ticket, tuple(self._waits))
        return self._record((batch,))

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
        self.pack()
        record = self._record_of(ticket)
        stamps = None if record is None else self._stamps(record, ticket)
        if record is None or stamps is None:
            return None
        noticed = record.noticed_at(ticket)
        parked, resumed = self.loop.await_of(self.number, ticket)
        return self._moments(record, ticket, *stamps, noticed, resumed if parked <= noticed < resumed else noticed)

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
        self.pack()
        record = self._record_of(ticket)
        is_open = record is None
        if record is None:
            record = self._open_record_of(ticket)
        if record is None:
            return None
        times = self.times(ticket)
        is_done = times is not None
        if times is None:
            now = perf_counter()
            begun = now if is_open or self._is_pending(ticket - 1) else 0.0  # then it has begun, or the driver has it
            times = self._moments(record, ticket, begun, now, now, now)
        name, _ = self._tracer.names[memoryview(record.operations).cast("I")[ticket - record.first_ticket]]
        holders = [queue for at, queue, _ in record.waits if at == ticket]
        held_by = self._tracer.queues[holders[-1] - 1].name if holders else None
        ahead = self._ahead(ticket, times.enqueued)
        return Explanation(name, ticket, self.name, times, ahead, held_by, is_done)

    def _moments(
        self, record: OperationsRecord, ticket: int, begun: float, ended: float, noticed: float, resumed: float
    ) -> EventTimes:
        """Return the moments of an operation. None is before the one before it."""
        enqueued = record.enqueued_at(ticket)
        batched, opened = record.batched_at(ticket)
        rooms = ((asked, granted) for at, asked, granted, _ in record.rooms if at == ticket)
        asked, granted = next(rooms, (enqueued, enqueued))
        ends = [self._tracer.queues[queue - 1]._end_of(other) for at, queue, other in record.waits if at == ticket]
        released = max([opened, *(end for end in ends if end is not None)])
        reached = noticed if self._is_pending(ticket - 1) else max(released, self._end_of(ticket - 1) or 0.0)
        moments = [asked, granted, enqueued, batched, released, reached, begun, ended, noticed, resumed]
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
        batches = (each for each in self._in_flight.copy() if each.first_ticket <= ticket <= each.last_ticket)
        return any(not batch.noticed or batch.noticed[-2] < ticket for batch in batches)
