"""Two runtimes on one VkDevice share memory and images by their Vulkan handles."""

from __future__ import annotations

import gc
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors, interop
from aiotaichi.backends.vulkan.binding import vk
from aiotaichi.memory.resource import resource_of
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("vulkan")]

FOLDER = MODULES / "vulkan"
VIEW_2D = vk.VK_IMAGE_VIEW_TYPE_2D
R32F = vk.VK_FORMAT_R32_SFLOAT


# -- memory ---------------------------------------------------------------------------------------------


async def test_two_runtimes_see_the_same_bytes(rt: at.Runtime, second: at.Runtime) -> None:
    x = rt.ndarray(1000, at.i32)
    info = await rt.export(x)
    assert info == await rt.export(x.allocation)
    assert isinstance(info, interop.VulkanMemoryInteropInfo)
    assert info.size == 4000
    assert info.usage & vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
    memory = await second.import_(info)
    assert memory.usage is at.MemoryUsage.STORAGE
    assert await second.export(memory) == info
    y = memory.ndarray(1000, at.i32)
    assert (await second.queue.read(y)).tolist() == [0] * 1000  # the zeroes are there already
    add = [(await each.load_aot_module(FOLDER / "basics")).kernel("add_one") for each in (rt, second)]
    for turn in range(10):
        await rt.queue.launch(add[0], x)
        await second.queue.launch(add[1], y)
        assert (await rt.queue.read(x) == 2 * turn + 2).all()
    await second.queue.fill(y, 5)
    await rt.queue.copy(x[:500], x[500:])
    await second.queue.write(y[:4], np.arange(4, dtype=np.int32))
    assert (await rt.queue.read(x)).tolist() == [0, 1, 2, 3, *[5] * 996]
    with pytest.raises(errors.InvalidStateError, match="mapped"):
        async with memory.map():
            pass


async def test_new_memory_is_zeroed_once_it_is_exported(rt: at.Runtime, second: at.Runtime) -> None:
    """The zeroes are not written after the other runtime has written."""
    memory = rt.allocate_memory(4096)
    await second.queue.fill(await second.import_(await rt.export(memory)), 7)
    assert (await rt.queue.read(memory) == 7).all()


async def test_closing_imported_memory_frees_nothing(rt: at.Runtime, second: at.Runtime) -> None:
    x = rt.ndarray(100, at.i32)
    for _ in range(3):
        memory = await second.import_(await rt.export(x))
        second.queue.fill(memory.ndarray(100, at.i32), 3)
        memory.close()
        with pytest.raises(errors.InvalidStateError, match="closed"):
            await second.export(memory)
        await second.queue.wait()
        gc.collect()
    assert (await rt.queue.read(x)).tolist() == [3] * 100


async def test_invalid_buffers_are_not_imported(rt: at.Runtime) -> None:
    info = await rt.export(rt.allocate_memory(64))
    assert isinstance(info, interop.VulkanMemoryInteropInfo)
    with pytest.raises(errors.ArgumentNullError, match="not None"):
        await rt.import_(None)  # type: ignore[call-overload]
    with pytest.raises(errors.ArgumentNullError, match="buffer is null"):
        await rt.import_(replace(info, buffer=0))
    with pytest.raises(errors.InvalidArgumentError, match="belongs to this runtime"):
        await rt.import_(rt.allocate_memory(4))
    with pytest.raises(errors.InvalidInteropError, match="needs a runtime for x64 or arm64: this one is for vul"):
        await rt.import_(bytearray(4))
    with pytest.raises(errors.InvalidArgumentError, match="0 bytes"):
        await rt.import_(replace(info, size=0))
    with pytest.raises(errors.ArgumentOutOfRangeError, match="1000000 bytes"):
        await rt.import_(replace(info, size=1_000_000))
    for usage in (0, vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT, vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT):
        with pytest.raises(errors.InvalidInteropError, match="TRANSFER_SRC_BIT and _DST_BIT"):
            await rt.import_(replace(info, usage=usage))
    add = (await rt.load_aot_module(FOLDER / "basics")).kernel("add_one")
    index = await rt.import_(replace(info, usage=3 | vk.VK_BUFFER_USAGE_INDEX_BUFFER_BIT))
    assert index.usage is at.MemoryUsage.INDEX
    with pytest.raises(errors.InvalidArgumentError, match="STORAGE"):
        rt.queue.launch(add, index.ndarray(4, at.i32))
    async with at.Runtime("cpu") as cpu:
        with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
            await rt.export(cpu.allocate_memory(4))
    with pytest.raises(errors.InvalidInteropError, match="needs a runtime for cuda: this one is for vulkan"):
        await rt.import_(interop.CudaMemoryInteropInfo(4096, 4))


# -- images ---------------------------------------------------------------------------------------------


async def test_an_image_is_exported_imported_and_tracked(rt: at.Runtime) -> None:
    image = rt.image((6, 4))
    info = await rt.export(image)
    assert (info.image_type, info.format, info.extent) == (vk.VK_IMAGE_TYPE_2D, R32F, (6, 4, 1))
    assert (info.mip_level_count, info.array_layer_count, info.sample_count, info.tiling) == (1, 1, 1, 0)
    imported = await rt.import_(info, VIEW_2D, vk.VK_IMAGE_LAYOUT_UNDEFINED)
    assert (imported.dimension, imported.extent, imported.format) == (at.ImageDimension.D2, (6, 4, 1), at.Format.R32F)
    assert imported.usage is at.ImageUsage.STORAGE | at.ImageUsage.SAMPLED
    assert await rt.export(imported) == info
    rt.track_image(imported, at.ImageLayout.SHADER_READ_WRITE)
    module = await rt.load_aot_module(FOLDER / "textures")
    rt.queue.launch(module.kernel("paint"), 6, 4, imported)
    painted = np.add.outer(np.arange(4), 10 * np.arange(6))
    assert np.array_equal(await rt.queue.read(image), painted)
    imported.close()
    await rt.queue.wait()
    assert np.array_equal(await rt.queue.read(image), painted)


async def test_kernels_of_two_runtimes_share_an_image(rt: at.Runtime, second: at.Runtime) -> None:
    image = rt.image((8, 8))
    rt.queue.launch((await rt.load_aot_module(FOLDER / "textures")).kernel("paint"), 8, 8, image)
    await rt.queue.transition_image(image, "shader_read")
    info = await rt.export(image)
    # SHADER_READ_ONLY_OPTIMAL is 5 in Vulkan, and 5 is COLOR_ATTACHMENT_READ in taichi.
    layout = vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL
    for given in (layout, at.ImageLayout.SHADER_READ):
        other = await second.import_(info, VIEW_2D, given)
        assert layout_of(other) == layout
    out = second.ndarray((8, 8), at.f32)
    second.queue.launch((await second.load_aot_module(FOLDER / "textures")).kernel("fetch"), other, out)
    assert np.array_equal(await second.queue.read(out), np.add.outer(10 * np.arange(8), np.arange(8)))
    assert layout_of(other) == vk.VK_IMAGE_LAYOUT_GENERAL
    rt.track_image(image, "shader_read_write")
    assert (await rt.queue.read(image))[3, 2] == 23


def layout_of(image: at.Image) -> int:
    """Return the VkImageLayout that a backend has tracked for an image."""
    block: Any = resource_of(image).hal._block
    return int(block[1] & 0xFFFFFFFF)


@pytest.mark.parametrize("format", at.Format)
async def test_formats_are_those_of_the_exporting_side(rt: at.Runtime, format: at.Format) -> None:
    usage = at.ImageUsage.ATTACHMENT if format.is_depth else at.ImageUsage.SAMPLED
    try:
        image = rt.image((4, 4), format, usage=usage)
    except errors.NotSupportedError:
        assert format.channels == 3 or format is at.Format.DEPTH24STENCIL8  # lavapipe lacks these
        return
    imported = await rt.import_(await rt.export(image), VIEW_2D, 0)
    assert (imported.format, imported.usage) == (format, usage)


@pytest.mark.parametrize(
    ("dimension", "extent", "layers", "mips", "view_type"),
    [
        ("d1", (8,), 1, 1, vk.VK_IMAGE_VIEW_TYPE_1D),
        ("d2", (8, 8), 1, 4, vk.VK_IMAGE_VIEW_TYPE_2D),
        ("d3", (8, 4, 2), 1, 1, vk.VK_IMAGE_VIEW_TYPE_3D),
        ("d1_array", (8,), 3, 1, vk.VK_IMAGE_VIEW_TYPE_1D_ARRAY),
        ("d2_array", (8, 8), 3, 2, vk.VK_IMAGE_VIEW_TYPE_2D_ARRAY),
        ("cube", (8, 8), 6, 1, vk.VK_IMAGE_VIEW_TYPE_CUBE),
    ],
)
async def test_view_types_are_vulkans(
    rt: at.Runtime, dimension: str, extent: tuple[int, ...], layers: int, mips: int, view_type: int
) -> None:
    image = rt.image(extent, "r32f", dimension=dimension, layers=layers, mips=mips)
    last = image.region(mip=mips - 1, layer=layers - 1)
    await rt.queue.write(last, np.ones(last.shape, np.float32))
    info = await rt.export(image)
    for given in (view_type, image.dimension):
        imported = await rt.import_(info, given, at.ImageLayout.SHADER_READ_WRITE)
        assert imported.dimension is image.dimension
        assert (imported.layers, imported.mips, imported.shape) == (layers, mips, image.shape)
        region = imported.region(mip=mips - 1, layer=layers - 1)
        assert (await rt.queue.read(region) == 1).all()


async def test_invalid_images_are_not_imported(rt: at.Runtime) -> None:
    info = await rt.export(rt.image((8, 8)))
    cases: list[tuple[Any, Any, Any, type[errors.Error], str]] = [
        (None, VIEW_2D, 0, errors.ArgumentNullError, "not None"),
        (replace(info, image=0), VIEW_2D, 0, errors.ArgumentNullError, "image is null"),
        (info, None, 0, errors.ArgumentNullError, "view_type is None"),
        (info, VIEW_2D, None, errors.ArgumentNullError, "layout is None"),
        (info, "2d", 0, errors.InvalidArgumentError, "view_type='2d'"),
        (info, VIEW_2D, 1.5, errors.InvalidArgumentError, "layout=1.5"),
        (info, 99, 0, errors.ArgumentOutOfRangeError, "not a VkImageViewType"),
        (info, -1, 0, errors.ArgumentOutOfRangeError, "not a VkImageViewType"),
        (info, VIEW_2D, 99, errors.ArgumentOutOfRangeError, "not a VkImageLayout"),
        (info, vk.VK_IMAGE_VIEW_TYPE_CUBE_ARRAY, 0, errors.NotSupportedError, "arrays of cubes"),
        (info, vk.VK_IMAGE_VIEW_TYPE_3D, 0, errors.InvalidArgumentError, "no view of dimension d3"),
        (info, vk.VK_IMAGE_VIEW_TYPE_CUBE, 0, errors.InvalidArgumentError, "1 layers"),
        (replace(info, array_layer_count=2), VIEW_2D, 0, errors.InvalidArgumentError, "2 layers"),
        (replace(info, array_layer_count=0), VIEW_2D, 0, errors.InvalidArgumentError, "0 layers"),
        (replace(info, mip_level_count=9), VIEW_2D, 0, errors.InvalidArgumentError, "9 mip levels"),
        (replace(info, extent=(8, 0, 1)), VIEW_2D, 0, errors.InvalidArgumentError, "an image cannot have"),
        (replace(info, extent=(8, 7, 3)), VIEW_2D, 0, errors.InvalidArgumentError, "no extent"),
        (replace(info, format=vk.VK_FORMAT_UNDEFINED), VIEW_2D, 0, errors.NotSupportedError, "VkFormat 0"),
        (replace(info, format=vk.VK_FORMAT_BC1_RGB_UNORM_BLOCK), VIEW_2D, 0, errors.NotSupportedError, "VkFormat"),
        (replace(info, sample_count=4), VIEW_2D, 0, errors.NotSupportedError, "sample_count=4"),
        (replace(info, tiling=vk.VK_IMAGE_TILING_LINEAR), VIEW_2D, 0, errors.NotSupportedError, "tiling=1"),
        (replace(info, usage=12), VIEW_2D, 0, errors.InvalidInteropError, "TRANSFER_SRC_BIT and _DST_BIT"),
    ]
    for given, view_type, layout, error, message in cases:
        with pytest.raises(error, match=message):
            await rt.import_(given, view_type, layout)
    image = rt.image(4)
    image.close()
    with pytest.raises(errors.InvalidStateError, match="closed"):
        await rt.export(image)
