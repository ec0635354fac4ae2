"""Loops that all add to one address: joined or not, they compute what NumPy computes."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi.backends.vulkan.validator import Validator
from aiotaichi.formats import Archive, read_module
from aiotaichi.formats.spec import GfxTask
from aiotaichi.formats.spirv import mended, read_shader
from aiotaichi.formats.spirv_atomics import join_atomics
from support.fixture_modules import module_at
from support.shader_mutations import VULKAN_1_3, check_damaged_shaders

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

MODULE = module_at("vulkan", "one_address")
FITTING = ("add_i32", "reduce_i32", "reduce_u32", "reduce_f32", "add_some", "two_locals", "add_to_field", "sum_cells")
Numbers = npt.NDArray[Any]
SIZES = (1, 7, 1000, 200_001)
GENERATOR = np.random.default_rng(37)


def joined(kernel: str) -> list[bytes]:
    """Return the shaders of a kernel that are joined."""
    archive = Archive.open(MODULE)
    spec = read_module(archive).kernels[kernel]
    found = []
    for task, member in zip(spec.tasks, spec.code, strict=True):
        assert isinstance(task, GfxTask)
        code = mended(archive[member], read_shader(archive[member], member))
        new = join_atomics(code, task)
        if new is not code:
            found.append(new)
    return found


@pytest.mark.parametrize("kernel", FITTING)
def test_joined_shaders_are_valid(kernel: str) -> None:
    shaders = joined(kernel)
    assert len(shaders) == 1
    validator = Validator.load(VULKAN_1_3)
    assert validator is not None
    validator.check(shaders[0], kernel)
    assert {61, 63} <= read_shader(shaders[0], kernel).capabilities


@pytest.mark.parametrize("kernel", ["add_then_read", "use_old", "add_each", "add_where_read", "read_field"])
def test_a_loop_that_does_not_fit_stays_as_it_is(kernel: str) -> None:
    assert joined(kernel) == []


def uploaded(rt: at.Runtime, numbers: Numbers) -> at.NdArray:
    array = rt.ndarray(numbers.shape, numbers.dtype)
    rt.queue.write(array, numbers)
    return array


@pytest.mark.parametrize("kernel", FITTING)
def test_a_damaged_shader_stays_as_valid_as_it_is(kernel: str) -> None:
    check_damaged_shaders(MODULE, kernel, join_atomics, 60)


async def run(rt: at.Runtime, kernel: str, x: Numbers, out: Numbers, *values: int) -> Numbers:
    """Launch a kernel on two arrays, and return the second one."""
    module = await rt.load_aot_module(MODULE)
    arrays = [uploaded(rt, x), uploaded(rt, out)]
    await rt.queue.launch(module.kernel(kernel), *values, *arrays)
    return await rt.queue.read(arrays[1])


@pytest.mark.parametrize("size", SIZES)
async def test_integers_are_exact(rt: at.Runtime, size: int) -> None:
    x = GENERATOR.integers(-(2**31), 2**31, size, np.int64).astype(np.int32)
    one = await run(rt, "add_i32", x, np.full(3, 5, np.int32))
    assert one.tolist() == [np.sum(x, initial=5, dtype=np.int32), 5, 5]
    found = await run(rt, "reduce_i32", x, np.array([3, 0, 0, -1, 0, 9], np.int32))
    expected = [np.sum(x, initial=3, dtype=np.int32), x.min(initial=0), x.max(initial=0)]
    expected += [np.bitwise_and.reduce(x), np.bitwise_or.reduce(x), np.bitwise_xor.reduce(x) ^ np.int32(9)]
    assert found.tolist() == expected
    unsigned = x.view(np.uint32)
    found = await run(rt, "reduce_u32", unsigned, np.array([3, 2**32 - 1, 0], np.uint32))
    assert found.tolist() == [np.sum(unsigned, initial=3, dtype=np.uint32), unsigned.min(), unsigned.max()]


@pytest.mark.parametrize("size", SIZES)
async def test_sums_of_floating_point_numbers(rt: at.Runtime, size: int) -> None:
    x = GENERATOR.standard_normal(size, np.float32)
    total, least, most = await run(rt, "reduce_f32", x, np.zeros(3, np.float32))
    assert total == pytest.approx(x.sum(dtype=np.float64), abs=1e-6 * size + 1e-5)
    assert (least, most) == (x.min(initial=0), x.max(initial=0))
    sums = await run(rt, "two_locals", x, np.zeros(2, np.float32))
    assert sums[0] == pytest.approx(x.sum(dtype=np.float64), abs=1e-6 * size + 1e-5)
    assert sums[1] == pytest.approx((x.astype(np.float64) ** 2).sum(), rel=1e-5)


async def test_an_empty_loop_adds_nothing(rt: at.Runtime) -> None:
    out = await run(rt, "reduce_f32", np.zeros(0, np.float32), np.array([-0.0, 2, -3], np.float32))
    assert out.tolist() == [0, 2, -3]
    assert np.signbit(out[0])


async def test_only_iterations_that_add_reach_the_address(rt: at.Runtime) -> None:
    x = GENERATOR.integers(0, 60, 5000, np.int32)
    out = await run(rt, "add_some", x, np.zeros(3, np.int32), 2)
    assert out.tolist() == [0, 0, 2 * np.maximum(x - 50, 0).sum()]
    below = np.minimum(x, 50)
    assert (await run(rt, "add_some", below, np.ones(3, np.int32), 2**28)).tolist() == [1, 1, 1]


async def test_fields_are_added_to(rt: at.Runtime) -> None:
    module = await rt.load_aot_module(MODULE)
    x = uploaded(rt, np.arange(300, dtype=np.int32))
    for _ in range(3):
        rt.queue.launch(module.kernel("add_to_field"), x)
    assert await rt.queue.launch(module.kernel("read_field")) == 3 * 44850
    assert await rt.queue.launch(module.kernel("sum_cells"), x) == 4 * 44850


async def test_loops_that_stay_are_right(rt: at.Runtime) -> None:
    x = np.arange(1000, dtype=np.int32)
    assert (await run(rt, "add_each", x, np.zeros(3, np.int32))).tolist() == [x[i::3].sum() for i in range(3)]
    module = await rt.load_aot_module(MODULE)
    seen = uploaded(rt, np.zeros(2, np.int32))
    await rt.queue.launch(module.kernel("add_then_read"), uploaded(rt, np.array([7], np.int32)), seen, seen)
    assert (await rt.queue.read(seen)).tolist() == [7, 7]
    out, places = uploaded(rt, np.zeros(1, np.int32)), uploaded(rt, x)
    await rt.queue.launch(module.kernel("use_old"), uploaded(rt, x), out, places)
    assert sorted((await rt.queue.read(places)).tolist()) == list(range(1000))
