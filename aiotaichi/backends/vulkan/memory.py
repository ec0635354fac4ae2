"""Buffers of memories, staging and contexts, and buffers of other libraries."""

from __future__ import annotations

import ctypes
from array import array
from typing import Any

import numpy as np

from ...core.spans import Span
from ...errors import OutOfMemoryError
from ...hal import MemoryHal, MemoryRequest, byte_interface
from ...interop import VulkanMemoryInteropInfo
from ...types import MemoryUsage
from . import allocator
from .allocator import Allocation, Allocator, MemoryKind
from .binding import NULL, address_of, check, ffi, lib, make, vk
from .handle import BorrowedHandle
from .logical_device import LogicalDevice

__all__ = ["TRANSFER", "BorrowedBuffer", "Buffer", "VulkanMemory", "bits_of", "flags_of", "whole_words"]

_DEVICE_ADDRESS = 0x20000  # VK_BUFFER_USAGE_SHADER_DEVICE_ADDRESS_BIT, which the package lacks
TRANSFER = vk.VK_BUFFER_USAGE_TRANSFER_SRC_BIT | vk.VK_BUFFER_USAGE_TRANSFER_DST_BIT
_INTERNAL = TRANSFER | vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT | vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT
_USAGES = {
    MemoryUsage.STORAGE: vk.VK_BUFFER_USAGE_STORAGE_BUFFER_BIT,
    MemoryUsage.UNIFORM: vk.VK_BUFFER_USAGE_UNIFORM_BUFFER_BIT,
    MemoryUsage.VERTEX: vk.VK_BUFFER_USAGE_VERTEX_BUFFER_BIT,
    MemoryUsage.INDEX: vk.VK_BUFFER_USAGE_INDEX_BUFFER_BIT,
}


def flags_of(device: LogicalDevice, usage: int) -> int:
    """Return Vulkan's flags for the bits of a :class:`MemoryUsage`."""
    flags: int = TRANSFER
    for bit, flag in _USAGES.items():
        flags |= flag if usage & bit else 0
    if device.features.addresses and usage & MemoryUsage.STORAGE:
        flags |= _DEVICE_ADDRESS
    return flags


def bits_of(flags: int) -> int:
    """Return the bits of a :class:`MemoryUsage` for Vulkan's flags."""
    return sum(bit for bit, flag in _USAGES.items() if flags & flag)


def whole_words(size: int) -> int:
    """Return the size of a memory's buffer in bytes: whole 32-bit words, because fills write words."""
    return -(-size // 4) * 4


class Buffer:
    """A VkBuffer and its memory, destroyed when it is dropped. Every queue family may use it."""

    def __init__(
        self, device: LogicalDevice, memories: Allocator, size: int, kind: MemoryKind, usage: int = _INTERNAL
    ) -> None:
        self.device = device
        self.size = size
        self.usage = usage
        info = make(
            "VkBufferCreateInfo",
            pNext=self._external(),
            size=size,
            usage=usage,
            **device.sharing,
        )
        requirements = ffi.new("VkMemoryRequirements *")
        try:
            self.handle = device.create("Buffer", info)
            lib.vkGetBufferMemoryRequirements(device.value, self.handle.value, requirements)
            self.allocation = self._allocate(memories, requirements, kind)
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

    def array_interface(self, size: int) -> dict[str, Any]:
        """Return the first ``size`` bytes as an ``__array_interface__``."""
        return byte_interface(self.mapped, size)

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


class VulkanMemory(MemoryHal):
    """Device memory. ``address`` is the address of its ``struct memory``."""

    __slots__ = ("_block", "address", "buffer", "buffer_number", "size")

    def __init__(self, buffer: Buffer | BorrowedBuffer, size: int) -> None:
        device = buffer.device
        self.size = size
        self.buffer = buffer
        self.buffer_number = buffer.number
        device_address = 0
        if device.features.addresses and buffer.usage & _DEVICE_ADDRESS:
            info = make("VkBufferDeviceAddressInfo", buffer=buffer.handle.value)
            device_address = lib.vkGetBufferDeviceAddress(device.value, info)
        bound = min(buffer.size, device.physical.limits.maxStorageBufferRange)
        self._block = array("Q", [self.buffer_number, bound, device_address])
        self.address = self._block.buffer_info()[0]

    @classmethod
    def allocate(
        cls, device: LogicalDevice, memories: Allocator, request: MemoryRequest, make_buffer: type[Buffer] = Buffer
    ) -> VulkanMemory:
        """Allocate memory, not zeroed."""
        if request.host_read:
            kind = allocator.HOST_READ
        else:
            kind = allocator.HOST_WRITE if request.host_write else allocator.DEVICE
        buffer = make_buffer(device, memories, whole_words(request.size), kind, flags_of(device, request.usage))
        return cls(buffer, request.size)

    @property
    def span(self) -> Span:
        device = self.buffer.device.handle.number
        memory, start = self.buffer.place
        if memory:
            return Span(("VkDeviceMemory", device, memory), start, start + self.size)
        return Span(("VkBuffer", device, self.buffer_number), 0, self.size)  # imported without its VkDeviceMemory

    @property
    def __array_interface__(self) -> dict[str, Any]:
        return self._own.array_interface(self.size)

    @property
    def _own(self) -> Buffer:
        """Return the buffer, which the host can see."""
        assert isinstance(self.buffer, Buffer)
        return self.buffer

    def map(self) -> memoryview:
        """Return the bytes as the host sees them. The view stays valid after the memory and the device are closed."""
        self._own.keep()
        return np.asarray(self).data

    def zero(self) -> None:
        """Zero the bytes through the mapping."""
        ctypes.memset(self._own.mapped, 0, self.size)
        self.flush()

    def flush(self) -> None:
        """Make the host's writes visible to the device."""
        self._ranges(lib.vkFlushMappedMemoryRanges)

    def invalidate(self) -> None:
        """Make the device's writes visible to the host."""
        self._ranges(lib.vkInvalidateMappedMemoryRanges)

    def _ranges(self, apply: Any) -> None:
        allocation = self._own.allocation
        if not allocation.is_coherent:
            memory = make(
                "VkMappedMemoryRange", memory=allocation.memory, offset=allocation.offset, size=allocation.size
            )
            check(apply(self.buffer.device.value, 1, memory), "making a mapping's writes visible")
