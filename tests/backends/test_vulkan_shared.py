"""Loops that add to small arrays: with or without copies in shared memory, they compute what NumPy computes."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.backends.vulkan import module
from aiotaichi.backends.vulkan.validator import Validator
from aiotaichi.formats import Archive, read_module
from aiotaichi.formats.spec import GfxTask
from aiotaichi.formats.spirv import mended, read_shader
from aiotaichi.formats.spirv_shared import share_atomics
from support.fixture_modules import module_at
from support.shader_mutations import VULKAN_1_3, check_damaged_shaders

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

MODULE = module_at("vulkan", "shared_targets")
COPIES = {
    "count": 1,
    "every_i32": 3,
    "bits_i32": 3,
    "every_u32": 3,
    "count_2d": 1,
    "count_inside": 1,
    "count_in_field": 1,
    "add_to_both": 2,
}
READ = ("read_itself", "read_before", "add_then_read", "use_old")
# Sums and greatest numbers: if the arrays are one, no sum may come before all the greatest.
MIXED = ("add_and_most_inside", "add_around_most", "join_around_most")
Numbers = npt.NDArray[Any]
# Below, at and above the numbers of a copy.
SIZES = (1, 2, 97, 128, 129, 1023, 1024, 1025, 5000)
GENERATOR = np.random.default_rng(4)


@pytest.fixture(autouse=True)
def copies_in_software(monkeypatch: pytest.MonkeyPatch) -> None:
    """Use copies on every device: in software, they are right, but slow."""
    monkeypatch.setattr(module, "has_shared_memory", lambda hardware: True)


def shared(kernel: str) -> list[bytes]:
    """Return the shaders of a kernel that have copies."""
    archive = Archive.open(MODULE)
    spec = read_module(archive).kernels[kernel]
    found = []
    for task, member in zip(spec.tasks, spec.code, strict=True):
        assert isinstance(task, GfxTask)
        code = mended(archive[member], read_shader(archive[member], member))
        new = share_atomics(code, task)
        if new is not code:
            found.append(new)
    return found


@pytest.mark.parametrize("kernel", COPIES)
def test_shaders_with_copies_are_valid(kernel: str) -> None:
    (shader,) = shared(kernel)
    validator = Validator.load(VULKAN_1_3)
    assert validator is not None
    validator.check(shader, kernel)
    assert read_shader(shader, kernel).shared_size == COPIES[kernel] * 4096


@pytest.mark.parametrize("kernel", [*READ, "add_and_most", *MIXED])
def test_a_loop_that_uses_the_array_in_another_way_stays_as_it_is(kernel: str) -> None:
    assert shared(kernel) == []


@pytest.mark.parametrize("kernel", COPIES)
def test_a_damaged_shader_stays_as_valid_as_it_is(kernel: str) -> None:
    check_damaged_shaders(MODULE, kernel, share_atomics, 40)


async def run(rt: at.Runtime, kernel: str, *arguments: Numbers | int) -> list[Numbers]:
    """Launch a kernel, and return its arrays."""
    kernels = await rt.load_aot_module(MODULE)
    arrays = []
    values: list[Any] = []
    for each in arguments:
        if isinstance(each, np.ndarray):
            array = rt.ndarray(each.shape, each.dtype)
            rt.queue.write(array, each)
            arrays.append(array)
            values.append(array)
        else:
            values.append(each)
    await rt.queue.launch(kernels.kernel(kernel), *values)
    return [await rt.queue.read(each) for each in arrays]


@pytest.mark.parametrize("size", SIZES)
async def test_a_histogram_counts(rt: at.Runtime, size: int) -> None:
    keys = GENERATOR.integers(0, size, 30_000, np.int32)
    before = GENERATOR.integers(-9, 9, size, np.int32)
    found = await run(rt, "count", keys, before)
    np.testing.assert_array_equal(found[1], before + np.bincount(keys, minlength=size))


@pytest.mark.parametrize("length", [0, 1, 127, 200_001])
@pytest.mark.parametrize("size", [3, 1024, 1025])
@pytest.mark.parametrize("kernel", ["every_i32", "bits_i32", "every_u32"])
async def test_integers_are_exact(rt: at.Runtime, kernel: str, size: int, length: int) -> None:
    dtype = np.dtype(np.uint32 if kernel == "every_u32" else np.int32)
    limits = np.iinfo(dtype.type)
    keys = GENERATOR.integers(0, size, length, np.int32)
    x, *before = (
        GENERATOR.integers(limits.min, limits.max, count, dtype, endpoint=True) for count in (length, *[size] * 3)
    )
    operations = (
        (np.bitwise_and, np.bitwise_or, np.bitwise_xor) if "bits" in kernel else (np.add, np.minimum, np.maximum)
    )
    wanted = [each.copy() for each in before]
    for operation, array in zip(operations, wanted, strict=True):
        operation.at(array, keys, x)
    found = await run(rt, kernel, keys, x, *before)
    for want, got in zip(wanted, found[2:], strict=True):
        np.testing.assert_array_equal(got, want)


@pytest.mark.slow
async def test_arrays_of_several_axes_inner_loops_and_fields(rt: at.Runtime) -> None:
    for rows in (5, 341, 342):
        keys = GENERATOR.integers(0, rows, (70, 31), np.int32)
        counts = np.zeros((rows, 3), np.int32)
        np.add.at(counts, (keys, np.arange(31) % 3), 1)
        np.testing.assert_array_equal((await run(rt, "count_2d", keys, counts * 0))[1], counts)
    keys, times = GENERATOR.integers(0, 50, 999, np.int32), 13
    wanted = np.zeros(8, np.int32)
    for k in range(times):
        adds = (keys + k) % 3 == 0
        np.add.at(wanted, (keys[adds] + k) % 7, k)
        wanted[7] += (~adds).sum()
    np.testing.assert_array_equal((await run(rt, "count_inside", keys, times, wanted * 0))[1], wanted)
    keys = GENERATOR.integers(0, 97, 5000, np.int32)
    kernels = await rt.load_aot_module(MODULE)
    x, out = rt.ndarray(keys.shape, at.i32), rt.ndarray((97,), at.i32)
    rt.queue.write(x, keys)
    for _ in range(2):  # the field is empty again
        rt.queue.launch(kernels.kernel("count_in_field"), x)
        rt.queue.launch(kernels.kernel("take_counts"), out)
        np.testing.assert_array_equal(await rt.queue.read(out), np.bincount(keys, minlength=97))


async def test_one_array_may_be_two_arguments(rt: at.Runtime) -> None:
    kernels = await rt.load_aot_module(MODULE)
    for size in (300, 2000):
        numbers = GENERATOR.integers(0, size, 5000, np.int32)
        keys, target = rt.ndarray((5000,), at.i32), rt.ndarray((size,), at.i32)
        rt.queue.write(keys, numbers)
        rt.queue.fill(target, 3)
        rt.queue.launch(kernels.kernel("add_to_both"), keys, target, target)
        wanted = 3 + 11 * np.bincount(numbers, minlength=size)
        np.testing.assert_array_equal(await rt.queue.read(target), wanted)


@pytest.mark.parametrize("kernel", MIXED)
async def test_one_array_may_have_two_operations(rt: at.Runtime, kernel: str) -> None:
    kernels = await rt.load_aot_module(MODULE)
    keys, target = rt.ndarray((1,), at.i32), rt.ndarray((7,), at.i32)
    rt.queue.fill(keys, 0)
    rt.queue.fill(target, 0)
    times = (2,) if kernel == "add_and_most_inside" else ()
    rt.queue.launch(kernels.kernel(kernel), keys, *times, target, target)
    assert (await rt.queue.read(target)).tolist() == [15, 0, 0, 0, 0, 0, 0]  # 5, 10, 15
