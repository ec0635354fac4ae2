"""A cursor over ``.tcb``, taichi's binary serialisation: errors name the field with the wrong value."""

from __future__ import annotations

import struct
from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar

from ..errors import CorruptedDataError
from .limits import MAX_CONTAINERS, MAX_ENTRIES, MAX_EXTENTS, MAX_INT, MAX_NAME, check_limit, member_of

__all__ = ["TcbCursor"]

T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)


class TcbCursor:
    """A cursor over a ``.tcb``: little endian and unaligned. Each read advances the cursor.

    Each method raises a CorruptedDataError if the file ends too early, or if the value is not what the method reads.
    """

    def __init__(self, data: bytes, path: str) -> None:
        self.path = path
        self._data = data
        self._position = 0
        self._items = 0
        self._noise: list[slice] = []
        if self.scalar("Q", "total_length") != len(data):
            raise CorruptedDataError(f"{path}: total_length is not {len(data)}, the size of the file")

    def scalar(self, code: str, field: str) -> int:
        """Return the next integer. ``code`` is its format in :mod:`struct`."""
        try:
            (value,) = struct.unpack_from("<" + code, self._data, self._position)
        except struct.error:
            raise CorruptedDataError(f"{self.path}: {field}: the file ends in it") from None
        self._position += struct.calcsize("<" + code)
        return int(value)

    def noise(self, code: str, field: str) -> None:
        """Skip a number without meaning, which differs from build to build."""
        start = self._position
        self.scalar(code, field)
        self._noise.append(slice(start, self._position))

    def without_noise(self) -> bytes:
        """Return the file with zeros in place of the skipped noise."""
        data = bytearray(self._data)
        for part in self._noise:
            data[part] = bytes(part.stop - part.start)
        return bytes(data)

    def number(self, field: str, most: int = MAX_INT) -> int:
        """Return the next u64, a count or a size of at most ``most``."""
        value = self.scalar("Q", field)
        if value > most:
            raise CorruptedDataError(f"{self.path}: {field}: {value} is more than {most}")
        return value

    def boolean(self, field: str) -> bool:
        """Return the next boolean."""
        value = self.scalar("B", field)
        if value > 1:
            raise CorruptedDataError(f"{self.path}: {field}: {value} is neither 0 nor 1")
        return bool(value)

    def enumerated(self, kind: type[E], field: str) -> E:
        """Return the next member of an enumeration."""
        return member_of(kind, self.scalar("i", field), f"{self.path}: {field}")

    def text(self, field: str) -> str:
        """Return the next string."""
        length = self.number(field, len(self._data))
        check_limit(f"{self.path}: {field}", length, MAX_NAME, "bytes")
        data = self._data[self._position : self._position + length]
        if len(data) != length:
            raise CorruptedDataError(f"{self.path}: {field}: the file ends in it")
        self._position += length
        if 0 in data:
            raise CorruptedDataError(f"{self.path}: {field}: it contains a NUL character")
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            raise CorruptedDataError(f"{self.path}: {field}: not UTF-8") from None

    def sequence(self, item: Callable[[], T], field: str, most: int = MAX_CONTAINERS) -> tuple[T, ...]:
        """Return the next sequence of items, which ``item`` reads."""
        # Each item takes at least one byte. A larger count is wrong: refuse it before memory is allocated.
        count = self.number(field, min(most, len(self._data) - self._position))
        self.count(field, count)
        return tuple([item() for _ in range(count)])

    def count(self, field: str, items: int) -> None:
        """Add to the number of items of the current entry (a kernel or a graph), which has a limit."""
        self._items += items
        check_limit(f"{self.path}: {field}", self._items, MAX_CONTAINERS, "items")

    def integers(self, field: str) -> tuple[int, ...]:
        """Return the next shape or index path."""
        return self.sequence(lambda: self.scalar("i", field), field, MAX_EXTENTS)

    def mapping(self, key: Callable[[], T], value: Callable[[], object], field: str, most: int = MAX_ENTRIES) -> dict:  # type: ignore[type-arg]
        """Return the next mapping, whose keys and values ``key`` and ``value`` read."""
        found = {}
        for _ in range(self.number(field, min(most, len(self._data) - self._position))):
            self._items = 0
            name = key()
            found[name] = value()
        return found

    def finish(self) -> None:
        """Check that the cursor has reached the end of the file."""
        if self._position != len(self._data):
            raise CorruptedDataError(f"{self.path}: {len(self._data) - self._position} bytes follow its end")
