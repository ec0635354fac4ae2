"""Several events, as one thing to await."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable
from typing import Any, Generic, TypeVar

import anyio.lowlevel

from ..errors import Error
from ..last_error import again
from ..runtime import Event
from ..runtime.no_copies import refuse_copies

__all__ = ["EventGroup", "raise_first"]

T = TypeVar("T")


class EventGroup(Generic[T]):
    """The events of one call on several devices. An await waits for all events, and returns the call's value.

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

    __slots__ = ("_decode", "events")

    __reduce_ex__ = refuse_copies("'await' it, and send its value")

    def __init__(self, events: Iterable[Event[Any]], decode: Callable[[tuple[Any, ...]], T]) -> None:
        self.events = tuple(events)
        self._decode = decode

    def done(self) -> bool:
        """Return whether all operations have completed, by success or by failure, or were revoked."""
        return all(event.done() for event in self.events)

    def revoke(self) -> bool:
        """Take all operations back that have not begun: see :meth:`Event.revoke`. Return whether these are all.

        An await waits for the others, and raises a RevokedError if there is one that was revoked.
        """
        revoked = [event.revoke() for event in reversed(self.events)]
        return all(revoked)

    def cancelled(self) -> bool:
        """Return whether all operations were revoked."""
        return all(event.cancelled() for event in self.events)

    def __await__(self) -> Generator[Any, None, T]:
        """Wait for all events. Raise the error of the first that failed, with the other errors as notes."""
        if not self.events:
            yield from anyio.lowlevel.checkpoint().__await__()
        for event in self.events:
            yield from event.wait().__await__()
        raise_first(event.exception() for event in self.events)
        return self._decode(tuple(event.result() for event in self.events))

    def __repr__(self) -> str:
        return f"<EventGroup of {len(self.events)} events>"


def raise_first(errors: Iterable[Error | None]) -> None:
    """Raise the first error, if there is one. The other errors become its notes."""
    found = [error for error in errors if error is not None]
    if found:
        raise again(found[0], (f"and on another device: {error!r}" for error in found[1:]))
