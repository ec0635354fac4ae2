"""The queues of a device."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable

from .batch_queue import BatchQueue

__all__ = ["QueueSet"]


class QueueSet:
    """The queues of a device, as long as they live. From any thread: each event loop creates its own."""

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._queues: weakref.WeakSet[BatchQueue] = weakref.WeakSet()
        self._created = 0

    def create(self, create: Callable[[int], BatchQueue]) -> BatchQueue:
        """Add a queue. ``create`` makes it from its number, which no other queue of the device has."""
        with self._lock:
            queue = create(self._created)
            self._created += 1
            self._queues.add(queue)
        return queue

    def forget(self, module: object) -> None:
        """Have every queue drop the objects kept for ``module``."""
        with self._lock:
            queues = tuple(self._queues)
        for queue in queues:
            queue.forget(module)
