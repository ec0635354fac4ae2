"""JSON with a place: every value knows where it is, and says so when it is not what it should be."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from ..errors import CorruptedDataError
from .json_text import Elements, parse
from .limits import MAX_NAME, check_limit, short

__all__ = ["JsonCursor"]

_SURROGATE = re.compile("[\ud800-\udfff]")


class JsonCursor:
    """A value of a JSON document and its path. Each accessor checks one expectation.

    Raises
    ------
    CorruptedDataError
        By every accessor: the value is not what the accessor's name says.
    """

    __slots__ = ("_value", "path")

    def __init__(self, value: Any, path: str) -> None:
        self._value = value
        self.path = path

    @classmethod
    def parse(cls, data: bytes, path: str) -> JsonCursor:
        """Read a document."""
        with _named(path):
            return cls(parse(data.decode("utf-8")), path)

    def __getitem__(self, key: str) -> JsonCursor:
        """Return a member of an object."""
        if not isinstance(self._value, dict):
            raise self._expected("an object")
        if key not in self._value:
            raise CorruptedDataError(f"{self.path}.{key}: missing")
        return JsonCursor(self._value[key], f"{self.path}.{key}")

    def __iter__(self) -> Iterator[JsonCursor]:
        """Yield the elements of an array."""
        if not isinstance(self._value, (list, Elements)):
            raise self._expected("an array")
        elements = iter(self._value)
        for i in count():
            path = f"{self.path}[{i}]"
            with _named(path):
                value = next(elements, elements)
            if value is elements:
                return
            yield JsonCursor(value, path)

    def at_most(self, most: int) -> None:
        """Check that it is an array of no more elements."""
        if not isinstance(self._value, (list, Elements)):
            raise self._expected("an array")
        check_limit(self.path, len(self._value), most, "elements")

    @property
    def is_null(self) -> bool:
        return self._value is None

    def integer(self, least: int = -(2**63), most: int = 2**64 - 1) -> int:
        value = self._value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._expected("an integer")
        if not least <= value <= most:
            raise CorruptedDataError(f"{self.path}: {value} is not from {least} to {most}")
        return value

    def text(self) -> str:
        value = self._value
        if not isinstance(value, str):
            raise self._expected("a string")
        check_limit(self.path, len(value), MAX_NAME, "characters")
        if not value.isascii() and _SURROGATE.search(value):
            raise CorruptedDataError(f"{self.path}: {short(value)} is no text: it has half of a character")
        return value

    def boolean(self) -> bool:
        if not isinstance(self._value, bool):
            raise self._expected("true or false")
        return self._value

    def expect(self, value: bool | int | str) -> None:
        """Check that it is ``value`` and nothing else."""
        if type(self._value) is not type(value) or self._value != value:
            raise self._expected(repr(value))

    def only(self, keys: Collection[str]) -> None:
        """Check that it is an object with none but these keys."""
        if not isinstance(self._value, dict):
            raise self._expected("an object")
        for key in self._value:
            if key not in keys:
                raise CorruptedDataError(f"{self.path}: taichi 1.7.4 writes no {str(key)[:60]!r}")

    def _expected(self, what: str) -> CorruptedDataError:
        return CorruptedDataError(f"{self.path}: expected {what}, found {short(self._value)}")


@contextmanager
def _named(path: str) -> Iterator[None]:
    """Say where the text is that cannot be parsed."""
    try:
        yield
    except RecursionError:
        raise CorruptedDataError(f"{path}: nested too deeply") from None
    except CorruptedDataError:
        raise
    except ValueError as error:  # not UTF-8, not JSON, or too large
        raise CorruptedDataError(f"{path}: not JSON: {error}") from None
