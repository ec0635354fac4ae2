"""Order, overlap, loss, cancellation and wake-ups, on a device that the test steps."""

from __future__ import annotations

from pathlib import Path

import anyio
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.hal import QueueRequest
from aiotaichi.testing import FakeClock, FakeDevice, FakeDriver, FakeQueue
from support.fake_kernels import KERNELS
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]


async def turns(count: int = 5) -> None:
    for _ in range(count):
        await anyio.lowlevel.checkpoint()


async def test_one_turn_is_one_submission(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32)
    for value in range(10):
        rt.queue.fill(x, value)
    assert clock.queues[0].batches == []
    await turns()
    assert [len(batch.commands) for batch in clock.queues[0].batches] == [10]
    clock.run()


async def test_a_full_batch_does_not_wait_for_the_turn(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32)
    for _ in range(FakeQueue.batch_limit + 1):
        rt.queue.fill(x, 1)
    assert [len(batch.commands) for batch in clock.queues[0].batches] == [FakeQueue.batch_limit]
    clock.run()


async def test_flush_submits_without_running(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()
    await rt.queue.flush()
    assert len(clock.queues[0].batches) == 1
    assert not event.done()
    with pytest.raises(errors.InvalidStateError, match="not completed"):
        event.result()
    clock.run()
    assert event.done()


async def test_events_complete_one_by_one(rt: at.Runtime, clock: FakeClock) -> None:
    finished: list[int] = []

    async def wait(number: int, event: at.Event[None]) -> None:
        await event
        finished.append(number)

    async with anyio.create_task_group() as tasks:
        for number in range(3):
            tasks.start_soon(wait, number, rt.queue.record_event())
        await turns()
        for number in range(3):
            assert finished == list(range(number))
            assert clock.step(0)
            with anyio.fail_after(5):
                while len(finished) == number:  # the test is about the wake-up of the task
                    await anyio.lowlevel.checkpoint()


async def test_a_queue_waits_for_an_event_of_another(rt: at.Runtime, clock: FakeClock) -> None:
    other = rt.create_queue()
    x = rt.ndarray(2, at.i32)
    rt.queue.fill(x, 1)
    event = rt.queue.fill(x, 2)
    assert other.wait_event(event)
    other.fill(x, 3)
    await turns()
    assert not clock.step(1)
    assert clock.step(0)
    assert not clock.step(1)
    assert clock.step(0)
    assert clock.step(1)
    clock.run()
    assert [queue for queue, _ in clock.log] == [0, 0, 1]


async def test_wait_event_submits_the_other_queue_first(rt: at.Runtime, clock: FakeClock) -> None:
    other = rt.create_queue()
    other.wait_event(rt.queue.record_event())
    assert len(clock.queues[0].batches) == 1
    assert clock.queues[1].batches == []
    clock.run()


async def test_an_event_of_another_device_is_waited_for_by_the_host(clock: FakeClock, rt: at.Runtime) -> None:
    far_clock = FakeClock()
    async with at.Runtime(FakeDriver(KERNELS, far_clock)) as far:
        event = far.queue.record_event()
        assert rt.queue.wait_event(event) is False
        x = rt.ndarray(1, at.i32)
        filled = rt.queue.fill(x, 1)
        await turns(20)
        assert clock.queues[0].batches == []
        far_clock.run()
        with anyio.fail_after(5):
            await rt.queue.flush()
        assert len(clock.queues[0].batches) == 1
        clock.run()
        await filled


async def test_queues_overlap(rt: at.Runtime, clock: FakeClock) -> None:
    other = rt.create_queue()
    first, second = rt.queue.record_event(), other.record_event()
    await turns()
    clock.step(1)
    assert second.done()
    assert not first.done()
    clock.run()


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(program=st.lists(st.tuples(st.integers(0, 2), st.integers(0, 30)), max_size=25), data=st.data())
def test_any_program_completes_in_any_order_that_its_events_allow(
    program: list[tuple[int, int]], data: st.DataObject
) -> None:
    """(queue, k): enqueue on the queue, after the k-th event from the end if there is one."""
    clock = FakeClock()

    async def check(rt: at.Runtime) -> None:
        queues = [rt.queue, rt.create_queue(), rt.create_queue()]
        counts = [0, 0, 0]
        events: list[tuple[at.Event[None], tuple[int, int]]] = []
        needed: dict[tuple[int, int], set[tuple[int, int]]] = {}
        for queue, back in program:
            point = (queue, counts[queue])
            needed[point] = {(queue, counts[queue] - 1)} if counts[queue] else set()
            if back and back <= len(events):
                event, source = events[-back]
                queues[queue].wait_event(event)
                needed[point].add(source)
            events.append((queues[queue].record_event(), point))
            counts[queue] += 1
        for each in queues:
            await each.flush()
        while len(clock.log) < len(events):
            order = data.draw(st.permutations(range(3)))
            assert any(clock.step(i) for i in order), "the queues wait for each other"
        done: set[tuple[int, int]] = set()
        seen = [0, 0, 0]
        for number, _ in clock.log:
            point = (number, seen[number])
            assert needed[point] <= done
            done.add(point)
            seen[number] += 1
        for event, _ in events:
            await event

    async def main() -> None:
        async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
            try:
                await check(rt)
            finally:
                clock.stop()

    anyio.run(main)


# -- loss ----------------------------------------------------------------------------------------------


async def test_a_lost_device_fails_every_pending_event_for_good(clock: FakeClock) -> None:
    with pytest.raises(errors.DeviceLostError, match="gone"):
        async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
            await lose(rt, clock)


async def lose(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray(4, at.i32)
    done = rt.queue.fill(x, 1)
    await rt.queue.flush()
    clock.step(0)
    await done
    pending = [rt.queue.fill(x, value) for value in range(3)]
    await rt.queue.flush()
    clock.queues[0].lose("gone")
    for event in pending:
        with pytest.raises(errors.DeviceLostError, match="gone"):
            await event
    assert done.exception() is None
    with pytest.raises(errors.DeviceLostError, match="gone"):
        rt.queue.fill(x, 1)
    for wait in (rt.queue.wait, rt.queue.flush, rt.queue.drain):
        with pytest.raises(errors.DeviceLostError, match="gone"):
            await wait()


async def test_loss_is_raised_by_aclose_and_other_runtimes_go_on(clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(KERNELS)) as other:
        with pytest.raises(errors.DeviceLostError, match="gone"):
            async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
                rt.queue.record_event()
                await rt.queue.flush()
                clock.queues[0].lose("gone")
        assert await other.queue.record_event() is None


async def test_an_error_in_the_block_is_not_hidden_by_the_loss(clock: FakeClock) -> None:
    with pytest.raises(KeyError) as caught:
        async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
            rt.queue.record_event()
            await rt.queue.flush()
            clock.queues[0].lose("gone")
            raise KeyError("mine")
    assert "gone" in caught.value.__notes__[0]


# -- cancellation -----------------------------------------------------------------------------------------


async def test_cancelling_each_kind_of_wait_leaves_the_queue_whole(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(max_in_flight=1)
    event = queue.record_event()

    async def await_event() -> None:
        await event

    for wait in (await_event, event.wait, queue.wait, queue.drain):
        with anyio.move_on_after(0.01) as scope:
            await wait()
        assert scope.cancelled_caught
    clock.run()
    await queue.wait()
    assert await event is None


async def test_one_of_two_waiters_may_be_cancelled(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()
    got: list[str] = []

    async def wait(name: str, scope: anyio.CancelScope) -> None:
        with scope:
            await event
            got.append(name)

    scopes = [anyio.CancelScope() for _ in range(3)]
    async with anyio.create_task_group() as tasks:
        for name, scope in zip("abc", scopes, strict=True):
            tasks.start_soon(wait, name, scope)
        await turns()
        scopes[1].cancel()
        await turns()
        clock.run()
    assert sorted(got) == ["a", "c"]


async def test_a_cancelled_aclose_stops_and_fails_pending_events(clock: FakeClock) -> None:
    rt = at.Runtime(FakeDriver(KERNELS, clock))
    await rt.__aenter__()
    events = [rt.queue.record_event() for _ in range(3)]
    await rt.queue.flush()
    clock.step(0)
    with anyio.move_on_after(0.05) as scope:
        await rt.aclose()
    assert scope.cancelled_caught
    assert events[0].exception() is None
    for event in events[1:]:
        with pytest.raises(errors.InvalidStateError, match="closed"):
            await event
    assert not clock.step(0), "the remaining commands do not run"
    await rt.aclose()


async def test_a_queue_closes_alone(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(name="short")
    event = queue.record_event()
    await queue.flush()
    clock.run()
    await queue.aclose()
    await queue.aclose()
    assert await event is None
    with pytest.raises(errors.InvalidStateError, match="'short'"):
        queue.record_event()
    rt.queue.record_event()
    await rt.queue.flush()
    clock.run()


# -- wake-ups -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("policy", ["latency", "balanced", "efficiency"])
async def test_a_completion_between_the_request_and_the_look_is_not_lost(policy: str) -> None:
    """The classic race: the device completes when the wake-up is asked for, before a thread sleeps."""
    clock = FakeClock()

    def arrive(queue: FakeQueue) -> None:
        queue.step()

    async with at.Runtime(FakeDriver(KERNELS, clock, arrive), wait=policy) as rt:
        for _ in range(20):
            with anyio.fail_after(5):
                await rt.queue.record_event()


@pytest.mark.parametrize("policy", ["latency", "balanced", "efficiency"])
async def test_a_late_completion_wakes_the_loop(policy: str) -> None:
    clock, armed = FakeClock(), list[FakeQueue]()
    async with at.Runtime(FakeDriver(KERNELS, clock, armed.append), wait=policy) as rt:
        for _ in range(10):
            armed.clear()
            event = rt.queue.record_event()
            with anyio.fail_after(30):
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(event.wait)
                    await until(lambda: armed)
                    clock.run()
            assert event.done()


async def test_an_earlier_event_awaited_late_is_not_slept_past(rt: at.Runtime, clock: FakeClock) -> None:
    early, _late = rt.queue.record_event(), rt.queue.record_event()
    await rt.queue.flush()
    await anyio.sleep(0.01)  # the loop sleeps on the last ticket by now
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(early.wait)
        await anyio.sleep(0.01)
        clock.step(0)
        with anyio.fail_after(5):
            await early
    clock.run()


async def test_unknown_policies_are_refused() -> None:
    with pytest.raises(errors.ArgumentOutOfRangeError, match="one of latency, balanced, efficiency, not 'never'"):
        at.Runtime("cpu", wait="never")


@pytest.mark.parametrize("policy", ["latency", at.WaitPolicy.LATENCY])
async def test_a_policy_is_a_member_or_its_name(policy: at.WaitPolicy | str, monkeypatch: pytest.MonkeyPatch) -> None:
    create, seen = FakeDevice.create_queue, []

    def create_queue(device: FakeDevice, request: QueueRequest) -> FakeQueue:
        seen.append(request.policy)
        return create(device, request)

    monkeypatch.setattr(FakeDevice, "create_queue", create_queue)
    async with at.Runtime(FakeDriver(), wait=policy):
        assert seen == [at.WaitPolicy.LATENCY]


# -- lifetimes ------------------------------------------------------------------------------------------------


async def test_nothing_is_freed_before_its_last_use(rt: at.Runtime, clock: FakeClock, cpu_modules: Path) -> None:
    module = await rt.load_aot_module(cpu_modules / "basics")
    x = rt.ndarray(4, at.i32)
    rt.queue.launch(module.kernel("fill_index"), x)
    result = rt.queue.read(x)
    x.close()
    module.close()
    await rt.queue.flush()
    assert x.handle is not None
    clock.run()
    assert (await result).tolist() == [0, 1, 2, 3]
    await turns()
    assert x.handle is None


async def test_dropped_arrays_live_until_their_launch_has_run(clock: FakeClock, cpu_modules: Path) -> None:
    seen: list[int] = []
    async with at.Runtime(FakeDriver({"add_one": lambda array: seen.append(int(array.sum()))}, clock)) as rt:
        x = rt.ndarray(4, at.i32)
        rt.queue.fill(x, 2)
        rt.queue.launch((await rt.load_aot_module(cpu_modules / "basics")).kernel("add_one"), x)
        del x
        await rt.queue.flush()
        clock.run()
        await rt.queue.wait()
    assert seen == [8]
