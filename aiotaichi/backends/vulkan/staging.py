"""What large transfers pass through if the device does not reach the host's memory."""

from __future__ import annotations

from ...core.memory_account import MemoryPurpose
from ...core.sizes import VULKAN_SLOT_SIZE, VULKAN_SLOTS
from .allocator import STAGING
from .buffer import TRANSFER, Buffer
from .external import create_timeline_semaphore
from .hardware import Hardware
from .native.protocol import SLOTS

__all__ = ["StagingSlots"]


class StagingSlots:
    """The slots of one queue's transfers, and the semaphores that count the copies into and out of them.

    Each queue has its own: a queue that waits for another queue then never holds a slot that the other queue needs.
    """

    def __init__(self, hardware: Hardware) -> None:
        with hardware.account.enter(MemoryPurpose.QUEUES, VULKAN_SLOTS * VULKAN_SLOT_SIZE) as self._entry:
            self._buffer = Buffer(hardware, VULKAN_SLOTS * VULKAN_SLOT_SIZE, STAGING, TRANSFER)
        self._host, self._device = (create_timeline_semaphore(hardware.logical) for _ in range(2))

    def packed(self) -> bytes:
        """Return the ``struct slots`` for native code."""
        place = self._buffer.number, self._buffer.mapped
        return SLOTS.pack(*place, VULKAN_SLOTS, VULKAN_SLOT_SIZE, self._host.number, self._device.number)
