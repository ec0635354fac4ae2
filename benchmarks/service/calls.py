"""Measure single calls: a launch in a full turn, a graph, an await, 64 tasks, and a load of 30 kernels."""

from __future__ import annotations

import asyncio
import os
import statistics
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass

import aiotaichi as at
from benchmarks.measure import fixture, seconds_by_tasks, seconds_of

__all__ = ["Calls", "measure"]

TURN = 60  # launches
MODULES = ("twenty", "particles")  # 20 and 12 kernels


@dataclass(frozen=True)
class Calls:
    """The arch that the calls are measured on, and how often."""

    arch: str
    rounds: int


async def measure(calls: Calls) -> dict[str, float]:
    """Return the median seconds of each call."""
    with tempfile.TemporaryDirectory() as cache:
        os.environ["AIOTAICHI_CACHE_DIR"] = cache  # this process measures calls only
        async with at.Runtime(calls.arch) as rt:
            figures = {"load, compiled for the first time": await _load(rt, calls)}
            figures["load, compiled before"] = statistics.median(
                [await _load(rt, calls) for _ in range(calls.rounds)]
            )
            figures |= await _launches(rt, calls)
    return figures


async def _load(rt: at.Runtime, calls: Calls) -> float:
    async def load() -> None:
        for name in MODULES:
            (await rt.load_aot_module(fixture(calls.arch, name))).close()

    return await seconds_of(load, 1)


async def _launches(rt: at.Runtime, calls: Calls) -> dict[str, float]:
    saxpy = (await rt.load_aot_module(fixture(calls.arch, "basics"))).kernel("saxpy")
    thrice = (await rt.load_aot_module(fixture(calls.arch, "graphs"))).compute_graph("thrice")
    x, y, queue = rt.ndarray(16, at.f32), rt.ndarray(16, at.f32), rt.queue
    bound = saxpy.bind(2.0, x, y)

    def called(call: Callable[[], object]) -> Callable[[], Awaitable[float]]:
        async def seconds() -> float:
            await queue.wait()
            start = time.perf_counter()
            for _ in range(TURN):
                call()
            return (time.perf_counter() - start) / TURN

        return seconds

    async def awaited(count: int) -> None:
        for _ in range(count):
            await queue.launch(saxpy, 2.0, x, y)

    measures: dict[str, Callable[[], Awaitable[float]]] = {
        "launch": called(lambda: queue.launch(saxpy, 2.0, x, y)),
        "launch, bound": called(lambda: queue.launch(bound)),
        "launch_graph": called(lambda: queue.launch_graph(thrice, n=16, x=x)),
        "one task, to the resumed await": lambda: seconds_of(lambda: awaited(100), 100),
        "64 tasks, each": lambda: seconds_by_tasks(awaited, 20),
    }
    samples: dict[str, list[float]] = {name: [] for name in measures}
    for number in range(10 * calls.rounds + 2):
        for name, seconds in measures.items():
            sample = await seconds()
            if number >= 2:  # the first ones warm up
                samples[name].append(sample)
            await asyncio.sleep(0)
    return {name: statistics.median(values) for name, values in samples.items()}
