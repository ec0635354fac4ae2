"""A limit on the work that runs at a time, in threads that any event loop starts."""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import TypeVar

from ..errors import InvalidStateError
from .waiting_line import WaitingLine

__all__ = ["Pass", "Turnstile"]

T = TypeVar("T")


class Turnstile:
    """Lets in ``most`` callers at a time. The others wait in order."""

    def __init__(self, most: int) -> None:
        self._free = most
        self._line: WaitingLine[None, Pass] = WaitingLine(self._admit, self._take_back)

    async def enter(self) -> Pass:
        """Wait to be let in. Return the pass that the work uses."""
        place = self._line.join(None)
        try:
            await place.wait()
        except BaseException:
            self._line.leave(place)
            raise
        assert place.granted is not None
        return place.granted

    def _admit(self, _: None) -> Pass | None:
        if not self._free:
            return None
        self._free -= 1
        return Pass(self._line)

    def _take_back(self, _: Pass) -> None:
        self._free += 1


class Pass:
    """The permission to do one piece of work, in any thread. It ends with the work, or is given up before."""

    def __init__(self, line: WaitingLine[None, Pass]) -> None:
        self._line = line
        self._lock = threading.Lock()
        self._is_used = False

    def use(self, work: Callable[[], T]) -> T:
        """Do ``work``, then let in the next caller."""
        if not self._take():
            raise InvalidStateError("the work was given up before it began")
        try:
            return work()
        finally:
            self._line.give_back(self)

    def give_up(self) -> None:
        """Let in the next caller, unless the work has begun."""
        if self._take():
            self._line.give_back(self)

    def _take(self) -> bool:
        with self._lock:
            was_used, self._is_used = self._is_used, True
        return not was_used
