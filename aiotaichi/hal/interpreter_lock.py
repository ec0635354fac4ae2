"""The interpreter's lock, which a busy event loop lends to the package's threads.

If a thread waits for CPython's lock, the thread that has the lock gives it up after 5 ms. But an event loop that is
never idle gives the lock up in each pass, for the microsecond in which it looks at its descriptors. That wakes the
waiting thread, which comes too late, and its 5 ms begin anew. So a thread may wait for seconds: beside 64 busy tasks
on two cores, a load of a module took 1 to 5 s, and 13 ms without the tasks. Here a loop waits for a moment, without
the lock, if threads have work. The turns of a completion call it when the next turn follows at once.
"""

from __future__ import annotations

import threading
from _thread import LockType, allocate_lock
from collections import deque
from contextlib import suppress
from time import perf_counter
from typing import Final

from ..forked_child import call_in_forked_child

__all__ = ["lend_lock", "lent_lock", "work_began", "work_ended"]

_MOMENT = 0.5e-3
"""The most seconds that a loop waits at a time. Preparing 1 MiB for a GPU takes 0.3 ms."""
_LEAST_LENT = _MOMENT / 2
"""A call that is without the lock for less lends it to nobody. Beside copies of 256 KiB, which take 20 us, another
thread waited 5 ms for the lock, and beside copies of 1 MiB 0.2 ms."""
_SHARE = 4
_MOST_SHARE = 16
"""If a loop has waited for a time, it works for at least this many times that time before it waits again. The number
doubles with each wait in which no work has ended, because the threads may wait for something else than the lock."""

_work: Final[deque[None]] = deque()
"""An entry for each piece of work that threads have. Finalizers add some, so no lock guards the number."""
_waiting: Final[set[LockType]] = set()
"""A lock for each loop that waits, which is released if work ends. A queue will not do: on CPython 3.11,
`SimpleQueue.get` waits for ever if its thread runs a signal handler until the timeout is over."""
_acquire: Final = LockType.acquire
"""Taken now: what looks for blocking calls in tests, such as blockbuster, replaces the method. This wait is meant."""


class _Pace(threading.local):
    """When the loop of this thread lends the lock again, in seconds of the host's clock."""

    share = _SHARE
    next = 0.0


_pace: Final = _Pace()


def work_began() -> None:
    """Count a piece of work that a thread has got, or will get. From anywhere, finalizers included."""
    _work.append(None)


def work_ended() -> None:
    """Count a piece of work that a thread has done."""
    with suppress(IndexError):  # a fork's child has none of its parent's work
        _work.pop()
    for ended in _waiting.copy():
        with suppress(RuntimeError):  # it is released already
            ended.release()


def lend_lock() -> None:
    """Wait until a thread has done some work, but only for a moment; at once if none has, or it is too soon.

    Called in the thread of an event loop.

    Examples
    --------
    >>> from aiotaichi.hal.interpreter_lock import lend_lock
    >>> lend_lock()  # returns at once: threads have no work
    """
    if not _work:
        return
    began, pace = perf_counter(), _pace
    if began < pace.next:
        return
    ended = allocate_lock()
    _acquire(ended)
    _waiting.add(ended)
    try:
        has_ended = not _work or _acquire(ended, timeout=_MOMENT)  # the last one may have ended just now
    finally:
        _waiting.discard(ended)
    pace.share = _SHARE if has_ended else min(2 * pace.share, _MOST_SHARE)
    now = perf_counter()
    pace.next = now + pace.share * (now - began)


def lent_lock(began: float) -> None:
    """Note that this thread has been without the lock since ``began``, in seconds of the host's clock.

    If that was long enough for another thread to wake up and to take the lock, the loop need not wait soon.

    Examples
    --------
    >>> from time import perf_counter, sleep
    >>> from aiotaichi.hal.interpreter_lock import lent_lock
    >>> began = perf_counter()
    >>> sleep(0.001)
    >>> lent_lock(began)
    """
    ended, pace = perf_counter(), _pace
    lent = min(ended - began, _MOMENT)
    if lent >= _LEAST_LENT:
        pace.next = max(pace.next, ended + pace.share * lent)


call_in_forked_child(_work.clear)
call_in_forked_child(_waiting.clear)
