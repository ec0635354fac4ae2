"""A foreign Vulkan device: made, used and destroyed without aiotaichi."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
import numpy.typing as npt

from aiotaichi import interop
from aiotaichi.backends.vulkan.binding import NULL, address_of, array, check, ffi, lib, link, make, strings, vk

__all__ = ["CAPABILITIES", "RawDevice", "raw_device"]

CAPABILITIES = {f"spirv_has_{name}": 1 for name in ("int8", "int16", "int64", "float16", "float64")}
"""The capabilities that are enabled on the device, and that the fixture modules require."""

_TRANSFER = vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
_MAPPABLE = vk.VK_MEMORY_PROPERTY_HOST_VISIBLE_BIT | vk.VK_MEMORY_PROPERTY_HOST_COHERENT_BIT
_VERSION = vk.VK_MAKE_VERSION(1, 2, 0)


class RawDevice:
    """An instance, a device and its first queue."""

    def __init__(self) -> None:
        application = make("VkApplicationInfo", apiVersion=_VERSION)
        info = make("VkInstanceCreateInfo", pApplicationInfo=application)
        self._instance = self._made("VkInstance", partial(lib.vkCreateInstance, info, NULL))
        count = ffi.new("uint32_t *", 1)
        found = ffi.new("VkPhysicalDevice[1]")
        lib.vkEnumeratePhysicalDevices(self._instance, count, found)
        self._physical = found[0]
        vulkan12 = make(
            "VkPhysicalDeviceVulkan12Features", timelineSemaphore=True, shaderInt8=True, shaderFloat16=True
        )
        features = make("VkPhysicalDeviceFeatures2")
        for name in ("shaderInt16", "shaderInt64", "shaderFloat64"):
            setattr(features.features, name, True)
        queue = {
            "sType": vk.VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
            "queueCount": 1,
            "pQueuePriorities": ffi.new("float[]", [1.0]),
        }
        device_info = make(
            "VkDeviceCreateInfo",
            pNext=link(features, vulkan12),
            queueCreateInfoCount=1,
            pQueueCreateInfos=array("VkDeviceQueueCreateInfo", [queue]),
            ppEnabledExtensionNames=strings(()),
        )
        self._device = self._made("VkDevice", partial(lib.vkCreateDevice, self._physical, device_info, NULL))
        queue_made = ffi.new("VkQueue *")
        lib.vkGetDeviceQueue(self._device, 0, 0, queue_made)
        self._queue = queue_made[0]
        self._destroyers: list[Any] = []

    @property
    def info(self) -> interop.VulkanRuntimeInteropInfo:
        return interop.VulkanRuntimeInteropInfo(
            address_of(lib.vkGetInstanceProcAddr),
            _VERSION,
            address_of(self._instance),
            address_of(self._physical),
            address_of(self._device),
            address_of(self._queue),
            0,
            address_of(self._queue),
            0,
        )

    def buffer(
        self, size: int, usage: int = _TRANSFER | vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
    ) -> tuple[interop.VulkanMemoryInteropInfo, npt.NDArray[np.uint8]]:
        """Return a buffer, and its bytes as the host sees them."""
        info = make("VkBufferCreateInfo", size=size, usage=usage)
        buffer = self._made("VkBuffer", partial(lib.vkCreateBuffer, self._device, info, NULL))
        self._destroyers.append(partial(lib.vkDestroyBuffer, self._device, buffer, NULL))
        requirements = ffi.new("VkMemoryRequirements *")
        lib.vkGetBufferMemoryRequirements(self._device, buffer, requirements)
        memory = self._allocate(requirements, _MAPPABLE)
        check(lib.vkBindBufferMemory(self._device, buffer, memory, 0), "vkBindBufferMemory")
        pointer = ffi.new("void **")
        check(lib.vkMapMemory(self._device, memory, 0, size, 0, pointer), "vkMapMemory")
        view = np.frombuffer(ffi.buffer(pointer[0], size), np.uint8)
        return interop.VulkanMemoryInteropInfo(address_of(buffer), size, usage, address_of(memory), 0), view

    def image(self, extent: tuple[int, int, int], format: int) -> interop.VulkanImageInteropInfo:
        """Return an image of two dimensions, in an undefined layout."""
        wanted = interop.VulkanImageInteropInfo(
            image=0,
            image_type=vk.VK_IMAGE_TYPE_2D,
            format=format,
            extent=extent,
            mip_level_count=2,
            array_layer_count=1,
            sample_count=1,
            tiling=vk.VK_IMAGE_TILING_OPTIMAL,
            usage=vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT
            | vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT
            | vk.VK_IMAGE_USAGE_STORAGE_BIT
            | vk.VK_IMAGE_USAGE_SAMPLED_BIT,
        )
        info = make(
            "VkImageCreateInfo",
            imageType=wanted.image_type,
            format=format,
            extent=extent,
            mipLevels=wanted.mip_level_count,
            arrayLayers=wanted.array_layer_count,
            samples=wanted.sample_count,
            tiling=wanted.tiling,
            usage=wanted.usage,
        )
        image = self._made("VkImage", partial(lib.vkCreateImage, self._device, info, NULL))
        self._destroyers.append(partial(lib.vkDestroyImage, self._device, image, NULL))
        requirements = ffi.new("VkMemoryRequirements *")
        lib.vkGetImageMemoryRequirements(self._device, image, requirements)
        memory = self._allocate(requirements, 0)  # a GPU lets the host see no image of optimal tiling
        check(lib.vkBindImageMemory(self._device, image, memory, 0), "vkBindImageMemory")
        return replace(wanted, image=address_of(image))

    def destroy(self) -> None:
        check(lib.vkDeviceWaitIdle(self._device), "vkDeviceWaitIdle")
        for destroy in self._destroyers:
            destroy()
        lib.vkDestroyDevice(self._device, NULL)
        lib.vkDestroyInstance(self._instance, NULL)

    def _allocate(self, requirements: Any, wanted: int) -> Any:
        """Return memory of the first type with the flags of ``wanted``."""
        properties = ffi.new("VkPhysicalDeviceMemoryProperties *")
        lib.vkGetPhysicalDeviceMemoryProperties(self._physical, properties)
        (index, *_) = [
            i
            for i in range(properties.memoryTypeCount)
            if requirements.memoryTypeBits >> i & 1 and properties.memoryTypes[i].propertyFlags & wanted == wanted
        ]
        info = make("VkMemoryAllocateInfo", allocationSize=requirements.size, memoryTypeIndex=index)
        memory = self._made("VkDeviceMemory", partial(lib.vkAllocateMemory, self._device, info, NULL))
        self._destroyers.append(partial(lib.vkFreeMemory, self._device, memory, NULL))
        return memory

    def _made(self, kind: str, create: Any) -> Any:
        made = ffi.new(f"{kind} *")
        check(create(made), kind)
        return made[0]


@contextmanager
def raw_device() -> Iterator[RawDevice]:
    """Yield a device that is destroyed afterwards."""
    device = RawDevice()
    try:
        yield device
    finally:
        device.destroy()
