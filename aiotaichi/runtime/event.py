"""Events: what every enqueueing call returns."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Generator, Iterable
from contextvars import Context, copy_context
from typing import TYPE_CHECKING, Any, Generic, NoReturn, Self, TypeVar, cast

from ..errors import Error, InvalidArgumentError, InvalidStateError, wrong_argument
from ..last_error import records_errors, set_last_error
from .callbacks import DoneCallback
from .failure import Failure
from .interop import stream_handle
from .ports import Waiter, current_port, in_event_loop

if TYPE_CHECKING:
    from .queue import Queue

__all__ = ["Event"]

T = TypeVar("T")

_lock = threading.Lock()
"""Guards the callbacks, which are rare, and which any thread adds: one lock serves every event.

Who holds it allocates nothing and runs no code of others: a garbage collection may close a coroutine that then
removes its callback.
"""


class _Rare:
    """What few events have."""

    __slots__ = ("callbacks", "clock", "error", "failure", "time")

    def __init__(self) -> None:
        self.callbacks: list[DoneCallback] = []
        self.clock: dict[int, int] | None = None
        self.error: Error | None = None
        self.failure: Failure | None = None  # where the error is the operation's own
        self.time: float | None = None


class Event(Generic[T]):
    """A point in a queue's order, and the value of the operation that ends there.

    Await it, as often and from as many tasks as you like, also in another event loop: it yields the value
    or raises the operation's error. A cancelled await only stops waiting; what was enqueued still runs.
    From a thread without an event loop, call :meth:`synchronize`.
    """

    __slots__ = ("__weakref__", "_decode", "_done", "_queue", "_rare", "_ticket", "_value", "_waiter")

    def __init__(
        self, queue: Queue, ticket: int, value: T | None = None, decode: Callable[[], T] | None = None
    ) -> None:
        self._queue = queue
        self._ticket = ticket
        self._value = value
        self._decode = decode
        self._done = False
        self._waiter: Any = None
        self._rare: _Rare | None = None

    @property
    def queue(self) -> Queue:
        """The queue that it is a point of."""
        return self._queue

    def done(self) -> bool:
        """Return whether the operation has completed, by success or by failure.

        In another event loop than its queue's, it follows when the queue's loop has noticed.
        """
        if not self._done:
            self._queue.poll()
        if self._done:
            self._observe()
        return self._done

    @records_errors
    def result(self) -> T:
        """Return the value.

        Raises
        ------
        InvalidStateError
            The operation has not completed.
        Error
            The operation's own error, or the one that failed the queue.
        """
        return self._result()

    @records_errors
    def exception(self) -> Error | None:
        """Return the operation's error, or None.

        Raises
        ------
        InvalidStateError
            The operation has not completed.
        """
        return self._exception()

    @records_errors
    async def wait(self) -> None:
        """Wait until the operation has completed. Does not raise its error."""
        await _Completion(self)
        self._observe()

    def cancelled(self) -> bool:
        """Return False: a cancelled await only stops waiting, and no operation is cancelled."""
        return False

    @records_errors
    def add_done_callback(self, callback: Callable[[Self], object], *, context: Context | None = None) -> None:
        """Have ``callback`` called with the event, soon after the operation has completed.

        Parameters
        ----------
        callback
            It runs in the event loop that adds it. A callback that a thread without a loop adds runs in the queue's
            loop. What it raises is logged. A loop that ends calls none of its callbacks any longer.
        context
            What it runs in; a copy of the current context if None.

        Raises
        ------
        ArgumentNullError, InvalidArgumentError
            ``callback`` cannot be called, or ``context`` is no context.
        InvalidStateError
            The queue's loop has ended before the operation.
        """
        if not callable(callback):
            raise wrong_argument(callback, f"add_done_callback takes a function, not {type(callback).__name__}")
        if context is not None and not isinstance(context, Context):
            raise InvalidArgumentError(f"context={context!r}: it is a contextvars.Context")
        port = self._queue.port
        if not port.is_current() and in_event_loop():
            port = current_port()
        rare = self.rare()
        added = DoneCallback(callback, port, copy_context() if context is None else context)
        with _lock:
            rare.callbacks.append(added)
        if self._done:  # resolve() marks before it takes the callbacks: one of the two sides sees the other
            self._call_back(rare)
            return
        try:
            self.wake_loop()
        except InvalidStateError:
            self.remove_done_callback(callback)
            raise

    def remove_done_callback(self, callback: Callable[[Self], object]) -> int:
        """Take ``callback`` back, and return how often it was added.

        When the event is done, its callbacks are on their way: they are called, and do not count.
        """
        if self._rare is None:
            return 0
        removed = 0
        for each in [each for each in self._rare.callbacks if each.function == callback]:
            with _lock:
                if each in self._rare.callbacks:  # it may have been called meanwhile
                    self._rare.callbacks.remove(each)
                    removed += 1
        return removed

    @records_errors
    def synchronize(self, timeout: float | None = None) -> T:
        """Block the calling thread until the operation has completed; return its value.

        For threads that run no event loop; the queue's own loop has to keep running.

        Raises
        ------
        InvalidStateError
            The calling thread runs an event loop, or the queue's loop has ended.
        TimeoutError
            ``timeout`` seconds have passed.
        Error
            As :meth:`result`.
        """
        if in_event_loop():
            raise InvalidStateError("synchronize() would block the event loop of this thread: await the event")
        deadline = None if timeout is None else time.monotonic() + timeout
        signal = threading.Event()

        def wake(_: object) -> None:
            signal.set()

        self.add_done_callback(wake)
        try:
            # In slices, to notice that the loop which completes events has ended without closing the runtime.
            while not self._done:
                self.wake_loop()
                left = 0.1 if deadline is None else min(0.1, deadline - time.monotonic())
                if left <= 0:
                    raise TimeoutError(f"the event did not complete within {timeout} seconds")
                signal.wait(left)
        finally:
            self.remove_done_callback(wake)
        return self._result()

    @records_errors
    def hold_stream(self, stream: Any) -> None:
        """Have another library's CUDA stream run what it is given from now on behind the operation.

        In the queue's own loop. Does not block, unless the driver has no room for what is submitted.

        Raises
        ------
        NotSupportedError
            The queue is not CUDA's.
        InvalidArgumentError, InvalidInteropError, InvalidStateError
            As :meth:`Queue.wait_stream`, or the host holds commands back: ``await queue.flush()`` first.
        """
        handle = stream_handle(stream)
        if not self._done:
            self._queue.check("event.hold_stream")
            self._queue.submit_to_driver(self._ticket).hold(handle, self._ticket)

    @records_errors
    def elapsed_since(self, earlier: Event[Any]) -> float:
        """Return the seconds from the completion of ``earlier`` to this one's, by the device's clock.

        Raises
        ------
        InvalidStateError
            One of them has not completed, or its queue was created without ``timing=True``.
        InvalidArgumentError
            They belong to different runtimes, whose clocks differ.
        """
        if not isinstance(earlier, Event):
            raise wrong_argument(earlier, f"elapsed_since takes an event, not {type(earlier).__name__}")
        if earlier.queue.runtime is not self._queue.runtime:
            raise InvalidArgumentError("the events belong to different runtimes")
        return self._timestamp() - earlier._timestamp()

    def __await__(self) -> Generator[Any, Any, T]:
        try:
            yield from self._park()
            if self._rare is None and self._decode is None:
                return cast(T, self._value)
            return self._result()
        except Error as error:
            set_last_error(error)
            raise

    def __array__(self, *_: object, **__: object) -> NoReturn:
        # Without this, NumPy makes an array of one object. Python's conversions raise Python's errors.
        raise TypeError(f"{self!r} is no array: 'await' the event, which yields one if it is a read's")

    def __repr__(self) -> str:
        state = "done" if self._done else "pending"
        return f"<Event {self._ticket} of {self._queue!r}, {state}>"

    # -- the queue's side -------------------------------------------------------------------------

    def resolve(self) -> None:
        """Mark as completed and wake who waits. Called once, in the queue's loop."""
        self._done = True
        waiter = self._waiter
        if waiter is not None:
            if waiter.__class__ is list:
                for each in waiter:
                    if not each.done():
                        each.set_result(None)
            elif not waiter.done():  # a cancelled await leaves its waiter behind
                waiter.set_result(None)
        if self._rare is not None:
            self._call_back(self._rare)

    def drop_waiters(self) -> None:
        """Forget who waits in the queue's loop, which has ended."""
        self._waiter = None

    def wake_loop(self) -> None:
        """Have the queue looked after, from any thread; raise where its loop has ended before the operation."""
        if not self._queue.wake_loop() and not self._done:
            raise InvalidStateError(f"the event loop of {self._queue!r} has ended: {self!r} will never be done")

    def rare(self) -> _Rare:
        """Return the part of the event that most do without."""
        if self._rare is None:
            rare = _Rare()
            with _lock:
                if self._rare is None:
                    self._rare = rare
        return self._rare

    @property
    def is_awaited(self) -> bool:
        """Whether somebody waits for it now."""
        return self._waiter is not None or (self._rare is not None and bool(self._rare.callbacks))

    def clock(self) -> dict[int, int]:
        """The event's vector clock, where the runtime checks order."""
        return (self._rare and self._rare.clock) or {}

    def _result(self) -> T:
        error = self._exception()
        if error is not None:
            raise error.with_traceback(None)  # raised again and again, a traceback would grow
        decode = self._decode
        if decode is not None:
            self._value = decode()
            self._decode = None
        return cast(T, self._value)

    def _exception(self) -> Error | None:
        if not self._done and not self.done():
            raise InvalidStateError("the event has not completed: await it")
        rare = self._rare
        if rare is None:
            return None
        self._observe()
        if rare.failure is not None:
            rare.failure.is_observed = True
        return rare.error

    def _timestamp(self) -> float:
        if not self.done():
            raise InvalidStateError(f"{self!r} has not completed")
        if self._rare is None or self._rare.time is None:
            raise InvalidStateError(f"{self._queue!r} was created without timing=True")
        return self._rare.time

    def _observe(self) -> None:
        if self._rare is not None and self._rare.clock is not None:
            self._queue.observe(self._rare.clock)

    def _park(self) -> Iterable[Any]:
        """Return what parks the task that iterates over it until the operation has completed."""
        queue = self._queue
        port = queue.port
        if port.running() is not port.loop:
            return self._park_elsewhere()
        if self._ticket > queue.last_cut:
            queue.submit_if_idle()  # which may fail it
        elif not self._done:
            queue.attend()
        if self._done:
            return port.checkpoint()
        waiter = port.create_waiter()
        if self._waiter is None:
            self._waiter = waiter
        else:
            self._add_waiter(waiter)
        return waiter

    def _park_elsewhere(self) -> Generator[Any, Any, None]:
        if self._done and not in_event_loop():  # a fork's child: asyncio has no loop there
            return
        port = current_port()
        if self._done:
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

    def _add_waiter(self, waiter: Waiter) -> None:
        waiters = self._waiter
        if waiters.__class__ is not list:
            waiters = [waiters]
        # Cancelled awaits leave theirs behind: dropped whenever the list would double.
        if len(waiters) & (len(waiters) - 1) == 0:
            waiters = [each for each in waiters if not each.done()]
        waiters.append(waiter)
        self._waiter = waiters

    def _call_back(self, rare: _Rare) -> None:
        none: list[DoneCallback] = []
        with _lock:
            callbacks, rare.callbacks = rare.callbacks, none
        for callback in callbacks:
            callback.schedule(self)


class _Completion:
    """The event's completion as an awaitable that yields nothing and raises no error of the event."""

    __slots__ = ("_event",)

    def __init__(self, event: Event[Any]) -> None:
        self._event = event

    def __await__(self) -> Generator[Any, Any, None]:
        yield from self._event._park()
