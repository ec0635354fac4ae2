"""Cancelling blocking work that runs in a thread."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..errors import InvalidStateError

__all__ = ["Cancellation", "WorkCancelledError"]


class WorkCancelledError(InvalidStateError):
    """The work was cancelled. Nobody waits for it, so a user never sees this."""


class Cancellation:
    """One piece of work that can be cancelled, once, from any thread."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._callbacks: list[Callable[[], object]] = []
        self._is_cancelled = False

    def cancel(self) -> None:
        """Make :meth:`check` raise from now on, and make the calls of :meth:`calling`. Returns at once."""
        with self._lock:
            self._is_cancelled = True
            callbacks, self._callbacks = self._callbacks, []
        for callback in callbacks:
            callback()

    def check(self) -> None:
        """Raise a WorkCancelledError if the work was cancelled. Long work calls this between its steps."""
        if self._is_cancelled:
            raise WorkCancelledError("the work was cancelled")

    @contextmanager
    def calling(self, callback: Callable[[], object]) -> Iterator[None]:
        """Call ``callback`` if the work is cancelled inside the ``with`` block; at once if it was before.

        The thread that cancels makes the call, which must not block and must not raise. The call can overlap with
        the end of the block.
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
