"""Parsing a JSON document. Its outermost arrays are parsed one element at a time, when the element is asked for.

Few objects are alive at any time, so that the garbage collector is quick, and other threads run between them.
"""

from __future__ import annotations

import json
import json.scanner
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from .limits import MAX_CONTAINERS, MAX_ENTRIES, MAX_NAME, MAX_VALUES, short

__all__ = ["Elements", "parse"]

T = TypeVar("T")

_MAX_DIGITS = 64
_MAX_STRING = 6 * MAX_NAME  # with its escapes
_LONG = 2**16  # characters. C code parses shorter texts, and lets no other thread run meanwhile
_BLANK = re.compile(r"[ \t\n\r]*")
_PLAIN = rf'[^"\\]{{0,{_MAX_STRING}}}'
_QUOTED = rf'"{_PLAIN}(?:\\.{_PLAIN}){{0,{MAX_NAME}}}"'
_STRING = re.compile(_QUOTED, re.DOTALL)
_SIGN = re.compile(rf'{_QUOTED}|[][{{}},"]', re.DOTALL)


class Elements:
    """The elements of an array, each parsed when it is reached. Iterating raises as :func:`parse`."""

    def __init__(self, text: str, places: list[tuple[int, int]]) -> None:
        self._text = text
        self._places = places

    def __len__(self) -> int:
        return len(self._places)

    def __repr__(self) -> str:
        return f"an array of {len(self)}"

    def __iter__(self) -> Iterator[Any]:
        for start, end in self._places:
            yield _value(self._text[start:end])


def parse(text: str) -> Any:
    """Return the value of a document. Arrays are :class:`Elements` if they are the document, or in its one object.

    Raises
    ------
    ValueError
        It is not JSON, or larger than the limits.
    RecursionError
        It is nested too deeply.
    """
    start = _behind_blanks(text, 0)
    value: Any
    if text.startswith("[", start):
        value, end = _elements(text, start)
    elif text.startswith("{", start):
        value, end = _members(text, start)
    elif len(text) > _MAX_STRING:
        raise ValueError("neither an object nor an array")
    else:
        return _value(text)
    if _behind_blanks(text, end) != len(text):
        raise ValueError(f"it goes on behind its end, at character {end}")
    return value


def _members(text: str, start: int) -> tuple[dict[str, Any], int]:
    members: dict[str, Any] = {}
    position = _behind_blanks(text, start + 1)
    if text.startswith("}", position):
        return members, position + 1
    while True:
        key, position = _key(text, position)
        position = _behind_blanks(text, _behind(text, ":", _behind_blanks(text, position)))
        if text.startswith("[", position):
            members[key], position = _elements(text, position)
        else:
            end = _places(text, position, "")[1]
            members[key], position = _value(text[position:end]), end
        if len(members) > MAX_ENTRIES:
            raise ValueError(f"an object of more than {MAX_ENTRIES} members")
        if text.startswith("}", position):
            return members, position + 1
        position = _behind_blanks(text, _behind(text, ",", position))


def _key(text: str, start: int) -> tuple[str, int]:
    found = _STRING.match(text, start)
    if found is None or found.end() - start > _MAX_STRING:
        raise ValueError(f"no name of a member at character {start}")
    return _value(found[0]), found.end()


def _elements(text: str, start: int) -> tuple[Elements, int]:
    places, end = _places(text, start + 1, "]")
    end = _behind(text, "]", end)
    if len(places) == 1 and not text[slice(*places[0])].strip(" \t\n\r"):
        places = []
    return Elements(text, places), _behind_blanks(text, end)


def _places(text: str, start: int, end: str) -> tuple[list[tuple[int, int]], int]:
    """Return where the values from ``start`` on begin and end, and where the array or object around them ends.

    With an empty ``end``, look at one value only.
    """
    places: list[tuple[int, int]] = []
    depth = 0
    for found in _SIGN.finditer(text, start):
        sign = text[found.start()]
        length = found.end() - found.start()
        if sign == '"' and not 1 < length <= _MAX_STRING:
            raise ValueError(f"a string that is too long, or does not end, at character {found.start()}")
        if sign in "[{":
            depth += 1
        elif sign in "]}":
            depth -= 1
        if depth < 0 or (sign == "," and depth == 0):
            if len(places) == MAX_ENTRIES:
                raise ValueError(f"an array of more than {MAX_ENTRIES} elements")
            places.append((start, found.start()))
            if depth < 0 or not end:
                return places, found.start()
            start = found.end()
    raise ValueError(f"it ends within what begins at character {start}")


def _value(text: str) -> Any:
    containers = text.count("[") + text.count("{")
    values = containers + text.count(",")
    if containers > MAX_CONTAINERS or values > MAX_VALUES:
        raise ValueError(
            f"an element of {containers} objects and arrays, and of {values} values; it may have {MAX_CONTAINERS}, "
            f"and {MAX_VALUES}"
        )
    return (_QUICK if len(text) < _LONG else _PATIENT).decode(text)


def _behind_blanks(text: str, position: int) -> int:
    found = _BLANK.match(text, position)
    assert found is not None  # the pattern also matches an empty text
    return found.end()


def _behind(text: str, sign: str, position: int) -> int:
    if not text.startswith(sign, position):
        raise ValueError(f"no {sign!r} at character {position}")
    return position + 1


def _number(kind: Callable[[str], T]) -> Callable[[str], T]:
    def read(text: str) -> T:
        if len(text) > _MAX_DIGITS:
            raise ValueError(f"a number of {len(text)} characters: {short(text)}")
        return kind(text)

    return read


def _decoder() -> json.JSONDecoder:
    return json.JSONDecoder(parse_int=_number(int), parse_float=_number(float))


_QUICK, _PATIENT = _decoder(), _decoder()
# json's scanner in Python, which the stubs do not know.
_PATIENT.scan_once = json.scanner.py_make_scanner(_PATIENT)  # type: ignore[attr-defined]
