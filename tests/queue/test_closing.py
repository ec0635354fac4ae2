"""Close queues, runtimes and loops while other tasks still use them."""

from __future__ import annotations

import asyncio
import gc
import logging
import os
import subprocess
import sys
import threading
import weakref
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.cpu.module import CpuModule
from aiotaichi.hal.commands import WaitTicket
from aiotaichi.memory.resource import resource_of
from aiotaichi.queue.completion import Notifier
from aiotaichi.queue.ports import Port, current_port
from aiotaichi.queue.worker import wait_for_threads
from aiotaichi.testing import FakeClock, FakeDriver, FakeQueue
from support.devices import made_by
from support.fake_kernels import KERNELS
from support.helper_processes import wait_until
from support.waiting import until_gone

pytestmark = [pytest.mark.anyio, pytest.mark.loops]


# -- a queue that others wait for -----------------------------------------------------------------------


async def test_a_wait_is_submitted_with_what_it_holds(clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        other = rt.create_queue()
        before = other.record_event()
        assert other.wait_event(rt.queue.record_event())
        await other.flush()
        behind = other.record_event()
        await other.flush()
        kinds = [[type(command) for command in batch.commands] for batch in clock.queues[1].batches]
        assert WaitTicket not in kinds[0]
        assert kinds[1][0] is WaitTicket
        clock.run()
        await before
        await behind


async def test_a_queue_that_is_waited_for_may_be_closed(rt: at.Runtime, spin: at.Kernel) -> None:
    first, second = rt.create_queue(), rt.create_queue()
    out = rt.ndarray(1, at.i32)
    busy = second.launch(spin, 20_000, rt.ndarray(1, at.i32))
    assert second.wait_event(first.launch(spin, 100, out))  # handed over after a long kernel
    held = second.record_event()
    await second.flush()
    assert second.wait_event(first.record_event())  # not handed over yet
    await first.aclose()
    third = rt.create_queue()  # might get the memory of the first
    await third.record_event()
    await second.record_event()
    assert busy.done()
    assert held.done()


# -- closing twice --------------------------------------------------------------------------------------


@pytest.mark.slow
async def test_closing_at_once_from_several_tasks(cpu_modules: Path) -> None:
    for _ in range(20):
        async with at.Runtime("cpu") as rt:
            queue = rt.create_queue()
            queue.record_event()
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(queue.aclose)
                tasks.start_soon(queue.aclose)
                tasks.start_soon(rt.aclose)


@pytest.mark.slow
async def test_a_cancelled_close_is_finished_by_the_runtimes(cpu_modules: Path) -> None:
    async with at.Runtime("cpu", nice=0) as rt:
        spin = (await rt.load_aot_module(cpu_modules / "timing")).kernel("spin_serial")
        queue, out = rt.create_queue(), rt.ndarray(1, at.i32)
        running, waiting = (queue.launch(spin, 300_000, out) for _ in range(2))
        with anyio.move_on_after(0.01) as scope:
            await queue.aclose()
        assert scope.cancelled_caught
        with pytest.raises(errors.InvalidStateError, match="closed before"):
            await waiting
        with pytest.raises(errors.InvalidStateError, match="closed before"):
            await running


@pytest.mark.slow
async def test_the_resources_of_a_running_kernel_outlive_a_cancelled_close(
    cpu_modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    rt = await at.Runtime("cpu", nice=0).__aenter__()
    made = [made_by(monkeypatch, rt, "create_queue"), made_by(monkeypatch, rt, "allocate")]
    made.append(made_by(monkeypatch, CpuModule, "runtime_for"))
    queue = rt.create_queue()
    module = await rt.load_aot_module(cpu_modules / "timing")
    out = rt.ndarray(1, at.i32)
    spin = module.kernel("spin_serial")
    before = queue.launch(spin, 1, out)
    queue.launch(spin, 400_000, out)
    await before  # of one batch: now the long kernel runs
    with anyio.move_on_after(0.01):
        await rt.aclose()
    module.close()
    out.close()
    del module, out, spin, before
    gc.collect()
    hal: Any
    hal, memory, fields = (only() for (only,) in made)
    assert hal.native.read_completed() == 1, "the kernel still runs"
    assert memory is not None
    assert fields is not None
    await anyio.to_thread.run_sync(wait_until, lambda: hal.native.read_completed() == 2)


@pytest.mark.runtime("cpu", nice=0)
async def test_memory_is_not_mapped_while_a_stopped_queue_runs_on_it(rt: at.Runtime, spin: at.Kernel) -> None:
    """If the system stops the queue's thread between the kernels, the second one never begins: then, once more."""
    for _ in range(20):
        queue, out = rt.create_queue(name="stopped"), rt.ndarray(1, at.i32, host_read=True)
        before = queue.launch(spin, 1, rt.ndarray(1, at.i32))
        running = queue.launch(spin, 200_000, out)
        await before  # of one batch
        with anyio.move_on_after(0.01):
            await queue.aclose()
        assert running.done()
        with pytest.raises(errors.InvalidStateError, match=r"'stopped'") as refusal:
            async with out.map():
                pass
        assert await anyio.to_thread.run_sync(wait_for_threads, 20.0)
        with pytest.raises(errors.InvalidStateError, match=r"'stopped'.*was closed before the operation completed"):
            async with out.map():
                pytest.fail("the data are not given out")
        async with out.map(check=False) as view:
            has_run = view[0] != 0
        if has_run:
            assert "still runs" in str(refusal.value)
            return
    pytest.fail("the long kernel has never run")


@pytest.mark.runtime("cpu", nice=0)
async def test_an_idle_queue_closes_while_another_cannot(
    rt: at.Runtime, spin: at.Kernel, monkeypatch: pytest.MonkeyPatch
) -> None:
    queues = made_by(monkeypatch, rt, "create_queue")
    busy, idle = rt.create_queue(), rt.create_queue()
    running = busy.launch(spin, 300_000, rt.ndarray(1, at.i32))
    with anyio.move_on_after(0.01):
        await busy.aclose()
    await idle.aclose()
    hal = queues[0]()
    assert hal is not None
    assert hal.native.read_completed() == 0, "the kernel still runs"
    assert running.done()


@pytest.mark.slow
@pytest.mark.parametrize("flags", [[], ["-W", "error"]], ids=["default", "errors"])
def test_an_exit_with_a_kernel_running_ends_well(cpu_modules: Path, flags: list[str]) -> None:
    program = (
        "import asyncio, aiotaichi as at\n"
        "async def main():\n"
        "    rt = await at.Runtime('cpu').__aenter__()\n"
        f"    spin = (await rt.load_aot_module({str(cpu_modules / 'timing')!r})).kernel('spin_parallel')\n"
        "    rt.queue.launch(spin, 100, rt.ndarray(4096, 'i32'))\n"
        "    await rt.queue.flush()\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, *flags, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


# -- loops that end -------------------------------------------------------------------------------------


@pytest.mark.parametrize("library", ["asyncio", "trio"])
async def test_a_loop_that_ends_fails_its_pending_events(clock: FakeClock, library: str) -> None:
    left: list[at.Event[None]] = []
    ready, end = threading.Event(), threading.Event()

    async def elsewhere() -> None:
        far = await at.Runtime(FakeDriver(KERNELS, clock)).__aenter__()
        left.append(far.queue.record_event())
        ready.set()
        await anyio.to_thread.run_sync(end.wait)

    async with at.Runtime("cpu") as rt, anyio.create_task_group() as tasks:
        tasks.start_soon(anyio.to_thread.run_sync, partial(anyio.run, elsewhere, backend=library))
        await anyio.to_thread.run_sync(ready.wait)
        assert not rt.queue.wait_event(left[0])
        held = rt.queue.record_event()
        end.set()
        with anyio.fail_after(10):
            await held
        with pytest.raises(errors.InvalidStateError, match="has ended"):
            await left[0]
        with pytest.raises(errors.InvalidStateError, match="has ended"):
            rt.queue.wait_event(left[0].queue.record_event())
        with pytest.raises(errors.InvalidStateError, match="has ended"):
            await left[0].queue.runtime.aclose()


@pytest.mark.runtime("cpu", nice=0)
@pytest.mark.parametrize("library", ["asyncio", "trio"])
async def test_a_cancelled_close_fails_events_in_their_own_loop(
    rt: at.Runtime, spin: at.Kernel, library: str
) -> None:
    queues: list[at.Queue] = []
    caught: list[Exception] = []
    ready = threading.Event()

    async def elsewhere() -> None:
        queues.append(rt.create_queue(name="far"))
        out = rt.ndarray(1, at.i32)
        queues[0].launch(spin, 200_000, out)
        behind = queues[0].launch(spin, 200_000, out)
        await queues[0].flush()
        ready.set()
        try:
            with anyio.fail_after(10):
                await behind
        except errors.InvalidStateError as error:
            caught.append(error)

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(anyio.to_thread.run_sync, partial(anyio.run, elsewhere, backend=library))
        await anyio.to_thread.run_sync(ready.wait)
        with anyio.move_on_after(0.01):
            await queues[0].aclose()
    assert "closed before" in str(caught[0])


class Far(Port):
    """Another thread's loop, which runs no call until the test lets it."""

    def __init__(self, here: Port) -> None:
        self.loop = object()
        self.running = lambda: None
        self.readers: list[int] = []
        self.calls: list[Any] = []
        self.has_ended = False
        self.here = here

    def is_running(self) -> bool:
        return not self.has_ended

    def call_soon(self, callback: Any) -> None:
        raise AssertionError("not from here")

    def task_name(self, task: Any) -> str:
        raise AssertionError("not from here")

    def watch_turns(self, on_turn: Any, least: float) -> None:
        raise AssertionError("not from here")

    def call_later(self, seconds: float, callback: Any) -> None:
        raise AssertionError("not from here")

    def call_threadsafe(self, callback: Any) -> bool:
        self.calls.append(callback)
        return not self.has_ended

    def add_reader(self, descriptor: int, callback: Any) -> None:
        self.readers.append(descriptor)

    def remove_reader(self, descriptor: int) -> None:
        self.readers.remove(descriptor)

    def at_end(self, callback: Any) -> None:
        raise AssertionError("not asked for")

    forget_end = at_end

    def checkpoint(self) -> Any:
        raise AssertionError("not asked for")


async def test_a_descriptor_is_open_as_long_as_a_loop_looks_at_it() -> None:
    far = Far(current_port())
    notifier = Notifier(far, lambda: None)
    notifier.close()
    os.fstat(notifier.notification.fileno())
    assert far.readers == [notifier.notification.fileno()]
    far.calls[0]()
    assert far.readers == []
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(notifier.notification.fileno())
    ended = Notifier(far, lambda: None)
    far.has_ended = True
    ended.close()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(ended.notification.fileno())


# -- errors in between ---------------------------------------------------------------------------------


class Broken:
    """A standard output whose reader has gone."""

    def write(self, text: str) -> int:
        raise BrokenPipeError(text)


@pytest.mark.parametrize("stdout", [Broken(), None], ids=["broken", "none"])
async def test_an_output_that_cannot_be_written_stops_nothing(
    rt: at.Runtime,
    cpu_modules: Path,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    stdout: Any,
) -> None:
    say = (await rt.load_aot_module(cpu_modules / "prints")).kernel("say")
    other = rt.create_queue()
    with monkeypatch.context() as patch, caplog.at_level(logging.ERROR):
        patch.setattr(sys, "stdout", stdout)
        spoken = rt.queue.launch(say, 21, 0.5)
        silent = other.record_event()
        with anyio.fail_after(5):
            await spoken
            await silent
    assert ("say 21" in caplog.text) == (stdout is not None)


@pytest.mark.parametrize("method", ["completed", "failures", "arm", "submit"])
async def test_a_backends_bug_fails_the_queue_and_ends_every_wait(
    monkeypatch: pytest.MonkeyPatch, method: str
) -> None:
    def fail(*_: Any) -> Any:
        raise ZeroDivisionError("a bug")

    async with at.Runtime(FakeDriver(KERNELS, FakeClock())) as healthy:
        rt = await at.Runtime(FakeDriver(KERNELS, clock := FakeClock())).__aenter__()
        event = rt.queue.record_event()
        with monkeypatch.context() as patch:
            patch.setattr(FakeQueue, method, fail)
            if method != "arm":
                clock.run()
            with anyio.fail_after(5):
                if method == "failures":
                    await rt.queue.flush()
                    clock.run()
                with pytest.raises(errors.InvalidStateError, match=r"use another one.*a bug") as caught:
                    await event
        assert isinstance(caught.value.__cause__, ZeroDivisionError)
        with pytest.raises(errors.InvalidStateError, match=r"use another one.*a bug"):
            await rt.aclose()
        assert healthy.queue.in_flight == 0


async def test_done_shows_the_prints_and_frees(
    rt: at.Runtime, cpu_modules: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    say = (await rt.load_aot_module(cpu_modules / "prints")).kernel("say")
    allocated = made_by(monkeypatch, rt, "allocate")
    memory = rt.allocate_memory(16)
    rt.queue.fill(memory, 1)
    event = rt.queue.launch(say, 21, 0.5)
    await rt.queue.flush()
    memory.close()
    while not event.done():  # the loop makes no turn
        pass
    assert capsys.readouterr().out == "say 21 0.500000 42\n"
    assert allocated[0]() is None


# -- leaked objects -------------------------------------------------------------------------------------


async def test_an_error_that_is_raised_often_does_not_grow(rt: at.Runtime) -> None:
    queue = rt.create_queue()
    await queue.aclose()
    for _ in range(100):
        with pytest.raises(errors.InvalidStateError) as caught:
            queue.record_event()
    assert len(caught.traceback) < 10


async def test_a_closed_queue_is_forgotten(rt: at.Runtime) -> None:
    memory = rt.allocate_memory(16)
    queue = rt.create_queue()
    queue.fill(memory, 1)
    gone = weakref.ref(queue)
    await queue.aclose()
    del queue
    await until_gone(gone)
    assert resource_of(memory).uses == {}


async def test_abandoned_waits_leave_nothing(clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        event = rt.queue.record_event()
        counts = []
        for count in (10, 100):
            for _ in range(count):
                with anyio.move_on_after(0):
                    await event.wait()
            for _ in range(count // 10):
                with pytest.raises(TimeoutError):
                    await anyio.to_thread.run_sync(event.synchronize, 0.001)
            gc.collect()
            counts.append(len(gc.get_objects()))
        clock.run()
        await event
    assert counts[1] - counts[0] < 50


def test_no_task_is_left_in_the_loop() -> None:
    async def main() -> set[asyncio.Task[Any]]:
        async with at.Runtime("cpu") as rt:
            await rt.queue.record_event()
        return asyncio.all_tasks() - {asyncio.current_task()}

    assert asyncio.run(main()) == set()


# -- a queue as a block --------------------------------------------------------------------------------------------


@pytest.mark.runtime("cpu", "fake", "vulkan")
async def test_a_block_closes_its_queue(rt: at.Runtime) -> None:
    x = rt.ndarray(4, at.i32)
    async with rt.create_queue(name="block") as queue:
        event = queue.fill(x, 3)
    assert event.done()
    with pytest.raises(errors.InvalidStateError, match="<Queue 'block'> is closed"):
        queue.fill(x, 4)
    with pytest.raises(errors.InvalidStateError, match="<Queue 'block'> is closed"):
        async with queue:
            pass
    assert (await rt.queue.read(x)).tolist() == [3, 3, 3, 3]
    async with rt.create_queue() as queue:
        await queue.aclose()


@pytest.mark.runtime("stepped")
async def test_a_block_that_is_cancelled_waits_for_nothing(rt: at.Runtime, clock: FakeClock) -> None:
    with anyio.move_on_after(0.05) as scope:
        async with rt.create_queue() as queue:
            event = queue.record_event()
            await event
    assert scope.cancelled_caught
    with pytest.raises(errors.InvalidStateError, match="closed before the operation completed"):
        event.result()
    clock.run()


def _fail(_: object) -> None:
    raise errors.KernelError("failed")


@pytest.mark.parametrize("raises", [False, True])
async def test_a_block_raises_the_errors_that_nobody_has_seen(raises: bool, cpu_modules: Path) -> None:
    raised = ValueError("mine")
    async with at.Runtime(FakeDriver({"add_one": _fail})) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "basics"))["add_one"]
        held = []
        with pytest.raises((errors.KernelError, ValueError)) as caught:
            async with rt.create_queue() as queue:
                held.append(queue.launch(kernel, rt.ndarray(4, at.i32)))
                if raises:
                    raise raised
        if raises:
            assert caught.value is raised
            assert raised.__notes__ == ["and, unobserved until the queue was closed: failed"]
        else:
            assert isinstance(caught.value, errors.KernelError)
