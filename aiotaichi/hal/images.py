"""Images in the contract: what is asked for, and the backend's handles."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass

from ..image_types import AddressMode, Filter, Format, ImageDimension, ImageUsage

__all__ = ["ImageHal", "ImageRegion", "ImageRequest", "SamplerRequest", "TextureHal"]


@dataclass(frozen=True, slots=True)
class ImageRequest:
    """An image: ``extent`` is (width, height, depth), 1 where the dimension has none."""

    dimension: ImageDimension
    extent: tuple[int, int, int]
    layers: int
    mips: int
    format: Format
    usage: ImageUsage
    export_sharing: bool = False


@dataclass(frozen=True, slots=True)
class SamplerRequest:
    """How a texture is sampled. ``max_anisotropy`` 0 and 1 mean none."""

    mag_filter: Filter = Filter.LINEAR
    min_filter: Filter = Filter.LINEAR
    address_mode: AddressMode = AddressMode.REPEAT
    max_anisotropy: float = 0.0


@dataclass(frozen=True, slots=True)
class ImageRegion:
    """A box of one mip level in some layers: ``offset`` (x, y, z), ``extent`` (width, height, depth), in texels."""

    offset: tuple[int, int, int]
    extent: tuple[int, int, int]
    mip: int
    layer: int
    layers: int


class ImageHal:
    """An image, zeroed. It is freed when it is dropped, as memory is.

    Launches and copies leave it in one layout, the same for all, so that several queues may read it at once.
    """

    @property
    def space(self) -> Hashable:
        """Which image of the process it is: all handles of the same image say the same."""
        return "image", id(self)


class TextureHal:
    """An image as a kernel's argument, with a sampler; it holds the image.

    Attributes
    ----------
    address
        What is packed for the kernel.
    """

    address: int
