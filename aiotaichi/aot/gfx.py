"""GfxRuntime140 modules: ``metadata.json`` and ``graphs.json`` (taichi 1.7.4, ``codegen/spirv``)."""

from __future__ import annotations

from enum import IntEnum
from typing import TypeVar

from ..errors import CorruptedDataError
from ..types import Access
from .archive import Archive
from .argpack import PackReader
from .json_cursor import JsonCursor
from .spec import (
    BufferBind,
    BufferKind,
    DispatchSpec,
    Family,
    FieldSpec,
    GfxTask,
    GraphArgument,
    GraphArgumentKind,
    GraphSpec,
    KernelSpec,
    ModuleSpec,
    NdArrayParameter,
    Parameter,
    RangeFor,
    ReturnSpec,
    TaskKind,
    TextureBind,
)
from .type_tree import (
    Member,
    Pointer,
    Primitive,
    Quantized,
    Struct,
    Tensor,
    Type,
    dtype_of,
    resolve_array,
    resolve_return,
    resolve_scalar_or_tensor,
    resolve_texture,
)

__all__ = ["read_gfx"]

E = TypeVar("E", bound=IntEnum)

_MAX_BYTES = 2**31 - 1
_MAX_BUFFER = 2**16  # of arguments or of results: taichi 1.7.4 takes 64 arguments
_MAX_DEPTH = 32
_MAX_ARGUMENTS = 64
_NDARRAY, _TEXTURE, _RW_TEXTURE = 1, 2, 3


def read_gfx(archive: Archive) -> ModuleSpec:
    """Read a gfx module's description.

    Raises
    ------
    CorruptedDataError
        A file is missing or not what taichi writes; the message names file and field.
    """
    metadata = JsonCursor.parse(archive.description("metadata.json"), f"{archive.name}: metadata.json")
    graphs = JsonCursor.parse(archive.description("graphs.json"), f"{archive.name}: graphs.json")
    kernels: dict[str, KernelSpec] = {}
    for item in metadata["kernels"]:
        kernel = _kernel(item)
        kernels.setdefault(kernel.name, kernel)  # a kernel of two graphs is written twice: the first counts
    fields = [_field(item) for item in metadata["fields"]]
    return ModuleSpec(
        family=Family.GFX,
        arch=None,
        version=None,
        kernels=kernels,
        graphs={graph.name: graph for graph in map(_graph, graphs)},
        fields={field.name: field for field in fields},
        required_capabilities={
            item["key"].text(): item["value"].integer(0, 2**32 - 1) for item in metadata["required_caps"]
        },
        root_buffer_size=metadata["root_buffer_size"].integer(0, _MAX_BYTES),
    )


def _enumerated(cursor: JsonCursor, kind: type[E]) -> E:
    value = cursor.integer()
    try:
        return kind(value)
    except ValueError:
        raise CorruptedDataError(f"{cursor.path}: {value} is no {kind.__name__}") from None


def _kernel(item: JsonCursor) -> KernelSpec:
    name = item["name"].text()
    context = item["ctx_attribs"]
    args_type = _type(context["args_type_"])
    members = args_type.members if isinstance(args_type, Struct) else ()
    access = context["arr_access"].mapping(lambda value: Access(value.integer(0, 3)))
    arguments = context["arg_attribs_vec_"].mapping(lambda value: value)
    args_size = context["args_bytes_"].integer(0, _MAX_BUFFER)
    packs = PackReader(context["argpack_types_"].mapping(_type), arguments, args_size, context.path)
    top = sorted(key for key in arguments if len(key) == 1)
    if top != [(i,) for i in range(len(members))] or len(members) > _MAX_ARGUMENTS:
        raise CorruptedDataError(f"{context.path}.arg_attribs_vec_: its keys do not number the arguments")
    parameters = tuple(
        packs.read(key) if key in packs else _parameter(arguments[key], members[key[0]], access.get(key, Access.NONE))
        for key in top
    )
    if packs.count + sum(key not in packs for key in top) != len(arguments):
        raise CorruptedDataError(f"{context.path}.arg_attribs_vec_: it has members of no argument pack")
    tasks = tuple(_task(task) for task in item["tasks_attribs"])
    return KernelSpec(
        name=name,
        parameters=parameters,
        args_size=args_size,
        returns=_returns(context),
        rets_size=context["rets_bytes_"].integer(0, _MAX_BUFFER),
        tasks=tasks,
        code=tuple(f"{task.name}.spv" for task in tasks),
    )


def _parameter(item: JsonCursor, member: Member, access: Access) -> Parameter:
    kind = item["ptype"].integer()
    name = item["name"].text()
    if kind not in (_NDARRAY, _TEXTURE, _RW_TEXTURE):
        return resolve_scalar_or_tensor(name, member, item.path)
    name = name.removeprefix("_")  # taichi's own prefix for what is no scalar
    ndim = item["field_dim"].integer(0, 12)
    if kind == _NDARRAY:
        dtype = dtype_of(item["dtype"].integer(), f"{item.path}.dtype")
        element_shape = item["element_shape"].integers(1)
        parameter: NdArrayParameter = resolve_array(
            name, member, dtype, element_shape, ndim, access, needs_grad=False, where=item.path
        )
        return parameter
    return resolve_texture(name, member, ndim, kind == _RW_TEXTURE, access, item.path)


def _returns(context: JsonCursor) -> tuple[ReturnSpec, ...]:
    # ret_attribs_vec_ is one dummy however many values there are
    rets_type = _type(context["rets_type_"])
    if not isinstance(rets_type, Struct):
        raise CorruptedDataError(f"{context.path}.rets_type_: not a struct")
    return tuple(
        resolve_return(member.type, member.offset, Family.GFX, f"{context.path}.rets_type_.{member.name}")
        for member in rets_type.members
    )


def _task(item: JsonCursor) -> GfxTask:
    bounds = item["range_for_attribs"]
    return GfxTask(
        name=item["name"].text(),
        kind=_enumerated(item["task_type"], TaskKind),
        threads=item["advisory_total_num_threads"].integer(0, 2**31 - 1),
        threads_per_group=item["advisory_num_threads_per_group"].integer(1, 2**31 - 1),
        buffers=tuple(
            BufferBind(
                _enumerated(bind["buffer"]["type"], BufferKind),
                bind["binding"].integer(0, 2**16),
                bind["buffer"]["root_id"].integers(),
            )
            for bind in item["buffer_binds"]
        ),
        textures=tuple(
            TextureBind(bind["arg_id"].integers(0), bind["binding"].integer(0, 2**16), bind["is_storage"].boolean())
            for bind in item["texture_binds"]
        ),
        range_for=None
        if bounds.is_null
        else RangeFor(
            bounds["begin"].integer(),
            bounds["end"].integer(),
            bounds["const_begin"].boolean(),
            bounds["const_end"].boolean(),
        ),
    )


def _field(item: JsonCursor) -> FieldSpec:
    return FieldSpec(
        name=item["field_name"].text(),
        dtype=dtype_of(item["dtype"].integer(), f"{item.path}.dtype"),
        shape=item["shape"].integers(0),
        element_shape=item["element_shape"].integers(1),
        offset=item["mem_offset_in_parent"].integer(0, _MAX_BYTES),
    )


def _graph(item: JsonCursor) -> GraphSpec:
    return GraphSpec(
        item["key"].text(),
        tuple(
            DispatchSpec(
                dispatch["kernel_name"].text(),
                tuple(_graph_argument(argument) for argument in dispatch["symbolic_args"]),
            )
            for dispatch in item["value"]["dispatches"]
        ),
    )


def _graph_argument(item: JsonCursor) -> GraphArgument:
    kind = _enumerated(item["tag"], GraphArgumentKind)
    is_texture = kind in (GraphArgumentKind.TEXTURE, GraphArgumentKind.RW_TEXTURE)
    element_shape = item["element_shape"].integers(0)
    return GraphArgument(
        name=item["name"].text(),
        kind=kind,
        dtype=dtype_of(item["dtype_id"].integer(), f"{item.path}.dtype_id"),
        element_shape=() if is_texture else element_shape,
        # A texture's field_dim is uninitialised memory; its element shape is as long as it has dimensions.
        ndim=len(element_shape) if is_texture else _ndim(kind, item),
    )


def _ndim(kind: GraphArgumentKind, item: JsonCursor) -> int | None:
    return item["field_dim"].integer(0, 12) if kind is GraphArgumentKind.NDARRAY else None


def _type(item: JsonCursor, depth: int = 0) -> Type | None:
    if item.is_null:
        return None
    if depth > _MAX_DEPTH:
        raise CorruptedDataError(f"{item.path}: nested too deeply")
    kind = item["type_kind"].integer()
    content = item["content"]
    if kind == 0:
        return Primitive(content["type"].integer())
    if kind == 1:
        return Pointer(_type(content["pointee_"], depth + 1))
    if kind == 2:
        return Tensor(content["shape_"].integers(), _type(content["element_"], depth + 1))
    if kind in (3, 4):
        return Struct(
            tuple(
                Member(
                    member["name"].text(),
                    member["offset"].integer(0, _MAX_BYTES),
                    _type(member["type"], depth + 1),
                )
                for member in content["elements_"]
            )
        )
    if 5 <= kind <= 9:
        return Quantized(0)
    raise CorruptedDataError(f"{item.path}.type_kind: {kind} is no kind of type")
