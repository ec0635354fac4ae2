"""Compare a loop with the first copy of its body in an unrolled loop.

LLVM has made both of one body. But LLVM may have changed either later: the loop of the rest runs at most 7 times, so
that a condition that never holds there may be gone. Therefore the pass compares the two, instruction by instruction.
Integers are compared as sums: in multiples of other values and of the number of the iteration.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from .places import is_pure
from .text import FLAGS, NAME, VALUE, Block, Function, Instruction, Loop, SkipError

__all__ = ["check_same_body"]

_BRANCH = re.compile(rf"br i1 ({NAME.pattern}|true|false),")
_ITERATION = "the iteration"
_Sum = dict[str, int]  # a factor for each value, and for "", which is 1
_MOST_DEPTH = 40
_SIMPLE = re.compile(rf"(add|sub|mul|shl|xor)(?: nuw| nsw)* i(\d+) ({VALUE}), ({VALUE})")
_RESIZED = re.compile(rf"(trunc|sext|zext)(?: nuw| nsw| nneg)* i(\d+) ({NAME.pattern}) to i(\d+)")
_WIDTH = re.compile(r"(?:phi|select i1 [^,]+,|[a-z]+)(?: nuw| nsw| exact| disjoint)* i(\d+) ")
_Pairs = list[tuple[Instruction | str, Instruction | str]]


def check_same_body(function: Function, rest: Loop, copies: Loop, times: int, carried: list[tuple[str, str]]) -> None:
    """Check that ``copies`` begins with the body of ``rest``. Remove the flags that only one of the two has.

    There are ``times`` copies. ``carried`` is what ``rest`` carries from one iteration to the next, with the values
    that this becomes in front of ``copies`` and there. Raise a SkipError if the bodies differ.
    """
    comparison = _Comparison(function, rest, copies, times, carried)
    comparison.check()
    if _writes(function, copies) != times * _writes(function, rest):
        raise SkipError("the copies write more or less than the loop of the rest")
    comparison.drop_flags()


def _writes(function: Function, loop: Loop) -> int:
    return sum(_is_effect(each) and each.opcode != "load" for block, each in function if block.label in loop.members)


def _is_effect(instruction: Instruction) -> bool:
    """Return whether an instruction reads or writes memory."""
    if instruction.opcode == "call":
        return not is_pure(instruction)
    return instruction.opcode in ("load", "store", "atomicrmw", "cmpxchg", "fence")


def _values(instruction: Instruction) -> list[str]:
    """Return the operands of an instruction: names, and of a comparison also numbers."""
    if instruction.opcode == "icmp":
        left, _, right = instruction.code.partition(", ")
        return [left.rpartition(" ")[2], right]
    return instruction.operands


def _form(instruction: Instruction, code: str) -> str:
    """Return what an instruction does, without its operands."""
    return code.partition(", ")[0].rpartition(" ")[0] if instruction.opcode == "icmp" else NAME.sub("%", code)


def _cases(block: Block) -> str:
    """Return the numbers of a switch, without the blocks that they lead to."""
    return NAME.sub("%", block.end.code)


class _Comparison:
    def __init__(
        self, function: Function, rest: Loop, copies: Loop, times: int, carried: list[tuple[str, str]]
    ) -> None:
        self._rest, self._copies, self._times = rest, copies, times
        self._all = {block.label: block for block in function.blocks}
        self._definitions = function.definitions()
        self._blocks: dict[str, str] = {}
        self._same = set(carried)  # pairs of values that are the same, or are taken to be while they are compared
        self._flagged: list[Instruction] = []

    def check(self) -> None:
        pairs = self._pair_blocks()
        same = {other: one for one, other in self._same}
        self._sums = _Sums(self._definitions, self._rest, self._copies, self._times, same)
        for one, other in pairs:
            if not self._is_same(one, other):
                raise SkipError("the loop of the rest differs from the copies")

    def drop_flags(self) -> None:
        counted = [self._definitions[name][1] for name in self._sums.visited if self._is_inside(name)]
        for each in [*self._flagged, *counted]:
            each.code = FLAGS.sub("", each.code)

    def _pair_blocks(self) -> _Pairs:
        """Pair the blocks, from the first one, and what reads or writes memory, in order."""
        compared: _Pairs = []
        pending = [(self._rest.header.label, self._copies.header.label)]
        while pending:
            one, other = pending.pop()
            if one in self._blocks:
                if self._blocks[one] != other:
                    raise SkipError("the copies have other branches than the loop of the rest")
                continue
            self._blocks[one] = other
            first, second = self._all[one], self._all[other]
            is_last = one == self._rest.latch.label
            compared += self._effects(first, second, is_last)
            if is_last:
                continue  # the next copy follows
            tests = [_BRANCH.match(block.end.code) for block in (first, second)]
            if not first.is_jump and tests[0] and tests[1]:
                compared.append((tests[0][1], tests[1][1]))
            elif first.end.opcode == second.end.opcode == "switch" and _cases(first) == _cases(second):
                compared.append((first.end.operands[0], second.end.operands[0]))
            elif "switch" in (first.end.opcode, second.end.opcode) or first.is_jump != second.is_jump:
                raise SkipError("the copies have other branches than the loop of the rest")
            pending += zip(first.targets, second.targets, strict=True)
        return compared

    def _effects(self, first: Block, second: Block, is_last: bool) -> _Pairs:
        ours, theirs = ([each for each in block.instructions if _is_effect(each)] for block in (first, second))
        if len(ours) > len(theirs) or (len(ours) < len(theirs) and not is_last):
            raise SkipError("the copies read or write more or less memory than the loop of the rest")
        pairs = list(zip(ours, theirs, strict=False))
        self._same |= {(one.name, other.name) for one, other in pairs if one.name and other.name}
        return list(pairs)

    def _is_same(self, one: Instruction | str, other: Instruction | str) -> bool:
        """Return whether two values, or two instructions with all that they use, are the same."""
        if isinstance(one, str) and isinstance(other, str):
            if (one, other) in self._same:
                return True
            if one == other:
                return not self._is_inside(one)
            if not (self._is_inside(one) and self._is_inside(other)):
                return False
            ours, theirs = self._definitions[one][1], self._definitions[other][1]
            bits = _width(ours)
            if bits and bits == _width(theirs) and self._sums.of(one, bits) == self._sums.of(other, bits):
                return True
            self._same.add((one, other))
            return self._is_same(ours, theirs)
        assert isinstance(one, Instruction)
        assert isinstance(other, Instruction)
        if one.name and one.opcode == "phi":
            return self._are_same_phis(one, other)
        if _is_effect(one) and one.name and (one.name, other.name) not in self._same:
            return False  # another load, which may read another value
        plain = [FLAGS.sub("", each.code) for each in (one, other)]
        if _form(one, plain[0]) != _form(other, plain[1]):
            return False
        if one.code != plain[0] or other.code != plain[1]:
            self._flagged += [one] if FLAGS.findall(one.code) != FLAGS.findall(other.code) else []
        pairs = list(zip(_values(one), _values(other), strict=True))
        before = set(self._same)
        if all(self._is_same(a, b) for a, b in pairs):
            return True
        if one.opcode != "icmp" or not one.code.startswith(("icmp eq ", "icmp ne ")):
            return False
        self._same = before  # what was taken to be the same, and is not
        (a, b), (c, d) = pairs
        return self._is_same(a, d) and self._is_same(c, b)

    def _are_same_phis(self, one: Instruction, other: Instruction) -> bool:
        mapped = {self._blocks.get(label, ""): value for label, value in one.incoming.items()}
        return (
            other.opcode == "phi"
            and one.kind == other.kind
            and mapped.keys() == other.incoming.keys()
            and all(self._is_same(value, other.incoming[label]) for label, value in mapped.items())
        )

    def _is_inside(self, name: str) -> bool:
        members = self._rest.members | self._copies.members
        return name in self._definitions and self._definitions[name][0].label in members


def _width(instruction: Instruction) -> int | None:
    """Return the number of bits of an integer that an instruction computes. Return None if that is not known."""
    if resized := _RESIZED.fullmatch(instruction.code):
        return int(resized[4])
    match = _WIDTH.match(instruction.code)
    known = ("phi", "add", "sub", "mul", "shl", "xor", "and", "or", "lshr", "ashr", "sdiv", "udiv", "srem", "urem")
    return int(match[1]) if match and instruction.opcode in known else None


class _Sums:
    """Writes integers as sums, modulo a power of two: so wrapping does not matter.

    The iterations of ``loop`` count. The loop ``copies`` does the iterations after that, ``times`` in one turn.
    ``same`` has values of the copies, with the values of the loop that they are; in front of the copies, the loop's
    last ones.
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
        self.visited: set[str] = set()  # the values that the sums came from

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
        opcode, one, other = match[1], match[3], match[4]
        if opcode in ("add", "sub"):
            sign = 1 if opcode == "add" else -1
            return self._sum([(self.of(one, bits, depth), 1), (self.of(other, bits, depth), sign)], bits)
        if opcode in ("mul", "shl") and not other.startswith("%"):
            return self._sum([(self.of(one, bits, depth), int(other) if opcode == "mul" else 1 << int(other))], bits)
        if opcode == "xor" and other == "-1":
            return self._sum([({"": -1}, 1), (self.of(one, bits, depth), -1)], bits)
        return {value: 1}

    def _counted(self, value: str, phi: Instruction, bits: int, depth: int) -> _Sum:
        """Return a value that grows by the same number in each iteration."""
        step = self._step(value, phi, self._loop, bits)
        if step is None:
            return {value: 1}
        self.visited.add(phi.incoming[self._loop.latch.label])
        first = self.of(phi.incoming[self._loop.before.label], bits, depth)
        return self._sum([(first, 1), ({_ITERATION: 1}, step)], bits)

    def _counted_by_copies(self, value: str, phi: Instruction, bits: int, depth: int) -> _Sum:
        """Return a value of the copies, in the terms of the loop.

        The value starts as a sum of what the loop has counted. It stays this sum if one turn of the copies adds to it
        as much as ``times`` iterations add to the sum.
        """
        step = self._step(value, phi, self._copies, bits)
        first = self.of(phi.incoming[self._copies.before.label], bits, depth)
        if step is None or (first.get(_ITERATION, 0) * self._times - step) % 2**bits:
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
