"""Device memory: a buffer, as kernels and the host see it."""

from __future__ import annotations

import ctypes
from array import array
from typing import Any

import numpy as np

from ...core.spans import Span
from ...hal import MemoryHal, MemoryRequest, byte_interface
from . import allocator
from .binding import check, lib, make
from .buffer import DEVICE_ADDRESS, BorrowedBuffer, Buffer, flags_of, whole_words
from .hardware import Hardware

__all__ = ["VulkanMemory"]


class VulkanMemory(MemoryHal):
    """Device memory. ``address`` is the address of its ``struct memory``."""

    __slots__ = ("_block", "address", "buffer", "buffer_number", "size")

    def __init__(self, buffer: Buffer | BorrowedBuffer, size: int) -> None:
        device = buffer.device
        self.size = size
        self.buffer = buffer
        self.buffer_number = buffer.number
        device_address = 0
        if device.features.addresses and buffer.usage & DEVICE_ADDRESS:
            info = make("VkBufferDeviceAddressInfo", buffer=buffer.handle.value)
            device_address = lib.vkGetBufferDeviceAddress(device.value, info)
        bound = min(buffer.size, device.physical.limits.maxStorageBufferRange)
        self._block = array("Q", [self.buffer_number, bound, device_address])
        self.address = self._block.buffer_info()[0]

    @classmethod
    def allocate(cls, hardware: Hardware, request: MemoryRequest, make_buffer: type[Buffer] = Buffer) -> VulkanMemory:
        """Allocate memory, not zeroed."""
        if request.host_read:
            kind = allocator.HOST_READ
        else:
            kind = allocator.HOST_WRITE if request.host_write else allocator.DEVICE
        buffer = make_buffer(hardware, whole_words(request.size), kind, flags_of(hardware, request.usage))
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
        return byte_interface(self._own.mapped, self.size)

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
