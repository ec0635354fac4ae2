"""How far a queue's device has come, and for how long: without a clock, an event loop or a device."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from typing import Generic, NamedTuple, TypeVar

__all__ = ["BatchInFlight", "Outcomes", "Progress"]

C = TypeVar("C")

_IDLE = -1.0


class BatchInFlight(NamedTuple, Generic[C]):
    """A batch that is submitted, and has not completed."""

    last_ticket: int
    commands: Sequence[C]  # the last one has the last ticket
    began: float  # when its first operation was enqueued, to a turn of the event loop
    submitted: float  # when it was submitted


class Outcomes(NamedTuple):
    """How many operations of a queue have ended, and how."""

    completed: int  # without an error of their own
    failed: int  # alone or with their queue
    revoked: int


class Progress(Generic[C]):
    """The batches of a queue that the device has, and sums over those that it had.

    The caller reads a clock: once for each batch, and once when it counts completed operations. So an operation costs
    nothing. All times are in seconds of that clock. If ``most_whole`` batches are in flight, only the part that
    ``shorten`` returns is kept of a further batch's commands.
    """

    __slots__ = ("_batches", "_busy", "_failures", "_most_whole", "_outcomes", "_revocations", "_shorten", "moved")

    def __init__(self, most_whole: int, shorten: Callable[[Sequence[C]], Sequence[C]]) -> None:
        self._most_whole = most_whole
        self._shorten = shorten
        # The fields of a BatchInFlight: a plain tuple takes a fifth of the time.
        self._batches: deque[tuple[int, Sequence[C], float, float]] = deque()
        # The tickets of failures and of revocations that are known, and that have not been counted: a heap each.
        self._failures: list[int] = []
        self._revocations: list[int] = []
        # The seconds of the busy times that are over, and when the present one began. One object, so that another
        # thread reads both at once.
        self._busy = 0.0, _IDLE
        # How many operations have ended, how many of these have failed, and how many were revoked. One object, too.
        self._outcomes = 0, 0, 0
        self.moved = 0.0  # when operations were last counted

    @property
    def outcomes(self) -> Outcomes:
        """How the operations that are no longer in flight have ended. From any thread."""
        done, failed, revoked = self._outcomes
        return Outcomes(done - failed - revoked, failed, revoked)

    def batch_of(self, ticket: int) -> BatchInFlight[C] | None:
        """Return the batch in flight that has an operation, or None. From any thread."""
        return next((batch for batch in self.batches(ticket) if batch.last_ticket >= ticket), None)

    def batches(self, last: int) -> list[BatchInFlight[C]]:
        """Return the batches in flight that have operations up to the ticket ``last``, in order. From any thread."""
        found = []
        for fields in self._batches.copy():  # other threads look, too
            found.append(BatchInFlight(*fields))
            if fields[0] >= last:
                break
        return found

    @property
    def oldest(self) -> float | None:
        """When the first operation of the oldest batch in flight was enqueued; None if there is no batch."""
        batches = self._batches.copy()
        return batches[0][2] if batches else None

    def submit(self, last_ticket: int, commands: Sequence[C], began: float, submitted: float) -> None:
        """Record that the device has a batch: see :class:`BatchInFlight`."""
        batches = self._batches
        if not batches:
            self._busy = self._busy[0], submitted
        elif len(batches) >= self._most_whole:
            commands = self._shorten(commands)
        batches.append((last_ticket, commands, began, submitted))

    def note_failure(self, ticket: int) -> None:
        """Record that an operation has failed. The backend may know that before its completion is counted.

        An operation that fails more than once counts once. One that was revoked has not failed.
        """
        heappush(self._failures, ticket)

    def note_revocation(self, ticket: int) -> None:
        """Record that an operation in flight was revoked. Its ticket completes later."""
        heappush(self._revocations, ticket)

    def complete(self, ticket: int, now: float) -> None:
        """Record that ``ticket`` and all tickets before it have completed. At least one was in flight."""
        self.moved = now
        batches = self._batches
        while batches and batches[0][0] <= ticket:
            batches.popleft()
        if not batches:
            seconds, since = self._busy
            self._busy = seconds + now - since, _IDLE
        _, failed, revoked = self._outcomes
        if self._failures or self._revocations:
            taken_back = _take(self._revocations, ticket)
            revoked += len(taken_back)
            failed += len(_take(self._failures, ticket) - taken_back)
        self._outcomes = ticket, failed, revoked

    def fail(self, count: int, now: float) -> None:
        """Record that the ``count`` operations in flight have failed with their queue, or were revoked before."""
        self.moved = now
        done, failed, revoked = self._outcomes
        taken_back = len(self._revocations)
        self._outcomes = done + count, failed + count - taken_back, revoked + taken_back
        self._revocations.clear()
        self._batches.clear()
        self._failures.clear()
        self._busy = self.busy_seconds(now), _IDLE

    def busy_seconds(self, now: float) -> float:
        """Return for how long the device has had at least one operation. From any thread."""
        seconds, since = self._busy
        return seconds if since == _IDLE else seconds + max(0.0, now - since)


def _take(tickets: list[int], last: int) -> set[int]:
    """Take the tickets up to ``last`` from a heap. Return them, each once."""
    taken = set()
    while tickets and tickets[0] <= last:
        taken.add(heappop(tickets))
    return taken
