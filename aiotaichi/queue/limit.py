"""How much may be in flight on a queue, and what happens if that is too little."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

__all__ = ["MAX_IN_FLIGHT", "Overflow", "QueueLimit"]

MAX_IN_FLIGHT = 1024
"""The number of operations from which a queue is full, unless the program gives another number."""


class Overflow(Enum):
    """What happens if a queue is full: see :meth:`Runtime.create_queue`."""

    WAIT = "wait"
    """Slots wait, and other calls enqueue."""
    RAISE = "raise"
    """Slots, and calls that enqueue while no slot is taken, raise a :class:`~aiotaichi.errors.QueueFullError`."""


@dataclass(frozen=True, slots=True)
class QueueLimit:
    """How much may be in flight on a queue."""

    operations: int
    """The number of operations, and of slots, from which the queue has no room."""
    nbytes: int | None
    """The most bytes that slots stand for; None for no limit."""
    refuses: bool
    """Whether a queue without room raises. Else tasks wait for their slots."""
