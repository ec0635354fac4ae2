"""The last error, as the C-API keeps it: for code ported from there, and for logs. Here, errors are raised."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from contextvars import ContextVar
from functools import wraps
from typing import Any, ParamSpec, TypeVar, cast

from .errors import Error, InvalidArgumentError

__all__ = ["get_last_error", "records_errors", "set_last_error"]

P = ParamSpec("P")
T = TypeVar("T")

_last_error: ContextVar[Error | None] = ContextVar("aiotaichi last error", default=None)


def get_last_error() -> Error | None:
    """Return the last error that a call of the runtime raised in this context; None where there was none.

    What the C-API has no call for is not recorded: ``aot.Module``, ``aot.build`` and the decorators only raise.
    A task sees its own, and what it inherited when it was started (not so the caller of ``asyncio.gather`` what the
    tasks that it makes have seen); a thread its own. Success does not clear it: ``set_last_error(None)`` does.

    It is a copy, without the traceback and the cause, which keep alive what the raising frames refer to.
    """
    return _last_error.get()


def set_last_error(error: Error | None) -> None:
    """Set what :func:`get_last_error` returns in this context; None clears it.

    Raises
    ------
    InvalidArgumentError
        It is neither an :class:`~aiotaichi.errors.Error` nor None.
    """
    if error is None:
        _last_error.set(None)
        return
    if not isinstance(error, Error):
        raise InvalidArgumentError(f"the last error is an aiotaichi.errors.Error or None, not {error!r}")
    # Whatever its own constructor takes. The system's errors have a layout of their own.
    base = OSError if isinstance(error, OSError) else BaseException
    kept = base.__new__(error.__class__, *error.args)
    kept.args = error.args
    kept.__dict__.update(error.__dict__)  # notes are in there
    if isinstance(error, OSError) and isinstance(kept, OSError):
        kept.errno, kept.strerror, kept.filename = error.errno, error.strerror, error.filename
    _last_error.set(kept)


def records_errors(function: Callable[P, T]) -> Callable[P, T]:
    """Have the errors that leave a function or coroutine function recorded: those that a caller calls, and no others.

    What is called often does it itself, by ``except Error as error: set_last_error(error); raise``, at no cost.
    """
    if inspect.iscoroutinefunction(function):

        @wraps(function)
        async def recording_coroutine(*arguments: P.args, **named: P.kwargs) -> Any:
            try:
                return await function(*arguments, **named)
            except Error as error:
                set_last_error(error)
                raise

        return cast("Callable[P, T]", recording_coroutine)

    @wraps(function)
    def recording(*arguments: P.args, **named: P.kwargs) -> T:
        try:
            return function(*arguments, **named)
        except Error as error:
            set_last_error(error)
            raise

    return recording
