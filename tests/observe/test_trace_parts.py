"""Where the time of an operation goes: a fake device that delays one part moves that part and no other."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, TypeAlias

import anyio
import anyio.lowlevel
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi.core.pace import Budget
from aiotaichi.runtime.queue import engine_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped")]

DELAY = 0.05


@contextmanager
def one_clock() -> Iterator[FakeClock]:
    """The time of the device and of the host: only the test lets it pass."""
    clock = FakeClock(seconds=1.0)
    clock.host_offset = 100.0
    with pytest.MonkeyPatch.context() as patch:
        for name in ("engine", "event", "loop_tracer", "queue_tracer", "waiting_line"):
            patch.setattr(f"aiotaichi.queue.{name}.perf_counter", lambda: clock.read().host)
        yield clock


@pytest.fixture
def clock() -> Iterator[FakeClock]:
    with one_clock() as clock:
        yield clock


async def behind_a_slot(queue: at.Queue, nop: at.Kernel, clock: FakeClock, wait: float, work: float) -> at.Event[Any]:
    """Have a task wait for a slot for so long, and then work for so long before it launches."""
    slot = queue.slot(1)
    await slot.__aenter__()
    events = []

    async def wait_for_slot() -> None:
        async with queue.slot(1):
            clock.advance(work)
            events.append(queue.launch(nop))
            await run(events[0], queue, clock)

    async with anyio.create_task_group() as group:
        group.start_soon(wait_for_slot)
        await anyio.wait_all_tasks_blocked()
        clock.advance(wait)
        await slot.__aexit__(None, None, None)
    return events[0]


async def late_room(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    return await behind_a_slot(queue, nop, clock, wait=DELAY, work=0.0)


async def late_launch(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    return await behind_a_slot(queue, nop, clock, wait=0.0, work=DELAY)


async def run(event: at.Event[Any], queue: at.Queue, clock: FakeClock) -> at.Event[Any]:
    await queue.flush()
    while clock.step(1):
        pass
    await event
    return event


async def late_submission(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    event = queue.launch(nop)
    clock.advance(DELAY)
    return await run(event, queue, clock)


async def late_predecessor(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    other = rt.queue.launch(nop)
    queue.wait_event(other)
    event = queue.launch(nop)
    await queue.flush()
    await rt.queue.flush()
    clock.advance(DELAY)
    clock.step(0)
    await other
    return await run(event, queue, clock)


async def long_queue(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    queue.launch(nop)
    event = queue.launch(nop)
    await queue.flush()
    clock.durations["nop"] = DELAY
    clock.step(1)
    clock.durations.clear()
    return await run(event, queue, clock)


async def late_driver(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    event = queue.launch(nop)
    await queue.flush()
    clock.advance(DELAY)
    return await run(event, queue, clock)


async def long_kernel(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    clock.durations["nop"] = DELAY
    return await run(queue.launch(nop), queue, clock)


async def late_notification(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    event = queue.launch(nop)
    await queue.flush()
    clock.step(1)
    clock.advance(DELAY)
    await event
    return event


async def late_task(rt: at.Runtime, queue: at.Queue, nop: at.Kernel, clock: FakeClock) -> at.Event[Any]:
    engine = engine_of(queue)
    finish = engine.finish

    def finish_late(budget: Budget) -> bool:
        clock.advance(DELAY)
        return finish(budget)

    event = queue.launch(nop)
    await queue.flush()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(engine, "finish", finish_late)
        return await run(event, queue, clock)


Scenario = Callable[[at.Runtime, at.Queue, at.Kernel, FakeClock], Awaitable[at.Event[Any]]]


async def test_the_watchdog_says_where_the_time_went(rt: at.Runtime, basics: at.AotModule, clock: FakeClock) -> None:
    slow: list[at.SlowOperation] = []
    seen = anyio.Event()

    def on_slow(operation: at.SlowOperation) -> None:
        slow.append(operation)
        seen.set()

    async with at.trace(rt), rt.watchdog(slow=0.02, on_slow=on_slow):
        clock.durations["nop"] = 0.01
        events = [rt.queue.launch(basics.kernel("nop")) for _ in range(3)]
        await rt.queue.flush()
        clock.step(0)
        clock.step(0)
        await events[1]
        clock.advance(0.03)
        with anyio.fail_after(30):
            await seen.wait()
        clock.step(0)
    assert slow[0].explanation is not None
    assert str(slow[0]).endswith("(30 of 50 ms on the device, 20 ms behind 2 operations of queue 'default')")


@pytest.mark.parametrize(
    ("part", "scenario"),
    [
        ("room", late_room),
        ("task", late_launch),
        ("turn", late_submission),
        ("held", late_predecessor),
        ("behind", long_queue),
        ("driver", late_driver),
        ("device", long_kernel),
        ("notification", late_notification),
        ("loop", late_task),
    ],
)
async def test_a_delay_moves_its_part_and_no_other(
    rt: at.Runtime, basics: at.AotModule, clock: FakeClock, part: str, scenario: Scenario
) -> None:
    async with at.trace(rt):
        queue = rt.create_queue(name="left", max_in_flight=2)
        if part in ("room", "task"):
            queue = rt.create_queue(name="narrow", max_in_flight=2, max_in_flight_bytes=1)
            clock.queues.pop(1)  # so that the narrow queue is number 1
        event = await scenario(rt, queue, basics.kernel("nop"), clock)
        parts = {name: round(seconds, 9) for name, seconds in event.times.parts.items()}
    assert parts == {name: DELAY if name == part else 0.0 for name in parts}


async def test_an_explanation_names_what_the_operation_was_behind(
    rt: at.Runtime, basics: at.AotModule, clock: FakeClock
) -> None:
    nop = basics.kernel("nop")
    async with at.trace(rt) as trace:
        queue = rt.create_queue(name="left")
        clock.durations["nop"] = 0.01
        events = [queue.launch(nop) for _ in range(5)]
        await queue.flush()
        clock.step(1)
        clock.advance(0.001)
        pending = trace.explain(events[2])
        assert not pending.is_done
        what = "kernel nop (3 of queue 'left', not done)"
        assert str(pending) == f"{what}: 11 of 11 ms behind 2 operations of queue 'left'"
        await run(events[4], queue, clock)
        explanation = trace.explain(events[4])
    assert explanation.ahead == 4
    assert explanation.is_done
    assert str(explanation).startswith(
        "kernel nop (5 of queue 'left'): 41 of 51 ms behind 4 operations of queue 'left'"
    )
    assert explanation.times.longest == "behind"


async def test_an_operation_of_this_turn_is_explained(rt: at.Runtime, basics: at.AotModule, clock: FakeClock) -> None:
    async with at.trace(rt) as trace:
        event = rt.queue.launch(basics.kernel("nop"))
        clock.advance(0.004)
        explanation = trace.explain(event)
        assert str(explanation).endswith("not done): 4 of 4 ms in the turn of the loop that enqueued it")
        clock.stop()
        await event


Step: TypeAlias = tuple[str, int]

_QUEUES = 3
_STEPS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["launch", "wait", "device", "await", "explain"]), st.integers(0, _QUEUES - 1)),
        st.tuples(st.sampled_from(["pass", "last"]), st.integers(0, 20)),  # milliseconds
        st.tuples(st.just("turn"), st.just(0)),
    ),
    max_size=40,
)
"""What a program does. ``device``: a queue's next command runs. ``last``: from now on, kernels take so long."""


async def run_program(clock: FakeClock, modules: Path, steps: list[Step]) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        nop = (await rt.load_aot_module(modules / "basics")).kernel("nop")
        async with at.trace(rt) as trace:
            queues = [rt.create_queue(name=f"queue {number}") for number in range(_QUEUES)]
            events: list[list[at.Event[Any]]] = [[] for _ in queues]
            for step, number in steps:
                match step:
                    case "launch":
                        events[number].append(queues[number].launch(nop))
                    case "wait" if events[number]:  # the next queue waits for the last operation of this one
                        queues[(number + 1) % _QUEUES].wait_event(events[number][-1])
                    case "device":
                        clock.step(number + 1)  # 0 is the default queue
                    case "await" if events[number] and events[number][-1].done():
                        await events[number][-1]
                    case "explain" if events[number]:
                        check_parts(trace.explain(events[number][-1]).times)
                    case "pass":
                        clock.advance(number * 1e-3)
                    case "last":
                        clock.durations["nop"] = number * 1e-3
                    case "turn":
                        await anyio.lowlevel.checkpoint()
            clock.stop()
            for each in events:
                for event in each:
                    await event
            for each in events:
                times = [event.times for event in each]
                for event, found in zip(each, times, strict=True):
                    check_parts(found)
                    assert trace.explain(event).times == found
                    assert found.parts["device"] in [pytest.approx(number * 1e-3) for number in range(21)]
                assert all(first.ended <= second.begun for first, second in pairwise(times))


def check_parts(times: at.EventTimes) -> None:
    moments = [getattr(times, name) for name in times.__slots__]
    assert moments == sorted(moments)
    assert all(seconds >= 0 for seconds in times.parts.values())
    assert sum(times.parts.values()) == pytest.approx(times.whole, rel=0.01)


@pytest.mark.slow
@settings(max_examples=60, deadline=None)
@given(steps=_STEPS)
def test_the_parts_add_up_in_every_program(cpu_modules: Path, steps: list[Step]) -> None:
    with one_clock() as clock:
        anyio.run(partial(run_program, clock, cpu_modules, steps))
