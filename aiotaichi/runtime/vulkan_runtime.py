"""Vulkan runtimes on another library's device, or with extensions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..core.capabilities import as_capabilities
from ..errors import ArgumentNullError, ArgumentOutOfRangeError, Error, InvalidArgumentError
from ..hal import RuntimeInterop, built_in_driver
from ..interop import VulkanRuntimeInteropInfo
from ..memory.interop import check_info
from ..types import Capability
from .queue import Queue
from .runtime import Runtime

__all__ = ["create_vulkan_runtime", "import_vulkan_runtime"]

_VULKAN_1_0 = 1 << 22


def import_vulkan_runtime(
    info: VulkanRuntimeInteropInfo,
    *,
    capabilities: Mapping[Capability, int] | Mapping[str, int] | None = None,
    wait: str = "balanced",
    debug: bool = False,
    on_error: Callable[[Error, Queue], object] | None = None,
) -> Runtime:
    """Return a runtime on another library's VkDevice. The runtime uses the device and never destroys it.

    Enter the runtime by ``async with``. The device needs Vulkan 1.2 with the feature ``timelineSemaphore`` enabled.

    The runtime submits to the given queues in the threads of its event loops. Only one thread may use a VkQueue at a
    time, so other code must not use these queues meanwhile. Close the runtime before the device is destroyed. If the
    closing is cancelled, it goes on in the background. Views by :meth:`Memory.map` are invalid after the closing.

    Parameters
    ----------
    info
        The device and its queues. Runtimes of this process that share a VkQueue share a lock for it.
    capabilities
        The levels that modules may require, by capability. Give those whose Vulkan features the library has enabled:
        Vulkan does not tell. For the device of another runtime, give its :attr:`Runtime.capabilities`. None: only
        capabilities that need no enabling, which is enough for modules that were built without REQUIRED_CAPS.
    wait, debug, on_error
        See :class:`Runtime`.

    Raises
    ------
    ArgumentNullError, InvalidArgumentError
        ``info`` is None or has another type; the instance, the device or the compute queue is null; or a key is not
        a capability.
    InvalidInteropError
        When the runtime is entered: the device lacks a feature or one of ``capabilities``, or its objects were made
        by another Vulkan loader than this process's ``libvulkan.so.1``.
    """
    check_info(info, VulkanRuntimeInteropInfo, "instance", "physical_device", "device", "compute_queue")
    levels = None if capabilities is None else as_capabilities(capabilities)
    return Runtime(_vulkan().import_runtime(info, levels), wait=wait, debug=debug, on_error=on_error)


def create_vulkan_runtime(
    api_version: int,
    instance_extensions: Sequence[str] = (),
    device_extensions: Sequence[str] = (),
    *,
    device_index: int = 0,
    wait: str = "balanced",
    debug: bool = False,
    on_error: Callable[[Error, Queue], object] | None = None,
) -> Runtime:
    """Return a runtime with its own VkInstance, and with the extensions that other libraries need.

    Enter the runtime by ``async with``.

    Parameters
    ----------
    api_version
        The least version that the device must have, as ``VK_MAKE_API_VERSION`` returns it. 1.2 is always needed.
    instance_extensions
        Names of extensions. The instance must have all of them.
    device_extensions
        Names of extensions. Those that the device has are enabled, without their features.
    device_index, wait, debug, on_error
        See :class:`Runtime`.

    Raises
    ------
    ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError
        An argument, or the name of an extension, is None or has another type; or the version is below 1.0.
    NotSupportedError
        When the runtime is entered: an instance extension is missing, or the device does not exist.
    """
    if api_version is None:
        raise ArgumentNullError("the api_version is None")
    if not isinstance(api_version, int) or isinstance(api_version, bool):
        raise InvalidArgumentError(f"api_version={api_version!r}: give an integer, as VK_MAKE_API_VERSION returns it")
    if not _VULKAN_1_0 <= api_version < 2**32:
        raise ArgumentOutOfRangeError(f"api_version={api_version}: Vulkan begins with 1.0, which is {_VULKAN_1_0}")
    of_instance = _names("instance_extensions", instance_extensions)
    driver = _vulkan().extended(api_version, of_instance, _names("device_extensions", device_extensions))
    return Runtime(driver, device_index, wait=wait, debug=debug, on_error=on_error)


def _vulkan() -> RuntimeInterop:
    driver = built_in_driver("vulkan")
    assert isinstance(driver, RuntimeInterop)
    return driver


def _names(what: str, names: Sequence[str]) -> tuple[str, ...]:
    if names is None:
        raise ArgumentNullError(f"the {what} are None")
    if isinstance(names, (str, bytes)) or not isinstance(names, Sequence):
        raise InvalidArgumentError(f"{what}={names!r}: give a sequence of names")
    for name in names:
        if name is None:
            raise ArgumentNullError(f"one of the {what} is None")
        if not isinstance(name, str):
            raise InvalidArgumentError(f"{what}: {name!r} is not a name")
    return tuple(names)
