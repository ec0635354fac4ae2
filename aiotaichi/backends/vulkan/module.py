"""Loaded modules: pipelines, a root buffer, and a table for each kernel."""

from __future__ import annotations

from array import array
from collections.abc import Mapping, Sequence
from functools import partial
from time import perf_counter
from typing import Any

from ...core.cancellation import Cancellation
from ...core.memory_account import MemoryPurpose
from ...core.shader_task import StoredRanges, check_shader_capabilities, storage_formats
from ...core.tallies import Tally
from ...errors import IncompatibleModuleError
from ...formats import Archive, KernelSpec, ModuleSpec, NdArrayParameter
from ...formats.bundle import no_module
from ...formats.spec import BufferKind, GfxTask
from ...formats.spirv import Shader, mended, read_shader
from ...formats.spirv_atomics import NEEDED_CAPABILITIES, join_atomics
from ...formats.spirv_shared import share_atomics
from ...hal import KernelHal, KernelTable, MemoryRequest, ModuleHal
from ...image_types import Format
from ...types import Arch
from .hardware import Hardware
from .initial import InitialWork
from .memory import VulkanMemory
from .pipeline import PipelineCache, task_table

__all__ = ["VulkanKernel", "VulkanModule"]


def has_shared_memory(hardware: Hardware) -> bool:
    """Return whether the memory of a group is faster than other memory. In software, a barrier takes much longer."""
    return not hardware.logical.physical.is_software


class _Parts:
    """A kernel's ``struct kernel``, the tables that it points to, and the kernel's pipelines."""

    def __init__(self, spec: KernelSpec, tasks: list[int], addresses: list[int], kept: list[Any]) -> None:
        self.arguments_size = spec.packed_size
        self.result_size = spec.rets_size
        self._tasks, self._addresses, self._kept = array("Q", tasks), array("Q", addresses), kept
        self._table = array(
            "Q",
            [
                len(spec.tasks),
                self.arguments_size,
                self.result_size,
                len(addresses),
                self._tasks.buffer_info()[0],
                self._addresses.buffer_info()[0],
            ],
        )
        self.address = self._table.buffer_info()[0]


class VulkanKernel(KernelHal):
    """A kernel. ``address`` is the address of its ``struct kernel`` in protocol.h."""

    __slots__ = ("_parts", "address", "arguments_size", "has_temporaries", "has_textures", "module", "name")

    def __init__(self, module: VulkanModule, name: str, parts: _Parts, tasks: Sequence[GfxTask]) -> None:
        self.module = module
        self.name = name
        self._parts = parts
        self.address = parts.address
        self.arguments_size = parts.arguments_size
        self.has_textures = any(task.textures for task in tasks)
        self.has_temporaries = any(bind.kind is BufferKind.GLOBAL_TMPS for task in tasks for bind in task.buffers)


class VulkanModule(ModuleHal):
    """A module on one device. It has its own fields."""

    def __init__(
        self,
        hardware: Hardware,
        initial: InitialWork,
        pipelines: PipelineCache,
        spec: ModuleSpec,
        archive: Archive,
        cancellation: Cancellation,
    ) -> None:
        if spec.arch is not None:
            raise no_module(archive.name, [spec.arch], [Arch.VULKAN])
        self._spec = spec
        self._hardware = hardware
        self._initial = initial
        self._pipelines = pipelines
        self._capabilities = {*hardware.info.capabilities, *hardware.logical.features.subgroups}
        self._roots: dict[int, VulkanMemory] = {}  # by tree
        self._made: dict[tuple[bytes, tuple[Any, ...]], tuple[list[int], list[Any]]] = {}
        self._formats: dict[str, dict[int, Format]] = {}
        self._parts = KernelTable(archive.name, spec.kernels, partial(self._load, archive), cancellation)

    def _load(self, archive: Archive, kernel: KernelSpec) -> _Parts:
        roots = {tree: self._root(archive, kernel, tree) for tree in kernel.trees}
        tasks: list[int] = []
        kept: list[Any] = [*roots.values()]
        is_addressed, ranges = False, StoredRanges()
        for task, member in zip(kernel.tasks, kernel.code, strict=True):
            assert isinstance(task, GfxTask)
            where = f"{archive.name}: {member}"
            shader = read_shader(archive[member], where)
            code = plain = mended(archive[member], shader)
            if self._capabilities >= NEEDED_CAPABILITIES:
                code = join_atomics(plain, task)
            if code is plain and has_shared_memory(self._hardware):
                code = share_atomics(plain, task)
            check_shader_capabilities(shader, self._capabilities, f"{archive.name}: kernel {kernel.name}")
            if self._hardware.validator is not None:  # drivers trust shaders
                self._hardware.validator.check(code, where)
            is_addressed |= shader.uses_addresses
            self._formats.setdefault(kernel.name, {}).update(storage_formats(task, shader))
            words, held = self._task(kernel, task, code, ranges.resolved(task, shader), roots, code is not plain)
            tasks += words
            kept += held
        arrays = [each for each in kernel.parameters if isinstance(each, NdArrayParameter)]
        return _Parts(kernel, tasks, [each.data_offset for each in arrays] if is_addressed else [], kept)

    def _root(self, archive: Archive, kernel: KernelSpec, tree: int) -> VulkanMemory:
        """Return the buffer of a field tree. It is allocated and zeroed for the first kernel that needs the tree."""
        size, most = self._spec.root_sizes[tree], self._hardware.info.max_array_size
        if size > most:
            raise IncompatibleModuleError(
                f"{archive.name}: kernel {kernel.name} uses fields of {size} bytes in tree {tree}, and kernels of "
                f"this device see {most}"
            )
        if tree not in self._roots:
            with self._hardware.account.enter(MemoryPurpose.MODULES, size) as entry:
                self._roots[tree] = self._initial.allocate(MemoryRequest(max(4, size)))
            self._roots[tree].entry = entry
        return self._roots[tree]

    def _task(
        self,
        kernel: KernelSpec,
        task: GfxTask,
        code: bytes,
        shader: Shader,
        roots: Mapping[int, VulkanMemory],
        is_joined: bool,
    ) -> tuple[list[int], list[Any]]:
        # A graph's kernel is often in the module a second time, under its own name.
        parts = task.buffers, task.textures, task.range_for, task.threads, kernel.parameters, kernel.rets_size
        key = (code, (*parts, shader.extents))
        if key not in self._made:
            tallies = self._hardware.tallies
            addresses = {tree: root.address for tree, root in roots.items()}
            began = perf_counter()
            self._made[key] = task_table(self._pipelines, kernel, task, code, shader, addresses, is_joined)
            tallies.add(Tally.COMPILED)
            tallies.add(Tally.COMPILE_SECONDS, perf_counter() - began)
        return self._made[key]

    def kernel(self, name: str) -> VulkanKernel:
        tasks = [task for task in self._spec.kernels[name].tasks if isinstance(task, GfxTask)]
        return VulkanKernel(self, name, self._parts[name], tasks)

    def storage_formats(self, name: str) -> Mapping[int, Format]:
        return self._formats.get(name, {})

    def uses_fields(self, name: str) -> bool:
        return bool(self._spec.kernels[name].trees)
