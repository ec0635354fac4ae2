"""How late the event loop is, as figures."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from aiotaichi.errors import InvalidStateError
from aiotaichi.testing import Heartbeat

__all__ = ["lateness", "percentile"]


def lateness(beats: Heartbeat, begin: float, end: float) -> dict[str, float | None]:
    """Return the lateness, in seconds, of the beats that were due in a span of :func:`time.perf_counter`.

    The figures are None if no beat was due in the span.
    """
    percents = {"late_p50": 50, "late_p99": 99, "late_worst": 100}
    try:
        return {name: beats.percentile(percent, begin, end) for name, percent in percents.items()}
    except InvalidStateError:
        return dict.fromkeys(percents)


def percentile(values: Sequence[float], percent: float) -> float | None:
    """Return the value that ``percent`` of the values do not exceed, or None if there are no values."""
    return float(np.percentile(values, percent)) if values else None
