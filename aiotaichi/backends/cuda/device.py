"""An open CUDA device."""

from __future__ import annotations

import os
import threading
from array import array
from typing import Any

import numpy as np
import numpy.typing as npt

from ...compile import Cache, CompileService, linker
from ...core.cancellation import Cancellation
from ...core.compile_options import CompileOptions
from ...core.llvm_runtime import random_states
from ...core.memory_account import MemoryEntry, MemoryPurpose
from ...errors import DeviceLostError, NotSupportedError, OutOfMemoryError
from ...formats import Archive, ModuleSpec
from ...hal import (
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
)
from ...hal.batch_queue import BatchQueue, QueueSet
from ...hal.encoder import SMALL
from ...hal.host_pool import LEAST_POOLED, HostMemory, HostPool
from ...hal.host_sources import HostSources
from ...interop import CudaMemoryInteropInfo
from .binding import check, driver, error_of, function
from .context import Context
from .encoder import CudaEncoder
from .external import Timelines
from .host_memory import HostRegistrar, PinnedMemory, ReadyWord
from .interop import export_array, import_array, import_memory
from .memory import CudaMemory, DevicePool
from .module import CudaModule
from .native import load_native
from .native.protocol import DEVICE, FUNCTIONS
from .output import Output
from .queue import CudaQueue
from .shared_memory import open_memory
from .state import QueueState
from .target import target_of

__all__ = ["CudaDevice"]

_RING = 64 * 2**20  # bytes of pinned memory that queues stage transfers in: more hides no latency
_LEAST_RING = 2 * 2**20
_LEAST_SHARED = 256 * 1024  # bytes from which other threads help to copy host memory
_MOST_RANDOM_THREADS = 1024  # of a multiprocessor: half of its most threads


class CudaDevice(DeviceHal):
    """An open device.

    Attributes
    ----------
    address
        The address of its ``struct device`` in protocol.h.
    capability
        Its compute capability, times ten.
    host
        Host memory for transfers.
    random_threads
        The number of threads that can draw random numbers at once.
    timelines
        The queues of other APIs that this device's queues wait for.
    """

    def __init__(self, info: DeviceInfo, request: DeviceRequest) -> None:
        self.info = info
        self.service = CompileService(Cache(), linker.llvm_version(), request.limits)
        self.native = load_native(self.service)
        self.service.tallies = request.tallies  # now: the native code is no program's
        self.context = context = Context.of(info.index, self.native)
        if not context.attribute("CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM"):
            raise NotSupportedError(f"{info.name}: its kernels do not reach host memory at the host's addresses")
        major, minor = (context.attribute(f"COMPUTE_CAPABILITY_{part}") for part in ("MAJOR", "MINOR"))
        self.capability = 10 * major + minor
        self.target = target_of(self.capability, check(driver.cuDriverGetVersion(), "cuDriverGetVersion"))
        self.shared_size = context.attribute("MAX_SHARED_MEMORY_PER_BLOCK_OPTIN")
        self.random_threads = _MOST_RANDOM_THREADS * context.attribute("MULTIPROCESSOR_COUNT")
        try:
            with request.account.enter(MemoryPurpose.STAGING, _ring_size(request.staging_bytes)) as entry:
                ring = _ring(context, request.staging_bytes)
            self.pool = DevicePool(context, request.account)
        except DeviceLostError as error:
            raise DeviceLostError(
                f"{error}. An earlier failure has ended this process's use of CUDA device {info.index}: use it from "
                "another process"
            ) from None
        self._ring: tuple[PinnedMemory, MemoryEntry] | None = ring, entry  # native code stages transfers in it
        registrar = HostRegistrar(context)
        self.host = HostPool(registrar, request.staging_bytes, request.account)
        self._sources = HostSources(registrar, request.staging_bytes, request.account)
        self._unready: list[ReadyWord] = []  # of the memory that a thread still pins
        self.output = Output(self.pool)
        self.timelines = Timelines(context)
        self._lock = threading.Lock()
        self._queues = QueueSet()
        self._random: CudaMemory | None = None
        with context:
            least, greatest = check(driver.cuCtxGetStreamPriorityRange(), "cuCtxGetStreamPriorityRange")
            clock = check(driver.cuEventCreate(driver.CUevent_flags.CU_EVENT_DEFAULT), "creating an event")
            check(driver.cuEventRecord(clock, self.pool.stream), "recording an event")
        self._priorities = least, greatest
        functions = [function(name) for name in FUNCTIONS]
        words = [*functions, context.number, int(self.pool.handle), int(clock), context.standstill.address]
        self._block = array("Q", words + [0] * (DEVICE.size // 8 - len(words)))
        self.address = self._block.buffer_info()[0]
        copiers = max(0, len(os.sched_getaffinity(0)) // 2 - 1)  # besides the queue's own thread
        if status := self.native.device_open(self.address, ring.address, ring.size, copiers):
            raise error_of(status, "preparing to stage transfers")
        self.host.reserve()  # last: only a device that is open closes its pool

    def priority_of(self, wanted: int) -> int:
        """Return CUDA's priority for a queue's. In CUDA, smaller numbers go first."""
        least, greatest = self._priorities
        return int(max(greatest, min(least, -wanted)))

    def create_queue(self, request: QueueRequest) -> BatchQueue:
        def create(number: int) -> BatchQueue:
            encoder = CudaEncoder(self, QueueState(self, number))
            return BatchQueue(CudaQueue(self, request), encoder, request.timing)

        return self._queues.create(create)

    def load(
        self, spec: ModuleSpec, archive: Archive, options: CompileOptions, cancellation: Cancellation
    ) -> CudaModule:
        module = CudaModule(self, spec, archive, cancellation)
        if module.draws:
            self.random_states()  # now, not at the first launch
        return module

    def unload(self, module: ModuleHal) -> None:
        assert isinstance(module, CudaModule)
        self._queues.forget(module)

    def allocate(self, request: MemoryRequest) -> CudaMemory:
        if request.export_sharing:
            raise NotSupportedError("export_sharing: allocate it on Vulkan, and import it here")
        if not (request.host_read or request.host_write):
            return CudaMemory.allocate(self.pool, request.size)
        self.pool.make_room()
        memory = PinnedMemory(self.context, request.size)
        if not memory.ready.is_ready:
            with self._lock:
                self._unready.append(memory.ready)
        return CudaMemory.pinned(self.pool, memory)

    def unready_words(self) -> list[ReadyWord]:
        """Return the words of the host memory that kernels cannot reach yet. A queue waits for all of them."""
        if not self._unready:
            return []
        with self._lock:
            self._unready = [word for word in self._unready if not word.is_ready]
            return self._unready

    def import_array(self, array: Any, stream: int) -> tuple[CudaMemory, tuple[int, ...], np.dtype[Any]]:
        return import_array(self.context, array, stream)

    def export_array(self, memory: MemoryHal, shape: tuple[int, ...], dtype: np.dtype[Any]) -> Any:
        assert isinstance(memory, CudaMemory)
        return export_array(memory, shape, dtype)

    def export_memory(self, memory: MemoryHal) -> CudaMemoryInteropInfo:
        assert isinstance(memory, CudaMemory)
        memory.export()
        return CudaMemoryInteropInfo(memory.address, memory.size)

    def import_memory(self, info: MemoryInteropInfo, owner: object) -> tuple[CudaMemory, MemoryRequest]:
        assert isinstance(info, CudaMemoryInteropInfo)
        return import_memory(self.context, info, owner), MemoryRequest(info.size)

    def open_memory(self, shared: SharedMemory) -> CudaMemory:
        return open_memory(self.context, shared)

    def can_copy_from(self, other: DeviceHal) -> bool:
        return isinstance(other, CudaDevice)

    def map(self, memory: MemoryHal) -> memoryview:
        assert isinstance(memory, CudaMemory)
        return memory.map()

    def unmap(self, memory: MemoryHal) -> None:
        """Do nothing: kernels and the host see the same bytes."""

    def allocate_host(self, size: int) -> HostMemory | None:
        return self.host.take(size) if size >= LEAST_POOLED else None

    def allocate_host_array(self, size: int) -> HostMemory | None:
        return self.host.allocate(size) if size > SMALL else None

    def reach_host(self, address: int, size: int, owner: object) -> HostMemoryHal | None:
        return self._sources.reach(address, size, owner)

    def copy_host(self, to: npt.NDArray[Any], source: npt.NDArray[Any]) -> None:
        if source.nbytes < _LEAST_SHARED or not source.flags.c_contiguous:
            super().copy_host(to, source)
        else:
            self.native.device_copy(self.address, to.ctypes.data, source.ctypes.data, source.nbytes)

    def owns_host(self, host: HostMemoryHal) -> bool:
        # Every device reaches what one has registered.
        return isinstance(host, HostMemory) and isinstance(host.pool.preparer, HostRegistrar)

    def random_states(self) -> int:
        """Return the address of the first queue's random states. Other queues derive theirs from them."""
        with self._lock:
            if self._random is None:
                states = random_states(0, self.random_threads).tobytes()
                self._random = CudaMemory.allocate(self.pool, len(states), MemoryPurpose.QUEUES)
                self.pool.write(self._random.address, states)
            address: int = self._random.address
            return address

    def take_output(self) -> str:
        return self.output.take()

    def close(self) -> None:
        self.service.close()
        self.native.device_close(self.address)
        self._ring = None
        self._sources.close()
        self.host.close()
        self._random = None
        self.output.close()
        self.timelines.close()
        self.pool.close()
        with self.context:
            driver.cuEventDestroy(self._block[len(FUNCTIONS) + 2])  # native code replaces it


def _ring_size(staging_bytes: int) -> int:
    return min(_RING, max(_LEAST_RING, staging_bytes // 2))


def _ring(context: Context, staging_bytes: int) -> PinnedMemory:
    """*Blocking.* Return the memory of the ring.

    Raises
    ------
    OutOfMemoryError
        The process may not pin so much.
    """
    try:
        ring = PinnedMemory(context, _ring_size(staging_bytes))
        ring.settle()
    except OutOfMemoryError as error:
        raise OutOfMemoryError(
            f"{error}. The device needs it for transfers: raise the process's limit (ulimit -l), or give Runtime a "
            f"smaller staging_bytes (at {2 * _LEAST_RING} or less, it pins {_LEAST_RING})"
        ) from None
    return ring
