"""Loaded modules: machine code, field trees, and a table of tasks for each kernel."""

from __future__ import annotations

from array import array
from functools import partial

import numpy as np
import numpy.typing as npt

from ...compile import CompileService, linker
from ...core.assert_message import name_words
from ...core.cancellation import Cancellation
from ...core.compile_options import CompileOptions
from ...core.llvm_runtime import check_trees
from ...core.memory_account import MemoryAccount
from ...errors import IncompatibleModuleError
from ...formats import Archive, KernelSpec, ModuleSpec, NdArrayParameter
from ...formats.llvm import trees_used
from ...hal import KernelHal, KernelTable, ModuleHal
from ...types import Arch
from .llvm_runtime import CpuQueueMemory, CpuRuntimeImage
from .native import Native
from .native.protocol import TASK

__all__ = ["CpuKernel", "CpuModule"]

_PRINTS = b" call void (i8*, ...) "  # LLVMRuntime.host_printf: taichi has no other such function
_UNKNOWN = (TASK.size // 8 - 1) * (0,)  # what native code learns of a task, in words


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
        self._table = array("Q", [*words, *name_words(spec.name)])
        self.address, _ = self._table.buffer_info()


class CpuModule(ModuleHal):
    """A module on one device. It has its own fields."""

    def __init__(
        self,
        native: Native,
        service: CompileService,
        arch: Arch,
        spec: ModuleSpec,
        archive: Archive,
        options: CompileOptions,
        output: int,
        account: MemoryAccount,
        cancellation: Cancellation,
    ) -> None:
        if spec.arch is not arch:
            other = spec.arch if spec.arch else spec.family.value
            raise IncompatibleModuleError(f"{archive.name}: built for {other}, this device runs {arch}")
        self._linker = linker.Linker()
        self._libraries: dict[bytes, linker.Library] = {}
        self._image = CpuRuntimeImage(native, spec, output, account)
        # The table holds the parts of kernels, but not the kernels: a kernel holds its module.
        load = partial(self._load, service, spec, archive, options, cancellation)
        self._parts = KernelTable(archive.name, spec.kernels, load, cancellation)
        self.prints = any(prints for *_, prints in self._parts.values())

    def _load(
        self,
        service: CompileService,
        spec: ModuleSpec,
        archive: Archive,
        options: CompileOptions,
        cancellation: Cancellation,
        kernel: KernelSpec,
    ) -> tuple[KernelSpec, list[int], frozenset[int], bool]:
        if not kernel.tasks:
            return kernel, [], frozenset(), False
        (member,) = kernel.code
        text = archive[member]
        trees = trees_used(text)
        check_trees(f"{archive.name}: kernel {kernel.name}", trees, kernel.listed_nodes, spec)
        names = tuple(task.name for task in kernel.tasks)
        library = self._libraries.get(text)  # a graph's kernel is often there a second time, under its own name
        if library is None:
            imports = linker.module_imports()
            request = linker.kernel_request(f"{archive.name}: {member}", text, names, imports, options)
            library = self._libraries[text] = self._linker.load(service, request, imports, cancellation)
        return kernel, [library[name] for name in names], trees, _PRINTS in text

    def kernel(self, name: str) -> CpuKernel:
        spec, tasks, _, prints = self._parts[name]
        return CpuKernel(self, spec, tasks, prints)

    def uses_fields(self, name: str) -> bool:
        kernel, _, trees, _ = self._parts[name]
        return bool(trees or kernel.listed_nodes)

    def runtime_for(self, state: CpuQueueMemory) -> npt.NDArray[np.uint8]:
        """Return a copy of the LLVMRuntime for this module's kernels on one queue."""
        return self._image.copy_for(state)
