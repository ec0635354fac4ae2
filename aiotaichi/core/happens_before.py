"""Which uses of memory are ordered: vector clocks over queues' tickets, for ``Runtime(debug=True)``."""

from __future__ import annotations

import os
import threading
import weakref
from collections import defaultdict, deque
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from ..errors import InvalidStateError
from .spans import LastUses, Operation, Span

__all__ = ["OrderChecker", "Use", "process_checker"]

Clock: TypeAlias = dict[int, int]
Use: TypeAlias = tuple[Span, object, bool]
"""What an operation uses: the bytes, the object that messages name, and whether it writes them or only reads."""

_LEAST_UNTIL_SWEEP = 256


@dataclass(eq=False, slots=True)
class _HostMapping:
    """Bytes that the host reads, and writes if ``writes``; ``what`` names them."""

    span: Span
    what: object
    writes: bool


class OrderChecker:
    """Raises at the enqueue of an operation that races with one before it, or with the host.

    An operation is ordered behind what its queue ran before, behind the events that its queue waits for, and behind
    everything that the host had seen completed, by awaiting it say, before it enqueued the operation.
    """

    def __init__(self) -> None:
        self._created = 0
        self.reset()

    def reset(self) -> None:
        """Forget everything, but give out no number twice: in a fork's child, where nothing of its parent runs."""
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
        """How much is kept: queues, what they know of others, and last uses."""
        with self._lock:
            self._forget_closed()
            clocks = [self._host, *self._queues.values()]
            return sum(map(len, clocks)) + len(self._queues) + sum(map(len, self._spaces.values()))

    # -- queues -------------------------------------------------------------------------------------------------

    def add_queue(self) -> int:
        """Return the number of a new queue, which no other queue of the process has had."""
        with self._lock:
            self._forget_closed()
            self._created += 1
            self._queues[self._created] = {}
            return self._created

    def forget_queue(self, number: int) -> None:
        """Nothing that was enqueued on the queue runs any longer.

        The collector may call this, within any other call: it only takes note.
        """
        self._closed.append(number)

    def wait(self, number: int, clock: Mapping[int, int]) -> None:
        """Queue ``number`` waits for an event whose clock is ``clock``."""
        with self._lock:
            self._merge(self._queues[number], clock)

    def observe(self, clock: Mapping[int, int]) -> None:
        """The host has seen an event completed."""
        with self._lock:
            self._merge(self._host, clock)

    def enqueue(self, operation: Operation, uses: Sequence[Use]) -> Clock:
        """Record an operation and what it uses; return its clock.

        Raises
        ------
        InvalidStateError
            Another queue's operation uses the same bytes, one of the two writes, and they are not ordered; or the
            host has the bytes mapped. Nothing is recorded.
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
        """Return ``span``, whose bytes have just been allocated: nobody has used them."""
        with self._lock:
            if span.space in self._spaces:
                self._spaces[span.space].clear(span.start, span.stop)
        return span

    def share(self, owner: object, span: Span, original: Span) -> None:
        """As long as ``owner`` lives, the bytes of ``span`` are those of ``original``."""
        with self._lock:
            self._shared[owner] = span, original

    def resolve(self, span: Span) -> Span:
        """Return ``span``, imported by its address or handle, as a span of what is shared, if it is."""
        with self._lock:
            for own, original in self._shared.values():
                if own.overlaps(span):
                    return original.part(span.start - own.start, span.stop - span.start)
        return span

    # -- the host -----------------------------------------------------------------------------------------------

    @contextmanager
    def mapped(self, span: Span, what: object, writes: bool) -> Iterator[Callable[[Mapping[int, int]], None]]:
        """Within the block the host uses the bytes, or waits to use them: it writes them if ``writes``.

        The block gets a function to call when the host has waited. It takes the tickets that the host has waited for,
        by queue, and raises an InvalidStateError if another operation uses the bytes.
        """
        mapping = _HostMapping(span, what, writes)
        with self._lock:
            self._mappings.append(mapping)
        try:
            yield partial(self._begin, mapping)
        finally:
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
                    f"host has {mapping.what} mapped. Enqueue {operation.name} behind the block of map()"
                )

    def _merge(self, clock: Clock, other: Mapping[int, int]) -> None:
        for number, ticket in other.items():
            if number in self._queues and clock.get(number, 0) < ticket:  # closed queues race with nothing
                clock[number] = ticket

    def _is_over(self, operation: Operation) -> bool:
        """Return whether every operation from now on is ordered behind it."""
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
        """Forget what nothing can race with any longer: now and then, so that it costs each operation little."""
        for space, uses in tuple(self._spaces.items()):
            uses.forget(self._is_over)
            if not uses:
                del self._spaces[space]
        self._until_sweep = max(_LEAST_UNTIL_SWEEP, sum(map(len, self._spaces.values())))


process_checker = OrderChecker()
"""The one of all debugging runtimes of the process: they may share memory."""

os.register_at_fork(after_in_child=process_checker.reset)
