"""Devices that other libraries have opened."""

from __future__ import annotations

import ctypes
from collections.abc import Mapping
from dataclasses import replace

from ...errors import ArgumentOutOfRangeError, Error, InvalidInteropError
from ...hal import DeviceInfo
from ...interop import VulkanRuntimeInteropInfo
from ...types import Capability
from .binding import address_of, ffi, lib, vk
from .capabilities import EnabledFeatures, certain_capabilities
from .external import create_timeline_semaphore
from .handle import BorrowedHandle
from .instance import LEAST_VERSION, Instance, PhysicalDevice
from .logical_device import HardwareQueue, LogicalDevice, queue_families

__all__ = ["import_device"]

_NEEDED = "Vulkan 1.2 with the feature timelineSemaphore enabled is needed"


class _ImportedDevice(LogicalDevice):
    """Another library's VkDevice, and the VkQueues that the library gave. It may destroy them after ``close``."""

    def close(self) -> None:
        # Without vkDeviceWaitIdle: the library uses its queues. All batches of this runtime have completed.
        self.handle.close()


def import_device(
    info: VulkanRuntimeInteropInfo, capabilities: Mapping[Capability, int] | None
) -> tuple[LogicalDevice, DeviceInfo]:
    """Return a device on the objects of ``info``, and what is known of it.

    Raises an InvalidInteropError if they lack a feature or a queue that aiotaichi needs, and an
    ArgumentOutOfRangeError if the index of a queue family is too large.
    """
    _check_loader(info.get_instance_proc_addr)
    if info.api_version < LEAST_VERSION:
        raise InvalidInteropError(f"api_version={info.api_version} is Vulkan {_version(info.api_version)}: {_NEEDED}")
    instance = Instance(BorrowedHandle(ffi.cast("VkInstance", info.instance)))
    physical = instance.physical_device(ffi.cast("VkPhysicalDevice", info.physical_device))
    if physical is None:
        raise InvalidInteropError(f"the physical device lacks what is needed: {_NEEDED}")
    levels = _levels(info, physical, capabilities)
    features = EnabledFeatures("spirv_has_physical_storage_buffer" in levels, physical.features.subgroups())
    handle = BorrowedHandle(ffi.cast("VkDevice", info.device), instance.handle)
    device = _ImportedDevice(physical, handle, _queues(info, physical), features)
    try:
        create_timeline_semaphore(device).close()
    except Error as error:
        raise InvalidInteropError(f"the device makes no timeline semaphores: {_NEEDED} ({error})") from error
    return device, replace(physical.info(0), capabilities=levels)


def _levels(
    info: VulkanRuntimeInteropInfo, physical: PhysicalDevice, capabilities: Mapping[Capability, int] | None
) -> dict[str, int]:
    """Return the capabilities that modules may require.

    These are the levels that need no enabling, and the levels that the library says it has enabled.
    """
    levels = certain_capabilities(info.api_version, physical.features)
    known = physical.capabilities()
    for capability, level in (capabilities or {}).items():
        name = capability.name.lower()
        if level > known.get(name, 0):
            raise InvalidInteropError(f"{name} = {level} cannot have been enabled: the physical device lacks it")
        levels[name] = level
    return levels


def _queues(info: VulkanRuntimeInteropInfo, physical: PhysicalDevice) -> list[HardwareQueue]:
    given = [(info.compute_queue, info.compute_queue_family_index, "compute", vk.VK_QUEUE_COMPUTE_BIT)]
    if info.graphics_queue:
        given.append((info.graphics_queue, info.graphics_queue_family_index, "graphics", vk.VK_QUEUE_GRAPHICS_BIT))
    families = queue_families(physical.handle)
    for _, index, what, bit in given:
        if index >= len(families):
            raise ArgumentOutOfRangeError(
                f"{what}_queue_family_index={index}: the physical device has {len(families)} families"
            )
        if not families[index].queueFlags & bit:
            raise InvalidInteropError(f"{what}_queue_family_index={index}: family {index} has no {what} queues")
    indices = {number: index for number, index, _, _ in given}
    if info.graphics_queue == info.compute_queue and indices[info.compute_queue] != info.compute_queue_family_index:
        raise InvalidInteropError("one queue is given with two families")
    return [HardwareQueue.of(number, index, families[index]) for number, index in indices.items()]


class _SymbolInfo(ctypes.Structure):
    """``Dl_info`` of dlfcn.h."""

    _fields_ = (
        ("file", ctypes.c_char_p),
        ("base", ctypes.c_void_p),
        ("name", ctypes.c_char_p),
        ("address", ctypes.c_void_p),
    )


def _check_loader(get_instance_proc_addr: int) -> None:
    """Raise unless the objects were made with the Vulkan loader of this process.

    Handles point to tables of the loader that made them.
    """
    own = _library_of(address_of(lib.vkGetInstanceProcAddr))
    other = _library_of(get_instance_proc_addr) if get_instance_proc_addr else own
    if other != own:
        raise InvalidInteropError(
            "get_instance_proc_addr belongs to another Vulkan loader than this process's libvulkan.so.1: "
            "make the instance with libvulkan.so.1"
        )


def _library_of(address: int) -> object:
    """Return the start of the library that the code at ``address`` belongs to; None if it belongs to no library."""
    found = _SymbolInfo()
    dladdr = ctypes.CDLL(None).dladdr
    dladdr.argtypes = [ctypes.c_void_p, ctypes.c_void_p]
    return found.base if dladdr(address, ctypes.byref(found)) else None


def _version(api_version: int) -> str:
    return f"{api_version >> 22 & 0x7F}.{api_version >> 12 & 0x3FF}"
