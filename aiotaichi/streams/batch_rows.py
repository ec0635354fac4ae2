"""The requests of one batch, from the first one until all callers are answered."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter
from typing import TYPE_CHECKING, Any

from .. import Event, Queue
from ..queue.ports import TaskWaiter
from .batch_figures import BatchFigures
from .batch_memory import BatchMemory
from .batch_refusal import Refusal
from .batch_request import BatchLease, Request

if TYPE_CHECKING:
    from .batch_bucket import Bucket  # it has the batch that fills

__all__ = ["BatchRows", "refuse_all"]


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
    is_traced
        Whether a trace records the queue.
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
        self.is_due = False
        self.waiters: list[TaskWaiter] = []
        self.times: list[float] = []
        self._leases: dict[int, BatchLease] = {}
        self._deadlines: dict[int, float] = {}
        self.number = 0
        self.began = 0.0
        self.queue: Queue | None = None
        self.start: Event[None] | None = None
        self.events: list[Event[Any]] = []
        self.answered = self.leases = 0
        self.is_traced = self.is_complete = self.is_spoiled = False

    def add(self, request: Request) -> None:
        """Write a request into the next row."""
        row = len(self.waiters)
        fits = self.put(row, request.items)
        assert fits
        self.waiters.append(request.waiter)
        self.times.append(request.asked)
        request.rows = self
        if request.lease is not None:
            self._leases[row] = request.lease
        if request.deadline < float("inf"):
            self._deadlines[row] = request.deadline

    def drop_leavers(self, figures: BatchFigures, batcher: str) -> None:
        """Take out the rows of callers that have left, and of those whose deadline cannot be met."""
        if self._deadlines:
            estimate = self.bucket.estimate
            ends = perf_counter() + estimate.seconds(len(self.waiters))
            for row, deadline in self._deadlines.items():
                if ends > deadline and not self.waiters[row].done():
                    self.waiters[row].set_result(Refusal(TimeoutError(f"{batcher}: the deadline cannot be met")))
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
        if len(results) == 1 and not self._leases:
            (result,) = results
            for waiter, value in zip(waiters[begin:end], result[begin:end], strict=True):
                if waiter.done():
                    dropped += 1
                else:
                    waiter.set_result(value.copy())
        else:
            for row in range(begin, end):
                if waiters[row].done():
                    dropped += 1
                else:
                    lent += row in self._leases
                    waiters[row].set_result(self._result(row))
        figures.dropped += dropped
        figures.answered += end - begin - dropped
        figures.copied_out += end - begin - dropped - lent
        return end == len(waiters)

    def refuse(self, error: Exception, figures: BatchFigures, batcher: str) -> None:
        """Give each caller an error, which names the batch."""
        count = self.answered = len(self.waiters)
        failed = refuse_all(
            self.waiters, Refusal(error, f"in batch {self.number} of {batcher}, which had {count} requests")
        )
        figures.failed += failed
        figures.dropped += count - failed

    def _drop(self, left: Sequence[int]) -> int:
        """Take rows out: the last of the others take their places. Return how many rows were copied."""
        gone, count = set(left), len(self.waiters) - len(left)
        kept = [row for row in range(count, len(self.waiters)) if row not in gone]
        moved = dict(zip((row for row in left if row < count), kept, strict=True))
        for to, source in moved.items():
            self.memory.move(to, source)
            self.waiters[to], self.times[to] = self.waiters[source], self.times[source]
        del self.waiters[count:], self.times[count:]
        self.times.sort()
        places = {source: to for to, source in moved.items()}
        self._leases = {places.get(row, row): each for row, each in self._leases.items() if row not in gone}
        self._deadlines = {places.get(row, row): each for row, each in self._deadlines.items() if row not in gone}
        return len(moved)

    def _result(self, row: int) -> Any:
        """Return the results of a row: views for a lease, else copies."""
        values = [result[row] for result in self.memory.results]
        lease = self._leases.get(row)
        if lease is None:
            values = [value.copy() for value in values]
        else:
            lease.rows = self
            self.leases += 1
        return values[0] if len(values) == 1 else tuple(values)


def refuse_all(waiters: Sequence[TaskWaiter], refusal: Refusal) -> int:
    """Give a refusal to those callers that still wait. Return how many there are."""
    waiting = [waiter for waiter in waiters if not waiter.done()]
    for waiter in waiting:
        waiter.set_result(refusal)
    return len(waiting)
