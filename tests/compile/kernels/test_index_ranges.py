"""Loops over ti.ndrange of constants, as taichi saves them: the results are NumPy's, with any number of threads."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.pipeline import improve
from support.fixture_modules import CPU_MODULES
from support.kernel_tasks import host_machine

pytestmark = pytest.mark.anyio

Numbers = npt.NDArray[Any]
_FOLDER = CPU_MODULES / "index_ranges"
_SHAPE = (44, 130)
_X = np.random.default_rng(3).integers(-1000, 1000, _SHAPE).astype(np.int32)


def numbered(*sizes: int, begin: tuple[int, ...] = (0, 0)) -> Callable[[Numbers], None]:
    def add(out: Numbers) -> None:
        rows, columns = np.indices(sizes)
        out[: sizes[0], : sizes[1]] += (1000 * (rows + begin[0]) + columns + begin[1]).astype(np.int32)

    return add


def add_neighbours(out: Numbers) -> None:
    out[:40, :120] = _X[:40, :120] + 2 * _X[1:41, :120] + 3 * _X[:40, 2:122] + 4 * _X[2:42, 1:121]


def add_upper_rows(out: Numbers) -> None:
    out[:20, :120] += _X[:20, 1:121]


def add_left_columns(out: Numbers) -> None:
    out[:40, :60] += _X[1:41, :60]


EXPECTED: dict[str, Callable[[Numbers], None]] = {
    "number": numbered(40, 120),
    "number_powers": numbered(32, 128),
    "number_around_zero": numbered(40, 120, begin=(-8, -5)),
    "add_neighbours": add_neighbours,
    "add_upper_rows": add_upper_rows,
    "add_left_columns": add_left_columns,
}
ROLLED = {"number", "number_powers", "number_around_zero", "add_neighbours"}


@pytest.mark.parametrize("threads", [1, 2, 5])
@pytest.mark.parametrize("name", EXPECTED)
async def test_each_index_is_visited_once(name: str, threads: int) -> None:
    expected = _X[::-1].copy()
    EXPECTED[name](expected)
    async with at.Runtime("cpu", threads=threads) as rt:
        kernel = (await rt.load_aot_module(_FOLDER)).kernel(name)
        x, out = (rt.ndarray(_SHAPE, at.i32) for _ in range(2))
        rt.queue.write(x, _X)
        rt.queue.write(out, _X[::-1])
        rt.queue.launch(kernel, *([out] if name.startswith("number") else [x, out]))
        np.testing.assert_array_equal(await rt.queue.read(out), expected)


async def test_three_coordinates() -> None:
    i, j, k = np.indices((6, 20, 40))
    async with at.Runtime("cpu", threads=2) as rt:
        number_cells = (await rt.load_aot_module(_FOLDER)).kernel("number_cells")
        out = rt.ndarray((6, 20, 40), at.i32)
        rt.queue.launch(number_cells, out)
        np.testing.assert_array_equal(await rt.queue.read(out), 10000 * i + 100 * j + k)


def test_which_loops_are_rolled() -> None:
    done = set()
    for path in _FOLDER.glob("*.ll"):
        (report,) = improve(parse(path.read_text(), host_machine()), host_machine(), 3, False, [])[1]
        if "constant range" in report.done:
            done.add(path.stem)
    assert done == ROLLED
