"""An eventfd: native threads write to it, one event loop reads it."""

from __future__ import annotations

import os
from collections.abc import Callable

from ..system_errors import named_limits
from .ports import Port

__all__ = ["Notifier"]


class Notifier:
    """The descriptor by which the queues of one loop wake it.

    Raises
    ------
    ResourceExhaustedError
        The process may have no more descriptors.
    """

    def __init__(self, port: Port, callback: Callable[[], None]) -> None:
        self._port = port
        self._callback = callback
        self._is_closing = False
        with named_limits("cannot create a queue of this event loop"):
            self.descriptor = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
            try:
                port.add_reader(self.descriptor, self._on_readable)
            except BaseException:
                os.close(self.descriptor)
                raise

    def close(self) -> None:
        """Leave the loop, from any thread. Nobody writes any longer."""
        self._is_closing = True
        if self._port.is_current():
            self._close()
        elif not self._port.call_threadsafe(self._close):
            self._close_descriptor()  # the loop has ended, and its selector with it

    def __del__(self) -> None:
        if self._is_closing:  # asyncio's loops drop the calls that they have taken when they are closed
            self._close_descriptor()

    def _close(self) -> None:
        # In the loop: a descriptor that is closed while the loop still looks at it may be another file's soon.
        self._port.remove_reader(self.descriptor)
        self._close_descriptor()

    def _close_descriptor(self) -> None:
        self._is_closing = False
        os.close(self.descriptor)

    def _on_readable(self) -> None:
        try:
            os.eventfd_read(self.descriptor)
        except BlockingIOError:  # another reader callback of the same turn has read it
            return
        self._callback()
