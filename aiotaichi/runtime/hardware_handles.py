"""The backend's part of an open runtime."""

from __future__ import annotations

import ctypes
import threading
from collections.abc import Iterable

from ..core.happens_before import OrderChecker
from ..hal import DeviceHal, QueueHal
from .notifier import Notifier

__all__ = ["HardwareHandles", "leak_closing"]

_EXIT_SECONDS = 1.0
_SLICE_SECONDS = 3600.0

_closing_now: set[HardwareHandles] = set()


class HardwareHandles:
    """A backend's device, its queues, and the descriptors that they write to. All are closed together.

    The object keeps them alive while native threads may still use them. Several threads may close at once.

    Attributes
    ----------
    device
        The backend's device.
    queues
        The backend's open queues, each with its number in the check of order.
    notifiers
        The descriptors, one for each event loop.
    parts
        The device's parts of modules, memories and images, which take long to drop.
    """

    def __init__(self, device: DeviceHal, checker: OrderChecker | None) -> None:
        self.device = device
        self.queues: dict[QueueHal, int] = {}
        self._checker = checker
        self.notifiers: list[Notifier] = []
        self.parts: list[object] = []
        self._lock = threading.Lock()
        self._closing: dict[QueueHal, threading.Lock] = {}
        self._is_closed = False

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
            raise failures[0]

    def _close(self, queue: QueueHal) -> None:
        if queue in self.queues:
            while not queue.close(_SLICE_SECONDS):
                pass
            number = self.queues.pop(queue)
            if self._checker is not None:
                self._checker.forget_queue(number)

    def close_all(self) -> None:
        """*Blocking.* Close everything. After an error, call it again to close the rest."""
        _closing_now.add(self)
        try:
            self.close(tuple(self.queues))
            with self._lock:
                if not self._is_closed:
                    self.parts.clear()
                    self.device.close()
                    self._is_closed = True
        finally:
            _closing_now.discard(self)

    def close_notifiers(self) -> None:
        """Close the descriptors, each in its loop. Close everything else first."""
        with self._lock:
            notifiers, self.notifiers = self.notifiers, []
        for notifier in notifiers:
            notifier.close()

    def abandon(self) -> None:
        """*Blocking.* Stop the queues, and close everything if they become idle soon; else leak it."""
        try:
            for queue in tuple(self.queues):
                queue.abandon()
            # If another thread closes a queue, that thread waits for it.
            is_idle = not self._closing and all(queue.close(_EXIT_SECONDS) for queue in tuple(self.queues))
        except BaseException:  # a driver's error: it does not say what still runs
            self.leak()
            raise
        if is_idle:
            self.close_all()
            self.close_notifiers()
        else:
            self.leak()

    def leak(self) -> None:
        """Keep everything until the process has gone: a kernel still runs, and the interpreter ends before it."""
        ctypes.pythonapi.Py_IncRef(ctypes.py_object(self))


def leak_closing() -> None:
    """Leak the handles that a thread is still closing: the process ends first."""
    for handles in tuple(_closing_now):
        handles.leak()
