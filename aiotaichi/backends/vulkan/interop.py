"""Buffers, images and devices that other libraries share, as Vulkan's handles."""

from __future__ import annotations

from ...errors import ArgumentOutOfRangeError, InvalidArgumentError, InvalidInteropError, NotSupportedError
from ...hal import ImageRequest, MemoryRequest
from ...image_types import Format, ImageDimension, ImageLayout, ImageUsage
from ...interop import VulkanImageInteropInfo, VulkanMemoryInteropInfo, VulkanRuntimeInteropInfo
from .binding import address_of, ffi, lib, vk
from .buffer import TRANSFER, BorrowedBuffer, bits_of
from .handle import BorrowedHandle
from .image import IMAGE_TRANSFER, LAYOUTS, TYPES, VulkanImage, usage_of, vulkan_format
from .logical_device import LogicalDevice, able_queues
from .memory import VulkanMemory

__all__ = ["export_image", "export_memory", "export_runtime", "import_image", "import_memory"]

_IMAGE_USAGES = {
    vk.VK_IMAGE_USAGE_STORAGE_BIT: ImageUsage.STORAGE,
    vk.VK_IMAGE_USAGE_SAMPLED_BIT: ImageUsage.SAMPLED,
    vk.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT: ImageUsage.ATTACHMENT,
    vk.VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT: ImageUsage.ATTACHMENT,
}
_FORMATS = {vulkan_format(format): format for format in Format}
_DIMENSIONS = {view_type: dimension for dimension, (_, view_type) in TYPES.items()}
_LAYOUTS = {getattr(vk, name) for name in dir(vk) if name.startswith("VK_IMAGE_LAYOUT_") and "MAX_ENUM" not in name}
_MOST_LAYERS = {ImageDimension.D1: 1, ImageDimension.D2: 1, ImageDimension.D3: 1, ImageDimension.CUBE: 6}
_FEWEST_LAYERS = {ImageDimension.CUBE: 6}


def export_memory(memory: VulkanMemory) -> VulkanMemoryInteropInfo:
    """Return the VkBuffer of a memory, and where it lies."""
    buffer = memory.buffer
    return VulkanMemoryInteropInfo(buffer.number, memory.size, buffer.usage, *buffer.place)


def import_memory(device: LogicalDevice, info: VulkanMemoryInteropInfo) -> tuple[VulkanMemory, MemoryRequest]:
    """Return memory over another library's VkBuffer, and the memory's usage."""
    if info.usage & TRANSFER != TRANSFER:
        raise InvalidInteropError(
            f"the buffer's usage is {info.usage:#x}: create it with VK_BUFFER_USAGE_TRANSFER_SRC_BIT and _DST_BIT"
        )
    buffer = BorrowedBuffer(device, info)
    requirements = ffi.new("VkMemoryRequirements *")
    lib.vkGetBufferMemoryRequirements(device.value, buffer.handle.value, requirements)
    if info.size > requirements.size:
        raise ArgumentOutOfRangeError(f"{info.size} bytes were to be imported, the buffer has {requirements.size}")
    return VulkanMemory(buffer, info.size), MemoryRequest(info.size, usage=bits_of(info.usage))


def export_image(image: VulkanImage) -> VulkanImageInteropInfo:
    """Return the VkImage and the parameters that it was created with."""
    request = image.request
    kind, _ = TYPES[request.dimension]
    return VulkanImageInteropInfo(
        image=image.handle.number,
        image_type=kind,
        format=image.format,
        extent=request.extent,
        mip_level_count=request.mips,
        array_layer_count=request.layers,
        sample_count=vk.VK_SAMPLE_COUNT_1_BIT,
        tiling=vk.VK_IMAGE_TILING_OPTIMAL,
        usage=usage_of(request),
    )


def import_image(
    device: LogicalDevice, info: VulkanImageInteropInfo, view_type: ImageDimension | int, layout: ImageLayout | int
) -> tuple[VulkanImage, ImageRequest]:
    """Return an image over another library's VkImage, and the image's usage."""
    request = _image_request(info, _dimension(view_type))
    number = LAYOUTS[layout] if isinstance(layout, ImageLayout) else layout
    if number not in _LAYOUTS:
        raise ArgumentOutOfRangeError(f"layout={layout!r} is not a VkImageLayout")
    handle = BorrowedHandle(ffi.cast("VkImage", info.image), device.handle)
    return VulkanImage(device, request, handle, number), request


def export_runtime(device: LogicalDevice) -> VulkanRuntimeInteropInfo:
    """Return the device's objects, with its most capable queues."""
    compute = max(able_queues(device.hardware_queues, transfer=False), key=lambda queue: queue.powers)
    graphics = max(device.hardware_queues, key=lambda queue: queue.powers)
    has_graphics = bool(graphics.flags & vk.VK_QUEUE_GRAPHICS_BIT)
    return VulkanRuntimeInteropInfo(
        get_instance_proc_addr=address_of(lib.vkGetInstanceProcAddr),
        api_version=device.physical.properties.apiVersion,
        instance=device.physical.instance.handle.number,
        physical_device=address_of(device.physical.handle),
        device=device.handle.number,
        compute_queue=compute.number,
        compute_queue_family_index=compute.family,
        graphics_queue=graphics.number if has_graphics else 0,
        graphics_queue_family_index=graphics.family if has_graphics else 0,
    )


def _dimension(view_type: ImageDimension | int) -> ImageDimension:
    if isinstance(view_type, ImageDimension):
        return view_type
    if view_type == vk.VK_IMAGE_VIEW_TYPE_CUBE_ARRAY:
        raise NotSupportedError("view_type: Taichi has no arrays of cubes")
    if view_type not in _DIMENSIONS:
        raise ArgumentOutOfRangeError(f"view_type={view_type!r} is not a VkImageViewType")
    return _DIMENSIONS[view_type]


def _image_request(info: VulkanImageInteropInfo, dimension: ImageDimension) -> ImageRequest:
    """Return the request for an image like the given one.

    Raises an error if Taichi does not have the image's format or kind, its properties do not fit each other, or it
    lacks a usage that aiotaichi needs.
    """
    name, layers, mips = dimension.name.lower(), info.array_layer_count, info.mip_level_count
    if info.format not in _FORMATS:
        raise NotSupportedError(f"VkFormat {info.format}: Taichi does not have this format")
    if info.sample_count != vk.VK_SAMPLE_COUNT_1_BIT:
        raise NotSupportedError(f"sample_count={info.sample_count}: images have one sample here")
    if info.tiling != vk.VK_IMAGE_TILING_OPTIMAL:
        raise NotSupportedError(f"tiling={info.tiling}: images have VK_IMAGE_TILING_OPTIMAL here")
    if info.usage & IMAGE_TRANSFER != IMAGE_TRANSFER:
        raise InvalidInteropError(
            f"the image's usage is {info.usage:#x}: create it with VK_IMAGE_USAGE_TRANSFER_SRC_BIT and _DST_BIT"
        )
    if info.image_type != TYPES[dimension][0]:
        raise InvalidArgumentError(f"an image of VkImageType {info.image_type} has no view of dimension {name}")
    if not _FEWEST_LAYERS.get(dimension, 1) <= layers <= _MOST_LAYERS.get(dimension, layers):
        raise InvalidArgumentError(f"an image of {layers} layers has no view of dimension {name}")
    axes = TYPES[dimension][0] + 1  # a VkImageType counts from 0
    is_flat = all(size == 1 for size in info.extent[axes:])
    if not is_flat or (dimension is ImageDimension.CUBE and info.extent[0] != info.extent[1]):
        raise InvalidArgumentError(f"an image of dimension {name} has no extent {info.extent}")
    if not all(info.extent) or not 1 <= mips <= max(info.extent).bit_length():
        raise InvalidArgumentError(f"an image cannot have {info.extent} texels and {mips} mip levels")
    usage = ImageUsage(0)
    for flag, use in _IMAGE_USAGES.items():
        usage |= use if info.usage & flag else ImageUsage(0)
    return ImageRequest(dimension, info.extent, layers, mips, _FORMATS[info.format], usage)
