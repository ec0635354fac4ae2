"""Three stages that take equally long work at the same time, on different blocks.

The test gives the device its time: a queue works on one command at a time, the queues work beside each other, and the
event loop takes no time. So what is measured is the order in which a stream enqueues, and nothing else.
"""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from typing import Any

import anyio
import anyio.lowlevel
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.testing import FakeClock

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

BLOCKS, TURNS = 40, 20
WORK = {"upload", "add_one", "download"}
"""The commands that take a unit of time. Marks and waits take none."""


async def arrays(size: int) -> AsyncIterator[np.ndarray]:
    for number in range(BLOCKS):
        yield np.full(size, number, np.int32)


def function(size: int) -> Callable[[np.ndarray], Any]:
    numbers = iter(range(BLOCKS))

    async def fill(place: np.ndarray) -> int:
        number = next(numbers, None)
        if number is None:
            return 0
        place[:] = number
        return len(place)

    return fill


async def working_at_each_moment(clock: FakeClock, is_over: Callable[[], bool]) -> list[int]:
    """Let the queues work. Return how many worked in each unit of time, until ``is_over()``."""
    found: list[int] = []
    while not is_over():
        for _ in range(TURNS):
            await anyio.lowlevel.checkpoint()
        queues, working = range(len(clock.queues)), list[int]()
        while any(clock.step(queue) for queue in queues if clock.next(queue) not in {None, *WORK}):
            pass
        working = [queue for queue in queues if clock.next(queue) is not None]
        for queue in working:
            clock.step(queue)
        found += [len(working)] if working else []
    return found


@pytest.mark.runtime("stepped", "stepped mapped")
@pytest.mark.parametrize("source", [arrays, function])
async def test_equal_stages_work_at_the_same_time(
    rt: at.Runtime, add_one: at.Kernel, clock: FakeClock, source: Callable[[int], Any]
) -> None:
    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    # Copies of 1 MiB or less have no queue of their own. A thread would copy arrays of that size to mapped memory.
    stages, size = ([add] * 3, 2**16) if rt.info.unified_memory else ([add], 2**18 + 1)
    is_over = False
    working: list[int] = []

    async def work() -> None:
        working.extend(await working_at_each_moment(clock, lambda: is_over))

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(work)
        async with at.stream(rt, source(size), *stages, shape=size, dtype=at.i32, depth=4) as blocks:
            async for block in blocks:
                np.testing.assert_array_equal(block.data, block.number + len(stages))
        is_over = True
    assert sum(working) == 3 * BLOCKS
    middle = working[len(working) // 4 : -(len(working) // 4)]
    assert sum(number == 3 for number in middle) >= 0.8 * len(middle), working
