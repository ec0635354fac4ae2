"""Find where the time of a small kernel goes, until its task goes on: ``python -m benchmarks.small_kernels``.

Each row is a stencil that one task launches and awaits, again and again: the case in which threads have gone to sleep
when the next launch comes. ``--base PATH`` measures another checkout's aiotaichi in turn with this one's.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import statistics
import subprocess
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np

import aiotaichi as at
from aiotaichi.hal import SPAN_NAMES, THREAD_NAMES
from aiotaichi.runtime.runtime import open_device_of
from benchmarks.kernels.entry import MODULES, ROOT
from benchmarks.report import RESULTS, machine

SIDES = (64, 256, 512, 1024, 2048)
POLICIES = ("latency", "balanced")
PARTS = ("turn", "driver", "device", "notification", "loop")
_LAUNCHES = 400
_BATCH = 100

Figures = dict[str, float]
"""Microseconds by name, and numbers of threads."""


async def measure(side: int, policy: str, launches: int) -> Figures:
    """Measure one size under one policy: first with nothing recorded, then with the stamps of a trace."""
    async with at.Runtime("cpu", wait=policy) as rt:
        kernel = (await rt.load_aot_module(MODULES[2])).kernel("stencil_2d")
        x, y = (rt.ndarray((side, side), at.f32) for _ in range(2))
        rt.queue.write(x, np.ones((side, side), np.float32))
        bound = kernel.bind(x, y)

        async def awaited() -> list[float]:
            found = []
            for _ in range(launches):
                start = time.perf_counter()
                await rt.queue.launch(bound)
                found.append(time.perf_counter() - start)
            return found

        await awaited()
        start = time.perf_counter()
        for _ in range(_BATCH):
            rt.queue.launch(bound)
        await rt.queue.wait()
        batch = (time.perf_counter() - start) / _BATCH
        used = time.process_time()
        whole = await awaited()
        used = time.process_time() - used
        spans = await _threads(rt, awaited)
        parts: dict[str, list[float]] = {name: [] for name in PARTS}
        async with at.trace(rt):
            for _ in range(launches):
                event = rt.queue.launch(bound)
                await event
                for name, seconds in event.times.parts.items():
                    if name in parts:
                        parts[name].append(seconds)
    return {
        "a launch of many": batch * 1e6,
        "launch to resumed, best": min(whole) * 1e6,
        "launch to resumed, median": statistics.median(whole) * 1e6,
        "processor time": used / launches * 1e6,
        **{name: statistics.median(found) * 1e6 for name, found in parts.items()},
        **spans,
    }


async def _threads(rt: at.Runtime, awaited: Any) -> Figures:
    """Return how many workers helped, and how long after the queue's thread the first and the last of them began."""
    device = open_device_of(rt).device
    device.record_threads(True)
    await awaited()
    spans = device.take_thread_spans().spans
    device.record_threads(False)
    loops = sorted(
        (int(each["begin"]), THREAD_NAMES[each["role"]])
        for each in spans
        if SPAN_NAMES[each["kind"]] == "share of a loop"
    )
    launches: list[tuple[int, list[int]]] = []
    for begin, role in loops:
        if role == "queue":
            launches.append((begin, []))
        elif launches:
            launches[-1][1].append(begin)
    helped = [(begin, workers) for begin, workers in launches if workers]
    return {
        "workers": statistics.mean(len(workers) for _, workers in launches) if launches else 0.0,
        "first worker": statistics.median(each[0] - begin for begin, each in helped) / 1e3 if helped else 0.0,
        "last worker": statistics.median(each[-1] - begin for begin, each in helped) / 1e3 if helped else 0.0,
    }


def measured(tree: Path, side: int, policy: str, launches: int) -> Figures:
    """Measure in a process of its own, with the aiotaichi of a checkout."""
    paths = os.pathsep.join([str(tree), *filter(None, [os.environ.get("PYTHONPATH")])])
    command = [sys.executable, "-c", _CODE, str(tree), str(side), policy, str(launches)]
    done = subprocess.run(
        command,
        env={**os.environ, "PYTHONPATH": paths},
        cwd=ROOT,
        stdout=subprocess.PIPE,
        check=True,
        timeout=120,
    )
    found: Figures = json.loads(done.stdout.splitlines()[-1])
    return found


_CODE = """
import sys
import benchmarks
sys.path.insert(0, sys.argv[1])
from benchmarks import small_kernels
small_kernels.child(sys.argv[2:])
"""
"""The benchmark comes from this checkout, which is the working directory, and aiotaichi from the given one."""


def child(arguments: Sequence[str]) -> None:
    """Print the figures of one measure."""
    side, policy, launches = arguments
    print(json.dumps(asyncio.run(measure(int(side), policy, int(launches)))))


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.small_kernels", description=__doc__)
    parser.add_argument("--base", type=Path, metavar="PATH", help="a checkout that is measured in turn with this one")
    parser.add_argument("--sides", default=",".join(map(str, SIDES)), help="default: %(default)s")
    parser.add_argument("--policies", default=",".join(POLICIES), help="default: %(default)s")
    parser.add_argument("--turns", type=int, default=3, help="the processes of each row; default: %(default)s")
    parser.add_argument("--launches", type=int, default=_LAUNCHES, help="default: %(default)s")
    parser.add_argument("--output", type=Path, default=RESULTS, help="the folder for the table")
    given = parser.parse_args(arguments)
    trees = [("this", ROOT), *([("base", given.base.resolve())] if given.base else [])]
    rows: list[list[str]] = []
    names: list[str] = []
    for side in map(int, given.sides.split(",")):
        for policy in given.policies.split(","):
            found: dict[str, list[Figures]] = {tree: [] for tree, _ in trees}
            for turn in range(given.turns):
                for tree, path in trees if turn % 2 == 0 else reversed(trees):
                    found[tree].append(measured(path, side, policy, given.launches))
            for tree, figures in found.items():
                names = list(figures[0])
                middle = [statistics.median(each[name] for each in figures) for name in names]
                what = f"{side} x {side}, {policy}" + (f", {tree}" if given.base else "")
                rows.append([what, *(f"{value:.1f}" for value in middle)])
                print(rows[-1], file=sys.stderr, flush=True)
    cores = len(os.sched_getaffinity(0))
    text = "\n".join(
        [
            "# Small kernels on many cores",
            "",
            *(f"* {line}" for line in machine()),
            "* A stencil of f32, which one task launches and awaits. Microseconds: medians of "
            f"{given.turns} processes. The parts, from `turn` to `loop`, are those of `Event.times`, while a trace "
            "records. `workers`: how many helped; the first and the last began so long after the queue's thread.",
            "",
            f"| stencil | {' | '.join(names)} |",
            "|---" * (len(names) + 1) + "|",
            *(f"| {' | '.join(row)} |" for row in rows),
            "",
        ]
    )
    given.output.mkdir(parents=True, exist_ok=True)
    (given.output / f"small-kernels-{cores}.md").write_text(text)
    print(text)


if __name__ == "__main__":
    main(sys.argv[1:])
