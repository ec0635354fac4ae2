"""The contract of a queue: its request, and the calls of the async layer."""

from __future__ import annotations

import os
import sys
from abc import ABC, abstractmethod
from array import array
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass
from enum import Enum

from ..core.timeline import HeldCommands
from ..errors import Error, NotSupportedError
from .commands import Batch, WaitExternal, WaitTicket, revoke
from .sharing import SemaphoreHal, SignalHal, StreamHal, TimelineHal

__all__ = ["Notification", "QueueHal", "QueueRequest", "WaitPolicy"]

_ONE = (1).to_bytes(8, sys.byteorder)  # an eventfd takes a number, a pipe any bytes
_EVENTFD_SIZE = 8
_PIPE_SIZE = 65536  # by default, no pipe holds more


class Notification:
    """A flag that any thread sets and one event loop waits for, by a descriptor that becomes readable.

    Setting the flag twice before it is cleared is the same as setting it once.

    Attributes
    ----------
    descriptor
        The descriptor by which native code sets the flag, in any thread: it writes 8 bytes, the number 1. The write
        never blocks. An error means that the flag is set already.

    Raises
    ------
    OSError
        The process has no descriptor left.

    Examples
    --------
    >>> from aiotaichi.hal import Notification
    >>> notification = Notification()
    >>> notification.notify()  # in a thread of the device
    >>> await anyio.wait_readable(notification)  # in the event loop
    >>> notification.clear(), notification.clear()
    (True, False)
    >>> notification.close()
    """

    def __init__(self) -> None:
        if hasattr(os, "eventfd"):
            self._size = _EVENTFD_SIZE
            self._readable = self.descriptor = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        else:
            self._size = _PIPE_SIZE
            self._readable, self.descriptor = os.pipe()
            os.set_blocking(self._readable, False)
            os.set_blocking(self.descriptor, False)

    def fileno(self) -> int:
        """Return the descriptor that an event loop watches: it is readable while the flag is set."""
        return self._readable

    def notify(self) -> None:
        """Set the flag. From any thread; does not block."""
        try:
            os.write(self.descriptor, _ONE)
        except BlockingIOError:  # there is no room for more: the flag is set
            return

    def clear(self) -> bool:
        """Clear the flag; return whether it was set. In the event loop's thread."""
        try:
            os.read(self._readable, self._size)
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        """Close the descriptors. No thread may set the flag from now on."""
        os.close(self._readable)
        if self.descriptor != self._readable:
            os.close(self.descriptor)


class WaitPolicy(Enum):
    """How a queue trades processor time for the latency of a resumed await."""

    LATENCY = "latency"
    """Spin longer before sleeping."""
    BALANCED = "balanced"
    """Spin briefly, less when it does not pay."""
    EFFICIENCY = "efficiency"
    """Sleep at once."""


@dataclass(frozen=True, slots=True)
class QueueRequest:
    """A queue to create.

    Attributes
    ----------
    notification
        Notified when an armed ticket completes. None for a queue that no task awaits.
    policy
        How the queue's waiters trade processor time for latency.
    timing
        Whether the queue records when each ticket ended.
    transfer
        Whether the queue launches no kernels. A device with copy engines then uses one.
    priority
        Queues above 0 run before others, queues below 0 after them, if the device has priorities.
    stream
        Another library's native stream, to be used instead of a stream of the queue's own.

    Examples
    --------
    A queue that no event loop awaits:

    >>> from aiotaichi.hal import QueueRequest
    >>> request = QueueRequest(None, at.WaitPolicy.EFFICIENCY)
    >>> request.descriptor
    -1
    >>> device.create_queue(request).completed()
    0
    """

    notification: Notification | None
    policy: WaitPolicy
    timing: bool = False
    transfer: bool = False
    priority: int = 0
    stream: int | None = None

    @property
    def descriptor(self) -> int:
        """The notification's descriptor for native code, or -1 without a notification."""
        return -1 if self.notification is None else self.notification.descriptor


class QueueHal(ABC):
    """A first-in first-out queue with a counter, which starts at 0 and counts completed tickets.

    A queue belongs to one event loop. Call its methods in that loop's thread, except these:

    * :meth:`is_alive`, :meth:`signal_of` and :meth:`abandon` may be called in any thread.
    * :meth:`close` blocks: call it in a worker thread, and not in two threads at once.

    Attributes
    ----------
    is_hardware
        Whether the queue has a hardware queue of its own.
    batch_limit
        The number of commands that fill a batch. A full batch is submitted before the end of the turn.
    stream
        The queue as other libraries see it, or None.
    timeline
        The queue as other APIs see it, or None.

    Examples
    --------
    >>> from aiotaichi.hal.commands import Batch, Fill, Mark
    >>> queue.submit(Batch([Fill(memory, 0, 16, b"\\x01"), Mark()], last_ticket=2))
    >>> queue.completed(), queue.failures(), queue.arm(2)
    (2, [], True)
    """

    is_hardware: bool
    batch_limit: int
    stream: StreamHal | None = None
    timeline: TimelineHal | None = None

    @abstractmethod
    def submit(self, batch: Batch) -> None:
        """Submit ``batch``. Batches are submitted, and run, in the order of their tickets.

        Called at the end of a turn that has enqueued operations, at the latest.

        Raises
        ------
        OutOfMemoryError
            There is no memory for the batch.
        DeviceLostError
            The device failed.
        InvalidStateError
            The queue was abandoned.
        """

    def hold(self, batch: Batch) -> HeldCommands:
        """Keep ``batch``, to be submitted later.

        Called if earlier operations of the queue wait on the host, because :meth:`wait_for` has returned None. Many
        batches may be held at once: a backend keeps less than the commands if it can.
        """
        return _HeldBatch(self, batch)

    def revoke(self, ticket: int) -> bool:
        """Take the commands of a submitted ticket back, if they have not begun and are not handed over.

        Called by :meth:`.Event.revoke`, and if a block of :meth:`.Runtime.revoke_scope` ends by an exception.

        The ticket then completes in its order, and nothing else happens.

        Returns
        -------
        bool
            False if the commands run, as if this method had not been called.
        """
        return False

    @abstractmethod
    def completed(self) -> int:
        """Return the last completed ticket. The loop's turns call it while operations are pending.

        The results and downloads of all tickets up to this one have reached the host. Returns at once: what a driver
        cannot tell now, a later call returns.

        Raises
        ------
        DeviceLostError
            The device failed: no further ticket completes.
        """

    def settled(self) -> AbstractContextManager[object]:
        """Return a block in which :meth:`completed` counts all that the device has completed. *Blocking.*

        Called at the end of an event loop, after which nobody counts any longer. By default, that is always so.
        """
        return nullcontext()

    @abstractmethod
    def failures(self) -> Sequence[tuple[int, Error]]:
        """Return the failed tickets, each once and with its error.

        A failed ticket completes like any other. Call this method after :meth:`completed`, never before: every
        failure among the tickets that :meth:`completed` counted is then known. Later tickets may be included.
        """

    @abstractmethod
    def arm(self, ticket: int) -> bool:
        """Ask for a notification when ``ticket`` completes.

        Called before the loop sleeps, with the first ticket that a task awaits or, without one, the last ticket. A
        request replaces the earlier request. No notification is lost. After the notification, :meth:`completed`
        returns the ticket or a later one: the engine asks for no second notification.

        Returns
        -------
        bool
            True if ``ticket`` has completed, or the queue is closed: there will be no notification.
        """

    def spin(self, ticket: int, microseconds: int) -> bool:
        """Look for the completion of ``ticket`` for a moment, and return whether it has completed.

        Called if a task that is alone in its turn awaits an operation of an idle queue. Only for devices that often
        complete a ticket before the event loop comes round. Others return False at once.
        """
        return False

    @abstractmethod
    def interval(self, ticket: int) -> tuple[float, float]:
        """Return when ``ticket`` began and ended, in seconds of a clock that the device's queues share.

        A ticket begins after the ticket before it has ended, and after what it waits for. The engine asks once for
        each ticket, in order, when :meth:`completed` has counted it.

        Raises
        ------
        InvalidStateError
            The queue was created without timing.
        """

    def record_times(self, is_recorded: bool) -> None:
        """Record the begin and the end of each ticket from the next batch on, or no longer.

        Called when a trace begins, and when it ends. A queue that was created with ``timing`` records them for
        :meth:`interval` in any case. Here they are for :meth:`take_times`, which the caller then calls again and
        again: the times wait until they are taken.

        Raises
        ------
        NotSupportedError
            The queue has no clock.
        """
        if is_recorded:
            raise NotSupportedError("the backend records no times")

    def take_times(self) -> list[tuple[int, array[int] | array[float]]]:
        """Return the times of recorded batches that :meth:`completed` has counted, each batch once and in order.

        A queue that has failed, or is closed, still has the times of the batches that it counted before.

        Returns
        -------
        list of (int, array.array)
            For each batch its last ticket, and two time stamps of each ticket: its begin and its end. A begin of 0 is
            no time: the ticket began when the one before it in the batch ended, or at most 100 us later. The first
            ticket of a batch has a begin, and so has a ticket after a wait.

        Examples
        --------
        >>> for last_ticket, stamps in queue.take_times():
        ...     begins, ends = stamps[::2], stamps[1::2]
        ...     first_ticket = last_ticket - len(ends) + 1
        """
        return []

    def times_of(self, ticket: int) -> tuple[float, float] | None:
        """Return the two stamps of a ticket that :meth:`completed` has counted and whose batch is not taken, or None.

        Called by :attr:`.Event.times` during a trace. A begin of 0 means what it means in :meth:`take_times`.
        """
        return None

    def seconds(self, stamp: float) -> float:
        """Return a time stamp of :meth:`take_times` in seconds of the device's clock, as :meth:`interval` does.

        A trace calls it for the stamps that it takes. From any thread, also after the queue is closed.
        :meth:`.DeviceHal.clock` compares that clock to the host's.
        """
        return stamp

    @abstractmethod
    def wait_for(self, other: QueueHal, ticket: int) -> WaitTicket | WaitExternal | None:
        """Return the command that holds later commands until ``other`` has completed ``ticket``.

        Called by :meth:`.Queue.wait_event`. ``ticket`` has been submitted. ``other`` may belong to another event
        loop. Return None if the device cannot wait for ``other``: the host then holds the commands.
        """

    def is_alive(self) -> bool:
        """Return whether the queue's native threads run. From any thread. :meth:`.Runtime.health` calls it."""
        return True

    def signal_of(self, semaphore: SemaphoreHal) -> SignalHal | None:
        """Return an object that signals another API's semaphore, which is released when this queue fails.

        The :meth:`wait_for` of another API's queue calls it. Return None if the semaphore is on another device, or
        the backend signals no semaphores of other APIs.
        """
        return None

    @abstractmethod
    def abandon(self) -> None:
        """Stop as soon as the device allows: after the command that runs now, or after all submitted commands.

        Called if the queue's operations shall not run: at a closing without time left, after a loss, and by a
        watchdog. The counter stays as it is: a ticket that has not completed never does.
        """

    @abstractmethod
    def close(self, timeout: float) -> bool:
        """*Blocking.* Wait for the commands that still run, and free the queue.

        Called once the event loop submits nothing more: by :meth:`.Queue.aclose`, and when the runtime closes.

        Returns
        -------
        bool
            False if ``timeout`` seconds did not suffice. Nothing is freed: call :meth:`close` again.
        """


@dataclass(frozen=True, slots=True)
class _HeldBatch:
    queue: QueueHal
    batch: Batch

    def submit(self) -> None:
        self.queue.submit(self.batch)

    def revoke(self, place: int) -> None:
        revoke(self.batch.commands, place)
