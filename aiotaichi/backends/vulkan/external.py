"""Timeline semaphores that other APIs, and other VkDevices, wait for and signal."""

from __future__ import annotations

import os
import threading
import weakref
from collections.abc import Callable

from ...errors import Error
from ...hal import DeviceWaiter, ExternalEvent, QueueHal, SemaphoreHal, SignalHal, TimelineHal
from ...hal.commands import WaitExternal
from ...hal.sharing import DeviceWaiters
from .binding import check, ffi, lib, link, make, vk
from .handle import Handle
from .hardware import Hardware
from .logical_device import LogicalDevice

__all__ = ["External", "SemaphoreWait", "VulkanTimeline", "create_timeline_semaphore"]

_OPAQUE = vk.VK_EXTERNAL_SEMAPHORE_HANDLE_TYPE_OPAQUE_FD_BIT


def create_timeline_semaphore(device: LogicalDevice) -> Handle:
    """Return a semaphore at 0, which other APIs may open if the device can share it."""
    kind = make("VkSemaphoreTypeCreateInfo", semaphoreType=vk.VK_SEMAPHORE_TYPE_TIMELINE, initialValue=0)
    if device.features.shared_semaphores:
        kind = link(kind, make("VkExportSemaphoreCreateInfo", handleTypes=_OPAQUE))
    return device.create("Semaphore", make("VkSemaphoreCreateInfo", pNext=kind))


class VulkanTimeline(TimelineHal):
    """The semaphore of a queue, whose method ``value_of`` it does not keep alive."""

    def __init__(self, hardware: Hardware, semaphore: Handle, value_of: Callable[[int], int | None]) -> None:
        self._hardware = hardware
        self._semaphore = semaphore
        self._value_of = weakref.WeakMethod(value_of)
        self._waiters = DeviceWaiters()
        self.uuid = hardware.logical.physical.uuid
        self.driver = hardware.logical.physical.driver_uuid

    def open(self, waiter: DeviceWaiter) -> int:
        with self._hardware.calls:
            self._waiters.add(waiter)
            return _descriptor_of(self._hardware.logical, self._semaphore)

    def value_of(self, ticket: int) -> int | None:
        value_of = self._value_of()
        return 0 if value_of is None else value_of(ticket)

    def release(self) -> None:
        """Release the other APIs' queues: this queue has failed."""
        self._waiters.release()


def _descriptor_of(device: LogicalDevice, semaphore: Handle) -> int:
    wanted = make("VkSemaphoreGetFdInfoKHR", semaphore=semaphore.value, handleType=_OPAQUE)
    descriptor = ffi.new("int *")
    get = device.extension_function("vkGetSemaphoreFdKHR")
    check(get(device.value, wanted, descriptor), "sharing a semaphore")
    return int(descriptor[0])


class SemaphoreWait(ExternalEvent):
    """A semaphore reaches a value. Both are as native code takes them."""

    def __init__(self, semaphore: Handle, value: int) -> None:
        self._handle = semaphore
        self.semaphore = semaphore.number
        self.value = value


class _Semaphore(SemaphoreHal):
    """A semaphore of this device that another API signals, and the last of its values that a queue waits for."""

    def __init__(self, external: External) -> None:
        self._external = external
        self.device = external.device
        self.uuid = external.device.physical.uuid
        self.handle = create_timeline_semaphore(external.device)
        self.last = 0

    def open(self) -> int:
        return _descriptor_of(self.device, self.handle)

    def release(self) -> None:
        with self._external.lock:
            if self._external.is_closed or not self.last:
                return
            # If this device is lost, too, these calls only fail.
            reached = ffi.new("uint64_t *")
            lib.vkGetSemaphoreCounterValue(self.device.value, self.handle.value, reached)
            if reached[0] < self.last:
                info = make("VkSemaphoreSignalInfo", semaphore=self.handle.value, value=self.last)
                lib.vkSignalSemaphore(self.device.value, info)


class _Opened(_Semaphore):
    """The semaphore of another VkDevice's queue."""

    def __init__(self, external: External, timeline: TimelineHal) -> None:
        super().__init__(external)
        descriptor = timeline.open(self)
        wanted = make("VkImportSemaphoreFdInfoKHR", semaphore=self.handle.value, handleType=_OPAQUE, fd=descriptor)
        try:
            take = self.device.extension_function("vkImportSemaphoreFdKHR")
            check(take(self.device.value, wanted), "opening a semaphore")
        except Error:
            os.close(descriptor)
            raise


class External:
    """The queues of other APIs and other VkDevices that a device's queues wait for."""

    def __init__(self, hardware: Hardware) -> None:
        self._hardware = hardware
        self.device = hardware.logical
        # Guards the rest: queues of several event loops wait, and other queues fail in their own threads.
        self.lock = threading.Lock()
        self.is_closed = False  # nothing of the device may be touched any longer
        self._opened: weakref.WeakKeyDictionary[TimelineHal, _Opened] = weakref.WeakKeyDictionary()
        self._signalled: weakref.WeakKeyDictionary[QueueHal, tuple[_Semaphore, SignalHal]] = (
            weakref.WeakKeyDictionary()
        )

    def wait_for(self, other: QueueHal, ticket: int) -> WaitExternal | None:
        """Return the command that waits for ``ticket`` of a foreign queue; None if the device cannot wait."""
        if not self.device.features.shared_semaphores:
            return None
        timeline = other.timeline
        with self._hardware.calls, self.lock:
            event = self._signal(other, ticket) if timeline is None else self._open(timeline, ticket)
        return None if event is None else WaitExternal(event)

    def close(self) -> None:
        with self.lock:
            self.is_closed = True
            self._opened.clear()
            self._signalled.clear()

    def _open(self, timeline: TimelineHal, ticket: int) -> SemaphoreWait | None:
        physical = self.device.physical
        if (timeline.uuid, timeline.driver) != (physical.uuid, physical.driver_uuid):
            return None
        semaphore = self._opened.get(timeline)
        if semaphore is None:
            semaphore = self._opened[timeline] = _Opened(self, timeline)
        value = timeline.value_of(ticket)
        if value is None:
            return None
        semaphore.last = max(semaphore.last, value)
        return SemaphoreWait(semaphore.handle, value)

    def _signal(self, other: QueueHal, ticket: int) -> SemaphoreWait | None:
        found = self._signalled.get(other)
        if found is None:
            semaphore = _Semaphore(self)
            signal = other.signal_of(semaphore)
            if signal is None:
                return None
            found = self._signalled[other] = semaphore, signal
        semaphore, signal = found
        if ticket > semaphore.last:  # else an earlier signal covers the ticket
            signalled = signal.signal(ticket)
            if not signalled:
                return None
            semaphore.last = signalled
        return SemaphoreWait(semaphore.handle, ticket)
