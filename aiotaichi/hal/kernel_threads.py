"""Threads that run kernels on the processor: the event loop comes first."""

from __future__ import annotations

import os
import threading
from collections.abc import Callable, Collection
from contextlib import suppress
from typing import TypeVar

from ..core.native_protocol import LOWERED_BY

__all__ = ["as_kernel_thread"]

T = TypeVar("T")


def as_kernel_thread(work: Callable[[], T], affinity: Collection[int] | None) -> T:
    """*Blocking.* Run ``work`` in a new thread with a raised nice value, on the cores of ``affinity``.

    Threads that ``work`` starts inherit both: this is how another library's threads come after the event loop.
    A system that refuses leaves the thread as it is. If ``affinity`` is None, the thread may use all cores of the
    process.
    """
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, 0, os.getpriority(os.PRIO_PROCESS, 0) + LOWERED_BY)
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
