"""How long operations waited and ran, by their names."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from .histogram import Histogram, HistogramRecorder

__all__ = ["OperationTimes", "OperationTimesRecorder"]

_MOST_NAMES: Final = 64
_OTHER: Final = "other"


@dataclass(frozen=True, slots=True)
class OperationTimes:
    """How long the operations of one name waited and ran.

    Attributes
    ----------
    wait
        The seconds from the call that enqueued an operation to its begin on the device.
    run
        The seconds from its begin to its end on the device.
    """

    wait: Histogram
    run: Histogram


class OperationTimesRecorder:
    """Histograms by the names of operations: ``"kernel blur"``, ``"write"``. Any thread merges and reads.

    A program may make kernels without end. So only the first 64 names have histograms of their own. The others count
    as ``"other"``.
    """

    def __init__(self) -> None:
        self._lock = threading.RLock()  # a finalizer may read in the middle of any call
        self._recorders: dict[str, tuple[HistogramRecorder, HistogramRecorder]] = {}

    def merge(self, name: str, wait: Histogram, run: Histogram) -> None:
        """Count operations of one name: how long they waited, and how long they ran."""
        waits, runs = self._recorders.get(name) or self._make(name)
        waits.merge(wait)
        runs.merge(run)

    def read(self) -> Mapping[str, OperationTimes]:
        """Return the histograms, in the order of the names."""
        with self._lock:
            recorders = sorted(self._recorders.items())
        return {name: OperationTimes(wait.read(), run.read()) for name, (wait, run) in recorders}

    def _make(self, name: str) -> tuple[HistogramRecorder, HistogramRecorder]:
        with self._lock:
            if name not in self._recorders and len(self._recorders) >= _MOST_NAMES:
                name = _OTHER
            return self._recorders.setdefault(name, (HistogramRecorder(), HistogramRecorder()))
