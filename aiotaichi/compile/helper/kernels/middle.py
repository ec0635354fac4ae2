"""The middle of a row: the columns that are so far from both ends that no clamp and no test of a border matters.

There ``max(column - 1, 0)`` is ``column - 1``, and ``column < length - 1`` is true. So each value that depends on the
column in such a way is a sum in the middle: of the column, a number and steady values, which are values that stay the
same in a row. The sums are exact, not modulo ``2**32``: the middle only has columns for which they are.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .rows import RowLoop
from .text import NAME, VALUE, Function, Instruction, reached

__all__ = ["LARGEST", "Middle", "Sum"]

LARGEST = 2**30  # the largest number of a sum

_VALUE = f"({VALUE})"
_SUM = re.compile(rf"(add|sub)(?: nuw| nsw)* i32 {_VALUE}, {_VALUE}")
_CLAMP = re.compile(rf"(?:tail )?call i32 @llvm\.(smax|smin)\.i32\(i32 {_VALUE}, i32 {_VALUE}\)")
_CHOICE = re.compile(rf"select i1 ({NAME.pattern}), i32 {_VALUE}, i32 {_VALUE}")
_QUOTIENT = re.compile(rf"(sdiv|srem) i32 ({NAME.pattern}), ({NAME.pattern})")
_PRODUCT = re.compile(rf"mul(?: nuw| nsw)* i32 {_VALUE}, {_VALUE}")
_OTHER_SIGN = re.compile(rf"xor i32 ({NAME.pattern}), ({NAME.pattern})")
_BOTH = re.compile(
    rf"and i1 ({NAME.pattern}), ({NAME.pattern})|select i1 ({NAME.pattern}), i1 ({NAME.pattern}), i1 false"
)
_MASK = re.compile(rf"sext i1 ({NAME.pattern}) to i32")
_TEST = re.compile(rf"icmp (?:samesign )?(\w+) i32 {_VALUE}, {_VALUE}")
_WIDENED = re.compile(rf"(?:sext|zext nneg) i32 ({NAME.pattern}) to i64")
_NUMBER = re.compile(r"-?\d+|true|false")
_SWAPPED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "eq": "eq", "ne": "ne"}
_NEAR = 32  # a column is compared with a number up to this at the begin of a row, else at the end
_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
_STEADY = (
    *("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "icmp", "select", "sext", "zext", "trunc"),
    *_DIVISIONS,
)
_STEADY_CALL = re.compile(r"(?:tail )?call i(?:1|32|64) @llvm\.[su](?:max|min)\.i\d+\([^@<]*\)")


@dataclass(frozen=True, slots=True)
class Sum:
    """A number plus steady values, each times a factor; and plus the column, if ``has_column``."""

    number: int = 0
    terms: tuple[tuple[str, int], ...] = ()
    has_column: bool = False

    def plus(self, other: Sum, factor: int = 1) -> Sum:
        """Add steady parts."""
        terms = dict(self.terms)
        for name, count in other.terms:
            terms[name] = terms.get(name, 0) + count * factor
        kept = tuple(sorted((name, count) for name, count in terms.items() if count))
        return Sum(self.number + other.number * factor, kept, self.has_column)

    @property
    def steady(self) -> Sum:
        """The sum without the column."""
        return Sum(self.number, self.terms)


class Middle:
    """What the values of a loop over columns are in the middle."""

    def __init__(self, function: Function, row: RowLoop) -> None:
        self._row = row
        self._blocks = [block for block in function.blocks if block.label in row.loop.members]
        self.inside = function.inside(row.loop.members)
        self._header = {each.name for each in row.loop.header.instructions if each.name}
        self._sums: dict[str, Sum | None] = {}
        self._steady: dict[str, bool] = {}
        self._known: dict[str, str] = {}  # values that may make others steady
        self._divisors: set[str] = set()
        self.values: dict[str, str] = {}  # the names or constants that values of the loop are in the middle
        self.addresses: dict[str, Sum] = {}  # the exact sums that values of 64 bits are in the middle
        self.conditions: dict[str, bool] = {}  # what steady conditions of branches must be: else there is no middle
        self.least: set[Sum] = set()  # the first column of the middle is the largest of these or more
        self.most: set[Sum] = set()  # the last column of the middle is the smallest of these or less
        self.exact: set[Sum] = set()  # sums with the column, which must be numbers of 32 bits
        self._find()

    @property
    def has_clamps(self) -> bool:
        """Whether an address depends on a clamp."""
        return any(name in self.values for name in self._clamps)

    def _find(self) -> None:
        instructions = [each for block in self._blocks for each in block.instructions]
        deciding = self._deciding()
        self._clamps = {name for name in deciding if _CLAMP.fullmatch(self.inside[name].code)}
        self._decide_steady()
        for each in instructions:
            if each.name not in deciding:
                continue
            if test := _TEST.fullmatch(each.code):
                self._test(each.name, test)
            else:
                self._sum(each.name)
        if not self.values:
            return
        for each in instructions:
            widened = _WIDENED.fullmatch(each.code)
            found = self._sum(widened[1]) if widened else None
            if each.name and found and found.has_column:
                self.addresses[each.name] = found
                self.exact.add(found)
        self._find_conditions()

    def _deciding(self) -> set[str]:
        """Return the values that addresses and branches depend on."""
        starts = [
            name
            for block in self._blocks
            for each in block.instructions
            if each.opcode == "getelementptr" or (each is block.end and block is not self._row.loop.latch)
            for name in each.operands
        ]
        found = reached(starts, lambda name: self.inside[name].operands if name in self.inside else ())
        return found.keys() & self.inside.keys()

    def _sum(self, value: str) -> Sum | None:
        """Return what a value of 32 bits is in the middle, modulo ``2**32``. Return None if it is no such sum."""
        if not value.startswith("%"):
            return Sum(int(value)) if _NUMBER.fullmatch(value) else None
        if value == f"{self._row.tag}.column.narrow":
            return Sum(has_column=True)
        if value not in self._sums:
            self._sums[value] = None  # a loop inside
            found = self._made_sum(value)
            self._sums[value] = found if found and abs(found.number) <= LARGEST else None
        return self._sums[value]

    def _made_sum(self, value: str) -> Sum | None:
        if self.is_steady(value):
            return Sum(terms=((value, 1),))
        code = self.inside[value].code
        if parts := _SUM.fullmatch(code):
            one, other = self._sum(parts[2]), self._sum(parts[3])
            if one and other and not other.has_column:
                return one.plus(other, 1 if parts[1] == "add" else -1)
            if one and other and not one.has_column and parts[1] == "add":
                return other.plus(one)
        elif choice := _CHOICE.fullmatch(code):
            known = self.values.get(choice[1])
            return self._sum(choice[2 if known == "true" else 3]) if known else None
        elif clamp := _CLAMP.fullmatch(code):
            return self._clamped(value, clamp) if value in self._clamps else None
        elif quotient := _QUOTIENT.fullmatch(code):
            return self._divided(value, quotient)
        elif product := _PRODUCT.fullmatch(code):
            return self._multiplied(product)
        elif mask := _MASK.fullmatch(code):
            return Sum() if self._is_false(mask[1]) else None
        return None

    def _clamped(self, value: str, clamp: re.Match[str]) -> Sum | None:
        for inner, bound in ((clamp[2], clamp[3]), (clamp[3], clamp[2])):
            found = self._sum(inner)
            if found and found.has_column and self.is_steady(bound):
                self.values[value] = inner
                (self._at_least if clamp[1] == "smax" else self._at_most)(found, _steady(bound))
                return found
        return None

    def _divided(self, value: str, division: re.Match[str]) -> Sum | None:
        """Return a quotient or a remainder, for the columns for which the quotient is the usual one.

        That is 0, and 1 if the divisor was added to the column: ``(column - 1 + length) % length``.
        """
        found, divisor = self._sum(division[2]), _steady(division[3])
        if not found or not found.has_column or not self.is_steady(division[3]):
            return None
        times = dict(found.terms).get(division[3], 0)
        if times not in (0, 1) or (division[1] == "srem" and times):
            return None
        self._divisors.add(division[3])  # it is more than 0: else no column is in the middle
        self._at_least(found, Sum().plus(divisor, times))
        self._at_most(found, Sum(-1).plus(divisor, times + 1))
        self.values[value] = str(times) if division[1] == "sdiv" else division[2]
        return Sum(times) if division[1] == "sdiv" else found

    def _multiplied(self, product: re.Match[str]) -> Sum | None:
        for one, other in ((product[1], product[2]), (product[2], product[1])):
            number, found = self._sum(one), self._sum(other)
            if number and found and number == Sum(number.number) and not found.has_column:
                return Sum().plus(found, number.number)
        return None

    def _is_false(self, condition: str) -> bool:
        """Return whether a condition is false in the middle: that a number has another sign than its divisor."""
        if condition in self.values:
            return self.values[condition] == "false"
        instruction = self.inside.get(condition)
        both = _BOTH.fullmatch(instruction.code) if instruction else None
        return both is not None and any(self._is_false(name) for name in both.groups() if name)

    def _test(self, name: str, test: re.Match[str]) -> None:
        """Decide a comparison of the column with a steady value: numbers near 0 are at the begin of a row."""
        relation, one, other = test[1], test[2], test[3]
        is_unsigned = relation.startswith("u")
        relation = relation if relation in ("eq", "ne") else relation[1:]
        if relation == "lt" and other == "0" and self._has_divisors_sign(one):
            self.values[name] = "false"
            return
        found = self._sum(one)
        if not found or not found.has_column:
            relation, one, other = _SWAPPED[relation], other, one
            found = self._sum(one)
        if not found or not found.has_column or not self.is_steady(other):
            return
        is_number = not other.startswith("%")
        if is_unsigned:
            if is_number and int(other) < 0:
                return
            self._at_least(found, Sum())  # from there on, it is as if the numbers were signed
        is_at_begin = is_number and abs(int(other)) <= _NEAR
        if is_at_begin:
            self._at_least(found, Sum(int(other) + (relation not in ("lt", "ge"))))
        else:
            self._at_most(found, Sum(0 if relation in ("le", "gt") else -1).plus(_steady(other)))
        is_true = relation == "ne" or relation in (("gt", "ge") if is_at_begin else ("lt", "le"))
        self.values[name] = "true" if is_true else "false"

    def _has_divisors_sign(self, value: str) -> bool:
        """Return whether a value compares the signs of a sum and of a divisor. Both are positive in the middle."""
        signs = _OTHER_SIGN.fullmatch(self.inside[value].code) if value in self.inside else None
        for one, other in ((signs[1], signs[2]), (signs[2], signs[1])) if signs else ():
            found = self._sum(one)
            if found and found.has_column and other in self._divisors:
                self._at_least(found, Sum())
                return True
        return False

    def _at_least(self, found: Sum, bound: Sum) -> None:
        self.exact.add(found)
        self.least.add(bound.plus(found.steady, -1))

    def _at_most(self, found: Sum, bound: Sum) -> None:
        self.exact.add(found)
        self.most.add(bound.plus(found.steady, -1))

    def _find_conditions(self) -> None:
        """Find the branches that a row decides, as those of the first and last rows: the longer way is the middle."""
        self._known = self.values  # more is steady, now that tests of the column are decided
        self._decide_steady()
        for block in self._blocks:
            branch = block.branch
            if branch and block is not self._row.loop.latch and self.is_steady(branch[0]):
                one, other = self._way(branch[1]), self._way(branch[2])
                self.conditions[branch[0]] = self._length(one - other) >= self._length(other - one)

    def _way(self, label: str) -> set[str]:
        """Return the blocks that may follow in the same iteration, and the block itself."""
        following = {block.label: block.targets for block in self._blocks}
        following[self._row.loop.latch.label] = []
        return set(reached([label], following.__getitem__))

    def _length(self, labels: set[str]) -> int:
        return sum(len(block.instructions) for block in self._blocks if block.label in labels)

    def _decide_steady(self) -> None:
        """Decide for each value whether it is steady. In their order, because long chains would recurse too deep."""
        self._steady.clear()
        for name in self.inside:
            self.is_steady(name)

    def is_steady(self, value: str) -> bool:
        """Return whether a value can be computed in front of the loop, without a division that it may not execute."""
        if not value.startswith("%"):
            return bool(_NUMBER.fullmatch(value))
        if value not in self.inside:
            return True
        if value in self._known:
            return self.is_steady(self._known[value])
        if value not in self._steady:
            self._steady[value] = False  # a loop inside
            self._steady[value] = self._is_steady(self.inside[value])
        return self._steady[value]

    def _is_steady(self, instruction: Instruction) -> bool:
        code = instruction.code
        if "<" in code or "poison" in code or "undef" in code:
            return False
        if instruction.opcode == "call":
            if not _STEADY_CALL.fullmatch(code):
                return False
        elif instruction.opcode not in _STEADY or "@" in code:
            return False
        # taichi's code executes the first block of the loop in any case.
        if instruction.opcode in _DIVISIONS and instruction.name not in self._header:
            return False
        return all(self.is_steady(name) for name in instruction.operands)


def _steady(value: str) -> Sum:
    return Sum(terms=((value, 1),)) if value.startswith("%") else Sum(int(value))
