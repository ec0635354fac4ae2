"""How late the loop of a bare asyncio program is: as many tasks, and as many steps of tasks, as a load has.

If other programs use the machine, every loop is late. So the lateness of this loop is subtracted from that of the
load's loop: the rest is due to the library.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from contextlib import suppress

from aiotaichi.testing import LoopBeat, heartbeat
from benchmarks.service.lateness import lateness

__all__ = ["MOST_SECONDS", "measure"]

MOST_SECONDS = 3.0
BEAT = 1e-3


async def measure(tasks: int, steps_per_second: float, seconds: float) -> dict[str, float | None]:
    """Return the lateness of a loop whose ``tasks`` do nothing but wait for their turns, one after the other.

    A beat of each millisecond resumes as many tasks as the rate needs. Each takes one step, and waits again.
    """
    waiting: deque[asyncio.Future[None]] = deque()
    loop = asyncio.get_running_loop()
    owed = 0.0

    async def step() -> None:
        while True:
            waiting.append(loop.create_future())
            await waiting[-1]

    def resume(due: float, late: float) -> None:
        nonlocal owed
        owed += steps_per_second * BEAT
        while owed >= 1 and waiting:
            waiting.popleft().set_result(None)
            owed -= 1

    running = [asyncio.create_task(step()) for _ in range(tasks)]
    began = time.perf_counter()
    async with heartbeat() as beats:
        source = LoopBeat(resume, BEAT)
        await asyncio.sleep(min(seconds, MOST_SECONDS))
        source.stop()
    figures = lateness(beats, began, time.perf_counter())
    for task in running:
        task.cancel()
        with suppress(asyncio.CancelledError):
            await task
    return figures
