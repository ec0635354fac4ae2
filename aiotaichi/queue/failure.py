"""Errors of operations, which are reported if no caller sees them."""

from __future__ import annotations

import weakref
from collections.abc import Callable
from time import perf_counter

from ..core.failed_data import FailedOperation
from ..errors import Error
from ..interpreter_end import unless_ending

__all__ = ["Failure", "observe_data"]


class Failure:
    """The error of one operation, which is reported if the failure is dropped before a caller has seen the error.

    The operation's event holds the failure, and so do the events of reads that would give out its data, and a
    ``wait`` or ``aclose`` that will raise the error. Only a failed operation has a failure: a ``__del__`` of every
    event would cost each launch.

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
    operation
        The failed operation, for the data that it would have written.
    """

    __slots__ = ("__weakref__", "_report", "error", "is_observed", "operation")

    def __init__(self, error: Error, report: Callable[[Error], None]) -> None:
        self.error = error
        self.is_observed = False
        self.operation: FailedOperation[Failure] = FailedOperation(error, weakref.ref(self))
        self._report = report

    def observe(self) -> None:
        """Record that a caller has seen the error at the operation itself. Later operations may use its data."""
        self.is_observed = True
        observe_data(self.operation)
        if self.operation.known_since is None:
            self.operation.known_since = perf_counter()

    @unless_ending
    def __del__(self) -> None:
        if not self.is_observed:
            self._report(self.error)


def observe_data(operation: FailedOperation[Failure]) -> None:
    """Record that a caller has seen the error of ``operation``, because it asked for data of the operation."""
    failure = operation.failure()
    if failure is not None:
        failure.is_observed = True
    if operation.seen_since is None:
        operation.seen_since = perf_counter()
