"""A limit on the work that runs at a time, in threads that any event loop starts."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import TypeVar

import anyio

from ..errors import InvalidStateError
from .ports import Port, current_port

__all__ = ["Pass", "Turnstile"]

T = TypeVar("T")


class Turnstile:
    """Lets in a limited number of callers at a time. The others wait in order.

    Parameters
    ----------
    most
        The number of callers that are let in at a time.
    """

    def __init__(self, most: int) -> None:
        self._lock = threading.Lock()
        self._free = most
        self._waiting: deque[tuple[Port, anyio.Event]] = deque()

    async def enter(self) -> Pass:
        """Wait to be let in. Return the pass that the work uses."""
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
                if not is_waiting:  # the pass has come meanwhile: hand it on
                    self.leave()
                raise
        return Pass(self)

    def leave(self) -> None:
        """Let in the next caller. From any thread."""
        with self._lock:
            while self._waiting:
                port, event = self._waiting.popleft()
                if port.call_threadsafe(event.set):  # else its loop has ended
                    return
            self._free += 1


class Pass:
    """The permission to do one piece of work, in any thread. It ends with the work, or is given up before."""

    def __init__(self, turnstile: Turnstile) -> None:
        self._turnstile = turnstile
        self._lock = threading.Lock()
        self._is_used = False

    def use(self, work: Callable[[], T]) -> T:
        """Do ``work``, then let in the next caller."""
        if not self._take():
            raise InvalidStateError("the work was given up before it began")
        try:
            return work()
        finally:
            self._turnstile.leave()

    def give_up(self) -> None:
        """Let in the next caller, unless the work has begun."""
        if self._take():
            self._turnstile.leave()

    def _take(self) -> bool:
        with self._lock:
            was_used, self._is_used = self._is_used, True
        return not was_used
