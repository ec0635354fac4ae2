"""Tasks as compute pipelines, which the driver's cache on disk keeps, and the tables that native code launches."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any

from ...compile import Cache
from ...core.shader_task import Binding, BindingKind, ShaderLimits, shader_task
from ...errors import CorruptedDataError, DeviceLostError, Error, IncompatibleModuleError, OutOfMemoryError
from ...formats.spec import GfxTask, KernelSpec
from ...formats.spirv import Shader
from .binding import NULL, check, ffi, lib, make, vk
from .binding import array as array_of_structs
from .instance import PhysicalDevice
from .logical_device import LogicalDevice
from .native.protocol import (
    BIND_ARGUMENTS,
    BIND_ARRAY,
    BIND_FIXED,
    BIND_PACK,
    BIND_RESULT,
    BIND_SAMPLED,
    BIND_STORAGE,
    BIND_TEMPORARIES,
    MOST_BINDINGS,
)

__all__ = ["PipelineCache", "task_table"]

# taichi's 131,072 threads fill half of an H200. 65,536 groups of 128 run a stencil of 8192 x 8192 as fast as more do.
_LOOP_GROUPS = 65536
# Joined atomic operations: each subgroup makes one, so they are as few as these groups have subgroups.
_JOINED_GROUPS = 2048
_VERSION = 1  # VK_PIPELINE_CACHE_HEADER_VERSION_ONE
_KINDS = {
    BindingKind.ARGUMENTS: (BIND_ARGUMENTS, vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC),
    BindingKind.RESULT: (BIND_RESULT, vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER_DYNAMIC),
    BindingKind.PACK: (BIND_PACK, vk.VK_DESCRIPTOR_TYPE_UNIFORM_BUFFER_DYNAMIC),
    BindingKind.ROOT: (BIND_FIXED, vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER),
    BindingKind.TEMPORARIES: (BIND_TEMPORARIES, vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER),
    BindingKind.ARRAY: (BIND_ARRAY, vk.VK_DESCRIPTOR_TYPE_STORAGE_BUFFER),
    BindingKind.TEXTURE: (BIND_SAMPLED, vk.VK_DESCRIPTOR_TYPE_COMBINED_IMAGE_SAMPLER),
    BindingKind.STORAGE_IMAGE: (BIND_STORAGE, vk.VK_DESCRIPTOR_TYPE_STORAGE_IMAGE),
}
"""The native code's number and Vulkan's descriptor type of each kind."""


class _Pipeline:
    """A VkPipeline and its layouts, destroyed when it is dropped."""

    def __init__(self, cache: PipelineCache, code: bytes, bindings: Sequence[Binding], name: str) -> None:
        device = cache.device
        descriptors = [
            {
                "binding": binding.number,
                "descriptorType": _KINDS[binding.kind][1],
                "descriptorCount": 1,
                "stageFlags": vk.VK_SHADER_STAGE_COMPUTE_BIT,
            }
            for binding in bindings
        ]
        info = make(
            "VkDescriptorSetLayoutCreateInfo",
            bindingCount=len(descriptors),
            pBindings=array_of_structs("VkDescriptorSetLayoutBinding", descriptors),
        )
        self.set_layout = device.create("DescriptorSetLayout", info)
        layouts = ffi.new("VkDescriptorSetLayout[]", [self.set_layout.value])
        info = make("VkPipelineLayoutCreateInfo", setLayoutCount=1, pSetLayouts=layouts)
        self.layout = device.create("PipelineLayout", info)
        words = ffi.from_buffer("uint32_t[]", code)
        with _errors_named(name):
            shader = device.create("ShaderModule", make("VkShaderModuleCreateInfo", codeSize=len(code), pCode=words))
        entry = ffi.new("char[]", b"main")
        stage = make(
            "VkPipelineShaderStageCreateInfo", stage=vk.VK_SHADER_STAGE_COMPUTE_BIT, module=shader.value, pName=entry
        )
        wanted = make("VkComputePipelineCreateInfo", stage=stage[0], layout=self.layout.value, basePipelineIndex=-1)
        made = ffi.new("VkPipeline *")
        result = lib.vkCreateComputePipelines(device.value, cache.handle.value, 1, wanted, NULL, made)
        with _errors_named(name):
            check(result, "vkCreateComputePipelines")
        self.handle = device.own(made[0], lib.vkDestroyPipeline)


@contextmanager
def _errors_named(name: str) -> Iterator[None]:
    """Add the shader's name to a driver's error. A refusal becomes an IncompatibleModuleError."""
    try:
        yield
    except (CorruptedDataError, OutOfMemoryError, DeviceLostError) as error:
        raise type(error)(f"{name}: {error}") from None
    except Error as error:
        raise IncompatibleModuleError(f"{name}: the driver refuses the shader: {error}") from None


class PipelineCache:
    """A VkPipelineCache, read from disk when it is made. Data of another device is thrown away.

    The driver checks the rest of the data.
    """

    def __init__(self, device: LogicalDevice) -> None:
        self.device = device
        self._disk = Cache()
        properties = device.physical.properties
        identity = ffi.buffer(properties.pipelineCacheUUID)[:]
        header = struct.pack("<IIII", 32, _VERSION, properties.vendorID, properties.deviceID) + identity
        self._key = Cache.key("vulkan", str(properties.driverVersion), header)
        data = self._disk.get(self._key) or b""
        if data and not data.startswith(header):
            self._disk.remove(self._key)
            data = b""
        buffer = ffi.from_buffer(data)
        info = make("VkPipelineCacheCreateInfo", initialDataSize=len(data), pInitialData=buffer)
        self.handle = device.create("PipelineCache", info)
        self._size = len(data)

    def save(self) -> None:
        """Write the cache to disk if the driver has added pipelines."""
        device, cache = self.device.value, self.handle.value
        size = ffi.new("size_t *")
        check(lib.vkGetPipelineCacheData(device, cache, size, NULL), "vkGetPipelineCacheData")
        if size[0] > self._size:
            data = ffi.new("char[]", size[0])
            check(lib.vkGetPipelineCacheData(device, cache, size, data), "vkGetPipelineCacheData")
            self._disk.put(self._key, ffi.buffer(data, size[0])[:])


def task_table(
    cache: PipelineCache,
    kernel: KernelSpec,
    task: GfxTask,
    code: bytes,
    shader: Shader,
    roots: Mapping[int, int],
    is_joined: bool,
) -> tuple[list[int], list[Any]]:
    """Return the words of a ``struct task``, and what it needs: the tables that it points to, and its pipeline.

    ``code`` is the shader as it runs, and ``is_joined`` says whether its atomic operations are joined. ``roots`` has
    the address of the ``struct memory`` of each field tree that the kernel uses. Raises an IncompatibleModuleError if
    the task needs more than the device or this backend has.
    """
    ready = shader_task(kernel, task, shader, _limits(cache.device.physical, is_joined))
    pipeline = _Pipeline(cache, code, ready.bindings, f"kernel {kernel.name}, task {task.name}")
    table = array("Q")
    for each in ready.bindings:
        where = roots[each.where] if each.kind is BindingKind.ROOT else each.where
        table.extend((_KINDS[each.kind][0], each.number, where, each.size))  # a struct binding
    extents = array("Q", ready.extents)
    words = [
        pipeline.handle.number,
        pipeline.layout.number,
        pipeline.set_layout.number,
        ready.groups,
        ready.group_size,
        len(ready.bindings),
        len(extents),
        table.buffer_info()[0],
        extents.buffer_info()[0],
    ]
    return words, [table, extents, pipeline]


def _limits(physical: PhysicalDevice, is_joined: bool) -> ShaderLimits:
    limits = physical.limits
    x, y, z = limits.maxComputeWorkGroupSize
    is_cpu = physical.properties.deviceType == vk.VK_PHYSICAL_DEVICE_TYPE_CPU
    loop_groups = _JOINED_GROUPS if is_joined else _LOOP_GROUPS
    return ShaderLimits(
        groups=limits.maxComputeWorkGroupCount[0],
        loop_groups=0 if is_cpu else loop_groups,
        group_size=(x, y, z),
        group_threads=limits.maxComputeWorkGroupInvocations,
        shared_size=limits.maxComputeSharedMemorySize,
        uniform_size=limits.maxUniformBufferRange,
        bindings=min(MOST_BINDINGS, limits.maxPerStageResources),
        uniform_buffers=min(limits.maxPerStageDescriptorUniformBuffers, limits.maxDescriptorSetUniformBuffersDynamic),
        storage_buffers=limits.maxPerStageDescriptorStorageBuffers,
        textures=min(limits.maxPerStageDescriptorSampledImages, limits.maxPerStageDescriptorSamplers),
        storage_images=limits.maxPerStageDescriptorStorageImages,
    )
