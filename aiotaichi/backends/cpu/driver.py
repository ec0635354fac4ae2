"""The driver and its one device: this machine's processor."""

from __future__ import annotations

import ctypes
import itertools
import math
import os
import platform
import time
from collections.abc import Collection, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from ...compile import Cache, CompileService, linker
from ...core.cancellation import Cancellation
from ...core.compile_options import CompileOptions
from ...core.memory_account import MemoryPurpose
from ...core.sizes import LEAST_POOLED, MOST_CARRIED
from ...core.usable_memory import usable_memory
from ...errors import InvalidArgumentError, InvalidStateError, NotSupportedError
from ...formats import Archive, ModuleSpec
from ...hal import (
    ClockReading,
    DeviceHal,
    DeviceInfo,
    DeviceRequest,
    Driver,
    MemoryHal,
    MemoryInteropInfo,
    MemoryRequest,
    ModuleHal,
    QueueRequest,
    ThreadSpanRing,
    ThreadSpans,
    system_obstacle,
    with_threads,
)
from ...hal.batch_queue import BatchQueue, QueueSet
from ...hal.host_mapping import ZeroPages
from ...hal.host_pool import HostMemory, HostPool
from ...hal.loop_thread import NICE_AFTER_LOOP
from ...interop import CpuMemoryInteropInfo
from ...types import Arch
from .encoder import CpuEncoder
from .faults import loss
from .memory import CpuMemory, allocate, borrow, over
from .module import CpuModule, CpuQueueMemory
from .native import load_native
from .native.protocol import MOST_CORES, OUTPUTS, SCHEDULING
from .queue import CpuQueue

if TYPE_CHECKING:
    from .guard_pages import GuardedMemories

__all__ = ["CpuDevice", "CpuDriver"]

_ARCHS = {"x86_64": Arch.X64, "aarch64": Arch.ARM64}
_numbers = itertools.count()
_PATIENCE_NANOSECONDS = 10_000_000
"""For how long a kernel that cannot pause keeps others from computing."""
_MOST_THREADS = 1024
_WORD = 64  # bits
_STATISTICS_OF_CORES = b"/proc/stat"
"""Native code keeps the address."""


class CpuDriver(Driver):
    """Runs x64 or arm64 modules on Linux."""

    archs = tuple(arch for machine, arch in _ARCHS.items() if machine == platform.machine())

    def probe(self) -> str | None:
        return system_obstacle()

    def devices(self) -> Sequence[DeviceInfo]:
        if self.probe():
            return []
        name, memory = _processor_name(), usable_memory()
        return [
            DeviceInfo(
                self.archs[0], 0, name, unified_memory=True, memory=memory, driver=f"LLVM {linker.llvm_version()}"
            )
        ]

    def open(self, request: DeviceRequest) -> CpuDevice:
        if reason := self.probe():
            raise NotSupportedError(f"the CPU backend cannot run here: {reason}")
        if request.index != 0:
            raise NotSupportedError(f"device_index {request.index}: the CPU backend has one device, 0")
        if request.threads is not None and request.threads > _MOST_THREADS:
            raise InvalidArgumentError(f"threads={request.threads}: give at most {_MOST_THREADS}")
        return CpuDevice(self.devices()[0], request)


class CpuDevice(DeviceHal):
    """The processor: all cores that the process may use. Its queues share one pool of threads."""

    def __init__(self, info: DeviceInfo, request: DeviceRequest) -> None:
        self.info = info
        self._account = request.account
        self._service = CompileService(Cache(), linker.llvm_version(), request.limits)
        self._native = load_native(self._service)
        self._service.tallies = request.tallies  # now: the native code is no program's
        cores = request.affinity or os.sched_getaffinity(0)
        self._threads = request.threads or len(cores)
        pool = self._native.pool_create(
            self._threads - 1,
            len(cores),
            _PATIENCE_NANOSECONDS,
            _scheduling(NICE_AFTER_LOOP if request.nice is None else request.nice, request.affinity or frozenset()),
            _STATISTICS_OF_CORES if request.nice is None else None,
        )
        self._output = next(_numbers) % OUTPUTS
        self._guarded: GuardedMemories | None = None
        if request.guard:
            from .guard_pages import GuardedMemories

            self._guarded = GuardedMemories()
        self._pool = with_threads(pool, "parallel loops")
        self._loss = partial(loss, self._native, self._pool, self._guarded)
        self._spans = ThreadSpanRing(partial(self._native.pool_record, self._pool), self._native.spans_take)
        self._queues = QueueSet()
        self._host = HostPool(_Unprepared(), request.staging_bytes, request.account, (info.arch, info.index))
        self._host.reserve()

    def create_queue(self, request: QueueRequest) -> BatchQueue:
        if request.stream is not None:
            raise NotSupportedError("stream: the CPU's queues are threads of their own")

        def create(number: int) -> BatchQueue:
            queue = CpuQueue(self._native, self._pool, self._loss, request.descriptor, request.policy)
            memory = CpuQueueMemory(queue.address, number, self._threads)
            return BatchQueue(queue, CpuEncoder(memory), request.timing)

        return self._queues.create(create)

    def load(
        self, spec: ModuleSpec, archive: Archive, options: CompileOptions, cancellation: Cancellation
    ) -> CpuModule:
        parts = self._native, self._service, self.info.arch, self._output, self._account
        return CpuModule(*parts, spec, archive, options, cancellation)

    def unload(self, module: ModuleHal) -> None:
        self._queues.forget(module)

    def allocate(self, request: MemoryRequest) -> CpuMemory:
        if request.export_sharing:
            raise NotSupportedError("export_sharing: other APIs cannot open the CPU's memory: use rt.export")
        if self._guarded is not None:
            return over(self._guarded.allocate(request.size), request.size)
        return allocate(request)

    def can_copy_from(self, other: DeviceHal) -> bool:
        return isinstance(other, CpuDevice)

    def map(self, memory: MemoryHal) -> memoryview:
        assert isinstance(memory, CpuMemory)
        return memory.view

    def unmap(self, memory: MemoryHal) -> None:
        """Do nothing: kernels and the host see the same bytes."""

    def allocate_host(self, size: int) -> HostMemory | None:
        return self._host.take_for_result(size) if size >= LEAST_POOLED else None

    def allocate_host_copy(self, size: int) -> HostMemory | None:
        # The C library gives such memory back to the system: page faults of 64 KiB hold the loop for 30 us each time.
        return self._host.take(size) if size > MOST_CARRIED else None

    def copy_bytes(self, to: int, source: int, size: int) -> None:
        self._native.pool_copy(self._pool, to, source, size)

    def allocate_host_array(self, size: int) -> ZeroPages | None:
        if size < LEAST_POOLED:
            return None
        with self._account.enter(MemoryPurpose.HOST_ARRAYS, size) as entry:
            pages = ZeroPages(size)
        pages.entry = entry
        return pages

    def export_memory(self, memory: MemoryHal) -> CpuMemoryInteropInfo:
        return CpuMemoryInteropInfo(memory.address, memory.size)

    def import_memory(self, info: MemoryInteropInfo, owner: object) -> tuple[CpuMemory, MemoryRequest]:
        assert isinstance(info, CpuMemoryInteropInfo)
        memory = borrow(info.address, info.size, owner)
        return memory, MemoryRequest(info.size, host_read=True, host_write=True)

    def export_array(self, memory: MemoryHal, shape: tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
        assert isinstance(memory, CpuMemory)
        count = math.prod(shape)
        if not count:
            return np.empty(shape, dtype)
        return np.frombuffer(memory.view, dtype, count).reshape(shape)

    def clock(self) -> ClockReading:
        if not self._pool:
            raise InvalidStateError("the device is closed")
        seconds = time.perf_counter()  # on Linux the monotonic clock, as native code reads it
        return ClockReading(seconds, seconds, 0.0)

    def record_threads(self, is_recorded: bool) -> None:
        self._spans.record(is_recorded)

    def take_thread_spans(self) -> ThreadSpans:
        return self._spans.take()

    def take_output(self) -> str:
        size = self._native.printed_size(self._output)
        if not size:
            return ""
        buffer, dropped = ctypes.create_string_buffer(size), ctypes.c_uint64()
        taken = self._native.printed_take(self._output, ctypes.addressof(buffer), size, ctypes.addressof(dropped))
        text = buffer.raw[:taken].decode(errors="replace")
        return text + (f"({dropped.value} further prints did not fit)\n" if dropped.value else "")

    def close(self) -> None:
        if self._pool:
            self._service.close()
            self._native.pool_destroy(self._pool)
            self._spans.close()
            self._host.close()
            self._pool = 0


class _Unprepared:
    """Prepares no host memory: the processor reaches it all. The pool spares transfers the page faults."""

    pins = False

    def prepare(self, address: int, size: int) -> None:
        """Do nothing."""

    def release(self, prepared: None) -> None:
        """Do nothing."""


def _scheduling(nice: int, cores: Collection[int]) -> bytes:
    """Return a nice value and a set of cores as native code takes them."""
    words = [0] * (MOST_CORES // _WORD)
    for core in cores:
        words[core // _WORD] |= 1 << core % _WORD
    return SCHEDULING.pack(nice, *words)


def _processor_name() -> str:
    try:
        with open("/proc/cpuinfo", encoding="utf-8", errors="replace") as file:
            for line in file:
                if line.startswith("model name"):
                    return line.partition(":")[2].strip()
    except OSError:  # no /proc in this container
        return platform.machine()
    return platform.machine()
