"""Helper processes that compile side by side, as many as are needed and allowed."""

from __future__ import annotations

import signal
import threading
from collections import deque
from functools import partial

from ..core.cancellation import Cancellation, WorkCancelledError
from ..core.load_limits import LoadLimits
from ..errors import Error, InvalidStateError
from ..system_errors import named_limits
from .process import CompilerProcess
from .request import CompileRequest

__all__ = ["CompilerPool"]

_IDLE_SECONDS = 10.0


class _Job:
    """A request, until it has an outcome: the first that it gets."""

    def __init__(self, request: CompileRequest) -> None:
        self.request = request
        self.process: CompilerProcess | None = None
        self._finished = threading.Event()
        self._outcome: bytes | Exception = b""

    @property
    def is_finished(self) -> bool:
        return self._finished.is_set()

    def finish(self, outcome: bytes | Exception) -> None:
        """Hand over the outcome. The pool's lock is held."""
        if not self.is_finished:
            self._outcome = outcome
            self._finished.set()

    def wait(self) -> bytes:
        self._finished.wait()
        if isinstance(self._outcome, Exception):
            raise self._outcome
        return self._outcome


class CompilerPool:
    """Threads that each own one helper process. All but one end when they have had nothing to do for a while.

    The threads are daemons: the system ends a helper together with its thread, so that an interpreter which ends now
    neither waits nor leaves a process behind.
    """

    def __init__(self, limits: LoadLimits) -> None:
        self._limits = limits
        self._lock = threading.Lock()
        self._changed = threading.Condition(self._lock)
        self._waiting: deque[_Job] = deque()
        self._running: set[_Job] = set()
        self._threads = 0
        self._idle = 0
        self._is_closed = False

    def compile(self, request: CompileRequest, cancellation: Cancellation) -> bytes:
        """*Blocking.* Return the code for ``request``; requests that wait get their turns in order."""
        job = _Job(request)
        with self._lock:
            if self._is_closed:
                raise InvalidStateError(f"cannot compile {request.name}: the runtime is closed")
            self._waiting.append(job)
            if self._idle < len(self._waiting) and self._threads < self._limits.processes:
                self._add_thread(job)
            self._changed.notify()
        with cancellation.calling(partial(self._stop, job, WorkCancelledError(f"{request.name} is not needed"))):
            return job.wait()

    def close(self) -> None:
        """End the helpers, also those that are being started. Returns at once; requests fail."""
        with self._lock:
            self._is_closed = True
            jobs = [*self._waiting, *self._running]
            self._changed.notify_all()
        for job in jobs:
            self._stop(job, InvalidStateError(f"{job.request.name} was not compiled: the runtime was closed"))

    def _stop(self, job: _Job, reason: Exception) -> None:
        with self._lock:
            if job.is_finished:
                return
            job.finish(reason)
            if job in self._waiting:
                self._waiting.remove(job)
            if job.process is not None:
                job.process.kill()

    def _add_thread(self, job: _Job) -> None:
        try:
            with named_limits(f"cannot compile {job.request.name}"):
                threading.Thread(target=self._run, name="aiotaichi compiler", daemon=True).start()
        except Error:
            if self._threads:  # one of them takes the job
                return
            self._waiting.remove(job)
            raise
        self._threads += 1

    def _run(self) -> None:
        # A helper that has died must be an error, also in a program that wants SIGPIPE to end it.
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPIPE])
        process: CompilerProcess | None = None
        while (job := self._next()) is not None:
            process = self._serve(job, process)
        if process is not None:
            process.end()

    def _next(self) -> _Job | None:
        """Wait for a job and return it. None: the thread has to end."""
        with self._lock:
            while not self._is_closed:
                if self._waiting:
                    job = self._waiting.popleft()
                    self._running.add(job)
                    return job
                self._idle += 1
                is_woken = self._changed.wait(_IDLE_SECONDS if self._threads > 1 else None)
                self._idle -= 1
                if not is_woken and not self._waiting and self._threads > 1:
                    break
            self._threads -= 1
            return None

    def _serve(self, job: _Job, process: CompilerProcess | None) -> CompilerProcess | None:
        """Compile by ``process``, or by a new one, and return the process for the next job."""
        outcome: bytes | Exception
        try:
            if process is not None and process.is_over:  # it died while it had nothing to do
                process.end()
                process = None
            if process is None:
                process = CompilerProcess(self._limits)
            with self._lock:
                is_needed = not job.is_finished
                job.process = process
            outcome = process.compile(job.request) if is_needed else b""
        except Exception as error:  # noqa: BLE001  # raised in the thread that waits
            outcome = error
        with self._lock:
            job.process = None
            self._running.discard(job)
            job.finish(outcome)
        return process
