"""taichi's binary serialisation, ``.tcb``: a cursor that names the field where the file is not what it should be."""

from __future__ import annotations

import struct
from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar

from ..errors import CorruptedDataError
from .limits import MAX_CONTAINERS, MAX_ENTRIES, MAX_EXTENTS, MAX_NAME, check_limit

__all__ = ["MAX_BYTES", "TcbCursor"]

T = TypeVar("T")
E = TypeVar("E", bound=IntEnum)

MAX_BYTES = 2**31 - 1
"""The most that a number may count or measure, unless a reader says otherwise."""


class TcbCursor:
    """A cursor over a ``.tcb``: little endian, nothing aligned, everything checked against the end."""

    def __init__(self, data: bytes, path: str) -> None:
        self.path = path
        self._data = data
        self._position = 0
        self._items = 0
        self._noise: list[slice] = []
        if self.scalar("Q", "total_length") != len(data):
            raise CorruptedDataError(f"{path}: total_length is not the file's {len(data)} bytes")

    def scalar(self, code: str, field: str) -> int:
        try:
            (value,) = struct.unpack_from("<" + code, self._data, self._position)
        except struct.error:
            raise CorruptedDataError(f"{self.path}: {field}: the file ends in it") from None
        self._position += struct.calcsize("<" + code)
        return int(value)

    def noise(self, code: str, field: str) -> None:
        """Read over a number that differs from build to build and means nothing."""
        start = self._position
        self.scalar(code, field)
        self._noise.append(slice(start, self._position))

    def without_noise(self) -> bytes:
        """Return the file, with zeros for the noise that was read."""
        data = bytearray(self._data)
        for part in self._noise:
            data[part] = bytes(part.stop - part.start)
        return bytes(data)

    def number(self, field: str, most: int = MAX_BYTES) -> int:
        """Return a u64 that counts or measures something in memory."""
        value = self.scalar("Q", field)
        if value > most:
            raise CorruptedDataError(f"{self.path}: {field}: {value} is more than {most}")
        return value

    def boolean(self, field: str) -> bool:
        value = self.scalar("B", field)
        if value > 1:
            raise CorruptedDataError(f"{self.path}: {field}: {value} is neither 0 nor 1")
        return bool(value)

    def enumerated(self, kind: type[E], field: str) -> E:
        value = self.scalar("i", field)
        try:
            return kind(value)
        except ValueError:
            raise CorruptedDataError(f"{self.path}: {field}: {value} is no {kind.__name__}") from None

    def text(self, field: str) -> str:
        length = self.number(field, len(self._data))
        check_limit(f"{self.path}: {field}", length, MAX_NAME, "bytes")
        data = self._data[self._position : self._position + length]
        if len(data) != length:
            raise CorruptedDataError(f"{self.path}: {field}: the file ends in it")
        self._position += length
        try:
            return data.decode("utf-8")
        except UnicodeDecodeError:
            raise CorruptedDataError(f"{self.path}: {field}: not UTF-8") from None

    def sequence(self, item: Callable[[], T], field: str, most: int = MAX_CONTAINERS) -> tuple[T, ...]:
        # Every item takes a byte at least: a larger count is a lie, found before memory is spent on it.
        count = self.number(field, min(most, len(self._data) - self._position))
        self.count(field, count)
        return tuple([item() for _ in range(count)])

    def count(self, field: str, items: int) -> None:
        """Add to the items of one entry of a mapping: one kernel, one graph."""
        self._items += items
        check_limit(f"{self.path}: {field}", self._items, MAX_CONTAINERS, "items")

    def integers(self, field: str) -> tuple[int, ...]:
        """Return a shape, or an index path."""
        return self.sequence(lambda: self.scalar("i", field), field, MAX_EXTENTS)

    def mapping(self, key: Callable[[], T], value: Callable[[], object], field: str, most: int = MAX_ENTRIES) -> dict:  # type: ignore[type-arg]
        found = {}
        for _ in range(self.number(field, min(most, len(self._data) - self._position))):
            self._items = 0
            name = key()
            found[name] = value()
        return found

    def finish(self) -> None:
        if self._position != len(self._data):
            raise CorruptedDataError(f"{self.path}: {len(self._data) - self._position} bytes too many")
