"""Errors that the library keeps and raises later: no two callers get one object, and no kept error holds frames."""

from __future__ import annotations

import gc
import threading
import traceback
import weakref
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.kept_errors import again, kept
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDevice, FakeDriver

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]


def device_of(rt: at.Runtime) -> FakeDevice:
    device = open_device_of(rt).device
    assert isinstance(device, FakeDevice)
    return device


# -- a failed load leaves other tasks alone --------------------------------------------------------------------------


class Waiter:
    """A task that has seen a load fail while it handled another error, and that waits in a scope."""

    def __init__(self, load: Callable[[], Awaitable[object]]) -> None:
        self._load = load
        self.is_waiting, self.go_on = anyio.Event(), anyio.Event()
        self.ends: list[threading.Thread] = []
        self.got = 0

    async def run(self) -> None:
        try:
            raise KeyError("the task's own")
        except KeyError:
            await self._fail()

    async def _fail(self) -> None:
        with anyio.CancelScope():
            try:
                await self._load()
            except errors.DeviceLostError:
                await self._wait()

    async def _wait(self) -> None:
        try:
            self.is_waiting.set()
            await self.go_on.wait()
            self.got += 1
        finally:
            self.ends.append(threading.current_thread())


@pytest.mark.parametrize("count", [1, 5])
async def test_a_failed_load_leaves_waiting_tasks_alone(rt: at.Runtime, modules: Path, count: int) -> None:
    """Their coroutines are not closed, their ``finally`` runs in the loop, and their scopes stay in order."""

    def load() -> Awaitable[object]:
        return rt.load_aot_module(modules / "basics")

    device_of(rt).lose("gone")
    waiters = [Waiter(load) for _ in range(count)]
    async with anyio.create_task_group() as group:
        for waiter in waiters:
            group.start_soon(waiter.run)
        for waiter in waiters:
            await waiter.is_waiting.wait()
        for _ in range(3):
            with pytest.raises(errors.DeviceLostError, match="gone"):
                await load()
        assert [waiter.ends for waiter in waiters] == [[]] * count
        for waiter in waiters:
            waiter.go_on.set()
    assert [waiter.got for waiter in waiters] == [1] * count
    assert {thread for waiter in waiters for thread in waiter.ends} == {threading.current_thread()}
    await rt.recreate()


# -- each caller gets an error of its own ----------------------------------------------------------------------------


@dataclass
class Scene:
    """A runtime whose device is lost.

    Attributes
    ----------
    rt, pool, queues
        The runtime, a pool and two queues of it.
    event
        An operation that the loss has ended.
    failed
        An operation whose kernel has failed, before the loss.
    modules
        A folder of modules.
    """

    rt: at.Runtime
    pool: at.Pool
    queues: at.Queues
    event: at.Event[None]
    failed: at.Event[None]
    modules: Path


def _divide_by_zero(x: Any) -> None:
    x += 1 // 0


@pytest.fixture
async def scene(modules: Path) -> AsyncIterator[Scene]:
    clock = FakeClock()
    driver = FakeDriver({"add_one": _divide_by_zero}, clock)
    rt = at.Runtime(driver)
    async with rt:
        pool, queues = rt.pool(max_bytes=64), rt.queues(2)
        add_one = (await rt.load_aot_module(modules / "basics")).kernel("add_one")
        failed = rt.queue.launch(add_one, rt.ndarray(4, at.i32))
        await rt.queue.flush()
        clock.run()
        await failed.wait()
        event, *others = [queue.record_event() for queue in (rt.queue, *queues)]
        await rt.queue.flush()
        driver.lose("gone")
        await rt.wait_lost()
        for each in (event, *others):
            await each.wait()
        yield Scene(rt, pool, queues, event, failed, modules)
        clock.stop()
        await rt.recreate()


async def _await_event(scene: Scene) -> None:
    await scene.event


async def _await_failed(scene: Scene) -> None:
    await scene.failed


async def _result(scene: Scene) -> None:
    scene.event.result()


async def _exception(scene: Scene) -> None:
    raise scene.failed.exception() or AssertionError


async def _synchronize(scene: Scene) -> None:
    def synchronize() -> errors.Error | None:  # anyio and trio would hold the frames of an error that is raised here
        try:
            return scene.event.synchronize(20)
        except errors.Error as error:
            return error.with_traceback(None)

    raise await anyio.to_thread.run_sync(synchronize) or AssertionError


async def _enqueue(scene: Scene) -> None:
    scene.rt.queue.record_event()


async def _wait(scene: Scene) -> None:
    await scene.rt.queue.wait()


async def _failure(scene: Scene) -> None:
    raise scene.rt.queue.failure or AssertionError


async def _lost(scene: Scene) -> None:
    raise await scene.rt.wait_lost() or AssertionError


async def _lost_error(scene: Scene) -> None:
    raise scene.rt.loss.error or AssertionError


async def _lost_in_thread(scene: Scene) -> None:
    raise await anyio.to_thread.run_sync(scene.rt.loss.synchronize, 20) or AssertionError


async def _allocate(scene: Scene) -> None:
    scene.rt.ndarray(4, at.i32)


async def _create_queue(scene: Scene) -> None:
    scene.rt.create_queue()


async def _load(scene: Scene) -> None:
    await scene.rt.load_aot_module(scene.modules / "basics")


async def _load_nothing(scene: Scene) -> None:
    await scene.rt.load_aot_module(scene.modules / "nothing")


async def _lease(scene: Scene) -> None:
    async with scene.pool.lease(4, at.i32):
        pass


async def _least_busy(scene: Scene) -> None:
    with scene.queues.least_busy():
        pass


WAYS: list[Callable[[Scene], Awaitable[None]]] = [
    _await_event,
    _await_failed,
    _result,
    _exception,
    _synchronize,
    _enqueue,
    _wait,
    _failure,
    _lost,
    _lost_error,
    _lost_in_thread,
    _allocate,
    _create_queue,
    _load,
    _load_nothing,
    _lease,
    _least_busy,
]
way = pytest.mark.parametrize("way", WAYS, ids=[each.__name__.removeprefix("_") for each in WAYS])


async def raised(way: Callable[[Scene], Awaitable[None]], scene: Scene) -> errors.Error:
    """Return the error that a task gets, while it handles another one of its own."""
    own = KeyError("the task's own")
    try:
        raise own
    except KeyError:
        with pytest.raises(errors.Error) as caught:
            await way(scene)
    assert caught.value.__context__ in (own, None), "in a thread there is no other error"
    return caught.value


@way
async def test_each_caller_gets_an_error_of_its_own(scene: Scene, way: Callable[[Scene], Awaitable[None]]) -> None:
    found: list[errors.Error] = []

    async def collect() -> None:
        found.append(await raised(way, scene))

    await collect()
    await collect()
    async with anyio.create_task_group() as group:
        for _ in range(3):
            group.start_soon(collect)
    assert len({id(error) for error in found}) == 5
    assert len({(type(error), str(error), type(error.__cause__)) for error in found}) == 1
    depths = [len(traceback.extract_tb(error.__traceback__)) for error in found]
    assert len(set(depths)) == 1, "the tracebacks do not grow"


@way
async def test_no_error_holds_a_callers_arrays(scene: Scene, way: Callable[[Scene], Awaitable[None]]) -> None:
    """They are freed when the caller has caught the error, and not when the garbage collector finds a cycle."""

    async def fail() -> weakref.ref[np.ndarray[Any, Any]]:
        array = np.zeros(4)
        with suppress(errors.Error):
            await way(scene)
        return weakref.ref(array)

    gc.collect()
    gc.disable()
    try:
        array = await fail()
        await anyio.sleep(0.01)  # trio and a thread drop their frames a moment later
        assert array() is None
    finally:
        gc.enable()


async def test_the_data_of_a_failed_load_are_freed_while_its_error_lives(
    rt: at.Runtime, modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Data(bytearray):
        pass

    held = list[weakref.ref[Data]]()

    def load(*_: object) -> None:
        data = Data(1000)
        held.append(weakref.ref(data))
        try:
            raise KeyError("a step of the load")
        except KeyError:
            raise errors.OutOfMemoryError(f"no memory for {len(data)} bytes") from None

    monkeypatch.setattr(FakeDevice, "load", load)
    gc.disable()
    try:
        with pytest.raises(errors.OutOfMemoryError, match="1000 bytes") as caught:
            await rt.load_aot_module(modules / "basics")
        assert held[0]() is None
        assert "basics" not in str(caught.value)
    finally:
        gc.enable()


async def test_the_cause_says_where_it_was_raised(scene: Scene) -> None:
    """Its frames are not kept."""
    with pytest.raises(errors.KernelError, match="ZeroDivisionError") as caught:
        await scene.failed
    cause = caught.value.__cause__
    assert isinstance(cause, ZeroDivisionError)
    assert (cause.__traceback__, cause.__context__) == (None, None)
    (note,) = cause.__notes__
    assert note.startswith("Raised here:\n")
    assert "in _divide_by_zero" in note


def test_copies_are_equal_and_have_notes_of_their_own() -> None:
    error = errors.ResourceExhaustedError("too many descriptors")
    error.errno = 24
    error.add_note("first")
    copies = [again(error, ["second"]), again(error), kept(error)]
    assert [each.__notes__ for each in copies] == [["first", "second"], ["first"], ["first"]]
    assert error.__notes__ == ["first"]
    assert [(type(each), str(each), each.errno) for each in copies] == [(type(error), "too many descriptors", 24)] * 3
