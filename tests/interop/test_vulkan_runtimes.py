"""Vulkan runtimes on the VkDevice of another runtime, on a foreign VkDevice, and with extensions."""

from __future__ import annotations

import gc
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.backends.vulkan.binding import ffi, vk
from aiotaichi.backends.vulkan.logical_device import LogicalDevice
from support.fixture_modules import MODULES
from support.raw_vulkan import CAPABILITIES, RawDevice, raw_device
from support.vulkan_faults import device_of

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("vulkan")]

FOLDER = MODULES / "vulkan"
VIEW_2D = vk.VK_IMAGE_VIEW_TYPE_2D
R32F = vk.VK_FORMAT_R32_SFLOAT
V1_2 = vk.VK_MAKE_VERSION(1, 2, 0)


@pytest.fixture
def raw() -> Iterator[RawDevice]:
    with raw_device() as device:
        yield device


async def test_the_importing_runtime_is_closed_first(rt: at.Runtime) -> None:
    x, image = rt.ndarray(8, at.i32), rt.image((4, 4))
    for _ in range(2):
        async with at.import_vulkan_runtime(await rt.export_runtime()) as second:
            y = (await second.import_(await rt.export(x))).ndarray(8, at.i32)
            z = await second.import_(await rt.export(image), VIEW_2D, vk.VK_IMAGE_LAYOUT_GENERAL)
            second.queue.fill(y, 6)
            second.queue.write(z, np.full((4, 4), 2, np.float32))
            handle = device_of(second).logical.handle
        assert handle.is_destroyed
        assert y.closed
        assert z.closed
        assert all(each.is_destroyed for each in handle.children)
    assert not device_of(rt).logical.handle.is_destroyed
    assert (await rt.queue.read(x)).tolist() == [6] * 8
    assert (await rt.queue.read(image) == 2).all()


async def test_a_runtime_is_exported_with_all_its_handles(rt: at.Runtime, second: at.Runtime) -> None:
    info = await rt.export_runtime()
    assert all(getattr(info, name) for name in ("instance", "physical_device", "device", "compute_queue"))
    properties = ffi.new("VkPhysicalDeviceProperties *")
    get_proc = ffi.cast("PFN_vkGetInstanceProcAddr", info.get_instance_proc_addr)
    instance = ffi.cast("VkInstance", info.instance)
    get_properties = get_proc(instance, ffi.new("char[]", b"vkGetPhysicalDeviceProperties"))
    ffi.cast("PFN_vkGetPhysicalDeviceProperties", get_properties)(
        ffi.cast("VkPhysicalDevice", info.physical_device), properties
    )
    assert ffi.string(properties.deviceName).decode() == rt.info.name
    assert info.api_version == properties.apiVersion
    assert await second.export_runtime() == info
    assert second.capabilities == rt.capabilities
    assert second.info.name == rt.info.name


async def test_a_runtime_on_a_foreign_device(raw: RawDevice) -> None:
    info, seen = raw.buffer(400)
    image_info = raw.image((6, 4, 1), R32F)
    async with at.import_vulkan_runtime(raw.info, capabilities=CAPABILITIES) as rt:
        basics, textures = [await rt.load_aot_module(FOLDER / name) for name in ("basics", "textures")]
        memory = await rt.import_(info)
        x = memory.ndarray(100, at.i32)
        seen.view(np.int32)[:] = np.arange(100)
        await rt.queue.launch(basics.kernel("add_one"), x)
        assert seen.view(np.int32).tolist() == list(range(1, 101))
        image = await rt.import_(image_info, VIEW_2D, vk.VK_IMAGE_LAYOUT_UNDEFINED)
        assert image.mips == 2
        rt.queue.launch(textures.kernel("paint"), 6, 4, image)
        out = rt.ndarray((6, 4), at.f32)
        rt.queue.launch(textures.kernel("fetch"), image, out)
        fetched = await rt.queue.read(out)
        assert np.array_equal(fetched, np.add.outer(10 * np.arange(6), np.arange(4)))
        # Transfers of every size, textures with samplers, and a further queue: with no feature that is not enabled.
        large = rt.ndarray(100_000, at.f32)
        rt.queue.write(large, np.arange(100_000, dtype=np.float32))
        kept = await rt.queue.read(large)
        colour = rt.ndarray(4, at.f32)
        smooth = image.texture(at.Sampler(max_anisotropy=8))
        other = rt.create_queue()
        await other.launch(textures.kernel("sample"), 0.5, 0.5, smooth, colour)
        async with rt.allocate_memory(16, host_read=True, host_write=True).map() as view:
            assert view.tolist() == [0] * 16
        with pytest.raises(errors.NotSupportedError, match="no clock"):
            rt.create_queue(timing=True)
    # An array from a read is the host's own: the device may be destroyed.
    assert np.array_equal(kept, np.arange(100_000))
    del view
    gc.collect()


async def test_a_view_does_not_keep_anothers_device(raw: RawDevice) -> None:
    async with at.import_vulkan_runtime(raw.info) as rt:
        async with rt.allocate_memory(64, host_read=True).map() as view:
            assert not view.any()
        handle = device_of(rt).logical.handle
        made = handle.children
        assert made
    assert handle.is_destroyed
    assert all(each.is_destroyed for each in made)


async def test_capabilities_that_are_not_enabled_are_not_offered(raw: RawDevice) -> None:
    async with at.import_vulkan_runtime(raw.info) as rt:
        assert rt.capabilities[at.Capability.SPIRV_VERSION] == 0x10500
        assert not {name for name in CAPABILITIES if at.Capability[name.upper()] in rt.capabilities}
        assert at.Capability.SPIRV_HAS_PHYSICAL_STORAGE_BUFFER not in rt.capabilities
        with pytest.raises(errors.IncompatibleModuleError, match="spirv_has_"):
            await rt.load_aot_module(FOLDER / "basics")
        rt.set_capabilities(CAPABILITIES | {"spirv_version": 0x10500})
        await rt.load_aot_module(FOLDER / "basics")
    runtime = at.import_vulkan_runtime(raw.info, capabilities={"spirv_has_atomic_float16_minmax": 1})
    with pytest.raises(errors.InvalidInteropError, match=r"float16_minmax = 1 .* the physical device lacks it"):
        await runtime.__aenter__()
    with pytest.raises(errors.InvalidArgumentError, match="neither a Capability"):
        at.import_vulkan_runtime(raw.info, capabilities={"int64": 1})


async def test_one_of_two_runtimes_is_closed_while_the_other_works(rt: at.Runtime) -> None:
    large, x = rt.allocate_memory(2**26), rt.ndarray(4, at.i32)
    other = rt.create_queue()
    await other.fill(x, 0)
    second = at.import_vulkan_runtime(await rt.export_runtime(), capabilities=rt.capabilities)
    async with anyio.create_task_group() as tasks, second:
        await second.queue.fill(second.ndarray(4, at.i32), 0)
        for i in range(40):
            rt.queue.fill(large, i)
        await rt.queue.flush()
        tasks.start_soon(second.aclose)
        for i in range(20):  # into the VkQueue of the runtime that closes
            other.fill(x, i)
            await other.flush()
    assert (await other.read(x)).tolist() == [19] * 4


async def test_runtimes_of_one_queue_share_its_lock(rt: at.Runtime, second: at.Runtime) -> None:
    blocks = {queue.number: queue.block for queue in device_of(rt).logical.hardware_queues}
    shared = device_of(second).logical.hardware_queues  # those of the interop info
    assert shared
    assert all(queue.block is blocks[queue.number] for queue in shared)


@pytest.mark.slow
async def test_runtimes_of_one_queue_work_in_several_loops(rt: at.Runtime) -> None:
    """Other runtimes open and close meanwhile."""
    info, capabilities = await rt.export_runtime(), rt.capabilities

    async def count(runtime: at.Runtime) -> None:
        add = (await runtime.load_aot_module(FOLDER / "basics")).kernel("add_one")
        x = runtime.ndarray(64, at.i32)
        for _ in range(100):
            await runtime.queue.launch(add, x)
        assert (await runtime.queue.read(x) == 100).all()

    async def come_and_go() -> None:
        for _ in range(4):
            async with at.import_vulkan_runtime(info, capabilities=capabilities) as runtime:
                await count(runtime)

    async with anyio.create_task_group() as tasks:
        for _ in range(2):
            tasks.start_soon(anyio.to_thread.run_sync, anyio.run, come_and_go)
        for _ in range(4):
            await count(rt)


async def test_invalid_runtimes_are_not_imported(raw: RawDevice) -> None:
    info = raw.info
    with pytest.raises(errors.ArgumentNullError, match="VulkanRuntimeInteropInfo is None"):
        at.import_vulkan_runtime(None)  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidArgumentError, match="not dict"):
        at.import_vulkan_runtime({})  # type: ignore[arg-type]
    for name in ("instance", "physical_device", "device", "compute_queue"):
        with pytest.raises(errors.ArgumentNullError, match=f"{name} is null"):
            at.import_vulkan_runtime(replace(info, **{name: 0}))
    cases: list[tuple[dict[str, int], type[errors.Error], str]] = [
        ({"api_version": vk.VK_MAKE_VERSION(1, 1, 0)}, errors.InvalidInteropError, "Vulkan 1.1: .*timelineSemaphore"),
        ({"compute_queue_family_index": 99}, errors.ArgumentOutOfRangeError, "compute_queue_family_index=99"),
        ({"graphics_queue_family_index": 99}, errors.ArgumentOutOfRangeError, "graphics_queue_family_index=99"),
        ({"get_instance_proc_addr": id(info)}, errors.InvalidInteropError, "another Vulkan loader"),
    ]
    for changes, error, message in cases:
        with pytest.raises(error, match=message):
            await at.import_vulkan_runtime(replace(info, **changes)).__aenter__()
    without = replace(info, get_instance_proc_addr=0, graphics_queue=0)
    async with at.import_vulkan_runtime(without) as rt:
        assert (await rt.queue.read(rt.ndarray(4, at.i32))).tolist() == [0] * 4


async def test_a_device_without_timeline_semaphores_is_refused(
    raw: RawDevice, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(device: LogicalDevice, kind: str, info: object) -> None:
        raise errors.DeviceLostError(f"vkCreate{kind}: VK_ERROR_FEATURE_NOT_PRESENT")

    monkeypatch.setattr(LogicalDevice, "create", refuse)
    with pytest.raises(errors.InvalidInteropError, match=r"timelineSemaphore enabled is needed .*vkCreateSemaphore"):
        await at.import_vulkan_runtime(raw.info).__aenter__()


async def test_a_runtime_with_extensions(rt: at.Runtime) -> None:
    runtime = at.create_vulkan_runtime(
        vk.VK_MAKE_VERSION(1, 0, 0), ["VK_KHR_surface"], ["VK_KHR_push_descriptor", "VK_EXT_there_is_none"]
    )
    async with runtime as own:
        info, shared = await own.export_runtime(), await rt.export_runtime()
        assert info.instance != shared.instance
        assert info.device != shared.device
        x = own.ndarray(8, at.i32)
        await own.queue.launch((await own.load_aot_module(FOLDER / "basics")).kernel("fill_index"), x)
        assert (await own.queue.read(x)).tolist() == list(range(8))
        assert own.capabilities == rt.capabilities
        instance = device_of(own).logical.physical.instance.handle
        assert not instance.is_destroyed
        kept = await own.queue.read(own.ndarray(100_000, at.i32))
        # The functions of an extension that is not enabled are missing.
        enabled = ffi.new("char[]", b"vkCmdPushDescriptorSetKHR")
        assert [
            bool(get_device_proc(each, enabled)) for each in (own, rt)
        ] == [True, False]  # fmt: skip
    assert instance.is_destroyed
    assert not kept.any()  # the array lies in the process's own memory
    assert not device_of(rt).logical.physical.instance.handle.is_destroyed


def get_device_proc(rt: at.Runtime, name: Any) -> Any:
    return vk.lib.vkGetDeviceProcAddr(device_of(rt).logical.value, name)


async def test_missing_extensions_and_devices_are_refused() -> None:
    with pytest.raises(errors.NotSupportedError, match="no instance extension VK_KHR_nonsense here"):
        await at.create_vulkan_runtime(V1_2, ["VK_KHR_surface", "VK_KHR_nonsense"]).__aenter__()
    with pytest.raises(errors.NotSupportedError, match=r"no device has Vulkan 1\.900"):
        await at.create_vulkan_runtime(vk.VK_MAKE_VERSION(1, 900, 0)).__aenter__()
    with pytest.raises(errors.NotSupportedError, match="device_index 9"):
        await at.create_vulkan_runtime(V1_2, device_index=9).__aenter__()
    cases: list[tuple[tuple[Any, ...], type[errors.Error], str]] = [
        ((None,), errors.ArgumentNullError, "api_version is None"),
        (("1.2",), errors.InvalidArgumentError, "api_version='1.2'"),
        ((V1_2, None), errors.ArgumentNullError, "instance_extensions are None"),
        ((V1_2, (), None), errors.ArgumentNullError, "device_extensions are None"),
        ((V1_2, [None]), errors.ArgumentNullError, "one of the instance_extensions is None"),
        ((V1_2, (), [b"VK_KHR_swapchain"]), errors.InvalidArgumentError, "is not a name"),
        ((V1_2, "VK_KHR_surface"), errors.InvalidArgumentError, "a sequence of names"),
        ((0,), errors.ArgumentOutOfRangeError, "begins with 1.0"),
        (((1 << 22) - 1,), errors.ArgumentOutOfRangeError, "begins with 1.0"),
        ((2**32,), errors.ArgumentOutOfRangeError, "begins with 1.0"),
    ]
    for arguments, error, message in cases:
        with pytest.raises(error, match=message):
            at.create_vulkan_runtime(*arguments)
