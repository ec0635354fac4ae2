"""A soak: launches without end, while arrays, queues, modules and runtimes come and go.

Every array counts what was launched on it, so that a launch that is lost, or runs twice, shows.
"""

from __future__ import annotations

import time
import traceback
from functools import partial

import anyio
import numpy as np

import aiotaichi as at

from .model import BACKENDS, Backend
from .watch import Report, complaints, remember_tasks, time_limit

__all__ = ["run"]

_SIZE = 64
_ARRAYS = 4
_LAUNCHES = 500
"""The launches of each of two queues on each array, in one cycle."""
_SHARE_OF_VULKAN = 8
"""One of so many cycles runs on Vulkan."""
_CYCLE_SECONDS = 120.0


async def _count(queue: at.Queue, add_one: at.Kernel, launches: int) -> None:
    """Launch on new arrays, with bound arguments in every other launch, and check the counts."""
    arrays = [queue.runtime.ndarray(_SIZE, at.i32) for _ in range(_ARRAYS)]
    try:
        for array in arrays:
            bound = add_one.bind(array)
            for number in range(launches):
                event = queue.launch(bound) if number % 2 else queue.launch(add_one, array)
                if number % 100 == 0:
                    await event
                if number % 50 == 0:
                    await queue.drain()
            value = await queue.read(array)
            assert np.array_equal(value, np.full(_SIZE, launches)), f"{launches} launches, counted: {value}"
    finally:
        for array in arrays:
            array.close()


async def _cycle(rt: at.Runtime, backend: Backend) -> int:
    """Use a new queue and module beside the runtime's default queue. Return the number of launches."""
    module = await rt.load_aot_module(backend.modules / "basics")
    queue = rt.create_queue()
    add_one = module.kernel("add_one")
    async with anyio.create_task_group() as tasks:
        for each in (rt.queue, queue):
            tasks.start_soon(_count, each, add_one, _LAUNCHES)
    await queue.aclose()
    module.close()
    return 2 * _ARRAYS * _LAUNCHES


async def _soak(report: Report, seconds: float, count: int) -> None:
    remember_tasks()
    deadline = time.monotonic() + seconds
    cycles = launches = 0
    async with at.Runtime("cpu") as kept:
        while launches < count and time.monotonic() < deadline:
            backend = BACKENDS["vulkan" if cycles % _SHARE_OF_VULKAN == _SHARE_OF_VULKAN - 1 else "cpu"]
            with time_limit(report, _CYCLE_SECONDS, f"cycle {cycles}"):
                if backend.name == "cpu":
                    launched = await _cycle(kept, backend)
                    launches += launched
                    report.outcomes["launches on cpu"] += launched
                async with at.Runtime(backend.name) as rt:
                    launched = await _cycle(rt, backend)
                launches += launched
                report.outcomes[f"launches on {backend.name}"] += launched
            cycles += 1
            if cycles >= 2 * _SHARE_OF_VULKAN and cycles % _SHARE_OF_VULKAN == 0:  # permanent objects exist by now
                # In a thread: it waits for threads that are about to end, and they may need the loop.
                await anyio.to_thread.run_sync(report.take_figures)
    report.outcomes["cycles"] = cycles


def run(report: Report, seconds: float, count: int) -> None:
    """Launch ``count`` kernels, or as many as about ``seconds`` allow."""
    with complaints(report.find):
        try:
            anyio.run(partial(_soak, report, seconds, count))
        except Exception as error:  # noqa: BLE001  # a wrong result, or an unexpected error
            report.find("".join(traceback.format_exception(error)))
    report.check_figures()
