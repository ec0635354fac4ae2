"""The queues of a stream, and what each block does on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from .. import Event, Queue, Runtime
from ..errors import NotSupportedError
from ..queue.loop_tracer import passes_on

__all__ = ["Lane", "Passage", "StageQueue"]

_ENQUEUES = frozenset(
    ("launch", "launch_graph", "write", "read", "copy", "fill", "copy_image", "transition_image", "record_event")
)
_ORDERS = frozenset(("wait_event", "wait_stream", "__cuda_stream__"))
"""Names of what has no event: waits for other queues, and the stream, which other libraries add their work to."""


class Lane:
    """A queue of a stream, which blocks pass one after the other: of the uploads, of a stage, of the downloads.

    Attributes
    ----------
    name
        The name in errors and statistics.
    queue
        The queue. It records times if the device has a clock.
    busy_seconds
        For how long the device has worked on blocks that have passed.
    """

    def __init__(self, rt: Runtime, name: str, transfer: bool = False) -> None:
        self.name = name
        self.busy_seconds = 0.0
        create = partial(rt.create_queue, name=f"stream {name}", transfer=transfer)
        try:
            self.queue, self.is_timed = create(timing=True), True
        except NotSupportedError:
            self.queue, self.is_timed = create(), False

    def enter(self, after: Event[Any] | None) -> Passage:
        """Let a block come after an event of the lane before."""
        if after is not None:
            self.queue.wait_event(after)
        return Passage(self, self.queue.record_event())

    def count(self, passage: Passage) -> None:
        """Count the time of a block that has passed."""
        if self.is_timed:
            self.busy_seconds += passage.events[-1].elapsed_since(passage.events[0])


class Passage:
    """What one block does on one lane.

    Attributes
    ----------
    lane
        The lane.
    events
        All operations of the block, in order. The first is a mark: the block's turn has come.
    is_open
        Whether the queue may do more for the block than the events tell.
    """

    def __init__(self, lane: Lane, mark: Event[None]) -> None:
        self.lane = lane
        self.events: list[Event[Any]] = [mark]
        self.is_open = False

    def end(self) -> None:
        """Let :attr:`last` come after all that the queue does for the block."""
        if self.is_open:
            self.events.append(self.lane.queue.record_event())

    @property
    def last(self) -> Event[Any]:
        """The event that is done when the block has passed."""
        return self.events[-1]


class StageQueue:
    """The queue that a stage gets: a :class:`Queue` that keeps the events, so that no error of a stage is lost."""

    def __init__(self, passage: Passage) -> None:
        self._queue: Queue = passage.lane.queue
        self._passage = passage

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._queue, name)
        if name in _ORDERS:
            self._passage.is_open = True
        return partial(self._keep, found) if name in _ENQUEUES else found

    @passes_on
    def _keep(self, enqueue: Callable[..., Event[Any]], /, *arguments: Any, **named: Any) -> Event[Any]:
        event = enqueue(*arguments, **named)
        self._passage.events.append(event)
        return event

    def __repr__(self) -> str:
        return repr(self._queue)
