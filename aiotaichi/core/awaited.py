"""The tickets of a queue that are awaited."""

from __future__ import annotations

import sys
from collections.abc import Callable
from heapq import heappop, heappush

__all__ = ["NEVER", "Awaited"]

NEVER = sys.maxsize
"""A ticket that no queue reaches."""


class Awaited:
    """Tickets that somebody awaits.

    Every await adds one, which may be here already, and few turns ask for the lowest: adding runs no Python code.
    """

    __slots__ = ("_lowest", "_sorted", "add", "added")

    def __init__(self) -> None:
        self.added: list[int] = []  # since the last sort(): if they are many, call it
        self._lowest: list[int] = []  # a heap of the tickets that were added before
        self._sorted: set[int] = set()  # the same tickets
        self.add: Callable[[int], None] = self.added.append

    def sort(self, done: int) -> None:
        """Forget the tickets up to ``done``, which only rises."""
        lowest, known = self._lowest, self._sorted
        for ticket in self.added:
            if ticket > done and ticket not in known:
                heappush(lowest, ticket)
                known.add(ticket)
        self.added.clear()
        while lowest and lowest[0] <= done:
            known.remove(heappop(lowest))

    def first(self, done: int) -> int:
        """Return the lowest ticket above ``done``; ``NEVER`` if no such ticket is awaited."""
        self.sort(done)
        return self._lowest[0] if self._lowest else NEVER

    def count(self, done: int) -> int:
        """Return how many tickets above ``done`` are awaited."""
        self.sort(done)
        return len(self._lowest)
