"""Addresses and handles of memory, images and whole runtimes, for other libraries of the process.

These are the structures of the C-API's ``taichi_cpu.h``, ``taichi_cuda.h`` and ``taichi_vulkan.h``. Handles and
addresses are integers; 0 is null. They own nothing. Enumerations and flags are Vulkan's numbers.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

from .errors import InvalidArgumentError

__all__ = [
    "CpuMemoryInteropInfo",
    "CudaMemoryInteropInfo",
    "VulkanImageInteropInfo",
    "VulkanMemoryInteropInfo",
    "VulkanRuntimeInteropInfo",
]


class _Numbers:
    """Raises unless every field is an unsigned 64-bit integer, or a tuple of three for an extent."""

    __slots__ = ()

    def __post_init__(self: Any) -> None:
        for field in fields(self):
            value = getattr(self, field.name)
            is_extent = field.name == "extent"
            numbers = value if is_extent and isinstance(value, tuple) else (value,)
            if len(numbers) != (3 if is_extent else 1) or not all(map(_is_number, numbers)):
                expected = "three integers" if is_extent else "an integer"
                raise InvalidArgumentError(
                    f"{type(self).__name__}: {field.name}={value!r}: give {expected} from 0 to 2**64 - 1"
                )


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value < 2**64


@dataclass(frozen=True, slots=True)
class CpuMemoryInteropInfo(_Numbers):
    """``TiCpuMemoryInteropInfo``: ``size`` bytes of this process at ``address``."""

    address: int
    size: int


@dataclass(frozen=True, slots=True)
class CudaMemoryInteropInfo(_Numbers):
    """``TiCudaMemoryInteropInfo``: ``size`` bytes at the ``CUdeviceptr`` ``address``.

    Examples
    --------
    >>> memory = await rt.import_(CudaMemoryInteropInfo(array.data.ptr, array.nbytes))  # array is CuPy's
    """

    address: int
    size: int


@dataclass(frozen=True, slots=True)
class VulkanMemoryInteropInfo(_Numbers):
    """``TiVulkanMemoryInteropInfo``: ``size`` bytes of a VkBuffer.

    Attributes
    ----------
    buffer
        The VkBuffer.
    size
        The size in bytes, from the buffer's start.
    usage
        The VkBufferUsageFlags that the buffer was created with.
    memory, offset
        The VkDeviceMemory that the buffer is bound to, and the offset in bytes of the buffer in that memory.
    """

    buffer: int
    size: int
    usage: int
    memory: int
    offset: int


@dataclass(frozen=True, slots=True)
class VulkanImageInteropInfo(_Numbers):
    """``TiVulkanImageInteropInfo``: a VkImage and the parameters that it was created with.

    Attributes
    ----------
    image
        The VkImage.
    image_type, format, sample_count, tiling, usage
        The VkImageType, VkFormat, VkSampleCountFlagBits, VkImageTiling and VkImageUsageFlags.
    extent
        (width, height, depth) in texels.
    mip_level_count, array_layer_count
        The numbers of levels and layers.
    """

    image: int
    image_type: int
    format: int
    extent: tuple[int, int, int]
    mip_level_count: int
    array_layer_count: int
    sample_count: int
    tiling: int
    usage: int


@dataclass(frozen=True, slots=True)
class VulkanRuntimeInteropInfo(_Numbers):
    """``TiVulkanRuntimeInteropInfo``: a VkDevice and its queues.

    Attributes
    ----------
    get_instance_proc_addr
        The address of the loader's ``vkGetInstanceProcAddr``. 0 stands for the process's ``libvulkan.so.1``.
    api_version
        The Vulkan version that the objects are used with, a number from ``VK_MAKE_API_VERSION``.
    instance, physical_device, device
        The VkInstance, VkPhysicalDevice and VkDevice.
    compute_queue, compute_queue_family_index
        A VkQueue whose family has ``VK_QUEUE_COMPUTE_BIT``, and the index of the family.
    graphics_queue, graphics_queue_family_index
        A VkQueue whose family has ``VK_QUEUE_GRAPHICS_BIT``, and the index of the family. It may be the compute
        queue. 0 if the device has no graphics queue.
    """

    get_instance_proc_addr: int
    api_version: int
    instance: int
    physical_device: int
    device: int
    compute_queue: int
    compute_queue_family_index: int
    graphics_queue: int
    graphics_queue_family_index: int
