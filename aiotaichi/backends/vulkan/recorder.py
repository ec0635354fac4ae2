"""Commands recorded and submitted by native code, and the timeline semaphore that counts them."""

from __future__ import annotations

from array import array
from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from ...core.native_protocol import FAILED
from ...hal import with_threads
from .binding import check, error_of
from .context import Context
from .external import create_timeline_semaphore
from .handle import Handle
from .native import Native
from .staging import Staging

if TYPE_CHECKING:
    from .device import VulkanDevice
    from .logical_device import HardwareQueue

__all__ = ["Recorder"]

_MOST_IDLE = 8  # contexts that an idle queue keeps


class Recorder:
    """Records encoded commands for a VkQueue, which other recorders may share, and submits them.

    Parameters
    ----------
    device, hardware
        The device and its VkQueue.
    descriptor
        The eventfd to write to when an armed ticket completes, or -1.
    queries
        The most time stamps of a batch.

    Attributes
    ----------
    address
        The native ``struct queue``.
    semaphore
        The timeline semaphore. It outlives :meth:`close`: other queues' batches may wait for it.
    contexts
        The contexts that batches are recorded with, by address.
    completed
        Returns the last completed ticket, or :data:`~aiotaichi.core.native_protocol.FAILED`.
    """

    def __init__(self, device: VulkanDevice, hardware: HardwareQueue, descriptor: int, queries: int) -> None:
        self.device = device.logical
        self.memories = device.memories
        self.native = device.native
        self._stock = device.slots
        self.hardware = hardware
        self.contexts: dict[int, Context] = {}
        self._queries = queries
        self.semaphore = create_timeline_semaphore(self.device)
        address = self.native.queue_create(
            self.device.address, hardware.block.buffer_info()[0], self.semaphore.number, descriptor
        )
        self.address = with_threads(address, "the queue")
        self._handle = Handle(self.address, partial(_end, self.native, self.address), self.semaphore)
        self._staging: Staging | None = None
        self.completed = partial(self.native.queue_completed, self.address)

    def submit(self, data: bytes, ticket: int, stamps: int = 0, stamps_count: int = 0) -> None:
        """Record and submit encoded commands, the last of which completes ``ticket``.

        ``stamps`` is the address that ``stamps_count`` time stamps go to.
        """
        arguments = (self.address, data, len(data), ticket, stamps, stamps_count)
        status = self.native.queue_submit(*arguments)
        if status > 0:  # the bytes of a batch that fits into no context
            context = Context(self, status, self._queries, is_recording=False)
            self.contexts[context.address] = context
            self.native.queue_add_context(self.address, context.address)
            status = self.native.queue_submit(*arguments)
        if status:
            raise error_of(status, "submitting a batch")

    def prepare_staging(self) -> None:
        """Get ready for large transfers of memory that the device does not reach."""
        if self._staging is None:
            self._staging = Staging(self._stock.take(), self.native, self.address)

    def record(self, data: bytes, changing: Sequence[int]) -> Context:
        """Return a recording of encoded commands. ``changing``: where the launches begin that get new arguments."""
        needed = self.native.queue_demand(self.address, data, len(data))
        recording = Context(self, needed, 0, is_recording=True)
        places = array("Q", changing)
        status = self.native.queue_record(
            self.address, recording.address, data, len(data), places.buffer_info()[0], len(places)
        )
        check(status, "recording commands")
        return recording

    def check_completed(self) -> int:
        """Return the last completed ticket. Raises a DeviceLostError if the device failed."""
        ticket = self.completed()
        if ticket == FAILED:
            raise error_of(self.native.queue_result(self.address), "waiting for the queue")
        return ticket

    def wait(self, ticket: int, seconds: float) -> bool:
        """*Blocking.* Wait for ``ticket``, and return whether it has completed."""
        return bool(self.native.queue_wait(self.address, ticket, max(0, int(seconds * 1e9))))

    @property
    def has_failed(self) -> bool:
        """Whether the device has failed."""
        return bool(self.native.queue_result(self.address))

    def trim(self) -> None:
        """Free contexts of a busy time that is over."""
        while len(self.contexts) > _MOST_IDLE and (address := self.native.queue_take_context(self.address)):
            del self.contexts[address]

    def close(self) -> None:
        """*Blocking.* End the native thread and free the contexts. Nothing that was submitted runs any longer."""
        self.native.queue_close(self.address)
        self.contexts.clear()
        self._staging = None


def _end(native: Native, address: int) -> None:
    native.queue_close(address)
    native.queue_free(address)
