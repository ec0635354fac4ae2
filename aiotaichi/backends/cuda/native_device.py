"""The device as native code knows it: a ``struct device``, and the threads that help to copy."""

from __future__ import annotations

import os
from array import array

from ...core.memory_account import MemoryEntry
from .binding import check, driver, error_of, function
from .host_memory import PinnedMemory
from .memory import DevicePool
from .native.protocol import DEVICE, FUNCTIONS

__all__ = ["NativeDevice"]

_CLOCK = len(FUNCTIONS) + 2  # the word of a struct device that has the event


class NativeDevice:
    """The ``struct device`` at ``address``. Native code stages transfers in ``ring``, which ``entry`` counts."""

    def __init__(self, pool: DevicePool, ring: PinnedMemory, entry: MemoryEntry) -> None:
        hardware = pool.hardware
        self._hardware = hardware
        self.native = hardware.native
        with hardware:
            clock = check(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DEFAULT), "creating an event")
            check(driver.cuEventRecord(clock, pool.stream), "recording an event")
        functions = [function(name) for name in FUNCTIONS]
        words = [*functions, hardware.number, int(pool.handle), int(clock), hardware.standstill.address]
        self.block = array("Q", words + [0] * (DEVICE.size // 8 - len(words)))
        self.address = self.block.buffer_info()[0]
        self._ring: tuple[PinnedMemory, MemoryEntry] | None = ring, entry
        copiers = max(0, len(os.sched_getaffinity(0)) // 2 - 1)  # besides the queue's own thread
        if status := self.native.device_open(self.address, ring.address, ring.size, copiers):
            raise error_of(status, "preparing to stage transfers")

    def copy(self, to: int, source: int, size: int) -> None:
        """Copy host memory, together with the threads."""
        self.native.device_copy(self.address, to, source, size)

    def destroy_graph(self, address: int) -> None:
        """Destroy a ``struct graph``. It uses the ``struct device``, even after :meth:`close`."""
        self.native.graph_destroy(address)

    def close(self) -> None:
        """*Blocking.* End the threads. The device has no queues; graphs may still be destroyed."""
        self.native.device_close(self.address)
        self._ring = None

    def destroy_clock(self) -> None:
        """Destroy the event that time stamps are relative to. Fails if the device is lost, so it comes last."""
        with self._hardware:
            driver.cuEventDestroy(self.block[_CLOCK])  # native code replaces it
