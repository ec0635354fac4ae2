"""Errors of operations, which are reported if no caller sees them."""

from __future__ import annotations

import sys
from collections.abc import Callable

from ..errors import Error

__all__ = ["Failure"]


class Failure:
    """The error of one operation, which is reported if the failure is dropped before a caller has seen the error.

    The operation's event holds the failure, and so does a ``wait`` or ``aclose`` that will raise the error. Only a
    failed operation has a failure: a ``__del__`` of every event would cost each launch.

    Parameters
    ----------
    error
        The error that the event raises.
    report
        Called with an unseen error. It may be called in any thread, and within any other call.

    Attributes
    ----------
    error
        The error that the event raises.
    is_observed
        Whether a caller has seen the error.
    """

    __slots__ = ("__weakref__", "_report", "error", "is_observed")

    def __init__(self, error: Error, report: Callable[[Error], None]) -> None:
        self.error = error
        self.is_observed = False
        self._report = report

    def __del__(self) -> None:
        if not self.is_observed and not sys.is_finalizing():
            self._report(self.error)
