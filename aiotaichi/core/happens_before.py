"""The check of order for ``Runtime(debug=True)``: vector clocks over the tickets of queues."""

from __future__ import annotations

import threading
import weakref
from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from ..errors import InvalidStateError
from ..forked_child import call_in_forked_child
from ..interpreter_end import unless_ending
from .spans import LastUses, Operation, Span

__all__ = ["OrderChecker", "Use", "process_checker"]

Clock: TypeAlias = dict[int, int]
Use: TypeAlias = tuple[Span, object, bool]
"""One use of memory: the bytes, the object that messages name, and whether the operation writes the bytes."""

_LEAST_UNTIL_SWEEP = 256


@dataclass(eq=False, slots=True)
class _HostMapping:
    """Bytes that the host has mapped. The host writes them only if ``writes`` is true. Messages name ``what``."""

    span: Span
    what: object
    writes: bool


class OrderChecker:
    """Raises when an operation is enqueued that races with an earlier one, or with the host.

    An operation is ordered after all earlier operations of its queue, after the events that its queue waits for, and
    after each operation whose completion the host has seen before, for example by an await.
    """

    def __init__(self) -> None:
        self._created = 0
        self.reset()

    def reset(self) -> None:
        """Forget everything except the queues' numbers, in a fork's child: no earlier operation runs there."""
        self._lock = threading.Lock()  # queues of several loops report here
        self._closed: deque[int] = deque()
        self._queues: dict[int, Clock] = {}
        self._host: Clock = {}
        self._spaces: defaultdict[Hashable, LastUses] = defaultdict(LastUses)
        self._mappings: list[_HostMapping] = []
        self._shared: weakref.WeakKeyDictionary[object, tuple[Span, Span]] = weakref.WeakKeyDictionary()
        self._until_sweep = _LEAST_UNTIL_SWEEP

    @property
    def size(self) -> int:
        """The number of queues, clock entries and last uses that are kept."""
        with self._lock:
            self._forget_closed()
            clocks = [self._host, *self._queues.values()]
            return sum(map(len, clocks)) + len(self._queues) + sum(map(len, self._spaces.values()))

    # -- queues -------------------------------------------------------------------------------------------------

    def add_queue(self) -> int:
        """Return the number of a new queue. No other queue of the process has had it."""
        with self._lock:
            self._forget_closed()
            self._created += 1
            self._queues[self._created] = {}
            return self._created

    def forget_queue(self, number: int) -> None:
        """Record that the queue is closed: its operations no longer run.

        A garbage collection may call this method during any other call. So the method takes no lock: it only notes
        the number.
        """
        self._closed.append(number)

    def wait(self, number: int, clock: Mapping[int, int]) -> None:
        """Record that queue ``number`` waits for an event with this clock."""
        with self._lock:
            self._merge(self._queues[number], clock)

    def observe(self, clock: Mapping[int, int]) -> None:
        """Record that the host has seen the event with this clock completed."""
        with self._lock:
            self._merge(self._host, clock)

    def enqueue(self, operation: Operation, uses: Sequence[Use]) -> Clock:
        """Record an operation and the bytes that it uses; return its clock.

        Raises an InvalidStateError if an operation of another queue uses the same bytes, one of the two writes them,
        and the two are not ordered; or if the host has the bytes mapped. The operation is not recorded then.
        """
        with self._lock:
            self._forget_closed()
            clock = self._queues[operation.number]
            self._merge(clock, self._host)
            for use in uses:
                self._check_mappings(use, operation)
                self._check(use, operation, clock)
            clock[operation.number] = operation.ticket
            operation.clock.update(clock)
            for (space, start, stop), _, writes in uses:
                if start < stop:
                    record = LastUses.write if writes else LastUses.read
                    record(self._spaces[space], start, stop, operation)
            self._until_sweep -= len(uses)
            if self._until_sweep < 0:
                self._sweep()
            return operation.clock

    # -- memory -------------------------------------------------------------------------------------------------

    def renew(self, span: Span) -> Span:
        """Forget earlier uses of ``span``, which has just been allocated. Return it."""
        with self._lock:
            if span.space in self._spaces:
                self._spaces[span.space].clear(span.start, span.stop)
        return span

    def share(self, owner: object, span: Span, original: Span) -> None:
        """Record that ``span`` has the same bytes as ``original``, as long as ``owner`` lives."""
        with self._lock:
            self._shared[owner] = span, original

    def resolve(self, span: Span) -> Span:
        """Return the original span of an imported span, if its memory is shared; else ``span``."""
        with self._lock:
            for own, original in self._shared.values():
                if own.overlaps(span):
                    return original.part(span.start - own.start, span.stop - span.start)
        return span

    # -- the host -----------------------------------------------------------------------------------------------

    @contextmanager
    def mapped(self, span: Span, what: object, writes: bool) -> Iterator[Callable[[Mapping[int, int]], None]]:
        """Return a context in which the host uses the bytes, or waits to use them. Messages name ``what``.

        The context's value is a function. After the host has waited, it calls the function with the tickets that have
        completed, by queue number. The function raises an InvalidStateError if another operation uses the bytes.
        """
        mapping = _HostMapping(span, what, writes)
        with self._lock:
            self._mappings.append(mapping)
        try:
            yield partial(self._begin, mapping)
        finally:
            self._end(mapping)

    @unless_ending
    def _end(self, mapping: _HostMapping) -> None:
        with self._lock:
            self._mappings.remove(mapping)

    def _begin(self, mapping: _HostMapping, tickets: Mapping[int, int]) -> None:
        span = mapping.span
        with self._lock:
            if span.space not in self._spaces:
                return
            parts = self._spaces[span.space].overlapping(span.start, span.stop)
            for part in parts:
                for user in part.users():
                    if user.ticket <= tickets.get(user.number, 0):
                        self._merge(self._host, user.clock)
            for part in parts:
                for user in part.users():
                    if not self._is_over(user) and (mapping.writes or user is part.writer):
                        raise InvalidStateError(
                            f"mapping {mapping.what} races with {user.name} on queue {user.queue!r}: both use the "
                            f"same bytes. Await the event of {user.name} first"
                        )

    # -- private ------------------------------------------------------------------------------------------------

    def _check(self, use: Use, operation: Operation, clock: Clock) -> None:
        (space, start, stop), what, writes = use
        if start == stop or space not in self._spaces:
            return
        user = self._spaces[space].find_unordered(start, stop, writes, clock)
        if user is not None:
            raise InvalidStateError(
                f"{operation.name} on queue {operation.queue!r} races with {user.name} on queue {user.queue!r}: "
                f"both use {what} and no event orders them. Call wait_event on queue {operation.queue!r} with "
                f"the event of {user.name}, or await that event first"
            )

    def _check_mappings(self, use: Use, operation: Operation) -> None:
        span, what, writes = use
        for mapping in self._mappings:
            if mapping.span.overlaps(span) and (mapping.writes or writes):
                raise InvalidStateError(
                    f"{operation.name} on queue {operation.queue!r} races with the host: it uses {what}, and the "
                    f"host has {mapping.what} mapped. Enqueue {operation.name} after the block of map()"
                )

    def _merge(self, clock: Clock, other: Mapping[int, int]) -> None:
        for number, ticket in other.items():
            if number in self._queues and clock.get(number, 0) < ticket:  # a closed queue cannot race
                clock[number] = ticket

    def _is_over(self, operation: Operation) -> bool:
        """Return whether every later operation is ordered after ``operation``."""
        return operation.number not in self._queues or operation.ticket <= self._host.get(operation.number, 0)

    def _forget_closed(self) -> None:
        if not self._closed:
            return
        while self._closed:
            number = self._closed.popleft()
            self._queues.pop(number, None)
            for clock in (self._host, *self._queues.values()):
                clock.pop(number, None)
        self._sweep()

    def _sweep(self) -> None:
        """Forget operations that can no longer race. Called now and then, so that it costs little."""
        for space, uses in tuple(self._spaces.items()):
            uses.forget(self._is_over)
            if not uses:
                del self._spaces[space]
        self._until_sweep = max(_LEAST_UNTIL_SWEEP, sum(map(len, self._spaces.values())))


process_checker = OrderChecker()
"""The checker of the process's runtimes with ``debug=True``: they may share memory."""

call_in_forked_child(process_checker.reset)
