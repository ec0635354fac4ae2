"""Await events with asyncio's functions: gather, wait_for, TaskGroup, timeout."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def rt(clock: FakeClock) -> AsyncIterator[at.Runtime]:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as runtime:
        yield runtime
        clock.stop()


async def test_gather(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(2, at.i32)
    events = []
    for value in range(5):
        rt.queue.fill(x, value)
        events.append(rt.queue.read(x))
    asyncio.get_running_loop().call_later(0.01, clock.stop)
    values = await asyncio.gather(*events)
    assert [value.tolist() for value in values] == [[i, i] for i in range(5)]


async def test_wait_for_times_out_and_the_work_goes_on(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(event, 0.01)
    clock.stop()
    await asyncio.wait_for(event, 5)


async def test_timeout_and_task_group(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            async with asyncio.TaskGroup() as tasks:
                tasks.create_task(event.wait())
                tasks.create_task(rt.queue.wait())
    assert rt.queue.in_flight == 1


async def test_a_failure_in_a_task_group_cancels_its_siblings(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()

    async def fail() -> None:
        raise errors.InvalidArgumentError("mine")

    with pytest.raises(ExceptionGroup) as caught:
        async with asyncio.TaskGroup() as tasks:
            tasks.create_task(event.wait())
            tasks.create_task(fail())
    assert caught.group_contains(errors.InvalidArgumentError)
    assert not event.done()


async def test_shield_and_cancel(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()

    async def wait() -> str:
        await event
        return "done"

    task = asyncio.create_task(wait())
    shielded = asyncio.shield(task)
    await asyncio.sleep(0)
    shielded.cancel()
    clock.stop()
    assert await task == "done"


@pytest.mark.slow
async def test_as_completed(cpu_modules: Path) -> None:
    async with at.Runtime("cpu") as rt:
        module = await rt.load_aot_module(cpu_modules / "timing")
        out = [rt.ndarray(1, at.i32) for _ in range(2)]
        other = rt.create_queue()
        slow = rt.queue.launch(module.kernel("spin_serial"), 100_000, out[0])
        fast = other.launch(module.kernel("spin_serial"), 10, out[1])

        async def wait(name: str, event: at.Event[None]) -> str:
            await event
            return name

        order = [await each for each in asyncio.as_completed([wait("slow", slow), wait("fast", fast)])]
    assert order == ["fast", "slow"]


async def test_an_event_awaited_before_its_loop_turns_is_resolved_in_a_closed_runtime(cpu_modules: Path) -> None:
    async with at.Runtime("cpu") as rt:
        event = rt.queue.record_event()
        task = asyncio.ensure_future(event.wait())
    await task
    assert event.done()
