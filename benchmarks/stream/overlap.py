"""What share of the middle of a run all equal stages work at the same time, from a trace of the run."""

from __future__ import annotations

import importlib.util
import os
import statistics
import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import aiotaichi as at

__all__ = ["middle_of", "overlap", "share_of_all"]

Spans = Sequence[tuple[int, int]]

BLOCKS = 300
"""Enough for a long middle: the first blocks find memory that the driver has not pinned yet."""
NUMBERS = 2**25
"""The numbers of a block that is copied: 128 MiB."""
SECONDS = 0.01
"""How long each stage takes for a block, if nothing is copied."""


@dataclass(frozen=True)
class Stages:
    """Stages that are to take equally long: ``kernels`` of them compute, and two more copy if the device copies.

    ``given`` and ``made`` are the numbers of a block that the source gives, and that the consumer gets: a bus may be
    slower in one direction.
    """

    rt: at.Runtime
    spin: at.Kernel
    kernels: int
    given: int = 1
    made: int = 1

    @property
    def names(self) -> list[str]:
        kernels = [f"kernel {number}" for number in range(self.kernels)]
        return kernels if self.rt.info.unified_memory else ["upload", *kernels, "download"]

    async def run(self, steps: int) -> dict[str, Spans]:
        """Pass all blocks through the stages. Return when each stage worked, as a trace shows it."""
        rt, outs = self.rt, [self.rt.ndarray(1, at.i32) for _ in range(self.kernels)]
        left = BLOCKS

        def source(place: object) -> int:
            nonlocal left
            left -= 1
            return self.given if left >= 0 else 0

        def stage(out: at.NdArray, queue: at.Queue, block: at.Block) -> at.NdArray:
            queue.launch(self.spin, steps, out)
            return block.array if self.made == self.given else block.ndarray(self.made, at.i32)

        functions = [partial(stage, out) for out in outs]
        for number, function in enumerate(functions):
            function.__name__ = f"kernel {number}"  # type: ignore[attr-defined]
        made = at.stream(rt, source, *functions, shape=self.given, dtype=at.i32, depth=2 * len(self.names))
        with TemporaryDirectory() as folder:
            path = Path(folder) / "overlap.pftrace"
            async with at.trace(rt, path), made as blocks:
                async for _ in blocks:
                    pass
            found = _spans(path)
        return {name: found[name] for name in self.names}


async def overlap(rt: at.Runtime, spin: at.Kernel) -> str:
    """Say how busy equal stages were, and for which share of the middle half all of them worked.

    A device that copies has an upload, a kernel that takes as long, and a download. One with the host's memory has
    kernels of one core each: three, or as many as there are cores.
    """
    if importlib.util.find_spec("perfetto") is None:
        return "How equal stages overlap is not measured: the package perfetto is missing."
    if rt.info.unified_memory:
        stages = Stages(rt, spin, min(3, len(os.sched_getaffinity(0))))
        steps, what = await _steps_of(rt, spin, SECONDS), f"{stages.kernels} kernels of one core each"
    else:
        what = "upload, kernel and download"
        stages, steps = await _equal_stages(rt, spin)
    spans = await stages.run(steps)
    middle = middle_of(spans.values())
    took = ", ".join(f"{name} {_typical(each) / 1e6:.2f}" for name, each in spans.items())
    busy = ", ".join(f"{name} {share_of_all([each], middle):.0%}" for name, each in spans.items())
    return (
        f"{what}, which are to take equally long, take these milliseconds for a block (medians): {took}. They are "
        f"busy for these shares of the middle half of the time: {busy}. All of them work at the same time for "
        f"{share_of_all(spans.values(), middle):.0%} of the middle half."
    )


async def _equal_stages(rt: at.Runtime, spin: at.Kernel) -> tuple[Stages, int]:
    """Return stages that take equally long while all of them run, and the kernel's steps."""
    stages = Stages(rt, spin, 1, NUMBERS, NUMBERS)
    steps = await _steps_of(rt, spin, _typical((await stages.run(1))["upload"]) / 1e9)
    for _ in range(3):
        took = {name: _typical(each) for name, each in (await stages.run(steps)).items()}
        given, made = (took["kernel 0"] / took[name] for name in ("upload", "download"))
        stages = Stages(rt, spin, 1, round(stages.given * given), round(stages.made * made))
    return stages, steps


async def _steps_of(rt: at.Runtime, spin: at.Kernel, seconds: float) -> int:
    """Return how many thousand steps the kernel does in so many seconds."""
    out, steps = rt.ndarray(1, at.i32), 100
    await rt.queue.launch(spin, 1, out)  # the driver loads it
    while True:
        began = time.perf_counter()
        await rt.queue.launch(spin, steps, out)
        took = time.perf_counter() - began
        if took > seconds:
            return max(1, round(steps * seconds / took))
        steps *= 2


def _typical(spans: Spans) -> float:
    """Return how many nanoseconds a block takes, without those at the beginning, for which the driver pins memory."""
    return statistics.median(ended - began for began, ended in spans[len(spans) // 4 :])


def _spans(path: Path) -> dict[str, list[tuple[int, int]]]:
    """Return when each step of the stream in a trace worked."""
    from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent

    trace = Trace()
    trace.ParseFromString(path.read_bytes())
    tracks = {packet.track_descriptor.uuid: packet.track_descriptor for packet in trace.packet}
    found: dict[str, list[tuple[int, int]]] = {}
    begun: dict[int, int] = {}
    for packet in trace.packet:
        event = packet.track_event
        track: Any = tracks.get(event.track_uuid)
        if track is None or not tracks[track.parent_uuid].name.startswith("stream "):
            continue
        if event.type == TrackEvent.TYPE_SLICE_BEGIN:
            begun[event.track_uuid] = packet.timestamp
        else:
            found.setdefault(track.name, []).append((begun.pop(event.track_uuid), packet.timestamp))
    return found


def middle_of(steps: Collection[Spans]) -> tuple[int, int]:
    """Return the middle half of the time for which steps worked."""
    first, last = min(spans[0][0] for spans in steps), max(spans[-1][1] for spans in steps)
    quarter = (last - first) // 4
    return first + quarter, last - quarter


def share_of_all(steps: Collection[Spans], during: tuple[int, int]) -> float:
    """Return the share of the time ``during`` for which each of the steps worked on a block."""
    begin, end = during
    changes = sorted(change for spans in steps for began, ended in spans for change in ((began, 1), (ended, -1)))
    working = together = 0
    since = begin
    for moment, change in changes:
        if working == len(steps):
            together += max(0, min(moment, end) - max(since, begin))
        working, since = working + change, moment
    return together / (end - begin)
