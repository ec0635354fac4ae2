"""Measures for all GPU backends: samples taken in turn, chunks streamed over three queues, and the heartbeat."""

from __future__ import annotations

import statistics
import time
from collections import deque
from collections.abc import Awaitable, Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

import aiotaichi as at
from aiotaichi.testing import heartbeat
from benchmarks.measure import milliseconds, seconds_of
from benchmarks.report import Row

__all__ = ["Samples", "beats", "stream"]

CHUNK = 64 * 2**20
CHUNKS = 64


class Samples:
    """Samples of several measures, taken in turn."""

    def __init__(self) -> None:
        self._values: dict[str, list[float]] = {}

    async def take(self, measures: Mapping[str, Callable[[], Awaitable[float]]], rounds: int) -> None:
        for _ in range(rounds):
            for name, measure in measures.items():
                self._values.setdefault(name, []).append(await measure())

    def median(self, name: str) -> float | None:
        return statistics.median(self._values[name]) if name in self._values else None

    def row(self, what: str, ours: str, peer: str, show: Callable[[float], str], how: str, target: str) -> Row:
        mine, theirs = self.median(ours), self.median(peer)
        assert mine is not None
        shown = f"{show(mine)} (best {show(min(self._values[ours]))})"
        if theirs is None:
            return Row(what, shown, "", "", target)
        return Row(what, shown, f"{show(theirs)}, {how}", f"{mine / theirs:.2f}", target)


async def stream(rt: at.Runtime, basics: Path, kind: str, target: str) -> Row:
    """Measure writes, kernels and reads of 64 chunks over three queues, and each of the three alone."""
    n = CHUNK // 4
    module = await rt.load_aot_module(basics)
    add = module.kernel("add_one")
    arrays = [rt.ndarray(n, at.i32) for _ in range(4)]
    make = rt.host_array if kind == "host_array" else np.empty
    sources: list[npt.NDArray[np.int32]] = [make(n, np.dtype(np.int32)) for _ in range(4)]
    for number, source in enumerate(sources):
        source[:] = number
    up, down = rt.create_queue(name="up", transfer=True), rt.create_queue(name="down", transfer=True)
    compute = rt.queue
    bound = [add.bind(array) for array in arrays]

    async def all_three() -> None:
        reads: deque[at.Event[npt.NDArray[np.int32]]] = deque()
        for i in range(CHUNKS + len(arrays)):
            slot = i % len(arrays)
            if i >= len(arrays):
                event = reads.popleft()
                up.wait_event(event)
                result = await event
                assert result[0] == slot + 1
                assert result[-1] == slot + 1
            if i < CHUNKS:
                compute.wait_event(up.write(arrays[slot], sources[slot], borrow=True))
                down.wait_event(compute.launch(bound[slot]))
                reads.append(down.read(arrays[slot]))

    async def alone_on(enqueue: Callable[[int], at.Event[Any]]) -> None:
        pending: deque[at.Event[Any]] = deque()
        for i in range(CHUNKS):
            if i >= len(arrays):
                await pending.popleft()
            pending.append(enqueue(i % len(arrays)))
        for event in pending:
            await event

    async def writes() -> None:
        await alone_on(lambda slot: up.write(arrays[slot], sources[slot], borrow=True))

    async def reads() -> None:
        await alone_on(lambda slot: down.read(arrays[slot]))

    async def kernels() -> None:
        for i in range(CHUNKS):
            compute.launch(bound[i % len(bound)])
        await compute.wait()

    stages: dict[str, Callable[[], Awaitable[None]]] = {
        "all three": all_three,
        "write": writes,
        "kernel": kernels,
        "read": reads,
    }
    measures = {name: partial(seconds_of, work, 1) for name, work in stages.items()}
    samples = Samples()
    await samples.take(measures, 2)
    samples = Samples()
    await samples.take(measures, 5)
    alone = {name: samples.median(name) or 0.0 for name in stages if name != "all three"}
    together = samples.median("all three") or 0.0
    slowest = max(alone, key=lambda name: alone[name])
    shown = ", ".join(f"{name} {milliseconds(value)}" for name, value in alone.items())
    for array in arrays:
        array.close()
    await up.aclose()
    await down.aclose()
    return Row(
        f"{CHUNKS} chunks of {CHUNK >> 20} MiB from {kind}: write, kernel and read over three queues, "
        "against the slowest alone",
        f"{milliseconds(together)} ({CHUNKS * CHUNK / together / 1e9:.1f} GB/s each way)",
        f"{slowest} alone {milliseconds(alone[slowest])} ({shown})",
        f"{alone[slowest] / together:.2f}",
        target,
    )


async def beats(rt: at.Runtime, basics: Path, target: str) -> Row:
    """Measure the event loop's delay while kernels run."""
    module = await rt.load_aot_module(basics)
    saxpy = module.kernel("saxpy")
    x, y = rt.ndarray(16_000_000, at.f32), rt.ndarray(16_000_000, at.f32)
    start = time.perf_counter()
    async with heartbeat() as found:
        while time.perf_counter() - start < 1:
            for _ in range(10):
                rt.queue.launch(saxpy, 2.0, x, y)
            await rt.queue.wait()
    return Row(
        "loop heartbeat while kernels run for 1 s, p99 gap", milliseconds(found.percentile(99)), "", "", target
    )
