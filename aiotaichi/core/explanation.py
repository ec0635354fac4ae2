"""Where the time of one operation went, in words."""

from __future__ import annotations

from dataclasses import dataclass

from ..counted import counted
from .event_times import EventTimes

__all__ = ["Explanation"]


@dataclass(frozen=True, slots=True)
class Explanation:
    """Where the time of one operation went. Its text is one line for a log.

    ``Trace.explain`` makes it.

    Attributes
    ----------
    operation
        ``"kernel blur"``, ``"graph step"``, or the name of the queue's method.
    ticket
        The number of the operation on its queue.
    queue
        The name of the queue.
    times
        The moments of the operation. If it has not ended, the moments that it has not reached are now.
    ahead
        How many earlier operations of the queue were not done when it was enqueued.
    held_by
        The name of the queue whose event held it last, or None.
    is_done
        Whether it has ended.

    Examples
    --------
    >>> print(trace.explain(event))
    kernel blur (13 of queue 'left'): 41 of 50 ms behind 12 operations of queue 'left', 8.2 ms on the device, ...
    """

    operation: str
    ticket: int
    queue: str
    times: EventTimes
    ahead: int
    held_by: str | None
    is_done: bool

    def __str__(self) -> str:
        state = "" if self.is_done else ", not done"
        return f"{self.operation} ({self.ticket} of queue {self.queue!r}{state}): {self.spent}"

    @property
    def spent(self) -> str:
        """The parts in words, the longest first. A part that has less than a twentieth of the time is left out."""
        parts = sorted(self.times.parts.items(), key=lambda part: -part[1])
        longest = [(name, seconds) for name, seconds in parts if seconds >= 0.05 * self.times.whole and seconds > 0]
        words = [f"{_milliseconds(seconds)} ms {self._spent_on(name)}" for name, seconds in longest]
        words[:1] = [word.replace(" ms", f" of {_milliseconds(self.times.whole)} ms", 1) for word in words[:1]]
        return ", ".join(words) or f"{_milliseconds(self.times.whole)} ms"

    def _spent_on(self, part: str) -> str:
        match part:
            case "room":
                return "waiting for a slot or a lease"
            case "task":
                return "in the task's own code"
            case "turn":
                return "in the turn of the loop that enqueued it"
            case "held":
                return f"held by an event of queue {self.held_by!r}" if self.held_by else "held by an event"
            case "behind":
                return f"behind {counted(self.ahead, 'operation')} of queue {self.queue!r}"
            case "driver":
                return "in the driver"
            case "device":
                return "on the device"
            case "notification":
                return "until the loop noticed the end"
            case _:
                return "until the task went on"


def _milliseconds(seconds: float) -> str:
    return f"{seconds * 1e3:.3g}" if seconds < 1 else f"{seconds * 1e3:.0f}"
