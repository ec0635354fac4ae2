"""``duration`` and ``elapsed_since`` say which event has no time, why, and what to do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock, FakeDriver

pytestmark = [pytest.mark.anyio, pytest.mark.loops]


@pytest.mark.runtime("stepped")
async def test_a_queue_without_times_is_named_before_its_event_is_done(rt: at.Runtime) -> None:
    timed, plain = rt.create_queue(name="timed", timing=True), rt.create_queue(name="plain")
    one, other, default = (queue.record_event() for queue in (timed, plain, rt.queue))
    for end, start, untimed in (
        (one, other, [plain]),
        (other, one, [plain]),
        (default, one, [rt.queue]),
        (other, default, [rt.queue, plain]),
        (other, plain.record_event(), [plain]),
    ):
        names = " and ".join(f"<Queue {queue.name!r}>" for queue in untimed)
        message = f"elapsed_since: {names} recorded no times: .*create_queue\\(timing=True\\)"
        with pytest.raises(errors.InvalidStateError, match=message):
            end.elapsed_since(start)


@pytest.mark.runtime("stepped")
async def test_a_pending_event_is_named(rt: at.Runtime, clock: FakeClock) -> None:
    queue = rt.create_queue(timing=True)
    first, second = queue.record_event(), queue.record_event()
    await queue.flush()
    for end, start, pending in ((first, second, first), (second, first, second), (first, first, first)):
        message = f"elapsed_since: {pending!r} has not completed: await it"
        with pytest.raises(errors.InvalidStateError, match=re.escape(message)):
            end.elapsed_since(start)
    clock.step(1)
    await first
    assert first.elapsed_since(first) == 0
    for end, start in ((first, second), (second, first)):
        with pytest.raises(errors.InvalidStateError, match=re.escape(f"{second!r} has not completed")):
            end.elapsed_since(start)
    clock.step(1)
    await second
    assert second.elapsed_since(first) == -first.elapsed_since(second) > 0


async def test_an_operation_that_ended_with_its_queue_raises_the_queues_error() -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver({}, clock)) as rt:
        queue = rt.create_queue(timing=True)
        done, lost = queue.record_event(), queue.record_event()
        await queue.flush()
        clock.step(1)
        await done
        clock.queues[1].lose("fell off the bus")
        with pytest.raises(errors.DeviceLostError, match="fell off the bus"):
            await lost
        for end, start in ((done, lost), (lost, done)):
            with pytest.raises(errors.DeviceLostError, match="fell off the bus"):
                end.elapsed_since(start)
        assert done.elapsed_since(done) == 0
        await rt.recreate()
        clock.stop()
        later = rt.create_queue(timing=True).record_event()
        await later
        with pytest.raises(errors.InvalidArgumentError, match="the device was lost between the events"):
            later.elapsed_since(done)
        async with at.Runtime(FakeDriver()) as other:
            elsewhere = other.create_queue(timing=True).record_event()
            with pytest.raises(errors.InvalidArgumentError, match="belong to different runtimes"):
                elsewhere.elapsed_since(later)


async def test_an_operation_that_failed_has_its_time(rt: at.Runtime, cpu_modules: Path) -> None:
    module = await rt.load_aot_module(cpu_modules / "asserts")
    queue, x = rt.create_queue(timing=True), rt.ndarray(8, at.i32)
    start = queue.fill(x, 7)
    failed = queue.launch(module.kernel("check_all"), x)
    with pytest.raises(errors.KernelError):
        await failed
    assert failed.elapsed_since(start) >= failed.duration >= 0


@pytest.mark.runtime("stepped")
async def test_a_duration_is_the_time_of_one_operation(rt: at.Runtime, clock: FakeClock, add_one: at.Kernel) -> None:
    """The clock goes on by the time of each kernel, and by the time that nothing runs."""
    clock.seconds, clock.durations = 100.0, {"add_one": 3.0, "fill": 0.5}
    queue, other = rt.create_queue(timing=True), rt.create_queue(timing=True)
    x = rt.ndarray(4, at.i32)
    events = [queue.launch(add_one, x), queue.fill(x, 1)]
    queue.wait_event(other.launch(add_one, x))
    events += [queue.launch(add_one, x), queue.record_event()]
    await queue.flush()
    for step in (1, 1, 2, 1, 1, 1):
        clock.seconds += 10
        clock.step(step)
    await events[-1]
    assert [event.duration for event in events] == pytest.approx([3.0, 0.5, 3.0, 0.0])
    assert events[2].elapsed_since(events[1]) == pytest.approx(10 + 3 + 10 + 10 + 3)


@pytest.mark.runtime("stepped")
async def test_an_operation_without_a_duration_says_why(rt: at.Runtime, clock: FakeClock) -> None:
    plain, timed = rt.queue.record_event(), rt.create_queue(name="timed", timing=True).record_event()
    with pytest.raises(
        errors.InvalidStateError, match=r"<Queue 'default'> recorded no times: .*create_queue\(timing"
    ):
        plain.duration  # noqa: B018
    with pytest.raises(errors.InvalidStateError, match=re.escape(f"event.duration: {timed!r} has not completed")):
        timed.duration  # noqa: B018
    assert timed.revoke()
    with pytest.raises(errors.RevokedError):
        timed.duration  # noqa: B018
