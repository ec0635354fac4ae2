"""Use a runtime from threads, other event loops and forks, and at exit. The loop never blocks."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import subprocess
import sys
import threading
import time
import weakref
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import anyio
import anyio.lowlevel
import anyio.to_thread
import pytest
import uvloop
from anyio import from_thread
from blockbuster import BlockBuster, BlockingError

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.hal import DeviceRequest, QueueRequest
from aiotaichi.queue.completion import Notifier
from aiotaichi.queue.ports import current_port
from aiotaichi.testing import FakeClock, FakeDevice, FakeDriver, FakeQueue, heartbeat
from support.fake_kernels import KERNELS
from support.fixture_modules import CPU_ARCH

pytestmark = [pytest.mark.anyio, pytest.mark.loops]


# -- readers --------------------------------------------------------------------------------------------


async def test_a_reader_that_is_removed_before_it_begins_reads_nothing() -> None:
    """On trio, a reader is a task, and an error in it would end the program."""
    called: list[bool] = []
    reader, writer = os.pipe()
    os.write(writer, b"x")
    port = current_port()
    port.add_reader(reader, lambda: called.append(True))
    port.remove_reader(reader)
    os.close(reader)
    os.close(writer)
    for _ in range(5):
        await anyio.lowlevel.checkpoint()
    assert not called


# -- threads and loops ----------------------------------------------------------------------------------


async def test_a_reader_that_is_removed_before_the_loop_has_looked_is_never_called() -> None:
    port, calls = current_port(), []
    descriptor = os.eventfd(1)
    port.add_reader(descriptor, lambda: calls.append("removed"))
    port.remove_reader(descriptor)
    os.close(descriptor)
    await anyio.wait_all_tasks_blocked()
    descriptor, is_read = os.eventfd(1), anyio.Event()  # with the same number
    port.add_reader(descriptor, is_read.set)
    with anyio.fail_after(5):
        await is_read.wait()
    port.remove_reader(descriptor)
    os.close(descriptor)
    assert not calls


async def test_a_reader_that_another_one_of_the_same_turn_removes_is_not_called() -> None:
    port, calls, is_over = current_port(), [], anyio.Event()
    descriptors = os.eventfd(1), os.eventfd(1)

    def end(descriptor: int) -> None:
        calls.append(descriptor)
        for each in descriptors:
            port.remove_reader(each)
            os.close(each)
        is_over.set()

    for each in descriptors:
        port.add_reader(each, partial(end, each))
    with anyio.fail_after(5):
        await is_over.wait()
    await anyio.wait_all_tasks_blocked()
    assert len(calls) == 1


@pytest.mark.parametrize("new_loop", [asyncio.new_event_loop, uvloop.new_event_loop])
def test_a_descriptor_is_closed_with_a_loop_that_never_came_to_it(
    new_loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    loop = new_loop()

    async def make() -> Notifier:
        return Notifier(current_port(), lambda: None)

    notifier = loop.run_until_complete(make())
    descriptor = notifier.notification.fileno()
    notifier.close()  # called outside of the loop
    os.fstat(descriptor)
    loop.close()
    del notifier
    gc.collect()
    with pytest.raises(OSError, match="Bad file descriptor"):
        os.fstat(descriptor)


@pytest.mark.parametrize("library", ["asyncio", "trio"])
async def test_a_loop_that_has_ended_keeps_no_reader(library: str) -> None:
    descriptor = os.eventfd(0)

    async def add() -> weakref.ref[Any]:
        def callback() -> None:
            """Never called."""

        current_port().add_reader(descriptor, callback)
        return weakref.ref(callback)

    def run_loop() -> bool:
        reference = anyio.run(add, backend=library)
        gc.collect()
        return reference() is None  # checked in the same thread

    is_gone = await anyio.to_thread.run_sync(run_loop)
    os.close(descriptor)
    assert is_gone


async def test_a_plain_thread_waits_for_an_event(rt: at.Runtime, spin: at.Kernel) -> None:
    out = rt.ndarray(1, at.i32)
    rt.queue.launch(spin, 2000, out)
    event = rt.queue.read(out)
    values = []
    async with anyio.create_task_group() as tasks:
        for _ in range(3):
            tasks.start_soon(anyio.to_thread.run_sync, lambda: values.append(event.synchronize(20)[0]))
    assert len(set(values)) == 1
    assert values[0] != 0


async def test_a_thread_gets_the_error_and_the_timeout() -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver(KERNELS, clock)) as rt:
        event = rt.queue.record_event()
        with pytest.raises(TimeoutError, match=r"0\.05"):
            await anyio.to_thread.run_sync(event.synchronize, 0.05)
        clock.queues[0].lose("gone")
        with pytest.raises(errors.DeviceLostError, match="gone"):
            await anyio.to_thread.run_sync(event.synchronize, 5)
        with pytest.raises(errors.DeviceLostError):
            await rt.aclose()


async def test_synchronize_refuses_to_block_a_loop(rt: at.Runtime) -> None:
    with pytest.raises(errors.InvalidStateError, match="await"):
        rt.queue.record_event().synchronize()


@pytest.mark.parametrize("library", ["asyncio", "trio"])
async def test_another_loop_awaits_an_event(rt: at.Runtime, spin: at.Kernel, library: str) -> None:
    out = rt.ndarray(1, at.i32)
    rt.queue.launch(spin, 2000, out)
    event = rt.queue.read(out)

    async def elsewhere() -> Any:
        with pytest.raises(errors.InvalidStateError, match="another event loop"):
            rt.queue.record_event()
        with anyio.move_on_after(0.001):
            await event
        await event.wait()
        return (await event)[0]

    values = []
    async with anyio.create_task_group() as tasks:
        for _ in range(2):
            tasks.start_soon(anyio.to_thread.run_sync, lambda: values.append(anyio.run(elsewhere, backend=library)))
        values.append((await event)[0])
    assert len(values) == 3
    assert len(set(values)) == 1


async def test_a_queue_of_another_loop_waits_for_an_event(rt: at.Runtime, spin: at.Kernel) -> None:
    out = rt.ndarray(1, at.i32, host_read=True)
    async with out.map() as view:
        event = rt.queue.launch(spin, 2000, out)

        async def elsewhere() -> None:
            async with at.Runtime("cpu") as other:
                other.queue.wait_event(event)
                await other.queue.record_event()
                assert view[0] != 0, "the kernel has not ended"

        await anyio.to_thread.run_sync(lambda: anyio.run(elsewhere))


async def test_plain_code_without_a_loop_is_told(rt: at.Runtime, spin: at.Kernel) -> None:
    queue, x = rt.queue, rt.ndarray(1, at.i32)
    calls: dict[str, Callable[[], Any]] = {
        "queue.launch": lambda: queue.launch(spin, 1, x),
        "queue.write": lambda: queue.write(x, [1]),
        "queue.read": lambda: queue.read(x),
        "queue.copy": lambda: queue.copy(x, x),
        "queue.fill": lambda: queue.fill(x, 1),
        "queue.record_event": queue.record_event,
        "queue.wait_event": lambda: queue.wait_event(None),  # type: ignore[arg-type]
        "rt.create_queue": rt.create_queue,
    }

    def use() -> None:
        for name, call in calls.items():
            with pytest.raises(
                errors.InvalidStateError, match=rf"no event loop.*anyio\.from_thread\.run_sync\({name}, \.\.\.\)"
            ):
                call()

    await anyio.to_thread.run_sync(use)
    assert queue.in_flight == 0


async def test_plain_code_has_the_loop_make_its_calls(rt: at.Runtime, spin: at.Kernel) -> None:
    def use() -> tuple[int, at.Queue]:
        other = from_thread.run_sync(rt.create_queue)
        x = rt.ndarray(1, at.i32)
        from_thread.run_sync(other.write, x, [4])
        from_thread.run_sync(other.launch, spin, 10, x)
        event = from_thread.run_sync(other.fill, x, 5)
        from_thread.run_sync(rt.queue.wait_event, event)
        return int(from_thread.run_sync(rt.queue.read, x).synchronize(20)[0]), other

    value, other = await anyio.to_thread.run_sync(use)
    assert value == 5
    await other.record_event()  # the queue belongs to this loop


async def test_a_runtime_that_is_not_open_is_told() -> None:
    rt = at.Runtime("cpu")
    with pytest.raises(errors.InvalidStateError, match="async with"):
        rt.ndarray(1, at.f32)
    await rt.aclose()
    with pytest.raises(errors.NotSupportedError, match="device_index 1"):
        await at.Runtime("cpu", 1).__aenter__()
    with pytest.raises(errors.NotSupportedError, match="no backend for 'abacus'"):
        await at.Runtime("abacus").__aenter__()


# -- the loop never blocks ----------------------------------------------------------------------------------


async def test_the_loop_beats_while_a_kernel_runs_and_queues_overlap(rt: at.Runtime, spin: at.Kernel) -> None:
    other = rt.create_queue()
    async with heartbeat() as beats:
        outs = [rt.ndarray(1, at.i32) for _ in range(2)]
        events = [rt.queue.launch(spin, 60_000, outs[0]), other.launch(spin, 60_000, outs[1])]
        for event in events:
            await event
        count = beats.wakes
    assert count > 3, "the loop ran while the kernels did"


@pytest.mark.slow
async def test_loading_does_not_block_the_loop(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cpu_modules: Path
) -> None:
    # The cache is empty: a module in the cache loads within a few beats.
    monkeypatch.setenv("AIOTAICHI_CACHE_DIR", str(tmp_path))
    async with at.Runtime("cpu") as rt, heartbeat() as beats:
        await rt.load_aot_module(cpu_modules / "twenty")
        count = beats.wakes
    assert count > 20


async def test_a_heartbeat_counts_every_beat_of_a_stall() -> None:
    async with heartbeat(0.001) as beats:
        with pytest.raises(errors.InvalidStateError, match="no beat"):
            beats.percentile(99)
        stalled = time.perf_counter() + 0.05
        while time.perf_counter() < stalled:
            pass
    assert len(beats.delays) >= 48
    assert max(beats.delays) >= 0.048
    assert beats.percentile(50) >= 0.02


def test_the_watch_on_blocking_calls_works(no_blocking_calls: BlockBuster) -> None:
    """A blocking call of aiotaichi fails the test: here, a driver blocks in a method that must not."""

    class BlockingDevice(FakeDevice):
        def create_queue(self, request: QueueRequest) -> FakeQueue:
            time.sleep(0.01)
            return super().create_queue(request)

    class Blocking(FakeDriver):
        def open(self, request: DeviceRequest) -> BlockingDevice:
            return BlockingDevice(self)

    async def main() -> None:
        async with at.Runtime(Blocking(KERNELS)):
            pass

    with pytest.raises(BlockingError):
        asyncio.run(main())


# -- cancellation of work in threads ---------------------------------------------------------------------------


async def test_a_module_loads_after_a_cancelled_load(rt: at.Runtime, cpu_modules: Path) -> None:
    with anyio.move_on_after(0.001) as scope:
        await rt.load_aot_module(cpu_modules / "twenty")
    assert scope.cancelled_caught
    assert await rt.load_aot_module(cpu_modules / "basics")


async def test_a_cancelled_open_closes_the_device() -> None:
    for delay in (0.0, 0.001, 0.01):
        with anyio.move_on_after(delay):
            async with at.Runtime("cpu") as rt:
                await rt.queue.wait()


async def test_aclose_under_load_finishes_everything(cpu_modules: Path) -> None:
    async with at.Runtime("cpu") as rt:
        module = await rt.load_aot_module(cpu_modules / "basics")
        x = rt.ndarray(64, at.i32)
        add = module.kernel("add_one").bind(x)
        for _ in range(5000):
            rt.queue.launch(add)
        last = rt.queue.read(x)
    assert last.result().tolist() == [5000] * 64


async def test_a_cancelled_aclose_under_load_stops_soon(cpu_modules: Path) -> None:
    rt = at.Runtime("cpu")
    await rt.__aenter__()
    module = await rt.load_aot_module(cpu_modules / "timing")
    out = rt.ndarray(1, at.i32)
    events = [rt.queue.launch(module.kernel("spin_serial"), 20_000, out) for _ in range(200)]
    with anyio.move_on_after(0.05) as scope:
        await rt.aclose()
    assert scope.cancelled_caught
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await events[-1]
    for thread in threading.enumerate():
        if thread.name == "aiotaichi close":
            await anyio.to_thread.run_sync(thread.join)


# -- processes -----------------------------------------------------------------------------------------------


def run_program(program: str, *arguments: str, status: int = 0) -> str:
    result = subprocess.run(
        [sys.executable, "-W", "always", "-c", program, *arguments],
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == status, result.stderr
    return result.stdout + result.stderr


@pytest.mark.slow
def test_a_process_that_forgets_to_close_ends_with_a_warning(cpu_modules: Path) -> None:
    output = run_program(
        "import asyncio, sys, aiotaichi as at\n"
        "async def main():\n"
        "    global rt\n"
        "    rt = await at.Runtime('cpu').__aenter__()\n"
        "    module = await rt.load_aot_module(sys.argv[1])\n"
        "    out = rt.ndarray(1, at.i32)\n"
        "    for _ in range(50): rt.queue.launch(module.kernel('spin_serial'), 20_000, out)\n"
        "    await rt.queue.flush()\n"
        "asyncio.run(main())\n"
        "print('end')\n",
        str(cpu_modules / "timing"),
    )
    assert "end" in output
    assert f"ResourceWarning: unclosed <Runtime {CPU_ARCH}:0>" in output


@pytest.mark.slow
def test_a_process_ends_while_a_long_kernel_runs(cpu_modules: Path) -> None:
    start = time.monotonic()
    run_program(
        "import asyncio, sys, aiotaichi as at\n"
        "async def main():\n"
        "    global rt\n"
        "    rt = await at.Runtime('cpu').__aenter__()\n"
        "    module = await rt.load_aot_module(sys.argv[1])\n"
        "    rt.queue.launch(module.kernel('spin_serial'), 2_000_000_000, rt.ndarray(1, at.i32))\n"
        "    await rt.queue.flush()\n"
        "asyncio.run(main())\n",
        str(cpu_modules / "timing"),
    )
    assert time.monotonic() - start < 30, "the kernel alone would take over an hour"


@pytest.mark.slow
def test_a_forked_child_is_told_and_the_parent_goes_on(cpu_modules: Path) -> None:
    output = run_program(
        "import asyncio, os, aiotaichi as at\n"
        "async def main():\n"
        "    async with at.Runtime('cpu') as rt:\n"
        "        queue = rt.queue\n"
        "        event = queue.record_event()\n"
        "        child = os.fork()\n"
        "        if child == 0:\n"
        "            for use in (lambda: rt.ndarray(1, at.f32), lambda: rt.queue.record_event()):\n"
        "                try: use()\n"
        "                except at.errors.InvalidStateError as error: print('told:', error, flush=True)\n"
        "            for wait in (lambda: event, queue.aclose):\n"
        "                try: await wait()\n"
        "                except at.errors.InvalidStateError as error: print('told:', error, flush=True)\n"
        "            os._exit(0)\n"
        "        os.waitpid(child, 0)\n"
        "        await event\n"
        "        print('parent goes on', flush=True)\n"
        "asyncio.run(main())\n",
    )
    assert output.count("told: this runtime was opened in the process") == 4
    assert "parent goes on" in output


@pytest.mark.slow
def test_a_forked_child_may_open_its_own(cpu_modules: Path) -> None:
    output = run_program(
        "import asyncio, os, sys, aiotaichi as at\n"
        "async def use():\n"
        "    async with at.Runtime('cpu') as rt:\n"
        "        module = await rt.load_aot_module(sys.argv[1])\n"
        "        x = rt.ndarray(100_000, at.i32)\n"
        "        rt.queue.launch(module.kernel('add_one'), x)\n"
        "        return int((await rt.queue.read(x)).sum())\n"
        "assert asyncio.run(use()) == 100_000\n"
        "child = os.fork()\n"
        "total = asyncio.run(use())\n"
        "if child == 0: os._exit(total == 100_000)\n"
        "print('child:', os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]))\n",
        str(cpu_modules / "basics"),
    )
    assert "child: 1" in output


@pytest.mark.slow
def test_an_interrupt_ends_the_program(cpu_modules: Path) -> None:
    program = (
        "import asyncio, signal, sys, aiotaichi as at\n"
        "signal.signal(signal.SIGINT, signal.default_int_handler)\n"  # a shell's background job ignores it
        "async def main():\n"
        "    async with at.Runtime('cpu') as rt:\n"
        "        module = await rt.load_aot_module(sys.argv[1])\n"
        "        out = rt.ndarray(1, at.i32)\n"
        "        print('ready', flush=True)\n"
        "        while True: await rt.queue.launch(module.kernel('spin_serial'), 1000, out)\n"
        "asyncio.run(main())\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", program, str(cpu_modules / "timing")],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == b"ready\n"
    process.send_signal(signal.SIGINT)
    _, stderr = process.communicate(timeout=30)
    assert b"KeyboardInterrupt" in stderr
    assert process.returncode != 0


async def test_descriptors_and_threads_are_given_back(cpu_modules: Path) -> None:
    def count() -> tuple[int, int]:
        return len(os.listdir("/proc/self/fd")), len(os.listdir("/proc/self/task"))

    async def use() -> None:
        async with at.Runtime("cpu") as rt:
            module = await rt.load_aot_module(cpu_modules / "basics")
            other = rt.create_queue()
            other.launch(module.kernel("add_one"), rt.ndarray(1000, at.i32))

    await use()
    before = count()
    for _ in range(10):
        await use()
    descriptors, threads = count()
    assert descriptors <= before[0] + 1
    assert threads <= before[1] + 2, "anyio keeps worker threads for a while"
