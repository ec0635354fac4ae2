"""The failures of a queue: who has seen them, which data they follow, and which other queue's come first."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING
from weakref import WeakValueDictionary

from ..core.failed_data import FailedOperation, Step
from ..core.timeline import HeldBatch
from ..errors import Error, InvalidStateError, ResourceExhaustedError
from ..hal.commands import WAITS
from ..kept_errors import again, deferred
from .data_flow import LaunchUses, Trace, compact, failed_data, steps_of, unresolved
from .event import details_of, known_details
from .event_details import Failure
from .worker import in_background

if TYPE_CHECKING:
    from .engine import QueueEngine  # an engine has failures, which look at all engines

__all__ = ["Failures", "Predecessors"]

_log = logging.getLogger(__name__)

_MOST_NOTED = 64
"""Errors that one raised error names; the others are counted."""
_LOOKED = 1000
"""Operations in flight that are looked at after a failure, to know whether one of them may raise it."""
_ASKED_SECONDS = 0.1
"""How soon an engine looks again for a ticket that another event loop counts."""

_engines: WeakValueDictionary[int, QueueEngine] = WeakValueDictionary()
"""The engines of the process."""


class Failures:
    """The failed operations of a queue."""

    def __init__(self, engine: QueueEngine) -> None:
        self.last = 0  # the last ticket that is known to have failed
        self._engine = engine
        self._by_ticket: WeakValueDictionary[int, Failure] = WeakValueDictionary()  # of events that live
        self._kept: dict[object, list[Failure]] = {}  # by the caller that will raise them
        _engines[id(engine)] = engine

    # -- who sees them ----------------------------------------------------------------------------------------

    def add(self, ticket: int, error: Error) -> None:
        """Keep the error of an operation, until somebody has seen it. The first error counts."""
        self.last = max(ticket, self.last)
        details = details_of(self._engine.timeline.event(ticket))
        if details.failure is None:
            failure = Failure(deferred(error), partial(self._report, ticket))
            details.failure = self._by_ticket[ticket] = failure
            for kept in self._kept.copy().values():
                kept.append(failure)
        self._engine.progress.note_failure(ticket)

    @contextmanager
    def keeping(self) -> Iterator[None]:
        """Keep failures, also if their events are dropped: the caller raises them. From any thread."""
        key = object()
        kept: list[Failure] = []
        self._kept[key] = kept
        kept += self.unobserved()
        try:
            yield
        finally:
            del self._kept[key]

    def unobserved(self) -> Sequence[Failure]:
        """Return the failures that are alive and not retrieved, in their order."""
        living = (reference() for reference in self._by_ticket.valuerefs())  # a copy: other threads drop some
        return [failure for failure in living if failure is not None and not failure.is_observed]

    def raise_errors(self, failures: Sequence[Failure]) -> None:
        """Raise the error that failed the queue, else the first of ``failures`` that was not retrieved.

        The raised error has the other failures as notes.
        """
        self._engine.raise_failure()
        unobserved = [failure for failure in failures if not failure.is_observed]
        if unobserved:
            self.part_batches()
        for failure in unobserved:
            failure.observe()
        errors = [failure.error for failure in unobserved]
        if errors:
            notes = [f"and, on the same queue: {further}" for further in errors[1:_MOST_NOTED]]
            if len(errors) > _MOST_NOTED:
                notes.append(f"and {len(errors) - _MOST_NOTED} more on the same queue")
            raise again(errors[0], notes)

    def part_batches(self) -> None:
        """Cut the batches of this event loop: the program is about to see an error.

        A batch has one time, so it holds no operations from before that moment together with later ones.
        """
        for engine in _living_engines():
            if engine.port.is_current():
                engine.cut()

    def _report(self, ticket: int, error: Error) -> None:
        """Report an error that was not retrieved. In any thread, and in the middle of any call."""
        engine = self._engine
        tell = partial(self._tell, ticket, error)  # in the loop: it calls the user's function
        if engine.open_device.on_error is None or not engine.port.call_threadsafe(tell):
            self._log(ticket, error)

    def _tell(self, ticket: int, error: Error) -> None:
        """Call the runtime's ``on_error``. In the queue's loop."""
        on_error = self._engine.open_device.on_error
        assert on_error is not None
        try:
            on_error(error, self._engine.queue)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException:  # noqa: BLE001  # the user's error, as in a callback
            _log.exception("on_error raised: %r", on_error)
            self._log(ticket, error)

    def _log(self, ticket: int, error: Error) -> None:
        _log.error(
            "operation %d of %r failed, and its error was never retrieved", ticket, self._engine, exc_info=error
        )

    # -- which data they follow -------------------------------------------------------------------------------

    def follow(self, last: int) -> int:
        """Let failures follow the data that the operations up to ``last`` have read and written.

        Return how far that was possible. The next operation waits for a thread, which reads the code of its kernel.
        """
        timeline = self._engine.timeline
        untouched: set[Trace] = set()  # they touch no failed data: many launches of a batch are equal
        for batch in self._engine.progress.batches(last):
            for ticket, command in _numbered(compact(batch.commands), batch.last_ticket):
                if not timeline.completed < ticket <= last:
                    continue
                details = known_details(timeline.event(ticket))
                if details is None and command in untouched:
                    continue
                if details is not None and details.is_successor:
                    continue
                steps = steps_of(command)
                if (details is None or details.failure is None) and not failed_data.touches(steps):
                    untouched.add(command)
                elif self._resolves(command):
                    self._follow(ticket, command, steps_of(command), batch.began)
                    untouched.clear()
                else:
                    return ticket - 1
        return last

    def forget(self, now: float) -> None:
        """Forget the failures that no operation in flight can come across."""
        if failed_data.may_advance():
            open_device = self._engine.open_device
            failed_data.advance(_oldest_began(_living_engines(), now))
            failed_data.release(open_device, _oldest_began(open_device.engines.copy(), now))

    def fail_data(self, error: Error) -> None:
        """Let the queue's failure follow the data that its operations in flight would have written."""
        operation: FailedOperation[Failure] = FailedOperation(error, lambda: None)
        timeline = self._engine.timeline
        for commands, last_ticket in _in_flight(self._engine):
            for ticket, command in _numbered(commands, last_ticket):
                if ticket > timeline.completed:
                    details = known_details(timeline.event(ticket))
                    if details is None or not details.is_successor:  # else the operation was taken back
                        failed_data.fail(steps_of(command), operation)

    def _resolves(self, command: Trace) -> bool:
        """Find out what a command reads and writes. Return False if a thread does so first."""
        unknown, engine = set(unresolved(command)), self._engine
        if not unknown:
            return True
        engine.is_behind = True
        try:
            in_background(partial(_resolve, unknown, partial(engine.port.call_threadsafe, engine.catch_up)))
        except ResourceExhaustedError:  # no thread: the loop does the work, since no operation may fail for that
            _resolve(unknown, engine.catch_up)
            return True
        return False

    def _follow(self, ticket: int, command: Trace, steps: Sequence[Step], began: float) -> None:
        """Let failures follow the data of one operation that has completed."""
        engine = self._engine
        event = engine.timeline.event(ticket)
        details = known_details(event)
        if details is not None and details.failure is not None:
            failed_data.fail(steps, details.failure.operation)
            if any(step.writes or step.states for step in steps) and self._may_raise(ticket):
                failed_data.hold(details.failure, engine.open_device, perf_counter())
            return
        failed = failed_data.complete(steps, began)
        if failed is not None:
            details = details_of(event)
            details.inherited = None if details.is_unchecked else (failed, failed.failure())

    def _may_raise(self, ticket: int) -> bool:
        """Return whether an operation in flight, after the failed ``ticket``, may raise the failure at a read."""
        left = _LOOKED
        for engine in self._engine.open_device.engines.copy():
            after = ticket if engine is self._engine else engine.timeline.completed
            for commands, last_ticket in _in_flight(engine):
                numbered = [each for each in _numbered(compact(commands), last_ticket) if each[0] > after]
                left -= len(numbered)
                if left < 0 or any(failed_data.touches(steps_of(command)) for _, command in numbered):
                    return True
        return False


class Predecessors:
    """Tickets of other queues that operations of a queue come after. The failures of these must be known first."""

    def __init__(self, engine: QueueEngine) -> None:
        self._engine = engine
        # For each, the last ticket before the operations; the other engine; and its ticket. In order.
        self.waits: deque[tuple[int, QueueEngine, int]] = deque()
        self._asked: tuple[QueueEngine, int] | None = None  # the engine that calls, and the ticket

    def add(self, other: QueueEngine, ticket: int) -> None:
        """Record that all later operations come after a ticket. Forget those that are done."""
        while self.waits and self.waits[0][1].timeline.is_done(self.waits[0][2]):
            self.waits.popleft()
        self.waits.append((self._engine.timeline.enqueued, other, ticket))

    def limit(self, completed: int) -> int:
        """Return how far operations may be counted, of those up to ``completed``."""
        while self.waits and self.waits[0][0] < completed:
            after, other, ticket = self.waits[0]
            if not other.timeline.is_done(ticket) and other.port.is_current() and other.count(ticket):
                other.completion.expect(other)
            if not other.timeline.is_done(ticket) and self._asks(other, ticket):
                self._engine.is_behind = True
                return after
            self.waits.popleft()
        return completed

    def _asks(self, other: QueueEngine, ticket: int) -> bool:
        """Have another engine call when it has counted a ticket. Return False if its event loop does not run."""
        engine = self._engine
        if not other.port.is_current():
            if not other.port.is_running():
                return False
            engine.port.call_later(_ASKED_SECONDS, engine.catch_up)  # that loop may end without a word
        if self._asked != (other, ticket):
            try:
                other.call_after(ticket, engine.catch_up)
            except InvalidStateError:  # that loop has ended
                return False
            self._asked = other, ticket
        return True


def _living_engines() -> list[QueueEngine]:
    living = (reference() for reference in _engines.valuerefs())  # a copy: other threads add some
    return [engine for engine in living if engine is not None]


def _oldest_began(engines: Iterable[QueueEngine], now: float) -> float:
    """Return when the oldest operation in flight on ``engines`` was enqueued, or ``now``."""
    return min((engine.oldest_began(now) for engine in engines), default=now)


def _in_flight(engine: QueueEngine) -> Iterator[tuple[Sequence[Trace], int]]:
    """Yield the commands of the operations in flight, batch by batch, each with its last ticket."""
    timeline = engine.timeline
    for batch in engine.progress.batches(timeline.submitted):
        yield batch.commands, batch.last_ticket
    for held in timeline.held.copy():
        if isinstance(held, HeldBatch):
            yield held.commands, held.last_ticket
    yield tuple(timeline.uncut), timeline.enqueued


def _resolve(unknown: Iterable[LaunchUses], then: Callable[[], object]) -> None:
    """*Blocking.* Resolve uses, and call ``then``."""
    try:
        for uses in unknown:
            uses.resolve()
    finally:
        then()


def _numbered(commands: Sequence[Trace], last_ticket: int) -> Iterator[tuple[int, Trace]]:
    """Yield the commands of a batch that have tickets, each with its own."""
    with_tickets = [command for command in commands if not isinstance(command, WAITS)]
    return zip(count(last_ticket - len(with_tickets) + 1), with_tickets, strict=False)
