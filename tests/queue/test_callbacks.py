"""Callbacks of events: when they are called, in which thread, and in which context."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from functools import partial
from typing import Any

import anyio
import anyio.from_thread
import anyio.lowlevel
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.queue.event import call_in_turn
from aiotaichi.runtime.queue import engine_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]

variable: ContextVar[str] = ContextVar("variable", default="nothing")


async def until(condition: Callable[[], object]) -> None:
    with anyio.fail_after(5):
        while not condition():  # the test is about the wake-up of the loop
            await anyio.lowlevel.checkpoint()


async def test_a_callback_gets_the_event_when_it_is_done(rt: at.Runtime, clock: FakeClock) -> None:
    event, seen = rt.queue.record_event(), list[tuple[Any, bool, int]]()
    event.add_done_callback(lambda each: seen.append((each, each.done(), threading.get_ident())))
    assert not event.cancelled()
    await rt.queue.flush()
    assert seen == []
    clock.run()
    await until(lambda: seen)
    assert seen == [(event, True, threading.get_ident())]
    assert not event.cancelled()


async def test_a_callback_of_a_done_event_is_called_soon_and_not_at_once(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    event = rt.queue.record_event()
    await event
    seen: list[int] = []
    for number in range(3):
        event.add_done_callback(lambda _, number=number: seen.append(number))  # type: ignore[misc]
    assert seen == []
    await until(lambda: len(seen) == 3)
    assert seen == [0, 1, 2], "in the order in which they were added"


async def test_a_callback_is_called_though_a_later_operation_runs(rt: at.Runtime, clock: FakeClock) -> None:
    early, late, seen = rt.queue.record_event(), rt.queue.record_event(), list[Any]()
    await rt.queue.flush()
    await anyio.sleep(0.01)  # the loop sleeps until the last operation by now
    early.add_done_callback(seen.append)
    await anyio.sleep(0.01)
    clock.step(0)
    await until(lambda: seen)
    assert not late.done()


async def test_a_removed_callback_is_not_called(rt: at.Runtime, clock: FakeClock) -> None:
    event, kept, removed = rt.queue.record_event(), list[Any](), list[Any]()
    event.add_done_callback(removed.append)
    event.add_done_callback(kept.append)
    event.add_done_callback(removed.append)
    assert event.remove_done_callback(removed.append) == 2
    assert event.remove_done_callback(removed.append) == 0
    clock.stop()
    await until(lambda: kept)
    assert removed == []
    assert event.remove_done_callback(kept.append) == 0, "it has been called"


async def test_a_callback_runs_in_its_context(rt: at.Runtime, clock: FakeClock) -> None:
    event, seen = rt.queue.record_event(), list[str]()
    given = copy_context()
    given.run(variable.set, "given")
    token = variable.set("current")
    event.add_done_callback(lambda _: seen.append(variable.get()))
    variable.reset(token)
    event.add_done_callback(lambda _: seen.append(variable.get()), context=given)
    clock.stop()
    await until(lambda: len(seen) == 2)
    assert seen == ["current", "given"]


async def test_a_context_that_is_in_use_is_logged_and_stops_nothing(
    rt: at.Runtime, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    event, seen, context = rt.queue.record_event(), list[Any](), copy_context()
    event.add_done_callback(lambda _: context.run(seen.append, 1), context=context)
    event.add_done_callback(seen.append)
    clock.stop()
    await until(lambda: seen)
    assert seen == [event]
    assert "already entered" in caplog.text


async def test_a_callback_that_raises_is_logged_and_stops_nothing(
    rt: at.Runtime, clock: FakeClock, caplog: pytest.LogCaptureFixture
) -> None:
    def fail(_: object) -> None:
        raise ZeroDivisionError("mine")

    event, seen = rt.queue.record_event(), list[Any]()
    event.add_done_callback(fail)
    event.add_done_callback(seen.append)
    clock.stop()
    await until(lambda: seen)
    (record,) = caplog.records
    assert record.name.startswith("aiotaichi.")
    assert record.levelno == logging.ERROR
    assert record.exc_info is not None
    assert isinstance(record.exc_info[1], ZeroDivisionError)
    await rt.queue.record_event()


async def test_a_callback_may_enqueue(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    x, reads = rt.ndarray(2, at.i32), list[at.Event[Any]]()
    rt.queue.fill(x, 7).add_done_callback(lambda event: reads.append(event.queue.read(x)))
    await until(lambda: reads)
    assert (await reads[0]).tolist() == [7, 7]


@pytest.mark.parametrize("library", ["asyncio", "trio"])
async def test_a_callback_of_another_loop_runs_there(rt: at.Runtime, clock: FakeClock, library: str) -> None:
    event, threads = rt.queue.record_event(), list[int]()

    async def elsewhere() -> int:
        called = anyio.Event()

        def call(done: at.Event[None]) -> None:
            assert done is event
            threads.append(threading.get_ident())
            called.set()

        for _ in range(2):  # pending, then done
            called = anyio.Event()
            event.add_done_callback(call)
            clock.stop()
            with anyio.fail_after(5):
                await called.wait()
        return threading.get_ident()

    there = await anyio.to_thread.run_sync(partial(anyio.run, elsewhere, backend=library))
    assert threads == [there, there]
    assert there != threading.get_ident()


async def test_a_callback_of_a_plain_thread_runs_in_the_queues_loop(rt: at.Runtime, clock: FakeClock) -> None:
    event, threads = rt.queue.record_event(), list[int]()

    def add() -> None:
        event.add_done_callback(lambda _: threads.append(threading.get_ident()))

    await anyio.to_thread.run_sync(add)
    clock.stop()
    await until(lambda: len(threads) == 1)
    await anyio.to_thread.run_sync(add)  # the event is done
    await until(lambda: len(threads) == 2)
    assert set(threads) == {threading.get_ident()}


@pytest.mark.parametrize("library", ["asyncio", "trio"])
def test_a_loop_that_has_ended_calls_nothing_and_says_so(clock: FakeClock, library: str) -> None:
    left: list[at.Event[None]] = []
    far = at.Runtime(FakeDriver(KERNELS, clock))

    async def main() -> None:
        await far.__aenter__()
        left.append(far.queue.record_event())

    anyio.run(main, backend=library)
    with pytest.raises(errors.InvalidStateError, match="has ended"):
        left[0].queue.runtime.queue.fill(far.allocate_memory(4), 1)
    seen: list[Any] = []
    left[0].add_done_callback(seen.append)
    assert seen == [], "it is done, and the callback is gone"

    async def close() -> None:
        with pytest.raises(errors.InvalidStateError, match="has ended"):
            await far.aclose()

    anyio.run(close, backend=library)


@pytest.mark.parametrize("library", ["asyncio", "trio"])
def test_a_loop_that_ends_counts_what_the_driver_could_not_tell_before(clock: FakeClock, library: str) -> None:
    left: list[at.Event[None]] = []

    async def main() -> None:
        far = await at.Runtime(FakeDriver(KERNELS, clock)).__aenter__()
        hal: Any = engine_of(far.queue).hal
        completed, is_settled = hal.completed, False

        @contextmanager
        def settled() -> Iterator[None]:
            nonlocal is_settled
            is_settled = True
            yield
            is_settled = False

        hal.completed, hal.settled = lambda: completed() if is_settled else 0, settled
        hal.arm = lambda ticket: False  # a thread has not seen the end, either
        left.append(far.queue.record_event())
        await far.queue.flush()
        clock.run()

    anyio.run(main, backend=library)
    assert left[0].done()
    assert left[0].exception() is None


async def test_a_callback_that_cannot_be_called_is_not_kept(rt: at.Runtime, clock: FakeClock) -> None:
    event = rt.queue.record_event()
    engine: Any = engine_of(event.queue)
    port, engine.port = engine.port, _Ended()
    with pytest.raises(errors.InvalidStateError, match="has ended"):
        event.add_done_callback(print)
    engine.port = port
    assert event.remove_done_callback(print) == 0
    clock.stop()


class _Ended:
    """A port whose loop has ended."""

    def is_current(self) -> bool:
        return False

    def call_threadsafe(self, callback: Callable[[], None]) -> bool:
        return False


# -- calls of the package's own parts, in the turn of a completion --------------------------------------------------


async def test_a_call_comes_in_the_turn_and_may_enqueue(rt: at.Runtime, clock: FakeClock) -> None:
    event, seen = rt.queue.record_event(), list[Any]()

    def call() -> None:
        seen.append(event.done())
        if len(seen) < 3:
            call_in_turn(rt.queue.record_event(), call)

    call_in_turn(event, call)
    await rt.queue.flush()
    assert seen == []
    clock.run()
    await until(lambda: len(seen) == 1)
    await rt.queue.flush()
    clock.run()
    await until(lambda: len(seen) == 2)
    clock.stop()
    await until(lambda: len(seen) == 3)
    assert seen == [True] * 3


async def test_a_call_comes_at_once_for_an_operation_that_completes_early(rt: at.Runtime, clock: FakeClock) -> None:
    clock.stop()
    await rt.queue.record_event()
    seen: list[bool] = []
    event = rt.queue.record_event()
    call_in_turn(event, lambda: seen.append(event.done()))
    await until(lambda: seen)
    assert seen == [True]


async def test_a_revoked_event_calls_too(rt: at.Runtime, clock: FakeClock) -> None:
    event, seen = rt.queue.record_event(), list[bool]()
    call_in_turn(event, lambda: seen.append(event.cancelled()))
    assert event.revoke()
    await until(lambda: seen)
    clock.stop()
    await rt.queue.wait()
    assert seen == [True], "once"


async def test_a_lost_device_calls(clock: FakeClock) -> None:
    driver, seen = FakeDriver(KERNELS, clock), list[bool]()
    with pytest.raises(errors.DeviceLostError):  # the runtime's end says so, too
        async with at.Runtime(driver) as rt:
            event = rt.queue.record_event()
            call_in_turn(event, lambda: seen.append(isinstance(event.exception(), errors.DeviceLostError)))
            driver.lose()
            await until(lambda: seen)
    assert seen == [True]
