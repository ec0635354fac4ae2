"""The requests that may share a batch, those of one shape and one key, and memory for their batches."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Sequence
from typing import Any

from .batch_estimate import Estimate
from .batch_memory import BatchMemory

__all__ = ["Bucket"]


class Bucket:
    """Memory for the batches of requests that have one shape and one key.

    Attributes
    ----------
    fits
        Returns whether rows take the items of a request as they are.
    estimate
        The time that a batch is expected to take.
    taken
        The number of memories that a batch or a lease has.
    """

    def __init__(self, key: Hashable, fits: Callable[[Sequence[Any]], bool], make: Callable[[], BatchMemory]) -> None:
        self.key = key
        self.fits = fits
        self.estimate = Estimate()
        self.taken = 0
        self._make = make
        self._idle: list[BatchMemory] = []

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
