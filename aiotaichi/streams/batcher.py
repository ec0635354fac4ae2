"""Batches of requests: many callers, one launch over the rows of a batch."""

from __future__ import annotations

import math
from collections import deque
from collections.abc import AsyncIterator, Callable, Hashable, Mapping, Sequence
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from types import TracebackType
from typing import Any, Self, TypeAlias

import anyio
import anyio.lowlevel

from .. import BatcherStatistics, Event, Kernel, NdArray, Overflow, Queue, Runtime
from ..core.no_copies import refuse_copies
from ..core.values import integer, text
from ..errors import (
    Error,
    InvalidArgumentError,
    InvalidStateError,
    NotSupportedError,
    OutOfMemoryError,
    QueueFullError,
    wrong_argument,
)
from ..image_types import as_member
from ..kept_errors import again, deferred
from ..queue.ports import Port, TaskWaiter, current_port
from ..runtime.runtime import batchers_of
from ..types import DTypeLike
from .batch_estimate import Estimate
from .batch_figures import BatchFigures
from .batch_memory import BatchMemory
from .batch_signature import RowSignature
from .row_writer import row_test

__all__ = ["Batch", "Batcher"]

_BUCKETS = 16  # shapes and keys whose memory is kept although nothing waits there


@dataclass(frozen=True, slots=True)
class Batch:
    """What a function that launches a batch gets.

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


class Batcher:
    """Puts the requests of many tasks into batches, each of which is one launch. Use it as ``async with``.

    ``await batcher(item, ...)`` gives the results of one request. The first batch goes to the device at the end of
    the turn of the event loop, with all requests of the turn. While ``depth`` batches run, the next one fills, and
    goes as soon as one of them has completed. No timer polls.

    Requests whose items have one shape, and one key, share a batch. A batch runs beside others of the batcher: each
    has arrays of its own, and one of ``depth`` queues.

    The batcher belongs to the event loop that enters it. If the block ends without an error, it ends when all
    requests are answered. If it is cancelled, requests that wait get an InvalidStateError.

    Parameters
    ----------
    runtime
        The runtime of the device.
    launch
        A kernel that takes the number of rows, then an array for each item, then one for each result. The leading
        axis of the arrays is the row. Or a function ``launch(queue, batch)`` that enqueues what computes the results
        of a :class:`Batch`; it must not enqueue on other queues.
    signature
        The shapes of the items of a request, and of its results, as NumPy writes the signatures of generalized
        ufuncs: ``"(n),(),()->(n)"`` takes an array and two numbers, and gives an array. Equal names are equal
        extents. An extent may be a number: ``"(h,w,3)->(h,w,3)"``.
    dtypes
        The dtype of each item and of each result. A kernel has them: leave them out.
    max_rows
        The most requests of a batch.
    depth
        How many batches the device has at a time.
    max_delay
        For how many seconds a batch that is not full may wait for further requests, although the device has room.
    overflow
        What happens if a batch is full and the device has no room for it: an :class:`Overflow` or its name.
        ``"wait"``: further requests wait in line, first come, first served. ``"raise"``: they raise a
        :class:`~aiotaichi.errors.QueueFullError`.
    name
        The batcher's name in messages and statistics.

    Raises
    ------
    InvalidArgumentError
        The kernel does not fit the signature, or an argument is none of what it may be.
    ArgumentOutOfRangeError
        ``overflow`` is neither of the two.

    Examples
    --------
    >>> async with at.Batcher(rt, module.kernel("scale"), "(n),(),()->(n)") as batcher:
    ...     y = await batcher(x, 2.0, 1.0)
    """

    __reduce_ex__ = refuse_copies("make another at.Batcher on its runtime")

    _port: Port  # of the event loop that has entered it

    def __init__(
        self,
        runtime: Runtime,
        launch: Kernel | Launch,
        signature: str,
        *,
        dtypes: Sequence[DTypeLike] | None = None,
        max_rows: int = 256,
        depth: int = 2,
        max_delay: float = 0.0,
        overflow: Overflow | str = Overflow.WAIT,
        name: str = "batcher",
    ) -> None:
        if not isinstance(runtime, Runtime):
            raise wrong_argument(runtime, f"Batcher takes a Runtime, not {type(runtime).__name__}")
        if not isinstance(launch, Kernel) and not callable(launch):
            raise wrong_argument(launch, f"Batcher takes a kernel or a function, not {type(launch).__name__}")
        self._runtime = runtime
        self._launch = launch
        self._signature = RowSignature(signature, launch, dtypes)
        self._max_rows = integer("max_rows", max_rows, "an integer, at least 1", least=1)
        self._last_row = self._max_rows - 1
        self._depth = integer("depth", depth, "an integer, at least 1", least=1)
        self._max_delay = _checked_seconds("max_delay", max_delay)
        self._refuses = as_member(Overflow, "overflow", overflow) is Overflow.RAISE
        self._name = text("name", name)
        self._figures = BatchFigures()
        self._loop: object = None
        self._refusal: Error | None = InvalidStateError(f"{self!r} is not open: enter it with 'async with'")
        self._is_timed = True
        self._queues: list[Queue] = []
        self._idle_queues: list[Queue] = []
        self._buckets: dict[tuple[tuple[int, ...], Hashable], _Bucket] = {}  # the last used comes last
        self._recent: _Bucket | None = None  # of the last request
        self._open_rows: _Rows | None = None  # that the last request was written into, if they still fill
        self._filling: dict[_Bucket, None] = {}  # those with requests that are not sent, in the order of the first
        self._alive: set[_Rows] = set()  # batches that are sent, until all their callers are answered
        self._running = 0  # of these, those that the device has
        self._is_armed = False  # the end of this turn sends what it can
        self._is_dispatching = False
        self._idle: anyio.Event | None = None  # set when nothing waits and nothing runs, while the block ends

    @property
    def name(self) -> str:
        """The batcher's name."""
        return self._name

    @property
    def runtime(self) -> Runtime:
        """The runtime of the device."""
        return self._runtime

    async def __aenter__(self) -> Self:
        if self._queues:
            raise InvalidStateError(f"{self!r} was entered before: make another one")
        await anyio.lowlevel.checkpoint()
        for _ in range(self._depth):
            self._queues.append(self._new_queue())
        self._idle_queues = list(self._queues)
        port = self._port = current_port()
        self._loop, self._running_loop, self._create_waiter = port.loop, port.running, port.create_waiter
        self._refusal = None
        batchers_of(self._runtime).add(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        refusal = self._refusal = deferred(InvalidStateError(f"{self!r} is closed"))
        self._open_rows = None
        working = [queue for queue in self._queues if queue.failure is None]  # the callers have the errors of others
        try:
            if kind is not None and not issubclass(kind, Exception):  # cancelled, or exiting: wait for nothing
                for queue in working:
                    await queue.__aexit__(kind, error, trace)
                return
            async with AsyncExitStack() as stack:
                for queue in working:
                    stack.push_async_callback(queue.aclose)
                await self._settle()
        finally:
            self._refuse_waiting(refusal)
            for bucket in self._buckets.values():
                bucket.free()
            batchers_of(self._runtime).discard(self)

    async def __call__(self, *items: Any, key: Hashable = None, timeout: float | None = None) -> Any:
        """Compute one request in a batch with others.

        Parameters
        ----------
        *items
            The items, as the signature says: NumPy arrays of the dtype, nested sequences, numbers. They are copied at
            the call, or when there is room: they must not change until the call returns.
        key
            Requests of one batch have equal keys. A function that launches the batch reads the key.
        timeout
            The seconds that the request may take. If the times of earlier batches say that it will take longer, the
            call raises at once. If they are over before the request is sent, it is never sent.

        Returns
        -------
        numpy.ndarray, numpy.generic or tuple
            The result: an array or a number of NumPy's. A tuple if the signature has several. It is the caller's own.

        Raises
        ------
        InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError
            An item has another shape or dtype, or the dtype cannot hold its values. Other requests go on.
        QueueFullError
            There is no room, and ``overflow="raise"``.
        TimeoutError
            ``timeout`` seconds have passed, or would pass.
        InvalidStateError
            The batcher is closed, or belongs to another event loop.
        DeviceLostError
            The device is lost. After :meth:`Runtime.recreate`, the batcher works again.
        OutOfMemoryError
            The device has no memory for a batch.
        Error
            The error of the batch: each of its callers gets a copy, which names the batch.
        """
        rows = self._open_rows
        if (
            rows is not None
            and timeout is None
            and key is rows.key
            and (row := len(rows.waiters)) < self._last_row
            and self._running_loop() is self._loop
            and rows.put(row, items)
        ):  # most requests: they fit into the batch that fills, and do not fill it up
            waiter = self._create_waiter()
            rows.waiters.append(waiter)
            rows.times.append(perf_counter())
            answer = await waiter
        elif timeout is None:
            answer = await self._enter(items, key)
        else:
            with anyio.fail_after(timeout):
                answer = await self._enter(items, key, None, timeout)
        if answer.__class__ is _Refusal:
            raise answer.error()
        return answer

    @asynccontextmanager
    async def lease(self, *items: Any, key: Hashable = None, timeout: float | None = None) -> AsyncIterator[Any]:
        """Compute one request, and lend the result: a view of the batch's memory, which the block has.

        Nothing is copied. The memory is used again after the blocks of all requests of the batch.

        Parameters
        ----------
        *items, key, timeout
            As for a call of the batcher. The time of the block itself does not count.

        Raises
        ------
        Error
            As a call of the batcher.

        Examples
        --------
        >>> async with batcher.lease(image) as blurred:
        ...     await socket.send(blurred.data)
        """
        lease = _Lease()
        try:
            with anyio.fail_after(timeout):
                answer = await self._enter(items, key, lease, timeout)
            if answer.__class__ is _Refusal:
                raise answer.error()
            yield answer
        finally:
            if (rows := lease.rows) is not None:
                rows.leases -= 1
                self._release(rows)

    def statistics(self) -> BatcherStatistics:
        """Return what the batcher has now, and what it has done. It does not wait, and any thread may call it.

        Examples
        --------
        >>> batcher.statistics().waiting
        3
        """
        figures = self._figures
        running = sum(len(rows.waiters) - rows.answered for rows in tuple(self._alive))
        return BatcherStatistics(
            name=self._name,
            waiting=sum(bucket.waiting for bucket in tuple(self._buckets.values())),
            running=running,
            batches=figures.batches,
            sent=figures.sent,
            answered=figures.answered,
            failed=figures.failed,
            dropped=figures.dropped,
            never_sent=figures.never_sent,
            refused=figures.refused,
            copied_in=figures.copied_in,
            copied_out=figures.copied_out,
            fill=dict(figures.fill),
            wait=figures.wait.read(),
            run=figures.run.read(),
        )

    # -- private: requests come ------------------------------------------------------------------------------

    def _enter(
        self, items: Sequence[Any], key: Hashable, lease: _Lease | None = None, timeout: float | None = None
    ) -> TaskWaiter:
        """Write a request into the batch that fills, or let it stand in line. Return what its caller awaits."""
        self._check()
        now, deadline, bucket = perf_counter(), math.inf, self._recent
        if bucket is None or key is not bucket.key or not bucket.fits(items):
            items, bucket = self._classify(items, key)
        if timeout is not None:
            expected, deadline = self._expected(bucket), now + timeout
            if expected > timeout:
                self._figures.refused += 1
                bucket.estimate.doubt()
                raise TimeoutError(f"{self!r}: the request would take about {expected:.2g} s, not {timeout:.2g} s")
        request = _Request(items, self._create_waiter(), now, lease, deadline)
        try:
            rows = None if bucket.line else self._room(bucket)
        except Error:
            self._figures.refused += 1
            raise
        if rows is not None:
            self._put(rows, request)
        elif self._refuses:
            self._figures.refused += 1
            raise QueueFullError(
                f"{self!r} is full: {self._max_rows} requests wait, and {self._running} batches run; "
                f"max_rows={self._max_rows}, depth={self._depth}"
            )
        else:
            bucket.line.append(request)
        return request.waiter

    def _classify(self, items: Sequence[Any], key: Hashable) -> tuple[Sequence[Any], _Bucket]:
        """Return the items as arrays, and their bucket. Raise an error for bad ones."""
        try:
            arrays = self._signature.arrays(items)
            sizes = self._signature.sizes(arrays)
            place = (*sizes.values(),), key
            hash(place)
        except (Error, TypeError) as error:
            self._figures.refused += 1
            if isinstance(error, Error):
                raise
            raise InvalidArgumentError(f"key={key!r}: give an object with a hash: {error}") from None
        bucket = self._buckets.pop(place, None) or self._new_bucket(sizes, key)
        self._recent = self._buckets[place] = bucket
        if len(self._buckets) > _BUCKETS:
            idle = next((place for place, each in self._buckets.items() if not each.taken and not each.line), None)
            if idle is not None and self._buckets[idle] is not bucket:
                self._buckets.pop(idle).free()
        return arrays, bucket

    def _new_bucket(self, sizes: Mapping[str, int], key: Hashable) -> _Bucket:
        signature = self._signature
        inputs, outputs = (
            [(row, row.shape(sizes)) for row in side] for side in (signature.inputs, signature.outputs)
        )
        make = partial(BatchMemory, self._runtime, inputs, outputs, self._max_rows, self._launch)
        return _Bucket(key, row_test(inputs), make)

    def _put(self, rows: _Rows, request: _Request) -> None:
        """Write a request into the next row, which is there."""
        row = len(rows.waiters)
        self._open_rows = rows
        fits = rows.put(row, request.items)
        assert fits
        rows.waiters.append(request.waiter)
        rows.times.append(request.time)
        if request.lease is not None:
            rows.wanted[row] = request.lease
        if request.deadline != math.inf:
            rows.deadlines[row] = request.deadline
        if row + 1 == self._max_rows:
            self._on_full(rows)

    def _room(self, bucket: _Bucket) -> _Rows | None:
        """Return the batch that fills, if it has a row left. Begin one if there is none.

        Raises the errors of allocations. If there is no memory, but some will be given back, return None.
        """
        rows = bucket.filling
        if rows is not None:
            if len(rows.waiters) == self._max_rows:
                self._drop_leavers(rows)
            return rows if len(rows.waiters) < self._max_rows else None
        try:
            memory = self._take_memory(bucket)
        except OutOfMemoryError:
            if bucket.taken:
                return None
            raise
        rows = bucket.filling = _Rows(bucket, memory, is_due=not self._max_delay)
        self._filling[bucket] = None
        if self._max_delay:
            self._port.call_later(self._max_delay, partial(self._on_delay, rows))
        elif not self._is_armed and self._running < self._depth:
            self._is_armed = True
            self._port.call_soon(self._on_turn_end)
        return rows

    def _take_memory(self, bucket: _Bucket) -> BatchMemory:
        """Return memory for a batch. If there is too little, free what no bucket uses, and try once more."""
        with suppress(OutOfMemoryError):
            return bucket.take()
        for each in self._buckets.values():
            each.free()
        return bucket.take()

    def _check(self) -> None:
        if self._refusal is not None:
            raise again(self._refusal)
        if self._running_loop() is not self._loop:
            raise InvalidStateError(f"{self!r} belongs to another event loop: it is used in the loop that entered it")

    # -- private: batches go ---------------------------------------------------------------------------------

    def _on_turn_end(self) -> None:
        self._is_armed = False
        self._dispatch()

    def _on_delay(self, rows: _Rows) -> None:
        rows.is_due = True
        self._dispatch()

    def _on_full(self, rows: _Rows) -> None:
        rows.is_due = True
        if not self._is_dispatching:
            self._dispatch()

    def _dispatch(self) -> None:
        """Send batches while the device has room: those first whose first request came first."""
        self._is_dispatching = True
        try:
            while self._running < self._depth:
                bucket = next((each for each in self._filling if each.filling and each.filling.is_due), None)
                if bucket is None:
                    break
                self._send(bucket)
        finally:
            self._is_dispatching = False
        if self._idle is not None and not self._filling and not self._alive:
            self._idle.set()

    def _send(self, bucket: _Bucket) -> None:
        """Send the batch that fills, and let those in line fill the next one."""
        rows = bucket.filling
        assert rows is not None
        bucket.filling = None
        if self._open_rows is rows:
            self._open_rows = None
        del self._filling[bucket]
        self._drop_leavers(rows)
        if not rows.waiters:
            bucket.give_back(rows.memory, self._depth)
        else:
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
        self._refill(bucket)

    def _enqueue(self, rows: _Rows, count: int) -> None:
        memory, queue = rows.memory, self._take_queue()
        rows.queue = queue
        self._running += 1
        bound = memory.bound(count)
        if self._is_timed:
            rows.start = queue.record_event()
        for write in bound.writes:
            queue.write(write)
        if bound.launch is not None:
            rows.events.append(queue.launch(bound.launch))
        else:
            launch: Any = self._launch
            launch(queue, Batch(count, memory.inputs, memory.outputs, rows.bucket.key))
        for read in bound.reads:
            rows.events.append(queue.read(read))
        last = rows.events[-1]
        last.add_done_callback(partial(self._on_done, rows))
        if last.done():  # a lone caller's may be: it need not wait for a turn
            self._complete(rows)

    def _take_queue(self) -> Queue:
        """Return a queue that has no batch. A queue that has failed is replaced: its device may be open again."""
        queue = self._idle_queues[-1]
        if queue.failure is not None:
            replacement = self._new_queue()
            self._queues[self._queues.index(queue)] = replacement
            queue = replacement
        self._idle_queues.pop()
        return queue

    def _new_queue(self) -> Queue:
        name = f"{self._name}{len(self._queues)}"
        if self._is_timed:
            try:
                return self._runtime.create_queue(name=name, timing=True)
            except NotSupportedError:  # the device has no clock: the loop's is used
                self._is_timed = False
        return self._runtime.create_queue(name=name)

    def _drop_leavers(self, rows: _Rows) -> None:
        """Fill the rows of callers that have left, and of those whose deadline has passed, with the last rows."""
        if rows.deadlines:
            ends = perf_counter() + rows.bucket.estimate.seconds(len(rows.waiters))
            for row, deadline in rows.deadlines.items():
                if ends > deadline and not rows.waiters[row].done():
                    rows.waiters[row].set_result(_Refusal(TimeoutError(f"{self!r}: the deadline cannot be met")))
                    rows.bucket.estimate.doubt()
        left = [row for row, waiter in enumerate(rows.waiters) if waiter.done()]
        if left:
            self._figures.never_sent += len(left)
            self._figures.copied_in += len(left) + rows.drop(left)

    def _refill(self, bucket: _Bucket) -> None:
        """Let those in line fill the next batch, as far as there is room."""
        line = bucket.line
        try:
            while line and (rows := self._room(bucket)) is not None:
                request = line.popleft()
                if request.waiter.done():
                    self._figures.never_sent += 1
                else:
                    self._put(rows, request)
        except Error as error:  # no memory, or the device is lost
            self._figures.never_sent += len(line)
            for request in line:
                if not request.waiter.done():
                    request.waiter.set_result(_Refusal(error))
            line.clear()

    def _expected(self, bucket: _Bucket) -> float:
        """Return the seconds that a request of a bucket is expected to take; 0 if no batch has run yet."""
        now, room = perf_counter(), 0.0
        if self._running >= self._depth:
            ends = [rows.began + rows.bucket.estimate.seconds(len(rows.waiters)) for rows in self._alive]
            room = max(0.0, min(ends, default=now) - now)
        ahead = len(bucket.line) // self._max_rows
        filling = 0 if bucket.filling is None else len(bucket.filling.waiters)
        estimate = bucket.estimate
        return room + ahead * estimate.seconds(self._max_rows) / self._depth + estimate.seconds(filling + 1)

    # -- private: batches come back --------------------------------------------------------------------------

    def _on_done(self, rows: _Rows, _: Event[Any]) -> None:
        if not rows.is_complete:
            self._complete(rows)

    def _complete(self, rows: _Rows) -> None:
        """Let the next batch go, and answer the callers of this one."""
        rows.is_complete = True
        queue = rows.queue
        assert queue is not None
        self._running -= 1
        self._idle_queues.append(queue)
        failures = (event.exception() for event in rows.events)
        error = next((failure for failure in failures if failure is not None), None)
        if error is None:
            end = rows.events[-1]
            seconds = perf_counter() - rows.began if rows.start is None else end.elapsed_since(rows.start)
            rows.bucket.estimate.add(len(rows.waiters), seconds)
            self._figures.run.add(seconds)
        if not self._is_dispatching:
            self._dispatch()
        if error is None:
            self._answer(rows)
        else:
            self._refuse(rows, error)

    def _answer(self, rows: _Rows) -> None:
        """Give callers their results: as many as a turn may. The next turn goes on."""
        figures, waiters, results = self._figures, rows.waiters, rows.memory.results
        begin = rows.answered
        end = rows.answered = min(len(waiters), begin + rows.memory.share)
        dropped = lent = 0
        if len(results) == 1 and not rows.wanted:
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
                    lent += row in rows.wanted
                    waiters[row].set_result(rows.result(row))
        figures.dropped += dropped
        figures.answered += end - begin - dropped
        figures.copied_out += end - begin - dropped - lent
        if end < len(waiters):
            self._port.call_soon(partial(self._answer, rows))
        else:
            self._end(rows)

    def _spoil(self, rows: _Rows, error: Exception) -> None:
        """Give each caller the error that a batch has raised while it was enqueued. A part of it may run."""
        rows.is_spoiled = True
        if rows.queue is not None and not rows.is_complete:
            rows.is_complete = True
            self._running -= 1
            self._idle_queues.append(rows.queue)
        if not isinstance(error, Error):
            raised = InvalidStateError(f"{self!r}: the function that launches a batch has raised {error!r}")
            raised.__cause__ = error
            error = deferred(raised)
        self._refuse(rows, error)

    def _refuse(self, rows: _Rows, error: Exception) -> None:
        """Give each caller of a batch an error."""
        count = len(rows.waiters)
        refusal = _Refusal(error, f"in batch {rows.number} of {self!r}, which had {count} requests")
        failed = 0
        for waiter in rows.waiters:
            if not waiter.done():
                failed += 1
                waiter.set_result(refusal)
        rows.answered = count
        self._figures.failed += failed
        self._figures.dropped += count - failed
        self._end(rows)

    def _end(self, rows: _Rows) -> None:
        """All callers of a batch are answered."""
        self._alive.discard(rows)
        rows.is_answered = True
        self._release(rows)
        if self._idle is not None and not self._filling and not self._alive:
            self._idle.set()

    def _release(self, rows: _Rows) -> None:
        """Use the memory of a batch again, if all callers are answered and no block has a part of it."""
        if not rows.is_answered or rows.leases:
            return
        bucket, queue = rows.bucket, rows.queue
        if rows.is_spoiled or queue is None or queue.failure is not None:  # the device may still use it
            bucket.taken -= 1
        else:
            bucket.give_back(rows.memory, self._depth)
        if bucket.line and bucket.filling is None:
            self._refill(bucket)

    # -- private: the end ------------------------------------------------------------------------------------

    async def _settle(self) -> None:
        """Wait until all requests are answered."""
        self._idle = anyio.Event()
        for bucket in self._filling:
            assert bucket.filling is not None
            bucket.filling.is_due = True
        self._max_delay = 0.0
        self._dispatch()
        await self._idle.wait()

    def _refuse_waiting(self, error: Error) -> None:
        """Give an error to all callers that still wait."""
        refusal = _Refusal(error)
        for bucket in self._buckets.values():
            rows, bucket.filling = bucket.filling, None
            waiters = [*(rows.waiters if rows is not None else ()), *(request.waiter for request in bucket.line)]
            bucket.line.clear()
            for waiter in waiters:
                if not waiter.done():
                    self._figures.never_sent += 1
                    waiter.set_result(refusal)
        self._filling.clear()

    def __repr__(self) -> str:
        return f"<Batcher {self._name!r}>"


class _Refusal:
    """The answer to a caller that gets no result. Several callers may get it: each raises an error of its own."""

    def __init__(self, error: Exception, note: str | None = None) -> None:
        self._error = error
        self._notes = [] if note is None else [note]

    def error(self) -> Exception:
        """Return the error to raise."""
        if isinstance(self._error, Error):
            return again(self._error, self._notes)
        return type(self._error)(*self._error.args)


class _Lease:
    """What a block has that leases a result: the batch, once the result is there."""

    rows: _Rows | None = None


@dataclass(slots=True, eq=False)
class _Request:
    """A request, which may stand in line."""

    items: Sequence[Any]
    waiter: TaskWaiter
    time: float
    lease: _Lease | None
    deadline: float


class _Rows:
    """The requests of one batch.

    Attributes
    ----------
    waiters, times
        What the caller of each row awaits, and when it came.
    wanted, deadlines
        The leases and the deadlines of some rows.
    is_due
        Whether the batch may go although it is not full.
    answered
        How many callers are answered.
    leases
        How many blocks have a part of the memory.
    """

    def __init__(self, bucket: _Bucket, memory: BatchMemory, is_due: bool) -> None:
        self.bucket = bucket
        self.key = bucket.key
        self.memory = memory
        self.put = memory.put
        self.is_due = is_due
        self.waiters: list[TaskWaiter] = []
        self.times: list[float] = []
        self.wanted: dict[int, _Lease] = {}
        self.deadlines: dict[int, float] = {}
        self.number = 0
        self.began = 0.0
        self.queue: Queue | None = None
        self.start: Event[None] | None = None
        self.events: list[Event[Any]] = []
        self.answered = self.leases = 0
        self.is_complete = self.is_answered = self.is_spoiled = False

    def drop(self, left: Sequence[int]) -> int:
        """Take some rows out: the last of the others take their places. Return how many rows were copied."""
        count = len(self.waiters) - len(left)
        kept = [row for row in range(count, len(self.waiters)) if row not in set(left)]
        moved = dict(zip((row for row in left if row < count), kept, strict=True))
        for to, source in moved.items():
            self.memory.move(to, source)
            self.waiters[to], self.times[to] = self.waiters[source], self.times[source]
        del self.waiters[count:], self.times[count:]
        self.times.sort()
        places = {source: to for to, source in moved.items()}
        gone = set(left)
        self.wanted = {places.get(row, row): each for row, each in self.wanted.items() if row not in gone}
        self.deadlines = {places.get(row, row): each for row, each in self.deadlines.items() if row not in gone}
        return len(moved)

    def result(self, row: int) -> Any:
        """Return the results of a row: views for a lease, else copies."""
        values = [result[row] for result in self.memory.results]
        lease = self.wanted.get(row)
        if lease is None:
            values = [value.copy() for value in values]
        else:
            lease.rows = self
            self.leases += 1
        return values[0] if len(values) == 1 else tuple(values)


class _Bucket:
    """Requests of one shape and one key: the batch that fills, those in line, and the memory.

    ``fits`` tells whether items are just as its rows take them. ``taken`` is the number of memories that a batch or a
    lease has.
    """

    def __init__(self, key: Hashable, fits: Callable[[Sequence[Any]], bool], make: Callable[[], BatchMemory]) -> None:
        self.key = key
        self.fits = fits
        self.estimate = Estimate()
        self.filling: _Rows | None = None
        self.line: deque[_Request] = deque()
        self.taken = 0
        self._make = make
        self._idle: list[BatchMemory] = []

    @property
    def waiting(self) -> int:
        """The number of requests that are not sent."""
        rows = self.filling
        return len(self.line) + (0 if rows is None else len(rows.waiters))

    def take(self) -> BatchMemory:
        """Return memory that nothing uses."""
        if self._idle and self._idle[-1].is_closed:  # lost with its device
            self.free()
        memory = self._idle.pop() if self._idle else self._make()
        self.taken += 1
        return memory

    def free(self) -> None:
        """Free the memory that nothing uses."""
        while self._idle:
            self._idle.pop().close()

    def give_back(self, memory: BatchMemory, depth: int) -> None:
        """Use memory again. What is beyond one batch that fills and those that run is freed."""
        self.taken -= 1
        if len(self._idle) <= depth:
            self._idle.append(memory)
        else:
            memory.close()


def _checked_seconds(name: str, value: float) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 <= value < math.inf:
        raise InvalidArgumentError(f"{name}={value!r}: give a number of seconds, from 0")
    return float(value)
