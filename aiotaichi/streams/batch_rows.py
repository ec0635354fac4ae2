"""The requests of one batch, from the first one until all callers are answered."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import perf_counter
from typing import Any

from .. import Event, Queue
from ..queue.ports import TaskWaiter
from .batch_bucket import Bucket
from .batch_figures import BatchFigures
from .batch_memory import BatchMemory
from .batch_refusal import Refusal

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
        self.is_due = False
        self.waiters: list[TaskWaiter] = []
        self.times: list[float] = []
        self._leases: dict[int, Callable[[], None]] = {}  # by row: tells a caller that it has a part of the memory
        self._deadlines: dict[int, float] = {}
        self.number = 0
        self.began = 0.0
        self.queue: Queue | None = None
        self.start: Event[None] | None = None
        self.events: list[Event[Any]] = []
        self.answered = self.leases = 0
        self.note_await: Callable[[float], None] | None = None
        self.is_complete = self.is_spoiled = False

    def add(
        self,
        items: Sequence[Any],
        waiter: TaskWaiter,
        asked: float,
        deadline: float,
        lend: Callable[[], None] | None,
    ) -> None:
        """Write a request into the next row. ``lend`` is called if the caller has a part of the memory."""
        row = len(self.waiters)
        fits = self.put(row, items)
        assert fits
        self.waiters.append(waiter)
        self.times.append(asked)
        if lend is not None:
            self._leases[row] = lend
        if deadline < math.inf:
            self._deadlines[row] = deadline

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
        lend = self._leases.get(row)
        if lend is None:
            values = [value.copy() for value in values]
        else:
            self.leases += 1
            lend()
        return values[0] if len(values) == 1 else tuple(values)


def refuse_all(waiters: Sequence[TaskWaiter], refusal: Refusal) -> int:
    """Give a refusal to those callers that still wait. Return how many there are."""
    waiting = [waiter for waiter in waiters if not waiter.done()]
    for waiter in waiting:
        waiter.set_result(refusal)
    return len(waiting)
