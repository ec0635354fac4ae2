"""How soon a busy event loop looks for completions again."""

from __future__ import annotations

__all__ = ["Rest"]


class Rest:
    """Whether the loop rests for a moment instead of being notified of the next completion.

    Under load each notification costs the loop more than the task that it wakes. A loop that rests wakes all tasks
    whose operations complete meanwhile. It rests only if it will wake several, and if each queue has work for two
    moments that other tasks wait for. So no queue runs dry. A task that is alone on its queue is woken at once, but
    a moment later if it has come during a rest.

    Parameters
    ----------
    moment
        How long the loop rests, in seconds.
    """

    _WEIGHT = 8  # turns that the mean covers, about
    _IDLE = 8  # moments after which a turn says that the loop was idle, and not how long

    def __init__(self, moment: float) -> None:
        self.moment = moment
        self._gap = 0.0  # the mean time for each woken task, in seconds
        self._last = 0.0

    def came(self, now: float, woken: int) -> None:
        """Record that a turn woke ``woken`` tasks at the time ``now``."""
        gap = min(now - self._last, self._IDLE * self.moment) / woken
        self._gap += (gap - self._gap) / self._WEIGHT
        self._last = now

    def suits(self, awaited: int) -> bool:
        """Return whether the loop may rest if a queue has no more than ``awaited`` awaited operations."""
        return 2 * self._gap <= self.moment and (awaited - 1) * self._gap >= 2 * self.moment
