"""What large transfers pass through if the device does not reach the host's memory."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING

from ...core.memory_account import MemoryPurpose
from ...hal import with_threads
from ...hal.host_pool import host_worker
from .allocator import STAGING, Allocator
from .calls import Calls
from .external import create_timeline_semaphore
from .memory import TRANSFER, Buffer
from .native.protocol import SLOTS

if TYPE_CHECKING:
    from .logical_device import LogicalDevice
    from .native import Native

__all__ = ["SlotStock", "Slots", "Staging"]

_COUNT = 4
_SIZE = 3 * 2**19  # bytes: whole texels of three channels, too
_MOST_READY = 8  # slots of queues that have not staged anything yet


class Slots:
    """The slots of one queue's transfers, and the semaphores that count the copies into and out of them."""

    def __init__(self, device: LogicalDevice, memories: Allocator) -> None:
        with memories.account.enter(MemoryPurpose.QUEUES, _COUNT * _SIZE) as self._entry:
            self._buffer = Buffer(device, memories, _COUNT * _SIZE, STAGING, TRANSFER)
        self._host, self._device = create_timeline_semaphore(device), create_timeline_semaphore(device)

    def packed(self) -> bytes:
        """Return the ``struct slots`` for native code."""
        place = self._buffer.number, self._buffer.mapped
        return SLOTS.pack(*place, _COUNT, _SIZE, self._host.number, self._device.number)


class SlotStock:
    """Slots that a thread makes before queues need them: the driver takes milliseconds for the memory."""

    def __init__(self, device: LogicalDevice, memories: Allocator, calls: Calls) -> None:
        self._device = device
        self._memories = memories
        self._calls = calls
        self._ready: deque[Slots] = deque()

    def prepare(self) -> None:
        """Have the thread make slots for one more queue. Returns at once."""
        host_worker.submit(self._add)

    def take(self) -> Slots:
        """Return slots for a queue: those that are ready, or new ones.

        Raises
        ------
        OutOfMemoryError
            There is no memory for new ones.
        """
        try:
            return self._ready.popleft()
        except IndexError:
            return Slots(self._device, self._memories)

    def close(self) -> None:
        """Destroy what no queue has taken. The thread adds nothing: the device's calls are closed."""
        self._ready.clear()

    def _add(self) -> None:
        if len(self._ready) < _MOST_READY:
            with self._calls:
                self._ready.append(Slots(self._device, self._memories))


class Staging:
    """The slots of one queue, and the native thread that copies.

    ``queue`` is the address of the queue's ``struct queue``.

    Each queue has its own: a queue that waits for another queue then never holds a slot that the other queue needs.
    """

    def __init__(self, slots: Slots, native: Native, queue: int) -> None:
        self._slots = slots
        with_threads(native.queue_add_staging(queue, slots.packed()), "a queue's staging")
