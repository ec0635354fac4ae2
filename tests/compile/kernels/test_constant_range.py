"""Loops over constant ranges, which LLVM unrolled without a rest. The results are NumPy's, in any number of parts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.arrays import Array
from aiotaichi.compile.helper.kernels.pipeline import improve
from aiotaichi.compile.helper.kernels.text import ModuleText
from aiotaichi.core.llvm_runtime import ROOTS
from support.fixture_modules import CPU_MODULES
from support.kernel_tasks import KernelTasks, host_machine

Numbers = npt.NDArray[Any]
ROWS, COLUMNS, ODD, LENGTH = 64, 128, 40, 4096
PARTS = [1, 2, 4, 16, 128]
LAYOUT: dict[str, tuple[Any, tuple[int, ...]]] = {
    "x": (np.float32, (ROWS, COLUMNS)),
    "y": (np.float32, (ROWS, COLUMNS)),
    "u": (np.float32, (ODD, 200)),
    "v": (np.float32, (ODD, 200)),
    "numbers": (np.int32, (LENGTH,)),
    "others": (np.int32, (LENGTH,)),
    "places": (np.float32, (LENGTH, 3)),
    "total": (np.int32, ()),
}
"""The fields in the order in which the module's tree has them, one behind the other."""


class Fields:
    """The fields, with quarters and integers as numbers: their sums are exact in any order."""

    def __init__(self) -> None:
        sizes = [4 * int(np.prod(shape)) for _, shape in LAYOUT.values()]
        self.tree = np.zeros(sum(sizes), np.uint8)
        self._fields: dict[str, Numbers] = {}
        chance = np.random.default_rng(7)
        for (name, (dtype, shape)), size, end in zip(LAYOUT.items(), sizes, np.cumsum(sizes), strict=True):
            field = self.tree[end - size : end].view(dtype).reshape(shape)
            numbers = chance.integers(-100, 100, shape)
            field[...] = numbers if dtype is np.int32 else numbers / 4
            self._fields[name] = field

    def __getitem__(self, name: str) -> Numbers:
        return self._fields[name]


# What the kernels do.


def scale(f: Fields) -> None:
    f["y"][...] = 2 * f["x"] + 1


def scale_odd(f: Fields) -> None:
    f["v"][...] = 2 * f["u"] + 1


def move(f: Fields) -> None:
    f["places"][...] += np.array([1, 2, 3], np.float32)


def inside(f: Fields) -> None:
    x = f["x"]
    f["y"][1:-1, 1:-1] = (x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] + x[1:-1, 2:]) / 4


def inside_rows(f: Fields) -> None:
    f["y"][3:-1] = f["x"][: ROWS - 4] - f["x"][4:]


def inside_columns(f: Fields) -> None:
    f["y"][:, :-1] = f["x"][:, :-1] - f["x"][:, 1:]


def inside_range(f: Fields) -> None:
    f["others"][100:3001] = 3 * f["numbers"][:2901] + np.arange(100, 3001)


def at_border(f: Fields) -> None:
    f["y"][0] = f["y"][:, 0] = 5


def clamped_odd(f: Fields) -> None:
    u = np.pad(f["u"], 1, mode="edge")
    f["v"][...] = (u[:-2, 1:-1] + u[2:, 1:-1] + u[1:-1, :-2] + u[1:-1, 2:]) / 4


def count(f: Fields) -> None:
    f["total"][...] += f["numbers"].sum(dtype=np.int32)


def where_even(f: Fields) -> None:
    even = f["numbers"] % 2 == 0
    f["others"][even] = np.flatnonzero(even)


def either(f: Fields) -> None:
    f["others"][...] = f["numbers"] + np.where(np.arange(LENGTH) < 2000, 1, -1)


def around_zero(f: Fields) -> None:
    f["others"][:2048] = 5 * np.arange(-1024, 1024) - f["numbers"][1500 - 1024 : 1500 + 1024]


def backwards(f: Fields) -> None:
    f["others"][::-1] = 2 * f["numbers"]


def strided(f: Fields) -> None:
    f["others"][1::4] = f["numbers"][: 3 * 1024 : 3]


EVERY = [scale, scale_odd, move, inside, inside_rows, inside_columns, inside_range, at_border, clamped_odd]
EVERY += [count, where_even, either, around_zero, backwards, strided]
ROLLED = {"count", "scale", "scale_odd", "move", "inside", "inside_range", "clamped_odd", "backwards"}


class Tasks:
    """A kernel of the module, compiled by the whole pass. Parts run in their order, or the last first."""

    def __init__(self, name: str) -> None:
        text = (CPU_MODULES / "constant_ranges" / f"{name}.ll").read_text()
        tree = Array.of_tree(ROOTS, len(Fields().tree))
        module, (self.report,) = improve(parse(text, host_machine()), host_machine(), 3, False, [tree])
        self._tasks = KernelTasks(ModuleText(str(module)), self._parts)
        self._count, self._reverse = 1, False

    def _parts(self, blocks: int, limit: int) -> range:
        numbers = range(self._count, 2 * self._count) if limit < 0 else range(blocks)
        return numbers[::-1] if self._reverse else numbers

    def launch(self, fields: Fields, parts: int, *, reverse: bool = False) -> None:
        self._count, self._reverse = parts, reverse
        self._tasks.launch(tree=fields.tree)


tasks_of = cache(Tasks)


@pytest.mark.parametrize("parts", PARTS)
@pytest.mark.parametrize("expected", EVERY)
def test_every_iteration_runs_once(expected: Callable[[Fields], None], parts: int) -> None:
    wanted, found = Fields(), Fields()
    expected(wanted)
    tasks_of(expected.__name__).launch(found, parts, reverse=True)
    np.testing.assert_array_equal(found.tree, wanted.tree)


@pytest.mark.parametrize("parts", PARTS)
@pytest.mark.parametrize(
    ("name", "indices", "distance"),
    [
        ("from_before", range(5, LENGTH), -5),
        ("from_behind", range(LENGTH - 3), 3),
        ("from_eight_before", range(8, LENGTH), -8),
    ],
)
def test_iterations_keep_their_order(name: str, indices: range, distance: int, parts: int) -> None:
    """One thread runs the parts in order. An iteration reads what another one writes."""
    wanted, found = Fields(), Fields()
    numbers = wanted["numbers"].tolist()
    for i in indices:
        before = numbers[i] if name == "from_eight_before" else 2 * numbers[i + distance] + i
        numbers[i] = before + numbers[i + distance]
    wanted["numbers"][...] = np.array([each % 2**32 for each in numbers], np.uint32).view(np.int32)
    tasks_of(name).launch(found, parts)
    np.testing.assert_array_equal(found.tree, wanted.tree)


def test_which_loops_are_rolled() -> None:
    done = {each.__name__ for each in EVERY if "constant range" in tasks_of(each.__name__).report.done}
    assert done == ROLLED
