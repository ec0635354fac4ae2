"""The timeline of a queue: its tickets, the batches that are held, and how the queue ends.

Nothing here does I/O or knows an event loop. A method changes the state and returns what the caller must do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable, Iterator, Sequence
from dataclasses import dataclass
from enum import Enum
from typing import Any, Generic, Protocol, TypeVar

from ..errors import Error, InvalidStateError

__all__ = ["Gate", "HeldBatch", "HeldCommands", "Timeline", "TimelineState"]

C = TypeVar("C")
E = TypeVar("E")


class TimelineState(Enum):
    """How far the end of a queue has come. A queue goes on to a later state, and never back."""

    OPEN = "open"
    """The queue takes operations."""
    REFUSING = "refusing"
    """Further calls raise. Pending operations still complete."""
    FAILED = "failed"
    """Nothing is pending. The device is lost, or still runs operations that were submitted before."""
    ABANDONED = "abandoned"
    """The device was told to stop. It may still run an operation whose event is done."""
    CLOSED = "closed"
    """The backend's queue is closed: nothing runs."""


@dataclass(slots=True, eq=False)
class Gate:
    """A point that holds all later operations until it is opened."""

    wait: Callable[[], Awaitable[None]]
    """Waits until the gate may be opened."""
    is_open: bool = False


class HeldCommands(Protocol):
    """A batch that is kept on the host."""

    def submit(self) -> None:
        """Submit the batch, once nothing before it waits on the host. Raises as :meth:`.QueueHal.submit`."""

    def revoke(self, place: int) -> None:
        """Let the command of an operation do nothing. ``place``: how many operations of the batch come before it."""


@dataclass(slots=True, eq=False)
class HeldBatch:
    """A batch behind a gate, and what submits it."""

    held: HeldCommands
    first_ticket: int
    last_ticket: int
    commands: Sequence[Any] = ()
    """What it runs."""
    began: float = 0.0
    """When its first operation was enqueued, in seconds of the caller's clock."""
    cut: float = 0.0
    """When it was cut."""


class Timeline(Generic[C, E]):
    """The tickets of one queue, and the state of its end.

    ``C`` is the type of the commands, ``E`` of the events. The timeline keeps both and looks into neither. So many
    operations as ``batch_limit`` fill a batch. ``note``, if it is set, is called with the command of each operation.
    """

    def __init__(self, batch_limit: int) -> None:
        self._batch_limit = batch_limit
        self._commands: list[C] = []
        self._waits = 0  # waits after the ticket _waits_after; a later ticket makes the number stale
        self._waits_after = 0
        # The last ticket that was given to an operation, was cut into a batch, was submitted, and has completed. Each
        # is at most as large as the ticket before it.
        self.enqueued = self.batched = self.submitted = self.completed = 0
        self.done = 0  # the last ticket not in flight: completed; or enqueued, if the queue has failed
        self.full_at = batch_limit  # the ticket that fills the next batch
        self._act_at = 1  # the ticket that begins the next batch; when it has begun, the ticket that fills it
        # Of the last tickets, up to enqueued. All that are in flight are here. The caller drops events that are done,
        # from the front.
        self.events: deque[E] = deque()
        self.held: deque[Gate | HeldBatch] = deque()
        self.is_watched = False  # the caller must act on each operation
        self.note: Callable[[C], object] | None = None
        self.state = TimelineState.OPEN
        self.refusal: Error | None = None  # what further calls raise
        self.failure: Error | None = None  # what pending operations have failed with

    # -- operations -------------------------------------------------------------------------------------------

    def enqueue(self, command: C, event: E) -> bool:
        """Give the next ticket to an operation. Raise an InvalidStateError if the timeline is not open.

        Return whether the caller must act: the operation begins a batch, or fills it, or the timeline is watched.
        """
        if self.refusal is not None:
            raise InvalidStateError(f"cannot enqueue: the timeline is {self.state.value}")
        self._commands.append(command)
        ticket = self.enqueued = self.enqueued + 1
        try:
            self.events.append(event)
        except MemoryError:
            self.enqueued = ticket - 1  # each ticket has a command and an event
            self._commands.pop()
            raise
        note = self.note
        if note is not None:
            note(command)
        if ticket < self._act_at:
            return False
        self._act_at = 0 if self.is_watched else self.full_at
        return True

    def watch(self, is_watched: bool) -> None:
        """Have the caller act on each operation, or no longer."""
        self.is_watched = is_watched
        self._act_at = 0  # and later as enqueue() says

    def wait(self, command: C) -> None:
        """Add a command that has no ticket and holds the operations after it."""
        if self._waits_after != self.enqueued:
            self._waits_after, self._waits = self.enqueued, 0
        self._commands.append(command)
        self._waits += 1

    def cut(self) -> list[C]:
        """Return the commands of the next batch, which ends at ``batched``; an empty list if there is no operation.

        Waits after the last operation stay: they belong to the next batch, because a batch ends with a ticket.
        """
        if self.enqueued == self.batched:
            return []
        commands, self._commands = self._commands, []
        enqueued = self.batched = self.enqueued
        if self._waits and self._waits_after == enqueued:
            self._commands = commands[-self._waits :]
            del commands[-self._waits :]
        self.full_at = enqueued + self._batch_limit
        self._act_at = enqueued + 1
        return commands

    def hold(self, item: Gate | HeldBatch) -> None:
        """Hold a batch behind the gates, or all later operations behind a gate. Cut the earlier ones first."""
        self.held.append(item)

    def open(self, gate: Gate) -> Iterator[HeldBatch]:
        """Open a gate, which may have been passed already, and pass all open gates at the front.

        Yield the batches to submit, in their order. A batch counts as held until the caller takes the next one.
        """
        gate.is_open = True
        while self.held:
            head = self.held[0]
            if isinstance(head, HeldBatch):
                yield head
            elif not head.is_open:
                return
            if self.held:  # a failure clears them
                self.held.popleft()

    @property
    def in_flight(self) -> int:
        """The number of operations that have neither completed nor failed with the queue."""
        return self.enqueued - self.done

    @property
    def done_events(self) -> int:
        """The number of events that are done and not dropped."""
        return len(self.events) - self.enqueued + self.done

    def event(self, ticket: int) -> E:
        """Return the event of a ticket in flight."""
        return self.events[ticket - self.enqueued - 1]

    def replace_event(self, ticket: int, event: E) -> None:
        """Have another event stand for a ticket in flight."""
        self.events[ticket - self.enqueued - 1] = event

    @property
    def uncut(self) -> list[C]:
        """The commands that are in no batch. The last one that is no wait has the ticket ``enqueued``.

        The caller may replace some.
        """
        return self._commands

    def held_batch(self, ticket: int) -> HeldBatch | None:
        """Return the held batch that has ``ticket``, or None."""
        batches = (item for item in self.held if isinstance(item, HeldBatch))
        return next((batch for batch in batches if batch.first_ticket <= ticket <= batch.last_ticket), None)

    def complete(self, ticket: int) -> None:
        """Record that ``ticket`` and all tickets before it have completed.

        Raise an InvalidStateError if the backend counts backwards, or counts a ticket that was not submitted.
        """
        if not self.completed <= ticket <= self.submitted:
            counted = f"{self.completed} completed, {self.submitted} submitted"
            raise InvalidStateError(f"the backend counts ticket {ticket}, with {counted}")
        self.completed = self.done = ticket

    def is_done(self, ticket: int) -> bool:
        """Return whether the operation has completed, or has failed with the queue."""
        return ticket <= self.done

    def has_completed(self, ticket: int) -> bool:
        """Return whether the device has completed ``ticket``. A failure of the queue completes nothing."""
        return ticket <= self.completed

    def is_over(self, ticket: int) -> bool:
        """Return whether the operation no longer runs: the device has completed it, or the queue is closed."""
        return ticket <= self.completed or self.state is TimelineState.CLOSED

    def may_run(self, ticket: int) -> bool:
        """Return whether the device may still run an abandoned operation, although its event is done."""
        return self.state is TimelineState.ABANDONED and ticket > self.completed

    # -- endings ----------------------------------------------------------------------------------------------

    def refuse(self, error: Error) -> None:
        """Have further calls raise ``error``, unless an earlier error stands."""
        self._go_on(TimelineState.REFUSING)
        self.refusal = self.refusal or error

    def fail(self, error: Error) -> deque[E]:
        """Drop all that has not completed, and return all events.

        They have failed with ``error``, or with the error of an earlier failure.
        """
        self._go_on(TimelineState.FAILED)
        self.failure = self.refusal = self.failure or error
        self.cut()  # and drop the commands
        self._commands.clear()
        self._waits = 0
        self.held.clear()
        self.done = self.enqueued
        events, self.events = self.events, deque()
        return events

    def abandon(self, error: Error) -> None:
        """Have further calls raise ``error``. The caller stops the device, then fails the queue."""
        self._go_on(TimelineState.ABANDONED)
        self.refusal = self.refusal or error

    def close(self) -> None:
        """Record that the backend's queue is closed: nothing runs any longer."""
        self._go_on(TimelineState.CLOSED)

    # -- private ----------------------------------------------------------------------------------------------

    def _go_on(self, state: TimelineState) -> None:
        if state is TimelineState.CLOSED and self.state is TimelineState.OPEN:
            raise InvalidStateError(f"cannot close a timeline that is {self.state.value}")
        self.state = max(self.state, state, key=list(TimelineState).index)
