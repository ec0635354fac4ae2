"""The backend's part of an open runtime."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterable

from ..core.happens_before import OrderChecker
from ..forked_child import call_in_forked_child
from ..hal import DeviceHal, QueueHal
from .completion import Notifier
from .device_calls import device_calls

__all__ = ["HardwareHandles"]

_SLICE_SECONDS = 3600.0

_open: set[HardwareHandles] = set()  # those whose native threads may run
ctypes.pythonapi.Py_IncRef(ctypes.py_object(_open))  # they outlive the interpreter, and end with the process
call_in_forked_child(_open.clear)  # the parent's threads are not in a forked child


class HardwareHandles:
    """A backend's device, its queues, and the descriptors that they write to. All are closed together.

    They live until all are closed, or until the process has gone: native threads may still use them. Several threads
    may close at once.
    """

    def __init__(self, device: DeviceHal, checker: OrderChecker | None) -> None:
        self.device = device
        self.queues: dict[QueueHal, int] = {}  # that are open, each with its number in the check of order
        self._checker = checker
        self.notifiers: list[Notifier] = []  # one for each event loop
        self.parts: list[object] = []  # of modules, memories and images: they take long to drop
        self._lock = threading.Lock()
        self._closing: dict[QueueHal, threading.Lock] = {}
        self._is_closed = False
        _open.add(self)

    def close(self, queues: Iterable[QueueHal]) -> None:
        """*Blocking.* Close some of the queues. If one cannot be closed, close the others, then raise its error."""
        failures = []
        for queue in queues:
            with self._lock:
                turn = self._closing.setdefault(queue, threading.Lock())
            with turn:  # one queue's long kernel must not keep others from closing
                try:
                    self._close(queue)
                    self._closing.pop(queue, None)
                except Exception as error:  # noqa: BLE001  # raised below
                    failures.append(error)
        if failures:
            try:
                raise failures[0]
            finally:
                del failures  # the errors' tracebacks have this frame

    def _close(self, queue: QueueHal) -> None:
        if queue in self.queues:
            while not queue.close(_SLICE_SECONDS):
                pass
            number = self.queues.pop(queue)
            if self._checker is not None:
                self._checker.forget_queue(number)

    def close_all(self) -> None:
        """*Blocking.* Close everything. After an error, call it again to close the rest.

        If the process ends meanwhile, the device stays open.
        """
        self.close(self.queues.copy())
        with self._lock:
            if not self._is_closed:
                self.parts.clear()
                self._is_closed = device_calls.close(self.device)
            if not self._is_closed:
                return
        _open.discard(self)

    def close_notifiers(self) -> None:
        """Close the descriptors, each in its loop. Close everything else first."""
        with self._lock:
            notifiers, self.notifiers = self.notifiers, []
        for notifier in notifiers:
            notifier.close()

    @property
    def is_in_use(self) -> bool:
        """Whether an event loop that has queues of the device runs, in another thread perhaps."""
        return any(notifier.is_watched for notifier in tuple(self.notifiers))

    def abandon(self) -> None:
        """Stop each queue after the operation that runs now."""
        for queue in self.queues.copy():
            queue.abandon()
