"""Measure loops on 1, 2, 4, ... threads: ``python -m benchmarks.threads``.

Each row is one loop. It says how long a launch takes on each number of threads, how much faster the most threads are
than one, and how many sleeping threads a launch wakes there: small loops should wake none.
"""

from __future__ import annotations

import asyncio
import os
import statistics
import threading
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiotaichi as at
from benchmarks.measure import fixture, seconds_of
from benchmarks.report import RESULTS, machine

_LAUNCHES = 10  # between two waits
_SECONDS = 0.3  # for each measure
_SIDES = (64, 128, 256, 512, 1024, 2048, 4096)


@dataclass(frozen=True)
class Loop:
    """A kernel to measure. ``arguments`` makes its arguments."""

    name: str
    module: str
    kernel: str
    arguments: Callable[[at.Runtime], list[Any]]


@dataclass(frozen=True)
class Sample:
    """Seconds of a launch, the best and the median, and how often threads slept during one."""

    best: float
    median: float
    sleeps: float


def loops() -> list[Loop]:
    """Return the loops: even ones of all sizes, an uneven one over an array and a field, and few long steps."""
    return [
        *(Loop(f"5-point stencil, {n} x {n} f32", "stencil", "sweep", _arrays((n, n), (n, n))) for n in _SIDES),
        *(
            Loop(f"saxpy, {n * n:,} f32", "basics", "saxpy", _arrays((n * n,), (n * n,), before=[2.0]))
            for n in _SIDES
        ),
        *(Loop(f"Mandelbrot set, {n} x {n}, array", "uneven", "paint_array", _pixels(n, n)) for n in (64, 256, 1024)),
        Loop("Mandelbrot set, 512 x 512, field", "uneven", "paint_field", lambda rt: [200]),
        Loop("norms of 1,024 rows of 1,024", "uneven", "norms", _arrays((1024, 1024), (1024,))),
        Loop("1,024 steps of 10 us", "timing", "spin_parallel", lambda rt: [5, rt.ndarray(1024, at.i32)]),
        Loop("16 steps of 100 us", "timing", "spin_parallel", lambda rt: [50, rt.ndarray(16, at.i32)]),
    ]


def _arrays(*shapes: tuple[int, ...], before: Sequence[float] = ()) -> Callable[[at.Runtime], list[Any]]:
    return lambda rt: [*before, *(rt.ndarray(shape, at.f32) for shape in shapes)]


def _pixels(*shape: int) -> Callable[[at.Runtime], list[Any]]:
    return lambda rt: [200, rt.ndarray(shape, at.i32)]


def sleeps() -> int:
    """Return how often the threads of this process, this one excepted, have slept."""
    count = 0
    for task in Path("/proc/self/task").iterdir():
        if int(task.name) != threading.get_native_id():
            status = (task / "status").read_text()
            count += int(status.partition("voluntary_ctxt_switches:")[2].split()[0])
    return count


async def measure(rt: at.Runtime, loop: Loop) -> Sample:
    """Measure a loop on one runtime."""
    kernel = (await rt.load_aot_module(fixture("cpu", loop.module))).kernel(loop.kernel)
    arguments = loop.arguments(rt)

    async def launches() -> None:
        for _ in range(_LAUNCHES):
            rt.queue.launch(kernel, *arguments)
        await rt.queue.wait()

    first = await seconds_of(launches, 1)
    repeats = min(max(int(_SECONDS / first), 3), 200)
    before = sleeps()
    samples = [await seconds_of(launches, _LAUNCHES) for _ in range(repeats)]
    slept = (sleeps() - before) / (repeats * _LAUNCHES)
    return Sample(min(samples), statistics.median(samples), slept)


async def on_threads(threads: int) -> list[Sample]:
    """Measure all loops on a number of threads."""
    async with at.Runtime("cpu", threads=threads) as rt:
        return [await measure(rt, loop) for loop in loops()]


def main() -> None:
    cores = len(os.sched_getaffinity(0))
    counts = [count for count in (1, 2, 4, 8, 16, 32, 64) if count <= max(cores, 2)]
    columns = [asyncio.run(on_threads(count)) for count in counts]
    lines = [
        "# The CPU backend on more threads",
        "",
        *machine(),
        "",
        "Microseconds of a launch, the best and the median of batches of 10. `gain`: the best on one thread, divided "
        f"by the best on {counts[-1]}. `sleeps`: how often any thread slept during a launch there.",
        "",
        "| loop | " + " | ".join(f"{count} threads" for count in counts) + " | gain | sleeps |",
        "|---" * (len(counts) + 3) + "|",
    ]
    for loop, samples in zip(loops(), zip(*columns, strict=True), strict=True):
        times = " | ".join(f"{each.best * 1e6:.1f}, {each.median * 1e6:.1f}" for each in samples)
        gain = samples[0].best / samples[-1].best
        lines.append(f"| {loop.name} | {times} | {gain:.2f} | {samples[-1].sleeps:.2f} |")
    text = "\n".join(lines) + "\n"
    (RESULTS / f"threads-{cores}.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main()
