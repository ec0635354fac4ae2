"""Measure what a small request costs the processor.

Usage: ``python -m benchmarks.small_requests [--arch ARCH] [--base PATH] [--turns N]``.

A request writes 1,000 floats, launches saxpy on them and reads 1,000 floats. 64 tasks send one request after another.
The arrays are fresh for each request, leased from a pool, or used again. The figures are processor time: that of the
whole process, with the threads of queues and drivers, and that of the event loop's thread. The calls alone are
measured 60 in a row, in the loop's thread.

With ``--base``, aiotaichi from another checkout is measured as well, in processes that take turns, and the table has
the ratios. The table goes to ``benchmarks/results/small-requests-ARCH.md``.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import statistics
import time
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import aiotaichi as at
from benchmarks.measure import TASKS, fixture
from benchmarks.report import Row, write
from benchmarks.service.child import ROOT, measure

__all__ = ["SmallRequests", "measured"]

FLOATS = 1000
ROUNDS = 9
CALLS = 60
"""Calls in a row. If one turn of the loop makes as many, they go to the device in one batch or two."""
TARGETS = {"a request, fresh arrays": 40, "a request, arrays that are used again": 15}
"""Microseconds of the whole process on the CPU backend, on a machine that does nothing else."""


@dataclass(frozen=True)
class SmallRequests:
    """The arch that the requests are measured on, how often, and how many requests each task sends."""

    arch: str
    rounds: int
    requests: int = 20


async def measured(plan: SmallRequests) -> dict[str, tuple[float, float]]:
    """Return the least seconds of each measure: of the whole process, and of the loop's thread.

    Other programs only add to processor time, by what they leave of the caches.
    """
    async with at.Runtime(plan.arch) as rt:
        saxpy = (await rt.load_aot_module(fixture(plan.arch, "basics"))).kernel("saxpy")
        queue, pool = rt.queue, rt.pool(max_bytes=2**22)
        data = np.arange(FLOATS, dtype=np.float32)
        kept = [(rt.ndarray(FLOATS, at.f32), rt.ndarray(FLOATS, at.f32)) for _ in range(TASKS)]
        x, y = kept[0]

        async def request(x: at.NdArray, y: at.NdArray) -> Any:
            queue.write(x, data)
            queue.launch(saxpy, 2.0, x, y)
            return await queue.read(y)

        async def fresh(task: int) -> Any:
            return await request(rt.ndarray(FLOATS, at.f32), rt.ndarray(FLOATS, at.f32))

        async def leased(task: int) -> Any:
            async with pool.lease(FLOATS, at.f32) as x, pool.lease(FLOATS, at.f32) as y:
                return await request(x, y)

        async def again(task: int) -> Any:
            return await request(*kept[task])

        async def lease() -> None:
            async with pool.lease(FLOATS, at.f32):
                pass

        async def call(function: Callable[[], object]) -> None:
            function()

        assert np.array_equal(await fresh(0), 2 * data), "saxpy's result is wrong"
        gc.collect()
        gc.freeze()  # as a service does
        measures: dict[str, Callable[[], Awaitable[tuple[float, float]]]] = {
            "a request, fresh arrays": lambda: _by_tasks(fresh, plan.requests),
            "a request, leased arrays": lambda: _by_tasks(leased, plan.requests),
            "a request, arrays that are used again": lambda: _by_tasks(again, plan.requests),
            "an array": lambda: _in_a_row(queue, lambda: call(lambda: rt.ndarray(FLOATS, at.f32))),
            "a lease": lambda: _in_a_row(queue, lease),
            "a write": lambda: _in_a_row(queue, lambda: call(lambda: queue.write(x, data))),
            "a launch": lambda: _in_a_row(queue, lambda: call(lambda: queue.launch(saxpy, 2.0, x, y))),
            "a read": lambda: _in_a_row(queue, lambda: call(lambda: queue.read(y))),
        }
        samples: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
        for number in range(plan.rounds + 1):
            for name, sample in measures.items():
                figures = await sample()
                if number:  # the first ones warm up
                    samples[name].append(figures)
    return {
        name: (min(whole for whole, _ in found), min(loop for _, loop in found)) for name, found in samples.items()
    }


async def _by_tasks(request: Callable[[int], Awaitable[Any]], count: int) -> tuple[float, float]:
    async def send(task: int) -> None:
        for _ in range(count):
            await request(task)

    whole, loop = time.process_time(), time.thread_time()
    await asyncio.gather(*(send(task) for task in range(TASKS)))
    requests = TASKS * count
    return (time.process_time() - whole) / requests, (time.thread_time() - loop) / requests


async def _in_a_row(queue: at.Queue, call: Callable[[], Awaitable[None]]) -> tuple[float, float]:
    await queue.wait()
    loop = time.thread_time()
    for _ in range(CALLS):
        await call()
    seconds = (time.thread_time() - loop) / CALLS
    return seconds, seconds


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.small_requests", description=__doc__)
    parser.add_argument("--arch", default="cpu", choices=("cpu", "vulkan", "cuda"))
    parser.add_argument("--base", type=Path, metavar="PATH", help="another checkout")
    parser.add_argument("--turns", type=int, default=5, help="the number of processes of each checkout")
    given = parser.parse_args()
    trees = [ROOT, given.base] if given.base else [ROOT]
    samples: list[dict[str, list[tuple[float, float]]]] = [{} for _ in trees]
    for turn in range(given.turns):
        for place in range(len(trees)) if turn % 2 else reversed(range(len(trees))):
            plan = SmallRequests(given.arch, rounds=ROUNDS)
            figures: Mapping[str, tuple[float, float]] = measure("small_requests", plan, trees[place])
            for name, value in figures.items():
                samples[place].setdefault(name, []).append(value)
    rows = []
    for name in samples[0]:
        for index, what in enumerate(("the whole process", "the loop's thread")):
            values = [1e6 * statistics.median(each[index] for each in found[name]) for found in samples]
            shown = [f"{value:.1f}" for value in values]
            ratio = f"{values[0] / values[1]:.2f}" if given.base else ""
            target = f"<= {TARGETS[name]}" if name in TARGETS and not index and given.arch == "cpu" else ""
            if name.startswith("a request"):
                rows.append(Row(f"{name}, {what}, us", shown[0], (shown[1:] or [""])[0], ratio, target))
            elif index:
                rows.append(Row(f"{name}, us", shown[0], (shown[1:] or [""])[0], ratio, target))
    write(
        f"small-requests-{given.arch}",
        f"The processor time of small requests, {given.arch}",
        rows,
        [
            f"1,000 floats a request, {TASKS} tasks, asyncio.",
            f"The least of {ROUNDS} samples in each process, and the median of {given.turns} processes"
            + (", which take turns with processes of another checkout: the peer." if given.base else "."),
        ],
    )


if __name__ == "__main__":
    main()
