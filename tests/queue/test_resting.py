"""A busy loop rests for a moment instead of being notified of each completion, on a made-up clock and event loop."""

from __future__ import annotations

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any, cast

import anyio
import pytest
import trio
import trio.testing

import aiotaichi as at
from aiotaichi.core.pace import Budget
from aiotaichi.hal import WaitPolicy
from aiotaichi.queue import completion as module
from aiotaichi.queue.completion import Completion
from aiotaichi.queue.open_device import OpenDevice
from aiotaichi.queue.ports import Port, current_port
from aiotaichi.runtime.queue import engine_of
from aiotaichi.testing import FakeClock, FakeDriver

MOMENT = 1e-3


class Loop:
    """An event loop whose time the test moves."""

    def __init__(self) -> None:
        self.time = 1000.0
        self.has_real_time = True
        self.loop = self
        self._ready: list[Callable[[], None]] = []
        self.timers: list[tuple[float, Callable[[], None]]] = []

    def call_soon(self, callback: Callable[[], None]) -> None:
        self._ready.append(callback)

    def call_later(self, seconds: float, callback: Callable[[], None]) -> None:
        self.timers.append((self.time + seconds, callback))

    def run(self) -> None:
        """Make turns until nothing is ready."""
        while self._ready:
            ready, self._ready = self._ready, []
            for callback in ready:
                callback()

    def rest(self, seconds: float) -> None:
        """Let time pass, and run the timers that are due."""
        self.time += seconds
        due = [timer for timer in self.timers if timer[0] <= self.time]
        self.timers = [timer for timer in self.timers if timer not in due]
        for _, callback in due:
            callback()
        self.run()

    def is_current(self) -> bool:
        return True

    def nothing(self, *arguments: object) -> None:
        """Stand in for calls that this test does not need."""

    add_reader = remove_reader = at_end = forget_end = nothing


class Engine:
    """An engine that many tasks wait for, and that has work for ever."""

    def __init__(self, awaited: int) -> None:
        self.awaited = awaited
        self.completed = 0  # operations that no turn has counted
        self.due = 0
        self.woken = 0
        self.arms = 0
        self.timeline = SimpleNamespace(done=0, enqueued=1)

    def serve(self) -> bool:
        self.due += self.completed
        self.completed = 0
        return self.due > 0

    def finish(self, budget: Budget) -> bool:
        self.woken += self.due
        budget.tasks -= self.due
        self.due = 0
        return False

    def count_awaited(self) -> int:
        return self.awaited

    def arm(self) -> bool:
        self.arms += 1
        return False


@pytest.fixture
def loop(monkeypatch: pytest.MonkeyPatch) -> Loop:
    loop = Loop()
    monkeypatch.setattr(module, "perf_counter", lambda: loop.time)
    return loop


def look_after(loop: Loop, *engines: Engine, policy: WaitPolicy = WaitPolicy.EFFICIENCY) -> Completion:
    device = cast(OpenDevice, SimpleNamespace(printed=SimpleNamespace(show=str)))
    completion = Completion(device, cast(Port, loop), policy)
    for engine in engines:
        completion.activate(cast(Any, engine))
    loop.run()
    return completion


def be_busy(loop: Loop, completion: Completion, *engines: Engine) -> bool:
    """Complete an operation every 0.2 ms, and notify the loop if an engine is armed. Return whether it rests."""
    for _ in range(max(20, 1000 // len(engines))):
        if loop.timers:
            return True
        for engine in engines:
            engine.completed += 1
            loop.time += MOMENT / 5
            if engine.arms:
                engine.arms = 0
                completion._on_written()
                loop.run()
    return False


def test_a_busy_loop_rests_and_then_wakes_several_tasks(loop: Loop) -> None:
    engines = Engine(64), Engine(64)
    completion = look_after(loop, *engines)
    assert be_busy(loop, completion, *engines)
    woken = [engine.woken for engine in engines]
    for engine in engines:
        engine.completed += 3
        engine.arms = 0
    loop.rest(MOMENT)
    assert [engine.woken for engine in engines] == [before + 3 for before in woken]
    assert [engine.arms for engine in engines] == [0, 0], "the loop rests again"
    assert len(loop.timers) == 1


def test_a_rest_in_which_nothing_completes_is_the_last(loop: Loop) -> None:
    engine = Engine(64)
    completion = look_after(loop, engine)
    assert be_busy(loop, completion, engine)
    engine.arms = 0
    loop.rest(MOMENT)
    assert engine.arms == 1
    assert not loop.timers


def test_work_that_comes_meanwhile_is_served_at_once(loop: Loop) -> None:
    engine = Engine(64)
    completion = look_after(loop, engine)
    assert be_busy(loop, completion, engine)
    engine.arms, engine.completed = 0, 1
    woken = engine.woken
    completion.activate(cast(Any, engine))
    loop.run()
    assert engine.woken == woken + 1
    assert len(loop.timers) == 1, "the loop has one rest at a time"
    assert engine.arms == 0


def test_a_loop_does_not_rest_if_a_queue_has_one_task(loop: Loop) -> None:
    engines = Engine(64), Engine(1)
    completion = look_after(loop, *engines)
    assert not be_busy(loop, completion, *engines)


def test_a_loop_does_not_rest_before_it_has_served_all_queues(loop: Loop) -> None:
    engines = [Engine(64) for _ in range(100)]
    completion = look_after(loop, *engines)
    assert not be_busy(loop, completion, *engines)
    assert all(engine.woken for engine in engines)


@pytest.mark.slow
@pytest.mark.parametrize("has_real_time", [False, True])
def test_a_loop_does_not_rest_for_the_lowest_latency_or_by_a_clock_that_stands_still(
    loop: Loop, has_real_time: bool
) -> None:
    engine = Engine(64)
    loop.has_real_time = has_real_time
    policy = WaitPolicy.LATENCY if has_real_time else WaitPolicy.BALANCED
    completion = look_after(loop, engine, policy=policy)
    assert not be_busy(loop, completion, engine)


def test_an_engine_that_has_become_idle_does_not_count(loop: Loop) -> None:
    engines = Engine(64), Engine(64)
    completion = look_after(loop, *engines)
    engines[1].timeline.done = 1
    engines[1].awaited = 0
    assert be_busy(loop, completion, *engines)


def test_a_clock_of_a_test_does_not_stop_a_busy_loop() -> None:
    """Nothing moves the clock, and so no timer ever ends."""

    async def work(rt: at.Runtime) -> None:
        x = rt.ndarray(1000, at.f32)
        for number in range(50):
            await rt.queue.fill(x, number)

    async def main() -> bool:
        async with at.Runtime("cpu") as rt, trio.open_nursery() as nursery:
            for _ in range(64):
                nursery.start_soon(work, rt)
        return current_port().has_real_time

    assert not trio.run(main, clock=trio.testing.MockClock())
    assert trio.run(main)


@pytest.mark.anyio
@pytest.mark.loops
@pytest.mark.runtime("stepped")
async def test_a_queue_that_the_host_holds_back_lets_the_loop_come_round(rt: at.Runtime, clock: FakeClock) -> None:
    """Only a turn submits what is held."""
    other_clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=other_clock)) as other:
        held = rt.create_queue()
        x, y = (rt.ndarray(4, at.f32) for _ in range(2))
        before = other.queue.fill(other.ndarray(4, at.f32), 1)
        async with anyio.create_task_group() as tasks:
            assert not held.wait_event(before)
            tasks.start_soon(held.fill(x, 1).wait)
            tasks.start_soon(rt.queue.fill(y, 1).wait)
            await anyio.wait_all_tasks_blocked()
            assert engine_of(held).count_awaited() == 0
            assert engine_of(rt.queue).count_awaited() == 1
            tasks.cancel_scope.cancel()
        other_clock.stop()
