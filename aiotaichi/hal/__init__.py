"""The contract between the async layer and a backend, and the registry of backends.

A backend is a :class:`Driver`. The driver opens a :class:`DeviceHal`, and the device makes the rest. Handles on
memory, images and kernels are the backend's own subclasses. A backend raises only the errors of
:mod:`aiotaichi.errors`: it maps its driver's errors to them. Methods that are marked *blocking* are called in worker
threads. The others return at once, because event loops call them.
"""

from .batch_queue import with_threads
from .device import ClockReading, DeviceHal, DeviceInfo
from .driver import DeviceRequest, Driver, system_obstacle
from .images import ImageHal, ImageRegion, ImageRequest, SamplerRequest, TextureHal
from .interop import (
    ArrayExport,
    ArrayInterop,
    ExportsRuntime,
    ImageDevice,
    ImageInterop,
    MemoryInterop,
    MemoryInteropInfo,
    OpensMemory,
    RuntimeInterop,
    SharesMemory,
    array_export,
    array_interop,
    image_device,
    image_interop,
    memory_interop,
    no_interop,
)
from .memory import HostMemoryHal, MemoryHal, MemoryRequest, byte_interface
from .module import KernelHal, KernelTable, ModuleHal
from .queue import Notification, QueueHal, QueueRequest, WaitPolicy
from .registry import available_archs, built_in_driver, drivers, find_driver, in_place_of_all
from .sharing import (
    DeviceWaiter,
    DeviceWaiters,
    ExternalEvent,
    SemaphoreHal,
    SharedMemory,
    SignalHal,
    StreamHal,
    TimelineHal,
)
from .thread_spans import SPAN_NAMES, SPAN_TYPE, THREAD_NAMES, ThreadSpanRing, ThreadSpans

__all__ = [
    "SPAN_NAMES",
    "SPAN_TYPE",
    "THREAD_NAMES",
    "ArrayExport",
    "ArrayInterop",
    "ClockReading",
    "DeviceHal",
    "DeviceInfo",
    "DeviceRequest",
    "DeviceWaiter",
    "DeviceWaiters",
    "Driver",
    "ExportsRuntime",
    "ExternalEvent",
    "HostMemoryHal",
    "ImageDevice",
    "ImageHal",
    "ImageInterop",
    "ImageRegion",
    "ImageRequest",
    "KernelHal",
    "KernelTable",
    "MemoryHal",
    "MemoryInterop",
    "MemoryInteropInfo",
    "MemoryRequest",
    "ModuleHal",
    "Notification",
    "OpensMemory",
    "QueueHal",
    "QueueRequest",
    "RuntimeInterop",
    "SamplerRequest",
    "SemaphoreHal",
    "SharedMemory",
    "SharesMemory",
    "SignalHal",
    "StreamHal",
    "TextureHal",
    "ThreadSpanRing",
    "ThreadSpans",
    "TimelineHal",
    "WaitPolicy",
    "array_export",
    "array_interop",
    "available_archs",
    "built_in_driver",
    "byte_interface",
    "drivers",
    "find_driver",
    "image_device",
    "image_interop",
    "in_place_of_all",
    "memory_interop",
    "no_interop",
    "system_obstacle",
    "with_threads",
]
