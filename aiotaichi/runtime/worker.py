"""Blocking work in threads, for callers that can be cancelled."""

from __future__ import annotations

import logging
import os
import threading
from collections.abc import Callable, Iterable
from contextvars import copy_context
from functools import partial
from typing import Generic, TypeVar

import anyio

from .ports import Port, current_port
from .threads import Threads

__all__ = ["in_background", "in_closing_thread", "in_thread", "wait_for_threads"]

T = TypeVar("T")

_log = logging.getLogger(__name__)
_NAME = "aiotaichi background"

_threads = Threads(_NAME)


def wait_for_threads(seconds: float) -> bool:
    """*Blocking.* Wait until nothing runs in the background, ``seconds`` at most. Return whether that is so."""
    return _threads.wait(seconds)


def in_background(*steps: Callable[[], object]) -> None:
    """Run ``steps`` in a thread, one after another. From any thread."""
    _threads.submit(partial(_run_in_order, steps))


def _run_in_order(steps: Iterable[Callable[[], object]]) -> None:
    for step in steps:
        step()


class _Job(Generic[T]):
    """Work in a thread. The loop that waits gets the result; if it no longer waits, the result is discarded."""

    def __init__(self, work: Callable[[], T], discard: Callable[[T], object], port: Port) -> None:
        self._work = work
        self._discard = discard
        self._port = port
        self._lock = threading.Lock()
        self._made: list[T] = []
        self._error: BaseException | None = None
        self._is_abandoned = False
        self.finished = anyio.Event()

    def run(self) -> None:
        made: list[T] = []
        failure: BaseException | None = None
        try:
            made = [self._work()]
        except BaseException as error:  # noqa: BLE001  # raised where the result is waited for
            failure = error
        with self._lock:
            if not self._is_abandoned:
                self._made, self._error, made, failure = made, failure, [], None
        if failure is not None:
            _log.debug("%r failed after its caller had gone", self._work, exc_info=failure)
        for result in made:
            self._discard(result)
        self._port.call_threadsafe(self.finished.set)

    def abandon(self) -> None:
        """Wait no longer. A thread discards the result, also one that comes later."""
        with self._lock:
            self._is_abandoned = True
            made, self._made = self._made, []
        for result in made:
            in_background(partial(self._discard, result))

    def result(self) -> T:
        error, self._error = self._error, None
        if error is not None:
            try:
                raise error
            finally:
                del error  # its traceback has this frame
        return self._made.pop()


def _drop(_: object) -> None:
    """Discard a result that frees itself."""


def _nothing() -> None:
    """Cancel work that ends soon by itself."""


async def in_thread(
    work: Callable[[], T], discard: Callable[[T], object] = _drop, cancel: Callable[[], object] = _nothing
) -> T:
    """Run ``work`` in a thread and return its result.

    If it is cancelled meanwhile, it calls ``cancel`` and leaves the thread to end; ``discard`` gets the result then.

    Raises
    ------
    ResourceExhaustedError
        No thread can be started.
    """
    job = _Job(work, discard, current_port())
    _threads.submit(partial(copy_context().run, job.run))
    try:
        await job.finished.wait()
    except BaseException:
        cancel()
        job.abandon()
        raise
    return job.result()


async def in_closing_thread(*steps: Callable[[], object]) -> None:
    """As :func:`in_background`, and wait for it. Cancelled meanwhile, leave the thread to end."""
    left = threading.Event()

    def run() -> None:
        try:
            _run_in_order(steps)
        except Exception:
            if left.is_set():
                _log.exception("cannot close in the background")
            raise

    await in_thread(run, cancel=left.set)


def _after_fork() -> None:
    global _threads
    _threads = Threads(_NAME)  # those of the parent are not here


os.register_at_fork(after_in_child=_after_fork)
