"""What is under way on a device in other threads."""

from __future__ import annotations

import threading

from ...errors import InvalidStateError

__all__ = ["Calls"]


class Calls:
    """The calls that are under way in other threads: a device is not destroyed under them."""

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
        """*Blocking.* Refuse further calls and wait for those under way."""
        with self._condition:
            self._is_closed = True
            self._condition.wait_for(lambda: self._count == 0)
