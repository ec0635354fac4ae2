"""Errors that are kept: the last error of each context, and errors that are raised later, to several callers.

An error that was raised holds the frames that it has passed, and so a caller's coroutines and arrays. So nothing
keeps an error that was raised, and no two callers get the same one: :func:`kept` and :func:`again` copy it.

An error is recorded as the last of its context when the library makes it, or raises it again.
"""

from __future__ import annotations

import sys
import traceback
from collections.abc import Iterable
from contextvars import ContextVar
from types import FrameType
from typing import TypeVar

__all__ = ["again", "deferred", "kept", "last", "record", "record_new"]

E = TypeVar("E", bound=BaseException)

_PACKAGE = __name__.partition(".")[0]


class _Record:
    """An error's class and attributes, without traceback and cause, which would keep frames alive."""

    __slots__ = ("_arguments", "_kind", "_system", "attributes", "previous")

    def __init__(self, error: BaseException, previous: _Record | None) -> None:
        self._kind = error.__class__
        self._arguments = error.args
        self.attributes = error.__dict__  # shared with the error, so that notes added later are here, too
        if isinstance(error, OSError):
            found = {name: getattr(error, name) for name in ("errno", "strerror", "filename")}
            self._system = {name: value for name, value in found.items() if value is not None}  # None would be shown
        self.previous = previous

    def copy(self) -> BaseException:
        """Return an equal error, without a call of its class: classes have different parameters."""
        base = OSError if issubclass(self._kind, OSError) else BaseException  # an OSError has a layout of its own
        error: BaseException = base.__new__(self._kind, *self._arguments)
        error.args = self._arguments
        error.__dict__.update(self.attributes)
        if "__notes__" in error.__dict__:  # each copy has notes of its own
            error.__notes__ = list(error.__notes__)
        if isinstance(error, OSError):
            for name, value in self._system.items():
                setattr(error, name, value)
        return error


_record: ContextVar[_Record | None] = ContextVar("aiotaichi last error", default=None)


def last() -> BaseException | None:
    """Return a copy of the error that was recorded last in this context, or None."""
    found = _record.get()
    return None if found is None else found.copy()


def record(error: BaseException | None) -> None:
    """Record an error as the last of this context. None clears the record."""
    if error is None:
        _record.set(None)
        return
    previous = _record.get()
    if previous is not None and previous.attributes is error.__dict__:
        previous = previous.previous
    if previous is not None:
        previous.previous = None  # deferred() goes back one step only
    _record.set(_Record(error, previous))


def record_new(error: BaseException) -> None:
    """Record a new error if the library makes it. An error that only the program makes is not recorded."""
    frame: FrameType | None = sys._getframe(2)  # the caller of the error's __init__
    while frame is not None:
        if frame.f_globals.get("__name__", "").partition(".")[0] == _PACKAGE:
            record(error)
            return
        frame = frame.f_back


def kept(error: E) -> E:
    """Return a copy of a library's error without traceback and context: to keep, or to raise where a task waits.

    The copy has the error's cause, and the causes of that. They lose their tracebacks, too, and get a note instead
    that says where they were raised.
    """
    copy: E = _Record(error, None).copy()  # type: ignore[assignment]  # of the error's class
    cause = copy.__cause__ = error.__cause__
    while cause is not None:
        if cause.__traceback__ is not None:
            if not isinstance(cause, OSError):  # the system's errors say themselves what was refused
                cause.add_note("".join(("Raised here:\n", *traceback.format_tb(cause.__traceback__))).rstrip())
            cause.__traceback__ = None
        cause.__context__, cause = None, cause.__cause__
    return copy


def deferred(error: E) -> E:
    """Return a copy of an error that is made now and raised later. It is not the last error until then.

    For example: ``self._failure = deferred(DeviceLostError(...))``, and later ``raise again(self._failure)``.
    """
    found = _record.get()
    if found is not None and found.attributes is error.__dict__:
        _record.set(found.previous)
    return kept(error)


def again(error: E, notes: Iterable[str] = ()) -> E:
    """Return a copy of a kept error, to be raised now, with further notes. Record it.

    Each caller gets a copy of its own. Write ``raise again(error)``: an error in a variable of a frame that it passes
    would hold that frame, and those of the callers, until the garbage collector runs.
    """
    copy = kept(error)
    for note in notes:
        copy.add_note(note)
    record(copy)
    return copy
