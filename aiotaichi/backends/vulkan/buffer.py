"""Buffers: of memories, staging and contexts, over the host's pages, and shared with other libraries and APIs."""

from __future__ import annotations

from array import array
from functools import partial
from typing import Any

from ...errors import Error, InvalidInteropError, NotSupportedError, OutOfMemoryError
from ...hal import SharedMemory
from ...hal.host_mapping import ZeroPages
from ...interop import VulkanMemoryInteropInfo
from ...types import MemoryUsage
from .allocator import STAGING, Allocation, Allocator, MemoryKind
from .binding import NULL, address_of, check, ffi, lib, make, vk
from .handle import BorrowedHandle, SlowHandle
from .hardware import Hardware
from .logical_device import LogicalDevice
from .native.protocol import IMPORT, NO_PAGES

__all__ = [
    "DEVICE_ADDRESS",
    "TRANSFER",
    "BorrowedBuffer",
    "Buffer",
    "ExportedBuffer",
    "HostBuffers",
    "Import",
    "OpenedBuffer",
    "PageBuffer",
    "bits_of",
    "can_share_memory",
    "flags_of",
    "page_type_of",
    "whole_words",
]

DEVICE_ADDRESS = 0x20000  # VK_BUFFER_USAGE_SHADERDEVICE_ADDRESS_BIT, which the package lacks
TRANSFER: int = vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
_INTERNAL = TRANSFER | vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
_USAGES = {
    MemoryUsage.STORAGE: vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
    MemoryUsage.UNIFORM: vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT,
    MemoryUsage.VERTEX: vk.VK_BUFFER_USAGE_VERTEX_BUFFER_BIT,
    MemoryUsage.INDEX: vk.VK_BUFFER_USAGE_INDEX_BUFFER_BIT,
}
_HOST = vk.VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT
_OPAQUE = vk.VK_EXTERNAL_MEMORY_HANDLE_TYPE_OPAQUE_FD_BIT


def flags_of(hardware: Hardware, usage: int) -> int:
    """Return Vulkan's flags for the bits of a :class:`MemoryUsage`."""
    flags: int = TRANSFER
    for bit, flag in _USAGES.items():
        flags |= flag if usage & bit else 0
    if hardware.logical.features.addresses and usage & MemoryUsage.STORAGE:
        flags |= DEVICE_ADDRESS
    return flags


def bits_of(flags: int) -> int:
    """Return the bits of a :class:`MemoryUsage` for Vulkan's flags."""
    return sum(bit for bit, flag in _USAGES.items() if flags & flag)


def whole_words(size: int) -> int:
    """Return the size of a memory's buffer in bytes: whole 32-bit words, because fills write words."""
    return -(-size // 4) * 4


class Buffer:
    """A VkBuffer and its memory, destroyed when it is dropped. Every queue family may use it."""

    def __init__(self, hardware: Hardware, size: int, kind: MemoryKind, usage: int = _INTERNAL) -> None:
        device = self.device = hardware.logical
        self.size = size
        self.usage = usage
        info = make("VkBufferCreateInfo", pNext=self._external(), size=size, usage=usage, **device.sharing)
        requirements = ffi.new("VkMemoryRequirements *")
        try:
            self.handle = device.create("Buffer", info)
            lib.vkGetBufferMemoryRequirements(device.value, self.handle.value, requirements)
            self.allocation = self._allocate(hardware.memories, requirements, kind)
        except OutOfMemoryError as error:
            raise OutOfMemoryError(f"cannot allocate {size} bytes: {error}") from None
        memory, offset = self.allocation.memory, self.allocation.offset
        check(lib.vkBindBufferMemory(device.value, self.handle.value, memory, offset), "vkBindBufferMemory")

    def _external(self) -> Any:
        """Return further structs for the ``pNext`` of the buffer's create info."""
        return NULL

    def _allocate(self, memories: Allocator, requirements: Any, kind: MemoryKind) -> Allocation:
        return memories.allocate(requirements, kind)

    @property
    def mapped(self) -> int:
        """The buffer's host address; 0 if the host cannot see it."""
        return self.allocation.mapped

    @property
    def number(self) -> int:
        return self.handle.number

    @property
    def place(self) -> tuple[int, int]:
        """The VkDeviceMemory that the buffer is bound to, and the offset in it."""
        return address_of(self.allocation.memory), self.allocation.offset

    def keep(self) -> None:
        """Keep the buffer when the device is closed, for NumPy arrays over it."""
        self.handle.is_kept = True
        self.allocation.keep()


class BorrowedBuffer:
    """A VkBuffer that another library destroys, together with its memory. The host cannot see it."""

    mapped = 0

    def __init__(self, device: LogicalDevice, info: VulkanMemoryInteropInfo) -> None:
        self.device = device
        self.size = info.size
        self.usage = info.usage
        self.place = info.memory, info.offset
        self.handle = BorrowedHandle(ffi.cast("VkBuffer", info.buffer), device.handle)
        self.number = info.buffer


class HostBuffer(Buffer):
    """A buffer over ``size`` bytes of the host from ``address`` on, which are whole pages. They stay the caller's."""

    def __init__(self, hardware: Hardware, address: int, size: int, usage: int = TRANSFER) -> None:
        if not hardware.logical.features.host_memory:
            raise NotSupportedError("the device does not reach the host's memory (VK_EXT_external_memory_host)")
        self._address = address
        super().__init__(hardware, size, STAGING, usage)

    def _external(self) -> Any:
        return make("VkExternalMemoryBufferCreateInfo", handleTypes=_HOST)

    def _allocate(self, memories: Allocator, requirements: Any, kind: MemoryKind) -> Allocation:
        device, pages = self.device, ffi.cast("void *", self._address)
        reached = make("VkMemoryHostPointerPropertiesEXT")
        find = device.extension_function("vkGetMemoryHostPointerPropertiesEXT")
        check(find(device.value, _HOST, pages, reached), "reaching the host's memory")
        requirements.memoryTypeBits &= reached.memoryTypeBits
        imported = make("VkImportMemoryHostPointerInfoEXT", handleType=_HOST, pHostPointer=pages)
        return memories.open_host(requirements, kind, self._address, self.size, imported)

    def keep(self) -> None:
        """Do nothing: arrays lie over the pages, which outlive the device."""

    def close(self) -> None:
        """Destroy the buffer now. Nothing uses it any longer."""
        self.handle.close()
        self.allocation.free()


class PageBuffer(HostBuffer):
    """A buffer over zeroed pages of its own, for a device that shares the host's memory."""

    def __init__(self, hardware: Hardware, size: int, usage: int) -> None:
        pages = ZeroPages(size)
        super().__init__(hardware, pages.address, pages.size, usage)
        self._pages = pages  # last: attributes are dropped in order, and a thread frees the import before its pages


class Import:
    """The host's pages as a buffer for copies, with few calls: a thread makes it while an event loop is busy.

    ``number`` is the VkBuffer.
    """

    def __init__(self, hardware: Hardware, address: int, size: int, memory_type: int) -> None:
        device, native = hardware.logical, hardware.native
        made = array("Q", bytes(IMPORT.size))
        families = array("I", device.families)
        shared = families.buffer_info()
        status = native.device_import(device.address, address, size, memory_type, *shared, made.buffer_info()[0])
        check(status, f"importing {size} bytes of the host's memory")
        self.address = address
        self.number = made[0]
        free = partial(_free_import, hardware, made)
        self._handle = SlowHandle(self.number, free, device.handle)

    @property
    def is_open(self) -> bool:
        return not self._handle.is_destroyed

    def close(self) -> None:
        """Free the import now. Nothing uses it any longer."""
        self._handle.close()


def _free_import(hardware: Hardware, made: array[int]) -> None:
    hardware.native.device_free_import(hardware.logical.address, made.buffer_info()[0])


class HostBuffers:
    """Makes host memory a device's, for pools and for the arrays of programs.

    ``memory_type`` is that of the host's pages.
    """

    def __init__(self, hardware: Hardware, memory_type: int) -> None:
        self.pins = not hardware.logical.physical.is_software
        self._hardware = hardware
        self._memory_type = memory_type

    def prepare(self, address: int, size: int) -> Import:
        """Return a buffer over the bytes."""
        if not self._hardware.logical.features.host_memory or self._memory_type == NO_PAGES:
            raise NotSupportedError("the device does not reach the host's memory (VK_EXT_external_memory_host)")
        with self._hardware.calls:
            return Import(self._hardware, address, size, self._memory_type)

    def release(self, prepared: Import) -> None:
        """Destroy the buffer."""
        prepared.close()


def page_type_of(hardware: Hardware) -> int:
    """Return the memory type of all the host's pages; ``NO_PAGES`` if the device does not reach them."""
    if not hardware.logical.features.host_memory:
        return NO_PAGES
    pages = ZeroPages(1)
    try:
        buffer = HostBuffer(hardware, pages.address, pages.size)
    except Error:
        return NO_PAGES
    memory_type = buffer.allocation.memory_type
    buffer.close()
    return memory_type


def can_share_memory(hardware: Hardware, usage: int) -> bool:
    """Return whether other APIs can open the memory of buffers with these usage flags."""
    device = hardware.logical
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

    def __init__(self, hardware: Hardware, shared: SharedMemory, usage: int) -> None:
        self._shared = shared
        device, physical = hardware.logical, hardware.logical.physical
        if (shared.uuid, shared.driver) != (physical.uuid, physical.driver_uuid):
            raise InvalidInteropError("the memory is on another device, or of another driver, than this runtime's")
        if not device.features.shared_memory:
            raise InvalidInteropError("this runtime's device was opened without VK_KHR_external_memory_fd")
        super().__init__(hardware, whole_words(shared.size), MemoryKind(0), usage)

    def _allocate(self, memories: Allocator, requirements: Any, kind: MemoryKind) -> Allocation:
        shared = self._shared
        opened = make("VkImportMemoryFdInfoKHR", handleType=_OPAQUE, fd=shared.descriptor)
        allocation = memories.open(shared.memory_type, shared.allocated, opened, self._dedicated)
        shared.release()
        return allocation
