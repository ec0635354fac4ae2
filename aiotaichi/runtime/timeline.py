"""What a queue is underneath: tickets, batches on their way, and events in order of completion."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from itertools import islice
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

import anyio.lowlevel

from ..core.happens_before import Use
from ..core.spans import Operation
from ..errors import Error, InvalidStateError, NotSupportedError, OutOfMemoryError
from ..hal import QueueHal, StreamHal
from ..hal.commands import WAITS, Batch, Command
from .event import Event
from .failure import Failure
from .host_copy import HostCopy
from .ports import in_event_loop, no_event_loop

if TYPE_CHECKING:
    from .completion import Completion
    from .ports import Port
    from .runtime import Runtime

__all__ = ["HeldBatch", "Timeline"]

_MOST_EAGER = 2
"""Awaits of a turn that submit at once: each may complete before the loop comes round."""
_MOST_NOTED = 64
"""Errors that one raised error tells of; the others are counted."""


@dataclass(slots=True, eq=False)
class HeldBatch:
    """A batch that waits on the host, as what submits it."""

    submit: Callable[[], None]
    last_ticket: int


class Timeline:
    """The state of a queue and its passage; :class:`~aiotaichi.runtime.queue.Queue` adds the operations.

    A ticket is given out to every operation; commands are cut into a batch once per turn of the loop; a
    batch is handed over at once, or held while an event of another device has not completed.
    """

    def __init__(
        self,
        runtime: Runtime,
        completion: Completion,
        hal: QueueHal,
        name: str,
        timing: bool,
        transfer: bool,
        max_in_flight: int,
    ) -> None:
        self.name = name
        self.port: Port = completion.port
        self._loop = completion.port.loop
        self._running = completion.port.running
        self._runtime = runtime
        self._completion = completion
        self._hal = hal
        self._limit = hal.batch_limit
        self._timing = timing
        self._is_transfer = transfer
        self._max_in_flight = max_in_flight
        self._checker = runtime.checker
        self.number = 0 if self._checker is None else self._checker.add_queue()
        self._clocks: dict[int, Mapping[int, int]] = {}  # of the last max_in_flight tickets, if order is checked
        self._refusal: Error | None = None
        self._failure: Error | None = None
        # Tickets: the last one given out, cut into a batch, submitted, completed.
        self._ticket = self.last_cut = self._submitted = self._completed = 0
        self._eager_turn, self._eager_left = -1, 0
        self._commands: list[Command] = []
        self._held: deque[HeldBatch | Event[Any] | HostCopy] = deque()
        self._pending: deque[Event[Any]] = deque()
        self._failures: WeakValueDictionary[int, Failure] = WeakValueDictionary()  # by ticket, of events that live
        self._is_abandoned = False
        self.is_gone = False  # closed, and nothing of it runs any longer

    @property
    def runtime(self) -> Runtime:
        """The runtime that created it."""
        return self._runtime

    @property
    def is_hardware(self) -> bool:
        """Whether it has a hardware queue, or on the CPU a thread, of its own."""
        return self._hal.is_hardware

    @property
    def in_flight(self) -> int:
        """How many operations have been enqueued and not yet completed."""
        return len(self._pending)

    @property
    def hal(self) -> QueueHal:
        return self._hal

    @property
    def last_ticket(self) -> int:
        return self._ticket

    @property
    def pending(self) -> Sequence[Event[Any]]:
        """The events that are not done: a copy, as the queue may belong to another loop, in another thread."""
        return tuple(self._pending)

    @property
    def is_idle(self) -> bool:
        return not self._pending

    def submit(self) -> None:
        """Cut a batch from what has been enqueued and hand it over, unless an event holds it.

        What an event holds has time: a batch of that is cut when it is full, or when the event is done.
        """
        if not self._held or self._ticket - self.last_cut >= self._limit:
            self._cut()

    def _cut(self) -> None:
        if self._ticket == self.last_cut:
            return  # nothing, or waits that have nothing behind them yet
        commands, self._commands = self._commands, []
        # Waits with nothing behind them yet belong to what comes: a batch ends when its last ticket does.
        while commands[-1].__class__ in WAITS:
            self._commands.insert(0, commands.pop())
        batch = Batch(commands, self._ticket)
        self.last_cut = self._ticket
        if self._held:
            self._hold(batch)
        else:
            self._hand_over(partial(self._hal.submit, batch), batch.last_ticket)

    def submit_if_idle(self) -> None:
        """Somebody begins to wait for what has not been submitted, which need not wait for the end of the turn.

        Only a few times a turn, and not for a busy device: what many tasks enqueue is better submitted together, and
        the loop must come round.
        """
        completion = self._completion
        if self._eager_turn != completion.turn:
            self._eager_turn, self._eager_left = completion.turn, _MOST_EAGER
        if self._pending[0]._ticket <= self.last_cut or not self._eager_left:
            return
        self._eager_left -= 1
        self.submit()
        moment = completion.moment
        if self._hal.spin(self._submitted, moment.turns()):
            moment.found()
            self.poll()
        else:
            moment.missed()

    def poll(self) -> bool:
        """Resolve what has completed; return whether anything has."""
        if not self._pending or not self.port.is_current():
            return False
        pending = self._pending
        first = pending[0]._ticket
        try:
            completed = self._hal.completed()
            if completed < first:
                return False
            for ticket, failure in self._hal.failures():
                self._keep_failure(pending[ticket - first], failure)
            if self._timing:
                for event in islice(pending, completed - first + 1):
                    event.rare().time = self._hal.timestamp(event._ticket)
        except Exception as error:  # noqa: BLE001  # the device's loss, or a backend's bug: see lose
            self.lose(error)
            return True
        self._completed = completed
        for _ in range(completed - first + 1):
            pending.popleft().resolve()
        self._completion.on_progress(self)
        return True

    def arm(self) -> bool:
        """Have the loop woken by the next completion of interest; True where that is past already."""
        pending = self._pending
        if not pending:
            return False
        first = next((event for event in pending if event.is_awaited), pending[-1])
        try:
            return self._hal.arm(first._ticket)
        except Exception as error:  # noqa: BLE001  # as above
            self.lose(error)
            return False

    def attend(self) -> None:
        """Somebody begins to wait for an event that has been submitted: what is armed may be a later one."""
        if not self._completion.is_scheduled:
            self._completion.activate(self)

    def submit_to_driver(self, ticket: int) -> StreamHal:
        """Submit, return when the driver has got everything up to ``ticket``, and return the queue as a stream.

        Raises
        ------
        NotSupportedError
            It is none.
        InvalidStateError
            The host holds commands back until something else has happened.
        """
        stream = self._stream()
        if not self.port.is_current():
            raise InvalidStateError(f"{self!r} belongs to another event loop, which has to submit it")
        self.submit()
        if self._submitted < ticket:
            self._raise_if_failed()
            raise InvalidStateError(f"{self!r} is held back by the host: await its flush() first")
        stream.await_handed(ticket)
        return stream

    def _stream(self) -> StreamHal:
        if self._hal.stream is None:
            raise NotSupportedError(f"{self!r} is no CUDA stream")
        return self._hal.stream

    def wake_loop(self) -> bool:
        """Have the queue looked after, from any thread; False where its loop has ended."""
        return self.port.call_threadsafe(self.attend)

    async def reach(self, ticket: int) -> None:
        """Wait until ``ticket`` has completed."""
        event = next((each for each in self.pending if each._ticket == ticket), None)
        if event is not None:
            await event.wait()

    async def settle(self) -> None:
        """Wait until nothing is pending."""
        if self.port.is_current():
            self.submit()
        if not self._pending:
            await anyio.lowlevel.checkpoint()
        while pending := self.pending:
            await pending[-1].wait()
        self.observe_ticket(self._completed)

    def observe(self, clock: Mapping[int, int]) -> None:
        """The host has seen an event completed."""
        if self._checker is not None:
            self._checker.observe(clock)

    def observe_ticket(self, ticket: int) -> None:
        """The host has waited for ``ticket``: not for what happens to have completed as well, which is chance."""
        if ticket in self._clocks:
            self.observe(self._clocks[ticket])

    def refuse(self, error: Error) -> None:
        """Have every further call raise ``error``."""
        if self._refusal is None:
            self._refusal = error

    def fail(self, error: Error) -> None:
        """Fail what is pending and every further call with ``error``, for good."""
        self._failure = self._failure or error
        self._refusal = self._failure
        self._commands.clear()
        self._held.clear()
        self.last_cut = self._ticket
        pending, self._pending = self._pending, deque()
        for event in pending:
            event.rare().error = error
            event.resolve()

    def lose(self, error: Exception) -> None:
        """Fail for good: nothing will complete, and nobody must wait for it.

        An error that is not the backend's own is a bug, or a lack of memory: the device has not said that it is lost.
        """
        if not isinstance(error, Error):
            kind = OutOfMemoryError if isinstance(error, MemoryError) else InvalidStateError
            failure = kind(f"{self!r} has failed, use another one: {error!r}")
            failure.__cause__ = error
            error = failure
        self.fail(error)

    def abandon(self, error: Error) -> None:
        """Stop behind the operation that runs now and fail the others. From any thread."""
        self.refuse(error)
        self._is_abandoned = True
        self._hal.abandon()
        if self.port.is_current():
            self.fail(error)
        elif not self.port.call_threadsafe(partial(self.fail, error)):
            for event in self._pending:
                event.drop_waiters()  # of a loop that has ended
            self.fail(error)

    def disown(self, error: Error) -> None:
        """Fail everything: the process is a fork's child, and only the forking thread is in it."""
        if not self.port.is_current():
            for event in self._pending:
                event.drop_waiters()
        for failure in self.unobserved():
            failure.is_observed = True  # the parent has them, and tells of them
        self.fail(error)

    def lose_loop(self) -> None:
        """The event loop ends: nobody will resolve what is still pending."""
        self.poll()
        error = InvalidStateError(f"the event loop of {self!r} has ended")
        self.refuse(error)
        if self._pending:
            self.fail(error)

    def unobserved(self) -> Sequence[Failure]:
        """Return the failures that live and that nobody has seen, in their order."""
        living = (reference() for reference in self._failures.valuerefs())  # a copy: other threads let go of some
        return [failure for failure in living if failure is not None and not failure.is_observed]

    def raise_errors(self, failures: Sequence[Failure]) -> None:
        """Raise what failed the queue, else the first of ``failures`` not seen meanwhile; others are noted on it."""
        self._raise_if_failed()
        unobserved = [failure for failure in failures if not failure.is_observed]
        for failure in unobserved:
            failure.is_observed = True
        errors = [failure.error for failure in unobserved]
        if errors:
            for further in errors[1:_MOST_NOTED]:
                errors[0].add_note(f"and, on the same queue: {further}")
            if len(errors) > _MOST_NOTED:
                errors[0].add_note(f"and {len(errors) - _MOST_NOTED} more on the same queue")
            raise errors[0].with_traceback(None)

    def has_completed(self, ticket: int) -> bool:
        """Return whether ``ticket`` has completed: a failure of the queue does not count as that."""
        return ticket <= self._completed

    def may_run(self, ticket: int) -> bool:
        """Return whether the operation may still run although its event is done: the queue was stopped meanwhile."""
        return self._is_abandoned and not self.is_gone and not self.has_completed(ticket)

    def check(self, call: str) -> None:
        """Raise unless the queue can be used, here and now. ``call`` is what the caller was asked for."""
        if self._refusal is not None:
            raise self._refusal.with_traceback(None)
        if self._running() is not self._loop:
            if not in_event_loop():
                raise no_event_loop(call)
            raise InvalidStateError(
                f"{self!r} belongs to another event loop: a queue is used in the loop that created it "
                "(its events may be awaited anywhere)"
            )

    def _check_order(self, event: Event[Any], name: str, uses: Sequence[Use]) -> None:
        assert self._checker is not None
        ticket = event._ticket
        clock = self._checker.enqueue(Operation(name, self.name, self.number, ticket), uses)
        event.rare().clock = self._clocks[ticket] = clock
        self._clocks.pop(ticket - self._max_in_flight, None)

    def _enqueue(self, command: Command, event: Event[Any]) -> int:
        self._commands.append(command)
        try:
            self._pending.append(event)
        except MemoryError:
            self._commands.pop()  # each ticket has a command and an event
            raise
        ticket = self._ticket = self._ticket + 1
        size = ticket - self.last_cut
        if size == 1:  # the turn that this schedules cuts all that follow, too
            self._completion.activate(self)
        if size >= self._limit:
            self.submit()
        return ticket

    def _hold(self, batch: Batch) -> None:
        try:
            self._held.append(HeldBatch(self._hal.hold(batch), batch.last_ticket))
        except Exception as error:  # noqa: BLE001  # see lose
            self.lose(error)

    def _hold_for(self, gate: Event[Any] | HostCopy) -> None:
        """Hold what is enqueued from now on until ``gate`` is done."""
        self._cut()
        self._held.append(gate)

    def _hand_over(self, submit: Callable[[], None], last_ticket: int) -> None:
        try:
            submit()
        except Exception as error:  # noqa: BLE001  # see lose
            self.lose(error)
        else:
            self._submitted = last_ticket

    def _release(self) -> None:
        while self._held:
            item = self._held[0]
            if isinstance(item, HeldBatch):
                self._hand_over(item.submit, item.last_ticket)
            elif not item._done:
                return
            elif isinstance(item, HostCopy) and item.error is not None:
                self.lose(item.error)
            if self._held:  # a failed hand-over has cleared it
                self._held.popleft()
        self._cut()
        self._completion.activate(self)

    def _keep_failure(self, event: Event[Any], failure: Error) -> None:
        if event.rare().error is not None:
            return  # the first counts
        event.rare().error = failure
        ticket = event._ticket
        event.rare().failure = self._failures[ticket] = Failure(failure, event.queue, ticket)

    def _raise_if_failed(self) -> None:
        if self._failure is not None:
            raise self._failure.with_traceback(None)

    def __repr__(self) -> str:
        return f"<Queue {self.name!r}>"
