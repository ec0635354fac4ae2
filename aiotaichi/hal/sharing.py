"""What other libraries and other APIs of the machine share with a device: streams, semaphores, memory."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from dataclasses import dataclass

__all__ = ["ExternalEvent", "SharedMemory", "SignalHal", "StreamHal", "TimelineHal"]


class ExternalEvent:
    """Something outside of the backend's own queues, to wait for on the device."""

    def release(self) -> None:
        """Have it happen after all: what it should have come from has failed."""


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


class TimelineHal(ABC):
    """A queue's timeline semaphore, for other APIs to wait for.

    Attributes
    ----------
    uuid
        The physical device's: all APIs have the same one.
    """

    uuid: bytes

    @abstractmethod
    def open(self) -> int:
        """Return a new descriptor of the semaphore (``OPAQUE_FD``), the caller's to give away or to close."""

    @abstractmethod
    def value_of(self, ticket: int) -> int:
        """Return the semaphore's value when ``ticket``, which has been submitted, is done; 0: it is."""


class SignalHal(ABC):
    """Another API's timeline semaphore, signalled behind a queue's tickets."""

    @abstractmethod
    def signal(self, ticket: int, value: int) -> bool:
        """Have the semaphore get to ``value`` behind ``ticket``; False where the driver has not got that yet."""


@dataclass(frozen=True, slots=True)
class SharedMemory:
    """Memory of one API, to be opened by another.

    Attributes
    ----------
    descriptor
        Of the whole allocation (``OPAQUE_FD``): whoever opens the memory takes it over.
    uuid
        The physical device's.
    size, allocated
        Bytes of the memory, which begins where the allocation does, and of the allocation.
    usage
        As it was allocated for.
    memory_type
        Vulkan's index.
    """

    descriptor: int
    uuid: bytes
    size: int
    allocated: int
    usage: int
    memory_type: int

    def close(self) -> None:
        """Nobody has opened it."""
        os.close(self.descriptor)
