"""Modules of our producer say where a kernel divides integers. So does the error of a division by zero."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import aiotaichi as at
from aiotaichi.errors import KernelError

pytestmark = [pytest.mark.anyio, pytest.mark.slow]

SOURCE = Path(__file__).parent / "sources" / "divisions.py"


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("divisions")
    environment = {**os.environ, "TI_SKIP_VERSION_CHECK": "ON"}
    for name in ("ours.tcm", "theirs"):
        command = [sys.executable, str(SOURCE), str(made / name)]
        result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        assert result.returncode == 0, result.stdout + result.stderr
    return made


def line_of(text: str) -> int:
    """Return the number of the line of the source that contains a text."""
    (number,) = (number for number, line in enumerate(SOURCE.read_text().splitlines(), 1) if text in line)
    return number


async def failed(path: Path, name: str, check: bool = True) -> KernelError:
    """Return the error of a kernel that divides by zero."""
    async with at.Runtime("x64", compile_options=at.CompileOptions(check_divisions=check)) as rt:
        kernel = (await rt.load_aot_module(path))[name]
        x = rt.ndarray(8, at.i32)
        rt.queue.fill(x, 1)
        with pytest.raises(KernelError) as caught:
            await rt.queue.launch(kernel, x, 0)
        return caught.value


@pytest.mark.parametrize("check", [True, False])
@pytest.mark.parametrize(
    ("name", "source", "begin"),
    [
        ("one", "x[i] // n", "x[i] % 7 +"),
        ("two_lines", "x[0] // ( n )", "x[0] = x[0] // ("),
        ("augmented", "x[i] //= n", "x[i] //= n"),
        ("in_a_head", "x[0] // n", "in range(x[0] // n)"),
        ("in_a_function", "ti.raw_mod(a, b)", "ti.raw_mod(a, b)"),
    ],
)
async def test_the_error_names_the_line(folder: Path, name: str, source: str, begin: str, check: bool) -> None:
    error = await failed(folder / "ours.tcm", name, check)
    line = line_of(begin)
    assert (error.file, error.line, error.source) == ("divisions.py", line, source)
    message = "by zero" if check else "by zero, or of the least number by -1"
    assert error.message == message
    text = f"an integer division of kernel {name} failed: {message} (divisions.py, line {line}: {source})"
    assert str(error) == text


async def test_the_error_names_all_lines_if_a_kernel_divides_several_times(folder: Path) -> None:
    error = await failed(folder / "ours.tcm", "several")
    first, second = line_of("ti.Vector([x[0], x[1]]) % n"), line_of("ti.raw_div(x[0], n)")
    assert (error.file, error.line, error.source) == (None, None, None)
    assert str(error) == (
        "an integer division of kernel several failed: by zero. The kernel divides in 3 places: "
        f"divisions.py, line {first}: ti.Vector([x[0], x[1]]) % n; divisions.py, line {second}: ti.raw_div(x[0], n); "
        f"divisions.py, line {second}: x[0] // n"
    )


@pytest.mark.parametrize(("module", "name"), [("ours.tcm", "of_a_real_function"), ("theirs", "one")])
async def test_the_error_names_no_line_if_not_all_are_known(folder: Path, module: str, name: str) -> None:
    error = await failed(folder / module, name)
    assert str(error) == f"an integer division of kernel {name} failed: by zero"
    assert error.line is None
