"""Counters and histograms of what happens seldom: any thread adds."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from enum import Enum

from .histogram import HistogramRecorder
from .operation_times import OperationTimesRecorder

__all__ = ["Tallies", "Tally"]


class Tally(Enum):
    """What is counted."""

    COMPILED = "pieces of code that were compiled"
    COMPILE_SECONDS = "seconds that threads spent on it"
    CACHE_HITS = "pieces of code that the cache had"
    CACHE_MISSES = "pieces of code that the cache lacked"
    BUILT = "modules of kernel functions that taichi compiled"
    BUILD_SECONDS = "seconds that this took"
    COMPILE_REFUSED = "pieces of code that needed more time or memory than the limits allow"
    LOOP_HELD = "calls that blocked the event loop"
    ENQUEUED = "operations of closed queues"
    COMPLETED = "operations of closed queues that have completed"
    FAILED = "operations of closed queues that have failed"
    REVOKED = "operations of closed queues that were revoked"
    REFUSED = "calls that closed queues had no room for"
    CLOSE_TIMEOUTS = "closings of queues, runtimes and lost devices that took too long"
    KERNEL_TIMEOUTS = "operations that a watchdog has ended"
    WAIT_TIMEOUTS = "calls of synchronize that waited too long"


class Tallies:
    """The counters and the histograms of one runtime. Each only grows.

    Examples
    --------
    A device counts what it compiles, in the ``tallies`` of its :class:`~aiotaichi.hal.driver.DeviceRequest`:

    >>> from aiotaichi.core.tallies import Tallies, Tally
    >>> tallies = Tallies()
    >>> tallies.add(Tally.COMPILED)
    >>> tallies.add(Tally.COMPILE_SECONDS, 0.25)
    >>> tallies.counts()[Tally.COMPILE_SECONDS]
    0.25
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._counts: dict[Tally, float] = dict.fromkeys(Tally, 0)
        self.slot_waits = HistogramRecorder()  # of closed queues
        self.operations = OperationTimesRecorder()  # of those whose begin and end were recorded

    def add(self, tally: Tally, amount: float = 1) -> None:
        """Add to a counter."""
        with self._lock:
            self._counts[tally] += amount

    def counts(self) -> Mapping[Tally, float]:
        """Return all counters, as they are at one moment."""
        with self._lock:
            return dict(self._counts)
