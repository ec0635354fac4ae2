"""An open CUDA device."""

from __future__ import annotations

from functools import partial
from typing import Any

import numpy as np

from ...compile import Cache, CompileService, linker
from ...core.cancellation import Cancellation
from ...core.compile_options import CompileOptions
from ...core.memory_account import MemoryPurpose
from ...core.sizes import LEAST_POOLED, LEAST_RING, MOST_CARRIED, RING
from ...errors import DeviceLostError, NotSupportedError, OutOfMemoryError
from ...formats import Archive, ModuleSpec
from ...hal import (
    ClockReading,
    DeviceHal,
    DeviceInfo,
    DeviceRequest,
    HostMemoryHal,
    MemoryHal,
    MemoryInteropInfo,
    MemoryRequest,
    ModuleHal,
    QueueRequest,
    SharedMemory,
    ThreadSpanRing,
    ThreadSpans,
)
from ...hal.batch_queue import BatchQueue, QueueSet
from ...hal.host_pool import HostMemory, HostPool
from ...hal.host_sources import HostSources
from ...interop import CudaMemoryInteropInfo
from .encoder import CudaEncoder
from .external import Timelines
from .hardware import Hardware
from .host_memory import HostRegistrar, PinnedMemory
from .interop import export_array, import_array, import_memory, open_memory
from .memory import CudaMemory, DevicePool
from .module import CudaModule
from .native import load_native
from .native_device import NativeDevice
from .output import Output
from .queue import CudaQueue
from .queue_memory import CudaQueueMemory, FirstRandom

__all__ = ["CudaDevice"]


class CudaDevice(DeviceHal):
    """An open device."""

    def __init__(self, info: DeviceInfo, request: DeviceRequest) -> None:
        self.info = info
        self._service = CompileService(Cache(), linker.llvm_version(), request.limits)
        native = load_native(self._service)
        self._service.tallies = request.tallies  # now: the native code is no program's
        self.hardware = hardware = Hardware.of(info.index, native)
        if not hardware.attribute("CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM"):
            raise NotSupportedError(f"{info.name}: its kernels do not reach host memory at the host's addresses")
        try:
            with request.account.enter(MemoryPurpose.STAGING, _ring_size(request.staging_bytes)) as entry:
                ring = _ring(hardware, request.staging_bytes)
            self._pool = DevicePool(hardware, request.account)
        except DeviceLostError as error:
            raise DeviceLostError(
                f"{error}. An earlier failure has ended this process's use of CUDA device {info.index}: use it from "
                "another process"
            ) from None
        registrar = HostRegistrar(hardware)
        self._host = HostPool(registrar, request.staging_bytes, request.account, (info.arch, info.index))
        self._sources = HostSources(registrar, request.staging_bytes, request.account, device=(info.arch, info.index))
        self._output = Output(self._pool)
        self._timelines = Timelines(hardware)
        self._random = FirstRandom(self._pool)
        self._queues = QueueSet()
        self.native_device = NativeDevice(self._pool, ring, entry)
        self._spans = ThreadSpanRing(partial(native.device_record, self.native_device.address), native.spans_take)
        self._host.reserve()  # last: only a device that is open closes its pool

    def create_queue(self, request: QueueRequest) -> BatchQueue:
        def create(number: int) -> BatchQueue:
            device, pool = self.native_device, self._pool
            encoder = CudaEncoder(device, pool, CudaQueueMemory(pool, self._random, number))
            return BatchQueue(CudaQueue(device, pool, self._timelines, request), encoder, request.timing)

        return self._queues.create(create)

    def load(
        self, spec: ModuleSpec, archive: Archive, options: CompileOptions, cancellation: Cancellation
    ) -> CudaModule:
        module = CudaModule(self._pool, self._service, self._output, spec, archive, cancellation)
        if module.draws:
            self._random.address()  # now, not at the first launch
        return module

    def unload(self, module: ModuleHal) -> None:
        self._queues.forget(module)

    def allocate(self, request: MemoryRequest) -> CudaMemory:
        if request.export_sharing:
            raise NotSupportedError("export_sharing: allocate it on Vulkan, and import it here")
        if not (request.host_read or request.host_write):
            return CudaMemory.allocate(self._pool, request.size)
        return CudaMemory.pinned(self._pool, self._pool.pin(request.size))

    def import_array(self, array: Any, stream: int) -> tuple[CudaMemory, tuple[int, ...], np.dtype[Any]]:
        return import_array(self.hardware, array, stream)

    def export_array(self, memory: MemoryHal, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        assert isinstance(memory, CudaMemory)
        return export_array(memory, shape, dtype)

    def export_memory(self, memory: MemoryHal) -> CudaMemoryInteropInfo:
        assert isinstance(memory, CudaMemory)
        memory.export()
        return CudaMemoryInteropInfo(memory.address, memory.size)

    def import_memory(self, info: MemoryInteropInfo, owner: object) -> tuple[CudaMemory, MemoryRequest]:
        assert isinstance(info, CudaMemoryInteropInfo)
        return import_memory(self.hardware, info, owner), MemoryRequest(info.size)

    def open_memory(self, shared: SharedMemory) -> CudaMemory:
        return open_memory(self.hardware, shared)

    def can_copy_from(self, other: DeviceHal) -> bool:
        return isinstance(other, CudaDevice)

    def map(self, memory: MemoryHal) -> memoryview:
        assert isinstance(memory, CudaMemory)
        return memory.map()

    def unmap(self, memory: MemoryHal) -> None:
        """Do nothing: kernels and the host see the same bytes."""

    def allocate_host(self, size: int) -> HostMemory | None:
        return self._host.take(size) if size >= LEAST_POOLED else None

    def allocate_host_array(self, size: int) -> HostMemory | None:
        return self._host.allocate(size) if size > MOST_CARRIED else None

    def reach_host(self, address: int, size: int, owner: object) -> HostMemoryHal | None:
        return self._sources.reach(address, size, owner)

    def copy_bytes(self, to: int, source: int, size: int) -> None:
        self.native_device.copy(to, source, size)

    def owns_host(self, host: HostMemoryHal) -> bool:
        # Every device reaches what one has registered.
        return isinstance(host, HostMemory) and isinstance(host.pool.preparer, HostRegistrar)

    def clock(self) -> ClockReading:
        return self.native_device.clock()

    def record_threads(self, is_recorded: bool) -> None:
        self._spans.record(is_recorded)

    def take_thread_spans(self) -> ThreadSpans:
        return self._spans.take()

    def take_output(self) -> str:
        return self._output.take()

    def close(self) -> None:
        self._service.close()
        self.native_device.close()
        self._spans.close()
        self._sources.close()
        self._host.close()
        self._random.close()
        self._output.close()
        self._timelines.close()
        self._pool.close()
        self.native_device.destroy_clock()


def _ring_size(staging_bytes: int) -> int:
    return min(RING, max(LEAST_RING, staging_bytes // 2))


def _ring(hardware: Hardware, staging_bytes: int) -> PinnedMemory:
    """*Blocking.* Return the memory of the ring. Raises an OutOfMemoryError if the process may not pin so much."""
    try:
        ring = PinnedMemory(hardware, _ring_size(staging_bytes))
        ring.settle()
    except OutOfMemoryError as error:
        raise OutOfMemoryError(
            f"{error}. The device needs it for transfers: raise the process's limit (ulimit -l), or give Runtime a "
            f"smaller staging_bytes (at {2 * LEAST_RING} or less, it pins {LEAST_RING})"
        ) from None
    return ring
