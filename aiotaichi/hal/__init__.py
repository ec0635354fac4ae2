"""What the async layer asks of a backend, and which backends there are."""

from .contract import (
    DeviceHal,
    DeviceInfo,
    Driver,
    KernelHal,
    ModuleHal,
    QueueHal,
    QueueRequest,
    WaitPolicy,
)
from .images import ImageHal, ImageRegion, ImageRequest, SamplerRequest, TextureHal
from .interop import MemoryInteropInfo
from .kernels import KernelTable
from .memory import HostMemoryHal, MemoryHal, MemoryRequest, byte_interface
from .registry import available_archs, built_in_driver, drivers, find_driver
from .sharing import ExternalEvent, SemaphoreHal, SharedMemory, SignalHal, StreamHal, TimelineHal, Waiter, Waiters
from .threads import with_threads

__all__ = [
    "DeviceHal",
    "DeviceInfo",
    "Driver",
    "ExternalEvent",
    "HostMemoryHal",
    "ImageHal",
    "ImageRegion",
    "ImageRequest",
    "KernelHal",
    "KernelTable",
    "MemoryHal",
    "MemoryInteropInfo",
    "MemoryRequest",
    "ModuleHal",
    "QueueHal",
    "QueueRequest",
    "SamplerRequest",
    "SemaphoreHal",
    "SharedMemory",
    "SignalHal",
    "StreamHal",
    "TextureHal",
    "TimelineHal",
    "WaitPolicy",
    "Waiter",
    "Waiters",
    "available_archs",
    "built_in_driver",
    "byte_interface",
    "drivers",
    "find_driver",
    "with_threads",
]
