"""The page of the corpus."""

from __future__ import annotations

from .catalogue import EXAMPLES, PROGRAMS
from .results import ArchResults
from .runner import Result, Verdict
from .table import page, totals
from .taichi_tests import FileResult

RESULTS = [
    Result(EXAMPLES[0], "x64", Verdict.SAME, compared=12, timed=4, theirs=0.008, ours=0.002),
    Result(EXAMPLES[0], "vulkan", Verdict.CANNOT, "taichi has no such thing"),
    Result(PROGRAMS[0], "x64", Verdict.DIFFERS, "1 differ; launch 3"),
    Result(PROGRAMS[0], "vulkan", Verdict.FAILS, "taichi: it ended"),
]


def test_the_page_has_a_row_for_each_program_and_each_reason() -> None:
    found = [
        ArchResults(arch, f"a device of {arch}", jobs, tuple(each for each in RESULTS if each.arch == arch))
        for arch, jobs in (("x64", 1), ("vulkan", 2))
    ]
    lines = page(found, 60, 4).splitlines()
    assert "* x64: a device of x64." in lines
    assert "* Vulkan: a device of vulkan. 2 programs ran at a time." in lines
    assert f"| `{EXAMPLES[0].name}` | 12 | cannot | not run | 2 / 0.5 |  |  |" in lines
    assert f"| `{PROGRAMS[0].name}` | **differs** | **fails** | not run |  |  |  |" in lines
    assert f"* `{EXAMPLES[0].name}`, Vulkan: taichi has no such thing." in lines
    assert f"* `{PROGRAMS[0].name}`, Vulkan: taichi: it ended." in lines


def test_totals_count_each_arch() -> None:
    assert totals(RESULTS).splitlines() == [
        "* x64: of 2 programs, 1 give the same, 0 cannot run, 1 fail or differ.",
        "* Vulkan: of 2 programs, 0 give the same, 1 cannot run, 1 fail or differ.",
    ]


def test_the_page_has_a_row_for_each_file_of_taichis_tests() -> None:
    tests = [
        FileResult("test_abs", "x64", 4, {"it launches no kernel": 2}),
        FileResult("test_abs", "vulkan", 3, {}, {"test_abs[f32]": "launch 0 differs"}),
        FileResult("test_loops", "x64", 7),
    ]
    lines = page([], 60, 4, tests).splitlines()
    assert "| `test_abs` | 4 of 6 | **3 of 4** |" in lines
    assert "| `test_loops` | 7 of 7 | not run |" in lines
    assert "* x64: of 13 tests in 2 files, 11 give the same, 2 are not compared, 0 fail or differ." in lines
    assert "* x64, 2: it launches no kernel" in lines
    assert "* `test_abs::test_abs[f32]`, Vulkan: launch 0 differs" in lines
