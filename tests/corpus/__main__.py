"""Run the corpus and write the page: ``python -m tests.corpus [--arch x64] [PROGRAM...]``.

Without ``--arch``, x64 and Vulkan are run. CUDA needs a GPU: ``--arch cuda``. If programs are named, only these are
run, and nothing is written. Else the results of each arch are kept in a file, and the page is written from all files.

``python -m tests.corpus --taichi-tests PATH [FILE...]`` runs taichi's own tests instead: PATH is the folder
``tests/python`` of a checkout of taichi's tag v1.7.4. They take hours. The results of each file are kept as soon as
it has run, so a run of some files (``test_loops``) adds to the page. ``--seconds`` bounds the time of a file.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path

import aiotaichi as at

from . import taichi_tests
from .catalogue import ARCHS, EXAMPLES, PROGRAMS, Program, program_named
from .results import ArchResults, load_results
from .runner import Result, Verdict, run_program
from .table import PAGE, page, totals

_LAUNCHES, _LAUNCHES_EACH = 60, 4


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.corpus", description=__doc__)
    parser.add_argument("programs", nargs="*", metavar="PROGRAM", help="a name of the catalogue; all by default")
    parser.add_argument("--taichi-tests", type=Path, metavar="PATH", help="run taichi's tests of this folder")
    parser.add_argument("--arch", choices=ARCHS, help="only this arch")
    parser.add_argument("--keep", type=Path, help="a folder for the recordings")
    parser.add_argument("--jobs", type=int, default=1, help="how many programs run at a time; more disturb the times")
    parser.add_argument("--seconds", type=float, default=300.0, help="no test of a file begins after this time")
    given = parser.parse_args(arguments)
    archs = [given.arch] if given.arch else ["x64", "vulkan"]
    if given.taichi_tests:
        return _run_tests(given.taichi_tests, given.programs, archs, given.jobs, given.seconds)
    programs = [program_named(name) for name in given.programs] or [*EXAMPLES, *PROGRAMS]
    found: list[Result] = []
    for arch in archs:
        with tempfile.TemporaryDirectory(prefix="corpus-") as scratch, ThreadPoolExecutor(given.jobs) as threads:
            results = []
            for result in threads.map(partial(_run, arch=arch, folder=given.keep or Path(scratch)), programs):
                print(_line(result), flush=True)
                results.append(result)
        found += results
        if not given.programs:
            device = asyncio.run(at.get_devices(arch))[0].name
            ArchResults(arch, device, given.jobs, tuple(results)).save()
    print(totals(found))
    if not given.programs:
        _write_page()
    return 1 if any(each.verdict in (Verdict.DIFFERS, Verdict.FAILS) for each in found) else 0


def _run_tests(folder: Path, names: Sequence[str], archs: Sequence[str], jobs: int, seconds: float) -> int:
    """Run taichi's tests: files at a time, each in processes of its own."""
    files = [each for each in taichi_tests.test_files(folder) if not names or each.stem in names]
    found: list[taichi_tests.FileResult] = []
    with ThreadPoolExecutor(jobs) as threads:
        for arch in archs:
            for result in threads.map(partial(_run_file, arch=arch, seconds=seconds), files):
                wrong = "".join(f"\n    {test}: {reason}" for test, reason in result.wrong.items())
                print(f"{result.file:45} {arch:7} {result.same:4} of {result.count}{wrong}", flush=True)
                taichi_tests.save_file_result(result)
                found.append(result)
    _write_page()
    return 1 if any(each.wrong for each in found) else 0


def _run_file(file: Path, arch: str, seconds: float) -> taichi_tests.FileResult:
    with tempfile.TemporaryDirectory(prefix="corpus-") as scratch:
        return taichi_tests.run_file(file, arch, Path(scratch), seconds)


def _write_page() -> None:
    PAGE.write_text(page(load_results(), _LAUNCHES, _LAUNCHES_EACH, taichi_tests.load_file_results()))


def _run(program: Program, arch: str, folder: Path) -> Result:
    own = folder / arch / program.name
    own.mkdir(parents=True)
    return run_program(program, arch, own, launches=_LAUNCHES, launches_each=_LAUNCHES_EACH)


def _line(result: Result) -> str:
    times = f"{result.theirs * 1000:9.1f} ms {result.ours * 1000:9.1f} ms" if result.timed else ""
    verdict = f"{result.program.name:45} {result.arch:7} {result.verdict.value:8} {result.compared:4}"
    return f"{verdict} {times} {result.reason}".rstrip()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
