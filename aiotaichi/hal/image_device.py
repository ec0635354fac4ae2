"""An optional power of a device: images."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from ..errors import NotSupportedError
from ..image_types import ImageLayout
from .device import DeviceHal
from .images import ImageHal, ImageRequest, SamplerRequest, TextureHal

__all__ = ["ImageDevice", "image_device"]


@runtime_checkable
class ImageDevice(Protocol):
    """A device with images and textures.

    Its methods return at once. They are called in the threads of event loops, perhaps several at a time.
    """

    def create_image(self, request: ImageRequest) -> ImageHal:
        """Create a zeroed image.

        Raises
        ------
        NotSupportedError
            The device does not support the image. The message names the part of ``request``.
        OutOfMemoryError
            The device has less memory free.
        """
        ...

    def create_texture(self, image: ImageHal, sampler: SamplerRequest) -> TextureHal:
        """Return ``image`` with a sampler. It filters by the nearest texel if the format cannot be filtered."""
        ...

    def track_image(self, image: ImageHal, layout: ImageLayout) -> None:
        """Record that other code has left ``image`` in ``layout``."""
        ...


def image_device(device: DeviceHal) -> ImageDevice:
    """Return ``device`` as a device with images.

    Raises
    ------
    NotSupportedError
        The backend does not implement images.
    """
    if not isinstance(device, ImageDevice):
        raise NotSupportedError(f"the {device.info.arch} backend has no images")
    return device
