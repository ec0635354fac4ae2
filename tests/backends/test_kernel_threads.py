"""The threads that run kernels on the processor: their number, their cores, and that the loop comes before them."""

from __future__ import annotations

import asyncio
import errno
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.errors import InvalidArgumentError, InvalidStateError
from aiotaichi.hal import DeviceRequest, loop_thread
from aiotaichi.hal.loop_thread import NICE_AFTER_LOOP, as_kernel_thread
from aiotaichi.testing import FakeDriver
from aiotaichi.testing.fake import FakeDevice
from support.scheduling import HAS_SLICES, Scheduling, scheduling_of, threads

pytestmark = [pytest.mark.anyio, pytest.mark.loops]

SLICE = 100_000
"""Nanoseconds: the slice of an event loop's thread."""
NICES = {
    "cpu": {0, NICE_AFTER_LOOP} if HAS_SLICES else {NICE_AFTER_LOOP},
    "vulkan": {0 if HAS_SLICES else NICE_AFTER_LOOP},
}
"""How much the nice values of kernel threads are above the loop's, unless a runtime has its own."""


def own() -> Scheduling:
    found = scheduling_of()
    assert found is not None
    return found


def in_a_thread(work: Callable[[], object]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    thread.join()


def usual(nice: int = 0) -> Scheduling:
    """Return how a thread is scheduled that this thread starts, and that raises its nice value by ``nice``."""
    found: list[Scheduling] = []
    in_a_thread(lambda: found.append(own()))
    return Scheduling(found[0].policy, found[0].nice + nice, found[0].slice)


def cores_of(thread: int) -> frozenset[int]:
    """Return the cores that a thread may use; none if it has ended."""
    try:
        return frozenset(os.sched_getaffinity(thread))
    except ProcessLookupError:
        return frozenset()


def _skip_a_gpu(rt: at.Runtime) -> None:
    if rt.info.arch == "vulkan" and not rt.info.is_software:
        pytest.skip("a GPU runs its kernels in no thread")


async def kernel_threads(
    earlier: frozenset[int], count: int, nice: int, cores: frozenset[int] | None = None
) -> list[int]:
    """Return the threads since ``earlier`` with a nice value and cores: at least ``count``, which may just start."""
    expected = usual(nice)
    with anyio.move_on_after(30):
        while True:
            found = [each for each in threads() - earlier if scheduling_of(each) == expected]
            if cores is not None:
                found = [each for each in found if cores_of(each) == cores]
            if len(found) >= count:
                return found
            await anyio.sleep(0.001)
    new = {each: (scheduling_of(each), cores_of(each)) for each in threads() - earlier}
    raise AssertionError(f"{len(found)} new threads are scheduled as {expected} on {cores or 'any cores'}: {new}")


def child() -> Scheduling:
    """Return how a child process is scheduled that this thread starts."""
    with subprocess.Popen([sys.executable, "-c", "input()"], stdin=subprocess.PIPE) as process:
        found = scheduling_of(process.pid)
        assert process.stdin is not None
        process.communicate(b"\n")
    assert found is not None
    return found


async def opened(driver: FakeDriver) -> Scheduling:
    """Open a runtime, and return how the loop's thread is scheduled meanwhile."""
    async with at.Runtime(driver):
        return own()


class Recorder(FakeDriver):
    """Keeps the nice value that the runtime asks for."""

    nice: int | None = -1

    def open(self, request: DeviceRequest) -> FakeDevice:
        self.nice = request.nice
        return super().open(request)


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
async def test_the_loops_thread_has_a_short_slice_that_no_other_gets(arch: str) -> None:
    before, others, earlier = own(), usual(), threads()
    core = frozenset([max(os.sched_getaffinity(0))])
    async with at.Runtime(arch, affinity=core) as rt:
        _skip_a_gpu(rt)
        await rt.queue.fill(rt.ndarray(8, at.i32), 1)
        short = Scheduling(others.policy, others.nice, SLICE) if HAS_SLICES else before
        assert own() == short
        for nice in NICES[arch]:
            assert await kernel_threads(earlier, 1, nice, core)
        assert await anyio.to_thread.run_sync(own) == others
        assert child() == others
        async with at.Runtime(arch):
            assert own() == short
        assert own() == short, "the first runtime is open"
    assert own() == before


async def test_the_slice_lasts_until_the_last_runtime_is_closed() -> None:
    before = own()
    first, second = at.Runtime(FakeDriver()), at.Runtime(FakeDriver())
    await first.__aenter__()
    await second.__aenter__()
    short = own()
    assert (short != before) == HAS_SLICES
    await first.aclose()
    assert own() == short
    await second.aclose()
    assert own() == before


async def test_a_device_that_does_not_open_leaves_the_thread_as_it_was() -> None:
    before = own()
    with pytest.raises(at.errors.NotSupportedError):
        await at.Runtime("cpu", 7).__aenter__()
    assert own() == before


async def test_each_loop_has_the_slice_in_its_own_thread() -> None:
    """A queue of another loop gives the other loop's thread a slice until the runtime is closed."""
    before, inside = own(), []
    created, closed = threading.Event(), threading.Event()
    ended = anyio.Event()

    async def other(rt: at.Runtime) -> None:
        inside.append(own())
        queue = rt.create_queue()
        inside.append(own())
        await queue.aclose()
        created.set()
        await anyio.to_thread.run_sync(closed.wait)  # meanwhile the loop is told to give the slice back
        inside.append(own())

    async with anyio.create_task_group() as tasks:

        async def run_other(rt: at.Runtime) -> None:
            await anyio.to_thread.run_sync(lambda: asyncio.run(other(rt)))
            ended.set()

        async with at.Runtime(FakeDriver()) as rt:
            tasks.start_soon(run_other, rt)
            await anyio.to_thread.run_sync(created.wait)
        closed.set()
        await ended.wait()
    assert inside == [before, Scheduling(before.policy, before.nice, SLICE) if HAS_SLICES else before, before]
    assert own() == before


@pytest.mark.parametrize("loop", ["asyncio", "trio"])
def test_the_end_of_a_loop_gives_the_slice_back(loop: str) -> None:
    """The runtime is closed later, in another loop: an unclosed one warns at the end of the process."""
    runtimes = []

    async def leave() -> None:
        runtimes.append(at.Runtime(FakeDriver()))
        await runtimes[0].__aenter__()

    before = own()
    anyio.run(leave, backend=loop)
    assert own() == before
    anyio.run(runtimes[0].aclose, backend=loop)
    assert own() == before


def test_a_thread_that_its_program_has_scheduled_is_left_alone() -> None:
    driver, inside = Recorder(), []

    def work() -> None:
        os.sched_setscheduler(0, os.SCHED_BATCH, os.sched_param(0))  # of this thread
        inside.append(own())
        inside.append(asyncio.run(opened(driver)))
        inside.append(own())

    in_a_thread(work)
    assert inside == [inside[0]] * 3
    assert inside[0].policy == os.SCHED_BATCH
    assert driver.nice == NICE_AFTER_LOOP


async def test_without_slices_kernel_threads_have_a_nice_value(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise OSError(errno.EPERM, os.strerror(errno.EPERM))

    monkeypatch.setattr(loop_thread, "_attributes", refuse)
    before, earlier = own(), threads()
    async with at.Runtime("cpu", threads=2) as rt:
        assert len(await kernel_threads(earlier, 2, NICE_AFTER_LOOP)) == 2
        assert own() == before
        rt.create_queue()
        assert len(await kernel_threads(earlier, 3, NICE_AFTER_LOOP)) == 3
    driver = Recorder()
    async with at.Runtime(driver, nice=4):
        assert driver.nice == 4


@pytest.mark.slow
def test_lavapipes_threads_have_the_nice_value_of_the_runtime_that_starts_them() -> None:
    """They belong to the process, so the test has one of its own."""
    program = (
        "import asyncio, os, aiotaichi as at\n"
        "from pathlib import Path\n"
        "async def main():\n"
        "    async with at.Runtime('vulkan', nice=5) as rt:\n"
        "        await rt.queue.fill(rt.ndarray(8, at.i32), 1)\n"
        "        for task in Path('/proc/self/task').iterdir():\n"
        "            if (task / 'comm').read_text().startswith('llvmpipe'):\n"
        "                print(os.getpriority(0, int(task.name)) - os.getpriority(0, 0))\n"
        "asyncio.run(main())\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, timeout=120)
    assert set(done.stdout.split()) == {"5"}


@pytest.mark.parametrize("count", [1, 2, 3])
async def test_the_cpu_has_as_many_threads_as_asked(cpu_modules: Path, count: int) -> None:
    earlier = threads()
    async with at.Runtime("cpu", threads=count, nice=5) as rt:
        module = await rt.load_aot_module(cpu_modules / "basics")
        x = rt.ndarray(100_000, at.f32)
        values = np.arange(100_000, dtype=np.float32)
        rt.queue.write(x, values)
        total = await rt.queue.launch(module.kernel("reduce_sum"), x)
        np.testing.assert_allclose(total, values.sum(dtype=np.float64), rtol=1e-4)
        assert len(await kernel_threads(earlier, count, 5)) == count  # the default queue's, and the workers


@pytest.mark.parametrize("count", [1025, 2**31, 2**32 + 1])  # native code counts them in 32 bits
async def test_too_many_threads_are_refused(count: int) -> None:
    with pytest.raises(InvalidArgumentError, match=f"threads={count}: give at most 1024"):
        async with at.Runtime("cpu", threads=count):
            pass


@pytest.mark.parametrize("count", [1, 3])
async def test_threads_and_queues_draw_different_random_numbers(cpu_modules: Path, count: int) -> None:
    async with at.Runtime("cpu", threads=count) as rt:
        module = await rt.load_aot_module(cpu_modules / "randoms")
        x = rt.ndarray(100_000, at.i32)
        drawn = []
        for queue in (rt.queue, rt.create_queue()):
            queue.launch(module.kernel("fill_i32"), x)
            drawn.append(await queue.read(x))
        numbers = np.concatenate(drawn)
        assert len(np.unique(numbers)) > 0.99 * len(numbers)


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
async def test_affinity_and_nice_hold_for_the_threads_that_run_kernels_only(arch: str) -> None:
    cores, earlier = os.sched_getaffinity(0), threads()
    nice = {each: os.getpriority(os.PRIO_PROCESS, each) for each in earlier}
    core = frozenset([max(cores)])
    async with at.Runtime(arch, affinity=core, nice=5) as rt:
        _skip_a_gpu(rt)
        await rt.queue.fill(rt.ndarray(8, at.i32), 1)
        assert await kernel_threads(earlier, 1, 5, core)
        assert os.sched_getaffinity(0) == cores
        assert all(os.getpriority(os.PRIO_PROCESS, each) == nice[each] for each in earlier & threads())


def test_the_error_of_work_in_a_kernel_thread_is_the_callers() -> None:
    def work() -> None:
        raise InvalidStateError("no device")

    with pytest.raises(InvalidStateError, match="no device"):
        as_kernel_thread(work, 0, None)
