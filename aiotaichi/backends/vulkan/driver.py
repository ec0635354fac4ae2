"""The driver: every GPU that Vulkan knows, and software that emulates one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING

from ...core.install_hint import install_hint
from ...counted import counted
from ...errors import Error, NotSupportedError
from ...hal import DeviceInfo, DeviceRequest, Driver, system_obstacle
from ...hal.loop_thread import as_kernel_thread
from ...interop import VulkanRuntimeInteropInfo
from ...types import Arch, Capability

if TYPE_CHECKING:
    from .device import VulkanDevice
    from .instance import Instance, PhysicalDevice
    from .logical_device import LogicalDevice

__all__ = ["VulkanDriver"]

_DRIVERS = "a driver for your GPU, or Mesa's software one (Debian: mesa-vulkan-drivers)"


class VulkanDriver(Driver):
    """Runs gfx modules. Taichi saves the same SPIR-V for all of these archs."""

    archs = (Arch.VULKAN, Arch.OPENGL, Arch.GLES, Arch.METAL)
    _device_extensions: Sequence[str] = ()

    def probe(self) -> str | None:
        try:
            self._physical_devices()
        except Error as error:
            return str(error)
        return None

    def devices(self) -> Sequence[DeviceInfo]:
        try:
            devices = self._physical_devices()
        except Error:
            return []
        return [device.info(index) for index, device in enumerate(devices)]

    def open(self, request: DeviceRequest) -> VulkanDevice:
        devices, index = self._physical_devices(), request.index
        if not 0 <= index < len(devices):
            raise NotSupportedError(
                f"device_index {index}: Vulkan has {counted(len(devices), 'device')} here, from 0"
            )
        return self._open(devices[index], request)

    def import_runtime(
        self, info: VulkanRuntimeInteropInfo, capabilities: Mapping[Capability, int] | None
    ) -> ImportedVulkanDriver:
        return ImportedVulkanDriver(info, capabilities)

    def extended(
        self, api_version: int, instance_extensions: Sequence[str], device_extensions: Sequence[str]
    ) -> ExtendedVulkanDriver:
        return ExtendedVulkanDriver(api_version, instance_extensions, device_extensions)

    def _open(self, physical: PhysicalDevice, request: DeviceRequest) -> VulkanDevice:
        from .device import VulkanDevice
        from .logical_device import LogicalDevice

        open_device = partial(LogicalDevice.open, physical, self._device_extensions)
        if physical.is_software:  # it starts the threads that run its shaders
            logical = as_kernel_thread(open_device, request.nice or 0, request.affinity)
        else:
            logical = open_device()
        return VulkanDevice(physical.info(request.index), logical, request)

    def _instance(self) -> Instance:
        from .instance import Instance

        return Instance.shared()

    def _physical_devices(self) -> list[PhysicalDevice]:
        """Return the usable devices, best first. Raises a NotSupportedError that says what to install."""
        _check_loader()
        try:
            devices = self._instance().physical_devices()
        except NotSupportedError as error:
            raise NotSupportedError(f"{error}: install {_DRIVERS}") from None
        if not devices:
            raise NotSupportedError(f"no device has Vulkan 1.2 with timeline semaphores: install {_DRIVERS}")
        return devices


class ExtendedVulkanDriver(VulkanDriver):
    """Opens the same devices with extensions, each on an instance of its own."""

    def __init__(
        self, api_version: int, instance_extensions: Sequence[str], device_extensions: Sequence[str]
    ) -> None:
        self._api_version = api_version
        self._instance_extensions = instance_extensions
        self._device_extensions = device_extensions

    def __repr__(self) -> str:
        return "vulkan with extensions"

    def _open(self, physical: PhysicalDevice, request: DeviceRequest) -> VulkanDevice:
        device = super()._open(physical, request)
        physical.instance.handle.drop()  # the device keeps it
        return device

    def _instance(self) -> Instance:
        from .instance import Instance

        return Instance.extended(self._api_version, self._instance_extensions)

    def _physical_devices(self) -> list[PhysicalDevice]:
        _check_loader()
        from .instance import check_instance_extensions

        check_instance_extensions(self._instance_extensions)
        wanted = self._api_version >> 12  # without the patch version, the last 12 bits
        devices = [each for each in super()._physical_devices() if each.properties.apiVersion >> 12 >= wanted]
        if not devices:
            major, minor = wanted >> 10, wanted & 0x3FF
            raise NotSupportedError(f"no device has Vulkan {major}.{minor} (api_version={self._api_version})")
        return devices


class ImportedVulkanDriver(Driver):
    """Opens one device: another library's."""

    archs = (Arch.VULKAN,)

    def __init__(self, info: VulkanRuntimeInteropInfo, capabilities: Mapping[Capability, int] | None) -> None:
        self._info = info
        self._capabilities = capabilities

    def __repr__(self) -> str:
        return "vulkan, imported"

    def probe(self) -> str | None:
        try:
            _check_loader()
        except NotSupportedError as error:
            return str(error)
        return None

    def devices(self) -> Sequence[DeviceInfo]:
        try:
            return [self._imported()[1]]
        except Error:
            return []

    def reopening_obstacle(self) -> str:
        return "the VkDevice is another library's: have the library create it again, and import it into a new runtime"

    def open(self, request: DeviceRequest) -> VulkanDevice:
        from .device import VulkanDevice

        logical, info = self._imported()
        return VulkanDevice(info, logical, replace(request, staging_bytes=0))

    def _imported(self) -> tuple[LogicalDevice, DeviceInfo]:
        _check_loader()
        from .foreign import import_device

        return import_device(self._info, self._capabilities)


def _check_loader() -> None:
    """Raise a NotSupportedError that says what to install if Vulkan is missing."""
    if reason := system_obstacle():
        raise NotSupportedError(reason)
    try:
        from . import binding  # noqa: F401
    except ModuleNotFoundError as error:
        raise NotSupportedError(f"{error}: {install_hint('vulkan')}") from None
    except OSError:  # the package raises it if the loader is missing
        raise NotSupportedError(
            f"there is no Vulkan loader: install it (Debian: libvulkan1), and {_DRIVERS}"
        ) from None
