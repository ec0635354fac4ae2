"""Enumerations of images, numbered as in taichi 1.7.4's C-API (``taichi_core.h``)."""

from __future__ import annotations

from enum import Enum, IntEnum, IntFlag
from typing import Any, TypeVar

import numpy as np

from .errors import ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError, NotSupportedError
from .last_error import records_errors

__all__ = ["AddressMode", "Filter", "Format", "ImageDimension", "ImageLayout", "ImageUsage", "as_member"]

E = TypeVar("E", bound=IntEnum)


class Format(IntEnum):
    """``TiFormat``: the channels of a texel, the bits of each, and how they are read (none: normalised)."""

    R8 = 1
    RG8 = 2
    RGBA8 = 3
    RGBA8SRGB = 4
    BGRA8 = 5
    BGRA8SRGB = 6
    R8U = 7
    RG8U = 8
    RGBA8U = 9
    R8I = 10
    RG8I = 11
    RGBA8I = 12
    R16 = 13
    RG16 = 14
    RGB16 = 15
    RGBA16 = 16
    R16U = 17
    RG16U = 18
    RGB16U = 19
    RGBA16U = 20
    R16I = 21
    RG16I = 22
    RGB16I = 23
    RGBA16I = 24
    R16F = 25
    RG16F = 26
    RGB16F = 27
    RGBA16F = 28
    R32U = 29
    RG32U = 30
    RGB32U = 31
    RGBA32U = 32
    R32I = 33
    RG32I = 34
    RGB32I = 35
    RGBA32I = 36
    R32F = 37
    RG32F = 38
    RGB32F = 39
    RGBA32F = 40
    DEPTH16 = 41
    DEPTH24STENCIL8 = 42
    DEPTH32F = 43

    @property
    def is_depth(self) -> bool:
        return self >= Format.DEPTH16

    @property
    def channels(self) -> int:
        """Numbers of one texel."""
        return 1 if self.is_depth else sum(self.name.startswith(prefix) for prefix in ("R", "RG", "RGB", "RGBA")) or 4

    @property
    @records_errors
    def numpy(self) -> np.dtype[Any]:
        """The dtype of one channel in host memory; normalised channels are unsigned integers.

        Raises
        ------
        NotSupportedError
            The format packs depth and stencil, which the host does not see.
        """
        if self is Format.DEPTH24STENCIL8:
            raise NotSupportedError("the texels of depth24stencil8 have no layout that the host can see")
        if self.is_depth:
            return np.dtype(np.uint16 if self is Format.DEPTH16 else np.float32)
        digits = "".join(filter(str.isdigit, self.name))
        kind = {"I": "i", "F": "f"}.get(self.name.removesuffix("SRGB")[-1], "u")
        return np.dtype(f"{kind}{int(digits) // 8}")


class ImageDimension(IntEnum):
    """``TiImageDimension``."""

    D1 = 0
    D2 = 1
    D3 = 2
    D1_ARRAY = 3
    D2_ARRAY = 4
    CUBE = 5


class ImageLayout(IntEnum):
    """``TiImageLayout``: what an image is ready for."""

    UNDEFINED = 0
    SHADER_READ = 1
    SHADER_WRITE = 2
    SHADER_READ_WRITE = 3
    COLOR_ATTACHMENT = 4
    COLOR_ATTACHMENT_READ = 5
    DEPTH_ATTACHMENT = 6
    DEPTH_ATTACHMENT_READ = 7
    TRANSFER_DST = 8
    TRANSFER_SRC = 9
    PRESENT_SRC = 10


class ImageUsage(IntFlag):
    """``TiImageUsageFlagBits``."""

    STORAGE = 1
    SAMPLED = 2
    ATTACHMENT = 4


class Filter(IntEnum):
    """``TiFilter``: how a texture is read between texels."""

    NEAREST = 0
    LINEAR = 1


class AddressMode(IntEnum):
    """``TiAddressMode``: what a texture is outside of [0, 1]."""

    REPEAT = 0
    MIRRORED_REPEAT = 1
    CLAMP_TO_EDGE = 2


def as_member(kind: type[E], what: str, value: E | str | int) -> E:
    """Return the member of ``kind`` that ``value`` is, by itself, by its lower-case name or by its number.

    Raises
    ------
    ArgumentOutOfRangeError
        There is no such member.
    InvalidArgumentError
        It is neither a member nor a name nor a number; ``what`` says what it was for.
    ArgumentNullError
        It is None.
    """
    if value is None:
        raise ArgumentNullError(f"the {what} is None")
    is_foreign = isinstance(value, (bool, Enum)) and not isinstance(value, kind)
    if is_foreign or not isinstance(value, (str, int)):
        raise InvalidArgumentError(f"{what}={value!r}: it is a {kind.__name__} or its name")
    for member in kind:
        if value in (member, member.name.lower()):
            return member
    names = ", ".join(member.name.lower() for member in kind)
    raise ArgumentOutOfRangeError(f"{what}={value!r}: it is one of {names}")
