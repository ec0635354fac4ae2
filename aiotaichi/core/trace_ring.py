"""The records of a trace, in bytes: the newest are kept, up to a number of bytes."""

from __future__ import annotations

import marshal
import threading
from bisect import bisect_left
from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from enum import IntEnum
from struct import Struct
from typing import Any, Final, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

__all__ = [
    "AWAIT_ITEMS",
    "BATCH_ITEMS",
    "DESCRIPTION_BITS",
    "OPERATION",
    "OPERATION_TYPE",
    "AwaitRecord",
    "OperationsRecord",
    "RecordKind",
    "StepRecord",
    "TraceRing",
    "packed",
]

Record: TypeAlias = tuple[Any, ...]

_OVERHEAD = 120
"""The bytes of a record's objects besides its own."""


class RecordKind(IntEnum):
    """What a record is about."""

    OPERATIONS = 0
    """Operations of a queue: an :class:`OperationsRecord`."""
    AWAITS = 1
    """The number of an event loop, and its awaits of events: :class:`AwaitRecord` after :class:`AwaitRecord`."""
    TURNS = 2
    """The number of an event loop, and its long turns: begin and end, begin and end."""
    TASK = 3
    """The name of a task that has ended."""
    LATENESS = 4
    """The number of an event loop, and how late it was: a moment, and seconds, a moment, and seconds."""
    COUNTERS = 5
    """A moment, and the values of the counters."""
    SPANS = 6
    """A device's name, and what its native threads have done: :data:`.SPAN_TYPE`."""
    STEPS = 7
    """What streams did with their blocks: a :class:`StepRecord` after another."""


class AwaitRecord(NamedTuple):
    """An await of an event. The times are in seconds of :func:`time.perf_counter`."""

    queue: int
    ticket: int
    task: int
    parked: float
    resumed: float

    @staticmethod
    def rows(data: bytes) -> npt.NDArray[np.float64]:
        """Return the records of many awaits as rows of doubles."""
        return np.frombuffer(data, "d").reshape(-1, AWAIT_ITEMS)


AWAIT_ITEMS: Final = len(AwaitRecord.__annotations__)
"""How many items an await has."""


class StepRecord(NamedTuple):
    """A step of a stream that has worked on a block: on the host, or by operations of a queue if ``queue`` is not 0.

    The times are in seconds of :func:`time.perf_counter`. On a queue, the step lasts from the begin of the operation
    ``first`` to the end of ``last``.
    """

    stream: int
    step: str
    block: int
    began: float
    ended: float
    queue: int
    first: int
    last: int


BATCH_ITEMS: Final = 4
"""How many items a batch has: see :attr:`OperationsRecord.batches`."""
OPERATION: Final = Struct("=dQIII")
"""An operation: when it was enqueued; its description; the numbers of the task and of the code that has enqueued it;
and the offset of the call in the code."""
OPERATION_TYPE: Final = np.dtype(
    [("enqueued", "f8"), ("description", "u8"), ("task", "u4"), ("code", "u4"), ("offset", "u4")]
)
"""The same, for NumPy."""
DESCRIPTION_BITS: Final = 16
"""The bits of a description that are the number of its name. Above are how many bytes the operation copies."""


class OperationsRecord(NamedTuple):
    """Operations of a queue, one after the other. The times are in seconds of :func:`time.perf_counter`."""

    queue: int
    first_ticket: int
    batches: bytes
    """4 doubles for each batch: its last ticket; when it was cut; when the host no longer held it, which is the same
    if the host did not hold it; and when the driver, or a native thread, had it. The last two are 0 while the host
    holds it."""
    operations: bytes
    """An :data:`OPERATION` for each operation."""
    stamps: bytes
    """Two stamps of 8 bytes for each: its begin and its end by the device's clock. An end of 0 is no time."""
    noticed: bytes
    """Doubles: in turn a ticket, and when the loop saw that the tickets up to it had completed."""
    waits: Sequence[tuple[int, int, int]]
    """The waits for other queues: the ticket of the operation, the other queue's number, and the other's ticket."""
    rooms: Sequence[tuple[int, float, float, str]]
    """The waits for room before an operation: its ticket, when the task asked, when it got room, and for what."""
    revoked: Sequence[int]
    """Tickets that were revoked."""
    has_failed: bool
    """Whether the queue has failed. Then the operations without a time have failed with it."""

    @property
    def last_ticket(self) -> int:
        """The last operation's ticket."""
        return self.first_ticket + len(self.operations) // OPERATION.size - 1

    @property
    def rows(self) -> npt.NDArray[np.void]:
        """The operations as an array of :data:`OPERATION_TYPE`."""
        return np.frombuffer(self.operations, OPERATION_TYPE)

    def enqueued_at(self, ticket: int) -> float:
        """Return when an operation was enqueued."""
        enqueued, *_ = OPERATION.unpack_from(self.operations, OPERATION.size * (ticket - self.first_ticket))
        return float(enqueued)

    def name_of(self, ticket: int) -> int:
        """Return the number of an operation's name."""
        _, description, *_ = OPERATION.unpack_from(self.operations, OPERATION.size * (ticket - self.first_ticket))
        return int(description) % (1 << DESCRIPTION_BITS)

    def batch_of(self, ticket: int) -> tuple[float, float]:
        """Return when the batch of an operation was cut, and when the host no longer held it; 0 if it was not yet."""
        batches = memoryview(self.batches).cast("d")
        place = BATCH_ITEMS * bisect_left(batches[::BATCH_ITEMS], ticket)
        return (batches[place + 1], batches[place + 2]) if place < len(batches) else (0.0, 0.0)

    def noticed_at(self, ticket: int) -> float:
        """Return when the loop saw that ``ticket`` had completed; 0 if that was not seen."""
        noticed = memoryview(self.noticed).cast("d")
        place = 2 * bisect_left(noticed[::2], ticket)
        return noticed[place + 1] if place < len(noticed) else 0.0

    def delays(self) -> npt.NDArray[np.float64]:
        """Return how long each operation took from its call until the loop saw its end; 0 if that was not seen."""
        tickets, moments = np.frombuffer(self.noticed, "d").reshape(-1, 2).T
        enqueued = self.rows["enqueued"]
        places = np.searchsorted(tickets, self.first_ticket + np.arange(len(enqueued)))
        seen = np.append(moments, -np.inf)[places]
        delays: npt.NDArray[np.float64] = np.maximum(seen - enqueued, 0.0)
        return delays


def packed(record: Iterable[Any]) -> bytes:
    """Return a record as bytes, for :func:`marshal.loads` in a process of the same Python."""
    return marshal.dumps(tuple(record))


class TraceRing:
    """Records in the order in which they were added, with times of :func:`time.perf_counter`.

    The oldest are dropped if there are more than ``most`` bytes. ``dropped`` is how many were dropped. Any thread may
    add, and look.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self._lock = threading.RLock()  # the end of a task adds its name, in the middle of any call
        self._records: deque[tuple[RecordKind, int, float, bytes]] = deque()
        self._operations: dict[int, deque[tuple[int, bytes]]] = {}
        self._nbytes = 0
        self._found: tuple[bytes, OperationsRecord] | None = None  # most often, the same record is looked for again
        self.dropped = 0

    @property
    def nbytes(self) -> int:
        """The bytes that the records take."""
        return self._nbytes

    def add(self, kind: RecordKind, moment: float, record: Record) -> None:
        """Add a record that ends at ``moment``."""
        self._append(kind, -1, moment, packed(record))

    def add_operations(self, moment: float, record: OperationsRecord) -> None:
        """Add operations that end at ``moment``. Those of a queue come in order."""
        self._append(RecordKind.OPERATIONS, record.queue, moment, packed(record), record.last_ticket)

    def find(self, queue: int, ticket: int) -> OperationsRecord | None:
        """Return the record that has an operation, or None: it is not recorded, or no longer."""
        records = self._operations.get(queue, deque()).copy()
        index = bisect_left(records, ticket, key=lambda record: record[0])
        if index == len(records):
            return None
        data, found = records[index][1], self._found
        if found is None or found[0] is not data:
            found = self._found = data, OperationsRecord(*marshal.loads(data))
        return found[1] if found[1].first_ticket <= ticket else None

    def records(self, since: float = 0.0) -> Iterator[tuple[RecordKind, bytes]]:
        """Yield the records that have ended since ``since``, and their kinds."""
        for kind, _, moment, data in self._records.copy():
            if moment >= since:
                yield kind, data

    def _append(self, kind: RecordKind, queue: int, moment: float, data: bytes, last_ticket: int = 0) -> None:
        with self._lock:
            self._records.append((kind, queue, moment, data))
            if queue >= 0:
                self._operations.setdefault(queue, deque()).append((last_ticket, data))
            self._nbytes += len(data) + _OVERHEAD
            while self._nbytes > self.most and len(self._records) > 1:
                _, queue, _, data = self._records.popleft()
                if queue >= 0:
                    self._operations[queue].popleft()
                self._nbytes -= len(data) + _OVERHEAD
                self.dropped += 1
