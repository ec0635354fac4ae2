"""Statistics of queues and runtimes: each figure against what the test has done."""

from __future__ import annotations

import dataclasses
import threading
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.core.histogram import histogram_of
from aiotaichi.queue import engine as queue_engine
from aiotaichi.queue import waiting_line
from aiotaichi.runtime import statistics
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.cancellations import cancelled_at_each_await
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped")]

EVERYWHERE = pytest.mark.runtime("cpu", "vulkan", "fake", "cuda")
MIB = 2**20


class Time:
    """A clock that the test sets."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time(monkeypatch: pytest.MonkeyPatch) -> Time:
    clock = Time()
    monkeypatch.setattr(queue_engine, "perf_counter", clock)
    monkeypatch.setattr(statistics, "perf_counter", clock)
    monkeypatch.setattr(waiting_line, "perf_counter", clock)
    return clock


def counts(found: at.QueueStatistics | at.RuntimeStatistics) -> tuple[int, int, int, int]:
    assert found.enqueued == found.in_flight + found.completed + found.failed + found.revoked
    return found.in_flight, found.enqueued, found.completed, found.failed


@EVERYWHERE
async def test_operations_are_counted(rt: at.Runtime, basics: at.AotModule) -> None:
    queue, other = rt.queue, rt.create_queue(name="other")
    x = rt.ndarray(16, at.i32)
    for _ in range(70):
        queue.launch(basics.kernel("add_one"), x)
    assert counts(queue.statistics())[1] == 70
    assert (await queue.read(x) == 70).all()
    await other.record_event()
    assert counts(queue.statistics()) == (0, 71, 71, 0)
    assert counts(other.statistics()) == (0, 1, 1, 0)
    found = rt.statistics()
    assert counts(found) == (0, 72, 72, 0)
    assert [each.name for each in found.queues] == ["default", "other"]
    assert found.queues[1] == other.statistics()
    assert found.queues[0].busy_seconds > 0
    await other.aclose()
    assert counts(rt.statistics()) == (0, 72, 72, 0)  # also those of closed queues
    assert counts(other.statistics()) == (0, 1, 1, 0)


async def test_figures_are_immutable(rt: at.Runtime) -> None:
    found: Any = rt.queue.statistics()
    with pytest.raises(dataclasses.FrozenInstanceError):
        found.in_flight = 1


async def test_a_failed_operation_is_not_completed(cpu_modules: Path) -> None:
    def fail() -> None:
        raise errors.InvalidStateError("this kernel fails")

    clock = FakeClock()
    async with at.Runtime(FakeDriver({"nop": fail}, clock)) as rt:
        module = await rt.load_aot_module(cpu_modules / "basics")
        events = [rt.queue.launch(module.kernel("nop")) for _ in range(3)]
        mark = rt.queue.record_event()
        await rt.queue.flush()
        clock.step(0)
        clock.step(0)
        assert counts(rt.queue.statistics()) == (2, 4, 0, 2)
        clock.run()
        await mark
        assert counts(rt.queue.statistics()) == (0, 4, 1, 3)
        for event in events:
            with pytest.raises(errors.InvalidStateError, match="this kernel fails"):
                await event
        clock.stop()


async def test_a_lost_device_fails_what_is_in_flight() -> None:
    clock = FakeClock()
    with pytest.raises(errors.DeviceLostError):
        async with at.Runtime(FakeDriver(clock=clock)) as rt:
            for _ in range(3):
                rt.queue.record_event()
            await rt.queue.flush()
            clock.step(0)
            assert counts(rt.queue.statistics()) == (2, 3, 1, 0)
            clock.queues[0].lose()
            assert counts(rt.queue.statistics()) == (0, 3, 1, 2)
            busy = rt.queue.statistics().busy_seconds
            assert rt.queue.statistics().busy_seconds == busy


async def test_revoked_operations_are_counted_when_their_turn_comes(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(name="revoking")
    events = [queue.record_event() for _ in range(6)]
    assert events[4].revoke()
    assert events[1].revoke()
    assert queue.statistics().revoked == 0
    await queue.flush()
    clock.step(1)
    clock.step(1)
    found = queue.statistics()
    assert (counts(found), found.revoked) == ((4, 6, 1, 0), 1)
    clock.run()
    await events[5]
    found = queue.statistics()
    assert (counts(found), found.revoked) == ((0, 6, 4, 0), 2)
    await queue.aclose()
    assert rt.statistics().revoked == 2


async def test_a_revoked_operation_of_a_lost_queue_has_not_failed() -> None:
    clock = FakeClock()
    with pytest.raises(errors.DeviceLostError):
        async with at.Runtime(FakeDriver(clock=clock)) as rt:
            events = [rt.queue.record_event() for _ in range(3)]
            assert events[1].revoke()
            await rt.queue.flush()
            clock.queues[0].lose()
            found = rt.queue.statistics()
            assert (counts(found), found.revoked) == ((0, 3, 0, 2), 1)


async def test_a_queue_is_busy_from_a_batch_to_the_last_completion(
    rt: at.Runtime, clock: FakeClock, time: Time
) -> None:
    queue = rt.queue
    assert queue.statistics().busy_seconds == 0
    queue.record_event()
    queue.record_event()
    await queue.flush()
    time.now += 5
    assert queue.statistics().busy_seconds == 5
    clock.step(0)
    time.now += 2
    assert queue.statistics().busy_seconds == 7
    clock.step(0)
    assert queue.statistics().busy_seconds == 7
    time.now += 100
    assert queue.statistics().busy_seconds == 7
    queue.record_event()
    await queue.flush()
    time.now += 1
    clock.step(0)
    assert queue.statistics().busy_seconds == 8


async def test_ages_and_names(rt: at.Runtime, basics: at.AotModule, clock: FakeClock, time: Time) -> None:
    queue, x = rt.queue, rt.ndarray(4, at.i32)
    found = queue.statistics()
    assert (found.oldest_operation, found.oldest_seconds, found.running_seconds) == (None, 0, 0)
    queue.launch(basics.kernel("add_one"), x)
    queue.read(x)
    await queue.flush()
    time.now += 3
    found = queue.statistics()
    assert (found.oldest_operation, found.oldest_seconds, found.running_seconds) == ("kernel add_one", 3, 3)
    clock.step(0)
    assert queue.statistics().oldest_operation == "read"
    time.now += 1
    found = queue.statistics()
    assert (found.oldest_operation, found.oldest_seconds, found.running_seconds) == ("read", 4, 1)


async def test_slots_are_counted(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(name="slots", max_in_flight=2)

    def figures() -> tuple[int, int, int]:
        found = queue.statistics()
        return found.slots_taken, found.slots_waiting, found.slot_bytes

    end = anyio.Event()

    async def block(nbytes: int) -> None:
        async with queue.slot(nbytes):
            queue.record_event()
            await end.wait()

    async with anyio.create_task_group() as group:
        for nbytes in (100, 20, 3):
            group.start_soon(block, nbytes)
            await anyio.wait_all_tasks_blocked()
        assert figures() == (2, 1, 120)
        end.set()
        await anyio.wait_all_tasks_blocked()
        assert figures() == (2, 1, 120)  # the operations are in flight

        def is_free() -> bool:
            clock.run()
            return figures() == (0, 0, 0)

        await until(is_free)


async def test_waits_for_slots(rt: at.Runtime, clock: FakeClock, time: Time) -> None:
    """Those that need not wait count, and those that stop waiting."""
    queue = rt.create_queue(max_in_flight=1)
    end, impatient = anyio.Event(), anyio.CancelScope()

    async def block() -> None:
        async with queue.slot():
            await end.wait()

    async with anyio.create_task_group() as group:
        group.start_soon(block)
        await anyio.wait_all_tasks_blocked()
        group.start_soon(block)
        await anyio.wait_all_tasks_blocked()
        time.now += 0.25
        with impatient:
            async with anyio.create_task_group() as inner:
                inner.start_soon(block)
                await anyio.wait_all_tasks_blocked()
                time.now += 4
                impatient.cancel()
        end.set()
    found = queue.statistics().slot_waits
    assert (found.count, found.seconds) == (3, 8.25)
    assert found.cumulative[0] == (1e-6, 1)
    assert (found.quantile(0.5), found.quantile(1)) == (5, 5)
    async with rt.create_queue().slot():
        pass
    assert rt.statistics().slot_waits.count == 4
    await queue.aclose()
    assert rt.statistics().slot_waits.count == 4  # also those of closed queues


async def test_waits_for_leases(rt: at.Runtime, time: Time) -> None:
    pool = rt.pool(max_bytes=64)

    async def lease() -> None:
        async with pool.lease(64, at.u8):
            pass

    async with anyio.create_task_group() as group, pool.lease_host(8, at.u8), pool.lease(64, at.u8):
        group.start_soon(lease)
        await anyio.wait_all_tasks_blocked()
        time.now += 0.25
    found = pool.statistics().lease_waits
    assert (found.count, found.seconds) == (3, 0.25)


async def test_refusals_of_a_full_queue(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=1, overflow="raise")
    queue.record_event()
    with pytest.raises(errors.QueueFullError):
        queue.record_event()
    with pytest.raises(errors.QueueFullError):
        async with queue.slot():
            pass
    assert (queue.statistics().refused, rt.statistics().refused) == (2, 2)
    assert queue.statistics().slot_waits.count == 0  # it did not wait
    clock.stop()
    await queue.aclose()
    assert rt.statistics().refused == 2


async def test_refusals_for_lack_of_memory() -> None:
    async with at.Runtime(FakeDriver(), memory_limit=MIB) as rt:
        pool = rt.pool(max_bytes=2 * MIB)
        with pytest.raises(errors.OutOfMemoryError, match="memory_limit"):
            rt.ndarray(2 * MIB, at.u8)
        assert rt.statistics().memory_refused == 1
        with pytest.raises(errors.OutOfMemoryError, match="memory_limit"):
            async with pool.lease(2 * MIB, at.u8):
                pass
        assert pool.statistics().refused == 1
        assert rt.statistics().memory_refused == 2
        with pytest.raises(errors.InvalidArgumentError, match="never fit"):
            pool.lease(3 * MIB, at.u8)
        assert pool.statistics().refused == 1  # that call is wrong, however much memory there is


async def test_timeouts(clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(clock=clock)) as rt:
        assert rt.statistics().timeouts == at.TimeoutStatistics(closes=0, kernels=0, waits=0)
        stuck, queue = rt.create_queue(), rt.create_queue()
        event = stuck.record_event()
        async with rt.watchdog(slow=60, timeout=0.01):
            with pytest.raises(errors.KernelTimeoutError):
                await event
        event = queue.record_event()
        await queue.flush()
        with pytest.raises(TimeoutError):
            await anyio.to_thread.run_sync(event.synchronize, 0.01)
        with pytest.raises(TimeoutError):
            await queue.aclose(timeout=0.01)
        assert rt.statistics().timeouts == at.TimeoutStatistics(closes=1, kernels=1, waits=1)
        rt.queue.record_event()
        with pytest.raises(TimeoutError):
            await rt.aclose(timeout=0.01)
        assert rt.statistics().timeouts.closes == 2
        clock.stop()


async def test_recorded_times_of_operations(rt: at.Runtime) -> None:
    assert rt.statistics().kernels == {}  # nothing has recorded any
    open_device_of(rt).tallies.operations.merge(
        "kernel blur", histogram_of(np.array([0.001])), histogram_of(np.array([0.02]))
    )
    found = rt.statistics().kernels["kernel blur"]
    assert (found.wait.seconds, found.run.seconds) == (0.001, 0.02)


@EVERYWHERE
async def test_cancelled_tasks_are_counted_right(rt: at.Runtime) -> None:
    queue, x = rt.queue, rt.ndarray(16, at.f32)

    async def run() -> None:
        async with queue.slot(8):
            queue.write(x, np.ones(16, np.float32))
            await queue.read(x)

    async def afterwards() -> None:
        await queue.wait()
        await until(lambda: not queue.statistics().slots_taken)  # a callback frees the slot
        found = queue.statistics()
        assert counts(found) == (0, found.enqueued, found.enqueued, 0)
        assert (found.slots_waiting, found.slot_bytes) == (0, 0)

    assert await cancelled_at_each_await(run, afterwards) > 0


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan", "cuda")
async def test_compilations_and_the_cache(
    arch: str, modules: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("AIOTAICHI_CACHE_DIR", str(tmp_path))
    async with at.Runtime(arch) as rt:
        assert rt.statistics().compile == at.CompileStatistics(0, 0.0, 0, 0, 0, 0.0, 0)
        module = await rt.load_aot_module(modules / "basics")
        first = rt.statistics().compile
        assert first.compiled >= 1
        assert first.seconds > 0
        if arch != "vulkan":
            assert first.cache_hits == 0
            assert first.cache_misses == first.compiled <= 2 * len(module.kernels)
        await rt.load_aot_module(modules / "basics")
        second = rt.statistics().compile
        if arch == "vulkan":
            assert second.compiled == 2 * first.compiled
        else:
            assert second.compiled == first.compiled
            assert second.cache_hits == first.cache_misses
        assert (second.built, second.build_seconds) == (0, 0)


async def test_loads_under_way_are_counted(rt: at.Runtime, modules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gate = threading.Event()
    device = open_device_of(rt).device
    load = device.load

    def slow(*arguments: Any) -> Any:
        assert gate.wait(60)
        return load(*arguments)

    monkeypatch.setattr(device, "load", slow)
    async with anyio.create_task_group() as group:
        for _ in range(3):
            group.start_soon(rt.load_aot_module, modules / "basics")
        await anyio.wait_all_tasks_blocked()
        assert rt.statistics().loads == 3
        gate.set()
    assert rt.statistics().loads == 0
    with anyio.CancelScope() as scope:
        scope.cancel()
        await rt.load_aot_module(modules / "basics")
    assert rt.statistics().loads == 0


@pytest.mark.runtime("cpu", "fake")
async def test_large_copies_hold_the_loop(rt: at.Runtime) -> None:
    x = rt.ndarray(16 * MIB, at.u8)
    data = np.zeros(16 * MIB, np.uint8)
    await rt.queue.write(x, data)
    assert rt.statistics().loop_held == 1
    await rt.queue.write(x[: 15 * MIB], data[: 15 * MIB])
    await rt.queue.write(x, data, borrow=True)
    assert rt.statistics().loop_held == 1
    await rt.queue.write(x, data)
    assert rt.statistics().loop_held == 2


@pytest.mark.slow
async def test_any_thread_reads_statistics(rt: at.Runtime, clock: FakeClock) -> None:
    end = threading.Event()
    seen: list[at.RuntimeStatistics] = []

    def look() -> None:
        while not end.is_set():
            seen.append(rt.statistics())

    async with anyio.create_task_group() as group:
        group.start_soon(anyio.to_thread.run_sync, look)
        for i in range(100):
            async with rt.queues(2) as queues:
                with queues.least_busy() as queue:
                    event = queue.record_event()
                    await queue.flush()
                    clock.run()
                    await event
            assert rt.statistics().completed == i + 1
        end.set()
    enqueued = [each.enqueued for each in seen]
    assert enqueued == sorted(enqueued)  # no queue is missed, or counted twice, while it closes


async def test_a_queue_that_is_closed_twice_counts_once(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue()
    queue.record_event()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(queue.aclose)
        tasks.start_soon(queue.aclose)
        await anyio.wait_all_tasks_blocked()
        clock.stop()
    figures = rt.statistics()
    assert (figures.enqueued, figures.completed) == (1, 1)


async def test_the_sums_do_not_fall_while_a_queue_is_closed_in_the_background(
    rt: at.Runtime, clock: FakeClock
) -> None:
    queue = rt.create_queue()
    events = [queue.record_event() for _ in range(3)]
    await queue.flush()
    clock.step(1)
    await events[0]
    with anyio.CancelScope() as scope:
        scope.cancel()
        await queue.aclose()
    figures = rt.statistics()
    assert (figures.enqueued, figures.completed, figures.failed, figures.in_flight) == (3, 1, 2, 0)
    assert [each.name for each in figures.queues] == ["default"]
    clock.stop()


async def test_what_a_busy_loop_has_yet_to_fail_counts_as_failed(clock: FakeClock) -> None:
    """The loop of a queue sleeps, while another loop closes the runtime in the background."""
    has_enqueued, may_end = threading.Event(), threading.Event()

    async def in_another_loop(rt: at.Runtime) -> None:
        rt.create_queue().record_event()
        has_enqueued.set()
        may_end.wait()

    async with anyio.create_task_group() as tasks:
        rt = at.Runtime(FakeDriver(clock=clock))
        try:
            with anyio.CancelScope() as scope:
                async with rt:
                    open_device = open_device_of(rt)
                    tasks.start_soon(anyio.to_thread.run_sync, anyio.run, in_another_loop, rt)
                    await anyio.to_thread.run_sync(has_enqueued.wait)
                    scope.cancel()
                    await anyio.lowlevel.checkpoint()
            clock.stop()
            await until(lambda: not open_device.closing)
            assert counts(rt.statistics()) == (0, 1, 0, 1)
        finally:
            may_end.set()


async def test_statistics_after_the_end() -> None:
    async with at.Runtime(FakeDriver()) as rt:
        await rt.queue.record_event()
        queue = rt.queue
    found = rt.statistics()
    assert counts(found) == (0, 1, 1, 0)
    assert found.queues == []
    assert counts(queue.statistics()) == (0, 1, 1, 0)


def test_a_runtime_that_was_not_entered_has_none() -> None:
    with pytest.raises(errors.InvalidStateError, match="the runtime is not open"):
        at.Runtime("cpu").statistics()
