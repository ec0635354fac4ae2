"""Images, their views, and samplers."""

from __future__ import annotations

from array import array
from collections.abc import Hashable

from ...errors import NotSupportedError, OutOfMemoryError
from ...hal import ImageHal, ImageRequest, SamplerRequest, TextureHal
from ...image_types import AddressMode, Filter, Format, ImageDimension, ImageLayout, ImageUsage
from . import allocator
from .allocator import Allocation
from .binding import check, ffi, lib, make, vk
from .handle import Handle
from .hardware import Hardware
from .logical_device import LogicalDevice

__all__ = [
    "IMAGE_TRANSFER",
    "LAYOUTS",
    "TYPES",
    "Sampler",
    "VulkanImage",
    "VulkanTexture",
    "create_image",
    "usage_of",
    "vulkan_format",
]

IMAGE_TRANSFER: int = vk.VK_IMAGE_USAGE_TRANSFER_SRC_BIT | vk.VK_IMAGE_USAGE_TRANSFER_DST_BIT
LAYOUTS = {
    ImageLayout.UNDEFINED: vk.VK_IMAGE_LAYOUT_UNDEFINED,
    ImageLayout.SHADER_READ: vk.VK_IMAGE_LAYOUT_SHADER_READ_ONLY_OPTIMAL,
    ImageLayout.SHADER_WRITE: vk.VK_IMAGE_LAYOUT_GENERAL,
    ImageLayout.SHADER_READ_WRITE: vk.VK_IMAGE_LAYOUT_GENERAL,
    ImageLayout.COLOR_ATTACHMENT: vk.VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
    ImageLayout.COLOR_ATTACHMENT_READ: vk.VK_IMAGE_LAYOUT_COLOR_ATTACHMENT_OPTIMAL,
    ImageLayout.DEPTH_ATTACHMENT: vk.VK_IMAGE_LAYOUT_DEPTH_STENCIL_ATTACHMENT_OPTIMAL,
    ImageLayout.DEPTH_ATTACHMENT_READ: vk.VK_IMAGE_LAYOUT_DEPTH_STENCIL_READ_ONLY_OPTIMAL,
    ImageLayout.TRANSFER_DST: vk.VK_IMAGE_LAYOUT_TRANSFER_DST_OPTIMAL,
    ImageLayout.TRANSFER_SRC: vk.VK_IMAGE_LAYOUT_TRANSFER_SRC_OPTIMAL,
    ImageLayout.PRESENT_SRC: vk.VK_IMAGE_LAYOUT_PRESENT_SRC_KHR,
}

_CHANNELS = {1: "R{0}", 2: "R{0}G{0}", 3: "R{0}G{0}B{0}", 4: "R{0}G{0}B{0}A{0}"}
_KINDS = {"u": "UINT", "i": "SINT", "f": "SFLOAT"}
_DEPTHS = {
    Format.DEPTH16: vk.VK_FORMAT_D16_UNORM,
    Format.DEPTH24STENCIL8: vk.VK_FORMAT_D24_UNORM_S8_UINT,
    Format.DEPTH32F: vk.VK_FORMAT_D32_SFLOAT,
}
TYPES = {
    ImageDimension.D1: (vk.VK_IMAGE_TYPE_1D, vk.VK_IMAGE_VIEW_TYPE_1D),
    ImageDimension.D2: (vk.VK_IMAGE_TYPE_2D, vk.VK_IMAGE_VIEW_TYPE_2D),
    ImageDimension.D3: (vk.VK_IMAGE_TYPE_3D, vk.VK_IMAGE_VIEW_TYPE_3D),
    ImageDimension.D1_ARRAY: (vk.VK_IMAGE_TYPE_1D, vk.VK_IMAGE_VIEW_TYPE_1D_ARRAY),
    ImageDimension.D2_ARRAY: (vk.VK_IMAGE_TYPE_2D, vk.VK_IMAGE_VIEW_TYPE_2D_ARRAY),
    ImageDimension.CUBE: (vk.VK_IMAGE_TYPE_2D, vk.VK_IMAGE_VIEW_TYPE_CUBE),
}
_FILTERS = {Filter.NEAREST: vk.VK_FILTER_NEAREST, Filter.LINEAR: vk.VK_FILTER_LINEAR}
_ADDRESS_MODES = {
    AddressMode.REPEAT: vk.VK_SAMPLER_ADDRESS_MODE_REPEAT,
    AddressMode.MIRRORED_REPEAT: vk.VK_SAMPLER_ADDRESS_MODE_MIRRORED_REPEAT,
    AddressMode.CLAMP_TO_EDGE: vk.VK_SAMPLER_ADDRESS_MODE_CLAMP_TO_EDGE,
}


def vulkan_format(format: Format) -> int:
    """Return the VkFormat. taichi 1.7.4 differs: it normalises 16-bit unsigned integers."""
    if format in _DEPTHS:
        return int(_DEPTHS[format])
    name = format.name
    bits = 8 * format.numpy.itemsize
    kind = "SRGB" if name.endswith("SRGB") else _KINDS.get(name[-1].lower(), "UNORM")
    channels = "B{0}G{0}R{0}A{0}" if name.startswith("BGRA") else _CHANNELS[format.channels]
    return int(getattr(vk, f"VK_FORMAT_{channels.format(bits)}_{kind}"))


def usage_of(request: ImageRequest) -> int:
    """Return the VkImageUsageFlags."""
    usage = IMAGE_TRANSFER
    if request.usage & ImageUsage.STORAGE:
        usage |= vk.VK_IMAGE_USAGE_STORAGE_BIT
    if request.usage & ImageUsage.SAMPLED:
        usage |= vk.VK_IMAGE_USAGE_SAMPLED_BIT
    if request.usage & ImageUsage.ATTACHMENT:
        is_depth = request.format.is_depth
        usage |= (
            vk.VK_IMAGE_USAGE_DEPTH_STENCIL_ATTACHMENT_BIT if is_depth else vk.VK_IMAGE_USAGE_COLOR_ATTACHMENT_BIT
        )
    return usage


class VulkanImage(ImageHal):
    """A VkImage with views. ``address`` is the address of its ``struct image``.

    ``handle`` is bound to memory, and in the VkImageLayout ``layout``. Without ``allocation``, another library owns
    it.
    """

    def __init__(
        self,
        device: LogicalDevice,
        request: ImageRequest,
        handle: Handle,
        layout: int,
        allocation: Allocation | None = None,
    ) -> None:
        self.device = device
        self.request = request
        self.handle = handle
        self.format = vulkan_format(request.format)
        self._allocation = allocation
        self._views: list[Handle] = []
        aspect = vk.VK_IMAGE_ASPECT_DEPTH_BIT if request.format.is_depth else vk.VK_IMAGE_ASPECT_COLOR_BIT
        whole = aspect
        if request.format is Format.DEPTH24STENCIL8:
            whole |= vk.VK_IMAGE_ASPECT_STENCIL_BIT
        # struct image: the handle, then 32-bit layout, aspect, mips, layers
        self._block = array("Q", [handle.number, layout | whole << 32, request.mips | request.layers << 32])
        self.address = self._block.buffer_info()[0]
        self.sampled = self._view(aspect, request.mips) if request.usage & ImageUsage.SAMPLED else 0
        self.storage = self._view(aspect, 1) if request.usage & ImageUsage.STORAGE else 0

    @property
    def space(self) -> Hashable:
        return "VkImage", self.device.handle.number, self.handle.number

    def set_layout(self, layout: ImageLayout) -> None:
        """Record that other code has left the image in a layout."""
        self._block[1] = self._block[1] >> 32 << 32 | LAYOUTS[layout]

    def _view(self, aspect: int, mips: int) -> int:
        _, view_type = TYPES[self.request.dimension]
        subresources = {"aspectMask": aspect, "levelCount": mips, "layerCount": self.request.layers}
        info = make(
            "VkImageViewCreateInfo",
            image=self.handle.value,
            viewType=view_type,
            format=self.format,
            subresourceRange=subresources,
        )
        view = self.device.create("ImageView", info)
        self._views.append(view)
        return view.number


def create_image(hardware: Hardware, request: ImageRequest) -> VulkanImage:
    """Create an image, not zeroed."""
    device = hardware.logical
    format, usage = vulkan_format(request.format), usage_of(request)
    kind, _ = TYPES[request.dimension]
    flags = vk.VK_IMAGE_CREATE_CUBE_COMPATIBLE_BIT if request.dimension is ImageDimension.CUBE else 0
    _check(device, request, format, kind, usage, flags)
    info = make(
        "VkImageCreateInfo",
        flags=flags,
        imageType=kind,
        format=format,
        extent=request.extent,
        mipLevels=request.mips,
        arrayLayers=request.layers,
        samples=vk.VK_SAMPLE_COUNT_1_BIT,
        tiling=vk.VK_IMAGE_TILING_OPTIMAL,
        usage=usage,
        initialLayout=vk.VK_IMAGE_LAYOUT_UNDEFINED,
        **device.sharing,
    )
    handle = device.create("Image", info)
    requirements = ffi.new("VkMemoryRequirements *")
    lib.vkGetImageMemoryRequirements(device.value, handle.value, requirements)
    try:
        allocation = hardware.memories.allocate(requirements, allocator.DEVICE, is_image=True)
    except OutOfMemoryError as error:
        raise OutOfMemoryError(f"cannot allocate an image of {request.extent} texels: {error}") from None
    check(
        lib.vkBindImageMemory(device.value, handle.value, allocation.memory, allocation.offset), "vkBindImageMemory"
    )
    return VulkanImage(device, request, handle, vk.VK_IMAGE_LAYOUT_UNDEFINED, allocation)


def _check(device: LogicalDevice, request: ImageRequest, format: int, kind: int, usage: int, flags: int) -> None:
    limits = ffi.new("VkImageFormatProperties *")
    tiling = vk.VK_IMAGE_TILING_OPTIMAL
    arguments = (device.physical.handle, format, kind, tiling, usage, flags, limits)
    result = lib.vkGetPhysicalDeviceImageFormatProperties(*arguments)
    name = f"{request.format.name.lower()} images of dimension {request.dimension.name.lower()}"
    if result == vk.VK_ERROR_FORMAT_NOT_SUPPORTED:
        uses = ", ".join(each.name.lower() for each in ImageUsage if each & request.usage and each.name)
        raise NotSupportedError(f"the device has no {name} for the usage {uses}: try another format or less usage")
    check(result, "vkGetPhysicalDeviceImageFormatProperties")
    largest = (limits.maxExtent.width, limits.maxExtent.height, limits.maxExtent.depth)
    if any(extent > limit for extent, limit in zip(request.extent, largest, strict=True)):
        raise NotSupportedError(f"the device's {name} are at most {largest}, not {request.extent}")
    if request.layers > limits.maxArrayLayers or request.mips > limits.maxMipLevels:
        raise NotSupportedError(
            f"the device's {name} have at most {limits.maxArrayLayers} layers and {limits.maxMipLevels} mips"
        )


class Sampler:
    """A VkSampler, destroyed when it is dropped."""

    def __init__(self, device: LogicalDevice, request: SamplerRequest) -> None:
        limits = device.physical.limits
        anisotropy = min(request.max_anisotropy, limits.maxSamplerAnisotropy)
        mode = _ADDRESS_MODES[request.address_mode]
        is_linear = request.min_filter is Filter.LINEAR
        info = make(
            "VkSamplerCreateInfo",
            magFilter=_FILTERS[request.mag_filter],
            minFilter=_FILTERS[request.min_filter],
            mipmapMode=vk.VK_SAMPLER_MIPMAP_MODE_LINEAR if is_linear else vk.VK_SAMPLER_MIPMAP_MODE_NEAREST,
            addressModeU=mode,
            addressModeV=mode,
            addressModeW=mode,
            anisotropyEnable=device.features.anisotropy and anisotropy > 1,
            maxAnisotropy=max(1.0, anisotropy),
            maxLod=vk.VK_LOD_CLAMP_NONE,
        )
        self.handle = device.create("Sampler", info)


class VulkanTexture(TextureHal):
    """An image with a sampler. ``address`` is the address of its ``struct texture``."""

    def __init__(self, image: VulkanImage, sampler: Sampler) -> None:
        self._image = image
        self._sampler = sampler
        self._block = array("Q", [image.address, image.sampled, image.storage, sampler.handle.number])
        self.address = self._block.buffer_info()[0]
