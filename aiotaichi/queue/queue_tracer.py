"""What a trace records of one queue: the moments of its operations."""

from __future__ import annotations

import marshal
from array import array
from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from sys import _getframe
from time import perf_counter_ns
from typing import TYPE_CHECKING

from ..core.clock_map import ClockMap
from ..core.event_times import EventTimes
from ..core.explanation import Explanation
from ..core.trace_ring import BatchRecord, RecordKind
from ..hal.commands import WAITS, Command
from .loop_tracer import LoopTracer

if TYPE_CHECKING:
    from .engine import QueueEngine  # it tells its tracer of its operations
    from .tracer import Tracer  # it makes the tracers of queues

__all__ = ["QueueTracer"]


@dataclass(slots=True, eq=False)
class _Batch:
    """A batch in flight."""

    first_ticket: int
    last_ticket: int
    batched: int
    enqueued: array[int]
    origins: array[int]
    operations: array[int]
    sizes: array[int]
    waits: Sequence[tuple[int, int, int]]
    rooms: Sequence[tuple[int, int, int, str]]
    opened: int = 0
    submitted: int = 0
    revoked: list[int] = field(default_factory=list)


class QueueTracer:
    """Records the operations of one queue for a trace. All calls are made in the thread of the queue's loop.

    Each operation costs the loop some hundreds of nanoseconds; all else is done once for each batch.

    Attributes
    ----------
    number
        The queue's number in the trace.
    name, device
        The names of the queue and of its device.
    first_stamp
        One stamp of the device's clock, which others are compared with; None until there is one.
    """

    def __init__(self, tracer: Tracer, number: int, engine: QueueEngine, clock: ClockMap, loop: LoopTracer) -> None:
        self.number = number
        self.name = engine.name
        self.device = engine.open_device.device.info.name
        self.loop = loop
        self.hal = engine.hal
        self.clock = clock
        self._ring = tracer.ring
        self._tracer = tracer
        self._describe = tracer.describe
        self._enqueued = array("q")
        self._origins = array("Q")
        self._waits: list[tuple[int, int, int]] = []
        self._rooms: list[tuple[int, int, int, str]] = []
        self._in_flight: deque[_Batch] = deque()
        self._noticed = array("q")
        self.first_stamp: float | None = None
        self.hal.record_times(True)

    def enqueued(self) -> None:
        """Record an operation. The engine's caller calls the engine, which calls this."""
        now = perf_counter_ns()
        loop = self.loop
        room = loop.take_room()
        if room is not None:
            self._rooms.append((len(self._enqueued), *room))
        self._enqueued.append(now)
        self._origins.append(loop.origin(_getframe(2)))

    def waits_for(self, other: QueueTracer | None, ticket: int) -> None:
        """Record that the next operation waits for another queue's."""
        if other is not None:
            self._waits.append((len(self._enqueued), other.number, ticket))

    def cut(self, commands: Sequence[Command], first_ticket: int, last_ticket: int) -> None:
        """Record that the operations since the last batch are a batch."""
        operations, sizes = array("I"), array("Q")
        for command in commands:
            if command.__class__ not in WAITS:
                operation, size = self._describe(command)
                operations.append(operation)
                sizes.append(size)
        count = len(operations)
        waits = self._waits  # those at the end hold the operations of the next batch
        batch = _Batch(
            first_ticket,
            last_ticket,
            perf_counter_ns(),
            self._enqueued,
            self._origins,
            operations,
            sizes,
            [wait for wait in waits if wait[0] < count],
            self._rooms,
        )
        self._enqueued, self._origins, self._rooms = array("q"), array("Q"), []
        self._waits = [(0, queue, ticket) for place, queue, ticket in waits if place >= count]
        self._in_flight.append(batch)

    def submitted(self, last_ticket: int, opened: int = 0) -> None:
        """Record that a batch was handed over. ``opened``: when the host no longer held it, if it did."""
        for batch in reversed(self._in_flight):
            if batch.last_ticket == last_ticket:
                batch.opened = opened or batch.batched
                batch.submitted = perf_counter_ns()
                return

    def resumed(self, ticket: int, parked: int) -> None:
        """Record that the running task goes on, which has awaited an operation since ``parked``. In any loop."""
        if self.loop.port.is_current():
            self.loop.resumed(self.number, ticket, parked)

    def revoked(self, ticket: int) -> None:
        """Record that an operation in flight was revoked."""
        for batch in self._in_flight:
            if batch.first_ticket <= ticket <= batch.last_ticket:
                batch.revoked.append(ticket)

    def counted(self, completed: int) -> None:
        """Record that the loop has seen that the tickets up to ``completed`` have completed."""
        self._noticed.append(completed)
        self._noticed.append(perf_counter_ns())
        in_flight = self._in_flight
        for last_ticket, stamps in self.hal.take_times():
            if self.first_stamp is None:
                self.first_stamp = stamps[0]
            while in_flight and in_flight[0].last_ticket <= last_ticket:
                batch = in_flight.popleft()
                self._add(batch, stamps.tobytes() if batch.last_ticket == last_ticket else b"")
        if not in_flight:
            self._noticed = array("q")
        elif self._noticed[0] < in_flight[0].first_ticket - 1:
            self._noticed = self._noticed[self._first_of(in_flight[0]) :]

    def failed(self) -> None:
        """Record that all operations in flight have failed."""
        for batch in self._in_flight:
            self._add(batch, b"", has_failed=True)
        self._in_flight.clear()
        self._enqueued, self._origins, self._noticed = array("q"), array("Q"), array("q")

    def batch_of(self, ticket: int) -> BatchRecord | None:
        """Return the record of an operation's batch, in flight or not; None if the operation is not recorded."""
        for batch in tuple(self._in_flight):
            if batch.first_ticket <= ticket <= batch.last_ticket:
                return self._record(batch, b"")
        return self._ring.find(self.number, ticket)

    def times(self, ticket: int) -> EventTimes | None:
        """Return the moments of an operation that the loop has seen to end; None if they are not recorded."""
        batch = self.batch_of(ticket)
        stamps = None if batch is None else self._stamps(batch, ticket)
        if batch is None or stamps is None:
            return None
        noticed = batch.noticed_at(ticket)
        parked, resumed = self.loop.await_of(self.number, ticket)
        return self._moments(batch, ticket, *stamps, noticed, resumed if parked <= noticed else noticed)

    def explain(self, ticket: int) -> Explanation | None:
        """Return where the time of an operation went, also of one that has not ended; None if it is not recorded."""
        batch = self.batch_of(ticket)
        if batch is None:
            return None
        times = self.times(ticket)
        is_done = times is not None
        if times is None:
            now = perf_counter_ns()
            before = self._end_of(ticket - 1)
            is_next = batch.first_ticket == 1 == ticket or before is not None
            times = self._moments(batch, ticket, now if not is_next else before or 0, now, now, now)
        place = ticket - batch.first_ticket
        name, _ = self._tracer.names[array("I", batch.operations)[place]]
        holders = [queue for at, queue, _ in batch.waits if at == place]
        return Explanation(
            name,
            ticket,
            self.name,
            times,
            self._ahead(ticket, times.enqueued),
            self._tracer.queues[holders[-1] - 1].name if holders else None,
            is_done,
        )

    def _moments(
        self, batch: BatchRecord, ticket: int, begun: float, ended: float, noticed: int, resumed: int
    ) -> EventTimes:
        """Return the moments of an operation. Each is in nanoseconds; none is before the one before it."""
        place = ticket - batch.first_ticket
        enqueued = array("q", batch.enqueued)[place]
        asked, granted = next(
            ((ask, grant) for at, ask, grant, _ in batch.rooms if at == place), (enqueued, enqueued)
        )
        ends = [self._tracer.queues[queue - 1]._end_of(other) for at, queue, other in batch.waits if at == place]
        released = max([batch.opened, *(end for end in ends if end is not None)])
        reached = max(released, self._end_of(ticket - 1) or 0)
        moments = [asked, granted, enqueued, batch.batched, released, reached, begun, ended, noticed, resumed]
        for index in range(1, len(moments)):
            last = noticed if index < len(moments) - 1 else resumed  # the clocks differ by some microseconds
            moments[index] = max(moments[index - 1], min(moments[index], last))
        return EventTimes(*(moment * 1e-9 for moment in moments))

    def _stamps(self, batch: BatchRecord, ticket: int) -> tuple[float, float] | None:
        """Return when the device began and ended an operation, in nanoseconds of the host's clock, if that is known."""
        if not self.clock:
            return None
        if not batch.stamps:
            times = self.hal.times(ticket) if batch.noticed_at(ticket) else None
        else:
            stamps, index = array(self.hal.stamp_type, batch.stamps), 2 * (ticket - batch.first_ticket)
            times = self.hal.seconds(stamps[index]), self.hal.seconds(stamps[index + 1])
        return None if times is None else (self.clock.host(times[0]) * 1e9, self.clock.host(times[1]) * 1e9)

    def _end_of(self, ticket: int) -> float | None:
        """Return when the device ended an operation, in nanoseconds of the host's clock; None if that is not known."""
        batch = self.batch_of(ticket)
        stamps = None if batch is None else self._stamps(batch, ticket)
        return None if stamps is None else stamps[1]

    def _ahead(self, ticket: int, enqueued: float) -> int:
        """Return how many operations were not done when a later one was enqueued."""
        ahead = 0
        while (end := self._end_of(ticket - ahead - 1)) is not None and end * 1e-9 > enqueued:
            ahead += 1
        return ahead

    def close(self) -> None:
        """Record no longer."""
        self.hal.record_times(False)
        for batch in self._in_flight:
            self._add(batch, b"")
        self._in_flight.clear()

    def gathered(self) -> list[tuple[RecordKind, bytes]]:
        """Return the batches in flight as records. From any thread."""
        in_flight = self._in_flight.copy()
        return [(RecordKind.BATCH, marshal.dumps(tuple(self._record(batch, b"")))) for batch in in_flight]

    def slow_since(self, enqueued: int) -> int | None:
        """Return the oldest operation in flight if it was enqueued before ``enqueued``, in nanoseconds; else None."""
        for batch in self._in_flight.copy():
            done = self._noticed[-2] if self._noticed else 0
            ticket = max(batch.first_ticket, done + 1)
            if ticket <= batch.last_ticket:
                return ticket if batch.enqueued[ticket - batch.first_ticket] < enqueued else None
        return None

    def _add(self, batch: _Batch, stamps: bytes, has_failed: bool = False) -> None:
        record = self._record(batch, stamps, has_failed)
        self._ring.add_batch(record)
        slow = self._tracer.slow
        if slow is not None and perf_counter_ns() - batch.enqueued[0] >= slow:
            self._report_slow(record, slow)

    def _report_slow(self, record: BatchRecord, slow: int) -> None:
        for place, enqueued in enumerate(array("q", record.enqueued)):
            noticed = record.noticed_at(record.first_ticket + place)
            if noticed - enqueued >= slow:
                self._tracer.on_slow(partial(self.explain, record.first_ticket + place))
                return

    def _record(self, batch: _Batch, stamps: bytes, has_failed: bool = False) -> BatchRecord:
        return BatchRecord(
            self.number,
            batch.first_ticket,
            batch.batched,
            batch.opened or batch.batched,
            batch.submitted or batch.batched,
            batch.enqueued.tobytes(),
            batch.origins.tobytes(),
            batch.operations.tobytes(),
            batch.sizes.tobytes(),
            stamps,
            self._noticed_of(batch),
            batch.waits,
            batch.rooms,
            batch.revoked,
            has_failed,
        )

    def _noticed_of(self, batch: _Batch) -> bytes:
        """Return the counts that concern a batch, in pairs of a ticket and a moment."""
        noticed = self._noticed
        first = last = self._first_of(batch)
        while last < len(noticed) and noticed[last] < batch.last_ticket:
            last += 2
        return noticed[first : last + 2].tobytes()

    def _first_of(self, batch: _Batch) -> int:
        """Return the index of the first count that concerns a batch."""
        noticed, first = self._noticed, 0
        while first < len(noticed) and noticed[first] < batch.first_ticket:
            first += 2
        return first
