"""Calls of the driver that add commands to one stream."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from typing import Final

from ...hal.call_thread import CallThread
from .context import Context
from .host_memory import ReadyWord

__all__ = ["StreamCalls"]

_thread: Final = CallThread("aiotaichi calls")


class StreamCalls:
    """Makes calls in order: at once, or by a thread if the driver might let the caller wait for the device."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._lock = threading.RLock()  # the garbage collector may free memory in the middle of a call
        self._waiting: deque[Callable[[], object]] = deque()
        self._word: ReadyWord | None = None
        self._has_failed = False

    @property
    def pending(self) -> ReadyWord | None:
        """The word that becomes ready when the thread has made all calls so far. None: they have been made."""
        return self._word

    def add(self, call: Callable[[], object]) -> None:
        """Make a call, or have the thread make it soon. From any thread, finalizers included.

        Raises
        ------
        Error
            The call has failed. If a call of the thread fails, the word says so, and the thread logs the error.
        """
        with self._lock:
            if self._word is None:
                with self._context.standstill.avoided() as is_avoided:
                    if is_avoided:
                        with self._context:
                            call()
                        return
                self._word = ReadyWord()
                self._has_failed = False
            self._waiting.append(call)
            _thread.submit(self._make_next)

    def settle(self) -> None:
        """*Blocking.* Wait until the thread has made all calls so far."""
        if self._word is not None:
            _thread.settle()

    def _make_next(self) -> None:
        has_failed = True
        try:
            with self._context:
                self._waiting[0]()
            has_failed = False
        finally:
            with self._lock:
                self._waiting.popleft()
                self._has_failed |= has_failed
                if not self._waiting:
                    assert self._word is not None
                    self._word.set(self._has_failed)
                    self._word = None
