"""What one turn of the loop does: a part of what has completed, for each queue a share."""

from __future__ import annotations

import asyncio
import logging
import socket
import sys
from collections import Counter
from itertools import pairwise
from types import FrameType
from typing import Any

import anyio
import anyio.lowlevel
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.core.failed_data import FailedData
from aiotaichi.queue import engine as queue_engine
from aiotaichi.queue.ports import current_port
from aiotaichi.runtime.queue import engine_of
from aiotaichi.testing import FakeClock
from support.devices import made_by
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]

MIB = 2**20


class Turns:
    """Notes in which turn of the loop each task was woken."""

    def __init__(self) -> None:
        self.number = 0
        self.woken: list[tuple[int, int]] = []  # each with the turn
        self._is_over = False

    async def count(self) -> None:
        """Count turns until all tasks are woken."""
        while not self._is_over:
            await anyio.lowlevel.checkpoint()
            self.number += 1

    async def wait(self, number: int, event: at.Event[Any]) -> None:
        """Note when ``event`` wakes its task."""
        await event
        self.woken.append((self.number, number))

    async def run(self, clock: FakeClock, events: list[at.Event[Any]]) -> Counter[int]:
        """Complete all operations at once while each has a task. Return how many tasks each turn has woken."""
        async with anyio.create_task_group() as counting:
            async with anyio.create_task_group() as waiting:
                for number, event in enumerate(events):
                    waiting.start_soon(self.wait, number, event)
                await anyio.wait_all_tasks_blocked()
                counting.start_soon(self.count)
                clock.run()
            self._is_over = True
        return Counter(turn for turn, _ in self.woken)


async def test_many_completions_are_cut_and_each_task_is_woken_in_order(rt: at.Runtime, clock: FakeClock) -> None:
    turns = Turns()
    woken = await turns.run(clock, [rt.queue.record_event() for _ in range(3000)])
    assert sorted(number for _, number in turns.woken) == list(range(3000))
    assert max(woken.values()) < 2000
    distances = [abs(place - number) for place, (_, number) in enumerate(turns.woken)]
    assert max(distances) < 2000, "trio shuffles the tasks of one turn"


async def test_a_descriptor_is_looked_after_before_the_next_tasks(rt: at.Runtime, clock: FakeClock) -> None:
    """What becomes readable while woken tasks run does not wait for the tasks of the next turn, too."""
    ours, theirs = socket.socketpair()
    port, woken, found = current_port(), 0, []

    def on_readable() -> None:
        ours.recv(1)
        found.append(woken)

    async def wait(event: at.Event[None]) -> None:
        nonlocal woken
        await event
        if not woken:
            theirs.send(b"!")
        woken += 1

    with ours, theirs:
        port.add_reader(ours.fileno(), on_readable)
        async with anyio.create_task_group() as tasks:
            for event in [rt.queue.record_event() for _ in range(256)]:
                tasks.start_soon(wait, event)
            await anyio.wait_all_tasks_blocked()
            clock.run()
        port.remove_reader(ours.fileno())
    assert woken == 256
    assert found == [64], "the tasks of one turn"


@pytest.mark.slow
async def test_queues_share_a_turn(rt: at.Runtime, clock: FakeClock) -> None:
    queues = [rt.create_queue() for _ in range(8)]
    events = [queue.record_event() for queue in queues for _ in range(500)]
    turns = Turns()
    await turns.run(clock, events)
    first_half = Counter(number // 500 for _, number in turns.woken[:2000])
    assert set(first_half) == set(range(8))
    assert max(first_half.values()) - min(first_half.values()) <= 64


async def test_tasks_of_large_transfers_are_woken_a_few_at_a_time(rt: at.Runtime, clock: FakeClock) -> None:
    arrays = [rt.ndarray(8 * MIB, at.u8) for _ in range(12)]
    woken = await Turns().run(clock, [rt.queue.read(array) for array in arrays])
    assert max(woken.values()) <= 4, "16 MiB a turn; trio may run the tasks of two turns between two of our counts"


async def test_a_transfer_that_exceeds_a_turn_wakes_its_task(rt: at.Runtime, clock: FakeClock) -> None:
    array = rt.ndarray(40 * MIB, at.u8)
    woken = await Turns().run(clock, [rt.queue.read(array) for _ in range(3)])
    assert sum(woken.values()) == 3
    assert max(woken.values()) <= 2


async def test_large_transfers_that_nobody_awaits_delay_no_task(rt: at.Runtime, clock: FakeClock) -> None:
    array, small = rt.ndarray(16 * MIB, at.u8), rt.ndarray(1, at.u8)
    data = np.zeros(array.shape, np.uint8)
    events = []
    for _ in range(6):
        rt.queue.write(array, data, borrow=True)
        events.append(rt.queue.read(small))
    woken = await Turns().run(clock, events)
    assert max(woken) - min(woken) <= 1, "one turn; trio may run our count before some of the tasks"


@pytest.mark.runtime("fake")
@pytest.mark.parametrize("operations", [1, 6, 50])
async def test_what_is_done_is_dropped_before_its_task_enqueues_more(rt: at.Runtime, operations: int) -> None:
    queues = [rt.create_queue() for _ in range(8)]
    timelines = [engine_of(queue).timeline for queue in queues]
    kept: list[int] = []

    async def work(number: int) -> None:
        for turn in range(12):
            queue = queues[(number + turn) % 8]
            await [queue.record_event() for _ in range(operations)][-1]
            kept.append(sum(timeline.done_events for timeline in timelines))

    async with anyio.create_task_group() as group:
        for number in range(64):
            group.start_soon(work, number)
    assert max(kept) <= 64 * operations, "the operations of one await of each task"


async def test_an_event_is_done_before_its_turn_comes(
    rt: at.Runtime, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A turn counts less while there are failed data, also those of another test in this process.
    monkeypatch.setattr(queue_engine, "failed_data", FailedData())
    array = rt.ndarray(4, at.i32)
    events = [rt.queue.fill(array, n) for n in range(2000)]
    result = rt.queue.read(array)
    await rt.queue.flush()
    clock.run()
    assert result.done()
    assert all(event.done() for event in events)
    assert rt.queue.in_flight == 0
    assert result.result().tolist() == [1999] * 4


async def test_unseen_failures_are_reported_before_a_later_task_is_woken(
    rt: at.Runtime, clock: FakeClock, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = rt.create_queue()
    for _ in range(1000):
        queue.record_event()
    last = queue.record_event()
    await queue.flush()
    clock.run()
    hal = clock.queues[-1]
    monkeypatch.setattr(hal, "_failures", [(n, errors.KernelError(f"number {n}")) for n in range(1, 1001)])
    with caplog.at_level(logging.ERROR):
        await last
    assert [record.exc_info[1].args[0] for record in caplog.records if record.exc_info and record.exc_info[1]] == [
        f"number {n}" for n in range(1, 1001)
    ]


async def test_a_wait_raises_the_failures_of_dropped_events(
    rt: at.Runtime, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    queue = rt.create_queue()
    for _ in range(300):
        queue.record_event()
    async with anyio.create_task_group() as group:

        async def wait() -> None:
            with pytest.raises(errors.KernelError, match="number 2") as caught:
                await queue.wait()
            assert any("number 250" in note for note in caught.value.__notes__)

        group.start_soon(wait)
        await anyio.wait_all_tasks_blocked()
        hal = clock.queues[-1]
        monkeypatch.setattr(hal, "_failures", [(n, errors.KernelError(f"number {n}")) for n in (2, 250)])
        clock.run()


async def test_many_queues_are_served_in_several_turns(rt: at.Runtime, clock: FakeClock) -> None:
    queues = [rt.create_queue() for _ in range(300)]
    events = [queue.record_event() for queue in queues]
    submitted: list[int] = []
    for _ in range(50):
        await anyio.lowlevel.checkpoint()
        submitted.append(sum(bool(queue.batches) for queue in clock.queues))
    assert submitted[-1] == 300
    assert max(after - before for before, after in pairwise([0, *submitted])) <= 128
    await Turns().run(clock, events)  # with armed queues, and notifications


async def test_a_backend_learns_whether_several_tasks_use_the_loop(
    rt: at.Runtime, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aiotaichi.core.turns._RECENT_SECONDS", 60)  # a busy machine may stop for 0.1 s

    async def told(tasks: int) -> bool:
        """Let ``tasks`` tasks run two operations each. Return what the backend is told with the second ones."""
        batches, ended = clock.queues[0].batches, 0

        async def run_twice() -> None:
            nonlocal ended
            for _ in range(2):
                await rt.queue.record_event()
            ended += 1

        async with anyio.create_task_group() as group:
            for _ in range(tasks):
                group.start_soon(run_twice)
            await until(lambda: batches)
            batches.clear()
            clock.run()
            await until(lambda: batches)
            found: bool = batches[0].loop_is_busy
            while ended < tasks:
                clock.run()
                await anyio.lowlevel.checkpoint()
        batches.clear()
        return found

    assert not await told(1)
    assert await told(3)
    assert not await told(1)


async def test_one_task_with_large_transfers_has_the_loop_for_itself(rt: at.Runtime, clock: FakeClock) -> None:
    x, data = rt.ndarray(MIB, at.u8), np.zeros(MIB, np.uint8)
    told = []
    for _ in range(10):
        rt.queue.write(x, data)  # nobody awaits it
        event = rt.queue.record_event()
        async with anyio.create_task_group() as group:
            turns = Turns()
            group.start_soon(turns.wait, 0, event)
            await until(lambda: len(clock.queues[0].batches) == 2)
            told += [batch.loop_is_busy for batch in clock.queues[0].batches]
            clock.queues[0].batches.clear()
            while not turns.woken:  # event.done() would look itself
                clock.run()
                await anyio.lowlevel.checkpoint()
    assert told == [False] * 20


@pytest.mark.parametrize("nbytes", [1 * MIB, 4 * MIB])
@pytest.mark.parametrize("tasks", [1, 3])
async def test_large_transfers_of_several_tasks_are_submitted_at_the_end_of_the_turn(
    rt: at.Runtime, clock: FakeClock, tasks: int, nbytes: int
) -> None:
    data, batches, submitted = np.zeros(nbytes, np.uint8), clock.queues[0].batches, list[int]()

    async def write_to_idle_queue() -> None:
        x = rt.ndarray(nbytes, at.u8)
        await rt.queue.record_event()
        event = rt.queue.write(x, data, borrow=True)
        submitted.append(len(batches))
        await event

    async with anyio.create_task_group() as group:
        for _ in range(tasks):
            group.start_soon(write_to_idle_queue)
        await until(lambda: sum(len(batch.commands) for batch in batches) == tasks)
        batches.clear()
        clock.run()
        await until(lambda: sum(len(batch.commands) for batch in batches) == tasks)
        assert submitted == ([1] if tasks == 1 else [0] * tasks)
        assert len(batches) == 1
        clock.run()


async def test_a_task_has_the_loop_for_itself_some_time_after_others(
    rt: at.Runtime, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    x, data, batches = rt.ndarray(MIB, at.u8), np.zeros(MIB, np.uint8), clock.queues[0].batches
    async with anyio.create_task_group() as group:
        for _ in range(3):
            group.start_soon(rt.queue.record_event().wait)
        await until(lambda: batches)
        clock.run()
    for submitted, seconds in ((0, 60.0), (1, 0.0)):
        monkeypatch.setattr("aiotaichi.core.turns._RECENT_SECONDS", seconds)
        batches.clear()
        event = rt.queue.write(x, data, borrow=True)
        assert len(batches) == submitted
        await until(lambda: batches)
        clock.run()
        while not event.done():
            await anyio.lowlevel.checkpoint()


async def test_memory_is_freed_a_little_at_a_time(
    rt: at.Runtime, clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    allocated = made_by(monkeypatch, rt, "allocate")
    memories = [rt.allocate_memory(16) for _ in range(2000)]
    for memory in memories:
        event = rt.queue.fill(memory, 1)
    await rt.queue.flush()
    for memory in memories:
        memory.close()
    clock.run()
    for queue in clock.queues:
        queue.batches.clear()
    living = [2000]
    with anyio.fail_after(20):
        while living[-1]:
            await anyio.lowlevel.checkpoint()
            living.append(sum(each() is not None for each in allocated))
    assert sum(after < before for before, after in pairwise(living)) >= 3, "in several turns"
    assert event.done()


@pytest.mark.slow
@pytest.mark.runtime("fake")
@pytest.mark.parametrize("anyio_backend", ["asyncio"])
async def test_the_calls_of_an_await_do_not_grow_with_what_is_pending(rt: at.Runtime) -> None:
    async def calls(tasks: int, pending: int) -> float:
        """Return the calls in the package for each of ``tasks`` awaited events, with others pending before them."""
        count = 0

        def note(frame: FrameType, event: str, _: object) -> None:
            nonlocal count
            count += event == "call" and "aiotaichi" in frame.f_code.co_filename

        events = [rt.queue.record_event() for _ in range(pending)]
        events = [rt.queue.record_event() for _ in range(tasks)]
        sys.setprofile(note)
        try:
            await asyncio.gather(*events)
        finally:
            sys.setprofile(None)
        return count / tasks

    few = await calls(100, 1000)
    many = await calls(1000, 10_000)
    assert 0 < many < 2 * few
