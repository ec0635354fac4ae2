"""Measure the memory of many queues, many pending events and much printed text, and see that it is freed."""

from __future__ import annotations

import ctypes
import gc
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import anyio
import anyio.lowlevel
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.binding import lib, make
from aiotaichi.backends.vulkan.external import SemaphoreWait, create_timeline_semaphore
from aiotaichi.hal import with_threads
from aiotaichi.hal.commands import Batch, WaitExternal, WaitTicket
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver
from support.devices import made_by
from support.fixture_modules import MODULES
from support.helper_processes import wait_until
from support.vulkan_faults import device_of

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.slow]

N = 20_000


async def test_pending_events_take_little_and_give_it_back() -> None:
    """Measure while the host holds a queue, and afterwards."""
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)) as gate, at.Runtime("vulkan") as rt:
        x = rt.ndarray(4, at.i32)
        await rt.queue.fill(x, 1)
        gc.collect()
        tracemalloc.start()
        try:
            opened = gate.queue.record_event()
            rt.queue.wait_event(opened)
            start, _ = tracemalloc.get_traced_memory()
            last = [rt.queue.fill(x, i) for i in range(N)][-1]
            held, _ = tracemalloc.get_traced_memory()
            clock.run()
            assert (held - start) / N < 300
            await last
            gc.collect()
            left, _ = tracemalloc.get_traced_memory()
            assert (left - start) / N < 30
        finally:
            tracemalloc.stop()
        assert (await rt.queue.read(x)).tolist() == [N - 1] * 4


def resident() -> int:
    """Return the bytes of memory that the process has."""
    return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGESIZE")


class _MallInfo(ctypes.Structure):
    """The result of mallinfo2."""

    _names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in _names.split()]


def allocated() -> int:
    """Return the bytes that native code, drivers included, has allocated."""
    mallinfo = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = _MallInfo
    info = mallinfo()
    return int(info.uordblks + info.hblkhd)


@contextmanager
def held_queue(rt: at.Runtime, monkeypatch: pytest.MonkeyPatch) -> Iterator[at.Queue]:
    """Yield a queue that the device does not run before the block ends."""
    queues = made_by(monkeypatch, rt, "create_queue")
    other, queue = rt.create_queue(), rt.create_queue()
    hal, held = (made() for made in queues)
    command: Any = WaitTicket(hal, 1)
    if rt.info.arch is at.Arch.VULKAN:
        device = device_of(rt).logical
        semaphore = create_timeline_semaphore(device)
        command = WaitExternal(SemaphoreWait(semaphore, 1))
    submit = type(hal).submit

    def submit_behind(submitted: Any, batch: Batch) -> None:
        nonlocal held
        if submitted is held:
            batch.commands.insert(0, command)
            held = None
        submit(submitted, batch)

    monkeypatch.setattr(type(hal), "submit", submit_behind)
    try:
        yield queue
    finally:
        if rt.info.arch is at.Arch.VULKAN:
            lib.vkSignalSemaphore(device.value, make("VkSemaphoreSignalInfo", semaphore=semaphore.value, value=1))
        else:
            other.record_event()


@pytest.mark.parametrize("queues", [1, 10])
async def test_launches_that_the_host_holds_back_take_little(queues: int) -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)) as gate, at.Runtime("vulkan") as rt:
        add = (await rt.load_aot_module(MODULES / "vulkan" / "basics")).kernel("add_one")
        used = [(rt.create_queue(), rt.ndarray(1, at.i32)) for _ in range(queues)]
        for queue, x in used:
            await queue.launch(add, x)
        opened = gate.queue.record_event()
        for queue, _ in used:
            queue.wait_event(opened)
        gc.collect()
        tracemalloc.start()
        try:
            start, _ = tracemalloc.get_traced_memory()
            for i in range(N // queues):
                for queue, x in used:
                    queue.launch(add, x)
                if i % 5 == 0:
                    await anyio.lowlevel.checkpoint()  # a turn of the loop does not cut held commands
            held, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
            clock.stop()
        assert (held - start) / N < 250
        for queue, x in used:
            assert (await queue.read(x)).tolist() == [N // queues + 1]


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
async def test_launches_that_the_device_holds_back_take_little(
    arch: str, cpu_modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It measures the commands that wait until the driver has room. The driver keeps the others in its own memory."""
    recorded, count = 10_000, 40_000
    async with at.Runtime(arch) as rt:
        folder = cpu_modules if arch == "cpu" else MODULES / "vulkan"
        add = (await rt.load_aot_module(folder / "basics")).kernel("add_one")
        x = rt.ndarray(1, at.i32)
        await rt.queue.launch(add, x)

        async def launch(queue: at.Queue, times: int) -> None:
            for i in range(times):
                queue.launch(add, x)
                if i % 1000 == 0:
                    await anyio.lowlevel.checkpoint()

        with held_queue(rt, monkeypatch) as queue:
            await launch(queue, recorded)
            gc.collect()
            start, native = resident(), allocated()
            await launch(queue, count)
            assert (resident() - start) / count < 350
            assert (allocated() - native) / count < 150, "what is free of what tests before have had counts as none"
            assert queue.in_flight == recorded + count
        assert (await queue.read(x)).tolist() == [recorded + count + 1]


async def test_many_batches_run_in_order_without_room_in_the_driver() -> None:
    async with at.Runtime("vulkan") as rt:
        module = await rt.load_aot_module(MODULES / "vulkan" / "basics")
        add_one = module.kernel("add_one")
        large, x = rt.ndarray(2**22, at.i32), rt.ndarray(1, at.i32)
        queues = [rt.queue, rt.create_queue(), rt.create_queue(timing=True)]
        for _ in range(8):
            rt.queue.launch(add_one, large)
        for _ in range(30):
            for queue in queues:
                for _ in range(130):
                    event = queue.launch(add_one, x)
                following = queues[(queues.index(queue) + 1) % len(queues)]
                following.wait_event(event)
        with anyio.fail_after(60):
            for queue in queues:
                await queue.wait()
        assert (await rt.queue.read(x)).tolist() == [30 * 3 * 130]


async def test_queues_come_and_go() -> None:
    async with at.Runtime("vulkan") as rt:
        x = rt.ndarray(4, at.i32)
        for _ in range(3):
            queues = [rt.create_queue() for _ in range(100)]
            for i, queue in enumerate(queues):
                await queue.fill(x, i)
            async with anyio.create_task_group() as group:
                for queue in queues:
                    group.start_soon(queue.aclose)
        assert (await rt.queue.read(x)).tolist() == [99] * 4


async def test_each_runtime_shows_the_prints_of_its_own_kernels(
    cpu_modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def noted(rt: at.Runtime, texts: list[str]) -> None:
        take = open_device_of(rt).device.take_output

        def noting() -> str:
            texts.append(take())
            return ""

        monkeypatch.setattr(open_device_of(rt).device, "take_output", noting)

    async with at.Runtime("cpu") as one, at.Runtime("cpu") as two:
        shown: list[list[str]] = [[], []]
        kernels = [(await rt.load_aot_module(cpu_modules / "prints")).kernel("say") for rt in (one, two)]
        for rt, texts in zip((one, two), shown, strict=True):
            noted(rt, texts)
        for _ in range(50):
            for i, (rt, kernel) in enumerate(zip((one, two), kernels, strict=True)):
                rt.queue.launch(kernel, i, 0.5)
        await two.queue.wait()
        await one.queue.wait()
        assert "".join(shown[0]) == "say 0 0.500000 0\n" * 50
        assert "".join(shown[1]) == "say 1 0.500000 2\n" * 50


async def test_printed_text_that_waits_is_bounded(cpu_modules: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at.Runtime("cpu") as rt:
        queues = made_by(monkeypatch, rt, "create_queue")
        queue = rt.create_queue()
        kernel = (await rt.load_aot_module(cpu_modules / "prints")).kernel("say_each")
        x = rt.ndarray(100_000, at.i32)
        queue.launch(kernel, x)
        await queue.flush()
        hal: Any = queues[0]()
        wait_until(hal.completed, 60.0)  # without a turn of the loop, which would take the text
        text = open_device_of(rt).device.take_output()
        *lines, last = text.splitlines()
        assert len(text) < 2**20 + 100
        assert last == f"({100_000 - len(lines)} further prints did not fit)"


STARVED = """
import anyio, resource, sys
import aiotaichi as at

async def main():
    async with at.Runtime(sys.argv[1]) as rt:
        size = int(open("/proc/self/statm").read().split()[0]) * resource.getpagesize()
        _, most = resource.getrlimit(resource.RLIMIT_AS)
        resource.setrlimit(resource.RLIMIT_AS, (size + 2**22, most))  # less than a thread's stack
        try:
            rt.create_queue()
        except at.errors.ResourceExhaustedError as error:
            print(error)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))
        await rt.create_queue().record_event()

anyio.run(main)
"""


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
def test_no_thread_for_a_queue_is_a_resource_that_is_exhausted(arch: str) -> None:
    done = subprocess.run([sys.executable, "-c", STARVED, arch], capture_output=True, text=True, timeout=100)
    assert done.returncode == 0, done.stderr
    assert done.stdout.startswith("cannot start a thread for the queue")


@pytest.mark.parametrize(("answer", "error"), [(0, errors.OutOfMemoryError), (1, errors.ResourceExhaustedError)])
def test_an_error_of_native_code_names_the_queue(answer: int, error: type[errors.Error]) -> None:
    with pytest.raises(error, match="for the queue"):
        with_threads(answer, "the queue")
