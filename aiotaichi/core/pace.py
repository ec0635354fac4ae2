"""How much one turn of the event loop does, and how long the loop looks for a completion before it sleeps."""

from __future__ import annotations

from typing import TypeAlias

__all__ = ["AdaptiveSpin", "Budget", "FixedSpin", "Pace", "Spin"]


class Pace:
    """How many tasks a turn wakes. It follows the time that the loop takes to come round with the tasks' own work.

    The loop shall come round in ``target`` seconds. Every turn may wake ``least`` tasks, however long the turns are,
    and the first one may wake ``first`` tasks. ``limit`` is how many the next turn may wake.
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
    """What one turn may still wake. The turn ends when one of the numbers is not above 0."""

    __slots__ = ("nbytes", "tasks")

    def __init__(self, tasks: int, nbytes: int) -> None:
        self.tasks = tasks
        self.nbytes = nbytes  # of transfers: a task that is woken by a large transfer will copy as much again


class FixedSpin:
    """The same patience every time."""

    is_least = False  # whether looks have found so little that the patience is the least

    def __init__(self, patience: int) -> None:
        self.patience = patience  # how long to look, in turns or microseconds

    def found(self) -> None:
        """Record that a completion was seen."""

    def missed(self) -> None:
        """Record that the time passed without a completion."""


class AdaptiveSpin:
    """More patience while completions are found, less while they are not: a long kernel costs two turns."""

    _LEAST = 2

    def __init__(self, most: int) -> None:
        self.patience = most
        self._most = most

    @property
    def is_least(self) -> bool:
        """Whether looks have found so little that the patience is the least."""
        return self.patience == self._LEAST

    def found(self) -> None:
        """Look longer next time: a completion was seen."""
        if self.patience < self._most:
            self.patience = min(self._most, self.patience + 2)

    def missed(self) -> None:
        """Look less long next time: the time passed without a completion."""
        if self.patience > self._LEAST:
            self.patience = max(self._LEAST, self.patience // 2)


Spin: TypeAlias = FixedSpin | AdaptiveSpin
