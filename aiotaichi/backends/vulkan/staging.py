"""What large transfers pass through if the device does not reach the host's memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from ...core.memory_account import MemoryPurpose
from ...core.sizes import VULKAN_SLOT_SIZE, VULKAN_SLOTS
from ...errors import Error
from ...hal.host_pool import host_worker
from ...kept_errors import deferred
from .allocator import STAGING
from .buffer import TRANSFER, Buffer
from .external import create_timeline_semaphore
from .hardware import Hardware
from .native.protocol import SLOTS

__all__ = ["StagingSlots", "StagingStock"]

_MOST_READY = 8  # slots of queues that have not staged anything yet


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


class StagingStock:
    """Slots that a thread makes before queues need them: the driver takes milliseconds for the memory."""

    def __init__(self, hardware: Hardware) -> None:
        self._hardware = hardware
        self._ready: deque[StagingSlots] = deque()

    def prepare(self) -> None:
        """Have the thread make slots for one more queue. Returns at once."""
        host_worker.submit(self._add)

    def take(self) -> StagingSlots | None:
        """Return slots for a queue, if some are ready."""
        try:
            return self._ready.popleft()
        except IndexError:
            return None

    def make(self) -> StagingSlots:
        """*Blocking.* Return new slots. Raises an OutOfMemoryError if there is no memory for them."""
        with self._hardware.calls:
            return StagingSlots(self._hardware)

    def order(self, receive: Callable[[StagingSlots | Error], object]) -> None:
        """Have the thread make slots, and call ``receive`` with them or with an error. Returns at once."""
        host_worker.submit(lambda: receive(self._made()))

    def _made(self) -> StagingSlots | Error:
        try:
            return self.take() or self.make()
        except Error as error:
            return deferred(error)

    def close(self) -> None:
        """Destroy what no queue has taken. The thread adds nothing: the device's calls are closed."""
        self._ready.clear()

    def _add(self) -> None:
        if len(self._ready) < _MOST_READY:
            self._ready.append(self.make())
