"""How late the event loop is: what a blocking call on it does to everybody else."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import anyio

__all__ = ["Heartbeat", "heartbeat"]


@dataclass
class Heartbeat:
    """The delays of the beats so far, in seconds behind their time."""

    delays: list[float] = field(default_factory=list)

    def percentile(self, percent: float) -> float:
        """Return the delay that ``percent`` of the beats do not exceed."""
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))] if ordered else 0.0


@asynccontextmanager
async def heartbeat(interval: float = 0.001) -> AsyncIterator[Heartbeat]:
    """Beat every ``interval`` seconds inside the block, and record how late each beat is."""
    beats = Heartbeat()

    async def beat() -> None:
        while True:
            due = time.perf_counter() + interval
            await anyio.sleep(interval)
            beats.delays.append(max(0.0, time.perf_counter() - due))

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(beat)
        yield beats
        tasks.cancel_scope.cancel()
