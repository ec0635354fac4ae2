"""What a backend shares by address, handle and descriptor; those that share nothing inherit the refusals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, TypeAlias

from ..errors import InvalidInteropError
from ..image_types import ImageDimension, ImageLayout
from ..interop import (
    CpuMemoryInteropInfo,
    CudaMemoryInteropInfo,
    VulkanImageInteropInfo,
    VulkanMemoryInteropInfo,
    VulkanRuntimeInteropInfo,
)
from ..types import Arch, Capability
from .images import ImageHal, ImageRequest
from .memory import MemoryHal, MemoryRequest
from .sharing import SharedMemory

if TYPE_CHECKING:
    from .contract import DeviceInfo, Driver

__all__ = ["DeviceInterop", "DriverInterop", "MemoryInteropInfo"]

MemoryInteropInfo: TypeAlias = CpuMemoryInteropInfo | CudaMemoryInteropInfo | VulkanMemoryInteropInfo


class DeviceInterop:
    """The part of a device that deals with other libraries' objects."""

    info: DeviceInfo

    def export_memory(self, memory: MemoryHal) -> MemoryInteropInfo:
        """Return where ``memory`` is. *Blocking* until it is zeroed. It stays valid as long as ``memory``.

        Raises
        ------
        InvalidInteropError
            The backend shares no memory.
        """
        raise self._refusal("memory")

    def import_memory(self, info: MemoryInteropInfo, owner: object) -> tuple[MemoryHal, MemoryRequest]:
        """Return memory that is not the device's own, which holds ``owner``, and what it may be used for.

        Raises
        ------
        InvalidInteropError
            It is not this device's, or not made for what is done here; or the backend shares no memory.
        ArgumentOutOfRangeError
            It does not reach that far.
        """
        raise self._refusal("memory")

    def share_memory(self, memory: MemoryHal) -> SharedMemory:
        """*Blocking* while it is zeroed. Return memory that was allocated with ``export_sharing``, for another API.

        Raises
        ------
        InvalidInteropError
            The device shares no memory, or not this one.
        """
        raise self._refusal("memory")

    def open_memory(self, shared: SharedMemory) -> MemoryHal:
        """Return another API's memory. The caller closes ``shared``, where its descriptor was not taken over.

        Raises
        ------
        InvalidInteropError
            It is on another device, or the device opens none.
        """
        raise self._refusal("memory")

    def export_image(self, image: ImageHal) -> VulkanImageInteropInfo:
        """As :meth:`export_memory`."""
        raise self._refusal("images")

    def import_image(
        self, info: VulkanImageInteropInfo, view_type: ImageDimension | int, layout: ImageLayout | int
    ) -> tuple[ImageHal, ImageRequest]:
        """Return an image that is not the device's own, left in ``layout``, and what it may be used for.

        Plain integers are the API's numbers.

        Raises
        ------
        NotSupportedError
            There are no such images here.
        ArgumentOutOfRangeError, InvalidArgumentError
            A number is none of its enumeration, or does not fit the others.
        InvalidInteropError
            As :meth:`import_memory`.
        """
        raise self._refusal("images")

    def export_runtime(self) -> VulkanRuntimeInteropInfo:
        """Return the device's own objects, which stay valid until it is closed."""
        raise self._refusal("runtimes")

    def _refusal(self, what: str) -> InvalidInteropError:
        return InvalidInteropError(f"the {self.info.arch.name.lower()} backend shares no {what}")


class DriverInterop:
    """The part of a backend that opens devices in other ways than by an index."""

    archs: Sequence[Arch]

    def import_runtime(self, info: VulkanRuntimeInteropInfo, capabilities: Mapping[Capability, int] | None) -> Driver:
        """Return a backend with one device, another library's, which it never destroys.

        Opening it raises an InvalidInteropError where the objects are not made for what is done here.

        Parameters
        ----------
        capabilities
            What has been enabled of it, which cannot be asked; None for what needs no enabling.
        """
        raise InvalidInteropError(f"{type(self).__name__} takes no runtimes of other libraries")

    def extended(
        self, api_version: int, instance_extensions: Sequence[str], device_extensions: Sequence[str]
    ) -> Driver:
        """Return the same backend with a newer version of its API at least, and with extensions.

        Its devices are opened with what they have of ``device_extensions``; where there are no such
        ``instance_extensions``, opening one raises a NotSupportedError.
        """
        raise InvalidInteropError(f"{type(self).__name__} has no extensions")
