"""The host's pages as buffers, by VK_EXT_external_memory_host."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...errors import Error, NotSupportedError
from ...hal.host_mapping import ZeroPages
from .allocator import STAGING, Allocation, Allocator, MemoryKind
from .binding import check, ffi, make, vk
from .memory import TRANSFER, Buffer
from .native.protocol import NO_PAGES

if TYPE_CHECKING:
    from .calls import Calls
    from .logical_device import LogicalDevice

__all__ = ["HostBuffer", "HostBuffers", "PageBuffer", "page_type_of"]

_HOST = vk.VK_EXTERNAL_MEMORY_HANDLE_TYPE_HOST_ALLOCATION_BIT_EXT


class HostBuffer(Buffer):
    """A buffer over ``size`` bytes of the host from ``address`` on, which are whole pages. They stay the caller's."""

    def __init__(
        self, device: LogicalDevice, memories: Allocator, address: int, size: int, usage: int = TRANSFER
    ) -> None:
        if not device.features.host_memory:
            raise NotSupportedError("the device does not reach the host's memory (VK_EXT_external_memory_host)")
        self._address = address
        super().__init__(device, memories, size, STAGING, usage)

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

    def __init__(self, device: LogicalDevice, memories: Allocator, size: int, usage: int) -> None:
        pages = ZeroPages(size)
        super().__init__(device, memories, pages.address, pages.size, usage)
        self._pages = pages  # last: attributes are dropped in order, and a thread frees the import before its pages


class HostBuffers:
    """Makes host memory a device's, for a :class:`~aiotaichi.hal.host_pool.HostPool`."""

    def __init__(self, device: LogicalDevice, memories: Allocator, calls: Calls) -> None:
        self.pins = not device.physical.is_software
        self._device = device
        self._memories = memories
        self._calls = calls

    def prepare(self, address: int, size: int) -> HostBuffer:
        """Return a buffer over the bytes."""
        with self._calls:
            return HostBuffer(self._device, self._memories, address, size)

    def release(self, prepared: HostBuffer) -> None:
        """Destroy the buffer."""
        prepared.close()


def page_type_of(device: LogicalDevice, memories: Allocator) -> int:
    """Return the memory type of all the host's pages, for a device that uses them in place; else ``NO_PAGES``.

    Only a device in software does: a GPU would first have to pin them.
    """
    if not (device.physical.is_software and device.features.host_memory):
        return NO_PAGES
    pages = ZeroPages(1)
    try:
        buffer = HostBuffer(device, memories, pages.address, pages.size)
    except Error:
        return NO_PAGES
    memory_type = buffer.allocation.memory_type
    buffer.close()
    return memory_type
