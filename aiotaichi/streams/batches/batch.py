"""A batch: its requests, from the first one until all callers are answered; and how its launch sees it."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, TypeAlias

from ... import Event, NdArray, Queue
from ...core.histogram import HistogramRecorder
from ...counted import counted
from ...errors import Error
from ...kept_errors import again
from ...queue.ports import TaskWaiter
from .buckets import Bucket
from .memory import BatchMemory

__all__ = ["Batch", "BatchFigures", "BatchRows", "Launch", "Refusal", "Request", "refuse_all"]


@dataclass(frozen=True, slots=True)
class Batch:
    """A batch, for the function that launches it.

    Attributes
    ----------
    count
        The number of requests: only the first ``count`` rows of the arrays have values.
    inputs, outputs
        The arrays on the device: a row for each request, ``max_rows`` in all.
    key
        The key of the requests; None unless they have one.
    """

    count: int
    inputs: Sequence[NdArray]
    outputs: Sequence[NdArray]
    key: Any


Launch: TypeAlias = Callable[[Queue, Batch], object]
"""A function that launches a batch."""


class BatchFigures:
    """The counters of a batcher. :class:`aiotaichi.BatcherStatistics` says what they mean."""

    def __init__(self) -> None:
        self.batches = self.sent = self.answered = self.failed = self.dropped = 0
        self.never_sent = self.refused = self.copied_in = self.copied_out = 0
        self.fill = Counter[int]()
        self.wait, self.run = HistogramRecorder(), HistogramRecorder()


class Refusal:
    """The answer to callers that get no result. Each raises an error of its own."""

    def __init__(self, error: Exception, note: str | None = None) -> None:
        self._error = error
        self._notes = [] if note is None else [note]

    def error(self) -> Exception:
        """Return the error to raise."""
        if isinstance(self._error, Error):
            return again(self._error, self._notes)
        return type(self._error)(*self._error.args)


@dataclass(slots=True, eq=False)
class Request:
    """A request, which may stand in line.

    Attributes
    ----------
    waiter
        The waiter that the caller parks on.
    asked, deadline
        When the caller came, and by when it needs the result: seconds of :func:`time.perf_counter`.
    is_lease
        Whether the caller gets a part of the batch's memory, and no copy.
    rows
        The batch that the request was written into.
    is_lent
        Whether the caller has that part of the memory.
    """

    items: Sequence[Any]
    waiter: TaskWaiter
    asked: float
    deadline: float
    is_lease: bool
    rows: BatchRows | None = None
    is_lent: bool = False


class BatchRows:
    """The requests of one batch.

    Attributes
    ----------
    waiters, times
        For each row, the waiter that its caller parks on, and when the caller came.
    is_due
        Whether the batch may go although it is not full.
    number, began
        The number of the batch, and when it was sent.
    queue, start, events
        The queue that runs the batch, the event before it, and the events of its launch and its reads.
    note_await
        Tells a trace that the running task has awaited the launch since a moment; None if no trace records.
    answered
        The number of callers that are answered.
    leases
        The number of blocks that have a part of the memory.
    is_complete
        Whether the queue is free for another batch.
    is_spoiled
        Whether the device may still use the memory after the answer: a part of the batch may run.
    """

    def __init__(self, bucket: Bucket, memory: BatchMemory) -> None:
        self.bucket = bucket
        self.key = bucket.key
        self.memory = memory
        self.put = memory.put
        self.waiters: list[TaskWaiter] = []
        self.times: list[float] = []
        self._requests: dict[int, Request] = {}  # by row: those with a lease or a deadline, until their answers
        self.number = self.answered = self.leases = 0
        self.began = 0.0
        self.queue: Queue | None = None
        self.start: Event[None] | None = None
        self.events: list[Event[Any]] = []
        self.note_await: Callable[[float], object] | None = None
        self.is_due = self.is_complete = self.is_spoiled = False

    def add(self, request: Request) -> None:
        """Write a request into the next row."""
        row = len(self.waiters)
        fits = self.put(row, request.items)
        assert fits
        request.rows = self
        self.waiters.append(request.waiter)
        self.times.append(request.asked)
        if request.is_lease or request.deadline < math.inf:
            self._requests[row] = request

    def drop_leavers(self, figures: BatchFigures, batcher: str) -> None:
        """Take out the rows of callers that have left, and of those whose deadline cannot be met."""
        if self._requests:
            estimate = self.bucket.estimate
            ends = perf_counter() + estimate.seconds(len(self.waiters))
            for request in self._requests.values():
                if ends > request.deadline and not request.waiter.done():
                    request.waiter.set_result(Refusal(TimeoutError(f"{batcher}: the deadline cannot be met")))
                    estimate.doubt()
        left = [row for row, waiter in enumerate(self.waiters) if waiter.done()]
        if left:
            figures.never_sent += len(left)
            figures.copied_in += len(left) + self._drop(left)

    def answer(self, figures: BatchFigures) -> bool:
        """Give callers their results: as many as a turn may. Return whether all are answered."""
        waiters, results = self.waiters, self.memory.results
        begin = self.answered
        end = self.answered = min(len(waiters), begin + self.memory.share)
        dropped = lent = 0
        if len(results) == 1 and not self._requests:
            (result,) = results
            for waiter, value in zip(waiters[begin:end], result[begin:end], strict=True):
                if waiter.done():
                    dropped += 1
                else:
                    waiter.set_result(value.copy())
        else:
            for row in range(begin, end):
                request = self._requests.pop(row, None)  # it knows its batch: neither may wait for a collection
                if waiters[row].done():
                    dropped += 1
                    continue
                values = [result[row] for result in results]
                if request is not None and request.is_lease:
                    request.is_lent = True
                    lent += 1
                else:
                    values = [value.copy() for value in values]
                waiters[row].set_result(values[0] if len(values) == 1 else tuple(values))
        self.leases += lent
        figures.dropped += dropped
        figures.answered += end - begin - dropped
        figures.copied_out += end - begin - dropped - lent
        return end == len(waiters)

    def refuse(self, error: Exception, figures: BatchFigures, batcher: str) -> None:
        """Give each caller an error, which names the batch."""
        self._requests.clear()
        count = self.answered = len(self.waiters)
        failed = refuse_all(
            self.waiters,
            Refusal(error, f"in batch {self.number} of {batcher}, which had {counted(count, 'request')}"),
        )
        figures.failed += failed
        figures.dropped += count - failed

    def _drop(self, left: Sequence[int]) -> int:
        """Take rows out: the last of the others take their places. Return how many rows were copied."""
        gone, count = set(left), len(self.waiters) - len(left)
        kept = [row for row in range(count, len(self.waiters)) if row not in gone]
        moved = dict(zip(kept, (row for row in left if row < count), strict=True))
        for source, to in moved.items():
            self.memory.move(to, source)
            self.waiters[to], self.times[to] = self.waiters[source], self.times[source]
        del self.waiters[count:], self.times[count:]
        self.times.sort()
        self._requests = {moved.get(row, row): each for row, each in self._requests.items() if row not in gone}
        return len(moved)


def refuse_all(waiters: Sequence[TaskWaiter], refusal: Refusal) -> int:
    """Give a refusal to those callers that still wait. Return how many there are."""
    waiting = [waiter for waiter in waiters if not waiter.done()]
    for waiter in waiting:
        waiter.set_result(refusal)
    return len(waiting)
