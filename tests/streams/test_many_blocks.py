"""Many blocks, each checked: none is wrong, lost, doubled or out of order."""

from __future__ import annotations

from collections.abc import AsyncIterator

import numpy as np
import pytest

import aiotaichi as at

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.timeout(600)]


DEVICES = pytest.mark.runtime("cpu", "vulkan", "cuda", "fake")


@DEVICES
@pytest.mark.parametrize("latest", [False, True])
async def test_many_blocks_come_right(rt: at.Runtime, add_one: at.Kernel, latest: bool) -> None:
    await check_blocks(rt, add_one, 1000, latest)


@DEVICES
@pytest.mark.sweep
@pytest.mark.loops
@pytest.mark.parametrize("latest", [False, True])
async def test_very_many_blocks_come_right(rt: at.Runtime, add_one: at.Kernel, latest: bool) -> None:
    await check_blocks(rt, add_one, 100_000, latest)


async def check_blocks(rt: at.Runtime, add_one: at.Kernel, many: int, latest: bool) -> None:
    """Pass blocks through two stages, and check each. With ``latest``, blocks are lost, and counted."""
    count = many if not latest else many // 5
    numbers = np.arange(64, dtype=np.int32)

    async def source() -> AsyncIterator[np.ndarray]:
        for number in range(count):
            yield numbers[: 64 - number % 7] + np.int32(number)

    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    last, seen = -1, 0
    async with at.stream(rt, source(), add, add, latest=latest) as blocks:
        async for block in blocks:
            number = block.number
            assert number > last if latest else number == last + 1
            assert np.array_equal(block.data, numbers[: 64 - number % 7] + number + 2), number
            last, seen = number, seen + 1
    assert last == count - 1
    assert blocks.statistics().blocks == count == seen + blocks.statistics().dropped
