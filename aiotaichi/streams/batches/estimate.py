"""How long a batch will take: a straight line through the times of the last batches."""

from __future__ import annotations

__all__ = ["Estimate"]

_KEPT = 0.95
"""How much of the weight of a batch is left at the next one: the last twenty count most."""


class Estimate:
    """``seconds = a * rows + b``, fitted by least squares. Newer batches weigh more."""

    __slots__ = ("_rows", "_rows_seconds", "_rows_squared", "_seconds", "_weight")

    def __init__(self) -> None:
        self._weight = self._rows = self._seconds = self._rows_squared = self._rows_seconds = 0.0

    def add(self, rows: int, seconds: float) -> None:
        """Add a batch."""
        self._weight = self._weight * _KEPT + 1
        self._rows = self._rows * _KEPT + rows
        self._seconds = self._seconds * _KEPT + seconds
        self._rows_squared = self._rows_squared * _KEPT + rows * rows
        self._rows_seconds = self._rows_seconds * _KEPT + rows * seconds

    def doubt(self) -> None:
        """Expect a little less: a request was refused, and if all are refused, no batch brings a newer time."""
        self._seconds *= _KEPT
        self._rows_seconds *= _KEPT

    def seconds(self, rows: int) -> float:
        """Return the seconds that a batch is expected to take. 0 if no batch has run: then nothing is known."""
        if not self._weight:
            return 0.0
        mean, mean_rows = self._seconds / self._weight, self._rows / self._weight
        spread = self._rows_squared / self._weight - mean_rows**2
        if spread < 1e-6 * mean_rows**2:  # all batches had as many rows
            return mean * max(1.0, rows / mean_rows)
        slope = (self._rows_seconds / self._weight - mean_rows * mean) / spread
        slope = min(max(slope, 0.0), mean / mean_rows)  # more rows take no less time, and no rows no less than none
        return mean + slope * (rows - mean_rows)
