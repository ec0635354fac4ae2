"""Timeline semaphores that other APIs, and other VkDevices, wait for and signal."""

from __future__ import annotations

import os
import threading
import weakref
from typing import TYPE_CHECKING, Any

from ...errors import Error
from ...hal import ExternalEvent, QueueHal, SignalHal, TimelineHal
from ...hal.commands import WaitExternal
from .binding import check, ffi, lib, link, make, vk
from .handle import Handle

if TYPE_CHECKING:
    from .logical_device import LogicalDevice
    from .queue import VulkanQueue

__all__ = ["External", "SemaphoreWait", "VulkanTimeline", "can_share_semaphores", "create_timeline_semaphore"]

_OPAQUE = vk.VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT


def create_timeline_semaphore(device: LogicalDevice) -> Handle:
    """Return a semaphore at 0, which other APIs may open where the device can."""
    kind = _timeline()
    if device.features.shared_semaphores:
        kind = link(kind, make("VkExportSemaphoreCreateInfo", handleTypes=_OPAQUE))
    return device.create("Semaphore", make("VkSemaphoreCreateInfo", pNext=kind))


def can_share_semaphores(physical: Any) -> bool:
    """Return whether a device with the extension opens other APIs' timeline semaphores, and they its."""
    wanted = make("VkPhysicalDeviceExternalSemaphoreInfo", pNext=_timeline(), handleType=_OPAQUE)
    found = make("VkExternalSemaphoreProperties")
    lib.vkGetPhysicalDeviceExternalSemaphoreProperties(physical, wanted, found)
    both = vk.VK_EXTERNAL_SEMAPHORE_FEATURE_EXPORTABLE_BIT | vk.VK_EXTERNAL_SEMAPHORE_FEATURE_IMPORTABLE_BIT
    return bool(found.externalSemaphoreFeatures & both == both)


def _timeline() -> Any:
    return make("VkSemaphoreTypeCreateInfo", semaphoreType=vk.VK_SEMAPHORE_TYPE_TIMELINE, initialValue=0)


class VulkanTimeline(TimelineHal):
    """The semaphore of a queue."""

    def __init__(self, queue: VulkanQueue, semaphore: Handle) -> None:
        self._queue = weakref.ref(queue)
        self._device = queue.device
        self._semaphore = semaphore
        self.uuid = queue.device.physical.uuid

    def open(self) -> int:
        return open_semaphore(self._device, self._semaphore)

    def value_of(self, ticket: int) -> int:
        queue = self._queue()
        return 0 if queue is None else queue.signal_of(ticket)


def open_semaphore(device: LogicalDevice, semaphore: Handle) -> int:
    """Return a new descriptor of a semaphore."""
    wanted = make("VkSemaphoreGetFdInfoKHR", semaphore=semaphore.value, handleType=_OPAQUE)
    descriptor = ffi.new("int *")
    get = device.extension_function("vkGetSemaphoreFdKHR")
    check(get(device.value, wanted, descriptor), "sharing a semaphore")
    return int(descriptor[0])


def _import_semaphore(device: LogicalDevice, descriptor: int) -> Handle:
    """Return a semaphore of another API, which takes the descriptor over."""
    semaphore = device.create("Semaphore", make("VkSemaphoreCreateInfo", pNext=_timeline()))
    wanted = make("VkImportSemaphoreFdInfoKHR", semaphore=semaphore.value, handleType=_OPAQUE, fd=descriptor)
    try:
        check(device.extension_function("vkImportSemaphoreFdKHR")(device.value, wanted), "opening a semaphore")
    except Error:
        os.close(descriptor)
        raise
    return semaphore


class SemaphoreWait(ExternalEvent):
    """That a semaphore gets to a value.

    Attributes
    ----------
    semaphore, value
        As native code takes them.
    """

    def __init__(self, device: LogicalDevice, semaphore: Handle, value: int) -> None:
        self._device = device
        self._handle = semaphore
        self.semaphore = semaphore.number
        self.value = value

    def release(self) -> None:
        reached = ffi.new("uint64_t *")
        check(lib.vkGetSemaphoreCounterValue(self._device.value, self._handle.value, reached), "reading a semaphore")
        if reached[0] < self.value:
            info = make("VkSemaphoreSignalInfo", semaphore=self._handle.value, value=self.value)
            check(lib.vkSignalSemaphore(self._device.value, info), "signalling a semaphore")


class _Bridge:
    """A semaphore of this device, which another API signals behind the tickets of one queue."""

    def __init__(self, device: LogicalDevice, semaphore: Handle, signal: SignalHal) -> None:
        self._device = device
        self._semaphore = semaphore
        self._signal = signal
        self._value = 0

    def wait_for(self, ticket: int) -> SemaphoreWait | None:
        if not self._signal.signal(ticket, self._value + 1):
            return None
        self._value += 1
        return SemaphoreWait(self._device, self._semaphore, self._value)


class External:
    """What a device's queues have to do with those of other APIs and other VkDevices."""

    def __init__(self, device: LogicalDevice) -> None:
        self._device = device
        self._lock = threading.Lock()  # queues of several event loops wait
        self._opened: weakref.WeakKeyDictionary[TimelineHal, Handle] = weakref.WeakKeyDictionary()
        self._bridges: weakref.WeakKeyDictionary[QueueHal, _Bridge] = weakref.WeakKeyDictionary()

    def wait_for(self, other: QueueHal, ticket: int) -> WaitExternal | None:
        """Return the command that waits for ``ticket`` of a foreign queue; None where the device cannot."""
        if not self._device.features.shared_semaphores:
            return None
        timeline = other.timeline
        with self._lock:
            event = self._bridged(other, ticket) if timeline is None else self._wait_for_timeline(timeline, ticket)
        return None if event is None else WaitExternal(event)

    def close(self) -> None:
        self._opened.clear()
        self._bridges.clear()

    def _wait_for_timeline(self, timeline: TimelineHal, ticket: int) -> SemaphoreWait | None:
        if timeline.uuid != self._device.physical.uuid:
            return None
        semaphore = self._opened.get(timeline)
        if semaphore is None:
            semaphore = self._opened[timeline] = _import_semaphore(self._device, timeline.open())
        return SemaphoreWait(self._device, semaphore, timeline.value_of(ticket))

    def _bridged(self, other: QueueHal, ticket: int) -> SemaphoreWait | None:
        bridge = self._bridges.get(other)
        if bridge is None:
            semaphore = create_timeline_semaphore(self._device)
            signal = other.open_semaphore(open_semaphore(self._device, semaphore), self._device.physical.uuid)
            if signal is None:
                return None
            bridge = self._bridges[other] = _Bridge(self._device, semaphore, signal)
        return bridge.wait_for(ticket)
