"""Loaded modules: PTX for this device, field trees, and a table of tasks for each kernel."""

from __future__ import annotations

import struct
from array import array
from collections.abc import Sequence
from functools import partial
from typing import Any

from ...compile import CompileRequest, CompileService, linker
from ...compile.request import ArgumentArray
from ...core import llvm_runtime as layout
from ...core.assert_message import name_words
from ...core.cancellation import Cancellation
from ...core.llvm_runtime import RuntimeImage, check_trees
from ...core.memory_account import MemoryPurpose
from ...errors import CorruptedDataError, IncompatibleModuleError, OutOfMemoryError
from ...formats import Archive, KernelSpec, ModuleSpec
from ...formats.bundle import no_module
from ...formats.spec import LlvmTask
from ...hal import KernelHal, KernelTable, ModuleHal
from ...interpreter_end import unless_ending
from ...types import Arch
from .binding import check, driver
from .hardware import Hardware, discard
from .kernel_text import KernelText
from .memory import DevicePool
from .native import output_text
from .native.protocol import TASK
from .output import Output

__all__ = ["CudaKernel", "CudaModule"]

_TRIPLE = "nvptx64-nvidia-cuda"
_IMPORTS = ("__assertfail", "__nvvm_reflect")  # the driver's and LLVM's own
_MOST_ARENA = 2**30  # bytes, as taichi's device_memory_GB


class CudaKernel(KernelHal):
    """A kernel. ``address`` is the address of its ``struct kernel`` in protocol.h.

    ``tasks`` is its number of launches. ``is_plain``: it has nothing else, no assertion and no result.
    """

    __slots__ = ("_table", "address", "args_size", "is_plain", "module", "name", "prints", "tasks")

    def __init__(self, module: CudaModule, table: array[int], spec: KernelSpec, text: KernelText | None) -> None:
        self.module = module
        self.name = spec.name
        self._table = table
        self.address = table.buffer_info()[0]
        self.args_size = spec.packed_size
        self.tasks = table[0]
        self.is_plain = not (text is not None and text.asserts) and not spec.rets_size
        self.prints = text is not None and text.prints


class CudaModule(ModuleHal):
    """A module on one device. It has its own fields."""

    def __init__(
        self,
        pool: DevicePool,
        service: CompileService,
        output: Output,
        spec: ModuleSpec,
        archive: Archive,
        cancellation: Cancellation,
    ) -> None:
        if spec.arch is not Arch.CUDA:
            raise no_module(archive.name, [spec.arch or Arch.VULKAN], [Arch.CUDA])
        self._spec = spec
        self._pool, self._hardware = pool, pool.hardware
        self._service = service
        self._output = output
        self._linker = linker.Linker()
        self._made: dict[tuple[tuple[ArgumentArray, ...], bytes], tuple[KernelText, array[int]]] = {}
        self._code: list[Any] = []
        self._text: dict[str, KernelText] = {}
        self._arena = _Arena(pool, MemoryPurpose.MODULES)
        address = self._arena.allocate(layout.RUNTIME_SIZE)
        self._image = RuntimeImage(self._arena, spec, address)
        if spec.lists_cells:
            self._add_cells(archive.name)
        self._arena.write(address, self._image.block.tobytes())
        load = partial(self._load, archive, cancellation)
        self._tables = KernelTable(archive.name, spec.kernels, load, cancellation)
        self.prints = any(text.prints for text in self._text.values())

    def kernel(self, name: str) -> CudaKernel:
        return CudaKernel(self, self._tables[name], self._spec.kernels[name], self._text.get(name))

    def uses_fields(self, name: str) -> bool:
        return name in self._text and self._text[name].uses_fields

    @property
    def draws(self) -> bool:
        """Whether a kernel draws random numbers."""
        return any(text.draws for text in self._text.values())

    def runtime_for(self, temporaries: int, states: int, states_count: int) -> QueueRuntime:
        """Return a copy of the LLVMRuntime for this module's kernels on one queue."""
        return QueueRuntime(self._pool, self._image.copy_for(temporaries, states, states_count).tobytes())

    def _add_cells(self, name: str) -> None:
        """Allocate memory for cells of sparse fields: as much as taichi would, or an eighth of what is free."""
        with self._hardware:
            free, _ = check(driver.cuMemGetInfo(), "cuMemGetInfo")
        least = self._image.least_cells
        size = min(max(_MOST_ARENA, least), free // 8)
        if size < least:
            raise OutOfMemoryError(
                f"{name}: the first cells of its sparse fields take {least} bytes, and they may take an eighth of "
                f"the {free} bytes that the GPU has free"
            )
        start = self._arena.allocate(size)
        for i, word in enumerate((start, start + size, size)):
            self._image.put(layout.MEMORY_CHUNK + 8 * i, word)

    def _load(self, archive: Archive, cancellation: Cancellation, kernel: KernelSpec) -> array[int]:
        if not kernel.tasks:
            return array("Q", [0, 0, 0])
        (member,) = kernel.code
        source, arrays = archive[member], linker.argument_arrays(kernel.parameters)
        key = arrays, source
        if key not in self._made:  # a graph's kernel is often there a second time, under its own name
            self._made[key] = self._make(f"{archive.name}: {member}", source, kernel, arrays, cancellation)
        text, table = self._made[key]
        self._text[kernel.name] = text
        return table

    def _make(
        self,
        name: str,
        source: bytes,
        kernel: KernelSpec,
        arrays: tuple[ArgumentArray, ...],
        cancellation: Cancellation,
    ) -> tuple[KernelText, array[int]]:
        try:
            tasks = [task for task in kernel.tasks if isinstance(task, LlvmTask)]
            text = KernelText(source.decode(), tasks, kernel.packed_size, kernel.pack_pointers, arrays)
        except (CorruptedDataError, UnicodeDecodeError) as error:
            raise CorruptedDataError(f"{name}: {error}") from None
        self._check(name, text, kernel)
        service, target = self._service, self._hardware.target
        names = tuple(each.task.name for each in text.tasks)
        request = CompileRequest(
            name=name,
            text=text.device(output_text(), target.prologue).encode(),
            triple=_TRIPLE,
            cpu=target.cpu,
            features=target.features,
            exports=names,
            imports=(*_IMPORTS, *text.shared),
            optimise=3,
        )
        ptx = service.compile(request, cancellation)
        try:
            functions = self._functions(name, ptx, text, names)
        except CorruptedDataError:  # the module is damaged, or the cache was
            service.forget(request)
            ptx = service.compile(request, cancellation)
            functions = self._functions(name, ptx, text, names)
        counts = self._counts(name, text, cancellation)
        # The compiler may move a load before the wait if it takes the memory for constant.
        waits = bool(target.prologue) and b"ld.global.nc" not in ptx
        words: list[int] = []
        for each, function in zip(text.tasks, functions, strict=True):
            task = each.task
            grid = task.grid_dim
            if text.draws:  # each thread has a state of its own
                grid = min(grid, self._hardware.random_threads // task.block_dim)
            count = counts.get(each.range_name, 0)
            packed = TASK.pack(function, count, grid, task.block_dim, task.dynamic_shared_bytes, waits)
            words += struct.unpack("<4Q", packed)
        return text, array(
            "Q", [len(text.tasks), int(text.asserts), kernel.rets_size, *words, *name_words(kernel.name)]
        )

    def _check(self, name: str, text: KernelText, kernel: KernelSpec) -> None:
        check_trees(name, text.trees, kernel.listed_nodes, self._spec)
        if text.capability and not 70 <= text.capability <= self._hardware.capability:
            raise IncompatibleModuleError(
                f"{name} was built for compute capability {text.capability / 10}, this device has "
                f"{self._hardware.capability / 10}: build the module on a device from 7.0 to "
                "this one's (older devices lock in another way)"
            )

    def _functions(self, name: str, ptx: bytes, text: KernelText, names: Sequence[str]) -> list[int]:
        hardware, account = self._hardware, self._pool.account
        functions = []
        with hardware:
            with account.enter(MemoryPurpose.MODULES, len(ptx)) as entry, hardware.standstill:
                library = check(driver.cuModuleLoadData(ptx + b"\0"), name)
            self._code += _Code(hardware, library), entry
            for each, symbol in zip(text.tasks, names, strict=True):
                function = check(driver.cuModuleGetFunction(library, symbol.encode()), f"{name}: {symbol}")
                if size := each.task.dynamic_shared_bytes:
                    kind = driver.CUfunction_attribute.CU_FUNC_ATTRIBUTE_MAX_DYNAMIC_SHARED_SIZE_BYTES
                    most = hardware.shared_size
                    if size > most:
                        raise IncompatibleModuleError(
                            f"{name}: {symbol} takes {size} bytes of shared memory, the device has {most}"
                        )
                    check(driver.cuFuncSetAttribute(function, kind, size), f"{name}: {symbol}")
                check(driver.cuFuncLoad(function), f"{name}: {symbol}")  # now, not at the first launch
                functions.append(int(function))
            if text.prints:
                place, _ = check(driver.cuModuleGetGlobal(library, b"aiotaichi_output"), name)
                self._pool.write(int(place), struct.pack("<Q", self._output.address))
        return functions

    def _counts(self, name: str, text: KernelText, cancellation: Cancellation) -> dict[str | None, int]:
        """Return the addresses of the host functions that count iterations, by name."""
        source = text.host(self._hardware.threads)
        if source is None:
            return {}
        imports = linker.module_imports()
        exports = tuple(each.range_name for each in text.tasks if each.range_name)
        request = linker.host_request(f"{name}: ranges", source.encode(), exports, imports)
        library = self._linker.load(self._service, request, imports, cancellation)
        self._code.append(library)
        return {each: library[each] for each in exports}


class QueueRuntime:
    """A LLVMRuntime in device memory; freed when it is dropped."""

    def __init__(self, pool: DevicePool, block: bytes) -> None:
        self._arena = _Arena(pool, MemoryPurpose.QUEUES)
        self.address = self._arena.allocate(len(block))
        self._arena.write(self.address, block)


class _Arena:
    """Zeroed device memory for one purpose, freed when it is dropped."""

    def __init__(self, pool: DevicePool, purpose: MemoryPurpose) -> None:
        self._pool = pool
        self._purpose = purpose
        self._held: list[object] = []

    def allocate(self, size: int) -> int:
        with self._pool.account.enter(self._purpose, size) as entry:
            memory = self._pool.allocate(size)
        self._held += memory, entry
        return memory.address

    def write(self, address: int, data: bytes) -> None:
        self._pool.write(address, data)


class _Code:
    """A CUmodule. When it is dropped, a thread unloads it: unloading waits until the device is idle."""

    def __init__(self, hardware: Hardware, module: Any) -> None:
        self._hardware = hardware
        self._module = module

    @unless_ending
    def __del__(self) -> None:
        discard(partial(_unload, self._hardware, self._module))


def _unload(hardware: Hardware, module: Any) -> None:
    with hardware:
        check(driver.cuModuleUnload(module), "unloading a module")
