"""Copies that hold the event loop, told with the line that caused them."""

from __future__ import annotations

import inspect
import logging
import time
from collections.abc import Callable
from types import FrameType
from typing import Any, TypeAlias

import numpy.typing as npt

__all__ = ["LoopWatch"]

_Copy: TypeAlias = Callable[[npt.NDArray[Any], npt.NDArray[Any]], None]

_log = logging.getLogger("aiotaichi")

_LARGE = 16 * 2**20
"""Bytes from which a copy is told. It takes 2 ms from warm memory: everything else holds the loop for less."""
_SLOW = 0.01
"""Seconds from which a smaller copy is told: its pages were on a disk, or the machine is busy."""


class LoopWatch:
    """Logs the copies that hold the event loop, as asyncio logs slow callbacks.

    A runtime with ``debug=True`` has one.

    Parameters
    ----------
    clock
        Returns the time in seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.perf_counter) -> None:
        self._clock = clock

    def copy(self, copy: _Copy, to: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
        """Copy the data of a write by ``copy``, a function such as :func:`numpy.copyto`."""
        started = self._clock()
        copy(to, source)
        seconds = self._clock() - started
        if to.nbytes >= _LARGE or seconds >= _SLOW:
            _log.warning(
                "write copied %d bytes and held the event loop for %.3f seconds, at %s: pass borrow=True, "
                "or data that nobody can change, such as an array over bytes",
                to.nbytes,
                seconds,
                _caller(),
            )


def _caller() -> str:
    """Return the file and the line of the innermost call that is not this package's."""
    package = __name__.partition(".")[0] + "."
    frame: FrameType | None = inspect.currentframe()
    while frame is not None and frame.f_globals.get("__name__", "").startswith(package):
        frame = frame.f_back
    return "an unknown line" if frame is None else f"{frame.f_code.co_filename}:{frame.f_lineno}"
