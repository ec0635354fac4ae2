"""Measure 20 CPU kernels, print the tables, and write them and JSON to benchmarks/results.

Usage: ``python -m benchmarks.kernels [--threads 1,16] [--kernels saxpy,blur] [--base PATH] [--numba PYTHON]``.
``--base`` measures another checkout's aiotaichi in turn with this one's. ``--numba`` names an interpreter that has
Numba. ``--show FILE.json`` prints results without measuring, and ``--page FILE.json`` writes the short table into
docs/speed.md.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path

from benchmarks import speed_page
from benchmarks.kernels import tables
from benchmarks.kernels.catalogue import KERNELS
from benchmarks.kernels.entry import KINDS, MODULES, ROOT, entries
from benchmarks.kernels.measurement import Plan, loads, rows
from benchmarks.report import RESULTS, machine

BEGIN = "<!-- python -m benchmarks.kernels --page -->"


def parsed(arguments: list[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.kernels", description="Measure 20 CPU kernels.")
    add = parser.add_argument
    cores = len(os.sched_getaffinity(0))
    add("--threads", default=f"1,{cores}" if cores > 1 else "1", help="the numbers of cores; default: %(default)s")
    add("--kernels", default=",".join(kernel.name for kernel in KERNELS), help="the names of kernels; default: all")
    add("--contenders", default=",".join(KINDS), help="the kinds of contenders; default: %(default)s")
    add("--modules", default=",".join(map(str, MODULES)), help="taichi's numbers of cores; default: %(default)s")
    add("--base", type=Path, metavar="PATH", help="a checkout whose aiotaichi is measured in turn with this one's")
    add("--numba", default=sys.executable, metavar="PYTHON", help="an interpreter that has Numba; default: this one")
    add("--turns", type=int, default=7, help="the samples of each figure, at least 1; default: %(default)s")
    add("--quick", action="store_true", help="one sample of tiny sizes, to see that everything works")
    add("--output", type=Path, help="the folder for the results; default: benchmarks/results; with --quick, build")
    add("--name", help="the name of the results' files; default: kernels, and the processor")
    add("--show", type=Path, metavar="FILE.json", help="print these results, and measure nothing")
    add("--page", type=Path, metavar="FILE.json", help="write the short table into docs/speed.md; measure nothing")
    return parser.parse_args(arguments)


def plan_of(options: argparse.Namespace) -> Plan:
    """Return the plan of the options."""
    names = _chosen(options, "kernels", [kernel.name for kernel in KERNELS])
    kinds = _chosen(options, "contenders", KINDS)
    modules = [int(each) for each in _chosen(options, "modules", [str(each) for each in MODULES])]
    if options.turns < 1:
        raise SystemExit(f"--turns: {options.turns}: give at least 1")
    cores = len(os.sched_getaffinity(0))
    threads = [int(each) for each in _chosen(options, "threads", [str(each + 1) for each in range(cores)])]
    return Plan(
        entries(kinds, modules, options.base and options.base.resolve(), options.numba),
        threads,
        [kernel for kernel in KERNELS if kernel.name in names],
        is_tiny=options.quick,
        turns=1 if options.quick else options.turns,
        load_turns=0 if options.quick else Plan.load_turns,
    )


def _chosen(options: argparse.Namespace, name: str, possible: Sequence[str]) -> list[str]:
    """Return the words of an option."""
    words: list[str] = getattr(options, name).split(",")
    unknown = [word for word in words if word not in possible]
    if unknown:
        raise SystemExit(f"--{name}: {', '.join(unknown)}: give words of {', '.join(possible)}")
    return words


def default_name() -> str:
    """Return a name with the processor."""
    model = machine()[0].partition(",")[0].replace("(R)", "").replace("(TM)", "")
    return f"kernels-{'-'.join(model.lower().split())}"


def measure(options: argparse.Namespace) -> tables.Results:
    """Measure, and write the files. The JSON has each row as soon as it is measured."""
    plan = plan_of(options)
    folder: Path = options.output or (
        ROOT / "build" if options.quick else RESULTS
    )  # quick results say nothing of speed
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{options.name or default_name()}.json"
    found: tables.Results = {
        "machine": machine(),
        "date": datetime.now(UTC).date().isoformat(),
        "base": options.base and options.base.resolve().name,
        "turns": plan.turns,
        "loads": loads(plan),
        "rows": [],
    }
    for row in rows(plan):
        found["rows"].append(row)
        path.write_text(json.dumps(found, indent=1) + "\n")
    path.with_suffix(".md").write_text(tables.document(found))
    return found


def main(arguments: list[str]) -> int:
    """Return the exit status: 1 if a contender failed, or one is missing that the environment requires."""
    options = parsed(arguments)
    if options.page:
        text = tables.section(json.loads(options.page.read_text()))
        speed_page.update(speed_page.PAGE, BEGIN, text)
        return 0
    found = json.loads(options.show.read_text()) if options.show else measure(options)
    print(tables.document(found))
    bad = tables.problems(found, "failed")
    if os.environ.get("AIOTAICHI_REQUIRE_PEERS"):
        bad += tables.problems(found, "missing")
    for problem in bad:
        print(problem, file=sys.stderr)
    return int(bool(bad))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
