"""The host's clock, as a test sets it."""

from __future__ import annotations

__all__ = ["HostClock"]


class HostClock:
    """Stands for :func:`time.perf_counter`. ``now`` is what it returns, and ``reads`` counts its calls."""

    def __init__(self) -> None:
        self.now = 100.0
        self.reads = 0

    def __call__(self) -> float:
        self.reads += 1
        return self.now
