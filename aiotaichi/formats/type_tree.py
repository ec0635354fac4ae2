"""taichi's type trees: the types and offsets of arguments and results in their buffers.

Trees in JSON (``args_type_``, ``rets_type_``) and in binary form (``args_type``, ``ret_type``) become the same nodes.
:mod:`aiotaichi.formats.parameters` resolves arguments from the nodes; this file resolves return values.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from ..errors import CorruptedDataError
from ..types import DTYPES, DType, u1, u32
from .spec import Family, ReturnSpec, ScalarReturn, StructReturn, TensorReturn

__all__ = [
    "Member",
    "Pointer",
    "Primitive",
    "Quantized",
    "Struct",
    "Tensor",
    "Type",
    "dtype_of",
    "primitive",
    "resolve_returns",
    "return_end",
    "stored_dtype",
    "tensor_of",
]

_MAX_COMPONENTS = 4096


@dataclass(frozen=True, slots=True)
class Primitive:
    """A number. ``id`` is the number of its dtype, or 12 (opaque) or 13 (unknown)."""

    id: int


@dataclass(frozen=True, slots=True)
class Pointer:
    """A pointer."""

    pointee: Type | None
    address_space: int = 0
    is_bit_pointer: bool = False


@dataclass(frozen=True, slots=True)
class Tensor:
    """A vector or a matrix."""

    shape: tuple[int, ...]
    element: Type | None


@dataclass(frozen=True, slots=True)
class Member:
    """A member of a struct. ``offset`` is in bytes."""

    name: str
    offset: int
    type: Type | None


@dataclass(frozen=True, slots=True)
class Struct:
    """A struct. ``layout`` is taichi's name of its layout: in gfx modules ``1-``, ``4-`` or ``none``."""

    members: tuple[Member, ...]
    layout: str = "none"
    is_argpack: bool = False


@dataclass(frozen=True, slots=True)
class Quantized:
    """A quantised type. Arguments are never quantised."""

    bits: int


Type: TypeAlias = "Primitive | Pointer | Tensor | Struct | Quantized"


@lru_cache(maxsize=64)
def primitive(id: int) -> Primitive:
    """Return the primitive type number ``id``. All uses share one object, because a module has many."""
    return Primitive(id)


def dtype_of(id: int, where: str) -> DType:
    """Return the dtype number ``id``. Raise a CorruptedDataError if there is none."""
    if 0 <= id < len(DTYPES):
        return DTYPES[id]
    raise CorruptedDataError(f"{where}: {id} is not a primitive dtype")


def resolve_returns(struct: Struct, where: str, offset: int = 0) -> tuple[ReturnSpec, ...]:
    """Resolve the return values that are the members of a struct, ``offset`` bytes into the result buffer."""
    return tuple(
        _resolve_return(member.type, offset + member.offset, f"{where}.{member.name}") for member in struct.members
    )


def _resolve_return(type: Type | None, offset: int, where: str) -> ReturnSpec:
    match type:
        case Primitive(id=id):
            return ScalarReturn(dtype_of(id, where), offset)
        case Tensor():
            return TensorReturn(*tensor_of(type, where), offset)
        case Struct(members=members) if members:
            return StructReturn(tuple(member.name for member in members), resolve_returns(type, where, offset))
        case _:
            raise CorruptedDataError(f"{where}: a kernel cannot return this type")


def stored_dtype(dtype: DType, family: Family) -> DType:
    """Return the dtype of a number in a buffer. gfx modules store a u1 as a u32."""
    return u32 if dtype is u1 and family is Family.GFX else dtype


def return_end(spec: ReturnSpec, family: Family) -> int:
    """Return the position of the first byte after a return value."""
    match spec:
        case ScalarReturn(dtype=dtype, offset=offset):
            return offset + stored_dtype(dtype, family).itemsize
        case TensorReturn(dtype=dtype, shape=shape, offset=offset):
            return offset + math.prod(shape) * stored_dtype(dtype, family).itemsize
        case StructReturn(members=members):
            return max(return_end(member, family) for member in members)


def tensor_of(tensor: Tensor, where: str) -> tuple[DType, tuple[int, ...]]:
    """Return the dtype and the shape of a vector or matrix."""
    if not isinstance(tensor.element, Primitive):
        raise CorruptedDataError(f"{where}: it is a tensor, but not of numbers")
    shape = tensor.shape
    if not 1 <= len(shape) <= 2 or not all(extent > 0 for extent in shape) or math.prod(shape) > _MAX_COMPONENTS:
        raise CorruptedDataError(f"{where}: shape {shape} is not the shape of a vector or a matrix")
    # taichi 1.7.4 writes the shape (n,) as (n, 1)
    return dtype_of(tensor.element.id, where), shape[:1] if len(shape) == 2 and shape[1] == 1 else shape
