"""A timer of Linux, which is a descriptor: loops round their own timers up to a millisecond."""

from __future__ import annotations

import ctypes
import os
import sys
import time
from ctypes import c_int, c_long
from io import FileIO

__all__ = ["Timer"]

_NANOSECONDS = 1_000_000_000
_ABSOLUTE = 1  # TFD_TIMER_ABSTIME of timerfd_settime(2)


class _ItimerSpec(ctypes.Structure):
    """struct itimerspec, as timerfd_settime(2) has it: seconds and nanoseconds."""

    _fields_ = (
        ("interval_seconds", c_long),
        ("interval_nanoseconds", c_long),
        ("value_seconds", c_long),
        ("value_nanoseconds", c_long),
    )


if sys.platform == "linux":
    _libc = ctypes.CDLL(None, use_errno=True)


class Timer(FileIO):
    """A timer that expires when it was set to. It is readable from then on, until it is read or set again.

    Reading yields how often the timer has expired since the last read, as 8 bytes; None if it has not. If the system
    refuses a timer, an OSError is raised.
    """

    def __init__(self) -> None:
        super().__init__(
            _checked(_libc.timerfd_create(c_int(time.CLOCK_MONOTONIC), c_int(os.O_NONBLOCK | os.O_CLOEXEC)))
        )

    def set(self, first: int, interval: int = 0) -> None:
        """Expire at ``first``, in nanoseconds of perf_counter, and then in every ``interval``; once if it is 0.

        If ``first`` is past, the timer expires at once.
        """
        spec = _ItimerSpec(*divmod(interval, _NANOSECONDS), *divmod(first, _NANOSECONDS))
        _checked(_libc.timerfd_settime(c_int(self.fileno()), c_int(_ABSOLUTE), ctypes.byref(spec), None))


def _checked(result: int) -> int:
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return result
