"""Cancel blocking work in a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..errors import InvalidStateError

__all__ = ["Cancellation", "WorkCancelledError"]


class WorkCancelledError(InvalidStateError):
    """The work was cancelled. No caller waits for cancelled work, so a user never sees this error."""


class Cancellation:
    """The cancellation of one piece of work, from any thread.

    Examples
    --------
    >>> from aiotaichi.core.cancellation import Cancellation, WorkCancelledError
    >>> cancellation = Cancellation()
    >>> with cancellation.calling(lambda: print("stop the compiler")):
    ...     cancellation.cancel()  # in another thread
    stop the compiler
    >>> try:
    ...     cancellation.check()
    ... except WorkCancelledError:
    ...     print("cancelled")
    cancelled
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._callbacks: list[Callable[[], object]] = []
        self._is_cancelled = False

    def cancel(self) -> None:
        """Cancel the work: :meth:`check` raises from now on, and :meth:`calling` calls back. Returns at once."""
        with self._lock:
            self._is_cancelled = True
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()

    def check(self) -> None:
        """Raise a WorkCancelledError if the work was cancelled. Long work calls this method between its steps."""
        if self._is_cancelled:
            raise WorkCancelledError("the work was cancelled")

    @contextmanager
    def calling(self, callback: Callable[[], object]) -> Iterator[None]:
        """Call ``callback`` if the work is cancelled inside the ``with`` block, or was cancelled before.

        The thread that cancels runs the callback, which must not block and must not raise. The callback may still run
        when the block ends.
        """
        with self._lock:
            is_late = self._is_cancelled
            if not is_late:
                self._callbacks.append(callback)
        if is_late:
            callback()
        try:
            yield
        finally:
            with self._lock:
                if callback in self._callbacks:
                    self._callbacks.remove(callback)
