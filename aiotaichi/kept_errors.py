"""Errors that are kept, and raised later to several callers.

An error that was raised holds the frames that it has passed, and so a caller's coroutines and arrays. So nothing
keeps an error that was raised, and no two callers get the same one: all functions copy it.
"""

from __future__ import annotations

import traceback
from collections.abc import Iterable
from typing import TypeVar

from .last_error import copy_of, forget, record

__all__ = ["again", "deferred", "kept"]

E = TypeVar("E", bound=BaseException)


def kept(error: E) -> E:
    """Return a copy of a library's error without traceback and context: to keep, or to raise where a task waits.

    The copy has the error's cause, and the causes of that. They lose their tracebacks, too, and get a note instead
    that says where they were raised.
    """
    copy = copy_of(error)
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
    forget(error)
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
