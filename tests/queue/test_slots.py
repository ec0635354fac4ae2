"""Slots: room on a queue that limits what is in flight."""

from __future__ import annotations

import queue as python_queue
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock
from support.cancellations import cancelled_at_each_await
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


class Task:
    """A task that takes a slot, and enqueues so many operations."""

    def __init__(self, queue: at.Queue, nbytes: int = 0, operations: int = 1) -> None:
        self.is_inside = self.is_over = False
        self.error: errors.Error | None = None
        self.end = anyio.Event()
        self.scope = anyio.CancelScope()
        self._queue = queue
        self._nbytes = nbytes
        self._operations = operations

    async def __call__(self) -> None:
        with self.scope:
            try:
                async with self._queue.slot(self._nbytes):
                    self.is_inside = True
                    for _ in range(self._operations):
                        self._queue.record_event()
                    await self.end.wait()
            except errors.Error as error:
                self.error = error
        self.is_over = True


async def begun(group: Any, *tasks: Task) -> list[bool]:
    for task in tasks:
        group.start_soon(task)
        await anyio.wait_all_tasks_blocked()
    return [task.is_inside for task in tasks]


async def test_a_slot_lasts_until_its_operations_have_completed(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=2)
    tasks = [Task(queue) for _ in range(4)]
    async with anyio.create_task_group() as group:
        assert await begun(group, *tasks) == [True, True, False, False]
        tasks[1].end.set()
        await anyio.sleep(0.01)
        assert not tasks[2].is_inside  # its operation is in flight
        clock.run()
        await until(lambda: tasks[2].is_inside)
        assert not tasks[3].is_inside
        tasks[0].end.set()
        await anyio.wait_all_tasks_blocked()
        clock.run()
        await until(lambda: tasks[3].is_inside)
        for task in tasks[2:]:
            task.end.set()


async def test_operations_without_a_slot_count(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=2)
    for _ in range(3):
        queue.record_event()
    task = Task(queue)
    async with anyio.create_task_group() as group:
        assert await begun(group, task) == [False]
        assert clock.step(1)
        await anyio.sleep(0.01)
        assert not task.is_inside
        assert clock.step(1)
        await until(lambda: task.is_inside)
        task.end.set()


async def test_bytes_are_limited_and_a_large_slot_is_not_starved(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight_bytes=100)
    first, large, small = Task(queue, 60, 0), Task(queue, 100, 0), Task(queue, 10, 0)
    async with anyio.create_task_group() as group:
        assert await begun(group, first, large, small) == [True, False, False]
        first.end.set()
        await anyio.wait_all_tasks_blocked()
        assert [large.is_inside, small.is_inside] == [True, False]
        large.end.set()
        await anyio.wait_all_tasks_blocked()
        assert small.is_inside
        small.end.set()


async def test_a_cancelled_wait_makes_way(rt: at.Runtime) -> None:
    queue = rt.create_queue(max_in_flight_bytes=100)
    first, large, small = Task(queue, 60, 0), Task(queue, 100, 0), Task(queue, 10, 0)
    async with anyio.create_task_group() as group:
        await begun(group, first, large, small)
        large.scope.cancel()
        await anyio.wait_all_tasks_blocked()
        assert small.is_inside
        first.end.set()
        small.end.set()


@pytest.mark.parametrize("overflow", ["raise", at.Overflow.RAISE])
async def test_a_full_queue_refuses(rt: at.Runtime, clock: FakeClock, overflow: at.Overflow | str) -> None:
    queue = rt.create_queue(name="busy", max_in_flight=2, max_in_flight_bytes=100, overflow=overflow)
    x = rt.ndarray(8, at.u8)
    queue.fill(x, 1)
    queue.fill(x, 2)
    for call in (queue.record_event, lambda: queue.fill(x, 3), lambda: queue.write(x, np.ones(8, np.uint8))):
        with pytest.raises(errors.QueueFullError, match=r"'busy'> is full.*2 operations.*max_in_flight=2"):
            call()
    with pytest.raises(python_queue.Full):
        async with queue.slot():
            raise AssertionError("there is no room")
    assert queue.in_flight == 2
    await queue.flush()
    clock.run()
    await until(lambda: not queue.in_flight)
    async with queue.slot(60):
        for _ in range(5):
            queue.record_event()  # the slot has room
        with pytest.raises(errors.QueueFullError, match="slots of 60 bytes"):
            async with queue.slot(60):
                raise AssertionError("there is no room")
    await queue.flush()
    clock.run()
    await until(lambda: not queue.in_flight)
    await anyio.sleep(0.01)
    async with queue.slot(100):
        pass


async def test_a_launch_is_refused(rt: at.Runtime, clock: FakeClock, basics: at.AotModule) -> None:
    queue = rt.create_queue(max_in_flight=1, overflow="raise")
    nop = basics.kernel("nop")
    queue.launch(nop)
    with pytest.raises(errors.QueueFullError):
        queue.launch(nop)


async def test_what_the_device_has_done_makes_room_at_once(
    rt: at.Runtime, clock: FakeClock, basics: at.AotModule
) -> None:
    queue = rt.create_queue(max_in_flight=1, overflow="raise")
    queue.launch(basics.kernel("nop"))
    await queue.flush()
    clock.step(1)  # the event loop has not looked since
    queue.launch(basics.kernel("nop"))
    await queue.flush()
    clock.step(1)
    async with queue.slot():
        pass


async def test_a_loss_that_a_full_queue_finds_is_raised(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=1, overflow="raise")
    queue.record_event()
    await queue.flush()
    clock.queues[1].lose()
    with pytest.raises(errors.DeviceLostError):
        queue.record_event()
    with pytest.raises(errors.DeviceLostError):
        await queue.aclose()


async def test_bad_limits_are_refused_at_the_call(rt: at.Runtime) -> None:
    queue = rt.create_queue(max_in_flight_bytes=100)
    with pytest.raises(errors.InvalidArgumentError, match=r"101 bytes never fit.*max_in_flight_bytes=100"):
        queue.slot(101)
    for wrong in (-1, 1.5, "a", True):
        with pytest.raises(errors.InvalidArgumentError, match="nbytes="):
            queue.slot(wrong)  # type: ignore[arg-type]
    with pytest.raises(errors.ArgumentOutOfRangeError, match="overflow must be one of wait, raise, not 'drop'"):
        rt.create_queue(overflow="drop")
    with pytest.raises(errors.InvalidArgumentError, match="max_in_flight_bytes=0"):
        rt.create_queue(max_in_flight_bytes=0)


async def test_tasks_that_wait_hear_of_a_failure(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=1)
    queue.record_event()
    task = Task(queue)
    async with anyio.create_task_group() as group:
        await begun(group, task)
        clock.queues[1].lose()
        await until(lambda: task.is_over)
    assert isinstance(task.error, errors.DeviceLostError)
    with pytest.raises(errors.DeviceLostError):
        queue.slot()
    with pytest.raises(errors.DeviceLostError):
        await queue.aclose()


@pytest.mark.runtime("stepped", "cpu", "vulkan")
async def test_a_cancellation_at_any_await_gives_the_slot_back(rt: at.Runtime, clock: FakeClock, arch: str) -> None:
    queue = rt.create_queue(max_in_flight=2, max_in_flight_bytes=100)
    x, ended = rt.ndarray(100, at.u8), 0

    async def run() -> None:
        nonlocal ended
        async with queue.slot(60):
            event = queue.fill(x, 1)
            await queue.flush()
            if arch == "stepped":
                clock.run()
            await event
        ended += 1

    async def attempt() -> None:
        async with anyio.create_task_group() as group:
            group.start_soon(run)
            await run()

    async def afterwards() -> None:
        if arch == "stepped":
            clock.run()
        await queue.wait()

    assert await cancelled_at_each_await(attempt, afterwards) >= 2
    assert ended >= 2
    with anyio.fail_after(30):
        async with queue.slot(100):
            pass


@pytest.mark.runtime("cpu", "vulkan")
async def test_slots_bound_what_is_in_flight(rt: at.Runtime, add_one: at.Kernel) -> None:
    queue = rt.create_queue(max_in_flight=6)
    x, most = rt.ndarray(1000, at.i32), 0

    async def task() -> None:
        nonlocal most
        async with queue.slot():
            event = queue.launch(add_one, x)
            most = max(most, queue.in_flight)
            await event

    async with anyio.create_task_group() as group:
        for _ in range(100):
            group.start_soon(task)
    assert most <= 6
    assert (await queue.read(x) == 100).all()
