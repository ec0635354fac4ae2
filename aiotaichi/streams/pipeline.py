"""Streams: a source, stages of kernels, and consumers, over a ring of slots."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any, Self, SupportsIndex

import anyio
import anyio.lowlevel

from .. import Kernel, KernelFunction, Runtime
from ..core.no_copies import refuse_copies
from ..core.values import integer
from ..counted import counted
from ..errors import InvalidStateError, wrong_argument
from ..memory.requests import element_shape_of
from ..types import DTypeLike
from .block import Block
from .consumer import Consumer
from .delivery import Delivery
from .form import form_of
from .intake import Intake
from .slots import Ring
from .sources import ArraySource, path_of, source_of
from .stages import Stage, Stages
from .statistics import StreamStatistics
from .step_log import StepLog
from .targets import opened

__all__ = ["Stream", "stream"]


def stream(
    rt: Runtime,
    source: Any,
    *stages: Stage,
    shape: SupportsIndex | Sequence[SupportsIndex] | None = None,
    dtype: DTypeLike | None = None,
    element_shape: Sequence[SupportsIndex] = (),
    depth: int = 4,
    latest: bool = False,
    on_progress: Callable[[StreamStatistics], object] | None = None,
) -> Stream:
    """Stream blocks of data through kernels. Reading, copies, kernels and writing of different blocks overlap.

    Parameters
    ----------
    rt
        The runtime.
    source
        What gives the blocks:

        * a path, or a binary file of Python, anyio or Trio;
        * a socket that does not block, a pipe, or a byte stream: of anyio's, an asyncio.StreamReader, or of Trio's. A
          block has the rows that have arrived;
        * a function ``fill(array)``, plain or asynchronous, which fills the first rows of a NumPy array of ``shape``,
          and returns how many. 0 ends the stream. A plain function runs in a thread;
        * an iterable of NumPy arrays, plain or asynchronous: a generator, a memory object stream, another stream. A
          thread iterates over a plain iterable that is no sequence. An array may change when the next one is asked
          for.

        A stream closes generators, and files that it has opened. Files and sockets of yours stay open.
    stages
        Functions ``stage(queue, block)``, plain ones. Each enqueues kernels on the queue, with ``block.array``. If
        the result is in another array, of :meth:`Block.ndarray`, the stage returns that one, and the next stage gets
        it. Else it returns None, or an event. Each stage has a queue of its own.
    shape, dtype, element_shape
        The array of a full block, as for :meth:`Runtime.ndarray`. The last block may have fewer rows: a smaller first
        extent. An iterable needs none of the three, because its arrays have them. If they are given, the arrays must
        have this dtype, at most as many rows, and the other extents.
    depth
        How many blocks are on their way at a time, from the source to the consumer. The number bounds the memory.
        A consumer that holds its block holds up the source when ``depth`` blocks wait.
    latest
        Drop the oldest block that waits, instead of holding up the source: a consumer gets the latest one. For a
        camera and a viewer.
    on_progress
        A function that is called with the :meth:`Stream.statistics` after each finished block, in the event loop.

    Raises
    ------
    InvalidArgumentError, ArgumentNullError
        An argument is of another type; ``shape`` or ``dtype`` is missing; or the source is a socket that blocks.

    Examples
    --------
    >>> def double(queue, block):
    ...     queue.launch(scale, 2.0, block.array)
    >>> async with at.stream(rt, "in.raw", double, shape=2**20, dtype=at.f32) as blocks:
    ...     async for block in blocks:
    ...         print(block.number, block.data.sum())
    """
    return Stream(rt, source, stages, shape, dtype, element_shape, depth, latest, on_progress)


class Stream:
    """Blocks on their way through kernels. Made by :func:`stream`. Use it as ``async with at.stream(...) as blocks``.

    It is an asynchronous iterator of :class:`Block`, in the order of the source. If a block fails, consumers get the
    error in its place, and no later block. An error of the source or of a sink is raised as it is. An error of a
    stage or of the device has a note with the block's number and the name of the stage.

    If no consumer has got the error, the ``async with`` block raises the error when it exits, unless the block raises
    an error of its own.

    When the ``async with`` block exits, the stream ends, also after an exception or a cancellation: the source is
    closed, operations that have not begun are revoked, and the queues are closed. A cancellation does not wait for a
    kernel that runs.
    """

    __reduce_ex__ = refuse_copies("at.stream makes another one")

    def __init__(
        self,
        rt: Runtime,
        source: Any,
        stages: Sequence[Stage],
        shape: SupportsIndex | Sequence[SupportsIndex] | None,
        dtype: DTypeLike | None,
        element_shape: Sequence[SupportsIndex],
        depth: int,
        latest: bool,
        on_progress: Callable[[StreamStatistics], object] | None,
    ) -> None:
        if not isinstance(rt, Runtime):
            raise wrong_argument(rt, f"stream takes a runtime first, not {type(rt).__name__}")
        for stage in stages:
            if isinstance(stage, (Kernel, KernelFunction)):
                raise wrong_argument(
                    stage, f"stream: {stage!r} is no stage: write lambda queue, block: queue.launch(f, block.array)"
                )
            if not callable(stage):
                raise wrong_argument(stage, f"stream: {stage!r} is no stage: give functions (queue, block)")
        reader = source_of(source)
        form = form_of(shape, dtype, element_shape, is_needed=not isinstance(reader, ArraySource))
        depth = integer("depth", depth, "a number of blocks, at least 1", least=1)
        self._path = path_of(source)
        self._latest = bool(latest)
        self._began = self._ended = 0.0
        self._main: Consumer | None = None
        self._stages, self._log = Stages(rt, stages), StepLog(rt)
        self._ring = Ring(self._stages.slot, depth)
        show = None if on_progress is None else lambda: on_progress(self.statistics())
        self._delivery = Delivery(self._ring, self._stages, self._log, self._latest, show)
        tail = element_shape_of(element_shape)
        self._intake = Intake(reader, form, tail, self._ring, self._stages, self._delivery.add)

    async def __aenter__(self) -> Self:
        if self._began:
            raise InvalidStateError("this stream was entered before: at.stream makes another one")
        self._began = time.monotonic()
        await anyio.lowlevel.checkpoint_if_cancelled()
        self._log.open()
        try:
            self._stages.open()
        except BaseException:
            await self._stages.aclose()
            raise
        self._tasks = anyio.create_task_group()
        await self._tasks.__aenter__()
        self._tasks.start_soon(self._intake.run, name="stream source")
        self._tasks.start_soon(self._delivery.run, self._intake, name="stream delivery")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        is_ordinary = kind is None or issubclass(kind, Exception)
        missed = self._delivery.unraised_error  # what fails from here on fails because the stream ends
        try:
            self._tasks.cancel_scope.cancel()
            if is_ordinary:  # a task group would wrap the error of the block
                await self._tasks.__aexit__(None, None, None)
            else:
                await self._tasks.__aexit__(kind, error, trace)
        finally:
            try:
                if is_ordinary:
                    await self._stages.settle()
            finally:
                if self._main is not None:
                    self._main.close()
                self._delivery.end(None)
                self._ended = time.monotonic()
                self._ring.close()
                await self._stages.aclose()
        missed = missed or self._intake.closing_error
        if error is None and missed is not None and missed is not self._delivery.raised:
            raise missed

    def __aiter__(self) -> AsyncIterator[Block]:
        return self

    def __anext__(self) -> Awaitable[Block]:
        return self._own_consumer().__anext__()

    async def pipe_to(self, target: Any) -> None:
        """Write all blocks to a file, a socket or a stream, while later blocks are on their way.

        Parameters
        ----------
        target
            A path, whose file is replaced; a binary file of Python, anyio or Trio; a socket that does not block; a
            byte stream of anyio's or Trio's, or an asyncio.StreamWriter; or a memory object stream, which gets a copy
            of each array. Files and sockets of yours stay open. A cancellation cuts no block that goes to a file.

        Raises
        ------
        InvalidArgumentError, ArgumentNullError
            The target takes no blocks, is the file that the stream reads, or is a socket that blocks.

        Examples
        --------
        >>> async with at.stream(rt, "in.raw", double, shape=2**20, dtype=at.f32) as blocks:
        ...     await blocks.pipe_to("out.raw")
        """
        self._check_open()
        async with opened(target, self._path) as writer:
            consumer = self._own_consumer()
            try:
                async for block in consumer:
                    await writer.write(block.data, consumer.lend())
            except Exception:
                await writer.flush()  # the blocks before the error
                raise
            await writer.flush()

    def subscribe(
        self, *, credits: int = 1, latest: bool | None = None
    ) -> AbstractAsyncContextManager[AsyncIterator[Block]]:
        """Return one more consumer of the stream: ``async with blocks.subscribe() as mine``, in any task.

        Consumers share the blocks: none is copied. A consumer gets the blocks that finish after it has entered. Those
        that enter one after the other, with no await in between, begin with the same block. A stream without
        ``latest`` keeps its blocks until there is a consumer. At the end of the stream, a consumer still gets the
        blocks that wait for it, so a viewer sees the last frame.

        Parameters
        ----------
        credits
            How many blocks may wait for the consumer, besides the one that it has. Each consumer adds as many blocks
            to the stream's memory, and one more.
        latest
            Whether the oldest block that waits is dropped if there is no credit: a slow consumer loses blocks, and
            nobody waits. False: the stream waits for the consumer. By default as for the stream.

        Raises
        ------
        InvalidArgumentError
            ``credits`` is not an integer from 1.
        InvalidStateError
            The stream is not entered, or has ended.

        Examples
        --------
        >>> async with frames.subscribe(latest=True) as mine:
        ...     async for frame in mine:
        ...         await websocket.send(frame.data.tobytes())
        """
        self._check_open()
        credits = integer("credits", credits, "a number of blocks, at least 1", least=1)
        return self._delivery.consumer(credits, self._latest if latest is None else bool(latest), slots=credits + 1)

    def statistics(self) -> StreamStatistics:
        """Return what the stream has done so far. It does not wait.

        Examples
        --------
        >>> bar.update(blocks.statistics().nbytes - bar.n)
        """
        busy = {"source": self._intake.busy_seconds}
        busy |= {lane.name: lane.busy_seconds for lane in self._stages.lanes}
        busy["sink"] = self._delivery.busy_seconds
        seconds = (self._ended or time.monotonic()) - self._began if self._began else 0.0
        done = self._delivery
        return StreamStatistics(done.blocks, done.dropped, done.nbytes, seconds, busy)

    def __repr__(self) -> str:
        state = "ended" if self._ended else "running" if self._began else "not entered"
        done = f"{counted(self._delivery.blocks, 'block')} finished, {self._delivery.dropped} dropped"
        return f"<Stream of {counted(len(self._stages), 'stage')}, {state}, {done}>"

    def _own_consumer(self) -> Consumer:
        """Return the consumer that is the stream itself. It joins when the program asks for the first block."""
        if self._main is None:
            self._check_open()
            self._main = self._delivery.consumer(1 if self._latest else None, self._latest)
            self._main.join()
        return self._main

    def _check_open(self) -> None:
        if not self._began:
            raise InvalidStateError("use the stream as 'async with at.stream(...) as blocks'")
