"""What large transfers pass through if the device does not reach the host's memory."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...hal import with_threads
from .allocator import STAGING, Allocator
from .external import create_timeline_semaphore
from .memory import TRANSFER, Buffer
from .native.protocol import SLOTS

if TYPE_CHECKING:
    from .logical_device import LogicalDevice
    from .native import Native

__all__ = ["Staging"]

_COUNT = 4
_SIZE = 3 * 2**19  # bytes: whole texels of three channels, too


class Staging:
    """The slots of one queue's transfers, and the semaphores that count the copies into and out of them.

    ``queue`` is the address of the queue's ``struct queue``.

    Each queue has its own: a queue that waits for another queue then never holds a slot that the other queue needs.
    """

    def __init__(self, device: LogicalDevice, memories: Allocator, native: Native, queue: int) -> None:
        self._buffer = Buffer(device, memories, _COUNT * _SIZE, STAGING, TRANSFER)
        self._host, self._device = create_timeline_semaphore(device), create_timeline_semaphore(device)
        place = self._buffer.number, self._buffer.mapped
        slots = SLOTS.pack(*place, _COUNT, _SIZE, self._host.number, self._device.number)
        with_threads(native.queue_add_staging(queue, slots), "a queue's staging")
