"""Streams, semaphores and memory that a device shares with other libraries and other APIs."""

from __future__ import annotations

import os
import threading
import weakref
from abc import ABC, abstractmethod
from dataclasses import dataclass

__all__ = [
    "DeviceWaiter",
    "DeviceWaiters",
    "ExternalEvent",
    "SemaphoreHal",
    "SharedMemory",
    "SignalHal",
    "StreamHal",
    "TimelineHal",
]


class ExternalEvent:
    """An event outside of the backend's own queues, which the device can wait for."""


class StreamHal(ABC):
    """A queue's native stream, for other libraries of the process.

    Attributes
    ----------
    handle
        The API's own handle.
    """

    handle: int

    @abstractmethod
    def await_handed(self, ticket: int) -> None:
        """Wait until everything up to ``ticket`` is handed over. *Blocks* while the driver has no room.

        Called before :meth:`hold`, before the queue imports an array of another library, and before another library
        takes the queue as a stream.
        """

    @abstractmethod
    def record(self, stream: int) -> ExternalEvent:
        """Return an event that happens when another library's ``stream`` has run everything given to it so far.

        :meth:`.Queue.wait_stream` calls it.
        """

    @abstractmethod
    def hold(self, stream: int, ticket: int) -> None:
        """Hold later work of another library's ``stream`` until ``ticket``, which has been handed over, is done.

        :meth:`.Event.hold_stream` calls it.
        """


class DeviceWaiter(ABC):
    """An object that waits on the device for another API's queue. The device does not notice that queue's failure."""

    @abstractmethod
    def release(self) -> None:
        """Stop waiting. From any thread; does not raise. Called when the queue that it waits for has failed."""


class DeviceWaiters:
    """The waiters of one queue, as long as they live. From any thread: each waiter has its own event loop.

    Examples
    --------
    >>> from aiotaichi.hal import DeviceWaiter, DeviceWaiters
    >>> class Waiter(DeviceWaiter):
    ...     def release(self):
    ...         print("released")
    >>> waiters, waiter = DeviceWaiters(), Waiter()
    >>> waiters.add(waiter)
    >>> waiters.release()  # the queue has failed
    released
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiters: weakref.WeakSet[DeviceWaiter] = weakref.WeakSet()

    def add(self, waiter: DeviceWaiter) -> None:
        """Add a waiter, which is not kept alive."""
        with self._lock:
            self._waiters.add(waiter)

    def release(self) -> None:
        """Release all waiters: the queue has failed."""
        with self._lock:
            waiters = tuple(self._waiters)
        for waiter in waiters:
            waiter.release()


class TimelineHal(ABC):
    """A queue's timeline semaphore, for other APIs to wait for.

    Attributes
    ----------
    uuid
        The physical device's UUID, which is the same in all APIs.
    driver
        The driver's UUID. Within one API, both sides need the same driver.
    """

    uuid: bytes
    driver: bytes

    @abstractmethod
    def open(self, waiter: DeviceWaiter) -> int:
        """Return a new descriptor of the semaphore (``OPAQUE_FD``). The caller gives it away or closes it.

        Another API's queue calls it when it first waits for this queue. ``waiter`` is released when the queue fails,
        if it still lives.
        """

    @abstractmethod
    def value_of(self, ticket: int) -> int | None:
        """Return the value that the semaphore reaches with the submitted ``ticket``; 0 if the ticket is done.

        Another API's queue calls it each time that it waits for this queue. Return None if the driver does not have
        the ticket yet, and would take milliseconds to get it: the host waits.
        """


class SemaphoreHal(DeviceWaiter):
    """A timeline semaphore that another API's queue signals.

    Attributes
    ----------
    uuid
        The physical device's UUID.
    """

    uuid: bytes

    @abstractmethod
    def open(self) -> int:
        """Return a new descriptor, as :meth:`TimelineHal.open`. :meth:`.QueueHal.signal_of` calls it."""


class SignalHal(ABC):
    """Signals another API's timeline semaphore when a queue's tickets are done."""

    @abstractmethod
    def signal(self, ticket: int) -> int:
        """Have the semaphore reach ``ticket``, or a later ticket, when that ticket is done. Return the ticket.

        Another API's queue calls it when it waits for a ticket that no earlier signal covers. Return 0 if the ticket
        has not been handed over, or the driver has no room.
        """


@dataclass(slots=True, eq=False)
class SharedMemory:
    """Memory of one API, which another API opens.

    Attributes
    ----------
    descriptor
        The descriptor of the whole allocation (``OPAQUE_FD``). An API that takes it over calls :meth:`release` then.
    uuid, driver
        As in :class:`TimelineHal`.
    size, allocated
        Bytes of the memory, and of the allocation. Both begin at the same place.
    usage
        The usage that the memory was allocated for.
    memory_type
        Vulkan's index of the memory type.

    Examples
    --------
    >>> import os
    >>> from aiotaichi.hal import SharedMemory
    >>> shared = SharedMemory(
    ...     os.dup(0), uuid=bytes(16), driver=bytes(16), size=256, allocated=4096, usage=1, memory_type=0
    ... )
    >>> shared.close()  # no API has taken the descriptor over
    >>> shared.descriptor
    -1
    """

    descriptor: int
    uuid: bytes
    driver: bytes
    size: int
    allocated: int
    usage: int
    memory_type: int

    def release(self) -> None:
        """Note that an API has taken the descriptor over."""
        self.descriptor = -1

    def close(self) -> None:
        """Close the descriptor, unless an API has taken it over."""
        if self.descriptor >= 0:
            os.close(self.descriptor)
            self.descriptor = -1
