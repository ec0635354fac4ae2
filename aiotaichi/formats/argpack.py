"""The arguments of a kernel with argument packs: the offsets of the packs, and of the members in each pack.

taichi 1.7.4 writes the type of a pack before it lays the pack out, so all offsets in it are zero. The offsets are
computed here. taichi's shaders use the std140 layout, and its LLVM code uses C's.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from ..errors import CorruptedDataError
from .limits import MAX_ARGUMENTS, MAX_DEPTH
from .parameters import resolve_value
from .spec import ArgPackParameter, Family, Parameter
from .supplement import ArgumentNote, notes_for
from .type_tree import Member, Pointer, Primitive, Struct, Type, dtype_of, stored_dtype

__all__ = ["STD140", "ArgumentReader", "C", "Layout"]

_MAX_SIZE = 2**16  # bytes of one pack: 64 arguments need far less

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout rules of one family of modules.

    Attributes
    ----------
    family
        The family, which decides the size of a boolean.
    pointer
        The size and alignment of a pointer, in bytes.
    struct
        The least alignment of a struct, in bytes.
    buffer
        The alignment of the buffer that holds a pack, in bytes.
    """

    family: Family
    pointer: int
    struct: int
    buffer: int

    def of(self, type: Type | None, where: str) -> tuple[Type, int, int]:
        """Return a type with the offsets of its members, its alignment and its size.

        Raises
        ------
        CorruptedDataError
            The type is neither a number, a pointer nor a struct of these.
        """
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
    """Reads the arguments of one kernel, and places its packs after the argument buffer.

    Parameters
    ----------
    layout
        The layout rules of the module's family.
    types
        The struct of each pack, by index path. Path (1, 0) is member 0 of argument 1.
    names
        The names of the arguments and of the members of packs, by index path. A name is None if the module does not
        record it.
    args_size
        The size of the argument buffer, in bytes.
    where
        The kernel, as errors name it.
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
        members: Sequence[Member],
        notes: Sequence[ArgumentNote] | None,
        resolve: Callable[[Path, Member, ArgumentNote | None, str], Parameter],
        key: str,
    ) -> tuple[Parameter, ...]:
        """Return the arguments in order.

        Parameters
        ----------
        members
            The members of the argument buffer.
        notes
            The producer's notes about the arguments, if any.
        resolve
            Resolves an argument that is not a pack, from its path, its member, its note and its name in errors.
        key
            The name of the list of arguments in the file.

        Raises
        ------
        CorruptedDataError
            taichi does not write such arguments, or the notes are about other arguments.
        """
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
