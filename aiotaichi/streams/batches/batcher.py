"""Batches of requests: many callers, one launch over the rows of a batch."""

from __future__ import annotations

import math
import sys
from collections.abc import AsyncIterator, Hashable, Iterator, Sequence
from contextlib import asynccontextmanager, contextmanager, nullcontext
from threading import get_ident
from time import perf_counter
from types import TracebackType
from typing import Any, Self

import anyio
import anyio.lowlevel

from ... import BatcherStatistics, Kernel, KernelFunction, Overflow, Runtime
from ...core.no_copies import refuse_copies
from ...core.values import integer, text
from ...counted import counted
from ...errors import Error, InvalidArgumentError, InvalidStateError, QueueFullError, wrong_argument
from ...image_types import as_member
from ...kept_errors import again, deferred
from ...queue.ports import current_port
from ...runtime.runtime import batchers_of, kernel_of
from ...types import DTypeLike
from .batch import Launch, Refusal, Request
from .buckets import Buckets
from .scheduler import BatchScheduler
from .signature import RowSignature

__all__ = ["Batcher"]


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
        axis of the arrays is the row. A function of :func:`kernel` that is loaded will do. Or a plain function
        ``launch(queue, batch)`` that enqueues the operations for the results of a :class:`Batch`. It must
        not enqueue on other queues.
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
        The kernel does not fit the signature, or an argument has a wrong type or value.
    InvalidStateError
        The function of :func:`kernel` is not loaded.
    ArgumentOutOfRangeError
        ``overflow`` is neither ``"wait"`` nor ``"raise"``.

    Examples
    --------
    >>> async with at.Batcher(rt, module.kernel("scale"), "(n),(),()->(n)") as batcher:
    ...     y = await batcher(x, 2.0, 1.0)
    """

    __reduce_ex__ = refuse_copies("make another at.Batcher on its runtime")

    def __init__(
        self,
        runtime: Runtime,
        launch: Kernel | KernelFunction | Launch,
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
        if isinstance(launch, KernelFunction):
            launch = kernel_of(runtime, launch)
        if not isinstance(launch, Kernel) and not callable(launch):
            raise wrong_argument(launch, f"Batcher takes a kernel or a function, not {type(launch).__name__}")
        self._runtime = runtime
        rows = RowSignature(signature, launch, dtypes)
        self._max_rows = integer("max_rows", max_rows, "an integer, at least 1", least=1)
        self._last_row = self._max_rows - 1
        self._depth = integer("depth", depth, "an integer, at least 1", least=1)
        delay = _checked_seconds("max_delay", max_delay)
        self._refuses = as_member(Overflow, "overflow", overflow) is Overflow.RAISE
        self._name = text("name", name)
        self._title = f"<Batcher {self._name!r}>"  # in errors
        self._buckets = Buckets(runtime, launch, rows, self._max_rows)
        self._scheduler = BatchScheduler(
            self._title, runtime, self._name, launch, self._buckets, self._max_rows, self._depth, delay
        )
        self._loop: object = None
        self._refusal: Error | None = InvalidStateError(f"{self._title} is not open: enter it with 'async with'")

    @property
    def name(self) -> str:
        """The batcher's name."""
        return self._name

    @property
    def runtime(self) -> Runtime:
        """The runtime of the device."""
        return self._runtime

    async def __aenter__(self) -> Self:
        if self._scheduler.was_opened:
            raise InvalidStateError(f"{self._title} was entered before: make another one")
        await anyio.lowlevel.checkpoint()
        port = current_port()
        self._scheduler.open(port)
        self._loop, self._running_loop, self._create_waiter = port.loop, port.running, port.create_waiter
        self._thread = get_ident()
        self._refusal = None
        batchers_of(self._runtime).add(self)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        refusal = self._refusal = deferred(self._runtime.loss.error or InvalidStateError(f"{self._title} is closed"))
        self._scheduler.open_rows = None
        try:
            if kind is not None and not issubclass(kind, Exception):  # cancelled, or exiting: wait for nothing
                await self._scheduler.stop(kind, error, trace)
            else:
                await self._scheduler.close()
        finally:
            self._scheduler.refuse(refusal)
            self._buckets.free()
            batchers_of(self._runtime).discard(self)

    async def __call__(self, *items: Any, key: Hashable = None, timeout: float | None = None) -> Any:
        """Compute one request in a batch with others.

        Parameters
        ----------
        *items
            The items, as the signature says: NumPy arrays of the dtype, nested sequences, numbers. They are copied at
            the call, or when there is room: the items must not change until the call returns.
        key
            Requests of one batch have equal keys. A function that launches the batch reads the key.
        timeout
            The seconds that the request may take. If the times of earlier batches say that it will take longer, the
            call raises at once. If the seconds have passed before the request is sent, it is never sent.

        Returns
        -------
        numpy.ndarray, numpy.generic or tuple
            The result: an array or a number of NumPy's. A tuple if the signature has several. It is the caller's own.

        Raises
        ------
        InvalidArgumentError, ArgumentOutOfRangeError, ArgumentNullError
            An item has another shape or dtype, or the dtype cannot hold its values. Or ``timeout`` is no number of
            seconds. Other requests go on.
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
        rows = self._scheduler.open_rows
        if (
            rows is not None
            and timeout is None
            and key is rows.key
            and (row := len(rows.waiters)) < self._last_row
            and get_ident() == self._thread  # in another loop of the thread, the await of the waiter raises
            and rows.put(row, items)
        ):  # most requests: they fit into the batch that fills, and do not fill it up
            waiter = self._create_waiter()
            rows.waiters.append(waiter)
            asked = perf_counter()
            rows.times.append(asked)
            answer = await waiter
            if rows.note_await is not None:
                rows.note_await(asked)
            if answer.__class__ is Refusal:
                raise answer.error()
            return answer
        if timeout is None:
            return await _result(self._ask(items, key))
        with self._fail_after(timeout):
            return await _result(self._ask(items, key, timeout))

    @asynccontextmanager
    async def lease(self, *items: Any, key: Hashable = None, timeout: float | None = None) -> AsyncIterator[Any]:
        """Compute one request, and lend the result to a block: a view of the batch's memory.

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
        request: Request | None = None
        try:
            with nullcontext() if timeout is None else self._fail_after(timeout):
                request = self._ask(items, key, timeout, is_lease=True)
                result = await _result(request)
            yield result
        finally:
            if request is not None and request.is_lent and (rows := request.rows) is not None:
                rows.leases -= 1
                self._scheduler.release(rows)

    def statistics(self) -> BatcherStatistics:
        """Return how many requests the batcher has now, and how many it has answered.

        It does not wait, and any thread may call it.

        Examples
        --------
        >>> batcher.statistics().waiting
        3
        """
        figures = self._scheduler.figures
        return BatcherStatistics(
            name=self._name,
            waiting=self._scheduler.waiting,
            running=self._scheduler.unanswered,
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

    # -- private ---------------------------------------------------------------------------------------------

    def _ask(
        self, items: Sequence[Any], key: Hashable, timeout: float | None = None, is_lease: bool = False
    ) -> Request:
        """Write a request into the batch that fills, or let it stand in line."""
        if self._refusal is not None:
            raise again(self._refusal)
        if self._running_loop() is not self._loop:
            raise InvalidStateError(
                f"{self._title} belongs to another event loop: it is used in the loop that entered it"
            )
        try:
            now, deadline = perf_counter(), math.inf
            items, bucket = self._buckets.find(items, key)
            if timeout is not None:
                expected, deadline = self._scheduler.expected(bucket), now + timeout
                if expected > timeout:
                    bucket.estimate.doubt()
                    raise TimeoutError(
                        f"{self._title}: the request would take about {expected:.2g} s, not {timeout:.2g} s"
                    )
            request = Request(items, self._create_waiter(), now, deadline, is_lease)
            if not self._scheduler.add(bucket, request, waits=not self._refuses):
                raise QueueFullError(
                    f"{self._title} is full: {self._max_rows} requests wait, and {self._scheduler.running} batches "
                    f"run; max_rows={self._max_rows}, depth={self._depth}"
                )
        except (Error, TimeoutError):
            self._scheduler.figures.refused += 1
            raise
        return request

    @contextmanager
    def _fail_after(self, timeout: float) -> Iterator[None]:
        """Cancel the block after ``timeout`` seconds, and raise a TimeoutError."""
        seconds = _checked_seconds("timeout", timeout, most=math.inf)
        with anyio.move_on_after(seconds) as scope:
            yield
        if scope.cancelled_caught:
            raise TimeoutError(f"{self._title}: no result after {seconds:g} s")

    def __repr__(self) -> str:
        refusal = self._refusal
        state = "open" if refusal is None else "closed" if self._scheduler.was_opened else "not open"
        waiting, running = self._scheduler.waiting, self._scheduler.unanswered
        counts = f"{counted(waiting, 'request')} waiting, {running} running"
        return f"<Batcher {self._name!r} of {self._runtime!r}, {state}, {counts}>"


async def _result(request: Request) -> Any:
    """Return the results of a request, or raise the error that it was refused with."""
    answer = await request.waiter
    if (rows := request.rows) is not None and rows.note_await is not None:
        rows.note_await(request.asked)
    if answer.__class__ is Refusal:
        raise answer.error()
    return answer


def _checked_seconds(name: str, value: float, most: float = sys.float_info.max) -> float:
    if not isinstance(value, (int, float)) or isinstance(value, bool) or not 0 <= value <= most:
        raise InvalidArgumentError(f"{name}={value!r}: give a number of seconds, from 0")
    return float(value)
