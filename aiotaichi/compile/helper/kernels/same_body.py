"""Compare a loop with the first copy of its body in an unrolled loop.

LLVM has made both of one body. But LLVM may have changed either later: the loop of the rest runs at most 7 times, so
that a condition that never holds there may be gone. Therefore the pass compares the two, instruction by instruction.
Integers are compared as sums: in multiples of other values and of the number of the iteration.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations

from .places import touches_memory
from .polynomials import TIMES, Polynomial, computed, multiplied, resized, total
from .text import FLAGS, NAME, VALUE, Block, Function, Instruction, Loop, SkipError

__all__ = ["SameBody", "compare_bodies"]

_BRANCH = re.compile(rf"br i1 ({NAME.pattern}|true|false),")
_ITERATION = "the iteration"
_BEFORE = "the first iteration of the copies"
_COMMUTATIVE = ("fadd", "fmul")
_TOTALS = ("half", "float", "double")
_MOST_DEPTH = 40
_ADDED = re.compile(rf"add(?: nuw| nsw)* i(\d+) ({VALUE}), ({VALUE})")
_RESIZED = re.compile(rf"(trunc|sext|zext)(?: nuw| nsw| nneg)* i(\d+) ({VALUE}) to i(\d+)")
_WIDTH = re.compile(r"(?:phi|select i1 [^,]+,|[a-z]+)(?: nuw| nsw| exact| disjoint)* i(\d+) ")
_Pair = tuple[str, str]  # names or numbers
_Pairs = frozenset[_Pair]


@dataclass(frozen=True, slots=True)
class SameBody:
    """Two bodies are the same. These instructions of the first one have flags that the second one may lack."""

    flagged: tuple[Instruction, ...]


def compare_bodies(
    function: Function,
    rest: Loop,
    copies: Loop,
    times: int,
    carried: Sequence[tuple[str, str]],
    *,
    are_first: bool = False,
) -> SameBody:
    """Return in which flags ``copies`` differs from the body of ``rest``, with which it begins.

    There are ``times`` copies. ``carried`` is what ``rest`` carries from one iteration to the next, with the values
    that this becomes in front of ``copies`` and there. ``are_first``: the copies begin with the same iteration as
    ``rest``, and not behind it. Raise a SkipError if the bodies differ.
    """
    skeleton = _pair_blocks(function, rest, copies)
    if _writes(function, copies) != times * _writes(function, rest):
        raise SkipError("the copies write more or less than the loop of the rest")
    before = {} if are_first else {_BEFORE: 1}
    return _Comparison(function, rest, copies, times, carried, skeleton, before).result()


def _writes(function: Function, loop: Loop) -> int:
    return sum(
        touches_memory(each) and each.opcode != "load" for block, each in function if block.label in loop.members
    )


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


@dataclass(frozen=True, slots=True)
class _Skeleton:
    """The pairs that two bodies consist of, in order.

    Attributes
    ----------
    blocks
        The label of the block in the copies, for each block of the rest.
    effects
        The instructions that read or write memory.
    tests
        What the branches and switches depend on.
    """

    blocks: Mapping[str, str]
    effects: Sequence[tuple[Instruction, Instruction]]
    tests: Sequence[_Pair]


def _pair_blocks(function: Function, rest: Loop, copies: Loop) -> _Skeleton:
    """Pair the blocks, from the first one. Raise a SkipError if the branches or the accesses to memory differ."""
    everything = {block.label: block for block in function.blocks}
    blocks: dict[str, str] = {}
    effects: list[tuple[Instruction, Instruction]] = []
    tests: list[_Pair] = []
    pending = [(rest.header.label, copies.header.label)]
    while pending:
        one, other = pending.pop()
        if one in blocks:
            if blocks[one] != other:
                raise SkipError("the copies have other branches than the loop of the rest")
            continue
        blocks[one] = other
        first, second = everything[one], everything[other]
        is_last = one == rest.latch.label
        effects += _paired_effects(first, second, is_last)
        if is_last:
            continue  # the next copy follows
        found = [_BRANCH.match(block.end.code) for block in (first, second)]
        if not first.is_jump and found[0] and found[1]:
            tests.append((found[0][1], found[1][1]))
        elif first.end.opcode == second.end.opcode == "switch" and _cases(first) == _cases(second):
            tests.append((first.end.operands[0], second.end.operands[0]))
        elif "switch" in (first.end.opcode, second.end.opcode) or first.is_jump != second.is_jump:
            raise SkipError("the copies have other branches than the loop of the rest")
        pending += zip(first.targets, second.targets, strict=True)
    return _Skeleton(blocks, effects, tests)


def _paired_effects(first: Block, second: Block, is_last: bool) -> list[tuple[Instruction, Instruction]]:
    ours, theirs = ([each for each in block.instructions if touches_memory(each)] for block in (first, second))
    if len(ours) > len(theirs) or (len(ours) < len(theirs) and not is_last):
        raise SkipError("the copies read or write more or less memory than the loop of the rest")
    return list(zip(ours, theirs, strict=False))


class _Comparison:
    """Compares what two bodies compute.

    The methods take the pairs of values that are the same, or are taken to be. They return these and all pairs that
    follow, or None if something differs.
    """

    def __init__(
        self,
        function: Function,
        rest: Loop,
        copies: Loop,
        times: int,
        carried: Sequence[tuple[str, str]],
        skeleton: _Skeleton,
        before: Polynomial,
    ) -> None:
        self._members = rest.members | copies.members
        self._compares_integers = not before
        self._carried = {one for one, _ in carried}
        self._rest = rest
        self._copied = function.inside(copies.members)
        self._definitions = function.definitions()
        self._skeleton = skeleton
        loaded = ((one.name, other.name) for one, other in skeleton.effects)
        self._given: _Pairs = frozenset([*carried, *((one, other) for one, other in loaded if one and other)])
        same = {other: one for one, other in self._given}
        self._differ: set[_Pair] = set()  # sums whose terms differ: looking again takes long
        self._sums = _Sums(self._definitions, rest, copies, times, same, before)

    def result(self) -> SameBody:
        """Return the flags that differ. Raise a SkipError if more does."""
        known: _Pairs | None = self._given
        for one, other in self._skeleton.effects:
            known = None if known is None else self._instructions(one, other, known)
        known = None if known is None else self._all(self._skeleton.tests, known)
        known = None if known is None else self._totals(known)
        if known is None:
            raise SkipError("the loop of the rest differs from the copies")
        compared = [*self._skeleton.effects, *((self._code(a), self._code(b)) for a, b in known - self._given)]
        differ = [one for one, other in compared if FLAGS.findall(one.code) != FLAGS.findall(other.code)]
        counted = [self._code(name) for name in self._sums.visited if self._is_inside(name)]
        return SameBody((*differ, *counted))

    def _totals(self, known: _Pairs) -> _Pairs | None:
        """Compare what is added up: the copies compute the next value of a phi of floating-point numbers, too.

        If the copies come first, they also compute the next value of an integer that the rest carries.
        """
        theirs = [self._code(name) for name in self._copied]
        for phi in self._rest.header.phis:
            following = phi.incoming[self._rest.latch.label]
            is_total = phi.kind in _TOTALS or (self._compares_integers and phi.name in self._carried)
            if not is_total or following not in self._definitions:
                continue
            ours = self._code(following)
            same = (self._instructions(ours, each, known) for each in theirs if each.opcode == ours.opcode)
            found = next((pairs for pairs in same if pairs is not None), None)
            if found is None:
                return None
            known = found
        return known

    def _code(self, name: str) -> Instruction:
        return self._definitions[name][1]

    def _values(self, pair: _Pair, known: _Pairs) -> _Pairs | None:
        one, other = pair
        if pair in known:
            return known
        if one == other:
            return None if self._is_inside(one) else known
        if not (self._is_inside(one) and self._is_inside(other)):
            return None
        ours, theirs = self._code(one), self._code(other)
        bits = _width(ours)
        if bits and bits == _width(theirs):
            differ = _different_terms(self._sums.of(one, bits), self._sums.of(other, bits))
            if differ is not None:
                found = self._terms(*differ, known | {pair}) if pair not in self._differ else None
                if found is not None:
                    return found if any(differ) else known
                self._differ.add(pair)
        return self._instructions(ours, theirs, known | {pair})

    def _terms(self, ours: Polynomial, theirs: Polynomial, known: _Pairs) -> _Pairs | None:
        """Compare the terms of two sums that have different names: products, for example."""
        left = dict(theirs)
        for name, factor in ours.items():
            for other in [each for each, count in left.items() if count == factor]:
                found = self._factors(name.split(TIMES), other.split(TIMES), known)
                if found is not None:
                    known = found
                    del left[other]
                    break
            else:
                return None
        return known

    def _factors(self, ours: Sequence[str], theirs: Sequence[str], known: _Pairs) -> _Pairs | None:
        """Compare the factors of two products, in any order."""
        one, other = _without(ours, theirs), _without(theirs, ours)
        if len(one) != len(other) or len(one) > 2:
            return None
        for order in permutations(other):
            pairs = [(a.rpartition(" "), b.rpartition(" ")) for a, b in zip(one, order, strict=True)]
            if all(a[0] == b[0] and a[2].startswith("%") and b[2].startswith("%") for a, b in pairs):
                found = self._all([(a[2], b[2]) for a, b in pairs], known)
                if found is not None:
                    return found
        return None

    def _all(self, pairs: Iterable[_Pair], known: _Pairs) -> _Pairs | None:
        for pair in pairs:
            found = self._values(pair, known)
            if found is None:
                return None
            known = found
        return known

    def _instructions(self, one: Instruction, other: Instruction, known: _Pairs) -> _Pairs | None:
        if one.name and one.opcode == "phi":
            return self._phis(one, other, known)
        if touches_memory(one) and one.name and (one.name, other.name) not in known:
            return None  # another load, which may read another value
        plain = [FLAGS.sub("", each.code) for each in (one, other)]
        if _form(one, plain[0]) != _form(other, plain[1]):
            return None
        pairs = list(zip(_values(one), _values(other), strict=True))
        found = self._all(pairs, known)
        if found is None and (one.code.startswith(("icmp eq ", "icmp ne ")) or one.opcode in _COMMUTATIVE):
            if len(pairs) != 2:
                return None  # an operand is a constant
            (a, b), (c, d) = pairs
            return self._all([(a, d), (c, b)], known)
        return found

    def _phis(self, one: Instruction, other: Instruction, known: _Pairs) -> _Pairs | None:
        mapped = {self._skeleton.blocks.get(label, ""): value for label, value in one.incoming.items()}
        if other.opcode != "phi" or one.kind != other.kind or mapped.keys() != other.incoming.keys():
            return None
        return self._all(((value, other.incoming[label]) for label, value in mapped.items()), known)

    def _is_inside(self, name: str) -> bool:
        return name in self._definitions and self._definitions[name][0].label in self._members


def _without(names: Sequence[str], others: Sequence[str]) -> list[str]:
    """Return the names that are not among others. A name that is there once takes one off."""
    return list((Counter(names) - Counter(others)).elements())


def _different_terms(one: Polynomial, other: Polynomial) -> tuple[Polynomial, Polynomial] | None:
    """Return the terms that only one of two sums has: none if the sums are equal.

    Return None if the sums must be compared in another way: they have one term, or the terms are no values.
    """
    ours = {name: factor for name, factor in one.items() if other.get(name) != factor}
    theirs = {name: factor for name, factor in other.items() if one.get(name) != factor}
    if not ours and not theirs:
        return {}, {}
    are_values = _ITERATION not in ours and _ITERATION not in theirs and "" not in ours and "" not in theirs
    return (ours, theirs) if are_values and len(ours) == len(theirs) and min(len(one), len(other)) > 1 else None


def _width(instruction: Instruction) -> int | None:
    """Return the number of bits of an integer that an instruction computes. Return None if that is not known."""
    if resized := _RESIZED.fullmatch(instruction.code):
        return int(resized[4])
    match = _WIDTH.match(instruction.code)
    known = ("phi", "add", "sub", "mul", "shl", "xor", "and", "or", "lshr", "ashr", "sdiv", "udiv", "srem", "urem")
    return int(match[1]) if match and instruction.opcode in known else None


class _Sums:
    """Writes integers as sums, modulo a power of two: so wrapping does not matter.

    The iterations of ``loop`` count. The loop ``copies`` does ``times`` iterations in one turn, and begins after
    ``before`` iterations. ``same`` has values of the copies, with the values of the loop that they are; in front of
    the copies, the loop's last ones.
    """

    def __init__(
        self,
        definitions: Mapping[str, tuple[Block, Instruction]],
        loop: Loop,
        copies: Loop,
        times: int,
        same: Mapping[str, str],
        before: Polynomial,
    ) -> None:
        self._definitions = definitions
        self._since = {_ITERATION: 1} | {name: -count for name, count in before.items()}  # the copies have begun
        self._loop = loop
        self._copies = copies
        self._times = times
        self._same = same
        self.visited: set[str] = set()  # the values that the sums came from

    def of(self, value: str, bits: int, depth: int = 0) -> Polynomial:
        """Return ``value`` modulo ``2**bits``."""
        if not value.startswith("%"):
            return total([({"": int(value)}, 1)], bits)
        if value in self._same:
            found = self.of(self._same[value], bits, depth + 1)
            is_in_copies = value in self._definitions and self._definitions[value][0].label in self._copies.members
            return found if is_in_copies else _in_front(found)
        found_at = self._definitions.get(value)
        if found_at is None or depth > _MOST_DEPTH:
            return {value: 1}
        block, instruction = found_at
        self.visited.add(value)
        polynomial = computed(instruction.code, bits, lambda name: self.of(name, bits, depth + 1))
        if polynomial is not None:
            return polynomial
        if (operand := resized(instruction.code, bits)) is not None:
            return self.of(operand, bits, depth + 1)
        if wider := _RESIZED.fullmatch(instruction.code):
            return {f"{wider[1]} {self._same.get(wider[3], wider[3])}": 1}
        if instruction.opcode == "phi" and block is self._loop.header:
            return self._counted(value, instruction, bits, depth + 1)
        if instruction.opcode == "phi" and block is self._copies.header:
            return self._counted_by_copies(value, instruction, bits, depth + 1)
        return {value: 1}

    def _counted(self, value: str, phi: Instruction, bits: int, depth: int) -> Polynomial:
        """Return a value that grows by the same number in each iteration."""
        step = self._step(value, phi, self._loop, bits, depth)
        if step is None:
            return {value: 1}
        self.visited.add(phi.incoming[self._loop.latch.label])
        first = self.of(phi.incoming[self._loop.before.label], bits, depth)
        return total([(first, 1), (multiplied(step, {_ITERATION: 1}), 1)], bits)

    def _counted_by_copies(self, value: str, phi: Instruction, bits: int, depth: int) -> Polynomial:
        """Return a value of the copies, in the terms of the loop: it grows as much in ``times`` iterations."""
        step = self._step(value, phi, self._copies, bits, depth)
        half = 2 ** (bits - 1)
        signed = {name: (factor + half) % 2**bits - half for name, factor in (step or {}).items()}
        if step is None or any(factor % self._times for factor in signed.values()):
            return {value: 1}
        one = {name: factor // self._times for name, factor in signed.items()}
        first = self.of(phi.incoming[self._copies.before.label], bits, depth)
        return total([(first, 1), (multiplied(one, self._since), 1)], bits)

    def _step(self, value: str, phi: Instruction, loop: Loop, bits: int, depth: int) -> Polynomial | None:
        """Return how much a value grows from one turn of a loop to the next: in one step, or in one for each copy."""
        parts: list[tuple[Polynomial, int]] = []
        name = phi.incoming[loop.latch.label]
        while name != value:
            code = self._definitions[name][1].code if name in self._definitions else ""
            step = _ADDED.fullmatch(code)
            if not step or bits > int(step[1]) or len(parts) == self._times:
                return None
            given = self._definitions.get(step[3])
            if given and given[0].label in loop.members:
                return None
            parts.append((self.of(step[3], bits, depth), 1))
            name = step[2]
        return total(parts, bits)


def _in_front(found: Polynomial) -> Polynomial:
    """Return what a sum of the loop is in front of the copies."""
    names = {name: name.split(TIMES) for name in found}
    others = {name: [_BEFORE if each == _ITERATION else each for each in parts] for name, parts in names.items()}
    return {TIMES.join(sorted(others[name])): factor for name, factor in found.items()}
