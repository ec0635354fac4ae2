"""Each page of the documentation stands once in the sidebar, and begins with a program that runs and prints what it says."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent
DOCS = ROOT / "docs"
PAGES = sorted(str(path.relative_to(DOCS).with_suffix("")) for path in DOCS.rglob("*.md"))

ELSEWHERE = {  # pages whose first program needs more than a checkout: the test that runs it
    "a-video": "tests/docs/test_stream_examples.py",
    "batching": "tests/docs/test_batching_page.py",
    "gallery": "tests/project/test_live_demo.py",
    "latest-frame": "tests/docs/test_stream_examples.py",
    "recovery": "tests/runtime/test_recovery_loop.py",
    "stream-a-file": "tests/docs/test_stream_examples.py",
    "stream-a-socket": "tests/docs/test_stream_examples.py",
    "tracing": "tests/docs/test_tracing_page.py",
}
PROCESSES = {"dask", "first-kernel", "producer", "reference/dask", "reference/producer"}
"""Pages whose program starts processes, which import it from a file."""


def first_block(page: str) -> tuple[str, str]:
    """Return what stands before the first block of code of a page, and the block, with its fences."""
    text = (DOCS / f"{page}.md").read_text()
    block = re.search(r"^```.*?^```$", text, re.DOTALL | re.MULTILINE)
    assert block is not None
    return text[: block.start()], block[0]


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
@pytest.mark.parametrize("page", [page for page in PAGES if page not in {*ELSEWHERE, *PROCESSES}])
def test_a_page_prints_what_it_says(page: str, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    program = first_block(page)[1].removeprefix("```python\n").removesuffix("```")
    exec(compile(program, f"docs/{page}.md", "exec"), {"__name__": "__main__"})
    out, err = capsys.readouterr()
    assert err == ""
    compare(page, out)


@pytest.mark.slow
@pytest.mark.taichi
@pytest.mark.parametrize("page", sorted(PROCESSES))
def test_a_page_whose_program_is_a_file(page: str, folder: Path) -> None:
    path = folder / "program.py"
    path.write_text(first_block(page)[1].removeprefix("```python\n").removesuffix("```"))
    environment = {**os.environ, "PYTHONPATH": str(ROOT), "ENABLE_TAICHI_HEADER_PRINT": "0"}
    command = [sys.executable, str(path)]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=60, check=False)
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    compare(page, result.stdout)


def compare(page: str, out: str) -> None:
    """Compare with what stands behind the program."""
    text = (DOCS / f"{page}.md").read_text()
    if printed := re.search(r"It prints\n\n```text\n(.*?)```", text, re.DOTALL):
        assert out == printed[1]
    else:
        assert out


def test_each_page_stands_once_in_the_sidebar() -> None:
    text = (DOCS / "index.md").read_text()
    trees = re.findall(r"^:::\{toctree\}\n(.*?)^:::$", text, re.DOTALL | re.MULTILINE)
    named = [line for tree in trees for line in tree.splitlines() if line and not line.startswith(":")]
    assert sorted(named) == [page for page in PAGES if page != "index"]
    assert all("toctree" not in (DOCS / f"{page}.md").read_text() for page in PAGES if page != "index")
