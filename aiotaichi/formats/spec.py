"""Specs: immutable descriptions of modules, the same for both families.

gfx modules (``metadata.json``) and LLVM modules (``metadata.tcb``) become the same specs. Offsets come from the type
trees of the module (``args_type_``). They are never computed from positions.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, IntEnum
from types import MappingProxyType
from typing import TypeAlias

from ..types import Access, Arch, DType

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
    "SourcePlace",
    "StructParameter",
    "StructReturn",
    "TaskKind",
    "TensorParameter",
    "TensorReturn",
    "TextureBind",
    "TextureParameter",
    "TreeSpec",
]


class Family(Enum):
    """The two families of modules that taichi saves."""

    GFX = "gfx"
    """SPIR-V for Vulkan, OpenGL, GLES and Metal."""
    LLVM = "llvm"
    """LLVM IR for x64, arm64 and CUDA."""


class BufferKind(IntEnum):
    """``BufferType`` of a gfx task's buffer bind."""

    ROOT = 0
    GLOBAL_TMPS = 1
    ARGS = 2
    RETS = 3
    LIST_GEN = 4
    EXT_ARR = 5
    ARG_PACK = 6


class TaskKind(IntEnum):
    """``OffloadedTaskType``."""

    SERIAL = 0
    RANGE_FOR = 1
    STRUCT_FOR = 2
    MESH_FOR = 3
    LISTGEN = 4
    GC = 5


class SnodeKind(IntEnum):
    """``SNodeType`` as LLVM modules store it."""

    ROOT = 0
    DENSE = 1
    DYNAMIC = 2
    POINTER = 3
    BITMASKED = 4
    HASH = 5
    PLACE = 6
    BIT_STRUCT = 7
    QUANT_ARRAY = 8
    UNDEFINED = 9


class GraphArgumentKind(IntEnum):
    """``ArgKind`` of a compute graph's symbolic argument."""

    SCALAR = 0
    MATRIX = 1
    NDARRAY = 2
    TEXTURE = 3
    RW_TEXTURE = 4
    UNKNOWN = 5

    @property
    def is_texture(self) -> bool:
        """Whether the argument is a texture, sampled or stored to."""
        return self in (GraphArgumentKind.TEXTURE, GraphArgumentKind.RW_TEXTURE)


_LISTGEN = re.compile(r"_listgen_S(\d+)")  # in the name of an LLVM task that lists the cells of a node


@dataclass(frozen=True, slots=True)
class ScalarParameter:
    """A scalar argument. ``offset`` is in bytes from the start of the argument buffer."""

    name: str
    dtype: DType
    offset: int


@dataclass(frozen=True, slots=True)
class TensorParameter:
    """A vector (shape ``(n,)``) or matrix (shape ``(n, m)``) argument. ``offsets`` are in row-major order.

    A value may also have one of ``other_shapes``. In an LLVM module, a vector named ``v_0`` looks like a matrix ``v``
    of one row: it takes values of shape ``(1, n)``, too. In a graph, a matrix takes flat values of shape
    ``(n * m,)``, and a vector takes a column of shape ``(n, 1)``: taichi's graphs call it a matrix of one column.
    """

    name: str
    dtype: DType
    shape: tuple[int, ...]
    offsets: Sequence[int]
    other_shapes: Sequence[tuple[int, ...]] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class StructParameter:
    """A struct argument. Offsets of its members count from the start of the argument buffer."""

    name: str
    members: tuple[Parameter, ...]


@dataclass(frozen=True, slots=True)
class NdArrayParameter:
    """An array argument: ``ndim`` 32-bit extents, then a data pointer.

    gfx modules record ``access``. In LLVM modules it is ``READ_WRITE``, unless their code has been analysed.
    ``grad_offset`` is None if the argument has no gradient.
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
    """A sampled texture, or a storage image if ``is_storage``: three 32-bit extents, then a data pointer."""

    name: str
    ndim: int
    is_storage: bool
    access: Access
    shape_offsets: tuple[int, ...]
    data_offset: int


@dataclass(frozen=True, slots=True)
class ArgPackParameter:
    """An argument pack: a buffer of its own, at ``offset`` in the packed bytes of a launch.

    The offsets of its members count from the start of the pack. A nested pack is a buffer of its own, too. Arrays and
    textures of a pack are not among its members: taichi makes them arguments, after all others. gfx modules bind the
    buffer. LLVM modules read its address at ``pointer_offset`` in the packed bytes.
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
    """One storage or uniform buffer of a gfx task. ``path`` is the index path of an argument, or ``(tree,)``."""

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
    """The bounds of a range: numbers if const, else byte offsets in GlobalTmps (or a meaningless 0)."""

    begin: int
    end: int
    const_begin: bool
    const_end: bool


@dataclass(frozen=True, slots=True)
class GfxTask:
    """One compute shader. Its SPIR-V is the file ``<name>.spv``.

    ``threads`` is negative for a constant range that ends before it begins, as ``range(5, 2)``: then nothing runs.
    """

    name: str
    kind: TaskKind
    threads: int
    threads_per_group: int
    buffers: tuple[BufferBind, ...]
    textures: tuple[TextureBind, ...]
    range_for: RangeFor | None


@dataclass(frozen=True, slots=True)
class LlvmTask:
    """One function of a kernel's ``.ll``. The producer chose grid and block, which only CUDA uses."""

    name: str
    block_dim: int
    grid_dim: int
    dynamic_shared_bytes: int


@dataclass(frozen=True, slots=True)
class SourcePlace:
    """A place in the source of a kernel. ``file`` has no folder. ``source`` is the text, on one line."""

    file: str
    line: int
    source: str


@dataclass(frozen=True, slots=True)
class KernelSpec:
    """One kernel.

    ``code`` are the names of the files with the code of the tasks: in gfx modules one file for each task, in order.
    ``obstacle`` says why no device can run the kernel, or is None. ``divisions`` are the places in the source that
    divide integers, if the module records them.
    """

    name: str
    parameters: tuple[Parameter, ...]
    args_size: int
    returns: tuple[ReturnSpec, ...]
    rets_size: int
    tasks: tuple[GfxTask, ...] | tuple[LlvmTask, ...]
    code: tuple[str, ...]
    obstacle: str | None = None
    divisions: tuple[SourcePlace, ...] = ()

    @property
    def packs(self) -> Mapping[tuple[int, ...], ArgPackParameter]:
        """The argument packs and nested packs by index path, in the order of their offsets."""
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
        """The numbers of the field nodes whose cells an LLVM kernel lists."""
        return frozenset(int(found[1]) for task in self.tasks if (found := _LISTGEN.search(task.name)))

    @property
    def trees(self) -> tuple[int, ...]:
        """The numbers of the field trees that a gfx kernel binds."""
        binds = (bind for task in self.tasks if isinstance(task, GfxTask) for bind in task.buffers)
        return tuple(sorted({bind.path[0] for bind in binds if bind.kind is BufferKind.ROOT and bind.path}))

    @property
    def pack_pointers(self) -> tuple[tuple[int, int], ...]:
        """The position of each pack's address in the packed bytes, and the position of the pack."""
        return tuple(
            (pack.pointer_offset, pack.offset) for pack in self.packs.values() if pack.pointer_offset is not None
        )

    @property
    def packed_size(self) -> int:
        """Bytes of the argument buffer and of the packs after it, rounded up to 16."""
        end = max([self.args_size, *(pack.offset + pack.size for pack in self.packs.values())])
        return end + -end % 16


@dataclass(frozen=True, slots=True)
class GraphArgument:
    """A compute graph's symbolic argument.

    ``ndim`` is the number of dimensions of an array or a texture, else None. ``channels`` is the number of values in
    a texel.
    """

    name: str
    kind: GraphArgumentKind
    dtype: DType | None
    element_shape: tuple[int, ...]
    ndim: int | None
    channels: int | None = None


@dataclass(frozen=True, slots=True)
class DispatchSpec:
    """One launch of a kernel in a compute graph. ``arguments[i]`` is bound to parameter i of the kernel."""

    kernel: str
    arguments: tuple[GraphArgument, ...]


@dataclass(frozen=True, slots=True)
class GraphSpec:
    """A compute graph: its dispatches in order. Sequential sub-graphs are flattened."""

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
    """A field of a gfx module. ``offset`` is the position of its dense container in ``tree``'s buffer, in bytes."""

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
    """A field tree of an LLVM module. Its nodes are in pre-order. ``size`` is the size of the root, in bytes."""

    id: int
    root_id: int
    size: int
    snodes: tuple[SnodeSpec, ...]


@dataclass(frozen=True, slots=True)
class ModuleSpec:
    """A whole module.

    ``arch`` is None for gfx modules: their SPIR-V runs on every gfx arch. ``root_sizes`` are the sizes of a gfx
    module's field trees in bytes, by number. taichi's own writer records the size of tree 0 only.
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
        """Whether kernels iterate over lists of cells.

        Kernels do if a field tree is sparse, or if the module was built with
        ``ti.init(demote_dense_struct_fors=False)``.
        """
        dense = (SnodeKind.ROOT, SnodeKind.DENSE, SnodeKind.PLACE)
        is_sparse = any(node.kind not in dense for tree in self.trees.values() for node in tree.snodes)
        return is_sparse or any(kernel.listed_nodes for kernel in self.kernels.values())
