"""Measure what a trace costs a service, and write ``benchmarks/results/tracing-ARCH.md``.

Usage: ``python -m benchmarks.tracing --arch cpu|vulkan|cuda [--quick]``.

64 tasks on 8 queues send requests: write an image, 4 sweeps of a stencil, read it back. Spans with and without a
trace take turns in one process, which has opened everything before.

A second table compares what a trace shows with what the queues' events measure: how much two kernels on two queues
overlap.
"""

from __future__ import annotations

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import aiotaichi as at
from benchmarks.measure import fixture
from benchmarks.report import RESULTS, machine
from benchmarks.service.load import Load
from benchmarks.service.ours import Client, open_clients

SIZES = (128, 512)
"""The rows and the columns of an image: 64 KiB and 1 MiB."""


@dataclass(frozen=True)
class Span:
    """Requests a second, and microseconds of the loop's processor time for each."""

    requests: float
    loop_microseconds: float


async def measure(clients: Sequence[Client], seconds: float) -> Span:
    """Let the clients send requests for so long."""
    began, processor = time.perf_counter(), time.thread_time()
    end = began + seconds

    async def send(client: Client) -> int:
        count = 0
        while time.perf_counter() < end:
            await client.request()
            count += 1
        return count

    requests = sum(await asyncio.gather(*map(send, clients)))
    busy = time.thread_time() - processor
    return Span(requests / (time.perf_counter() - began), busy / requests * 1e6)


async def compare(arch: str, mode: str, size: int, seconds: float, rounds: int) -> str:
    """Measure one row."""
    load = Load(arch, mode, size, tasks=64, queues=8, start=0, steady=0)
    async with open_clients(mode, load) as clients:
        rt = clients[0].queue.runtime
        await measure(clients, seconds)
        pairs = []
        for _ in range(rounds):
            without = await measure(clients, seconds)
            async with at.trace(rt):
                pairs.append((without, await measure(clients, seconds)))
    off, on = (
        Span(statistics.median(each.requests for each in spans), min(each.loop_microseconds for each in spans))
        for spans in zip(*pairs, strict=True)
    )
    ratio = statistics.median(traced.requests / plain.requests for plain, traced in pairs)
    kibibytes = size * size * 4 // 1024
    return (
        f"| {kibibytes} KiB, {mode} | {off.requests:,.0f} | {on.requests:,.0f} | {ratio:.2f} "
        f"| {off.loop_microseconds:.1f} | {on.loop_microseconds:.1f} |"
    )


async def overlap(arch: str, steps: int, rounds: int) -> str:
    """Measure how many kernels run at a time if two queues have one each: by events of the queues, and by the trace.

    Both look at the same kernels, so that other programs on the machine change both alike.
    """
    async with at.Runtime(arch) as rt:
        spin = (await rt.load_aot_module(fixture(arch, "timing"))).kernel("spin_serial")
        lanes = [(rt.create_queue(timing=True), rt.ndarray(1, at.i32)) for _ in range(2)]
        rows = []
        async with at.trace(rt):
            for _ in range(rounds + 1):  # the first is slower
                starts = [queue.record_event() for queue, _ in lanes]
                ends = [queue.launch(spin, steps, x) for queue, x in lanes]
                for end in ends:
                    await end
                busy = sum(end.elapsed_since(start) for start, end in zip(starts, ends, strict=True))
                whole = max(end.elapsed_since(start) for start in starts for end in ends)
                times = [end.times for end in ends]
                shown = sum(each.ended - each.begun for each in times)
                span = max(each.ended for each in times) - min(each.begun for each in times)
                rows.append((busy / whole, shown / span))
    measured, traced = (statistics.median(column) for column in zip(*rows[1:], strict=True))
    furthest = max(abs(by_trace / by_events - 1) for by_events, by_trace in rows[1:])
    return f"| two kernels on two queues | {measured:.2f} | {traced:.2f} | {furthest:.1%} |"


async def tables(arch: str, seconds: float, rounds: int, steps: int) -> str:
    """Measure all rows. Return the document."""
    async with at.Runtime(arch) as rt:
        device = rt.info.name
    rows = [await compare(arch, mode, size, seconds, rounds) for size in SIZES for mode in ("write", "borrow")]
    return "\n".join(
        [
            f"# What a trace costs: {arch}, {device}",
            "",
            f"`python -m benchmarks.tracing --arch {arch}` on {'; '.join(machine())}.",
            "",
            "| image | requests a second | traced | ratio | us of the loop a request | traced |",
            "|---|---|---|---|---|---|",
            *rows,
            "",
            "How many kernels run at a time:",
            "",
            "| load | by `elapsed_since` | by the trace | the furthest that a pair of kernels has them apart |",
            "|---|---|---|---|",
            await overlap(arch, steps, rounds),
            "",
        ]
    )


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.tracing", description="Measure what a trace costs.")
    parser.add_argument("--arch", choices=("cpu", "vulkan", "cuda"), default="cpu")
    parser.add_argument("--quick", action="store_true", help="to see that everything works")
    parser.add_argument("--output", type=Path, help="the folder for the results; default: benchmarks/results")
    options = parser.parse_args(arguments)
    seconds, rounds, steps = (0.05, 1, 100) if options.quick else (0.5, 9, 30_000)
    text = asyncio.run(tables(options.arch, seconds, rounds, steps))
    print(text)
    if options.output or not options.quick:
        ((options.output or RESULTS) / f"tracing-{options.arch}.md").write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
