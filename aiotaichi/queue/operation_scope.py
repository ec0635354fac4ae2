"""A block that is told of each operation that it enqueues, for what traces requests."""

from __future__ import annotations

import logging
from collections.abc import Callable, Sequence
from contextvars import ContextVar
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Any, Self

from ..errors import Error
from ..interpreter_end import unless_ending
from .event import Event, call_at_end, error_of, place_of
from .operation_name import operation_name

if TYPE_CHECKING:
    from .completion import Completion  # an engine, which a completion knows, tells the scopes of its operations
    from .engine import QueueEngine

__all__ = ["EnqueuedOperation", "OperationScope", "count_scopes", "move_scopes", "tell_operation_scope"]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class EnqueuedOperation:
    """An operation that was enqueued just now.

    Attributes
    ----------
    event
        Its event.
    ticket
        Its number on the queue.
    name
        ``"kernel blur"``, ``"graph step"``, or the name of the queue's method.
    """

    event: Event[Any]
    ticket: int
    name: str

    @property
    def error(self) -> Error | None:
        """The error of the operation, which is done. Nobody has seen it by that: it is still reported."""
        return error_of(self.event)

    @property
    def device_times(self) -> tuple[float, float] | None:
        """How many seconds the operation has waited for the device, and has run. None if no trace records it."""
        engine, ticket = place_of(self.event)
        return None if engine.tracer is None else engine.tracer.device_times(ticket)

    def call_at_end(self, function: Callable[[Event[Any]], object]) -> None:
        """Have ``function`` called with the event, soon after the operation has ended. Errors are logged.

        Call it from ``note``. The program does not see the completion by that, as it does by a callback of its own:
        ``debug=True`` still finds races.
        """
        call_at_end(self.event, function)


class OperationScope:
    """A block that calls ``note`` with each operation that it, and the tasks that it starts, enqueue.

    The operations are those of the event loop that ``completions`` belong to, one for each device. Scopes nest: only
    the innermost one is told. An error of ``note`` is logged: the operation is enqueued, and its event is returned.
    """

    def __init__(self, completions: Sequence[Completion], note: Callable[[EnqueuedOperation], object]) -> None:
        self._completions = list(completions)
        self._note = note
        self._is_open = False

    def __enter__(self) -> Self:
        self._is_open = True
        _scopes.set((*_scopes.get(), self))
        for completion in self._completions:
            self._watch(completion)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._leave()

    @unless_ending
    def _leave(self) -> None:
        self._is_open = False
        _scopes.set(tuple(scope for scope in _scopes.get() if scope is not self))
        for completion in self._completions:
            completion.operation_scopes.discard(self)
            count_scopes(completion, -1)

    def _watch(self, completion: Completion) -> None:
        completion.operation_scopes.add(self)
        count_scopes(completion, 1)

    def follow(self, completion: Completion) -> None:
        """Tell of the operations of one more device, which was opened again."""
        self._completions.append(completion)
        self._watch(completion)

    def watches(self, completion: Completion) -> bool:
        """Return whether the scope is open, and is told of the operations of a loop and a device."""
        return self._is_open and completion in self._completions

    def tell(self, engine: QueueEngine) -> None:
        """Tell of the last operation that was enqueued on a queue."""
        timeline = engine.timeline
        ticket = timeline.enqueued
        try:
            self._note(EnqueuedOperation(timeline.event(ticket), ticket, operation_name(timeline.uncut[-1])))
        except Exception:  # noqa: BLE001  # such as the error of a tracer: the operation is enqueued
            _log.exception("what is told of operations raised: %r", self._note)


_scopes: ContextVar[tuple[OperationScope, ...]] = ContextVar("aiotaichi operation scopes", default=())


def tell_operation_scope(completion: Completion, engine: QueueEngine) -> None:
    """Tell the innermost scope around the calling code, if there is one, of the operation that was enqueued last."""
    for scope in reversed(_scopes.get()):
        if scope.watches(completion):
            scope.tell(engine)
            return


def count_scopes(completion: Completion, change: int) -> None:
    """Count the open scopes of a loop. While there are any, the engines tell of each operation."""
    completion.scopes += change
    for engine in tuple(completion.engines):
        engine.watch()


def move_scopes(lost: Completion, completion: Completion) -> None:
    """Have the scopes that are open in a loop follow its program to a device that was opened again."""
    for scope in tuple(lost.operation_scopes):
        scope.follow(completion)
