"""A thread that frees what the driver takes long to free: some of it waits until the whole device is idle."""

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
    """Have ``free`` called soon. From anywhere, finalizers among it; not in a fork's child, whose it is not."""
    global _thread
    if in_child():
        return
    _work.put(free)
    if _thread is None and _lock.acquire(blocking=False):  # else another thread is starting it
        try:
            if _thread is None:
                _thread = threading.Thread(target=_run, name="aiotaichi cuda", daemon=True)
                _thread.start()
        except RuntimeError:  # the interpreter ends, and the process with all that it has
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
