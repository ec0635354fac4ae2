"""What arrays and images are to kernels, compared by identity on every launch."""

from __future__ import annotations

from dataclasses import dataclass

from ..aot.spec import TextureParameter
from ..image_types import ImageDimension, ImageUsage
from ..types import DType

__all__ = ["ArrayArgument", "ArraySignature", "ImageSignature", "SignatureTable", "TextureArgument"]


@dataclass(frozen=True, slots=True, eq=False)
class ArraySignature:
    """What a kernel asks of an array. Compared by identity: one object per runtime and signature."""

    dtype: DType
    element_shape: tuple[int, ...]
    ndim: int
    obstacle: str | None = None
    """Why no kernel takes the array."""

    def __str__(self) -> str:
        element = f", element_shape={self.element_shape}" if self.element_shape else ""
        return f"ndarray of {self.dtype}, ndim={self.ndim}{element}"


@dataclass(frozen=True, slots=True, eq=False)
class ImageSignature:
    """What an image can be bound to. Compared by identity, as an array's."""

    dimension: ImageDimension
    usage: ImageUsage


class SignatureTable:
    """The signatures of one runtime, each of them once.

    Parameters
    ----------
    max_array_size
        Bytes of the largest array that a kernel takes.
    """

    def __init__(self, max_array_size: int) -> None:
        self._max_array_size = max_array_size
        self._signatures: dict[tuple[DType, tuple[int, ...], int], ArraySignature] = {}
        self._images: dict[tuple[ImageDimension, ImageUsage], ImageSignature] = {}

    def get(self, dtype: DType, element_shape: tuple[int, ...], ndim: int) -> ArraySignature:
        """Return what a parameter asks for."""
        # taichi passes scalars in arrays of one-element vectors and takes either for the other.
        shape = () if element_shape == (1,) else element_shape
        return self._signatures.setdefault((dtype, shape, ndim), ArraySignature(dtype, shape, ndim))

    def of_array(
        self, dtype: DType, element_shape: tuple[int, ...], ndim: int, size: int, is_storage: bool
    ) -> ArraySignature:
        """Return what an array of ``size`` bytes is; where no kernel takes it, nothing that a parameter asks for."""
        obstacle = None
        if size > self._max_array_size:
            obstacle = f"it has {size} bytes, and kernels of this device take {self._max_array_size}"
        elif not is_storage:
            obstacle = "its memory was allocated without MemoryUsage.STORAGE"
        if obstacle:
            return ArraySignature(dtype, element_shape, ndim, obstacle)
        return self.get(dtype, element_shape, ndim)

    def of_image(self, dimension: ImageDimension, usage: ImageUsage) -> ImageSignature:
        """Return what an image is to kernels: they do not care whether it is an attachment as well."""
        usage &= ImageUsage.STORAGE | ImageUsage.SAMPLED
        return self._images.setdefault((dimension, usage), ImageSignature(dimension, usage))

    def images_for(self, parameter: TextureParameter) -> tuple[ImageSignature, ...]:
        """Return all that a texture parameter takes."""
        dimension = ImageDimension(parameter.ndim - 1)
        needed = ImageUsage.STORAGE if parameter.is_storage else ImageUsage.SAMPLED
        return self.of_image(dimension, needed), self.of_image(dimension, ImageUsage.STORAGE | ImageUsage.SAMPLED)


class ArrayArgument:
    """What an array shows to a packer.

    Attributes
    ----------
    signature
        Its entry in the runtime's table; None once the array is closed.
    words
        Its extents, then its address (0 where the API binds buffers instead).
    memory
        The backend's handle of the memory that it lies in.
    """

    __slots__ = ("memory", "signature", "words")

    memory: object
    signature: ArraySignature | None
    words: tuple[int, ...]

    @property
    def grad(self) -> ArrayArgument | None:
        """The array's gradient."""
        return None


class TextureArgument:
    """What an image, or a texture of one, shows to a packer.

    Attributes
    ----------
    signature
        Its entry in the runtime's table; None once the image is closed.
    words
        Width, height and depth, then the backend's address of it.
    handle
        The backend's handle of the texture.
    """

    __slots__ = ("handle", "signature", "words")

    handle: object
    signature: ImageSignature | None
    words: tuple[int, ...]
