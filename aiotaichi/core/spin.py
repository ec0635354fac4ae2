"""How long a completion is looked for before the loop sleeps on it: in turns of the loop, or in microseconds."""

from __future__ import annotations

__all__ = ["AdaptiveSpin", "FixedSpin"]


class FixedSpin:
    """The same number of turns every time."""

    def __init__(self, turns: int) -> None:
        self._turns = turns

    def turns(self) -> int:
        return self._turns

    def found(self) -> None:
        """A completion was seen while spinning."""

    def missed(self) -> None:
        """The turns passed without one."""


class AdaptiveSpin(FixedSpin):
    """More turns while spinning pays, few while it does not: long kernels cost two turns each."""

    _LEAST = 2

    def __init__(self, most: int) -> None:
        super().__init__(most)
        self._most = most

    def found(self) -> None:
        self._turns = min(self._most, self._turns + 2)

    def missed(self) -> None:
        self._turns = max(self._LEAST, self._turns // 2)
