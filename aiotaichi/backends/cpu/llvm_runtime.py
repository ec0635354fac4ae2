"""The CPU's part of LLVMRuntime: an arena, the host's functions, and what a queue has of its own."""

from __future__ import annotations

import ctypes
import mmap
import struct

import numpy as np
import numpy.typing as npt

from ...aot import ModuleSpec
from ...core import llvm_runtime as layout
from ...core.llvm_runtime import RuntimeImage, random_states
from ...errors import OutOfMemoryError
from .native import Native

__all__ = ["Arena", "CpuRuntimeImage", "QueueState"]

_ALIGNMENT = 4096
# All of LLVMRuntime's: which of them a kernel calls depends on the options of ti.init when the kernel was built.
_HOST_FUNCTIONS = {
    layout.HOST_ALLOCATOR: "arena_allocate",
    layout.ASSERT_FAILED: "assert_failed",
    layout.HOST_VSNPRINTF: "host_vsnprintf",
    layout.PARALLEL_FOR: "queue_parallel_for",
    layout.PROFILER_START: "profiler_start",
    layout.PROFILER_STOP: "profiler_stop",
}


class Arena:
    """Zeroed native memory that kernels add to while they activate cells; freed with its module."""

    def __init__(self, native: Native) -> None:
        self._native = native
        address = native.arena_create()
        if not address:
            raise OutOfMemoryError("cannot allocate an arena")
        self.address = address

    def allocate(self, size: int) -> int:
        address = self._native.arena_allocate(self.address, size, _ALIGNMENT)
        if not address:
            raise OutOfMemoryError(f"cannot allocate {size} bytes for a field")
        return address

    def write(self, address: int, data: bytes) -> None:
        ctypes.memmove(address, data, len(data))

    def __del__(self) -> None:
        self._native.arena_destroy(self.address)


class QueueState:
    """What a queue's kernels share and two queues must not: temporaries and random numbers."""

    def __init__(self, queue: int, number: int, threads: int) -> None:
        self.queue = queue
        # The system gives these pages when a kernel first writes to them: most queues never need any.
        try:
            self._temporaries = np.frombuffer(mmap.mmap(-1, layout.TEMPORARIES_SIZE), np.uint8)
        except OSError:
            raise OutOfMemoryError(f"cannot allocate {layout.TEMPORARIES_SIZE} bytes for a queue") from None
        # The first queue draws what the C-API does, and each further one behind it.
        self._random = random_states(number * threads, threads)
        self.threads = threads
        self.temporaries = self._temporaries.ctypes.data
        self.random = self._random.ctypes.data


class CpuRuntimeImage:
    """A module's LLVMRuntime in host memory. Its kernels print to output number ``output``."""

    def __init__(self, native: Native, spec: ModuleSpec, output: int) -> None:
        arena = Arena(native)
        self._image = RuntimeImage(arena, spec)
        self._image.put(layout.MEMORY_POOL, arena.address)
        for offset, name in _HOST_FUNCTIONS.items():
            self._image.put(offset, native.addresses[name])
        self._image.put(layout.HOST_PRINTF, native.addresses[f"print_{output}"])

    def copy_for(self, state: QueueState) -> npt.NDArray[np.uint8]:
        """Return the block for one queue."""
        block = self._image.copy_for(state.temporaries, state.random, state.threads)
        struct.pack_into("<Q", block.data, layout.THREAD_POOL, state.queue)
        return block
