"""Figures that the pages quote are those of the files of results that the pages name."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
RESULTS = ROOT / "benchmarks" / "results"
COSTS = (ROOT / "docs" / "costs.md").read_text()
QUOTED = re.findall(r"^\| (.+?) \| ([\d.]+) (us|ms) \| `(.+?)` \|$", COSTS, re.MULTILINE)

ROWS = {  # what a row of the page says: the row of the file, and the cell
    "processor: a small kernel, from the call to the task that goes on": (
        "the same, one task, launch to resumed, asyncio",
        1,
    ),
    "processor: the same with 64 tasks, for each": (
        "saxpy n=16, 64 tasks that launch and await in turn, per launch, fresh arguments, asyncio",
        1,
    ),
    "processor: the same in a thread of an executor, with Taichi's C-API": (
        "the same, one task, launch to resumed, asyncio",
        2,
    ),
    "CUDA: a small kernel, from the call to the task that goes on": ("launch to resumed await, balanced", 1),
    "CUDA: the same with 64 tasks, for each": ("64 tasks that launch and await in turn, per launch", 1),
    "CUDA: the call alone, 60 in a turn of the loop": (
        "saxpy n=16 (two tasks of taichi's), host cost of a launch: fresh arguments, 60 in a turn of the loop",
        1,
    ),
    "CUDA: the call alone, [bound](first-kernel.md#arguments)": (
        "saxpy n=16 (two tasks of taichi's), host cost of a launch: bound, 60 in a turn",
        1,
    ),
    "CUDA: the call and its submission, one in a turn": (
        "saxpy n=16 (two tasks of taichi's), host cost of a launch: fresh, alone in its turn, submitted at once",
        1,
    ),
    "aiotaichi: all of an answer": ("aiotaichi", 2),
    "aiotaichi: of that, decoding and encoding": ("aiotaichi", 4),
    "aiotaichi: the kernels": ("aiotaichi", 3),
    "NumPy in threads: all of an answer": ("NumPy in threads", 2),
    "NumPy in threads: the kernels": ("NumPy in threads", 3),
}


def cell(file: str, row: str, column: int) -> str:
    """Return a cell of a table of results."""
    (line,) = [each for each in (RESULTS / file).read_text().splitlines() if each.startswith(f"| {row} |")]
    return line.strip("|").split("|")[column].strip()


def test_every_row_of_the_page_is_looked_up() -> None:
    assert [what for what, *_ in QUOTED] == list(ROWS)


@pytest.mark.parametrize(("what", "figure", "unit", "file"), QUOTED, ids=[what for what, *_ in QUOTED])
def test_the_page_on_costs(what: str, figure: str, unit: str, file: str) -> None:
    found = cell(file, *ROWS[what])
    assert found == figure or found.startswith(f"{figure} {unit}")


@pytest.mark.parametrize(
    ("page", "quoted", "file", "row", "column"),
    [
        ("costs", "at 53.5 GB/s", "cuda-h200.md", "256 MiB from host_array to the device", 1),
        ("why", "takes 149.9 us by way", "cpu.md", "the same, one task, launch to resumed, asyncio", 2),
        ("why", "and 15.6 us here", "cpu.md", "the same, one task, launch to resumed, asyncio", 1),
    ],
)
def test_figures_in_sentences(page: str, quoted: str, file: str, row: str, column: int) -> None:
    text = " ".join((ROOT / "docs" / f"{page}.md").read_text().split())
    assert quoted in text
    (number,) = re.findall(r"\d[\d.]*", quoted)
    assert cell(file, row, column).startswith(f"{number} ")
