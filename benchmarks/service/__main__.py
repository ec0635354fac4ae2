"""Measure a service on this machine, print the tables, and write JSON and a plot to benchmarks/results.

Usage: ``python -m benchmarks.service [--arch cpu vulkan cuda] [--parts table file growth] [--offered] [--quick]``.
``--offered`` adds open loops, whose requests arrive at random times, at loads relative to the best rate of the table.
``--against PATH`` measures another checkout's aiotaichi in turn with this one's. ``--plot FILE.json``,
``--chart FILE.json FILE.svg`` and ``--show FILE.json`` draw and print results without measuring.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
import time
from dataclasses import asdict, replace
from datetime import UTC, datetime
from itertools import chain
from pathlib import Path

from benchmarks.report import RESULTS, device_slug, machine
from benchmarks.service import results, speed_page, tables
from benchmarks.service.child import ROOT, MeasurementError, measure
from benchmarks.service.device import Device, available
from benchmarks.service.plan import PARTS, QUICK, Measurement, Plan
from benchmarks.service.results import Row
from benchmarks.speed_page import PAGE

PROCESSOR = Plan(seconds_of_a_mebibyte=1.0)
SOFTWARE_GPU = Plan(sizes=(128, 512), seconds_of_a_mebibyte=10.0, contenders=("aiotaichi", "taichi's C-API"))
"""For a GPU's driver in software, larger images take minutes."""
OFFERED = (0.1, 0.25, 0.5, 0.75, 1.0)


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.service", description="Measure a service.")
    add = parser.add_argument
    add("--arch", nargs="+", choices=("cpu", "vulkan", "cuda"), help="default: all that this machine has")
    add("--parts", nargs="+", choices=PARTS, help="default: table; with --quick, all")
    add(
        "--offered",
        nargs="*",
        type=float,
        metavar="SHARE",
        help=f"measure the table, then open loops at these shares of its best rate; default: {OFFERED}",
    )
    add("--quick", action="store_true", help="tiny sizes, for a minute or two, to see that everything works")
    add("--sizes", nargs="+", type=int, help="the rows, and the columns, of an image")
    add("--tasks", type=int, help="the tasks of the table")
    add("--queues", type=int, help="the queues of the table, and the threads of the peers")
    add("--seconds", type=float, help="the steady state of each measurement, after the first second")
    add("--contenders", nargs="+", help="measure only names that contain one of these")
    add("--file-gib", type=float, help="the size of the file that is streamed")
    add("--file-folder", help="where the files are made; default: the temporary folder")
    add("--against", type=Path, metavar="PATH", help="a checkout whose aiotaichi is measured in turn with this one's")
    add("--rounds", type=int, default=1, help="how often all is measured")
    add("--output", type=Path, help="the folder for the results; default: benchmarks/results; with --quick, build")
    add("--name", help="the name of the results' files; default: service, the arch and the device")
    add("--plot", type=Path, metavar="FILE.json", help="draw these results, and measure nothing")
    add(
        "--chart",
        nargs=2,
        type=Path,
        metavar=("FILE.json", "FILE.svg"),
        help="draw its open loops, and measure nothing",
    )
    add("--show", type=Path, metavar="FILE.json", help="print these results, and measure nothing")
    add("--page", nargs="+", type=Path, metavar="FILE.json", help="write these tables into docs/speed.md")
    options = parser.parse_args(arguments)
    if options.offered is not None and options.parts and "table" not in options.parts:
        parser.error("--offered: add table to --parts, whose rates say how much is offered")
    return options


def plan_of(options: argparse.Namespace, arch: str, is_software: bool) -> Plan:
    """Return the plan of the options, for a device."""
    usual = PROCESSOR if arch == "cpu" else SOFTWARE_GPU if is_software else Plan()
    plan = QUICK if options.quick else usual
    given = {
        "sizes": options.sizes and tuple(options.sizes),
        "tasks": options.tasks,
        "queues": options.queues,
        "steady": options.seconds,
        "contenders": options.contenders and tuple(options.contenders),
        "offered": None if options.offered is None else tuple(options.offered) or OFFERED,
        "file_size": options.file_gib and int(options.file_gib * 2**30),
        "file_folder": options.file_folder,
    }
    plan = replace(plan, **{name: value for name, value in given.items() if value is not None})
    if plan.file_size < plan.block:
        raise SystemExit(f"--file-gib: give at least {plan.block / 2**30}, which is one block")
    return plan


def run(arch: str, options: argparse.Namespace) -> Path:
    """Measure an arch. Return the file of results, which has each row as soon as it is measured."""
    device = measure("device", Device(arch))
    default = "service-cpu" if arch == "cpu" else f"service-{arch}-{device_slug(device['name'])}"
    folder = options.output or (ROOT / "build" if options.quick else RESULTS)  # quick results say nothing of speed
    path: Path = folder / f"{options.name or default}.json"
    plan = plan_of(options, arch, device["is_software"])
    parts = tuple(options.parts or (PARTS if options.quick else ("table",)))
    found: results.Results = {
        "arch": arch,
        "device": device["name"],
        "date": datetime.now(UTC).date().isoformat(),
        "machine": machine(),
        "against": options.against and options.against.resolve().name,
        "rows": [],
    }
    for number in range(options.rounds):
        for measurement in chain(plan.measurements(arch, parts), plan.offers(arch, found["rows"])):
            trees = {"this": measurement}
            if options.against is not None and measurement.is_of_aiotaichi:
                trees["against"] = replace(measurement, tree=options.against.resolve())
            for tree, each in sorted(trees.items(), reverse=number % 2 == 0):  # who is first changes by round
                found["rows"].append(row_of(each, tree, number))
                results.save(found, path)
    return path


def row_of(measurement: Measurement, tree: str, number: int) -> Row:
    """Measure. Return the row, also if it failed: the other measurements go on."""
    start = time.perf_counter()
    try:
        figures = measure(measurement.program, measurement.request, measurement.tree)
    except MeasurementError as error:
        figures = {"failed": str(error)}
    request = asdict(measurement.request)
    print(measurement.part, tree, request, f"{time.perf_counter() - start:.1f} s", file=sys.stderr)
    return {"part": measurement.part, "tree": tree, "round": number, "request": request, "figures": figures}


def plot(path: Path) -> None:
    """Draw results next to their file, if matplotlib is installed."""
    try:
        from benchmarks.service.plot import draw
    except ImportError as error:
        print(f"no plot: {error}. Later: python -m benchmarks.service --plot {path}", file=sys.stderr)
        return
    draw(results.load(path), path.with_suffix(".png"))


def chart(path: Path, picture: Path) -> None:
    """Draw the open loops of results. It needs matplotlib."""
    from benchmarks.service.chart import draw

    draw(results.load(path), picture)


def main(arguments: list[str]) -> int:
    """Return the exit status: 1 if a measurement failed, or if a peer is missing that the environment requires."""
    options = parsed(arguments)
    if options.plot or options.chart or options.show or options.page:
        if options.plot:
            plot(options.plot)
        if options.chart:
            chart(*options.chart)
        if options.show:
            print(tables.document(results.load(options.show)))
        if options.page:
            speed_page.update(PAGE, [results.load(path) for path in options.page])
        return 0
    status = 0
    archs = options.arch or asyncio.run(available())
    if options.name and len(archs) > 1:
        raise SystemExit(f"--name: name one arch, not {', '.join(archs)}: each has a file of its own")
    for arch in archs:
        path = run(arch, options)
        plot(path)
        found = results.load(path)
        print(tables.document(found))
        bad = results.problems(found, "failed")
        if os.environ.get("AIOTAICHI_REQUIRE_PEERS"):
            bad += results.problems(found, "missing")
        for problem in bad:
            print(problem, file=sys.stderr)
        status = max(status, int(bool(bad)))
    return status


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
