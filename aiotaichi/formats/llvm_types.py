"""The types of LLVM IR: the sizes of values and the offsets of struct members (64-bit C layout)."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

__all__ = ["POINTER", "Type", "TypeReader", "UnknownTextError", "tokens_of"]

_TOKEN = re.compile(r'[%@]?"[^"]*"|[%@][-\w$.]+|[-\w$.]+|[^\s\w]')
_MAX_DEPTH = 64
_MAX_LINE = 2**16  # characters
_MAX_BYTES = 2**62
_SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16, "fp128": 16, "ppc_fp128": 16}
_OTHERS = ("void", "label", "metadata", "token", "opaque")


class UnknownTextError(Exception):
    """LLVM IR that these readers do not understand. An analysis catches it, so a user never sees it."""


def tokens_of(line: str) -> list[str]:
    """Split a line into tokens: words, names, strings and punctuation.

    Raises
    ------
    UnknownTextError
        The line is longer than any line that taichi writes.
    """
    if len(line) > _MAX_LINE:
        raise UnknownTextError(f"a line has {len(line)} characters")
    return _TOKEN.findall(line)


@dataclass(frozen=True, slots=True)
class Type:
    """A type.

    Attributes
    ----------
    size, alignment
        In bytes. Types without values, such as functions, have size 0.
    members
        The offset and the type of each member, if the type is a struct.
    element, count
        The type and the number of the elements, if the type is an array or a vector.
    can_address
        Whether a value can hold the bits of a pointer.
    """

    size: int
    alignment: int = 1
    members: tuple[tuple[int, Type], ...] = ()
    element: Type | None = None
    count: int = 0
    can_address: bool = False


POINTER = Type(8, 8, can_address=True)


class TypeReader:
    """Reads the types of one module.

    Parameters
    ----------
    named
        The tokens that define each named type.
    """

    def __init__(self, named: Mapping[str, Sequence[str]]) -> None:
        self._named = named
        self._resolved: dict[str, Type | None] = {}  # None: the type is being read, or is unknown
        self._depth = 0

    def is_type(self, token: str) -> bool:
        """Return whether a type can begin with the token."""
        return token[0] in "%[{<" or token in _SIZES or token in _OTHERS or token == "ptr" or _bits(token) > 0

    def read(self, tokens: Sequence[str], start: int) -> tuple[Type, int]:
        """Return the type that begins at ``tokens[start]``, and the position after it.

        Raises
        ------
        UnknownTextError
            No type begins there, or the type is unknown.
        """
        if self._depth == _MAX_DEPTH:
            raise UnknownTextError("types are nested too deeply")
        self._depth += 1
        try:
            found, end = self._read(tokens, start)
        except (IndexError, ValueError) as error:
            raise UnknownTextError("the text ends, or a number is missing, within a type") from error
        finally:
            self._depth -= 1
        if not 0 <= found.size <= _MAX_BYTES:
            raise UnknownTextError("a type is larger than any memory")
        return found, end

    def _read(self, tokens: Sequence[str], start: int) -> tuple[Type, int]:
        token, position = tokens[start], start + 1
        found: Type | None = None
        if token in ("[", "<") and tokens[position] != "{":
            count = int(tokens[position])
            element, position = self.read(tokens, position + 2)
            found = _repeated(element, count, is_vector=token == "<")
            position += 1
        elif token in ("{", "<"):
            is_packed = token == "<"
            members, position = self._members(tokens, position + is_packed)
            found = _struct(members, is_packed)
            position += is_packed
        elif token == "ptr":
            found = POINTER
        elif token in _SIZES:
            found = Type(_SIZES[token], _SIZES[token])
        elif token in _OTHERS:
            found = Type(0)
        elif bits := _bits(token):
            size = 1 << (-(-bits // 8) - 1).bit_length()
            found = Type(size, min(size, 8), can_address=bits >= 64)
        elif token[0] != "%":
            raise UnknownTextError(f"{token!r} is not a type")
        # The type that a pointer points to is not resolved: it may contain the pointer's type itself.
        while position < len(tokens) and tokens[position] in ("*", "(", "addrspace"):
            if tokens[position] == "*":
                found, position = POINTER, position + 1
            else:  # a function's parameters, or the number of an address space
                position = tokens.index(")", position) + 1 if tokens[position] != "(" else _after(tokens, position)
                found = found or Type(0)
        return found or self._resolve(token), position

    def _members(self, tokens: Sequence[str], position: int) -> tuple[list[Type], int]:
        members: list[Type] = []
        while tokens[position] != "}":
            member, position = self.read(tokens, position + (tokens[position] == ","))
            members.append(member)
        return members, position + 1

    def _resolve(self, name: str) -> Type:
        if name not in self._resolved:
            if name not in self._named:
                raise UnknownTextError(f"the type {name} is not defined")
            self._resolved[name] = None
            self._resolved[name], _ = self.read(self._named[name], 0)
        found = self._resolved[name]
        if found is None:
            raise UnknownTextError(f"the type {name} is unknown, or contains itself")
        return found


def _after(tokens: Sequence[str], position: int) -> int:
    """Return the position after the group that ``tokens[position]`` opens."""
    depth = 0
    for i in range(position, len(tokens)):
        depth += (tokens[i] == "(") - (tokens[i] == ")")
        if depth == 0:
            return i + 1
    raise UnknownTextError("a parenthesis is not closed")


def _bits(token: str) -> int:
    return int(token[1:]) if token[0] == "i" and token[1:].isdecimal() and len(token) < 9 else 0


def _repeated(element: Type, count: int, is_vector: bool) -> Type:
    size = element.size * count
    alignment = element.alignment
    if is_vector:
        alignment = 1 << (size - 1).bit_length() if size else 1
        size += -size % alignment
    return Type(size, alignment, element=element, count=count, can_address=element.can_address)


def _struct(members: Sequence[Type], is_packed: bool) -> Type:
    offset, alignment = 0, 1
    placed = []
    for member in members:
        step = 1 if is_packed else member.alignment
        offset += -offset % step
        placed.append((offset, member))
        offset += member.size
        alignment = max(alignment, step)
    size = offset + -offset % alignment
    return Type(size, alignment, tuple(placed), can_address=any(member.can_address for member in members))
