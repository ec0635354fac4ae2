"""The calls that open and close devices: the end of the process must not come in the middle of one.

A driver's library has destructors, which the C library calls at the end of the process. NVIDIA's crash or never
return if another thread is in ``vkCreateDevice`` or ``vkDestroyDevice`` then: seen with driver 580 on an H200.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

from ..forked_child import call_in_forked_child
from ..hal import DeviceHal

__all__ = ["DeviceCalls", "close_device", "device_calls"]


class DeviceCalls:
    """Counts the calls that run, and refuses further ones once the process ends."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Forget all calls: none runs in a forked child."""
        self._changed = threading.Condition()
        self._running = 0
        self._is_ended = False

    @contextmanager
    def entered(self) -> Iterator[bool]:
        """Enclose a call. It may begin if the value is True; else the process ends."""
        with self._changed:
            may_begin = not self._is_ended
            self._running += may_begin
        try:
            yield may_begin
        finally:
            with self._changed:
                self._running -= may_begin
                self._changed.notify_all()

    def end(self, seconds: float) -> bool:
        """*Blocking.* Refuse further calls, and wait for those that run, for at most ``seconds``.

        Return whether none runs any longer.
        """
        deadline = time.monotonic() + seconds
        with self._changed:
            self._is_ended = True
            while self._running:
                left = deadline - time.monotonic()
                if left <= 0:
                    return False
                self._changed.wait(left)
        return True


device_calls = DeviceCalls()
"""Those of this process."""

call_in_forked_child(device_calls.reset)


def close_device(device: DeviceHal) -> bool:
    """*Blocking.* Close a device, unless the process ends. Return whether it is closed."""
    with device_calls.entered() as may_begin:
        if may_begin:
            device.close()
        return may_begin
