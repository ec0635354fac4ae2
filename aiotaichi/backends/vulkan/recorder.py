"""Commands recorded and submitted by native code, and the timeline semaphore that counts them."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from functools import partial

from ...core.native_protocol import FAILED
from ...errors import Error
from ...hal import with_threads
from ...hal.host_pool import host_worker
from ...kept_errors import again
from .binding import check, error_of
from .command_context import CommandContext
from .external import create_timeline_semaphore
from .handle import Handle
from .hardware import Hardware
from .logical_device import HardwareQueue
from .native import Native
from .staging import StagingSlots
from .stock import Stocks

__all__ = ["Recorder"]

_MOST_IDLE = 8  # contexts that an idle queue keeps


class Recorder:
    """Records encoded commands for a VkQueue, which other recorders may share, and submits them.

    Parameters
    ----------
    descriptor
        The eventfd to write to when an armed ticket completes, or -1.

    Attributes
    ----------
    address
        The native ``struct queue``.
    semaphore
        The timeline semaphore. It outlives :meth:`close`: other queues' batches may wait for it.
    contexts
        The contexts that batches are recorded with, by address.
    awaits_staging
        Whether large transfers need slots to pass through, and none were ready. Without them, no batch may be
        submitted: have :meth:`order_staging` or :meth:`make_staging` make some.
    completed
        Returns the last completed ticket, or :data:`~aiotaichi.core.native_protocol.FAILED`.
    """

    def __init__(self, hardware: Hardware, stocks: Stocks, queue: HardwareQueue, descriptor: int) -> None:
        self.hardware = hardware
        self.native = hardware.native
        self._stocks = stocks
        self.queue = queue
        self.descriptor = descriptor
        self.contexts: dict[int, CommandContext] = {}
        self.semaphore = create_timeline_semaphore(hardware.logical)
        address = self.native.queue_create(
            hardware.logical.address, queue.block.buffer_info()[0], self.semaphore.number, descriptor
        )
        self.address = with_threads(address, "the queue")
        self._handle = Handle(self.address, partial(_end, self.native, self.address), self.semaphore)
        self._staging: StagingSlots | None = None
        self.awaits_staging = False
        self.completed = partial(self.native.queue_completed, self.address)
        stocks.prepare_context(queue.family)

    def submit(self, data: bytes, ticket: int, tickets: int = 1, stamps: int = 0) -> None:
        """Record and submit encoded commands of ``tickets`` tickets, the last of which is ``ticket``.

        ``stamps`` is the address that two time stamps of each ticket go to; 0: no times are wanted.
        """
        arguments = (self.address, data, len(data), ticket, tickets, stamps)
        status = self.native.queue_submit(*arguments)
        if status > 0:  # the bytes of a batch that fits into no context
            context = self._stocks.context(self.queue.family, status)
            self.contexts[context.address] = context
            self.native.queue_add_context(self.address, context.address)
            status = self.native.queue_submit(*arguments)
        if status:
            raise error_of(status, "submitting a batch")

    def prepare_staging(self) -> None:
        """Get ready for large transfers of memory that the device does not reach. Returns at once."""
        if self._staging is None and not self.awaits_staging:
            slots = self._stocks.staging.take()
            if slots is not None:
                self.add_staging(slots)
            else:
                self.awaits_staging = True

    def order_staging(self, receive: Callable[[StagingSlots | Error], object]) -> None:
        """Have a thread call ``receive`` with what :meth:`add_staging` takes. Returns at once."""
        self._stocks.staging.order(receive)

    def make_staging(self) -> None:
        """*Blocking.* Make and add slots now."""
        self.add_staging(self._stocks.staging.make())

    def add_staging(self, made: StagingSlots | Error) -> None:
        """Let large transfers pass through slots, unless others came first. Raise the error that came instead."""
        if self._staging is not None:
            return
        if isinstance(made, Error):
            raise again(made)
        with_threads(self.native.queue_add_staging(self.address, made.packed()), "a queue's staging")
        self._staging = made
        self.awaits_staging = False

    def record(self, data: bytes, changing: Sequence[int]) -> CommandContext:
        """Return a recording of encoded commands. ``changing``: where the launches begin that get new arguments."""
        needed = self.native.queue_demand(self.address, data, len(data))
        recording = CommandContext(self.hardware, self.queue.family, needed, is_recording=True)
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
            raise self.failure()
        return ticket

    def failure(self) -> Error:
        """Return the error that the device has failed with."""
        return error_of(self.native.queue_result(self.address), "waiting for the queue")

    def wait(self, ticket: int, seconds: float) -> bool:
        """*Blocking.* Wait for ``ticket``, and return whether it has completed."""
        return bool(self.native.queue_wait(self.address, ticket, max(0, int(seconds * 1e9))))

    @property
    def has_failed(self) -> bool:
        """Whether the device has failed."""
        return bool(self.native.queue_result(self.address))

    def trim(self) -> None:
        """Have a thread free contexts of a busy time that is over. Returns at once."""
        surplus: list[CommandContext] = []
        while len(self.contexts) > _MOST_IDLE and (address := self.native.queue_take_context(self.address)):
            surplus.append(self.contexts.pop(address))
        if surplus:
            host_worker.submit(surplus.clear)

    def close(self) -> None:
        """*Blocking.* End the native thread and free the contexts. Nothing that was submitted runs any longer."""
        self.native.queue_close(self.address)
        self.contexts.clear()
        self._staging = None


def _end(native: Native, address: int) -> None:
    native.queue_close(address)
    native.queue_free(address)
