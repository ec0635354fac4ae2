"""A cursor over JSON: errors name the path of the wrong value, as ``metadata.json.kernels[0].name``."""

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
    """A value of a JSON document, and its path.

    Each method checks the type of the value: :meth:`text` raises a CorruptedDataError if it is not a string.
    """

    __slots__ = ("_value", "path")

    def __init__(self, value: Any, path: str) -> None:
        self._value = value
        self.path = path

    @classmethod
    def parse(cls, data: bytes, path: str) -> JsonCursor:
        """Parse a document."""
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
        """Check that the value is an array of at most ``most`` elements."""
        if not isinstance(self._value, (list, Elements)):
            raise self._expected("an array")
        check_limit(self.path, len(self._value), most, "elements")

    @property
    def is_null(self) -> bool:
        """Whether the value is null."""
        return self._value is None

    def integer(self, least: int = -(2**63), most: int = 2**64 - 1) -> int:
        """Return the integer, from ``least`` to ``most``."""
        value = self._value
        if not isinstance(value, int) or isinstance(value, bool):
            raise self._expected("an integer")
        if not least <= value <= most:
            raise CorruptedDataError(f"{self.path}: {value} is not from {least} to {most}")
        return value

    def text(self) -> str:
        """Return the string."""
        value = self._value
        if not isinstance(value, str):
            raise self._expected("a string")
        check_limit(self.path, len(value), MAX_NAME, "characters")
        if not value.isascii() and _SURROGATE.search(value):
            raise CorruptedDataError(f"{self.path}: {short(value)} is not text: it contains half of a surrogate pair")
        return value

    def boolean(self) -> bool:
        """Return the boolean."""
        if not isinstance(self._value, bool):
            raise self._expected("true or false")
        return self._value

    def expect(self, value: bool | int | str) -> None:
        """Check that the value equals ``value`` and has the same type."""
        if type(self._value) is not type(value) or self._value != value:
            raise self._expected(repr(value))

    def only(self, keys: Collection[str]) -> None:
        """Check that the value is an object without keys other than ``keys``."""
        if not isinstance(self._value, dict):
            raise self._expected("an object")
        for key in self._value:
            if key not in keys:
                raise CorruptedDataError(f"{self.path}: taichi 1.7.4 does not write {str(key)[:60]!r}")

    def _expected(self, what: str) -> CorruptedDataError:
        return CorruptedDataError(f"{self.path}: expected {what}, found {short(self._value)}")


@contextmanager
def _named(path: str) -> Iterator[None]:
    """Add the path to errors of the parser."""
    try:
        yield
    except RecursionError:
        raise CorruptedDataError(f"{path}: it is nested too deeply") from None
    except CorruptedDataError:
        raise
    except ValueError as error:  # not UTF-8, not JSON, or too large
        raise CorruptedDataError(f"{path}: it is not JSON: {error}") from None
