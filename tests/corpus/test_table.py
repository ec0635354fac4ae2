"""The page of the corpus."""

from __future__ import annotations

from .catalogue import EXAMPLES, PROGRAMS
from .runner import Result, Verdict
from .table import page, totals

RESULTS = [
    Result(EXAMPLES[0], "x64", Verdict.SAME, compared=12, timed=4, theirs=0.008, ours=0.002),
    Result(EXAMPLES[0], "vulkan", Verdict.CANNOT, "taichi has no such thing"),
    Result(PROGRAMS[0], "x64", Verdict.DIFFERS, "1 differ; launch 3"),
    Result(PROGRAMS[0], "vulkan", Verdict.FAILS, "taichi: it ended"),
]


def test_the_page_has_a_row_for_each_program_and_each_reason() -> None:
    lines = page(RESULTS, "a device", 60, 4).splitlines()
    assert f"| `{EXAMPLES[0].name}` | 12 | cannot | not run | 2 / 0.5 |  |" in lines
    assert f"| `{PROGRAMS[0].name}` | **differs** | **fails** | not run |  |  |" in lines
    assert f"* `{EXAMPLES[0].name}`, Vulkan: taichi has no such thing." in lines
    assert f"* `{PROGRAMS[0].name}`, Vulkan: taichi: it ended." in lines


def test_totals_count_each_arch() -> None:
    assert totals(RESULTS).splitlines() == [
        "x64: of 2 programs, 1 give the same, 0 cannot run, 1 fail or differ.",
        "Vulkan: of 2 programs, 0 give the same, 1 cannot run, 1 fail or differ.",
    ]
