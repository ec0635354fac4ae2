"""Limit the number of modules that load at the same time."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import anyio
import anyio.from_thread
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi.core.cancellation import Cancellation
from aiotaichi.formats import Archive, ModuleSpec
from aiotaichi.hal import DeviceRequest, ModuleHal
from aiotaichi.queue.waiting_line import Turnstile
from aiotaichi.testing import FakeDriver
from aiotaichi.testing.fake import FakeDevice
from support.helper_processes import wait_until

pytestmark = [pytest.mark.anyio, pytest.mark.loops]


class Slow(FakeDriver):
    """Its loads wait until they are released, or cancelled."""

    def __init__(self) -> None:
        super().__init__()
        self.lock = threading.Lock()
        self.loads = self.most = self.begun = 0
        self.go_on = threading.Semaphore(0)

    def open(self, request: DeviceRequest) -> SlowDevice:
        return SlowDevice(self)


class SlowDevice(FakeDevice):
    def load(
        self, spec: ModuleSpec, archive: Archive, options: at.CompileOptions, cancellation: Cancellation
    ) -> ModuleHal:
        driver = self._driver
        assert isinstance(driver, Slow)
        with driver.lock:
            driver.begun += 1
            driver.loads += 1
            driver.most = max(driver.most, driver.loads)
        try:
            with cancellation.calling(driver.go_on.release):
                assert driver.go_on.acquire(timeout=30)
            return super().load(spec, archive, options, cancellation)
        finally:
            with driver.lock:
                driver.loads -= 1


async def begun(driver: Slow, count: int) -> None:
    await anyio.to_thread.run_sync(wait_until, lambda: driver.begun >= count)


@pytest.fixture
def driver() -> Iterator[Slow]:
    made = Slow()
    yield made
    assert made.loads == 0


async def test_loads_in_flight_are_bounded_and_take_no_thread_of_the_program(driver: Slow, cpu_modules: Path) -> None:
    async with at.Runtime(driver, load_limits=at.LoadLimits(loads=2)) as rt, anyio.create_task_group() as group:
        for _ in range(6):
            group.start_soon(rt.load_aot_module, cpu_modules / "basics")
        await begun(driver, 2)
        assert anyio.to_thread.current_default_thread_limiter().borrowed_tokens == 0
        driver.go_on.release(6)
    assert driver.begun == 6
    assert driver.most == 2


async def test_a_cancelled_load_makes_room_for_the_next(driver: Slow, cpu_modules: Path) -> None:
    async with at.Runtime(driver, load_limits=at.LoadLimits(loads=1)) as rt:
        async with anyio.create_task_group() as group:
            running, waiting = anyio.CancelScope(), anyio.CancelScope()

            async def load(scope: anyio.CancelScope) -> None:
                with scope:
                    await rt.load_aot_module(cpu_modules / "basics")

            group.start_soon(load, running)
            await begun(driver, 1)
            group.start_soon(load, waiting)
            await anyio.wait_all_tasks_blocked()
            waiting.cancel()
            await anyio.wait_all_tasks_blocked()
            running.cancel()
        async with anyio.create_task_group() as group:
            group.start_soon(rt.load_aot_module, cpu_modules / "basics")
            await begun(driver, 2)
            driver.go_on.release()
    assert driver.begun == 2
    assert driver.most == 1


async def test_turns_come_in_order() -> None:
    turnstile, order = Turnstile(1), []
    first = await turnstile.enter()

    async def take(number: int) -> None:
        turn = await turnstile.enter()
        order.append(number)
        turn.give_up()

    async with anyio.create_task_group() as group:
        for number in range(5):
            group.start_soon(take, number)
            await anyio.wait_all_tasks_blocked()
        first.give_up()
    assert order == [0, 1, 2, 3, 4]


async def test_a_turn_ends_once_however_it_ends() -> None:
    turnstile = Turnstile(1)
    turn = await turnstile.enter()
    turn.use(lambda: None)
    turn.give_up()
    with pytest.raises(at.errors.InvalidStateError, match="given up"):
        turn.use(lambda: None)
    second = await turnstile.enter()
    with anyio.move_on_after(0.01) as scope:
        await turnstile.enter()
    assert scope.cancelled_caught, "two turns at a time"
    second.give_up()


async def test_loops_take_turns_with_each_other() -> None:
    turnstile = Turnstile(1)
    mine = await turnstile.enter()
    entered, is_waiting = threading.Event(), threading.Event()

    async def elsewhere() -> None:
        async with anyio.create_task_group() as group:
            group.start_soon(take)
            await anyio.wait_all_tasks_blocked()
            is_waiting.set()

    async def take() -> None:
        turn = await turnstile.enter()
        entered.set()
        turn.give_up()

    other = threading.Thread(target=anyio.run, args=(elsewhere,))
    other.start()
    assert await anyio.to_thread.run_sync(is_waiting.wait, 30)
    assert not entered.is_set()
    mine.give_up()
    await anyio.to_thread.run_sync(other.join, 30)
    assert entered.is_set()
    (await turnstile.enter()).give_up()


async def test_a_place_in_a_loop_that_has_ended_is_passed_over() -> None:
    turnstile = Turnstile(1)
    mine = await turnstile.enter()

    async def leave_behind() -> None:
        import asyncio

        waiting = asyncio.ensure_future(turnstile.enter())
        await asyncio.sleep(0)
        waiting.add_done_callback(lambda _: None)
        loop = asyncio.get_running_loop()
        loop.stop()

    def other() -> None:
        import asyncio

        loop = asyncio.new_event_loop()
        loop.set_exception_handler(lambda *_: None)
        try:
            loop.run_until_complete(leave_behind())
        except RuntimeError:
            return
        finally:
            loop.close()

    await anyio.to_thread.run_sync(other)
    mine.give_up()
    with anyio.fail_after(30):
        (await turnstile.enter()).give_up()
