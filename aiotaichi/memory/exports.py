"""Memory, images and devices, exported as addresses and handles for other libraries of the process."""

from __future__ import annotations

from functools import partial

from ..errors import wrong_argument
from ..hal import ExportsRuntime, image_interop, memory_interop, no_interop
from ..interop import (
    CpuMemoryInteropInfo,
    CudaMemoryInteropInfo,
    VulkanImageInteropInfo,
    VulkanMemoryInteropInfo,
    VulkanRuntimeInteropInfo,
)
from ..queue.open_device import OpenDevice
from ..queue.worker import in_thread
from .device_data import resource_of
from .image import Image
from .memory import Memory, NdArray

__all__ = ["export_resource", "export_runtime"]


async def export_resource(
    open_device: OpenDevice, resource: Memory | NdArray | Image
) -> CpuMemoryInteropInfo | CudaMemoryInteropInfo | VulkanMemoryInteropInfo | VulkanImageInteropInfo:
    """Return the address or the handles of a memory or an image. As :meth:`Runtime.export`."""
    device = open_device.device
    if not isinstance(resource, (Memory, NdArray, Image)):
        raise wrong_argument(
            resource, f"export takes a Memory, an NdArray or an Image, not {type(resource).__name__}"
        )
    exported = resource_of(resource)
    exported.check_usable(open_device)
    if isinstance(resource, Image):
        return await in_thread(partial(image_interop(device).export_image, exported.hal))
    return await in_thread(partial(memory_interop(device).export_memory, exported.hal))


def export_runtime(open_device: OpenDevice) -> VulkanRuntimeInteropInfo:
    """Return the handles of a Vulkan device. As :meth:`Runtime.export`."""
    device = open_device.device
    if not isinstance(device, ExportsRuntime):
        raise no_interop(device.info, "runtimes")
    return device.export_runtime()
