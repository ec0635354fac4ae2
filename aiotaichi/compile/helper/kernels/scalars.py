"""Take clamped indices out of the small vectors that taichi's LLVM has put them into.

taichi's LLVM computes two clamped columns in one vector, ``<2 x i32>``, and takes each out for an address. An address
says more as a sum of scalars. The vectors stay, and LLVM removes the vectors that nothing uses any more.
"""

from __future__ import annotations

import re
from collections.abc import Collection

from .text import NAME, Block, Function, Instruction, extended

__all__ = ["clamps_as_scalars"]

_TOKEN = rf"({NAME.pattern}|zeroinitializer|splat \(i\d+ -?\d+\)|<[^>]*>)"
_TYPE = r"<\d+ x (i32|i64)>"
_EXTRACT = re.compile(rf"extractelement {_TYPE} ({NAME.pattern}), i\d+ (\d+)")
_INSERT = re.compile(
    rf"insertelement {_TYPE} (?:poison|undef|{_TOKEN}), i(?:32|64) ({NAME.pattern}|-?\d+), i\d+ (\d+)"
)
_SHUFFLE = re.compile(
    rf"shufflevector <(\d+) x i(?:32|64)> {_TOKEN}, {_TYPE} (?:poison|undef|{_TOKEN}), <\d+ x i32> {_TOKEN}"
)
_BINARY = re.compile(rf"((?:add|sub|mul|and|or|xor)(?: nuw| nsw| disjoint)*) {_TYPE} {_TOKEN}, {_TOKEN}")
_CAST = re.compile(rf"(sext|zext nneg|zext) {_TYPE} {_TOKEN} to {_TYPE}")
_CLAMP = re.compile(
    rf"(?:tail )?call {_TYPE} @llvm\.([su](?:max|min))\.v\d+i\d+\({_TYPE} {_TOKEN}, {_TYPE} {_TOKEN}\)"
)


def clamps_as_scalars(function: Function, labels: Collection[str]) -> None:
    """Use scalars in place of the elements of vectors, in some blocks, if the elements depend on a clamp."""
    vectors = _Vectors([block for block in function.blocks if block.label in labels])
    names = {}
    for block in vectors.blocks:
        for each in block.instructions:
            extract = _EXTRACT.fullmatch(each.code)
            if each.name and extract and extract[2] in vectors.clamped:
                element = vectors.element(extract[2], int(extract[3]))
                if element is not None:
                    names[each.name] = element
    vectors.add_scalars()
    function.remove(names.keys())
    function.replace(names)


class _Vectors:
    """The elements of the vectors in some blocks."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self._inside = {each.name: each for block in blocks for each in block.instructions if each.name}
        self._elements: dict[tuple[str, int], str | None] = {}
        self._scalars: dict[str, list[Instruction]] = {}  # by the vector that they are elements of
        self.clamped: set[str] = set()  # the vectors that a clamp is in, or that are computed of such vectors
        for name, each in self._inside.items():
            is_vector = "<" in each.code and each.opcode not in ("load", "phi")
            if _CLAMP.fullmatch(each.code) or (is_vector and self.clamped & set(each.operands)):
                self.clamped.add(name)

    def element(self, vector: str, place: int) -> str | None:
        """Return the scalar that is an element of a vector. Return None if that is not known."""
        if not vector.startswith("%"):
            return _constant(vector, place)
        if (vector, place) not in self._elements:
            instruction = self._inside.get(vector)
            self._elements[vector, place] = self._element(instruction, place) if instruction else None
        return self._elements[vector, place]

    def add_scalars(self) -> None:
        """Put the instructions of the scalars in front of the vectors."""
        for block in self.blocks:
            block.instructions = [
                one for each in block.instructions for one in (*self._scalars.get(each.name or "", ()), each)
            ]

    def _element(self, vector: Instruction, place: int) -> str | None:
        if insert := _INSERT.fullmatch(vector.code):
            if int(insert[4]) == place:
                return insert[3]
            return self.element(insert[2], place) if insert[2] else None
        if shuffle := _SHUFFLE.fullmatch(vector.code):
            source = _constant(shuffle[5], place)
            if source is None:
                return None
            other = int(source) - int(shuffle[1])
            one_of_two = (shuffle[2], int(source)) if other < 0 else (shuffle[4], other)
            return self.element(*one_of_two) if one_of_two[0] else None
        if binary := _BINARY.fullmatch(vector.code):
            return self._scalar(vector, place, f"{binary[1]} {binary[2]} {{}}, {{}}", binary[3], binary[4])
        if cast := _CAST.fullmatch(vector.code):
            return self._scalar(vector, place, f"{cast[1]} {cast[2]} {{}} to {cast[4]}", cast[3])
        if clamp := _CLAMP.fullmatch(vector.code):
            code = f"call {clamp[1]} @llvm.{clamp[2]}.{clamp[1]}({clamp[1]} {{}}, {clamp[1]} {{}})"
            return self._scalar(vector, place, code, clamp[4], clamp[6])
        return None

    def _scalar(self, vector: Instruction, place: int, code: str, *operands: str) -> str | None:
        values = [self.element(operand, place) for operand in operands]
        if None in values:
            return None
        name = extended(vector.name or "", f".element{place}")
        self._scalars.setdefault(vector.name or "", []).append(Instruction(name, code.format(*values)))
        return name


def _constant(vector: str, place: int) -> str | None:
    """Return an element of a constant vector. Return None if the element is no number."""
    if vector == "zeroinitializer":
        return "0"
    if splat := re.fullmatch(r"splat \(i\d+ (-?\d+)\)", vector):
        return splat[1]
    element = vector[1:-1].split(", ")[place].partition(" ")[2]
    return element if re.fullmatch(r"-?\d+", element) else None
