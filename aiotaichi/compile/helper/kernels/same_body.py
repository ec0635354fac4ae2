"""Compare a loop with the first copy of its body in an unrolled loop.

LLVM has made both of one body. But LLVM may have changed either later: the loop of the rest runs at most 7 times, so
that a condition that never holds there may be gone. Therefore the pass compares the two, instruction by instruction.
"""

from __future__ import annotations

import re

from .function import FLAGS, NAME, Block, Function, Instruction, Loop
from .linear import Sums, width
from .places import is_pure
from .report import SkipError

__all__ = ["check_same_body"]

_BRANCH = re.compile(rf"br i1 ({NAME.pattern}|true|false),")


def check_same_body(function: Function, rest: Loop, copies: Loop, times: int, carried: list[tuple[str, str]]) -> None:
    """Check that ``copies`` begins with the body of ``rest``. Remove the flags that only one of the two has.

    Parameters
    ----------
    times
        How many copies there are.
    carried
        What ``rest`` carries from one iteration to the next, with the values that this becomes in front of ``copies``
        and there.

    Raises
    ------
    SkipError
        The bodies differ.
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
        self._sums = Sums(
            self._definitions, self._rest, self._copies, self._times, {other: one for one, other in self._same}
        )
        for one, other in pairs:
            if not self._is_same(one, other):
                raise SkipError("the loop of the rest differs from the copies")

    def drop_flags(self) -> None:
        counted = [self._definitions[name][1] for name in self._sums.visited if self._is_inside(name)]
        for each in [*self._flagged, *counted]:
            each.code = FLAGS.sub("", each.code)

    def _pair_blocks(self) -> list[tuple[Instruction | str, Instruction | str]]:
        """Pair the blocks, from the first one, and what reads or writes memory, in order."""
        compared: list[tuple[Instruction | str, Instruction | str]] = []
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

    def _effects(
        self, first: Block, second: Block, is_last: bool
    ) -> list[tuple[Instruction | str, Instruction | str]]:
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
            bits = width(ours)
            if bits and bits == width(theirs) and self._sums.of(one, bits) == self._sums.of(other, bits):
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
