"""What a thread makes before queues need it: the driver takes milliseconds for the memory."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import Generic, TypeVar

from ...errors import Error
from ...hal.host_pool import host_worker
from ...kept_errors import deferred
from .command_context import LEAST_CAPACITY, CommandContext
from .hardware import Hardware
from .staging import StagingSlots

__all__ = ["Stock", "Stocks"]

_MOST_SLOTS = 8  # of queues that have not staged anything yet
_MOST_CONTEXTS = 4  # of a queue family; a queue takes one when all that it has are in use

T = TypeVar("T")


class Stock(Generic[T]):
    """Objects of one kind. The thread calls ``make``, and keeps up to ``most`` objects ready."""

    def __init__(self, hardware: Hardware, make: Callable[[], T], most: int) -> None:
        self._hardware = hardware
        self._make = make
        self._most = most
        self._ready: deque[T] = deque()

    def prepare(self) -> None:
        """Have the thread make one more. Returns at once."""
        host_worker.submit(self._add)

    def take(self) -> T | None:
        """Return an object, if one is ready."""
        try:
            return self._ready.popleft()
        except IndexError:
            return None

    def make(self) -> T:
        """*Blocking.* Return a new object. Raises an OutOfMemoryError if there is no memory for it."""
        with self._hardware.calls:
            return self._make()

    def order(self, receive: Callable[[T | Error], object]) -> None:
        """Have the thread call ``receive`` with an object, or with an error. Returns at once."""
        host_worker.submit(lambda: receive(self._made()))

    def _made(self) -> T | Error:
        try:
            return self.take() or self.make()
        except Error as error:
            return deferred(error)

    def close(self) -> None:
        """Destroy what nobody has taken. The thread adds nothing: the device's calls are closed."""
        self._ready.clear()

    def _add(self) -> None:
        if len(self._ready) < self._most:
            self._ready.append(self.make())


class Stocks:
    """A device's stocks: the slots of queues, and the contexts of queue families."""

    def __init__(self, hardware: Hardware) -> None:
        self._hardware = hardware
        self.staging = Stock(hardware, partial(StagingSlots, hardware), _MOST_SLOTS)
        self._contexts = {
            family: Stock(hardware, partial(_prepared_context, hardware, family), _MOST_CONTEXTS)
            for family in hardware.logical.families
        }

    def prepare_context(self, family: int) -> None:
        """Have the thread make one more context. Returns at once."""
        self._contexts[family].prepare()

    def context(self, family: int, capacity: int) -> CommandContext:
        """Return a context for batches. If none is ready, the driver makes one now, which can take milliseconds.

        Raises an OutOfMemoryError if there is no memory for a context.
        """
        stock = self._contexts[family]
        stock.prepare()
        ready = stock.take() if capacity <= LEAST_CAPACITY else None
        return ready or CommandContext(self._hardware, family, capacity, is_recording=False)

    def close(self) -> None:
        """Destroy what no queue has taken."""
        self.staging.close()
        for stock in self._contexts.values():
            stock.close()


def _prepared_context(hardware: Hardware, family: int) -> CommandContext:
    context = CommandContext(hardware, family, LEAST_CAPACITY, is_recording=False)
    context.prepare()
    return context
