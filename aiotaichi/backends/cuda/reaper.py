"""A thread that frees objects which the driver is slow to free: it may wait until the whole device is idle."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue

from ...errors import Error
from .binding import in_child

__all__ = ["discard"]

_log = logging.getLogger(__name__)
_lock = threading.Lock()
_work: SimpleQueue[Callable[[], object]] = SimpleQueue()
_thread: threading.Thread | None = None


def discard(free: Callable[[], object]) -> None:
    """Call ``free`` soon, in the thread. From anywhere, finalizers included. Does nothing in a forked child."""
    global _thread
    if in_child():
        return
    _work.put(free)
    if _thread is None and _lock.acquire(blocking=False):  # else another thread is starting it
        try:
            if _thread is None:
                _thread = threading.Thread(target=_run, name="aiotaichi cuda", daemon=True)
                _thread.start()
        except RuntimeError:  # the interpreter ends: the process frees everything
            _thread = None
        finally:
            _lock.release()


def _run() -> None:
    while True:
        free = _work.get()
        try:
            free()
        except Error as error:
            _log.debug("after the loss of a device: %s", error)
        del free
