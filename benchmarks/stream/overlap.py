"""What share of the middle of a run all equal stages work at the same time, from a trace of the run."""

from __future__ import annotations

import importlib.util
import os
import time
from collections.abc import Sequence
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

import aiotaichi as at

__all__ = ["overlap"]

Spans = Sequence[tuple[int, int]]

BLOCKS = 60
SECONDS = 0.01
"""How long each stage takes for a block."""


async def overlap(rt: at.Runtime, spin: at.Kernel) -> str:
    """Say how busy equal stages were, and for which share of the middle half all of them worked.

    A device that copies has an upload, a kernel that takes as long, and a download. One with the host's memory has
    kernels of one core each: three, or as many as there are cores.
    """
    if rt.info.unified_memory:
        stages = min(3, len(os.sched_getaffinity(0)))
        names = [f"kernel {number}" for number in range(stages)]
        what = f"{stages} kernels of one core each"
        block, steps = np.zeros(1, np.int32), await _steps_of(rt, spin, SECONDS)
    else:
        stages, names, what = 1, ["upload", "kernel 0", "download"], "upload, kernel and download"
        block = np.zeros(2**26, np.int32)  # 256 MiB
        steps = await _steps_of(rt, spin, await _upload_seconds(rt, block))
    out = rt.ndarray(1, at.i32)

    def stage(queue: at.Queue, block: at.Block) -> None:
        queue.launch(spin, steps, block.array if rt.info.unified_memory else out)

    functions = [partial(stage) for _ in range(stages)]
    for number, function in enumerate(functions):
        function.__name__ = f"kernel {number}"  # type: ignore[attr-defined]
    is_traced = importlib.util.find_spec("perfetto") is not None
    with TemporaryDirectory() as folder:
        path = Path(folder) / "overlap.pftrace"
        async with (
            at.trace(rt, path) if is_traced else nullcontext(),
            at.stream(rt, [block] * BLOCKS, *functions, depth=2 * len(names)) as blocks,
        ):
            async for _ in blocks:
                pass
        done = blocks.statistics()
        busy = ", ".join(f"{name} {done.busy_seconds[name] / done.seconds:.0%}" for name in names)
        text = f"{what}, equally long, are busy for these shares of the time: {busy}."
        if not is_traced:
            return f"{text} There is no trace: the package perfetto is missing."
        spans = _spans(path)
    share = share_of_all([spans[name] for name in names])
    return f"{text} All of them work at the same time for {share:.0%} of the middle half."


async def _upload_seconds(rt: at.Runtime, block: Any) -> float:
    queue, array = rt.create_queue(timing=True), rt.ndarray(block.size, at.i32)
    ends = [queue.write(array, block, borrow=True) for _ in range(5)]
    await ends[-1]
    seconds = ends[-1].elapsed_since(ends[0]) / 4
    await queue.aclose()
    return seconds


async def _steps_of(rt: at.Runtime, spin: at.Kernel, seconds: float) -> int:
    """Return how many thousand steps the kernel does in so many seconds."""
    out, steps = rt.ndarray(1, at.i32), 100
    while True:
        began = time.perf_counter()
        await rt.queue.launch(spin, steps, out)
        took = time.perf_counter() - began
        if took > seconds:
            return max(1, round(steps * seconds / took))
        steps *= 2


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


def share_of_all(steps: Sequence[Spans]) -> float:
    """Return the share of the middle half of the time for which each step worked on a block."""
    first, last = min(spans[0][0] for spans in steps), max(spans[-1][1] for spans in steps)
    begin, end = first + (last - first) // 4, last - (last - first) // 4
    changes = sorted(change for spans in steps for began, ended in spans for change in ((began, 1), (ended, -1)))
    working = together = 0
    since = first
    for moment, change in changes:
        if working == len(steps):
            together += max(0, min(moment, end) - max(since, begin))
        working, since = working + change, moment
    return together / (end - begin)
