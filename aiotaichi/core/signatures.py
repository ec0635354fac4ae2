"""Signatures: the properties of arrays and images that kernels check, compared by identity on every launch."""

from __future__ import annotations

from collections.abc import MutableMapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from ..errors import Error, InvalidStateError
from ..image_types import ImageDimension, ImageUsage
from ..types import DType

if TYPE_CHECKING:
    from ..formats.spec import TextureParameter

__all__ = [
    "ArrayArgument",
    "ArraySignature",
    "ImageSignature",
    "SignatureTable",
    "TextureArgument",
    "refusal_of",
]


@dataclass(frozen=True, slots=True, eq=False)
class ArraySignature:
    """The properties of an array that a kernel checks. A runtime makes each signature once."""

    dtype: DType
    element_shape: tuple[int, ...]
    ndim: int
    obstacle: str | None = None
    """The reason why no kernel can take the array, if any."""

    def __str__(self) -> str:
        element = f", element_shape={self.element_shape}" if self.element_shape else ""
        return f"ndarray of {self.dtype}, ndim={self.ndim}{element}"


@dataclass(frozen=True, slots=True, eq=False)
class ImageSignature:
    """The properties of an image that a kernel checks. A runtime makes each signature once."""

    dimension: ImageDimension
    usage: ImageUsage


class SignatureTable:
    """The signatures of one runtime. Each exists once, so that ``is`` compares them.

    ``max_array_size`` is the size of the largest array that a kernel can take, in bytes.
    """

    def __init__(self, max_array_size: int) -> None:
        self._max_array_size = max_array_size
        self._signatures: dict[tuple[DType, tuple[int, ...], int], ArraySignature] = {}
        self._images: dict[tuple[ImageDimension, ImageUsage], ImageSignature] = {}

    def get(self, dtype: DType, element_shape: tuple[int, ...], ndim: int) -> ArraySignature:
        """Return the signature of an array parameter."""
        # taichi stores scalars as one-element vectors, and accepts either for the other.
        shape = () if element_shape == (1,) else element_shape
        key = dtype, shape, ndim
        return self._signatures.get(key) or self._signatures.setdefault(key, ArraySignature(*key))

    def of_array(
        self, dtype: DType, element_shape: tuple[int, ...], ndim: int, size: int, is_storage: bool
    ) -> ArraySignature:
        """Return the signature of an array of ``size`` bytes. ``is_storage``: its memory has ``MemoryUsage.STORAGE``.

        If no kernel can take the array, its signature has an obstacle, and equals no parameter's signature.
        """
        known = self._signatures.get((dtype, element_shape, ndim))
        if known is not None and size <= self._max_array_size and is_storage:
            return known
        obstacle = None
        if size > self._max_array_size:
            obstacle = f"it has {size} bytes, and kernels of this device take {self._max_array_size}"
        elif not is_storage:
            obstacle = "its memory was allocated without MemoryUsage.STORAGE"
        if obstacle:
            return ArraySignature(dtype, element_shape, ndim, obstacle)
        return self.get(dtype, element_shape, ndim)

    def of_image(self, dimension: ImageDimension, usage: ImageUsage) -> ImageSignature:
        """Return the signature of an image. Usages other than STORAGE and SAMPLED do not count."""
        usage &= ImageUsage.STORAGE | ImageUsage.SAMPLED
        return self._images.setdefault((dimension, usage), ImageSignature(dimension, usage))

    def images_for(self, parameter: TextureParameter) -> tuple[ImageSignature, ...]:
        """Return the signatures of all images that a texture parameter accepts."""
        dimension = ImageDimension(parameter.ndim - 1)
        needed = ImageUsage.STORAGE if parameter.is_storage else ImageUsage.SAMPLED
        return self.of_image(dimension, needed), self.of_image(dimension, ImageUsage.STORAGE | ImageUsage.SAMPLED)


class _Argument:
    __slots__ = ("handle", "signature", "uses", "words")

    handle: object
    uses: MutableMapping[Any, int]
    words: tuple[int, ...]

    def _refusal(self, what: str) -> Error:
        """Return the error for a use of the argument, which is closed."""
        return InvalidStateError(f"{what} is closed")


class ArrayArgument(_Argument):
    """An array as a packer sees it.

    Attributes
    ----------
    signature
        The entry of the array in the runtime's table. None if the array is closed.
    words
        The extents, then the address. The address is 0 if the backend binds buffers instead.
    handle
        The backend's memory in which the array lies. None once the memory is freed.
    uses
        The last ticket of each queue that uses the memory.
    """

    __slots__ = ()

    signature: ArraySignature | None

    @property
    def grad(self) -> ArrayArgument | None:
        """The gradient of the array, if any."""
        return None


class TextureArgument(_Argument):
    """An image, or a texture of an image, as a packer sees it.

    Attributes
    ----------
    signature
        The entry of the image in the runtime's table. None if the image is closed.
    words
        Width, height and depth, then the backend's address of the image.
    handle
        The backend's texture. None once the image is freed.
    uses
        The last ticket of each queue that uses the image.
    """

    __slots__ = ()

    signature: ImageSignature | None


def refusal_of(argument: ArrayArgument | TextureArgument, what: str) -> Error:
    """Return the error for a use of an argument without signature. ``what`` names the argument."""
    return argument._refusal(what)
