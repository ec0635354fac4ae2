"""Many blocks, each checked: none is wrong, lost, doubled or out of order."""

from __future__ import annotations

from collections.abc import AsyncIterator

import numpy as np
import pytest

import aiotaichi as at

pytestmark = [pytest.mark.anyio, pytest.mark.slow, pytest.mark.timeout(600)]


@pytest.mark.runtime("cpu", "vulkan", "cuda", "fake")
@pytest.mark.parametrize("latest", [False, True])
@pytest.mark.parametrize("many", [1000, pytest.param(100_000, marks=pytest.mark.sweep)])
async def test_many_blocks_come_right(rt: at.Runtime, add_one: at.Kernel, many: int, latest: bool) -> None:
    """With ``latest``, blocks are lost, and counted."""
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
