"""Resolve the arguments of kernels from taichi's type trees."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ..errors import CorruptedDataError
from ..types import Access, DType
from .spec import NdArrayParameter, Parameter, ScalarParameter, StructParameter, TensorParameter, TextureParameter
from .supplement import ArgumentNote, notes_for
from .type_tree import Member, Primitive, Struct, Tensor, dtype_of, tensor_of

__all__ = ["resolve_array", "resolve_texture", "resolve_value"]


def resolve_value(member: Member, name: str | None, note: ArgumentNote | None, default: str, where: str) -> Parameter:
    """Resolve a scalar, a vector, a matrix or a struct.

    taichi writes a vector named ``v`` as a struct with members ``v_0``, ``v_1`` ..., and a matrix as a struct with
    members ``v_0_0``, ``v_0_1`` .... The name itself may end in a number, too.

    Parameters
    ----------
    member
        The type of the argument, and its offset in the buffer.
    name
        The name of the argument, if the module records it. LLVM modules do not.
    note
        The producer's note about the argument, if any. The note's name and shape override the module's.
    default
        The name of an argument without a name.
    where
        The argument, as errors name it.

    Raises
    ------
    CorruptedDataError
        The type is not a scalar, vector, matrix or struct, or the note does not fit the type.
    """
    if note is not None:
        name = note.name
    called = default if name is None else name
    match member.type:
        case Primitive(id=id):
            return ScalarParameter(called, dtype_of(id, where), member.offset)
        case Tensor():
            dtype, shape = tensor_of(member.type, where)
            end = member.offset + dtype.itemsize * math.prod(shape)
            return TensorParameter(called, dtype, shape, range(member.offset, end, dtype.itemsize))
        case Struct(members=members) if members:
            if note is None or note.shape is not None:
                tensor = _tensor(called, member.offset, members, name, note, where)
                if tensor is not None:
                    return tensor
            return _struct(called, member.offset, members, note, where)
        case _:
            raise CorruptedDataError(f"{where}: it is neither a number nor a vector, a matrix or a struct of numbers")


def resolve_array(
    name: str,
    member: Member,
    dtype: DType,
    element_shape: tuple[int, ...],
    ndim: int,
    access: Access,
    where: str,
) -> NdArrayParameter:
    """Resolve an array, which taichi writes as ``{shape: {dim_0, ...}, data_ptr, [grad_ptr]}``."""
    shape, pointers = _array_parts(member, where)
    # An array without dimensions still has one extent.
    if len(shape) != max(ndim, 1):
        raise CorruptedDataError(f"{where}: it has {ndim} dimensions, but {len(shape)} extents")
    if len(pointers) not in (1, 2):
        raise CorruptedDataError(f"{where}: an array has a pointer to its data, and perhaps one to its gradient")
    return NdArrayParameter(name, dtype, element_shape, ndim, access, shape[:ndim], *pointers)


def resolve_texture(
    name: str, member: Member, ndim: int, is_storage: bool, access: Access, where: str
) -> TextureParameter:
    """Resolve a texture, which taichi writes as an array with three extents."""
    shape, pointers = _array_parts(member, where)
    if not 1 <= ndim <= 3 or len(shape) != 3 or len(pointers) != 1:
        raise CorruptedDataError(f"{where}: a texture of {ndim} dimensions has {len(shape)} extents, not three")
    return TextureParameter(name, ndim, is_storage, access, shape, pointers[0])


def _tensor(
    called: str, offset: int, members: Sequence[Member], name: str | None, note: ArgumentNote | None, where: str
) -> TensorParameter | None:
    """Return the vector or matrix that a struct of numbers stands for. Return None if the struct is a real struct."""
    ids = {member.type.id for member in members if isinstance(member.type, Primitive)}
    if len(ids) != 1 or not all(isinstance(member.type, Primitive) for member in members):
        return None
    names = [member.name for member in members]
    if note is not None and note.shape is not None:
        shape, is_row = note.shape, False
        if math.prod(shape) != len(members):
            raise CorruptedDataError(f"{where}: it has {len(members)} components, but its noted shape is {shape}")
    else:
        found = _shape(names, name) if name is not None else _guessed_shape(names)
        if found is None:
            return None
        shape, is_row = found
    offsets = tuple(offset + member.offset for member in members)
    return TensorParameter(called, dtype_of(ids.pop(), where), shape, offsets, ((1, *shape),) if is_row else ())


def _struct(
    called: str, offset: int, members: Sequence[Member], note: ArgumentNote | None, where: str
) -> StructParameter:
    notes = notes_for(None if note is None else note.members, len(members), where)
    return StructParameter(
        called,
        tuple(
            resolve_value(
                Member(member.name, offset + member.offset, member.type),
                member.name,
                noted,
                member.name,
                f"{where}.{member.name[:60]}",
            )
            for member, noted in zip(members, notes, strict=True)
        ),
    )


def _shape(names: Sequence[str], name: str) -> tuple[tuple[int, ...], bool] | None:
    """Return the shape of the vector or matrix ``name``, and False: its name is known, so it is not a row.

    Return None if ``names`` are not the names of its components. A vector ``v`` has ``["v_0", "v_1"]``.
    """
    if all(found == f"{name}_{i}" for i, found in enumerate(names)):
        return (len(names),), False
    last = names[-1].removeprefix(f"{name}_").split("_")
    if len(last) == 2 and all(part.isdecimal() and len(part) < 5 for part in last):
        rows, columns = int(last[0]) + 1, int(last[1]) + 1
        places = ((row, column) for row in range(rows) for column in range(columns))
        if rows * columns == len(names) and all(
            found == f"{name}_{row}_{column}" for found, (row, column) in zip(names, places, strict=True)
        ):
            return (rows, columns), False
    return None


def _guessed_shape(names: Sequence[str]) -> tuple[tuple[int, ...], bool] | None:
    """Return the shape of a vector or matrix of unknown name, and whether it may be a row.

    The components ``v_0_0``, ``v_0_1`` belong to a vector ``v_0``, or to a matrix ``v`` with one row.
    """
    if not names[0].endswith("_0"):
        return None
    name = names[0].removesuffix("_0")
    vector = _shape(names, name)
    if vector is not None and len(vector[0]) == 1:
        return vector[0], name.endswith("_0")
    return _shape(names, name.removesuffix("_0")) if name.endswith("_0") else None


def _array_parts(member: Member, where: str) -> tuple[tuple[int, ...], list[int]]:
    if not isinstance(member.type, Struct) or len(member.type.members) < 2:
        raise CorruptedDataError(f"{where}: an array must be a struct of a shape and pointers")
    shape, *pointers = member.type.members
    extents = shape.type.members if isinstance(shape.type, Struct) else None
    if extents is None or not all(isinstance(extent.type, Primitive) for extent in extents):
        raise CorruptedDataError(f"{where}: the shape must be a struct of extents")
    base = member.offset + shape.offset
    return tuple(base + extent.offset for extent in extents), [member.offset + each.offset for each in pointers]
