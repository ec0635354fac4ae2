"""Several consumers of one stream: those that are waited for, and those that lose blocks."""

from __future__ import annotations

import gc
from collections.abc import AsyncIterator, Iterator

import anyio
import numpy as np
import pytest

import aiotaichi as at
from support.waiting import until

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.loops,
    pytest.mark.runtime("cpu", "vulkan", "cuda", "fake", "mapped"),
    pytest.mark.usefixtures("nothing_left"),
]


def double(queue: at.Queue, block: at.Block) -> None:
    out = block.ndarray(block.array.shape, at.i32)
    queue.copy(out, block.array)


def arrays(count: int) -> Iterator[np.ndarray]:
    return (np.full(100, i, np.int32) for i in range(count))


async def paced(count: int, seconds: float = 0.0005) -> AsyncIterator[np.ndarray]:
    """Give a block now and then, as a camera does."""
    for i in range(count):
        yield np.full(100, i, np.int32)
        await anyio.sleep(seconds)


async def take(consumer: AsyncIterator[at.Block], into: list[int], seconds: float = 0.0) -> None:
    async for block in consumer:
        await anyio.sleep(seconds)
        assert (block.data == block.number).all(), "another block has come into its memory"
        into.append(block.number)


@pytest.mark.parametrize("credits", [1, 3])
async def test_each_consumer_gets_all_blocks(rt: at.Runtime, credits: int) -> None:
    seen: list[list[int]] = [[], [], []]
    async with (
        at.stream(rt, arrays(50), double) as blocks,
        blocks.subscribe(credits=credits) as first,
        blocks.subscribe(credits=credits) as second,
        anyio.create_task_group() as tasks,
    ):
        tasks.start_soon(take, first, seen[0])
        tasks.start_soon(take, second, seen[1], 0.001)
        await take(blocks, seen[2])
    assert seen[0] == seen[1] == list(range(50))
    assert seen[2] == list(range(seen[2][0], 50))


async def test_a_slow_consumer_loses_blocks_and_slows_nobody(rt: at.Runtime) -> None:
    """It holds its blocks for ever. Another one that loses blocks, and one that loses none, go on."""
    lossy: list[int] = []
    every: list[int] = []

    async def lag(consumer: AsyncIterator[at.Block]) -> None:
        """Take a block, and have it until three later ones have come to the others."""
        async for block in consumer:
            await until(lambda: len(every) >= min(200, block.number + 4))  # noqa: B023  # called before the next one
            assert (block.data == block.number).all(), "another block has come into its memory"
            lossy.append(block.number)

    async with (
        at.stream(rt, paced(200), double, depth=2) as blocks,
        blocks.subscribe(latest=True) as stuck,
        blocks.subscribe(latest=True) as second,
        blocks.subscribe(latest=False, credits=2) as third,
    ):
        block = await anext(stuck)
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(lag, second)
            await take(third, every)
        assert (block.data == block.number).all()
        assert block.number == 0
        assert (await anext(stuck)).number == 199, "the latest"
        with pytest.raises(StopAsyncIteration):
            await anext(stuck)
    assert every == list(range(every[0], 200))
    assert lossy == sorted(set(lossy))
    assert lossy[-1] == 199
    assert len(lossy) <= 200 / 2
    assert blocks.statistics().dropped <= every[0], "two have lost blocks, and the third has taken these"


async def test_the_latest_block(rt: at.Runtime) -> None:
    """The source is not held up. A consumer that comes late gets the latest block, and the others are counted."""
    async with at.stream(rt, paced(100, 0), double, latest=True) as blocks:
        first = (await anext(blocks)).number
        while blocks.statistics().blocks < 100:  # noqa: ASYNC110
            await anyio.sleep(0.001)
        assert (await anext(blocks)).number == 99
        with pytest.raises(StopAsyncIteration):
            await anext(blocks)
        assert blocks.statistics().dropped == 98, first


async def test_nobody_watches_the_latest_blocks(rt: at.Runtime) -> None:
    async with at.stream(rt, arrays(50), double, latest=True) as blocks:
        while blocks.statistics().blocks < 50:  # noqa: ASYNC110
            await anyio.sleep(0.001)
    assert blocks.statistics().dropped == 50


async def test_a_stream_without_consumers_keeps_its_blocks(rt: at.Runtime) -> None:
    async with at.stream(rt, arrays(50), double) as blocks:
        await anyio.sleep(0.01)
        seen: list[int] = []
        async with blocks.subscribe() as mine:
            await take(mine, seen)
    assert seen == list(range(50))


async def test_a_consumer_that_leaves_holds_up_nobody(rt: at.Runtime) -> None:
    seen: list[int] = []
    async with at.stream(rt, arrays(50), double) as blocks, anyio.create_task_group() as tasks:

        async def leave() -> None:
            async with blocks.subscribe() as mine:
                assert (await anext(mine)).number == 0
                await anyio.sleep(0.01)

        tasks.start_soon(leave)
        await anyio.wait_all_tasks_blocked()
        await take(blocks, seen)
    assert seen == list(range(seen[0], 50))


async def test_an_error_reaches_each_consumer(rt: at.Runtime) -> None:
    class SomeError(Exception):
        pass

    async def source() -> AsyncIterator[np.ndarray]:
        for array in arrays(10):
            yield array
        raise SomeError

    seen: list[list[int]] = [[], []]
    raised = []
    async with at.stream(rt, source(), double) as blocks:

        async def watch(mine: AsyncIterator[at.Block], into: list[int]) -> None:
            try:
                await take(mine, into)
            except SomeError as error:
                raised.append(error)

        async with (
            blocks.subscribe() as first,
            blocks.subscribe() as second,
            anyio.create_task_group() as tasks,
        ):
            tasks.start_soon(watch, first, seen[0])
            tasks.start_soon(
                watch,
                second,
                seen[1],
            )
    assert len(raised) == 2
    assert seen == [list(range(10))] * 2


@pytest.mark.parametrize("latest", [False, True])
async def test_a_slow_viewer_gets_the_last_blocks_after_the_end(rt: at.Runtime, latest: bool) -> None:
    """What waits for the viewer has its bytes, and so has its block."""
    async with at.stream(rt, arrays(20), double) as blocks:
        subscription = blocks.subscribe(latest=latest, credits=3)
        viewer = await subscription.__aenter__()
        first = await anext(viewer)
        if latest:
            assert [block.number async for block in blocks][-1] == 19
        else:
            await until(lambda: blocks.statistics().blocks >= 5)  # three wait, and one has no room
    async with at.stream(rt, arrays(20), double, depth=9) as other:  # it may get the memory
        assert len([block async for block in other]) == 20
    assert (first.data == 0).all()
    seen: list[int] = []
    await take(viewer, seen)
    assert seen == ([17, 18, 19] if latest else [1, 2, 3])
    await subscription.__aexit__(None, None, None)


@pytest.mark.runtime("cpu", "vulkan", "cuda")
@pytest.mark.parametrize("size", [10, 2**18])
async def test_a_view_outlives_the_stream_and_the_runtime(arch: str, size: int) -> None:
    """A viewer that still has an array when all ends has its bytes, whatever comes into memory afterwards."""
    views: list[np.ndarray] = []
    async with at.Runtime(arch) as own:
        source = [np.full(size, i, np.int32) for i in range(3)]
        async with at.stream(own, source, double) as blocks:
            viewer = await blocks.subscribe(credits=3).__aenter__()
            views.append((await anext(viewer)).data)
            await until(lambda: blocks.statistics().blocks == 3)
        views += [(await anext(viewer)).data[: size // 2]]
        async with at.stream(own, [np.full(size, 9, np.int32)] * 9, double, depth=9) as others:
            assert len([block async for block in others]) == 9
        assert [set(view.tolist()) for view in views] == [{0}, {1}]
    gc.collect()
    others_of_that_size = [np.full(size, 7, np.int32) for _ in range(9)]
    assert [set(view.tolist()) for view in views] == [{0}, {1}]
    views[0][:] = 5  # the memory is there to write to, too
    assert {int(each[0]) for each in others_of_that_size} == {7}


@pytest.mark.parametrize("latest", [False, True])
async def test_viewers_end_with_the_stream(rt: at.Runtime, latest: bool) -> None:
    """A viewer that waits for a frame that never comes, in a task that is not the stream's, does not hang."""

    async def source() -> AsyncIterator[np.ndarray]:
        yield np.zeros(100, np.int32)
        await anyio.sleep_forever()

    seen: list[int] = []
    entered = anyio.Event()

    async def view(blocks: at.Stream) -> None:
        async with blocks.subscribe() as mine:
            entered.set()
            await take(mine, seen)

    with anyio.fail_after(30):
        async with anyio.create_task_group() as viewers, at.stream(rt, source(), double, latest=latest) as blocks:
            viewers.start_soon(view, blocks)
            await entered.wait()
            await anyio.sleep(0.01)
    assert seen in ([0], [])


async def test_many_viewers_of_a_camera(rt: at.Runtime) -> None:
    """Viewers come and go, fast ones and slow ones. The camera is never held up, and memory stays bounded."""
    ages: list[float] = []
    async with (
        at.stream(rt, paced(300), double, latest=True, depth=3) as frames,
        anyio.create_task_group() as tasks,
    ):

        async def view(number: int) -> None:
            async with frames.subscribe(latest=True) as mine:
                last = -1
                async for frame in mine:
                    assert frame.number > last
                    assert (frame.data == frame.number).all()
                    ages.append(frame.age)
                    last = frame.number
                    await anyio.sleep(0.001 * number)
                    if frame.number > 30 * number:
                        return

        for number in range(8):
            tasks.start_soon(view, number)
        while frames.statistics().blocks < 300:  # noqa: ASYNC110  # its viewers may have left
            await anyio.sleep(0.001)
    assert ages
    assert 0 < frames.statistics().dropped < 300
