"""Taichi's type trees, which say where in a buffer each argument and each result lies.

Both forms, JSON and binary, are read into these nodes (taichi 1.7.4: ``args_type_``, ``rets_type_``, ``args_type``,
``ret_type``). Arguments are resolved from them in :mod:`aiotaichi.aot.parameters`, return values here.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeAlias

from ..errors import CorruptedDataError
from ..types import DTYPES, DType, u1
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
    "resolve_return",
    "return_end",
    "stored_size",
    "tensor_of",
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


@lru_cache(maxsize=64)
def primitive(id: int) -> Primitive:
    """Return the type number ``id``: one object for all of its uses, of which a module has many."""
    return Primitive(id)


def dtype_of(id: int, where: str) -> DType:
    """Return the dtype number ``id``."""
    if 0 <= id < len(DTYPES):
        return DTYPES[id]
    raise CorruptedDataError(f"{where}: {id} is no primitive dtype")


def resolve_return(type: Type | None, offset: int, family: Family, where: str) -> ReturnSpec:
    """Resolve one return value, ``offset`` bytes into the result buffer."""
    match type:
        case Primitive(id=id):
            return ScalarReturn(dtype_of(id, where), offset)
        case Tensor():
            return TensorReturn(*tensor_of(type, where), offset)
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


def tensor_of(tensor: Tensor, where: str) -> tuple[DType, tuple[int, ...]]:
    """Return the dtype and the shape of a vector or matrix."""
    if not isinstance(tensor.element, Primitive):
        raise CorruptedDataError(f"{where}: a tensor of something other than numbers")
    shape = tensor.shape
    if not 1 <= len(shape) <= 2 or not all(extent > 0 for extent in shape) or math.prod(shape) > _MAX_COMPONENTS:
        raise CorruptedDataError(f"{where}: shape {shape} is no vector's or matrix's")
    # taichi 1.7.4 writes a vector of n as (n, 1)
    return dtype_of(tensor.element.id, where), shape[:1] if len(shape) == 2 and shape[1] == 1 else shape
