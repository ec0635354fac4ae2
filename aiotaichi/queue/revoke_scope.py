"""A block whose operations are taken back if the block does not end well."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from contextvars import ContextVar
from types import TracebackType
from typing import TYPE_CHECKING, Self

import anyio.lowlevel

from ..core.no_copies import refuse_copies
from ..counted import counted
from ..errors import InvalidStateError
from ..interpreter_end import unless_ending
from .operation_scope import count_scopes, tell_operation_scope

if TYPE_CHECKING:
    from .completion import Completion  # an engine, which a completion knows, tells the scopes of its operations
    from .engine import QueueEngine

__all__ = ["RevokeScope", "note_operation"]

_SHARE = 32
"""Operations that the end of a block revokes before it lets other tasks run: each takes 15 to 40 us."""


class RevokeScope:
    """A block that revokes what it has enqueued, if an exception ends it. :meth:`Runtime.revoke_scope` makes one.

    The exception may be a cancellation, a timeout or an error. The scope knows the operations that the block, and the
    tasks that the block starts, enqueue on the runtime's queues. It does not touch those of other tasks. Operations
    that have begun go on: see :meth:`Event.revoke`. A block that ends without an exception revokes nothing.

    The end of the block revokes the latest operation of each queue first. If there are many operations, it lets other
    tasks run in between, and no cancellation interrupts it there. :meth:`revoke` itself revokes all in one call.

    Scopes nest. If an inner block ends without an exception, its operations belong to the outer block.
    """

    __slots__ = ("_completion", "_is_entered", "_is_open", "_outer", "_tickets")

    __reduce_ex__ = refuse_copies("rt.revoke_scope makes another one")

    def __init__(self, completion: Completion) -> None:
        self._completion = completion
        self._outer: RevokeScope | None = None
        self._is_entered = False
        self._is_open = False
        self._tickets: dict[QueueEngine, deque[int]] = {}  # those that may be pending

    def revoke(self) -> None:
        """Revoke what the block has enqueued so far. Operations that have begun go on.

        Raises
        ------
        InvalidStateError
            The call is not made in the event loop of the scope.

        Examples
        --------
        >>> async with rt.revoke_scope() as scope:
        ...     event = queue.launch(saxpy, 2.0, x, y)
        ...     scope.revoke()
        >>> event.cancelled()
        True
        """
        if not self._completion.port.is_current():
            raise InvalidStateError("scope.revoke: call it in the event loop that has opened the scope")
        for _ in self._revoke():
            pass

    def _revoke(self) -> Iterator[None]:
        """Revoke what the block has enqueued, in the shares that this yields between."""
        revoked = 0
        for engine, tickets in self._tickets.items():
            for ticket in sorted(tickets, reverse=True):
                event = engine.pending_event(ticket)
                if event is None or not event.revoke():
                    break  # it runs, and may need what the earlier operations do
                revoked += 1
                if revoked % _SHARE == 0:
                    yield
        self._tickets.clear()

    def __repr__(self) -> str:
        pending = sum(ticket > engine.timeline.done for engine, all_ in self._tickets.items() for ticket in all_)
        state = "open" if self._is_open else "over" if self._is_entered else "not entered"
        return f"<RevokeScope of {counted(pending, 'pending operation')}, {state}>"

    async def __aenter__(self) -> Self:
        if self._is_entered:
            raise InvalidStateError("this scope was entered before: rt.revoke_scope() makes another one")
        await anyio.lowlevel.checkpoint_if_cancelled()
        self._is_entered = self._is_open = True
        self._outer = _innermost.get()
        _innermost.set(self)
        count_scopes(self._completion, 1)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, traceback: TracebackType | None
    ) -> None:
        self._leave()
        if isinstance(error, GeneratorExit):  # a coroutine that is dropped must not wait
            self._revoke_at_once()
        elif error is not None:
            for _ in self._revoke():
                await anyio.lowlevel.cancel_shielded_checkpoint()
        elif (outer := _scope_around(self._outer, self._completion)) is not None:
            for engine, tickets in self._tickets.items():
                for ticket in tickets:
                    outer._note(engine, ticket)
        self._tickets.clear()

    @unless_ending
    def _revoke_at_once(self) -> None:
        self.revoke()

    @unless_ending
    def _leave(self) -> None:
        self._is_open = False
        count_scopes(self._completion, -1)
        if _innermost.get() is self:
            _innermost.set(self._outer)

    def _note(self, engine: QueueEngine, ticket: int) -> None:
        """Keep an operation of the block, and forget those that are done."""
        tickets = self._tickets.get(engine)
        if tickets is None:
            tickets = self._tickets[engine] = deque()
        done = engine.timeline.done
        while tickets and tickets[0] <= done:
            tickets.popleft()
        tickets.append(ticket)


_innermost: ContextVar[RevokeScope | None] = ContextVar("aiotaichi revoke scope", default=None)


def _scope_around(scope: RevokeScope | None, completion: Completion) -> RevokeScope | None:
    """Return ``scope``, or the nearest one around it, that is open and of the same event loop and device.

    A thread with an event loop of its own may have the context of another loop's task.
    """
    while scope is not None and not (scope._is_open and scope._completion is completion):
        scope = scope._outer
    return scope


def note_operation(completion: Completion, engine: QueueEngine, ticket: int) -> None:
    """Tell the scopes around the calling code, if there are any, of an operation."""
    scope = _scope_around(_innermost.get(), completion)
    if scope is not None:
        scope._note(engine, ticket)
    tell_operation_scope(completion, engine)
