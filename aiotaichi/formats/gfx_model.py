"""The ``metadata.json`` and ``graphs.json`` of a gfx module as objects, and the codecs that read and write them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Protocol, TypeVar

from ..errors import CorruptedDataError
from .gfx_context import CONTEXT, GfxContext
from .json_codec import (
    BOOLEAN,
    DTYPE,
    TEXT,
    Codec,
    JsonCursor,
    array,
    enumerated,
    integer,
    integers,
    keyed,
    nullable,
    record,
)
from .limits import MAX_INT, short
from .spec import (
    BufferBind,
    BufferKind,
    FieldSpec,
    GfxTask,
    GraphArgument,
    GraphArgumentKind,
    RangeFor,
    TaskKind,
    TextureBind,
)

__all__ = ["METADATA", "GfxDispatch", "GfxGraph", "GfxKernel", "GfxMetadata", "graphs_codec"]

_MAX_BINDING = 2**16
_MAX_BINDS = 4096  # a task has at most 64 arguments and 512 field trees


@dataclass(slots=True)
class GfxKernel:
    """A kernel. Its name may be changed. Its context and tasks describe compiled shaders: do not change them."""

    name: str
    context: GfxContext
    tasks: tuple[GfxTask, ...]
    is_jit_evaluator: bool = False


@dataclass(slots=True)
class GfxMetadata:
    """``metadata.json``.

    Attributes
    ----------
    field_entries, kernel_entries
        All entries of the file, in its order. Equal kernels are one object: a change to one changes all.
    required_caps
        The level of each capability that the module requires, by taichi's name, for example ``spirv_has_int64``.
    root_buffer_size
        The size of field tree 0, in bytes.
    """

    field_entries: Sequence[FieldSpec]
    kernel_entries: Sequence[GfxKernel]
    required_caps: Mapping[str, int]
    root_buffer_size: int

    @property
    def fields(self) -> Mapping[str, FieldSpec]:
        """The fields by name."""
        return _by_name(self.field_entries)

    @property
    def kernels(self) -> Mapping[str, GfxKernel]:
        """The kernels by name. If taichi wrote a kernel twice, because two graphs use it, the first entry counts."""
        return _by_name(self.kernel_entries)


@dataclass(slots=True)
class GfxDispatch:
    """One launch of a kernel in a compute graph. ``args[i]`` is bound to argument i of the kernel."""

    kernel: GfxKernel
    args: tuple[GraphArgument, ...]


@dataclass(slots=True)
class GfxGraph:
    """A compute graph."""

    name: str
    dispatches: Sequence[GfxDispatch]

    @property
    def args(self) -> Mapping[str, GraphArgument]:
        """The arguments by name, each once, in order of first use."""
        return _by_name([argument for dispatch in self.dispatches for argument in dispatch.args])


class _Named(Protocol):
    @property
    def name(self) -> str: ...


N = TypeVar("N", bound=_Named)


def _by_name(entries: Iterable[N]) -> Mapping[str, N]:
    found: dict[str, N] = {}
    for entry in entries:
        found.setdefault(entry.name, entry)
    return MappingProxyType(found)


_RANGE_FOR = record(RangeFor, {"begin": integer(), "const_begin": BOOLEAN, "const_end": BOOLEAN, "end": integer()})
_BUFFER_BIND = record(
    BufferBind,
    {
        "binding": integer(0, _MAX_BINDING),
        "buffer": {"root_id": ("path", integers()), "type": ("kind", enumerated(BufferKind))},
    },
)
_TEXTURE_BIND = record(
    TextureBind, {"arg_id": ("path", integers(0)), "binding": integer(0, _MAX_BINDING), "is_storage": BOOLEAN}
)
_TASK = record(
    GfxTask,
    {
        "advisory_num_threads_per_group": ("threads_per_group", integer(1, MAX_INT)),
        "advisory_total_num_threads": ("threads", integer(-MAX_INT - 1, MAX_INT)),
        "buffer_binds": ("buffers", array(_BUFFER_BIND, _MAX_BINDS)),
        "name": TEXT,
        "range_for_attribs": ("range_for", nullable(_RANGE_FOR)),
        "task_type": ("kind", enumerated(TaskKind)),
        "texture_binds": ("textures", array(_TEXTURE_BIND, _MAX_BINDS)),
    },
)
_FIELD = record(
    FieldSpec,
    {
        "dtype": DTYPE,
        "element_shape": integers(1),
        "field_name": ("name", TEXT),
        "mem_offset_in_parent": ("offset", integer(0, MAX_INT)),
        "shape": integers(0),
    },
    derived={"dtype_name": lambda field: field.dtype.name, "is_scalar": lambda field: not field.element_shape},
)
_KERNEL = record(
    GfxKernel,
    {
        "ctx_attribs": ("context", CONTEXT),
        "is_jit_evaluator": BOOLEAN,
        "name": TEXT,
        "tasks_attribs": ("tasks", array(_TASK)),
    },
)


def _kernels(item: JsonCursor) -> tuple[GfxKernel, ...]:
    first: dict[str, GfxKernel] = {}
    kernels = array(_KERNEL).read(item)
    return tuple(same if (same := first.setdefault(each.name, each)) == each else each for each in kernels)


METADATA = record(
    GfxMetadata,
    {
        "fields": ("field_entries", array(_FIELD)),
        "kernels": ("kernel_entries", Codec(_kernels, array(_KERNEL).write)),
        "required_caps": keyed(TEXT, integer(0, 2**32 - 1)),
        "root_buffer_size": integer(0, MAX_INT),
    },
)


def graphs_codec(metadata: GfxMetadata) -> Codec[tuple[GfxGraph, ...]]:
    """Return the codec of ``graphs.json``. The graphs dispatch the kernels of ``metadata``."""
    kernels = metadata.kernels

    def kernel(item: JsonCursor) -> GfxKernel:
        name = item.text()
        if name not in kernels:
            raise CorruptedDataError(f"{item.path}: {short(name)} is not a kernel of metadata.json")
        return kernels[name]

    dispatch = record(
        GfxDispatch,
        {
            "kernel_name": ("kernel", Codec(kernel, lambda kernel: kernel.name)),
            "symbolic_args": ("args", array(Codec(_read_argument, _write_argument))),
        },
    )

    def checked(item: JsonCursor) -> GfxDispatch:
        found = dispatch.read(item)
        takes = len(found.kernel.context.args)
        if len(found.args) != takes:
            raise CorruptedDataError(
                f"{item.path}: it gives {found.kernel.name} {len(found.args)} arguments; the kernel takes {takes}"
            )
        return found

    dispatches = array(Codec(checked, dispatch.write))
    return array(record(GfxGraph, {"key": ("name", TEXT), "value": {"dispatches": dispatches}}))


def _read_argument(item: JsonCursor) -> GraphArgument:
    item.only(("dtype_id", "element_shape", "field_dim", "name", "num_channels", "tag"))
    kind = enumerated(GraphArgumentKind).read(item["tag"])
    name, dtype = item["name"].text(), DTYPE.read(item["dtype_id"])
    element_shape = integers(0).read(item["element_shape"])
    if kind.is_texture:
        item["field_dim"].integer()  # uninitialised memory
        if not 1 <= len(element_shape) <= 3 or set(element_shape) != {2}:
            raise CorruptedDataError(f"{item.path}.element_shape: a texture's is 1 to 3 numbers, each of them 2")
        return GraphArgument(name, kind, dtype, (), len(element_shape), item["num_channels"].integer(1, 4))
    item["num_channels"].integer()  # uninitialised memory
    if kind is GraphArgumentKind.NDARRAY:
        return GraphArgument(name, kind, dtype, element_shape, item["field_dim"].integer(0, 12))
    item["field_dim"].expect(0)
    return GraphArgument(name, kind, dtype, element_shape, None)


def _write_argument(argument: GraphArgument) -> dict[str, Any]:
    is_texture = argument.kind.is_texture
    ndim = argument.ndim or 0
    return {
        "dtype_id": None if argument.dtype is None else DTYPE.write(argument.dtype),
        "element_shape": [2] * ndim if is_texture else list(argument.element_shape),
        "field_dim": 0 if is_texture else ndim,
        "name": argument.name,
        "num_channels": argument.channels or 0,
        "tag": int(argument.kind),
    }
