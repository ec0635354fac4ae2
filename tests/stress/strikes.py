"""Cancel a task at a random moment. Each strike runs the task, and returns whether it was cancelled in time."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Coroutine
from typing import Any, TypeAlias

import anyio
import anyio.lowlevel

__all__ = ["SCOPES", "STRIKES"]

Work: TypeAlias = Coroutine[Any, Any, None]

_TURNS = 20
_SECONDS = 0.003
"""The mean number of turns, and of seconds, before a task is cancelled."""


async def _after_checkpoints(work: Work, chance: random.Random) -> bool:
    count = int(chance.expovariate(1 / _TURNS))

    async def strike(scope: anyio.CancelScope) -> None:
        for _ in range(count):
            await anyio.lowlevel.checkpoint()
        scope.cancel()

    async with anyio.create_task_group() as strikers:
        with anyio.CancelScope() as scope:
            strikers.start_soon(strike, scope)
            await work
        strikers.cancel_scope.cancel()
    return scope.cancelled_caught


async def _by_deadline(work: Work, chance: random.Random) -> bool:
    with anyio.move_on_after(chance.expovariate(1 / _SECONDS)) as scope:
        await work
    return scope.cancelled_caught


async def _by_asyncio(work: Work, chance: random.Random) -> bool:
    """Cancel the task once, as asyncio's own code does, and not again at every await."""
    task = asyncio.create_task(work)
    for _ in range(int(chance.expovariate(1 / _TURNS))):
        await asyncio.sleep(0)
    task.cancel()
    await asyncio.wait([task])
    if not task.cancelled():
        task.result()
    return task.cancelled()


async def _by_timeout(work: Work, chance: random.Random) -> bool:
    try:
        async with asyncio.timeout(chance.expovariate(1 / _SECONDS)):
            await work
    except TimeoutError:
        return True
    return False


SCOPES = (_after_checkpoints, _by_deadline)
STRIKES = (*SCOPES, _by_asyncio, _by_timeout)
