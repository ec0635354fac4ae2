"""Enumerations of images, numbered as in taichi 1.7.4's C-API (``taichi_core.h``)."""

from __future__ import annotations

from enum import Enum, IntEnum, IntFlag
from typing import Any, TypeVar

import numpy as np

from .errors import ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError, NotSupportedError

__all__ = ["AddressMode", "Filter", "Format", "ImageDimension", "ImageLayout", "ImageUsage", "as_member"]

E = TypeVar("E", bound=Enum)


class Format(IntEnum):
    """The format of an image (``TiFormat``): channels, bits of each channel, and the kind of number.

    ``RGBA8U`` has four unsigned integers of 8 bits, ``RG16I`` two signed ones, ``R32F`` a float. Without a letter
    at the end, as in ``RGBA8``, the channels are normalised: a kernel reads numbers from 0 to 1.
    """

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
        """Whether the format holds depth."""
        return self >= Format.DEPTH16

    @property
    def channels(self) -> int:
        """The count of numbers in one texel."""
        return 1 if self.is_depth else sum(self.name.startswith(prefix) for prefix in ("R", "RG", "RGB", "RGBA")) or 4

    @property
    def numpy(self) -> np.dtype[Any]:
        """The dtype of one channel in host memory. Normalised channels are unsigned integers.

        Raises
        ------
        NotSupportedError
            The format is DEPTH24STENCIL8: its layout is not known to the host.
        """
        if self is Format.DEPTH24STENCIL8:
            raise NotSupportedError("the texels of depth24stencil8 have no layout that the host can see")
        if self.is_depth:
            return np.dtype(np.uint16 if self is Format.DEPTH16 else np.float32)
        digits = "".join(filter(str.isdigit, self.name))
        kind = {"I": "i", "F": "f"}.get(self.name.removesuffix("SRGB")[-1], "u")
        return np.dtype(f"{kind}{int(digits) // 8}")


class ImageDimension(IntEnum):
    """The dimension of an image (``TiImageDimension``)."""

    D1 = 0
    D2 = 1
    D3 = 2
    D1_ARRAY = 3
    D2_ARRAY = 4
    CUBE = 5


class ImageLayout(IntEnum):
    """The layout of an image, ready for one kind of access (``TiImageLayout``)."""

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
    """How an image is used (``TiImageUsageFlagBits``)."""

    STORAGE = 1
    SAMPLED = 2
    ATTACHMENT = 4


class Filter(IntEnum):
    """How a texture is sampled between texels (``TiFilter``)."""

    NEAREST = 0
    LINEAR = 1


class AddressMode(IntEnum):
    """How a texture is sampled outside of [0, 1] (``TiAddressMode``)."""

    REPEAT = 0
    MIRRORED_REPEAT = 1
    CLAMP_TO_EDGE = 2


def as_member(kind: type[E], what: str, value: E | str | int) -> E:
    """Return a member of an enumeration, by its lower-case name (``"shader_read"``) or number, or itself.

    ``what`` is the name of the parameter, for errors: ``"layout"``.
    """
    if isinstance(value, kind):
        return value
    if value is None:
        raise ArgumentNullError(f"the {what} is None")
    if isinstance(value, (bool, Enum)) or not isinstance(value, (str, int)):
        raise InvalidArgumentError(f"{what} must be a {kind.__name__} or its name, not {value!r}")
    for member in kind:
        if value in (member, member.name.lower()):
            return member
    names = ", ".join(member.name.lower() for member in kind)
    raise ArgumentOutOfRangeError(f"{what} must be one of {names}, not {value!r}")
