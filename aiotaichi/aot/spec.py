"""What a module says of itself: frozen descriptions, the same for both families of modules.

A gfx module (``metadata.json``) and an LLVM module (``metadata.tcb``) are read into one shape. Offsets
are resolved while reading, from the module's own type trees (``args_type_``), never computed by position.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

from ..types import Access, Arch, DType
from .kinds import BufferKind, Family, GraphArgumentKind, SnodeKind, TaskKind

__all__ = [
    "ArgPackParameter",
    "BufferBind",
    "BufferKind",
    "DispatchSpec",
    "Family",
    "FieldSpec",
    "GfxTask",
    "GraphArgument",
    "GraphArgumentKind",
    "GraphSpec",
    "KernelSpec",
    "LlvmTask",
    "ModuleSpec",
    "NdArrayParameter",
    "Parameter",
    "RangeFor",
    "ReturnSpec",
    "ScalarParameter",
    "ScalarReturn",
    "SnodeKind",
    "SnodeSpec",
    "StructParameter",
    "StructReturn",
    "TaskKind",
    "TensorParameter",
    "TensorReturn",
    "TextureBind",
    "TextureParameter",
    "TreeSpec",
]


_LISTGEN = re.compile(r"_listgen_S(\d+)")  # in the name of an LLVM task that makes a list of a node's cells


@dataclass(frozen=True, slots=True)
class ScalarParameter:
    """A scalar argument. ``offset`` is in bytes from the start of the argument buffer."""

    name: str
    dtype: DType
    offset: int


@dataclass(frozen=True, slots=True)
class TensorParameter:
    """A vector (shape ``(n,)``) or matrix (shape ``(n, m)``) argument; ``offsets`` in row-major order.

    ``is_row`` says that a value of shape ``(1, n)`` is as good: taichi's LLVM modules write a vector named ``v_0``
    and a matrix of one row named ``v`` alike.
    """

    name: str
    dtype: DType
    shape: tuple[int, ...]
    offsets: Sequence[int]
    is_row: bool = False


@dataclass(frozen=True, slots=True)
class StructParameter:
    """A struct argument. Offsets of its members count from the start of the argument buffer."""

    name: str
    members: tuple[Parameter, ...]


@dataclass(frozen=True, slots=True)
class NdArrayParameter:
    """An array argument: ``ndim`` 32-bit extents, then a data pointer.

    ``access`` is what metadata records. LLVM modules record none: theirs is ``READ_WRITE``, unless it has been read
    from their code.
    ``grad_offset`` is None where the argument has no gradient.
    """

    name: str
    dtype: DType
    element_shape: tuple[int, ...]
    ndim: int
    access: Access
    shape_offsets: tuple[int, ...]
    data_offset: int
    grad_offset: int | None = None


@dataclass(frozen=True, slots=True)
class TextureParameter:
    """A sampled texture, or a storage image when ``is_storage``: three 32-bit extents, then a data pointer."""

    name: str
    ndim: int
    is_storage: bool
    access: Access
    shape_offsets: tuple[int, ...]
    data_offset: int


@dataclass(frozen=True, slots=True)
class ArgPackParameter:
    """An argument pack: a buffer of its own, ``offset`` bytes into what a launch packs.

    Offsets of its members count from its own start, except those of packs in it, which are buffers like it.
    Arrays and textures of a pack are not among its members: taichi makes them arguments behind all others.
    gfx modules bind the buffer. LLVM modules find its address ``pointer_offset`` bytes into what a launch packs.
    """

    name: str
    members: tuple[Parameter, ...]
    offset: int
    size: int
    pointer_offset: int | None = None


Parameter: TypeAlias = (
    "ScalarParameter | TensorParameter | StructParameter | NdArrayParameter | TextureParameter | ArgPackParameter"
)


@dataclass(frozen=True, slots=True)
class ScalarReturn:
    """One number, ``offset`` bytes into the result buffer."""

    dtype: DType
    offset: int


@dataclass(frozen=True, slots=True)
class TensorReturn:
    """A vector or matrix of contiguous elements in row-major order."""

    dtype: DType
    shape: tuple[int, ...]
    offset: int


@dataclass(frozen=True, slots=True)
class StructReturn:
    """A struct: ``names[i]`` is the name of ``members[i]``."""

    names: tuple[str, ...]
    members: tuple[ReturnSpec, ...]


ReturnSpec: TypeAlias = "ScalarReturn | TensorReturn | StructReturn"


@dataclass(frozen=True, slots=True)
class BufferBind:
    """One storage or uniform buffer of a gfx task. ``path`` is the argument's index path or ``(tree,)``."""

    kind: BufferKind
    binding: int
    path: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TextureBind:
    """One image of a gfx task."""

    path: tuple[int, ...]
    binding: int
    is_storage: bool


@dataclass(frozen=True, slots=True)
class RangeFor:
    """Bounds of a range: numbers when const, else byte offsets into GlobalTmps (or a meaningless 0)."""

    begin: int
    end: int
    const_begin: bool
    const_end: bool


@dataclass(frozen=True, slots=True)
class GfxTask:
    """One compute shader; its SPIR-V is the member ``<name>.spv``."""

    name: str
    kind: TaskKind
    threads: int
    threads_per_group: int
    buffers: tuple[BufferBind, ...]
    textures: tuple[TextureBind, ...]
    range_for: RangeFor | None


@dataclass(frozen=True, slots=True)
class LlvmTask:
    """One function of a kernel's ``.ll``; grid and block are the producer's (meaningful on CUDA)."""

    name: str
    block_dim: int
    grid_dim: int
    dynamic_shared_bytes: int


@dataclass(frozen=True, slots=True)
class KernelSpec:
    """One kernel.

    ``code`` names the archive members that hold its tasks' code, in task order for gfx. ``obstacle`` says why no
    device can run the kernel, if that is so.
    """

    name: str
    parameters: tuple[Parameter, ...]
    args_size: int
    returns: tuple[ReturnSpec, ...]
    rets_size: int
    tasks: tuple[GfxTask, ...] | tuple[LlvmTask, ...]
    code: tuple[str, ...]
    obstacle: str | None = None

    @property
    def packs(self) -> Mapping[tuple[int, ...], ArgPackParameter]:
        """The argument packs, nested ones too, by the index path of a buffer bind; in order of their offsets."""
        found: dict[tuple[int, ...], ArgPackParameter] = {}

        def collect(parameters: Sequence[Parameter], path: tuple[int, ...]) -> None:
            for i, parameter in enumerate(parameters):
                if isinstance(parameter, ArgPackParameter):
                    found[*path, i] = parameter
                    collect(parameter.members, (*path, i))

        collect(self.parameters, ())
        return MappingProxyType(found)

    @property
    def listed_nodes(self) -> frozenset[int]:
        """The nodes of field trees of whose cells an LLVM kernel makes lists, by number."""
        return frozenset(int(found[1]) for task in self.tasks if (found := _LISTGEN.search(task.name)))

    @property
    def trees(self) -> tuple[int, ...]:
        """The field trees that a gfx kernel binds, by number."""
        binds = (bind for task in self.tasks if isinstance(task, GfxTask) for bind in task.buffers)
        return tuple(sorted({bind.path[0] for bind in binds if bind.kind is BufferKind.ROOT and bind.path}))

    @property
    def pack_pointers(self) -> tuple[tuple[int, int], ...]:
        """Where in the packed bytes the address of an argument pack goes, and where the pack lies in them."""
        return tuple(
            (pack.pointer_offset, pack.offset) for pack in self.packs.values() if pack.pointer_offset is not None
        )

    @property
    def packed_size(self) -> int:
        """The bytes that a launch packs, the argument buffer and the packs behind it, rounded up to 16."""
        end = max([self.args_size, *(pack.offset + pack.size for pack in self.packs.values())])
        return end + -end % 16


@dataclass(frozen=True, slots=True)
class GraphArgument:
    """A compute graph's symbolic argument.

    ``ndim`` is that of an array or a texture, else None. ``channels`` counts the numbers of a texel.
    """

    name: str
    kind: GraphArgumentKind
    dtype: DType | None
    element_shape: tuple[int, ...]
    ndim: int | None
    channels: int | None = None


@dataclass(frozen=True, slots=True)
class DispatchSpec:
    """One kernel of a compute graph; position i of ``arguments`` binds the kernel's parameter i."""

    kernel: str
    arguments: tuple[GraphArgument, ...]


@dataclass(frozen=True, slots=True)
class GraphSpec:
    """A compute graph: dispatches in order, sequential sub-graphs flattened."""

    name: str
    dispatches: tuple[DispatchSpec, ...]

    @property
    def arguments(self) -> Mapping[str, GraphArgument]:
        """The named arguments, each once, in order of first use."""
        seen: dict[str, GraphArgument] = {}
        for dispatch in self.dispatches:
            for argument in dispatch.arguments:
                seen.setdefault(argument.name, argument)
        return MappingProxyType(seen)


@dataclass(frozen=True, slots=True)
class FieldSpec:
    """A field of a gfx module: ``offset`` is that of its dense container in the buffer of ``tree``, in bytes."""

    name: str
    dtype: DType
    shape: tuple[int, ...]
    element_shape: tuple[int, ...]
    offset: int
    tree: int = 0


@dataclass(frozen=True, slots=True)
class SnodeSpec:
    """A node of an LLVM module's field tree."""

    id: int
    kind: SnodeKind
    cell_size: int
    chunk_size: int


@dataclass(frozen=True, slots=True)
class TreeSpec:
    """A field tree of an LLVM module, its nodes in pre-order; ``size`` is the root's, in bytes."""

    id: int
    root_id: int
    size: int
    snodes: tuple[SnodeSpec, ...]


@dataclass(frozen=True, slots=True)
class ModuleSpec:
    """A whole module.

    ``arch`` is None for gfx modules: their SPIR-V runs on every gfx arch. ``root_sizes`` are the bytes of a gfx
    module's field trees by number; taichi's own writer records that of tree 0 only.
    """

    family: Family
    arch: Arch | None
    version: tuple[int, int, int] | None
    kernels: Mapping[str, KernelSpec]
    graphs: Mapping[str, GraphSpec]
    fields: Mapping[str, FieldSpec] = field(default_factory=dict)
    trees: Mapping[int, TreeSpec] = field(default_factory=dict)
    required_capabilities: Mapping[str, int] = field(default_factory=dict)
    root_sizes: Mapping[int, int] = field(default_factory=dict)

    @property
    def lists_cells(self) -> bool:
        """Whether kernels go through lists of the cells of field trees.

        They do if a tree is sparse, or if the module was built under ``ti.init(demote_dense_struct_fors=False)``.
        """
        dense = (SnodeKind.ROOT, SnodeKind.DENSE, SnodeKind.PLACE)
        is_sparse = any(node.kind not in dense for tree in self.trees.values() for node in tree.snodes)
        return is_sparse or any(kernel.listed_nodes for kernel in self.kernels.values())
