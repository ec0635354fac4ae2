"""Soak the example service: ``PYTHONPATH=tests python -m service [--seconds 600] [--seed 1]``."""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

from stress.watch import Report

from .soak import run


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m service", description=__doc__)
    parser.add_argument("--seconds", type=float, default=600.0, help="about how long it takes (default: 600)")
    parser.add_argument("--seed", type=int, default=1, help="what is random follows from it (default: 1)")
    options = parser.parse_args()
    report = Report("soak of the service", options.seed)
    with tempfile.TemporaryDirectory() as folder:
        os.environ["AIOTAICHI_CACHE_DIR"] = str(Path(folder) / "cache")
        run(report, options.seconds, Path(folder) / "cache")
    report.print_summary()
    return 1 if report.findings else 0


if __name__ == "__main__":
    sys.exit(main())
