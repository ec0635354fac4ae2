"""The thread of an event loop: it comes first when it wakes, although threads that run kernels use all cores.

Linux 6.12 and newer give a thread a slice of its own: how long it computes before others get their turn. A thread
with a short slice waits less for its turn, and gets no more of the processor. So kernels keep their share of it.
"""

from __future__ import annotations

import ctypes
import os
import platform
import sys
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from ctypes import c_int32, c_long, c_uint32, c_uint64
from dataclasses import dataclass
from typing import TypeVar

__all__ = ["NICE_AFTER_LOOP", "LoopThread", "as_kernel_thread"]

_SLICE = 100_000  # nanoseconds: Linux takes no shorter one
_DEFAULT = 0  # of `runtime`: the slice that the system gives all threads
_SCHED_OTHER = 0
_RESET_ON_FORK = 1  # threads and processes that the thread starts get the default slice

_NUMBERS = {"x86_64": (315, 314), "aarch64": (275, 274)}  # of the system calls sched_getattr and sched_setattr


class _Attributes(ctypes.Structure):
    """struct sched_attr, as sched_setattr(2) has it."""

    _fields_ = (
        ("size", c_uint32),
        ("policy", c_uint32),
        ("flags", c_uint64),
        ("nice", c_int32),
        ("priority", c_uint32),
        ("runtime", c_uint64),
        ("deadline", c_uint64),
        ("period", c_uint64),
    )


class LoopThread:
    """Gives the calling thread, which runs an event loop, a short slice until :meth:`release`.

    A thread may have several of these objects. When the last one is released, it gets back the slice that it had. A
    thread that its program has scheduled in another way is left alone.

    Attributes
    ----------
    obstacle
        None if the thread has a short slice, else why not.

    Examples
    --------
    >>> thread = LoopThread()
    >>> nice = 0 if thread.obstacle is None else NICE_AFTER_LOOP
    >>> thread.release()
    """

    def __init__(self) -> None:
        self._number = threading.get_native_id()
        self._held: _HeldThread | None = None
        self.obstacle = self._hold()

    def release(self) -> None:
        """Undo what the object has done. In another thread than the object's, or a second time, do nothing."""
        held = self._held
        if held is None or self._number != threading.get_native_id():  # a fork's child has a thread of its own
            return
        self._held = None
        held.count -= 1
        if not held.count and _held.get(self._number) is held:  # else it was another thread, with the same number
            del _held[self._number]
            held.give_back()

    def _hold(self) -> str | None:
        """Have the thread get a short slice. Return why it does not, or None."""
        if sys.platform != "linux" or platform.machine() not in _NUMBERS:
            return f"it takes Linux on {' or '.join(_NUMBERS)}; this is {sys.platform} on {platform.machine()}"
        held = _held.get(self._number)
        try:
            now = _attributes()
            if held is None or now.runtime != _SLICE:  # the entry may be of a thread that had this number before
                if obstacle := _obstacle(now):
                    return obstacle
                _schedule(now, _SLICE, now.flags | _RESET_ON_FORK)
                held = _held[self._number] = _HeldThread(now)
        except OSError as error:  # a sandbox may refuse either call
            return f"the system refuses: {error.strerror}"
        held.count += 1
        self._held = held
        return None


@dataclass(slots=True, eq=False)
class _HeldThread:
    """What a thread was before it got a short slice, and how many objects hold it."""

    before: _Attributes
    count: int = 0

    def give_back(self) -> None:
        """Give the calling thread the slice that it had, unless its program has scheduled it anew."""
        before, runtime = self.before, _DEFAULT
        with suppress(OSError):
            now = _attributes()
            if now.policy != _SCHED_OTHER or now.runtime != _SLICE:
                return
            _schedule(now, runtime, now.flags)
            if _attributes().runtime != before.runtime:  # its program had given it a slice
                runtime = before.runtime
                _schedule(now, runtime, now.flags)
            # Without privileges, Linux refuses to take the flag back. It changes nothing for a thread without a slice
            # of its own, unless the nice value is negative.
            _schedule(now, runtime, before.flags)


_held: dict[int, _HeldThread] = {}
"""By the thread's number. Each thread changes its own entry only."""


def _obstacle(now: _Attributes) -> str | None:
    """Return why the calling thread cannot get a short slice, or is to be left alone. None: it gets one."""
    if now.policy != _SCHED_OTHER:
        return f"the event loop's thread has scheduling policy {now.policy}, not SCHED_OTHER"
    if now.runtime == _DEFAULT:  # older kernels take a slice, and ignore it
        return f"Linux {platform.release()} gives threads no slices of their own: 6.12 and newer do"
    if now.nice < 0 and not now.flags & _RESET_ON_FORK:  # threads that this one starts would not get it any more
        return f"the event loop's thread has a nice value of {now.nice}"
    return None


if sys.platform == "linux":
    _libc = ctypes.CDLL(None, use_errno=True)


def _attributes() -> _Attributes:
    """Return the attributes of the calling thread. Raise an OSError if the system refuses."""
    found = _Attributes()
    _call(0, ctypes.byref(found), c_long(ctypes.sizeof(found)), c_long(0))
    return found


def _schedule(now: _Attributes, runtime: int, flags: int) -> None:
    """Give the calling thread, which has the attributes ``now``, a slice and flags. Raise an OSError if refused."""
    wanted = _Attributes(
        size=ctypes.sizeof(_Attributes), policy=now.policy, flags=flags, nice=now.nice, runtime=runtime
    )
    _call(1, ctypes.byref(wanted), c_long(0))


def _call(which: int, *arguments: object) -> None:
    if _libc.syscall(c_long(_NUMBERS[platform.machine()][which]), c_long(0), *arguments):
        error = ctypes.get_errno()
        raise OSError(error, os.strerror(error))


T = TypeVar("T")

NICE_AFTER_LOOP = 13
"""How much larger the nice value of threads is that come after the event loop.

An event loop that shares a core with such a thread gets nearly all of the core's time. With 8 busy queues on 2 cores,
the loop is late by 57 ms without a nice value, by 5 ms with 10, and by 2 ms with 13 (of 100 delays, the longest but
one). Beside another busy program, kernels get a twentieth of a core.
"""


def as_kernel_thread(work: Callable[[], T], nice: int, affinity: Collection[int] | None) -> T:
    """*Blocking.* Run ``work`` in a new thread with a larger nice value, by ``nice``, on the cores of ``affinity``.

    Threads that ``work`` starts inherit both: this is how another library's threads come after the event loop.
    A system that refuses leaves the thread as it is. If ``affinity`` is None, the thread may use all cores of the
    process.
    """
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        if nice:
            with suppress(OSError):
                os.setpriority(os.PRIO_PROCESS, 0, os.getpriority(os.PRIO_PROCESS, 0) + nice)
        if affinity is not None and hasattr(os, "sched_setaffinity"):
            with suppress(OSError):
                os.sched_setaffinity(0, affinity)
        try:
            results.append(work())
        except BaseException as error:  # noqa: BLE001  # raised again in the caller's thread
            errors.append(error)

    thread = threading.Thread(target=run, name="aiotaichi open")
    thread.start()
    thread.join()
    if errors:
        raise errors.pop()
    return results.pop()
