"""Histograms of seconds: how many values lie within which bounds."""

from __future__ import annotations

import math
import threading
from bisect import bisect_left
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from typing import ClassVar, Final

import numpy as np
import numpy.typing as npt

from ..errors import InvalidArgumentError

__all__ = ["Histogram", "HistogramRecorder", "histogram_of"]

_BOUNDS: Final = tuple(float(f"{digit}e{power}") for power in range(-6, 2) for digit in (1, 2, 5))
"""1, 2, 5, 10, ... microseconds to 50 seconds. An objective is a round number, such as 50 ms: so it is a bound."""


@dataclass(frozen=True, slots=True, repr=False)
class Histogram:
    """How many values lie within which bounds. The values are seconds.

    ``a + b`` has the values of both.

    Attributes
    ----------
    bounds
        The upper bounds of the buckets, in seconds: 1, 2, 5, 10, ... microseconds, up to 50 seconds. All histograms
        have the same ones.
    counts
        How many values are in each bucket: above the bound before, and at most at its own. The last bucket, which is
        one more, has those above all bounds.
    seconds
        The sum of the values.
    """

    bounds: ClassVar[Sequence[float]] = _BOUNDS

    counts: tuple[int, ...] = (0,) * (len(_BOUNDS) + 1)
    seconds: float = 0.0

    @property
    def count(self) -> int:
        """The number of values."""
        return sum(self.counts)

    @property
    def cumulative(self) -> Sequence[tuple[float, int]]:
        """Each bound, and how many values are at most as large. The last bound is infinite, as Prometheus has it."""
        return list(zip((*self.bounds, math.inf), accumulate(self.counts), strict=True))

    def quantile(self, share: float) -> float:
        """Return the smallest bound within which at least this share of the values lies. 0 if there are no values.

        It is infinite if the share reaches beyond all bounds.

        Parameters
        ----------
        share
            A number from 0 to 1.

        Raises
        ------
        InvalidArgumentError
            ``share`` is not such a number.

        Examples
        --------
        >>> rt.statistics().slot_waits.quantile(0.99)  # of 100 callers, 99 have waited for at most 5 ms
        0.005
        """
        if not isinstance(share, (int, float)) or isinstance(share, bool) or not 0 <= share <= 1:
            raise InvalidArgumentError(f"quantile: share={share!r}: give a number from 0 to 1, such as 0.99")
        total = self.count
        if not total:
            return 0.0
        wanted = max(1, math.ceil(share * total))
        return next(bound for bound, count in self.cumulative if count >= wanted)

    def __add__(self, other: Histogram) -> Histogram:
        if not isinstance(other, Histogram):
            return NotImplemented
        counts = tuple(mine + its for mine, its in zip(self.counts, other.counts, strict=True))
        return Histogram(counts, self.seconds + other.seconds)

    def __repr__(self) -> str:
        return f"Histogram(count={self.count}, seconds={self.seconds:.3g})"


def histogram_of(seconds: npt.NDArray[np.float64]) -> Histogram:
    """Return a histogram of many values at once. Negative ones count as 0."""
    values = np.maximum(seconds, 0.0)
    counts = np.bincount(np.searchsorted(_BOUNDS, values), minlength=len(_BOUNDS) + 1)
    return Histogram(tuple(counts.tolist()), float(values.sum()))


class HistogramRecorder:
    """Counts values for a histogram. Any thread adds and reads, a finalizer too."""

    __slots__ = ("_counts", "_lock", "_seconds")

    def __init__(self) -> None:
        self._lock = threading.RLock()  # a finalizer may read in the middle of any call
        self._counts = [0] * (len(_BOUNDS) + 1)
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        """Count one value."""
        place = bisect_left(_BOUNDS, seconds) if seconds else 0  # most waits take no time
        with self._lock:
            self._counts[place] += 1
            self._seconds += seconds

    def add_ages(self, now: float, times: Sequence[float]) -> None:
        """Count how long ago each of some times was. They are in order: a bound takes one search, not each time."""
        if len(times) == 1:
            self.add(now - times[0])
            return
        seconds = now * len(times) - sum(times)
        before = len(times)
        with self._lock:
            for place, bound in enumerate(_BOUNDS):
                older = bisect_left(times, now - bound, 0, before)  # so these are above the bound
                self._counts[place] += before - older
                before = older
                if not older:
                    break
            self._counts[-1] += before
            self._seconds += seconds

    def merge(self, histogram: Histogram) -> None:
        """Count all values of a histogram."""
        with self._lock:
            for place, count in enumerate(histogram.counts):
                self._counts[place] += count
            self._seconds += histogram.seconds

    def read(self) -> Histogram:
        """Return the histogram, as it is at one moment."""
        with self._lock:
            return Histogram(tuple(self._counts), self._seconds)
