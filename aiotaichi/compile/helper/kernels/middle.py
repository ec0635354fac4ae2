"""The middle of a row: the columns that are so far from both ends that no clamp and no test of a border matters.

There ``max(column - 1, 0)`` is ``column - 1``, and ``column < length - 1`` is true. So each value that depends on the
column in such a way is a sum in the middle: of the column, a number and steady values, which are values that stay the
same in a row. The sums are exact, not modulo ``2**32``: the middle only has columns for which they are.

For example, ``x[i, max(j - 1, 0)] + x[i, min(j + 1, length - 1)]`` has two clamps. The first one is ``j - 1`` from
column 1 on, and the second one is ``j + 1`` up to column ``length - 2``. So the middle is all columns but the first
and the last.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence, Set
from dataclasses import dataclass

from .rows import RowLoop
from .text import NAME, VALUE, Block, Function, Instruction, reached

__all__ = ["LARGEST", "Middle", "Sum", "find_middle"]

LARGEST = 2**30  # the largest number of a sum


@dataclass(frozen=True, slots=True)
class Sum:
    """A number plus steady values, each times a factor; and plus the column, if ``has_column``."""

    number: int = 0
    terms: tuple[tuple[str, int], ...] = ()
    has_column: bool = False

    @classmethod
    def of_steady(cls, value: str) -> Sum:
        """Return a steady value as a sum. The value is a name or a number."""
        return cls(terms=((value, 1),)) if value.startswith("%") else cls(int(value))

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


@dataclass(frozen=True, slots=True)
class Middle:
    """What is known in the middle of a row, and which columns are in the middle.

    Attributes
    ----------
    inside
        The instructions of the loop over columns, by the values that they define.
    values
        The names or constants that values of the loop are in the middle.
    addresses
        The exact sums that values of 64 bits are in the middle.
    conditions
        What steady conditions of branches must be: else the row has no middle.
    least
        The first column of the middle is the largest of these sums or more.
    most
        The last column of the middle is the smallest of these sums or less.
    exact
        Sums with the column, which must be numbers of 32 bits.
    has_clamps
        Whether an address or a branch depends on a clamp.
    """

    inside: Mapping[str, Instruction]
    values: Mapping[str, str]
    addresses: Mapping[str, Sum]
    conditions: Mapping[str, bool]
    least: Set[Sum]
    most: Set[Sum]
    exact: Set[Sum]
    has_clamps: bool


def find_middle(function: Function, row: RowLoop) -> Middle | None:
    """Return the middle of a row. Return None if no address and no branch depends on where in its row a column is."""
    blocks = [block for block in function.blocks if block.label in row.loop.members]
    inside = function.inside(row.loop.members)
    header = {each.name for each in row.loop.header.instructions if each.name}
    deciding = _deciding(blocks, row.loop.latch, inside)
    columns = _Columns(row.tag, inside, deciding, _SteadyValues(inside, header, {}))
    columns.decide()
    if not columns.values:
        return None
    addresses = columns.addresses()
    # More is steady, now that tests of the column are decided.
    conditions = _conditions(blocks, row.loop.latch, _SteadyValues(inside, header, columns.values))
    least, most, exact = columns.least, columns.most, columns.exact
    has_clamps = any(_CLAMP.fullmatch(inside[name].code) for name in columns.values)
    return Middle(inside, columns.values, addresses, conditions, least, most, exact, has_clamps)


def _deciding(blocks: Sequence[Block], latch: Block, inside: Mapping[str, Instruction]) -> Set[str]:
    """Return the values that addresses and branches depend on. The latch's branch does not count."""
    starts = [
        name
        for block in blocks
        for each in block.instructions
        if each.opcode == "getelementptr" or (each is block.end and block is not latch)
        for name in each.operands
    ]
    found = reached(starts, lambda name: inside[name].operands if name in inside else ())
    return found.keys() & inside.keys()


# Which values are steady.

_NUMBER = re.compile(r"-?\d+|true|false")
_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
_STEADY = (
    *("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "icmp", "select", "sext", "zext", "trunc"),
    *_DIVISIONS,
)
_STEADY_CALL = re.compile(r"(?:tail )?call i(?:1|32|64) @llvm\.[su](?:max|min)\.i\d+\([^@<]*\)")


class _SteadyValues:
    """The values that can be computed in front of the loop, without a division that the loop may not execute.

    ``header`` has the values of the loop's first block. ``known`` says what some values are in the middle.
    """

    def __init__(self, inside: Mapping[str, Instruction], header: Set[str], known: Mapping[str, str]) -> None:
        self._inside, self._header, self._known = inside, header, known
        self._found: dict[str, bool] = {}
        for name in inside:  # in their order, because long chains would recurse too deep
            self._has(name)

    def __contains__(self, value: str) -> bool:
        return self._has(value)

    def _has(self, value: str) -> bool:
        if not value.startswith("%"):
            return bool(_NUMBER.fullmatch(value))
        if value not in self._inside:
            return True
        if value in self._known:
            return self._has(self._known[value])
        if value not in self._found:
            self._found[value] = False  # for a value of a loop inside, which depends on itself
            self._found[value] = self._is_computed_from_steady(self._inside[value])
        return self._found[value]

    def _is_computed_from_steady(self, instruction: Instruction) -> bool:
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
        return all(map(self._has, instruction.operands))


# What values that depend on the column are in the middle.

_VALUE = f"({VALUE})"
_SUM = re.compile(rf"(add|sub)(?: nuw| nsw)* i32 {_VALUE}, {_VALUE}")
_CLAMP = re.compile(rf"(?:tail )?call i32 @llvm\.(smax|smin)\.i32\(i32 {_VALUE}, i32 {_VALUE}\)")
_CHOICE = re.compile(rf"select i1 ({NAME.pattern}), i32 {_VALUE}, i32 {_VALUE}")
_QUOTIENT = re.compile(rf"(sdiv|srem) i32 ({NAME.pattern}), ({NAME.pattern})")
_PRODUCT = re.compile(rf"mul(?: nuw| nsw)* i32 {_VALUE}, {_VALUE}")
_MASK = re.compile(rf"sext i1 ({NAME.pattern}) to i32")
_BOTH = re.compile(
    rf"and i1 ({NAME.pattern}), ({NAME.pattern})|select i1 ({NAME.pattern}), i1 ({NAME.pattern}), i1 false"
)
_TEST = re.compile(rf"icmp (?:samesign )?(\w+) i32 {_VALUE}, {_VALUE}")
_OTHER_SIGN = re.compile(rf"xor i32 ({NAME.pattern}), ({NAME.pattern})")
_WIDENED = re.compile(rf"(?:sext|zext nneg) i32 ({NAME.pattern}) to i64")
_SWAPPED = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le", "eq": "eq", "ne": "ne"}
_NEAR = 32  # a test against a number up to this is about the beginning of a row; any other test is about the end


class _Columns:
    """What values of a loop are in the middle, if they depend on the column.

    A clamp, a quotient or a test is only known for some columns. So the method that finds one notes these columns in
    ``least``, ``most`` and ``exact``, and the value in ``values``: :class:`Middle` has the same attributes.
    """

    def __init__(
        self, tag: str, inside: Mapping[str, Instruction], deciding: Set[str], steady: _SteadyValues
    ) -> None:
        self._column = f"{tag}.column.narrow"
        self._inside = inside
        self._deciding = deciding
        self._steady = steady
        self._sums: dict[str, Sum | None] = {}
        self._divisors: set[str] = set()  # they are more than 0: else no column is in the middle
        self.values: dict[str, str] = {}
        self.least: set[Sum] = set()
        self.most: set[Sum] = set()
        self.exact: set[Sum] = set()

    def decide(self) -> None:
        """Find out what the values are that addresses and branches depend on."""
        for name, each in self._inside.items():
            if name not in self._deciding:
                continue
            if test := _TEST.fullmatch(each.code):
                self._decide_test(name, test)
            else:
                self._sum(name)

    def addresses(self) -> dict[str, Sum]:
        """Return the sums that values of 64 bits are, and note that these are exact."""
        found: dict[str, Sum] = {}
        for name, each in self._inside.items():
            widened = _WIDENED.fullmatch(each.code)
            total = self._sum(widened[1]) if widened else None
            if total and total.has_column:
                found[name] = total
                self.exact.add(total)
        return found

    def _sum(self, value: str) -> Sum | None:
        """Return what a value of 32 bits is, modulo ``2**32``. Return None if it is no sum."""
        if not value.startswith("%"):
            return Sum(int(value)) if _NUMBER.fullmatch(value) else None
        if value == self._column:
            return Sum(has_column=True)
        if value not in self._sums:
            self._sums[value] = None  # for a value of a loop inside, which depends on itself
            found = Sum.of_steady(value) if value in self._steady else self._computed(value)
            self._sums[value] = found if found and abs(found.number) <= LARGEST else None
        return self._sums[value]

    def _computed(self, value: str) -> Sum | None:
        code = self._inside[value].code
        if parts := _SUM.fullmatch(code):
            return self._added(parts)
        if choice := _CHOICE.fullmatch(code):
            known = self.values.get(choice[1])
            return self._sum(choice[2 if known == "true" else 3]) if known else None
        if clamp := _CLAMP.fullmatch(code):
            return self._clamped(value, clamp) if value in self._deciding else None
        if quotient := _QUOTIENT.fullmatch(code):
            return self._divided(value, quotient)
        if product := _PRODUCT.fullmatch(code):
            return self._multiplied(product)
        if mask := _MASK.fullmatch(code):
            return Sum() if self._is_false(mask[1]) else None
        return None

    def _added(self, parts: re.Match[str]) -> Sum | None:
        one, other = self._sum(parts[2]), self._sum(parts[3])
        if one and other and not other.has_column:
            return one.plus(other, 1 if parts[1] == "add" else -1)
        if one and other and not one.has_column and parts[1] == "add":
            return other.plus(one)
        return None

    def _clamped(self, value: str, clamp: re.Match[str]) -> Sum | None:
        for inner, bound in ((clamp[2], clamp[3]), (clamp[3], clamp[2])):
            found = self._sum(inner)
            if found and found.has_column and bound in self._steady:
                self.values[value] = inner
                (self._at_least if clamp[1] == "smax" else self._at_most)(found, Sum.of_steady(bound))
                return found
        return None

    def _divided(self, value: str, division: re.Match[str]) -> Sum | None:
        """Return a quotient or a remainder, for the columns for which the quotient is the usual one.

        That is 0, and 1 if the divisor was added to the column: ``(column - 1 + length) % length``.
        """
        found, divisor = self._sum(division[2]), division[3]
        if not found or not found.has_column or divisor not in self._steady:
            return None
        times = dict(found.terms).get(divisor, 0)
        if times not in (0, 1) or (division[1] == "srem" and times):
            return None
        self._divisors.add(divisor)
        self._at_least(found, Sum().plus(Sum.of_steady(divisor), times))
        self._at_most(found, Sum(-1).plus(Sum.of_steady(divisor), times + 1))
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
        instruction = self._inside.get(condition)
        both = _BOTH.fullmatch(instruction.code) if instruction else None
        return both is not None and any(self._is_false(name) for name in both.groups() if name)

    def _decide_test(self, name: str, test: re.Match[str]) -> None:
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
        if not found or not found.has_column or other not in self._steady:
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
            self._at_most(found, Sum(0 if relation in ("le", "gt") else -1).plus(Sum.of_steady(other)))
        is_true = relation == "ne" or relation in (("gt", "ge") if is_at_begin else ("lt", "le"))
        self.values[name] = "true" if is_true else "false"

    def _has_divisors_sign(self, value: str) -> bool:
        """Return whether a value compares the signs of a sum and of a divisor. Both are positive in the middle."""
        signs = _OTHER_SIGN.fullmatch(self._inside[value].code) if value in self._inside else None
        for one, other in ((signs[1], signs[2]), (signs[2], signs[1])) if signs else ():
            found = self._sum(one)
            if found and found.has_column and other in self._divisors:
                self._at_least(found, Sum())
                return True
        return False

    def _at_least(self, found: Sum, bound: Sum) -> None:
        """Note that a sum with the column is exact, and at least a bound."""
        self.exact.add(found)
        self.least.add(bound.plus(found.steady, -1))

    def _at_most(self, found: Sum, bound: Sum) -> None:
        """Note that a sum with the column is exact, and at most a bound."""
        self.exact.add(found)
        self.most.add(bound.plus(found.steady, -1))


# Which way the middle takes.


def _conditions(blocks: Sequence[Block], latch: Block, steady: _SteadyValues) -> dict[str, bool]:
    """Return what the conditions must be that a row decides, as those of the first and last rows.

    The middle takes the longer way.
    """
    sizes = {block.label: len(block.instructions) for block in blocks}
    following = {block.label: [] if block is latch else block.targets for block in blocks}
    found: dict[str, bool] = {}
    for block in blocks:
        branch = block.branch
        if branch and block is not latch and branch[0] in steady:
            # The blocks that may follow in the same iteration.
            one, other = (set(reached([label], following.__getitem__)) for label in branch[1:])
            found[branch[0]] = sum(map(sizes.__getitem__, one - other)) >= sum(map(sizes.__getitem__, other - one))
    return found
