"""Cancels a coroutine at each place where it waits."""

from __future__ import annotations

import types
from collections.abc import Awaitable, Callable, Coroutine, Generator
from functools import partial
from itertools import count
from typing import Any

import anyio

__all__ = ["cancelled_at_each_await"]


async def cancelled_at_each_await(
    run: Callable[[], Coroutine[Any, Any, None]], afterwards: Callable[[], Awaitable[None]]
) -> int:
    """Call ``run`` again and again, cancelled at its first await, at its second, and so on, until it ends by itself.

    Parameters
    ----------
    run
        Returns the coroutine.
    afterwards
        Called after each run.

    Returns
    -------
    int
        How often it was cancelled.
    """
    for number in count(1):
        with anyio.CancelScope() as scope:
            await _cancelled_at(run(), number, scope.cancel)
        await afterwards()
        if not scope.cancel_called:
            return number - 1
    raise AssertionError("count() never ends")


@types.coroutine
def _cancelled_at(
    coroutine: Coroutine[Any, Any, None], number: int, cancel: Callable[[], object]
) -> Generator[Any, Any, None]:
    """Run a coroutine. Call ``cancel`` before the task parks for the given time."""
    awaits = 0
    step: Callable[[], Any] = partial(coroutine.send, None)
    while True:
        try:
            parked = step()
        except StopIteration:
            return
        awaits += 1
        if awaits == number:
            cancel()
        try:
            value = yield parked
        except BaseException as error:  # noqa: BLE001  # it is the coroutine's
            step = partial(coroutine.throw, error)
        else:
            step = partial(coroutine.send, value)
