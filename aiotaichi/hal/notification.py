"""What wakes an event loop: an eventfd on Linux, a pipe elsewhere."""

from __future__ import annotations

import os
import sys

__all__ = ["Notification"]

_ONE = (1).to_bytes(8, sys.byteorder)  # an eventfd takes a number, a pipe any bytes
_EVENTFD_SIZE = 8
_PIPE_SIZE = 65536  # by default, no pipe holds more


class Notification:
    """A flag that any thread sets and one event loop waits for, by a descriptor that becomes readable.

    Setting the flag twice before it is cleared is the same as setting it once.

    Attributes
    ----------
    descriptor
        The descriptor by which native code sets the flag, in any thread: it writes 8 bytes, the number 1. The write
        never blocks. An error means that the flag is set already.

    Raises
    ------
    OSError
        The process has no descriptor left.
    """

    def __init__(self) -> None:
        if hasattr(os, "eventfd"):
            self._size = _EVENTFD_SIZE
            self._readable = self.descriptor = os.eventfd(0, os.EFD_NONBLOCK | os.EFD_CLOEXEC)
        else:
            self._size = _PIPE_SIZE
            self._readable, self.descriptor = os.pipe()
            os.set_blocking(self._readable, False)
            os.set_blocking(self.descriptor, False)

    def fileno(self) -> int:
        """Return the descriptor that an event loop watches: it is readable while the flag is set."""
        return self._readable

    def notify(self) -> None:
        """Set the flag. From any thread; does not block."""
        try:
            os.write(self.descriptor, _ONE)
        except BlockingIOError:  # there is no room for more: the flag is set
            return

    def clear(self) -> bool:
        """Clear the flag; return whether it was set. In the event loop's thread."""
        try:
            os.read(self._readable, self._size)
        except BlockingIOError:
            return False
        return True

    def close(self) -> None:
        """Close the descriptors. No thread may set the flag from now on."""
        os.close(self._readable)
        if self.descriptor != self._readable:
            os.close(self.descriptor)
