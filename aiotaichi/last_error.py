"""Keep the last error of each context. An error is recorded when the library makes it, or raises it again."""

from __future__ import annotations

import sys
from contextvars import ContextVar
from types import FrameType
from typing import TypeVar

__all__ = ["again", "deferred", "last", "record", "record_new"]

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
            self._system = error.errno, error.strerror, error.filename
        self.previous = previous

    def copy(self) -> BaseException:
        """Return an equal error, without a call of its class: classes have different parameters."""
        base = OSError if issubclass(self._kind, OSError) else BaseException  # an OSError has a layout of its own
        error: BaseException = base.__new__(self._kind, *self._arguments)
        error.args = self._arguments
        error.__dict__.update(self.attributes)
        if isinstance(error, OSError):
            error.errno, error.strerror, error.filename = self._system
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


def deferred(error: E) -> E:
    """Return an error that is made now and raised later. It is not the last error until :func:`again` is called.

    For example: ``self._failure = deferred(DeviceLostError(...))``, and later ``raise again(self._failure)``.
    """
    found = _record.get()
    if found is not None and found.attributes is error.__dict__:
        _record.set(found.previous)
    return error


def again(error: E) -> E:
    """Record a kept error, and return it without its traceback, to be raised now.

    Otherwise, the traceback would grow each time that the error is raised.
    """
    record(error)
    return error.with_traceback(None)
