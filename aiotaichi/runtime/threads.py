"""A pool of threads that hold up nobody: neither a cancelled caller nor the end of the process."""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue

from ..errors import Error
from ..system_errors import named_limits

__all__ = ["Threads"]

_log = logging.getLogger(__name__)
_MOST_IDLE = 1


class Threads:
    """Daemon threads that take jobs in order: one for each job that runs. One stays when there are no jobs.

    So every job that :meth:`submit` takes is run, also if the system starts no further threads.

    Parameters
    ----------
    name
        The threads' name.
    most
        How many threads there may be. Further jobs wait. None: any number.
    """

    def __init__(self, name: str, most: int | None = None) -> None:
        self._name = name
        self._most = most
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
            if self._idle <= 0 and (self._most is None or self._count < self._most):
                self._start()
            self._idle -= 1
            self._jobs.put(job)

    def wait(self, seconds: float) -> bool:
        """*Blocking.* Wait until no job runs, ``seconds`` at most. Return whether that is so."""
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
        except BaseException:  # noqa: BLE001  # the thread goes on, whatever a job does
            _log.exception("in the background: %r", job)
