"""Fields with constant extents: the results are NumPy's, with any number of threads, and the loops have rows."""

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

_FOLDER = CPU_MODULES / "grids"
_X = np.random.default_rng(4).random((32, 64), np.float32)
_Y = np.random.default_rng(5).random((12, 20, 36), np.float32)


def neighbours(mode: Any) -> npt.NDArray[np.float32]:
    x: npt.NDArray[np.float32] = np.pad(_X, 1, mode)
    return x[:-2, 1:-1] + 2 * x[2:, 1:-1] + 3 * x[1:-1, :-2] + 4 * x[1:-1, 2:]


@pytest.mark.parametrize("threads", [1, 2, 3, 5])
async def test_neighbours(threads: int) -> None:
    inner = np.zeros_like(_Y)
    sides = _Y[1:-1, :-2, 1:-1] + 2 * _Y[1:-1, 2:, 1:-1] + 3 * _Y[1:-1, 1:-1, :-2] + 4 * _Y[1:-1, 1:-1, 2:]
    inner[1:-1, 1:-1, 1:-1] = _Y[:-2, 1:-1, 1:-1] + 5 * _Y[2:, 1:-1, 1:-1] + sides
    i, j, k = np.indices((4, 8, 32))
    number = (10000 * i + 100 * j + k).astype(np.int32)
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        x, y, numbers = rt.ndarray(_X.shape, at.f32), rt.ndarray(_Y.shape, at.f32), rt.ndarray((4, 8, 32), at.i32)
        rt.queue.write(x, _X)
        rt.queue.write(y, _Y)
        rt.queue.launch(module.kernel("fill"), x, y)
        for name, mode in (("clamped", "edge"), ("around", "wrap")):
            rt.queue.launch(module.kernel(name), x)
            np.testing.assert_allclose(await rt.queue.read(x), neighbours(mode), rtol=1e-5)
        rt.queue.fill(y, 0)
        rt.queue.launch(module.kernel("guarded"), y)
        np.testing.assert_allclose(await rt.queue.read(y), inner, rtol=1e-5)
        rt.queue.launch(module.kernel("numbered"), numbers)
        before = number[:, :, np.maximum(np.arange(32) - 1, 0)]
        np.testing.assert_array_equal(await rt.queue.read(numbers), before + number[np.minimum(np.arange(4) + 1, 3)])
        rt.queue.launch(module.kernel("add_up"), x)
        total, most = (await rt.queue.read(x))[0, :2]
        assert total == pytest.approx(_X.sum(), rel=1e-4)
        assert most == number.max()


@pytest.mark.parametrize("threads", [1, 2, 3, 7])
async def test_all_neighbours_around_the_borders(threads: int) -> None:
    cells = np.random.default_rng(6).integers(0, 2, (128, 128), np.int32)
    shifts = [(di, dj) for di in (-1, 0, 1) for dj in (-1, 0, 1) if di or dj]
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        x, out = rt.ndarray(cells.shape, at.i32), rt.ndarray(cells.shape, at.i32)
        rt.queue.write(x, cells)
        rt.queue.launch(module.kernel("count_around"), x, out)
        expected = sum(np.roll(cells, shift, (0, 1)) for shift in shifts)
        np.testing.assert_array_equal(await rt.queue.read(out), expected)


@pytest.mark.parametrize("threads", [1, 2, 3, 5])
async def test_low_bits_of_indices(threads: int) -> None:
    i, j = np.indices((1202, 64), np.int32)
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        sums, rests = rt.ndarray((i.size,), at.i32), rt.ndarray((131072,), at.i32)
        rt.queue.launch(module.kernel("diagonals"), sums)
        rt.queue.launch(module.kernel("short_remainders"), rests)
        np.testing.assert_array_equal(await rt.queue.read(sums), ((i + j) % 64).ravel())
        expected = (np.arange(131072) % 48000).astype(np.int16)
        np.testing.assert_array_equal(await rt.queue.read(rests), expected)


@pytest.mark.parametrize("threads", [1, 2, 3, 5])
async def test_odd_numbers_of_indices(threads: int) -> None:
    i, j = np.indices((33, 31), np.int32)
    index = i * 31 + j
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        for name, expected in (
            ("odd_range", np.maximum(index, 5) * 2 + (j - i) * 16),
            ("odd_field", j % 8 * 2 + j + index % 32),
        ):
            out = rt.ndarray((index.size,), at.i32)
            rt.queue.fill(out, 0)
            rt.queue.launch(module.kernel(name), out)
            np.testing.assert_array_equal(await rt.queue.read(out), expected.ravel())


@pytest.mark.parametrize("threads", [1, 2, 3, 5])
async def test_indices_of_eight_bits(threads: int) -> None:
    index = np.arange(4096)
    expected = np.where(index % 256 % 3 != 1, (np.maximum(1, index) * 3 - 255) // 31, 0)
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        out = rt.ndarray(index.shape, at.i32)
        rt.queue.fill(out, 0)
        rt.queue.launch(module.kernel("rests_of_bytes"), out)
        np.testing.assert_array_equal(await rt.queue.read(out), expected)


def test_which_loops_have_rows() -> None:
    done, rolled = {}, set()
    for path in _FOLDER.glob("*.ll"):
        reports = improve(parse(path.read_text(), host_machine()), host_machine(), 3, False, [])[1]
        rolled |= {path.stem for report in reports if "constant range" in report.done}
        done[path.stem] = [step for report in reports for step in ("rows", "borders") if step in report.done]
    assert done["clamped"] == done["guarded"] == ["rows", "borders"]
    assert done["around"] == done["count_around"][:2] == ["rows", "borders"]
    assert "add_up" in rolled
    assert done["numbered"][-2:] == ["rows", "borders"]
