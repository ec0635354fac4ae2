"""Blocks that revoke what they have enqueued."""

from __future__ import annotations

import threading
from itertools import pairwise
from typing import Any

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.runtime.queue import engine_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.cancellations import cancelled_at_each_await

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


async def test_a_cancelled_block_revokes_what_it_has_enqueued(rt: at.Runtime, clock: FakeClock) -> None:
    x, other = rt.ndarray(4, at.i32), rt.create_queue()
    before = rt.queue.fill(x, 1)
    with anyio.move_on_after(0.05) as scope:
        async with rt.revoke_scope():
            events = [rt.queue.fill(x, 2), other.record_event(), rt.queue.fill(x, 3)]
            await events[-1]
    assert scope.cancelled_caught
    assert [event.cancelled() for event in events] == [True] * 3
    after = rt.queue.read(x)
    clock.stop()
    await before
    assert (await after == 1).all()


async def test_other_tasks_run_while_a_block_revokes_thousands(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=4000)
    done: list[int] = []

    async def count_turns() -> None:
        while not stop.is_set():
            done.append(sum(event.cancelled() for event in events))
            await anyio.lowlevel.checkpoint()

    stop = anyio.Event()
    async with anyio.create_task_group() as tasks:
        events: list[at.Event[Any]] = []
        with anyio.CancelScope() as scope:
            async with rt.revoke_scope():
                events += [queue.record_event() for _ in range(1000)]
                tasks.start_soon(count_turns)
                scope.cancel()
                await anyio.lowlevel.checkpoint()
        assert all(event.cancelled() for event in events)
        stop.set()
    assert max(after - before for before, after in pairwise(done)) < 200
    clock.stop()


async def test_what_has_begun_goes_on(rt: at.Runtime, clock: FakeClock, add_one: at.Kernel) -> None:
    x = rt.ndarray(4, at.i32)
    with anyio.CancelScope() as scope:
        async with rt.revoke_scope():
            events = [rt.queue.launch(add_one, x) for _ in range(4)]
            await rt.queue.flush()
            clock.step(0)
            clock.step(0)
            scope.cancel()
            await anyio.lowlevel.checkpoint()
    assert [event.cancelled() for event in events] == [False, False, True, True]
    clock.stop()
    assert (await rt.queue.read(x) == 2).all()


async def test_what_the_block_has_revoked_itself_counts_once(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32)
    with pytest.raises(ZeroDivisionError):
        async with rt.revoke_scope():
            first, last = rt.queue.fill(x, 1), rt.queue.fill(x, 2)
            assert last.revoke()
            raise ZeroDivisionError
    assert first.cancelled()
    clock.stop()
    await rt.queue.wait()
    figures = rt.queue.statistics()
    assert (figures.enqueued, figures.completed, figures.revoked) == (2, 0, 2)


async def test_a_block_that_ends_well_revokes_nothing(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32)
    async with rt.revoke_scope():
        event = rt.queue.fill(x, 1)
    assert not event.cancelled()
    clock.stop()
    await event


@pytest.mark.parametrize("error", [ValueError, TimeoutError, KeyboardInterrupt])
async def test_an_error_revokes_as_well(rt: at.Runtime, clock: FakeClock, error: type[BaseException]) -> None:
    with pytest.raises(error):
        async with rt.revoke_scope():
            event = rt.queue.record_event()
            raise error
    assert event.cancelled()
    clock.stop()


async def test_a_timeout_within_the_block(rt: at.Runtime, clock: FakeClock) -> None:
    with pytest.raises(TimeoutError):
        async with rt.revoke_scope():
            event = rt.queue.record_event()
            with anyio.fail_after(0.01):
                await event
    assert event.cancelled()
    clock.stop()


async def test_other_tasks_keep_their_operations(rt: at.Runtime, clock: FakeClock) -> None:
    events: dict[str, at.Event[None]] = {}
    entered, enqueued = anyio.Event(), anyio.Event()

    async def other() -> None:
        await entered.wait()
        events["other"] = rt.queue.record_event()
        enqueued.set()

    async def child() -> None:
        events["child"] = rt.queue.record_event()
        await anyio.to_thread.run_sync(
            lambda: anyio.from_thread.run_sync(lambda: events.update(thread=rt.queue.record_event()))
        )

    async with anyio.create_task_group() as group:
        group.start_soon(other)
        with anyio.CancelScope() as scope:
            async with rt.revoke_scope():
                entered.set()
                await enqueued.wait()
                events["own"] = rt.queue.record_event()
                async with anyio.create_task_group() as children:
                    children.start_soon(child)
                events["own"].add_done_callback(lambda _: None)
                scope.cancel()
                await anyio.lowlevel.checkpoint()
    assert {name: event.cancelled() for name, event in events.items()} == {
        "other": False,
        "own": True,
        "child": True,
        "thread": True,
    }
    clock.stop()


async def test_queues_that_are_made_in_the_block_count(rt: at.Runtime, clock: FakeClock) -> None:
    scope = rt.revoke_scope()
    async with scope:
        queue = rt.create_queue()
        event = queue.record_event()
        scope.revoke()
        assert event.cancelled()
        later = queue.record_event()
    assert not later.cancelled()
    clock.stop()


async def test_scopes_nest(rt: at.Runtime, clock: FakeClock) -> None:
    with pytest.raises(ValueError, match="outer"):
        async with rt.revoke_scope():
            first = rt.queue.record_event()
            async with rt.revoke_scope():
                second = rt.queue.record_event()
            with pytest.raises(ValueError, match="inner"):
                async with rt.revoke_scope():
                    third = rt.queue.record_event()
                    raise ValueError("inner")
            assert [event.cancelled() for event in (first, second, third)] == [False, False, True]
            fourth = rt.queue.record_event()
            raise ValueError("outer")
    assert all(event.cancelled() for event in (first, second, third, fourth))
    clock.stop()


async def test_a_task_that_outlives_its_block(rt: at.Runtime, clock: FakeClock) -> None:
    """Its later operations belong to the scope around the closed one."""
    go_on, events = anyio.Event(), []

    async def child() -> None:
        await go_on.wait()
        events.append(rt.queue.record_event())

    for is_inside in (False, True):
        go_on = anyio.Event()
        outer = rt.revoke_scope()
        async with outer, anyio.create_task_group() as group:
            async with rt.revoke_scope():
                group.start_soon(child)
                await anyio.wait_all_tasks_blocked()
            go_on.set()
            await anyio.wait_all_tasks_blocked()
            if is_inside:
                outer.revoke()
        assert events[-1].cancelled() == is_inside
    clock.stop()


async def test_each_runtime_has_its_scopes(rt: at.Runtime, clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(clock=clock)) as other:
        with pytest.raises(ValueError, match="end"):
            async with rt.revoke_scope(), other.revoke_scope() as inner:
                first, second = rt.queue.record_event(), other.queue.record_event()
                inner.revoke()
                assert [first.cancelled(), second.cancelled()] == [False, True]
                third = other.queue.record_event()
                raise ValueError("end")
        assert first.cancelled()
        assert third.cancelled()
        clock.stop()


async def test_a_scope_leaves_the_queues_of_another_loop_alone(rt: at.Runtime, clock: FakeClock) -> None:
    has_enqueued, may_end, cancelled = threading.Event(), threading.Event(), []

    async def in_another_loop() -> None:
        queue = rt.create_queue()
        async with rt.revoke_scope():
            event = queue.record_event()
        has_enqueued.set()
        await anyio.to_thread.run_sync(may_end.wait)
        await event
        cancelled.append(event.cancelled())
        await queue.aclose()

    async with anyio.create_task_group() as tasks:
        try:
            with pytest.raises(ZeroDivisionError):
                async with rt.revoke_scope():
                    tasks.start_soon(anyio.to_thread.run_sync, anyio.run, in_another_loop)
                    await anyio.to_thread.run_sync(has_enqueued.wait)
                    raise ZeroDivisionError
        finally:
            clock.stop()
            may_end.set()
    assert cancelled == [False]


@pytest.mark.runtime("fake")
async def test_a_long_block_keeps_little(rt: at.Runtime) -> None:
    scope = rt.revoke_scope()
    async with scope:
        for _ in range(100):
            await rt.queue.record_event()
        assert sum(map(len, scope._tickets.values())) == 1
    rt.queue.record_event()
    rt.queue.record_event()
    assert not engine_of(rt.queue).timeline.is_watched


async def test_each_await_of_a_request_may_be_cancelled(rt: at.Runtime, clock: FakeClock, add_one: at.Kernel) -> None:
    """A request waits for room, leases, writes, launches and reads. Nothing is left, whatever is cancelled."""
    queue, pool, answers = rt.create_queue(max_in_flight=8), rt.pool(max_bytes=64), []

    async def request() -> None:
        async with rt.revoke_scope(), queue.slot(), pool.lease(4, at.i32) as x:
            queue.write(x, np.full(4, 6, np.int32))
            queue.launch(add_one, x)
            event = queue.read(x)
            await queue.flush()
            clock.run()
            answers.append(await event)

    async def afterwards() -> None:
        clock.run()
        await queue.wait()
        await anyio.wait_all_tasks_blocked()
        assert queue.in_flight == 0
        assert pool.statistics().borrowed == pool.statistics().returning == 0
        assert not engine_of(queue).timeline.is_watched

    clock.stop()
    assert await cancelled_at_each_await(request, afterwards) >= 3
    assert all((answer == 7).all() for answer in answers)


async def test_wrong_calls(rt: at.Runtime, clock: FakeClock) -> None:
    scope = rt.revoke_scope()
    async with scope:
        pass
    with pytest.raises(errors.InvalidStateError, match="was entered before"):
        await scope.__aenter__()
    with pytest.raises(errors.InvalidStateError, match="in the event loop that has opened"):
        await anyio.to_thread.run_sync(scope.revoke)
    with pytest.raises(errors.InvalidStateError, match=r"rt.revoke_scope: no event loop"):
        await anyio.to_thread.run_sync(rt.revoke_scope)
    closed: Any = at.Runtime(FakeDriver())
    with pytest.raises(errors.InvalidStateError, match="not open"):
        closed.revoke_scope()
    with anyio.CancelScope() as cancelled:
        cancelled.cancel()
        async with rt.revoke_scope():
            pytest.fail("a cancelled task enters no scope")
    clock.stop()
