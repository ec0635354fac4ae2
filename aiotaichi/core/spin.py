"""How long a loop looks for a completion before it sleeps."""

from __future__ import annotations

from typing import TypeAlias

__all__ = ["AdaptiveSpin", "FixedSpin", "Spin"]


class FixedSpin:
    """The same patience every time."""

    is_least = False  # whether looks have found so little that the patience is the least

    def __init__(self, patience: int) -> None:
        self.patience = patience  # how long to look, in turns or microseconds

    def found(self) -> None:
        """Record that a completion was seen."""

    def missed(self) -> None:
        """Record that the time passed without a completion."""

    def missed_narrowly(self) -> None:
        """Record that a completion came soon after the time had passed, which :meth:`missed` has recorded."""


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

    def missed_narrowly(self) -> None:
        """Look longer next time: :meth:`missed` has halved the patience, and the completion came soon after."""
        self.patience = min(self._most, 2 * self.patience + 2)


Spin: TypeAlias = FixedSpin | AdaptiveSpin
