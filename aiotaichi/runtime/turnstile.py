"""A bound on how many pieces of work go on at a time, in threads that any event loop starts."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import TypeVar

import anyio

from ..errors import InvalidStateError
from .ports import Port, current_port

__all__ = ["Turn", "Turnstile"]

T = TypeVar("T")


class Turnstile:
    """Lets in a number of callers at a time; the others wait in order.

    Parameters
    ----------
    most
        How many are let in at a time.
    """

    def __init__(self, most: int) -> None:
        self._lock = threading.Lock()
        self._free = most
        self._waiting: deque[tuple[Port, anyio.Event]] = deque()

    async def enter(self) -> Turn:
        """Wait for a turn, and return it."""
        place = current_port(), anyio.Event()
        with self._lock:
            is_free = self._free > 0
            if is_free:
                self._free -= 1
            else:
                self._waiting.append(place)
        if not is_free:
            try:
                await place[1].wait()
            except BaseException:
                with self._lock:
                    is_waiting = place in self._waiting
                    if is_waiting:
                        self._waiting.remove(place)
                if not is_waiting:  # the turn has come meanwhile, for the next
                    self.leave()
                raise
        return Turn(self)

    def leave(self) -> None:
        """End a turn: the next one that waits has it. For any thread."""
        with self._lock:
            while self._waiting:
                port, event = self._waiting.popleft()
                if port.call_threadsafe(event.set):  # else its loop has ended
                    return
            self._free += 1


class Turn:
    """One turn. It lasts until the work is done, in whatever thread, or is given up before it began."""

    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile = turnstile
        self._lock = threading.Lock()
        self._is_used = False

    def use(self, work: Callable[[], T]) -> T:
        """Do ``work``, and leave."""
        if not self._take():
            raise InvalidStateError("the work was given up before it began")
        try:
            return work()
        finally:
            self._turnstile.leave()

    def give_up(self) -> None:
        """Leave, unless the work has begun."""
        if self._take():
            self._turnstile.leave()

    def _take(self) -> bool:
        with self._lock:
            was_used, self._is_used = self._is_used, True
        return not was_used
