"""Images, parts of them, and what kernels take of them: textures."""

from __future__ import annotations

import weakref
from collections.abc import Sequence
from dataclasses import dataclass
from math import lcm
from typing import TYPE_CHECKING, Any, SupportsIndex, TypeAlias

import numpy as np

from ..core.signatures import TextureArgument
from ..core.spans import Span
from ..errors import ArgumentOutOfRangeError, InvalidArgumentError, InvalidStateError
from ..hal import DeviceHal, ImageHal, ImageRegion, ImageRequest
from ..image_types import Format, ImageDimension, ImageLayout, ImageUsage, as_member
from ..last_error import records_errors
from .device_data import DeviceData
from .image_request import ARRAYS, axes_of, numbers_of
from .sampler import Sampler

if TYPE_CHECKING:
    from .queue import Queue
    from .runtime import Runtime

__all__ = ["Image", "ImagePart", "ImageSlice", "Texture"]

_ATTACHMENTS = (
    ImageLayout.COLOR_ATTACHMENT,
    ImageLayout.COLOR_ATTACHMENT_READ,
    ImageLayout.DEPTH_ATTACHMENT,
    ImageLayout.DEPTH_ATTACHMENT_READ,
)
_NEEDED = {ImageLayout.SHADER_READ: ImageUsage.SAMPLED, **dict.fromkeys(_ATTACHMENTS, ImageUsage.ATTACHMENT)}


@dataclass(frozen=True, slots=True)
class ImageSlice(DeviceData):
    """A box of one mip level, in some layers: what ``write``, ``read`` and ``copy_image`` take.

    Attributes
    ----------
    image
        What it is a part of.
    offset, extent
        (x, y, z) and (width, height, depth), in texels.
    mip, layer, layers
        The level, the first layer and how many of them.
    """

    image: Image
    offset: tuple[int, int, int]
    extent: tuple[int, int, int]
    mip: int
    layer: int
    layers: int

    @records_errors
    def __post_init__(self) -> None:
        image = self.image
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
        """Of its pixels in NumPy, as :attr:`Image.shape`."""
        image, (width, height, depth) = self.image, self.extent
        return (
            *((self.layers,) if image.dimension in ARRAYS else ()),
            *(depth, height, width)[3 - axes_of(image.dimension) :],
            *((image.format.channels,) if image.format.channels > 1 else ()),
        )

    @property
    def allocation(self) -> Image:
        return self.image

    @property
    def span(self) -> Span:
        """Whole layers: two boxes in one layer are not told apart."""
        image = self.image
        return image.span.part(self.mip * image.layers + self.layer, self.layers)

    @property
    def region(self) -> ImageRegion:
        return ImageRegion(self.offset, self.extent, self.mip, self.layer, self.layers)

    @property
    def device(self) -> DeviceHal:
        return self.image.runtime.device

    @property
    def numpy_dtype(self) -> np.dtype[Any]:
        return self.image.format.numpy

    @property
    def alignment(self) -> int:
        """Of what is copied here without a step between, in bytes: whole texels, whole words."""
        return lcm(4, _texel_size(self.image.format))

    def check_copy_from(self, source: ImageSlice) -> None:
        """Raise an InvalidArgumentError unless the texels of ``source`` can be copied here."""
        for what, mine, other in (
            ("dimensions", axes_of(self.image.dimension), axes_of(source.image.dimension)),
            ("extent", self.extent, source.extent),
            ("number of layers", self.layers, source.layers),
        ):
            if mine != other:
                raise InvalidArgumentError(f"copy_image: the destination has {what} {mine}, the source {other}")
        to, of = self.image.format, source.image.format
        if to is not of and (to.is_depth or of.is_depth or _texel_size(to) != _texel_size(of)):
            raise InvalidArgumentError(
                f"copy_image: the destination has format {to.name.lower()}, the source {of.name.lower()}: "
                "texels of one size are copied as they are, others are not"
            )
        if self.image is source.image and self.mip == source.mip and self._overlaps(source):
            raise InvalidArgumentError(f"copy_image: the two parts of {self.image} overlap")

    def _overlaps(self, other: ImageSlice) -> bool:
        starts = zip((*self.offset, self.layer), (*other.offset, other.layer), strict=True)
        sizes = (*self.extent, self.layers)  # the other's as well
        return all(abs(mine - its) < size for (mine, its), size in zip(starts, sizes, strict=True))

    def __str__(self) -> str:
        return f"a slice of {self.image}"


class Image(TextureArgument, DeviceData):
    """Texels on the device, zeroed when allocated. Made by :meth:`Runtime.image`.

    A kernel takes it as it is, as a storage image or as a texture with the default sampler.
    """

    __slots__ = ("__weakref__", "_hal", "_request", "_runtime", "_textures", "span", "uses")

    def __init__(self, runtime: Runtime, request: ImageRequest, hal: ImageHal | None = None) -> None:
        self._runtime = runtime
        self._request = request
        self._hal: ImageHal | None = hal or runtime.device.create_image(request)
        self.span = Span(self._hal.space, 0, request.mips * request.layers)  # level by level, layer by layer
        if runtime.checker is not None and hal is None:
            runtime.checker.renew(self.span)
        self._textures: weakref.WeakSet[Texture] = weakref.WeakSet()
        self.uses: dict[Queue, int] = {}  # the last ticket of each queue that uses it
        self.signature = runtime.signatures.of_image(request.dimension, request.usage)
        self.handle, self.words = _bind(self, self._hal, Sampler())
        runtime.residency.add(self)

    @property
    def runtime(self) -> Runtime:
        """The runtime that allocated it."""
        return self._runtime

    @property
    def dimension(self) -> ImageDimension:
        """As it was allocated."""
        return self._request.dimension

    @property
    def extent(self) -> tuple[int, int, int]:
        """Width, height and depth of level 0 in texels; 1 where the dimension has none."""
        return self._request.extent

    @property
    def format(self) -> Format:
        """Of its texels."""
        return self._request.format

    @property
    def usage(self) -> ImageUsage:
        """What it may be used for."""
        return self._request.usage

    @property
    def layers(self) -> int:
        """How many images it is, one behind the other; a cube is 6."""
        return self._request.layers

    @property
    def mips(self) -> int:
        """How many levels it has, each half as large as the one before."""
        return self._request.mips

    @property
    def shape(self) -> tuple[int, ...]:
        """The shape of level 0 in NumPy, ``([layers,] [depth,] height, width[, channels])``, the order of memory.

        A kernel's texel (i, j) is ``pixels[j, i]``. Arrays and cubes have layers; several channels an axis.
        """
        return self.region().shape

    def layout_of(self, layout: ImageLayout | str) -> ImageLayout:
        """Return the layout, which the image's usage allows.

        Raises
        ------
        ArgumentOutOfRangeError
            There is no such layout.
        InvalidArgumentError
            The image is not for such use.
        """
        found = as_member(ImageLayout, "layout", layout)
        if found in _NEEDED and not self.usage & _NEEDED[found]:
            name, needed = found.name.lower(), _NEEDED[found].name
            raise InvalidArgumentError(f"layout {name}: {self} was allocated without ImageUsage.{needed}")
        if found in _ATTACHMENTS and found.name.startswith("DEPTH") is not self.format.is_depth:
            raise InvalidArgumentError(f"layout {found.name.lower()}: not for {self.format.name.lower()} texels")
        if found is ImageLayout.PRESENT_SRC:
            raise InvalidArgumentError("layout present_src: nothing is presented here")
        return found

    @property
    def closed(self) -> bool:
        """Whether it cannot be used any longer."""
        return self.signature is None

    @property
    def hal(self) -> ImageHal:
        self.check_open()
        assert self._hal is not None
        return self._hal

    @property
    def allocation(self) -> Image:
        return self

    def check_open(self) -> None:
        """Raise an InvalidStateError where the image, or its runtime, is closed."""
        if self.closed:
            raise InvalidStateError(f"{self} is closed")

    def extent_of(self, mip: int) -> tuple[int, int, int]:
        """Return width, height and depth of a level."""
        width, height, depth = (max(1, size >> mip) for size in self.extent)
        return width, height, depth

    @records_errors
    def region(
        self,
        offset: SupportsIndex | Sequence[SupportsIndex] = 0,
        extent: SupportsIndex | Sequence[SupportsIndex] | None = None,
        mip: int = 0,
        layer: int = 0,
        layers: int | None = None,
    ) -> ImageSlice:
        """Return a part of it.

        Parameters
        ----------
        offset
            (x[, y[, z]]) in texels of the level; 0 where not given.
        extent
            (width[, height[, depth]]); to the end where not given.
        mip
            The level.
        layer, layers
            The first layer and how many; all that follow where not given.

        Raises
        ------
        ArgumentOutOfRangeError
            The image does not reach that far.
        InvalidArgumentError
            Something else than integers.
        """
        (mip,), (layer,) = numbers_of("mip", mip, 1), numbers_of("layer", layer, 1)
        (layers,) = (self.layers - layer,) if layers is None else numbers_of("layers", layers, 1)
        x, y, z = (*numbers_of("offset", offset, 3), 0, 0)[:3]
        # That a level is negative, the slice says.
        remaining = [whole - start for whole, start in zip(self.extent_of(max(0, mip)), (x, y, z), strict=True)]
        sizes = () if extent is None else numbers_of("extent", extent, 3)
        width, height, depth = (*sizes, *remaining[len(sizes) :])
        return ImageSlice(self, (x, y, z), (width, height, depth), mip, layer, layers)

    @records_errors
    def texture(self, sampler: Sampler | None = None) -> Texture:
        """Return it as a kernel's argument that is sampled as ``sampler`` says; None is the default one."""
        if sampler is not None and not isinstance(sampler, Sampler):
            raise InvalidArgumentError(f"an image is sampled by a Sampler, not by {type(sampler).__name__}")
        return Texture(self, sampler or Sampler())

    def close(self) -> None:
        """Refuse further uses now, and free the image after the last pending one. Idempotent."""
        if not self.closed:
            self.refuse()
            self._runtime.residency.call_after(self.uses, self.release)

    def refuse(self) -> None:
        """Refuse further uses; free nothing."""
        self.signature = None
        for texture in self._textures:
            texture.signature = None

    def release(self) -> object:
        """Let go of the device's part and hand it over."""
        hal, self._hal = self._hal, None
        self.handle = None
        for texture in self._textures:
            texture.handle = None
        return hal

    def __repr__(self) -> str:
        extents = "x".join(map(str, self.extent[: axes_of(self.dimension)]))
        kind = f"{self.dimension.name.lower()} {self.format.name.lower()} {extents}"
        return f"<Image {kind}{', closed' if self.closed else ''}>"


class Texture(TextureArgument):
    """An image with a sampler, as a kernel's argument. Made by :meth:`Image.texture`.

    Attributes
    ----------
    image, sampler
        What it is of.
    """

    __slots__ = ("__weakref__", "image", "sampler", "uses")

    def __init__(self, image: Image, sampler: Sampler) -> None:
        self.image = image
        self.sampler = sampler
        self.handle, self.words = _bind(image, image.hal, sampler)
        self.signature = image.signature
        self.uses = image.uses
        image._textures.add(self)

    @property
    def closed(self) -> bool:
        """Whether it cannot be used any longer."""
        return self.signature is None

    @property
    def allocation(self) -> Image:
        return self.image

    @property
    def span(self) -> Span:
        return self.image.span

    def __repr__(self) -> str:
        return f"<Texture of {self.image}>"


ImagePart: TypeAlias = "Image | ImageSlice"


def _bind(image: Image, hal: ImageHal, sampler: Sampler) -> tuple[object, tuple[int, ...]]:
    """Return a texture's handle and words; none where no kernel takes the image."""
    if image.dimension in ARRAYS or not image.usage & (ImageUsage.STORAGE | ImageUsage.SAMPLED):
        return None, ()
    handle = image.runtime.device.create_texture(hal, sampler.request)
    return handle, (*image.extent, handle.address)


def _texel_size(format: Format) -> int:
    return format.channels * format.numpy.itemsize
