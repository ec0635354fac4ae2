"""Blocking work in a thread, which a cancelled caller leaves behind."""

from __future__ import annotations

import threading
from collections.abc import Callable
from functools import partial
from typing import TypeVar

import anyio
import anyio.to_thread

from .ports import current_port

__all__ = ["in_background", "in_closing_thread", "in_thread"]

T = TypeVar("T")


def in_background(*steps: Callable[[], object]) -> None:
    """Run ``steps`` in a thread that an interpreter which ends now waits for."""

    def run() -> None:
        for step in steps:
            step()

    threading.Thread(target=run, name="aiotaichi background").start()


async def in_closing_thread(*steps: Callable[[], object]) -> None:
    """As :func:`in_background`, and wait for it; cancelled meanwhile, leave it to end."""
    port = current_port()
    finished = anyio.Event()
    failures: list[BaseException] = []

    def run() -> None:
        try:
            for step in steps:
                step()
        except BaseException as error:  # noqa: BLE001  # raised below
            failures.append(error)
        port.call_threadsafe(finished.set)

    in_background(run)
    await finished.wait()
    if failures:
        raise failures[0]


def _drop(_: object) -> None:
    """It frees itself."""


async def in_thread(
    work: Callable[[], T], discard: Callable[[T], object] = _drop, cancel: Callable[[], object] | None = None
) -> T:
    """Run ``work`` in a thread.

    Cancelled meanwhile, call ``cancel``, leave the work to end, and then discard what it made.
    """
    lock = threading.Lock()
    made: list[T] = []
    abandoned = False

    def run() -> None:
        result = work()
        with lock:
            made.append(result)
            late = abandoned
        if late:
            discard(result)

    try:
        # A limiter of its own: the program's threads are the program's.
        await anyio.to_thread.run_sync(run, abandon_on_cancel=True, limiter=anyio.CapacityLimiter(1))
    except BaseException:
        with lock:
            abandoned = True
            early = bool(made)
        if cancel is not None:
            cancel()
        if early:
            in_background(partial(discard, made.pop()))
        raise
    return made.pop()  # an idle worker thread remembers what it ran last
