"""The Vulkan instance and its physical devices, GPUs first."""

from __future__ import annotations

import threading
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, ClassVar

from ...errors import NotSupportedError
from ...forked_child import call_in_forked_child
from ...hal import DeviceInfo
from ...types import Arch
from .binding import NULL, check, extension_names, ffi, lib, make, strings, vk
from .capabilities import DeviceFeatures, capabilities_of
from .handle import BorrowedHandle, Handle

__all__ = ["LEAST_VERSION", "Instance", "PhysicalDevice", "check_instance_extensions"]

_API_VERSION = vk.VK_MAKE_VERSION(1, 3, 0)
LEAST_VERSION: int = vk.VK_MAKE_VERSION(1, 2, 0)
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
    """A VkPhysicalDevice, its properties and its features. It holds its instance."""

    instance: Instance
    handle: Any
    properties: Any
    features: DeviceFeatures

    @property
    def limits(self) -> Any:
        return self.properties.limits

    @property
    def uuid(self) -> bytes:
        """The UUID of the device, the same in all APIs."""
        return self.features.uuid

    @property
    def driver_uuid(self) -> bytes:
        """The UUID of the driver."""
        return self.features.driver_uuid

    @property
    def is_software(self) -> bool:
        kind: int = self.properties.deviceType
        return bool(kind == vk.VK_PHYSICAL_DEVICE_TYPE_CPU)

    def capabilities(self) -> dict[str, int]:
        """Return taichi's capability levels."""
        return capabilities_of(self.properties.apiVersion, self.features)

    def info(self, index: int) -> DeviceInfo:
        return DeviceInfo(
            Arch.VULKAN,
            index,
            ffi.string(self.properties.deviceName).decode(errors="replace"),
            self.capabilities(),
            self.is_software,
            min(self.limits.maxStorageBufferRange, _MAX_ARRAY_SIZE),
            self.uuid,
            unified_memory=self.is_software,
            memory=self._memory(),
            driver=self.features.driver,
        )

    def _memory(self) -> int:
        """Return the bytes of the device's own memory."""
        found = ffi.new("VkPhysicalDeviceMemoryProperties *")
        lib.vkGetPhysicalDeviceMemoryProperties(self.handle, found)
        heaps = found.memoryHeaps[0 : found.memoryHeapCount]
        return sum(int(heap.size) for heap in heaps if heap.flags & vk.VK_MEMORY_HEAP_DEVICE_LOCAL_BIT)


class Instance:
    """A VkInstance, which its devices hold."""

    _shared: ClassVar[Instance | None] = None
    _lock: ClassVar[threading.Lock] = threading.Lock()

    @classmethod
    def shared(cls) -> Instance:
        """Return the instance that all drivers without extensions share. It lives as long as the process.

        It is never destroyed: with the last instance, the loader unloads drivers whose threads may still run. Raises
        a NotSupportedError if no Vulkan driver is installed.
        """
        with cls._lock:
            if cls._shared is None:
                cls._shared = cls(BorrowedHandle(_create(_API_VERSION, ())))
            return cls._shared

    @classmethod
    def _after_fork(cls) -> None:
        cls._shared, cls._lock = None, threading.Lock()

    @classmethod
    def extended(cls, api_version: int, extensions: Sequence[str]) -> Instance:
        """Create an instance with extensions. It is destroyed when it and its devices are dropped."""
        cls.shared()  # so that the new instance is never the last
        value = _create(max(api_version, LEAST_VERSION), extensions)
        return cls(Handle(value, partial(lib.vkDestroyInstance, value, NULL), None))

    def __init__(self, handle: Handle) -> None:
        self.handle = handle

    def physical_devices(self) -> list[PhysicalDevice]:
        """Return the devices with Vulkan 1.2 and timeline semaphores, best first."""
        instance = self.handle.value
        count = ffi.new("uint32_t *")
        check(lib.vkEnumeratePhysicalDevices(instance, count, NULL), "vkEnumeratePhysicalDevices")
        handles = ffi.new("VkPhysicalDevice[]", count[0])
        check(lib.vkEnumeratePhysicalDevices(instance, count, handles), "vkEnumeratePhysicalDevices")
        found = [device for handle in handles if (device := self.physical_device(handle)) is not None]
        return sorted(found, key=lambda device: _ORDER.index(device.properties.deviceType))

    def physical_device(self, handle: Any) -> PhysicalDevice | None:
        """Return one device; None if it lacks Vulkan 1.2 or timeline semaphores."""
        properties = ffi.new("VkPhysicalDeviceProperties *")
        lib.vkGetPhysicalDeviceProperties(handle, properties)
        if properties.apiVersion < LEAST_VERSION:
            return None
        features = DeviceFeatures(handle)
        if not features.vulkan12.timelineSemaphore:
            return None
        return PhysicalDevice(self, handle, properties, features)


def _create(api_version: int, extensions: Sequence[str]) -> Any:
    """Create a VkInstance."""
    application = make("VkApplicationInfo", pApplicationName=ffi.new("char[]", b"aiotaichi"), apiVersion=api_version)
    made = ffi.new("VkInstance *")
    info = make(
        "VkInstanceCreateInfo",
        pApplicationInfo=application,
        enabledExtensionCount=len(extensions),
        ppEnabledExtensionNames=strings(extensions),
    )
    check(lib.vkCreateInstance(info, NULL, made), "vkCreateInstance")
    return made[0]


def check_instance_extensions(names: Sequence[str]) -> None:
    """Raise a NotSupportedError if an extension is missing."""
    known = extension_names(partial(lib.vkEnumerateInstanceExtensionProperties, NULL))
    if missing := [name for name in names if name not in known]:
        raise NotSupportedError(f"Vulkan has no instance extension {', '.join(missing)} here")


call_in_forked_child(Instance._after_fork)
