"""The working part of a queue: it moves a timeline's batches to the backend, and wakes the waiters of the events."""

from __future__ import annotations

import logging
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import partial
from itertools import count
from time import perf_counter
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import anyio.lowlevel

from ..core.awaited import Awaited
from ..core.failed_data import FailedOperation, Step
from ..core.happens_before import Use
from ..core.pace import Budget
from ..core.progress import Progress
from ..core.spans import Operation
from ..core.timeline import Gate, HeldBatch, Timeline
from ..errors import (
    DeviceLostError,
    Error,
    InvalidStateError,
    NotSupportedError,
    OutOfMemoryError,
    ResourceExhaustedError,
)
from ..hal import QueueHal, StreamHal
from ..hal.commands import WAITS, Batch, Command, WaitTicket, revoke
from ..interpreter_end import unless_ending
from ..last_error import again, deferred
from .completion import Completion
from .data_flow import LaunchUses, Trace, compact, failed_data, hands_out, steps_of, unresolved
from .event import Event, details_of, drop, drop_waiters, known_details, place_of, wake
from .event_details import Failure
from .oldest_operation import OldestOperation, oldest_operation
from .open_device import OpenDevice
from .ports import in_event_loop, no_event_loop
from .residency import Residency
from .revoke_scope import note_operation
from .worker import in_background

if TYPE_CHECKING:
    from ..runtime.queue import Queue  # the queue that users see

__all__ = ["QueueEngine"]

_log = logging.getLogger(__name__)

_MOST_NOTED = 64
"""Errors that one raised error names; the others are counted."""
_SHARE = 8
"""Tasks that an engine wakes before it is another engine's turn."""
_DROPPED = 256
"""Events of completed operations that an engine drops before it is another engine's turn."""
_DROPPED_LIKE_A_TASK = 128
"""Events that are dropped in the time of a woken task's own work."""
_MANY_AWAITED = 1000
"""Tickets that somebody has awaited, from which those that are done are forgotten."""
_STAMPED = 500
"""Completions that a queue with ``timing=True`` counts at a time: each gets its time stamp."""
_ASKED_SECONDS = 0.1
"""How soon an engine looks again for a ticket that another event loop counts."""
_FOLLOWED = 250
"""Completions that a queue counts at a time if failures may follow their data."""
_LOOKED = 1000
"""Operations in flight that are looked at after a failure, to know whether one of them may raise it."""
_MOST_WHOLE = 32
"""Batches in flight whose commands are kept; of later batches only what they run, as the backend does."""


_engines: WeakValueDictionary[int, QueueEngine] = WeakValueDictionary()
"""The engines of the process."""


class QueueEngine:
    """A timeline, and the backend's queue that runs it. Events and resources know their queue by its engine.

    Every operation gets a ticket. The commands of one turn of the event loop form a batch. A batch is submitted at
    the end of the turn. If the device cannot wait for an event, the batch is held on the host until the event is
    done.

    Parameters
    ----------
    open_device
        The device, and what all queues of the device share.
    completion
        Looks after the engines of one event loop.
    hal
        The backend's queue.
    name
        The queue's name in messages.
    timing
        Whether to record when each operation ends.
    max_in_flight
        The number of operations from which :meth:`drain` waits.

    Attributes
    ----------
    awaited
        The tickets that somebody waits for.
    queue
        The queue that users see. Only ``Event.queue`` and ``on_error`` need it.
    timeline
        The tickets, and the state of the queue's end.
    timing
        Whether the end of each operation is recorded.
    progress
        When the batches were submitted, and what they run.
    port
        The event loop that the queue belongs to.
    number
        The queue's number in the check of order; 0 if order is not checked.
    """

    __slots__ = (
        "__weakref__",
        "_armed",
        "_asked",
        "_began",
        "_checker",
        "_clocks",
        "_completion",
        "_failures",
        "_is_behind",
        "_kept_failures",
        "_last_failed",
        "_loop",
        "_max_in_flight",
        "_residencies",
        "_running",
        "_waits",
        "awaited",
        "hal",
        "name",
        "number",
        "open_device",
        "port",
        "progress",
        "queue",
        "timeline",
        "timing",
    )

    queue: Queue  # set by the queue, which is made last

    def __init__(
        self,
        open_device: OpenDevice,
        completion: Completion,
        hal: QueueHal,
        name: str,
        timing: bool,
        max_in_flight: int,
    ) -> None:
        self.timeline: Timeline[Command, Event[Any]] = Timeline(hal.batch_limit)
        self.awaited = Awaited()
        self.open_device = open_device
        self.hal = hal
        self.name = name
        self.port = completion.port
        self._loop = completion.port.loop
        self._running = completion.port.running
        self._completion = completion
        self.timing = timing
        # The ticket that the loop will be notified of. 0: it has to be armed, also after each submission, because a
        # backend that has no room for a batch notifies the loop earlier.
        self._armed = 0
        self.progress: Progress[Trace] = Progress(_MOST_WHOLE, compact)
        self._began = 0.0  # when the first of the operations that a gate holds, and that are not cut, was enqueued
        self._max_in_flight = max_in_flight
        self._residencies: tuple[Residency, ...] = (open_device.residency,)  # of the resources that the queue uses
        self._checker = open_device.checker
        self.number = 0 if self._checker is None else self._checker.add_queue()
        self._clocks: dict[int, Mapping[int, int]] = {}  # of the last max_in_flight tickets, if order is checked
        self._failures: WeakValueDictionary[int, Failure] = WeakValueDictionary()  # by ticket, of events that live
        self._kept_failures: dict[object, list[Failure]] = {}  # by the caller that will raise them
        # Operations after the first ticket come after another queue's ticket, whose failure must be known first.
        self._waits: deque[tuple[int, QueueEngine, int]] = deque()
        self._last_failed = 0  # the last ticket that is known to have failed
        self._is_behind = False  # whether another queue, or a thread, calls before more operations are counted
        self._asked: tuple[QueueEngine, int] | None = None  # the queue that calls, and the ticket
        _engines[id(self)] = self
        completion.engines.add(self)
        self.timeline.watch(bool(completion.scopes))

    def check(self, call: str) -> None:
        """Raise unless the queue can be used, here and now.

        Parameters
        ----------
        call
            The user's call, for the message: ``"queue.launch"``.
        """
        if self.timeline.refusal is not None:
            if self.open_device.is_reopened:
                raise DeviceLostError(
                    f"{self!r} was lost with its device, which is open again: use rt.queue, or create a queue "
                    f"({self.open_device.loss.error})"
                )
            raise again(self.timeline.refusal)
        self.check_loop(call)

    def check_loop(self, call: str) -> None:
        """Raise unless the calling code runs in the queue's loop. ``call`` is as for :meth:`check`."""
        if self._running() is not self._loop:
            if not in_event_loop():
                raise no_event_loop(call)
            raise InvalidStateError(
                f"{self!r} belongs to another event loop: a queue is used in the loop that created it "
                "(its events may be awaited anywhere)"
            )

    # -- submitting -------------------------------------------------------------------------------------------

    def schedule(self) -> None:
        """Submit the batch at the end of the turn, or now if it is full. Tell an open scope the operation."""
        self._completion.activate(self)
        timeline = self.timeline
        if timeline.is_watched:
            note_operation(self._completion, self, timeline.enqueued)
        if timeline.enqueued >= timeline.full_at:
            self._cut()
        elif timeline.held and not self._began:
            self._began = perf_counter()

    def submit(self) -> None:
        """Cut a batch and submit it, unless a gate holds it.

        A held batch is not urgent: it is cut when it is full, or when the gate opens.
        """
        timeline = self.timeline
        if timeline.enqueued > timeline.batched and (not timeline.held or timeline.enqueued >= timeline.full_at):
            self._cut()

    def submit_early(self) -> None:
        """Submit before the end of the turn: a task now awaits an operation that is not submitted.

        This happens only if the device is idle, and only for a task that is alone in its turn: the operations of many
        tasks are better submitted together.
        """
        completion = self._completion
        if not completion.early_left:
            return
        timeline = self.timeline
        if timeline.completed < timeline.batched:
            return
        if timeline.held:
            self.submit()
        else:
            self._cut()
        early_spin = completion.early_spin
        if self.hal.spin(timeline.submitted, early_spin.patience):
            completion.early_left -= 1
            early_spin.found()
            self.count()
            completion.expect(self)
        else:
            completion.early_left = 0  # the task parks: the next one in this turn is another task
            early_spin.missed()

    def submit_to_driver(self, ticket: int) -> StreamHal:
        """Submit, and wait until the driver has everything up to ``ticket``. Return the queue as a CUDA stream.

        Raises
        ------
        NotSupportedError
            The queue is not CUDA's.
        InvalidStateError
            Commands are held on the host, or the queue belongs to another event loop.
        """
        stream = self.stream()
        if not self.port.is_current():
            raise InvalidStateError(f"{self!r} belongs to another event loop, which has to submit it")
        self.submit()
        if self.timeline.submitted < ticket:
            self.raise_failure()
            raise InvalidStateError(f"{self!r} has commands that are held on the host: await its flush() first")
        stream.await_handed(ticket)
        return stream

    def stream(self) -> StreamHal:
        """Return the queue as a CUDA stream. Raise a NotSupportedError if it is not one."""
        if self.hal.stream is None:
            raise NotSupportedError(f"{self!r} is not a CUDA stream")
        return self.hal.stream

    def _cut(self) -> None:
        timeline = self.timeline
        first_ticket = timeline.batched + 1
        commands = timeline.cut()
        if not commands:
            return
        last_ticket = timeline.batched
        batch = Batch(commands, last_ticket)
        now = perf_counter()
        began = self._began or now
        self._began = 0.0
        try:
            if timeline.held:
                held = self.hal.hold(batch)
                timeline.hold(HeldBatch(held, first_ticket, last_ticket, compact(commands), began))
            else:
                self.hal.submit(batch)
                timeline.submitted = last_ticket
                self._armed = 0
                self.progress.submit(last_ticket, commands, began, now)
        except Exception as error:  # noqa: BLE001  # see fail
            self.fail(error)

    # -- holding ----------------------------------------------------------------------------------------------

    def hold_for_event(self, event: Event[Any]) -> bool:
        """Hold all later operations until ``event`` is done. Return False if the host holds them."""
        if self._checker is not None:
            self._checker.wait(self.number, details_of(event).clock or {})
        other, ticket = place_of(event)
        if other is self or other.timeline.is_done(ticket):
            return True
        if other.port.is_current():
            other.submit()
        while self._waits and self._waits[0][1].timeline.is_done(self._waits[0][2]):
            self._waits.popleft()
        self._waits.append((self.timeline.enqueued, other, ticket))
        command = self.hal.wait_for(other.hal, ticket) if other.timeline.submitted >= ticket else None
        if command is not None:
            self.timeline.wait(command)
            return True
        gate = Gate(partial(other.reach, ticket))
        event.add_done_callback(lambda _: other.call_after(ticket, partial(self._open, gate)))
        self._hold(gate)
        return False

    async def release_held(self) -> None:
        """Wait until nothing is held on the host."""
        held = self.timeline.held
        while gate := next((item for item in held if isinstance(item, Gate)), None):
            await gate.wait()
            self._open(gate)

    def take_back(self, ticket: int) -> bool:
        """Let the commands of a ticket in flight do nothing. Return False if they have begun, or are handed over.

        The ticket still completes in its order. In the queue's loop.
        """
        timeline = self.timeline
        if ticket > timeline.batched:
            revoke(timeline.uncut, ticket - timeline.batched - 1)
        elif timeline.held and (batch := timeline.held_batch(ticket)) is not None:
            batch.held.revoke(ticket - batch.first_ticket)
        elif not self.hal.revoke(ticket):
            return False
        self.progress.note_revocation(ticket)
        return True

    # -- completing -------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """Look for completions: a task now awaits a submitted operation, and a later one may be armed."""
        self._completion.activate(self)

    def poll(self) -> None:
        """Count completed operations before the end of the turn, and finish a few: the loop may make no turn."""
        timeline = self.timeline
        if timeline.done < timeline.enqueued and self._running() is self._loop and self.count():
            self.finish(Budget(_SHARE, 1))
            self._completion.expect(self)

    def look(self) -> None:
        """Look whether the device is lost, although nothing may be pending. In the queue's loop."""
        if self.timeline.refusal is None and self.count():
            self._completion.expect(self)

    def serve(self) -> bool:
        """Submit what is enqueued, and count what has completed. Return whether anything has."""
        timeline = self.timeline
        if timeline.enqueued > timeline.batched:
            self.submit()
        return timeline.done < timeline.enqueued and self.count()

    def count(self, most: int | None = None) -> bool:
        """Count completed operations, up to ``most``, and keep their failures. Return whether there are any."""
        timeline = self.timeline
        if self._is_behind:
            return False
        try:
            completed = self.hal.completed()
            if most is not None:
                completed = min(completed, most)
            if self._waits:
                completed = self._after_waits(completed)
            if completed <= timeline.completed:
                return False
            self._armed = 0
            for ticket, error in self.hal.failures():
                self._last_failed = max(ticket, self._last_failed)
                self._keep_failure(timeline.event(ticket), ticket, error)
                self.progress.note_failure(ticket)
            follows = self._last_failed > timeline.completed or bool(failed_data)
            if follows:
                completed = min(completed, timeline.completed + _FOLLOWED)
            if self.timing:
                completed = min(completed, timeline.completed + _STAMPED)
                for ticket in range(timeline.completed + 1, completed + 1):
                    details_of(timeline.event(ticket)).time = self.hal.timestamp(ticket)
            if follows:
                completed = self._follow_data(completed)
                if completed <= timeline.completed:
                    return False
            timeline.complete(completed)
            now = perf_counter()
            self.progress.complete(completed, now)
            if follows and failed_data.may_advance():
                failed_data.advance(_oldest_began(_living_engines(), now))
                failed_data.release(self.open_device, _oldest_began(self.open_device.engines.copy(), now))
        except Exception as error:  # noqa: BLE001  # the device's loss, or a backend's bug: see fail
            self.fail(error)
        return True

    def finish(self, budget: Budget) -> bool:
        """Drop events of completed operations, in order, wake their tasks, and free what the operations have used.

        A call does a little, within ``budget``: the engines of a loop take turns. Return whether there is more.
        """
        timeline = self.timeline
        count = timeline.done_events
        if count:
            dropped = drop(timeline.events, count if count < _DROPPED else _DROPPED, _SHARE, budget)
            if dropped >= _DROPPED_LIKE_A_TASK:
                budget.tasks -= dropped // _DROPPED_LIKE_A_TASK
            count -= dropped
        if len(self.awaited.added) > _MANY_AWAITED:
            self.awaited.sort(timeline.done)
        for residency in self._residencies:
            if residency.free_unused(self):
                budget.tasks -= 1
                return True
        return count > 0

    def finish_all(self) -> None:
        """Wake all tasks of completed operations: there is no further turn."""
        timeline = self.timeline
        while timeline.done_events:
            wake(timeline.events.popleft())

    def use_resources_of(self, other: OpenDevice) -> None:
        """Free resources of another runtime, too, after their last use by this queue."""
        residency = other.residency
        if residency not in self._residencies:
            left = (each for each in self._residencies if not each.is_closed)
            self._residencies = (*left, residency)

    def count_awaited(self) -> int:
        """Return how many operations are awaited that have not completed.

        0 if the host holds a batch for another queue's event: the queue may be idle until the next turn.
        """
        return 0 if self.timeline.held else self.awaited.count(self.timeline.done)

    def arm(self) -> bool:
        """Ask the backend to wake the loop when the first awaited operation completes.

        Returns
        -------
        bool
            True if the operation has completed already: nothing will wake the loop.
        """
        timeline = self.timeline
        if not timeline.in_flight or self._is_behind:
            return False
        ticket = min(self.awaited.first(timeline.done), timeline.enqueued)
        if ticket == self._armed:
            return False
        try:
            has_completed = self.hal.arm(ticket)
            self._armed = 0 if has_completed else ticket
            return has_completed
        except Exception as error:  # noqa: BLE001  # as in poll
            self.fail(error)
            return False

    def oldest(self) -> OldestOperation | None:
        """Return the oldest operation in flight, and since when it runs; None for an idle queue. From any thread.

        In another thread than the queue's, operations that have completed since the loop's last look count as in
        flight.
        """
        self.poll()
        return oldest_operation(self.timeline, self.progress, self._began, perf_counter(), self._is_reached)

    async def reach(self, ticket: int) -> None:
        """Wait until ``ticket`` has completed, also if it is revoked meanwhile. From any event loop."""
        timeline = self.timeline
        while not timeline.is_done(ticket) and (event := self.pending_event(ticket)) is not None:
            await event.wait()

    @unless_ending
    def call_after(self, ticket: int, function: Callable[[], object]) -> None:
        """Call ``function`` once ``ticket`` has completed or has failed, also if it is revoked meanwhile.

        As :meth:`Event.add_done_callback`; but if the ticket is done, ``function`` is called at once.
        """
        event = None if self.timeline.is_done(ticket) else self.pending_event(ticket)
        if event is None:
            function()
        else:
            event.add_done_callback(lambda _: self.call_after(ticket, function))

    async def settle(self) -> None:
        """Submit, and wait until the queue is idle. From any event loop."""
        timeline = self.timeline
        if self.port.is_current():
            self.submit()
        if not timeline.in_flight:
            await anyio.lowlevel.checkpoint()
        while timeline.in_flight:
            await self.reach(timeline.enqueued)
        self._observe_ticket(timeline.completed)

    async def drain(self) -> None:
        """Wait until fewer than ``max_in_flight`` operations are pending."""
        timeline, most = self.timeline, self._max_in_flight
        if timeline.in_flight < most:
            await anyio.lowlevel.checkpoint()
        while timeline.in_flight >= most:
            await self.reach(timeline.enqueued - most + 1)
        self._observe_ticket(timeline.enqueued - most + 1)

    def pending_event(self, ticket: int) -> Event[Any] | None:
        """Return the event of a ticket that is not done, else None. From any thread."""
        timeline = self.timeline
        if self.port.is_current():
            return None if timeline.is_done(ticket) else timeline.event(ticket)
        events = tuple(timeline.events)  # the queue's loop may drop some meanwhile
        index = ticket - place_of(events[0])[1] if events else -1
        return events[index] if 0 <= index < len(events) else None

    # -- the check of order -----------------------------------------------------------------------------------

    def check_order(self, event: Event[Any], name: str, uses: Sequence[Use]) -> None:
        """Raise an InvalidStateError if the operation races with an earlier one. ``event`` gets its clock."""
        assert self._checker is not None
        ticket = place_of(event)[1]
        clock = self._checker.enqueue(Operation(name, self.name, self.number, ticket), uses)
        details_of(event).clock = self._clocks[ticket] = clock
        self._clocks.pop(ticket - self._max_in_flight, None)

    def observe(self, clock: Mapping[int, int]) -> None:
        """Record that the host has seen the event with this clock completed."""
        if self._checker is not None:
            self._checker.observe(clock)

    def _observe_ticket(self, ticket: int) -> None:
        """Record that the host has waited for ``ticket``. Later tickets may have completed, but by chance."""
        if ticket in self._clocks:
            self.observe(self._clocks[ticket])

    # -- endings ----------------------------------------------------------------------------------------------

    def refuse(self, error: Error) -> None:
        """Have every further call raise ``error``. Pending operations still complete."""
        self.timeline.refuse(deferred(error))

    def fail(self, error: Exception) -> None:
        """Fail all pending operations and every further call, for good. In the queue's loop.

        An error that the library does not know is a backend's bug, or a lack of memory: it is wrapped.
        """
        if not isinstance(error, Error):
            kind = OutOfMemoryError if isinstance(error, MemoryError) else InvalidStateError
            wrapped = kind(f"{self!r} has failed, use another one: {error!r}")
            wrapped.__cause__ = error
            error = wrapped
        failure = deferred(error)
        if isinstance(error, DeviceLostError):
            self.open_device.lose(error)
        else:
            self._fail_data(failure)
        self.progress.fail(self.timeline.in_flight, perf_counter())
        events = self.timeline.fail(failure)
        while events:
            wake(events.popleft())

    def abandon(self, error: Error) -> None:
        """Stop after the operation that runs now, and fail the others. From any thread."""
        self.timeline.abandon(deferred(error))
        self.hal.abandon()
        if self.port.is_current():
            self.fail(error)
        elif not self.port.call_threadsafe(partial(self.fail, error)):
            self._fail_without_loop(error)

    def disown(self, error: Error) -> None:
        """Fail everything: this process is a fork's child, and has only the thread that forked."""
        for failure in self.unobserved():
            failure.is_observed = True  # the parent has them, and reports them
        if self.port.is_current():
            self.fail(error)
        else:
            self._fail_without_loop(error)

    def on_loop_end(self) -> None:
        """Fail pending operations: the event loop ends, and nothing wakes tasks any longer."""
        while self.timeline.in_flight and self.count():
            pass
        self.finish_all()
        error = InvalidStateError(f"the event loop of {self!r} has ended")
        self.refuse(error)
        if self.timeline.in_flight:
            self.fail(error)

    def close(self) -> None:
        """Record that the backend's queue is closed. From any thread."""
        self.timeline.close()
        self._completion.engines.discard(self)
        for residency in self._residencies:
            residency.remove(self)

    @contextmanager
    def keeping_failures(self) -> Iterator[None]:
        """Keep failures, also if their events are dropped: the caller raises them. From any thread."""
        key = object()
        kept: list[Failure] = []
        self._kept_failures[key] = kept
        kept += self.unobserved()
        try:
            yield
        finally:
            del self._kept_failures[key]

    def unobserved(self) -> Sequence[Failure]:
        """Return the unseen failures that are alive, in their order."""
        living = (reference() for reference in self._failures.valuerefs())  # a copy: other threads drop some
        return [failure for failure in living if failure is not None and not failure.is_observed]

    def raise_failure(self) -> None:
        """Raise the error that failed the queue, if any."""
        if self.timeline.failure is not None:
            raise again(self.timeline.failure)

    def raise_errors(self, failures: Sequence[Failure]) -> None:
        """Raise the error that failed the queue, else the first of ``failures`` that is still unseen.

        The raised error has the other failures as notes.
        """
        self.raise_failure()
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
                engine._cut()

    # -- private ----------------------------------------------------------------------------------------------

    def _is_reached(self, wait: WaitTicket) -> bool:
        """Return whether another queue has completed a ticket. A queue of another runtime is thought to have."""
        for engine in tuple(self.open_device.engines):
            if engine.hal is wait.queue:
                engine.poll()
                return engine.timeline.is_done(wait.ticket)
        return True

    def _after_waits(self, completed: int) -> int:
        """Return how far operations may be counted: the failures of those that they waited for come first."""
        waits = self._waits
        while waits and waits[0][0] < completed:
            after, other, ticket = waits[0]
            if not other.timeline.is_done(ticket) and other.port.is_current() and other.count(ticket):
                other._completion.expect(other)
            if not other.timeline.is_done(ticket) and self._asks(other, ticket):
                self._is_behind = True
                return after
            waits.popleft()
        return completed

    def _asks(self, other: QueueEngine, ticket: int) -> bool:
        """Have another engine call when it has counted a ticket. Return False if its event loop does not run."""
        if not other.port.is_current():
            if not other.port.is_running():
                return False
            self.port.call_later(_ASKED_SECONDS, self._catch_up)  # that loop may end without a word
        if self._asked != (other, ticket):
            try:
                other.call_after(ticket, self._catch_up)
            except InvalidStateError:  # that loop has ended
                return False
            self._asked = other, ticket
        return True

    def _catch_up(self) -> None:
        """Count what has waited for another queue or for a thread."""
        self._is_behind = False
        self._completion.activate(self)

    def _follow_data(self, last: int) -> int:
        """Let failures follow the data that the operations up to ``last`` have read and written.

        Return how far that was possible. The next operation waits for a thread, which reads the code of its kernel.
        """
        untouched: set[Trace] = set()  # they touch no failed data: many launches of a batch are equal
        for batch in self.progress.batches(last):
            for ticket, command in _numbered(compact(batch.commands), batch.last_ticket):
                if not self.timeline.completed < ticket <= last:
                    continue
                event = self.timeline.event(ticket)
                details = known_details(event)
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

    def _resolves(self, command: Trace) -> bool:
        """Find out what a command reads and writes. Return False if a thread does so first."""
        unknown = set(unresolved(command))
        if not unknown:
            return True
        self._is_behind = True
        try:
            in_background(partial(_resolve, unknown, partial(self.port.call_threadsafe, self._catch_up)))
        except ResourceExhaustedError:  # no thread: the loop does the work, since no operation may fail for that
            _resolve(unknown, self._catch_up)
            return True
        return False

    def _follow(self, ticket: int, command: Trace, steps: Sequence[Step], began: float) -> None:
        """Let failures follow the data of one operation that has completed."""
        event = self.timeline.event(ticket)
        details = known_details(event)
        if details is not None and details.failure is not None:
            failed_data.fail(steps, details.failure.operation)
            if any(step.writes or step.states for step in steps) and self._may_raise(ticket):
                failed_data.hold(details.failure, self.open_device, perf_counter())
            return
        failed = failed_data.complete(steps, began)
        if failed is not None and hands_out(command):
            details = details_of(event)
            details.inherited = None if details.is_unchecked else (failed, failed.failure())

    def _may_raise(self, ticket: int) -> bool:
        """Return whether an operation in flight, after the failed ``ticket``, may raise the failure at a read."""
        left = _LOOKED
        for engine in self.open_device.engines.copy():
            after = ticket if engine is self else engine.timeline.completed
            for commands, last_ticket in engine.in_flight():
                numbered = [each for each in _numbered(compact(commands), last_ticket) if each[0] > after]
                left -= len(numbered)
                if left < 0 or any(failed_data.touches(steps_of(command)) for _, command in numbered):
                    return True
        return False

    def in_flight(self) -> Iterator[tuple[Sequence[Trace], int]]:
        """Yield the commands of the operations in flight, batch by batch, each with its last ticket."""
        timeline = self.timeline
        for batch in self.progress.batches(timeline.submitted):
            yield batch.commands, batch.last_ticket
        for held in timeline.held.copy():
            if isinstance(held, HeldBatch):
                yield held.commands, held.last_ticket
        yield tuple(timeline.uncut), timeline.enqueued

    def oldest_began(self, now: float) -> float:
        """Return when the oldest operation in flight was enqueued, or ``now``. From any thread.

        0 for an operation of this turn: its time is read when the batch is cut.
        """
        oldest = self.progress.oldest
        if oldest is not None:
            return oldest
        held = next((each.began for each in self.timeline.held.copy() if isinstance(each, HeldBatch)), None)
        return held or (self._began if self.timeline.enqueued > self.timeline.batched else now)

    def _hold(self, gate: Gate) -> None:
        self._cut()
        self.timeline.hold(gate)

    def _open(self, gate: Gate) -> None:
        for batch in self.timeline.open(gate):
            self._submit_held(batch)
        if not self.timeline.held:
            self._cut()
            self._completion.activate(self)

    def _submit_held(self, batch: HeldBatch) -> None:
        try:
            now = perf_counter()
            batch.held.submit()
            self.timeline.submitted = batch.last_ticket
            self._armed = 0
            self.progress.submit(batch.last_ticket, batch.commands, batch.began, now)
        except Exception as error:  # noqa: BLE001  # see fail
            self.fail(error)

    def _fail_data(self, error: Error) -> None:
        """Let the queue's failure follow the data that its operations in flight would have written."""
        operation: FailedOperation[Failure] = FailedOperation(error, lambda: None)
        timeline = self.timeline
        for commands, last_ticket in self.in_flight():
            for ticket, command in _numbered(commands, last_ticket):
                if ticket > timeline.completed and not self._is_taken_back(ticket):
                    failed_data.fail(steps_of(command), operation)

    def _is_taken_back(self, ticket: int) -> bool:
        details = known_details(self.timeline.event(ticket))
        return details is not None and details.is_successor

    def _fail_without_loop(self, error: Error) -> None:
        """Fail, and wake no task of the queue's loop, which has ended."""
        for event in self.timeline.events:
            drop_waiters(event)
        self.fail(error)

    def _keep_failure(self, event: Event[Any], ticket: int, error: Error) -> None:
        details = details_of(event)
        if details.failure is not None:  # the first counts
            return
        failure = details.failure = self._failures[ticket] = Failure(deferred(error), partial(self._report, ticket))
        for kept in tuple(self._kept_failures.values()):
            kept.append(failure)

    def _report(self, ticket: int, error: Error) -> None:
        """Report an unseen error. In any thread, and in the middle of any call."""
        tell = partial(self._tell, ticket, error)  # in the loop: it calls the user's function
        if self.open_device.on_error is None or not self.port.call_threadsafe(tell):
            self._log_error(ticket, error)

    def _tell(self, ticket: int, error: Error) -> None:
        """Call the runtime's ``on_error``. In the queue's loop."""
        on_error = self.open_device.on_error
        assert on_error is not None
        try:
            on_error(error, self.queue)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException:  # noqa: BLE001  # the user's error, as in a callback
            _log.exception("on_error raised: %r", on_error)
            self._log_error(ticket, error)

    def _log_error(self, ticket: int, error: Error) -> None:
        _log.error("operation %d of %r failed, and nobody has seen its error", ticket, self, exc_info=error)

    def __repr__(self) -> str:
        return f"<Queue {self.name!r}>"


def _living_engines() -> list[QueueEngine]:
    living = (reference() for reference in _engines.valuerefs())  # a copy: other threads add some
    return [engine for engine in living if engine is not None]


def _oldest_began(engines: Iterable[QueueEngine], now: float) -> float:
    """Return when the oldest operation in flight on ``engines`` was enqueued, or ``now``."""
    return min((engine.oldest_began(now) for engine in engines), default=now)


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
