"""The last operations that used each byte."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterator, Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

__all__ = ["LastUses", "Operation", "Part", "Span"]


class Span(NamedTuple):
    """Bytes from ``start`` to ``stop`` of ``space``: two spans share bytes if they overlap in one space.

    A space is an address space, a memory that an API knows by its handle, an image (its unit is a layer of one
    level), or the fields of a module.
    """

    space: Hashable
    start: int
    stop: int

    def part(self, offset: int, size: int) -> Span:
        """Return the span of ``size`` bytes that begins ``offset`` bytes after this span's start."""
        return Span(self.space, self.start + offset, self.start + offset + size)

    def overlaps(self, other: Span) -> bool:
        """Return whether the two spans share bytes."""
        return self.space == other.space and self.start < other.stop and other.start < self.stop


@dataclass(eq=False, slots=True)
class Operation:
    """An enqueued operation.

    ``clock`` has by queue number the last ticket that must complete before the operation; on its own queue, its own.
    """

    name: str
    queue: str  # its name
    number: int  # of the queue
    ticket: int
    clock: dict[int, int] = field(default_factory=dict)


@dataclass(eq=False, slots=True)
class Part:
    """Neighbouring bytes with the same last uses: the last writer, and the later readers by queue number."""

    start: int
    stop: int
    writer: Operation | None
    readers: dict[int, Operation]

    def users(self) -> Iterator[Operation]:
        """Yield the writer and the readers."""
        if self.writer is not None:
            yield self.writer
        yield from self.readers.values()


class LastUses:
    """The last uses of one space, part by part. An operation replaces the uses that it is ordered after."""

    def __init__(self) -> None:
        self._starts: list[int] = []
        self._parts: list[Part] = []

    def __len__(self) -> int:
        return len(self._parts)

    def overlapping(self, start: int, stop: int) -> list[Part]:
        """Return the parts that have bytes from ``start`` to ``stop``."""
        return self._parts[self._index(start) : bisect_left(self._starts, stop)]

    def find_unordered(self, start: int, stop: int, writes: bool, clock: Mapping[int, int]) -> Operation | None:
        """Return an earlier operation that races with a new one, or None.

        ``clock`` has by queue number the last ticket that the new operation is ordered after.
        """
        known = clock.get
        for part in self.overlapping(start, stop):
            writer = part.writer
            if writer is not None and writer.ticket > known(writer.number, 0):
                return writer
            if writes:
                for reader in part.readers.values():
                    if reader.ticket > known(reader.number, 0):
                        return reader
        return None

    def write(self, start: int, stop: int, operation: Operation) -> None:
        """Record that ``operation`` writes the bytes, after all earlier uses."""
        self._replace(start, stop, [Part(start, stop, operation, {})])

    def read(self, start: int, stop: int, operation: Operation) -> None:
        """Record that ``operation`` reads the bytes."""
        self._cut(start)
        self._cut(stop)
        parts = []
        end = start
        for part in self.overlapping(start, stop):
            if end < part.start:
                parts.append(Part(end, part.start, None, {}))
            parts.append(part)
            end = part.stop
        if end < stop:
            parts.append(Part(end, stop, None, {}))
        for part in parts:
            part.readers[operation.number] = operation
        self._replace(start, stop, parts)

    def clear(self, start: int, stop: int) -> None:
        """Forget all uses of the bytes."""
        self._replace(start, stop, [])

    def forget(self, is_over: Callable[[Operation], bool]) -> None:
        """Forget operations that are over, and join parts that have become equal."""
        kept: list[Part] = []
        for part in self._parts:
            if part.writer is not None and is_over(part.writer):
                part.writer = None
            part.readers = {number: each for number, each in part.readers.items() if not is_over(each)}
            last = kept[-1] if kept else None
            if last and (last.stop, last.writer, last.readers) == (part.start, part.writer, part.readers):
                last.stop = part.stop
            elif part.writer is not None or part.readers:
                kept.append(part)
        self._parts = kept
        self._starts = [part.start for part in kept]

    def _index(self, start: int) -> int:
        """Return the index of the first part that ends after ``start``."""
        i = bisect_right(self._starts, start) - 1
        return i if i >= 0 and self._parts[i].stop > start else i + 1

    def _cut(self, at: int) -> None:
        """Split the part that lies on both sides of ``at``."""
        i = self._index(at)
        if i < len(self._parts) and self._parts[i].start < at:
            part = self._parts[i]
            self._parts.insert(i + 1, Part(at, part.stop, part.writer, dict(part.readers)))
            self._starts.insert(i + 1, at)
            part.stop = at

    def _replace(self, start: int, stop: int, parts: list[Part]) -> None:
        self._cut(start)
        self._cut(stop)
        first, last = self._index(start), bisect_left(self._starts, stop)
        self._parts[first:last] = parts
        self._starts[first:last] = [part.start for part in parts]
