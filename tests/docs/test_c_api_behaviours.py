"""Counterparts of taichi's tests of its C-API, on every backend: docs/reference/c-api-behaviours.md lists them."""

from __future__ import annotations

import zipfile
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.hal import drivers
from support.fixture_modules import module_at
from support.refusals import BAD, raises

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan", "cuda")]


@pytest.fixture
async def module(rt: at.Runtime, arch: str) -> at.AotModule:
    return await rt.load_aot_module(module_at(arch, "c_api"))


# -- runtimes and archs -------------------------------------------------------------------------------------


def test_the_version() -> None:
    assert at.get_version() == 1_007_000


async def test_archs_are_those_that_open_in_order() -> None:
    archs = await at.get_available_archs()
    assert archs == sorted(set(archs), key=lambda arch: arch.number)
    assert at.Arch.VULKAN in archs
    for each in at.Arch:
        runtime = at.Runtime(each)
        if each in archs:
            async with runtime as opened:
                x = opened.allocate_memory(100)
                await opened.queue.fill(x, 1)
                assert (await opened.queue.read(x) == 1).all()
        else:  # taichi takes the processor instead of CUDA
            with pytest.raises(errors.NotSupportedError):
                await runtime.__aenter__()


async def test_archs_that_are_filtered_keep_their_order() -> None:
    archs = await at.get_available_archs()
    wanted = {at.Arch.X64, at.Arch.ARM64, at.Arch.VULKAN}
    filtered = [each for each in archs if each in wanted]
    assert filtered[0] is at.Arch.VULKAN
    assert len(filtered) == 2


async def test_archs_that_cannot_be() -> None:
    with pytest.raises(errors.InvalidArgumentError, match="neither an Arch"):
        await at.Runtime(0xFFFFFFFF).__aenter__()  # type: ignore[arg-type]
    with pytest.raises(errors.NotSupportedError, match="no backend"):
        await at.Runtime("abacus").__aenter__()


async def test_a_device_that_is_not_there(arch: str) -> None:
    """taichi takes another device on Vulkan."""
    with pytest.raises(errors.NotSupportedError, match="99"):
        await at.Runtime(arch, 99).__aenter__()
    raises(errors.InvalidArgumentError, lambda: at.Runtime(arch, BAD))


async def test_a_runtime_closes_once(arch: str) -> None:
    runtime = at.Runtime(arch)
    await runtime.aclose()  # the runtime was never open
    async with at.Runtime(arch) as rt:
        await rt.aclose()
        await rt.aclose()
        raises(errors.InvalidStateError, lambda: rt.allocate_memory(100), lambda: rt.queue, lambda: rt.capabilities)


# -- capabilities -------------------------------------------------------------------------------------------


async def test_capabilities_have_levels(rt: at.Runtime, arch: str) -> None:
    capabilities = rt.capabilities
    assert bool(capabilities) is (arch == "vulkan")  # LLVM modules require none
    assert list(capabilities) == sorted(capabilities)
    assert all(isinstance(key, at.Capability) and level > 0 for key, level in capabilities.items())


async def test_set_capabilities_replaces_all(rt: at.Runtime) -> None:
    levels = {at.Capability.SPIRV_HAS_INT16: 7, at.Capability.SPIRV_VERSION: 0x10300}
    rt.set_capabilities(levels)
    assert rt.capabilities == levels
    assert rt.capabilities.get(at.Capability.SPIRV_HAS_INT64, 0) == 0
    rt.set_capabilities({"spirv_has_int8": 1})  # replaces
    assert rt.capabilities == {at.Capability.SPIRV_HAS_INT8: 1}
    rt.set_capabilities({})
    assert rt.capabilities == {}


async def test_a_higher_level_than_required_suffices() -> None:
    """taichi means to compare for equality, and does not compare at all."""
    path = module_at("vulkan", "basics")
    async with at.Runtime("vulkan") as rt:
        rt.set_capabilities(dict.fromkeys(at.Capability, 2**32 - 1))
        await rt.load_aot_module(path)
        rt.set_capabilities({})
        with pytest.raises(errors.IncompatibleModuleError, match="the runtime lacks it"):
            await rt.load_aot_module(path)


# -- modules ------------------------------------------------------------------------------------------------


async def test_a_folder_a_file_and_bytes_are_one_module(rt: at.Runtime, arch: str) -> None:
    file = module_at(arch, "basics").with_suffix(".tcm")
    modules = [await rt.load_aot_module(file), await rt.create_aot_module(file.read_bytes())]
    modules.append(await rt.load_aot_module(module_at(arch, "basics")))
    for loaded in modules:
        x = rt.ndarray(16, at.i32)
        await rt.queue.launch(loaded.kernel("fill_index"), x)
        assert (await rt.queue.read(x)).tolist() == list(range(16))


async def test_invalid_modules_are_refused(rt: at.Runtime, arch: str, tmp_path: Path) -> None:
    """taichi crashes on the processor."""
    (tmp_path / "empty.tcm").write_bytes(b"")
    for path in ("ssssss///", "", tmp_path, tmp_path / "empty.tcm", Path(__file__)):
        with pytest.raises(errors.CorruptedDataError):
            await rt.load_aot_module(path)
    for data in (b"", b"ssssss///"):
        with pytest.raises(errors.CorruptedDataError):
            await rt.create_aot_module(data)
    for other in {"vulkan": "x64"}.get(arch, "vulkan"), "cuda":
        if other != arch:
            with pytest.raises(errors.IncompatibleModuleError):
                await rt.load_aot_module(module_at(other, "basics"))
    for load in (rt.load_aot_module, rt.create_aot_module):
        with pytest.raises(errors.ArgumentNullError):
            await load(BAD)


@pytest.mark.runtime("vulkan")
async def test_a_module_without_kernels_loads(rt: at.Runtime, tmp_path: Path) -> None:
    folder, file = module_at("vulkan", "empty"), tmp_path / "empty.tcm"
    with zipfile.ZipFile(file, "w") as archive:
        for path in folder.iterdir():
            archive.write(path, path.name)
    modules = [await rt.load_aot_module(each) for each in (folder, file)]
    for loaded in (*modules, await rt.create_aot_module(file.read_bytes())):
        raises(errors.NameNotFoundError, partial(loaded.kernel, "ramp"), partial(loaded.compute_graph, "ramps"))
        assert not loaded.fields
        loaded.close()


async def test_names_that_are_not_there(module: at.AotModule) -> None:
    for name in ("#$#%*(", "", "ram", "ramp ", "ramps"):
        raises(errors.NameNotFoundError, partial(module.kernel, name))
    for name in ("#$#%*(", "", "ramp", "ramps "):
        for _ in range(2):  # taichi remembers a null handle
            raises(errors.NameNotFoundError, partial(module.compute_graph, name))
    raises(errors.ArgumentNullError, lambda: module.kernel(BAD), lambda: module.compute_graph(BAD))


async def test_a_closed_module_gives_nothing(rt: at.Runtime, module: at.AotModule) -> None:
    kernel, graph, x = module.kernel("fill_half"), module.compute_graph("sums"), rt.ndarray(4, at.f16)
    event = rt.queue.launch(kernel, 1.0, x)
    module.close()
    module.close()
    await event
    raises(
        errors.InvalidStateError,
        lambda: module.kernel("ramp"),
        lambda: rt.queue.launch(kernel, 1.0, x),
        lambda: rt.queue.launch_graph(graph, v=[1, 2, 3], m=[[1, 2], [3, 4]], out=rt.ndarray(2, at.i32)),
    )
    assert (await rt.queue.read(x) == 1).all()


# -- kernels ------------------------------------------------------------------------------------------------


async def test_a_kernel_with_a_number_an_array_and_a_vector(rt: at.Runtime, module: at.AotModule) -> None:
    ramp, x = module.kernel("ramp"), rt.ndarray(32, at.i32)
    await rt.queue.launch(ramp, 3, x, [7, 8, 9])
    assert np.array_equal(await rt.queue.read(x), np.arange(32) + 10)
    await rt.queue.launch(ramp, -3, x, np.array([1, 0, 0]))  # nothing of the first launch is left
    assert np.array_equal(await rt.queue.read(x), np.arange(32) - 2)


async def test_elements_of_one_are_numbers(rt: at.Runtime, module: at.AotModule) -> None:
    """The C-API ignores element shapes, so it takes a vector of another length."""
    ramp, vectors = module.kernel("ramp"), rt.ndarray(32, at.i32, element_shape=(1,))
    await rt.queue.launch(ramp, 0, vectors, [1, 0, 0])
    assert np.array_equal(await rt.queue.read(vectors), np.arange(1, 33)[:, None])
    pairs = rt.ndarray(16, at.i32, element_shape=(2,))
    raises(errors.InvalidArgumentError, lambda: rt.queue.launch(ramp, 0, pairs, [1, 0, 0]))


async def test_arguments_of_other_kinds_and_counts(rt: at.Runtime, module: at.AotModule) -> None:
    """taichi launches with a dummy or the bits of another type, or crashes."""
    ramp, x = module.kernel("ramp"), rt.ndarray(32, at.i32)
    vector = [0, 0, 0]
    for arguments in (
        (),
        (1, x),
        (1, x, vector, 4),
        (x, 1, vector),
        (1.5, x, vector),
        (1, 1, vector),
        (1, rt.ndarray(32, at.f32), vector),
        (1, rt.ndarray((4, 8), at.i32), vector),
        (1, x, 5),
        (1, x, [0, 0]),
        (1, x, [0.5, 0, 0]),
    ):
        raises(errors.InvalidArgumentError, partial(rt.queue.launch, ramp, *arguments))
    raises(errors.ArgumentOutOfRangeError, lambda: rt.queue.launch(ramp, 2**31, x, vector))
    raises(errors.ArgumentNullError, lambda: rt.queue.launch(ramp, 1, None, vector))
    await rt.queue.wait()
    assert not (await rt.queue.read(x)).any()


@pytest.mark.slow
@pytest.mark.runtime("vulkan", "cuda")
async def test_a_sum_by_tiles_of_shared_memory(rt: at.Runtime, arch: str) -> None:
    kernel = (await rt.load_aot_module(module_at(arch, "tiled_sum"))).kernel("sum_products")
    n = 8192
    x, y, out = (rt.ndarray(n, at.f32) for _ in range(3))
    rt.queue.fill(x, 1)
    rt.queue.fill(y, 1)
    await rt.queue.launch(kernel, x, y, out)
    assert (await rt.queue.read(out) == n).all()
    scale = np.arange(n, dtype=np.float32) % 16
    rt.queue.write(x, scale)
    await rt.queue.launch(kernel, x, y, out)
    assert np.array_equal(await rt.queue.read(out), n * scale)


async def test_kernels_without_loops_run_in_order(rt: at.Runtime, module: at.AotModule) -> None:
    cells = rt.ndarray(10, at.i32)
    rt.queue.write(cells, np.array([9, 4, 0, 50, 0, 0, 0, 0, 0, 0], np.int32))
    await rt.queue.launch(module.kernel("change_cells"), cells)
    assert (await rt.queue.read(cells)).tolist() == [5, 4, 0, 46, 0, 0, 0, 0, 0, 0]
    await rt.queue.launch(module.kernel("set_cell"), cells, -3)
    assert (await rt.queue.read(cells)).tolist() == [-3, 4, 0, 46, 0, 0, 0, 0, 0, 0]
    graph = module.compute_graph("changes")  # its names are not the kernels'
    await rt.queue.launch_graph(graph, cells=cells, first=8)
    assert (await rt.queue.read(cells)).tolist() == [8, 4, 0, 42, 0, 0, 0, 0, 0, 0]


async def test_a_kernel_that_does_nothing(rt: at.Runtime, module: at.AotModule) -> None:
    await rt.queue.launch(module.kernel("ignore"), [1, 2, 3])
    await rt.queue.launch_graph(module.compute_graph("ignored"), v=[1, 2, 3])
    raises(errors.InvalidArgumentError, lambda: rt.queue.launch(module.kernel("ignore"), [1, 2]))


async def test_a_kernel_over_six_arrays(rt: at.Runtime, module: at.AotModule) -> None:
    arrays = [rt.ndarray(10, at.i32) for _ in range(6)]
    await rt.queue.launch(module.kernel("number_six"), 30, *arrays)
    for number, array in enumerate(arrays, 30):
        assert (await rt.queue.read(array)).tolist() == [number] * 10


async def test_arrays_and_a_number_that_come_from_examples(rt: at.Runtime, module: at.AotModule) -> None:
    x, v = rt.ndarray((2, 3), at.f32), rt.ndarray(2, at.f32, element_shape=(2,))
    m = rt.ndarray((), at.f32, element_shape=(2, 2))
    rt.queue.write(v, np.array([[1, 2], [3, 4]], np.float32))
    rt.queue.write(m, np.array([[5, 6], [7, 8]], np.float32))
    await rt.queue.launch(module.kernel("add_of_examples"), x, 0.5, v, m)
    assert (await rt.queue.read(x) == 0.5 * 3 + 7 + 40).all()


# -- graphs -------------------------------------------------------------------------------------------------


async def test_a_graph_of_three_kernels_and_two_arrays(rt: at.Runtime, module: at.AotModule) -> None:
    graph, x, y = module.compute_graph("ramps"), rt.ndarray(16, at.i32), rt.ndarray(16, at.i32)
    await rt.queue.launch_graph(graph, base0=10, base1=20, base2=30, x=x, y=y)
    expected = 3 * np.arange(16) + 60
    for array in (x, y):
        assert np.array_equal(await rt.queue.read(array), expected)
    await rt.queue.launch_graph(graph.bind(base0=1, base1=1, base2=1, x=x, y=y))
    assert np.array_equal(await rt.queue.read(y), expected + 2 * expected - 60 + 3)


async def test_a_graph_of_numbers_and_of_elements_of_one(rt: at.Runtime, module: at.AotModule) -> None:
    x, y = rt.ndarray(100, at.i32), rt.ndarray(100, at.i32, element_shape=(1,))
    await rt.queue.launch_graph(module.compute_graph("ramps_of_both"), base0=10, base1=-20, base2=31, x=x, y=y)
    expected = 3 * np.arange(100) + 21
    assert np.array_equal(await rt.queue.read(x), expected)
    assert np.array_equal(await rt.queue.read(y), expected[:, None])


async def test_a_graph_takes_exactly_its_names(rt: at.Runtime, module: at.AotModule) -> None:
    """taichi ignores further names, so a name with an error goes unseen."""
    graph, cells = module.compute_graph("changes"), rt.ndarray(10, at.i32)
    raises(errors.ArgumentNotFoundError, lambda: rt.queue.launch_graph(graph, cells=cells))
    raises(errors.InvalidArgumentError, lambda: rt.queue.launch_graph(graph, cells=cells, first=1, x=cells))


async def test_a_graph_of_a_vector_and_a_matrix(rt: at.Runtime, module: at.AotModule) -> None:
    out = rt.ndarray(2, at.i32)
    await rt.queue.launch_graph(module.compute_graph("sums"), v=[1, 2, 3], m=[[1, 2], [3, 4]], out=out)
    assert (await rt.queue.read(out)).tolist() == [6, 10]


async def test_a_graphs_numbers_are_converted_to_the_declared_types(rt: at.Runtime, module: at.AotModule) -> None:
    """For an f16 the C-API stores the low half of an f32's bits. It takes no numbers of 8 or 64 bits."""
    arrays: dict[str, at.NdArray] = {
        "halfs": rt.ndarray(4, at.f16),
        "longs": rt.ndarray(4, at.i64),
        "bytes": rt.ndarray(4, at.u8),
    }
    graph, numbers = module.compute_graph("fills"), {"half": 2.5, "long": -(2**40) - 1, "byte": 200}
    await rt.queue.launch_graph(graph, {**numbers, **arrays})
    for array, number in zip(arrays.values(), numbers.values(), strict=True):
        assert (await rt.queue.read(array)).tolist() == [number] * 4
    for name, bad in (("half", 1e6), ("long", 2**63), ("byte", 256)):
        given: dict[str, Any] = {**numbers, name: bad, **arrays}
        raises(errors.ArgumentOutOfRangeError, partial(rt.queue.launch_graph, graph, given))


# -- halves -------------------------------------------------------------------------------------------------


async def test_halves_are_filled_and_computed_with(rt: at.Runtime, module: at.AotModule) -> None:
    x = rt.ndarray(64, at.f16)
    await rt.queue.launch(module.kernel("fill_half"), 2.0, x)  # taichi stores 0 for an F32 argument
    assert np.array_equal(await rt.queue.read(x), np.full(64, 2, np.float16))
    raises(errors.ArgumentOutOfRangeError, lambda: rt.queue.launch(module.kernel("fill_half"), 1e5, x))
    matrices = rt.ndarray(8, at.f16, element_shape=(2, 3))
    numbers = np.arange(48, dtype=np.float16).reshape(8, 2, 3)
    rt.queue.write(matrices, numbers)
    await rt.queue.launch(module.kernel("scale_halves"), np.float16(0.5), matrices)
    assert np.array_equal(await rt.queue.read(matrices), numbers * np.float16(0.5))


async def test_numbers_of_32_bits_are_rounded_to_halves(rt: at.Runtime, module: at.AotModule) -> None:
    x = rt.ndarray(32, at.f16)
    for number in (-1.0, 0.1, 1 / 3, 65504.0):
        await rt.queue.launch(module.kernel("round_to_halves"), number, x)
        assert np.array_equal(await rt.queue.read(x), np.full(32, np.float32(number).astype(np.float16)))
    matrices = rt.ndarray(32, at.f16, element_shape=(2, 3))
    await rt.queue.launch(module.kernel("fill_with_halves"), matrices, 8.5)
    expected = np.broadcast_to(np.array([[8.5, 8.5, 8.5], [8.5, 8.5, -8.5]], np.float16), (32, 2, 3))
    assert np.array_equal(await rt.queue.read(matrices), expected)


async def test_rows_of_halves_times_a_part_of_one_matrix(rt: at.Runtime, module: at.AotModule) -> None:
    axes = np.arange(12, dtype=np.float16).reshape(3, 4) - 5
    rows = (np.arange(96, dtype=np.float16).reshape(32, 1, 3) % 7) - 2  # so small that no half is rounded
    frame = rt.ndarray((), at.f16, element_shape=(3, 4))
    steps = rt.ndarray(32, at.f16, element_shape=(1, 3))
    turned, ends = (rt.ndarray(32, at.f16, element_shape=(3,)) for _ in range(2))
    rt.queue.write(frame, axes)
    rt.queue.write(steps, rows)
    await rt.queue.launch(module.kernel("walk"), frame, steps, turned, ends)
    expected = rows[:, 0] @ axes[:, :3].T
    assert np.array_equal(await rt.queue.read(turned), expected)
    assert np.array_equal(await rt.queue.read(ends), expected + axes[:, 3])


async def test_a_single_matrix_is_an_array_of_no_dimensions(rt: at.Runtime, module: at.AotModule) -> None:
    x = rt.ndarray((), at.f32, element_shape=(3, 4))
    await rt.queue.launch(module.kernel("number_matrix"), x)
    assert np.array_equal(await rt.queue.read(x), np.arange(12).reshape(3, 4))


# -- backends -----------------------------------------------------------------------------------------------


def test_a_backend_that_cannot_run_says_why() -> None:
    """So ``get_available_archs`` leaves it out. taichi crashes without a display."""
    for _, driver in drivers():
        reason = driver.probe()
        assert reason is None or reason.strip()
