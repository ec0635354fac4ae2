"""Loops that LLVM has unrolled twice: the results are NumPy's, with any length, and the loops are rolled."""

from __future__ import annotations

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.pipeline import improve
from support.fixture_modules import CPU_MODULES
from support.kernel_tasks import host_machine

pytestmark = pytest.mark.anyio

_FOLDER = CPU_MODULES / "ends"
_LIMIT = np.float32(0.4)
ROLLED = {
    "count_above": "a loop was unrolled 2 times",
    "keep_above": "a loop was unrolled 4 times",
    "divide_rows": "a loop was unrolled 2 times",
    "limit_rows": "",  # the rest leaves more than the next index
    "weigh_rows": "",
}


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("length", [0, 1, 2, 3, 4, 7, 8, 31, 1000, 1025])
async def test_an_if_at_the_end(length: int, threads: int) -> None:
    x = np.random.default_rng(length).random(length, np.float32)
    expected = np.where(x > _LIMIT, np.minimum(x, 2 * _LIMIT), np.float32(-1))
    async with at.Runtime("cpu", threads=threads) as rt:
        module = await rt.load_aot_module(_FOLDER)
        source, out, count = rt.ndarray(length, at.f32), rt.ndarray(length, at.f32), rt.ndarray(1, at.i32)
        rt.queue.write(source, x)
        rt.queue.write(out, np.full(length, -1, np.float32))
        rt.queue.launch(module.kernel("count_above"), source, _LIMIT, count)
        rt.queue.launch(module.kernel("keep_above"), source, _LIMIT, out)
        assert (await rt.queue.read(count))[0] == (x > _LIMIT).sum()
        np.testing.assert_array_equal(await rt.queue.read(out), expected)


@pytest.mark.parametrize("columns", [0, 1, 2, 3, 5, 8, 33, 64])
@pytest.mark.parametrize("rows", [1, 5])
async def test_loops_inside(rows: int, columns: int) -> None:
    shape = (rows, columns)
    x = np.random.default_rng(columns).random(shape, np.float32)
    powers = np.exp(x)
    shares = powers / (1 + powers.sum(1, keepdims=True))
    factors = np.arange(columns, dtype=np.float32)
    before = np.concatenate([np.zeros((rows, 1), np.float32), x], 1)
    weighed = np.cumsum(factors * x / (1 + before[:, :-1]), 1)
    async with at.Runtime("cpu", threads=2) as rt:
        module = await rt.load_aot_module(_FOLDER)
        source, out, weights = rt.ndarray(shape, at.f32), rt.ndarray(shape, at.f32), rt.ndarray(columns, at.f32)
        over, last = rt.ndarray(rows, at.i32), rt.ndarray(rows, at.f32)
        rt.queue.write(source, x)
        rt.queue.write(weights, factors)
        rt.queue.launch(module.kernel("divide_rows"), source, out)
        np.testing.assert_allclose(await rt.queue.read(out), shares, rtol=1e-5)
        rt.queue.launch(module.kernel("limit_rows"), source, _LIMIT, over)
        np.testing.assert_array_equal(await rt.queue.read(source), np.minimum(x, _LIMIT))
        np.testing.assert_array_equal(await rt.queue.read(over), ((x > _LIMIT) * np.arange(columns)).sum(1))
        rt.queue.write(source, x)
        rt.queue.launch(module.kernel("weigh_rows"), source, weights, last)
        np.testing.assert_allclose(await rt.queue.read(source), weighed, rtol=1e-4)
        np.testing.assert_array_equal(await rt.queue.read(last), before[:, -1])


def test_which_loops_are_rolled() -> None:
    rolled = {}
    for path in _FOLDER.glob("*.ll"):
        reports = improve(parse(path.read_text(), host_machine()), host_machine(), 3, False, [])[1]
        rolled[path.stem] = next((report.done["reroll"] for report in reports if "reroll" in report.done), "")
    assert rolled == ROLLED
