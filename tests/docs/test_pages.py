"""Each page of the docs stands once in the sidebar, and begins with a program that runs and prints what it says."""

from __future__ import annotations

import importlib
import re
from pathlib import Path
from textwrap import indent
from typing import Any

import anyio
import pytest

import aiotaichi as at

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(str(path.relative_to(DOCS).with_suffix("")) for path in DOCS.rglob("*.md"))

ELSEWHERE = {  # pages whose first program needs more than a checkout: the test that runs it
    "a-video": "tests/docs/test_stream_examples.py",
    "gallery": "tests/project/test_live_demo.py",
    "latest-frame": "tests/docs/test_stream_examples.py",
    "recovery": "tests/runtime/test_recovery_loop.py",
    "stream-a-file": "tests/docs/test_stream_examples.py",
    "stream-a-socket": "tests/docs/test_stream_examples.py",
    "tracing": "tests/docs/test_tracing_page.py",
}
COMPILES = {"batching", "first-kernel", "producer", "reference/producer"}
"""Pages whose program compiles a kernel of its own: Taichi's process imports it from a file."""


def first_block(page: str) -> tuple[str, str]:
    """Return what stands before the first block of code of a page, and the block, with its fences."""
    text = (DOCS / f"{page}.md").read_text()
    block = re.search(r"^```.*?^```$", text, re.DOTALL | re.MULTILINE)
    assert block is not None
    return text[: block.start()], block[0]


def programs(page: str) -> list[tuple[str, str | None]]:
    """Return the programs of a page that run by themselves, and what the page says that each prints.

    The first block of code is one.
    """
    text = (DOCS / f"{page}.md").read_text()
    blocks = re.findall(
        r"^```python\n(.*?)^```$(?:\n\nIt prints\n\n```text\n(.*?)^```$)?", text, re.DOTALL | re.MULTILINE
    )
    runs = re.compile(r"^anyio\.run\(", re.MULTILINE)
    first, *others = [(code, printed or None) for code, printed in blocks]
    return [first, *(each for each in others if runs.search(each[0]))]


RUN = [
    pytest.param(code, printed, id=f"{page}-{number}" if number else page)
    for page in PAGES
    if page not in {*ELSEWHERE, *COMPILES}
    for number, (code, printed) in enumerate(programs(page))
]


@pytest.mark.parametrize("page", PAGES)
def test_each_page_begins_with_its_program(page: str) -> None:
    before, block = first_block(page)
    if page in ELSEWHERE:
        assert f"{page}" in (ROOT / ELSEWHERE[page]).read_text()
    else:
        assert block.startswith("```python\n")
    assert not re.search(r"^##", before, re.MULTILINE), "a heading stands before it"
    assert before.count("\n\n") <= 3, "two paragraphs stand before it"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The current folder: programs find the examples and the package there, and may write to it."""
    for name in ("examples", "docs"):
        (tmp_path / name).symlink_to(ROOT / name)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("AIOTAICHI_ARCH", "cpu")
    return tmp_path


@pytest.mark.slow
@pytest.mark.parametrize(("program", "printed"), RUN)
def test_a_page_prints_what_it_says(
    program: str, printed: str | None, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    exec(compile(program, "a page", "exec"), {"__name__": "__main__"})
    out, err = capsys.readouterr()
    assert err == ""
    compare(printed, out)


@pytest.mark.slow
@pytest.mark.taichi
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of taichi's import
def test_the_pages_that_compile_a_kernel(folder: Path, monkeypatch: pytest.MonkeyPatch, capfd: Any) -> None:
    """They share this process, and so a compiling process that stays warm."""
    monkeypatch.syspath_prepend(folder)
    for number, page in enumerate(sorted(COMPILES)):
        path = folder / f"page_{number}.py"
        program, printed = programs(page)[0]
        path.write_text(program)
        module = importlib.import_module(path.stem)
        capfd.readouterr()
        anyio.run(module.main)
        out, err = capfd.readouterr()
        assert err == ""
        compare(printed, out)


@pytest.mark.slow
@pytest.mark.taichi
@pytest.mark.filterwarnings("ignore::DeprecationWarning")  # of taichi's import
def test_the_first_kernel_binds_its_arguments(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The page's later block works with the kernel of its program."""
    monkeypatch.syspath_prepend(folder)
    program, _ = programs("first-kernel")[0]
    (block,) = re.findall(
        r"^```python\n([^`]*\.bind\([^`]*)^```$", (DOCS / "first-kernel.md").read_text(), re.MULTILINE
    )
    (folder / "page_that_binds.py").write_text(f"{program}\n\nasync def bind(rt, x, y):\n{indent(block, '    ')}")
    module = importlib.import_module("page_that_binds")

    async def run() -> None:
        async with at.Runtime("cpu") as rt:
            x, y = rt.ndarray(10, at.f32), rt.ndarray(10, at.f32)
            rt.queue.fill(x, 3)
            await module.bind(rt, x, y)
            assert (await rt.queue.read(y) == 6000).all()

    anyio.run(run)


def compare(printed: str | None, out: str) -> None:
    """Compare with what stands behind the program."""
    assert out if printed is None else out == printed


def test_each_page_stands_once_in_the_sidebar() -> None:
    text = (DOCS / "index.md").read_text()
    trees = re.findall(r"^:::\{toctree\}\n(.*?)^:::$", text, re.DOTALL | re.MULTILINE)
    named = [line for tree in trees for line in tree.splitlines() if line and not line.startswith(":")]
    assert sorted(named) == [page for page in PAGES if page != "index"]
    assert all("toctree" not in (DOCS / f"{page}.md").read_text() for page in PAGES if page != "index")
