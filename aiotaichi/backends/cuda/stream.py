"""Streams of other libraries, and queues as streams for other libraries."""

from __future__ import annotations

import weakref
from typing import TYPE_CHECKING

from ...errors import InvalidInteropError
from ...hal import StreamHal
from .binding import driver, error_of
from .context import Context
from .event import CudaEvent

if TYPE_CHECKING:
    from .queue import CudaQueue

__all__ = ["CudaStream", "check_stream"]


def check_stream(context: Context, stream: int) -> None:
    """Raise an InvalidInteropError unless ``stream`` is a stream of the device."""
    if stream in (0, 1, 2):  # the legacy and the per-thread default stream belong to the current context
        return
    with context:
        status, owner = driver.cuStreamGetCtx(stream)
    if status or int(owner) != context.number:
        raise InvalidInteropError(f"stream {stream:#x} is not one of device {context.index}'s primary context")


class CudaStream(StreamHal):
    """A queue's stream."""

    def __init__(self, queue: CudaQueue, handle: int) -> None:
        self._queue = weakref.ref(queue)
        self.handle = handle

    @property
    def handed(self) -> int:
        """The last ticket that was handed over."""
        queue = self._the_queue()
        return queue.native.queue_handed(queue.address)

    def await_handed(self, ticket: int) -> None:
        if self.handed < ticket:
            queue = self._the_queue()
            queue.native.queue_await_handed(queue.address, ticket)

    def record(self, stream: int) -> CudaEvent:
        context = self._the_queue().device.context
        check_stream(context, stream)
        event = CudaEvent(context)
        event.record(stream)
        return event

    def hold(self, stream: int, ticket: int) -> None:
        queue = self._the_queue()
        check_stream(queue.device.context, stream)
        if status := queue.native.queue_hold_stream(queue.address, stream, ticket):
            raise error_of(status, "holding a stream")

    def _the_queue(self) -> CudaQueue:
        queue = self._queue()
        assert queue is not None
        return queue
