"""Whatever order the queues of a device complete in: blocks come in order, whole, and once."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver
from support.fixture_modules import CPU_MODULES

pytestmark = pytest.mark.slow

LOOPS: dict[str, tuple[str, dict[str, Any]]] = {
    "asyncio": ("asyncio", {}),
    "uvloop": ("asyncio", {"use_uvloop": True}),
    "trio": ("trio", {}),
}


def add_one(x: np.ndarray) -> None:
    x += 1
    assert x[0] < 1000, "too large"


class Plan:
    """What a run does."""

    def __init__(self, data: st.DataObject) -> None:
        draw = data.draw
        self.blocks = draw(st.integers(0, 8), "blocks")
        self.stages = draw(st.integers(0, 3), "stages")
        self.depth = draw(st.integers(1, 4), "depth")
        self.unified = draw(st.booleans(), "unified")
        self.latest = draw(st.booleans(), "latest")
        self.fails = draw(st.none() | st.integers(0, 7), "failing block")
        self.leaves = draw(st.none() | st.integers(0, 7), "left after")
        self.cancels = draw(st.none() | st.integers(0, 60), "cancelled after")
        self.subscribers = draw(st.integers(0, 2), "subscribers")
        self.seed = draw(st.integers(0, 2**32), "order")


async def run(plan: Plan, modules: Path) -> None:
    choose, clock = random.Random(plan.seed), FakeClock()
    driver = FakeDriver({"add_one": add_one}, clock, unified_memory=plan.unified)
    given: list[int] = []
    closed = 0
    fails = plan.fails is not None and plan.fails < plan.blocks and plan.stages > 0
    end = plan.fails if fails else plan.blocks

    async def source() -> AsyncIterator[np.ndarray]:
        nonlocal closed
        try:
            for i in range(plan.blocks):
                given.append(i)
                yield np.full(10 - i % 3, 1000 if fails and i == plan.fails else 10 * i, np.int32)
                await anyio.lowlevel.checkpoint()
        finally:
            closed += 1

    async with at.Runtime(driver) as rt:
        kernel = (await rt.load_aot_module(modules / "basics")).kernel("add_one")

        def add(queue: at.Queue, block: at.Block) -> None:
            queue.launch(kernel, block.array)

        def check(block: at.Block, last: int, latest: bool) -> int:
            assert block.number > last if latest else block.number == last + 1
            np.testing.assert_array_equal(
                block.data, np.full(10 - block.number % 3, 10 * block.number + plan.stages, np.int32)
            )
            return block.number

        async def turn() -> None:
            """Step the queues of the device in any order, for as long as the stream runs."""
            turns = 0
            while True:
                await anyio.lowlevel.checkpoint()
                for _ in range(choose.randrange(3)):
                    clock.step(choose.randrange(len(clock.queues)))
                turns += 1
                if turns == plan.cancels:
                    scope.cancel()

        async def watch(consumer: Any, latest: bool) -> None:
            last = -1
            try:
                async for block in consumer:
                    if last == -1:
                        last = block.number - 1
                    await anyio.lowlevel.checkpoint()  # the stream may end: the block and what waits are still there
                    last = check(block, last, latest)
            except errors.KernelError:
                assert fails
            if plan.leaves is None and not fails:  # a cancellation does not come here
                assert last == plan.blocks - 1, "the newest block is the last one"

        async with anyio.create_task_group() as turning:
            turning.start_soon(turn)
            last, raised = -1, None
            stream = at.stream(rt, source(), *[add] * plan.stages, depth=plan.depth, latest=plan.latest)
            with anyio.CancelScope() as scope:
                try:
                    async with anyio.create_task_group() as watching, stream as blocks:
                        for number in range(plan.subscribers):
                            latest = bool(number % 2)
                            consumer = await blocks.subscribe(latest=latest).__aenter__()
                            watching.start_soon(watch, consumer, latest)
                        first = True
                        async for block in blocks:
                            if first and plan.subscribers:
                                last = block.number - 1
                            first = False
                            last = check(block, last, plan.latest)
                            if plan.leaves == block.number:
                                break
                except* errors.KernelError as group:
                    (raised,) = group.exceptions
            turning.cancel_scope.cancel()
        clock.stop()
        if not scope.cancel_called:
            if raised is not None:
                assert fails
                assert f"in block {plan.fails} of the stream" in "".join(raised.__notes__)
            left = plan.leaves is not None and last == plan.leaves
            if not left and not plan.latest:
                assert last == end - 1 if end else last == -1
                assert (raised is not None) == fails
        assert closed == (1 if given or closed else 0)
        assert given == list(range(len(given)))
        await rt.queue.wait()
        assert rt.statistics().in_flight == 0
        assert {each.name for each in rt.statistics().queues} <= {"default"} or scope.cancel_called


@pytest.mark.parametrize("loop", list(LOOPS))
@settings(max_examples=60, deadline=None)
@given(data=st.data())
def test_any_order_of_completions(loop: str, data: st.DataObject) -> None:
    backend, options = LOOPS[loop]
    plan = Plan(data)

    async def main() -> None:
        with anyio.fail_after(60):
            await run(plan, CPU_MODULES)

    anyio.run(main, backend=backend, backend_options=options)
