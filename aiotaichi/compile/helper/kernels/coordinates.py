"""Write what a loop computes of its index by the index's row and column.

For example, with rows of 96 numbers, ``index % 9216`` is ``row % 96 * 96 + column``, and ``index % 9216 % 96`` is the
column. If the length is a power of two, LLVM takes bits of the index instead of divisions. A neighbour around the
border, ``(column + 95) % 96``, becomes a choice: ``column + 95`` in the first column, ``column - 1`` in the others.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection

from .text import NAME, VALUE, Function, Instruction, Loop, extended, instructions

__all__ = ["BITS", "lengths_of", "use_coordinates"]

_DIVISION = re.compile(rf"([su])(div|rem) (?:exact )?(i\d+) ({NAME.pattern}), ({VALUE})")
BITS = re.compile(rf"(lshr|ashr|and) (?:exact )?i32 ({NAME.pattern}), (-?\d+)")
_RESIZED = re.compile(rf"(?:trunc(?: nuw)? nsw|zext(?: nneg)?|sext) i\d+ ({NAME.pattern}) to i\d+")
_ADDED = re.compile(rf"add(?: nuw| nsw)* i32 ({NAME.pattern}), (-?\d+)")
_SCALED = re.compile(rf"shl nuw nsw i32 ({NAME.pattern}), (\d+)")
_OR = "or disjoint "
_SHORTEST = 8  # a constant length below is no row: LLVM divides by it without a division
_SHORTEST_OF_BITS = 32  # a length that is a power of two: LLVM takes bits of the index, which costs less


def lengths_of(function: Function, loop: Loop, index: str) -> Counter[str]:
    """Return by which values from outside of a loop its index is divided, and how often. Its header counts twice.

    Bits of the index count only if the loop is in no other loop: there, they are seldom coordinates.
    """
    inside = function.inside(loop.members)
    lengths: Counter[str] = Counter()
    by_bits: Counter[str] = Counter()
    for block, each in function:
        if block.label not in loop.members:
            continue
        division, bits = _DIVISION.fullmatch(each.code), BITS.fullmatch(each.code)
        if bits and bits[2] == index and (length := _length_of_bits(bits[1], int(bits[3]))):
            by_bits[str(length)] += 2 if block is loop.header else 1
        if not division or division[4] != index or division[5] in inside:
            continue
        if division[5].startswith("%") or int(division[5]) >= _SHORTEST:
            lengths[division[5]] += 2 if block is loop.header else 1
    if by_bits and sum(loop.header.label in members for *_, members in function.natural_loops()) == 1:
        lengths += by_bits
    return lengths


def _length_of_bits(opcode: str, number: int) -> int | None:
    """Return the length, a power of two, if an index without its lower bits, or only these, are taken."""
    length = number + 1 if opcode == "and" and number > 0 else -number if opcode == "and" else 1 << number
    return length if _SHORTEST_OF_BITS <= length < 2**31 and not length & (length - 1) else None


def use_coordinates(function: Function, members: Collection[str], index: str, length: str, tag: str) -> None:
    """Change the blocks ``members``, in which the index is not negative.

    The index is ``TAG.base.narrow + TAG.column.narrow``, and the first of these is ``TAG.row`` times ``length``.
    """
    coordinates = _Coordinates(index, length, tag)
    for block in function.blocks:
        if block.label in members:
            block.instructions = [new for each in block.instructions for new in coordinates.rewritten(each)]
    function.replace(coordinates.names)


class _Coordinates:
    """The row and the column of an index. ``names`` are values that are one of the two."""

    def __init__(self, index: str, length: str, tag: str) -> None:
        self.names: dict[str, str] = {}
        self._index = index
        self._length = length
        self._number = int(length) if length.isdigit() else 0
        self._row, self._column, self._base = f"{tag}.row", f"{tag}.column.narrow", f"{tag}.base.narrow"
        # A value is the index modulo this number of rows. If the number is 0, the value is the index itself.
        self._rests = {index: 0}
        # Values that are the index, or the column, plus a number; modulo 2**32.
        self._beside = {index: (index, 0), self._column: (self._column, 0)}
        self._scaled: dict[str, tuple[str, str]] = {}  # values that are others, shifted without a loss

    def rewritten(self, instruction: Instruction) -> list[Instruction]:
        """Return instructions in the place of one."""
        name, code = instruction.name, instruction.code
        if name is None:
            return [instruction]
        if division := _DIVISION.fullmatch(code):
            _, opcode, kind, operand, divisor = division.groups()
            if (operand, divisor) == (self._index, self._length):
                return self._is(name, self._row if opcode == "div" else self._column)
            base, number = self._beside.get(self.names.get(operand, operand), ("", 0))
            found = None
            if operand in self._rests and self._number and divisor.isdigit():
                found = self._divided(name, opcode, kind, operand, int(divisor))
            elif base == self._column and opcode == "rem" and divisor == self._length and self._is_near(number):
                found = self._around(name, number)
            return [instruction] if found is None else found
        if bits := BITS.fullmatch(code):
            found = None
            base, number = self._beside.get(self.names.get(bits[2], bits[2]), ("", 0))
            if base and self._number and not self._number & (self._number - 1):
                found = self._bits(name, bits[1], int(bits[3]), base, number)
            return [instruction] if found is None else found
        if resized := _RESIZED.fullmatch(code):
            if resized[1] in self._rests:
                self._rests[name] = self._rests[resized[1]]
            return [instruction] if resized[1] not in self._scaled else self._widened(instruction, resized[1])
        if added := _ADDED.fullmatch(code):
            base, number = self._beside.get(self.names.get(added[1], added[1]), ("", 0))
            if base:
                self._beside[name] = base, number + int(added[2])
        elif scaled := _SCALED.fullmatch(code):
            self._scaled[name] = scaled[1], scaled[2]
        elif code.startswith(_OR):  # one number behind the other. As a sum, later steps find the column in it
            return [Instruction(name, code.replace(_OR, "add ", 1))]
        return [instruction]

    def _is_near(self, number: int) -> bool:
        """Return whether a column plus a number is a number of 32 bits, and less than two lengths."""
        return 0 <= number < self._number and self._number + number <= 2**31

    def _is(self, name: str, value: str) -> list[Instruction]:
        self.names[name] = value
        return []

    def _widened(self, instruction: Instruction, value: str) -> list[Instruction]:
        """Return code that widens a value before it is shifted: so it is seen as a sum with the column."""
        if not instruction.code.endswith(" to i64") or not instruction.code.startswith("zext"):
            return [instruction]
        shifted, by = self._scaled[value]
        wide = extended(instruction.name or "", ".wide")
        return instructions(f"""
            {wide} = zext nneg i32 {shifted} to i64
            {instruction.name} = shl nuw nsw i64 {wide}, {by}""")

    def _around(self, name: str, number: int) -> list[Instruction]:
        """Return code for a column plus a number, modulo the length."""
        if not number:
            return self._is(name, self._column)
        test, one, other = (extended(name, suffix) for suffix in (".test", ".inside", ".around"))
        return instructions(f"""
            {test} = icmp slt i32 {self._column}, {self._number - number}
            {one} = add nuw nsw i32 {self._column}, {number}
            {other} = add nsw i32 {self._column}, {number - self._number}
            {name} = select i1 {test}, i32 {one}, i32 {other}""")

    def _divided(self, name: str, opcode: str, kind: str, operand: str, divisor: int) -> list[Instruction] | None:
        """Return code for a division by so many whole rows. None for another division."""
        row, column, rows = self._row, self._column, self._rests[operand]
        times, rest = divmod(divisor, self._number)
        if rest or not times or (times > 1 and (rows or kind != "i32")):
            return None
        if times == 1 and opcode == "rem":
            return self._is(name, column) if kind == "i32" else [_resized(name, column, kind)]
        if times == 1:
            one = extended(name, ".wide") if kind != "i32" else name
            code = instructions(f"{one} = urem i32 {row}, {rows}" if rows else f"{one} = add i32 {row}, 0")
            return code if one == name else [*code, _resized(name, one, kind)]
        if opcode == "div":
            return instructions(f"{name} = udiv i32 {row}, {times}")
        self._rests[name] = times
        number, begin = extended(name, ".row"), extended(name, ".begin")
        return instructions(f"""
            {number} = urem i32 {row}, {times}
            {begin} = mul nuw nsw i32 {number}, {self._number}
            {name} = add nuw nsw i32 {begin}, {column}""")

    def _bits(self, name: str, opcode: str, mask: int, base: str, number: int) -> list[Instruction] | None:
        """Return code for bits of the index, or of the column, plus a number: all of a column's bits, or none."""
        lower = self._number - 1
        if opcode == "and" and mask == lower:
            return self._around(name, number & lower)
        if base != self._index:
            return None
        if opcode == "and":
            if number & lower or mask & lower not in (0, lower):
                return None
            start, begin = extended(name, ".start"), extended(name, ".begin")
            code = instructions(f"""
                {start} = add i32 {self._base}, {number}
                {begin} = and i32 {start}, {mask & ~lower}""")
            return [*code, Instruction(name, f"add i32 {begin}, {self._column if mask & lower else 0}")]
        more = mask - lower.bit_length()
        if more < 0 or number:
            return None
        return instructions(f"{name} = lshr i32 {self._row}, {more}") if more else self._is(name, self._row)


def _resized(name: str, value: str, kind: str) -> Instruction:
    """Return code for a value of 32 bits with another number of bits. It is not negative."""
    return Instruction(name, f"{'zext' if kind == 'i64' else 'trunc'} i32 {value} to {kind}")
