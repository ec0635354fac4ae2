"""The device as native code knows it: a ``struct device``, and the threads that help to copy."""

from __future__ import annotations

import ctypes
import os
import threading
from array import array
from typing import Any

from ...core.memory_account import MemoryEntry
from ...errors import InvalidStateError
from ...hal import ClockReading
from ...hal.device import helping_copiers
from .binding import check, driver, error_of, function
from .host_memory import PinnedMemory
from .memory import DevicePool
from .native.protocol import DEVICE, FUNCTIONS, READING

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
        self._stream: Any = None  # of the clock's readings
        self._reading = threading.Lock()
        self._ring: tuple[PinnedMemory, MemoryEntry] | None = ring, entry
        threads = helping_copiers(), len(os.sched_getaffinity(0))
        if status := self.native.device_open(self.address, ring.address, ring.size, *threads):
            raise error_of(status, "preparing to stage transfers")

    def copy(self, to: int, source: int, size: int) -> None:
        """Copy host memory, together with the threads."""
        self.native.device_copy(self.address, to, source, size)

    def clock(self) -> ClockReading:
        """*Blocking.* Read the device's clock and the host's."""
        with self._reading:
            if self._ring is None:
                raise InvalidStateError("the device is closed")
            if self._stream is None:
                self._stream = self._create_stream()
            data = ctypes.create_string_buffer(READING.size)
            status = self.native.device_clock(self.address, int(self._stream), ctypes.addressof(data))
        if status:
            raise error_of(status, "reading the clocks")
        return ClockReading(*READING.unpack(data))

    def destroy_graph(self, address: int) -> None:
        """Destroy a ``struct graph``. It uses the ``struct device``, even after :meth:`close`."""
        self.native.graph_destroy(address)

    def close(self) -> None:
        """*Blocking.* End the threads. The device has no queues; graphs may still be destroyed."""
        with self._reading:
            self._ring = None
        self.native.device_close(self.address)

    def destroy_clock(self) -> None:
        """Destroy the event that time stamps are relative to. Fails if the device is lost, so it comes last."""
        with self._hardware:
            if self._stream is not None:
                driver.cuStreamDestroy(self._stream)
            driver.cuEventDestroy(self.block[_CLOCK])  # native code replaces it

    def _create_stream(self) -> Any:
        with self._hardware:
            _, greatest = check(driver.cuCtxGetStreamPriorityRange(), "cuCtxGetStreamPriorityRange")
            flags = driver.CUstream_flags.CU_STREAM_NON_BLOCKING
            return check(driver.cuStreamCreateWithPriority(flags, greatest), "creating a stream")
