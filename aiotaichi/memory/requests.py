"""Shapes, slices, and requests for memory and images, checked."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any, SupportsIndex

import numpy as np

from ..errors import (
    ArgumentNullError,
    ArgumentOutOfRangeError,
    IndexOutOfRangeError,
    InvalidArgumentError,
    OutOfMemoryError,
    wrong_argument,
)
from ..hal import ImageRequest, MemoryRequest
from ..image_types import Format, ImageDimension, ImageUsage, as_member
from ..types import MemoryUsage

__all__ = [
    "ARRAYS",
    "axes_of",
    "bounds_of",
    "element_shape_of",
    "extents_of",
    "image_request",
    "integers_of",
    "memory_request",
    "numbers_of",
    "position_of",
]


def extents_of(shape: SupportsIndex | Sequence[SupportsIndex]) -> tuple[int, ...]:
    """Return the extents of an array as Python integers. taichi's limit is 16 dimensions: ``TiNdShape``."""
    values = integers_of(shape)
    if values is None or len(values) > 16 or (values and not 0 <= min(values) <= max(values) < 2**31):
        raise wrong_argument(shape, f"shape {shape!r}: give at most 16 extents, integers from 0 to 2**31 - 1")
    return values


def element_shape_of(shape: Sequence[SupportsIndex]) -> tuple[int, ...]:
    """Return the shape of one element, checked: ``()``, ``(n,)`` or ``(n, m)``."""
    if shape.__class__ is tuple and not shape:  # of most arrays
        return ()
    values = integers_of(shape)
    if values is None or len(values) > 2 or (values and not 0 < min(values) <= max(values) < 2**31):
        raise InvalidArgumentError(f"element_shape {shape!r}: give (), (n,) or (n, m)")
    return values


def integers_of(values: SupportsIndex | Sequence[SupportsIndex]) -> tuple[int, ...] | None:
    """Return one integer or several as a tuple; None if they are not integers."""
    if isinstance(values, bool):
        return None
    if values.__class__ is not tuple:  # an error costs more than the rest
        try:
            return (index(values),)  # type: ignore[arg-type]
        except TypeError:  # several: NumPy arrays have __index__, too
            pass
    try:
        return tuple(map(index, values))  # type: ignore[arg-type]
    except TypeError:
        return None


def bounds_of(key: slice, length: int, whole: object) -> tuple[int, int]:
    """Return the start and the stop of a slice of ``whole``. Negative numbers count from the end."""
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
    """Return the position of an index of ``whole``. Negative numbers count from the end."""
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


def memory_request(
    size: int, host_read: bool, host_write: bool, export_sharing: bool, usage: MemoryUsage
) -> MemoryRequest:
    """Return the request, if the size and the usage are valid."""
    if not isinstance(size, (int, np.integer)) or size < 1:
        raise wrong_argument(size, f"size={size!r}: give a number of bytes, at least 1")
    if size >= 2**63:
        raise OutOfMemoryError(f"cannot allocate {size} bytes")
    if not isinstance(usage, int):
        raise InvalidArgumentError(f"usage={usage!r}: give bits of MemoryUsage")
    return MemoryRequest(int(size), host_read, host_write, export_sharing, int(usage))


ARRAYS = (ImageDimension.D1_ARRAY, ImageDimension.D2_ARRAY, ImageDimension.CUBE)
"""The dimensions whose pixels have an axis of layers."""

_USAGE = int(ImageUsage.STORAGE | ImageUsage.SAMPLED | ImageUsage.ATTACHMENT)
_FACES = 6


def axes_of(dimension: ImageDimension) -> int:
    """Return how many axes an image has: 1 for a width, 2 with a height, 3 with a depth."""
    if dimension is ImageDimension.D3:
        return 3
    return 1 if dimension in (ImageDimension.D1, ImageDimension.D1_ARRAY) else 2


def numbers_of(what: str, value: SupportsIndex | Sequence[SupportsIndex], most: int) -> tuple[int, ...]:
    """Return one to ``most`` integers."""
    if value is None:
        raise ArgumentNullError(f"the {what} is None")
    numbers = integers_of(value) or ()
    if not 1 <= len(numbers) <= most:
        names = ("one integer", "one or two integers", "one to three integers")[most - 1]
        raise InvalidArgumentError(f"{what}={value!r}: give {names}")
    return numbers


def image_request(
    extent: SupportsIndex | Sequence[SupportsIndex],
    format: Format | str,
    dimension: ImageDimension | str | None,
    layers: int | None,
    mips: int,
    usage: ImageUsage,
    export_sharing: bool,
) -> ImageRequest:
    """Return the request, if the arguments are valid."""
    if dimension is None:
        dimension = ImageDimension(len(numbers_of("extent", extent, 3)) - 1)
    dimension = as_member(ImageDimension, "dimension", dimension)
    format = as_member(Format, "format", format)
    extents = _extents(dimension, extent)
    mips = _count("mips", mips, max(extents).bit_length(), f"an image of {max(extents)} texels has")
    if layers is None:
        layers = _FACES if dimension is ImageDimension.CUBE else 1
    layers = _layers(dimension, layers)
    if not isinstance(usage, int) or usage & ~_USAGE:
        raise InvalidArgumentError(f"usage={usage!r}: give bits of ImageUsage")
    return ImageRequest(dimension, extents, layers, mips, format, ImageUsage(usage), bool(export_sharing))


def _extents(dimension: ImageDimension, extent: Any) -> tuple[int, int, int]:
    numbers = numbers_of("extent", extent, 3)
    if not all(0 < number < 2**31 for number in numbers):
        raise ArgumentOutOfRangeError(f"extent={extent!r}: give numbers from 1 to 2**31 - 1")
    axes, name = axes_of(dimension), dimension.name.lower()
    if len(numbers) < axes or any(number != 1 for number in numbers[axes:]):
        expected = ("a width", "a width and a height", "a width, a height and a depth")[axes - 1]
        raise InvalidArgumentError(f"extent={extent!r}: an image of dimension {name} has {expected}")
    width, height, depth = (*numbers, 1, 1)[:3]
    if dimension is ImageDimension.CUBE and width != height:
        raise InvalidArgumentError(f"extent={extent!r}: the faces of a cube are as wide as they are high")
    return width, height, depth


def _layers(dimension: ImageDimension, layers: int) -> int:
    count = _count("layers", layers, 2**31 - 1, "an image has")
    if dimension is ImageDimension.CUBE and count != _FACES:
        raise ArgumentOutOfRangeError(f"layers={layers!r}: a cube has {_FACES}")
    if dimension not in ARRAYS and count != 1:
        raise ArgumentOutOfRangeError(
            f"layers={layers!r}: an image of dimension {dimension.name.lower()} has 1; arrays have more"
        )
    return count


def _count(what: str, value: int, most: int, why: str) -> int:
    (count,) = numbers_of(what, value, 1)
    if not 1 <= count <= most:
        raise ArgumentOutOfRangeError(f"{what}={count}: {why} 1 to {most}")
    return count
