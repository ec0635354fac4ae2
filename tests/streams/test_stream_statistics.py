"""The statistics of a stream name its slowest step, while the stream goes on and after its end."""

from __future__ import annotations

from collections.abc import AsyncIterator

import anyio
import numpy as np
import pytest

import aiotaichi as at

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]  # its kernels take no time


@pytest.mark.parametrize("slow", ["source", "sink", "second sink"])
async def test_the_slowest_step_has_its_name(rt: at.Runtime, add_one: at.Kernel, slow: str) -> None:
    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    async def source() -> AsyncIterator[np.ndarray]:
        for number in range(4):
            await anyio.sleep(0.02 if slow == "source" else 0)
            yield np.full(10, number, np.int32)

    async def take(consumer: AsyncIterator[at.Block], seconds: float) -> None:
        async for _ in consumer:
            await anyio.sleep(seconds)

    async with at.stream(rt, source(), add) as blocks, blocks.subscribe() as first, blocks.subscribe() as second:
        async with anyio.create_task_group() as tasks:
            tasks.start_soon(take, first, 0.02 if slow == "sink" else 0)
            tasks.start_soon(take, second, 0.02 if slow == "second sink" else 0)
        step = "source" if slow == "source" else "sink"
        assert blocks.statistics().slowest == step, blocks.statistics()
    done = blocks.statistics()
    assert done.slowest == step
    assert 4 * 0.019 < done.busy_seconds[step] <= done.seconds
    assert done.busy == done.busy_seconds[step] / done.seconds
    assert list(done.busy_seconds) in (["source", "add", "sink"], ["source", "upload", "add", "download", "sink"])


@pytest.mark.runtime("cpu")
async def test_the_slowest_stage_has_its_name(rt: at.Runtime, spin: at.Kernel) -> None:
    def think(queue: at.Queue, block: at.Block) -> None:
        queue.launch(spin, 1000, block.array)

    async with at.stream(rt, [np.zeros(1, np.int32) for _ in range(5)], think, lambda queue, block: None) as blocks:
        async for _ in blocks:
            pass
        assert blocks.statistics().slowest == "think"
    assert blocks.statistics().slowest == "think"
    assert list(blocks.statistics().busy_seconds) == ["source", "think", "stage 2", "sink"]
