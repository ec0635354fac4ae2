"""The queues of a stream, and what each block does on them."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from .. import Event, Queue, Runtime
from ..errors import NotSupportedError
from ..queue.loop_tracer import passes_on

__all__ = ["Lane", "Passage", "StageQueue"]

_ORDERS = frozenset(("wait_event", "wait_stream", "__cuda_stream__"))
"""Names of what has no event: waits for other queues, and the stream, which other libraries add their work to."""


class Lane:
    """What blocks pass one after the other: the uploads, a stage, or the downloads.

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
            self.queue, self._is_timed = create(timing=True), True
        except NotSupportedError:
            self.queue, self._is_timed = create(), False

    def count(self, passage: Passage) -> None:
        """Count the time of a block that has passed."""
        if self._is_timed:
            first, last = passage.events[0], passage.events[-1]
            self.busy_seconds += first.duration
            if last is not first:
                self.busy_seconds += last.elapsed_since(first)


class Passage:
    """What one block does on one lane.

    Parameters
    ----------
    lane, queue
        The lane, and the queue that the block uses: the lane's, or that of the lane beside it.
    after
        What the block does before.

    Attributes
    ----------
    events
        All operations of the block, in order.
    """

    __slots__ = ("_is_open", "events", "lane", "queue")

    def __init__(self, lane: Lane, queue: Queue, after: Passage | None) -> None:
        self.lane = lane
        self.queue = queue
        self.events: list[Event[Any]] = []
        self._is_open = False
        if after is not None and after.queue is not queue:
            queue.wait_event(after.last)

    def open(self) -> None:
        """Note that from now on, the queue may do more for the block than the events tell."""
        self._is_open = True
        if not self.events:
            self.events.append(self.queue.record_event())

    def end(self) -> None:
        """Let :attr:`last` come after all that the queue does for the block."""
        if self._is_open or not self.events:
            self.events.append(self.queue.record_event())

    @property
    def last(self) -> Event[Any]:
        """The event that is done when the block has passed."""
        return self.events[-1]


def _kept(name: str) -> Callable[..., Event[Any]]:
    """Return a method of a queue that keeps the event."""

    @passes_on
    def enqueue(self: StageQueue, /, *arguments: Any, **named: Any) -> Event[Any]:
        event: Event[Any] = getattr(self._queue, name)(*arguments, **named)
        self.passage.events.append(event)
        return event

    return enqueue


class StageQueue:
    """The queue that a stage gets: a :class:`Queue` that keeps the events, so that no error of a stage is lost.

    Attributes
    ----------
    passage
        What the block does that the stage has now.
    """

    passage: Passage

    def __init__(self, queue: Queue) -> None:
        self._queue = queue

    launch = _kept("launch")
    launch_graph = _kept("launch_graph")
    write = _kept("write")
    read = _kept("read")
    copy = _kept("copy")
    fill = _kept("fill")
    copy_image = _kept("copy_image")
    transition_image = _kept("transition_image")
    record_event = _kept("record_event")

    def __getattr__(self, name: str) -> Any:
        if name in _ORDERS:
            self.passage.open()
        return getattr(self._queue, name)

    def __repr__(self) -> str:
        return repr(self._queue)
