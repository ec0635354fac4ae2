"""How batches go to the device, and come back."""

from __future__ import annotations

from contextlib import AsyncExitStack
from functools import partial
from time import perf_counter
from typing import Any

import anyio

from .. import Event, Kernel, Runtime
from ..errors import Error, InvalidStateError
from ..kept_errors import deferred
from ..queue.ports import Port
from ..runtime.queue import engine_of
from .batch import Batch, Launch
from .batch_bucket import Bucket
from .batch_buckets import Buckets
from .batch_figures import BatchFigures
from .batch_filler import BatchFiller
from .batch_queues import BatchQueues
from .batch_rows import BatchRows

__all__ = ["BatchSender"]


class BatchSender:
    """Sends batches while the device has room for them, and answers their callers.

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
    filler
        Fills the batches.
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
        figures: BatchFigures,
        max_rows: int,
        depth: int,
        max_delay: float,
    ) -> None:
        self.filler = BatchFiller(batcher, buckets, max_rows, figures, self._on_begin, self._dispatch)
        self.running = 0
        self._batcher = batcher
        self._launch = launch
        self._figures = figures
        self._max_rows = max_rows
        self._depth = depth
        self._max_delay = max_delay
        self._queues = BatchQueues(runtime, name)
        self._alive: set[BatchRows] = set()  # batches that are sent, until all their callers are answered
        self._is_armed = False  # the end of this turn sends what it can
        self._is_dispatching = False
        self._idle: anyio.Event | None = None  # set when nothing waits and nothing runs, while the batcher ends

    @property
    def was_opened(self) -> bool:
        """Whether :meth:`open` was called."""
        return bool(self._queues)

    @property
    def unanswered(self) -> int:
        """The number of requests that were sent, and are not answered. From any thread."""
        return sum(len(rows.waiters) - rows.answered for rows in tuple(self._alive))

    def open(self, port: Port) -> None:
        """Create the queues, in the event loop of ``port``."""
        self._port = port
        self._queues.create(self._depth)

    async def close(self) -> None:
        """Answer all requests, and close the queues."""
        async with AsyncExitStack() as stack:
            for queue in self._queues.working:
                stack.push_async_callback(queue.aclose)
            self._idle = anyio.Event()
            self._max_delay = 0.0
            self.filler.hurry()
            self._dispatch()
            await self._idle.wait()

    async def stop(self, kind: type[BaseException] | None, error: BaseException | None, trace: Any) -> None:
        """Close the queues, and wait for nothing: an exception, such as a cancellation, ends the block."""
        for queue in self._queues.working:
            await queue.__aexit__(kind, error, trace)

    def expected(self, bucket: Bucket) -> float:
        """Return the seconds that a request of a bucket is expected to take; 0 if no batch has run yet."""
        now, room = perf_counter(), 0.0
        if self.running >= self._depth:
            ends = [rows.began + rows.bucket.estimate.seconds(len(rows.waiters)) for rows in self._alive]
            room = max(0.0, min(ends, default=now) - now)
        ahead = len(self.filler.lines.get(bucket, ())) // self._max_rows
        rows, estimate = self.filler.filling.get(bucket), bucket.estimate
        filling = 0 if rows is None else len(rows.waiters)
        return room + ahead * estimate.seconds(self._max_rows) / self._depth + estimate.seconds(filling + 1)

    def release(self, rows: BatchRows) -> None:
        """Use the memory of a batch again, if all callers are answered and no block has a part of it."""
        if rows in self._alive or rows.leases:
            return
        bucket, queue = rows.bucket, rows.queue
        if rows.is_spoiled or queue is None or queue.failure is not None:  # the device may still use it
            bucket.taken -= 1
        else:
            bucket.give_back(rows.memory, self._depth)
        if bucket not in self.filler.filling:
            self.filler.refill(bucket)

    # -- private: batches go ---------------------------------------------------------------------------------

    def _on_begin(self, rows: BatchRows) -> None:
        """Have a new batch sent when the device has room for it, or when its delay is over."""
        if self._max_delay:
            self._port.call_later(self._max_delay, partial(self._on_delay, rows))
            return
        rows.is_due = True
        if not self._is_armed and self.running < self._depth:
            self._is_armed = True
            self._port.call_soon(self._on_turn_end)

    def _on_turn_end(self) -> None:
        self._is_armed = False
        self._dispatch()

    def _on_delay(self, rows: BatchRows) -> None:
        rows.is_due = True
        self._dispatch()

    def _dispatch(self) -> None:
        """Send batches while the device has room."""
        if self._is_dispatching:
            return
        self._is_dispatching = True
        try:
            while self.running < self._depth and (rows := self.filler.take()) is not None:
                if rows.waiters:
                    self._send(rows)
                else:
                    rows.bucket.give_back(rows.memory, self._depth)
                self.filler.refill(rows.bucket)
        finally:
            self._is_dispatching = False
        self._tell_idle()

    def _send(self, rows: BatchRows) -> None:
        figures, count, now = self._figures, len(rows.waiters), perf_counter()
        figures.batches += 1
        figures.sent += count
        figures.copied_in += count
        figures.fill[count] += 1
        figures.wait.add_ages(now, rows.times)
        rows.began, rows.number = now, figures.batches
        self._alive.add(rows)
        try:
            self._enqueue(rows, count)
        except Exception as error:  # noqa: BLE001  # also the user's function's: its callers get it
            self._spoil(rows, error)

    def _enqueue(self, rows: BatchRows, count: int) -> None:
        memory, queue = rows.memory, self._queues.take()
        rows.queue = queue
        self.running += 1
        bound = memory.bound(count)
        if self._queues.is_timed:
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
        engine.submit()  # the batch is whole: the queue need not wait for the end of the turn
        last = rows.events[-1]
        last.add_done_callback(partial(self._on_done, rows))
        if last.done():  # a lone caller's may be: it need not wait for a turn
            self._complete(rows)

    def _spoil(self, rows: BatchRows, error: Exception) -> None:
        """Give each caller the error that a batch has raised while it was enqueued. A part of it may run."""
        rows.is_spoiled = True
        if not rows.is_complete:
            self._free_queue(rows)
        if not isinstance(error, Error):
            raised = InvalidStateError(f"{self._batcher}: the function that launches a batch has raised {error!r}")
            raised.__cause__ = error
            error = deferred(raised)
        rows.refuse(error, self._figures, self._batcher)
        self._end(rows)

    # -- private: batches come back --------------------------------------------------------------------------

    def _on_done(self, rows: BatchRows, _: Event[Any]) -> None:
        if not rows.is_complete:
            self._complete(rows)

    def _complete(self, rows: BatchRows) -> None:
        """Let the next batch go, and answer the callers of this one."""
        self._free_queue(rows)
        failures = (event.exception() for event in rows.events)
        error = next((failure for failure in failures if failure is not None), None)
        if error is None:
            end = rows.events[-1]
            seconds = perf_counter() - rows.began if rows.start is None else end.elapsed_since(rows.start)
            rows.bucket.estimate.add(len(rows.waiters), seconds)
            self._figures.run.add(seconds)
        self._dispatch()
        if error is None:
            self._answer(rows)
        else:
            rows.refuse(error, self._figures, self._batcher)
            self._end(rows)

    def _free_queue(self, rows: BatchRows) -> None:
        rows.is_complete = True
        if rows.queue is not None:
            self.running -= 1
            self._queues.give_back(rows.queue)

    def _answer(self, rows: BatchRows) -> None:
        """Answer callers. The next turn goes on if there are many."""
        if rows.answer(self._figures):
            self._end(rows)
        else:
            self._port.call_soon(partial(self._answer, rows))

    def _end(self, rows: BatchRows) -> None:
        """All callers of a batch are answered."""
        self._alive.discard(rows)
        self.release(rows)
        self._tell_idle()

    def _tell_idle(self) -> None:
        if self._idle is not None and not self.filler.filling and not self._alive:
            self._idle.set()
