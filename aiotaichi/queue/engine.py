"""The working part of a queue: it moves a timeline's batches to the backend, and wakes the waiters of the events."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import TYPE_CHECKING, Any

import anyio.lowlevel

from ..core.awaited import Awaited
from ..core.pace import Budget
from ..core.progress import Progress
from ..core.timeline import Gate, HeldBatch, Timeline
from ..errors import DeviceLostError, Error, InvalidStateError, NotSupportedError, OutOfMemoryError
from ..hal import QueueHal, StreamHal
from ..hal.commands import Batch, Command, WaitTicket, revoke
from ..interpreter_end import unless_ending
from ..kept_errors import again, deferred
from .completion import Completion
from .data_flow import Trace, compact, failed_data
from .event import Event, drop, drop_unawaited, drop_waiters, note_interval, place_of, wake
from .failures import Failures, Predecessors
from .oldest_operation import OldestOperation, oldest_operation
from .open_device import OpenDevice
from .order import Order
from .ports import in_event_loop, no_event_loop
from .queue_tracer import QueueTracer
from .residency import Residency
from .revoke_scope import note_operation

if TYPE_CHECKING:
    from ..runtime.queue import Queue  # the queue that users see

__all__ = ["QueueEngine"]

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
_FOLLOWED = 250
"""Completions that a queue counts at a time if failures may follow their data."""
_MOST_WHOLE = 32
"""Batches in flight whose commands are kept; of later batches only what they run, as the backend does."""


class QueueEngine:
    """A timeline, and the backend's queue that runs it. Events and resources know their queue by its engine.

    Every operation gets a ticket. The commands of one turn of the event loop form a batch. A batch is submitted at
    the end of the turn. If the device cannot wait for an event, the batch is held on the host until the event is
    done.
    """

    queue: Queue
    """The queue that users see, for ``Event.queue`` and ``on_error``. It is made last, and sets this."""

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
        self.completion = completion  # of the event loop that the queue belongs to
        self.hal = hal
        self.name = name
        self.port = completion.port
        self._loop = completion.port.loop
        self._running = completion.port.running
        self.timing = timing  # whether the end of each operation is recorded
        # The ticket that the loop will be notified of. 0: none, so the queue has to be armed. Each submission sets it
        # to 0, because a backend without room for the batch notifies the loop earlier.
        self._armed = 0
        self.progress: Progress[Trace] = Progress(_MOST_WHOLE, compact)
        self._began = 0.0  # when the first operation behind a gate was enqueued that is in no batch; 0: there is none
        self._max_in_flight = max_in_flight  # drain waits from here on
        self._residencies: tuple[Residency, ...] = (open_device.residency,)  # of the resources that the queue uses
        self.order = Order(open_device.checker, name, max_in_flight)
        self.failures = Failures(self)
        self.predecessors = Predecessors(self)
        self._waits = self.predecessors.waits
        self.is_behind = False  # another queue, or a thread, calls catch_up before more operations are counted
        self.tracer: QueueTracer | None = None  # of the trace that records the queue
        self.note_await: Callable[[int, float], object] | None = None  # the tracer's, for each await of an event
        self.traced: QueueTracer | None = None  # of the trace that records the queue, or was the last to do so
        completion.engines.add(self)
        self.watch()

    def check(self, call: str) -> None:
        """Raise unless the queue can be used, here and now. ``call`` is the user's: ``"queue.launch"``."""
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
        timeline = self.timeline
        if timeline.is_watched:
            note_operation(self.completion, self, timeline.enqueued)
            if timeline.batched + 1 < timeline.enqueued < timeline.full_at:
                return
        self.completion.activate(self)
        if timeline.enqueued >= timeline.full_at:
            self.cut()
        elif timeline.held and not self._began:
            self._began = perf_counter()

    def watch(self) -> None:
        """Act on each operation while a scope is open in the queue's loop; else no longer."""
        self.timeline.watch(bool(self.completion.scopes))

    def trace(self, tracer: QueueTracer | None) -> None:
        """Tell ``tracer`` of each operation from now on; or no tracer any longer. In the queue's loop."""
        self.tracer = tracer
        self.traced = tracer or self.traced
        self.timeline.note = None if tracer is None else tracer.note
        self.note_await = None if tracer is None else tracer.resumed

    def submit(self) -> None:
        """Cut a batch and submit it, unless a gate holds it.

        A held batch is not urgent: it is cut when it is full, or when the gate opens.
        """
        timeline = self.timeline
        if timeline.enqueued > timeline.batched and (not timeline.held or timeline.enqueued >= timeline.full_at):
            self.cut()

    def submit_early(self) -> None:
        """Submit before the end of the turn: a task now awaits an operation that is not submitted.

        This happens only if the device is idle, and only for a task that is alone in its turn: the operations of many
        tasks are better submitted together.
        """
        turns = self.completion.turns
        if not turns.early_left:
            return
        timeline = self.timeline
        if timeline.completed < timeline.batched:
            return
        if timeline.held:
            self.submit()
        else:
            self.cut()
        has_completed = self.hal.spin(timeline.submitted, turns.early_spin.patience)
        turns.submitted_early(has_completed)
        if has_completed:
            self.count()
            self.completion.expect(self)  # the next turn frees what the operations have used
            if not self.completion.is_dropping:  # a failure that nobody wants is told when its event goes, not later
                drop_unawaited(timeline, _DROPPED)

    def submit_to_driver(self, ticket: int) -> StreamHal:
        """Submit, and wait until the driver has everything up to ``ticket``. Return the queue as a CUDA stream."""
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

    def cut(self) -> None:
        """Cut a batch, and submit or hold it."""
        timeline = self.timeline
        first_ticket = timeline.batched + 1
        commands = timeline.cut()
        if not commands:
            return
        last_ticket = timeline.batched
        now = perf_counter()
        batch = Batch(commands, last_ticket, self.completion.turns.is_busy(now))
        began = self._began or now
        self._began = 0.0
        try:
            if timeline.held:
                held = self.hal.hold(batch)
                timeline.hold(HeldBatch(held, first_ticket, last_ticket, compact(commands), began, now))
            else:
                self.hal.submit(batch)
                timeline.submitted = last_ticket
                self._armed = 0
                self.progress.submit(last_ticket, commands, began, now)
                if self.tracer is not None:
                    self.tracer.submitted(last_ticket, now, now)
        except Exception as error:  # noqa: BLE001  # see fail
            self.fail(error)

    # -- holding ----------------------------------------------------------------------------------------------

    def hold_for_event(self, event: Event[Any]) -> bool:
        """Hold all later operations until ``event`` is done. Return False if the host holds them."""
        self.order.wait(event)
        other, ticket = place_of(event)
        if other is self or other.timeline.is_done(ticket):
            return True
        if other.port.is_current():
            other.submit()
        self.predecessors.add(other, ticket)
        if self.tracer is not None:
            self.tracer.waits_for(other.tracer, ticket)
        command = self.hal.wait_for(other.hal, ticket) if other.timeline.submitted >= ticket else None
        if command is not None:
            self.timeline.wait(command)
            return True
        gate = Gate(partial(other.reach, ticket))
        event.add_done_callback(lambda _: other.call_after(ticket, partial(self._open, gate)))
        self.cut()
        self.timeline.hold(gate)
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
        if self.tracer is not None:
            self.tracer.revoked(ticket)
        return True

    # -- completing -------------------------------------------------------------------------------------------

    def attend(self) -> None:
        """Look for completions: a task now awaits a submitted operation. The queue may be armed for a later one."""
        self.completion.activate(self)

    def poll(self) -> None:
        """Count completed operations now, and finish a few: a program that only asks may never end its turn."""
        timeline = self.timeline
        if timeline.done < timeline.enqueued and self._running() is self._loop and self.count():
            self.finish(Budget(_SHARE, 1))
            self.completion.expect(self)

    def look(self) -> None:
        """Look whether the device is lost, although nothing may be pending. In the queue's loop."""
        if self.timeline.refusal is None and self.count():
            self.completion.expect(self)

    def serve(self) -> bool:
        """Submit what is enqueued, and count what has completed. Return whether anything has."""
        timeline = self.timeline
        if timeline.enqueued > timeline.batched:
            self.submit()
        return timeline.done < timeline.enqueued and self.count()

    def count(self, most: int | None = None) -> bool:
        """Count completed operations, up to ``most``, and keep their failures. Return whether there are any."""
        timeline = self.timeline
        if self.is_behind:
            return False
        try:
            completed = self.hal.completed()
            if most is not None:
                completed = min(completed, most)
            if self._waits:
                completed = self.predecessors.limit(completed)
            if completed <= timeline.completed:
                return False
            self._armed = 0
            for ticket, error in self.hal.failures():
                self.failures.add(ticket, error)
            follows = self.failures.last > timeline.completed or bool(failed_data)
            if follows:
                completed = min(completed, timeline.completed + _FOLLOWED)
            if self.timing:
                completed = min(completed, timeline.completed + _STAMPED)
            if follows:
                completed = self.failures.follow(completed)
                if completed <= timeline.completed:
                    return False
            if self.timing:
                for ticket in range(timeline.completed + 1, completed + 1):
                    note_interval(timeline.event(ticket), self.hal.interval(ticket))
            now = perf_counter()
            if self.tracer is not None:
                self.tracer.counted(completed, now)
            timeline.complete(completed)
            self.progress.complete(completed, now)
            if follows:
                self.failures.forget(now)
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

        Return True if it has completed already: nothing will wake the loop.
        """
        timeline = self.timeline
        if not timeline.in_flight or self.is_behind:
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

    def catch_up(self) -> None:
        """Count what has waited for another queue or for a thread."""
        self.is_behind = False
        self.completion.activate(self)

    def oldest_began(self, now: float) -> float:
        """Return when the oldest operation in flight was enqueued, or ``now``. From any thread.

        0 for an operation of this turn: its time is read when the batch is cut.
        """
        oldest = self.progress.oldest
        if oldest is not None:
            return oldest
        held = next((each.began for each in self.timeline.held.copy() if isinstance(each, HeldBatch)), None)
        return held or (self._began if self.timeline.enqueued > self.timeline.batched else now)

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
        self.order.observe_ticket(timeline.completed)

    async def drain(self) -> None:
        """Wait until fewer than ``max_in_flight`` operations are pending."""
        timeline, most = self.timeline, self._max_in_flight
        if timeline.in_flight < most:
            await anyio.lowlevel.checkpoint()
        while timeline.in_flight >= most:
            await self.reach(timeline.enqueued - most + 1)
        self.order.observe_ticket(timeline.enqueued - most + 1)

    def pending_event(self, ticket: int) -> Event[Any] | None:
        """Return the event of a ticket that is not done, else None. From any thread."""
        timeline = self.timeline
        if self.port.is_current():
            return None if timeline.is_done(ticket) else timeline.event(ticket)
        events = tuple(timeline.events)  # the queue's loop may drop some meanwhile
        index = ticket - place_of(events[0])[1] if events else -1
        return events[index] if 0 <= index < len(events) else None

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
            self.failures.fail_data(failure)
        self.progress.fail(self.timeline.in_flight, perf_counter())
        if self.tracer is not None:
            self.tracer.failed()
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
        for failure in self.failures.unobserved():
            failure.is_observed = True  # the parent has them, and reports them
        if self.port.is_current():
            self.fail(error)
        else:
            self._fail_without_loop(error)

    def on_loop_end(self) -> None:
        """Fail pending operations: the event loop ends, and nothing wakes tasks any longer."""
        with self.hal.settled():
            while self.timeline.in_flight and self.count():
                pass
        self.finish_all()
        error = InvalidStateError(f"the event loop of {self!r} has ended")
        self.refuse(error)
        if self.timeline.in_flight:
            self.fail(error)
        if self.tracer is not None:
            self.tracer.loop.leave()  # nothing enqueues any longer, and no batch is cut

    def close(self) -> None:
        """Record that the backend's queue is closed. From any thread."""
        self.timeline.close()
        self.completion.engines.discard(self)
        for residency in self._residencies:
            residency.remove(self)

    def raise_failure(self) -> None:
        """Raise the error that failed the queue, if any."""
        if self.timeline.failure is not None:
            raise again(self.timeline.failure)

    # -- private ----------------------------------------------------------------------------------------------

    def _is_reached(self, wait: WaitTicket) -> bool:
        """Return whether another queue has completed a ticket. A queue of another runtime is thought to have."""
        for engine in self.open_device.engines.copy():
            if engine.hal is wait.queue:
                engine.poll()
                return engine.timeline.is_done(wait.ticket)
        return True

    def _open(self, gate: Gate) -> None:
        for batch in self.timeline.open(gate):
            try:
                now = perf_counter()
                batch.held.submit()
                self.timeline.submitted = batch.last_ticket
                self._armed = 0
                self.progress.submit(batch.last_ticket, batch.commands, batch.began, now)
                if self.tracer is not None:
                    self.tracer.submitted(batch.last_ticket, batch.cut, now)
            except Exception as error:  # noqa: BLE001  # see fail
                self.fail(error)
        if not self.timeline.held:
            self.cut()
            self.completion.activate(self)

    def _fail_without_loop(self, error: Error) -> None:
        """Fail, and wake no task of the queue's loop, which has ended."""
        for event in self.timeline.events:
            drop_waiters(event)
        self.fail(error)

    def __repr__(self) -> str:
        return f"<Queue {self.name!r}>"
