"""The Vulkan instance and its physical devices, GPUs first."""

from __future__ import annotations

import os
import threading
from dataclasses import dataclass
from typing import Any, ClassVar

from ...hal import DeviceInfo
from ...types import Arch
from .binding import NULL, check, ffi, lib, make, vk
from .capabilities import DeviceFeatures, capabilities_of

__all__ = ["Instance", "PhysicalDevice"]

_API_VERSION = vk.VK_MAKE_VERSION(1, 3, 0)
_LEAST_VERSION = vk.VK_MAKE_VERSION(1, 2, 0)
_ORDER = (
    vk.VK_PHYSICAL_DEVICE_TYPE_DISCRETE_GPU,
    vk.VK_PHYSICAL_DEVICE_TYPE_INTEGRATED_GPU,
    vk.VK_PHYSICAL_DEVICE_TYPE_VIRTUAL_GPU,
    vk.VK_PHYSICAL_DEVICE_TYPE_OTHER,
    vk.VK_PHYSICAL_DEVICE_TYPE_CPU,
)
# Offsets in a buffer are 32-bit and signed in taichi 1.7.4's shaders.
_MAX_ARRAY_SIZE = 2**31 - 1


@dataclass(frozen=True, eq=False)
class PhysicalDevice:
    """One device: its handle, properties, and what it can."""

    handle: Any
    properties: Any
    features: DeviceFeatures

    @property
    def limits(self) -> Any:
        return self.properties.limits

    @property
    def uuid(self) -> bytes:
        """What all APIs know the device by."""
        return self.features.uuid

    @property
    def is_software(self) -> bool:
        kind: int = self.properties.deviceType
        return bool(kind == vk.VK_PHYSICAL_DEVICE_TYPE_CPU)

    def info(self, index: int) -> DeviceInfo:
        return DeviceInfo(
            Arch.VULKAN,
            index,
            ffi.string(self.properties.deviceName).decode(errors="replace"),
            capabilities_of(self.properties.apiVersion, self.features),
            self.is_software,
            min(self.limits.maxStorageBufferRange, _MAX_ARRAY_SIZE),
        )


class Instance:
    """A VkInstance. There is one, from :meth:`shared`, for the life of the process.

    With the last instance the loader unloads the drivers, and theirs may still have threads that run.
    """

    _shared: ClassVar[Instance | None] = None
    _lock: ClassVar[threading.Lock] = threading.Lock()

    @classmethod
    def shared(cls) -> Instance:
        """Return the process's own.

        Raises
        ------
        NotSupportedError
            There is no driver.
        """
        with cls._lock:
            if cls._shared is None:
                cls._shared = cls()
            return cls._shared

    @classmethod
    def _after_fork(cls) -> None:
        cls._shared, cls._lock = None, threading.Lock()

    def __init__(self) -> None:
        application = make(
            "VkApplicationInfo", pApplicationName=ffi.new("char[]", b"aiotaichi"), apiVersion=_API_VERSION
        )
        made = ffi.new("VkInstance *")
        info = make("VkInstanceCreateInfo", pApplicationInfo=application)
        check(lib.vkCreateInstance(info, NULL, made), "vkCreateInstance")
        self.handle = made[0]

    def physical_devices(self) -> list[PhysicalDevice]:
        """Return the devices that have what this backend needs: Vulkan 1.2 with timeline semaphores."""
        instance = self.handle
        count = ffi.new("uint32_t *")
        check(lib.vkEnumeratePhysicalDevices(instance, count, NULL), "vkEnumeratePhysicalDevices")
        handles = ffi.new("VkPhysicalDevice[]", count[0])
        check(lib.vkEnumeratePhysicalDevices(instance, count, handles), "vkEnumeratePhysicalDevices")
        found = [device for handle in handles if (device := _physical_device(handle)) is not None]
        return sorted(found, key=lambda device: _ORDER.index(device.properties.deviceType))


def _physical_device(handle: Any) -> PhysicalDevice | None:
    properties = ffi.new("VkPhysicalDeviceProperties *")
    lib.vkGetPhysicalDeviceProperties(handle, properties)
    if properties.apiVersion < _LEAST_VERSION:
        return None
    features = DeviceFeatures(handle)
    if not features.vulkan12.timelineSemaphore:
        return None
    return PhysicalDevice(handle, properties, features)


os.register_at_fork(after_in_child=Instance._after_fork)
