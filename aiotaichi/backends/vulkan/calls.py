"""Calls into a device that other threads are making."""

from __future__ import annotations

import threading

from ...errors import InvalidStateError

__all__ = ["Calls"]


class Calls:
    """Counts the calls that other threads are making, so that closing the device waits for them."""

    def __init__(self) -> None:
        self._condition = threading.Condition()
        self._count = 0
        self._is_closed = False

    def __enter__(self) -> None:
        with self._condition:
            if self._is_closed:
                raise InvalidStateError("the runtime is closed")
            self._count += 1

    def __exit__(self, *_: object) -> None:
        with self._condition:
            self._count -= 1
            self._condition.notify_all()

    def close(self) -> None:
        """*Blocking.* Refuse further calls, and wait until the running ones have returned."""
        with self._condition:
            self._is_closed = True
            self._condition.wait_for(lambda: self._count == 0)
