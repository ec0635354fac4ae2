"""What may not be freed yet, and when it may."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .memory import Memory
    from .queue import Queue

__all__ = ["Residency"]


class Residency:
    """The memories of a runtime, and what waits for the completion of its last uses.

    Queues of several event loops report here: from their threads.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._memories: weakref.WeakSet[Memory] = weakref.WeakSet()
        self._retiring: list[tuple[Mapping[Queue, int], Callable[[], None]]] = []

    def add(self, memory: Memory) -> None:
        with self._lock:
            self._memories.add(memory)

    def call_after(self, uses: Mapping[Queue, int], free: Callable[[], None]) -> None:
        """Call ``free`` once every queue has completed its ticket in ``uses``."""
        with self._lock:
            self._retiring.append((dict(uses), free))
        self.retire()

    def retire(self) -> None:
        """Free what has waited for completions that have happened."""
        if not self._retiring:
            return
        with self._lock:
            over, waiting = [], []
            for uses, free in self._retiring:
                if all(queue.is_gone or queue.has_completed(ticket) for queue, ticket in uses.items()):
                    over.append(free)
                else:
                    waiting.append((uses, free))
            self._retiring = waiting
        for free in over:
            free()

    def forget(self, queue: Queue) -> None:
        """The queue is closed: nothing that it was given runs any longer."""
        queue.is_gone = True
        with self._lock:
            memories = tuple(self._memories)
        for memory in memories:
            memory.uses.pop(queue, None)
        self.retire()

    def end(self) -> None:
        """Refuse every memory: the runtime is closed. What still runs keeps what it uses alive."""
        with self._lock:
            memories = tuple(self._memories)
            self._retiring.clear()
        for memory in memories:
            memory.refuse()
