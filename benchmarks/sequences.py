"""Compare a recorded sequence with the same operations enqueued one by one, in turns of one run.

Usage: ``python -m benchmarks.sequences [ARCH]``. It prints a table. Half of the operations are saxpy with n=16, the
others are fills. "Calls" is the time that the calls take on the event loop, per operation. "Whole" is the time until
the device is idle. "First" is how long the first launch holds the loop: it prepares the sequence.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import Callable
from typing import Any

import aiotaichi as at
from benchmarks.measure import fixture, microseconds

COUNTS = 10, 100, 1000
TURN = 20_000  # operations
ROUNDS = 7


async def seconds_of(queue: at.Queue, enqueue: Callable[[], object], times: int) -> tuple[float, float]:
    """Return the seconds of the calls, and of all until the queue is idle, for one call."""
    start = time.perf_counter()
    for _ in range(times):
        enqueue()
    called = time.perf_counter()
    await queue.wait()
    return (called - start) / times, (time.perf_counter() - start) / times


async def first_seconds_of(queue: at.Queue, enqueue: Callable[[], object]) -> float:
    """Return the seconds of a call and of its submission."""
    await queue.wait()
    start = time.perf_counter()
    enqueue()
    await queue.flush()
    return time.perf_counter() - start


async def measure(rt: at.Runtime, saxpy: at.Kernel, count: int) -> None:
    """Print the rows for sequences of ``count`` operations."""
    x, y, z, queue = rt.ndarray(16, at.f32), rt.ndarray(16, at.f32), rt.ndarray(16, at.f32), rt.queue

    async def recorded(a: Any, to: Any) -> at.RecordedSequence:
        async with rt.record() as sequence:
            for _ in range(count // 2):
                sequence.launch(saxpy, a, x, to)
                sequence.fill(z, 0)
        return sequence

    def one_by_one() -> None:
        for _ in range(count // 2):
            queue.launch(saxpy, 1.0, x, y)
            queue.fill(z, 0)

    same = await recorded(1.0, y)
    numbers = await recorded(at.Argument("a"), y)
    arrays = await recorded(at.Argument("a"), at.Argument("y"))
    measures: dict[str, Callable[[], object]] = {
        "one by one": one_by_one,
        "a sequence": lambda: queue.launch(same),
        "its numbers change": lambda: queue.launch(numbers, a=1.0),
        "its arrays change": lambda: queue.launch(arrays, a=1.0, y=y),
    }
    first = {name: await first_seconds_of(queue, enqueue) for name, enqueue in measures.items()}
    times = max(1, TURN // count)
    samples: dict[str, list[tuple[float, float]]] = {name: [] for name in measures}
    for _ in range(ROUNDS):
        for name, enqueue in measures.items():
            samples[name].append(await seconds_of(queue, enqueue, times))
    base = samples["one by one"]
    for name, found in samples.items():
        called, whole = (statistics.median(each[i] for each in found) / count for i in (0, 1))
        ratio = statistics.median(b[1] / f[1] for b, f in zip(base, found, strict=True))
        cells = microseconds(called), microseconds(whole), f"{1 / whole:,.0f}", f"{ratio:.1f}"
        print(f"| {count} | {name} | {' | '.join(cells)} | {microseconds(first[name])} |")


async def main(arch: str | None) -> None:
    async with at.Runtime(arch) as rt:
        name = {at.Arch.VULKAN: "vulkan", at.Arch.CUDA: "cuda"}.get(rt.info.arch, "cpu")
        saxpy = (await rt.load_aot_module(fixture(name, "basics"))).kernel("saxpy")
        print(rt.info.name)
        print(
            "| operations | how | call, per operation | whole, per operation | operations/s | faster | first call |"
        )
        print("|---|---|---|---|---|---|---|")
        for count in COUNTS:
            await measure(rt, saxpy, count)


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1] if len(sys.argv) > 1 else None))
