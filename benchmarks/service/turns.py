"""Name what holds the event loop of a service: its turns of more than 2 ms, by what a trace says of each.

Usage: ``python -m benchmarks.service.turns --arch vulkan --mode write --size 2048``. It prints a table: what took the
most time comes first. ``--trace FILE`` keeps the trace. A turn is also long if its thread waits for a core: a line
says for how long it has. With ``write``, a turn copies what its tasks write, because they may change their arrays
afterwards: the last line has the least time of such a call, and of C's ``memmove`` of as many bytes.
"""

from __future__ import annotations

import argparse
import asyncio
import ctypes
import gc
import re
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from perfetto.protos.perfetto.trace.perfetto_trace_pb2 import Trace, TrackEvent

import aiotaichi as at
from benchmarks.service.load import Load
from benchmarks.service.meter import Meter
from benchmarks.service.ours import MODES, open_clients
from benchmarks.service.service import closed_loop

__all__ = ["Turn", "read_turns", "table"]


@dataclass(frozen=True)
class Turn:
    """A turn of the event loop, in seconds since the trace began."""

    began: float
    seconds: float
    tasks: int
    longest: str
    """What the turn did for the longest time, without the task's number."""


async def trace(load: Load, mode: str, path: Path) -> tuple[float, float]:
    """Let clients send requests, and write a trace of them: the first second, too.

    Return for how many seconds the loop's thread has waited for a core, and of how many.
    """
    async with open_clients(mode, load) as clients:
        gc.collect()
        gc.freeze()  # as benchmarks.service does
        meter = Meter(load.start, load.steady)
        async with at.trace(clients[0].queue.runtime, path):
            began, waited = time.perf_counter(), _waited()
            await closed_loop(clients, load, meter)
            return _waited() - waited, time.perf_counter() - began


def _waited() -> float:
    """Return for how many seconds this thread has been ready to run and had no core, as Linux counts it."""
    return int(Path("/proc/thread-self/schedstat").read_text().split()[1]) / 1e9


def read_turns(data: bytes) -> Iterator[Turn]:
    """Yield the long turns of a trace, in their order."""
    found = Trace()
    found.ParseFromString(data)
    start = min((packet.timestamp for packet in found.packet if packet.timestamp), default=0)
    open_slices: dict[int, list[Any]] = {}  # by track
    for packet in found.packet:
        event = packet.track_event
        if event.type == TrackEvent.TYPE_SLICE_BEGIN:
            open_slices.setdefault(event.track_uuid, []).append(packet)
        elif event.type == TrackEvent.TYPE_SLICE_END:
            begin = open_slices[event.track_uuid].pop()
            notes = {note.name: note for note in begin.track_event.debug_annotations}
            if "longest" in notes:
                longest = re.sub(r"Task-\d+|\S+/", _shorter, notes["longest"].string_value.partition(" ms ")[2])
                began = (begin.timestamp - start) / 1e9
                yield Turn(began, (packet.timestamp - begin.timestamp) / 1e9, notes["tasks"].int_value, longest)


def _shorter(found: re.Match[str]) -> str:
    """Return what stands for the name of a task, or for the folders of a file."""
    return "a task" if found[0].startswith("Task-") else ""


def table(turns: Iterable[Turn], least: float) -> str:
    """Return a table of the turns that took at least ``least`` seconds, by what held them, the most time first."""
    kinds: dict[str, list[Turn]] = {}
    for turn in turns:
        if turn.seconds >= least:
            kinds.setdefault(turn.longest, []).append(turn)
    lines = [
        "| most of the turn | turns | together, ms | the longest, ms | its time, s | its tasks |",
        "|---|---|---|---|---|---|",
    ]
    for kind, found in sorted(kinds.items(), key=lambda each: -sum(turn.seconds for turn in each[1])):
        worst = max(found, key=lambda turn: turn.seconds)
        together = sum(turn.seconds for turn in found) * 1e3
        longest = f"{worst.seconds * 1e3:.1f} | {worst.began:.3f} | {worst.tasks}"
        lines.append(f"| {kind} | {len(found)} | {together:.1f} | {longest} |")
    return "\n".join(lines) if kinds else f"no turn took {least * 1e3:g} ms"


async def copies(arch: str, nbytes: int, count: int = 30) -> tuple[float, float]:
    """Return the least seconds of a ``write`` that copies, and of C's ``memmove`` of as many bytes, in turns."""
    written, moved = [], []
    data = np.ones(nbytes, np.uint8)
    to = np.ones_like(data)
    async with at.Runtime(arch) as rt:
        x = rt.ndarray(nbytes, at.u8)
        for _ in range(count):
            began = time.perf_counter()
            event = rt.queue.write(x, data)
            written.append(time.perf_counter() - began)
            await event
            began = time.perf_counter()
            ctypes.memmove(to.ctypes.data, data.ctypes.data, nbytes)
            moved.append(time.perf_counter() - began)
    return min(written), min(moved)


def main(arguments: list[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.service.turns", description=__doc__)
    parser.add_argument("--arch", default="cpu", choices=("cpu", "vulkan", "cuda"))
    parser.add_argument("--mode", default="write", choices=MODES)
    parser.add_argument("--size", type=int, default=512, help="the rows, and the columns, of an image")
    parser.add_argument("--tasks", type=int, default=64)
    parser.add_argument("--queues", type=int, default=8)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long it goes on after the first second")
    parser.add_argument("--least", type=float, default=2.0, help="the milliseconds from which a turn is shown")
    parser.add_argument("--trace", type=Path, metavar="FILE.pftrace", help="where the trace is kept")
    given = parser.parse_args(arguments)
    load = Load(given.arch, given.mode, given.size, given.tasks, given.queues, 1.0, given.seconds)
    with tempfile.TemporaryDirectory() as folder:
        path = given.trace or Path(folder) / "service.pftrace"
        waited, whole = asyncio.run(trace(load, given.mode, path))
        print(table(read_turns(path.read_bytes()), given.least / 1e3))
        print(f"\nThe loop's thread has waited for a core for {waited:.2f} of {whole:.2f} s.")
    if given.mode == "write":
        nbytes = load.size**2 * np.dtype(np.float32).itemsize
        written, moved = asyncio.run(copies(given.arch, nbytes))
        print(f"A write of {nbytes:,} bytes takes {written * 1e3:.2f} ms, C's memmove {moved * 1e3:.2f} ms.")


if __name__ == "__main__":
    main(sys.argv[1:])
