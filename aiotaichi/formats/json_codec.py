"""Codecs: each describes a JSON value once, and both reads it into an object and writes it back."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Any, Generic, TypeAlias, TypeVar

from ..errors import CorruptedDataError
from ..types import Access, DType, as_dtype
from .json_cursor import JsonCursor
from .limits import MAX_EXTENTS, MAX_VALUES, short
from .type_tree import dtype_of

__all__ = [
    "ACCESS",
    "BOOLEAN",
    "DTYPE",
    "TEXT",
    "Codec",
    "Shape",
    "array",
    "enumerated",
    "integer",
    "integers",
    "keyed",
    "nullable",
    "record",
]

T = TypeVar("T")
K = TypeVar("K")
E = TypeVar("E", bound=IntEnum)


@dataclass(frozen=True, slots=True)
class Codec(Generic[T]):
    """Reads and writes one kind of JSON value.

    ``read`` raises :class:`~aiotaichi.errors.CorruptedDataError` if the value is not of this kind. ``write`` does not
    check the object: to check it, read the written value.
    """

    read: Callable[[JsonCursor], T]
    write: Callable[[T], Any]


Shape: TypeAlias = "Mapping[str, tuple[str, Codec[Any]] | Shape]"
"""For each key of a JSON object: the attribute and the codec of the value, or the shape of an inner JSON object."""


def _itself(value: T) -> T:
    return value


def integer(least: int = -(2**63), most: int = 2**64 - 1) -> Codec[int]:
    """Return the codec of an integer from ``least`` to ``most``."""
    return Codec(lambda item: item.integer(least, most), _itself)


def enumerated(kind: type[E]) -> Codec[E]:
    """Return the codec of an enumeration's members, which are written as their numbers."""

    def read(item: JsonCursor) -> E:
        value = item.integer()
        try:
            return kind(value)
        except ValueError:
            raise CorruptedDataError(f"{item.path}: {value} is not a {kind.__name__}") from None

    return Codec(read, int)


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

    Parameters
    ----------
    make
        Makes the Python object, from its attributes as keyword arguments.
    shape
        The keys of the JSON object.
    derived
        Further keys, whose values are computed from the Python object. Reading checks them.
    """
    rest = derived or {}

    def read(item: JsonCursor) -> T:
        value = make(**dict(_read(item, shape, rest)))
        for key, of in rest.items():
            item[key].expect(of(value))
        return value

    def write(value: T) -> dict[str, Any]:
        return {**_write(value, shape), **{key: of(value) for key, of in rest.items()}}

    return Codec(read, write)


def _read(item: JsonCursor, shape: Shape, rest: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    item.only((*shape, *rest))
    for key, content in shape.items():
        if isinstance(content, tuple):
            attribute, codec = content
            yield attribute, codec.read(item[key])
        else:
            yield from _read(item[key], content, {})


def _write(value: Any, shape: Shape) -> dict[str, Any]:
    return {
        key: content[1].write(getattr(value, content[0])) if isinstance(content, tuple) else _write(value, content)
        for key, content in shape.items()
    }
