"""Compare this checkout with another one, in processes that take turns: ``python -m benchmarks.against PATH``.

It measures calls, loads and the service's requests, and writes ``benchmarks/results/against-ARCH.md``. A change
of the package's structure must leave the ratios at 1.

``--calls launch "64 tasks, each"`` measures these alone, in a minute. On a busy machine, add ``--processor``: the
times are then those that the event loop's thread computes.
"""

from __future__ import annotations

import argparse
import statistics
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from benchmarks.report import Row, write
from benchmarks.service.calls import LAUNCHES, LOADS, Calls
from benchmarks.service.child import ROOT, measure
from benchmarks.service.load import Load

SIDES = {"64 KiB": 128, "1 MiB": 512}
MODES = ("write", "borrow")


def calls_of(tree: Path, arch: str, names: Sequence[str], of_processor: bool) -> dict[str, float]:
    """Return the microseconds of each call."""
    figures: Mapping[str, float] = measure("calls", Calls(arch, 3, names, of_processor), tree)
    return {f"{name}, us": seconds * 1e6 for name, seconds in figures.items()}


def requests_of(tree: Path, arch: str) -> dict[str, float]:
    """Return the requests of 64 tasks on 8 queues: requests a second, and how late the loop is in milliseconds."""
    found: dict[str, float] = {}
    for what, side in SIDES.items():
        for mode in MODES:
            figures: Any = measure("load", Load(arch, f"aiotaichi, {mode}", side, 64, 8, 0.5, 1.5), tree)
            steady = figures["steady"]
            found[f"service, {what}, {mode}, requests/s"] = steady["requests"]
            found[f"service, {what}, {mode}, loop's lateness p99, ms"] = steady["late_p99"] * 1e3
    return found


def shown(value: float) -> str:
    return f"{value:,.0f}" if value >= 1000 else f"{value:.3g}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.against", description=__doc__)
    parser.add_argument("other", type=Path, metavar="PATH", help="the other checkout")
    parser.add_argument("--arch", default="cpu", choices=("cpu", "vulkan", "cuda"))
    parser.add_argument("--rounds", type=int, default=7, help="the number of turns")
    calls = (*LOADS, *LAUNCHES)
    parser.add_argument("--calls", nargs="+", choices=calls, metavar="CALL", help=f"only these: {'; '.join(calls)}")
    parser.add_argument("--processor", action="store_true", help="time calls by the loop's thread, not by a clock")
    parser.add_argument("--name", help="what the other checkout is, for the table; by default its path")
    given = parser.parse_args()
    samples: dict[str, tuple[list[float], list[float]]] = {}
    for number in range(given.rounds):
        trees = [(0, ROOT), (1, given.other)]
        for position, tree in trees if number % 2 else reversed(trees):
            figures = calls_of(tree, given.arch, given.calls or calls, given.processor)
            if not given.calls:
                figures |= requests_of(tree, given.arch)
            for name, value in figures.items():
                samples.setdefault(name, ([], []))[position].append(value)
    rows = []
    notes = [f"Medians of {given.rounds} processes each, which took turns."]
    if given.processor:
        notes.append("The times of calls are those that the event loop's thread computes, not those of a clock.")
    for name, values in samples.items():
        ours, other = map(statistics.median, values)
        rows.append(Row(name, shown(ours), shown(other), f"{ours / other:.2f}", ""))
    part = "-calls" if given.calls else ""
    write(f"against-{given.arch}{part}", f"This checkout, and {given.name or given.other}", rows, notes)


if __name__ == "__main__":
    main()
