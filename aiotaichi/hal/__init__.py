"""What the async layer asks of a backend, and which backends there are."""

from .contract import (
    DeviceHal,
    DeviceInfo,
    Driver,
    KernelHal,
    MemoryHal,
    MemoryRequest,
    ModuleHal,
    QueueHal,
    WaitPolicy,
)
from .registry import drivers, find_driver

__all__ = [
    "DeviceHal",
    "DeviceInfo",
    "Driver",
    "KernelHal",
    "MemoryHal",
    "MemoryRequest",
    "ModuleHal",
    "QueueHal",
    "WaitPolicy",
    "drivers",
    "find_driver",
]
