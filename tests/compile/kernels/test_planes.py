"""Loops with three and more coordinates: the results are NumPy's, with any number of threads and any extents."""

from __future__ import annotations

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
_FOLDER = CPU_MODULES / "planes"
EXTENTS = [(7, 5, 33), (1, 1, 40), (3, 1, 1), (1, 9, 2), (2, 40, 17), (0, 4, 5), (4, 0, 5), (4, 5, 0), (-1, 3, 4)]
THREADS = [1, 3]


def numbered(shape: tuple[int, ...], *begin: int) -> Numbers:
    """Return 1 + 100 ** n * coordinate for all coordinates together, which begin with ``begin``."""
    found: Numbers = np.ones(shape, np.int64)
    for place, (axis, first) in enumerate(zip(np.indices(shape)[::-1], begin[::-1], strict=True)):
        found += 100**place * (axis + first)
    return found.astype(np.int32)


@pytest.mark.parametrize("threads", THREADS)
@pytest.mark.parametrize("extents", EXTENTS)
@pytest.mark.parametrize("name", ["number", "number_around_zero"])
async def test_each_index_is_visited_once(name: str, extents: tuple[int, int, int], threads: int) -> None:
    shape = (8, 41, 42)
    expected = np.zeros(shape, np.int32)
    a, b, c = (max(0, each) for each in extents)
    begin = (0, 0, 0) if name == "number" else (-2, -3, -4)
    expected[:a, :b, :c] = numbered((a, b, c), *begin)
    async with at.Runtime("cpu", threads=threads) as rt:
        kernel = (await rt.load_aot_module(_FOLDER)).kernel(name)
        out = rt.ndarray(shape, at.i32)
        rt.queue.launch(kernel, out, *extents)
        np.testing.assert_array_equal(await rt.queue.read(out), expected)


@pytest.mark.parametrize("threads", THREADS)
async def test_constants_and_four_coordinates(threads: int) -> None:
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        out = rt.ndarray((5, 9, 33), at.i32)
        rt.queue.launch(module.kernel("number_constants"), out)
        np.testing.assert_array_equal(await rt.queue.read(out), numbered((5, 9, 33), 0, 3, -2))
        for shape in [(3, 4, 5, 6), (2, 1, 19, 23), (1, 1, 1, 1), (6, 2, 1, 9)]:
            four = rt.ndarray(shape, at.i32)
            rt.queue.launch(module.kernel("number_four"), four, *shape)
            np.testing.assert_array_equal(await rt.queue.read(four), numbered(shape, 0, 0, 0, 0))


@pytest.mark.parametrize("threads", THREADS)
@pytest.mark.parametrize("shape", [(9, 8, 30), (3, 3, 3), (12, 3, 64), (2, 9, 9), (40, 41, 42)])
async def test_neighbours_sums_and_loops_inside(shape: tuple[int, int, int], threads: int) -> None:
    random = np.random.default_rng(5)
    x = random.random(shape, np.float32)
    whole = random.integers(-99, 99, shape).astype(np.int32)
    inner = np.zeros(shape, np.float32)
    inner[1:-1, 1:-1, 1:-1] = (
        x[:-2, 1:-1, 1:-1] + x[2:, 1:-1, 1:-1] + x[1:-1, :-2, 1:-1] + x[1:-1, 2:, 1:-1] + x[1:-1, 1:-1, :-2]
    ) + x[1:-1, 1:-1, 2:]
    i, j, k = np.indices(shape)
    depths = np.tensordot(np.arange(1, shape[0] + 1), whole, (0, 0))
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        source, out = rt.ndarray(shape, at.f32), rt.ndarray(shape, at.f32)
        numbers, counted, total = rt.ndarray(shape, at.i32), rt.ndarray(shape, at.i32), rt.ndarray(1, at.i32)
        rt.queue.write(source, x)
        rt.queue.write(numbers, whole)
        rt.queue.launch(module.kernel("add_neighbours"), source, out)
        rt.queue.launch(module.kernel("add_up"), numbers, total, *shape)
        rt.queue.launch(module.kernel("add_depths"), numbers, counted, *shape)
        np.testing.assert_allclose(await rt.queue.read(out), inner, rtol=1e-6)
        assert (await rt.queue.read(total))[0] == ((i + 2 * j + 3 * k) * whole).sum()
        np.testing.assert_array_equal(await rt.queue.read(counted), depths + i)


@pytest.mark.parametrize(
    ("plane", "row"), [(60, 12), (60, 7), (7, 60), (1, 1), (1000, 30), (-9, 5), (12, -5), (-7, -3)]
)
async def test_a_program_divides_twice(plane: int, row: int) -> None:
    index = np.arange(500)
    i = index // plane
    async with at.Runtime("cpu", threads=2) as rt:
        module = await rt.load_aot_module(_FOLDER)
        for name, shift in (("divide_twice", None), ("divide_what_is_left", 0), ("divide_what_is_left", -40)):
            rest = index - i * plane + (shift or 0)
            out = rt.ndarray(500, at.i32)
            rt.queue.launch(module.kernel(name), out, plane, row, *([] if shift is None else [shift]))
            expected = 10000 * i + 100 * (rest // row) + rest % row + 1
            np.testing.assert_array_equal(await rt.queue.read(out), expected)


@pytest.mark.parametrize(("first", "end"), [(0, 0), (0, 200), (5, 70), (64, 65), (-100, 333), (100, 1)])
async def test_bits_of_indices(first: int, end: int) -> None:
    i, k = np.arange(300), np.arange(first, max(first, end))
    inner = ((k // 64) * ((k - first + 1) & 63)).sum() + ((k >> 5) & 7).sum() * (i & 31)
    async with at.Runtime("cpu", threads=2) as rt:
        add_bits = (await rt.load_aot_module(_FOLDER)).kernel("add_bits")
        out = rt.ndarray(300, at.i32)
        rt.queue.launch(add_bits, out, first, end)
        np.testing.assert_array_equal(await rt.queue.read(out), inner + (i >> 5))


def test_which_loops_are_cut_into_planes() -> None:
    done = set()
    for path in _FOLDER.glob("*.ll"):
        reports = improve(parse(path.read_text(), host_machine()), host_machine(), 3, False, [])[1]
        done |= {path.stem for report in reports if "planes" in report.done}
    assert done == {path.stem for path in _FOLDER.glob("*.ll")} - {"add_depths", "add_bits"}
