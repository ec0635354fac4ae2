"""A stream ends well: by errors of each part, by cancellation at each await, by the loss of the device."""

from __future__ import annotations

import gc
import io
import logging
import threading
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import nullcontext
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver
from support.cancellations import cancelled_at_each_await
from support.fake_kernels import KERNELS
from support.waiting import until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.loops,
    pytest.mark.runtime("cpu", "vulkan", "cuda", "fake", "mapped"),
]

Stage = Callable[[at.Queue, at.Block], at.NdArray | None]
Check = Callable[[], Awaitable[None]]


@pytest.fixture
def add(add_one: at.Kernel) -> Stage:
    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    return add


class Source:
    """Gives arrays of its number, and notes how often it was closed."""

    def __init__(self, count: int = 10, error: Exception | None = None, closing_error: Exception | None = None):
        self.begun = self.closed = 0
        self._count = count
        self._error = error
        self._closing_error = closing_error

    async def arrays(self) -> AsyncIterator[np.ndarray]:
        self.begun += 1
        try:
            for i in range(self._count):
                yield np.full(100, i, np.int32)
            if self._error is not None:
                raise self._error
        finally:
            self.closed += 1
            await anyio.lowlevel.checkpoint()
            if self._closing_error is not None:
                raise self._closing_error

    def plain(self) -> Iterator[np.ndarray]:
        self.begun += 1
        try:
            for i in range(self._count):
                yield np.full(100, i, np.int32)
            if self._error is not None:
                raise self._error
        finally:
            self.closed += 1


class SomeError(Exception):
    """What a part of the program raises."""


# -- errors -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", [0, 1, 10])
@pytest.mark.parametrize("kind", ["arrays", "plain"])
async def test_an_error_of_the_source_comes_after_its_blocks(
    rt: at.Runtime, add: Stage, nothing_left: Check, count: int, kind: str
) -> None:
    error = SomeError("no more")
    source, seen = Source(count, error), []
    with pytest.raises(SomeError) as caught:
        async with at.stream(rt, getattr(source, kind)(), add) as blocks:
            async for block in blocks:
                seen.append(block.data[0])
                await anyio.sleep(0.001)
    assert caught.value is error
    assert not hasattr(error, "__notes__")
    assert seen == list(range(1, count + 1))
    assert source.closed == 1


async def test_an_error_of_a_function_comes_out_unchanged(rt: at.Runtime, add: Stage, nothing_left: Check) -> None:
    error = SomeError("no more")
    seen: list[bool] = []

    def fill(array: np.ndarray) -> int:
        if len(seen) == 3:
            raise error
        array[:] = len(seen)
        seen.append(True)
        return len(array)

    with pytest.raises(SomeError) as caught:
        async with at.stream(rt, fill, add, shape=10, dtype=at.i32) as blocks:
            assert [block.number async for block in blocks] == [0, 1, 2]
    assert caught.value is error


async def test_an_error_of_the_sink_comes_out_unchanged(rt: at.Runtime, add: Stage, nothing_left: Check) -> None:
    source, error = Source(), SomeError("full")
    with pytest.raises(SomeError) as caught:
        async with at.stream(rt, source.arrays(), add) as blocks:
            async for block in blocks:
                if block.number == 3:
                    raise error
    assert caught.value is error
    assert error.__cause__ is None
    assert error.__context__ is None
    assert not hasattr(error, "__notes__")
    assert source.closed == 1


async def test_an_error_of_a_target_comes_out_unchanged(rt: at.Runtime, add: Stage, nothing_left: Check) -> None:
    class Full:
        def write(self, data: memoryview) -> int:
            raise error

    source, error = Source(), OSError("full")
    with pytest.raises(OSError, match="full") as caught:
        async with at.stream(rt, source.arrays(), add) as blocks:
            await blocks.pipe_to(Full())
    assert caught.value is error
    assert source.closed == 1


@pytest.mark.parametrize("bad", [0, 1, 7])
async def test_an_error_of_a_stage_names_the_block_and_the_stage(
    rt: at.Runtime, add: Stage, nothing_left: Check, bad: int
) -> None:
    source, seen = Source(), []

    def pick(queue: at.Queue, block: at.Block) -> None:
        add(queue, block)
        if block.number == bad:
            raise SomeError("bad block")

    with pytest.raises(SomeError) as caught:
        async with at.stream(rt, source.arrays(), add, pick, add) as blocks:
            async for block in blocks:
                seen.append(block.data[0])
    assert caught.value.__notes__ == [f"in block {bad} of the stream, in its step 'pick'"]
    assert seen == [i + 3 for i in range(bad)]
    assert source.closed == 1


async def test_an_error_of_the_progress_ends_the_stream(rt: at.Runtime, add: Stage, nothing_left: Check) -> None:
    error = SomeError("no terminal")

    def show(statistics: at.StreamStatistics) -> None:
        raise error

    with pytest.raises(SomeError) as caught:
        async with at.stream(rt, Source().arrays(), add, on_progress=show) as blocks:
            await anext(blocks)
    assert caught.value is error


async def test_an_error_of_the_sources_end(rt: at.Runtime, add: Stage, nothing_left: Check) -> None:
    """It is raised after the last block, or at the end of a stream that is left early; another error comes first."""
    error = SomeError("cannot close")
    source = Source(closing_error=error)
    with pytest.raises(SomeError) as caught:
        async with at.stream(rt, source.arrays(), add) as blocks:
            assert len([block async for block in blocks]) == 10
    assert caught.value is error
    with pytest.raises(SomeError) as caught:
        async with at.stream(rt, Source(1000, closing_error=error).arrays(), add) as blocks:
            await anext(blocks)
    assert caught.value is error
    with pytest.raises(ValueError, match="mine"):
        async with at.stream(rt, Source(1000, closing_error=error).arrays(), add) as blocks:
            await anext(blocks)
            raise ValueError("mine")


@pytest.mark.parametrize("latest", [True, False])
@pytest.mark.parametrize("part", ["source", "stage"])
async def test_an_error_that_no_consumer_has_had(
    rt: at.Runtime, add: Stage, nothing_left: Check, latest: bool, part: str
) -> None:
    """The end of the block raises it, also after a consumer that has left early. The block's own comes first."""
    error = SomeError("unplugged")

    def fail(queue: at.Queue, block: at.Block) -> None:
        add(queue, block)
        if part == "stage" and block.number == 2:
            raise error

    def stream() -> tuple[Source, at.Stream]:
        source = Source(2, error) if part == "source" else Source(3)
        return source, at.stream(rt, source.arrays(), fail, latest=latest)

    async def failed(source: Source) -> None:
        await until(lambda: source.closed == 1)
        await anyio.wait_all_tasks_blocked()

    source, frames = stream()
    with pytest.raises(SomeError) as caught:
        async with frames:
            await failed(source)
    assert caught.value is error
    source, frames = stream()
    with pytest.raises(SomeError) as caught:
        async with frames, frames.subscribe(credits=3) as mine:
            await anext(mine)
            await failed(source)
    assert caught.value is error
    source, frames = stream()
    with pytest.raises(ValueError, match="mine"):
        async with frames:
            await failed(source)
            raise ValueError("mine")
    source, frames = stream()
    async with frames:
        with pytest.raises(SomeError) as caught:
            async for _ in frames:
                pass
    assert caught.value is error


async def test_an_error_of_the_sources_end_that_a_consumer_has_had(
    rt: at.Runtime, add: Stage, nothing_left: Check
) -> None:
    async with at.stream(rt, Source(closing_error=SomeError()).arrays(), add) as blocks:
        with pytest.raises(SomeError):
            async for _ in blocks:
                pass


async def test_a_file_without_room_has_no_hole(rt: at.Runtime, add: Stage, nothing_left: Check) -> None:
    """After a block that could not be written, none is written, though the thread has one more."""
    written: list[int] = []

    class Full:
        def write(self, data: memoryview) -> int:
            if len(written) == 3:
                written.append(-1)
                raise OSError("full")
            written.append(data.cast("B").cast("i")[0])
            return len(data)

    source = Source(30)
    with pytest.raises(OSError, match="full"):
        async with at.stream(rt, source.arrays(), add) as blocks:
            await blocks.pipe_to(Full())
    assert written == [1, 2, 3, -1]
    assert source.closed == 1


@pytest.mark.parametrize("count", [1, 2, 7])
async def test_the_blocks_before_an_error_are_written(
    rt: at.Runtime, add: Stage, nothing_left: Check, tmp_path: Path, count: int
) -> None:
    with pytest.raises(SomeError):
        async with at.stream(rt, Source(count, SomeError()).arrays(), add) as blocks:
            await blocks.pipe_to(tmp_path / "out")
    assert (np.fromfile(tmp_path / "out", np.int32) == np.repeat(np.arange(count) + 1, 100)).all()


async def test_a_function_is_not_called_after_its_end(rt: at.Runtime, add: Stage, nothing_left: Check) -> None:
    """Two blocks are filled at a time, and one of them is the last."""
    for fails in (False, True):
        calls: list[int] = []

        def fill(array: np.ndarray, calls: list[int] = calls, fails: bool = fails) -> int:
            calls.append(len(calls))
            array[:] = 0
            if len(calls) == 4 and fails:
                raise SomeError
            return len(array) if len(calls) < 4 else 0

        seen = []
        with pytest.raises(SomeError) if fails else nullcontext():
            async with at.stream(rt, fill, add, shape=10, dtype=at.i32) as blocks:
                async for block in blocks:
                    seen.append(block.number)
        assert seen == [0, 1, 2]
        assert len(calls) == 4


BAD_ITEMS = [
    (b"bytes", "is bytes"),
    (None.__class__, "is type"),
    (np.zeros(10, np.float64), "takes i32"),
    (np.zeros((3, 3), np.int32), "of shape"),
    (np.zeros(101, np.int32), "fewer rows"),
    (np.ma.masked_array(np.zeros(3, np.int32), [True, False, False]), "masked"),
]


@pytest.mark.parametrize(("item", "message"), BAD_ITEMS, ids=[message for _, message in BAD_ITEMS])
async def test_what_is_no_block_of_the_stream(
    rt: at.Runtime, add: Stage, nothing_left: Check, item: Any, message: str
) -> None:
    seen = []
    with pytest.raises(errors.InvalidArgumentError, match=f"block 1 of the source.*{message}"):
        async with at.stream(rt, [np.zeros(100, np.int32), item], add, shape=100, dtype=at.i32) as blocks:
            async for block in blocks:
                seen.append(block.number)
    assert seen == [0]


async def test_a_function_that_counts_bytes(rt: at.Runtime, add: Stage, nothing_left: Check, tmp_path: Path) -> None:
    (tmp_path / "file").write_bytes(bytes(4000))
    with (
        open(tmp_path / "file", "rb") as file,  # noqa: ASYNC230
        pytest.raises(errors.InvalidArgumentError, match="how many of the 1000 rows"),
    ):
        async with at.stream(rt, file.readinto, add, shape=1000, dtype=at.i32) as blocks:
            await anext(blocks)


async def test_a_path_that_does_not_exist(rt: at.Runtime, add: Stage, nothing_left: Check) -> None:
    with pytest.raises(FileNotFoundError):
        async with at.stream(rt, "missing.raw", add, shape=1000, dtype=at.i32) as blocks:
            await anext(blocks)


async def test_what_a_stage_must_not_return(rt: at.Runtime, nothing_left: Check) -> None:
    mine = rt.ndarray(100, at.i32)

    async def coroutine(queue: at.Queue, block: at.Block) -> None: ...

    stages: list[tuple[Any, str]] = [
        (coroutine, "plain function"),
        (lambda queue, block: 3, "returned 3"),
        (lambda queue, block: mine, "would overwrite"),
    ]
    for stage, message in stages:
        with pytest.raises(errors.InvalidArgumentError, match=message):
            async with at.stream(rt, Source().arrays(), stage) as blocks:
                await anext(blocks)
    mine.close()


@at.kernel
def not_loaded() -> None:
    """Do nothing."""


async def test_a_kernel_is_no_stage(rt: at.Runtime, add_one: at.Kernel) -> None:
    for kernel in (add_one, not_loaded):
        with pytest.raises(errors.InvalidArgumentError, match=r"write lambda queue, block: queue\.launch\("):
            at.stream(rt, [], kernel)  # type: ignore[arg-type]


async def test_wrong_arguments(rt: at.Runtime) -> None:
    anything: Any = None
    for call, message in [
        (lambda: at.stream(anything, []), "takes a runtime first"),
        (lambda: at.stream(rt, anything), "is no source"),
        (lambda: at.stream(rt, io.StringIO()), "mode 'rb'"),
        (lambda: at.stream(rt, 3), "is no source"),
        (lambda: at.stream(rt, [], anything), "is no stage"),
        (lambda: at.stream(rt, "file"), "give shape"),
        (lambda: at.stream(rt, "file", shape=3), "give dtype"),
        (lambda: at.stream(rt, "file", shape=(), dtype=at.f32), "no rows"),
        (lambda: at.stream(rt, "file", shape=0, dtype=at.f32), "no rows"),
        (lambda: at.stream(rt, [], depth=0), "depth=0"),
        (lambda: at.stream(rt, []).subscribe(), "async with"),
    ]:
        with pytest.raises(errors.Error, match=message):
            call()  # type: ignore[no-untyped-call]
    stream = at.stream(rt, [])
    with pytest.raises(errors.InvalidStateError, match="async with"):
        await anext(stream)
    async with stream as blocks:
        with pytest.raises(errors.InvalidArgumentError, match="takes no blocks"):
            await blocks.pipe_to(3)
        with pytest.raises(errors.InvalidArgumentError, match="mode 'wb'"):
            await blocks.pipe_to(io.StringIO())
        with pytest.raises(errors.InvalidArgumentError, match="credits=0"):
            blocks.subscribe(credits=0)
    with pytest.raises(errors.InvalidStateError, match="entered before"):
        async with stream:
            pass


# -- what the device reports --------------------------------------------------------------------------------------


@pytest.fixture
async def check_all(rt: at.Runtime, cpu_modules: Path) -> at.Kernel:
    """A kernel that adds 1, unless there is a seven."""
    return (await rt.load_aot_module(cpu_modules / "asserts")).kernel("check_all")


@pytest.mark.runtime("cpu")
@pytest.mark.parametrize("bad", [0, 4, 9])
async def test_a_failed_assert_reaches_its_block(
    rt: at.Runtime, add: Stage, check_all: at.Kernel, nothing_left: Check, caplog: pytest.LogCaptureFixture, bad: int
) -> None:
    """Block 4 has a seven: it is not given out, and neither are the blocks after it. Nothing is logged."""
    source, seen = Source(), []

    def check(queue: at.Queue, block: at.Block) -> None:
        queue.launch(check_all, block.array)

    def mark(queue: at.Queue, block: at.Block) -> None:
        if block.number == bad:
            queue.fill(block.array, 7)

    with pytest.raises(errors.KernelError, match="is seven") as caught:
        async with at.stream(rt, source.arrays(), mark, check, add) as blocks:
            async for block in blocks:
                if block.number == 7:  # it has a seven, too
                    break
                seen.append(block.number)
            raise errors.KernelError("7 is seven")
    if bad < 7:
        assert f"in block {bad} of the stream, in its step 'check'" in caught.value.__notes__
    assert seen == list(range(min(bad, 7)))
    assert source.closed == 1
    await rt.queue.wait()
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


@pytest.fixture
def fake_kernels() -> dict[str, Callable[..., Any]]:
    def reduce_sum(x: np.ndarray) -> float:
        assert x[0] != 3, "three"
        return float(x.sum())

    return {**KERNELS, "reduce_sum": reduce_sum}


@pytest.mark.runtime("fake", "mapped")
async def test_an_assert_of_a_kernel_that_writes_nothing(
    rt: at.Runtime, basics: at.AotModule, nothing_left: Check
) -> None:
    """Its error follows no data, and reaches the block all the same."""
    total = basics.kernel("reduce_sum")
    seen = []

    def look(queue: at.Queue, block: at.Block) -> None:
        queue.launch(total, block.array)

    with pytest.raises(errors.KernelError, match="three") as caught:
        async with at.stream(rt, [np.full(10, i, np.float32) for i in range(10)], look) as blocks:
            async for block in blocks:
                seen.append(block.number)
    assert caught.value.__notes__[-1] == "in block 3 of the stream, in its step 'look'"
    assert seen == [0, 1, 2]


@pytest.mark.parametrize("unified", [False, True])
@pytest.mark.runtime("fake")
async def test_the_loss_of_the_device_reaches_the_block(cpu_modules: Path, unified: bool) -> None:
    driver = FakeDriver(KERNELS, unified_memory=unified)
    source, seen = Source(), []
    async with at.Runtime(driver) as rt:
        add_one = (await rt.load_aot_module(cpu_modules / "basics")).kernel("add_one")

        def lose(queue: at.Queue, block: at.Block) -> None:
            queue.launch(add_one, block.array)
            if block.number == 3:
                driver.lose("gone")

        with pytest.raises(errors.DeviceLostError, match="gone"):
            async with at.stream(rt, source.arrays(), lose) as blocks:
                async for block in blocks:
                    seen.append(block.data[0])
        assert seen == [i + 1 for i in range(len(seen))]
        assert len(seen) <= 3
        assert source.closed == 1
        await rt.recreate()
        add_one = (await rt.load_aot_module(cpu_modules / "basics")).kernel("add_one")
        async with at.stream(rt, [np.zeros(3, np.int32)], lambda queue, block: None) as blocks:
            assert [block.number async for block in blocks] == [0]


# -- cancellation ------------------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.parametrize("kind", ["function", "arrays", "plain"])
async def test_cancelled_at_each_await_of_the_consumer(
    rt: at.Runtime, add: Stage, nothing_left: Check, kind: str
) -> None:
    sources: list[Source] = []

    def fill(array: np.ndarray) -> int:
        array[:] = 5
        return len(array)

    async def run() -> None:
        sources.append(Source(5))
        source = fill if kind == "function" else getattr(sources[-1], kind)()
        async with at.stream(rt, source, add, add, shape=100, dtype=at.i32) as blocks:
            async for block in blocks:
                if block.number == 4:
                    break
                await anyio.lowlevel.checkpoint()

    count = await cancelled_at_each_await(run, nothing_left)
    assert count > 5
    if kind != "function":
        assert [source.closed for source in sources] == [source.begun for source in sources]
        assert sum(source.closed for source in sources) > count / 2


@pytest.mark.parametrize("at_number", range(4))
async def test_cancelled_while_the_source_waits(
    rt: at.Runtime, add: Stage, nothing_left: Check, at_number: int
) -> None:
    closed = False

    async def source() -> AsyncIterator[np.ndarray]:
        nonlocal closed
        try:
            for i in range(at_number):
                yield np.full(100, i, np.int32)
            waiting.set()
            await anyio.sleep_forever()
        finally:
            closed = True

    waiting = anyio.Event()
    seen: list[int] = []
    with anyio.CancelScope() as scope:
        async with anyio.create_task_group() as tasks, at.stream(rt, source(), add) as blocks:

            async def stop() -> None:
                await waiting.wait()
                await until(lambda: len(seen) == at_number)
                scope.cancel()

            tasks.start_soon(stop)
            async for block in blocks:
                seen.append(block.data[0])
    assert scope.cancelled_caught
    assert closed
    assert seen == [i + 1 for i in range(at_number)]


async def test_a_cancelled_pipe_writes_whole_blocks(
    rt: at.Runtime, add: Stage, nothing_left: Check, tmp_path: Path
) -> None:
    """The thread that writes a block ends first."""
    size = 250_000
    for seconds in (0.0, 0.005, 0.01, 0.02):
        with anyio.move_on_after(seconds):
            source = (np.full(size, i, np.int32) for i in range(10**9))
            async with at.stream(rt, source, add) as blocks:
                await blocks.pipe_to(tmp_path / "out.raw")
        if (tmp_path / "out.raw").exists():
            written = np.fromfile(tmp_path / "out.raw", np.int32)
            assert len(written) % size == 0
            np.testing.assert_array_equal(written, np.repeat(np.arange(len(written) // size) + 1, size))


@pytest.mark.runtime("stepped", "stepped mapped")
async def test_a_cancelled_stream_waits_for_no_kernel(rt: at.Runtime, add: Stage, clock: FakeClock) -> None:
    """The device never runs anything. What has been enqueued is revoked, and the queues are closed."""
    with anyio.move_on_after(0.02) as scope:
        async with at.stream(rt, Source().arrays(), add) as blocks:
            await anext(blocks)
    assert scope.cancelled_caught
    await until(lambda: {each.name for each in rt.statistics().queues} <= {"default"})
    clock.stop()
    assert not [name for _, name in clock.log if name == "add_one"]


@pytest.mark.runtime("cpu")  # for its loops: the runtime is another one
@pytest.mark.parametrize("steps", [0, 4, 8])
async def test_nobody_wants_the_error_of_a_cancelled_block(
    modules: Path, caplog: pytest.LogCaptureFixture, steps: int
) -> None:
    """The device has the block's kernel, which fails: after the cancellation, or before the event loop sees it."""
    clock = FakeClock()

    def refuse(x: np.ndarray) -> None:
        raise AssertionError("too large")

    def fail(queue: at.Queue, block: at.Block) -> None:
        queue.launch(kernel, block.array)

    def step() -> bool:
        return sum(clock.step(queue) for queue in range(len(clock.queues))) > 0

    async def cancel() -> None:
        while not step():
            await anyio.lowlevel.checkpoint()
        for _ in range(steps):
            step()
        scope.cancel()

    with caplog.at_level(logging.DEBUG, "aiotaichi"):
        async with at.Runtime(FakeDriver({"add_one": refuse}, clock)) as rt:
            kernel = (await rt.load_aot_module(modules / "basics")).kernel("add_one")
            with anyio.CancelScope() as scope:
                async with at.stream(rt, Source(1).arrays(), fail) as blocks, anyio.create_task_group() as tasks:
                    tasks.start_soon(cancel)
                    async for _block in blocks:
                        pass
            assert scope.cancelled_caught
            clock.stop()
        gc.collect()  # an error that nobody has retrieved is logged when its event ends
    assert "never retrieved" not in caplog.text


@pytest.mark.runtime("cpu")
async def test_no_thread_is_left(rt: at.Runtime, add: Stage) -> None:
    async def run() -> None:
        async with at.stream(rt, Source().plain(), add, add) as blocks:
            async for block in blocks:
                if block.number == 5:
                    break

    await run()  # the threads of anyio begin
    before = threading.active_count()
    for _ in range(20):
        await run()
    await until(lambda: threading.active_count() <= before)
