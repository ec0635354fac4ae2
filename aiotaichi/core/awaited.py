"""The tickets of a queue that are awaited."""

from __future__ import annotations

import sys
from collections import deque
from heapq import heappop, heappush

__all__ = ["NEVER", "Awaited"]

NEVER = sys.maxsize
"""A ticket that no queue reaches."""


class Awaited:
    """Tickets. The lowest one that is not done is known without a look at the others.

    Tasks await nearly always in the order of the tickets: such a ticket costs the same, however many are awaited.
    """

    __slots__ = ("_in_order", "_last", "_late", "_others")

    def __init__(self) -> None:
        self._in_order: deque[int] = deque()
        self._last = 0  # the highest ticket that was added
        self._others: set[int] = set()  # the tickets that came after a higher one
        self._late: list[int] = []  # a heap of them

    def add(self, ticket: int, done: int) -> None:
        """Add a ticket, which may be here already. The tickets up to ``done`` are done."""
        in_order = self._in_order
        if in_order and in_order[0] <= done:  # one for one: done tickets do not pile up
            in_order.popleft()
        if ticket > self._last:
            self._last = ticket
            in_order.append(ticket)
        elif ticket not in self._others:
            self._others.add(ticket)
            heappush(self._late, ticket)

    def first(self, done: int) -> int:
        """Return the lowest ticket above ``done``, which only rises; ``NEVER`` if no such ticket is awaited."""
        in_order, late = self._in_order, self._late
        while in_order and in_order[0] <= done:
            in_order.popleft()
        while late and late[0] <= done:
            self._others.remove(heappop(late))
        return min(in_order[0] if in_order else NEVER, late[0] if late else NEVER)
