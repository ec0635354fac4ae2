"""Streams: a source, stages of kernels, and consumers, over a ring of slots."""

from __future__ import annotations

import math
import time
from collections import Counter, deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager
from types import TracebackType
from typing import Any, Self, SupportsIndex

import anyio
import anyio.lowlevel
import numpy as np
import numpy.typing as npt

from .. import NdArray, Queue, Runtime
from ..core.no_copies import refuse_copies
from ..core.values import check_unmasked, integer
from ..errors import Error, InvalidArgumentError, InvalidStateError, wrong_argument
from ..memory.requests import element_shape_of, extents_of
from ..queue.step_tracer import StepTracer
from ..runtime.runtime import opening_of
from ..types import DTypeLike, as_dtype
from .block import Block, end
from .consumer import Consumer
from .flight import Flight
from .lanes import Lane, Passage, StageQueue
from .slots import CopiedSlot, Form, MappedSlot, Ring, Slot
from .sources import ArraySource, path_of, source_of
from .statistics import StreamStatistics
from .targets import opened

__all__ = ["Stage", "Stream", "stream"]

Stage = Callable[[Queue, Block], NdArray | None]
"""Enqueues what is to be done with a block. Returns the array that the next stage gets; None for the same array."""


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
        Functions ``stage(queue, block)``, plain ones. Each enqueues kernels on the queue, with ``block.array``. It
        returns None if the array has the result, or an array of :meth:`Block.ndarray`. Then the next stage gets that
        one. Each stage has a queue of its own.
    shape, dtype, element_shape
        A full block, as for :meth:`Runtime.ndarray`. The last block may have fewer rows: a smaller first extent. An
        iterable needs none of them: its arrays tell. If they are given, its arrays must have this dtype, at most as
        many rows, and the other extents.
    depth
        How many blocks are on their way at a time, from the source to the consumer. It bounds the memory. A consumer
        that holds its block holds up the source when ``depth`` blocks wait.
    latest
        Drop the oldest block that waits, instead of holding up the source: a consumer gets the latest one. For a
        camera and a viewer.
    on_progress
        Called with the :meth:`Stream.statistics` after each finished block, in the event loop.

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

    It is an asynchronous iterator of :class:`Block`, in the order of the source. The block of an error, and what
    comes after it, are not given out: the error comes in their place. An error of the source or of a sink is raised
    as it is. An error of a stage or of the device has a note with the block's number and the name of the stage.

    The end of the ``async with`` block ends the stream, also by an exception or a cancellation: the source is closed,
    what has not begun is revoked, and the queues are closed. A cancellation does not wait for a kernel that runs.
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
            if not callable(stage):
                raise wrong_argument(stage, f"stream: {stage!r} is no stage: give functions (queue, block)")
        self._rt = rt
        self._stages = tuple(stages)
        self._source = source_of(source)
        self._path = path_of(source)
        self._form = _form_of(shape, dtype, element_shape, is_needed=not isinstance(self._source, ArraySource))
        self._element_shape = element_shape_of(element_shape)
        self._depth = integer("depth", depth, "a number of blocks, at least 1", least=1)
        self._latest = bool(latest)
        self._on_progress = on_progress
        self._lanes: list[Lane] = []
        self._closed_lanes: dict[str, float] = {}  # their seconds
        self._stage_lanes: list[Lane] = []
        self._is_entered = False
        self._began = self._ended = 0.0
        self._source_seconds = 0.0
        self._blocks = self._dropped = self._nbytes = 0
        self._in_flight: deque[Flight] = deque()
        self._enqueued: deque[tuple[Flight | None, Exception | None]] = deque()
        self._consumers: list[Consumer] = []
        self._left_sink_seconds = 0.0  # the most of a consumer that has left
        self._joins = 0
        self._main: Consumer | None = None
        self._error: Exception | None = None
        self._closing_error: Exception | None = None

    async def __aenter__(self) -> Self:
        if self._is_entered:
            raise InvalidStateError("this stream was entered before: at.stream makes another one")
        self._is_entered = True
        await anyio.lowlevel.checkpoint_if_cancelled()
        try:
            self._ring = Ring(self._slot_maker(), self._depth)
        except BaseException:
            await self._close_queues()
            raise
        self._came = self._joined = anyio.Event()
        self._is_over = False
        self._feeding = anyio.CancelScope()
        self._fed = anyio.Event()
        self._began = time.monotonic()
        self._tasks = anyio.create_task_group()
        await self._tasks.__aenter__()
        self._tasks.start_soon(self._feed, name="stream source")
        self._tasks.start_soon(self._deliver, name="stream delivery")
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        is_ordinary = kind is None or issubclass(kind, Exception)
        try:
            self._tasks.cancel_scope.cancel()
            if is_ordinary:  # a task group would wrap the error of the block
                await self._tasks.__aexit__(None, None, None)
            else:
                await self._tasks.__aexit__(kind, error, trace)
        finally:
            try:
                if is_ordinary:
                    await self._settle()
            finally:
                await self._close()
        if error is None and self._closing_error is not None:
            raise self._closing_error

    # -- what a program calls -----------------------------------------------------------------------------------

    def __aiter__(self) -> AsyncIterator[Block]:
        return self

    async def __anext__(self) -> Block:
        if self._main is None:
            self._check_open()
            self._main = Consumer(
                1 if self._latest else None, self._latest, self._join, self._leave, self._release, self._used
            )
            self._join(self._main)
        return await self._main.__anext__()

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
        async with opened(target, self._path) as write:
            async for block in self:
                await write(block.data)

    def subscribe(
        self, *, credits: int = 1, latest: bool | None = None
    ) -> AbstractAsyncContextManager[AsyncIterator[Block]]:
        """Return one more consumer of the stream: ``async with blocks.subscribe() as mine``, in any task.

        Consumers share the blocks: none is copied. A consumer gets the blocks that finish after it has entered. Those
        that enter one after the other, with no await in between, begin with the same block. A stream with
        consumers, but without ``latest``, keeps its blocks until there is a consumer.

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

        def join(consumer: Consumer) -> None:
            self._ring.grow(credits + 1)
            self._join(consumer)

        def leave(consumer: Consumer) -> None:
            if consumer in self._consumers:
                self._ring.grow(-credits - 1)
            self._leave(consumer)

        is_latest = self._latest if latest is None else bool(latest)
        return Consumer(credits, is_latest, join, leave, self._release, self._used)

    def statistics(self) -> StreamStatistics:
        """Return what the stream has done so far. It does not wait.

        Examples
        --------
        >>> bar.update(blocks.statistics().nbytes - bar.n)
        """
        busy = {"source": self._source_seconds} | self._closed_lanes
        busy.update((lane.name, lane.busy_seconds) for lane in self._lanes)
        waited_for = [consumer.busy_seconds for consumer in self._consumers if not consumer.latest]
        busy["sink"] = max([self._left_sink_seconds, *waited_for])
        until = self._ended or time.monotonic()
        seconds = until - self._began if self._began else 0.0
        return StreamStatistics(self._blocks, self._dropped, self._nbytes, seconds, busy)

    def __repr__(self) -> str:
        return f"<Stream of {len(self._stages)} stages, {self._blocks} blocks finished>"

    # -- the source, and the stages --------------------------------------------------------------------------------

    async def _feed(self) -> None:
        """Take blocks from the source, and enqueue what the stages do with them. Then close the source."""
        error: Exception | None = None
        try:
            with self._feeding:
                await self._take_blocks()
        except Exception as raised:  # noqa: BLE001  # it comes out after the blocks before it
            error = raised
        finally:
            with anyio.CancelScope(shield=True):
                await self._close_source()
            self._pass_on(None, error or self._closing_error)
            self._fed.set()

    async def _take_blocks(self) -> None:
        """Take all blocks. It may run for as long as there are free slots: these are few."""
        number = 0
        while True:
            flight = Flight(number, 0.0, await self._ring.take())
            if not await self._load(flight):
                self._ring.put(flight.slot)
                return
            uploaded = flight.last
            try:
                self._enqueue(flight)
            except Exception as error:  # noqa: BLE001  # it comes out after the blocks before it
                self._pass_on(flight, error)
                return
            self._pass_on(flight, None)
            if isinstance(self._source, ArraySource) and uploaded is not None:
                await uploaded.last.wait()  # the device reads the source's own array until then
            number += 1

    def _pass_on(self, flight: Flight | None, error: Exception | None) -> None:
        """Let the delivery have a block; or None, after the last one."""
        self._enqueued.append((flight, error))
        self._came.set()

    async def _load(self, flight: Flight) -> bool:
        """Take a block from the source, and give it to the device. Return False at the end of the source."""
        began = time.perf_counter()
        data: npt.NDArray[Any] | None = None
        if isinstance(self._source, ArraySource):
            item = await self._source.next()
            if item is None:
                return False
            flight.timestamp = time.monotonic()
            if isinstance(item, Block):
                flight.timestamp, item = item.timestamp, item.data
            form, data = self._checked(item, flight.number)
        else:
            assert self._form is not None
            rows = await self._source.fill(await flight.slot.place(self._form))
            if not rows:
                return False
            form = self._form.of_rows(rows)
            flight.timestamp = time.monotonic()
        flight.nbytes = form.nbytes
        self._in_flight.append(flight)
        uploaded = await flight.slot.load(form, data)
        ended = time.perf_counter()
        self._source_seconds += ended - began
        if (steps := self._traced_steps()) is not None:
            steps.worked(self, "source", flight.number, began, ended)
        if uploaded is not None:
            flight.passages.append(uploaded)
        flight.array = flight.slot.array(0, form)
        return True

    def _enqueue(self, flight: Flight) -> None:
        """Enqueue what the stages do with a block, and what brings it to the host."""
        for stage, lane in zip(self._stages, self._stage_lanes, strict=True):
            passage = lane.enter(None if flight.last is None else flight.last.last)
            flight.passages.append(passage)
            block = Block(flight)
            try:
                self._run(stage, passage, flight, block)
            except Exception as error:
                error.add_note(f"in block {flight.number} of the stream, in its step {lane.name!r}")
                raise
            finally:
                end(block)
        assert flight.array is not None
        downloaded = flight.slot.unload(flight.array, flight.last)
        if downloaded is not None:
            flight.passages.append(downloaded)

    def _run(self, stage: Stage, passage: Passage, flight: Flight, block: Block) -> None:
        made: Any = stage(StageQueue(passage), block)  # type: ignore[arg-type]  # it has a queue's methods
        if made is None:
            return
        if not isinstance(made, NdArray):
            if hasattr(made, "close"):
                made.close()  # a coroutine
            raise InvalidArgumentError(
                f"the stage returned {made!r}: a stage is a plain function, which returns None, or an array of "
                "block.ndarray"
            )
        if not flight.slot.owns(made):
            raise InvalidArgumentError(
                f"the stage returned {made!r}, which later blocks would overwrite: return an array of block.ndarray"
            )
        flight.array = made

    def _checked(self, item: Any, number: int) -> tuple[Form, npt.NDArray[Any]]:
        """Return what a source's array is, and the array in C order."""
        if not isinstance(item, np.ndarray):
            raise InvalidArgumentError(
                f"block {number} of the source is {type(item).__name__}: a source gives NumPy arrays. A binary file, "
                "a socket or a function fills arrays of the stream: give the file itself"
            )
        check_unmasked(f"block {number} of the source", item)
        tail = len(self._element_shape)
        split = item.ndim - tail
        if split < 0 or item.shape[split:] != self._element_shape:
            raise InvalidArgumentError(
                f"block {number} of the source has shape {item.shape}, which does not end with the element_shape "
                f"{self._element_shape}"
            )
        form = Form(item.shape[:split], as_dtype(item.dtype), self._element_shape)
        full = self._form
        if full is not None and (
            form.dtype != full.dtype
            or form.shape[1:] != full.shape[1:]
            or len(form.shape) != len(full.shape)
            or form.shape[:1] > full.shape[:1]
        ):
            raise InvalidArgumentError(
                f"block {number} of the source is {form.dtype} of shape {item.shape}: the stream takes {full.dtype} "
                f"of shape {full.whole_shape}, or fewer rows"
            )
        return form, np.ascontiguousarray(item).reshape(item.shape)

    async def _close_source(self) -> None:
        try:
            await self._source.aclose()
        except Exception as error:  # noqa: BLE001  # raised at the end of the stream
            self._closing_error = error

    # -- the consumers ---------------------------------------------------------------------------------------------

    async def _deliver(self) -> None:
        """Give finished blocks to the consumers, in order. At the end, or after an error, end the rest."""
        error: Exception | None = None
        while True:
            while not self._enqueued:
                self._came = anyio.Event()
                await self._came.wait()
            flight, failure = self._enqueued.popleft()
            if failure is not None or flight is None:
                error = failure
                break
            try:
                await self._finish(flight)
            except Exception as raised:  # noqa: BLE001  # the consumers get it
                error = raised
                break
            await self._hand_out(flight)
        self._feeding.cancel()
        await self._fed.wait()
        await self._settle()
        self._end(error)

    async def _finish(self, flight: Flight) -> None:
        await flight.finish()
        self._in_flight.popleft()
        steps = self._traced_steps()
        for passage in flight.passages:
            passage.lane.count(passage)
            if steps is not None:
                steps.passed(self, passage.lane.name, flight.number, passage.events[0], passage.last)
        flight.passages.clear()
        self._blocks += 1
        self._nbytes += flight.nbytes
        if self._on_progress is not None:
            self._on_progress(self.statistics())

    async def _hand_out(self, flight: Flight) -> None:
        """Give a block to each consumer. Wait for those that lose no blocks."""
        while not self._consumers and not self._latest:
            self._joined = anyio.Event()
            await self._joined.wait()
        late = []
        for consumer in tuple(self._consumers):
            if consumer.has_room:
                consumer.give(flight)
            else:
                late.append(consumer)
        for consumer in late:
            await consumer.room()
            consumer.give(flight)
        self._release(flight)
        if any(consumer.latest for consumer in self._consumers):
            await anyio.lowlevel.checkpoint()  # one that waits gets this block before another takes its place

    def _join(self, consumer: Consumer) -> None:
        if self._is_over:
            consumer.end(self._error)
        else:
            self._joins += 1
            if self._joins > 1:
                consumer.name = f"sink {self._joins}"
            self._consumers.append(consumer)
            self._joined.set()

    def _leave(self, consumer: Consumer) -> None:
        if consumer in self._consumers:
            self._consumers.remove(consumer)
            if not consumer.latest:
                self._left_sink_seconds = max(self._left_sink_seconds, consumer.busy_seconds)

    def _used(self, consumer: Consumer, flight: Flight, since: float) -> None:
        """Tell a trace for how long a consumer has had a block."""
        if (steps := self._traced_steps()) is not None:
            steps.worked(self, consumer.name, flight.number, since, time.perf_counter())

    def _traced_steps(self) -> StepTracer | None:
        """Return what records the steps of blocks, if a trace of the runtime goes on."""
        tracer = opening_of(self._rt).tracer
        return None if tracer is None else tracer.steps

    def _release(self, flight: Flight) -> None:
        """Note that one holder less has the block. After the last one, its slot is the next block's."""
        flight.holders -= 1
        if not flight.holders:
            self._dropped += not flight.is_taken
            self._ring.put(flight.slot)

    # -- the end ---------------------------------------------------------------------------------------------------

    def _end(self, error: Exception | None) -> None:
        """Give the consumers no more blocks. Those that they have not taken yet come before the error."""
        if not self._is_over:
            self._is_over, self._error = True, error
            for consumer in tuple(self._consumers):
                consumer.end(error)

    async def _settle(self) -> None:
        """Revoke what has not begun, and wait for the rest. The errors of these blocks are nobody's."""
        events = [event for flight in self._in_flight for event in flight.events]
        for event in reversed(events):
            event.revoke()
        for event in events:
            await event.wait()
            if not event.cancelled():
                event.exception()
        self._in_flight.clear()

    async def _close(self) -> None:
        """Close what the stream has opened. It waits for nothing if operations are left: the stream was cancelled."""
        self._end(None)
        for consumer in tuple(self._consumers):
            consumer.close()
        self._ended = time.monotonic()
        for event in reversed([event for flight in self._in_flight for event in flight.events]):
            if not event.revoke() and event.done():
                event.exception()  # nobody wants it
        await self._ring.aclose()
        await self._close_queues()

    async def _close_queues(self) -> None:
        """Close the queues. If operations are left, the device stops after the one that runs now."""
        for lane in self._lanes:
            with anyio.CancelScope(shield=True, deadline=-math.inf if self._in_flight else math.inf):
                try:
                    await lane.queue.aclose()
                except Error:
                    if lane.queue.failure is None:  # else a block has raised it, or nobody wants its blocks
                        raise
        self._closed_lanes = {lane.name: lane.busy_seconds for lane in self._lanes}
        self._lanes.clear()

    def _slot_maker(self) -> Callable[[], Slot]:
        """Make the queues, and return what makes slots on them."""
        rt = self._rt
        if rt.info.unified_memory:
            self._add_stages()
            return lambda: MappedSlot(rt)
        up = self._add("upload", transfer=True)
        self._add_stages()
        down = self._add("download", transfer=True)
        return lambda: CopiedSlot(rt, up, down)

    def _add_stages(self) -> None:
        self._stage_lanes = [self._add(name) for name in _names_of(self._stages)]

    def _add(self, name: str, transfer: bool = False) -> Lane:
        lane = Lane(self._rt, name, transfer)
        self._lanes.append(lane)
        return lane

    def _check_open(self) -> None:
        if not self._is_entered:
            raise InvalidStateError("use the stream as 'async with at.stream(...) as blocks'")


def _form_of(shape: Any, dtype: Any, element_shape: Sequence[SupportsIndex], is_needed: bool) -> Form | None:
    if shape is None and dtype is None and not is_needed:
        return None
    if shape is None or dtype is None:
        missing = "shape" if shape is None else "dtype"
        raise InvalidArgumentError(f"stream: give {missing}, as of an array of one block: shape=2**20, dtype=at.f32")
    form = Form(extents_of(shape), as_dtype(dtype), element_shape_of(element_shape))
    if is_needed and not (form.shape and form.nbytes):
        raise InvalidArgumentError(f"stream: a block of shape {form.whole_shape} has no rows to fill")
    return form


def _names_of(stages: Sequence[Stage]) -> list[str]:
    """Return a name for each stage: its function's, if that is its own."""
    found: list[str] = []
    taken = Counter[str](("source", "upload", "download", "sink"))
    for number, stage in enumerate(stages, 1):
        name = getattr(stage, "__name__", "<lambda>")
        name = f"stage {number}" if name == "<lambda>" else name
        taken[name] += 1
        found.append(name if taken[name] == 1 else f"{name} {number}")
    return found
