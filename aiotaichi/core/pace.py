"""How much one turn of the event loop does, so that the loop comes round soon."""

from __future__ import annotations

__all__ = ["Budget", "Pace", "Rest"]


class Pace:
    """How many tasks a turn wakes. It follows the time that the loop takes to come round with the tasks' own work.

    Parameters
    ----------
    target
        The time, in seconds, in which the loop shall come round.
    least
        The number of tasks that every turn may wake, however long the turns are.
    first
        The number of tasks that the first turn may wake.

    Attributes
    ----------
    limit
        The number of tasks that the next turn may wake.
    """

    _GROWTH = 4  # a short turn adds a fourth to the limit, a long turn at most halves it

    def __init__(self, target: float, least: int, first: int) -> None:
        self._target = target
        self.least = least
        self.limit = first

    def came_round(self, seconds: float, woken: int) -> None:
        """Record that the loop took ``seconds`` to come round after a turn that woke ``woken`` tasks."""
        if seconds > self._target:
            suitable = max(int(woken * self._target / seconds), woken // 2)
            self.limit = max(self.least, min(self.limit, suitable))
        elif woken >= self.limit:
            self.limit += self.limit // self._GROWTH + 1


class Budget:
    """What one turn may still wake. The turn ends when one of the numbers is not above 0.

    Attributes
    ----------
    tasks
        The number of tasks.
    nbytes
        The bytes of transfers: a task that is woken by a large transfer will copy as much again.
    """

    __slots__ = ("nbytes", "tasks")

    def __init__(self, tasks: int, nbytes: int) -> None:
        self.tasks = tasks
        self.nbytes = nbytes


class Rest:
    """Whether the loop rests for a moment instead of being notified of the next completion.

    Under load each notification costs the loop more than the task that it wakes. A loop that rests wakes all tasks
    whose operations complete meanwhile. It rests only if it will wake several, and if each queue has work for two
    moments that other tasks wait for: no queue runs dry, and a task that is alone on its queue is woken at once.

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
