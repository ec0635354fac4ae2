"""The answer to a caller that gets no result."""

from __future__ import annotations

from ..errors import Error
from ..kept_errors import again

__all__ = ["Refusal"]


class Refusal:
    """The answer to a caller that gets no result. Several callers may get it: each raises an error of its own."""

    def __init__(self, error: Exception, note: str | None = None) -> None:
        self._error = error
        self._notes = [] if note is None else [note]

    def error(self) -> Exception:
        """Return the error to raise."""
        if isinstance(self._error, Error):
            return again(self._error, self._notes)
        return type(self._error)(*self._error.args)
