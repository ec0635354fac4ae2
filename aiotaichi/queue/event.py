"""Events: a handle on one operation of a queue."""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable
from contextvars import Context, copy_context
from time import monotonic, perf_counter
from types import coroutine
from typing import TYPE_CHECKING, Any, Generic, NoReturn, Self, TypeVar

from ..core.event_times import EventTimes
from ..core.no_copies import refuse_copies
from ..core.pace import Budget
from ..core.tallies import Tally
from ..core.timeline import Timeline
from ..core.values import stream_handle
from ..errors import Error, InvalidArgumentError, InvalidStateError, RevokedError, wrong_argument
from ..kept_errors import again, deferred, kept
from .event_details import DoneCallback, EndCallback, EventDetails, observe_data
from .oldest_operation import pending_name
from .ports import TaskWaiter, current_port, in_event_loop

if TYPE_CHECKING:
    from asyncio import AbstractEventLoop, Future
    from typing import Never

    from ..runtime.queue import Queue  # the type of a public property
    from .engine import QueueEngine  # it wakes the waiters of its events, and an event asks it to submit

__all__ = [
    "Event",
    "FutureType",
    "call_at_end",
    "call_in_turn",
    "details_of",
    "drop",
    "drop_unawaited",
    "drop_waiters",
    "error_of",
    "is_done",
    "known_details",
    "note_bytes",
    "note_interval",
    "place_of",
    "wake",
]

_log = logging.getLogger(__name__)

T = TypeVar("T")

if TYPE_CHECKING:  # asyncio.wait takes events, and its type hints name Future only

    class FutureType(Future[T]):
        """A future that only its operation ends: nothing else sets its result, and ``revoke`` stands for cancel."""

        def cancel(self, msg: Any | None = None) -> Never: ...
        def get_loop(self) -> AbstractEventLoop: ...
        def set_result(self, result: T, /) -> Never: ...
        def set_exception(self, exception: type | BaseException, /) -> Never: ...

else:
    FutureType = Generic

_lock = threading.Lock()
"""Guards the callbacks. They are rare, and any thread adds them: one lock serves all events.

While the lock is held, nothing is allocated and no other code runs: a garbage collection may close a coroutine, which
then removes its callback.
"""


class Event(FutureType[T]):
    """A handle on one operation of a queue, and the operation's value.

    An await returns the value, or raises the operation's error. Await an event as often as you like, from any task
    and any event loop. A cancelled await only stops waiting: the operation still runs. :meth:`revoke` takes back an
    operation that has not begun. In a thread without an event loop, call :meth:`synchronize`.
    """

    __slots__ = (
        "__weakref__",
        "_decode",
        "_details",
        "_engine",
        "_interval",
        "_nbytes",
        "_ticket",
        "_value",
        "_waiter",
    )

    __reduce_ex__ = refuse_copies("'await' it, and send its value")

    def __init__(
        self, engine: QueueEngine, ticket: int, value: T | None = None, decode: Callable[[], T] | None = None
    ) -> None:
        self._engine = engine
        self._ticket = ticket
        self._value: Any = value
        self._decode = decode
        self._nbytes = 0  # of a large transfer; else 0
        self._waiter: Any = None
        self._details: EventDetails | None = None
        self._interval: tuple[float, float] | None = None  # when it began and ended, if the queue records times

    @property
    def queue(self) -> Queue:
        """The queue that the operation was enqueued on."""
        return self._engine.queue

    def done(self) -> bool:
        """Return whether the operation has completed, by success or by failure, or was revoked.

        In another event loop than the queue's, the answer changes after the queue's loop has noticed the completion.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> await event
        >>> event.done()
        True
        """
        timeline = self._engine.timeline
        if self._ticket > timeline.done:
            if self.cancelled():
                return True
            self._engine.poll()
            if self._ticket > timeline.done:
                return False
        if self._details is not None:
            self._observe()
        return True

    def result(self) -> T:
        """Return the value.

        Raises
        ------
        InvalidStateError
            The operation has not completed.
        RevokedError
            The operation was revoked.
        Error
            The operation's own error, or the error that failed the queue; for a read, the error of the operation that
            its data come from.

        Examples
        --------
        >>> event = queue.read(y)
        >>> await event.wait()
        >>> event.result()
        array([0., 0., 0., 0.], dtype=float32)
        """
        error = self.exception()
        if error is not None:
            raise again(error)
        decode = self._decode
        if decode is not None:
            self._value = decode()
            self._decode = None
        value: T = self._value
        return value

    def exception(self) -> Error | None:
        """Return the operation's error, or None. For a read, the error of the operation that its data come from.

        Each call returns a copy of its own, which you may raise: two tasks that await the event do not get one
        object, to which both would add their tracebacks. The copies have one class, one message and one cause.

        Raises
        ------
        InvalidStateError
            The operation has not completed.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> await event.wait()
        >>> if error := event.exception():
        ...     print(error)
        """
        if not self.done():
            raise InvalidStateError("the event has not completed: await it")
        details, timeline = self._details, self._engine.timeline
        if details is not None:
            if details.is_revoked:
                return deferred(self._revocation())
            if details.failure is not None:
                if details.failure.operation.known_since is None:
                    self._engine.failures.part_batches()
                details.failure.observe()
                return kept(details.failure.error)
            if details.inherited is not None:
                operation, _ = details.inherited
                if operation.seen_since is None:
                    self._engine.failures.part_batches()
                observe_data(operation)
                inherited = kept(operation.error)
                inherited.add_note(f"{self!r} would give out data of the operation that has failed so")
                return inherited
        failed = None if self._ticket <= timeline.completed else timeline.failure
        return None if failed is None else kept(failed)

    async def wait(self) -> None:
        """Wait until the operation has completed, or is revoked. Does not raise its error.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> await event.wait()
        >>> print(event.exception())
        None
        """
        await _end_of(self)
        self._observe()

    def revoke(self) -> bool:
        """Take the operation back, if it has not begun.

        On the CPU, an operation begins when the queue's thread comes to it. On a GPU, an operation has begun once the
        driver has it. Before, the host has it: operations of this turn, operations that wait on the host for an
        event, and batches that wait for room in the driver.

        A revoked operation does not run. Its event is done at once: a task that awaits the event gets a RevokedError.
        Its ticket completes in the order of the queue. Whatever waits for the ticket goes on then: other queues by
        :meth:`Queue.wait_event`, slots and leases. Data that the operation borrowed, and the ``out`` of a read, are
        yours again at once.

        Returns
        -------
        bool
            Whether the operation is revoked. A second call returns the same. False: the operation runs, has completed
            or has failed.

        Raises
        ------
        InvalidStateError
            The call is not made in the event loop of the queue.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> if not event.revoke():
        ...     await event
        """
        self._engine.check_loop("event.revoke")
        return self.cancelled() or (not self._engine.timeline.is_done(self._ticket) and self._take_back())

    def cancelled(self) -> bool:
        """Return whether the operation was revoked. A cancelled await only stops waiting, and revokes nothing.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> event.revoke(), event.cancelled()
        (True, True)
        """
        return self._details is not None and self._details.is_revoked

    def add_done_callback(self, callback: Callable[[Self], object], *, context: Context | None = None) -> None:
        """Have ``callback`` called with the event, soon after the operation has completed or was revoked.

        Parameters
        ----------
        callback
            A function of the event. It runs in the event loop that adds it, or in the queue's loop if a thread
            without a loop adds it. Its errors are logged. After a loop has ended, its callbacks are not called.
        context
            The context that the callback runs in; a copy of the current context if None.

        Raises
        ------
        ArgumentNullError, InvalidArgumentError
            ``callback`` cannot be called, or ``context`` is not a context.
        InvalidStateError
            The queue's loop has ended before the operation.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> event.add_done_callback(lambda event: print(event.exception()))
        >>> await event
        """
        if not callable(callback):
            raise wrong_argument(callback, f"add_done_callback takes a function, not {type(callback).__name__}")
        if context is not None and not isinstance(context, Context):
            raise InvalidArgumentError(f"context={context!r}: it must be a contextvars.Context")
        port = self._engine.port
        if not port.is_current() and in_event_loop():
            port = current_port()
        details = details_of(self)
        added = DoneCallback(callback, port, copy_context() if context is None else context)
        with _lock:
            details.callbacks.append(added)
        if self._is_done():  # an event is done before wake() takes the callbacks: one of the two sides sees the other
            self._call_back(details)
            return
        try:
            self._wake_loop()
        except InvalidStateError:
            self.remove_done_callback(callback)
            raise

    def remove_done_callback(self, callback: Callable[[Self], object]) -> int:
        """Remove ``callback``, and return how often it was added.

        Callbacks of an event that is done are called, and do not count.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> event.add_done_callback(print)
        >>> event.remove_done_callback(print)
        1
        """
        if self._details is None:
            return 0
        removed = 0
        for each in [each for each in self._details.callbacks if each.function == callback]:
            with _lock:
                if each in self._details.callbacks:  # unless it has been called meanwhile
                    self._details.callbacks.remove(each)
                    removed += 1
        return removed

    def synchronize(self, timeout: float | None = None) -> T:
        """Block the calling thread until the operation has completed; return its value.

        Call it from a thread without an event loop. The queue's loop must keep running.

        Parameters
        ----------
        timeout
            The number of seconds to wait; None waits for ever.

        Raises
        ------
        InvalidStateError
            The calling thread runs an event loop, or the queue's loop has ended.
        TimeoutError
            ``timeout`` seconds have passed.
        Error
            As :meth:`result`.

        Examples
        --------
        >>> event = queue.read(y)
        >>> await anyio.to_thread.run_sync(lambda: event.synchronize(timeout=10))
        array([0., 0., 0., 0.], dtype=float32)
        """
        if in_event_loop():
            raise InvalidStateError("synchronize() would block the event loop of this thread: await the event")
        deadline = None if timeout is None else monotonic() + timeout
        signal = threading.Event()

        def wake(_: object) -> None:
            signal.set()

        self.add_done_callback(wake)
        try:
            # In slices, to notice that the queue's loop has ended without a closing of the runtime.
            while not self._is_done():
                self._wake_loop()
                left = 0.1 if deadline is None else min(0.1, deadline - monotonic())
                if left <= 0:
                    self._engine.open_device.tallies.add(Tally.WAIT_TIMEOUTS)
                    raise TimeoutError(f"the event did not complete within {timeout} seconds")
                signal.wait(left)
        finally:
            self.remove_done_callback(wake)
        return self.result()

    def hold_stream(self, stream: Any) -> None:
        """Hold another library's CUDA stream: its later work runs after the operation.

        Call it in the queue's loop. It does not block, unless the driver has no room for the submitted commands.

        Parameters
        ----------
        stream
            As for :meth:`Queue.wait_stream`.

        Raises
        ------
        NotSupportedError
            The queue is not CUDA's.
        InvalidArgumentError, InvalidInteropError, InvalidStateError
            As :meth:`Queue.wait_stream`; or commands are held on the host: ``await queue.flush()`` first.

        Examples
        --------
        >>> event = queue.launch(saxpy, 2.0, x, y)
        >>> event.hold_stream(torch.cuda.current_stream())
        >>> total = torch.from_dlpack(y).sum()  # after the launch
        """
        handle = stream_handle(stream)
        if not self._engine.timeline.is_done(self._ticket):
            self._engine.check("event.hold_stream")
            self._engine.submit_to_driver(self._ticket).hold(handle, self._ticket)

    def elapsed_since(self, earlier: Event[Any]) -> float:
        """Return the seconds between the completions of ``earlier`` and of this event, by the device's clock.

        Raises
        ------
        InvalidStateError
            The queue of one of the events was created without ``timing=True``, or the event has not completed.
        InvalidArgumentError
            The events belong to different runtimes, whose clocks differ; or the device was lost between them.
        RevokedError
            One of the operations was revoked.
        Error
            A queue has failed before one of the operations was completed: the error that failed the queue.

        Examples
        --------
        >>> queue = rt.create_queue(timing=True)
        >>> start, end = queue.record_event(), queue.launch(kernel, x)
        >>> await end
        >>> end.elapsed_since(start)
        0.0012
        """
        if not isinstance(earlier, Event):
            raise wrong_argument(earlier, f"elapsed_since takes an event, not {type(earlier).__name__}")
        mine, other = self._engine, earlier._engine
        if not (mine.timing and other.timing):
            untimed = [engine for engine in dict.fromkeys((other, mine)) if not engine.timing]
            names = " and ".join(map(repr, untimed))
            raise InvalidStateError(
                f"elapsed_since: {names} recorded no times: enqueue both operations on queues that "
                "rt.create_queue(timing=True) has made"
            )
        if other.open_device is not mine.open_device:
            is_lost = other.open_device.runtime is mine.open_device.runtime
            why = "the device was lost between the events" if is_lost else "the events belong to different runtimes"
            raise InvalidArgumentError(f"elapsed_since: {why}: their clocks differ")
        return self._timed("elapsed_since")[1] - earlier._timed("elapsed_since")[1]

    @property
    def duration(self) -> float:
        """The seconds for which the device has worked on the operation, by its own clock.

        Operations of one queue follow one another. A GPU may begin the next one a little earlier: that time counts
        once.

        Raises
        ------
        InvalidStateError
            The queue was created without ``timing=True``, or the event has not completed.
        RevokedError
            The operation was revoked.
        Error
            The queue has failed before the operation was completed: the error that failed the queue.

        Examples
        --------
        >>> event = rt.create_queue(timing=True).launch(kernel, x)
        >>> await event
        >>> event.duration
        0.0012
        """
        if not self._engine.timing:
            raise InvalidStateError(
                f"event.duration: {self._engine!r} recorded no times: enqueue the operation on a queue that "
                "rt.create_queue(timing=True) has made"
            )
        began, ended = self._timed("event.duration")
        return ended - began

    @property
    def times(self) -> EventTimes:
        """Where the time of the operation went, if an :func:`aiotaichi.trace` has recorded the operation.

        Raises
        ------
        InvalidStateError
            The operation is not done, or its queue has failed; or no trace has recorded it, or has it no longer.
        RevokedError
            The operation was revoked.

        Examples
        --------
        >>> async with at.trace(rt):
        ...     event = queue.launch(blur, frame)
        ...     await event
        ...     print(event.times.longest, event.times.parts)
        """
        if not self.done():
            raise InvalidStateError(f"event.times: {self!r} has not completed: await it")
        if self.cancelled():
            raise self._revocation()
        tracer = self._engine.traced
        times = None if tracer is None else tracer.times(self._ticket)
        if times is None:
            raise InvalidStateError(
                f"event.times: no trace has the times of {self!r}: enqueue it inside of 'async with at.trace(rt)', "
                "which keeps the newest"
            )
        return times

    def __await__(self) -> Generator[Any, Any, T]:
        note = self._engine.note_await
        if note is None:
            yield from self._park()
        else:
            parked = perf_counter()
            yield from self._park()
            note(self._ticket, parked)
        if self._details is None and self._decode is None and self._ticket <= self._engine.timeline.completed:
            value: T = self._value
            return value
        if (error := self.exception()) is not None:
            raise again(error)  # here, so that a traceback has one frame of this file
        return self.result()

    def __array__(self, *_: object, **__: object) -> NoReturn:
        # Without this method, NumPy makes an array of one object. Python's conversions raise Python's errors.
        raise TypeError(f"{self!r} is not an array: 'await' the event of a read to get one")

    if not TYPE_CHECKING:  # type checkers name the missing method or attribute themselves

        def __getitem__(self, _: object) -> NoReturn:
            raise TypeError(f"{self!r} has no elements: 'await' the event of a read to get an array")

        def __getattr__(self, name: str) -> NoReturn:
            message = f"an event has no attribute {name!r}: 'await' the event to get its value"
            if name == "cancel":
                message = (
                    "an event has no attribute 'cancel': event.revoke() takes back an operation that has not begun"
                )
            raise AttributeError(message, name=name, obj=self)

    def __repr__(self) -> str:
        return f"<Event {self._ticket} of {self._engine!r}{self._description()}>"

    # -- private ----------------------------------------------------------------------------------------------

    def _description(self) -> str:
        """Return what the operation is and how it stands, without a look at the device. From any thread."""
        if self.cancelled():
            return ", revoked"
        timeline = self._engine.timeline
        if not timeline.is_done(self._ticket):
            name = pending_name(timeline, self._engine.progress, self._ticket)
            return ", pending" if name is None else f": {name}, pending"
        error = self._error()
        return ", done" if error is None else f", failed with {type(error).__name__}"

    def _error(self) -> Error | None:
        """Return the error of an operation that is done, which counts as unseen, or None."""
        details, timeline = self._details, self._engine.timeline
        if details is not None and details.failure is not None:
            return details.failure.error
        if details is not None and details.inherited is not None:
            return details.inherited[0].error
        return None if self._ticket <= timeline.completed else timeline.failure

    def _is_done(self) -> bool:
        """Return whether the operation has completed, failed or was revoked, without a look at the device."""
        return self._engine.timeline.is_done(self._ticket) or self.cancelled()

    def _take_back(self) -> bool:
        """Revoke the operation, if that is possible. In the queue's loop."""
        engine, ticket = self._engine, self._ticket
        if self._details is not None and self._details.is_successor:
            return True
        if not engine.take_back(ticket):
            return False
        successor: Event[Any] = Event(engine, ticket)  # for those who wait for the ticket
        details_of(successor).is_successor = True
        engine.timeline.replace_event(ticket, successor)
        details_of(self).is_revoked = True
        self._value = self._decode = None
        wake(self)
        self._waiter = []  # an await looks whether the event is revoked, unless the waiter is None
        return True

    def _revocation(self) -> RevokedError:
        return RevokedError(f"operation {self._ticket} of {self._engine!r} was revoked: it did not run")

    def _timed(self, call: str) -> tuple[float, float]:
        """Return when the operation began and ended. Its queue records times. ``call`` is the user's."""
        if not self.done():
            raise InvalidStateError(f"{call}: {self!r} has not completed: await it")
        if self._interval is not None:
            return self._interval
        if self.cancelled():
            raise self._revocation()
        failure = self._engine.timeline.failure
        assert failure is not None
        raise again(failure)

    def _observe(self) -> None:
        details = self._details
        if details is not None and details.clock is not None and self._engine.timeline.is_done(self._ticket):
            self._engine.order.observe(details.clock)  # a revoked event says nothing about earlier operations

    def _park(self) -> Iterable[Any]:
        """Return an iterable that parks the iterating task until the operation has completed."""
        engine = self._engine
        port = engine.port
        if port.running() is not port.loop:
            return self._park_elsewhere()
        timeline, ticket = engine.timeline, self._ticket
        if ticket > timeline.batched:
            engine.submit_early()  # which may complete or fail it
        elif ticket > timeline.done:
            engine.attend()
        if ticket <= timeline.done:
            return port.checkpoint()
        waiter = port.create_waiter()
        if self._waiter is None:
            self._waiter = waiter
            engine.awaited.add(ticket)
        elif self.cancelled():
            return port.checkpoint()
        else:
            self._add_waiter(waiter)
        return waiter

    def _park_elsewhere(self) -> Generator[Any, Any, None]:
        if self._is_done() and not in_event_loop():  # a fork's child: asyncio has no loop there
            return
        port = current_port()
        if self._is_done():
            yield from port.checkpoint()
            return
        waiter = port.create_waiter()

        def wake(_: object) -> None:
            if not waiter.done():
                waiter.set_result(None)

        self.add_done_callback(wake)
        try:
            yield from waiter
        finally:
            self.remove_done_callback(wake)

    def _add_waiter(self, waiter: TaskWaiter) -> None:
        waiters = self._waiter
        if waiters.__class__ is not list:
            waiters = [waiters]
        # A cancelled await leaves its waiter behind. Drop these waiters whenever the list would double.
        if len(waiters) & (len(waiters) - 1) == 0:
            waiters = [each for each in waiters if not each.done()]
        waiters.append(waiter)
        self._waiter = waiters

    def _call_back(self, details: EventDetails) -> None:
        none: list[DoneCallback] = []
        with _lock:
            callbacks, details.callbacks = details.callbacks, none
        for callback in callbacks:
            callback.schedule(self)

    def _attend(self) -> None:
        """Have the engine call the callbacks. In the queue's loop."""
        engine, ticket = self._engine, self._ticket
        if self._is_done():
            wake(self)
            return
        engine.awaited.add(ticket)
        if ticket > engine.timeline.batched:
            engine.submit_early()  # as an await does; if that completes it, a turn wakes it
        else:
            engine.attend()

    def _wake_loop(self) -> None:
        """Have the queue's loop look for completions; raise if the loop ended before the operation."""
        port = self._engine.port
        if port.is_current():  # as an await does: waking the own loop from outside costs more than a launch
            self._attend()
        elif not port.call_threadsafe(self._attend) and not self._is_done():
            raise InvalidStateError(f"the event loop of {self._engine!r} has ended: {self!r} will never be done")


@coroutine
def _end_of(event: Event[Any]) -> Generator[Any, Any, None]:
    """Wait for the end of the operation. Do not raise the operation's error."""
    note, parked = event._engine.note_await, perf_counter()
    yield from event._park()
    if note is not None:
        note(event._ticket, parked)


# -- for engines: an engine wakes the waiters of its events, in the loop of its queue ----------------------------


def wake(event: Event[Any]) -> None:
    """Wake the waiters of an event that is done, and call its callbacks."""
    waiter = event._waiter
    if waiter is not None:
        if waiter.__class__ is list:
            for each in waiter:
                if not each.done():
                    each.set_result(None)
        elif not waiter.done():  # a cancelled await leaves its waiter behind
            waiter.set_result(None)
    if event._details is not None:
        event._call_back(event._details)


def drop(events: deque[Event[Any]], most: int, share: int, budget: Budget) -> int:
    """Drop up to ``most`` events from the front, and wake the waiters of up to ``share`` of them, within ``budget``.

    The events are done. Each is dropped before the next one wakes tasks: failures that nobody has retrieved are
    reported in their order. Return how many events were dropped.
    """
    left = share = min(share, budget.tasks)
    count = 0
    while count < most and left > 0 and events:  # the end of an event may fail the queue, which takes the events
        count += 1
        event = events.popleft()
        if event._waiter is not None or event._details is not None:
            left -= 1
            is_awaited = event._waiter is not None
            budget.awaited += is_awaited
            wakes = is_awaited or _has_callbacks(event)
            wake(event)
            if event._nbytes and wakes:
                budget.spend(event._nbytes)
                if budget.nbytes <= 0:
                    break
    budget.tasks -= share - left
    return count


def drop_unawaited(timeline: Timeline[Any, Event[Any]], most: int) -> None:
    """Drop up to ``most`` events that are done from the front, up to the first one that somebody waits for.

    Not within a turn, which counts the events before it drops them.
    """
    events = timeline.events
    for _ in range(most):
        if not timeline.done_events or events[0]._waiter is not None or _has_callbacks(events[0]):
            return
        events.popleft()


def _has_callbacks(event: Event[Any]) -> bool:
    return event._details is not None and bool(event._details.callbacks)


def note_bytes(event: Event[Any], nbytes: int) -> None:
    """Note that the operation is a large transfer: each task that it wakes may copy as much again."""
    event._nbytes = nbytes


def note_interval(event: Event[Any], interval: tuple[float, float]) -> None:
    """Note when an operation began and ended, in seconds of the device's clock."""
    event._interval = interval


def drop_waiters(event: Event[Any]) -> None:
    """Forget the tasks that wait in the queue's loop, which has ended."""
    event._waiter = None


def is_done(event: Event[Any]) -> bool:
    """Return whether the operation has completed, failed or was revoked, without a look at the device."""
    return event._is_done()


def place_of(event: Event[Any]) -> tuple[QueueEngine, int]:
    """Return the event's engine and ticket."""
    return event._engine, event._ticket


def call_at_end(event: Event[Any], function: Callable[[Event[Any]], object]) -> None:
    """Have ``function`` called soon after the end of an operation that is enqueued just now. In the queue's loop.

    As :meth:`Event.add_done_callback`, for what records events: see :class:`.EndCallback`.
    """
    details = details_of(event)
    callback = EndCallback(function, event._engine.port, copy_context())
    with _lock:
        details.callbacks.append(callback)
    event._attend()


class _Call:
    """A function that waits for an event as a task does: see :class:`.TaskWaiter`."""

    __slots__ = ("_engine", "_function", "_is_done", "_ticket")

    def __init__(self, event: Event[Any], function: Callable[[], object]) -> None:
        self._engine, self._ticket = place_of(event)
        self._function: Callable[[], object] | None = function
        self._is_done = False

    def done(self) -> bool:
        return self._is_done

    def set_result(self, result: object) -> None:
        self._is_done = True
        if self._ticket <= self._engine.timeline.done:
            self.run()
        else:  # the event was revoked: others may be revoked just now
            self._engine.port.call_soon(self.run)

    def run(self) -> None:
        """Call the function. An error would end the turn, and with it the loop's queues: it is logged."""
        function, self._function = self._function, None  # it may hold the event, which keeps this call
        assert function is not None
        try:
            function()
        except Exception:  # noqa: BLE001  # a bug of the package, or a lack of memory
            _log.exception("a call at the end of operation %d of %r raised", self._ticket, self._engine)


def call_in_turn(event: Event[Any], function: Callable[[], object]) -> None:
    """Have ``function`` called in the turn that finds an operation completed, which is enqueued just now.

    In the queue's loop. As :meth:`Event.add_done_callback`, for parts of the package that answer tasks: no turn of
    the loop is lost, and no context is copied. If the operation has completed already, the call comes now. The
    function may enqueue. Its errors are logged. If the event is revoked, the call comes soon.
    """
    engine, ticket = place_of(event)
    if ticket > engine.timeline.batched:
        engine.submit_early()  # which may complete or fail it
    elif ticket > engine.timeline.done:
        engine.attend()
    call = _Call(event, function)
    if event._is_done():
        call.run()
        return
    event._waiter = call
    engine.awaited.add(ticket)


def error_of(event: Event[Any]) -> Error | None:
    """Return the error of an event that is done, or None. Nobody has seen it by that: it is still reported."""
    details, timeline = event._details, event._engine.timeline
    if details is not None:
        if details.is_revoked:
            return None
        if details.failure is not None:
            return details.failure.error
        if details.inherited is not None:
            return details.inherited[0].error
    return None if event._ticket <= timeline.completed else timeline.failure


def known_details(event: Event[Any]) -> EventDetails | None:
    """Return the state that few events need, if the event has it."""
    return event._details


def details_of(event: Event[Any]) -> EventDetails:
    """Return the state that few events need. Allocate it on demand."""
    if event._details is None:
        details = EventDetails()
        with _lock:
            if event._details is None:
                event._details = details
    return event._details
