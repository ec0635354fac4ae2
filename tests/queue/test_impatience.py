"""Shut down without waiting, without further threads, and with errors half-way."""

from __future__ import annotations

import asyncio
import logging
import threading
import weakref
from fractions import Fraction
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.aot import build_process
from aiotaichi.core.timeline import Timeline
from aiotaichi.hal import ModuleHal
from aiotaichi.memory.resource import Resource, resource_of
from aiotaichi.queue import worker
from aiotaichi.queue.residency import Residency
from aiotaichi.queue.worker import Threads, in_background, in_thread, wait_for_threads
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDevice, FakeDriver, FakeQueue
from support.devices import made_by
from support.fake_kernels import KERNELS
from support.fixture_modules import MODULES
from support.waiting import until, until_gone

pytestmark = [pytest.mark.anyio, pytest.mark.loops]


_start = threading.Thread.start


def refuse(thread: threading.Thread) -> None:
    """Replace ``Thread.start``: the system has no further threads for this package.

    anyio and trio have theirs: they end threads that were idle for 10 seconds, however busy the machine is.
    """
    if not thread.name.startswith(("AnyIO worker thread", "Trio thread")):
        raise RuntimeError("can't start new thread")
    _start(thread)


# -- closing with a time limit --------------------------------------------------------------------------


@pytest.mark.parametrize("of", ["runtime", "queue"])
async def test_a_close_gives_up_after_its_timeout(clock: FakeClock, of: str) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        queue = rt.create_queue(name="busy")
        hung = queue.record_event()
        with pytest.raises(TimeoutError, match=r"0\.01 seconds.*<Queue 'busy'> \(1 in flight\)"):
            await (rt if of == "runtime" else queue).aclose(timeout=0.01)
        with pytest.raises(errors.InvalidStateError, match="closed before"):
            await hung


@pytest.mark.parametrize("timeout", [np.float32(0), np.int64(0), Fraction(0)])
async def test_a_timeout_is_any_real_number(clock: FakeClock, timeout: Any) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        rt.queue.record_event()
        with pytest.raises(TimeoutError):
            await rt.aclose(timeout=timeout)


async def test_a_close_in_time_raises_nothing(clock: FakeClock) -> None:
    rt = await at.Runtime(FakeDriver(KERNELS, clock)).__aenter__()
    event = rt.queue.record_event()
    await rt.queue.flush()
    clock.run()
    await rt.aclose(timeout=60)
    assert event.exception() is None
    await rt.aclose(timeout=0)  # it is closed


@pytest.mark.parametrize("timeout", [-1, float("nan"), "1", True])
async def test_a_timeout_is_a_number_from_0(clock: FakeClock, timeout: Any) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        with pytest.raises(errors.InvalidArgumentError, match="timeout="):
            await rt.aclose(timeout=timeout)
        with pytest.raises(errors.InvalidArgumentError, match="timeout="):
            await rt.queue.aclose(timeout=timeout)
        await rt.queue.flush()  # still open


async def test_a_cancellation_is_not_hidden_by_the_timeout(clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        rt.queue.record_event()
        with anyio.move_on_after(0.01) as scope:
            await rt.aclose(timeout=60)
        assert scope.cancelled_caught


# -- leaving a block by a cancellation ------------------------------------------------------------------


def test_one_cancellation_of_asyncio_is_enough() -> None:
    """asyncio cancels a task once: a later await is not cancelled again."""
    events: list[at.Event[None]] = []

    async def main(ready: asyncio.Event) -> None:
        async with at.Runtime(FakeDriver(KERNELS, FakeClock())) as rt:
            events.append(rt.queue.record_event())
            ready.set()
            await events[0]

    async def cancel_once() -> None:
        ready = asyncio.Event()
        task = asyncio.create_task(main(ready))
        await ready.wait()
        task.cancel()
        done, _ = await asyncio.wait({task}, timeout=10)
        assert done == {task}
        assert task.cancelled()
        assert isinstance(events[0].exception(), errors.InvalidStateError)

    asyncio.run(cancel_once())


@pytest.mark.parametrize("error", [KeyboardInterrupt, SystemExit, GeneratorExit])
async def test_an_exit_does_not_wait(clock: FakeClock, error: type[BaseException]) -> None:
    with anyio.fail_after(10), pytest.raises(error):
        async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
            hung = rt.queue.record_event()
            raise error
    with pytest.raises(errors.InvalidStateError, match="closed before"):
        await hung
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.allocate_memory(16)


async def test_an_error_of_the_program_waits_for_running_operations(clock: FakeClock) -> None:
    with pytest.raises(ZeroDivisionError):
        async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
            event = rt.queue.record_event()
            await rt.queue.flush()
            clock.run()
            raise ZeroDivisionError
    assert event.exception() is None


# -- closing again --------------------------------------------------------------------------------------


@pytest.mark.parametrize("error", [errors.OutOfMemoryError("no memory"), OSError("a bug")])
async def test_a_close_that_failed_can_be_called_again(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    closed: list[FakeDevice] = []
    close = FakeDevice.close

    def fail(_: FakeDevice) -> None:
        raise error

    rt = await at.Runtime(FakeDriver(KERNELS, clock)).__aenter__()
    memory, device = rt.allocate_memory(16), open_device_of(rt).device
    with monkeypatch.context() as patch:
        patch.setattr(FakeDevice, "close", fail)
        with pytest.raises(type(error), match=str(error)):
            await rt.aclose()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.record_event()

    def note(device: FakeDevice) -> None:
        closed.append(device)
        close(device)

    with monkeypatch.context() as patch:
        patch.setattr(FakeDevice, "close", note)
        await rt.aclose()
        assert closed == [device]
        await rt.aclose()
    assert len(closed) == 1
    with pytest.raises(errors.InvalidStateError):
        memory.close()
        rt.allocate_memory(1)


async def test_a_queue_whose_close_failed_can_be_closed_again(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: FakeQueue, timeout: float) -> bool:
        raise errors.OutOfMemoryError("no memory")

    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        queue = rt.create_queue()
        with monkeypatch.context() as patch:
            patch.setattr(FakeQueue, "close", fail)
            with pytest.raises(errors.OutOfMemoryError):
                await queue.aclose()
        await queue.aclose()
        gone = weakref.ref(queue)
        del queue
        await until_gone(gone)


async def test_a_queue_that_cannot_be_closed_does_not_keep_others_open(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    closed: list[int] = []

    def close(queue: FakeQueue, timeout: float) -> bool:
        if queue.number == 1:
            raise errors.OutOfMemoryError("no memory")
        closed.append(queue.number)
        return True

    rt = await at.Runtime(FakeDriver(KERNELS, clock)).__aenter__()
    for _ in range(2):
        rt.create_queue()
    with monkeypatch.context() as patch:
        patch.setattr(FakeQueue, "close", close)
        with pytest.raises(errors.OutOfMemoryError):
            await rt.aclose()
    assert closed == [0, 2]
    await rt.aclose()


# -- too late -------------------------------------------------------------------------------------------


async def test_a_module_that_is_loaded_after_the_close_is_unloaded(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun, closed = threading.Event(), threading.Event()
    loaded: list[object] = []
    unloaded: list[object] = []
    load = FakeDevice.load

    def load_late(*arguments: Any) -> ModuleHal:
        begun.set()
        assert closed.wait(20)
        module = load(*arguments)
        loaded.append(module)
        return module

    monkeypatch.setattr(FakeDevice, "load", load_late)
    monkeypatch.setattr(FakeDevice, "unload", lambda _, module: unloaded.append(module))
    rt = await at.Runtime(FakeDriver(KERNELS)).__aenter__()
    async with anyio.create_task_group() as tasks:

        async def close() -> None:
            await anyio.to_thread.run_sync(begun.wait, 20)
            await rt.aclose()
            closed.set()

        tasks.start_soon(close)
        with pytest.raises(errors.InvalidStateError, match="closed"):
            await rt.load_aot_module(MODULES / "vulkan" / "basics")
    assert unloaded == loaded


async def test_an_error_after_the_timeout_is_logged(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    go = threading.Event()

    def fail_late(_: FakeDevice) -> None:
        go.wait(20)
        raise errors.OutOfMemoryError("no memory to close")

    rt = await at.Runtime(FakeDriver(KERNELS, clock)).__aenter__()
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(FakeDevice, "close", fail_late)
        with pytest.raises(TimeoutError, match="the device"):
            await rt.aclose(timeout=0.01)
        go.set()
        assert await anyio.to_thread.run_sync(wait_for_threads, 20)
    assert "no memory to close" in caplog.text


# -- no further threads ---------------------------------------------------------------------------------


async def test_everything_but_opening_goes_on_without_further_threads(
    rt: at.Runtime, cpu_modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = made_by(monkeypatch, rt, "load")
    module = await rt.load_aot_module(cpu_modules / "basics")
    x, y = rt.ndarray(16, at.f32), rt.ndarray(16, at.f32)
    queue = rt.create_queue()
    monkeypatch.setattr(threading.Thread, "start", refuse)
    with anyio.fail_after(20):
        rt.queue.fill(x, 2)
        launched = rt.queue.launch(module.kernel("saxpy"), 3.0, x, y)
        module.close()  # unloaded in the background, once the launch has completed
        await launched
        assert (await rt.queue.read(y)).tolist() == [6.0] * 16
        await queue.aclose()
        assert await anyio.to_thread.run_sync(wait_for_threads, 20)
        await until(lambda: loaded[0]() is None)
        await rt.aclose()


async def test_without_any_thread_opening_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "_threads", Threads("none"))
    monkeypatch.setattr(threading.Thread, "start", refuse)
    with pytest.raises(errors.ResourceExhaustedError, match=r"may have no more threads.*ulimit -u"):
        await at.Runtime("cpu").__aenter__()


@at.kernel
def idle() -> None:
    pass


async def test_a_kernel_is_looked_for_without_further_threads(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def build(*_: object) -> None:
        raise errors.BuildError("build it first")

    monkeypatch.setattr(build_process, "build_module", build)
    monkeypatch.setattr(threading.Thread, "start", refuse)
    with pytest.raises(errors.BuildError, match="build it first"):
        await rt.load_kernel(idle)


async def test_jobs_run_side_by_side_and_threads_do_not_pile_up() -> None:
    met = threading.Barrier(8)
    async with anyio.create_task_group() as tasks:
        for _ in range(8):
            tasks.start_soon(in_thread, lambda: met.wait(20))
    assert await anyio.to_thread.run_sync(wait_for_threads, 20)
    for _ in range(100):
        await in_thread(lambda: None)
    names = [thread.name for thread in threading.enumerate()]
    assert names.count("aiotaichi background") <= 2  # one is kept, and one may be about to end


async def test_a_job_that_fails_in_the_background_is_logged_and_others_run(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def fail() -> None:
        raise OSError("a bug")

    done = threading.Event()
    with caplog.at_level(logging.ERROR):
        in_background(fail)
        in_background(done.set)
        assert await anyio.to_thread.run_sync(done.wait, 20)
        await in_thread(lambda: None)
        await until(lambda: "a bug" in caplog.text)


async def test_a_cancelled_caller_leaves_the_thread_and_its_result_is_discarded() -> None:
    go, discarded = threading.Event(), threading.Event()
    cancelled: list[bool] = []
    made: list[str] = []

    def discard(result: str) -> None:
        made.append(result)
        discarded.set()

    def work() -> str:
        go.wait(20)
        return "made"

    with anyio.move_on_after(0.01) as scope:
        await in_thread(work, discard, cancel=lambda: cancelled.append(True))
    assert scope.cancelled_caught
    assert cancelled == [True]
    go.set()
    assert await anyio.to_thread.run_sync(discarded.wait, 20)
    assert made == ["made"]


# -- freeing --------------------------------------------------------------------------------------------


class _User:
    """An engine without a device."""

    def __init__(self) -> None:
        self.timeline: Timeline[Any, Any] = Timeline(1)


def test_an_error_in_freeing_does_not_keep_other_resources(caplog: pytest.LogCaptureFixture) -> None:
    residency = Residency()
    freed: list[int] = []
    user = _User()

    def fail() -> object:
        raise OSError("a bug")

    residency.free_after({user: 1}, fail)
    residency.free_after({user: 1}, partial(freed.append, 1))
    assert not freed
    user.timeline.completed = 1
    with caplog.at_level(logging.ERROR):
        residency.free_unused(user)
    assert freed == [1]
    assert "a bug" in caplog.text


def test_a_resource_of_several_queues_is_freed_after_the_last_use() -> None:
    residency = Residency()
    freed: list[int] = []
    users = [_User() for _ in range(3)]
    for number in range(1, 6):
        residency.free_after(dict.fromkeys(users, number), partial(freed.append, number))
        residency.free_after({users[number % 3]: number}, partial(freed.append, -number))
    residency.free_after({}, partial(freed.append, 0))
    assert freed == [0]
    for user in users:
        user.timeline.completed = 3
        residency.free_unused(user)
    assert sorted(freed) == [-3, -2, -1, 0, 1, 2, 3]
    for user in reversed(users):
        assert not {4, 5} & set(freed)
        user.timeline.refuse(errors.InvalidStateError("closed"))
        user.timeline.close()
        residency.remove(user)
    assert sorted(freed) == list(range(-5, 6))


class _Resident:
    """A resource without a device."""

    def __init__(self) -> None:
        self.uses: dict[Any, int] = {}
        self.is_lost = False

    def refuse(self) -> None:
        raise NotImplementedError

    def lose(self, error: errors.Error) -> object:
        self.is_lost = True
        return None

    def release(self) -> object:
        raise NotImplementedError


def test_dead_resources_are_forgotten_and_the_living_ones_are_lost_with_the_device() -> None:
    residency, living = Residency(), []
    for number in range(1000):
        resident = _Resident()
        residency.add(resident)
        if number % 10 == 0:
            living.append(resident)
        del resident
        assert len(residency._resources) <= 2 * len(living) + 32  # it looks at as many together
    residency.lose_all(errors.InvalidStateError("lost"))
    assert all(resident.is_lost for resident in living)
    assert len(living) == 100


def test_a_finalizer_may_allocate_while_dead_resources_are_forgotten() -> None:
    """The last reference to a resource may end in the middle of a look at it."""
    residency, made = Residency(), []

    class Dying(_Resident):
        def __del__(self) -> None:
            made.append(_Resident())
            residency.add(made[-1])

    class Reference:
        """What stands for a weak reference whose object is dropped elsewhere during the call."""

        def __init__(self) -> None:
            self._resident: Dying | None = Dying()

        def __call__(self) -> Dying | None:
            resident, self._resident = self._resident, None
            return resident

    residency._resources.extend(Reference() for _ in range(5))  # type: ignore[misc]
    for _ in range(20):  # more than are added between two looks
        made.append(_Resident())
        residency.add(made[-1])
    assert len(made) == 25
    residency.lose_all(errors.InvalidStateError("lost"))
    assert all(resident.is_lost for resident in made)


async def test_awaits_end_when_freeing_fails(
    clock: FakeClock, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        allocated = made_by(monkeypatch, rt, "allocate")
        one, other = rt.allocate_memory(16), rt.allocate_memory(16)
        events = [rt.queue.fill(memory, 1) for memory in (one, other)]
        await rt.queue.flush()

        release = Resource.release

        def fail_for_one(resource: Resource[Any]) -> object:
            if resource is resource_of(one):
                raise OSError("a bug")
            return release(resource)

        monkeypatch.setattr(Resource, "release", fail_for_one)
        one.close()
        other.close()
        clock.run()
        with anyio.fail_after(10), caplog.at_level(logging.ERROR):
            for event in events:
                await event
        clock.queues[0].batches.clear()
        assert allocated[1]() is None
        assert "a bug" in caplog.text
