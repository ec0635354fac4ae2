"""A pool of daemon threads, which do not delay the end of the process."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue

from ..errors import Error
from ..interpreter_end import unless_ending
from ..system_errors import named_limits

__all__ = ["Threads"]

_log = logging.getLogger(__name__)
_MOST_IDLE = 1


class Threads:
    """Daemon threads that take jobs in order, one thread for each running job.

    One thread stays when there are no jobs. So each job that :meth:`submit` accepts runs, even if the system starts
    no more threads.

    Parameters
    ----------
    name
        The threads' name.
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

        Raises
        ------
        ResourceExhaustedError
            No thread exists, and none can be started.
        """
        with self._lock:
            if self._idle <= 0:
                self._start()
            self._idle -= 1
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
