"""A thread for calls that take long."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from heapq import heappop, heappush
from itertools import count
from queue import Empty, SimpleQueue
from time import monotonic

from ..errors import Error
from ..forked_child import call_in_forked_child
from ..interpreter_end import unless_ending
from .interpreter_lock import work_began, work_ended

__all__ = ["CallThread"]

_log = logging.getLogger(__name__)


class CallThread:
    """A daemon thread that runs calls in order. :meth:`start` or the first call starts the thread.

    It lives as long as the process. A forked child runs none of its parent's calls, and starts a thread of its own.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self._begin()
        call_in_forked_child(self._begin)

    def _begin(self) -> None:
        self._lock = threading.Lock()
        self._calls: SimpleQueue[Callable[[], object]] = SimpleQueue()
        # Released after each call that comes. On CPython 3.11, SimpleQueue.get with a timeout may wait for ever.
        self._has_come = threading.Lock()
        self._has_come.acquire(blocking=False)
        # Only the thread uses these two.
        self._later: list[tuple[float, int, Callable[[], object]]] = []  # a heap
        self._numbers = count()
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Start the thread, if the system can: else a later call tries again."""
        if self._thread is None and self._lock.acquire(blocking=False):  # else another thread is starting it
            try:
                if self._thread is None:
                    thread = threading.Thread(target=self._run, name=self._name, daemon=True)
                    thread.start()
                    self._thread = thread
            except RuntimeError:  # there are too many threads, or the interpreter ends
                _log.debug("no thread for %s", self._name)
            finally:
                self._lock.release()

    @unless_ending
    def submit(self, call: Callable[[], object]) -> None:
        """Run ``call`` soon. From anywhere, finalizers included: it waits for no lock.

        Once the interpreter ends, the call is dropped: all that calls do is prepare and free.
        """
        work_began()
        self._calls.put(call)
        with suppress(RuntimeError):  # it is released already
            self._has_come.release()
        self.start()

    def submit_later(self, seconds: float, call: Callable[[], object]) -> None:
        """Run ``call`` after some time. From anywhere, as :meth:`submit`. :meth:`settle` does not wait for it."""
        due = monotonic() + seconds
        self.submit(lambda: heappush(self._later, (due, next(self._numbers), call)))

    def settle(self) -> None:
        """*Blocking.* Wait until all calls so far have run."""
        done = threading.Event()
        self.submit(done.set)
        with self._lock:  # no thread is started meanwhile
            while self._thread is None and not done.is_set():  # the system starts none: the calls run here
                _call(self._calls.get())
        done.wait()

    def _run(self) -> None:
        while True:
            call = self._next()
            _call(call)
            del call  # while the thread waits, it holds nothing

    def _next(self) -> Callable[[], object]:
        """Wait for the next call."""
        later = self._later
        while True:
            seconds = later[0][0] - monotonic() if later else -1.0  # for ever
            if later and seconds <= 0:
                work_began()
                return heappop(later)[2]
            with suppress(Empty):
                return self._calls.get_nowait()
            self._has_come.acquire(timeout=seconds)


def _call(call: Callable[[], object]) -> None:
    """Run ``call``. Log an error: no caller waits, and later calls must run."""
    try:
        call()
    except Error as error:
        _log.debug("in a thread: %s", error)
    except Exception:  # noqa: BLE001  # a bug, which must not end the thread
        _log.exception("cannot run %r", call)
    finally:
        work_ended()
