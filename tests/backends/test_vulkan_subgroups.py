"""Operations between the invocations of a subgroup, compared with NumPy at the size that the device has."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.core.shader_task import check_shader_capabilities
from aiotaichi.formats import Archive, read_module
from aiotaichi.formats.spirv import Shader, read_shader
from aiotaichi.runtime.runtime import open_device_of
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

PATH = MODULES / "vulkan" / "subgroups"
DTYPES = (at.i8, at.i16, at.i32, at.i64, at.u8, at.u16, at.u32, at.u64, at.f16, at.f32, at.f64)
Ints = npt.NDArray[np.intp]


@pytest.fixture
async def module(rt: at.Runtime) -> at.AotModule:
    return await rt.load_aot_module(PATH)


async def subgroups_of(rt: at.Runtime, module: at.AotModule, count: int) -> list[Ints]:
    """Return the indices of each subgroup's invocations in a loop over ``count``, in the order of their places."""
    out = rt.ndarray((count, 3), at.i32)
    rt.queue.launch(module.kernel("places"), out)
    first, place, size = (await rt.queue.read(out)).T
    subgroups = [np.flatnonzero(first == each) for each in np.unique(first)]
    for indices in subgroups:
        assert sorted(place[indices]) == list(range(len(indices)))
    assert 1 <= size[0] <= 128
    assert (size == size[0]).all()
    assert max(map(len, subgroups)) == size[0]
    return [indices[np.argsort(place[indices])] for indices in subgroups]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
async def test_every_dtype_is_exchanged(rt: at.Runtime, module: at.AotModule, dtype: at.DType) -> None:
    count = 1000  # the last subgroup may have fewer invocations than the others
    numbers = np.random.default_rng(3).integers(0, 16, count).astype(dtype.numpy)
    x, first, total, highest = (rt.ndarray(count, dtype) for _ in range(4))
    rt.queue.write(x, numbers)
    rt.queue.launch(module.kernel(f"exchange_{dtype.name}"), x, first, total, highest)
    found = [await rt.queue.read(each) for each in (first, total, highest)]
    for indices in await subgroups_of(rt, module, count):
        part = numbers[indices]
        assert (found[0][indices] == part[0]).all()
        assert (found[1][indices] == part.sum(dtype=dtype.numpy)).all()
        np.testing.assert_array_equal(found[2][indices], np.maximum.accumulate(part))


async def test_every_operation(rt: at.Runtime, module: at.AotModule) -> None:
    functions = (
        np.add, np.multiply, np.minimum, np.maximum, np.bitwise_and, np.bitwise_or, np.bitwise_xor
    )  # fmt: skip
    numbers = np.random.default_rng(4).integers(-(2**31), 2**31, 1000).astype(np.int32)
    x, out = rt.ndarray(1000, at.i32), rt.ndarray((1000, 14), at.i32)
    rt.queue.write(x, numbers)
    rt.queue.launch(module.kernel("operations"), x, out)
    found = await rt.queue.read(out)
    for indices in await subgroups_of(rt, module, 1000):
        scans = np.stack([each.accumulate(numbers[indices], dtype=np.int32) for each in functions], axis=1)
        np.testing.assert_array_equal(found[indices, 7:], scans)
        np.testing.assert_array_equal(found[indices, :7], np.broadcast_to(scans[-1], scans.shape))


async def test_booleans_are_combined(rt: at.Runtime, module: at.AotModule) -> None:
    numbers = np.zeros(1024, np.int32)
    numbers[:512] = 1
    numbers[700:703] = 1
    x, out = rt.ndarray(1024, at.i32), rt.ndarray((1024, 3), at.i32)
    rt.queue.write(x, numbers)
    rt.queue.launch(module.kernel("booleans"), x, out)
    found = await rt.queue.read(out)
    for indices in await subgroups_of(rt, module, 1024):
        flags = numbers[indices] > 0
        expected = [flags.all(), flags.any(), flags.sum() % 2]
        np.testing.assert_array_equal(found[indices], np.broadcast_to(expected, (len(indices), 3)))


async def test_any_invocation_is_broadcast(rt: at.Runtime, module: at.AotModule) -> None:
    x, out = rt.ndarray(1024, at.i32), rt.ndarray(1024, at.i32)
    numbers = np.arange(1024, dtype=np.int32) ** 2
    rt.queue.write(x, numbers)
    rt.queue.launch(module.kernel("mirrored"), x, out)
    found = await rt.queue.read(out)
    for indices in await subgroups_of(rt, module, 1024):
        np.testing.assert_array_equal(found[indices], numbers[indices[::-1]])


@pytest.mark.parametrize("count", [1, 63, 64, 1000, 100_003])
async def test_a_sum_is_right_at_any_size(rt: at.Runtime, module: at.AotModule, count: int) -> None:
    numbers = np.random.default_rng(count).integers(-1000, 1000, count).astype(np.int32)
    x, out = rt.ndarray(count, at.i32), rt.ndarray(1, at.i32)
    rt.queue.write(x, numbers)
    rt.queue.fill(out, 0)
    rt.queue.launch(module.kernel("total"), x, out)
    assert (await rt.queue.read(out)).tolist() == [numbers.sum()]


async def test_barriers_and_places_in_groups(rt: at.Runtime, module: at.AotModule) -> None:
    numbers = np.arange(4096, dtype=np.int32) ** 2
    x, out = rt.ndarray(4096, at.i32), rt.ndarray(4096, at.i32)
    rt.queue.write(x, numbers)
    rt.queue.launch(module.kernel("neighbours"), x, out)
    groups = numbers.reshape(-1, 64)
    np.testing.assert_array_equal(await rt.queue.read(out), (groups + np.roll(groups, -1, axis=1)).ravel())


# -- devices without them --------------------------------------------------------------------------------


def shader_of(kernel: str) -> Shader:
    archive = Archive.open(PATH)
    (member,) = read_module(archive).kernels[kernel].code
    return read_shader(archive[member], kernel)


@pytest.mark.parametrize(
    ("kernel", "names"),
    [
        ("places", {"spirv_has_subgroup_basic", "spirv_has_subgroup_ballot"}),
        ("operations", {"spirv_has_subgroup_arithmetic"}),
        ("mirrored", {"spirv_has_subgroup_basic", "GroupNonUniformShuffle"}),
        ("exchange_f32", {"spirv_has_subgroup_ballot", "spirv_has_subgroup_arithmetic"}),
        (
            "exchange_i64",
            {"spirv_has_subgroup_ballot", "spirv_has_subgroup_arithmetic", "shaderSubgroupExtendedTypes"},
        ),
        (
            "exchange_u8",
            {"spirv_has_subgroup_ballot", "spirv_has_subgroup_arithmetic", "shaderSubgroupExtendedTypes"},
        ),
        (
            "exchange_f16",
            {"spirv_has_subgroup_ballot", "spirv_has_subgroup_arithmetic", "shaderSubgroupExtendedTypes"},
        ),
        ("exchange_f64", {"spirv_has_subgroup_ballot", "spirv_has_subgroup_arithmetic"}),
    ],
)
def test_each_ability_is_needed_where_it_is_used(kernel: str, names: set[str]) -> None:
    numbers = {f"spirv_has_{each}" for each in ("int8", "int16", "int64", "float16", "float64")}
    shader = shader_of(kernel)
    check_shader_capabilities(shader, numbers | names, kernel)
    for name in names:
        with pytest.raises(errors.IncompatibleModuleError, match=f"^{kernel} needs {name}, which the device lacks"):
            check_shader_capabilities(shader, (numbers | names) - {name}, kernel)


async def test_a_device_without_an_ability_refuses_the_kernel_by_name(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    device: Any = open_device_of(rt).device
    levels = dict(device.info.capabilities)
    del levels["spirv_has_subgroup_arithmetic"]
    monkeypatch.setattr(device.hardware, "info", replace(device.info, capabilities=levels))
    monkeypatch.setattr(device.logical, "features", replace(device.logical.features, subgroups=frozenset()))
    module = await rt.load_aot_module(PATH)
    module.kernel("places")
    for kernel, name in (("total", "spirv_has_subgroup_arithmetic"), ("mirrored", "GroupNonUniformShuffle")):
        with pytest.raises(errors.IncompatibleModuleError, match=f"kernel {kernel}.* needs {name}, which the device"):
            module.kernel(kernel)
