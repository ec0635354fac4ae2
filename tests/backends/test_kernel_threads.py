"""The threads that run kernels on the processor: their number, their cores, and that the loop comes before them."""

from __future__ import annotations

import os
from pathlib import Path

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.core.native_protocol import LOWERED_BY
from aiotaichi.errors import InvalidArgumentError, InvalidStateError
from aiotaichi.hal.kernel_threads import as_kernel_thread

pytestmark = pytest.mark.anyio

_NICE = 16  # in /proc/self/task/*/stat, after the name


def _threads() -> frozenset[int]:
    return frozenset(int(task.name) for task in Path("/proc/self/task").iterdir())


def _nice(thread: int) -> int | None:
    """Return the nice value of a thread; None if the thread has ended."""
    try:
        text = Path(f"/proc/self/task/{thread}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return None
    return int(text.rpartition(")")[2].split()[_NICE])


def _own_nice() -> int:
    return os.getpriority(os.PRIO_PROCESS, 0)


async def _lowered(earlier: frozenset[int], count: int) -> list[int]:
    """Return the threads since ``earlier`` that have lowered themselves: at least ``count``, which may just start."""
    with anyio.fail_after(30):
        while True:
            found = [each for each in _threads() - earlier if _nice(each) == _own_nice() + LOWERED_BY]
            if len(found) >= count:
                return found
            await anyio.sleep(0.001)


@pytest.mark.parametrize("threads", [1, 2, 3])
async def test_the_cpu_has_as_many_threads_as_asked(cpu_modules: Path, threads: int) -> None:
    earlier = _threads()
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(cpu_modules / "basics")
        x = rt.ndarray(100_000, at.f32)
        values = np.arange(100_000, dtype=np.float32)
        rt.queue.write(x, values)
        total = await rt.queue.launch(module.kernel("reduce_sum"), x)
        np.testing.assert_allclose(total, values.sum(dtype=np.float64), rtol=1e-4)
        assert len(await _lowered(earlier, threads)) == threads  # the default queue's, and the workers


@pytest.mark.parametrize("threads", [1025, 2**31, 2**32 + 1])  # native code counts them in 32 bits
async def test_too_many_threads_are_refused(threads: int) -> None:
    with pytest.raises(InvalidArgumentError, match=f"threads={threads}: give at most 1024"):
        async with at.Runtime("cpu", threads=threads):
            pass


@pytest.mark.parametrize("threads", [1, 3])
async def test_threads_and_queues_draw_different_random_numbers(cpu_modules: Path, threads: int) -> None:
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(cpu_modules / "randoms")
        x = rt.ndarray(100_000, at.i32)
        drawn = []
        for queue in (rt.queue, rt.create_queue()):
            queue.launch(module.kernel("fill_i32"), x)
            drawn.append(await queue.read(x))
        numbers = np.concatenate(drawn)
        assert len(np.unique(numbers)) > 0.99 * len(numbers)


@pytest.mark.parametrize("arch", ["cpu", "vulkan"])
async def test_affinity_holds_for_the_threads_that_run_kernels_only(arch: str) -> None:
    cores, own, earlier = os.sched_getaffinity(0), _own_nice(), _threads()
    nice = {each: _nice(each) for each in earlier}
    core = max(cores)
    async with at.Runtime(arch, affinity=[core]) as rt:
        await rt.queue.fill(rt.ndarray(8, at.i32), 1)
        assert {frozenset(os.sched_getaffinity(each)) for each in await _lowered(earlier, 1)} == {frozenset([core])}
        assert os.sched_getaffinity(0) == cores
        assert all(_nice(each) in (nice[each], None) for each in earlier)
        assert _own_nice() == own


def test_the_error_of_work_in_a_kernel_thread_is_the_callers() -> None:
    def work() -> None:
        raise InvalidStateError("no device")

    with pytest.raises(InvalidStateError, match="no device"):
        as_kernel_thread(work, None)
