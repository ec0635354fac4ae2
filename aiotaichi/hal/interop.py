"""Optional powers of a backend: memory, images and arrays that it shares with other libraries.

Each power is a protocol. A device or a driver has a power if it has the protocol's methods: it need not inherit from
the protocol. The async layer asks with ``isinstance``.

Threads: methods that are marked *blocking* are called in worker threads, perhaps several at a time. The others are
called in the threads of event loops. All are called between :meth:`.Driver.open` and :meth:`.DeviceHal.close`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeAlias, runtime_checkable

import numpy as np

from ..errors import InvalidInteropError, NotSupportedError
from ..image_types import ImageDimension, ImageLayout
from ..interop import (
    CpuMemoryInteropInfo,
    CudaMemoryInteropInfo,
    VulkanImageInteropInfo,
    VulkanMemoryInteropInfo,
    VulkanRuntimeInteropInfo,
)
from ..types import Capability
from .device import DeviceHal, DeviceInfo
from .driver import Driver
from .images import ImageHal, ImageRequest, SamplerRequest, TextureHal
from .memory import MemoryHal, MemoryRequest
from .sharing import SharedMemory

__all__ = [
    "ArrayExport",
    "ArrayInterop",
    "ExportsRuntime",
    "ImageDevice",
    "ImageInterop",
    "MemoryInterop",
    "MemoryInteropInfo",
    "OpensMemory",
    "RuntimeInterop",
    "SharesMemory",
    "array_export",
    "array_interop",
    "image_device",
    "image_interop",
    "memory_interop",
    "no_interop",
]

MemoryInteropInfo: TypeAlias = CpuMemoryInteropInfo | CudaMemoryInteropInfo | VulkanMemoryInteropInfo


@runtime_checkable
class MemoryInterop(Protocol):
    """A device whose memory other libraries of the process can use, and that can use theirs."""

    def export_memory(self, memory: MemoryHal) -> MemoryInteropInfo:
        """*Blocking* until ``memory`` is zeroed. Return its address or handles, valid as long as ``memory``.

        :meth:`.Runtime.export` calls it.
        """
        ...

    def import_memory(self, info: MemoryInteropInfo, owner: object) -> tuple[MemoryHal, MemoryRequest]:
        """Return a handle on another library's memory, and a request with the memory's size and usage.

        :meth:`.Runtime.import_` calls it. The handle holds ``owner``.

        Raises
        ------
        InvalidInteropError
            The memory is not this device's, or lacks a usage that aiotaichi needs.
        ArgumentOutOfRangeError
            The allocation is smaller than ``info.size``.
        """
        ...


@runtime_checkable
class SharesMemory(Protocol):
    """A device whose memory another API can open."""

    def share_memory(self, memory: MemoryHal) -> SharedMemory:
        """*Blocking* until ``memory`` is zeroed. Return a descriptor of memory allocated with ``export_sharing``.

        If :meth:`.Runtime.import_` takes another runtime's memory, it calls this method of that runtime's device.

        Raises
        ------
        InvalidInteropError
            The memory was not allocated with ``export_sharing``.
        """
        ...


@runtime_checkable
class OpensMemory(Protocol):
    """A device that can open another API's memory."""

    def open_memory(self, shared: SharedMemory) -> MemoryHal:
        """*Blocking.* Return a handle on another API's memory.

        If :meth:`.Runtime.import_` takes another runtime's memory, it calls this method of its own device. The caller
        closes ``shared``. If the driver takes the descriptor over, call ``shared.release()`` first.

        Raises
        ------
        InvalidInteropError
            The memory is on another device.
        """
        ...


@runtime_checkable
class ImageInterop(Protocol):
    """A device whose images other libraries of the process can use, and that can use theirs."""

    def export_image(self, image: ImageHal) -> VulkanImageInteropInfo:
        """*Blocking* until ``image`` is zeroed. Return its handle and properties, valid as long as ``image``.

        :meth:`.Runtime.export` calls it.
        """
        ...

    def import_image(
        self, info: VulkanImageInteropInfo, view_type: ImageDimension | int, layout: ImageLayout | int
    ) -> tuple[ImageHal, ImageRequest]:
        """Return a handle on another library's image, which is in ``layout``, and a request with its properties.

        :meth:`.Runtime.import_` calls it. Plain integers are the API's own numbers.

        Raises
        ------
        NotSupportedError
            The device does not support the image.
        ArgumentOutOfRangeError, InvalidArgumentError
            A number is outside its enumeration, or does not fit the others.
        InvalidInteropError
            The image lacks a usage that aiotaichi needs.
        """
        ...


@runtime_checkable
class ArrayExport(Protocol):
    """A device whose arrays other libraries of the process can use."""

    def export_array(self, memory: MemoryHal, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        """Return an object with ``__dlpack__`` and ``__dlpack_device__`` over ``memory``, which it holds.

        Called when another library takes an :class:`~aiotaichi.NdArray`. A NumPy array is one, if the memory is the
        host's.
        """
        ...


@runtime_checkable
class ArrayInterop(ArrayExport, Protocol):
    """A device that also takes arrays of other libraries, ordered by native streams."""

    def import_array(self, array: Any, stream: int) -> tuple[MemoryHal, tuple[int, ...], np.dtype[Any]]:
        """Return a handle on the array's memory, which holds ``array``, and the array's shape and dtype.

        :meth:`.Runtime.import_array` calls it. The native stream ``stream`` waits for the array's data.

        Raises
        ------
        InvalidInteropError
            It is not an array, is not contiguous, or is on another device.
        """
        ...


@runtime_checkable
class ExportsRuntime(Protocol):
    """A device whose own Vulkan objects other libraries of the process can use."""

    def export_runtime(self) -> VulkanRuntimeInteropInfo:
        """Return the device's objects, valid until the device is closed. :meth:`.Runtime.export_runtime` calls it."""
        ...


@runtime_checkable
class RuntimeInterop(Protocol):
    """A driver that opens devices in other ways than by an index."""

    def import_runtime(self, info: VulkanRuntimeInteropInfo, capabilities: Mapping[Capability, int] | None) -> Driver:
        """Return a driver with one device of another library. The driver never destroys the device.

        :func:`aiotaichi.import_vulkan_runtime` calls it. Opening the device raises an InvalidInteropError if it lacks
        a feature or a queue that aiotaichi needs.

        Parameters
        ----------
        capabilities
            The levels that were enabled when the device was created. None: only the levels that need no enabling.
        """
        ...

    def extended(
        self, api_version: int, instance_extensions: Sequence[str], device_extensions: Sequence[str]
    ) -> Driver:
        """Return a driver with at least this version of the API, and with extensions.

        :func:`aiotaichi.create_vulkan_runtime` calls it. Opening a device enables those ``device_extensions`` that
        the device has. If an extension of ``instance_extensions`` is missing, opening raises a NotSupportedError.
        """
        ...


def memory_interop(device: DeviceHal) -> MemoryInterop:
    """Return ``device`` as a device that shares memory.

    Raises
    ------
    InvalidInteropError
        The device does not share memory.

    Examples
    --------
    >>> from aiotaichi.hal import memory_interop
    >>> try:
    ...     exported = memory_interop(device).export_memory(memory)
    ... except at.errors.InvalidInteropError as error:
    ...     print(error)
    the x64 backend shares no memory
    """
    if not isinstance(device, MemoryInterop):
        raise no_interop(device.info, "memory")
    return device


def image_interop(device: DeviceHal) -> ImageInterop:
    """Return ``device`` as a device that shares images, as :func:`memory_interop` does for memory.

    Raises
    ------
    InvalidInteropError
        The device does not share images.

    Examples
    --------
    >>> from aiotaichi.hal import image_interop
    >>> try:
    ...     sharing = image_interop(device)
    ... except at.errors.InvalidInteropError as error:
    ...     print(error)
    the x64 backend shares no images
    """
    if not isinstance(device, ImageInterop):
        raise no_interop(device.info, "images")
    return device


def array_export(device: DeviceHal) -> ArrayExport:
    """Return ``device`` as a device that exports arrays.

    Raises
    ------
    InvalidInteropError
        The device does not export arrays.

    Examples
    --------
    >>> from aiotaichi.hal import DeviceRequest, MemoryRequest, array_export, built_in_driver
    >>> processor = await anyio.to_thread.run_sync(built_in_driver("cpu").open, DeviceRequest())
    >>> floats = processor.allocate(MemoryRequest(8))
    >>> np.from_dlpack(array_export(processor).export_array(floats, (2,), np.dtype(np.float32)))
    array([0., 0.], dtype=float32)
    >>> await anyio.to_thread.run_sync(processor.close)
    """
    if not isinstance(device, ArrayExport):
        raise no_interop(device.info, "arrays")
    return device


def array_interop(device: DeviceHal) -> ArrayInterop:
    """Return ``device`` as a device that exports arrays, and takes arrays of other libraries.

    Raises
    ------
    InvalidInteropError
        The device takes no arrays of other libraries.

    Examples
    --------
    >>> from aiotaichi.hal import array_interop
    >>> try:
    ...     sharing = array_interop(device)
    ... except at.errors.InvalidInteropError as error:
    ...     print(error)
    the x64 backend shares no arrays
    """
    if not isinstance(device, ArrayInterop):
        raise no_interop(device.info, "arrays")
    return device


def no_interop(info: DeviceInfo, what: str) -> InvalidInteropError:
    """Return the error for a device that lacks a power, for example to share ``"memory"``.

    Examples
    --------
    >>> from aiotaichi.hal import no_interop
    >>> no_interop(device.info, "semaphores")
    InvalidInteropError('the x64 backend shares no semaphores')
    """
    return InvalidInteropError(f"the {info.arch} backend shares no {what}")


@runtime_checkable
class ImageDevice(Protocol):
    """A device with images and textures.

    Its methods return at once. They are called in the threads of event loops, perhaps several at a time.
    """

    def create_image(self, request: ImageRequest) -> ImageHal:
        """Create a zeroed image. Called for each image of a runtime.

        Raises
        ------
        NotSupportedError
            The device does not support the image. The message names the part of ``request``.
        OutOfMemoryError
            The device has less memory free.
        """
        ...

    def create_texture(self, image: ImageHal, sampler: SamplerRequest) -> TextureHal:
        """Return ``image`` with a sampler. It filters by the nearest texel if the format cannot be filtered.

        Called when an image is made that kernels take, and for each texture of the image.
        """
        ...

    def track_image(self, image: ImageHal, layout: ImageLayout) -> None:
        """Record that other code has left ``image`` in ``layout``. :meth:`.Runtime.track_image` calls it."""
        ...


def image_device(device: DeviceHal) -> ImageDevice:
    """Return ``device`` as a device with images.

    Raises
    ------
    NotSupportedError
        The backend does not implement images.

    Examples
    --------
    >>> from aiotaichi.hal import ImageRequest, image_device
    >>> request = ImageRequest(at.ImageDimension.D2, (4, 2, 1), 1, 1, at.Format.RGBA8, at.ImageUsage.STORAGE)
    >>> image = image_device(device).create_image(request)
    """
    if not isinstance(device, ImageDevice):
        raise NotSupportedError(f"the {device.info.arch} backend has no images")
    return device
