"""The device's clock: time stamps in seconds, and the host's clock at the same moment."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable
from functools import partial
from operator import attrgetter
from time import perf_counter
from typing import Any

from ...errors import NotSupportedError
from ...hal import ClockReading
from .binding import NULL, check, ffi, lib, vk
from .hardware import Hardware
from .logical_device import HardwareQueue
from .native.protocol import MARK, OP_MARK
from .recorder import Recorder
from .stock import Stocks

__all__ = ["DeviceClock"]

_READINGS = 8  # of which the best counts
_WAIT = 0.1  # seconds after which a thread that waits for the device looks whether it is lost
_DOMAINS = vk.VK_TIME_DOMAIN_DEVICE_EXT, vk.VK_TIME_DOMAIN_CLOCK_MONOTONIC_EXT


class DeviceClock:
    """The clock that a device's queues share. Its seconds count from the first time stamp that anyone asks for."""

    def __init__(self, hardware: Hardware, stocks: Stocks) -> None:
        self._hardware = hardware
        self._logical = hardware.logical
        self._stocks = stocks
        self._lock = threading.Lock()  # guards the attributes below
        self._start: int | None = None
        self._read: Callable[[], ClockReading] | None = None
        self._recorder: Recorder | None = None
        self._ticket = 0

    def can_stamp(self, queue: HardwareQueue) -> bool:
        """Return whether a VkQueue can record times."""
        return bool(queue.timestamp_bits and self._logical.features.query_reset)

    def seconds(self, ticks: int, bits: int) -> float:
        """Return a time stamp of which ``bits`` bits count. From any thread."""
        start = self._start
        if start is None:
            with self._lock:
                start = self._start = ticks if self._start is None else self._start
        # As integers, and relative: a float of many nanoseconds is coarse. The clock may have overflowed.
        mask = (1 << bits) - 1
        half = mask // 2
        passed = ((ticks - start + half) & mask) - half
        return float(passed * (self._logical.physical.limits.timestampPeriod * 1e-9))

    def read(self) -> ClockReading:
        """*Blocking.* Return the best of several readings."""
        if self._read is None:
            self._read = self._find_way()
        return min((self._read() for _ in range(_READINGS)), key=attrgetter("uncertainty"))

    def close(self) -> None:
        """*Blocking.* Free what readings have used. Nobody reads any longer."""
        if self._recorder is not None:
            self._recorder.close()

    def _find_way(self) -> Callable[[], ClockReading]:
        queues = [queue for queue in self._logical.hardware_queues if self.can_stamp(queue)]
        if not queues:
            raise NotSupportedError("no queue of the device has a clock")
        if self._logical.features.calibration and set(_DOMAINS) <= set(_domains(self._logical)):
            read = self._logical.extension_function("vkGetCalibratedTimestampsEXT")
            return partial(self._read_both, read, max(queue.timestamp_bits for queue in queues))
        return partial(self._read_between, min(queues, key=lambda queue: len(queue.users)))

    def _read_both(self, read: Any, bits: int) -> ClockReading:
        """Have the driver read both clocks."""
        kind = vk.VK_STRUCTURE_TYPE_CALIBRATED_TIMESTAMP_INFO_EXT
        infos = ffi.new("VkCalibratedTimestampInfoKHR[]", [{"sType": kind, "timeDomain": each} for each in _DOMAINS])
        stamps, deviation = ffi.new("uint64_t[]", len(infos)), ffi.new("uint64_t *")
        check(read(self._logical.value, len(infos), infos, stamps, deviation), "reading the clocks")
        return ClockReading(self.seconds(stamps[0], bits), stamps[1] / 1e9, deviation[0] / 1e9)

    def _read_between(self, queue: HardwareQueue) -> ClockReading:
        """Have the device record a time, and read the host's clock before and after."""
        stamps = array("Q", (0, 0))
        mark = MARK.pack(OP_MARK, 1, MARK.size)
        with self._lock:
            if self._recorder is None:
                self._recorder = Recorder(self._hardware, self._stocks, queue, descriptor=-1)
            recorder = self._recorder
            self._ticket += 1
            before = perf_counter()
            recorder.submit(mark, self._ticket, 1, stamps.buffer_info()[0])
            while not recorder.wait(self._ticket, _WAIT):
                recorder.check_completed()
            after = perf_counter()
            recorder.check_completed()  # which also reads the time
        uncertainty = (after - before) / 2
        return ClockReading(self.seconds(stamps[1], queue.timestamp_bits), before + uncertainty, uncertainty)


def _domains(logical: Any) -> list[int]:
    """Return the clocks that the driver can read together."""
    name = "vkGetPhysicalDeviceCalibrateableTimeDomainsEXT"
    physical = logical.physical
    function = ffi.cast(f"PFN_{name}", lib.vkGetInstanceProcAddr(physical.instance.handle.value, name.encode()))
    if function == NULL:
        return []
    count = ffi.new("uint32_t *")
    check(function(physical.handle, count, NULL), name)
    domains = ffi.new("VkTimeDomainKHR[]", count[0])
    check(function(physical.handle, count, domains), name)
    return [int(each) for each in domains]
