"""A JSON parser that parses the outermost arrays element by element, each when it is reached.

Few objects are alive at any time, so garbage collection is quick. Other threads run between two elements.
"""

from __future__ import annotations

import json
import json.scanner
import re
from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from .limits import MAX_CONTAINERS, MAX_ENTRIES, MAX_NAME, MAX_NESTING, MAX_VALUES, short

__all__ = ["Elements", "parse"]

T = TypeVar("T")

_MAX_DIGITS = 64
_MAX_STRING = 6 * MAX_NAME  # every character may be an escape, \u0041
_LONG = 2**16  # characters. Shorter texts are parsed by C code, during which no other thread runs
_BLANK = re.compile(r"[ \t\n\r]*")
_PLAIN = rf'[^"\\]{{0,{_MAX_STRING}}}'
_QUOTED = rf'"{_PLAIN}(?:\\.{_PLAIN}){{0,{MAX_NAME}}}"'
_STRING = re.compile(_QUOTED, re.DOTALL)
_TOKEN = re.compile(rf'{_QUOTED}|[][{{}},"]', re.DOTALL)


class Elements:
    """The elements of an array. Each is parsed when the iteration reaches it; iterating raises as :func:`parse`."""

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
    """Return the value of a document.

    An array is returned as :class:`Elements` if it is the whole document, or a member of the document's object.
    Raises a ValueError if the text is not JSON or exceeds a limit.
    """
    start = _after_blanks(text, 0)
    value: Any
    if text.startswith("[", start):
        value, end = _elements(text, start)
    elif text.startswith("{", start):
        value, end = _members(text, start)
    elif len(text) > _MAX_STRING:
        raise ValueError("neither an object nor an array")
    else:
        return _value(text)
    if _after_blanks(text, end) != len(text):
        raise ValueError(f"more text follows the end of the document, at character {end}")
    return value


def _members(text: str, start: int) -> tuple[dict[str, Any], int]:
    members: dict[str, Any] = {}
    position = _after_blanks(text, start + 1)
    if text.startswith("}", position):
        return members, position + 1
    while True:
        key, position = _key(text, position)
        position = _after_blanks(text, _after(text, ":", _after_blanks(text, position)))
        if text.startswith("[", position):
            members[key], position = _elements(text, position)
        else:
            end = _places(text, position, "")[1]
            members[key], position = _value(text[position:end]), end
        if len(members) > MAX_ENTRIES:
            raise ValueError(f"an object has more than {MAX_ENTRIES} members")
        if text.startswith("}", position):
            return members, position + 1
        position = _after_blanks(text, _after(text, ",", position))


def _key(text: str, start: int) -> tuple[str, int]:
    found = _STRING.match(text, start)
    if found is None or found.end() - start > _MAX_STRING:
        raise ValueError(f"a member's name is missing at character {start}")
    return _value(found[0]), found.end()


def _elements(text: str, start: int) -> tuple[Elements, int]:
    places, end = _places(text, start + 1, "]")
    end = _after(text, "]", end)
    if len(places) == 1 and not text[slice(*places[0])].strip(" \t\n\r"):
        places = []
    return Elements(text, places), _after_blanks(text, end)


def _places(text: str, start: int, end: str) -> tuple[list[tuple[int, int]], int]:
    """Return the start and end of each value from ``start`` on, and the end of the array or object around them.

    If ``end`` is empty, return the first value only.
    """
    places: list[tuple[int, int]] = []
    depth = 0
    for found in _TOKEN.finditer(text, start):
        token = text[found.start()]
        length = found.end() - found.start()
        if token == '"' and not 1 < length <= _MAX_STRING:
            raise ValueError(f"a string is too long, or does not end, at character {found.start()}")
        if token in "[{":
            depth += 1
            if depth > MAX_NESTING:
                raise ValueError("nested too deeply")
        elif token in "]}":
            depth -= 1
        if depth < 0 or (token == "," and depth == 0):
            if len(places) == MAX_ENTRIES:
                raise ValueError(f"an array has more than {MAX_ENTRIES} elements")
            places.append((start, found.start()))
            if depth < 0 or not end:
                return places, found.start()
            start = found.end()
    raise ValueError(f"the text ends within the value at character {start}")


def _value(text: str) -> Any:
    containers = text.count("[") + text.count("{")
    values = containers + text.count(",")
    if containers > MAX_CONTAINERS or values > MAX_VALUES:
        raise ValueError(
            f"an element has {containers} objects and arrays, and {values} values: the limits are {MAX_CONTAINERS} "
            f"and {MAX_VALUES}"
        )
    return (_QUICK if len(text) < _LONG else _PATIENT).decode(text)


def _after_blanks(text: str, position: int) -> int:
    found = _BLANK.match(text, position)
    assert found is not None  # the pattern also matches an empty text
    return found.end()


def _after(text: str, token: str, position: int) -> int:
    if not text.startswith(token, position):
        raise ValueError(f"{token!r} is missing at character {position}")
    return position + 1


def _number(kind: Callable[[str], T]) -> Callable[[str], T]:
    def read(text: str) -> T:
        if len(text) > _MAX_DIGITS:
            raise ValueError(f"a number has {len(text)} characters: {short(text)}")
        return kind(text)

    return read


_QUICK, _PATIENT = (json.JSONDecoder(parse_int=_number(int), parse_float=_number(float)) for _ in range(2))
# The scanner that json has in pure Python; the type stubs lack it.
_PATIENT.scan_once = json.scanner.py_make_scanner(_PATIENT)  # type: ignore[attr-defined]
