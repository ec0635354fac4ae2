"""A queue's part in the check of order, which debug=True asks for."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ..core.happens_before import OrderChecker, Use
from ..core.spans import Operation
from .event import Event, details_of, place_of

__all__ = ["Order"]


class Order:
    """The clocks of a queue's last ``most`` operations. Without a checker there are none, and its number is 0."""

    def __init__(self, checker: OrderChecker | None, queue: str, most: int) -> None:
        self.number = 0 if checker is None else checker.add_queue()
        self._checker = checker
        self._queue = queue
        self._most = most
        self._clocks: dict[int, Mapping[int, int]] = {}  # by ticket

    def check(self, event: Event[Any], name: str, uses: Sequence[Use]) -> None:
        """Raise an InvalidStateError if the operation races with an earlier one. ``event`` gets its clock."""
        assert self._checker is not None
        ticket = place_of(event)[1]
        clock = self._checker.enqueue(Operation(name, self._queue, self.number, ticket), uses)
        details_of(event).clock = self._clocks[ticket] = clock
        self._clocks.pop(ticket - self._most, None)

    def wait(self, event: Event[Any]) -> None:
        """Record that later operations of the queue come after ``event``."""
        if self._checker is not None:
            self._checker.wait(self.number, details_of(event).clock or {})

    def observe(self, clock: Mapping[int, int]) -> None:
        """Record that the host has seen the event with this clock completed."""
        if self._checker is not None:
            self._checker.observe(clock)

    def observe_ticket(self, ticket: int) -> None:
        """Record that the host has waited for ``ticket``. Later tickets may have completed, but by chance."""
        if ticket in self._clocks:
            self.observe(self._clocks[ticket])
