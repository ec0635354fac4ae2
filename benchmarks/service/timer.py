"""A descriptor that becomes readable at a moment: loops round their own timers up to a millisecond."""

from __future__ import annotations

import ctypes
import os
import time
from ctypes import c_int, c_long

__all__ = ["Timer"]

_NANOSECONDS = 1_000_000_000
_ABSOLUTE = 1  # TFD_TIMER_ABSTIME of timerfd_settime(2)
_libc = ctypes.CDLL(None, use_errno=True)


class _ItimerSpec(ctypes.Structure):
    """struct itimerspec, as timerfd_settime(2) has it. If the interval is 0, the timer expires once."""

    _fields_ = (
        ("interval_seconds", c_long),
        ("interval_nanoseconds", c_long),
        ("value_seconds", c_long),
        ("value_nanoseconds", c_long),
    )


class Timer:
    """A timer of Linux that expires once each time that it is set."""

    def __init__(self) -> None:
        self._descriptor = _checked(
            _libc.timerfd_create(c_int(time.CLOCK_MONOTONIC), c_int(os.O_NONBLOCK | os.O_CLOEXEC))
        )

    def fileno(self) -> int:
        return self._descriptor

    def set(self, moment: float) -> None:
        """Be readable from ``moment`` on, in seconds of :func:`time.perf_counter`; at once if it is past."""
        spec = _ItimerSpec(0, 0, *divmod(max(1, int(moment * _NANOSECONDS)), _NANOSECONDS))
        _checked(_libc.timerfd_settime(c_int(self._descriptor), c_int(_ABSOLUTE), ctypes.byref(spec), None))

    def close(self) -> None:
        os.close(self._descriptor)


def _checked(result: int) -> int:
    if result < 0:
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))
    return result
