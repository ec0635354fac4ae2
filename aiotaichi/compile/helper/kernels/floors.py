"""Take the test of signs out of floor divisions of an index by the length of its row.

``ti.ndrange`` computes coordinates by ``//``, which rounds down: taichi's code divides, and takes one off if there is
a rest and the signs differ. In rows, the index is 0 or more, and the length is 1 or more. So nothing is taken off,
and addresses are as consecutive as those of a loop over an array.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from .rows import RowLoop
from .text import NAME, VALUE, Function

__all__ = ["without_signs"]

_LENGTH = re.compile(rf"zext nneg i32 ({VALUE}) to i64")
_INDEX = re.compile(r"add nuw nsw i32 (%[-\w.$]+)\.base\.narrow, \1\.column\.narrow")
_SIGNS = re.compile(rf"xor i32 ({VALUE}), ({VALUE})")
_TEST = re.compile(rf"icmp slt i32 ({NAME.pattern}), 0")
_NAME = f"({NAME.pattern}|true|false)"
_FOLDS = (  # what follows from a condition that is false
    (re.compile(rf"and i1 (?:{_NAME}, false|false, {_NAME})"), "false"),
    (re.compile(rf"select i1 {_NAME}, i1 false, i1 false"), "false"),
    (re.compile(rf"select i1 false, i1 {_NAME}, i1 false"), "false"),
    (re.compile(r"sext i1 false to i32"), "0"),
)
_NOTHING_ADDED = re.compile(rf"add (?:nuw |nsw )*i32 ({NAME.pattern}), 0")


def without_signs(function: Function, rows: Iterable[RowLoop]) -> int:
    """Change a function with rows. Return in how many values the signs no longer matter."""
    known: dict[str, str] = {}
    for row in rows:
        known |= _same_signs(function, row)
    count = len(known)
    while known:
        function.remove(known.keys())
        function.replace(known)
        known = {each.name: value for _, each in function if each.name and (value := _folded(each.code))}
    return count


def _same_signs(function: Function, row: RowLoop) -> dict[str, str]:
    """Return the tests whether an index and the row's length have different signs, which they never have."""
    definitions = function.definitions()
    found = _LENGTH.fullmatch(definitions[f"{row.tag}.length"][1].code)
    inside = function.inside(row.loop.members)
    indices = [name for name, each in inside.items() if (sum_ := _INDEX.fullmatch(each.code)) and sum_[1] == row.tag]
    if found is None:
        return {}
    pairs = [{found[1], index} for index in indices]
    signs = {
        name for name, each in inside.items() if (both := _SIGNS.fullmatch(each.code)) and {*both.groups()} in pairs
    }
    signs.update(indices)  # if the length is a constant, LLVM only tests the index
    return {
        name: "false" for name, each in inside.items() if (test := _TEST.fullmatch(each.code)) and test[1] in signs
    }


def _folded(code: str) -> str | None:
    """Return the value of an instruction if it is known."""
    for pattern, value in _FOLDS:
        if pattern.fullmatch(code):
            return value
    nothing = _NOTHING_ADDED.fullmatch(code)
    return nothing[1] if nothing else None
