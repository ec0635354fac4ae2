"""The queues of a batcher: one for each batch that the device has at a time."""

from __future__ import annotations

from collections.abc import Sequence

from ... import Arch, Queue, Runtime
from ...errors import NotSupportedError

__all__ = ["BatchQueues"]


class BatchQueues:
    """The queues of a batcher.

    Attributes
    ----------
    is_timed
        Whether the device has a clock of its own, so that its queues time the batches.
    """

    def __init__(self, runtime: Runtime, name: str) -> None:
        # The clock of a device that is the processor is the loop's, which costs nothing.
        info = runtime.info
        is_host = info.arch in (Arch.X64, Arch.ARM64) and info.unified_memory
        self.is_timed = not (info.is_software or is_host)
        self._runtime = runtime
        self._name = name
        self._queues: list[Queue] = []
        self._idle: list[Queue] = []

    def __bool__(self) -> bool:
        """Whether the queues were created."""
        return bool(self._queues)

    @property
    def working(self) -> Sequence[Queue]:
        """The queues that have not failed: of others, callers have got the errors."""
        return [queue for queue in self._queues if queue.failure is None]

    def create(self, count: int) -> None:
        """Create the queues. In the event loop that uses them."""
        for _ in range(count):
            self._queues.append(self._create())
        self._idle = list(self._queues)

    def take(self) -> Queue:
        """Return a queue that has no batch. A queue that has failed is replaced: its device may be open again."""
        queue = self._idle[-1]
        if queue.failure is not None:
            replacement = self._create()
            self._queues[self._queues.index(queue)] = replacement
            queue = replacement
        self._idle.pop()
        return queue

    def give_back(self, queue: Queue) -> None:
        """Use a queue again: its batch has completed."""
        self._idle.append(queue)

    def _create(self) -> Queue:
        name = f"{self._name}{len(self._queues)}"
        if self.is_timed:
            try:
                return self._runtime.create_queue(name=name, timing=True)
            except NotSupportedError:  # the device has no clock: the loop's is used
                self.is_timed = False
        return self._runtime.create_queue(name=name)
