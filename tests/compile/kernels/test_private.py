"""Copies of small arrays that loops add to. The results are NumPy's, also if two arrays are one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import cache
from typing import Any

import anyio
import numpy as np
import numpy.typing as npt
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi.compile.helper.checks import parse
from aiotaichi.compile.helper.kernels.arrays import Array
from aiotaichi.compile.helper.kernels.parts import parallel_loops
from aiotaichi.compile.helper.kernels.pipeline import improve
from aiotaichi.compile.helper.kernels.private import give_copies
from aiotaichi.compile.helper.kernels.text import Instruction, ModuleText, SkipError
from aiotaichi.core.llvm_runtime import ROOTS
from aiotaichi.errors import DeviceLostError, KernelError
from support.fixture_modules import CPU_MODULES
from support.kernel_tasks import KernelTasks, host_machine, tidy_module

Numbers = npt.NDArray[Any]
DTYPES: dict[str, at.DType] = {each.numpy.name: each for each in (at.i32, at.i64, at.u32, at.u64, at.f32, at.f64)}


@dataclass
class Module:
    """A loaded module, whose kernels take NumPy arrays."""

    rt: at.Runtime
    module: at.AotModule

    async def launch(self, name: str, *arguments: Any, pairs: int = 0) -> list[Numbers]:
        """Return the arrays after a launch. An array may be given twice. ``pairs``: 1 if the last array has pairs."""
        arrays: dict[int, at.NdArray] = {}
        values = []
        for i, value in enumerate(arguments):
            if not isinstance(value, np.ndarray):
                values.append(value)
                continue
            if id(value) not in arrays:
                shape = value.shape[: value.ndim - pairs] if i == len(arguments) - 1 else value.shape
                array = self.rt.ndarray(shape, DTYPES[value.dtype.name], element_shape=value.shape[len(shape) :])
                if value.size:
                    self.rt.queue.write(array, value)
                arrays[id(value)] = array
            values.append(arrays[id(value)])
        await self.rt.queue.launch(self.module.kernel(name), *values)
        return [await self.rt.queue.read(arrays[id(each)]) for each in arguments if isinstance(each, np.ndarray)]


@asynccontextmanager
async def loaded(name: str = "small_targets", **options: Any) -> AsyncIterator[Module]:
    async with at.Runtime("cpu", **{"threads": 3, **options}) as rt:
        yield Module(rt, await rt.load_aot_module(CPU_MODULES / name))


def keys_of(seed: int, number: int, below: int) -> npt.NDArray[np.int32]:
    return np.random.default_rng(seed).integers(0, below, number, np.int32)


class Parts:
    """A parallel_for that runs parts, the last first."""

    def __init__(self) -> None:
        self.count = 1

    def __call__(self, blocks: int, limit: int) -> Sequence[int]:
        return range(2 * self.count - 1, self.count - 1, -1)


class Tasks:
    """A kernel that takes arrays with one axis, compiled by the whole pass."""

    def __init__(self, name: str, *sizes: int) -> None:
        """``sizes``: bytes of an element of each argument."""
        (path,) = (CPU_MODULES / "small_targets").glob(f"{name}.ll")
        arrays = [Array(16 * i + 8, (16 * i,), size) for i, size in enumerate(sizes)]
        parsed = parse(path.read_text(), host_machine())
        module, (report,) = improve(parsed, host_machine(), 3, divisions=False, arrays=arrays)
        assert report.done["copies"]
        self._parts = Parts()
        self._tasks = KernelTasks(ModuleText(str(module)), self._parts)

    def launch(self, parts: int, *arrays: Numbers) -> None:
        """Run the loop in parts: a power of two."""
        self._parts.count = parts
        words = [word for each in arrays for word in (len(each), each.ctypes.data)]
        self._tasks.launch(np.array(words, np.uint64).tobytes())


@cache
def every(name: str, arrays: int) -> Tasks:
    size = int(name[-2:]) // 8
    return Tasks(f"every_{name}", 4, *[size] * arrays)


# Below, at and above the bytes that a part has for one copy, and some that are not whole chunks.
SIZES = st.sampled_from([1, 2, 15, 16, 17, 97, 256, 575, 576, 577, 1000, 1024, 1025, 2048, 2049, 9000])
LENGTHS = st.one_of(st.integers(0, 100), st.sampled_from([1025, 3000]))
PARTS = st.sampled_from([1, 2, 8, 64])
SEEDS = st.integers(0, 2**31)


@pytest.mark.slow
@settings(deadline=None)
@given(name=st.sampled_from(["i32", "u64"]), size=SIZES, length=LENGTHS, parts=PARTS, seed=SEEDS)
def test_integers_are_exact(name: str, size: int, length: int, parts: int, seed: int) -> None:
    chance, keys = np.random.default_rng(seed), keys_of(seed, length, size)
    dtype: Any = np.dtype(np.int32 if name == "i32" else np.uint64)
    limits = np.iinfo(dtype.type)
    x, *found = (
        chance.integers(limits.min, limits.max, count, dtype, endpoint=True) for count in (length, *[size] * 7)
    )
    wanted = [each.copy() for each in found]
    operations = (np.add, np.subtract, np.minimum, np.maximum, np.bitwise_and, np.bitwise_or, np.bitwise_xor)
    for operation, array in zip(operations, wanted, strict=True):
        operation.at(array, keys, x)
    every(name, 8).launch(parts, keys, x, *found)
    for want, got in zip(wanted, found, strict=True):
        np.testing.assert_array_equal(got, want)


@pytest.mark.slow
@settings(deadline=None)
@given(name=st.sampled_from(["f32", "f64"]), size=SIZES, length=LENGTHS, parts=PARTS, seed=SEEDS)
def test_sums_of_floats_differ_by_their_order_only(name: str, size: int, length: int, parts: int, seed: int) -> None:
    chance, keys = np.random.default_rng(seed), keys_of(seed, length, size)
    dtype = {"f32": np.float32, "f64": np.float64}[name]
    # Quarters: their sums are exact in any order.
    x, *found = ((chance.integers(-100, 100, count) / 4).astype(dtype) for count in (length, *[size] * 4))
    wanted = [each.copy() for each in found]
    for operation, array in zip((np.add, np.subtract, np.minimum, np.maximum), wanted, strict=True):
        operation.at(array, keys, x)
    every(name, 5).launch(parts, keys, x, *found)
    for want, got in zip(wanted, found, strict=True):
        np.testing.assert_array_equal(got, want)


@given(shift=st.integers(-80, 80), size=st.integers(0, 70), parts=PARTS)
@settings(deadline=None)
def test_arrays_may_overlap_anywhere(shift: int, size: int, parts: int) -> None:
    """One thread runs the parts, the last first: the result is that of the text, iteration by iteration."""
    keys = np.arange(size, dtype=np.int32)
    memory = np.arange(300, dtype=np.int32)
    wanted = memory.copy()
    out, other = slice(100, 100 + size), slice(100 + shift, 100 + shift + size)
    bounds = [size * part // parts for part in range(parts + 1)]
    for part in reversed(range(parts)):
        for i in range(bounds[part], bounds[part + 1]):
            wanted[out][i] += 1
            wanted[other][i] = 7
    then_write().launch(parts, keys, memory[out], memory[other])
    np.testing.assert_array_equal(memory, wanted)


@cache
def then_write() -> Tasks:
    return Tasks("add_then_write", 4, 4, 4)


@pytest.mark.slow
def test_zeros_keep_their_sign_and_what_is_no_number_stays() -> None:
    async def main() -> None:
        x = np.array([0.0, -0.0, -0.0, np.inf, np.nan, -np.inf], np.float32)
        keys = np.array([0, 1, 2, 3, 4, 5], np.int32)
        out = np.array([-0.0, -0.0, 0.0, 1, 2, np.inf, -0.0], np.float32)
        async with loaded() as module:
            found = (await module.launch("add_f32", keys, x, out))[-1]
        wanted = np.array([0.0, -0.0, 0.0, np.inf, np.nan, np.nan, -0.0], np.float32)
        np.testing.assert_array_equal(found, wanted)
        np.testing.assert_array_equal(np.signbit(found[[0, 1, 2, 6]]), np.signbit(wanted[[0, 1, 2, 6]]))

    anyio.run(main)


@pytest.mark.slow
def test_arrays_of_several_axes_and_of_vectors() -> None:
    async def main() -> None:
        async with loaded() as module:
            for rows in (5, 1365, 1366):
                keys = keys_of(rows, 70 * 31, rows).reshape(70, 31)
                wanted = np.zeros((rows, 3), np.int32)
                np.add.at(wanted, (keys, np.arange(31) % 3), 1)
                found = await module.launch("count_2d", keys, np.zeros_like(wanted))
                np.testing.assert_array_equal(found[-1], wanted)
            for number in (3, 2048, 2049):
                keys = keys_of(number, 3000, number)
                wanted = np.zeros((number, 2), np.int32)
                np.add.at(wanted, keys, np.stack([np.ones(3000, np.int32), np.arange(3000, dtype=np.int32)], 1))
                found = await module.launch("count_pairs", keys, np.zeros_like(wanted), pairs=1)
                np.testing.assert_array_equal(found[-1], wanted)

    anyio.run(main)


@pytest.mark.slow
def test_operations_in_inner_loops_and_branches() -> None:
    async def main() -> None:
        async with loaded() as module:
            keys, times = keys_of(1, 999, 50), 13
            wanted = np.zeros(8, np.int32)
            for k in range(times):
                adds = (keys + k) % 3 == 0
                np.add.at(wanted, (keys[adds] + k) % 7, k)
                wanted[7] -= (~adds).sum()
            np.testing.assert_array_equal((await module.launch("count_inside", keys, times, wanted * 0))[-1], wanted)
            for begin, end in ((0, 1), (-5, 4000), (7, 7), (9, 3)):
                wanted = np.zeros(5, np.int32)
                np.add.at(wanted, np.arange(begin, max(begin, end)) % 5, np.arange(begin, max(begin, end)))
                np.testing.assert_array_equal((await module.launch("add_range", begin, end, wanted * 0))[0], wanted)
            thrown = (await module.launch("throw", 6000, np.zeros(6, np.int32)))[0]
            assert thrown.sum() == 6000
            assert thrown.min() > 0

    anyio.run(main)


@pytest.mark.parametrize("size", [60, 5000])
@pytest.mark.slow
def test_one_array_may_be_two_arguments(size: int) -> None:
    """Each key is there once: a loop that runs in any order has one result."""

    async def main() -> None:
        keys = np.random.default_rng(size).permutation(size).astype(np.int32)
        x = np.random.default_rng(1).integers(0, 9, size, np.int32)
        async with loaded() as module:
            assert ((await module.launch("add_to_both", keys, x, x))[1] == x + 11).all()
            assert ((await module.launch("add_and_most", keys, x, x))[1] == np.maximum(x + 1, 5)).all()
            assert ((await module.launch("add_then_write", keys, x, x))[1] == 7).all()
            _, out, _, seen = await module.launch("add_then_read", keys, x, x, x * 0)
            assert (out == x + 1).all()
            assert (seen == (x + 1)[keys]).all()
            _, out, seen = await module.launch("read_itself", keys, x, x * 0)
            assert (out == x + 1).all()
            assert (seen == (x + 1)[keys]).all()
            # Two arrays.
            _, out, _, seen = await module.launch("add_then_read", keys, x, 2 * x, x * 0)
            assert (out == x + 1).all()
            assert (seen == (2 * x)[keys]).all()
            # The keys themselves: each is 0, so only the first number changes.
            (first, *rest) = (await module.launch("count", *[np.zeros(1, np.int32)] * 2))[0]
            assert (first, rest) == (1, [])

    anyio.run(main)


@pytest.mark.slow
def test_old_values_are_those_of_the_array() -> None:
    async def main() -> None:
        keys = keys_of(3, 5000, 7)
        async with loaded() as module:
            _, out, places = await module.launch("use_old", keys, np.zeros(7, np.int32), np.zeros(5000, np.int32))
        np.testing.assert_array_equal(out, np.bincount(keys, minlength=7))
        for key in range(7):
            assert sorted(places[keys == key]) == list(range(out[key]))

    anyio.run(main)


@pytest.mark.slow
def test_serial_loops_add_in_their_order() -> None:
    async def main() -> None:
        chance = np.random.default_rng(7)
        keys, x = keys_of(7, 3000, 5), chance.random(3000, np.float32)
        wanted = chance.random(5, np.float32)
        before = wanted.copy()
        np.add.at(wanted, keys, x)
        async with loaded() as module:
            found = (await module.launch("add_in_order", keys, x, before))[-1]
        assert found.tobytes() == wanted.tobytes()

    anyio.run(main)


@pytest.mark.slow
def test_an_assert_ends_its_iteration_only() -> None:
    async def main() -> None:
        keys = keys_of(2, 2000, 30)
        keys[[5, 1500]] = -1
        async with loaded() as module:
            rt = module.rt
            read, out = rt.ndarray((2000,), at.i32), rt.ndarray((30,), at.i32)
            rt.queue.write(read, keys)
            rt.queue.fill(out, 0)
            with pytest.raises(KernelError):
                await rt.queue.launch(module.module.kernel("count_natural"), read, out)
            np.testing.assert_array_equal(await rt.queue.read(out), np.bincount(keys[keys >= 0], minlength=30))

    anyio.run(main)


@pytest.mark.slow
def test_indices_out_of_bounds_are_found() -> None:
    async def main() -> None:
        async with loaded("small_checked") as module:
            rt = module.rt
            read, out = rt.ndarray((3,), at.i32), rt.ndarray((4,), at.i32)
            rt.queue.write(read, np.array([3, 4, 1], np.int32))
            rt.queue.fill(out, 0)
            with pytest.raises(KernelError, match="4"):
                await rt.queue.launch(module.module.kernel("count_checked"), read, out)
            np.testing.assert_array_equal(await rt.queue.read(out), [0, 1, 0, 1])

    anyio.run(main)


@pytest.mark.slow
def test_a_division_by_zero_leaves_the_kernel() -> None:
    async def main() -> None:
        async with loaded() as module:
            rt = module.rt
            keys, divisors, out = (rt.ndarray((500,), at.i32) for _ in range(3))
            rt.queue.write(keys, keys_of(1, 500, 40))
            rt.queue.write(divisors, np.where(np.arange(500) == 300, 0, 2).astype(np.int32))
            kernel = module.module.kernel("count_quotients")
            with pytest.raises(KernelError, match="zero"):
                await rt.queue.launch(kernel, keys, divisors, out)
            rt.queue.fill(divisors, 2)
            rt.queue.fill(out, 0)
            await rt.queue.launch(kernel, keys, divisors, out)
            wanted = np.bincount(keys_of(1, 500, 40) // 2, minlength=500)
            np.testing.assert_array_equal(await rt.queue.read(out), wanted)

    anyio.run(main)


@pytest.mark.slow
def test_an_index_out_of_bounds_reaches_the_guard_page() -> None:
    """The address is as without a copy: behind the array, and not on the thread's stack."""

    async def main() -> None:
        async with loaded(guard=True) as module:
            rt = module.rt
            keys, out = rt.ndarray((3,), at.i32), rt.ndarray((8,), at.i32)
            rt.queue.write(keys, np.array([1, 8, 2], np.int32))
            await rt.queue.launch(module.module.kernel("count"), keys, out)

    with pytest.raises(DeviceLostError, match=r"kernel count has accessed .* 0 bytes behind the end"):
        anyio.run(main)


@pytest.mark.slow
def test_fields_are_counted_in() -> None:
    async def main() -> None:
        keys = keys_of(4, 5000, 97)
        x = np.array([3, 1, 4, 1, 5], np.int32)
        async with loaded() as module:
            await module.launch("count_in_field", keys)
            out = np.zeros(97, np.int32)
            np.testing.assert_array_equal(
                (await module.launch("take_counts", out))[0], np.bincount(keys, minlength=97)
            )
            await module.launch("set_others", x)
            await module.launch("count_in_fields", keys)
            np.add.at(out, keys, x[keys % 5])
            np.testing.assert_array_equal((await module.launch("take_counts", out * 0))[0], out)

    anyio.run(main)


# The text of the step.

KEYS, OUT, TREE = Array(8, (0,), 4), Array(24, (16,), 4), Array.of_tree(ROOTS, 408)


def body_of(name: str) -> tuple[ModuleText, str]:
    """Return a kernel of the fixture module, and the name of its loop's body."""
    (path,) = (CPU_MODULES / "small_targets").glob(f"{name}.ll")
    module = tidy_module(path)
    (loop,) = parallel_loops(module)
    return module, loop.body


def copies(name: str, *arrays: Array) -> int:
    module, body = body_of(name)
    return give_copies(module, module.functions[body], arrays)


def test_loops_that_use_the_array_in_another_way_get_no_copies() -> None:
    assert copies("count", KEYS, OUT) == 1
    assert copies("count_in_field", KEYS, TREE) == 1
    assert copies("count_in_fields", KEYS, TREE) == 0
    assert copies("read_itself", KEYS, OUT, Array(40, (32,), 4)) == 0
    assert copies("use_old", KEYS, OUT, Array(40, (32,), 4)) == 0
    with pytest.raises(SkipError, match="size is not known"):
        copies("count", OUT)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("  call void @other(ptr %context)", "another way"),
        ("  %more = load i32, ptr %anything, align 4", "another way"),
        ("  store i32 1, ptr %anything, align 4", "another way"),
        ("  fence seq_cst", "another way"),
        ("  %more = cmpxchg ptr %anything, i32 1, i32 2 seq_cst seq_cst, align 4", "another way"),
    ],
)
def test_loops_that_may_reach_any_memory_get_no_copies(line: str, reason: str) -> None:
    module, name = body_of("count")
    body = module.functions[name]
    block = next(block for block, each in body if each.opcode == "atomicrmw")
    name_of, equals, code = line.strip().partition(" = ")
    block.instructions.insert(1, Instruction(name_of if equals else None, code or name_of))
    before = str(body)
    with pytest.raises(SkipError, match=reason):
        give_copies(module, body, [KEYS, OUT])
    assert str(body) == before
