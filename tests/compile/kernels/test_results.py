"""Kernels with and without the pass: integers are equal, floating-point numbers are close."""

from __future__ import annotations

import random
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from support.fixture_modules import CPU_ARCH, CPU_MODULES

pytestmark = pytest.mark.slow  # the modules are compiled for each level

Array = npt.NDArray[Any]
PLAIN, FAST = at.CompileOptions(optimise=0), at.CompileOptions(optimise=3)
IN_ORDER = PLAIN if CPU_ARCH == "x64" else at.CompileOptions(optimise=1)
"""Adds in the text's order: from level 1 on. On arm64, LLVM reorders the sums of level 0, as taichi's code allows."""
LEVELS = [at.CompileOptions(optimise=level) for level in (1, 2, 3)]
MOST = 2**31 - 1


@dataclass
class Loaded:
    """A runtime with a module, which was loaded with each of some options."""

    rt: at.Runtime
    modules: list[at.AotModule]

    async def results(self, name: str, *arguments: Any) -> list[tuple[list[Array], Any]]:
        """Return the arrays after a launch, and what it returned, for each module. The first is taichi's code."""
        found = []
        for module in self.modules:
            arrays: dict[int, at.NdArray] = {}
            values = []
            for value in arguments:
                if not isinstance(value, np.ndarray):
                    values.append(value)
                    continue
                if id(value) not in arrays:  # one array that is given twice stays one
                    ndim = value.ndim if name != "inverses" else 1
                    arrays[id(value)] = self.rt.ndarray(
                        value.shape[:ndim],
                        at.f32 if value.dtype == np.float32 else dtype_of(value),
                        element_shape=value.shape[ndim:],
                    )
                    if value.size:
                        self.rt.queue.write(arrays[id(value)], value)
                values.append(arrays[id(value)])
            returned = await self.rt.queue.launch(module.kernel(name), *values)
            found.append(([await self.rt.queue.read(each) for each in arrays.values()], returned))
        return found

    async def check_equal(self, name: str, *arguments: Any) -> None:
        (wanted, value), *others = await self.results(name, *arguments)
        for arrays, returned in others:
            for want, got in zip(wanted, arrays, strict=True):
                np.testing.assert_array_equal(got, want)
            np.testing.assert_array_equal(returned, value)


def dtype_of(value: Array) -> Any:
    return {"int32": at.i32, "int64": at.i64}[value.dtype.name]


@asynccontextmanager
async def loaded(name: str, *options: at.CompileOptions, threads: int = 2) -> AsyncIterator[Loaded]:
    async with at.Runtime("cpu", threads=threads) as rt:
        yield Loaded(rt, [await rt.load_aot_module(CPU_MODULES / name, compile_options=each) for each in options])


def numbers(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).integers(-1000, 1000, shape, np.int32)


def reals(*shape: int, seed: int = 0) -> Array:
    return np.random.default_rng(seed).uniform(0.5, 2.0, shape).astype(np.float32)


SHAPES = [
    (0, 0),
    (0, 5),
    (5, 0),
    (1, 1),
    (1, 1031),
    (1031, 1),
    (3, 2),
    (7, 13),
    (31, 37),
    (64, 64),
    (127, 61),
    (2, 4099),
]


def test_every_shape_has_the_same_integers() -> None:
    async def main() -> None:
        async with loaded("loops", PLAIN, *LEVELS) as module:
            for shape in SHAPES:
                await module.check_equal("sums_2d", numbers(*shape), numbers(*shape).astype(np.int64))
                await module.check_equal("life", numbers(*shape) % 2, numbers(*shape))
            for volume in [
                (0, 3, 4),
                (3, 0, 4),
                (3, 4, 0),
                (1, 1, 1),
                (5, 7, 11),
                (16, 16, 16),
                (2, 3, 701),
                (701, 3, 2),
            ]:
                await module.check_equal("sums_3d", numbers(*volume), numbers(*volume, seed=1))
            for length in (0, 1, 7, 8, 511, 512, 513, 1031, 40009):
                await module.check_equal("most_of", numbers(length))
                same = numbers(length)
                await module.check_equal("both", same, numbers(length, seed=1))
                await module.check_equal("both", same, same)

    anyio.run(main)


NEIGHBOURS = Path(__file__).parents[3] / "benchmarks" / "kernels" / "modules" / "kernels-2.tcm"
if CPU_ARCH == "arm64":
    NEIGHBOURS = CPU_MODULES / "kernels-2"


def test_neighbours_at_every_border_are_the_same() -> None:
    """Columns that are clamped, tested and taken around the end: each element in the text's order."""

    async def main() -> None:
        async with loaded(str(NEIGHBOURS), IN_ORDER, FAST) as module:
            for shape in SHAPES:
                for name in ("stencil_2d", "blur"):
                    await module.check_equal(name, reals(*shape), reals(*shape))
                await module.check_equal("life", numbers(*shape) % 2, numbers(*shape))
            for volume in [
                (0, 3, 4),
                (3, 0, 4),
                (3, 4, 0),
                (1, 1, 1),
                (2, 2, 2),
                (3, 3, 3),
                (5, 7, 11),
                (3, 5, 701),
                (17, 16, 64),
            ]:
                await module.check_equal("stencil_3d", reals(*volume), reals(*volume))
            x = reals(61, 127)
            edge = np.pad(x, 1, "edge").astype(np.float64)
            wanted = 0.2 * (edge[1:-1, 1:-1] + edge[:-2, 1:-1] + edge[2:, 1:-1] + edge[1:-1, :-2] + edge[1:-1, 2:])
            for arrays, _ in await module.results("stencil_2d", x, x * 0):
                np.testing.assert_allclose(arrays[1], wanted, rtol=1e-6)
            alive = numbers(61, 127) % 2
            count = sum(np.roll(alive, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)) - alive
            for arrays, _ in await module.results("life", alive, alive * 0):
                np.testing.assert_array_equal(arrays[1], (count == 3) | ((count == 2) & (alive == 1)))

    anyio.run(main)


def test_neighbours_that_are_written_before_they_are_read_are_the_same() -> None:
    """One array twice, on one thread: each element reads what the elements before it have written."""

    async def main() -> None:
        async with loaded(str(NEIGHBOURS), IN_ORDER, FAST, threads=1) as module:
            for shape in SHAPES:
                same, cells = reals(*shape), numbers(*shape) % 2
                for name in ("stencil_2d", "blur"):
                    await module.check_equal(name, same, same)
                await module.check_equal("life", cells, cells)
            volume = reals(5, 7, 67)
            await module.check_equal("stencil_3d", volume, volume)

    anyio.run(main)


@settings(max_examples=12, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    shape=st.tuples(st.integers(0, 40), st.integers(0, 70), st.integers(0, 20)),
    begins=st.tuples(st.integers(-9, 3), st.integers(-9, 3)),
    lengths=st.tuples(st.integers(-2, 40), st.integers(-2, 70)),
)
def test_loops_over_ndrange_are_numpys(
    shape: tuple[int, int, int], begins: tuple[int, int], lengths: tuple[int, int]
) -> None:
    """The index of a flat loop over several ranges is 0 or more; the ranges may begin below, and may be empty."""

    async def main() -> None:
        x, volume = numbers(*shape[:2]), numbers(*shape)
        async with loaded("loops", FAST) as module:
            wanted = x * 0
            i = np.arange(1, max(shape[0] - 1, 1))[:, None]
            wanted[1:-1, 1:-1] = x[:-2, 1:-1] + x[2:, 1:-1] + x[1:-1, :-2] * 3 + x[1:-1, 2:] * i
            (((_, got), _),) = await module.results("inside", x, x * 0)
            np.testing.assert_array_equal(got, wanted)
            wanted = volume * 0
            j, k = np.arange(2, max(shape[1], 2))[:, None], np.arange(shape[2])
            wanted[1:-1, 2:] = volume[:-2, 2:] + volume[2:, 2:] * j + volume[1:-1, :-2] + k
            (((_, got), _),) = await module.results("inside_3d", volume, volume * 0)
            np.testing.assert_array_equal(got, wanted)
            (top, left), (rows, columns) = begins, [max(each, 0) for each in lengths]
            wanted = np.full(4000, -1, np.int32)
            values = 1000 * np.arange(top, top + rows)[:, None] + np.arange(left, left + columns)
            wanted[: rows * columns] = values.ravel()
            (((got,), _),) = await module.results(
                "from_begins", top, top + lengths[0], left, left + lengths[1], np.full(4000, -1, np.int32)
            )
            np.testing.assert_array_equal(got, wanted)

    anyio.run(main)


def test_constant_ranges_have_the_same_integers() -> None:
    async def main() -> None:
        async with loaded("loops", PLAIN, *LEVELS) as module:
            await module.check_equal("constant", numbers(10_000))
            for _ in range(2):  # the fields keep their values
                await module.check_equal("count_cells", numbers(300, 500))
            await module.check_equal("blur_squares", numbers(128, 128))

    anyio.run(main)


def ranges() -> list[tuple[int, int, int]]:
    """Return begins, ends and divisors, among them the extreme ones. No divisor divides by zero."""
    chance = random.Random(1)
    found = [(0, 0, 0), (5, 5, 0), (9, 3, 0)]
    for _ in range(60):
        w = chance.choice([1, 2, 3, 7, 64, 97, 4096, MOST, MOST - 1, -1, -2, -97, -MOST, chance.randrange(1, 5000)])
        n = chance.choice([0, 1, 2, 511, 512, 513, 1025, 3000, chance.randrange(5000)])
        # taichi's own blocks, two of at least 512 numbers, must end below 2**31. If not, they run other numbers.
        last = MOST - max(n + 1, 1024)
        begins = [0, 1, -1, -700, -(2**31) + 600, last, -n, -n // 2, chance.randrange(-(2**30), 2**30)]
        begin = chance.choice(begins)
        found.append((begin, begin + n, w))
    return found


@pytest.mark.parametrize("name", ["floors", "raws", "guarded"])
def test_what_looks_like_rows_has_the_same_integers(name: str) -> None:
    """The user's own division: of negative numbers, near the largest number, by a negative number."""

    async def main() -> None:
        async with loaded("loops", PLAIN, FAST) as module:
            for begin, end, w in ranges():
                await module.check_equal(name, begin, end, w, numbers(5000))
            if name == "guarded":  # today's code does not divide here
                for w in (0, -5):
                    await module.check_equal(name, 0, 3000, w, numbers(5000))

    anyio.run(main)


def test_floating_point_numbers_are_close() -> None:
    async def main() -> None:
        async with loaded("loops", IN_ORDER, *LEVELS) as module:
            for shape in SHAPES:
                await module.check_equal("heat", reals(*shape), reals(*shape))  # each element in the text's order
            for length in (0, 1, 9, 1031):
                x = reals(length, 2, 2) + 4 * np.eye(2, dtype=np.float32)
                for arrays, _ in await module.results("inverses", x, np.zeros_like(x)):
                    np.testing.assert_allclose(arrays[1], np.linalg.inv(x.astype(np.float64)), rtol=1e-5, atol=1e-6)
                await module.check_equal("extremes", reals(length))
            a, b = reals(37, 61), reals(61, 29)
            for arrays, _ in await module.results("product", a, b, np.zeros((37, 29), np.float32)):
                np.testing.assert_allclose(arrays[2], a.astype(np.float64) @ b.astype(np.float64), rtol=1e-5)

    anyio.run(main)


def test_sums_are_as_close_to_the_true_sum() -> None:
    async def main() -> None:
        async with loaded("basics", PLAIN, *LEVELS) as module:
            for length in (1, 9, 1031, 100_003):
                x = reals(length)
                for arrays, returned in await module.results("reduce_sum", x):
                    total = returned if returned is not None else arrays[-1]
                    np.testing.assert_allclose(total, x.astype(np.float64).sum(), rtol=1e-4)

    anyio.run(main)


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_the_number_of_threads_changes_no_bit(threads: int) -> None:
    async def main() -> None:
        x = reals(301, 207)
        async with loaded("loops", FAST, threads=1) as one, loaded("loops", FAST, threads=threads) as several:
            for name, arguments in (
                ("heat", (x, x * 0)),
                ("life", (numbers(301, 207) % 2, numbers(301, 207))),
                ("product", (x[:207, :207].copy(), x[:207, :207].copy(), x[:207, :207].copy())),
            ):
                first, other = [(await each.results(name, *arguments))[0][0] for each in (one, several)]
                for want, got in zip(first, other, strict=True):
                    assert want.tobytes() == got.tobytes()

    anyio.run(main)


def test_random_numbers_stay_the_same() -> None:
    async def main() -> None:
        async with loaded("loops", PLAIN, threads=1) as plain, loaded("loops", FAST, threads=1) as fast:
            (first, _), (other, _) = [(await each.results("draws", reals(5000)))[0] for each in (plain, fast)]
            np.testing.assert_array_equal(first[0], other[0])

    anyio.run(main)


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow])
@given(
    rows=st.integers(0, 70),
    columns=st.integers(0, 70),
    seed=st.integers(0, 2**31),
    name=st.sampled_from(["sums_2d", "life", "heat"]),
)
def test_any_shape(rows: int, columns: int, seed: int, name: str) -> None:
    async def main() -> None:
        async with loaded("loops", IN_ORDER, FAST) as module:
            if name == "heat":
                await module.check_equal(name, reals(rows, columns, seed=seed), reals(rows, columns))
            else:
                later = np.int64 if name == "sums_2d" else np.int32
                await module.check_equal(
                    name, numbers(rows, columns, seed=seed), numbers(rows, columns).astype(later)
                )

    anyio.run(main)
