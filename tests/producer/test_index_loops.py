"""Loops of our own producer's modules compute the same as those of taichi's: only the form of their code differs."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import formats

pytestmark = pytest.mark.slow

Array = npt.NDArray[Any]

LENGTHS = [0, 1, 2, 7, 97, 511, 512, 1031]
SHAPES_2D = [(0, 5), (5, 0), (1, 1), (1, 13), (13, 1), (31, 37), (64, 64)]
SHAPES_3D = [(0, 2, 3), (2, 0, 3), (2, 3, 0), (1, 1, 1), (3, 5, 7), (16, 2, 33)]


def build(folder: Path, taichis_threads: int) -> Path:
    """Run the program that makes the modules, in a process of its own."""
    environment = {**os.environ, "TI_SKIP_VERSION_CHECK": "ON"}
    program = Path(__file__).parent / "sources" / "index_loops.py"
    command = [sys.executable, str(program), "x64", str(folder), str(taichis_threads)]
    result = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    return folder


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(tmp_path_factory.mktemp("loops"), taichis_threads=3)


@pytest.fixture(params=[1, 2])
def threads(request: pytest.FixtureRequest) -> int:
    return int(request.param)


async def computed(path: Path, threads: int, launches: Sequence[tuple[str, list[Any]]]) -> list[Any]:
    """Launch kernels in order. Return what each returns, and then what its arrays hold."""
    found: list[Any] = []
    async with at.Runtime("x64", threads=threads) as rt:
        module = await rt.load_aot_module(path)
        for name, given in launches:
            arguments = []
            for value in given:
                if isinstance(value, np.ndarray):
                    array = rt.ndarray(value.shape, str(value.dtype).replace("float", "f").replace("int", "i"))
                    rt.queue.write(array, value)
                    value = array
                arguments.append(value)
            result = rt.queue.launch(module.kernel(name), *arguments)
            found.append(await result)
            found += [await rt.queue.read(each) for each in arguments if isinstance(each, at.NdArray)]
    return found


async def same(
    folder: Path, threads: int, launches: Sequence[tuple[str, list[Any]]], exact: bool = True
) -> list[Any]:
    """Check that both modules compute the same, and return it."""
    ours = await computed(folder / "indices.tcm", threads, launches)
    theirs = await computed(folder / "blocks.tcm", threads, launches)
    for mine, yours in zip(ours, theirs, strict=True):
        if exact or mine is None:
            np.testing.assert_array_equal(mine, yours)
        else:
            np.testing.assert_allclose(mine, yours, rtol=1e-5)
    return ours


def f32(*shape: int) -> Array:
    return np.random.default_rng(1).random(shape, np.float32)


def i32(n: int) -> Array:
    return np.random.default_rng(2).integers(0, 1000, n, np.int32)


def test_bodies_are_one_index(folder: Path) -> None:
    for name, has_blocks in (("indices.tcm", False), ("blocks.tcm", True)):
        text = formats.Archive.open(folder / name)["one_axis.ll"].decode()
        body = text.partition("@function_body(")[2].partition("\n}\n")[0]
        assert ("@llvm.smin.i32" in body) == has_blocks


@pytest.mark.anyio
async def test_loops_over_arrays(folder: Path, threads: int) -> None:
    launches: list[tuple[str, list[Any]]] = []
    for n in LENGTHS:
        launches += [("one_axis", [f32(n)]), ("early", [i32(n)]), ("in_blocks", [i32(n)]), ("in_threads", [i32(n)])]
        launches += [("real_function", [i32(n)]), ("wide", [i32(n).astype(np.int64) - 500])]
    launches += [("in_order", [i32(n)]) for n in LENGTHS if n]
    launches += [("two_axes", [f32(*shape), f32(*shape)]) for shape in SHAPES_2D]
    launches += [("three_axes", [f32(*shape)]) for shape in SHAPES_3D]
    await same(folder, threads, launches)


@pytest.mark.anyio
async def test_ranges(folder: Path, threads: int) -> None:
    bounds = [
        (0, 0),
        (5, 5),
        (9, 3),
        (0, 1),
        (-1000, -1),
        (-3, 517),
        (2**31 - 2100, 2**31 - 1600),
        (-(2**31), -(2**31) + 513),
    ]
    launches: list[tuple[str, list[Any]]] = [
        ("between", [np.zeros(1024, np.int32), begin, end]) for begin, end in bounds
    ]
    found = await same(folder, threads, [*launches, ("constant", [np.zeros(1300, np.int32)])])
    for (begin, end), result in zip(bounds, found[1::2], strict=False):
        expected = np.zeros(1024, np.int32)
        expected[: max(0, end - begin)] = (np.arange(begin, max(begin, end), dtype=np.int64) * 3).astype(np.int32)
        np.testing.assert_array_equal(result, expected)


@pytest.mark.anyio
async def test_constant_ranges_of_several_axes(folder: Path, threads: int) -> None:
    names = ("constant_rows", "constant_middle", "constant_below", "own_floors")
    rows, middle, below, floors = (np.zeros((41, 101), np.int32) for _ in names)
    rows[:, :100] = 1000 * np.arange(41)[:, None] + np.arange(100)
    middle[1:40, 3:67] = rows[1:40, 3:67]
    below[:40, :100] = np.arange(-20, 20)[:, None] // 7 * 1000 + np.arange(-50, 50) // 9
    floors[:, :100] = np.arange(-2000, 2100).reshape(41, 100)
    given = np.zeros((41, 101), np.int32)
    found = await same(folder, threads, [(name, [given]) for name in names])
    for name, result, expected in zip(names, found[1::2], (rows, middle, below, floors), strict=True):
        np.testing.assert_array_equal(result, expected, err_msg=name)


@pytest.mark.anyio
async def test_loops_in_loops(folder: Path, threads: int) -> None:
    """LLVM unrolls the inner loop, with the rest of its iterations last."""
    for columns in (1, 2, 7, 8, 9, 16, 63, 64, 65):
        x = np.random.default_rng(columns).integers(-50, 50, (37, columns), np.int32)
        given, place = np.arange(37, dtype=np.int32), np.arange(columns, dtype=np.int32)
        names = ("running_sums", "even_places", "scaled_rows")
        found = await same(folder, threads, [(name, [x, given]) for name in names])
        running = 7 + np.cumsum(x, axis=1)
        even = np.where(x % 2 == 0, x, place), np.where(x % 2 == 0, place, 0).sum(axis=1)
        expected = [running, running[:, -1], *even, given[:, None] * x + place, given]
        for result, wanted in zip([each for each in found if each is not None], expected, strict=True):
            np.testing.assert_array_equal(result, wanted)


@pytest.mark.anyio
async def test_a_loop_whose_count_the_kernel_also_tests(folder: Path, threads: int) -> None:
    """LLVM takes the kernel's ``n & 7 == 0`` for its own test of whether iterations are left."""
    counts = np.arange(-3, 40, dtype=np.int32)
    found = await same(folder, threads, [("eighths", [counts, np.zeros_like(counts)])])
    expected = np.zeros_like(counts)
    for i, n in enumerate(counts):
        s = i
        for j in range(n):
            s = (s * 3 ^ j) & 0xFFFFFFFF
        if n > 0:
            expected[i] = -5 if n % 8 == 0 else np.uint32(s).astype(np.int32)
    np.testing.assert_array_equal(found[-1], expected)


@pytest.mark.anyio
async def test_reductions(folder: Path, threads: int) -> None:
    launches: list[tuple[str, list[Any]]] = []
    for n in LENGTHS:
        launches += [("sums", [i32(n)]), ("extremes", [f32(n)]), ("histogram", [i32(n), np.zeros(97, np.int32)])]
        launches += [("several", [i32(n), i32(2 * n + 1)])] if n else []
    await same(folder, threads, launches)
    await same(folder, threads, [("float_sum", [f32(n).astype(np.float64)]) for n in LENGTHS], exact=False)


@pytest.mark.anyio
async def test_fields(folder: Path, threads: int) -> None:
    names = ("dense_field", "nested_field", "sparse_field", "quant_field")
    await same(folder, threads, [(name, [start]) for name in names for start in (0, 3, -4)])


@pytest.mark.anyio
async def test_a_serial_loop_over_a_field_runs_in_order(folder: Path) -> None:
    (_, found) = await same(folder, 4, [("in_order_of_a_field", [np.zeros(50_000, np.int32)])])
    np.testing.assert_array_equal(found, np.arange(1, 50_001))


@pytest.mark.anyio
async def test_gradients(folder: Path, threads: int) -> None:
    launches: list[tuple[str, list[Any]]] = [
        ("set_values", [0.5]),
        ("loss_of", []),
        ("loss_of_grad", []),
        ("gradient", []),
    ]
    await same(folder, threads, launches, exact=False)


@pytest.mark.anyio
async def test_random_numbers(folder: Path, threads: int) -> None:
    """A thread draws the same numbers as before. With several threads, the blocks decide who draws what."""
    launches: list[tuple[str, list[Any]]] = [("random", [np.zeros(5000, np.float32)])] * 2
    found = await same(folder, 1, launches)
    assert len(np.unique(found[1])) > 4000
    assert not np.array_equal(found[1], found[3])
    several = (await computed(folder / "indices.tcm", threads, launches))[1]
    assert 0 <= several.min() <= several.max() < 1


@pytest.mark.skipif(os.cpu_count() == 1, reason="on one core, taichi always has one thread")
def test_a_limit_of_one_thread_keeps_the_order(tmp_path: Path) -> None:
    """Kernels may rely on it, and only a block can say it."""
    build(tmp_path, taichis_threads=1)
    archives = [formats.Archive.open(tmp_path / name) for name in ("indices.tcm", "blocks.tcm")]
    ours, theirs = (re.sub(r"_c\d+_", "", each["one_axis.ll"].decode()) for each in archives)
    assert ours == theirs
