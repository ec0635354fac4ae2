"""Argument packs of gfx modules: the uniform buffers that hold them, and where their members lie.

taichi 1.7.4 writes a pack's type before its layout, with offsets of zero; its shaders have std140's.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from ..errors import CorruptedDataError
from .spec import ArgPackParameter, Family, Parameter
from .type_tree import Member, Pointer, Primitive, Struct, Type, dtype_of, resolve_scalar_or_tensor, stored_size

__all__ = ["PackReader"]

_ARGPACK = 5  # ptype
_ALIGNMENT = 256  # of uniform buffers: what Vulkan lets devices ask for at most
_MAX_SIZE = 2**16  # bytes of one pack: far more than 64 arguments take
_MAX_DEPTH = 32


class _Argument(Protocol):
    @property
    def name(self) -> str: ...
    @property
    def ptype(self) -> int: ...


class PackReader:
    """Reads the packs of one kernel and places them behind its argument buffer.

    Parameters
    ----------
    types
        ``argpack_types_``, by index path.
    arguments
        ``arg_attribs_vec_``, by index path.
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
        types: Mapping[tuple[int, ...], Type | None],
        arguments: Mapping[tuple[int, ...], _Argument],
        args_size: int,
        where: str,
    ) -> None:
        self._types = types
        self._arguments = arguments
        self._end = args_size
        self._where = where
        self.count = 0

    def __contains__(self, path: tuple[int, ...]) -> bool:
        return path in self._types

    def read(self, path: tuple[int, ...]) -> ArgPackParameter:
        """Return the pack at an index path.

        Raises
        ------
        CorruptedDataError
            It is not what taichi writes.
        """
        argument = self._argument(path)
        where = f"{self._where}.argpack_types_[{', '.join(map(str, path))}]"
        if argument.ptype != _ARGPACK or len(path) > _MAX_DEPTH:
            raise CorruptedDataError(f"{where}: no argument pack, or one nested too deeply")
        struct, _, size = _std140(self._types[path], where)
        if not isinstance(struct, Struct) or size > _MAX_SIZE:
            raise CorruptedDataError(f"{where}: a pack is a struct of at most {_MAX_SIZE} bytes")
        offset = self._end + -self._end % _ALIGNMENT
        self._end = offset + size
        members = tuple(self._member((*path, i), member) for i, member in enumerate(struct.members))
        return ArgPackParameter(argument.name, members, offset, size)

    def _member(self, path: tuple[int, ...], member: Member) -> Parameter:
        if path in self._types:
            return self.read(path)
        where = f"{self._where}.arg_attribs_vec_{list(path)}"
        return resolve_scalar_or_tensor(self._argument(path).name, member, where)

    def _argument(self, path: tuple[int, ...]) -> _Argument:
        if path not in self._arguments:
            raise CorruptedDataError(f"{self._where}.arg_attribs_vec_: {list(path)} is missing")
        self.count += 1
        return self._arguments[path]


def _std140(type: Type | None, where: str) -> tuple[Type, int, int]:
    """Return a type with its members' offsets, its alignment and its size."""
    match type:
        case Primitive(id=id):
            size = stored_size(dtype_of(id, where), Family.GFX)
            return type, size, size
        case Pointer():  # in the place of a nested pack: nothing reads it
            return type, 4, 4
        case Struct(members=members):
            laid, position = [], 0
            for member in members:
                inner, alignment, size = _std140(member.type, f"{where}.{member.name[:60]}")
                position += -position % alignment
                laid.append(Member(member.name, position, inner))
                position += size
            return Struct(tuple(laid)), 16, position + -position % 16
        case _:
            raise CorruptedDataError(f"{where}: neither a number nor a struct of numbers")
