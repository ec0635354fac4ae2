"""Images of the fake backend: NumPy arrays, one per level."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from ..hal import ImageHal, ImageRegion, ImageRequest, SamplerRequest, TextureHal
from ..hal.commands import Command, CopyImage, DownloadImage, TransitionImage, UploadImage
from ..image_types import ImageDimension, ImageLayout

__all__ = ["FakeImage", "FakeTexture", "execute_image", "image_of"]


class FakeImage(ImageHal):
    """An image in host memory.

    Attributes
    ----------
    levels
        An array of (layers, depth, height, width, channels) for each mip level.
    layout
        The layout that a command or :meth:`.ImageDevice.track_image` has set last.
    """

    def __init__(self, request: ImageRequest) -> None:
        self.request = request
        self.layout = ImageLayout.UNDEFINED
        self.levels = [np.zeros(self._shape(mip), request.format.numpy) for mip in range(request.mips)]

    def pixels(self, region: ImageRegion) -> npt.NDArray[Any]:
        """Return the texels of ``region``, as a view."""
        (x, y, z), (width, height, depth) = region.offset, region.extent
        layers: npt.NDArray[Any] = self.levels[region.mip][region.layer : region.layer + region.layers]
        return layers[:, z : z + depth, y : y + height, x : x + width]

    def _shape(self, mip: int) -> tuple[int, ...]:
        width, height, depth = (max(1, size >> mip) for size in self.request.extent)
        return self.request.layers, depth, height, width, self.request.format.channels


class FakeTexture(TextureHal):
    """An image with a sampler. ``address`` is a number of its own."""

    def __init__(self, image: FakeImage, sampler: SamplerRequest, address: int) -> None:
        self.image = image
        self.sampler = sampler
        self.address = address

    @property
    def view(self) -> npt.NDArray[Any]:
        """Return level 0 for a kernel's function: ``([depth,] height, width[, channels])``."""
        pixels: npt.NDArray[Any] = self.image.levels[0][0]
        dimension = self.image.request.dimension
        if dimension is not ImageDimension.D3:
            pixels = pixels[0]
        if dimension is ImageDimension.D1:
            pixels = pixels[0]
        return pixels if pixels.shape[-1] > 1 else pixels[..., 0]


def image_of(image: ImageHal) -> FakeImage:
    """Return ``image`` as the fake backend's."""
    assert isinstance(image, FakeImage)
    return image


def execute_image(command: Command) -> None:
    """Run ``command`` if it is an image command."""
    match command:
        case UploadImage(image=image, region=region, source=source):
            pixels = image_of(image).pixels(region)
            pixels[...] = np.frombuffer(source, pixels.dtype).reshape(pixels.shape)
            image_of(image).layout = ImageLayout.TRANSFER_DST
        case DownloadImage(into=into, image=image, region=region):
            into[:] = image_of(image).pixels(region).tobytes()
            image_of(image).layout = ImageLayout.TRANSFER_SRC
        case CopyImage(to=to, to_region=to_region, source=source, source_region=source_region):
            pixels = image_of(to).pixels(to_region)
            # Texels are copied as bytes: their formats may differ, but not their size.
            texels = image_of(source).pixels(source_region).tobytes()
            pixels[...] = np.frombuffer(texels, pixels.dtype).reshape(pixels.shape)
            image_of(source).layout, image_of(to).layout = ImageLayout.TRANSFER_SRC, ImageLayout.TRANSFER_DST
        case TransitionImage(image=image, layout=layout):
            image_of(image).layout = layout
