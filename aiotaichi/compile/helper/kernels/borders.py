"""Split each row at its borders, so that LLVM can make vectors of the columns between them.

A kernel that looks at neighbours clamps or tests columns: ``x[i, max(j - 1, 0)]``, ``if 0 < j < length - 1``. So the
address of a neighbour does not grow with the column, and LLVM makes no vectors. Here a row's loop becomes two: one
for the columns near the ends, as it was, and one for the middle, without the clamps and tests::

    for column in range(first, low):    # as it was
    for column in range(low, high):     # the middle
    for column in range(high, end):     # as it was

``middle.py`` says what is known in the middle. Where the middle begins and ends is computed for each row, in 64 bits,
from the values that the columns are compared with. A row may have no middle, or no column outside.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace

from .middle import LARGEST, Middle, Sum, find_middle
from .rows import RowLoop
from .scalars import clamps_as_scalars
from .text import FLAGS, NAME, Block, Function, Instruction, SkipError, extended, instructions

__all__ = ["INTRINSICS", "borders"]

INTRINSICS = tuple(
    f"{kind} @llvm.{name}.{kind}({kind}, {kind})"
    for name in ("smax", "smin", "umax", "umin")
    for kind in ("i32", "i64")
)
"""What the code of rows may call."""
_LONG = 1000  # instructions
_MIDDLE = ".middle"  # how the names of the copies end


def borders(function: Function, rows: list[RowLoop], untouched: str) -> int:
    """Split the rows of a function. Return how many loops over columns were split.

    If addresses are clamped, the loop outside of the middle gets the metadata ``untouched``: LLVM should not optimise
    it further. Raise a SkipError if no loop clamps or tests its columns.
    """
    if not rows:
        raise SkipError("no loop counts by one")
    rows = [row for row in rows if not _is_long(function, row)]
    if not rows:
        raise SkipError("its columns have a loop inside, or many instructions")
    changed = function.copy()
    rows = [replace(row, loop=row.loop.within(changed)) for row in rows]
    for row in rows:
        clamps_as_scalars(changed, row.loop.members)
    splits = [_Split(changed, row, middle) for row in rows if (middle := find_middle(changed, row))]
    if not splits:
        raise SkipError("no address and no branch depends on where in its row a column is")
    for split in splits:
        split.make(untouched)
    function.blocks = changed.blocks
    return len(splits)


def _is_long(function: Function, row: RowLoop) -> bool:
    """Return whether a copy of the loop would cost more than the test of a border: compiling takes time, too."""
    members = row.loop.members
    inner = any(label in members and label != row.loop.header.label for _, label in function.jumps_back())
    return inner or sum(len(block.instructions) for block in function.blocks if block.label in members) > _LONG


class _Split:
    """Makes two loops over columns of one, and a loop of at most three turns around both.

    A turn runs one of the two loops: outside, the middle, and outside again.
    """

    def __init__(self, function: Function, row: RowLoop, middle: Middle) -> None:
        self._function = function
        self._row = row
        self._loop = row.loop
        self._middle = middle
        self._tag = f"{row.tag}.middle"
        self._turn = f"{row.tag}.turn"
        self._join = f"{row.tag}.join"
        self._joined: dict[str, Instruction] = {}

    def make(self, untouched: str) -> None:
        blocks, loop = self._function.blocks, self._loop
        head = _Head(self._middle, self._row, self._tag)
        places = {name: head.sum(found.steady) for name, found in self._middle.addresses.items()}
        low, high = head.bounds()
        loop.before.instructions[-1:] = [*head.instructions, *instructions(f"br label {self._turn}")]
        copies, self._names = self._function.copied(loop, _MIDDLE)
        place = blocks.index(loop.after)
        blocks[place:place] = copies
        blocks.insert(blocks.index(loop.header), self._enter(low, high))
        blocks.insert(blocks.index(loop.after), self._leave())
        self._simplify(copies, places)
        if self._middle.has_clamps:
            loop.latch.mark_loop(untouched)

    def _enter(self, low: str, high: str) -> Block:
        """Return the block that chooses a loop, and the column at which the loop ends.

        What the columns carry from one to the next is carried from turn to turn.
        """
        row, loop, tag = self._row, self._loop, self._tag
        before, latch = loop.before.label, loop.latch.label
        middle = self._function.block(self._names[loop.header.label])
        phis: list[Instruction] = []
        for one, other in zip(loop.header.phis, middle.phis, strict=True):
            first, following, back = one.incoming[before], one.incoming[latch], other.incoming[self._names[latch]]
            if one.name == f"{row.tag}.column":
                turn, last = f"{tag}.from", f"{tag}.to"
            else:
                turn, last = extended(one.name or "", ".turn"), self._behind(following, one)
            kind = one.front
            phis.append(Instruction(turn, f"{kind}[ {first}, {before} ], [ {last}, {self._join} ]"))
            one.code = f"{kind}[ {turn}, {self._turn} ], [ {following}, {latch} ]"
            other.code = f"{kind}[ {turn}, {self._turn} ], [ {back}, {self._names[latch]} ]"
        return Block(
            self._turn,
            phis
            + instructions(f"""
            {tag}.is.begun = icmp sge i64 {tag}.from, {low}
            {tag}.is.left = icmp slt i64 {tag}.from, {high}
            {tag}.is = and i1 {tag}.is.begun, {tag}.is.left
            {tag}.outside = select i1 {tag}.is.begun, i64 {row.tag}.column.end, i64 {low}
            {tag}.to = select i1 {tag}.is, i64 {high}, i64 {tag}.outside
            br i1 {tag}.is, label {self._names[loop.header.label]}, label {loop.header.label}"""),
        )

    def _leave(self) -> Block:
        """Make both loops end with their turn. Return the block behind both."""
        row, loop, tag = self._row, self._loop, self._tag
        for block in self._function.blocks:
            if block.label not in loop.members:
                for phi in block.phis:
                    value = phi.incoming.get(loop.after.label)
                    if value in self._names:
                        phi.code = phi.code.replace(
                            f"[ {value}, {loop.after.label} ]",
                            f"[ {self._behind(value, phi)}, {loop.after.label} ]",
                        )
        middle = self._function.block(self._names[loop.latch.label])
        over = f"{row.tag}.over"
        for latch, test in ((loop.latch, over), (middle, self._names[over])):
            latch.end.code = latch.end.code.replace(f"label {loop.after.label}", f"label {self._join}")
            for each in latch.instructions:
                if each.name == test:
                    each.code = each.code.replace(f"{row.tag}.column.end", f"{tag}.to")
        return Block(
            self._join,
            [
                *self._joined.values(),
                *instructions(f"""
                {tag}.is.last = icmp eq i64 {tag}.to, {row.tag}.column.end
                br i1 {tag}.is.last, label {loop.after.label}, label {self._turn}"""),
            ],
        )

    def _behind(self, value: str, phi: Instruction) -> str:
        """Return what a value of the loop is behind a turn, in which either loop ran. ``phi`` uses the value."""
        if value not in self._names:
            return value
        if value not in self._joined:
            latch = self._loop.latch.label
            ways = f"[ {value}, {latch} ], [ {self._names[value]}, {self._names[latch]} ]"
            self._joined[value] = Instruction(extended(value, ".joined"), f"{phi.front}{ways}")
        return self._joined[value].name or ""

    def _simplify(self, copies: list[Block], places: dict[str, str]) -> None:
        """Use in the middle what is known there."""
        names = self._names
        known = {names[name]: names.get(value, value) for name, value in self._middle.values.items()}
        column = names[f"{self._row.tag}.column"]
        codes = {names[name]: f"add nsw i64 {column}, {place}" for name, place in places.items()}
        for block in copies:
            for each in block.instructions:
                each.code = codes.get(each.name or "", each.code)
            for name, must in self._middle.conditions.items():
                start = f"br i1 {names.get(name, name)}, "
                if block.end.code.startswith(start):
                    block.end.code = f"br i1 {str(must).lower()}, {block.end.code.removeprefix(start)}"
        self._function.remove(known.keys())
        self._function.replace(known)


class _Head:
    """The instructions that compute, in front of a row, where its middle begins and ends.

    Everything is a sum of numbers of 32 bits, in 64 bits: no sum is too large.
    """

    def __init__(self, middle: Middle, row: RowLoop, tag: str) -> None:
        self._middle = middle
        self._end = f"{row.tag}.column.end"
        self._tag = tag
        self._steady: dict[str, str] = {}
        self._sums: dict[Sum, str] = {}
        self.instructions: list[Instruction] = []

    def sum(self, wanted: Sum) -> str:
        """Return the name of a sum, or its number."""
        if wanted not in self._sums:
            self._sums[wanted] = self._sum(wanted)
        return self._sums[wanted]

    def bounds(self) -> tuple[str, str]:
        """Return the first column of the middle, and the column behind it. Both are at most the row's end."""
        middle, end = self._middle, self._end
        least, most = [*middle.least], [each.plus(Sum(1)) for each in middle.most]
        lows, highs = self._furthest(least, max), self._furthest(most, min)
        low = self._merged([self._merged(lows, "smax") or "0", end], "smin")
        conditions = [(self._add(f"freeze i1 {self._copy(name)}"), must) for name, must in middle.conditions.items()]
        for condition, must in [*conditions, *self._exact()]:
            ways = (low, end) if must else (end, low)
            low = self._add(f"select i1 {condition}, i64 {ways[0]}, i64 {ways[1]}")
        return low, self._merged([*highs, end], "smin")

    def _exact(self) -> list[tuple[str, bool]]:
        """Return the condition that every sum is a number of 32 bits, for every column of the row, if one is needed.

        The steady values of a sum are at least -:data:`LARGEST` together, and so is its number. Then no sum is too
        small. With :data:`LARGEST` added, one comparison without signs tests this and whether a sum is too large.
        """
        exact = {found.steady for found in self._middle.exact}
        number = max(0, *(found.number for found in exact))
        terms = sorted({found.terms for found in exact if found.terms})
        if not terms and number <= 1:
            return []  # a column is below 2**31 - 1
        largest = self._merged([self.sum(Sum(LARGEST, each)) for each in terms], "umax") or str(LARGEST)
        limit = self._add(f"sub i64 {2**31 - number + LARGEST}, {self._end}")
        return [(self._add(f"icmp ult i64 {largest}, {limit}"), True)]

    def _furthest(self, sums: Iterable[Sum], choose: Callable[[Iterable[int]], int]) -> list[str]:
        """Return the names of sums: of those with the same steady values only the largest, or the smallest."""
        numbers: dict[tuple[tuple[str, int], ...], list[int]] = {}
        for each in sums:
            numbers.setdefault(each.terms, []).append(each.number)
        return [self.sum(Sum(choose(found), terms)) for terms, found in sorted(numbers.items())]

    def _merged(self, values: list[str], function: str) -> str:
        merged = values[0] if values else ""
        for value in values[1:]:
            merged = self._add(f"call i64 @llvm.{function}.i64(i64 {merged}, i64 {value})")
        return merged

    def _sum(self, wanted: Sum) -> str:
        if not wanted.terms:
            return str(wanted.number)
        if wanted.number:
            return self._add(f"add i64 {self.sum(Sum(0, wanted.terms))}, {wanted.number}")
        total = ""
        for name, factor in wanted.terms:
            value = self._wide(name)
            if factor != 1:
                value = self._add(f"mul i64 {value}, {factor}")
            total = self._add(f"add i64 {total}, {value}") if total else value
        return total

    def _wide(self, name: str) -> str:
        # A value that taichi's code computes and does not use may be poison. Then any number is right.
        return self._add(f"sext i32 {self._add(f'freeze i32 {self._copy(name)}')} to i64")

    def _copy(self, value: str) -> str:
        """Return the name of a steady value that is computed here."""
        if value in self._middle.values:
            return self._copy(self._middle.values[value])
        instruction = self._middle.inside.get(value)
        if instruction is None:
            return value
        if value not in self._steady:
            code = NAME.sub(lambda match: self._copy(match[0]), instruction.code)
            self._steady[value] = self._add(FLAGS.sub("", code))
        return self._steady[value]

    def _add(self, code: str) -> str:
        name = f"{self._tag}.{len(self.instructions)}"
        self.instructions.append(Instruction(name, code))
        return name
