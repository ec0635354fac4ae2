"""Requests that may share a batch: those of one shape and one key."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Hashable, Sequence
from typing import Any

from .batch_estimate import Estimate
from .batch_memory import BatchMemory
from .batch_request import Request
from .batch_rows import BatchRows

__all__ = ["Bucket"]


class Bucket:
    """The requests of one shape and one key that are not sent, and the memory for their batches.

    Attributes
    ----------
    fits
        Returns whether rows take the items of a request as they are.
    filling
        The batch that fills.
    line
        The requests for which that batch has no room.
    taken
        The number of memories that a batch or a lease has.
    """

    def __init__(self, key: Hashable, fits: Callable[[Sequence[Any]], bool], make: Callable[[], BatchMemory]) -> None:
        self.key = key
        self.fits = fits
        self.estimate = Estimate()
        self.filling: BatchRows | None = None
        self.line: deque[Request] = deque()
        self.taken = 0
        self._make = make
        self._idle: list[BatchMemory] = []

    @property
    def waiting(self) -> int:
        """The number of requests that are not sent."""
        rows = self.filling
        return len(self.line) + (0 if rows is None else len(rows.waiters))

    def take(self) -> BatchMemory:
        """Return memory that nothing uses."""
        if self._idle and self._idle[-1].is_closed:  # lost with its device
            self.free()
        memory = self._idle.pop() if self._idle else self._make()
        self.taken += 1
        return memory

    def free(self) -> None:
        """Free the memory that nothing uses."""
        while self._idle:
            self._idle.pop().close()

    def give_back(self, memory: BatchMemory, depth: int) -> None:
        """Use memory again. More than ``depth`` batches and one that fills is freed."""
        self.taken -= 1
        if len(self._idle) <= depth:
            self._idle.append(memory)
        else:
            memory.close()
