"""Several events, as one thing to await."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator, Iterable
from contextvars import Context, copy_context
from typing import Any, NoReturn, Self, TypeVar

import anyio.lowlevel

from ..core.no_copies import refuse_copies
from ..counted import counted
from ..errors import Error, InvalidStateError, wrong_argument
from ..kept_errors import again
from .event import Event, FutureType, is_done

__all__ = ["EventGroup", "raise_first"]

T = TypeVar("T")


class EventGroup(FutureType[T]):
    """The events of one call on several devices. An await waits for all events, and returns the call's value.

    It has the methods of an :class:`Event`, and asyncio's functions take it as they take an event.

    Parameters
    ----------
    decode
        Makes the call's value of the values of the events.

    Attributes
    ----------
    events
        The events, in the order of the devices.

    Examples
    --------
    >>> group = x.write(image)  # on all devices
    >>> await group
    """

    __slots__ = ("_added", "_decode", "events")

    __reduce_ex__ = refuse_copies("'await' it, and send its value")

    def __init__(self, events: Iterable[Event[Any]], decode: Callable[[tuple[Any, ...]], T]) -> None:
        self.events = tuple(events)
        self._decode = decode
        self._added: list[_GroupCallback] = []

    def done(self) -> bool:
        """Return whether all operations have completed, by success or by failure, or were revoked."""
        return all(event.done() for event in self.events)

    def result(self) -> T:
        """Return the call's value.

        Raises
        ------
        InvalidStateError
            An operation has not completed.
        Error
            The error of the first operation that failed or was revoked, with the other errors as notes.
        """
        self._check_done()
        raise_first(event.exception() for event in self.events)
        return self._decode(tuple(event.result() for event in self.events))

    def exception(self) -> Error | None:
        """Return the error that :meth:`result` raises, or None. Each call returns a copy of its own.

        Raises
        ------
        InvalidStateError
            An operation has not completed.
        """
        self._check_done()
        try:
            raise_first(event.exception() for event in self.events)
        except Error as error:
            return error.with_traceback(None)
        return None

    async def wait(self) -> None:
        """Wait until all operations have completed, or are revoked. Does not raise their errors."""
        if not self.events:
            await anyio.lowlevel.checkpoint()
        for event in self.events:
            await event.wait()

    def revoke(self) -> bool:
        """Take back all operations that have not begun, as :meth:`Event.revoke`. Return whether all are revoked.

        An await waits for the other operations, and raises a RevokedError if an operation was revoked.
        """
        revoked = [event.revoke() for event in reversed(self.events)]
        return all(revoked)

    def cancelled(self) -> bool:
        """Return whether all operations were revoked."""
        return all(event.cancelled() for event in self.events)

    def add_done_callback(self, callback: Callable[[Self], object], *, context: Context | None = None) -> None:
        """Have ``callback`` called with the group, soon after all operations have completed or were revoked.

        Parameters and errors are as for :meth:`Event.add_done_callback`. A group without events calls it at once.
        """
        if not callable(callback):
            raise wrong_argument(callback, f"add_done_callback takes a function, not {type(callback).__name__}")
        added = _GroupCallback(self, callback, copy_context() if context is None else context)
        self._added.append(added)
        if self.events:
            self.events[0].add_done_callback(added, context=added.context)
        else:
            added(None)

    def remove_done_callback(self, callback: Callable[[Self], object]) -> int:
        """Remove ``callback``, and return how often it was added and not yet called."""
        found = [each for each in self._added if each.function == callback]
        for each in found:
            each.remove()
        return len(found)

    def synchronize(self, timeout: float | None = None) -> T:
        """Block the calling thread until all operations have completed; return the call's value.

        As :meth:`Event.synchronize`. ``timeout`` seconds hold for all operations together.
        """
        deadline = None if timeout is None else time.monotonic() + timeout
        for event in self.events:
            try:
                event.synchronize(None if deadline is None else max(0.0, deadline - time.monotonic()))
            except Error:
                if not event.done():  # the error is not the operation's: the call was wrong
                    raise
        return self.result()

    def hold_stream(self, stream: Any) -> None:
        """Hold another library's CUDA stream until all operations have completed. As :meth:`Event.hold_stream`."""
        for event in self.events:
            event.hold_stream(stream)

    def __await__(self) -> Generator[Any, Any, T]:
        """Wait for all events. Raise the error of the first that failed, with the other errors as notes."""
        yield from self.wait().__await__()
        return self.result()

    def __array__(self, *_: object, **__: object) -> NoReturn:
        # Without this method, NumPy makes an array of one object. NumPy expects a TypeError.
        raise TypeError(f"{self!r} is not an array: 'await' it to get the value of its call")

    def __repr__(self) -> str:
        done = sum(is_done(event) for event in self.events)
        return f"<EventGroup of {counted(len(self.events), 'event')}, {done} done>"

    def _check_done(self) -> None:
        if not self.done():
            raise InvalidStateError(f"{self!r} has not completed: await it")


class _GroupCallback:
    """A function of a group, called when its last event is done. Events call this object, one after the other."""

    def __init__(self, group: EventGroup[Any], function: Callable[[Any], object], context: Context) -> None:
        self._group = group
        self.function = function
        self.context = context

    def __call__(self, _: object) -> None:
        """Wait for the next event that is not done. After the last one, call the function."""
        group = self._group
        pending = next((event for event in group.events if not event.done()), None)
        if pending is not None:
            pending.add_done_callback(self, context=self.context)
        elif self in group._added:
            group._added.remove(self)
            self.function(group)

    def remove(self) -> None:
        """Do not call the function."""
        self._group._added.remove(self)
        for event in self._group.events:
            event.remove_done_callback(self)


def raise_first(errors: Iterable[Error | None]) -> None:
    """Raise the first error, if there is one. The other errors become its notes."""
    found = [error for error in errors if error is not None]
    if found:
        raise again(found[0], (f"and on another device: {error!r}" for error in found[1:]))
