"""Blocking work in threads that hold up nobody: neither a cancelled caller nor the end of the process."""

from __future__ import annotations

import logging
import os
import threading
import time
from collections.abc import Callable, Iterable
from contextvars import copy_context
from functools import partial
from queue import SimpleQueue
from typing import Generic, TypeVar

import anyio

from ..errors import ResourceExhaustedError
from .ports import Port, current_port

__all__ = ["in_background", "in_closing_thread", "in_thread", "wait_for_threads"]

T = TypeVar("T")

_log = logging.getLogger(__name__)
_MOST_IDLE = 1


class _Threads:
    """Daemon threads that take jobs in order. There are as many as jobs run; one stays when there are no jobs.

    So a job that is given to them always runs, also when the system has no further threads.
    """

    def __init__(self) -> None:
        # A job may be added by a destructor, which runs in the middle of anything, in a thread that holds it already.
        self._lock = threading.RLock()
        self._changed = threading.Condition(self._lock)
        self._jobs: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._count = 0
        self._idle = 0  # threads without a job, less jobs without a thread

    def submit(self, job: Callable[[], object]) -> None:
        """Have a thread run ``job``, which takes care of its own errors.

        Raises
        ------
        ResourceExhaustedError
            There is no thread, and none can be started.
        """
        with self._lock:
            if self._idle <= 0:
                self._start()
            self._idle -= 1
            self._jobs.put(job)

    def wait(self, seconds: float) -> bool:
        """*Blocking.* Wait until no job runs, but not for longer. Return whether none does."""
        deadline = time.monotonic() + seconds
        with self._lock:
            while self._idle < self._count:
                left = deadline - time.monotonic()
                if left <= 0:
                    return False
                self._changed.wait(left)
        return True

    def _start(self) -> None:
        try:
            threading.Thread(target=self._run, name="aiotaichi background", daemon=True).start()
        except RuntimeError as error:  # Python's way to say that the system has no more threads
            if not self._count:
                raise ResourceExhaustedError(
                    f"{error}: the process or the system has too many (see ulimit -u, and the container's limits)"
                ) from error
        else:
            self._count += 1
            self._idle += 1

    def _run(self) -> None:
        while True:
            self._run_one()
            with self._lock:
                self._changed.notify_all()
                if self._idle >= _MOST_IDLE:
                    self._count -= 1
                    return
                self._idle += 1

    def _run_one(self) -> None:
        job = self._jobs.get()
        try:
            job()
        except BaseException:  # noqa: BLE001  # the thread goes on, whatever a job does
            _log.exception("in the background: %r", job)


_threads = _Threads()


def wait_for_threads(seconds: float) -> bool:
    """*Blocking.* Wait for what runs in the background, but not for longer. Return whether nothing runs any more."""
    return _threads.wait(seconds)


def in_background(*steps: Callable[[], object]) -> None:
    """Run ``steps`` in a thread, one after another. From any thread."""

    _threads.submit(partial(_run_in_order, steps))


def _run_in_order(steps: Iterable[Callable[[], object]]) -> None:
    for step in steps:
        step()


class _Job(Generic[T]):
    """Work in a thread, whose result goes to the loop that waits for it, or to nobody if that loop has gone on."""

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
        """Wait no longer: what has been made, and what will be, is discarded in a thread."""
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
    """It frees itself."""


def _nothing() -> None:
    """The work ends by itself."""


async def in_thread(
    work: Callable[[], T], discard: Callable[[T], object] = _drop, cancel: Callable[[], object] = _nothing
) -> T:
    """Run ``work`` in a thread and return its result.

    Cancelled meanwhile, call ``cancel`` and leave the thread to end; what it makes is then given to ``discard``.

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
    await in_thread(partial(_run_in_order, steps))


def _after_fork() -> None:
    global _threads
    _threads = _Threads()  # those of the parent are not here


os.register_at_fork(after_in_child=_after_fork)
