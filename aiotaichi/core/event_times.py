"""The moments of one operation, from the call that enqueued it to the task that goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields

__all__ = ["EventTimes"]


@dataclass(frozen=True, slots=True)
class EventTimes:
    """The moments of an operation, in order, in seconds of :func:`time.perf_counter`.

    :attr:`Event.times` makes it while a trace records. Two neighbours are equal if nothing happened between them.

    Attributes
    ----------
    asked
        The task asked for the slot or the lease that it had to wait for; else as ``granted``.
    granted
        The task got it; else as ``enqueued``.
    enqueued
        The call that enqueued the operation.
    batched
        The batch of the turn was complete.
    released
        Another queue's event, which the operation had to wait for, had happened; else as ``batched``.
    reached
        All earlier operations of the queue were done; else as ``released``.
    begun, ended
        The device began and ended the operation: by the device's clock.
    noticed
        The event loop saw the end.
    resumed
        The task that awaited the event went on. As ``noticed`` if no task awaited it by then.

    Examples
    --------
    >>> async with at.trace(rt):
    ...     event = rt.queue.launch(blur, frame)
    ...     await event
    ...     print(event.times.parts["device"])
    0.0012
    """

    asked: float
    granted: float
    enqueued: float
    batched: float
    released: float
    reached: float
    begun: float
    ended: float
    noticed: float
    resumed: float

    @property
    def whole(self) -> float:
        """The seconds from ``asked`` to ``resumed``."""
        return self.resumed - self.asked

    @property
    def parts(self) -> Mapping[str, float]:
        """The seconds between each moment and the next, by what they were spent on. They add up to :attr:`whole`.

        ``room``: waiting for a slot or a lease. ``task``: the task's own code, until it enqueued. ``turn``: the rest
        of the loop's turn. ``held``: by another queue's event. ``behind``: earlier operations of the queue.
        ``driver``: the driver and the threads that feed it. ``device``: the operation itself. ``notification``: until
        the loop knew. ``loop``: until the task went on.
        """
        moments = [getattr(self, field.name) for field in fields(self)]
        return {name: after - before for name, before, after in zip(_PARTS, moments[:-1], moments[1:], strict=True)}

    @property
    def longest(self) -> str:
        """The name of the longest part."""
        parts = self.parts
        return max(parts, key=parts.__getitem__)


_PARTS = ("room", "task", "turn", "held", "behind", "driver", "device", "notification", "loop")
