"""What a batcher counts."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Final

from .. import Histogram

__all__ = ["BatchFigures", "Counts"]

_ROWS: Final = tuple(2.0**power for power in range(15))
_SECONDS: Final = (1e-4, 2.5e-4, 5e-4, 1e-3, 2.5e-3, 5e-3, 1e-2, 2.5e-2, 5e-2, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)


class Counts:
    """How often values were in ranges."""

    __slots__ = ("_bounds", "_counts", "_total")

    def __init__(self, bounds: tuple[float, ...]) -> None:
        self._bounds = bounds
        self._counts = [0] * (len(bounds) + 1)
        self._total = 0.0

    def add(self, value: float) -> None:
        """Count a value."""
        self._counts[bisect_left(self._bounds, value)] += 1
        self._total += value

    def add_ages(self, now: float, times: Sequence[float]) -> None:
        """Count how long ago each of some times was. They are in order: a range takes one search, not each time."""
        counts, before, end = self._counts, len(times), 0
        for place, bound in enumerate(self._bounds):
            end = bisect_left(times, now - bound, 0, before)
            counts[place] += before - end
            before = end
            if not end:
                break
        counts[-1] += end
        self._total += now * len(times) - sum(times)

    def histogram(self) -> Histogram:
        """Return what was counted."""
        return Histogram(self._bounds, tuple(self._counts), self._total)


class BatchFigures:
    """The counters of a batcher. :class:`aiotaichi.BatcherStatistics` says what each counts."""

    def __init__(self) -> None:
        self.batches = self.sent = self.answered = self.failed = self.dropped = 0
        self.never_sent = self.refused = self.copied_in = self.copied_out = 0
        self.fill, self.wait, self.run = Counts(_ROWS), Counts(_SECONDS), Counts(_SECONDS)
