"""How soon a busy event loop looks for completions again."""

from __future__ import annotations

__all__ = ["Rest"]


class Rest:
    """Whether the loop sleeps for a moment of so many seconds, instead of being woken by the next completion.

    Under load, to be woken costs the loop more than the task that goes on. A loop that rests wakes all tasks whose
    operations have completed meanwhile. It rests only if two things hold. On average, at least two tasks are woken in
    a moment. And on each queue, the tasks that wait are enough for two moments, so that no queue runs empty.

    A task that is alone on its queue does not make the loop rest. If it comes during a rest, it is woken after that.
    """

    _WEIGHT = 8  # turns that the average is taken over, about
    _IDLE = 8  # moments: a longer time without a woken task counts as this

    def __init__(self, moment: float) -> None:
        self.moment = moment
        self._gap = 0.0  # the seconds from one woken task to the next, on average
        self._last = 0.0

    def came(self, now: float, woken: int) -> None:
        """Record that a turn woke ``woken`` tasks at the time ``now``."""
        gap = min(now - self._last, self._IDLE * self.moment) / woken
        self._gap += (gap - self._gap) / self._WEIGHT
        self._last = now

    def suits(self, awaited: int) -> bool:
        """Return whether the loop may rest if a queue has no more than ``awaited`` awaited operations."""
        return 2 * self._gap <= self.moment and (awaited - 1) * self._gap >= 2 * self.moment
