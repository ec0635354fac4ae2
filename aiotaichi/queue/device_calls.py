"""The calls that open and close devices: the end of the process must not come in the middle of one.

A driver's library has destructors, which the C library calls at the end of the process. NVIDIA's destructors crash or
never return if another thread is in ``vkCreateDevice`` or ``vkDestroyDevice`` then. They also wait for kernels that
still run, for ever if one hangs. Both were seen with driver 580 on an H200.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from ..errors import InvalidStateError
from ..forked_child import call_in_forked_child
from ..hal import DeviceHal

__all__ = ["DeviceCalls", "device_calls"]


class DeviceCalls:
    """Counts the calls that run, keeps the devices that are open, and refuses further calls once the process ends."""

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Forget all calls and devices: a forked child has none."""
        self._changed = threading.Condition()
        self._running = 0
        self._devices: set[DeviceHal] = set()
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

    def open(self, call: Callable[[], DeviceHal]) -> DeviceHal:
        """*Blocking.* Open a device, by ``call``. Raise an InvalidStateError if the process ends."""
        with self.entered() as may_begin:
            if not may_begin:
                raise InvalidStateError("the process ends: no runtime opens any longer")
            device = call()
            self._devices.add(device)
            return device

    def close(self, device: DeviceHal) -> bool:
        """*Blocking.* Close a device, unless the process ends. Return whether it is closed."""
        with self.entered() as may_begin:
            if may_begin:
                device.close()
                self._devices.discard(device)
            return may_begin

    @property
    def may_keep_the_process(self) -> bool:
        """Whether a destructor may never return: a call runs, or a device is open whose driver waits at exit."""
        return bool(self._running) or any(device.waits_at_exit for device in self._devices.copy())

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
