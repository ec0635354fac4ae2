"""Which accesses are ordered: vector clocks over queues' tickets, for ``Runtime(debug=True)``."""

from __future__ import annotations

import threading
import weakref
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from ..errors import InvalidStateError
from ..types import Access

__all__ = ["Operation", "OrderChecker"]

Clock = dict[int, int]


@dataclass(frozen=True, slots=True)
class Operation:
    """Something enqueued: ``name`` as the user knows it, on the queue named ``queue`` with number ``number``."""

    name: str
    queue: str
    number: int
    ticket: int


@dataclass(slots=True)
class _Uses:
    writer: Operation | None = None
    readers: dict[int, Operation] = field(default_factory=dict)


class OrderChecker:
    """Raises at the enqueue of an operation that races with one before it.

    An operation is ordered behind what its queue ran before, behind the events its queue waits for, and
    behind every event that the host has seen completed (by awaiting it, say) before it enqueued.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()  # queues of several loops report here
        self._queues: dict[int, Clock] = {}
        self._host: Clock = {}
        self._uses: weakref.WeakKeyDictionary[Any, _Uses] = weakref.WeakKeyDictionary()

    def wait(self, queue: int, clock: Mapping[int, int]) -> None:
        """Queue number ``queue`` waits for an event whose clock is ``clock``."""
        with self._lock:
            _merge(self._queues.setdefault(queue, {}), clock)

    def observe(self, clock: Mapping[int, int]) -> None:
        """The host has seen an event completed."""
        with self._lock:
            _merge(self._host, clock)

    def enqueue(self, operation: Operation, accesses: Iterable[tuple[Any, str, Access]]) -> Clock:
        """Record an operation and what it touches: (resource, what to call it, how); return its clock.

        Raises
        ------
        InvalidStateError
            It is not ordered with another queue's operation on the same resource, and one of them writes.
            Nothing is recorded.
        """
        with self._lock:
            return self._enqueue(operation, accesses)

    def _enqueue(self, operation: Operation, accesses: Iterable[tuple[Any, str, Access]]) -> Clock:
        clock = self._queues.setdefault(operation.number, {})
        _merge(clock, self._host)
        touched = list(accesses)
        for resource, name, access in touched:
            uses = self._uses.setdefault(resource, _Uses())
            if uses.writer is not None:
                self._check(clock, uses.writer, operation, name)
            if access & Access.WRITE:
                for reader in uses.readers.values():
                    self._check(clock, reader, operation, name)
        for resource, _, access in touched:
            uses = self._uses[resource]
            if access & Access.WRITE:
                uses.writer = operation
                uses.readers.clear()
            else:
                uses.readers[operation.number] = operation
        clock[operation.number] = operation.ticket
        return dict(clock)

    @staticmethod
    def _check(clock: Clock, earlier: Operation, later: Operation, resource: str) -> None:
        if earlier.number != later.number and clock.get(earlier.number, 0) < earlier.ticket:
            raise InvalidStateError(
                f"{later.name} on queue {later.queue!r} races with {earlier.name} on queue {earlier.queue!r}: "
                f"both use {resource} and no event orders them. Call wait_event on queue {later.queue!r} with "
                f"the event of {earlier.name}, or await that event first"
            )


def _merge(clock: Clock, other: Mapping[int, int]) -> None:
    for queue, ticket in other.items():
        if clock.get(queue, 0) < ticket:
            clock[queue] = ticket
