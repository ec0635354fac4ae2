"""Kernels that read here and there: the results are NumPy's, and also right if arrays share memory."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.arrays import Array
from aiotaichi.compile.helper.kernels.pipeline import improve
from support.fixture_modules import CPU_MODULES
from support.kernel_tasks import host_machine

pytestmark = pytest.mark.anyio

Floats = npt.NDArray[np.float32]
_FOLDER = CPU_MODULES / "samples"
_RANDOM = np.random.default_rng(8)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("length", [0, 1, 7, 8, 64, 1001])
async def test_tables(length: int, threads: int) -> None:
    table, other = _RANDOM.random((2, 300), np.float32)
    places = _RANDOM.integers(0, 300, length, np.int32)
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        x, y, where = rt.ndarray(300, at.f32), rt.ndarray(300, at.f32), rt.ndarray(length, at.i32)
        for array, values in ((x, table), (y, other), (where, places)):
            rt.queue.write(array, values)
        for name, arrays, expected in (
            ("look_up", (x, where), 2 * table[places] + 1),
            ("look_up_range", (x, where), table[places]),
            ("pick", (x, y, where), np.where(places % 2 == 0, table[places], other[places])),
        ):
            out = rt.ndarray(length, at.f32)
            rt.queue.launch(module.kernel(name), *arrays, out)
            np.testing.assert_array_equal(await rt.queue.read(out), expected)


@pytest.mark.parametrize("threads", [1, 3])
@pytest.mark.parametrize("shape", [(1, 1), (5, 40), (33, 129)])
async def test_images(shape: tuple[int, int], threads: int) -> None:
    x = _RANDOM.random((20, 50), np.float32)
    rows, columns = np.indices(shape)
    scales = (np.float32((20 - 1) / shape[0]), np.float32((50 - 1) / shape[1]))
    u, v = rows.astype(np.float32) * scales[0], columns.astype(np.float32) * scales[1]
    a, b = u.astype(int), v.astype(int)
    fu, fv = u - a, v - b
    upper, lower = x[a, b] * (1 - fv) + x[a, b + 1] * fv, x[a + 1, b] * (1 - fv) + x[a + 1, b + 1] * fv
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        source, resized = rt.ndarray(x.shape, at.f32), rt.ndarray(shape, at.f32)
        rt.queue.write(source, x)
        rt.queue.launch(module.kernel("resize"), source, resized)
        np.testing.assert_allclose(await rt.queue.read(resized), upper * (1 - fu) + lower * fu, rtol=1e-4, atol=1e-6)
        spread = rt.ndarray((40, 150), at.f32)
        rt.queue.write(spread, np.ones((40, 150), np.float32))
        rt.queue.launch(module.kernel("spread"), source, spread)
        np.testing.assert_array_equal(await rt.queue.read(spread), 1 + x.repeat(2, 0).repeat(3, 1))


def in_order(table: Floats, places: npt.NDArray[np.int32], out: Floats) -> None:
    for i, place in enumerate(places):
        out[i] = 2 * table[place] + 1


@pytest.mark.parametrize(("table", "out"), [((0, 100), (0, 100)), ((0, 60), (30, 130)), ((90, 150), (20, 100))])
async def test_arrays_that_share_memory(table: Sequence[int], out: Sequence[int]) -> None:
    """One thread runs the loop in its order: each number is read as it is then."""
    shared = _RANDOM.random(150, np.float32)
    length = out[1] - out[0]
    places = _RANDOM.integers(0, table[1] - table[0], length, np.int32)
    expected = shared.copy()
    in_order(expected[slice(*table)], places, expected[slice(*out)])
    async with at.Runtime("cpu", threads=1) as rt:
        look_up = (await rt.load_aot_module(_FOLDER)).kernel("look_up")
        where = rt.ndarray(length, at.i32)
        rt.queue.write(where, places)
        x, y = (rt.import_array(shared[slice(*part)]) for part in (table, out))
        await rt.queue.launch(look_up, x, where, y)
        x.close()
        y.close()
    np.testing.assert_allclose(shared, expected, rtol=1e-6)


def test_which_loops_get_a_copy() -> None:
    one_axis = [Array.of(16 * number + 8, (16 * number,), 4) for number in range(4)]
    two_axes = [Array.of(16 * number + 8, (16 * number, 16 * number + 4), 4) for number in range(2)]
    done = set()
    for path in _FOLDER.glob("*.ll"):
        arrays = two_axes if path.stem in ("resize", "spread") else one_axis
        reports = improve(parse(path.read_text(), host_machine()), host_machine(), 3, False, arrays)[1]
        done |= {path.stem for report in reports if "gathers" in report.done}
    assert done == {"look_up", "look_up_range", "resize"}
