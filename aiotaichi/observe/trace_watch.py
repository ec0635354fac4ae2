"""The thread of a trace: it reads the devices' clocks and the counters."""

from __future__ import annotations

import threading
from collections.abc import Iterable, Sequence
from time import perf_counter
from typing import Final

from .. import Pool, Runtime
from ..core.clock_map import ClockMap
from ..core.trace_ring import RecordKind
from ..errors import Error
from ..hal import DeviceHal
from ..queue.tracer import Tracer
from ..runtime.queue import slots_of
from ..runtime.runtime import open_device_of
from ..runtime.statistics import memory_statistics

__all__ = ["COUNTERS", "TraceWatch"]

COUNTERS: Final = (
    ("slots taken", "slots"),
    ("tasks that wait for a slot", "tasks"),
    ("arrays leased from pools", "arrays"),
    ("tasks that wait for a lease", "tasks"),
    ("memory of devices", "bytes"),
    ("memory of the host", "bytes"),
)
"""The names of the counters, and their units."""
_COUNT_SECONDS: Final = 0.1  # between two looks at the counters
_PACKED: Final = 2  # looks, between two times that what loops have noted becomes records
_COUNTED: Final = 10  # looks, between two times that the statistics get the operations' times
_LOOKS: Final = 20  # at the counters, between two readings of a clock: within 2 s, clocks drift by microseconds


class TraceWatch:
    """Reads the devices' clocks, what their threads do, and counters, for a trace: in a thread of its own."""

    def __init__(self, tracer: Tracer, runtimes: Sequence[Runtime]) -> None:
        self._tracer = tracer
        self._runtimes = runtimes
        self._devices: set[DeviceHal] = set()  # whose threads are recorded
        self._is_ending = threading.Event()
        self._thread = threading.Thread(target=self._run, name="aiotaichi trace", daemon=True)

    def start(self) -> None:
        """Start the thread."""
        self._record_threads()
        self._thread.start()

    def stop(self) -> None:
        """*Blocking.* End the thread, and read the clocks for the last time."""
        self._is_ending.set()
        self._thread.join()
        self.read_clocks(self._tracer.clocks.copy())
        self._take_spans()
        for device in self._devices:
            device.record_threads(False)

    def read_clocks(self, devices: Iterable[DeviceHal]) -> None:
        """*Blocking.* Read the clocks. A device that is lost or closed is left out."""
        for device in devices:
            try:
                reading = device.clock()
            except Error:
                continue
            self._tracer.clocks.setdefault(device, ClockMap()).add(reading.device, reading.host)

    def _run(self) -> None:
        looks = 0
        while not self._is_ending.wait(_COUNT_SECONDS):
            looks += 1
            unread = [device for device, clock in self._tracer.clocks.copy().items() if not clock]
            self.read_clocks(unread if looks % _LOOKS else self._tracer.clocks.copy())
            self._record_threads()
            self._take_spans()
            if looks % _PACKED == 0:
                self._tracer.pack()
            self._tracer.look_for_slow()
            if looks % _COUNTED == 0:
                self._tracer.count_times()
            now = perf_counter()
            self._tracer.ring.add(RecordKind.COUNTERS, now, (now, self._count()))

    def _record_threads(self) -> None:
        for device in set(self._tracer.clocks) - self._devices:
            self._devices.add(device)
            device.record_threads(True)

    def _take_spans(self) -> None:
        for device in self._devices:
            spans = device.take_thread_spans().spans
            if len(spans):
                self._tracer.ring.add(RecordKind.SPANS, perf_counter(), (device.info.name, spans.tobytes()))

    def _count(self) -> tuple[float, ...]:
        taken = waiting = leased = leasing = device_bytes = host_bytes = 0
        for runtime in self._runtimes:
            try:
                opened = open_device_of(runtime)
            except Error:  # it was closed inside of the block
                continue
            for engine in opened.engines.copy():
                slots = slots_of(engine.queue)
                taken += slots.taken
                waiting += slots.waiting
            memory = memory_statistics(opened.account)
            device_bytes += memory.device_bytes
            host_bytes += memory.host_bytes
            for pool in opened.living_lenders():
                if isinstance(pool, Pool):
                    leased += pool.statistics().borrowed
                    leasing += pool.statistics().waiting
        return taken, waiting, leased, leasing, device_bytes, host_bytes
