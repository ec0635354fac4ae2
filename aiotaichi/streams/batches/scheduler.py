"""When batches go to the device, and how they come back."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from contextlib import AsyncExitStack
from contextvars import copy_context
from functools import partial
from time import perf_counter
from typing import Any

import anyio

from ... import Event, Kernel, Queue, Runtime
from ...errors import Error, InvalidStateError, NotSupportedError, OutOfMemoryError
from ...kept_errors import deferred
from ...queue.event import call_in_turn, place_of
from ...queue.ports import Port, TaskWaiter
from ...runtime.queue import engine_of
from .batch import Batch, BatchFigures, BatchRows, Launch, Refusal, Request, refuse_all
from .buckets import Bucket, Buckets

__all__ = ["BatchScheduler"]


class BatchScheduler:
    """Writes requests into batches, sends these while the device has room for them, and answers their callers.

    Requests for which there is no room stand in line.

    Parameters
    ----------
    batcher
        The batcher in messages.
    depth
        How many batches the device has at a time.
    max_delay
        For how many seconds a batch that is not full waits for further requests.

    Attributes
    ----------
    figures
        The counters.
    open_rows
        The batch that the last request was written into, if it still fills.
    running
        The number of batches that the device has.
    """

    _port: Port  # of the event loop that has entered the batcher

    def __init__(
        self,
        batcher: str,
        runtime: Runtime,
        name: str,
        launch: Kernel | Launch,
        buckets: Buckets,
        max_rows: int,
        depth: int,
        max_delay: float,
    ) -> None:
        self.figures = BatchFigures()
        self.open_rows: BatchRows | None = None
        self.running = 0
        self._batcher = batcher
        self._launch = launch
        self._buckets = buckets
        self._max_rows = max_rows
        self._depth = depth
        self._max_delay = max_delay
        self._runtime = runtime
        self._name = name
        # The device's own clock tells how long batches take. On lavapipe, the loop's: time stamps cost it 0.4 ms.
        self._is_timed = not runtime.info.is_software
        self._queues: list[Queue] = []  # one for each batch that the device has at a time
        self._idle_queues: list[Queue] = []
        self._filling: dict[Bucket, BatchRows] = {}  # in the order of their first requests
        self._lines: dict[Bucket, deque[Request]] = {}
        self._alive: set[BatchRows] = set()  # batches that are sent, until all their callers are answered
        self._is_armed = False  # the end of this turn sends what it can
        self._is_dispatching = False
        self._idle: anyio.Event | None = None  # set when nothing waits and nothing runs, while the batcher ends

    @property
    def was_opened(self) -> bool:
        """Whether :meth:`open` was called."""
        return bool(self._queues)

    @property
    def waiting(self) -> int:
        """The number of requests that are not sent. From any thread."""
        filling, lines = tuple(self._filling.values()), tuple(self._lines.values())
        return sum(len(rows.waiters) for rows in filling) + sum(map(len, lines))

    @property
    def unanswered(self) -> int:
        """The number of requests that were sent, and are not answered. From any thread."""
        return sum(len(rows.waiters) - rows.answered for rows in tuple(self._alive))

    def open(self, port: Port) -> None:
        """Create the queues, in the event loop of ``port``."""
        self._port = port
        self._context = copy_context()  # a batch is no caller's: none of their revoke scopes takes it back
        for number in range(self._depth):
            self._queues.append(self._create_queue(number))
        self._idle_queues = list(self._queues)

    async def close(self) -> None:
        """Answer all requests, and close the queues."""
        async with AsyncExitStack() as stack:
            for queue in self._working_queues():
                stack.push_async_callback(queue.aclose)
            self._idle = anyio.Event()
            self._max_delay = 0.0
            for rows in self._filling.values():
                rows.is_due = True
            self._dispatch()
            await self._idle.wait()

    async def stop(self, kind: type[BaseException] | None, error: BaseException | None, trace: Any) -> None:
        """Close the queues, and wait for nothing: an exception, such as a cancellation, ends the block."""
        for queue in self._working_queues():
            await queue.__aexit__(kind, error, trace)

    def expected(self, bucket: Bucket) -> float:
        """Return the seconds that a request of a bucket is expected to take; 0 if no batch has run yet."""
        now, room = perf_counter(), 0.0
        if self.running >= self._depth:
            ends = [rows.began + rows.bucket.estimate.seconds(len(rows.waiters)) for rows in self._alive]
            room = max(0.0, min(ends, default=now) - now)
        ahead = len(self._lines.get(bucket, ())) // self._max_rows
        rows, estimate = self._filling.get(bucket), bucket.estimate
        filling = 0 if rows is None else len(rows.waiters)
        return room + ahead * estimate.seconds(self._max_rows) / self._depth + estimate.seconds(filling + 1)

    def add(self, bucket: Bucket, request: Request, waits: bool) -> bool:
        """Write a request into the batch that fills. Return False if there is no room, and nobody waits for it.

        Without room, the request stands in line, if it ``waits``. Raises the errors of allocations.
        """
        rows = None if bucket in self._lines else self._room(bucket)
        if rows is not None:
            self._put(rows, request)
        elif waits:
            self._lines.setdefault(bucket, deque()).append(request)
        return rows is not None or waits

    def refuse(self, error: Error) -> None:
        """Give an error to all callers whose requests are not sent."""
        self.open_rows = None
        refusal = Refusal(error)
        for rows in self._filling.values():
            self._refuse(rows.waiters, refusal)
        self._filling.clear()
        for bucket in tuple(self._lines):
            self._refuse_line(bucket, refusal)

    def release(self, rows: BatchRows) -> None:
        """Use the memory of a batch again, if all callers are answered and no block has a part of it."""
        if rows in self._alive or rows.leases:
            return
        bucket, queue = rows.bucket, rows.queue
        if rows.is_spoiled or queue is None or queue.failure is not None:  # the device may still use it
            bucket.taken -= 1
        else:
            bucket.give_back(rows.memory, self._depth)
        if bucket not in self._filling:
            self._refill(bucket)

    # -- private: batches fill -------------------------------------------------------------------------------

    def _room(self, bucket: Bucket) -> BatchRows | None:
        """Return a batch with a row left: the one that fills, or a new one if there is memory for it."""
        rows = self._filling.get(bucket)
        if rows is not None:
            if len(rows.waiters) == self._max_rows:
                rows.drop_leavers(self.figures, self._batcher)
            return rows if len(rows.waiters) < self._max_rows else None
        memory = self._buckets.take_memory(bucket)
        if memory is None:
            return None
        rows = self._filling[bucket] = BatchRows(bucket, memory)
        if self._max_delay:
            self._port.call_later(self._max_delay, partial(self._on_delay, rows))
        else:
            rows.is_due = True
            if not self._is_armed and self.running < self._depth:
                self._is_armed = True
                self._port.call_soon(self._on_turn_end)
        return rows

    def _put(self, rows: BatchRows, request: Request) -> None:
        self.open_rows = rows
        rows.add(request)
        if len(rows.waiters) == self._max_rows:
            rows.is_due = True
            self._dispatch()

    def _refill(self, bucket: Bucket) -> None:
        """Write requests in line into the next batch, as far as there is room."""
        line = self._lines.get(bucket)
        if line is None:
            return
        try:
            while line and (rows := self._room(bucket)) is not None:
                request = line.popleft()
                if request.waiter.done():
                    self.figures.never_sent += 1
                else:
                    self._put(rows, request)
        except Error as error:  # no memory, or the device is lost
            self._refuse_line(bucket, Refusal(error))
        if not line:
            self._lines.pop(bucket, None)

    def _refuse_line(self, bucket: Bucket, refusal: Refusal) -> None:
        self._refuse([request.waiter for request in self._lines.pop(bucket, ())], refusal)

    def _refuse(self, waiters: Sequence[TaskWaiter], refusal: Refusal) -> None:
        self.figures.never_sent += len(waiters)  # also those that have left
        refuse_all(waiters, refusal)

    # -- private: batches go ---------------------------------------------------------------------------------

    def _on_turn_end(self) -> None:
        self._is_armed = False
        self._dispatch()

    def _on_delay(self, rows: BatchRows) -> None:
        rows.is_due = True
        self._dispatch()

    def _dispatch(self) -> None:
        """Send batches while the device has room, in the order of their first requests."""
        if self._is_dispatching:
            return
        self._is_dispatching = True
        try:
            while self.running < self._depth and (rows := self._due()) is not None:
                del self._filling[rows.bucket]
                if self.open_rows is rows:
                    self.open_rows = None
                rows.drop_leavers(self.figures, self._batcher)
                if rows.waiters:
                    self._send(rows)
                else:
                    rows.bucket.give_back(rows.memory, self._depth)
                self._refill(rows.bucket)
        finally:
            self._is_dispatching = False
        self._tell_idle()

    def _due(self) -> BatchRows | None:
        """Return the batch that goes next, if one may go."""
        for rows in self._filling.values():
            if rows.is_due:
                return rows
        return None

    def _send(self, rows: BatchRows) -> None:
        figures, count, now = self.figures, len(rows.waiters), perf_counter()
        figures.batches += 1
        figures.sent += count
        figures.copied_in += count
        rows.began, rows.number = now, figures.batches
        self._alive.add(rows)
        try:
            self._context.run(self._enqueue, rows, count)
        except Exception as error:  # noqa: BLE001  # also the user's function's: its callers get it
            self._spoil(rows, error)
        figures.fill[count] += 1  # the device works meanwhile
        figures.wait.add_ages(now, rows.times)

    def _enqueue(self, rows: BatchRows, count: int) -> None:
        memory, queue = rows.memory, self._take_queue()
        rows.queue = queue
        self.running += 1
        bound = memory.bound(count)
        if self._is_timed:
            rows.start = queue.record_event()
        for write in bound.writes:
            queue.write(write)
        if bound.launch is not None:
            rows.events.append(queue.launch(bound.launch))
        else:
            launch: Any = self._launch
            launch(queue, Batch(count, memory.inputs, memory.outputs, rows.key))
        engine = engine_of(queue)
        tracer = engine.tracer
        if tracer is not None:
            rows.note_await = partial(tracer.resumed, engine.timeline.enqueued)
        for read in bound.reads:
            rows.events.append(queue.read(read))
        if count > 1:  # a lone request is looked for at once, as if its caller awaited it
            engine.submit()
        last = rows.events[-1]
        call_in_turn(last, partial(self._complete, rows, last))
        engine.submit()  # the batch is whole: the queue need not wait for the end of the turn

    def _spoil(self, rows: BatchRows, error: Exception) -> None:
        """Give each caller the error that a batch has raised while it was enqueued. A part of it may run."""
        rows.is_spoiled = True
        if not rows.is_complete:
            self._free_queue(rows)
        if not isinstance(error, Error):
            raised = InvalidStateError(f"{self._batcher}: the function that launches a batch has raised {error!r}")
            raised.__cause__ = error
            error = deferred(raised)
        rows.refuse(error, self.figures, self._batcher)
        self._end(rows)

    # -- private: batches come back --------------------------------------------------------------------------

    def _complete(self, rows: BatchRows, last: Event[Any]) -> None:
        """Let the next batch go, and answer the callers of this one."""
        self._free_queue(rows)
        engine, ticket = place_of(last)
        if engine.timeline.is_done(ticket):
            error = _failure(rows.events)
        else:  # ``last`` was revoked, and operations before it may still use the rows
            rows.is_spoiled = True
            error = last.exception()
        if error is None:
            seconds = perf_counter() - rows.began if rows.start is None else last.elapsed_since(rows.start)
            rows.bucket.estimate.add(len(rows.waiters), seconds)
            self.figures.run.add(seconds)
        if self._filling:
            self._dispatch()
        if error is None:
            self._answer(rows)
        else:
            rows.refuse(error, self.figures, self._batcher)
            self._end(rows)

    def _free_queue(self, rows: BatchRows) -> None:
        rows.is_complete = True
        if rows.queue is not None:
            self.running -= 1
            self._idle_queues.append(rows.queue)

    def _answer(self, rows: BatchRows) -> None:
        """Answer callers. The next turn goes on if there are many."""
        try:
            is_answered = rows.answer(self.figures)
        except MemoryError:
            error = OutOfMemoryError("no memory is left for the results")
            rows.refuse(deferred(error), self.figures, self._batcher)
            is_answered = True
        if is_answered:
            self._end(rows)
        else:
            self._port.call_soon(partial(self._answer, rows))

    def _end(self, rows: BatchRows) -> None:
        """All callers of a batch are answered."""
        self._alive.discard(rows)
        self.release(rows)
        self._tell_idle()

    def _tell_idle(self) -> None:
        if self._idle is not None and not self._filling and not self._alive:
            self._idle.set()

    # -- private: queues -------------------------------------------------------------------------------------

    def _working_queues(self) -> Sequence[Queue]:
        """Return the queues that have not failed: of others, callers have got the errors."""
        return [queue for queue in self._queues if queue.failure is None]

    def _take_queue(self) -> Queue:
        """Return a queue that has no batch. A queue that has failed is replaced: its device may be open again."""
        queue = self._idle_queues[-1]
        if queue.failure is not None:
            number = self._queues.index(queue)
            queue = self._queues[number] = self._create_queue(number)
        self._idle_queues.pop()
        return queue

    def _create_queue(self, number: int) -> Queue:
        name = f"{self._name}{number}"
        if self._is_timed:
            try:
                return self._runtime.create_queue(name=name, timing=True)
            except NotSupportedError:  # the device has no clock: the loop's is used
                self._is_timed = False
        return self._runtime.create_queue(name=name)


def _failure(events: Sequence[Event[Any]]) -> Error | None:
    """Return the first error of events that are done."""
    for event in events:
        error = event.exception()
        if error is not None:
            return error
    return None
