"""The part of a queue that a backend supplies. :class:`~aiotaichi.hal.batch_queue.BatchQueue` does the rest."""

from __future__ import annotations

import ctypes
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Literal

from ..core.assert_message import failed_assert
from ..core.native_protocol import FAILED_ALLOCATION, FAILED_WAIT, Failure
from ..errors import Error, InvalidStateError, OutOfMemoryError
from .commands import WaitExternal, WaitTicket
from .queue import QueueHal
from .sharing import SemaphoreHal, SignalHal, StreamHal, TimelineHal

__all__ = ["NativeQueue", "taken_failure"]


class NativeQueue(ABC):
    """A backend's native queue, which takes batches as bytes.

    Its :class:`~aiotaichi.hal.batch_queue.BatchQueue` calls the methods in the threads that
    :class:`~aiotaichi.hal.queue.QueueHal` names. The loop's thread may be in :attr:`read_completed`, :attr:`spin` or
    :meth:`submit` while another thread calls :meth:`abandon`, :meth:`finish` or :meth:`close`. A backend whose calls
    give up the GIL guards them: once the queue is closed, they raise an InvalidStateError.

    Attributes
    ----------
    address
        The native ``struct queue``.
    is_hardware, batch_limit, stream, timeline
        As in :class:`~aiotaichi.hal.queue.QueueHal`.
    stamp_type
        A time stamp's type in native code: ``"Q"`` for an integer of 64 bits, ``"d"`` for a double.
    read_completed
        Returns the last completed ticket. Raises a DeviceLostError if the device failed.
    lives
        Returns nonzero if the queue's threads run. From any thread.
    count_failures
        Returns the number of failures that have not been taken.
    arm
        As :meth:`~aiotaichi.hal.queue.QueueHal.arm`, for a queue that is open. Returns nonzero for True.
    initial_wait
        Returns the command that waits until the memory allocated so far is initialised, or no bytes. None if the
        device's memory needs no wait.
    spin
        As :meth:`~aiotaichi.hal.queue.QueueHal.spin`; None for a device that seldom completes a ticket so soon.
    """

    address: int
    is_hardware: bool
    batch_limit: int
    stream: StreamHal | None = None
    timeline: TimelineHal | None = None
    stamp_type: Literal["Q", "d"] = "Q"
    read_completed: Callable[[], int]
    lives: Callable[[], int]
    count_failures: Callable[[], int]
    arm: Callable[[int], int]
    initial_wait: Callable[[], bytes] | None = None
    spin: Callable[[int, int], bool] | None = None

    @abstractmethod
    def submit(self, data: bytes, last_ticket: int, tickets: int, stamps: int) -> None:
        """Hand an encoded batch over to the driver, or to the native thread.

        Parameters
        ----------
        data
            The commands. The caller keeps them until the batch has completed.
        last_ticket, tickets
            The batch's last ticket, and how many tickets it has.
        stamps
            The address that the tickets' time stamps go to, one after the other; 0 for an untimed queue.

        Raises
        ------
        OutOfMemoryError
            There is no memory for the batch.
        DeviceLostError
            The device failed.
        """

    def revoke(self, data: bytes, last_ticket: int, place: int) -> bool:
        """Take one ticket of a submitted batch back: see :meth:`~aiotaichi.hal.queue.QueueHal.revoke`.

        Parameters
        ----------
        data, last_ticket
            The batch, as it was submitted.
        place
            How many tickets of the batch come before the ticket.
        """
        return False

    @abstractmethod
    def take_failure(self) -> tuple[int, Error]:
        """Return the first failure that has not been taken: the ticket and its error."""

    @abstractmethod
    def seconds(self, stamp: float) -> float:
        """Return a time stamp in seconds of the device's clock."""

    @abstractmethod
    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        """As :meth:`~aiotaichi.hal.queue.QueueHal.wait_for`."""

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        """As :meth:`~aiotaichi.hal.queue.QueueHal.signal_of`."""
        return None

    @abstractmethod
    def abandon(self) -> None:
        """Stop: hand over no further batch. The device may run the commands that it already has."""

    @abstractmethod
    def finish(self, timeout: float) -> bool:
        """*Blocking.* Wait until the queue is idle; return False if that takes more than ``timeout`` seconds.

        A failed queue is idle as soon as its commands no longer run.
        """

    @abstractmethod
    def close(self) -> None:
        """*Blocking.* Free the idle queue, but keep ``address`` valid: other queues' batches may name it."""


def taken_failure(take: Callable[[int, int], int], address: int) -> tuple[int, Error]:
    """Return the oldest failure of a native queue: the ticket and its error. ``take`` is ``queue_take_failure``."""
    failure = Failure()
    take(address, ctypes.addressof(failure))
    return failure.ticket, _error_of(failure)


def _error_of(failure: Failure) -> Error:
    if failure.kind == FAILED_WAIT:
        return InvalidStateError("the queue waited for a ticket of another queue, which was closed before the ticket")
    if failure.kind == FAILED_ALLOCATION:
        return OutOfMemoryError(
            "no memory is left for a copy within a memory; or memory with host_read or host_write cannot be pinned. "
            "No operation runs until that memory is closed"
        )
    return failed_assert(failure)
