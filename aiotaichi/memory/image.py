"""Images, slices of images, and textures, which kernels sample."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

import numpy as np

from ..core.no_copies import refuse_copies
from ..core.signatures import TextureArgument
from ..core.spans import Span
from ..errors import ArgumentNullError, ArgumentOutOfRangeError, Error, InvalidArgumentError
from ..hal import ImageHal, ImageRegion, ImageRequest, SamplerRequest, image_device
from ..image_types import AddressMode, Filter, Format, ImageDimension, ImageLayout, ImageUsage, as_member
from ..queue.open_device import OpenDevice
from .requests import ARRAYS, axes_of, numbers_of
from .resource import DeviceData, Resource

if TYPE_CHECKING:
    from ..runtime.runtime import Runtime  # the type of a public property

__all__ = [
    "Image",
    "ImagePart",
    "ImageSlice",
    "Sampler",
    "Texture",
    "check_copy",
    "checked_layout",
    "image_region",
    "request_of",
    "texel_size",
]

_MOST_ANISOTROPY = 65536  # devices lower it to their own limit, mostly 16


@dataclass(frozen=True, slots=True)
class Sampler:
    """How a kernel samples a texture, for :meth:`Image.texture`. taichi's own runtime has only the default.

    Parameters
    ----------
    mag_filter, min_filter
        How values between texels are computed: a :class:`Filter` or its lower-case name. If the device cannot filter
        the format, such as integers, the nearest texel is read.
    address_mode
        How coordinates outside [0, 1] are read: an :class:`AddressMode` or its lower-case name.
    max_anisotropy
        The number of samples along the steeper axis. 0 and 1 turn anisotropic filtering off.

    Raises
    ------
    ArgumentNullError, InvalidArgumentError
        A parameter is None, or of another type.
    ArgumentOutOfRangeError
        The filter or the mode does not exist, or ``max_anisotropy`` is outside 0 to 65536.

    Examples
    --------
    >>> texture = image.texture(at.Sampler("nearest", "nearest", "clamp_to_edge"))
    """

    mag_filter: Filter | str = Filter.LINEAR
    min_filter: Filter | str = Filter.LINEAR
    address_mode: AddressMode | str = AddressMode.REPEAT
    max_anisotropy: float = 0.0

    def __post_init__(self) -> None:
        anisotropy = self.max_anisotropy
        if anisotropy is None:
            raise ArgumentNullError("the max_anisotropy is None")
        if not isinstance(anisotropy, (int, float, np.floating, np.integer)):
            raise InvalidArgumentError(f"max_anisotropy={anisotropy!r}: give a number")
        if not 0 <= anisotropy <= _MOST_ANISOTROPY:
            raise ArgumentOutOfRangeError(
                f"max_anisotropy={anisotropy!r}: give a number from 0 to {_MOST_ANISOTROPY}"
            )
        request = request_of(self)
        for name in ("mag_filter", "min_filter", "address_mode"):
            object.__setattr__(self, name, getattr(request, name))  # names become members


def request_of(sampler: Sampler) -> SamplerRequest:
    """Return the sampler as the backend takes it."""
    return SamplerRequest(
        as_member(Filter, "mag_filter", sampler.mag_filter),
        as_member(Filter, "min_filter", sampler.min_filter),
        as_member(AddressMode, "address_mode", sampler.address_mode),
        float(sampler.max_anisotropy),
    )


_ATTACHMENTS = (
    ImageLayout.COLOR_ATTACHMENT,
    ImageLayout.COLOR_ATTACHMENT_READ,
    ImageLayout.DEPTH_ATTACHMENT,
    ImageLayout.DEPTH_ATTACHMENT_READ,
)
_NEEDED = {ImageLayout.SHADER_READ: ImageUsage.SAMPLED, **dict.fromkeys(_ATTACHMENTS, ImageUsage.ATTACHMENT)}


@dataclass(frozen=True, slots=True)
class ImageSlice(DeviceData):
    """A box of texels in one mip level and some layers, for ``write``, ``read`` and ``copy_image``.

    Attributes
    ----------
    image
        The image that the texels lie in.
    offset, extent
        (x, y, z) and (width, height, depth), in texels.
    mip, layer, layers
        The level, the first layer and the number of layers.
    """

    image: Image
    offset: tuple[int, int, int]
    extent: tuple[int, int, int]
    mip: int
    layer: int
    layers: int
    _resource: Resource[ImageHal] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        image = self.image
        object.__setattr__(self, "_resource", image._resource)
        if not 0 <= self.mip < image.mips:
            raise ArgumentOutOfRangeError(f"mip {self.mip} is not among the {image.mips} of {image}")
        if not 0 <= self.layer < self.layer + self.layers <= image.layers:
            raise ArgumentOutOfRangeError(
                f"layers {self.layer} to {self.layer + self.layers} are not in the {image.layers} of {image}"
            )
        for axis, start, size, whole in zip("xyz", self.offset, self.extent, image.extent_of(self.mip), strict=True):
            if not 0 <= start < start + size <= whole:
                raise ArgumentOutOfRangeError(
                    f"{axis} from {start} to {start + size} is not within the {whole} of {image}, mip {self.mip}"
                )

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of the pixels in NumPy, as :attr:`Image.shape`."""
        image, (width, height, depth) = self.image, self.extent
        return (
            *((self.layers,) if image.dimension in ARRAYS else ()),
            *(depth, height, width)[3 - axes_of(image.dimension) :],
            *((image.format.channels,) if image.format.channels > 1 else ()),
        )

    @property
    def _numpy(self) -> np.dtype[Any]:
        """The dtype of the array that a read returns."""
        return self.image.format.numpy

    @property
    def _span(self) -> Span:
        """The span of whole layers: two boxes in one layer have the same span."""
        return self._resource.span.part(self.mip * self.image.layers + self.layer, self.layers)

    def _overlaps(self, other: ImageSlice) -> bool:
        starts = zip((*self.offset, self.layer), (*other.offset, other.layer), strict=True)
        sizes = (*self.extent, self.layers)  # the same for the other
        return all(abs(mine - its) < size for (mine, its), size in zip(starts, sizes, strict=True))

    def __str__(self) -> str:
        return f"a slice of {self.image}"


class Image(TextureArgument, DeviceData):
    """Texels on the device, zeroed when allocated. Made by :meth:`Runtime.image`.

    Kernels take an image as a storage image, or as a texture with the default sampler. Backends see it as a
    :class:`~aiotaichi.core.signatures.TextureArgument`.
    """

    __slots__ = ("__weakref__", "_request", "_resource")

    def __init__(self, open_device: OpenDevice, request: ImageRequest, hal: ImageHal | None = None) -> None:
        allocated = hal or open_device.create_image(request)
        span = Span(allocated.space, 0, request.mips * request.layers)  # level by level, layer by layer
        if open_device.checker is not None and hal is None:
            open_device.checker.renew(span)
        self._request = request
        self._resource: Resource[ImageHal] = Resource(open_device, _described(request), allocated, span)
        open_device.residency.add(self._resource)
        self.signature = open_device.signatures.of_image(request.dimension, request.usage)
        self.handle, self.words = _bind(self, Sampler())
        self.uses = self._resource.uses
        self._resource.add_view(self)

    @property
    def runtime(self) -> Runtime:
        """The runtime that allocated the image."""
        return self._resource.open_device.runtime

    @property
    def dimension(self) -> ImageDimension:
        """The dimension, such as 2D, 3D, an array of 2D layers or a cube."""
        return self._request.dimension

    @property
    def extent(self) -> tuple[int, int, int]:
        """Width, height and depth of level 0 in texels. An axis that the dimension lacks counts 1."""
        return self._request.extent

    @property
    def format(self) -> Format:
        """The format of the texels."""
        return self._request.format

    @property
    def usage(self) -> ImageUsage:
        """How the image may be used."""
        return self._request.usage

    @property
    def layers(self) -> int:
        """The number of layers; a cube has 6."""
        return self._request.layers

    @property
    def mips(self) -> int:
        """The number of levels. Each level is half as large as the level before."""
        return self._request.mips

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of level 0 in NumPy, ``([layers,] [depth,] height, width[, channels])``, in memory order.

        A kernel's texel (i, j) is ``pixels[j, i]``. Image arrays and cubes have an axis of layers. Formats with
        several channels have an axis of channels.
        """
        return self.region().shape

    @property
    def closed(self) -> bool:
        """Whether the image is closed."""
        return self._resource.is_closed

    def _refusal(self, what: str) -> Error:
        return self._resource.refusal(what)

    def extent_of(self, mip: int) -> tuple[int, int, int]:
        """Return the width, height and depth of a level, in texels.

        Examples
        --------
        >>> rt.image((640, 480), "rgba8", mips=2).extent_of(1)
        (320, 240, 1)
        """
        width, height, depth = (max(1, size >> mip) for size in self.extent)
        return width, height, depth

    def region(
        self,
        offset: SupportsIndex | Sequence[SupportsIndex] = 0,
        extent: SupportsIndex | Sequence[SupportsIndex] | None = None,
        mip: int = 0,
        layer: int = 0,
        layers: int | None = None,
    ) -> ImageSlice:
        """Return a slice of the image.

        Parameters
        ----------
        offset
            (x[, y[, z]]) in texels of the level. Missing numbers are 0.
        extent
            (width[, height[, depth]]). Missing numbers reach to the end.
        mip
            The level.
        layer, layers
            The first layer and the number of layers. Without ``layers``, every layer from the first.

        Raises
        ------
        ArgumentOutOfRangeError
            The slice is not within the image.
        InvalidArgumentError
            A parameter is not made of integers.

        Examples
        --------
        >>> left = image.region(extent=(2, 2))
        >>> await queue.write(left, np.zeros(left.shape, np.uint8))
        """
        (mip,), (layer,) = numbers_of("mip", mip, 1), numbers_of("layer", layer, 1)
        (layers,) = (self.layers - layer,) if layers is None else numbers_of("layers", layers, 1)
        x, y, z = (*numbers_of("offset", offset, 3), 0, 0)[:3]
        # ImageSlice refuses negative levels.
        remaining = [whole - start for whole, start in zip(self.extent_of(max(0, mip)), (x, y, z), strict=True)]
        sizes = () if extent is None else numbers_of("extent", extent, 3)
        width, height, depth = (*sizes, *remaining[len(sizes) :])
        return ImageSlice(self, (x, y, z), (width, height, depth), mip, layer, layers)

    def texture(self, sampler: Sampler | None = None) -> Texture:
        """Return a kernel's argument that samples the image by ``sampler``; None is the default sampler.

        Raises
        ------
        InvalidArgumentError
            ``sampler`` is not a :class:`Sampler`.
        InvalidStateError
            The image is closed.

        Examples
        --------
        >>> texture = image.texture(at.Sampler(mag_filter="nearest"))
        """
        if sampler is not None and not isinstance(sampler, Sampler):
            raise InvalidArgumentError(f"texture takes a Sampler, not {type(sampler).__name__}")
        return Texture(self, sampler or Sampler())

    def close(self) -> None:
        """Refuse further uses now, and free the image after its last pending use. Idempotent.

        Examples
        --------
        >>> image.close()
        >>> image.closed
        True
        """
        self._resource.close()

    def __repr__(self) -> str:
        return repr(self._resource)


class Texture(TextureArgument):
    """An image with a sampler, as a kernel's argument. Made by :meth:`Image.texture`.

    Backends see it as a :class:`~aiotaichi.core.signatures.TextureArgument`.

    Attributes
    ----------
    image
        The image.
    sampler
        The sampler.
    """

    __slots__ = ("__weakref__", "image", "sampler")

    __reduce_ex__ = refuse_copies("make one of the image in each process")

    def __init__(self, image: Image, sampler: Sampler) -> None:
        self.image = image
        self.sampler = sampler
        self.handle, self.words = _bind(image, sampler)
        self.signature = image.signature
        self.uses = image.uses
        image._resource.add_view(self)

    @property
    def closed(self) -> bool:
        """Whether the image is closed."""
        return self.signature is None

    def _refusal(self, what: str) -> Error:
        return self.image._refusal(what)

    def __repr__(self) -> str:
        return f"<Texture of {self.image}>"


ImagePart: TypeAlias = "Image | ImageSlice"


def image_region(part: ImageSlice) -> ImageRegion:
    """Return a slice as the backend takes it."""
    return ImageRegion(part.offset, part.extent, part.mip, part.layer, part.layers)


def check_copy(to: ImageSlice, source: ImageSlice) -> None:
    """Raise an InvalidArgumentError unless the texels of ``source`` can be copied to ``to``."""
    for what, mine, theirs in (
        ("dimensions", axes_of(to.image.dimension), axes_of(source.image.dimension)),
        ("extent", to.extent, source.extent),
        ("number of layers", to.layers, source.layers),
    ):
        if mine != theirs:
            raise InvalidArgumentError(f"copy_image: the destination has {what} {mine}, the source {theirs}")
    into, of = to.image.format, source.image.format
    if into is not of and (into.is_depth or of.is_depth or texel_size(into) != texel_size(of)):
        raise InvalidArgumentError(
            f"copy_image: the destination has format {into.name.lower()}, the source {of.name.lower()}: "
            "texels of one size are copied as they are, others are not"
        )
    if to.image is source.image and to.mip == source.mip and to._overlaps(source):
        raise InvalidArgumentError(f"copy_image: the two parts of {to.image} overlap")


def checked_layout(image: Image, layout: ImageLayout | str) -> ImageLayout:
    """Return the layout. Raise an error unless it exists, and the image's usage and format allow it."""
    found = as_member(ImageLayout, "layout", layout)
    if found in _NEEDED and not image.usage & _NEEDED[found]:
        name, needed = found.name.lower(), _NEEDED[found].name
        raise InvalidArgumentError(f"layout {name}: {image} was allocated without ImageUsage.{needed}")
    if found in _ATTACHMENTS and found.name.startswith("DEPTH") is not image.format.is_depth:
        raise InvalidArgumentError(f"layout {found.name.lower()} is not for {image.format.name.lower()} texels")
    if found is ImageLayout.PRESENT_SRC:
        raise InvalidArgumentError("layout present_src: aiotaichi presents no images")
    return found


def texel_size(format: Format) -> int:
    """Return the bytes of one texel."""
    return format.channels * format.numpy.itemsize


def _described(request: ImageRequest) -> str:
    """Return the name of an image in messages."""
    extents = "x".join(map(str, request.extent[: axes_of(request.dimension)]))
    return f"Image {request.dimension.name.lower()} {request.format.name.lower()} {extents}"


def _bind(image: Image, sampler: Sampler) -> tuple[object, tuple[int, ...]]:
    """Return a texture's handle and words; None and () if kernels do not take the image."""
    if image.dimension in ARRAYS or not image.usage & (ImageUsage.STORAGE | ImageUsage.SAMPLED):
        return None, ()
    resource = image._resource
    handle = image_device(resource.open_device.device).create_texture(resource.hal, request_of(sampler))
    return handle, (*image.extent, handle.address)
