"""What traces call operations: each name, with the shapes of its arrays, has a number in this process."""

from __future__ import annotations

import threading
from collections.abc import Callable, Mapping, Sequence
from operator import attrgetter
from typing import Any, Final, TypeAlias

from ..core.trace_ring import DESCRIPTION_BITS
from ..hal.commands import Command, Copy, Download, DownloadImage, Launch, Replay, Upload, UploadImage
from .operation_name import operation_name

__all__ = ["describe", "descriptions", "kinds"]

SizeOf: TypeAlias = Callable[[Any], int]

_SIZES: Final[Mapping[type, SizeOf]] = {
    Upload: attrgetter("source.nbytes"),
    UploadImage: attrgetter("source.nbytes"),
    Download: attrgetter("into.nbytes"),
    DownloadImage: attrgetter("into.nbytes"),
    Copy: attrgetter("size"),
}
"""How many bytes a command copies."""

_descriptions: Final = [("operation", "")]
_numbers: Final[dict[tuple[str, Sequence[object]], int]] = {}
kinds: Final[dict[type, tuple[int, SizeOf]]] = {}
"""The numbers of commands that their type describes, and how many bytes these copy."""
_lock: Final = threading.Lock()


def describe(command: Command) -> int:
    """Return the description of a command: see :data:`.DESCRIPTION_BITS`.

    A launch keeps it, because a bound kernel is launched again and again.
    """
    if type(command) is Launch:
        shapes = tuple([getattr(value, "shape", None) for value in command.values])
        number = command.description = _number(operation_name(command), shapes)
        return number
    kind = kinds.get(type(command))
    if kind is None:
        kind = _number(operation_name(command), ()), _SIZES.get(type(command), _nothing)
        if type(command) is not Replay:  # each recording has a name of its own
            kinds[type(command)] = kind
    number, size_of = kind
    return number + (size_of(command) << DESCRIPTION_BITS)


def descriptions() -> Sequence[tuple[str, str]]:
    """Return the names and the shapes. The number of a description is an index."""
    return tuple(_descriptions)


def _nothing(_: object) -> int:
    return 0


def _number(name: str, shapes: Sequence[object]) -> int:
    number = _numbers.get((name, shapes))
    if number is not None:
        return number
    with _lock:
        if (name, shapes) in _numbers:  # another thread was first
            return _numbers[name, shapes]
        if len(_descriptions) == 1 << DESCRIPTION_BITS:
            return 0
        number = len(_descriptions)
        _descriptions.append((name, ", ".join(_words(shape) for shape in shapes if shape is not None)))
        _numbers[name, shapes] = number  # last: another thread that finds the number finds the description
        return number


def _words(shape: Any) -> str:
    return "(" + ", ".join(map(str, shape)) + ")"
