"""How many tasks one turn of the event loop wakes."""

from __future__ import annotations

__all__ = ["Budget", "Pace"]


class Pace:
    """How many tasks a turn wakes. It follows the time that the loop takes to come round with the tasks' own work.

    The loop shall come round in ``target`` seconds. Every turn may wake ``least`` tasks, however long the turns are,
    and the first one may wake ``first`` tasks. ``limit`` is how many the next turn may wake.
    """

    _GROWTH = 4  # a turn adds a fourth to the limit if there is time for that, else 1; a long turn at most halves it

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
            has_time = seconds * (1 + 1 / self._GROWTH) <= self._target
            self.limit += 1 + (self.limit // self._GROWTH if has_time else 0)


class Budget:
    """What one turn may still wake. The turn ends when ``tasks`` or ``nbytes`` is not above 0.

    ``awaited`` counts the events that tasks have waited for.
    """

    __slots__ = ("awaited", "nbytes", "tasks")

    def __init__(self, tasks: int, nbytes: int) -> None:
        self.tasks = tasks  # other work counts, too: so much as takes the time of a task
        self.awaited = 0
        self.nbytes = nbytes  # of awaited transfers: a task that is woken by a large one will copy as much again

    def spend(self, nbytes: int) -> None:
        """Count an awaited transfer. If at most half as much is left, the budget is used up.

        So a turn does what is nearest to its budget, and not always more.
        """
        left = self.nbytes - nbytes
        self.nbytes = left if left > nbytes // 2 else min(left, 0)
