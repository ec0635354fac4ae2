"""The VkDevice, its queues, and its functions for native code."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from ...errors import NotSupportedError
from .binding import FUNCTIONS, NULL, address_of, check, ffi, lib, make, strings, vk
from .binding import array as array_of_structs
from .external import can_share_semaphores
from .handle import Handle
from .instance import PhysicalDevice

__all__ = ["HardwareQueue", "LogicalDevice", "able_queues", "choose_queue"]

_TRANSFER_STAGES = vk.VK_PIPELINE_STAGE_TRANSFER_BIT
_COMPUTE_STAGES = vk.VK_PIPELINE_STAGE_TRANSFER_BIT | vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
_MUTEX_WORDS = 8
_MOST_QUEUES = 8  # of a family: each costs the driver a channel, used or not
_PLAIN = vk.VK_QUEUE_TRANSFER_BIT | vk.VK_QUEUE_SPARSE_BINDING_BIT


@dataclass(eq=False)
class HardwareQueue:
    """A VkQueue. ``block`` is its ``struct hardware_queue``."""

    family: int
    flags: int
    timestamp_bits: int
    block: array[int]

    @property
    def computes(self) -> bool:
        return bool(self.flags & vk.VK_QUEUE_COMPUTE_BIT)

    @property
    def transfers(self) -> bool:
        return self.computes or bool(self.flags & (vk.VK_QUEUE_TRANSFER_BIT | vk.VK_QUEUE_GRAPHICS_BIT))

    @property
    def powers(self) -> int:
        """What it can beside copying: a bit each for compute and graphics, graphics the higher."""
        return 2 * bool(self.flags & vk.VK_QUEUE_GRAPHICS_BIT) + self.computes


def able_queues(queues: Sequence[HardwareQueue], transfer: bool) -> list[HardwareQueue]:
    """Return those for queues that launch, or that only transfer.

    Raises
    ------
    NotSupportedError
        There is none.
    """
    able = [queue for queue in queues if (queue.transfers if transfer else queue.computes)]
    if not able:
        raise NotSupportedError("the device has no queue that computes")
    return able


def choose_queue(queues: Sequence[HardwareQueue], taken: Sequence[HardwareQueue], transfer: bool) -> HardwareQueue:
    """Return the least used; among these, the one that can do the least beside."""
    return min(able_queues(queues, transfer), key=lambda each: (taken.count(each), each.powers))


class LogicalDevice:
    """A VkDevice with its queues, destroyed when it is dropped.

    Attributes
    ----------
    value
        The VkDevice.
    functions
        ``struct device`` of vulkan.h.
    shares_semaphores
        Whether other APIs open its timeline semaphores, and it theirs.
    sharing
        Fields of what creates a buffer or an image that every queue may use.
    """

    def __init__(self, physical: PhysicalDevice) -> None:
        self.physical = physical
        families = _families(physical.handle)
        priorities = ffi.new("float[]", [1.0] * _MOST_QUEUES)
        infos = [
            {
                "sType": vk.VK_STRUCTURE_TYPE_DEVICE_QUEUE_CREATE_INFO,
                "queueFamilyIndex": index,
                "queueCount": min(family.queueCount, _MOST_QUEUES),
                "pQueuePriorities": priorities,
            }
            for index, family in families.items()
        ]
        extensions = physical.features.enabled_extensions()
        info = make(
            "VkDeviceCreateInfo",
            pNext=physical.features.enabled(),
            queueCreateInfoCount=len(infos),
            pQueueCreateInfos=array_of_structs("VkDeviceQueueCreateInfo", infos),
            enabledExtensionCount=len(extensions),
            ppEnabledExtensionNames=strings(extensions),
        )
        made = ffi.new("VkDevice *")
        check(lib.vkCreateDevice(physical.handle, info, NULL, made), "vkCreateDevice")
        self.value = made[0]
        self.handle = Handle(made[0], partial(lib.vkDestroyDevice, made[0], NULL), None)
        is_shared = len(families) > 1
        self.sharing = {
            "sharingMode": vk.VK_SHARING_MODE_CONCURRENT if is_shared else vk.VK_SHARING_MODE_EXCLUSIVE,
            "queueFamilyIndexCount": len(families) if is_shared else 0,
            "pQueueFamilyIndices": ffi.new("uint32_t[]", list(families)),
        }
        self.hardware_queues = [
            self._hardware_queue(index, number, family)
            for index, family in families.items()
            for number in range(min(family.queueCount, _MOST_QUEUES))
        ]
        limits = physical.limits
        alignment = max(16, limits.minUniformBufferOffsetAlignment, limits.minStorageBufferOffsetAlignment)
        functions = [self._function(name) for name in FUNCTIONS]
        self.functions = array("Q", [self.handle.number, alignment, *functions])
        self.clock_start: int | None = None
        self.shares_semaphores = can_share_semaphores(physical.handle, physical.features.extensions)

    @property
    def address(self) -> int:
        """Where native code finds ``functions``."""
        return self.functions.buffer_info()[0]

    @property
    def has_addresses(self) -> bool:
        """Whether shaders may address buffers themselves."""
        return bool(self.physical.features.vulkan12.bufferDeviceAddress)

    def create(self, kind: str, info: Any) -> Handle:
        """Create an object: ``kind`` is as in ``vkCreate...`` and ``vkDestroy...``."""
        made = ffi.new(f"Vk{kind} *")
        check(getattr(lib, f"vkCreate{kind}")(self.value, info, NULL, made), f"vkCreate{kind}")
        return self.own(made[0], getattr(lib, f"vkDestroy{kind}"))

    def own(self, value: Any, destroy: Callable[[Any, Any, Any], None]) -> Handle:
        """Return an object's handle that ``destroy`` destroys."""
        return Handle(value, partial(destroy, self.value, value, NULL), self.handle)

    def extension_function(self, name: str) -> Any:
        """Return a function that the loader does not export."""
        return ffi.cast(f"PFN_{name}", lib.vkGetDeviceProcAddr(self.value, name.encode()))

    def _hardware_queue(self, index: int, number: int, family: Any) -> HardwareQueue:
        handle = ffi.new("VkQueue *")
        lib.vkGetDeviceQueue(self.value, index, number, handle)
        computes = family.queueFlags & vk.VK_QUEUE_COMPUTE_BIT
        stages = _COMPUTE_STAGES if computes else _TRANSFER_STAGES
        block = array("Q", [address_of(handle[0]), stages, *[0] * _MUTEX_WORDS])
        return HardwareQueue(index, family.queueFlags, family.timestampValidBits, block)

    def _function(self, name: str) -> int:
        function = lib.vkGetDeviceProcAddr(self.value, f"vk{name}".encode())
        if function == NULL:
            raise NotSupportedError(f"the Vulkan driver has no vk{name}")
        return address_of(function)


def _families(physical: Any) -> dict[int, Any]:
    """Return the families that compute, and those that copy anything: not those for video."""
    count = ffi.new("uint32_t *")
    lib.vkGetPhysicalDeviceQueueFamilyProperties(physical, count, NULL)
    families = ffi.new("VkQueueFamilyProperties[]", count[0])
    lib.vkGetPhysicalDeviceQueueFamilyProperties(physical, count, families)
    copied = {i: ffi.new("VkQueueFamilyProperties *", families[i]) for i in range(count[0])}
    return {
        i: family
        for i, family in copied.items()
        if family.queueFlags & vk.VK_QUEUE_COMPUTE_BIT
        or (not family.queueFlags & ~_PLAIN and _copies_texels(family.minImageTransferGranularity))
    }


def _copies_texels(granularity: Any) -> bool:
    return (granularity.width, granularity.height, granularity.depth) == (1, 1, 1)
