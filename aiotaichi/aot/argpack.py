"""Argument packs: the buffers that hold them, and where their members lie.

taichi 1.7.4 writes a pack's type before its layout, with offsets of zero. Its shaders have std140's, and its LLVM
code has C's.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ..errors import CorruptedDataError
from .parameters import resolve_value
from .spec import ArgPackParameter, Family, Parameter
from .supplement import ArgumentNote, notes_for
from .type_tree import Member, Pointer, Primitive, Struct, Type, dtype_of, stored_size

__all__ = ["STD140", "C", "Layout", "PackReader"]

_MAX_SIZE = 2**16  # bytes of one pack: far more than 64 arguments take
_MAX_DEPTH = 32

Path = tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Layout:
    """The rules of one family of modules.

    Attributes
    ----------
    family
        What says how wide a boolean is.
    pointer, struct
        The size of a pointer, and the least alignment of a struct, in bytes.
    buffer
        The alignment of the buffer that holds a pack.
    """

    family: Family
    pointer: int
    struct: int
    buffer: int

    def of(self, type: Type | None, where: str) -> tuple[Type, int, int]:
        """Return a type with its members' offsets, its alignment and its size."""
        match type:
            case Primitive(id=id):
                size = stored_size(dtype_of(id, where), self.family)
                return type, size, size
            case Pointer():  # a nested pack's; of a shader, nothing reads it
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
                raise CorruptedDataError(f"{where}: neither a number nor a struct of numbers")


STD140 = Layout(Family.GFX, pointer=4, struct=16, buffer=256)  # what Vulkan lets devices ask for at most
C = Layout(Family.LLVM, pointer=8, struct=1, buffer=16)


class PackReader:
    """Reads the packs of one kernel and places them behind its argument buffer.

    Parameters
    ----------
    layout
        Where members lie in a pack.
    types
        The struct of each pack, by index path.
    names
        The name of each argument that is a pack or in one, by index path; None if the module does not say it.
    args_size
        Bytes of the argument buffer.
    where
        What errors name.

    Attributes
    ----------
    count
        How many arguments were read: packs and all in them.
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
        self.count = 0

    def __contains__(self, path: Path) -> bool:
        return path in self._types

    def read(self, path: Path, note: ArgumentNote | None, pointer_offset: int | None) -> ArgPackParameter:
        """Return the pack at an index path, whose address goes to ``pointer_offset`` of the packed bytes.

        Raises
        ------
        CorruptedDataError
            It is not what taichi writes.
        """
        where = f"{self._where}: argument pack {list(path)}"
        name = self._name(path)
        if len(path) > _MAX_DEPTH:
            raise CorruptedDataError(f"{where}: nested too deeply")
        struct, _, size = self._layout.of(self._types[path], where)
        if not isinstance(struct, Struct) or size > _MAX_SIZE:
            raise CorruptedDataError(f"{where}: a pack is a struct of at most {_MAX_SIZE} bytes")
        offset = self._end + -self._end % self._layout.buffer
        self._end = offset + size
        notes = notes_for(None if note is None else note.members, len(struct.members), where)
        members = tuple(
            self._member((*path, i), member, noted, None if pointer_offset is None else offset + member.offset)
            for i, (member, noted) in enumerate(zip(struct.members, notes, strict=True))
        )
        called = note.name if note is not None else name
        return ArgPackParameter(_default(path) if called is None else called, members, offset, size, pointer_offset)

    def _member(self, path: Path, member: Member, note: ArgumentNote | None, pointer: int | None) -> Parameter:
        if path in self._types:
            return self.read(path, note, pointer)
        where = f"{self._where}: argument {list(path)}"
        return resolve_value(member, self._name(path), note, _default(path), where)

    def _name(self, path: Path) -> str | None:
        if path not in self._names:
            raise CorruptedDataError(f"{self._where}: argument {list(path)} is missing")
        self.count += 1
        return self._names[path]


def _default(path: Path) -> str:
    return f"arg{path[-1]}"
