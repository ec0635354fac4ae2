"""Operations that are taken back before they begin."""

from __future__ import annotations

import asyncio
import concurrent.futures
import gc
import logging
import weakref
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


# -- the event ---------------------------------------------------------------------------------------------------


async def test_a_revoked_event_is_done_and_raises(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32)
    rt.queue.fill(x, 1)
    event = rt.queue.fill(x, 2)
    assert event.revoke()
    assert event.revoke(), "a second call returns the same"
    assert event.done()
    assert event.cancelled()
    assert repr(event) == "<Event 2 of <Queue 'default'>, revoked>"
    for _ in range(2):
        with pytest.raises(errors.RevokedError, match="operation 2 of <Queue 'default'> was revoked") as raised:
            await event
    assert raised.value.code == -9
    assert isinstance(raised.value, (RuntimeError, concurrent.futures.CancelledError))
    assert not isinstance(raised.value, asyncio.CancelledError)
    assert isinstance(event.exception(), errors.RevokedError)
    with pytest.raises(errors.RevokedError):
        event.result()
    await event.wait()
    clock.stop()
    assert (await rt.queue.read(x) == 1).all()
    await rt.queue.wait()


async def test_what_has_begun_goes_on(rt: at.Runtime, clock: FakeClock, add_one: at.Kernel) -> None:
    x = rt.ndarray(4, at.i32)
    first, second, third = (rt.queue.launch(add_one, x) for _ in range(3))
    await rt.queue.flush()
    assert clock.step(0)
    assert not first.revoke()
    assert not first.cancelled()
    assert second.revoke()
    clock.stop()
    await third
    assert not third.revoke()
    assert not first.revoke()
    assert (await rt.queue.read(x) == 2).all()


async def test_those_who_wait_are_woken_at_once(rt: at.Runtime, clock: FakeClock) -> None:
    rt.queue.record_event()
    event, last, woken = rt.queue.record_event(), rt.queue.record_event(), []

    async def wait(what: Callable[[], Any]) -> None:
        try:
            await what()
            woken.append("waited")
        except errors.RevokedError:
            woken.append("revoked")

    async def awaited() -> None:
        await event

    async with anyio.create_task_group() as group:
        for what in (awaited, awaited, event.wait):
            group.start_soon(wait, what)
        await anyio.wait_all_tasks_blocked()
        called: list[at.Event[None]] = []
        event.add_done_callback(called.append)
        assert event.revoke()
        assert not woken
        await anyio.wait_all_tasks_blocked()
        assert sorted(woken) == ["revoked", "revoked", "waited"]
        assert called == [event]
        event.add_done_callback(called.append)
        await anyio.wait_all_tasks_blocked()
        assert called == [event, event]
        assert not last.done()
        assert rt.queue.in_flight == 3, "its ticket completes in order"
        clock.stop()
    await last
    assert rt.queue.in_flight == 0


async def test_another_loop_and_another_thread_get_the_error(rt: at.Runtime, clock: FakeClock) -> None:
    event, found = rt.queue.record_event(), []

    def block() -> None:
        with pytest.raises(errors.RevokedError):
            event.synchronize(20)
        found.append("thread")

    def loop() -> None:
        async def wait() -> None:
            with pytest.raises(errors.RevokedError):
                await event
            with pytest.raises(errors.InvalidStateError, match="belongs to another event loop"):
                event.revoke()
            found.append("loop")

        asyncio.run(wait())

    async with anyio.create_task_group() as group:
        group.start_soon(anyio.to_thread.run_sync, block)
        group.start_soon(anyio.to_thread.run_sync, loop)
        await anyio.sleep(0.01)
        assert event.revoke()
    assert sorted(found) == ["loop", "thread"]
    with pytest.raises(errors.InvalidStateError, match=r"event.revoke: no event loop runs in this thread"):
        await anyio.to_thread.run_sync(event.revoke)
    clock.stop()
    await rt.queue.wait()


@pytest.mark.slow
async def test_nothing_is_reported(rt: at.Runtime, clock: FakeClock, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        rt.queue.record_event().revoke()
        kept = rt.queue.record_event()
        assert kept.revoke()
        clock.stop()
        await rt.queue.wait()
        del kept
        gc.collect()
    assert not caplog.records


async def test_a_failed_queue_keeps_the_first_error(clock: FakeClock) -> None:
    rt = await at.Runtime(FakeDriver(clock=clock)).__aenter__()
    revoked, pending = rt.queue.record_event(), rt.queue.record_event()
    assert revoked.revoke()
    await rt.queue.flush()
    clock.queues[0].lose()
    with pytest.raises(errors.DeviceLostError):
        await pending
    assert isinstance(revoked.exception(), errors.RevokedError)
    assert not pending.revoke()
    assert revoked.revoke()
    with pytest.raises(errors.DeviceLostError):
        await rt.aclose()


async def test_an_event_of_a_queue_that_is_closing(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue()
    x = rt.ndarray(1, at.i32)
    event = queue.fill(x, 1)
    async with anyio.create_task_group() as group:
        group.start_soon(queue.aclose)
        await anyio.wait_all_tasks_blocked()
        assert event.revoke()
        clock.stop()
    with pytest.raises(errors.RevokedError):
        await event
    assert (await rt.queue.read(x) == 0).all()


# -- each operation ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stage", ["turn", "held", "queue"])
async def test_each_operation_is_taken_back(
    rt: at.Runtime, clock: FakeClock, basics: at.AotModule, stage: str
) -> None:
    x, y = rt.ndarray(4, at.i32), rt.ndarray(4, at.i32)
    out, source = np.full(4, 9, np.int32), np.full(4, 8, np.int32)
    image = rt.image((2, 2), at.Format.R32F)
    pixels, texels = np.full((2, 2), 9, np.float32), np.ones((2, 2), np.float32)
    async with at.Runtime(FakeDriver(clock=(gate := FakeClock()))) as other:
        opened = other.queue.record_event()
        if stage == "held":
            assert not rt.queue.wait_event(opened)
        queue = rt.queue
        events: list[at.Event[Any]] = [
            queue.launch(basics.kernel("add_one"), x),
            queue.write(x, np.ones(4, np.int32)),
            queue.write(x, source, borrow=True),
            queue.read(x, out=out),
            queue.read(y),
            queue.fill(x, 3),
            queue.copy(y, x),
            queue.write(image, texels),
            queue.read(image, out=pixels),
            queue.record_event(),
        ]
        if stage == "queue":
            await queue.flush()
        assert all(event.revoke() for event in events)
        last = queue.read(x)
        x.close()
        gate.stop()
        clock.stop()
        assert (await last == 0).all()
        assert (await queue.read(y) == 0).all()
        assert (await queue.read(image) == 0).all()
        assert (out == 9).all()
        assert (pixels == 9).all()
        for event in events:
            with pytest.raises(errors.RevokedError):
                await event
        await queue.wait()


async def test_waits_before_a_revoked_operation_stay(rt: at.Runtime, clock: FakeClock) -> None:
    other = rt.create_queue()
    x = rt.ndarray(1, at.i32)
    for is_submitted in (False, True):
        other.wait_event(rt.queue.fill(x, 5))
        revoked = other.fill(x, 1)
        found = other.read(x)
        if is_submitted:
            await other.flush()
        assert revoked.revoke()
        await other.flush()
        assert not clock.step(1)
        clock.run()
        assert (await found == 5).all()


async def test_other_queues_wait_for_the_ticket(rt: at.Runtime, clock: FakeClock) -> None:
    """A wait for a revoked event comes after the operations before it, as any wait for its ticket."""
    x, far = rt.ndarray(1, at.i32), FakeClock()
    async with at.Runtime(FakeDriver(clock=far)) as other:
        for is_early in (False, True):
            before = len(far.queues[0].batches)
            rt.queue.fill(x, 1)
            event = rt.queue.fill(x, 2)
            assert not is_early or event.revoke()
            assert not other.queue.wait_event(event), "the host holds the commands"
            held = other.queue.record_event()
            assert event.revoke()
            async with anyio.create_task_group() as group:
                group.start_soon(other.queue.flush)
                await anyio.wait_all_tasks_blocked()
                assert len(far.queues[0].batches) == before
                clock.run()
            assert len(far.queues[0].batches) == before + 1
            far.run()
            await held
        far.stop()


# -- who waits for the ticket ------------------------------------------------------------------------------------


async def test_slots_and_leases_wait_for_the_ticket(rt: at.Runtime, clock: FakeClock) -> None:
    queue, pool = rt.create_queue(max_in_flight=1), rt.pool(max_bytes=16)
    async with queue.slot(), pool.lease(4, at.i32) as x:
        event = queue.fill(x, 1)
    assert event.revoke()
    got = []

    async def next_block() -> None:
        async with queue.slot(), pool.lease(4, at.i32):
            got.append(queue.in_flight)

    async with anyio.create_task_group() as group:
        group.start_soon(next_block)
        await anyio.wait_all_tasks_blocked()
        assert not got
        clock.run()
        await until(lambda: got)
    assert got == [0]
    assert pool.statistics().borrowed == 0


async def test_drain_wait_and_map_wait_for_the_ticket(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=1)
    memory = rt.allocate_memory(4, host_read=True)
    over = []

    async def call(name: str, function: Callable[[], Any]) -> None:
        await function()
        over.append(name)

    async def use() -> None:
        async with memory.map():
            pass

    event = queue.fill(memory, 1)
    async with anyio.create_task_group() as group:
        for name, function in (("drain", queue.drain), ("wait", queue.wait), ("map", use)):
            group.start_soon(call, name, function)
        await anyio.wait_all_tasks_blocked()
        assert event.revoke()
        await anyio.sleep(0.01)
        assert not over
        clock.stop()
    assert sorted(over) == ["drain", "map", "wait"]


@pytest.mark.slow
async def test_a_borrowed_source_is_released_at_once(rt: at.Runtime, clock: FakeClock) -> None:
    source = np.zeros(1000, np.int32)
    gone = weakref.ref(source)
    event = rt.queue.write(rt.ndarray(1000, at.i32), source, borrow=True)
    assert event.revoke()
    del source
    gc.collect()
    assert gone() is None
    clock.stop()
    await rt.queue.wait()


# -- debug ------------------------------------------------------------------------------------------------------


@pytest.mark.runtime("stepped", debug=True)
async def test_a_revoked_event_orders_nothing_before_its_ticket(rt: at.Runtime, clock: FakeClock) -> None:
    x, other = rt.ndarray(4, at.i32), rt.create_queue()
    rt.queue.fill(x, 1)
    event = rt.queue.record_event()
    assert event.revoke()
    assert event.done()
    await event.wait()
    with pytest.raises(errors.InvalidStateError, match="races"):
        other.fill(x, 2)
    other.wait_event(event)
    other.fill(x, 2)
    clock.stop()
    await other.wait()


@pytest.mark.runtime("stepped", debug=True)
async def test_a_revoked_operation_counts_as_a_use(rt: at.Runtime, clock: FakeClock) -> None:
    """So the answer does not depend on whether the revocation came in time."""
    x, other = rt.ndarray(4, at.i32), rt.create_queue()
    event = rt.queue.fill(x, 1)
    assert event.revoke()
    with pytest.raises(errors.InvalidStateError, match="races"):
        other.fill(x, 2)
    clock.stop()
    await rt.queue.wait()
    other.fill(x, 2)


# -- the thread of a processor's queue ---------------------------------------------------------------------------


@pytest.mark.runtime("cpu")
async def test_the_queue_s_thread_has_the_commands(rt: at.Runtime, spin: at.Kernel, basics: at.AotModule) -> None:
    """A kernel runs, and a second queue waits for it on the device. What comes after the wait has not begun."""
    queue, x, y = rt.create_queue(), rt.ndarray(4, at.i32), rt.ndarray(8, at.f32)
    add_one, out = basics.kernel("add_one"), np.full(4, 9, np.int32)
    pattern = rt.ndarray(3, at.f32, element_shape=(3,))
    running = rt.queue.launch(spin, 30_000, rt.ndarray(1, at.i32))
    assert queue.wait_event(running)
    events: list[at.Event[Any]] = [
        queue.launch(add_one, x),
        queue.launch(add_one, x),
        queue.fill(pattern, (1, 2, 3)),
        queue.read(x, out=out),
        queue.launch(basics.kernel("reduce_sum"), y),
        queue.launch(add_one, x),
    ]
    found = queue.read(x)
    await queue.flush()
    for event in (events[1], events[3], events[4], events[5], events[2]):
        assert event.revoke()
    assert not running.done()
    assert await events[0] is None
    assert (await found == 1).all()
    assert (out == 9).all()
    assert (await queue.read(pattern) == 0).all()
    with pytest.raises(errors.RevokedError):
        await events[4]
    assert not events[0].revoke()


@pytest.mark.slow
@pytest.mark.runtime("cpu")
async def test_a_graph_runs_whole_or_not_at_all(rt: at.Runtime, spin: at.Kernel, modules: Path) -> None:
    """A bound graph is encoded once: what revoked one of its launches must not revoke the next one."""
    queue, x = rt.create_queue(), rt.ndarray(4, at.f32)
    thrice = (await rt.load_aot_module(modules / "graphs")).compute_graph("thrice")
    bound, left = thrice.bind(n=2, x=x), 0
    for _ in range(3):
        running = rt.queue.launch(spin, 20_000, rt.ndarray(1, at.i32))
        queue.wait_event(running)
        first = queue.launch_graph(thrice, n=1, x=x)
        await queue.flush()
        events = []
        for _ in range(3):  # a batch for each
            events.append(queue.launch_graph(bound))
            await queue.flush()
        assert first.revoke()
        assert events[1].revoke()
        assert not running.done()
        await events[2]
        left += 2
    assert (await queue.read(x) == left * 6).all()


@pytest.mark.runtime("cpu", nice=0)
async def test_a_running_kernel_is_not_revoked(rt: at.Runtime, spin: at.Kernel) -> None:
    out = rt.ndarray(1, at.i32)
    running = rt.queue.launch(spin, 200_000, out)
    await rt.queue.flush()
    waiting = rt.queue.launch(spin, 3_000_000, out)  # ten seconds
    await rt.queue.flush()
    with anyio.fail_after(10):
        assert waiting.revoke()
        await running
    assert not running.revoke()


@pytest.mark.runtime("cpu")
async def test_each_ticket_runs_or_is_revoked(rt: at.Runtime, add_one: at.Kernel) -> None:
    """The loop and the queue's thread race for each ticket."""
    x, random, left = rt.ndarray(64, at.i32), np.random.default_rng(1), 0
    for size in random.integers(1, 40, 150):
        events = [rt.queue.launch(add_one, x) for _ in range(size)]
        await rt.queue.flush()
        left += sum(not events[index].revoke() for index in random.permutation(size))
    assert (await rt.queue.read(x) == left).all()


# -- time stamps -------------------------------------------------------------------------------------------------


@pytest.mark.runtime("cpu")
async def test_later_operations_of_a_timed_queue_have_their_times(rt: at.Runtime, spin: at.Kernel) -> None:
    queue, other = rt.create_queue(timing=True), rt.create_queue()
    x, out = rt.ndarray(4, at.i32), rt.ndarray(1, at.i32)
    queue.wait_event(other.launch(spin, 20_000, out))
    start, event, end = queue.record_event(), queue.fill(x, 1), queue.record_event()
    await queue.flush()
    assert event.revoke()
    await end
    assert end.elapsed_since(start) >= 0
    with pytest.raises(errors.RevokedError):
        event.elapsed_since(start)
    assert (await queue.read(x) == 0).all()


# -- groups ------------------------------------------------------------------------------------------------------


@pytest.mark.runtime("fake")
async def test_a_group_is_revoked(rt: at.Runtime, modules: Path) -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver(KERNELS, clock)) as second:
        x = at.ShardedArray([rt, second], 8, at.i32, (), 0)
        first = x.write(np.arange(8, dtype=np.int32))
        await second.queue.flush()
        clock.run()
        await first
        group = x.write(np.zeros(8, np.int32))
        assert group.revoke()
        assert group.cancelled()
        assert group.done()
        with pytest.raises(errors.RevokedError):
            await group
        partly = x.write(np.zeros(8, np.int32))
        await partly.events[0]
        assert not partly.revoke()
        assert not partly.cancelled()
        with pytest.raises(errors.RevokedError):
            await partly
        clock.stop()
        assert (await x.read()).tolist() == [0, 0, 0, 0, 4, 5, 6, 7]


# -- any sequence ------------------------------------------------------------------------------------------------

QUEUES = 3


@pytest.mark.slow
@settings(deadline=None, max_examples=80, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    steps=st.lists(
        st.one_of(
            st.tuples(st.just("launch"), st.integers(0, QUEUES - 1)),
            st.tuples(st.just("revoke"), st.integers(0, 30)),
            st.tuples(st.just("wait"), st.integers(0, QUEUES - 1), st.integers(0, 30)),
            st.tuples(st.just("step"), st.integers(0, QUEUES - 1)),
            st.tuples(st.just("turn")),
        ),
        max_size=60,
    ),
    backend=st.sampled_from(["asyncio", "trio"]),
)
def test_any_sequence_runs_what_was_not_revoked_in_order(
    cpu_modules: Path, steps: list[tuple[Any, ...]], backend: str
) -> None:
    ran: list[int] = []

    def saxpy(number: float, x: Any, y: Any) -> None:
        ran.append(int(number))

    kernels: Mapping[str, Callable[..., Any]] = {**KERNELS, "saxpy": saxpy}

    async def main() -> None:
        clock = FakeClock()
        async with at.Runtime(FakeDriver(kernels, clock)) as rt:
            queues = [rt.queue, *(rt.create_queue() for _ in range(QUEUES - 1))]
            kernel = (await rt.load_aot_module(cpu_modules / "basics")).kernel("saxpy")
            x = rt.ndarray(1, at.f32)
            events: list[at.Event[None]] = []
            queue_of: list[int] = []
            revoked: set[int] = set()
            before: list[set[int]] = []  # by operation: those that come before it by waits
            waited: list[set[int]] = [set() for _ in queues]
            for name, *arguments in steps:
                match name:
                    case "launch":
                        (queue,) = arguments
                        before.append(set(waited[queue]))
                        events.append(queues[queue].launch(kernel, float(len(events)), x, x))
                        queue_of.append(queue)
                    case "revoke" if arguments[0] < len(events):
                        (number,) = arguments
                        expected = number not in ran
                        assert events[number].revoke() == expected, number
                        if expected:
                            revoked.add(number)
                    case "wait" if arguments[1] < len(events):
                        queue, number = arguments
                        queues[queue].wait_event(events[number])
                        same = [each for each in range(number + 1) if queue_of[each] == queue_of[number]]
                        waited[queue].update(same, *(before[each] for each in same))
                    case "step":
                        clock.step(arguments[0])
                    case "turn":
                        await anyio.lowlevel.checkpoint()
            clock.stop()
            for queue_used in queues:
                await queue_used.wait()
                assert queue_used.in_flight == 0
            assert sorted(ran) == sorted(set(range(len(events))) - revoked)
            for number, event in enumerate(events):
                assert event.cancelled() == (number in revoked)
                assert isinstance(event.exception(), errors.RevokedError) == (number in revoked)
            place = {number: at_place for at_place, number in enumerate(ran)}
            for number in ran:
                earlier = {each for each in range(number) if queue_of[each] == queue_of[number]} | before[number]
                assert all(place[each] < place[number] for each in earlier if each in place)

    ran.clear()
    anyio.run(main, backend=backend)
