"""What a kernel takes: arguments resolved from taichi's type trees."""

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

    taichi writes a vector named ``v`` as a struct of ``v_0``, ``v_1`` ..., and a matrix as one of ``v_0_0``,
    ``v_0_1`` .... A name is arbitrary, and may end in such a number itself.

    Parameters
    ----------
    member
        Where in its buffer the argument lies, and its type.
    name
        The argument's name, if the module says it. LLVM modules do not.
    note
        What the module's producer has noted of the argument, which decides.
    default
        What to call an argument without a name.
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
            raise CorruptedDataError(f"{where}: neither a number nor a vector, a matrix or a struct of numbers")


def resolve_array(
    name: str,
    member: Member,
    dtype: DType,
    element_shape: tuple[int, ...],
    ndim: int,
    access: Access,
    where: str,
) -> NdArrayParameter:
    """Resolve ``{shape: {dim_0, ...}, data_ptr, [grad_ptr]}``."""
    shape, pointers = _array_parts(member, where)
    # An array of no dimensions has room for one.
    if len(shape) != max(ndim, 1):
        raise CorruptedDataError(f"{where}: {ndim} dimensions, but room for {len(shape)}")
    if len(pointers) not in (1, 2):
        raise CorruptedDataError(f"{where}: an array has a data pointer and perhaps a gradient's")
    return NdArrayParameter(name, dtype, element_shape, ndim, access, shape[:ndim], *pointers)


def resolve_texture(
    name: str, member: Member, ndim: int, is_storage: bool, access: Access, where: str
) -> TextureParameter:
    """Resolve a texture, which has an array's struct with three extents."""
    shape, pointers = _array_parts(member, where)
    if not 1 <= ndim <= 3 or len(shape) != 3 or len(pointers) != 1:
        raise CorruptedDataError(f"{where}: a texture of {ndim} dimensions with {len(shape)} extents: it has three")
    return TextureParameter(name, ndim, is_storage, access, shape, pointers[0])


def _tensor(
    called: str, offset: int, members: Sequence[Member], name: str | None, note: ArgumentNote | None, where: str
) -> TensorParameter | None:
    """Return the vector or matrix that a struct of numbers stands for; None if the struct is one of its own."""
    ids = {member.type.id for member in members if isinstance(member.type, Primitive)}
    if len(ids) != 1 or not all(isinstance(member.type, Primitive) for member in members):
        return None
    names = [member.name for member in members]
    if note is not None and note.shape is not None:
        shape, is_row = note.shape, False
        if math.prod(shape) != len(members):
            raise CorruptedDataError(f"{where}: {len(members)} components, but its noted shape is {shape}")
    else:
        found = _shape(names, name) if name is not None else _guessed_shape(names)
        if found is None:
            return None
        shape, is_row = found
    offsets = tuple(offset + member.offset for member in members)
    return TensorParameter(called, dtype_of(ids.pop(), where), shape, offsets, is_row)


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
    """Return the shape of the vector or matrix ``name`` that has these components; None if they are no such."""
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
    """As :func:`_shape`, if the name is not known: the components of ``v_0``, a vector, are those of a row ``v``."""
    if not names[0].endswith("_0"):
        return None
    name = names[0].removesuffix("_0")
    vector = _shape(names, name)
    if vector is not None and len(vector[0]) == 1:
        return vector[0], name.endswith("_0")
    return _shape(names, name.removesuffix("_0")) if name.endswith("_0") else None


def _array_parts(member: Member, where: str) -> tuple[tuple[int, ...], list[int]]:
    if not isinstance(member.type, Struct) or len(member.type.members) < 2:
        raise CorruptedDataError(f"{where}: an array is a struct of a shape and pointers")
    shape, *pointers = member.type.members
    extents = shape.type.members if isinstance(shape.type, Struct) else None
    if extents is None or not all(isinstance(extent.type, Primitive) for extent in extents):
        raise CorruptedDataError(f"{where}: the shape is a struct of extents")
    base = member.offset + shape.offset
    return tuple(base + extent.offset for extent in extents), [member.offset + each.offset for each in pointers]
