"""Waits for what another thread does a moment later, and no call reports."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

import anyio
import anyio.to_thread

from aiotaichi.hal.call_thread import CallThread

_SECONDS = 30


async def until(condition: Callable[[], object]) -> None:
    """Wait until a condition holds."""
    with anyio.fail_after(_SECONDS):
        while not condition():  # noqa: ASYNC110  # nothing reports it
            await anyio.sleep(0.001)


async def until_freed(condition: Callable[[], object]) -> None:
    """Wait until a condition holds. Until then, collect garbage: objects in cycles may stand in its way."""

    def holds() -> object:
        if not condition():
            gc.collect()
        return condition()

    await until(holds)


async def until_idle(thread: CallThread) -> None:
    """Wait until a thread has no calls left. Its calls may submit others, which ``settle()`` does not wait for."""
    looks: SimpleQueue[bool] = SimpleQueue()
    is_idle = False
    while not is_idle:
        thread.submit(lambda: looks.put(thread._calls.empty()))
        is_idle = await anyio.to_thread.run_sync(looks.get)


async def until_gone(reference: weakref.ref[Any]) -> None:
    """Wait until nothing holds an object: a thread that has used the object drops it a moment later."""
    await until_freed(lambda: reference() is None)
