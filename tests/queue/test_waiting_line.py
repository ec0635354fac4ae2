"""A line in which callers wait: first come, first served, from any event loop."""

from __future__ import annotations

import threading

import anyio
import anyio.to_thread
import pytest

from aiotaichi.queue.waiting_line import Place, WaitingLine

pytestmark = [pytest.mark.anyio, pytest.mark.loops]


class Tank:
    """An owner: it has so many liters, and grants what a caller asks for."""

    def __init__(self, liters: int) -> None:
        self.left = liters
        self.line: WaitingLine[int, int] = WaitingLine("lease", self.admit, self.take_back)
        self.order: list[int] = []

    def admit(self, liters: int) -> int | None:
        if liters > self.left:
            return None
        self.left -= liters
        return liters

    def take_back(self, liters: int) -> None:
        self.left += liters

    async def use(self, liters: int, end: anyio.Event | None = None) -> None:
        place = self.line.join(liters)
        try:
            await place.wait()
        except BaseException:
            self.line.leave(place)
            raise
        self.order.append(liters)
        if end is not None:
            await end.wait()
        assert place.granted == liters
        self.line.give_back(liters)


async def test_a_large_request_is_not_overtaken() -> None:
    tank, end = Tank(10), anyio.Event()
    async with anyio.create_task_group() as group:
        for liters, until in ((6, end), (10, None), (1, None), (2, None)):
            group.start_soon(tank.use, liters, until)
            await anyio.wait_all_tasks_blocked()
        assert tank.order == [6]
        assert len(tank.line) == 3
        end.set()
    assert tank.order[:2] == [6, 10]
    assert sorted(tank.order[2:]) == [1, 2]  # they are let in together, and trio shuffles
    assert (tank.left, len(tank.line)) == (10, 0)


async def test_a_cancelled_wait_lets_in_those_behind_it() -> None:
    tank, end, scope = Tank(10), anyio.Event(), anyio.CancelScope()

    async def give_up() -> None:
        with scope:
            await tank.use(9)

    async with anyio.create_task_group() as group:
        for task in (lambda: tank.use(6, end), give_up, lambda: tank.use(4)):
            group.start_soon(task)
            await anyio.wait_all_tasks_blocked()
        scope.cancel()
        await anyio.wait_all_tasks_blocked()
        assert tank.order == [6, 4]
        end.set()
    assert tank.left == 10


async def test_a_cancellation_that_meets_the_grant_gives_it_back() -> None:
    tank, scope = Tank(10), anyio.CancelScope()
    tank.left = 0

    async def wait() -> None:
        with scope:
            await tank.use(10)

    async with anyio.create_task_group() as group:
        group.start_soon(wait)
        await anyio.wait_all_tasks_blocked()
        scope.cancel()
        tank.line.give_back(10)
    assert (tank.left, len(tank.line)) == (10, 0)


async def test_a_closed_line_grants_nothing() -> None:
    tank = Tank(0)
    places: list[Place[int, int]] = []

    async def wait() -> None:
        places.append(tank.line.join(1))
        await places[0].wait()
        tank.line.leave(places[0])

    async with anyio.create_task_group() as group:
        group.start_soon(wait)
        await anyio.wait_all_tasks_blocked()
        tank.line.close()
    assert places[0].granted is None
    assert (tank.left, len(tank.line)) == (0, 0)


async def test_an_owner_that_calls_the_line_is_asked_again() -> None:
    """A finalizer, too, may call the line in the middle of the owner's functions."""
    tank = Tank(1)
    waiting = tank.line.join(1)
    second, third = tank.line.join(1), tank.line.join(3)
    asked = 0

    def admit(liters: int) -> int | None:
        nonlocal asked
        asked += 1
        if asked == 1:
            granted = tank.admit(liters)
            tank.line.leave(second)  # the first in line ends its wait
            tank.line.give_back(2)
            return granted
        return tank.admit(liters)

    tank.line._admit = admit
    tank.line.give_back(1)
    assert (waiting.granted, second.granted, third.granted) == (1, None, 3)
    assert (tank.left, len(tank.line)) == (0, 0)


async def test_threads_and_loops_share_a_line() -> None:
    tank, rounds, together = Tank(3), 200, threading.Barrier(4)

    async def many(liters: int) -> None:
        async def some() -> None:
            for _ in range(rounds):
                await tank.use(liters)

        async with anyio.create_task_group() as group:
            for _ in range(3):
                group.start_soon(some)

    def elsewhere(liters: int) -> None:
        together.wait(30)
        anyio.run(many, liters)

    threads = [threading.Thread(target=elsewhere, args=(liters,)) for liters in (1, 2, 3)]
    for thread in threads:
        thread.start()
    await anyio.to_thread.run_sync(together.wait, 30)
    await many(2)
    for thread in threads:
        await anyio.to_thread.run_sync(thread.join, 30)
    assert not any(thread.is_alive() for thread in threads)
    assert len(tank.order) == 4 * 3 * rounds
    assert (tank.left, len(tank.line)) == (3, 0)
