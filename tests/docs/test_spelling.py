"""The words of the documentation, the examples and the package are spelled as codespell's dictionary has them."""

from __future__ import annotations

from pathlib import Path

import pytest
from codespell_lib import main

ROOT = Path(__file__).parent.parent.parent
FOLDERS = ("docs", "examples", "aiotaichi")
ENDINGS = {".md", ".py", ".html", ".css", ".js", ".c", ".h", ".svg", ".toml"}


@pytest.mark.slow
def test_spelling(capsys: pytest.CaptureFixture[str]) -> None:
    files = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*") if path.suffix in ENDINGS]
    files += ROOT.glob("*.md")
    assert len(files) > 200
    found = main("--toml", str(ROOT / "pyproject.toml"), *map(str, files))
    assert found == 0, capsys.readouterr().out


def test_a_wrong_word_is_found(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    page = tmp_path / "page.md"
    page.write_text("An event that has not ocurred" + " yet.\n")  # codespell:ignore
    assert main(str(page)) != 0
    assert "ocurred ==> occurred" in capsys.readouterr().out  # codespell:ignore
