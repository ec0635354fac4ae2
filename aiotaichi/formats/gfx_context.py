"""The arguments and return values of a gfx kernel: ``ctx_attribs`` of ``metadata.json``, as written and resolved."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

from ..errors import CorruptedDataError
from ..types import Access
from .json_codec import ACCESS, BOOLEAN, TEXT, Codec, JsonCursor, Shape, array, integer, integers, keyed, record
from .limits import MAX_ARGUMENTS, MAX_BUFFER, MAX_DEPTH, MAX_INT
from .parameters import STD140, ArgumentReader, resolve_array, resolve_texture, resolve_value
from .spec import Parameter, ReturnSpec
from .supplement import ArgumentNote
from .type_tree import Member, Pointer, Primitive, Struct, Tensor, Type, dtype_of, primitive, resolve_returns

__all__ = [
    "CONTEXT",
    "ArgumentAttributes",
    "ContextAttributes",
    "GfxContext",
    "ReturnAttributes",
    "resolve_args",
]


def _read_type(item: JsonCursor, depth: int = 0) -> Type | None:
    """Read a node of a type tree: ``{"type_kind": k, "content": {...}}``, or null."""
    if item.is_null:
        return None
    if depth > MAX_DEPTH:
        raise CorruptedDataError(f"{item.path}: nested too deeply")
    item.only(("type_kind", "content"))
    kind, codecs = item["type_kind"].integer(), _type_codecs(depth)
    if not 0 <= kind < len(codecs):  # 5 to 9 are quantised types, which taichi does not compile to SPIR-V
        raise CorruptedDataError(f"{item.path}.type_kind: {kind} is not a kind of type in gfx modules")
    return codecs[kind].read(item["content"])


def _write_type(type: Type | None) -> Any:
    if type is None:
        return None
    is_pack = isinstance(type, Struct) and type.is_argpack
    kind = (Primitive, Pointer, Tensor, Struct).index(type.__class__) + is_pack
    return {"type_kind": kind, "content": _type_codecs(0)[kind].write(type)}


@cache
def _type_codecs(depth: int) -> Sequence[Codec[Type]]:
    """Return the codec of the content of each kind of type, for types ``depth`` levels deep."""
    inner = Codec(partial(_read_type, depth=depth + 1), _write_type)
    member: Shape = {"name": TEXT, "offset": integer(0, MAX_INT), "type": inner}
    struct: Shape = {"elements_": ("members", array(record(Member, member))), "layout_": ("layout", TEXT)}
    pointer: Shape = {
        "pointee_": ("pointee", inner),
        "addr_space_": ("address_space", integer()),
        "is_bit_pointer_": ("is_bit_pointer", BOOLEAN),
    }
    return (
        record(primitive, {"type": ("id", integer())}),
        record(Pointer, pointer),
        record(Tensor, {"element_": ("element", inner), "shape_": ("shape", integers())}),
        record(Struct, struct),
        record(partial(Struct, is_argpack=True), struct),
    )


_NDARRAY, _TEXTURE, _RW_TEXTURE, _ARGPACK = 1, 2, 3, 5  # ptype


@dataclass(frozen=True, slots=True)
class _Attributes:
    dtype: int
    element_shape: tuple[int, ...]
    field_dim: int
    format: int
    is_array: bool
    name: str
    offset_in_mem: int
    ptype: int
    stride: int


@dataclass(frozen=True, slots=True)
class ArgumentAttributes(_Attributes):
    """An element of ``arg_attribs_vec_``. taichi 1.7.4 leaves ``format``, ``offset_in_mem`` and ``stride`` 0."""

    indices: tuple[int, ...]
    is_argpack: bool


@dataclass(frozen=True, slots=True)
class ReturnAttributes(_Attributes):
    """An element of ``ret_attribs_vec_``. taichi 1.7.4 writes one element for all values, without information."""

    index: int


@dataclass(frozen=True, slots=True)
class ContextAttributes:
    """``ctx_attribs`` as written. Entries have index paths, and keep the order of the file."""

    arg_attribs: Mapping[tuple[int, ...], ArgumentAttributes]
    args_bytes: int
    args_type: Type | None
    arr_access: Mapping[tuple[int, ...], Access]
    argpack_types: Mapping[tuple[int, ...], Type | None]
    ret_attribs: tuple[ReturnAttributes, ...]
    rets_bytes: int
    rets_type: Type | None


@dataclass(frozen=True, slots=True)
class GfxContext:
    """The arguments and return values of a gfx kernel. Immutable, because it describes compiled shaders.

    Attributes
    ----------
    args
        The arguments in order, as in :class:`~aiotaichi.formats.spec.KernelSpec`.
    rets
        The return values in order, as in :class:`~aiotaichi.formats.spec.KernelSpec`.
    attributes
        The file's own description, from which both are resolved.
    """

    args: tuple[Parameter, ...]
    rets: tuple[ReturnSpec, ...]
    attributes: ContextAttributes


def _read(item: JsonCursor) -> GfxContext:
    attributes = _CONTEXT_ATTRIBUTES.read(item)
    args, where = resolve_args(attributes, None, item.path), f"{item.path}.rets_type_"
    if not isinstance(attributes.rets_type, Struct):
        raise CorruptedDataError(f"{where}: it is not a struct")
    return GfxContext(args, resolve_returns(attributes.rets_type, where), attributes)


def resolve_args(
    context: ContextAttributes, notes: Sequence[ArgumentNote] | None, where: str
) -> tuple[Parameter, ...]:
    """Return the arguments in order. ``notes`` are the producer's; ``where`` is the kernel, as errors name it."""
    arguments = context.arg_attribs
    for key in context.argpack_types:
        if key in arguments and arguments[key].ptype != _ARGPACK:
            raise CorruptedDataError(f"{where}.argpack_types_: argument {list(key)} is not an argument pack")
    names = {key: argument.name for key, argument in arguments.items()}
    reader = ArgumentReader(STD140, context.argpack_types, names, context.args_bytes, where)
    return reader.read(context.args_type, notes, partial(_arg, context), "arg_attribs_vec_")


def _arg(
    context: ContextAttributes, key: tuple[int, ...], member: Member, note: ArgumentNote | None, where: str
) -> Parameter:
    argument = context.arg_attribs[key]
    if argument.ptype not in (_NDARRAY, _TEXTURE, _RW_TEXTURE):
        return resolve_value(member, argument.name, note, argument.name, where)
    name = argument.name.removeprefix("_") if note is None else note.name  # taichi adds the prefix
    access = context.arr_access.get(key, Access.NONE)
    if argument.ptype == _NDARRAY:
        dtype = dtype_of(argument.dtype, f"{where}.dtype")
        return resolve_array(name, member, dtype, argument.element_shape, argument.field_dim, access, where)
    is_storage = argument.ptype == _RW_TEXTURE
    return resolve_texture(name, member, argument.field_dim, is_storage, access, where)


_TYPE: Codec[Type | None] = Codec(_read_type, _write_type)
_COMMON: Shape = {
    "dtype": integer(0, 13),
    "element_shape": integers(1),
    "field_dim": integer(0, 12),
    "format": integer(0, 43),
    "is_array": BOOLEAN,
    "name": TEXT,
    "offset_in_mem": integer(0, MAX_INT),
    "ptype": integer(0, 5),
    "stride": integer(0, MAX_INT),
}
_ARGUMENT_ATTRIBUTES = record(ArgumentAttributes, {**_COMMON, "indices": integers(0), "is_argpack": BOOLEAN})
_RETURN_ATTRIBUTES = record(ReturnAttributes, {**_COMMON, "index": integer(-1, MAX_ARGUMENTS)})
_CONTEXT_ATTRIBUTES = record(
    ContextAttributes,
    {
        "arg_attribs_vec_": ("arg_attribs", keyed(integers(0), _ARGUMENT_ATTRIBUTES)),
        "args_bytes_": ("args_bytes", integer(0, MAX_BUFFER)),
        "args_type_": ("args_type", _TYPE),
        "arr_access": keyed(integers(0), ACCESS),
        "argpack_types_": ("argpack_types", keyed(integers(0), _TYPE)),
        "ret_attribs_vec_": ("ret_attribs", array(_RETURN_ATTRIBUTES)),
        "rets_bytes_": ("rets_bytes", integer(0, MAX_BUFFER)),
        "rets_type_": ("rets_type", _TYPE),
    },
)
CONTEXT: Codec[GfxContext] = Codec(_read, lambda context: _CONTEXT_ATTRIBUTES.write(context.attributes))
