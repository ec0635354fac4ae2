"""Writes that hold the event loop, told with the line that caused them."""

from __future__ import annotations

import inspect
import logging
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

from .host_bytes import HostBytes

__all__ = ["LARGE_COPY", "WriteWatch"]

_log = logging.getLogger("aiotaichi")

LARGE_COPY = 16 * 2**20
"""Bytes from which a copy is told. It takes 2 ms from warm memory: everything else holds the loop for less."""
_SLOW = 0.01
"""Seconds from which every copy is told: it converts a list, its pages were on a disk, or the machine is busy."""


class WriteWatch:
    """Logs the writes that hold the event loop, as asyncio logs slow callbacks.

    A runtime with ``debug=True`` has one.

    Parameters
    ----------
    clock
        Returns the time in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def source(self, take: Callable[..., HostBytes], *arguments: Any) -> HostBytes:
        """Return the bytes of a write, which ``take`` takes from the user's data."""
        started = self._clock()
        source = take(*arguments)
        seconds = self._clock() - started
        nbytes = source.data.nbytes
        if source.is_copy and (seconds >= _SLOW or nbytes >= LARGE_COPY):
            _log.warning(
                "write took %d bytes and held the event loop for %.3f seconds, at %s: give a NumPy array with "
                "borrow=True, or data that nobody can change, such as an array over bytes",
                nbytes,
                seconds,
                _caller(),
            )
        return source


def _caller() -> str:
    """Return the file and the line of the innermost call that is not this package's."""
    package = __name__.partition(".")[0] + "."
    frame: FrameType | None = inspect.currentframe()
    while frame is not None and frame.f_globals.get("__name__", "").startswith(package):
        frame = frame.f_back
    return "an unknown line" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"
