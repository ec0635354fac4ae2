"""The table of the corpus, as Markdown: for the terminal, and for the page "What runs"."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from .catalogue import ARCHS, Program
from .results import ArchResults
from .runner import Result, Verdict
from .taichi_tests import FileResult

__all__ = ["PAGE", "page", "totals"]

PAGE = Path(__file__).parent.parent.parent / "docs" / "what-runs.md"

_NAMES = {"x64": "x64", "vulkan": "Vulkan", "cuda": "CUDA"}
_HEAD = """\
# What runs

```python
import anyio
import aiotaichi as at


async def main():
    async with at.Runtime() as rt:
        module = await rt.load_aot_module("examples/modules/demo.tcm")  # or a module of yours
        for name in module.kernels:
            print(module[name])  # raises for a kernel that cannot run on this device


anyio.run(main)
```

It prints

```text
<Kernel check(x: ndarray<i32, 1>)>
<Kernel spin(thousands: i32, out: ndarray<i32, 1>)>
<Kernel saxpy(a: f32, x: ndarray<f32, 1>, y: ndarray<f32, 1>)>
```

`nox -s corpus` runs the examples that taichi's wheel ships, and programs of ours. Each program runs twice, on the
same device:

1. In taichi 1.7.4. The program's launches are recorded, with every array, every field and every returned value after
   each launch.
2. In a process without taichi. It loads a module of the program's kernels, makes the same launches, and compares the
   values after each.

The devices:

{devices}

How values are compared:

* Integers must be equal.
* Floats may differ by a thousandth of the largest value that their array contains at any time. In some programs,
  rounding or the order of threads decides sums that are nearly zero, or how often a few cells iterate. The suite's
  catalogue names these programs, and says how much may differ.
* The results of kernels that draw random numbers are not compared. Both programs go on with taichi's results.
* At most {launches_each} launches of each kernel are compared, and at most {launches} of each program.
* A program that opens a window gets a stub, which closes after a few frames.
* Fields that lie side by side in memory are not compared if together they have more than 16 million values.

Equal results are not always right. taichi's `PrefixSumExecutor` assumes subgroups of 32 invocations, and llvmpipe has
subgroups of 8: there, the sums are wrong in taichi and wrong here.

The results:

{totals}

In the tables, a number says how many launches were compared: all of them gave the same. `cannot` is a program that
does not run: [the list](#why-the-others-do-not-run) has the reason. A time is that of one launch until the device is
idle, in ms: first in taichi, then here. The first launch of each kernel is left out. Many launches are small. If
several programs ran at a time, our times grew more than taichi's, because our threads yield to other programs.

`nox -s corpus` writes this page for x64 and Vulkan. `nox -s corpus -- --arch cuda` adds CUDA on a machine with a GPU.
"""
_TESTS = """
## Taichi's own tests

`nox -s corpus -- --taichi-tests PATH` compares taichi's own tests in the same way. PATH is the folder `tests/python`
of a checkout of taichi's tag v1.7.4. taichi runs the kernels of these tests in one thread, and they run in several
here. The tests of a file run in a mixed order, and none begins after the file's time is over (`--seconds`). So most
tests were not compared, as the list below the table says. A cell says how many tests give the same, and how many the
file has. On CUDA, the files about mathematical functions were run.

"""
_NOT_COMPARED = "\nWhy others are not compared:\n\n"
_WRONG = "\nWhat fails or differs:\n\n"
_WHY = "\n## Why the others do not run\n\n"


def page(found: Sequence[ArchResults], launches: int, launches_each: int, tests: Sequence[FileResult] = ()) -> str:
    """Return the page."""
    results = [result for each in found for result in each.results]
    devices = "\n".join(_device(each) for each in found)
    head = _HEAD.format(devices=devices, launches=launches, launches_each=launches_each, totals=totals(results))
    programs = list(dict.fromkeys(result.program for result in results))
    parts = [head]
    for title, is_own in (("taichi's examples", False), ("Programs of ours", True)):
        rows = [_row(each, results) for each in programs if each.is_own is is_own]
        if rows:
            parts.append(f"\n## {title.capitalize()}\n\n" + _table(rows))
    reasons = [f"* `{each.program.name}`, {_NAMES[each.arch]}: {each.reason}." for each in results if each.reason]
    if reasons:
        parts.append(_WHY + "\n".join(reasons) + "\n")
    if tests:
        parts.append(_tests(tests))
    return "".join(parts)


def totals(results: Sequence[Result]) -> str:
    """Return how many programs gave the same, in an item of a list for each arch."""
    sentences = []
    for arch in ARCHS:
        own = [each for each in results if each.arch == arch]
        if own:
            same = sum(each.verdict is Verdict.SAME for each in own)
            cannot = sum(each.verdict is Verdict.CANNOT for each in own)
            rest = len(own) - same - cannot
            counts = f"{same} give the same, {cannot} cannot run, {rest} fail or differ"
            sentences.append(f"* {_NAMES[arch]}: of {len(own)} programs, {counts}.")
    return "\n".join(sentences)


def _tests(tests: Sequence[FileResult]) -> str:
    """Return the section about taichi's own tests."""
    archs = [arch for arch in ARCHS if any(each.arch == arch for each in tests)]
    totals, rows, reasons, wrong = [], [], [], []
    for arch in archs:
        own = [each for each in tests if each.arch == arch]
        same, failed = sum(each.same for each in own), sum(len(each.wrong) for each in own)
        cannot: Counter[str] = sum((Counter(each.cannot) for each in own), Counter())
        counts = f"{same} give the same, {sum(cannot.values())} are not compared, {failed} fail or differ"
        totals.append(f"* {_NAMES[arch]}: of {sum(each.count for each in own)} tests in {len(own)} files, {counts}.")
        reasons += [f"* {_NAMES[arch]}, {count}: {reason}" for reason, count in cannot.most_common()]
        for each in own:
            wrong += [f"* `{each.file}::{test}`, {_NAMES[arch]}: {why}" for test, why in each.wrong.items()]
    for file in dict.fromkeys(sorted(each.file for each in tests)):
        found = {each.arch: each for each in tests if each.file == file}
        rows.append([f"`{file}`", *(_share(found.get(arch)) for arch in archs)])
    lines = [["file", *(_NAMES[arch] for arch in archs)], ["---"] * (len(archs) + 1), *rows]
    table = "".join(f"| {' | '.join(line)} |\n" for line in lines)
    parts = [_TESTS, "\n".join(totals), "\n\n", table, _NOT_COMPARED, "\n".join(reasons), "\n"]
    return "".join([*parts, *([_WRONG, "\n".join(wrong), "\n"] if wrong else [])])


def _share(result: FileResult | None) -> str:
    if result is None:
        return "not run"
    share = f"{result.same} of {result.count}"
    return f"**{share}**" if result.wrong else share


def _device(results: ArchResults) -> str:
    beside = f" {results.jobs} programs ran at a time." if results.jobs > 1 else ""
    return f"* {_NAMES[results.arch]}: {results.device}.{beside}"


def _row(program: Program, results: Sequence[Result]) -> list[str]:
    found = {each.arch: each for each in results if each.program is program}
    return [
        f"`{program.name}`",
        *(_cell(found.get(arch)) for arch in ARCHS),
        *(_time(found.get(arch)) for arch in ARCHS),
    ]


def _cell(result: Result | None) -> str:
    if result is None:
        return "not run"
    match result.verdict:
        case Verdict.SAME:
            return f"{result.compared}"
        case Verdict.CANNOT:
            return "cannot"
        case Verdict.DIFFERS:
            return "**differs**"
        case Verdict.FAILS:
            return "**fails**"


def _time(result: Result | None) -> str:
    if result is None or not result.timed:
        return ""
    return f"{_milliseconds(result.theirs / result.timed)} / {_milliseconds(result.ours / result.timed)}"


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1000:.3g}"


def _table(rows: Sequence[Sequence[str]]) -> str:
    names = ["program", *_NAMES.values(), *(f"time, {name}" for name in _NAMES.values())]
    lines = [names, ["---"] * len(names), *rows]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)
