"""Threads that run kernels on the processor: the event loop comes first."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TypeVar

__all__ = ["NICE_AFTER_LOOP", "as_kernel_thread"]

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
