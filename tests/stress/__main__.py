"""Run the sweeps: ``python -m tests.stress [--seconds 30 | --full] [--seed N] [SWEEP...]``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence

from . import batches, endings, mutations, soak, storm
from .watch import Report, expect_end

_SWEEPS: dict[str, tuple[Callable[[Report, float, int], None], int]] = {
    "storm": (storm.run, 50_000),
    "soak": (soak.run, 1_000_000),
    "batches": (batches.run, 100_000),
    "mutations": (mutations.run, 5_000),
    "endings": (endings.run, 3_000),
}
"""Each sweep, and the size of a full sweep: in cancellations, launches, requests, loads and programs."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.stress", description=__doc__)
    parser.add_argument("sweeps", nargs="*", metavar="SWEEP", help=f"of {', '.join(_SWEEPS)}; all of them by default")
    parser.add_argument("--seconds", type=float, default=30.0, help="for all sweeps together (default: 30)")
    parser.add_argument("--full", action="store_true", help="as long as it takes")
    parser.add_argument("--seed", type=int, default=1, help="what is random follows from it (default: 1)")
    options = parser.parse_args(arguments)
    names = options.sweeps or list(_SWEEPS)
    if unknown := [name for name in names if name not in _SWEEPS]:
        parser.error(f"there is no sweep {unknown[0]!r}")
    reports = []
    for name in names:
        sweep, amount = _SWEEPS[name]
        report = Report(name, options.seed)
        reports.append(report)
        sweep(report, float("inf") if options.full else options.seconds / len(names), amount)
        report.print_summary()
    expect_end()
    return 1 if any(report.findings for report in reports) else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
