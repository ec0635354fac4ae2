"""Each example does what it says."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import anyio
import numpy as np
import pytest

from examples.pipeline import double

ROOT = Path(__file__).parent.parent


def run(name: str) -> str:
    result = subprocess.run(
        [sys.executable, "-m", f"examples.{name}"], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.returncode == 0, result.stderr
    assert result.stderr == ""
    return result.stdout


def test_saxpy() -> None:
    assert run("saxpy") == "[ 1.  3.  5.  7.  9. 11. 13. 15.]\n"


def test_two_queues() -> None:
    output = run("two_queues")
    assert "queue left: busy" in output
    assert "queue right: busy" in output
    assert "the sum is 3000" in output


def test_cancellation() -> None:
    output = run("cancellation")
    assert "timed out: True - and done: False" in output
    assert "later, done: True" in output
    assert "the kernel says: element 2 is -3" in output


def test_the_readmes_program() -> None:
    program = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(), re.DOTALL)[0]
    result = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, timeout=60, check=False
    )
    assert result.stderr == ""
    # y is 1 + 2x + x
    assert result.stdout == f"{1 + 3 * np.arange(1024, dtype=np.float32)}\n"


@pytest.mark.parametrize("count", [0, 1, 1000, 10_001])
def test_pipeline(count: int, tmp_path: Path) -> None:
    numbers = np.arange(count, dtype=np.float32)
    numbers.tofile(tmp_path / "in")
    assert anyio.run(double, tmp_path / "in", tmp_path / "out", 1000) == count
    assert np.array_equal(np.fromfile(tmp_path / "out", np.float32), 2 * numbers)
