"""Cut a plane into rows: the third coordinate of ``ti.ndrange``.

For ``ti.ndrange(planes, rows, columns)``, taichi divides the index by the size of a plane. It divides the
remainder by the length of a row::

    plane, rest = index // size, index - index // size * size
    row, column = rest // columns, rest - rest // columns * columns

For ``rows.py``, a plane is one long row, and ``rest`` is its column. Here the loop over such columns is cut into rows
once more, and so on for each further coordinate. Before that, ``rest`` becomes the column itself, which counts with
32 bits.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from .coordinates import lengths_of
from .floors import without_signs
from .polynomials import polynomials
from .rows import RowLoop, rows
from .text import NAME, VALUE, Function, SkipError, instructions

__all__ = ["planes"]

_BITS = 32
_DIVIDED = re.compile(rf"[su](?:div|rem) (?:exact )?i32 ({NAME.pattern}), {VALUE}")


def planes(function: Function, found: Sequence[RowLoop], untouched: str) -> list[RowLoop]:
    """Cut the columns of loops that divide them again. Return all loops over columns: those of the new rows, too.

    Raise a SkipError if no loop divides its columns.
    """
    changed = function.copy()
    pending = [replace(row, loop=row.loop.within(changed)) for row in found]
    whole: list[RowLoop] = []
    while pending:
        row = pending.pop(0)
        if _divides_columns(changed, row):
            _count_narrowly(changed, row)
            inner = rows(changed, untouched, f"{row.tag[1:]}.inner")
            without_signs(changed, inner)
            pending += inner
        else:
            whole.append(row)
    if {row.tag for row in whole} == {row.tag for row in found}:
        raise SkipError("it divides no column")
    function.blocks = changed.blocks
    return whole


def _divides_columns(function: Function, row: RowLoop) -> bool:
    """Return whether a loop divides its columns by a length that stays the same. Then it does so by their name."""
    names = _columns(function, row)
    if not any(lengths_of(function, row.loop, name) for name in names):
        return False
    column = f"{row.tag}.column.narrow"
    others = names - {column}
    function.remove(others)
    function.replace(dict.fromkeys(others, column))
    return True


def _columns(function: Function, row: RowLoop) -> set[str]:
    """Return the values that a loop divides, and that are the column: the index without what lies before its row."""
    column = f"{row.tag}.column"
    of = polynomials({name: each.code for name, (_, each) in function.definitions().items()}, _BITS, [column])
    inside = function.inside(row.loop.members)
    divided = {found[1] for each in inside.values() if (found := _DIVIDED.fullmatch(each.code))}
    return {name for name in divided if of(name) == {column: 1}}


def _count_narrowly(function: Function, row: RowLoop) -> None:
    """Count the columns with 32 bits: they are at least 0, and below ``2**31``. So the loop is like taichi's own."""
    tag, loop = row.tag, row.loop
    function.leave_by_phis(loop, f".{tag[1:]}.out")
    function.remove({f"{tag}.column", f"{tag}.column.narrow", f"{tag}.column.next", f"{tag}.over"})
    loop.before.instructions[-1:-1] = instructions(f"""
        {tag}.column.first.narrow = trunc nuw nsw i64 {tag}.column.first to i32
        {tag}.column.end.narrow = trunc nuw nsw i64 {tag}.column.end to i32""")
    ways = f"[ {tag}.column.first.narrow, {loop.before.label} ], [ {tag}.column.narrow.next, {loop.latch.label} ]"
    loop.header.instructions[:0] = instructions(f"{tag}.column.narrow = phi i32 {ways}")
    loop.latch.instructions[-1:-1] = instructions(f"""
        {tag}.column.narrow.next = add nuw nsw i32 {tag}.column.narrow, 1
        {tag}.over = icmp eq i32 {tag}.column.narrow.next, {tag}.column.end.narrow""")
