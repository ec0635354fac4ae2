"""Measure streams beside their peers, and write ``benchmarks/results/stream-ARCH.md``.

Usage: ``python -m benchmarks.stream --arch cpu|vulkan|cuda [OPTIONS]``. Rows go to standard error as they come.

The contenders take turns in one process, and who is first changes. What a contender opens, it opens within its time.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from functools import partial
from pathlib import Path

import anyio
import anyio.to_thread
import numpy as np

import aiotaichi as at
from aiotaichi.testing import heartbeat
from benchmarks.measure import fixture
from benchmarks.report import RESULTS, device_slug, machine
from benchmarks.stream import arrays, files, frames
from benchmarks.stream.overlap import overlap

MIB = 2**20
BUSY = 2
"""The processes that keep the processor busy."""


@dataclass(frozen=True)
class Plan:
    """What a run measures: ``total`` bytes in blocks of each size, a file of ``file`` bytes, and frames."""

    arch: str
    sizes: tuple[int, ...] = (MIB // 16, MIB, 8 * MIB)
    total: int = 512 * MIB
    most: int = 1000  # blocks
    file: int = 2**31
    folder: str | None = None
    frames: int = 300
    depths: tuple[int, ...] = (2, 4, 8)
    rounds: int = 7
    pause: float = 5.0
    """Seconds before each run with a file. A hypervisor may take back the memory of a deleted file, little by little.
    If the next run comes at once, it gets a part of this memory, and takes a third of the time."""


@dataclass(frozen=True)
class Run:
    """A run: its seconds, those of the process's processors, how late the loop was, p99, and the blocks' ages."""

    seconds: float
    processor: float
    late: float
    ages: Sequence[float]


async def timed(work: Callable[[], Awaitable[None]], ages: list[float]) -> Run:
    """Measure one run, which adds to ``ages``."""
    ages.clear()
    async with heartbeat() as beats:
        began, processor = time.perf_counter(), time.process_time()
        await work()
        seconds, processor = time.perf_counter() - began, time.process_time() - processor
        await anyio.sleep(0.002)  # so that there is a beat
    return Run(seconds, processor, beats.percentile(99), tuple(ages))


async def in_turn(
    works: Mapping[str, Callable[[], Awaitable[None]]], rounds: int, ages: list[float], pause: float = 0.0
) -> dict[str, list[Run]]:
    """Measure each of the works ``rounds`` times, in turn, after a first run that does not count.

    Before each of them, ``pause`` seconds pass.
    """
    for work in works.values():
        await work()
    found: dict[str, list[Run]] = {name: [] for name in works}
    for number in range(rounds):
        for name in works if number % 2 else reversed(list(works)):
            await anyio.sleep(pause)
            found[name].append(await timed(works[name], ages))
    return found


def rows(what: str, nbytes: int, runs: Mapping[str, Sequence[Run]]) -> list[str]:
    """Return the rows of a table: medians. The ratio is the median of the rounds' ratios to ``at.stream``."""
    found, ours = [], runs["at.stream"]
    for name, each in runs.items():
        seconds, processor, late = (
            statistics.median(getattr(run, field) for run in each) for field in ("seconds", "processor", "late")
        )
        ratio = statistics.median(run.seconds / mine.seconds for run, mine in zip(each, ours, strict=True))
        shown = "" if name == "at.stream" else f"{ratio:.2f}"
        ages = [age for run in each for age in run.ages]
        p50, p99 = np.quantile(ages, [0.5, 0.99]) * 1e3 if ages else (0, 0)
        found.append(
            f"| {what} | {name} | {seconds * 1e3:.1f} | {nbytes / seconds / 1e9:.2f} | {processor * 1e3:.1f} "
            f"| {late * 1e3:.2f} | {f'{p50:.2f}, {p99:.2f}' if ages else ''} | {shown} |"
        )
    return found


HEAD = [
    "| what | contender | ms | GB/s | processor time, ms | loop's lateness p99, ms | age of a block p50, p99, ms "
    "| speed of at.stream, to it |",
    "|---" * 8 + "|",
]


async def block_rows(plan: Plan, rt: at.Runtime, add_one: at.Kernel) -> AsyncIterator[str]:
    """Measure blocks of each size."""
    for nbytes in plan.sizes:
        blocks = arrays.Blocks(nbytes, min(plan.most, max(1, plan.total // nbytes)))
        works = {name: partial(contender, rt, add_one, blocks) for name, contender in arrays.contenders(rt).items()}
        runs = await in_turn(works, plan.rounds, blocks.ages)
        for row in rows(f"{blocks.count} blocks of {nbytes / MIB:g} MiB", nbytes * blocks.count, runs):
            yield row


async def file_rows(plan: Plan, rt: at.Runtime, add_one: at.Kernel) -> AsyncIterator[str]:
    """Measure a file, quiet and beside busy processes."""
    with files.source_file(plan.file, plan.folder) as (source, check):

        async def run(contender: files.Contender) -> None:
            target = source.with_name("target")
            await contender(rt, add_one, source, target)
            await anyio.Path(target).unlink()  # what the disk has not written yet, it need not write

        for contender in files.contenders().values():
            target = source.with_name("checked")
            await contender(rt, add_one, source, target)
            await anyio.to_thread.run_sync(check, target)
            await anyio.Path(target).unlink()
        works = {name: partial(run, contender) for name, contender in files.contenders().items()}
        for busy in (0, BUSY):
            with files.busy_processes(busy) if busy else nullcontext():
                runs = await in_turn(works, plan.rounds, [], plan.pause)
            beside = f", beside {busy} busy processes" if busy else ""
            for row in rows(f"a file of {plan.file / 2**30:g} GiB{beside}", plan.file, runs):
                yield row


async def frame_lines(plan: Plan, rt: at.Runtime, add_one: at.Kernel, spin: at.Kernel) -> AsyncIterator[str]:
    """Measure the ages of frames, the memory, and the overlap."""
    async with heartbeat() as beats:
        seconds = (await frames.ages(rt, add_one, plan.frames))[plan.frames // 10 :]
    p50, p99 = np.quantile(seconds, [0.5, 0.99]) * 1e3
    yield (
        f"* {plan.frames} frames of 1080p, {frames.RATE} a second: the age at the consumer is {p50:.1f} ms (median) "
        f"and {p99:.1f} ms (p99), {p99 / p50:.2f} times as much. Loop's lateness p99: "
        f"{beats.percentile(99) * 1e3:.2f} ms."
    )
    for depth in plan.depths:
        grown = await frames.resident_bytes(rt, add_one, depth, 4 * depth)
        block = frames.HEIGHT * frames.WIDTH * 4
        yield f"* With depth {depth}, the process grows by {grown / MIB:.0f} MiB: {grown / block:.1f} blocks."
    if rt.info.arch == at.Arch.VULKAN and rt.info.is_software:
        yield "* The device has one hardware queue: stages do not overlap."
    else:
        yield f"* {await overlap(rt, spin)}"


async def measure(plan: Plan) -> tuple[str, list[str]]:
    """Measure all on one device. Return its name, and the lines of the page."""
    lines: list[str] = []
    async with at.Runtime(plan.arch) as rt:
        add_one = (await rt.load_aot_module(fixture(plan.arch, "basics"))).kernel("add_one")
        spin = (await rt.load_aot_module(fixture(plan.arch, "timing"))).kernel("spin_serial")
        parts = [(HEAD, block_rows(plan, rt, add_one)), ([], file_rows(plan, rt, add_one))]
        for head, part in [*parts, ([""], frame_lines(plan, rt, add_one, spin))]:
            lines += head
            async for line in part:
                lines.append(line)
                print(line, file=sys.stderr, flush=True)
        return rt.info.name, lines


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.stream", description="Measure streams.")
    add = parser.add_argument
    add("--arch", choices=("cpu", "vulkan", "cuda"), default="cpu")
    add("--rounds", type=int, default=Plan.rounds)
    add("--total-mib", type=int, default=Plan.total // MIB, help="the bytes of a run, in at most 1000 blocks")
    add("--file-gib", type=float, default=Plan.file / 2**30, help="the size of the file")
    add("--folder", help="the folder for the files; by default the system's temporary one")
    add("--quick", action="store_true", help="few and small blocks: to see that it works")
    add("--output", type=Path, default=RESULTS, help="the folder for the results")
    options = parser.parse_args(arguments)
    file = int(options.file_gib * 2**30) // 4 * 4
    total = options.total_mib * MIB
    plan = Plan(options.arch, rounds=options.rounds, total=total, file=file, folder=options.folder)
    if options.quick:
        plan = Plan(options.arch, (2**16,), 2**20, 16, min(file, 2**24 + 4), options.folder, 20, (2,), 1, 0.0)
    device, measured = anyio.run(measure, plan)
    lines = [
        f"# Streams and their peers, on {device}",
        "",
        *(f"* {line}" for line in machine()),
        f"* Medians of {plan.rounds} rounds, in which the contenders take turns. Load of the machine at the end: "
        f"{os.getloadavg()[0]:.1f}",
        "* The last column is the contender's time divided by that of at.stream. The goal is 0.97, and 1 for a file.",
        "",
        *measured,
    ]
    text = "\n".join(lines) + "\n"
    print(text)
    options.output.mkdir(exist_ok=True)
    name = plan.arch if plan.arch == "cpu" else f"{plan.arch}-{device_slug(device)}"
    (options.output / f"stream-{name}.md").write_text(text)


if __name__ == "__main__":
    main(sys.argv[1:])
