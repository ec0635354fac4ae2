"""Measure Vulkan and CUDA that share memory on one GPU: ``python -m benchmarks.sharing [NAME]``.

The device orders the two queues with events. The alternative is that the host awaits one queue before it launches on
the other.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Awaitable, Callable
from functools import partial

import anyio

import aiotaichi as at
from aiotaichi.runtime.queue import engine_of
from benchmarks.gpu import Samples
from benchmarks.measure import MODULES, microseconds
from benchmarks.report import device_slug, write

ROUNDS = 200
TURNS = 40
SIZE = 1024


class Pair:
    """A kernel of Vulkan and a kernel of CUDA, both bound to the same memory."""

    def __init__(self, vulkan: at.Queue, cuda: at.Queue, on_vulkan: at.BoundKernel, on_cuda: at.BoundKernel) -> None:
        self.vulkan, self.cuda = vulkan, cuda
        self.turns = ((vulkan, on_vulkan), (cuda, on_cuda))

    async def by_device(self) -> float:
        """Return the seconds of one launch if the device orders the queues."""
        start = time.perf_counter()
        event = self.cuda.launch(self.turns[1][1])
        for i in range(TURNS):
            queue, kernel = self.turns[i % 2]
            assert queue.wait_event(event)
            event = queue.launch(kernel)
        await event
        return (time.perf_counter() - start) / TURNS

    async def by_host(self) -> float:
        """Return the seconds of one launch if the host awaits each launch."""
        start = time.perf_counter()
        for i in range(TURNS):
            queue, kernel = self.turns[i % 2]
            await queue.launch(kernel)
        return (time.perf_counter() - start) / TURNS

    async def enqueue(self, waiting: at.Queue, other: at.Queue, kernel: at.BoundKernel) -> float:
        """Return the seconds that the host needs to enqueue and submit a ``wait_event``."""
        event = other.launch(kernel)
        engine_of(other).submit()
        start = time.perf_counter()
        assert waiting.wait_event(event)
        waiting.record_event()
        engine_of(waiting).submit()
        seconds = time.perf_counter() - start
        await waiting.wait()
        return seconds


async def main(name: str | None = None) -> None:
    async with at.Runtime("vulkan") as vulkan, at.Runtime("cuda") as cuda:
        memory = vulkan.allocate_memory(4 * SIZE, export_sharing=True)
        bound = []
        for rt, seen, suffix in ((vulkan, memory, ""), (cuda, await cuda.import_(memory), ".tcm")):
            module = await rt.load_aot_module(MODULES / rt.info.arch / f"basics{suffix}")
            bound.append(module.kernel("add_one").bind(seen.ndarray(SIZE, at.i32)))
        pair = Pair(vulkan.queue, cuda.queue, *bound)
        measures: dict[str, Callable[[], Awaitable[float]]] = {
            "device": pair.by_device,
            "host": pair.by_host,
            "cuda waits": partial(pair.enqueue, cuda.queue, vulkan.queue, bound[0]),
            "vulkan waits": partial(pair.enqueue, vulkan.queue, cuda.queue, bound[1]),
        }
        await Samples().take(measures, 5)
        samples = Samples()
        await samples.take(measures, ROUNDS)
        rows = [
            samples.row("a CUDA queue waits for a Vulkan event: host cost", "cuda waits", "", microseconds, "", ""),
            samples.row("a Vulkan queue waits for a CUDA event: host cost", "vulkan waits", "", microseconds, "", ""),
            samples.row(
                f"{TURNS} kernels of {SIZE} elements in turn on both, per kernel: the device orders them",
                "device", "host", microseconds, "each awaited by the host", "",
            ),
        ]  # fmt: skip
        write(
            name or f"sharing-{device_slug(cuda.info.name)}",
            f"Vulkan and CUDA together, on {cuda.info.name}",
            rows,
            ["Medians of samples taken in turn."],
        )


if __name__ == "__main__":
    anyio.run(main, next(iter(sys.argv[1:]), None))
