"""Measure how late the event loop wakes tasks. A blocking call makes it late."""

from __future__ import annotations

import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import anyio

from ..errors import InvalidStateError

__all__ = ["Heartbeat", "heartbeat"]


@dataclass
class Heartbeat:
    """The beats so far.

    Attributes
    ----------
    delays
        The delay of each beat, in seconds. A beat is due in every interval. So if the loop stalls for 100 ms, a
        hundred beats of 1 ms are late: by 100 ms, 99 ms and so on.
    wakes
        How often the loop has woken the beating task.
    """

    delays: list[float] = field(default_factory=list)
    wakes: int = 0

    def percentile(self, percent: float) -> float:
        """Return the delay, in seconds, that ``percent`` of the beats do not exceed.

        Raises
        ------
        InvalidStateError
            No beat was due yet.
        """
        if not self.delays:
            raise InvalidStateError("no beat was due yet: ask after the first interval")
        ordered = sorted(self.delays)
        return ordered[min(len(ordered) - 1, int(len(ordered) * percent / 100))]


@asynccontextmanager
async def heartbeat(interval: float = 0.001) -> AsyncIterator[Heartbeat]:
    """Beat every ``interval`` seconds inside the block, and record how late each beat is.

    Examples
    --------
    ::

        async with heartbeat() as beats:
            await queue.launch(kernel, x)
        assert beats.percentile(99) < 0.005
    """
    beats = Heartbeat()
    due = time.perf_counter() + interval

    def count() -> None:
        nonlocal due
        now = time.perf_counter()
        while due <= now:
            beats.delays.append(now - due)
            due += interval

    async def beat() -> None:
        while True:
            await anyio.sleep(max(0.0, due - time.perf_counter()))
            beats.wakes += 1
            count()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(beat)
        yield beats
        count()
        tasks.cancel_scope.cancel()
