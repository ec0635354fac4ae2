"""The last error of each context, which is a task or a thread.

An error is recorded when the library makes it, or raises it again. An error that was raised holds the frames that it
has passed. So the record is a copy.
"""

from __future__ import annotations

import sys
from contextvars import ContextVar
from typing import TypeVar

__all__ = ["copy_of", "forget", "last", "record", "record_new"]

E = TypeVar("E", bound=BaseException)

_PACKAGE = __name__.partition(".")[0]

_errors = ContextVar[tuple[BaseException | None, BaseException | None]]("aiotaichi last error", default=(None, None))
"""The last error, and the one before it. Each has the attributes of the error itself, which may get notes later."""


def copy_of(error: E) -> E:
    """Return an equal error, without traceback and cause, and without a call of its class: parameters differ."""
    copy = _sharing(error)
    copy.__dict__ = dict(error.__dict__)
    if "__notes__" in copy.__dict__:  # each copy has notes of its own
        copy.__notes__ = list(copy.__notes__)
    return copy


def last() -> BaseException | None:
    """Return a copy of the error that was recorded last in this context, or None."""
    error, _ = _errors.get()
    return None if error is None else copy_of(error)


def record(error: BaseException | None) -> None:
    """Record an error as the last of this context. None clears the record."""
    latest, before = _errors.get()
    if error is None:
        _errors.set((None, None))
    else:
        _errors.set((_sharing(error), before if _is_copy(latest, error) else latest))


def record_new(error: BaseException) -> None:
    """Record a new error if the library makes it, and not the program. Only ``__init__`` of errors may call this."""
    if sys._getframe(2).f_globals.get("__name__", "").partition(".")[0] == _PACKAGE:
        record(error)


def forget(error: BaseException) -> None:
    """Undo the record of an error that was made just now, and is not raised."""
    latest, before = _errors.get()
    if _is_copy(latest, error):
        _errors.set((before, None))


def _is_copy(recorded: BaseException | None, error: BaseException) -> bool:
    return recorded is not None and recorded.__dict__ is error.__dict__


def _sharing(error: E) -> E:
    """Return an equal error with the same attributes."""
    base = OSError if isinstance(error, OSError) else BaseException  # an OSError has a layout of its own
    copy: E = base.__new__(error.__class__, *error.args)
    copy.args, copy.__dict__ = error.args, error.__dict__
    if isinstance(error, OSError):
        for name in ("errno", "strerror", "filename"):
            if (value := getattr(error, name)) is not None:  # None would be shown
                setattr(copy, name, value)
    return copy
