"""What the async layer asks of a backend, and which backends there are."""

from .contract import (
    DeviceHal,
    DeviceInfo,
    Driver,
    HostMemoryHal,
    KernelHal,
    MemoryHal,
    MemoryRequest,
    ModuleHal,
    QueueHal,
    QueueRequest,
    StreamHal,
    WaitPolicy,
)
from .images import ImageHal, ImageRegion, ImageRequest, SamplerRequest, TextureHal
from .interop import MemoryInteropInfo
from .registry import built_in_driver, drivers, find_driver

__all__ = [
    "DeviceHal",
    "DeviceInfo",
    "Driver",
    "HostMemoryHal",
    "ImageHal",
    "ImageRegion",
    "ImageRequest",
    "KernelHal",
    "MemoryHal",
    "MemoryInteropInfo",
    "MemoryRequest",
    "ModuleHal",
    "QueueHal",
    "QueueRequest",
    "SamplerRequest",
    "StreamHal",
    "TextureHal",
    "WaitPolicy",
    "built_in_driver",
    "drivers",
    "find_driver",
]
