"""Integers as sums: what a value is, in multiples of other values and of the number of the iteration."""

from __future__ import annotations

import re
from collections.abc import Mapping

from .function import NAME, Block, Instruction, Loop

__all__ = ["Sums", "width"]

ITERATION = "the iteration"
_Sum = dict[str, int]  # a factor for each value, and for "", which is 1
_MOST_DEPTH = 40
_SIMPLE = re.compile(rf"(add|sub|mul|shl|xor)(?: nuw| nsw)* i(\d+) ({NAME.pattern}|-?\d+), ({NAME.pattern}|-?\d+)")
_RESIZED = re.compile(rf"(trunc|sext|zext)(?: nuw| nsw| nneg)* i(\d+) ({NAME.pattern}) to i(\d+)")
_WIDTH = re.compile(r"(?:phi|select i1 [^,]+,|[a-z]+)(?: nuw| nsw| exact| disjoint)* i(\d+) ")


def width(instruction: Instruction) -> int | None:
    """Return the number of bits of an integer that an instruction computes. Return None if that is not known."""
    if resized := _RESIZED.fullmatch(instruction.code):
        return int(resized[4])
    match = _WIDTH.match(instruction.code)
    known = ("phi", "add", "sub", "mul", "shl", "xor", "and", "or", "lshr", "ashr", "sdiv", "udiv", "srem", "urem")
    return int(match[1]) if match and instruction.opcode in known else None


class Sums:
    """Writes integers as sums, modulo a power of two: so wrapping does not matter.

    Parameters
    ----------
    loop
        The loop whose iterations count.
    copies, times
        The loop that does the iterations after that, so many in one turn.
    same
        Values of the copies, with the values of the loop that they are; in front of the copies, the loop's last ones.

    Attributes
    ----------
    visited
        The values that the sums came from.
    """

    def __init__(
        self,
        definitions: Mapping[str, tuple[Block, Instruction]],
        loop: Loop,
        copies: Loop,
        times: int,
        same: Mapping[str, str],
    ) -> None:
        self._definitions = definitions
        self._loop = loop
        self._copies = copies
        self._times = times
        self._same = same
        self.visited: set[str] = set()

    def of(self, value: str, bits: int, depth: int = 0) -> _Sum:
        """Return ``value`` modulo ``2**bits``."""
        if not value.startswith("%"):
            return self._sum([({"": int(value)}, 1)], bits)
        value = self._same.get(value, value)
        found = self._definitions.get(value)
        if found is None or depth > _MOST_DEPTH:
            return {value: 1}
        block, instruction = found
        self.visited.add(value)
        if simple := _SIMPLE.fullmatch(instruction.code):
            return self._simple(value, simple, bits, depth + 1)
        if resized := _RESIZED.fullmatch(instruction.code):
            if bits <= int(resized[2]):
                return self.of(resized[3], bits, depth + 1)
            return {f"{resized[1]} {self._same.get(resized[3], resized[3])}": 1}
        if instruction.opcode == "phi" and block is self._loop.header:
            return self._counted(value, instruction, bits, depth + 1)
        if instruction.opcode == "phi" and block is self._copies.header:
            return self._counted_by_copies(value, instruction, bits, depth + 1)
        return {value: 1}

    def _simple(self, value: str, match: re.Match[str], bits: int, depth: int) -> _Sum:
        if bits > int(match[2]):
            return {value: 1}
        one, other = match[3], match[4]
        is_number = not other.startswith("%")
        match match[1]:
            case "add":
                return self._sum([(self.of(one, bits, depth), 1), (self.of(other, bits, depth), 1)], bits)
            case "sub":
                return self._sum([(self.of(one, bits, depth), 1), (self.of(other, bits, depth), -1)], bits)
            case "mul" if is_number:
                return self._sum([(self.of(one, bits, depth), int(other))], bits)
            case "shl" if is_number:
                return self._sum([(self.of(one, bits, depth), 1 << int(other))], bits)
            case "xor" if other == "-1":
                return self._sum([({"": -1}, 1), (self.of(one, bits, depth), -1)], bits)
        return {value: 1}

    def _counted(self, value: str, phi: Instruction, bits: int, depth: int) -> _Sum:
        """Return a value that grows by the same number in each iteration."""
        step = self._step(value, phi, self._loop, bits)
        if step is None:
            return {value: 1}
        self.visited.add(phi.incoming[self._loop.latch.label])
        first = self.of(phi.incoming[self._loop.before.label], bits, depth)
        return self._sum([(first, 1), ({ITERATION: 1}, step)], bits)

    def _counted_by_copies(self, value: str, phi: Instruction, bits: int, depth: int) -> _Sum:
        """Return a value of the copies, in the terms of the loop.

        The value starts as a sum of what the loop has counted. It stays this sum if one turn of the copies adds as
        much as ``times`` iterations add to the sum.
        """
        step = self._step(value, phi, self._copies, bits)
        first = self.of(phi.incoming[self._copies.before.label], bits, depth)
        if step is None or (first.get(ITERATION, 0) * self._times - step) % 2**bits:
            return {value: 1}
        return first

    def _step(self, value: str, phi: Instruction, loop: Loop, bits: int) -> int | None:
        """Return by which number a value grows from one turn of a loop to the next."""
        following = self._definitions.get(phi.incoming[loop.latch.label])
        step = _SIMPLE.fullmatch(following[1].code) if following else None
        if not step or step[1] != "add" or step[3] != value or step[4].startswith("%") or bits > int(step[2]):
            return None
        return int(step[4])

    @staticmethod
    def _sum(parts: list[tuple[_Sum, int]], bits: int) -> _Sum:
        total: _Sum = {}
        for part, factor in parts:
            for name, count in part.items():
                total[name] = (total.get(name, 0) + factor * count) % 2**bits
        return {name: count for name, count in total.items() if count}
