"""The state that few events need: callbacks, failures, and what is set seldom."""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable, Mapping
from contextvars import Context
from dataclasses import dataclass, field
from functools import partial
from time import perf_counter
from typing import Any, Protocol

from ..core.failed_data import FailedOperation
from ..errors import Error
from ..interpreter_end import unless_ending
from .ports import Port

__all__ = ["DoneCallback", "EndCallback", "EventDetails", "Failure", "observe_data"]

_log = logging.getLogger(__name__)


class _Event(Protocol):
    def done(self) -> bool: ...


class DoneCallback:
    """A function of an event, and the loop and the context that it runs in."""

    __slots__ = ("_context", "_port", "function")

    def __init__(self, function: Callable[[Any], object], port: Port, context: Context) -> None:
        self.function = function
        self._port = port
        self._context = context

    def schedule(self, event: _Event) -> None:
        """Have the loop call the function soon. From any thread. If the loop has ended, nothing is called."""
        run = partial(self._run, event)
        if self._port.is_current():
            self._port.call_soon(run)
        else:
            self._port.call_threadsafe(run)

    def _run(self, event: _Event) -> None:
        event.done()  # the callback sees the completion: later operations that it enqueues are ordered after it
        self._call(event)

    def _call(self, event: _Event) -> None:
        try:
            self._context.run(self.function, event)
        except (SystemExit, KeyboardInterrupt):
            raise
        except BaseException:  # noqa: BLE001  # the user's error; on trio any other would end the loop
            _log.exception("a callback of %r raised: %r", event, self.function)


class EndCallback(DoneCallback):
    """A function of what records events. The program does not see the completion by that: it orders nothing."""

    __slots__ = ()

    def _run(self, event: _Event) -> None:
        self._call(event)


class Failure:
    """The error of one operation, which is reported if the failure is dropped before a caller has seen the error.

    The operation's event holds the failure, and so do the events of reads that would give out its data, and a
    ``wait`` or ``aclose`` that will raise the error. Only a failed operation has a failure: a ``__del__`` of every
    event would cost each launch.
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


@dataclass(slots=True, eq=False)
class EventDetails:
    """The state of an event that few events need, allocated on demand."""

    callbacks: list[DoneCallback] = field(default_factory=list)
    clock: Mapping[int, int] | None = None
    """The event's vector clock, if order is checked."""
    failure: Failure | None = None
    """The operation's own failure. An operation may also fail with its queue: see ``Timeline.failure``."""
    inherited: tuple[FailedOperation[Failure], Failure | None] | None = None
    """The failed operation whose data this operation would give out, and the failure that reports its error unless
    a caller sees it here. None for good data."""
    is_revoked: bool = False
    is_unchecked: bool = False
    """Whether the operation gives out data as they are, also if they are those of a failed operation."""
    is_successor: bool = False
    """Whether the event stands for the ticket of an operation that was taken back."""
