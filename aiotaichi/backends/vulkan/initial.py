"""Zero new memory and images before any other command uses them."""

from __future__ import annotations

import threading
import weakref
from collections import deque
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

from .context import Context
from .recorder import Recorder

if TYPE_CHECKING:
    from .device import VulkanDevice
    from .logical_device import HardwareQueue

__all__ = ["InitialWork"]


class InitialWork:
    """Commands on the device's own queue. Every batch that is submitted later waits for them."""

    def __init__(self, device: VulkanDevice, hardware: HardwareQueue) -> None:
        self._recorder = Recorder(device, hardware, descriptor=-1, queries=0)
        self._lock = threading.Lock()
        # Not submitted yet. The commands of a resource that is dropped before are left out.
        self._commands: list[tuple[bytes, weakref.ref[Any]]] = []
        self._in_flight: deque[tuple[int, list[object]]] = deque()
        self._ticket = 0

    @property
    def contexts(self) -> Collection[Context]:
        """What the commands are recorded with."""
        return self._recorder.contexts.values()

    def add(self, command: bytes, resource: object) -> None:
        """Run ``command`` before the next batch. ``resource`` is held until the command has run."""
        with self._lock:
            self._commands.append((command, weakref.ref(resource)))

    def flush(self) -> tuple[int, int] | None:
        """Submit the commands. Return the semaphore to wait for and its value; None without commands."""
        if self._commands:
            with self._lock:
                self._submit()
        return (self._recorder.semaphore.number, self._ticket) if self._ticket else None

    @property
    def is_settled(self) -> bool:
        """Whether all commands so far have run."""
        return not self._commands and self._recorder.completed() >= self._ticket

    def settle(self) -> None:
        """*Blocking.* Submit the commands, and wait until all have run."""
        self.flush()
        self._wait()

    def release(self) -> None:
        """Release resources whose commands have run. Called when a batch that waited for them has completed."""
        if self._in_flight:
            with self._lock:
                completed = self._recorder.check_completed()
                while self._in_flight and self._in_flight[0][0] <= completed:
                    self._in_flight.popleft()
                if not self._in_flight:
                    self._recorder.trim()

    def close(self) -> None:
        """*Blocking.* Wait until all submitted commands have run."""
        self._wait()
        self._recorder.close()
        self._in_flight.clear()

    def _wait(self) -> None:
        while not self._recorder.wait(self._ticket, 3600.0) and not self._recorder.has_failed:
            pass

    def _submit(self) -> None:
        live = [(command, resource) for command, ref in self._commands if (resource := ref()) is not None]
        if live:
            self._recorder.submit(b"".join(command for command, _ in live), self._ticket + 1)
            self._ticket += 1
            self._in_flight.append((self._ticket, [resource for _, resource in live]))
        # After the submission: if it fails, the batches that wait for the commands must not run either.
        self._commands.clear()
