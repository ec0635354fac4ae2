"""A pool of helper processes that compile in parallel."""

from __future__ import annotations

import signal
import threading
from collections import deque
from functools import partial

from ..core.cancellation import Cancellation, WorkCancelledError
from ..core.compile_options import LoadLimits
from ..errors import Error, InvalidStateError
from ..system_errors import named_limits
from .process import CompilerProcess
from .request import CompileRequest

__all__ = ["CompilerPool"]

_IDLE_SECONDS = 10.0


class _Job:
    """A request and its outcome. Only the first outcome counts."""

    def __init__(self, request: CompileRequest) -> None:
        self.request = request
        self.process: CompilerProcess | None = None
        self._finished = threading.Event()
        self._outcome: bytes | Exception = b""

    @property
    def is_finished(self) -> bool:
        return self._finished.is_set()

    def finish(self, outcome: bytes | Exception) -> None:
        """Set the outcome, unless the job has one. The caller holds the pool's lock."""
        if not self.is_finished:
            self._outcome = outcome
            self._finished.set()

    def wait(self) -> bytes:
        """*Blocking.* Return the outcome, or raise it. Call it once."""
        self._finished.wait()
        outcome, self._outcome = self._outcome, b""
        if isinstance(outcome, Exception):
            try:
                raise outcome
            finally:
                del outcome  # its traceback has this frame
        return outcome


class CompilerPool:
    """Threads that each own one helper process. Idle threads end after 10 seconds, except for the last one.

    The threads are daemons, and the system ends a helper together with its thread. So the interpreter can exit at any
    time, without a wait. No process is left.
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
        """*Blocking.* Return the code of ``request``. Waiting requests are served in order."""
        job = _Job(request)
        with self._lock:
            if self._is_closed:
                raise InvalidStateError(f"cannot compile {request.name}: the runtime is closed")
            self._waiting.append(job)
            if self._idle < len(self._waiting) and self._threads < self._limits.processes:
                self._add_thread(job)
            self._changed.notify()
        reason = WorkCancelledError(f"{request.name} is no longer needed")
        with cancellation.calling(partial(self._stop, job, reason)):
            return job.wait()

    def close(self) -> None:
        """End the helpers, and return at once. Running and waiting requests fail."""
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
            if self._threads:  # another thread serves the job
                return
            self._waiting.remove(job)
            raise
        self._threads += 1

    def _run(self) -> None:
        # Writing to a dead helper must raise an error, even if SIGPIPE would end the program.
        signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGPIPE])
        process: CompilerProcess | None = None
        while (job := self._next()) is not None:
            process = self._serve(job, process)
        if process is not None:
            process.end()

    def _next(self) -> _Job | None:
        """Wait for a job and return it. Return None if the thread must end."""
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
        """Compile with ``process`` or a new process. Return the process for the next job."""
        outcome: bytes | Exception
        try:
            if process is not None and process.is_over:  # it ended while it was idle
                process.end()
                process = None
            if process is None:
                process = CompilerProcess(self._limits)
            with self._lock:
                is_needed = not job.is_finished
                job.process = process
            outcome = process.compile(job.request) if is_needed else b""
        except Exception as error:  # noqa: BLE001  # job.wait() raises it
            outcome = error
        with self._lock:
            job.process = None
            self._running.discard(job)
            job.finish(outcome)
        del outcome  # the traceback of an error has this frame
        return process
