"""JSON with a place: every value knows where it is, and says so when it is not what it should be."""

from __future__ import annotations

import json
import reprlib
from collections.abc import Collection, Iterator
from typing import Any

from ..errors import CorruptedDataError

__all__ = ["JsonCursor"]


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
        try:
            return cls(json.loads(data.decode("utf-8")), path)
        except RecursionError:
            raise CorruptedDataError(f"{path}: nested too deeply") from None
        except ValueError as error:  # not UTF-8, not JSON, or an integer of thousands of digits
            raise CorruptedDataError(f"{path}: not JSON: {error}") from None

    def __getitem__(self, key: str) -> JsonCursor:
        """Return a member of an object."""
        if not isinstance(self._value, dict):
            raise self._expected("an object")
        if key not in self._value:
            raise CorruptedDataError(f"{self.path}.{key}: missing")
        return JsonCursor(self._value[key], f"{self.path}.{key}")

    def __iter__(self) -> Iterator[JsonCursor]:
        """Yield the elements of an array."""
        if not isinstance(self._value, list):
            raise self._expected("an array")
        for i, value in enumerate(self._value):
            yield JsonCursor(value, f"{self.path}[{i}]")

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
        if not isinstance(self._value, str):
            raise self._expected("a string")
        return self._value

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
        found = reprlib.repr(self._value)  # however deep and long it is
        return CorruptedDataError(f"{self.path}: expected {what}, found {found[:60]}")
