"""The records of a trace, in bytes: the newest are kept, up to a number of bytes."""

from __future__ import annotations

import marshal
import threading
from array import array
from bisect import bisect_left
from collections import deque
from collections.abc import Iterator, Sequence
from enum import IntEnum
from typing import Any, NamedTuple, TypeAlias

__all__ = ["AwaitRecord", "BatchRecord", "RecordKind", "TraceRing", "Wait"]

Record: TypeAlias = tuple[Any, ...]

_OVERHEAD = 120
"""The bytes of a record's objects besides its own."""


class RecordKind(IntEnum):
    """What a record is about."""

    BATCH = 0
    """The operations of one batch: a :class:`BatchRecord`."""
    AWAITS = 1
    """Awaits of events, by one event loop: :class:`AwaitRecord` after :class:`AwaitRecord`, as integers."""
    TURNS = 2
    """Long turns of one event loop: begin and end, begin and end."""
    TASK = 3
    """The name of a task that has ended."""
    LATENESS = 4
    """How late a loop was: moments and nanoseconds in turn."""
    COUNTERS = 5
    """A moment, and the values of the counters."""
    SPANS = 6
    """What the threads of a device's native code have done."""
    MARK = 7
    """A slice of a track of its own, of a stream or a batcher."""


class Wait(NamedTuple):
    """A wait of an operation for another queue's."""

    place: int  # of the operation in its batch
    queue: int  # the number of the other queue
    ticket: int  # of the other queue's operation


class AwaitRecord(NamedTuple):
    """An await of an event. The times are in nanoseconds of :func:`time.perf_counter_ns`."""

    queue: int
    ticket: int
    task: int
    parked: int
    resumed: int


class BatchRecord(NamedTuple):
    """The operations of a batch. The times are in nanoseconds of :func:`time.perf_counter_ns`."""

    queue: int
    first_ticket: int
    batched: int
    """The batch was cut."""
    opened: int
    """The host no longer held the batch. As ``batched`` if it did not hold it."""
    submitted: int
    """The driver, or a native thread, had it."""
    enqueued: bytes
    """A signed integer of 8 bytes for each operation: when it was enqueued."""
    origins: bytes
    """8 bytes for each: the number of the task in the upper half, and that of the line of source in the lower."""
    operations: bytes
    """4 bytes for each: the number of its description."""
    sizes: bytes
    """8 bytes for each: how many bytes it copies."""
    stamps: bytes
    """Two stamps of 8 bytes for each: its begin and its end by the device's clock. Empty if the queue failed."""
    noticed: bytes
    """Pairs of 8 bytes: a ticket, and when the loop saw that the tickets up to it had completed."""
    waits: Sequence[tuple[int, int, int]]
    """Each :class:`Wait`."""
    rooms: Sequence[tuple[int, int, int, str]]
    """The waits for room before an operation: its place, when the task asked, when it got room, and for what."""
    revoked: Sequence[int]
    """Tickets of the batch that were revoked."""
    has_failed: bool
    """Whether the queue failed before the batch was done."""

    @property
    def last_ticket(self) -> int:
        """The last operation's ticket."""
        return self.first_ticket + len(self.operations) // 4 - 1

    def noticed_at(self, ticket: int) -> int:
        """Return when the loop saw that ``ticket`` had completed; 0 if that was not seen."""
        seen = array("q", self.noticed)
        index = bisect_left(seen[::2], ticket)
        return seen[2 * index + 1] if 2 * index < len(seen) else 0


class TraceRing:
    """Records in the order in which they were added. The oldest are dropped if there are more than ``most`` bytes.

    Any thread may add, and look. ``dropped`` is how many records were dropped.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._lock = threading.Lock()
        self._records: deque[tuple[RecordKind, int, int, bytes]] = deque()
        self._batches: dict[int, deque[tuple[int, bytes]]] = {}
        self._nbytes = 0
        self.dropped = 0

    @property
    def nbytes(self) -> int:
        """The bytes that the records take."""
        return self._nbytes

    def add(self, kind: RecordKind, moment: int, record: Record) -> None:
        """Add a record that ends at ``moment``, in nanoseconds."""
        self._append(kind, -1, moment, marshal.dumps(record))

    def add_batch(self, record: BatchRecord) -> None:
        """Add the operations of a batch. The batches of a queue come in order."""
        self._append(
            RecordKind.BATCH, record.queue, record.submitted, marshal.dumps(tuple(record)), record.last_ticket
        )

    def find(self, queue: int, ticket: int) -> BatchRecord | None:
        """Return the batch of an operation, or None: it is not recorded, or no longer."""
        batches = self._batches.get(queue, deque()).copy()
        index = bisect_left(batches, ticket, key=lambda batch: batch[0])
        if index == len(batches):
            return None
        record = BatchRecord(*marshal.loads(batches[index][1]))
        return record if record.first_ticket <= ticket else None

    def records(self, since: int = 0) -> Iterator[tuple[RecordKind, bytes]]:
        """Yield the records that have ended since ``since``, in nanoseconds, and their kinds."""
        for kind, _, moment, data in self._records.copy():
            if moment >= since:
                yield kind, data

    def _append(self, kind: RecordKind, queue: int, moment: int, data: bytes, last_ticket: int = 0) -> None:
        with self._lock:
            self._records.append((kind, queue, moment, data))
            if queue >= 0:
                self._batches.setdefault(queue, deque()).append((last_ticket, data))
            self._nbytes += len(data) + _OVERHEAD
            while self._nbytes > self._most and len(self._records) > 1:
                _, queue, _, data = self._records.popleft()
                if queue >= 0:
                    self._batches[queue].popleft()
                self._nbytes -= len(data) + _OVERHEAD
                self.dropped += 1
