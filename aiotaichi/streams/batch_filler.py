"""How requests come into batches."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence

from ..errors import Error
from ..queue.ports import TaskWaiter
from .batch_bucket import Bucket
from .batch_buckets import Buckets
from .batch_figures import BatchFigures
from .batch_refusal import Refusal
from .batch_request import Request
from .batch_rows import BatchRows, refuse_all

__all__ = ["BatchFiller"]


class BatchFiller:
    """Writes requests into the batches that fill, and lets requests stand in line for which there is no room.

    Attributes
    ----------
    filling
        The batches that fill, in the order of their first requests.
    lines
        The requests for which these batches have no room.
    open_rows
        The batch that the last request was written into, if it still fills.
    """

    def __init__(
        self,
        batcher: str,
        buckets: Buckets,
        max_rows: int,
        figures: BatchFigures,
        on_begin: Callable[[BatchRows], None],
        on_full: Callable[[], None],
    ) -> None:
        self.filling: dict[Bucket, BatchRows] = {}
        self.lines: dict[Bucket, deque[Request]] = {}
        self.open_rows: BatchRows | None = None
        self._batcher = batcher
        self._buckets = buckets
        self._max_rows = max_rows
        self._figures = figures
        self._on_begin = on_begin
        self._on_full = on_full

    @property
    def waiting(self) -> int:
        """The number of requests that are not sent. From any thread."""
        filling, lines = tuple(self.filling.values()), tuple(self.lines.values())
        return sum(len(rows.waiters) for rows in filling) + sum(map(len, lines))

    def add(self, bucket: Bucket, request: Request, waits: bool) -> bool:
        """Write a request into the batch that fills. Return False if there is no room, and nobody waits for it.

        Without room, the request stands in line, if it ``waits``. Raises the errors of allocations.
        """
        line = self.lines.get(bucket)
        rows = None if line else self._room(bucket)
        if rows is not None:
            self._put(rows, request)
        elif waits:
            self.lines.setdefault(bucket, deque()).append(request)
        return rows is not None or waits

    def take(self) -> BatchRows | None:
        """Return the batch that goes next, without those that have left; None if there is none.

        Batches go in the order of their first requests. After the batch is sent, :meth:`refill` its bucket.
        """
        rows = next((each for each in self.filling.values() if each.is_due), None)
        if rows is not None:
            del self.filling[rows.bucket]
            if self.open_rows is rows:
                self.open_rows = None
            rows.drop_leavers(self._figures, self._batcher)
        return rows

    def refill(self, bucket: Bucket) -> None:
        """Write requests in line into the next batch, as far as there is room."""
        line = self.lines.get(bucket)
        try:
            while line and (rows := self._room(bucket)) is not None:
                request = line.popleft()
                if request.waiter.done():
                    self._figures.never_sent += 1
                else:
                    self._put(rows, request)
        except Error as error:  # no memory, or the device is lost
            self._refuse_line(bucket, Refusal(error))
        if not line:
            self.lines.pop(bucket, None)

    def hurry(self) -> None:
        """Let no batch wait for further requests."""
        for rows in self.filling.values():
            rows.is_due = True

    def refuse(self, refusal: Refusal) -> None:
        """Give a refusal to all callers whose requests are not sent."""
        self.open_rows = None
        for rows in self.filling.values():
            self._refuse(rows.waiters, refusal)
        self.filling.clear()
        for bucket in tuple(self.lines):
            self._refuse_line(bucket, refusal)

    def _refuse_line(self, bucket: Bucket, refusal: Refusal) -> None:
        self._refuse([request.waiter for request in self.lines.pop(bucket, ())], refusal)

    def _refuse(self, waiters: Sequence[TaskWaiter], refusal: Refusal) -> None:
        self._figures.never_sent += len(waiters)  # also those that have left
        refuse_all(waiters, refusal)

    def _put(self, rows: BatchRows, request: Request) -> None:
        self.open_rows = rows
        request.put(rows)
        if len(rows.waiters) == self._max_rows:
            rows.is_due = True
            self._on_full()

    def _room(self, bucket: Bucket) -> BatchRows | None:
        """Return the batch that fills, if it has a row left. Begin one if there is none, and memory for it."""
        rows = self.filling.get(bucket)
        if rows is not None:
            if len(rows.waiters) == self._max_rows:
                rows.drop_leavers(self._figures, self._batcher)
            return rows if len(rows.waiters) < self._max_rows else None
        memory = self._buckets.take_memory(bucket)
        if memory is None:
            return None
        rows = self.filling[bucket] = BatchRows(bucket, memory)
        self._on_begin(rows)
        return rows
