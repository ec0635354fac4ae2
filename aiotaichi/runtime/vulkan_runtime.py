"""Vulkan runtimes on another library's objects, and with extensions."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ..core.capabilities import as_capabilities
from ..errors import ArgumentNullError, ArgumentOutOfRangeError, Error, InvalidArgumentError
from ..hal import built_in_driver
from ..interop import VulkanRuntimeInteropInfo
from ..last_error import records_errors
from ..types import Capability
from .exchange import check_info
from .queue import Queue
from .runtime import Runtime

__all__ = ["create_vulkan_runtime", "import_vulkan_runtime"]

_VULKAN_1_0 = 1 << 22


@records_errors
def import_vulkan_runtime(
    info: VulkanRuntimeInteropInfo,
    *,
    capabilities: Mapping[Capability, int] | Mapping[str, int] | None = None,
    wait: str = "balanced",
    debug: bool = False,
    on_error: Callable[[Error, Queue], object] | None = None,
) -> Runtime:
    """Return a runtime, to be entered, on another library's VkDevice, which it uses and never destroys.

    The device needs Vulkan 1.2 with the feature ``timelineSemaphore`` enabled. The runtime submits to the given
    queues in the threads of the event loops that enqueue: a VkQueue is one thread's at a time, so nobody else may use
    them at the same time. Close the runtime before the device is destroyed; a closing that is cancelled goes on in
    the background. A view by :meth:`Memory.map` ends with it.

    Parameters
    ----------
    info
        The objects. Runtimes of this process that share a VkQueue share a lock for it.
    capabilities
        What modules may require, as levels by capability: those whose Vulkan features were enabled, which cannot be
        asked; for the device of another runtime, its :attr:`Runtime.capabilities`. None for what needs no enabling,
        which is enough for modules that were built without REQUIRED_CAPS.
    wait, debug, on_error
        As of :class:`Runtime`.

    Raises
    ------
    ArgumentNullError, InvalidArgumentError
        ``info`` is None or something else; the instance, the device or the compute queue is null; a key is no
        capability.
    InvalidInteropError
        When it is entered: the device is not as it must be, or lacks one of ``capabilities``; or the objects are of
        another Vulkan loader than this process's ``libvulkan.so.1``.
    """
    check_info(info, VulkanRuntimeInteropInfo, "instance", "physical_device", "device", "compute_queue")
    levels = None if capabilities is None else as_capabilities(capabilities)
    return Runtime(built_in_driver("vulkan").import_runtime(info, levels), wait=wait, debug=debug, on_error=on_error)


@records_errors
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
    """Return a runtime, to be entered, with a VkInstance of its own and what other libraries need of Vulkan.

    Parameters
    ----------
    api_version
        The least that the device must have, as ``VK_MAKE_API_VERSION`` makes it; 1.2 is needed in any case.
    instance_extensions
        All of them must be there.
    device_extensions
        Those that the device has are enabled; which features they bring, is not.
    device_index, wait, debug, on_error
        As of :class:`Runtime`.

    Raises
    ------
    ArgumentNullError, ArgumentOutOfRangeError, InvalidArgumentError
        An argument, or the name of an extension, is None or of another type; the version is below 1.0.
    NotSupportedError
        When it is entered: an instance extension is not there, or no such device.
    """
    if api_version is None:
        raise ArgumentNullError("the api_version is None")
    if not isinstance(api_version, int) or isinstance(api_version, bool):
        raise InvalidArgumentError(f"api_version={api_version!r}: it is an integer, as VK_MAKE_API_VERSION makes it")
    if not _VULKAN_1_0 <= api_version < 2**32:
        raise ArgumentOutOfRangeError(f"api_version={api_version}: Vulkan begins with 1.0, which is {_VULKAN_1_0}")
    names = (
        _names("instance_extensions", instance_extensions),
        _names("device_extensions", device_extensions),
    )
    driver = built_in_driver("vulkan").extended(api_version, *names)
    return Runtime(driver, device_index, wait=wait, debug=debug, on_error=on_error)


def _names(what: str, names: Sequence[str]) -> tuple[str, ...]:
    if names is None:
        raise ArgumentNullError(f"the {what} are None")
    if isinstance(names, (str, bytes)) or not isinstance(names, Sequence):
        raise InvalidArgumentError(f"{what}={names!r}: they are a sequence of names")
    for name in names:
        if name is None:
            raise ArgumentNullError(f"one of the {what} is None")
        if not isinstance(name, str):
            raise InvalidArgumentError(f"{what}: {name!r} is no name")
    return tuple(names)
