"""A thread that frees objects which the driver is slow to free: it may wait until the whole device is idle."""

from __future__ import annotations

from collections.abc import Callable

from ...hal.call_thread import CallThread
from .binding import in_child

__all__ = ["discard"]

_thread = CallThread("aiotaichi cuda")


def discard(free: Callable[[], object]) -> None:
    """Call ``free`` soon, in the thread. From anywhere, finalizers included. Does nothing in a forked child."""
    if not in_child():
        _thread.submit(free)
