"""The end of a runtime: in order, in the background, at exit and behind a fork."""

from __future__ import annotations

import ctypes
import os
import warnings
import weakref
from collections.abc import Iterable
from typing import TYPE_CHECKING

from ..errors import Error, InvalidStateError
from ..hal import DeviceHal, QueueHal

if TYPE_CHECKING:
    from .runtime import Runtime

__all__ = ["HardwareHandles", "track"]

_EXIT_SECONDS = 1.0
_SLICE_SECONDS = 3600.0

_runtimes: weakref.WeakSet[Runtime] = weakref.WeakSet()


class HardwareHandles:
    """A device, its queues and the descriptors that they notify, closed together.

    Holds them while native threads may still use them.
    """

    def __init__(self, device: DeviceHal) -> None:
        self.device = device
        self.queues: list[QueueHal] = []
        self.descriptors: list[int] = []

    def close(self, queues: Iterable[QueueHal]) -> None:
        """*Blocking.* Close some of the queues."""
        for queue in queues:
            while not queue.close(_SLICE_SECONDS):
                pass
            self.queues.remove(queue)

    def close_all(self) -> None:
        """*Blocking.* Close everything."""
        self.close(tuple(self.queues))
        self.device.close()
        for descriptor in self.descriptors:
            os.close(descriptor)
        self.descriptors.clear()

    def leave(self) -> None:
        """Give up on a runtime that nobody closed: wait for what runs, but not for long."""
        for queue in self.queues:
            queue.abandon()
        if all(queue.close(_EXIT_SECONDS) for queue in self.queues):
            self.queues.clear()
            self.close_all()
        else:
            # A kernel still runs on this memory: it must outlive the interpreter's own end.
            ctypes.pythonapi.Py_IncRef(ctypes.py_object(self))


def track(runtime: Runtime, handles: HardwareHandles) -> weakref.finalize[[HardwareHandles, str], Runtime]:
    """Watch over ``runtime`` until its returned finalizer is detached."""
    _runtimes.add(runtime)
    return weakref.finalize(runtime, _abandoned, handles, repr(runtime))


def _abandoned(handles: HardwareHandles, name: str) -> None:
    warnings.warn(f"unclosed {name}: use 'async with' or await its aclose()", ResourceWarning, stacklevel=2)
    handles.leave()


def _after_fork() -> None:
    error: Error = InvalidStateError(
        f"this runtime was opened in the process that process {os.getpid()} was forked from: its threads and "
        "device are not here. Open a runtime in each process"
    )
    for runtime in tuple(_runtimes):
        runtime.disown(error)


os.register_at_fork(after_in_child=_after_fork)
