"""What other libraries and other APIs of the machine share with a device: streams, semaphores, memory."""

from __future__ import annotations

import os
import threading
import weakref
from abc import ABC, abstractmethod

__all__ = [
    "ExternalEvent",
    "SemaphoreHal",
    "SharedMemory",
    "SignalHal",
    "StreamHal",
    "TimelineHal",
    "Waiter",
    "Waiters",
]


class ExternalEvent:
    """Something outside of the backend's own queues, to wait for on the device."""


class StreamHal(ABC):
    """A queue as the native stream that it is, for other libraries of the process.

    Attributes
    ----------
    handle
        The API's own.
    """

    handle: int

    @abstractmethod
    def await_handed(self, ticket: int) -> None:
        """*Blocking* where the driver has no room: return when it has got everything up to ``ticket``."""

    @abstractmethod
    def record(self, stream: int) -> ExternalEvent:
        """Return the end of what another library's stream has been given so far, to wait for."""

    @abstractmethod
    def hold(self, stream: int, ticket: int) -> None:
        """Hold what another library's stream is given from now on until ``ticket``, which the driver has got."""


class Waiter(ABC):
    """Who waits on the device for a queue of another API, which would never hear that the queue has failed."""

    @abstractmethod
    def release(self) -> None:
        """Go on: the queue has failed. From any thread; does not raise."""


class Waiters:
    """Those who wait for a queue, as long as they live. From any thread: each has an event loop of its own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._waiters: weakref.WeakSet[Waiter] = weakref.WeakSet()

    def add(self, waiter: Waiter) -> None:
        with self._lock:
            self._waiters.add(waiter)

    def release(self) -> None:
        """The queue has failed: release them all."""
        with self._lock:
            waiters = tuple(self._waiters)
        for waiter in waiters:
            waiter.release()


class TimelineHal(ABC):
    """A queue's timeline semaphore, for other APIs to wait for.

    Attributes
    ----------
    uuid
        The physical device's: all APIs have the same one.
    driver
        The UUID of the driver: within one API, both sides have to be the same.
    """

    uuid: bytes
    driver: bytes

    @abstractmethod
    def open(self, waiter: Waiter) -> int:
        """Return a new descriptor of the semaphore (``OPAQUE_FD``), the caller's to give away or to close.

        ``waiter``, as long as it lives, is released when the queue fails.
        """

    @abstractmethod
    def value_of(self, ticket: int) -> int:
        """Return the semaphore's value when ``ticket``, which has been submitted, is done; 0: it is."""


class SemaphoreHal(Waiter):
    """A timeline semaphore that another API's queue is to signal.

    Attributes
    ----------
    uuid
        The physical device's.
    """

    uuid: bytes

    @abstractmethod
    def open(self) -> int:
        """As :meth:`TimelineHal.open`."""


class SignalHal(ABC):
    """What signals another API's timeline semaphore behind a queue's tickets."""

    @abstractmethod
    def signal(self, ticket: int) -> int:
        """Have the semaphore get to a ticket, this one or a later one, when that is done, and return it.

        Tickets that it was not asked for before. 0 where the driver has not got the ticket yet, or has no room.
        """


class SharedMemory:
    """Memory of one API, to be opened by another.

    Parameters
    ----------
    descriptor
        Of the whole allocation (``OPAQUE_FD``).

    Attributes
    ----------
    uuid, driver
        As of :class:`TimelineHal`.
    size, allocated
        Bytes of the memory, which begins where the allocation does, and of the allocation.
    usage
        As it was allocated for.
    memory_type
        Vulkan's index.
    """

    def __init__(
        self, descriptor: int, uuid: bytes, driver: bytes, size: int, allocated: int, usage: int, memory_type: int
    ) -> None:
        self._descriptor: int | None = descriptor
        self.uuid = uuid
        self.driver = driver
        self.size = size
        self.allocated = allocated
        self.usage = usage
        self.memory_type = memory_type

    @property
    def descriptor(self) -> int:
        """For the call that takes it over; once it has, call :meth:`release`."""
        assert self._descriptor is not None
        return self._descriptor

    def release(self) -> None:
        """An API has taken the descriptor over."""
        self._descriptor = None

    def close(self) -> None:
        """Close the descriptor, unless an API has taken it over."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None
