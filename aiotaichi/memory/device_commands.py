"""The commands that use no host memory: copies, fills and transitions, checked for the queues of a device.

Each function returns the command, and the parts of memories and images that the command uses. With each part comes
whether the command writes the part.
"""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np

from ..core.values import hint_to_enter
from ..errors import Error, InvalidArgumentError, wrong_argument
from ..hal.commands import Command, Copy, CopyImage, Fill, Mark, TransitionImage
from ..image_types import ImageLayout
from ..queue.open_device import OpenDevice
from .image import Image, ImagePart, ImageSlice, check_copy, checked_layout, image_region
from .memory import Region, Slice
from .resource import DeviceData, resource_of
from .transfer import pattern_of

__all__ = ["Touched", "copy", "copy_image", "fill", "image_slice", "region_of", "transition_image"]

Touched: TypeAlias = tuple[tuple[DeviceData, bool], ...]


def copy(open_device: OpenDevice, to: Region, source: Region) -> tuple[Command, Touched]:
    """Return a copy between memories. ``source`` may belong to a runtime that the device copies from."""
    region, origin = region_of(open_device, to), _source_region(open_device, source)
    if region.dtype is not origin.dtype and region.dtype is not None and origin.dtype is not None:
        raise InvalidArgumentError(
            f"copy: the destination holds {region.dtype}, the source {origin.dtype}, and a copy converts nothing: "
            "convert the values in a kernel, or with read, astype and write; to copy the bytes as they are, give the "
            "memory of one of the two: x.allocation, or a slice of it"
        )
    if region.nbytes != origin.nbytes:
        raise InvalidArgumentError(f"copy: the destination has {region.nbytes} bytes, the source {origin.nbytes}")
    command = Copy(resource_of(region).hal, region.offset, resource_of(origin).hal, origin.offset, region.nbytes)
    return command if region.nbytes else Mark(), ((region, True), (origin, False))


def fill(open_device: OpenDevice, to: Region, value: Any) -> tuple[Command, Touched]:
    """Return a fill. Raise an error if ``value`` is not an element of the memory or array."""
    region = region_of(open_device, to)
    pattern = pattern_of(region, value)
    command = Fill(resource_of(region).hal, region.offset, region.nbytes, pattern) if region.nbytes else Mark()
    return command, ((region, True),)


def copy_image(open_device: OpenDevice, to: ImagePart, source: ImagePart) -> tuple[Command, Touched]:
    """Return a copy of texels. Raise an InvalidArgumentError if the two parts do not fit, or overlap."""
    part, origin = image_slice(open_device, to), image_slice(open_device, source)
    check_copy(part, origin)
    command = CopyImage(resource_of(part).hal, image_region(part), resource_of(origin).hal, image_region(origin))
    return command, ((part, True), (origin, False))


def transition_image(open_device: OpenDevice, image: Image, layout: ImageLayout | str) -> tuple[Command, Touched]:
    """Return a transition. Raise an error if the image has no such layout."""
    target = _image(open_device, image)
    wanted = checked_layout(target, layout)
    if wanted is ImageLayout.UNDEFINED:
        raise InvalidArgumentError("layout undefined: an image cannot be transitioned to it")
    return TransitionImage(resource_of(target).hal, wanted), ((target, True),)


def region_of(open_device: OpenDevice, value: Region) -> Slice:
    """Return the bytes of an array, a memory or a slice that the device's queues may use."""
    region = getattr(value, "region", None)
    if not isinstance(region, Slice):
        raise _no_slice(value)
    resource = resource_of(region)
    if resource.is_closed or resource.open_device is not open_device:
        resource.check_usable(open_device)
    return region


def image_slice(open_device: OpenDevice, value: ImagePart) -> ImageSlice:
    """Return the texels of an image or a slice that the device's queues may use."""
    image = _image(open_device, value.image if isinstance(value, ImageSlice) else value)
    return value if isinstance(value, ImageSlice) else image.region()


def _source_region(open_device: OpenDevice, value: Region) -> Slice:
    """Return the bytes of an array, a memory or a slice that the device's queues may copy from."""
    region = getattr(value, "region", None)
    if not isinstance(region, Slice):
        raise _no_slice(value)
    memory = resource_of(region)
    owner = memory.open_device
    if owner is open_device or memory.is_closed or not open_device.device.can_copy_from(owner.device):
        return region_of(open_device, value)
    owner.check_open()
    return region


def _image(open_device: OpenDevice, value: Image) -> Image:
    if not isinstance(value, Image):
        raise wrong_argument(value, f"expected an image, not {type(value).__name__}")
    resource_of(value).check_usable(open_device)
    return value


def _no_slice(value: object) -> Error:
    if isinstance(value, (Image, ImageSlice)):
        hint = ": images take write, read and copy_image"
    elif isinstance(value, np.ndarray):
        hint = " of the host: x = rt.ndarray(...) makes one on the device, and queue.write(x, values) fills it"
    else:
        hint = hint_to_enter(value)
    name = type(value).__name__
    return wrong_argument(value, f"expected an array, a memory or a slice of one, not {name}{hint}")
