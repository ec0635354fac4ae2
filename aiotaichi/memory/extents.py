"""Shapes and slices, checked."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import SupportsIndex

from ..errors import IndexOutOfRangeError, InvalidArgumentError, wrong_argument

__all__ = ["bounds_of", "element_shape_of", "extents_of", "integers_of", "position_of"]


def extents_of(shape: SupportsIndex | Sequence[SupportsIndex]) -> tuple[int, ...]:
    """Return the extents of an array as Python integers, checked.

    Raises
    ------
    InvalidArgumentError
        ``shape`` is not a shape, or has more than 16 dimensions, taichi's limit (``TiNdShape``).
    """
    values = integers_of(shape)
    if values is None or len(values) > 16 or not all(0 <= extent < 2**31 for extent in values):
        raise wrong_argument(shape, f"shape {shape!r}: give at most 16 extents, integers from 0 to 2**31 - 1")
    return values


def element_shape_of(shape: Sequence[SupportsIndex]) -> tuple[int, ...]:
    """Return the shape of one element, checked: ``()``, ``(n,)`` or ``(n, m)``."""
    values = integers_of(shape)
    if values is None or len(values) > 2 or not all(0 < extent < 2**31 for extent in values):
        raise InvalidArgumentError(f"element_shape {shape!r}: give (), (n,) or (n, m)")
    return values


def integers_of(values: SupportsIndex | Sequence[SupportsIndex]) -> tuple[int, ...] | None:
    """Return one integer or several as a tuple; None if they are not integers."""
    if isinstance(values, bool):
        return None
    try:
        return (index(values),)  # type: ignore[arg-type]
    except TypeError:  # several: NumPy arrays have __index__, too
        try:
            return tuple(map(index, values))  # type: ignore[arg-type]
        except TypeError:
            return None


def bounds_of(key: slice, length: int, whole: object) -> tuple[int, int]:
    """Return the start and the stop of a slice of ``whole``. Negative numbers count from the end.

    Raises
    ------
    InvalidArgumentError
        The step is not 1, or a bound is not an integer.
    IndexOutOfRangeError
        The slice is not within ``length``.
    """
    if key.step not in (None, 1):
        raise InvalidArgumentError(f"{whole} takes slices with step 1, not {key!r}")
    try:
        first = 0 if key.start is None else index(key.start)
        last = length if key.stop is None else index(key.stop)
    except TypeError:
        raise InvalidArgumentError(f"{whole} is sliced by integers, not by {key!r}") from None
    start = first + length if first < 0 else first
    stop = last + length if last < 0 else last
    if not 0 <= start <= stop <= length:
        raise IndexOutOfRangeError(f"[{first}:{last}] is not within the {length} of {whole}")
    return start, stop


def position_of(key: SupportsIndex, length: int, whole: object) -> int:
    """Return the position of an index of ``whole``. Negative numbers count from the end.

    Raises
    ------
    InvalidArgumentError
        The index is not an integer.
    IndexOutOfRangeError
        The index is not within ``length``.
    """
    position = None if isinstance(key, tuple) else integers_of(key)
    if position is None or len(position) != 1:
        raise InvalidArgumentError(
            f"{whole} takes an integer or a slice, for its leading axis, not {key!r}: index the row for "
            "the next axis, as in x[i][j]"
        )
    (given,) = position
    if not -length <= given < length:
        raise IndexOutOfRangeError(f"[{given}] is not within the {length} of {whole}")
    return given % length
