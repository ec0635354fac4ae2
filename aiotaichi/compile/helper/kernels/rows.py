"""Cut a flat loop into rows, so that the division of the index goes and addresses are consecutive.

taichi counts the elements of an array of any rank with one index, and computes the coordinates of each element::

    for index in range(first, end):
        column, row = index % length, index / length

The pass makes two loops of it, with a 64-bit column::

    for row in range(first / length, ...):
        for column in range(...):
            index = row * length + column

A loop with ``index % length`` only, as over an array of one axis, is such a loop with one row. A loop that divides no
index becomes one row only if the row is split then: ``borders.py``.

The index and the length are not known to be positive: the user's own ``//`` and ``%`` look the same, and an array
without elements may have a length of 0. So a copy of taichi's original loop stays. When the kernel runs, a test in
front of the loops chooses this copy if ``first < 0``, ``end <= first`` or ``length < 1``. The rows execute no
division that can fail, because their length is 1 or more.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, replace

from .coordinates import lengths_of, use_coordinates
from .narrow_index import TEST, WIDENED, count_narrowly
from .text import (
    Block,
    Function,
    Instruction,
    Loop,
    SkipError,
    counts_by_one,
    extended,
    instructions,
)

__all__ = ["RowLoop", "is_plain", "one_row", "rows"]

_PLAIN = ".plain"  # how the labels of copies end
_ENDLESS = str(2**31 - 1)  # no index reaches the end of such a row


@dataclass(frozen=True, slots=True)
class _Flat:
    """A flat loop: its index, the first index, the end of the range, and the length of a row."""

    loop: Loop
    index: str
    first: str
    end: str
    length: str


@dataclass(frozen=True, slots=True)
class RowLoop:
    """The loop over the columns of a row. It is entered for a row that has a column.

    Its values begin with ``tag``: ``.column``, which has 64 bits, is at least 0 and below ``2**31``;
    ``.column.narrow`` has 32 bits; ``.column.end`` is more than the first column; ``.over`` is the latch's test.
    """

    tag: str  # with %
    loop: Loop  # its "after" goes on with the next row


def rows(function: Function, untouched: str, name: str = "rows") -> list[RowLoop]:
    """Change the flat loops of a function. Return the loops over columns. Their tags begin with ``name``.

    The copies of the original loops get the metadata ``untouched``: LLVM should not optimise them further. Raise a
    SkipError if the function has no flat loop.
    """
    found: list[RowLoop] = []
    while flat := _next_flat(function):
        found.append(_Rows(function, flat, f"{name}{len(found)}").make(untouched))
    if not found:
        raise SkipError("it divides no index by a length that stays the same")
    return found


def one_row(function: Function, untouched: str) -> list[RowLoop]:
    """Make one row of each loop that counts by one and is in no other loop. Return the loops over columns.

    Such a loop divides no index, so that rows gain nothing by themselves: a following step may need the form.
    """
    everything = [members for *_, members in function.natural_loops()]
    found: list[RowLoop] = []
    for loop in function.loops():
        counted = next(_counted(function, loop), None)
        if counted and sum(loop.header.label in members for members in everything) == 1:
            found.append(_Rows(function, _Flat(loop, *counted, _ENDLESS), f"rows{len(found)}").make(untouched))
    return found


def is_plain(loop: Loop) -> bool:
    """Return whether a loop is a copy of a loop as taichi wrote it, which seldom runs."""
    return loop.header.label.strip('"').endswith(_PLAIN)


def _next_flat(function: Function) -> _Flat | None:
    count_narrowly(function)
    loops = [loop for loop in function.loops() if not is_plain(loop)]
    return next((flat for loop in loops if (flat := _flat(function, loop))), None)


def _flat(function: Function, loop: Loop) -> _Flat | None:
    for index, first, end in _counted(function, loop):
        if lengths := lengths_of(function, loop, index):
            return _Flat(loop, index, first, end, _common(lengths))
    return None


def _common(lengths: Counter[str]) -> str:
    """Return the constant length that all other lengths are multiples of, else the one that is used most."""
    constants = [int(each) for each in lengths if each.isdigit()]
    least = min(constants, default=1)
    if len(constants) == len(lengths) and all(each % least == 0 for each in constants):
        return str(least)
    return lengths.most_common(1)[0][0]


def _counted(function: Function, loop: Loop) -> Iterator[tuple[str, str, str]]:
    """Return the indices that a loop counts by one, each with its first number and its end.

    The loop's test may count with 64 bits, from the same number: an index of 32 bits reaches the end with it.
    """
    definitions = function.definitions()
    branch = loop.latch.branch
    test = TEST.fullmatch(definitions[branch[0]][1].code) if branch and branch[0] in definitions else None
    if not branch or not test:
        return
    inside = function.inside(loop.members)

    def narrow(value: str) -> str | None:
        """Return the number of 32 bits that a value of 64 bits is."""
        if not value.startswith("%"):
            return value if abs(int(value)) < 2**31 else None
        code = definitions[value][1].code if value in definitions else ""
        found = WIDENED.fullmatch(code)
        return found[1] if found else None

    indices = [
        phi
        for phi in loop.header.phis
        if phi.kind in ("i32", "i64") and counts_by_one(phi, inside.get(phi.incoming[loop.latch.label]))
    ]
    for tested in indices:
        first, following = tested.incoming[loop.before.label], tested.incoming[loop.latch.label]
        end = {test["one"]: test["other"], test["other"]: test["one"]}.get(following)
        if end is None or tested.kind != test["kind"] or end in inside:
            continue
        if not _stops_at_end(test, following, branch[1] == loop.after.label):
            continue
        for phi in indices:
            start = phi.incoming[loop.before.label]
            if phi is tested and phi.kind == "i32":
                yield phi.name or "", first, end
            elif (tested.kind, phi.kind) == ("i64", "i32") and narrow(first) == start and (last := narrow(end)):
                yield phi.name or "", start, last


def _stops_at_end(test: re.Match[str], following: str, true_leaves: bool) -> bool:
    """Return whether the loop goes on exactly if the next index is not the end, as long as it has not passed it."""
    relation = test["relation"] if test["relation"] in ("eq", "ne") else test["relation"][1:]
    if test["other"] == following:  # "end > next" says "next < end"
        relation = {"lt": "gt", "gt": "lt", "le": "ge", "ge": "le"}.get(relation, relation)
    return relation in (("eq", "ge") if true_leaves else ("ne", "lt"))


class _Rows:
    """Makes two loops of a flat one. ``tag`` begins the names of the new values and blocks."""

    def __init__(self, function: Function, flat: _Flat, tag: str) -> None:
        self._function = function
        self._flat = flat
        self._loop = flat.loop
        self._tag = f"%{tag}"

    def make(self, untouched: str) -> RowLoop:
        self._keep_plain(untouched)
        self._enter()
        head = self._head()
        self._column()
        return RowLoop(self._tag, replace(self._loop, before=head, after=self._latch()))

    def _keep_plain(self, untouched: str) -> None:
        """Copy the loop. LLVM has made sure that values leave it only through phis of the block behind it."""
        loop = self._loop
        copies, names = self._function.copied(loop, f".{self._tag[1:]}{_PLAIN}")
        latch = next(block for block in copies if block.label == names[loop.latch.label])
        latch.mark_loop(untouched)
        place = self._function.blocks.index(loop.after)
        self._function.blocks[place:place] = copies
        for phi in loop.after.phis:
            value = phi.incoming[loop.latch.label]
            # the rows' own loop leaves at another block
            phi.code = phi.code.replace(f", {loop.latch.label} ]", f", {self._tag}.latch ]")
            phi.code += f", [ {names.get(value, value)}, {latch.label} ]"

    def _enter(self) -> None:
        """Decide in front of the loop, from the values."""
        tag, flat, loop = self._tag, self._flat, self._loop
        plain = extended(loop.header.label, f".{tag[1:]}{_PLAIN}")
        loop.before.instructions[-1:] = instructions(f"""
            {tag}.long = icmp sgt i32 {flat.length}, 0
            {tag}.natural = icmp sgt i32 {flat.first}, -1
            {tag}.some = icmp slt i32 {flat.first}, {flat.end}
            {tag}.both = and i1 {tag}.long, {tag}.natural
            {tag}.fit = and i1 {tag}.both, {tag}.some
            br i1 {tag}.fit, label {tag}.start, label {plain}""")
        # 0 <= first < end and 1 <= length: nothing below is negative or more than 2**32.
        start = Block(
            f"{tag}.start",
            instructions(f"""
            {tag}.first = udiv i32 {flat.first}, {flat.length}
            {tag}.length = zext nneg i32 {flat.length} to i64
            {tag}.begin = zext nneg i32 {flat.first} to i64
            {tag}.end = zext nneg i32 {flat.end} to i64
            br label {tag}.head"""),
        )
        self._insert(start)

    def _head(self) -> Block:
        """Begin a row. A value that the loop carries between iterations is carried from row to row, too."""
        tag, loop = self._tag, self._loop
        head = instructions(f"""
            {tag}.row = phi i32 [ {tag}.first, {tag}.start ], [ {tag}.row.next, {tag}.latch ]
            {tag}.from = phi i64 [ {tag}.begin, {tag}.start ], [ {tag}.to, {tag}.latch ]""")
        for phi in loop.header.phis:
            if phi.name == self._flat.index:
                continue
            first, following = phi.incoming[loop.before.label], phi.incoming[loop.latch.label]
            kind = phi.front
            outer = extended(phi.name or "", f".{tag[1:]}")
            head.append(Instruction(outer, f"{kind}[ {first}, {tag}.start ], [ {following}, {tag}.latch ]"))
            phi.code = f"{kind}[ {outer}, {tag}.head ], [ {following}, {loop.latch.label} ]"
        head += instructions(f"""
            {tag}.row.wide = zext nneg i32 {tag}.row to i64
            {tag}.base = mul nuw nsw i64 {tag}.row.wide, {tag}.length
            {tag}.row.end = add nuw nsw i64 {tag}.base, {tag}.length
            {tag}.to = call i64 @llvm.umin.i64(i64 {tag}.row.end, i64 {tag}.end)
            {tag}.column.first = sub nuw nsw i64 {tag}.from, {tag}.base
            {tag}.column.end = sub nuw nsw i64 {tag}.to, {tag}.base
            {tag}.base.narrow = trunc nuw nsw i64 {tag}.base to i32
            br label {loop.header.label}""")
        block = Block(f"{tag}.head", head)
        self._insert(block)
        return block

    def _column(self) -> None:
        """Count the columns, and use them in place of the index."""
        tag, flat, loop = self._tag, self._flat, self._loop
        ways = f"[ {tag}.column.first, {tag}.head ], [ {tag}.column.next, {loop.latch.label} ]"
        for each in loop.header.phis:
            if each.name == flat.index:
                each.name, each.code = f"{tag}.column", f"phi i64 {ways}"
        loop.header.add_behind_phis(
            instructions(f"""
            {tag}.column.narrow = trunc nuw nsw i64 {tag}.column to i32
            {flat.index} = add nuw nsw i32 {tag}.base.narrow, {tag}.column.narrow""")
        )
        use_coordinates(self._function, loop.members, flat.index, flat.length, tag)

    def _latch(self) -> Block:
        """End a row with its last column, and the loop with its last row."""
        tag, loop = self._tag, self._loop
        loop.latch.instructions[-1:] = instructions(f"""
            {tag}.column.next = add nuw nsw i64 {tag}.column, 1
            {tag}.over = icmp eq i64 {tag}.column.next, {tag}.column.end
            br i1 {tag}.over, label {tag}.latch, label {loop.header.label}""")
        latch = Block(
            f"{tag}.latch",
            instructions(f"""
            {tag}.row.next = add nuw nsw i32 {tag}.row, 1
            {tag}.more = icmp ult i64 {tag}.to, {tag}.end
            br i1 {tag}.more, label {tag}.head, label {loop.after.label}"""),
        )
        place = max(i for i, block in enumerate(self._function.blocks) if block.label in loop.members)
        self._function.blocks.insert(place + 1, latch)
        return latch

    def _insert(self, block: Block) -> None:
        """Insert a block in front of the loop."""
        self._function.blocks.insert(self._function.blocks.index(self._loop.header), block)
