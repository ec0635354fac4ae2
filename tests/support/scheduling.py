"""How the system schedules threads, as it tells it."""

from __future__ import annotations

import ctypes
import errno
import os
import platform
import struct
from dataclasses import dataclass
from pathlib import Path

__all__ = ["HAS_SLICES", "Scheduling", "scheduling_of", "send_signal", "threads"]

_ATTRIBUTES = struct.Struct("<IIQiIQQQ")  # struct sched_attr
_SCHED_GETATTR = {"x86_64": 315, "aarch64": 275}[platform.machine()]
_TGKILL = {"x86_64": 234, "aarch64": 131}[platform.machine()]
_libc = ctypes.CDLL(None, use_errno=True)


@dataclass(frozen=True)
class Scheduling:
    """How a thread is scheduled: its policy, its nice value, and its slice in nanoseconds (0 before Linux 6.12)."""

    policy: int
    nice: int
    slice: int


def scheduling_of(thread: int = 0) -> Scheduling | None:
    """Return how a thread is scheduled, by default the calling one. None: it has ended."""
    found = ctypes.create_string_buffer(_ATTRIBUTES.size)
    if _libc.syscall(_SCHED_GETATTR, thread, found, _ATTRIBUTES.size, 0):
        assert ctypes.get_errno() == errno.ESRCH, os.strerror(ctypes.get_errno())
        return None
    _, policy, _, nice, _, runtime, _, _ = _ATTRIBUTES.unpack(found.raw)
    return Scheduling(policy, nice, runtime)


def threads() -> frozenset[int]:
    """Return the numbers of this process's threads."""
    return frozenset(int(task.name) for task in Path("/proc/self/task").iterdir())


def send_signal(thread: int, number: int) -> None:
    """Send a signal to a thread of this process, which need not be Python's."""
    assert not _libc.syscall(_TGKILL, os.getpid(), thread, number), os.strerror(ctypes.get_errno())


_own = scheduling_of()
HAS_SLICES = _own is not None and _own.slice != 0
"""Whether this system gives threads slices of their own. It is Linux 6.12 or newer then."""
