"""``Runtime(debug=True)`` finds races when a command is enqueued, before it runs."""

from __future__ import annotations

import threading
from pathlib import Path

import anyio
import pytest

import aiotaichi as at
from aiotaichi.core.happens_before import OrderChecker, process_checker
from aiotaichi.core.spans import Operation, Span
from aiotaichi.errors import InvalidStateError
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped", debug=True)]


async def test_two_writers_with_no_event_are_named(rt: at.Runtime, cpu_modules: Path) -> None:
    module = await rt.load_aot_module(cpu_modules / "basics")
    other, x = rt.create_queue(name="other"), rt.ndarray(4, at.i32)
    rt.queue.launch(module.kernel("add_one"), x)
    with pytest.raises(
        InvalidStateError, match=r"fill on queue 'other' races with kernel add_one on queue 'default'.*wait_event"
    ):
        other.fill(x, 1)
    assert other.in_flight == 0, "nothing was enqueued"


async def test_an_event_orders(rt: at.Runtime) -> None:
    other, x = rt.create_queue(), rt.ndarray(4, at.i32)
    other.wait_event(rt.queue.fill(x, 1))
    other.fill(x, 2)
    rt.queue.wait_event(other.record_event())
    rt.queue.read(x)


async def test_order_is_transitive(rt: at.Runtime) -> None:
    second, third, x = rt.create_queue(), rt.create_queue(), rt.ndarray(4, at.i32)
    second.wait_event(rt.queue.fill(x, 1))
    third.wait_event(second.record_event())
    third.fill(x, 3)
    with pytest.raises(InvalidStateError, match="races"):
        second.fill(x, 2)


async def test_an_earlier_event_does_not_order_later_operations(rt: at.Runtime) -> None:
    other, x = rt.create_queue(), rt.ndarray(4, at.i32)
    early = rt.queue.record_event()
    rt.queue.fill(x, 1)
    other.wait_event(early)
    with pytest.raises(InvalidStateError, match="races"):
        other.read(x)


async def test_awaiting_orders_through_the_host(rt: at.Runtime, clock: FakeClock) -> None:
    other, x = rt.create_queue(), rt.ndarray(4, at.i32)
    event = rt.queue.fill(x, 1)
    await rt.queue.flush()
    clock.run()
    await event
    other.fill(x, 2)
    await other.flush()
    clock.run()
    await other.wait()
    rt.queue.fill(x, 3)


async def test_a_callback_has_seen_the_completion(rt: at.Runtime, clock: FakeClock) -> None:
    x = rt.ndarray((4,), at.f32)
    other = rt.create_queue()
    called = anyio.Event()
    seen: list[at.Event[None]] = []

    def then(event: at.Event[None]) -> None:
        seen.append(other.fill(x, 2))
        called.set()

    rt.queue.fill(x, 1).add_done_callback(then)
    await rt.queue.flush()
    clock.run()
    await called.wait()
    await other.flush()
    clock.run()
    await seen[0]


@pytest.mark.parametrize("way", ["wait", "drain", "map", "aclose"])
async def test_waiting_for_a_completed_operation_orders_too(rt: at.Runtime, clock: FakeClock, way: str) -> None:
    queue, other = rt.create_queue(max_in_flight=1), rt.create_queue()
    x = rt.ndarray(4, at.i32, host_read=True)
    event = queue.fill(x, 1)
    await queue.flush()
    clock.run()
    with anyio.fail_after(5):
        while queue.in_flight:  # the loop notices, though no call asks the event
            await anyio.lowlevel.checkpoint()
    if way == "map":
        async with x.map():
            pass
    else:
        await getattr(queue, way)()
    other.fill(x, 2)
    clock.stop()
    assert event.done()


async def test_an_unseen_completion_orders_nothing(rt: at.Runtime, clock: FakeClock) -> None:
    other, x = rt.create_queue(), rt.ndarray(4, at.i32)
    rt.queue.fill(x, 1)
    await rt.queue.flush()
    clock.run()
    with pytest.raises(InvalidStateError, match="races"):
        other.fill(x, 2)


@pytest.mark.parametrize("completed", [1, 2, 3], ids="{} of 3 have completed".format)
async def test_drain_orders_its_guaranteed_operations_only(rt: at.Runtime, clock: FakeClock, completed: int) -> None:
    queue, other = rt.create_queue(max_in_flight=3), rt.create_queue()
    x, y, z = rt.ndarray(4, at.i32), rt.ndarray(4, at.i32), rt.ndarray(4, at.i32)
    for array in (x, y, z):
        queue.fill(array, 1)
    await queue.flush()
    for _ in range(completed):
        clock.step(1)
    await queue.drain()  # at most two are in flight: the first is done
    other.fill(x, 2)
    for array in (y, z):
        with pytest.raises(InvalidStateError, match="races with fill"):
            other.fill(array, 2)


async def test_a_cancelled_await_has_seen_nothing(rt: at.Runtime, clock: FakeClock) -> None:
    other, x = rt.create_queue(), rt.ndarray(4, at.i32)
    event = rt.queue.fill(x, 1)
    with anyio.move_on_after(0):
        await event
    await rt.queue.flush()
    clock.run()
    with pytest.raises(InvalidStateError, match="races"):
        other.fill(x, 2)


async def test_one_memory_seen_is_not_another_on_the_same_queue(rt: at.Runtime, clock: FakeClock) -> None:
    other, x, y = rt.create_queue(), rt.ndarray(4, at.i32, host_read=True), rt.ndarray(4, at.i32)
    rt.queue.fill(x, 1)
    rt.queue.fill(y, 1)
    await rt.queue.flush()
    clock.step(0)
    with anyio.fail_after(5):
        while rt.queue.in_flight > 1:  # the loop notices
            await anyio.lowlevel.checkpoint()
        async with x.map() as view:  # while y is being filled
            assert (view == 1).all()
    clock.run()
    other.fill(x, 2)
    with pytest.raises(InvalidStateError, match="races"):
        other.fill(y, 2)


async def test_seeing_an_operation_orders_the_operations_before_it(rt: at.Runtime, clock: FakeClock) -> None:
    second, third = rt.create_queue(), rt.create_queue()
    x, y = rt.ndarray(4, at.i32), rt.ndarray(4, at.i32, host_read=True)
    second.wait_event(rt.queue.fill(x, 1))
    second.fill(y, 1)
    await second.flush()
    clock.run()
    async with y.map():
        third.fill(x, 2)


async def test_closed_queues_are_forgotten(rt: at.Runtime, clock: FakeClock) -> None:
    x, y = rt.ndarray(4, at.i32), rt.ndarray(4, at.i32)
    clock.stop()
    kept = process_checker.size
    events = []
    for i in range(100):
        queue = rt.create_queue()
        queue.read(x)
        events.append(queue.fill(y, i))
        rt.queue.wait_event(events[-1])
        events.append(rt.queue.record_event())
        await queue.aclose()
    assert process_checker.size <= kept + 2, "what the default queue knows of itself and of the host"
    for event in events:
        await event
        rt.queue.wait_event(event)
    assert process_checker.size <= kept + 2, "the clocks of old events do not bring them back"
    rt.queue.fill(y, 1)


def test_the_collector_may_close_a_queue_within_any_call() -> None:
    checker, outcome = OrderChecker(), []
    first, second, closed = checker.add_queue(), checker.add_queue(), checker.add_queue()

    class Collected:
        def __repr__(self) -> str:
            checker.forget_queue(closed)
            return "it"

    def race() -> None:
        for number in (first, second):
            checker.enqueue(Operation("fill", "queue", number, 1), [(Span("a", 0, 4), Collected(), True)])

    def run() -> None:
        with pytest.raises(InvalidStateError, match="both use it"):
            race()
        outcome.append(checker.add_queue())

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    thread.join(5)
    assert outcome == [4]


def test_a_forks_child_has_numbers_of_its_own() -> None:
    checker = OrderChecker()
    number = checker.add_queue()
    checker.reset()
    assert checker.add_queue() != number
    assert checker.size == 1


async def test_a_closed_runtime_is_forgotten(rt: at.Runtime) -> None:
    kept = process_checker.size
    async with at.Runtime(FakeDriver(KERNELS), debug=True) as another:
        for _ in range(10):
            await another.create_queue().fill(another.ndarray(4, at.i32), 1)
    assert process_checker.size == kept


@pytest.mark.slow
async def test_operations_that_the_host_has_seen_are_forgotten(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    for _ in range(3000):
        await rt.queue.fill(rt.ndarray(4, at.i32), 1)
    assert process_checker.size < 600


async def test_readers_do_not_race_but_a_writer_after_them_does(rt: at.Runtime) -> None:
    other, third, x = rt.create_queue(), rt.create_queue(), rt.ndarray(4, at.i32)
    rt.queue.read(x)
    other.read(x)
    with pytest.raises(InvalidStateError, match="races with read"):
        third.fill(x, 1)


async def test_kernels_that_read_do_not_race_but_one_that_writes_does(rt: at.Runtime, cpu_modules: Path) -> None:
    module = await rt.load_aot_module(cpu_modules / "basics")
    other, third, x = rt.create_queue(), rt.create_queue(), rt.ndarray(4, at.f32)
    y, z = rt.ndarray(4, at.f32), rt.ndarray(4, at.f32)
    rt.queue.launch(module.kernel("saxpy"), 1.0, x, y)
    other.launch(module.kernel("saxpy"), 1.0, x, z)
    with pytest.raises(InvalidStateError, match="races with kernel saxpy"):
        third.launch(module.kernel("saxpy"), 1.0, z, x)


async def test_fields_of_a_module_are_a_resource(rt: at.Runtime, cpu_modules: Path) -> None:
    module = await rt.load_aot_module(cpu_modules / "fields")
    other = rt.create_queue()
    rt.queue.launch(module.kernel("add"), 1.0)
    with pytest.raises(InvalidStateError, match="the fields of"):
        other.launch(module.kernel("add"), 1.0)
    again = await rt.load_aot_module(cpu_modules / "fields")
    other.launch(again.kernel("add"), 1.0)


async def test_graphs_are_checked(rt: at.Runtime, cpu_modules: Path) -> None:
    module = await rt.load_aot_module(cpu_modules / "graphs")
    other, x = rt.create_queue(), rt.ndarray(4, at.f32)
    other.fill(x, 1)
    with pytest.raises(InvalidStateError, match="graph thrice"):
        rt.queue.launch_graph(module.compute_graph("thrice"), n=1, x=x)


async def test_without_debug_nothing_is_checked(cpu_modules: Path) -> None:
    async with at.Runtime(FakeDriver(KERNELS)) as rt:
        other, x = rt.create_queue(), rt.ndarray(4, at.i32)
        rt.queue.fill(x, 1)
        other.fill(x, 1)
