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
from .registry import available_archs, drivers, find_driver

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
    "MemoryRequest",
    "ModuleHal",
    "QueueHal",
    "QueueRequest",
    "SamplerRequest",
    "StreamHal",
    "TextureHal",
    "WaitPolicy",
    "available_archs",
    "drivers",
    "find_driver",
]
