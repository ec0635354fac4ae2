"""The notification that wakes a loop when one of its queues has completed a ticket."""

from __future__ import annotations

from collections.abc import Callable

from ..hal import Notification
from ..interpreter_end import unless_ending
from ..system_errors import named_limits
from .ports import Port

__all__ = ["Notifier"]


class Notifier:
    """A notification that one loop watches, shared by the loop's queues.

    Attributes
    ----------
    notification
        Set by queues. The loop then clears it and calls ``callback``.

    Raises
    ------
    ResourceExhaustedError
        The process has no descriptor left.
    """

    def __init__(self, port: Port, callback: Callable[[], None]) -> None:
        self._port = port
        self._callback = callback
        self._is_closing = False
        with named_limits("cannot create a queue of this event loop"):
            self.notification = Notification()
            try:
                port.add_reader(self.notification.fileno(), self._on_readable)
            except BaseException:
                self.notification.close()
                raise

    @property
    def is_watched(self) -> bool:
        """Whether the loop runs. From any thread."""
        return self._port.is_running()

    def close(self) -> None:
        """Leave the loop, from any thread. Queues no longer notify."""
        self._is_closing = True
        if self._port.is_current():
            self._close()
        elif not self._port.call_threadsafe(self._close):
            self._close_notification()  # the loop has ended, and its selector with it

    @unless_ending
    def __del__(self) -> None:
        if self._is_closing:  # asyncio's loops drop the calls that they have taken when they are closed
            self._close_notification()

    def _close(self) -> None:
        # In the loop: if a descriptor is closed while the loop still watches its number, another file may get it.
        self._port.remove_reader(self.notification.fileno())
        self._close_notification()

    def _close_notification(self) -> None:
        self._is_closing = False
        self.notification.close()

    def _on_readable(self) -> None:
        if self.notification.clear():  # else another reader callback of the same turn has cleared it
            self._callback()
