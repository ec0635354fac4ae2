"""Resolve the arguments of kernels from taichi's type trees."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..errors import CorruptedDataError
from ..types import Access, DType
from .limits import MAX_ARGUMENTS, MAX_DEPTH
from .spec import (
    ArgPackParameter,
    Family,
    NdArrayParameter,
    Parameter,
    ScalarParameter,
    StructParameter,
    TensorParameter,
    TextureParameter,
)
from .supplement import ArgumentNote, notes_for
from .type_tree import Member, Pointer, Primitive, Struct, Tensor, Type, dtype_of, stored_dtype, tensor_of

__all__ = ["STD140", "ArgumentReader", "C", "Layout", "resolve_array", "resolve_texture", "resolve_value"]

_MAX_SIZE = 2**16  # bytes of one pack: 64 arguments need far less

Path = tuple[int, ...]


def resolve_value(member: Member, name: str | None, note: ArgumentNote | None, default: str, where: str) -> Parameter:
    """Resolve a scalar, a vector, a matrix or a struct.

    taichi writes a vector named ``v`` as a struct with members ``v_0``, ``v_1`` ..., and a matrix as a struct with
    members ``v_0_0``, ``v_0_1`` .... The name itself may end in a number, too.

    ``name`` is None in LLVM modules, which do not record it: the argument is called ``default`` then. The name and
    the shape of the producer's note override the module's. ``where`` is the argument, as errors name it.
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
            notes = notes_for(None if note is None else note.members, len(members), where)
            inner = (
                resolve_value(
                    Member(each.name, member.offset + each.offset, each.type),
                    each.name,
                    noted,
                    each.name,
                    f"{where}.{each.name[:60]}",
                )
                for each, noted in zip(members, notes, strict=True)
            )
            return StructParameter(called, tuple(inner))
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
    shape: tuple[int, ...] | None
    if note is not None and note.shape is not None:
        shape, is_row = note.shape, False
        if math.prod(note.shape) != len(members):
            raise CorruptedDataError(
                f"{where}: it has {len(members)} components, but its noted shape is {note.shape}"
            )
    else:
        shape, is_row = _guessed_shape(names) if name is None else (_shape(names, name), False)
        if shape is None:
            return None
    offsets = tuple(offset + member.offset for member in members)
    return TensorParameter(called, dtype_of(ids.pop(), where), shape, offsets, ((1, *shape),) if is_row else ())


def _shape(names: list[str], name: str) -> tuple[int, ...] | None:
    """Return the shape of the vector or matrix with components ``names``: ``["v_0", "v_1"]`` for a vector ``v``."""
    if names == [f"{name}_{i}" for i in range(len(names))]:
        return (len(names),)
    last = names[-1].removeprefix(f"{name}_").split("_")
    if len(last) == 2 and all(part.isdecimal() and len(part) < 5 for part in last):
        rows, columns = int(last[0]) + 1, int(last[1]) + 1
        if rows * columns == len(names) and names == [f"{name}_{i}_{j}" for i in range(rows) for j in range(columns)]:
            return rows, columns
    return None


def _guessed_shape(names: list[str]) -> tuple[tuple[int, ...] | None, bool]:
    """Return the shape of a vector or matrix of unknown name, and whether it may be a row.

    The components ``v_0_0``, ``v_0_1`` belong to a vector ``v_0``, or to a matrix ``v`` with one row.
    """
    name = names[0].removesuffix("_0")
    if name == names[0]:
        return None, False
    vector, may_be_row = _shape(names, name), name.endswith("_0")
    if vector is not None and len(vector) == 1:
        return vector, may_be_row
    return _shape(names, name.removesuffix("_0")) if may_be_row else None, False


def _array_parts(member: Member, where: str) -> tuple[tuple[int, ...], list[int]]:
    if not isinstance(member.type, Struct) or len(member.type.members) < 2:
        raise CorruptedDataError(f"{where}: an array must be a struct of a shape and pointers")
    shape, *pointers = member.type.members
    extents = shape.type.members if isinstance(shape.type, Struct) else None
    if extents is None or not all(isinstance(extent.type, Primitive) for extent in extents):
        raise CorruptedDataError(f"{where}: the shape must be a struct of extents")
    base = member.offset + shape.offset
    return tuple(base + extent.offset for extent in extents), [member.offset + each.offset for each in pointers]


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout rules of one family of modules, in bytes."""

    family: Family  # decides the size of a boolean
    pointer: int  # its size and alignment
    struct: int  # the least alignment of a struct
    buffer: int  # the alignment of the buffer that holds a pack

    def of(self, type: Type | None, where: str) -> tuple[Type, int, int]:
        """Return a type with the offsets of its members, its alignment and its size."""
        match type:
            case Primitive(id=id):
                size = stored_dtype(dtype_of(id, where), self.family).itemsize
                return type, size, size
            case Pointer():  # to a nested pack; shaders do not read the pointer
                return type, self.pointer, self.pointer
            case Struct(members=members):
                laid, position, most = [], 0, self.struct
                for member in members:
                    inner, alignment, size = self.of(member.type, f"{where}.{member.name[:60]}")
                    position += -position % alignment
                    laid.append(Member(member.name, position, inner))
                    position += size
                    most = max(most, alignment)
                return Struct(tuple(laid)), most, position + -position % most
            case _:
                raise CorruptedDataError(f"{where}: it is neither a number nor a struct of numbers")


STD140 = Layout(Family.GFX, pointer=4, struct=16, buffer=256)  # Vulkan's largest minimum alignment
C = Layout(Family.LLVM, pointer=8, struct=1, buffer=16)


class ArgumentReader:
    """Reads the arguments of one kernel, and places its packs after the argument buffer of ``args_size`` bytes.

    taichi 1.7.4 writes the type of a pack before it lays the pack out, so all offsets in it are zero. The offsets are
    computed here. taichi's shaders use the std140 layout, and its LLVM code uses C's.

    ``types`` has the struct of each pack by index path: path (1, 0) is member 0 of argument 1. ``names`` has the
    names of arguments and members, None where the module records no name. ``where`` is the kernel, as errors name it.
    """

    def __init__(
        self,
        layout: Layout,
        types: Mapping[Path, Type | None],
        names: Mapping[Path, str | None],
        args_size: int,
        where: str,
    ) -> None:
        self._layout = layout
        self._types = types
        self._names = names
        self._end = args_size
        self._where = where
        self._count = 0  # the packs and members that were read

    def read(
        self,
        type: Type | None,
        notes: Sequence[ArgumentNote] | None,
        resolve: Callable[[Path, Member, ArgumentNote | None, str], Parameter],
        key: str,
    ) -> tuple[Parameter, ...]:
        """Return the arguments in order. ``type`` is that of the argument buffer.

        ``resolve`` resolves an argument that is not a pack, from its path, its member, the producer's note and its
        name in errors. ``key`` is the name of the list of arguments in the file.
        """
        members = type.members if isinstance(type, Struct) else ()
        where = f"{self._where}.{key}"
        top = sorted(path for path in self._names if len(path) == 1)
        if top != [(i,) for i in range(len(members))] or len(members) > MAX_ARGUMENTS:
            raise CorruptedDataError(f"{where}: its keys are not the numbers of the arguments")
        noted = notes_for(notes, len(top), self._where)
        arguments = tuple(
            self._pack(path, note, member.offset)
            if path in self._types
            else resolve(path, member, note, f"{where}{list(path)}")
            for path, member, note in zip(top, members, noted, strict=True)
        )
        if self._count + sum(path not in self._types for path in top) != len(self._names):
            raise CorruptedDataError(f"{where}: it has members of unknown argument packs")
        return arguments

    def _pack(self, path: Path, note: ArgumentNote | None, pointer_offset: int) -> ArgPackParameter:
        where = f"{self._where}: argument pack {list(path)}"
        name = self._name(path)
        if len(path) > MAX_DEPTH:
            raise CorruptedDataError(f"{where}: nested too deeply")
        struct, _, size = self._layout.of(self._types[path], where)
        if not isinstance(struct, Struct) or size > _MAX_SIZE:
            raise CorruptedDataError(f"{where}: it is not a struct of at most {_MAX_SIZE} bytes")
        offset = self._end + -self._end % self._layout.buffer
        self._end = offset + size
        notes = notes_for(None if note is None else note.members, len(struct.members), where)
        members = tuple(
            self._member((*path, i), member, noted, offset + member.offset)
            for i, (member, noted) in enumerate(zip(struct.members, notes, strict=True))
        )
        called = note.name if note is not None else name
        pointer = pointer_offset if self._layout.family is Family.LLVM else None
        return ArgPackParameter(_default(path) if called is None else called, members, offset, size, pointer)

    def _member(self, path: Path, member: Member, note: ArgumentNote | None, pointer_offset: int) -> Parameter:
        if path in self._types:
            return self._pack(path, note, pointer_offset)
        where = f"{self._where}: argument {list(path)}"
        return resolve_value(member, self._name(path), note, _default(path), where)

    def _name(self, path: Path) -> str | None:
        if path not in self._names:
            raise CorruptedDataError(f"{self._where}: argument {list(path)} is missing")
        self._count += 1
        return self._names[path]


def _default(path: Path) -> str:
    return f"arg{path[-1]}"
