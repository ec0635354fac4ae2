"""Taichi's type trees, which say where in a buffer each argument and each result lies.

Both forms, JSON and binary, are read into these nodes; what a parameter or a return is, and at which
offset, is resolved from them (taichi 1.7.4: ``args_type_``, ``rets_type_``, ``args_type``, ``ret_type``).
"""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TypeAlias

from ..errors import CorruptedDataError
from ..types import DTYPES, Access, DType, u1
from .spec import (
    Family,
    NdArrayParameter,
    Parameter,
    ReturnSpec,
    ScalarParameter,
    ScalarReturn,
    StructReturn,
    TensorParameter,
    TensorReturn,
    TextureParameter,
)

__all__ = [
    "Member",
    "Pointer",
    "Primitive",
    "Quantized",
    "Struct",
    "Tensor",
    "Type",
    "dtype_of",
    "resolve_array",
    "resolve_return",
    "resolve_scalar_or_tensor",
    "resolve_texture",
]

_MAX_COMPONENTS = 4096


@dataclass(frozen=True, slots=True)
class Primitive:
    """``id`` is a dtype's, or 12 (opaque) or 13 (unknown)."""

    id: int


@dataclass(frozen=True, slots=True)
class Pointer:
    pointee: Type | None
    address_space: int = 0
    is_bit_pointer: bool = False


@dataclass(frozen=True, slots=True)
class Tensor:
    shape: tuple[int, ...]
    element: Type | None


@dataclass(frozen=True, slots=True)
class Member:
    name: str
    offset: int
    type: Type | None


@dataclass(frozen=True, slots=True)
class Struct:
    """``layout`` is taichi's word for what the offsets follow: in gfx modules ``1-``, ``4-`` or ``none``."""

    members: tuple[Member, ...]
    layout: str = "none"
    is_argpack: bool = False


@dataclass(frozen=True, slots=True)
class Quantized:
    """A quantised type, which is never an argument."""

    bits: int


Type: TypeAlias = "Primitive | Pointer | Tensor | Struct | Quantized"


def dtype_of(id: int, where: str) -> DType:
    """Return the dtype number ``id``."""
    if 0 <= id < len(DTYPES):
        return DTYPES[id]
    raise CorruptedDataError(f"{where}: {id} is no primitive dtype")


def resolve_scalar_or_tensor(name: str, member: Member, where: str) -> Parameter:
    """Resolve a scalar, or a vector (``v_0``, ...) or matrix (``m_0_0``, ...), which is a struct of scalars."""
    if isinstance(member.type, Primitive):
        return ScalarParameter(name, dtype_of(member.type.id, where), member.offset)
    if isinstance(member.type, Tensor):
        dtype, shape = _element(member.type, where), _tensor_shape(member.type.shape, where)
        step = dtype.itemsize
        offsets = tuple(member.offset + step * i for i in range(math.prod(shape)))
        return TensorParameter(name, dtype, shape, offsets)
    if isinstance(member.type, Struct):
        components = list(_components(member.type, where))
        dtypes = {dtype for dtype, _ in components}
        if len(dtypes) == 1:
            shape = _struct_shape(member.type, where)
            offsets = tuple(member.offset + offset for _, offset in components)
            return TensorParameter(name, dtypes.pop(), shape, offsets)
    raise CorruptedDataError(f"{where}: neither a number nor a vector nor a matrix")


def resolve_array(
    name: str,
    member: Member,
    dtype: DType,
    element_shape: tuple[int, ...],
    ndim: int,
    access: Access,
    needs_grad: bool,
    where: str,
) -> NdArrayParameter:
    """Resolve ``{shape: {dim_0, ...}, data_ptr, [grad_ptr]}``."""
    shape, pointers = _array_parts(member, where)
    # An array of no dimensions has room for one.
    if len(shape) != max(ndim, 1):
        raise CorruptedDataError(f"{where}: {ndim} dimensions, but room for {len(shape)}")
    if len(pointers) not in (1, 2):
        raise CorruptedDataError(f"{where}: an array has a data pointer and perhaps a gradient's")
    grad = pointers[1] if needs_grad and len(pointers) == 2 else None
    return NdArrayParameter(name, dtype, element_shape, ndim, access, shape[:ndim], pointers[0], grad)


def resolve_texture(
    name: str, member: Member, ndim: int, is_storage: bool, access: Access, where: str
) -> TextureParameter:
    """Resolve a texture, which has an array's struct with three extents."""
    shape, pointers = _array_parts(member, where)
    if not 1 <= ndim <= 3 or len(shape) != 3 or len(pointers) != 1:
        raise CorruptedDataError(f"{where}: a texture of {ndim} dimensions with {len(shape)} extents: it has three")
    return TextureParameter(name, ndim, is_storage, access, shape, pointers[0])


def resolve_return(type: Type | None, offset: int, family: Family, where: str) -> ReturnSpec:
    """Resolve one return value, ``offset`` bytes into the result buffer."""
    match type:
        case Primitive(id=id):
            return ScalarReturn(dtype_of(id, where), offset)
        case Tensor(shape=shape):
            return TensorReturn(_element(type, where), _tensor_shape(shape, where), offset)
        case Struct(members=members) if members:
            return StructReturn(
                tuple(member.name for member in members),
                tuple(
                    resolve_return(member.type, offset + member.offset, family, f"{where}.{member.name}")
                    for member in members
                ),
            )
        case _:
            raise CorruptedDataError(f"{where}: no type that a kernel can return")


def stored_size(dtype: DType, family: Family) -> int:
    """Bytes of one component in a buffer: gfx modules store a u1 in 4."""
    return 4 if dtype is u1 and family is Family.GFX else dtype.itemsize


def return_end(spec: ReturnSpec, family: Family) -> int:
    """Return the first byte behind a return value."""
    match spec:
        case ScalarReturn(dtype=dtype, offset=offset):
            return offset + stored_size(dtype, family)
        case TensorReturn(dtype=dtype, shape=shape, offset=offset):
            return offset + math.prod(shape) * stored_size(dtype, family)
        case StructReturn(members=members):
            return max(return_end(member, family) for member in members)


def _element(tensor: Tensor, where: str) -> DType:
    if not isinstance(tensor.element, Primitive):
        raise CorruptedDataError(f"{where}: a tensor of something other than numbers")
    return dtype_of(tensor.element.id, where)


def _tensor_shape(shape: tuple[int, ...], where: str) -> tuple[int, ...]:
    if not 1 <= len(shape) <= 2 or not all(extent > 0 for extent in shape) or math.prod(shape) > _MAX_COMPONENTS:
        raise CorruptedDataError(f"{where}: shape {shape} is no vector's or matrix's")
    # taichi 1.7.4 writes a vector of n as (n, 1)
    return shape[:1] if len(shape) == 2 and shape[1] == 1 else shape


def _components(struct: Struct, where: str) -> Iterator[tuple[DType, int]]:
    for member in struct.members:
        if not isinstance(member.type, Primitive):
            raise CorruptedDataError(f"{where}.{member.name}: not a number")
        yield dtype_of(member.type.id, f"{where}.{member.name}"), member.offset


def _struct_shape(struct: Struct, where: str) -> tuple[int, ...]:
    """Members are named v_i or m_r_c, in row-major order."""
    last = struct.members[-1].name.split("_")
    if not all(part.isdecimal() and len(part) < 5 for part in last[1:]) or len(last) not in (2, 3):
        raise CorruptedDataError(f"{where}: member {struct.members[-1].name[:60]!r} is neither v_i nor m_r_c")
    shape = tuple(int(part) + 1 for part in last[1:])
    if math.prod(shape) != len(struct.members):
        raise CorruptedDataError(f"{where}: {len(struct.members)} members for shape {shape}")
    return shape


def _array_parts(member: Member, where: str) -> tuple[tuple[int, ...], list[int]]:
    if not isinstance(member.type, Struct) or len(member.type.members) < 2:
        raise CorruptedDataError(f"{where}: an array is a struct of a shape and pointers")
    shape, *pointers = member.type.members
    extents = shape.type.members if isinstance(shape.type, Struct) else None
    if extents is None or not all(isinstance(extent.type, Primitive) for extent in extents):
        raise CorruptedDataError(f"{where}: the shape is a struct of extents")
    base = member.offset + shape.offset
    return tuple(base + extent.offset for extent in extents), [member.offset + each.offset for each in pointers]
