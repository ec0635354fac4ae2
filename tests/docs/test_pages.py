"""Run the program that a page of the documentation begins with, and compare what it prints with the page."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.slow

ROOT = Path(__file__).parent.parent.parent
PAGES = [
    "a-service",
    "architecture",
    "coming-from-cupy",
    "index",
    "install",
    "migration",
    "notebooks",
    "overlap",
    "threads",
]


@pytest.mark.parametrize("page", PAGES)
def test_the_program_that_a_page_begins_with(page: str) -> None:
    text = (ROOT / "docs" / f"{page}.md").read_text()
    program = re.search(r"```python\n(.*?)```", text, re.DOTALL)
    assert program is not None
    assert text.index("```") == program.start(), "the page begins with it"
    result = subprocess.run(
        [sys.executable, "-c", program[1]],
        cwd=ROOT,
        env={**os.environ, "AIOTAICHI_ARCH": "cpu"},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    if printed := re.search(r"It prints\n\n```text\n(.*?)```", text, re.DOTALL):
        assert result.stdout == printed[1]
    else:
        assert result.stdout
