"""Many queues, many pending events, and much printed text: what each takes, and that it is given back."""

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

import anyio
import anyio.lowlevel
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.binding import lib, make
from aiotaichi.backends.vulkan.external import SemaphoreWait, create_timeline_semaphore
from aiotaichi.hal import with_threads
from aiotaichi.hal.commands import WaitExternal, WaitTicket
from aiotaichi.testing import FakeClock, FakeDriver
from conftest import MODULES
from vulkan_faults import device_of

pytestmark = pytest.mark.anyio

N = 20_000


async def test_pending_events_take_little_and_give_it_back() -> None:
    """While the host holds a queue back, and when it has let go."""
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
    """What mallinfo2 returns."""

    _names = "arena ordblks smblks hblks hblkhd usmblks fsmblks uordblks fordblks keepcost"
    _fields_ = [(name, ctypes.c_size_t) for name in _names.split()]


def allocated() -> int:
    """Return the bytes that native code, drivers included, has allocated."""
    mallinfo = ctypes.CDLL(None).mallinfo2
    mallinfo.restype = _MallInfo
    info = mallinfo()
    return int(info.uordblks + info.hblkhd)


@contextmanager
def held_by_the_device(rt: at.Runtime) -> Iterator[None]:
    """Have the device hold the default queue, until the block ends, for what the test signals."""
    if rt.info.arch is at.Arch.VULKAN:
        device = device_of(rt).logical
        semaphore = create_timeline_semaphore(device)
        rt.queue._commands.append(WaitExternal(SemaphoreWait(semaphore, 1)))
        try:
            yield
        finally:
            lib.vkSignalSemaphore(device.value, make("VkSemaphoreSignalInfo", semaphore=semaphore.value, value=1))
    else:
        other = rt.create_queue()
        rt.queue._commands.append(WaitTicket(other.hal, 1))
        try:
            yield
        finally:
            other.record_event()


@pytest.mark.parametrize("queues", [1, 10])
async def test_launches_that_the_host_holds_back_take_little(queues: int) -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)) as gate, at.Runtime("vulkan") as rt:
        add = (await rt.load_aot_module(MODULES / "vulkan" / "basics")).kernel("add_one")
        used = [rt.create_queue() for _ in range(queues)]
        x = rt.ndarray(1, at.i32)
        for queue in used:
            await queue.launch(add, x)
        opened = gate.queue.record_event()
        for queue in used:
            queue.wait_event(opened)
        gc.collect()
        tracemalloc.start()
        try:
            start, _ = tracemalloc.get_traced_memory()
            for i in range(N // queues):
                for queue in used:
                    queue.launch(add, x)
                if i % 5 == 0:
                    await anyio.lowlevel.checkpoint()  # a turn of the loop cuts no batch of what is held
            held, _ = tracemalloc.get_traced_memory()
        finally:
            tracemalloc.stop()
            clock.stop()
        assert (held - start) / N < 250
        for queue in used:
            await queue.wait()
        assert (await rt.queue.read(x)).tolist() == [N + queues]


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
async def test_launches_that_the_device_holds_back_take_little(arch: str, cpu_modules: Path) -> None:
    """What the driver has recorded, and what waits for its room."""
    count = 50_000
    async with at.Runtime(arch) as rt:
        folder = cpu_modules if arch == "cpu" else MODULES / "vulkan"
        add = (await rt.load_aot_module(folder / "basics")).kernel("add_one")
        x = rt.ndarray(1, at.i32)
        await rt.queue.launch(add, x)
        with held_by_the_device(rt):
            gc.collect()
            start, native = resident(), allocated()
            for i in range(count):
                rt.queue.launch(add, x)
                if i % 1000 == 0:
                    await anyio.lowlevel.checkpoint()
            assert (resident() - start) / count < 350
            assert (allocated() - native) / count < 300, "what is free of what tests before have had counts as none"
            assert rt.queue.in_flight == count
        assert (await rt.queue.read(x)).tolist() == [count + 1]


async def test_many_batches_run_in_order_whatever_the_driver_has_room_for() -> None:
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


async def test_each_runtime_shows_what_its_own_kernels_print(
    cpu_modules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def noted(rt: at.Runtime, texts: list[str]) -> None:
        take = rt.device.take_output

        def noting() -> str:
            texts.append(take())
            return ""

        monkeypatch.setattr(rt.device, "take_output", noting)

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


async def test_printed_text_that_nobody_takes_is_bounded(cpu_modules: Path) -> None:
    async with at.Runtime("cpu") as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "prints")).kernel("say_each")
        x = rt.ndarray(100_000, at.i32)
        rt.queue.launch(kernel, x)
        await rt.queue.flush()
        assert rt.queue.hal.wait(1, 60)
        text = rt.device.take_output()
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
def test_what_native_code_could_not_make_says_why(answer: int, error: type[errors.Error]) -> None:
    with pytest.raises(error, match="for the queue"):
        with_threads(answer, "the queue")
