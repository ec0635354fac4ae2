"""The driver: every GPU that Vulkan knows, and software that stands in for one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from ...errors import Error, NotSupportedError
from ...hal import DeviceInfo, Driver
from ...types import Arch

if TYPE_CHECKING:
    from .device import VulkanDevice
    from .instance import PhysicalDevice

__all__ = ["VulkanDriver"]

_DRIVERS = "a driver for your GPU, or Mesa's software one (Debian: mesa-vulkan-drivers)"


class VulkanDriver(Driver):
    """Runs gfx modules: taichi saves the same SPIR-V for all of these archs."""

    archs = (Arch.VULKAN, Arch.OPENGL, Arch.GLES, Arch.METAL)

    def probe(self) -> str | None:
        try:
            _physical_devices()
        except Error as error:
            return str(error)
        return None

    def devices(self) -> Sequence[DeviceInfo]:
        try:
            devices = _physical_devices()
        except Error:
            return []
        return [device.info(index) for index, device in enumerate(devices)]

    def open(self, index: int) -> VulkanDevice:
        devices = _physical_devices()
        if not 0 <= index < len(devices):
            raise NotSupportedError(f"device_index {index}: Vulkan has {len(devices)} devices here, from 0")
        from .device import VulkanDevice
        from .logical_device import LogicalDevice

        return VulkanDevice(devices[index].info(index), LogicalDevice(devices[index]))


def _physical_devices() -> list[PhysicalDevice]:
    """Return the devices that can be used, the best first.

    Raises
    ------
    NotSupportedError
        There is none that can be used; the message says what to install.
    """
    try:
        from .instance import Instance
    except ModuleNotFoundError as error:
        raise NotSupportedError(f"{error}: pip install 'aiotaichi[vulkan]'") from None
    except OSError:  # what the package raises where the loader is missing
        raise NotSupportedError(
            f"there is no Vulkan loader: install it (Debian: libvulkan1), and {_DRIVERS}"
        ) from None
    try:
        devices = Instance.shared().physical_devices()
    except NotSupportedError as error:
        raise NotSupportedError(f"{error}: install {_DRIVERS}") from None
    if not devices:
        raise NotSupportedError(f"no device has Vulkan 1.2 with timeline semaphores: install {_DRIVERS}")
    return devices
