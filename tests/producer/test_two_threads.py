"""Two threads can add kernels to modules at once. Each module gets its own kernels, and taichi's functions stay."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.errors import KernelError

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SOURCE = Path(__file__).parent / "sources" / "two_threads.py"


def line_of(text: str) -> int:
    """Return the number of the line of the source that contains a text."""
    (number,) = (number for number, line in enumerate(SOURCE.read_text().splitlines(), 1) if text in line)
    return number


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("two_threads")
    environment = {**os.environ, "TI_SKIP_VERSION_CHECK": "ON"}
    command = [sys.executable, str(SOURCE), str(made)]
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return made


@pytest.mark.parametrize(("name", "source", "expected"), [("first", "x[0] // n", 5), ("second", "x[0] % n", 2)])
async def test_modules_of_two_threads_have_their_own_kernels(
    folder: Path, name: str, source: str, expected: int
) -> None:
    async with at.Runtime("x64") as rt:
        module = await rt.load_aot_module(folder / f"{name}.tcm")
        kernels = sorted(module.kernels)
        assert kernels == sorted(f"kernel_{number}" for number in range(12))
        x = rt.ndarray(1, at.i32)
        for kernel in kernels:
            rt.queue.write(x, np.array([17], np.int32))
            rt.queue.launch(module[kernel], x, 3)
            assert (await rt.queue.read(x)).tolist() == [expected]
            with pytest.raises(KernelError) as caught:
                await rt.queue.launch(module[kernel], x, 0)
            assert (caught.value.line, caught.value.source) == (line_of(source), source)
            with pytest.raises(KernelError) as caught:
                await rt.queue.launch(module[kernel], x, 100)
            assert (caught.value.line, caught.value.message) == (line_of(f"of the {name}"), "too large")
