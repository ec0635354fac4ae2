"""The data that failed operations would have written, and the operations that read them."""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import chain
from typing import Generic, NamedTuple, TypeVar
from weakref import WeakKeyDictionary

from ..errors import Error
from .spans import Span

__all__ = ["FailedData", "FailedOperation", "Step"]

F = TypeVar("F")


class Step(NamedTuple):
    """What one step of an operation reads and writes. The space of each span is the object that holds the bytes."""

    reads: Sequence[Span] = ()
    writes: Sequence[Span] = ()  # a span that is also read is changed: its earlier bytes count
    states: Sequence[object] = ()  # what it changes, and no operation overwrites as a whole: modules with fields
    hands_out: bool = False  # whether the program gets what the step reads or computes


@dataclass(eq=False, slots=True)
class FailedOperation(Generic[F]):
    """An operation that has failed, as long as there are data that it would have written.

    Once the program has seen the error at the operation itself, it enqueues later operations with knowledge of the
    failure: they take the data as they are. Once it has seen the error anywhere, they take the state as it is: a
    program could not put it right otherwise. Both times are in seconds of the caller's clock.
    """

    error: Error
    failure: Callable[[], F | None]  # returns what reports the error if nobody sees it; None if it was reported
    known_since: float | None = None
    seen_since: float | None = None


class _Part(NamedTuple, Generic[F]):
    start: int
    stop: int
    operation: FailedOperation[F]


class FailedData(Generic[F]):
    """The bytes that failed operations would have written. Threads of several event loops call the methods.

    The bytes stay failed until another operation overwrites them, or until their memory is dropped.
    """

    def __init__(self) -> None:
        self.reset()

    def reset(self) -> None:
        """Forget everything, in a fork's child: no earlier operation runs there."""
        # The garbage collector may run the program's code in the middle of a call, and that code may call a method.
        self._lock = threading.RLock()
        self._is_used = False  # whether anything has failed, ever: most programs ask only this
        self._spaces: WeakKeyDictionary[object, list[_Part[F]]] = WeakKeyDictionary()
        self._states: WeakKeyDictionary[object, FailedOperation[F]] = WeakKeyDictionary()
        self._undelivered: WeakKeyDictionary[object, deque[tuple[F, float]]] = WeakKeyDictionary()

    def __len__(self) -> int:
        """Return how many objects hold failed data."""
        return len(self._spaces) + len(self._states)

    def __bool__(self) -> bool:
        """Return whether there are failed data, or failures that :meth:`release` has to drop."""
        return self._is_used and (bool(self._undelivered) or len(self) > 0)

    def fail(self, steps: Sequence[Step], operation: FailedOperation[F]) -> None:
        """Record that an operation has failed: what it would have written may be anything."""
        with self._lock:
            self._is_used = True
            for step in steps:
                self._write(step, operation)

    def hold(self, failure: F, owner: object, now: float) -> None:
        """Hold a failure of ``owner`` until :meth:`release`: an operation that is in flight ``now`` may raise it."""
        with self._lock:
            self._is_used = True
            self._undelivered.setdefault(owner, deque()).append((failure, now))

    def complete(self, steps: Sequence[Step], began: float) -> FailedOperation[F] | None:
        """Record that an operation, enqueued at ``began``, has completed. Record operations in their order.

        Steps that have read failed data have written failed data, too. Return the first failed operation whose data
        this one hands out.
        """
        found: FailedOperation[F] | None = None
        with self._lock:
            for step in steps:
                cause = next(chain(self._find(step.reads, began), self._find_states(step.states, began)), None)
                if cause is None:
                    self._replace(step.writes, None)
                else:
                    self._write(step, cause)
                if step.hands_out:
                    found = found or cause
        return found

    def find(self, span: Span, now: float) -> FailedOperation[F] | None:
        """Return a failed operation that would have written bytes of ``span``, or None."""
        with self._lock:
            return next(self._find([span], now), None)

    def forget(self, space: object) -> None:
        """Forget the data in ``space``: its bytes are used anew."""
        if self._is_used:
            with self._lock:
                self._spaces.pop(space, None)

    def touches(self, steps: Sequence[Step]) -> bool:
        """Return whether an operation with these steps uses objects that hold failed data."""
        with self._lock:
            return any(
                any(span.space in self._spaces for span in chain(step.reads, step.writes))
                or any(state in self._states for state in step.states)
                for step in steps
            )

    def may_advance(self) -> bool:
        """Return whether :meth:`advance` or :meth:`release` may have something to do."""
        with self._lock:
            parts = chain.from_iterable(tuple(self._spaces.values()))
            return (
                bool(self._undelivered)
                or any(part.operation.known_since is not None for part in parts)
                or any(operation.seen_since is not None for operation in tuple(self._states.values()))
            )

    def advance(self, oldest: float) -> None:
        """Forget the failures that follow their data no further.

        ``oldest`` is when the oldest operation in flight was enqueued.
        """
        with self._lock:
            for space, parts in tuple(self._spaces.items()):
                self._keep(space, [part for part in parts if _follows(part.operation.known_since, oldest)])
            for state, operation in tuple(self._states.items()):
                if not _follows(operation.seen_since, oldest):
                    del self._states[state]

    def release(self, owner: object, oldest: float) -> None:
        """Let go of the failures of ``owner`` that no operation of its own can raise any more.

        ``oldest`` is when the oldest operation of ``owner`` in flight was enqueued.
        """
        released = []
        with self._lock:
            held = self._undelivered.get(owner, deque())
            while held and held[0][1] < oldest:
                released.append(held.popleft())
            if not held:
                self._undelivered.pop(owner, None)
        released.clear()  # without the lock: the end of a failure may call the program

    # -- private, with the lock ---------------------------------------------------------------------------------

    def _find(self, spans: Sequence[Span], began: float) -> Iterator[FailedOperation[F]]:
        for space, first, last in spans:
            for start, stop, operation in self._spaces.get(space, ()):
                if start < last and first < stop and _follows(operation.known_since, began):
                    yield operation

    def _find_states(self, states: Sequence[object], began: float) -> Iterator[FailedOperation[F]]:
        for state in states:
            operation = self._states.get(state)
            if operation is not None and _follows(operation.seen_since, began):
                yield operation

    def _write(self, step: Step, operation: FailedOperation[F]) -> None:
        self._replace(step.writes, operation)
        for state in step.states:
            self._states[state] = operation

    def _replace(self, spans: Sequence[Span], operation: FailedOperation[F] | None) -> None:
        """Record that the bytes are failed data of ``operation``; or good data, if it is None."""
        for space, start, stop in spans:
            parts = self._spaces.get(space)
            if parts is None and operation is None:
                continue
            left = [piece for part in parts or () for piece in _outside(part, start, stop)]
            if operation is not None and start < stop:
                left.append(_Part(start, stop, operation))
            self._keep(space, left)

    def _keep(self, space: object, parts: list[_Part[F]]) -> None:
        if parts:
            self._spaces[space] = parts
        else:
            self._spaces.pop(space, None)


def _follows(since: float | None, began: float) -> bool:
    """Return whether a failure follows its data to an operation that was enqueued at ``began``."""
    return since is None or began < since


def _outside(part: _Part[F], start: int, stop: int) -> Iterator[_Part[F]]:
    """Yield the bytes of ``part`` before ``start``, and those from ``stop`` on."""
    if part.start < start:
        yield part._replace(stop=min(part.stop, start))
    if part.stop > stop:
        yield part._replace(start=max(part.start, stop))
