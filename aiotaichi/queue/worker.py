"""Blocking work in threads, for coroutines that can be cancelled."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable, Iterable
from contextvars import copy_context
from functools import partial
from queue import SimpleQueue
from typing import Generic, TypeVar

import anyio

from ..errors import Error
from ..forked_child import call_in_forked_child
from ..hal.interpreter_lock import work_began, work_ended
from ..interpreter_end import unless_ending
from ..kept_errors import kept
from ..last_error import record
from ..system_errors import named_limits
from .ports import Port, current_port

__all__ = ["Threads", "in_background", "in_closing_thread", "in_thread", "wait_for_threads"]

T = TypeVar("T")

_log = logging.getLogger(__name__)
_NAME = "aiotaichi background"
_MOST_IDLE = 1


class Threads:
    """Daemon threads that take jobs in order, one thread for each running job.

    One thread stays when there are no jobs. So each job that :meth:`submit` accepts runs, even if the system starts
    no more threads.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        # A destructor may submit a job. It runs in the middle of any call, also in a thread that holds the lock.
        self._lock = threading.RLock()
        self._changed = threading.Condition(self._lock)
        self._jobs: SimpleQueue[Callable[[], object]] = SimpleQueue()
        self._count = 0
        self._idle = 0  # threads without a job, less jobs without a thread

    @unless_ending
    def submit(self, job: Callable[[], object]) -> None:
        """Run ``job`` in a thread, unless the interpreter ends. The job must handle its own errors.

        Raise a ResourceExhaustedError if no thread exists, and none can be started.
        """
        with self._lock:
            if self._idle <= 0:
                self._start()
            self._idle -= 1
            work_began()
            self._jobs.put(job)

    def wait(self, seconds: float) -> bool:
        """*Blocking.* Wait until no job runs, for at most ``seconds``. Return whether no job runs."""
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
            with named_limits(f"cannot start a thread ({self._name})"):
                threading.Thread(target=self._run, name=self._name, daemon=True).start()
        except Error:
            if not self._count:
                raise
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
        except BaseException:  # noqa: BLE001  # the thread goes on after any error of a job
            _log.exception("in the background: %r", job)
        finally:
            work_ended()


_threads = Threads(_NAME)


def wait_for_threads(seconds: float) -> bool:
    """*Blocking.* Wait until no thread works, for at most ``seconds``. Return whether no thread works."""
    return _threads.wait(seconds)


def in_background(*steps: Callable[[], object]) -> None:
    """Run ``steps`` in a thread, one after another. From any thread."""
    _threads.submit(partial(_run_in_order, steps))


def _run_in_order(steps: Iterable[Callable[[], object]]) -> None:
    for step in steps:
        step()


class _Job(Generic[T]):
    """Work in a thread. The waiting loop gets the result. After :meth:`discard_result`, the result is discarded."""

    def __init__(self, work: Callable[[], T], discard: Callable[[T], object], port: Port) -> None:
        self._work = work
        self._discard = discard
        self._port = port
        self._lock = threading.Lock()
        self._made: list[T] = []
        self._error: BaseException | None = None
        self._is_discarded = False
        self.finished = anyio.Event()

    def run(self) -> None:
        """Work, and wake the loop. In the thread."""
        made: list[T] = []
        failure: BaseException | None = None
        try:
            made = [self._work()]
        except Error as error:
            failure = kept(error)  # the frames of the work may hold much data, which is freed in this thread
        except BaseException as error:  # noqa: BLE001  # a bug: its traceback is needed
            failure = error
        with self._lock:
            if not self._is_discarded:
                self._made, self._error, made, failure = made, failure, [], None
        if failure is not None:
            _log.debug("%r failed after its caller had gone", self._work, exc_info=failure)
        for result in made:
            self._discard(result)
        self._port.call_threadsafe(self.finished.set)

    def discard_result(self) -> None:
        """Stop waiting. A thread discards the result, also if the work ends later."""
        with self._lock:
            self._is_discarded = True
            made, self._made = self._made, []
        for result in made:
            in_background(partial(self._discard, result))

    def result(self) -> T:
        """Return the result of finished work, or raise its error."""
        error, self._error = self._error, None
        if error is not None:
            record(error)  # the error was made in a thread, and now leaves an await of this task
            try:
                raise error
            finally:
                del error  # its traceback has this frame
        return self._made.pop()


def _nothing(*_: object) -> None:
    """Do nothing: the result frees itself, or the work ends soon by itself."""


async def in_thread(
    work: Callable[[], T], discard: Callable[[T], object] = _nothing, cancel: Callable[[], object] = _nothing
) -> T:
    """Run ``work`` in a thread and return its result. Raise a ResourceExhaustedError if no thread can be started.

    If the caller is cancelled first, ``cancel`` is called, to end the work early, and the thread is left to end by
    itself: it calls ``discard`` with the result.
    """
    job = _Job(work, discard, current_port())
    _threads.submit(partial(copy_context().run, job.run))
    try:
        await job.finished.wait()
    except BaseException:
        cancel()
        job.discard_result()
        raise
    return job.result()


async def in_closing_thread(*steps: Callable[[], object]) -> None:
    """Run ``steps`` in a thread, one after another, and wait. If the caller is cancelled, the thread goes on."""
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
    _threads = Threads(_NAME)  # the parent's threads are not in this process


call_in_forked_child(_after_fork)
