"""What the parts of an open device share: the VkDevice, its memory, native code, and the calls into the device."""

from __future__ import annotations

import threading

from ...errors import InvalidStateError
from ...hal import DeviceInfo, DeviceRequest
from .allocator import Allocator
from .logical_device import LogicalDevice
from .native import load_native
from .validator import Validator

__all__ = ["Calls", "Hardware"]


class Calls:
    """Counts the calls that other threads are making, so that closing the device waits for them."""

    def __init__(self) -> None:
        self._condition = threading.Condition()
        self._count = 0
        self._is_closed = False

    def __enter__(self) -> None:
        with self._condition:
            if self._is_closed:
                raise InvalidStateError("the runtime is closed")
            self._count += 1

    def __exit__(self, *_: object) -> None:
        with self._condition:
            self._count -= 1
            self._condition.notify_all()

    def close(self) -> None:
        """*Blocking.* Refuse further calls, and wait until the running ones have returned."""
        with self._condition:
            self._is_closed = True
            self._condition.wait_for(lambda: self._count == 0)


class Hardware:
    """An open device, as its parts use it. ``memories`` allocates its memory, and ``account`` counts that."""

    def __init__(self, info: DeviceInfo, logical: LogicalDevice, request: DeviceRequest) -> None:
        self.info = info
        self.logical = logical
        self.native = load_native()
        self.account, self.tallies = request.account, request.tallies
        self.memories = Allocator(logical, request.account)
        self.calls = Calls()
        self.validator = Validator.load(logical.physical.properties.apiVersion)
