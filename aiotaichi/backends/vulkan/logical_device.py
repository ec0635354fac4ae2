"""The VkDevice, its queues, and its functions for native code."""

from __future__ import annotations

import mmap
import threading
from array import array
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any, ClassVar
from weakref import WeakValueDictionary

from ...errors import NotSupportedError
from ...forked_child import call_in_forked_child
from .binding import NULL, address_of, check, ffi, lib, make, strings, vk
from .binding import array as array_of_structs
from .capabilities import EnabledFeatures
from .handle import Handle
from .instance import PhysicalDevice
from .native.protocol import DEVICE, FUNCTIONS, HARDWARE_QUEUE, NO_PAGES

__all__ = ["HardwareQueue", "LogicalDevice", "able_queues", "choose_queue", "queue_families"]

_TRANSFER_STAGES = vk.VK_PIPELINE_STAGE_TRANSFER_BIT
_COMPUTE_STAGES = vk.VK_PIPELINE_STAGE_TRANSFER_BIT | vk.VK_PIPELINE_STAGE_COMPUTE_SHADER_BIT
_PAGE_TYPE = 2 + len(FUNCTIONS)  # the word of a struct device
_MOST_QUEUES = 8  # of a family: each costs the driver a channel, even if it is never used
_PLAIN = vk.VK_QUEUE_TRANSFER_BIT | vk.VK_QUEUE_SPARSE_BINDING_BIT


@dataclass(eq=False)
class HardwareQueue:
    """A VkQueue. All devices of this process that use it share its ``struct hardware_queue``, the ``block``.

    ``users`` are the numbers of the open queues on it. ``recorded`` are their batches that the driver has and that
    have not completed, as (number, ticket).
    """

    family: int
    flags: int
    timestamp_bits: int
    block: array[int]
    users: set[int] = field(default_factory=set)
    recorded: set[tuple[int, int]] = field(default_factory=set)

    _blocks: ClassVar[WeakValueDictionary[tuple[int, int], array[int]]] = WeakValueDictionary()
    _lock: ClassVar[threading.Lock] = threading.Lock()

    @classmethod
    def of(cls, number: int, index: int, family: Any) -> HardwareQueue:
        """Return the VkQueue ``number`` of the family at ``index``."""
        computes = family.queueFlags & vk.VK_QUEUE_COMPUTE_BIT
        stages = _COMPUTE_STAGES if computes else _TRANSFER_STAGES
        with cls._lock:
            block = cls._blocks.get((number, stages))
            if block is None:
                block = cls._blocks[number, stages] = array("Q", bytes(HARDWARE_QUEUE.size))
                block[0], block[1] = number, stages
        return cls(index, family.queueFlags, family.timestampValidBits, block)

    @classmethod
    def _after_fork(cls) -> None:
        # A lock that was held during the fork is never released, and a VkQueue of the child may have the same number.
        cls._blocks, cls._lock = WeakValueDictionary(), threading.Lock()

    @property
    def number(self) -> int:
        """The VkQueue."""
        return self.block[0]

    @property
    def computes(self) -> bool:
        return bool(self.flags & vk.VK_QUEUE_COMPUTE_BIT)

    @property
    def transfers(self) -> bool:
        return self.computes or bool(self.flags & (vk.VK_QUEUE_TRANSFER_BIT | vk.VK_QUEUE_GRAPHICS_BIT))

    @property
    def powers(self) -> int:
        """Rank the queue: 0 if it only copies, 1 for compute, 2 for graphics, 3 for both."""
        return 2 * bool(self.flags & vk.VK_QUEUE_GRAPHICS_BIT) + self.computes


def able_queues(queues: Sequence[HardwareQueue], transfer: bool) -> list[HardwareQueue]:
    """Return the queues that can run kernels, or, for ``transfer``, all queues.

    Raises a NotSupportedError if there is none.
    """
    able = [queue for queue in queues if (queue.transfers if transfer else queue.computes)]
    if not able:
        raise NotSupportedError("the device has no queue that computes")
    return able


def choose_queue(queues: Sequence[HardwareQueue], transfer: bool) -> HardwareQueue:
    """Return the queue with the fewest users. Among several, return the least capable."""
    return min(able_queues(queues, transfer), key=lambda each: (len(each.users), each.powers))


class LogicalDevice:
    """A VkDevice with its queues. ``functions`` is the ``struct device`` of protocol.h.

    ``sharing`` has the fields of the create infos for buffers and images that every queue may use. ``families``
    are the queue families.
    """

    @classmethod
    def open(cls, physical: PhysicalDevice, extensions: Sequence[str] = ()) -> LogicalDevice:
        """Create a VkDevice with those ``extensions`` that the device has. It is destroyed when it is dropped."""
        families = _able_families(physical.handle)
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
        wanted = [name for name in extensions if name in physical.features.extensions]
        enabled = sorted({*physical.features.enabled_extensions(), *wanted})
        info = make(
            "VkDeviceCreateInfo",
            pNext=physical.features.enabled(),
            queueCreateInfoCount=len(infos),
            pQueueCreateInfos=array_of_structs("VkDeviceQueueCreateInfo", infos),
            enabledExtensionCount=len(enabled),
            ppEnabledExtensionNames=strings(enabled),
        )
        made = ffi.new("VkDevice *")
        check(lib.vkCreateDevice(physical.handle, info, NULL, made), "vkCreateDevice")
        handle = Handle(made[0], partial(lib.vkDestroyDevice, made[0], NULL), physical.instance.handle)
        queues = [
            _hardware_queue(made[0], index, number, family)
            for index, family in families.items()
            for number in range(min(family.queueCount, _MOST_QUEUES))
        ]
        return cls(physical, handle, queues, physical.features.enabled_features())

    def __init__(
        self,
        physical: PhysicalDevice,
        handle: Handle,
        queues: Sequence[HardwareQueue],
        features: EnabledFeatures,
    ) -> None:
        self.physical = physical
        self.handle = handle
        self.value = handle.value
        self.hardware_queues = queues
        self.features = features
        families = self.families = sorted({queue.family for queue in queues})
        is_shared = len(families) > 1
        self.sharing = {
            "sharingMode": vk.VK_SHARING_MODE_CONCURRENT if is_shared else vk.VK_SHARING_MODE_EXCLUSIVE,
            "queueFamilyIndexCount": len(families) if is_shared else 0,
            "pQueueFamilyIndices": ffi.new("uint32_t[]", families),
        }
        limits = physical.limits
        alignment = max(16, limits.minUniformBufferOffsetAlignment, limits.minStorageBufferOffsetAlignment)
        functions = [self._function(name) for name in FUNCTIONS]
        words = [self.handle.number, alignment, *functions, NO_PAGES, mmap.PAGESIZE]
        self.functions = array("Q", words + [0] * (DEVICE.size // 8 - len(words)))

    @property
    def address(self) -> int:
        """The address of ``functions``."""
        return self.functions.buffer_info()[0]

    @property
    def page_type(self) -> int:
        """The memory type of the host's pages, if the device uses them in place; else ``NO_PAGES``."""
        return int(self.functions[_PAGE_TYPE])

    @page_type.setter
    def page_type(self, memory_type: int) -> None:
        self.functions[_PAGE_TYPE] = memory_type

    @property
    def uses_pages(self) -> bool:
        """Whether the device uses the host's pages in place."""
        return bool(self.page_type != NO_PAGES)

    def create(self, kind: str, info: Any) -> Handle:
        """Create an object by ``vkCreate<kind>``. ``vkDestroy<kind>`` destroys it."""
        made = ffi.new(f"Vk{kind} *")
        check(getattr(lib, f"vkCreate{kind}")(self.value, info, NULL, made), f"vkCreate{kind}")
        return self.own(made[0], getattr(lib, f"vkDestroy{kind}"))

    def own(self, value: Any, destroy: Callable[[Any, Any, Any], None]) -> Handle:
        """Return a handle on an object. ``destroy`` destroys the object."""
        return Handle(value, partial(destroy, self.value, value, NULL), self.handle)

    def extension_function(self, name: str) -> Any:
        """Return a function of an extension: the loader does not export it."""
        return ffi.cast(f"PFN_{name}", lib.vkGetDeviceProcAddr(self.value, name.encode()))

    def close(self) -> None:
        """*Blocking.* Destroy the device and its objects. All its work has completed, or the device is lost."""
        lib.vkDeviceWaitIdle(self.value)  # threads of drivers and layers may lag behind
        self.handle.close()

    def _function(self, name: str) -> int:
        function = lib.vkGetDeviceProcAddr(self.value, f"vk{name}".encode())
        if function == NULL:
            raise NotSupportedError(f"the Vulkan driver has no vk{name}")
        return address_of(function)


def _hardware_queue(device: Any, index: int, number: int, family: Any) -> HardwareQueue:
    handle = ffi.new("VkQueue *")
    lib.vkGetDeviceQueue(device, index, number, handle)
    return HardwareQueue.of(address_of(handle[0]), index, family)


def queue_families(physical: Any) -> list[Any]:
    """Return the properties of all queue families."""
    count = ffi.new("uint32_t *")
    lib.vkGetPhysicalDeviceQueueFamilyProperties(physical, count, NULL)
    families = ffi.new("VkQueueFamilyProperties[]", count[0])
    lib.vkGetPhysicalDeviceQueueFamilyProperties(physical, count, families)
    return [ffi.new("VkQueueFamilyProperties *", families[i]) for i in range(count[0])]


def _able_families(physical: Any) -> dict[int, Any]:
    """Return the families that compute or copy buffers. Families for video are left out."""
    return {
        i: family
        for i, family in enumerate(queue_families(physical))
        if family.queueFlags & vk.VK_QUEUE_COMPUTE_BIT
        or (not family.queueFlags & ~_PLAIN and _copies_texels(family.minImageTransferGranularity))
    }


def _copies_texels(granularity: Any) -> bool:
    return (granularity.width, granularity.height, granularity.depth) == (1, 1, 1)


call_in_forked_child(HardwareQueue._after_fork)
