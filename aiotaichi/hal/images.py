"""Images in the contract: requests, and the backend's handles."""

from __future__ import annotations

import math
from collections.abc import Hashable
from dataclasses import dataclass

from ..core.memory_account import MemoryEntry
from ..image_types import AddressMode, Filter, Format, ImageDimension, ImageUsage

__all__ = [
    "ImageHal",
    "ImageRegion",
    "ImageRequest",
    "SamplerRequest",
    "TextureHal",
]


@dataclass(frozen=True, slots=True)
class ImageRequest:
    """A request for an image: see :meth:`.ImageDevice.create_image`.

    Attributes
    ----------
    extent
        Texels: (width, height, depth). Axes that the dimension lacks are 1.
    layers, mips
        Array layers (a cube has 6) and mip levels, at least 1.
    export_sharing
        Whether another API may open it.

    Examples
    --------
    >>> from aiotaichi.hal import ImageRequest
    >>> request = ImageRequest(at.ImageDimension.D2, (4, 2, 1), 1, 1, at.Format.RGBA8, at.ImageUsage.STORAGE)
    >>> request.nbytes
    32
    >>> device.create_image(request).request.extent
    (4, 2, 1)
    """

    dimension: ImageDimension
    extent: tuple[int, int, int]
    layers: int
    mips: int
    format: Format
    usage: ImageUsage
    export_sharing: bool = False

    @property
    def nbytes(self) -> int:
        """The bytes of the texels of all levels and layers; a driver may need more."""
        texel = self.format.channels * self.format.numpy.itemsize
        levels = (math.prod(max(1, size >> mip) for size in self.extent) for mip in range(self.mips))
        return sum(levels) * self.layers * texel


@dataclass(frozen=True, slots=True)
class SamplerRequest:
    """How a texture is sampled. ``max_anisotropy`` 0 and 1 turn anisotropic filtering off.

    Examples
    --------
    >>> from aiotaichi.hal import ImageRequest, SamplerRequest
    >>> request = ImageRequest(at.ImageDimension.D2, (4, 2, 1), 1, 1, at.Format.R32F, at.ImageUsage.SAMPLED)
    >>> nearest = SamplerRequest(mag_filter=at.Filter.NEAREST, min_filter=at.Filter.NEAREST)
    >>> texture = device.create_texture(device.create_image(request), nearest)
    """

    mag_filter: Filter = Filter.LINEAR
    min_filter: Filter = Filter.LINEAR
    address_mode: AddressMode = AddressMode.REPEAT
    max_anisotropy: float = 0.0


@dataclass(frozen=True, slots=True)
class ImageRegion:
    """A box of texels in one mip level of some layers.

    Attributes
    ----------
    offset
        Its first texel: (x, y, z).
    extent
        Its size in texels: (width, height, depth).
    mip
        The mip level.
    layer, layers
        The first layer, and the number of layers.

    Examples
    --------
    >>> from aiotaichi.hal import ImageRegion, ImageRequest
    >>> request = ImageRequest(at.ImageDimension.D2, (4, 2, 1), 1, 2, at.Format.RGBA8, at.ImageUsage.STORAGE)
    >>> ImageRegion((0, 0, 0), (2, 1, 1), mip=1, layer=0, layers=1).covers(request)
    True
    """

    offset: tuple[int, int, int]
    extent: tuple[int, int, int]
    mip: int
    layer: int
    layers: int

    def covers(self, request: ImageRequest) -> bool:
        """Return whether the box has all texels of its level, in each of its layers."""
        whole = tuple(max(1, size >> self.mip) for size in request.extent)
        return self.offset == (0, 0, 0) and self.extent == whole


class ImageHal:
    """An image, zeroed. It is freed when its handle is dropped, in any thread.

    Launches and copies leave it in one layout, the same for all of them: several queues may read it at once.

    Attributes
    ----------
    request
        What the image was made for: its extent, its levels and its layers.
    entry
        What counts the memory, if something does: it lives as long as this object.
    """

    request: ImageRequest
    entry: MemoryEntry | None = None

    @property
    def space(self) -> Hashable:
        """A key that all handles of the same image share."""
        return "image", id(self)


class TextureHal:
    """An image with a sampler, as a kernel's argument. It holds the image.

    Attributes
    ----------
    address
        The word that is packed for the kernel.
    """

    address: int
