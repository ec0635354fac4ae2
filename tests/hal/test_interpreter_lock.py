"""Threads that work for the package get the interpreter's lock beside an event loop that is never idle."""

from __future__ import annotations

import signal
import threading
import time
from _thread import LockType
from collections import deque
from collections.abc import Callable, Iterator

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.hal import DeviceRequest, interpreter_lock
from aiotaichi.hal.call_thread import CallThread
from aiotaichi.hal.interpreter_lock import lend_lock, lent_lock, work_began, work_ended
from aiotaichi.queue.worker import in_thread
from aiotaichi.testing import FakeDriver
from support.host_clock import HostClock
from support.waiting import until


class Waits:
    """Counts the waits of loops. ``while_waiting`` is called in each, and a ``clock`` stands for the host's."""

    def __init__(self) -> None:
        self.number = 0
        self.clock: HostClock | None = None
        self.while_waiting: Callable[[], object] = lambda: None
        self._acquire = interpreter_lock._acquire

    def acquire(self, lock: LockType, timeout: float | None = None) -> bool:
        if timeout is None:
            return lock.acquire(blocking=False)  # a loop's own lock: nobody has it
        self.number += 1
        self.while_waiting()
        if self.clock is None:
            return self._acquire(lock, timeout=timeout)
        has_ended = lock.acquire(blocking=False)
        if not has_ended:
            self.clock.now += timeout
        return has_ended


@pytest.fixture
def work(monkeypatch: pytest.MonkeyPatch) -> deque[None]:
    """The work of this test alone."""
    counted: deque[None] = deque()
    monkeypatch.setattr(interpreter_lock, "_work", counted)
    monkeypatch.setattr(interpreter_lock, "_pace", interpreter_lock._Pace())
    return counted


@pytest.fixture
def waits(monkeypatch: pytest.MonkeyPatch) -> Waits:
    waits = Waits()
    monkeypatch.setattr(interpreter_lock, "_acquire", waits.acquire)
    return waits


@pytest.fixture
def clock(work: deque[None], waits: Waits, monkeypatch: pytest.MonkeyPatch) -> HostClock:
    waits.clock = HostClock()
    monkeypatch.setattr(interpreter_lock, "perf_counter", waits.clock)
    return waits.clock


def test_a_loop_does_not_wait_if_threads_have_no_work(clock: HostClock, waits: Waits) -> None:
    lend_lock()
    work_began()
    work_ended()
    lend_lock()
    assert waits.number == clock.reads == 0


@pytest.mark.parametrize("loops", [1, 2])
def test_loops_wait_until_some_work_has_ended(
    work: deque[None], waits: Waits, monkeypatch: pytest.MonkeyPatch, loops: int
) -> None:
    monkeypatch.setattr(interpreter_lock, "_MOMENT", 60.0)
    for _ in range(3):  # one that has ended, and two that have not
        work_began()
    work_ended()
    all_wait = threading.Barrier(loops + 1)
    waits.while_waiting = lambda: all_wait.wait(60)
    threads = [threading.Thread(target=lend_lock) for _ in range(loops)]
    began = time.perf_counter()
    for thread in threads:
        thread.start()
    all_wait.wait(60)
    assert len(work) == 2, "no loop has waited for what had ended before"
    work_ended()
    for thread in threads:
        thread.join()
    assert time.perf_counter() - began < 60
    assert len(work) == 1
    assert waits.number == loops


def test_a_wait_ends_although_a_signal_is_handled_until_its_time_is_over(
    work: deque[None], waits: Waits, monkeypatch: pytest.MonkeyPatch
) -> None:
    handled: list[int] = []

    def handle(number: int, _: object) -> None:
        handled.append(number)
        while time.perf_counter() < began + 1:
            pass

    def interrupt() -> None:
        time.sleep(0.1)  # the wait has begun
        signal.pthread_kill(threading.main_thread().ident or 0, signal.SIGUSR1)

    monkeypatch.setattr(interpreter_lock, "_MOMENT", 0.5)
    waits.while_waiting = threading.Thread(target=interrupt).start
    rescue = threading.Timer(30, work_ended)
    work_began()
    began = time.perf_counter()
    before = signal.signal(signal.SIGUSR1, handle)
    try:
        rescue.start()
        lend_lock()
    finally:
        rescue.cancel()
        signal.signal(signal.SIGUSR1, before)
    assert time.perf_counter() < began + 30
    assert handled == [signal.SIGUSR1]


def test_the_loop_of_several_runtimes_lends_as_often_as_one(clock: HostClock, waits: Waits) -> None:
    work_began()
    for _ in range(8):
        lend_lock()
    assert waits.number == 1
    thread = threading.Thread(target=lend_lock)  # another loop
    thread.start()
    thread.join()
    assert waits.number == 2


def test_a_loop_that_has_given_the_lock_up_in_a_call_does_not_wait_soon(clock: HostClock, waits: Waits) -> None:
    """A wait that is as long as the call would have the same effect; of a long call, a moment counts."""
    moment = interpreter_lock._MOMENT
    work_began()
    for lent in (0.6 * moment, moment, 100 * moment):
        began, before = clock.now, waits.number
        clock.now += lent
        lent_lock(began)
        counts = 4 * min(lent, moment)
        clock.now += 0.9 * counts
        lend_lock()
        assert waits.number == before
        clock.now += 0.2 * counts
        lend_lock()
        assert waits.number == before + 1
        interpreter_lock._pace.next, interpreter_lock._pace.share = 0.0, 4


def test_a_short_call_lends_the_lock_to_nobody(clock: HostClock, waits: Waits) -> None:
    work_began()
    began = clock.now
    clock.now += 0.4 * interpreter_lock._MOMENT
    lent_lock(began)
    lend_lock()
    assert waits.number == 1


@pytest.mark.parametrize(("size", "expected"), [(2**10, 1), (2**20, 0)])
def test_a_large_copy_gives_the_lock_up(
    clock: HostClock, waits: Waits, monkeypatch: pytest.MonkeyPatch, size: int, expected: int
) -> None:
    device = FakeDriver().open(DeviceRequest())

    def copy(*_: object) -> None:
        clock.now += 1.0

    monkeypatch.setattr("aiotaichi.hal.device.perf_counter", clock)
    monkeypatch.setattr(device, "copy_bytes", copy)
    work_began()
    device.copy_host(np.zeros(size, np.uint8), np.ones(size, np.uint8))
    lend_lock()
    assert waits.number == expected
    device.close()


def test_a_loop_works_for_four_times_as_long_as_it_has_waited(clock: HostClock, waits: Waits) -> None:
    """For sixteen times as long if no work ends in these waits, and for four times again as soon as some does."""
    work_began()
    for share in (8, 16, 16):
        before = waits.number
        lend_lock()
        assert waits.number == before + 1
        clock.now += 0.9 * share * interpreter_lock._MOMENT
        lend_lock()
        assert waits.number == before + 1, "too soon"
        clock.now += 0.2 * share * interpreter_lock._MOMENT
    work_began()

    def work_a_little() -> None:
        clock.now += 1e-4
        work_ended()

    waits.while_waiting = work_a_little
    lend_lock()
    before = waits.number
    clock.now += 3.9e-4
    lend_lock()
    assert waits.number == before
    clock.now += 0.2e-4
    lend_lock()
    assert waits.number == before + 1


def test_calls_of_a_thread_count_until_they_have_run(work: deque[None]) -> None:
    thread, begun, may_end = CallThread("a test's"), threading.Event(), threading.Event()

    def call() -> None:
        begun.set()
        assert may_end.wait(60)

    thread.submit(call)
    thread.submit(lambda: 1 / 0)  # an error is logged
    assert begun.wait(60)
    assert len(work) == 2
    may_end.set()
    thread.settle()
    done = threading.Event()
    thread.submit_later(0.0, done.set)
    assert done.wait(60)
    thread.settle()
    while work:  # the last call has run, and is counted now
        time.sleep(0)


@pytest.mark.anyio
async def test_work_in_threads_counts_until_it_has_ended(work: deque[None]) -> None:
    assert await in_thread(lambda: len(work)) == 1
    with pytest.raises(ZeroDivisionError):
        await in_thread(lambda: 1 / 0)
    await until(lambda: not work)


@pytest.fixture
def endless_work() -> Iterator[threading.Event]:
    """Work of a thread that gives the interpreter's lock up again and again, and the event of its end."""
    ended = threading.Event()

    def call() -> None:
        for _ in range(300):
            time.sleep(0)
        ended.set()

    thread = CallThread("a test's")
    thread.start()
    thread.settle()
    thread.submit(call)
    yield ended
    thread.settle()


@pytest.mark.anyio
@pytest.mark.loops
async def test_threads_work_beside_a_loop_that_is_never_idle(endless_work: threading.Event, waits: Waits) -> None:
    async def use(queue: at.Queue) -> None:
        while not endless_work.is_set():
            await queue.record_event()
            sum(range(5000))  # 50 us: the thread wakes in the middle

    async with at.Runtime(FakeDriver()) as rt:
        with anyio.fail_after(20):
            async with anyio.create_task_group() as tasks:
                for _ in range(32):
                    tasks.start_soon(use, rt.queue)
    assert waits.number
