"""LLVMRuntime on the CPU: an arena for fields, the host's functions, and each queue's own state."""

from __future__ import annotations

import ctypes
import mmap
import struct

import numpy as np
import numpy.typing as npt

from ...core import llvm_runtime as layout
from ...core.llvm_runtime import RuntimeImage, random_states
from ...core.memory_account import MemoryAccount, MemoryEntry, MemoryPurpose
from ...errors import OutOfMemoryError
from ...formats import ModuleSpec
from ...interpreter_end import unless_ending
from .native import Native

__all__ = ["Arena", "CpuQueueMemory", "CpuRuntimeImage"]

_ALIGNMENT = 4096
# All host functions of LLVMRuntime. Which of them a kernel calls depends on the options of ti.init that built it.
_HOST_FUNCTIONS = {
    layout.HOST_ALLOCATOR: "arena_allocate",
    layout.ASSERT_FAILED: "assert_failed",
    layout.HOST_VSNPRINTF: "host_vsnprintf",
    layout.PARALLEL_FOR: "queue_parallel_for",
    layout.PROFILER_START: "profiler_start",
    layout.PROFILER_STOP: "profiler_stop",
}


class Arena:
    """Zeroed native memory, freed with its module. Kernels that activate cells allocate more of it, uncounted."""

    def __init__(self, native: Native, account: MemoryAccount) -> None:
        self._native = native
        self._account = account
        self._entries: list[MemoryEntry] = []
        address = native.arena_create()
        if not address:
            raise OutOfMemoryError("cannot allocate an arena")
        self.address = address

    def allocate(self, size: int) -> int:
        with self._account.enter(MemoryPurpose.MODULES, size) as entry:
            address = self._native.arena_allocate(self.address, size, _ALIGNMENT)
            if not address:
                raise OutOfMemoryError(f"cannot allocate {size} bytes for a field")
        self._entries.append(entry)
        return address

    def write(self, address: int, data: bytes) -> None:
        ctypes.memmove(address, data, len(data))

    @unless_ending
    def __del__(self) -> None:
        self._native.arena_destroy(self.address)


class CpuQueueMemory:
    """A queue's temporaries and random numbers. Its kernels share them; two queues must not."""

    def __init__(self, queue: int, number: int, threads: int) -> None:
        self.queue = queue
        # The system gives a page when a kernel first writes to it. Most queues never need any.
        try:
            self._temporaries = np.frombuffer(mmap.mmap(-1, layout.TEMPORARIES_SIZE), np.uint8)
        except OSError:
            raise OutOfMemoryError(f"cannot allocate {layout.TEMPORARIES_SIZE} bytes for a queue") from None
        # The first queue draws the same numbers as the C-API. Each further queue draws the numbers after them.
        self._random = random_states(number * threads, threads)
        self.threads = threads
        self.temporaries = self._temporaries.ctypes.data
        self.random = self._random.ctypes.data


class CpuRuntimeImage:
    """A module's LLVMRuntime in host memory. The module's kernels print to output number ``output``."""

    def __init__(self, native: Native, spec: ModuleSpec, output: int, account: MemoryAccount) -> None:
        arena = Arena(native, account)
        self._image = RuntimeImage(arena, spec)
        self._image.put(layout.MEMORY_POOL, arena.address)
        for offset, name in _HOST_FUNCTIONS.items():
            self._image.put(offset, native.address_of(name))
        self._image.put(layout.HOST_PRINTF, native.address_of(f"print_{output}"))

    def copy_for(self, state: CpuQueueMemory) -> npt.NDArray[np.uint8]:
        """Return a copy of the LLVMRuntime for one queue."""
        block = self._image.copy_for(state.temporaries, state.random, state.threads)
        struct.pack_into("<Q", block.data, layout.THREAD_POOL, state.queue)
        return block
