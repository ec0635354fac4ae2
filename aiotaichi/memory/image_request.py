"""Requests for images, checked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, SupportsIndex

from ..errors import ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError
from ..hal import ImageRequest
from ..image_types import Format, ImageDimension, ImageUsage, as_member
from .extents import integers_of

__all__ = ["ARRAYS", "axes_of", "image_request", "numbers_of"]

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
    """Return one to ``most`` integers.

    Raises
    ------
    ArgumentNullError, InvalidArgumentError
        ``value`` is None, or not made of integers.
    """
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
    """Return the request, checked.

    Raises
    ------
    ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError
        An argument is invalid. The message says what to give.
    """
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
