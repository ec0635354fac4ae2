"""What backends share whose native code takes batches as bytes."""

from __future__ import annotations

import weakref
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from typing import Any, Generic, TypeVar

import numpy as np

from .commands import Batch, Launch, LaunchSequence
from .contract import QueueHal
from .memory import HostMemoryHal

__all__ = ["BatchEncoder", "address_of"]

Q = TypeVar("Q", bound=QueueHal)
H = TypeVar("H", bound=HostMemoryHal)


class BatchEncoder(ABC, Generic[Q, H]):
    """Encodes the batches of one queue.

    Attributes
    ----------
    kept
        What the commands encoded since it was last taken need beside the batch itself.
    arrivals
        Host copies that are due when they have completed: (to, from).
    """

    def __init__(self, queue: Q, encoders: Mapping[type, Callable[[Any, list[bytes]], None]]) -> None:
        self._queue = weakref.ref(queue)
        self._heads: dict[Any, bytes] = {}
        self._encoders: dict[type, Callable[[Any, list[bytes]], None]] = {Launch: self._launch, **encoders}
        self.kept: list[Any] = []
        self.arrivals: list[tuple[memoryview, H]] = []

    @property
    def queue(self) -> Q:
        """The queue, which holds its encoder."""
        queue = self._queue()
        assert queue is not None
        return queue

    def encode(self, batch: Batch) -> bytes:
        parts: list[bytes] = []
        encoders, heads = self._encoders, self._heads
        for command in batch.commands:
            if type(command) is Launch and command.result is None and command.kernel in heads:
                parts += (heads[command.kernel], command.arguments)
            else:
                encoders[command.__class__](command, parts)
        return b"".join(parts)

    def forget(self, module: object) -> None:
        """Drop what is kept of a module. From any thread."""
        for kernel in tuple(self._heads):
            if kernel.module is module:
                self._heads.pop(kernel, None)

    def close(self) -> None:
        """Refer to nothing any longer: nothing is encoded from now on."""
        self._heads.clear()
        self._encoders.clear()

    @abstractmethod
    def head(self, kernel: Any, completes: int, result: int) -> bytes:
        """Return what stands before a launch's arguments. ``result`` is where the host wants its result, or 0."""

    def launches(self, command: LaunchSequence) -> bytes:
        """Return the launches of a sequence, which complete nothing by themselves."""
        parts: list[bytes] = []
        encoded: dict[int, tuple[bytes, bytes]] = {}  # those that are there several times
        for launch in command.launches:
            if id(launch) not in encoded:
                result = 0 if launch.result is None else address_of(launch.result)
                encoded[id(launch)] = self.head(launch.kernel, 0, result), launch.arguments
            parts += encoded[id(launch)]
        return b"".join(parts)

    def _launch(self, command: Launch, parts: list[bytes]) -> None:
        kernel = command.kernel
        if command.result is None:
            head = self._heads.get(kernel)
            if head is None:
                head = self._heads[kernel] = self.head(kernel, 1, 0)
        else:
            head = self.head(kernel, 1, address_of(command.result))
        parts += (head, command.arguments)


def address_of(view: memoryview | bytearray | bytes) -> int:
    """Return where bytes lie; 0 for none."""
    return np.frombuffer(view, np.uint8).ctypes.data if len(view) else 0
