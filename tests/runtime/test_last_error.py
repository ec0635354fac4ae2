"""The last error is recorded in the context of the caller, for each call that raises."""

from __future__ import annotations

import contextvars
import gc
import inspect
import threading
import weakref
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.formats import Archive
from aiotaichi.testing import FakeClock, FakeDriver
from support.wrong_calls import CALLS, Call

pytestmark = pytest.mark.anyio


def assert_last(error: BaseException | None) -> None:
    last = at.get_last_error()
    assert (type(last), str(last)) == (type(error), str(error))


# -- recorded errors ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("call", [call for _, call in CALLS.values()], ids=CALLS)
async def test_errors_of_arguments(rt: at.Runtime, call: Call) -> None:
    with pytest.raises(errors.Error) as caught:
        call(rt)
    assert_last(caught.value)


BEFORE: dict[str, Callable[[], Any]] = {
    "a policy": lambda: at.Runtime("cpu", wait="forever"),
    "a runtime that is not open": lambda: at.Runtime("cpu").queue,
    "its device": lambda: at.Runtime("cpu").info,
    "a sampler": lambda: at.Sampler("cubic"),
    "a dtype": lambda: at.types.as_dtype("f128"),
    "a format": lambda: at.Format.DEPTH24STENCIL8.numpy,
    "a module": lambda: Archive.open("nowhere.tcm"),
}


@pytest.mark.parametrize("call", BEFORE.values(), ids=BEFORE)
def test_errors_before_a_runtime_is_open(call: Callable[[], Any]) -> None:
    with pytest.raises(errors.Error) as caught:
        call()
    assert_last(caught.value)


@pytest.mark.slow
async def test_errors_of_launches_and_names(rt: at.Runtime, cpu_modules: Path) -> None:
    module = await rt.load_aot_module(cpu_modules / "graphs")
    graph, kernel = module.compute_graph("thrice"), module.kernel("scale")
    calls: list[Callable[[], Any]] = [
        lambda: module.kernel("nope"),
        lambda: module.kernels["nope"],
        lambda: module.compute_graph("nope"),
        lambda: rt.queue.launch(kernel, 1.0),
        lambda: kernel.bind(None, None),
        lambda: rt.queue.launch_graph(graph),
        lambda: graph.bind(n=1.5),
    ]
    for call in calls:
        at.set_last_error(None)
        with pytest.raises(errors.Error) as caught:
            call()
        assert_last(caught.value)


async def test_errors_that_are_made_in_a_thread(rt: at.Runtime, tmp_path: Path) -> None:
    unknown: Any = "no such arch"
    waits: list[Callable[[], Awaitable[Any]]] = [
        lambda: rt.load_aot_module(tmp_path / "nowhere"),
        lambda: rt.create_aot_module(b"no zip"),
        at.Runtime("cpu", 99).__aenter__,
        at.Runtime(unknown).__aenter__,
    ]
    for wait in waits:
        at.set_last_error(None)
        with pytest.raises(errors.Error) as caught:
            await wait()
        assert_last(caught.value)


async def test_errors_of_operations(rt: at.Runtime, cpu_modules: Path) -> None:
    check = (await rt.load_aot_module(cpu_modules / "asserts")).kernel("check")
    event = rt.queue.launch(check, -1)
    with pytest.raises(errors.InvalidStateError, match="has not completed"):
        event.result()
    assert_last(errors.InvalidStateError("the event has not completed: await it"))
    at.set_last_error(None)
    await event.wait()
    assert at.get_last_error() is None  # nothing was raised
    with pytest.raises(errors.KernelError, match="x is -1") as caught:
        await event
    assert_last(caught.value)
    at.set_last_error(None)
    with pytest.raises(errors.KernelError, match="x is -1") as caught:
        event.result()
    assert_last(caught.value)
    rt.queue.launch(check, -2)
    with pytest.raises(errors.KernelError, match="x is -2") as caught:
        await rt.queue.wait()
    assert_last(caught.value)


async def test_errors_of_a_lost_device(clock: FakeClock) -> None:
    rt = await at.Runtime(FakeDriver({}, clock)).__aenter__()
    event = rt.queue.record_event()
    await rt.queue.flush()
    clock.queues[0].lose("gone")
    with pytest.raises(errors.DeviceLostError, match="gone") as caught:
        await event
    assert_last(caught.value)
    at.set_last_error(None)
    with pytest.raises(errors.DeviceLostError, match="gone") as caught:
        await rt.aclose()
    assert_last(caught.value)


async def test_errors_of_maps(rt: at.Runtime) -> None:
    with pytest.raises(errors.InvalidStateError, match="cannot be mapped") as caught:
        async with rt.allocate_memory(16).map():
            pass
    assert_last(caught.value)


# -- other errors --------------------------------------------------------------------------------------------


async def test_only_none_clears_the_last_error(rt: at.Runtime) -> None:
    at.set_last_error(errors.OutOfMemoryError("too much"))
    await rt.queue.fill(rt.ndarray(4, at.f32), 1)
    assert_last(errors.OutOfMemoryError("too much"))
    at.set_last_error(None)
    assert at.get_last_error() is None


async def test_errors_that_the_library_catches_are_not_recorded(clock: FakeClock) -> None:
    at.set_last_error(None)
    with pytest.raises(KeyError):
        async with at.Runtime(FakeDriver({}, clock)) as rt:
            rt.queue.record_event()
            await rt.queue.flush()
            clock.queues[0].lose("gone")
            raise KeyError("mine")  # the loss is a note on it
    assert at.get_last_error() is None
    assert await at.get_available_archs()  # backends use errors to say why they cannot run
    assert at.get_last_error() is None


async def test_errors_that_the_program_raises_are_not_recorded(rt: at.Runtime) -> None:
    at.set_last_error(None)
    memory = rt.allocate_memory(16, host_write=True)
    with pytest.raises(errors.OutOfMemoryError):
        async with memory.map():
            raise errors.OutOfMemoryError("the user's own")
    assert at.get_last_error() is None


# -- contexts -----------------------------------------------------------------------------------------------


async def test_a_task_sees_its_own_and_its_inherited_error(rt: at.Runtime) -> None:
    at.set_last_error(errors.NameNotFoundError("inherited"))
    seen: dict[int, list[str]] = {1: [], 2: []}
    raised = {1: anyio.Event(), 2: anyio.Event()}

    async def fail(number: int) -> None:
        seen[number].append(str(at.get_last_error()))
        with pytest.raises(errors.InvalidArgumentError):
            rt.queue.fill(rt.ndarray(4, at.f32), [number])
        raised[number].set()
        await raised[3 - number].wait()
        seen[number].append(str(at.get_last_error()))

    async with anyio.create_task_group() as group:
        group.start_soon(fail, 1)
        group.start_soon(fail, 2)
    assert seen == {n: ["inherited", f"fill: [{n}] is not an element of shape ()"] for n in (1, 2)}
    assert_last(errors.NameNotFoundError("inherited"))


async def test_a_thread_sees_its_own() -> None:
    at.set_last_error(errors.NameNotFoundError("the loop's"))
    seen: list[errors.Error | None] = []

    def fail() -> None:
        seen.append(at.get_last_error())
        with pytest.raises(errors.ArgumentOutOfRangeError):
            at.Sampler("cubic")
        seen.append(at.get_last_error())

    thread = threading.Thread(target=contextvars.Context().run, args=(fail,))
    thread.start()
    await anyio.to_thread.run_sync(thread.join)
    assert seen[0] is None
    assert isinstance(seen[1], errors.ArgumentOutOfRangeError)
    assert_last(errors.NameNotFoundError("the loop's"))


# -- kept errors --------------------------------------------------------------------------------------------


async def test_nothing_is_kept_alive(rt: at.Runtime) -> None:
    def fail() -> weakref.ref[at.NdArray]:
        array = rt.ndarray(4, at.f32)
        with pytest.raises(errors.InvalidArgumentError):
            rt.queue.fill(array, "x")
        return weakref.ref(array)

    array = fail()
    gc.collect()
    assert array() is None
    assert at.get_last_error() is not None


async def test_notes_and_odd_constructors_are_kept() -> None:
    class OddError(errors.NotSupportedError):
        def __init__(self, first: str, second: int) -> None:
            super().__init__(f"{first} {second}")

    error = OddError("a", 1)
    error.add_note("and more")
    at.set_last_error(error)
    last = at.get_last_error()
    assert isinstance(last, OddError)
    assert (str(last), last.__notes__, last.code) == ("a 1", ["and more"], -1)
    with pytest.raises(errors.InvalidArgumentError, match="ValueError"):
        at.set_last_error(ValueError("foreign"))  # type: ignore[arg-type]


def test_codes_are_classes() -> None:
    classes = {errors.error_class(code) for code in range(-11, 0)}
    assert len(classes) == 11
    assert all(errors.error_class(kind.code) is kind for kind in classes)
    bad: Any
    for bad in (0, -12, 1, 0xFFFFFFFF, None, "x"):
        with pytest.raises(errors.ArgumentOutOfRangeError, match="from -1 to -11"):
            errors.error_class(bad)


# -- methods are plain functions ----------------------------------------------------------------------------


def test_coroutine_functions_stay_such() -> None:
    for function in (at.Runtime.load_aot_module, at.Runtime.aclose, at.Queue.wait, at.Event.wait):
        assert inspect.iscoroutinefunction(function)
    assert not inspect.iscoroutinefunction(at.Queue.write)
