"""Buffers whose memory several APIs, or several VkDevices, share."""

from __future__ import annotations

from typing import Any

from ...errors import InvalidInteropError
from ...hal import SharedMemory
from .allocator import Allocation, Allocator, MemoryKind
from .binding import check, ffi, lib, make, vk
from .logical_device import LogicalDevice
from .memory import Buffer, whole_words

__all__ = ["ExportedBuffer", "OpenedBuffer", "can_share_memory"]

_OPAQUE = vk.VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT


def can_share_memory(device: LogicalDevice, usage: int) -> bool:
    """Return whether other APIs can open the memory of buffers with these usage flags."""
    if not device.features.shared_memory:
        return False
    wanted = make("VkPhysicalDeviceExternalBufferInfo", usage=usage, handleType=_OPAQUE)
    found = make("VkExternalBufferProperties")
    lib.vkGetPhysicalDeviceExternalBufferProperties(device.physical.handle, wanted, found)
    features: int = found.externalMemoryProperties.externalMemoryFeatures
    return bool(features & vk.VK_EXTERNAL_MEMORY_FEATURE_EXPORTABLE_BIT)


class _SharedBuffer(Buffer):
    """A buffer with its own VkDeviceMemory."""

    def _external(self) -> Any:
        return make("VkExternalMemoryBufferCreateInfo", handleTypes=_OPAQUE)

    @property
    def _dedicated(self) -> Any:
        return make("VkMemoryDedicatedAllocateInfo", buffer=self.handle.value)


class ExportedBuffer(_SharedBuffer):
    """A buffer that other APIs can open."""

    def _allocate(self, memories: Allocator, requirements: Any, kind: MemoryKind) -> Allocation:
        exported = make("VkExportMemoryAllocateInfo", handleTypes=_OPAQUE)
        return memories.allocate_alone(requirements, kind, exported, self._dedicated)

    def share(self, size: int, usage: int) -> SharedMemory:
        """Return the buffer's memory for another API."""
        device, allocation = self.device, self.allocation
        wanted = make("VkMemoryGetFdInfoKHR", memory=allocation.memory, handleType=_OPAQUE)
        descriptor = ffi.new("int *")
        check(device.extension_function("vkGetMemoryFdKHR")(device.value, wanted, descriptor), "sharing memory")
        uuid, driver = device.physical.uuid, device.physical.driver_uuid
        return SharedMemory(descriptor[0], uuid, driver, size, allocation.size, usage, allocation.memory_type)


class OpenedBuffer(_SharedBuffer):
    """A buffer over memory of another API."""

    def __init__(self, device: LogicalDevice, memories: Allocator, shared: SharedMemory, usage: int) -> None:
        self._shared = shared
        physical = device.physical
        if (shared.uuid, shared.driver) != (physical.uuid, physical.driver_uuid):
            raise InvalidInteropError("the memory is on another device, or of another driver, than this runtime's")
        if not device.features.shared_memory:
            raise InvalidInteropError("this runtime's device was opened without VK_KHR_external_memory_fd")
        super().__init__(device, memories, whole_words(shared.size), MemoryKind(0), usage)

    def _allocate(self, memories: Allocator, requirements: Any, kind: MemoryKind) -> Allocation:
        shared = self._shared
        opened = make("VkImportMemoryFdInfoKHR", handleType=_OPAQUE, fd=shared.descriptor)
        allocation = memories.open(shared.memory_type, shared.allocated, opened, self._dedicated)
        shared.release()
        return allocation
