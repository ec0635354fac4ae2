"""Run the corpus and write the page: ``python -m tests.corpus [--arch x64] [PROGRAM...]``.

If programs or an arch are named, only these are run, and the page is not written.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

import aiotaichi as at

from .catalogue import ARCHS, EXAMPLES, PROGRAMS, program_named
from .runner import Result, Verdict, run_program
from .table import PAGE, page, totals

_LAUNCHES, _LAUNCHES_EACH = 60, 4


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("programs", nargs="*", metavar="PROGRAM", help="a name of the catalogue; all by default")
    parser.add_argument("--arch", choices=ARCHS, help="only this arch")
    parser.add_argument("--keep", type=Path, help="a folder for the recordings")
    given = parser.parse_args(arguments)
    programs = [program_named(name) for name in given.programs] or [*EXAMPLES, *PROGRAMS]
    results = []
    for program in programs:
        for arch in [given.arch] if given.arch else ARCHS:
            with tempfile.TemporaryDirectory(prefix="corpus-") as scratch:
                folder = (given.keep or Path(scratch)) / arch / program.name
                folder.mkdir(parents=True)
                result = run_program(program, arch, folder, launches=_LAUNCHES, launches_each=_LAUNCHES_EACH)
            results.append(result)
            print(_line(result), flush=True)
    print(totals(results))
    if not given.programs and given.arch is None:
        device = asyncio.run(at.get_devices("vulkan"))[0].name
        PAGE.write_text(page(results, device, _LAUNCHES, _LAUNCHES_EACH))
    return 1 if any(each.verdict in (Verdict.DIFFERS, Verdict.FAILS) for each in results) else 0


def _line(result: Result) -> str:
    times = f"{result.theirs * 1000:9.1f} ms {result.ours * 1000:9.1f} ms" if result.timed else ""
    verdict = f"{result.program.name:45} {result.arch:7} {result.verdict.value:8} {result.compared:4}"
    return f"{verdict} {times} {result.reason}".rstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
