"""A failed assert ends its iteration, and no other. Its error says which one, in which kernel, and where."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import traceback
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.errors import KernelError

pytestmark = [
    pytest.mark.anyio,
    pytest.mark.slow,
    pytest.mark.timeout(600),  # taichi makes both modules, and all their kernels are compiled, on a busy machine
]

SOURCE = Path(__file__).parent / "sources" / "asserts.py"
LENGTHS = [1, 7, 513, 20_000]


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    made = tmp_path_factory.mktemp("asserts")
    environment = {**os.environ, "TI_SKIP_VERSION_CHECK": "ON"}
    for name in ("ours.tcm", "theirs"):
        command = [sys.executable, str(SOURCE), str(made / name)]
        result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
        assert result.returncode == 0, result.stdout + result.stderr
    return made


@pytest.fixture(params=["ours.tcm", "theirs"])
def path(folder: Path, request: pytest.FixtureRequest) -> Path:
    return folder / str(request.param)


@pytest.fixture(params=[0, 2, 3])
def level(request: pytest.FixtureRequest) -> int:
    return int(request.param)


async def failed(
    path: Path, level: int, name: str, x: npt.NDArray[Any], *numbers: int, threads: int = 2
) -> tuple[KernelError, npt.NDArray[Any]]:
    """Launch a kernel that fails. Return its error, and what the array holds then."""
    async with at.Runtime("x64", threads=threads, compile_options=at.CompileOptions(optimise=level)) as rt:
        kernel = (await rt.load_aot_module(path)).kernel(name)
        array = rt.ndarray(x.shape, x.dtype)
        rt.queue.write(array, x)
        with pytest.raises(KernelError) as caught:
            await rt.queue.launch(kernel, *numbers, array)
        return caught.value, await rt.queue.read(array)


def with_sevens(length: int) -> npt.NDArray[np.int32]:
    x = np.arange(length, dtype=np.int32) % 5
    x[:: max(1, length // 3)] = 7
    return x


@pytest.mark.parametrize("name", ["plain", "told", "told_values", "by_function", "bytes_of", "summed"])
async def test_the_other_iterations_run(path: Path, level: int, name: str) -> None:
    for length in LENGTHS:
        x = with_sevens(length).astype(np.uint8 if name == "bytes_of" else np.int32)
        error, y = await failed(path, level, name, x)
        np.testing.assert_array_equal(y, np.where(x == 7, 7, x + 1))
        assert error.kernel == name
        assert error.index is not None
        assert x[error.index] == 7


async def test_a_serial_loop_ends(path: Path, level: int) -> None:
    x = np.full(5000, 3, np.int32)
    x[[321, 322, 4000]] = 7
    error, y = await failed(path, level, "serial", x)
    assert (error.index, error.message) == (None, "it is seven")
    np.testing.assert_array_equal(y[:322], [4] * 321 + [7])
    np.testing.assert_array_equal(y[322:], x[322:])


async def test_one_thread_reports_the_first_iteration(path: Path, level: int) -> None:
    x = np.full(5000, 3, np.int32)
    x[[321, 322, 4000]] = 7
    error, _ = await failed(path, level, "told_values", x, threads=1)
    assert (error.index, error.message) == (321, "element 321 is 7")


async def test_the_first_of_two_asserts_is_reported(path: Path, level: int) -> None:
    x = np.full(5000, 1, np.int32)
    x[100], x[200] = 3, 7
    error, y = await failed(path, level, "two", x, threads=1)
    assert (error.index, error.message) == (100, "it was three")
    expected = np.full(5000, 4, np.int32)
    expected[100] = y[100]  # taichi may put a store off, over an assert, until the next store to the same element
    expected[200] = 7
    np.testing.assert_array_equal(y, expected)
    x[50] = 7
    error, _ = await failed(path, level, "two", x, threads=1)
    assert (error.index, error.message) == (50, "element 50 is seven")


async def test_an_index_counts_from_the_beginning_of_the_range(path: Path, level: int) -> None:
    x = np.zeros(9000, np.int32)
    x[[3, 1234]] = 7
    error, y = await failed(path, level, "part", x, 5, 8999)
    assert error.index == 1234
    expected = x.copy()
    expected[5:8999] += 1
    expected[1234] = 7
    np.testing.assert_array_equal(y, expected)


async def test_an_index_of_several_axes_counts_the_elements(path: Path, level: int) -> None:
    x = np.zeros((37, 101), np.int32)
    x[11, 13] = 7
    error, y = await failed(path, level, "grid", x)
    assert (error.index, error.message) == (11 * 101 + 13, "11, 13")
    np.testing.assert_array_equal(y, np.where(x == 7, 7, 1))


async def test_an_index_counts_from_the_first_of_each_axis(path: Path, level: int) -> None:
    x = np.zeros((37, 101), np.int32)
    x[11, 13] = 7
    error, y = await failed(path, level, "shifted", x)
    assert (error.index, error.message) == (10 * 99 + 11, "11, 13")
    expected = x.copy()
    expected[1:, 2:] += 1
    np.testing.assert_array_equal(y, np.where(x == 7, 7, expected))


async def test_an_index_may_be_negative(path: Path, level: int) -> None:
    x = np.zeros(5000, np.int32)
    x[[2000, 4000]] = 7
    error, y = await failed(path, level, "from_both_ends", x, threads=1)
    assert (error.index, error.message) == (-500, "-500")
    np.testing.assert_array_equal(y, np.where(x == 7, 7, 1))


async def test_a_sum_over_asserts_has_the_other_iterations(path: Path, level: int) -> None:
    x = with_sevens(5000)
    _, y = await failed(path, level, "counted", x)
    sevens = np.count_nonzero(x == 7)
    assert 2 * (5000 - sevens) <= y[0] <= 2 * 5000 - sevens  # taichi may put the first addition off, over the assert


async def test_a_message_may_take_many_steps(path: Path) -> None:
    error, _ = await failed(path, 3, "far", np.array([1, 7, 2], np.int32))
    value = np.array([1], np.int32)
    for _ in range(1200):
        value = value * 3 + (value >> 1)
    assert (error.index, error.message) == (1, str(value[0]))


async def test_a_loop_may_have_hundreds_of_asserts(path: Path, level: int) -> None:
    x = np.zeros(5000, np.int32)
    x[[3000, 4000]] = 299, 100
    error, y = await failed(path, level, "two_hundred", x, threads=1)
    assert (error.index, error.message) == (3000, "element 3000")
    np.testing.assert_array_equal(y, np.where(x == 0, 1, x))


@pytest.mark.parametrize("name", ["inner", "one_by_one"])
async def test_an_inner_loop_ends_with_its_iteration(path: Path, level: int, name: str) -> None:
    x = np.zeros((1500, 20), np.int32)
    x[700, 5] = 7
    error, y = await failed(path, level, name, x)
    assert error.message == "column 5"
    assert error.index == 700 or (error.index is None and name == "one_by_one")
    expected = np.ones_like(x)
    expected[700, 5:] = x[700, 5:]
    np.testing.assert_array_equal(y, expected)


async def test_a_message_has_numbers_of_64_bits(path: Path) -> None:
    error, _ = await failed(path, 3, "wide", np.array([0.0, 1.5e301]))
    assert error.message == "1.5e+301 is large"


async def test_an_error_names_kernel_index_and_line(folder: Path) -> None:
    line = 1 + SOURCE.read_text().splitlines().index('        assert x[i] != 7, f"element {i} is {x[i]}"')
    x = np.array([1, 7], np.int32)
    error, _ = await failed(folder / "ours.tcm", 3, "told_values", x)
    source = 'assert x[i] != 7, f"element {i} is {x[i]}"'
    assert str(error) == (
        f"an assert of kernel told_values failed at index 1: element 1 is 7 (asserts.py, line {line}: {source})"
    )
    assert (error.file, error.line, error.source) == ("asserts.py", line, source)
    assert vars(pickle.loads(pickle.dumps(error))) == {**vars(error)}
    error, _ = await failed(folder / "theirs", 3, "plain", x)
    assert str(error) == "an assert of kernel plain failed at index 1: x[i] != 7"
    assert (error.file, error.line, error.source) == (None, None, None)


async def test_the_traceback_of_an_await_is_short(folder: Path) -> None:
    error, _ = await failed(folder / "ours.tcm", 3, "told", np.array([7], np.int32))
    assert error.__cause__ is None
    assert error.__context__ is None
    frames = [each for each in traceback.extract_tb(error.__traceback__) if "aiotaichi/queue" in each.filename]
    assert len(frames) == 1
