"""What memory and images begin with: zeroes, written before anything else may see them."""

from __future__ import annotations

import threading
from collections import deque
from typing import TYPE_CHECKING

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
        self._commands: list[bytes] = []
        self._resources: list[object] = []
        self._in_flight: deque[tuple[int, list[object]]] = deque()
        self._ticket = 0

    def add(self, command: bytes, resource: object) -> None:
        """Have ``command`` run first; ``resource`` is held until it has."""
        with self._lock:
            self._commands.append(command)
            self._resources.append(resource)

    def flush(self) -> tuple[int, int] | None:
        """Submit, and return what to wait for, a semaphore and its value; None where there never was anything."""
        if self._commands:
            with self._lock:
                self._submit()
        return (self._queue.semaphore, self._ticket) if self._ticket else None

    def close(self) -> None:
        """*Blocking.* Wait until all of it has run."""
        while not self._queue.wait(self._ticket, 3600.0) and not self._queue.has_failed:
            pass
        self._queue.close(0.0)
        self._in_flight.clear()

    def _submit(self) -> None:
        commands, self._commands = self._commands, []
        resources, self._resources = self._resources, []
        if commands:
            self._queue.submit_bytes(b"".join(commands), self._ticket + 1)
            self._ticket += 1
            self._in_flight.append((self._ticket, resources))
        completed = self._queue.completed()
        while self._in_flight and self._in_flight[0][0] <= completed:
            self._in_flight.popleft()
