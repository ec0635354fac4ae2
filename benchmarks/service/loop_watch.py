"""Measure how late the event loop wakes a task that sleeps 1 ms."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass

import numpy as np

__all__ = ["Lateness", "LoopWatch", "percentile"]

INTERVAL = 0.001


@dataclass(frozen=True)
class Lateness:
    """How many seconds late the loop wakes the task. None if the task did not wake in the span."""

    late_p50: float | None
    late_p99: float | None
    late_worst: float | None


class LoopWatch:
    """The delays of the running event loop."""

    def __init__(self) -> None:
        self._wakes: list[tuple[float, float]] = []
        self._due: float | None = None

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Measure inside the block."""
        watcher = asyncio.create_task(self._watch())
        try:
            yield
        finally:
            self._wake()
            watcher.cancel()
            await asyncio.wait([watcher])

    async def _watch(self) -> None:
        await asyncio.sleep(0)  # tasks start in this turn: lateness counts from the second
        while True:
            self._due = time.perf_counter() + INTERVAL
            await asyncio.sleep(INTERVAL)
            self._wake()

    def _wake(self) -> None:
        """Record how late a wake is that is due. At the end, the loop may not have come round to it yet."""
        now = time.perf_counter()
        if self._due is not None and self._due <= now:
            self._wakes.append((self._due, now - self._due))
            self._due = None

    def between(self, begin: float, end: float) -> Lateness:
        """Return the lateness of the wakes that were due in a span of :func:`time.perf_counter`."""
        delays = [delay for due, delay in self._wakes if begin < due <= end]
        return Lateness(*(percentile(delays, percent) for percent in (50, 99, 100)))


def percentile(values: Sequence[float], percent: float) -> float | None:
    """Return the value that ``percent`` of the values do not exceed, or None if there are no values."""
    return float(np.percentile(values, percent)) if values else None
