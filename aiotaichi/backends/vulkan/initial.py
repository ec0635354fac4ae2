"""What memory and images begin with: zeroes, written before anything else may see them."""

from __future__ import annotations

import threading
import weakref
from collections import deque
from typing import TYPE_CHECKING, Any

from .queue import VulkanQueue

if TYPE_CHECKING:
    from .device import VulkanDevice
    from .logical_device import HardwareQueue

__all__ = ["InitialWork"]


class InitialWork:
    """Commands on a queue of the device's own, which every batch that is submitted later waits for."""

    def __init__(self, device: VulkanDevice, hardware: HardwareQueue) -> None:
        self._queue = VulkanQueue(device, hardware, is_hardware=False, descriptor=-1, number=0)
        self._lock = threading.Lock()
        # Not submitted yet; nothing is done to what is dropped before.
        self._commands: list[tuple[bytes, weakref.ref[Any]]] = []
        self._in_flight: deque[tuple[int, list[object]]] = deque()
        self._ticket = 0

    def add(self, command: bytes, resource: object) -> None:
        """Have ``command`` run first; ``resource`` is held while it does."""
        with self._lock:
            self._commands.append((command, weakref.ref(resource)))

    def flush(self) -> tuple[int, int] | None:
        """Submit, and return what to wait for, a semaphore and its value; None where there never was anything."""
        if self._commands:
            with self._lock:
                self._submit()
        return (self._queue.semaphore, self._ticket) if self._ticket else None

    def settle(self) -> None:
        """*Blocking.* Submit, and wait until all has run."""
        self.flush()
        self._wait()

    def retire(self) -> None:
        """Let go of what has run: a batch that waited for it has completed."""
        if self._in_flight:
            with self._lock:
                completed = self._queue.completed()
                while self._in_flight and self._in_flight[0][0] <= completed:
                    self._in_flight.popleft()

    def close(self) -> None:
        """*Blocking.* Wait until what was submitted has run."""
        self._wait()
        self._queue.close(0.0)
        self._in_flight.clear()

    def _wait(self) -> None:
        while not self._queue.wait(self._ticket, 3600.0) and not self._queue.has_failed:
            pass

    def _submit(self) -> None:
        live = [(command, resource) for command, ref in self._commands if (resource := ref()) is not None]
        if live:
            self._queue.submit_bytes(b"".join(command for command, _ in live), self._ticket + 1)
            self._ticket += 1
            self._in_flight.append((self._ticket, [resource for _, resource in live]))
        # Behind the submission: where that fails, what waits for it must not run either.
        self._commands.clear()
