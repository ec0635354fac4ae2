"""Measure a load: the latencies of its requests, how late the event loop is, processor time and memory."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from aiotaichi.testing import heartbeat
from benchmarks.service.lateness import lateness, percentile
from benchmarks.service.process import peak_resident_bytes, pinned_bytes

__all__ = ["Meter"]

PIN_INTERVAL = 0.05


class Meter:
    """The samples of one load. Make it when the load starts, in the loop.

    Parameters
    ----------
    start
        The seconds over which the tasks start.
    steady
        The seconds that follow.
    """

    def __init__(self, start: float, steady: float) -> None:
        self._latencies: list[tuple[float, float]] = []
        self._pinned = 0
        self._processor, self._loop = time.process_time(), time.thread_time()
        self._began = time.perf_counter()
        self._is_steady = self._began + start
        self.end = self._is_steady + steady

    def completed(self, sent: float) -> None:
        """Count a request that was sent, or has arrived, at ``sent``, and has its result now."""
        now = time.perf_counter()
        self._latencies.append((now, now - sent))

    @asynccontextmanager
    async def watching(self) -> AsyncIterator[None]:
        """Watch the loop and the pinned memory inside the block."""
        pins = asyncio.create_task(self._watch_pins())
        try:
            async with heartbeat() as self._beats:
                yield
        finally:
            pins.cancel()
            await asyncio.wait([pins])

    async def _watch_pins(self) -> None:
        while True:
            self._pinned = max(self._pinned, pinned_bytes())
            await asyncio.sleep(PIN_INTERVAL)

    def figures(self) -> dict[str, Any]:
        """Return all figures. Call it when the load ends, in the loop: processor time and memory count until now.

        Times are in seconds. ``whole``, ``start`` and ``steady`` each have the ``requests`` a second, the latency
        from a request's first call to its result (of an open loop: from its arrival), and the loop's lateness.
        """
        processor, loop = time.process_time() - self._processor, time.thread_time() - self._loop
        wall = time.perf_counter() - self._began
        return {
            "whole": self._between(self._began, self.end),
            "start": self._between(self._began, self._is_steady),
            "steady": self._between(self._is_steady, self.end),
            "processor_seconds_per_second": processor / wall,
            "loop_seconds_per_second": loop / wall,
            "requests_per_processor_second": len(self._latencies) / processor,
            "peak_resident_bytes": peak_resident_bytes(),
            "peak_pinned_bytes": self._pinned,
        }

    def _between(self, begin: float, end: float) -> dict[str, float | None]:
        latencies = [latency for when, latency in self._latencies if begin < when <= end]
        return {
            "requests": len(latencies) / (end - begin),
            "latency_p50": percentile(latencies, 50),
            "latency_p99": percentile(latencies, 99),
            **lateness(self._beats, begin, end),
        }
