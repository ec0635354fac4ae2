"""The oldest operation in flight of a queue: its name, its age, and since when it runs."""

from __future__ import annotations

import itertools
import threading
from pathlib import Path
from typing import Any

import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.core.progress import Progress
from aiotaichi.core.timeline import Timeline
from aiotaichi.hal.commands import Command, Mark
from aiotaichi.queue import engine as queue_engine
from aiotaichi.queue.data_flow import Trace, compact
from aiotaichi.queue.oldest_operation import OldestOperation, oldest_operation
from aiotaichi.runtime.queue import engine_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.host_clock import HostClock

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> HostClock:
    clock = HostClock()
    monkeypatch.setattr(queue_engine, "perf_counter", clock)
    return clock


def oldest(queue: at.Queue) -> OldestOperation:
    found = engine_of(queue).oldest()
    assert found is not None
    return found


async def test_an_idle_queue_has_no_oldest_operation(rt: at.Runtime, clock: FakeClock) -> None:
    assert engine_of(rt.queue).oldest() is None
    event = rt.queue.record_event()
    await rt.queue.flush()
    clock.run()
    await event
    assert engine_of(rt.queue).oldest() is None


async def test_every_operation_has_its_name(rt: at.Runtime, basics: at.AotModule, clock: FakeClock) -> None:
    queue, x, y = rt.queue, rt.ndarray(4, at.f32), rt.ndarray(4, at.f32)
    queue.write(x, np.ones(4, np.float32))
    queue.launch(basics.kernel("saxpy"), 2.0, x, y)
    queue.copy(x, y)
    queue.fill(x, 1)
    queue.launch(basics.kernel("reduce_sum"), x)
    queue.read(x)
    queue.record_event()
    await queue.flush()
    names = []
    for ticket in range(1, 8):
        found = oldest(queue)
        assert found.ticket == ticket
        names.append(found.name)
        clock.step(0)
    assert names == ["write", "kernel saxpy", "copy", "fill", "kernel reduce_sum", "read", "record_event"]


async def test_names_of_more_batches_than_are_kept_whole(
    rt: at.Runtime, basics: at.AotModule, clock: FakeClock
) -> None:
    queue, x = rt.queue, rt.ndarray(4, at.i32)
    kernels = [basics.kernel(name) for name in ("add_one", "fill_index")]
    launched: list[str] = []
    for _, kernel in zip(range(2000), itertools.cycle(kernels), strict=False):
        queue.launch(kernel, x)
        launched.append(f"kernel {kernel.name}")
    names = []
    await queue.flush()
    for _ in launched:
        names.append(oldest(queue).name)
        clock.step(0)
    assert names == launched


async def test_ages_are_those_of_batches_and_runs_begin_with_the_last_completion(
    rt: at.Runtime, clock: FakeClock, time: HostClock
) -> None:
    queue = rt.queue
    queue.record_event()
    assert oldest(queue) == OldestOperation(1, "record_event", 0, 0, False)  # not submitted: this turn's
    await queue.flush()
    time.now = 103.0
    assert oldest(queue) == OldestOperation(1, "record_event", 3, 3, False)
    queue.record_event()
    queue.record_event()
    await queue.flush()
    time.now = 104.0
    clock.step(0)
    assert oldest(queue) == OldestOperation(2, "record_event", 1, 0, False)
    time.now = 110.0
    assert oldest(queue) == OldestOperation(2, "record_event", 7, 6, False)
    clock.step(0)
    time.now = 111.0
    assert oldest(queue) == OldestOperation(3, "record_event", 8, 0, False)


async def test_what_waits_for_another_queue_does_not_run(rt: at.Runtime, clock: FakeClock, time: HostClock) -> None:
    first, second = rt.queue, rt.create_queue()
    event = first.record_event()
    assert second.wait_event(event)
    second.record_event()
    await second.flush()
    assert oldest(first).waits is False
    assert oldest(second).waits is True
    clock.step(0)
    assert oldest(second).waits is False


async def test_what_the_host_holds_has_an_age(rt: at.Runtime, clock: FakeClock, time: HostClock) -> None:
    async with at.Runtime("cpu") as other:
        gate = rt.queue.record_event()
        await rt.queue.flush()
        queue = other.queue
        assert not queue.wait_event(gate)
        queue.record_event()
        time.now = 105.0
        assert oldest(queue) == OldestOperation(1, "record_event", 5, 0, True)
        x = other.ndarray(4, at.f32)
        for _ in range(40):  # the first batch is full
            queue.fill(x, 1)
        time.now = 107.0
        assert oldest(queue) == OldestOperation(1, "record_event", 7, 0, True)
        clock.run()
        await queue.wait()
        assert engine_of(queue).oldest() is None


async def test_a_graph_has_its_name(rt: at.Runtime, clock: FakeClock, cpu_modules: Path) -> None:
    async with at.Runtime("cpu") as other:
        graphs = await other.load_aot_module(cpu_modules / "graphs")
        gate = rt.queue.record_event()
        await rt.queue.flush()
        other.queue.wait_event(gate)
        other.queue.launch_graph(graphs.compute_graph("thrice"), n=1, x=other.ndarray(4, at.f32))
        assert oldest(other.queue).name == "graph thrice"
        clock.run()
        await other.queue.wait()


async def test_a_failed_queue_has_no_oldest_operation(clock: FakeClock) -> None:
    with pytest.raises(errors.DeviceLostError):
        async with at.Runtime(FakeDriver(clock=clock)) as rt:
            rt.queue.record_event()
            await rt.queue.flush()
            clock.queues[0].lose()
            assert engine_of(rt.queue).oldest() is None


async def test_another_thread_reads_it_while_the_queue_runs(rt: at.Runtime, clock: FakeClock) -> None:
    queue, end = rt.queue, threading.Event()
    found: set[Any] = set()

    def look() -> None:
        while not end.is_set():
            operation = engine_of(queue).oldest()
            found.add(None if operation is None else operation.name)

    async with anyio.create_task_group() as group:
        group.start_soon(anyio.to_thread.run_sync, look)
        for _ in range(300):
            event = queue.record_event()
            await queue.flush()
            clock.run()
            await event
        end.set()
    assert found <= {None, "record_event"}


def test_an_operation_that_completes_during_the_look_has_no_name() -> None:
    """Another thread has read the first ticket. By now its batch is gone, and the next one is submitted."""
    timeline: Timeline[Command, object] = Timeline(32)
    for _ in range(3):
        timeline.enqueue(Mark(), object())
    progress: Progress[Trace] = Progress(1, compact)
    progress.submit(3, [Mark()], 0.0, 0.0)
    assert oldest_operation(timeline, progress, 0.0, 1.0, lambda _: True) is None
    timeline.cut()
    assert oldest_operation(timeline, Progress(1, compact), 0.0, 1.0, lambda _: True) is None


async def test_a_batch_costs_two_reads_of_the_clock(rt: at.Runtime, clock: FakeClock, time: HostClock) -> None:
    for count in (1, 10, 30):
        before = time.reads
        for _ in range(count):
            event = rt.queue.record_event()
        await rt.queue.flush()
        clock.run()
        await event
        assert time.reads == before + 2
