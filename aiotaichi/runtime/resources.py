"""What is allocated on a runtime's device."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, SupportsIndex

import numpy.typing as npt

from ..errors import InvalidArgumentError, InvalidInteropError, NotSupportedError, wrong_argument
from ..hal import DeviceHal, MemoryRequest
from ..image_types import Format, ImageDimension, ImageLayout, ImageUsage
from ..last_error import records_errors
from ..types import DTypeLike, MemoryUsage, as_dtype
from .extents import element_shape_of, extents_of
from .image import Image
from .image_request import image_request, numbers_of
from .memory import Memory, NdArray
from .memory_request import memory_request
from .transfer import host_array

if TYPE_CHECKING:
    from .queue import Queue
    from .runtime import Runtime

__all__ = ["Resources"]


class Resources(ABC):
    """The allocating half of :class:`Runtime`."""

    device: DeviceHal

    @property
    @abstractmethod
    def _runtime(self) -> Runtime:
        """The whole."""

    @abstractmethod
    def check_open(self) -> None:
        """Raise an InvalidStateError unless the runtime is open."""

    @records_errors
    def allocate_memory(
        self,
        size: int,
        *,
        host_read: bool = False,
        host_write: bool = False,
        export_sharing: bool = False,
        usage: MemoryUsage = MemoryUsage.STORAGE,
    ) -> Memory:
        """Allocate zeroed memory.

        Parameters
        ----------
        size
            Bytes, at least 1.
        host_read, host_write
            Whether the host may :meth:`~Memory.map` it to read, to write.
        export_sharing
            Whether other runtimes shall share it, by :meth:`import_memory`. Vulkan only.
        usage
            What it shall be used for; kernels take storage.

        Raises
        ------
        InvalidArgumentError
            ``size`` is no positive integer.
        OutOfMemoryError
            There is not that much.
        NotSupportedError
            The device shares no memory.
        """
        self.check_open()
        return Memory(self._runtime, memory_request(size, host_read, host_write, export_sharing, usage))

    @records_errors
    def ndarray(
        self,
        shape: SupportsIndex | Sequence[SupportsIndex],
        dtype: DTypeLike,
        *,
        element_shape: Sequence[SupportsIndex] = (),
        host_read: bool = False,
        host_write: bool = False,
        needs_grad: bool = False,
    ) -> NdArray:
        """Allocate a zeroed array.

        Parameters
        ----------
        shape
            Extents; ``()`` for a single element, and any extent may be 0.
        dtype
            A dtype of Taichi, its name, or a NumPy dtype.
        element_shape
            ``(n,)`` for an array of vectors, ``(n, m)`` of matrices.
        host_read, host_write
            As :meth:`allocate_memory`.
        needs_grad
            Allocate a zeroed gradient beside it: ``x.grad`` is an array like ``x``, for kernels that taichi has
            differentiated, and for those that use ``x.grad`` themselves.

        Raises
        ------
        InvalidArgumentError
            The shape is not a shape, the dtype not a dtype, or a gradient is asked for numbers that are not floats.
        OutOfMemoryError
            There is not that much memory.
        """
        resolved, extents, element = as_dtype(dtype), extents_of(shape), element_shape_of(element_shape)
        if needs_grad and not resolved.is_float:
            raise InvalidArgumentError(f"needs_grad=True: a gradient is of floats, and the dtype is {resolved}")
        size = math.prod(extents) * math.prod(element) * resolved.itemsize
        memory = self.allocate_memory(max(1, size), host_read=host_read, host_write=host_write)
        grad = None
        if needs_grad:
            grad = self.ndarray(extents, resolved, element_shape=element, host_read=host_read, host_write=host_write)
        return NdArray(memory, extents, resolved, element, grad)

    @records_errors
    def import_array(self, array: Any, *, element_ndim: int = 0, queue: Queue | None = None) -> NdArray:
        """Return an array over one of another library, CuPy, PyTorch or JAX say, without a copy. CUDA only.

        It holds ``array`` until it is dropped or closed and its last use has completed.

        Parameters
        ----------
        array
            What has ``__dlpack__`` or ``__cuda_array_interface__``: C-contiguous, on this device.
        element_ndim
            How many of its last dimensions are those of an element.
        queue
            The queue whose operations from now on find done what ``array`` waits for; the default queue if None.
            Others are ordered by events.

        Raises
        ------
        InvalidInteropError
            It is no such array, or the runtime is not CUDA's.
        InvalidArgumentError
            Taichi has no such dtype, or the array fewer dimensions than an element.
        InvalidStateError
            As :meth:`Queue.__cuda_stream__`.
        """
        self.check_open()
        if element_ndim not in (0, 1, 2):
            raise InvalidArgumentError(f"element_ndim={element_ndim!r}: elements have 0, 1 or 2 dimensions")
        ordered = queue or self._runtime.queue
        if ordered.runtime is not self._runtime:
            raise InvalidArgumentError(f"{ordered!r} belongs to another runtime")
        ordered.check("rt.import_array")
        try:
            stream = ordered.submit_to_driver(ordered.last_ticket).handle
        except NotSupportedError:
            raise InvalidInteropError(f"{self!r} takes no arrays of other libraries: CUDA does") from None
        hal, shape, dtype = self.device.import_array(array, stream)
        if len(shape) < element_ndim:
            raise InvalidArgumentError(f"element_ndim={element_ndim}: the array has shape {shape}")
        split = len(shape) - element_ndim
        memory = Memory(self._runtime, MemoryRequest(hal.size), hal)
        return memory.ndarray(shape[:split], dtype, element_shape=shape[split:])

    @records_errors
    def image(
        self,
        extent: SupportsIndex | Sequence[SupportsIndex],
        format: Format | str = Format.R32F,
        *,
        usage: ImageUsage = ImageUsage.STORAGE | ImageUsage.SAMPLED,
        mips: int = 1,
    ) -> Image:
        """Allocate a zeroed image of as many dimensions as ``extent`` has numbers: width, height, depth.

        Parameters and errors are those of :meth:`allocate_image`.
        """
        dimension = ImageDimension(len(numbers_of("extent", extent, 3)) - 1)
        return self.allocate_image(dimension, extent, format, mips=mips, usage=usage)

    @records_errors
    def allocate_image(
        self,
        dimension: ImageDimension | str,
        extent: SupportsIndex | Sequence[SupportsIndex],
        format: Format | str,
        *,
        layers: int | None = None,
        mips: int = 1,
        usage: ImageUsage = ImageUsage.STORAGE | ImageUsage.SAMPLED,
        export_sharing: bool = False,
    ) -> Image:
        """Allocate a zeroed image.

        Parameters
        ----------
        dimension, format
            A member of the enumeration or its lower-case name. Kernels take no arrays and no cubes.
        extent
            (width[, height[, depth]]) in texels, as many as the dimension has.
        layers
            Of an array; None is 6 for a cube, else 1.
        mips
            Levels, each half as large as the one before.
        usage
            What it shall be used for.
        export_sharing
            Images are not shared: refused.

        Raises
        ------
        ArgumentOutOfRangeError
            There is no such dimension or format, or not so many texels, layers or levels.
        InvalidArgumentError
            The extent does not fit the dimension, or an argument is of another type.
        NotSupportedError
            The device has no such images.
        OutOfMemoryError
            There is not that much memory.
        """
        self.check_open()
        return Image(self._runtime, image_request(dimension, extent, format, layers, mips, usage, export_sharing))

    @records_errors
    def track_image(self, image: Image, layout: ImageLayout | str) -> None:
        """Take note that another library has left ``image`` in ``layout``.

        Raises
        ------
        ArgumentOutOfRangeError
            There is no such layout.
        InvalidArgumentError, InvalidStateError
            It is no image, of another runtime, or closed.
        """
        self.check_open()
        if not isinstance(image, Image) or image.runtime is not self._runtime:
            raise wrong_argument(image, f"{image!r} is no image of this runtime")
        self.device.track_image(image.hal, image.layout_of(layout))

    @records_errors
    def host_array(self, shape: SupportsIndex | Sequence[SupportsIndex], dtype: DTypeLike) -> npt.NDArray[Any]:
        """Return an uninitialised NumPy array; above 32 KiB, in memory that the device reads itself.

        ``queue.write(to, array, borrow=True)`` from it, or from a part of it, then copies nothing on the host: read
        files and sockets into it. What :meth:`Queue.read` yields is such an array, too.
        """
        self.check_open()
        return host_array(self.device, extents_of(shape), as_dtype(dtype).numpy)[0]
