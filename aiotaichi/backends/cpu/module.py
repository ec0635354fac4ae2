"""Loaded modules: machine code, the LLVMRuntime with their fields, and a table of tasks for each kernel."""

from __future__ import annotations

import ctypes
import mmap
import struct
from array import array

import numpy as np
import numpy.typing as npt

from ...compile import CompileService, linker
from ...compile.request import ArgumentArray
from ...core import llvm_runtime as layout
from ...core.assert_message import name_words
from ...core.cancellation import Cancellation
from ...core.compile_options import CompileOptions
from ...core.division_message import places_text
from ...core.llvm_runtime import RuntimeImage, check_trees, random_states
from ...core.memory_account import MemoryAccount, MemoryEntry, MemoryPurpose
from ...errors import OutOfMemoryError
from ...formats import Archive, KernelSpec, ModuleSpec, NdArrayParameter
from ...formats.bundle import no_module
from ...formats.llvm import trees_used
from ...hal import KernelHal, KernelTable, ModuleHal
from ...interpreter_end import unless_ending
from ...types import Arch
from .native import Native
from .native.protocol import TASK

__all__ = ["CpuKernel", "CpuModule", "CpuQueueMemory"]

_PRINTS = b" call void (i8*, ...) "  # LLVMRuntime.host_printf: taichi has no other such function
_UNKNOWN = (TASK.size // 8 - 1) * (0,)  # what native code learns of a task, in words
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


class _Arena:
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


class CpuKernel(KernelHal):
    """A kernel. ``address`` is the address of its ``struct kernel`` in protocol.h."""

    __slots__ = ("_table", "address", "args_size", "module", "name", "prints")

    def __init__(self, module: CpuModule, spec: KernelSpec, tasks: list[int], prints: bool) -> None:
        self.module = module
        self.prints = prints
        self.name = spec.name
        self.args_size = spec.packed_size
        arrays = [each.shape_offsets for each in spec.parameters if isinstance(each, NdArrayParameter)]
        extents = [offsets[0] | len(offsets) << 32 for offsets in arrays if offsets]
        packs = [place | pack << 32 for place, pack in spec.pack_pointers]
        with_costs = [word for task in tasks for word in (task, *_UNKNOWN)]
        words = [len(tasks), len(extents), len(packs), *with_costs, *extents, *packs]
        self._table = array("Q", [*words, *name_words(spec.name, places_text(spec.divisions))])
        self.address, _ = self._table.buffer_info()


class CpuModule(ModuleHal):
    """A module on one device. It has its own fields."""

    def __init__(
        self,
        native: Native,
        service: CompileService,
        arch: Arch,
        output: int,
        account: MemoryAccount,
        spec: ModuleSpec,
        archive: Archive,
        options: CompileOptions,
        cancellation: Cancellation,
    ) -> None:
        if spec.arch is not arch:
            raise no_module(archive.name, [spec.arch or Arch.VULKAN], [arch])
        self._linker = linker.Linker()
        self._libraries: dict[tuple[tuple[ArgumentArray, ...], bytes], linker.Library] = {}
        arena = _Arena(native, account)
        self._image = RuntimeImage(arena, spec)
        self._image.put(layout.MEMORY_POOL, arena.address)
        for offset, name in _HOST_FUNCTIONS.items():
            self._image.put(offset, native.address_of(name))
        self._image.put(layout.HOST_PRINTF, native.address_of(f"print_{output}"))
        imports = {**linker.module_imports(), linker.DIVISION_FAILED: native.address_of(linker.DIVISION_FAILED)}

        def load(kernel: KernelSpec) -> tuple[KernelSpec, list[int], frozenset[int], bool]:
            if not kernel.tasks:
                return kernel, [], frozenset(), False
            (member,) = kernel.code
            text = archive[member]
            trees = trees_used(text)
            check_trees(f"{archive.name}: kernel {kernel.name}", trees, kernel.listed_nodes, spec)
            names = tuple(task.name for task in kernel.tasks)
            what = f"{archive.name}: {member}"
            used = [tree for id, tree in spec.trees.items() if id in trees]
            request = linker.kernel_request(what, text, names, kernel.parameters, used, imports, options)
            key = request.arrays, text
            library = self._libraries.get(key)  # a graph's kernel is often there a second time, under its own name
            if library is None:
                library = self._libraries[key] = self._linker.load(service, request, imports, cancellation)
            return kernel, [library[name] for name in names], trees, _PRINTS in text

        # The table holds the parts of kernels, but not the kernels: a kernel holds its module.
        self._parts = KernelTable(archive.name, spec.kernels, load, cancellation)
        self.prints = any(prints for *_, prints in self._parts.values())

    def kernel(self, name: str) -> CpuKernel:
        spec, tasks, _, prints = self._parts[name]
        return CpuKernel(self, spec, tasks, prints)

    def uses_fields(self, name: str) -> bool:
        kernel, _, trees, _ = self._parts[name]
        return bool(trees or kernel.listed_nodes)

    def runtime_for(self, memory: CpuQueueMemory) -> npt.NDArray[np.uint8]:
        """Return a copy of the LLVMRuntime for this module's kernels on one queue."""
        block = self._image.copy_for(memory.temporaries, memory.random, memory.threads)
        struct.pack_into("<Q", block.data, layout.THREAD_POOL, memory.queue)
        return block
