"""Measure single calls: a launch in a full turn, a graph, an await, 64 tasks, and a load of 30 kernels."""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

import aiotaichi as at
from benchmarks.measure import TASKS, fixture

__all__ = ["LAUNCHES", "LOADS", "Calls", "measure"]

TURN = 60  # launches
MODULES = ("twenty", "particles")  # 20 and 12 kernels
LOADS = ("load, compiled for the first time", "load, compiled before")
LAUNCHES = ("launch", "launch, bound", "launch_graph", "one task, to the resumed await", "64 tasks, each")


@dataclass(frozen=True)
class Calls:
    """What is measured, on which arch, and how often.

    Attributes
    ----------
    names
        Names in :data:`LOADS` and :data:`LAUNCHES`.
    of_processor
        Whether the times are those that the event loop's thread computes, and not those of a clock.
    """

    arch: str
    rounds: int
    names: Sequence[str] = (*LOADS, *LAUNCHES)
    of_processor: bool = False

    @property
    def clock(self) -> Callable[[], float]:
        return time.thread_time if self.of_processor else time.perf_counter


async def measure(calls: Calls) -> dict[str, float]:
    """Return the median seconds of each call."""
    figures = {}
    with tempfile.TemporaryDirectory() as cache:
        os.environ["AIOTAICHI_CACHE_DIR"] = cache  # this process measures calls only
        async with at.Runtime(calls.arch) as rt:
            if any(name in LOADS for name in calls.names):
                times = [await _load(rt, calls) for _ in range(calls.rounds + 1)]
                figures = dict(zip(LOADS, (times[0], statistics.median(times[1:])), strict=True))
            figures |= await _launches(rt, calls)
    return {name: figures[name] for name in calls.names}


async def _load(rt: at.Runtime, calls: Calls) -> float:
    start = calls.clock()
    for name in MODULES:
        (await rt.load_aot_module(fixture(calls.arch, name))).close()
    return calls.clock() - start


async def _launches(rt: at.Runtime, calls: Calls) -> dict[str, float]:
    saxpy = (await rt.load_aot_module(fixture(calls.arch, "basics"))).kernel("saxpy")
    thrice = (await rt.load_aot_module(fixture(calls.arch, "graphs"))).compute_graph("thrice")
    x, y, queue = rt.ndarray(16, at.f32), rt.ndarray(16, at.f32), rt.queue
    bound = saxpy.bind(2.0, x, y)

    def called(call: Callable[[], object]) -> Callable[[], Awaitable[float]]:
        async def seconds() -> float:
            await queue.wait()
            start = calls.clock()
            for _ in range(TURN):
                call()
            return (calls.clock() - start) / TURN

        return seconds

    async def awaited(count: int) -> None:
        for _ in range(count):
            await queue.launch(saxpy, 2.0, x, y)

    async def by_tasks(tasks: int, count: int) -> float:
        start = calls.clock()
        await asyncio.gather(*(awaited(count) for _ in range(tasks)))
        return (calls.clock() - start) / (tasks * count)

    ways: Sequence[Callable[[], Awaitable[float]]] = (
        called(lambda: queue.launch(saxpy, 2.0, x, y)),
        called(lambda: queue.launch(bound)),
        called(lambda: queue.launch_graph(thrice, n=16, x=x)),
        lambda: by_tasks(1, 100),
        lambda: by_tasks(TASKS, 20),
    )
    measures = {name: way for name, way in zip(LAUNCHES, ways, strict=True) if name in calls.names}
    samples: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(10 * calls.rounds + 2):
        for name, seconds in measures.items():
            sample = await seconds()
            if number >= 2:  # the first ones warm up
                samples[name].append(sample)
            await asyncio.sleep(0)
    return {name: statistics.median(values) for name, values in samples.items()}
