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


# -- the README's table of the service ----------------------------------------------------------------------


def rows_of(text: str, after: str) -> dict[str, list[str]]:
    """Return the rows of the first table behind ``after``, by their first cell."""
    table = re.search(r"(?:^\|.*\n)+", text[text.index(after) :], re.MULTILINE)
    assert table is not None
    lines = (line.strip("|").split("|") for line in table[0].splitlines())
    return {cells[0].strip(): [cell.strip() for cell in cells[1:]] for cells in lines}


@pytest.mark.parametrize(
    ("device", "title"),
    [("CUDA", "CUDA: NVIDIA H200"), ("CPU", "CPU: Intel"), ("Vulkan", "Vulkan: llvmpipe")],
)
def test_the_readme_quotes_the_table_of_speed(device: str, title: str) -> None:
    """Its figures are "requests a second; lateness at the 99th percentile" of images of 1 MiB."""
    readme = rows_of((ROOT / "README.md").read_text(), "64 tasks write an image")
    (quoted,) = [cells for name, cells in readme.items() if name.startswith(f"{device}:")]
    measured = rows_of((ROOT / "docs" / "speed.md").read_text(), title)
    contenders, figures = measured["image"], measured["512 x 512 (1 MiB)"]

    def short(figure: str) -> tuple[int, str]:
        requests, lateness = re.fullmatch(r"\*{0,2}([\d,]+)\*{0,2}; ([\d.]+)(?: / .*)? ms.*", figure).groups()  # type: ignore[union-attr]
        return int(requests.replace(",", "")), lateness

    found = {name: short(figure) for name, figure in zip(contenders, figures, strict=True)}
    ours = found.pop("aiotaichi, host_array")
    c_api = found.pop("taichi's C-API", None)
    peers = [figure for name, figure in found.items() if not name.startswith("aiotaichi")]
    expected = [ours, max(peers, default=None), c_api]
    assert [short(cell) if cell else None for cell in quoted] == expected


def test_the_readme_quotes_plain_writes() -> None:
    text = (ROOT / "README.md").read_text()
    (quoted,) = re.findall(r"A plain `write`, as above, makes ([\d,]+) on CUDA and ([\d,]+) on the CPU", text)
    page = (ROOT / "docs" / "speed.md").read_text()
    for figure, title in zip(quoted, ("CUDA: NVIDIA H200", "CPU: Intel"), strict=True):
        measured = rows_of(page, title)
        cell = measured["512 x 512 (1 MiB)"][measured["image"].index("aiotaichi, write")]
        assert cell.startswith(f"{figure};")


# -- a lone caller of a batcher -----------------------------------------------------------------------------


@pytest.mark.parametrize(("device", "file"), [("the CPU", "batches-cpu.md"), ("an H200", "batches-cuda-h200.md")])
def test_the_page_on_batches_quotes_how_much_longer_a_lone_caller_waits(device: str, file: str) -> None:
    text = " ".join((ROOT / "docs" / "batching.md").read_text().split())
    quoted = re.search(rf"(\d+) to (\d+) us longer on {device}", text)
    assert quoted is not None
    table = rows_of((RESULTS / file).read_text(), "A lone caller:")
    measured = [int(table[loop][table["loop"].index("the difference, us")]) for loop in ("asyncio", "uvloop", "trio")]
    assert [int(bound) for bound in quoted.groups()] == [min(measured), max(measured)]
