"""The events of a queue that are awaited, in the order of their tickets."""

from __future__ import annotations

import sys
from collections import deque
from heapq import heappop, heappush
from typing import Generic, TypeVar

__all__ = ["NEVER", "Awaited"]

E = TypeVar("E")

NEVER = sys.maxsize
"""A ticket that no queue reaches."""


class Awaited(Generic[E]):
    """Events by ticket. The lowest ticket is known without a look at the others.

    Tasks await nearly always in the order of the tickets: such an event costs the same, however many are awaited.
    """

    __slots__ = ("_in_order", "_last", "_late", "_others")

    def __init__(self) -> None:
        self._in_order: deque[tuple[int, E]] = deque()
        self._last = 0  # the highest ticket that was added
        self._late: list[int] = []  # a heap: the tickets that came after a higher one
        self._others: dict[int, E] = {}  # their events

    @property
    def first(self) -> int:
        """The lowest ticket; ``NEVER`` if no event is awaited."""
        first = self._in_order[0][0] if self._in_order else NEVER
        return min(first, self._late[0]) if self._late else first

    def add(self, ticket: int, event: E) -> None:
        """Add the event of a ticket. An event that is here may be added again; then it may be taken twice."""
        if ticket > self._last:
            self._last = ticket
            self._in_order.append((ticket, event))
        elif ticket not in self._others:
            self._others[ticket] = event
            heappush(self._late, ticket)

    def take(self, done: int) -> E | None:
        """Remove and return the event of the lowest ticket, unless the ticket is above ``done``: return None then."""
        in_order = self._in_order
        if self._late and self._late[0] <= done and self._late[0] == self.first:
            return self._others.pop(heappop(self._late))
        if in_order and in_order[0][0] <= done:
            return in_order.popleft()[1]
        return None
