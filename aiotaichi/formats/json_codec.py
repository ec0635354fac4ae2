"""Codecs: each describes a JSON value once, and both reads it into an object and writes it back.

They read with a cursor: errors name the path of the wrong value, as ``metadata.json.kernels[0].name``.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, TypeAlias, TypeVar

from ..errors import CorruptedDataError
from ..types import Access, DType, as_dtype
from .json_text import Elements, parse
from .limits import MAX_EXTENTS, MAX_NAME, MAX_VALUES, check_limit, member_of, short
from .type_tree import dtype_of

__all__ = [
    "ACCESS",
    "BOOLEAN",
    "DTYPE",
    "TEXT",
    "Codec",
    "JsonCursor",
    "Optional",
    "Shape",
    "array",
    "enumerated",
    "integer",
    "integers",
    "keyed",
    "nullable",
    "record",
]

_SURROGATE = re.compile("[\ud800-\udfff]")


class JsonCursor:
    """A value of a JSON document, and its path. Each method raises a CorruptedDataError for a wrong type."""

    __slots__ = ("_value", "path")

    def __init__(self, value: Any, path: str) -> None:
        self._value = value
        self.path = path

    @classmethod
    def parse(cls, data: bytes, path: str) -> JsonCursor:
        """Parse a document."""
        try:
            return cls(parse(data.decode("utf-8")), path)
        except ValueError as error:
            raise _not_json(path, error) from None

    def __getitem__(self, key: str) -> JsonCursor:
        """Return a member of an object."""
        if not isinstance(self._value, dict):
            raise self._expected("an object")
        if key not in self._value:
            raise CorruptedDataError(f"{self.path}.{key}: missing")
        return JsonCursor(self._value[key], f"{self.path}.{key}")

    def __contains__(self, key: str) -> bool:
        """Return whether an object has a member."""
        return isinstance(self._value, dict) and key in self._value

    def __iter__(self) -> Iterator[JsonCursor]:
        """Yield the elements of an array."""
        if not isinstance(self._value, (list, Elements)):
            raise self._expected("an array")
        elements = iter(self._value)
        for i in range(len(self._value)):
            path = f"{self.path}[{i}]"
            try:
                value = next(elements)
            except ValueError as error:
                raise _not_json(path, error) from None
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
        if "\0" in value:
            raise CorruptedDataError(f"{self.path}: {short(value)} is not text: it contains a NUL character")
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


def _not_json(path: str, error: ValueError) -> CorruptedDataError:
    """Return an error of the parser with the path: the text is not UTF-8 or not JSON, or it is too large."""
    return CorruptedDataError(f"{path}: it is not JSON: {error}")


T = TypeVar("T")
K = TypeVar("K")
E = TypeVar("E", bound=IntEnum)


@dataclass(frozen=True, slots=True)
class Codec(Generic[T]):
    """Reads and writes one kind of JSON value. ``write`` does not check the object: read what it has written."""

    read: Callable[[JsonCursor], T]
    write: Callable[[T], Any]


@dataclass(frozen=True, slots=True)
class Optional(Generic[T]):
    """The codec of a value that is left out if it is the default."""

    of: Codec[T]
    default: T


Shape: TypeAlias = "Mapping[str, Codec[Any] | tuple[str, Codec[Any]] | Optional[Any] | Shape]"
"""For each key of a JSON object: the codec of the value, with the attribute if that is not called like the key, or an
optional value; or the shape of an inner JSON object."""


def _itself(value: T) -> T:
    return value


def integer(least: int = -(2**63), most: int = 2**64 - 1) -> Codec[int]:
    """Return the codec of an integer from ``least`` to ``most``."""
    return Codec(lambda item: item.integer(least, most), _itself)


def enumerated(kind: type[E]) -> Codec[E]:
    """Return the codec of an enumeration's members, which are written as their numbers."""
    return Codec(lambda item: member_of(kind, item.integer(), item.path), int)


TEXT: Codec[str] = Codec(JsonCursor.text, _itself)
BOOLEAN: Codec[bool] = Codec(JsonCursor.boolean, _itself)
DTYPE: Codec[DType] = Codec(lambda item: dtype_of(item.integer(), item.path), lambda dtype: as_dtype(dtype).id)
ACCESS: Codec[Access] = Codec(lambda item: Access(item.integer(0, 3)), int)


def array(of: Codec[T], most: int = MAX_VALUES) -> Codec[tuple[T, ...]]:
    """Return the codec of an array with at most ``most`` elements."""

    def read(item: JsonCursor) -> tuple[T, ...]:
        item.at_most(most)
        return tuple(map(of.read, item))

    return Codec(read, lambda values: list(map(of.write, values)))


def integers(least: int = -(2**63)) -> Codec[tuple[int, ...]]:
    """Return the codec of a shape or an index path."""
    return array(integer(least), MAX_EXTENTS)


def nullable(of: Codec[T]) -> Codec[T | None]:
    """Return the codec of a value or null."""
    return Codec(
        lambda item: None if item.is_null else of.read(item),
        lambda value: None if value is None else of.write(value),
    )


def keyed(key: Codec[K], of: Codec[T]) -> Codec[dict[K, T]]:
    """Return the codec of a mapping: taichi writes an array of ``{"key": ..., "value": ...}``. Its order is kept."""

    def read(item: JsonCursor) -> dict[K, T]:
        found: dict[K, T] = {}
        for pair in item:
            pair.only(("key", "value"))
            name = key.read(pair["key"])
            if name in found:
                raise CorruptedDataError(f"{pair.path}.key: {short(name)} occurs twice")
            found[name] = of.read(pair["value"])
        return found

    def write(values: Mapping[K, T]) -> list[Any]:
        return [{"key": key.write(name), "value": of.write(value)} for name, value in values.items()]

    return Codec(read, write)


def record(
    make: Callable[..., T], shape: Shape, derived: Mapping[str, Callable[[T], bool | int | str]] | None = None
) -> Codec[T]:
    """Return the codec of a JSON object. Keys that are in neither ``shape`` nor ``derived`` are refused.

    ``make`` makes the Python object, from its attributes as keyword arguments. The values of the keys of ``derived``
    are computed from the Python object. Reading checks them.
    """
    rest = derived or {}
    keys = {*shape, *rest}

    def read(item: JsonCursor) -> T:
        value = make(**dict(_read(item, shape, keys)))
        for key, of in rest.items():
            item[key].expect(of(value))
        return value

    def write(value: T) -> dict[str, Any]:
        return {**_write(value, shape), **{key: of(value) for key, of in rest.items()}}

    return Codec(read, write)


def _read(item: JsonCursor, shape: Shape, keys: Collection[str]) -> Iterator[tuple[str, Any]]:
    item.only(keys)
    for key, content in shape.items():
        if isinstance(content, Optional):
            yield key, content.of.read(item[key]) if key in item else content.default
        elif isinstance(content, Codec):
            yield key, content.read(item[key])
        elif isinstance(content, tuple):
            yield content[0], content[1].read(item[key])
        else:
            yield from _read(item[key], content, content)


def _write(value: Any, shape: Shape) -> dict[str, Any]:
    written = {}
    for key, content in shape.items():
        if isinstance(content, Mapping):
            written[key] = _write(value, content)
        elif isinstance(content, Optional):
            if (found := getattr(value, key)) != content.default:
                written[key] = content.of.write(found)
        else:
            attribute, codec = (key, content) if isinstance(content, Codec) else content
            written[key] = codec.write(getattr(value, attribute))
    return written
