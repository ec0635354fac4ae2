"""Give a loop that counts with 64 bits an index of 32 bits, which taichi's code divides.

LLVM widens the index of a loop over a field, or counts iterations from 0 and adds the first index. The index is then
the lower half of a number of 64 bits::

    for counter in range(0, end - first):            for index in range(first, end):
        index = lower half of counter + first   ->       ...
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from .coordinates import BITS, lengths_of
from .parts import FIRST, SKIPPED
from .text import FLAGS, NAME, VALUE, Block, Function, Instruction, Loop, counts_by_one, extended, instructions

__all__ = ["TEST", "WIDENED", "count_narrowly"]

TEST = re.compile(
    rf"icmp (?:samesign )?(?P<relation>eq|ne|[su](?:lt|gt|le|ge)) (?P<kind>i32|i64) "
    rf"(?P<one>{VALUE}), (?P<other>{VALUE})"
)
WIDENED = re.compile(rf"sext i32 ({NAME.pattern}) to i64")
_WIDENED_ANYHOW = re.compile(rf"(?:sext|zext(?: nneg)?) i32 ({NAME.pattern}) to i64")
_ADDED_WIDE = re.compile(rf"add(?: nuw| nsw)* i64 ({NAME.pattern}), ({NAME.pattern})")
_MORE = re.compile(rf"(?:add(?: nuw| nsw)*|or disjoint) i64 ({NAME.pattern}), (\d+)")
_DIFFERENCE = re.compile(rf"sub(?: nuw| nsw)* i64 ({NAME.pattern}), ({NAME.pattern})")


def count_narrowly(function: Function) -> None:
    """Count with 32 bits, too, if a loop counts with 64 bits, and divides the lower half: that is the index."""
    for loop in function.loops():
        for phi in loop.header.phis:
            inside, definitions = function.inside(loop.members), function.definitions()
            following = phi.incoming[loop.latch.label]
            if phi.kind != "i64" or not counts_by_one(phi, inside.get(following)):
                continue
            start, halves = _halves(inside, definitions, phi, phi.incoming[loop.before.label])
            plain = [name for name, more in halves.items() if not more]
            if start in inside or not any(lengths_of(function, loop, name) for name in plain):
                continue
            index, after = extended(phi.name or "", ".narrow"), extended(phi.name or "", ".narrow.next")
            if phi.incoming[loop.before.label] == "0":
                _test_index(definitions, loop, following, start, after)
            if phi.incoming[loop.before.label] == "0" and _begins_with_zeros(definitions, start):
                plain += _low_halves(function, loop, phi)
            for name, more in halves.items():
                inside[name].code = f"add i32 {index}, {more}"
            function.remove(plain)
            function.replace(dict.fromkeys(plain, index))
            way = f"phi i32 [ {start}, {loop.before.label} ], [ {after}, {loop.latch.label} ]"
            loop.header.instructions.insert(0, Instruction(index, way))
            place = next(i for i, each in enumerate(loop.latch.instructions) if each.opcode in ("icmp", "br"))
            loop.latch.instructions[place:place] = instructions(f"{after} = add i32 {index}, 1")


def _halves(
    inside: Mapping[str, Instruction],
    definitions: Mapping[str, tuple[Block, Instruction]],
    phi: Instruction,
    first: str,
) -> tuple[str, dict[str, int]]:
    """Return the first index, and the values that are the index plus a number, for a phi that counts with 64 bits.

    If the phi counts from 0, they are the lower halves of its sums with the first index.
    """
    sums = {phi.name or "": first}
    if first == "0":
        sums = {}
        for name, each in inside.items():
            added = _ADDED_WIDE.fullmatch(each.code)
            if added and phi.name in added.groups():
                sums[name] = added[2] if added[1] == phi.name else added[1]
    start = ""
    halves: dict[str, int] = {}
    for total, value in sums.items():
        names = [name for name, each in inside.items() if FLAGS.sub("", each.code) == f"trunc i64 {total} to i32"]
        narrow, more = _narrow(definitions, value)
        if names and narrow and start in ("", narrow):
            start = narrow
            halves |= dict.fromkeys(names, more)
    return start, halves


def _narrow(definitions: Mapping[str, tuple[Block, Instruction]], value: str) -> tuple[str | None, int]:
    """Return the value of 32 bits that was widened to 64, and the number that was added then."""
    if not value.startswith("%"):
        return value, 0
    code = definitions[value][1].code if value in definitions else ""
    if widened := _WIDENED_ANYHOW.fullmatch(code):
        return widened[1], 0
    if more := _MORE.fullmatch(code):
        narrow, number = _narrow(definitions, more[1])
        return narrow, number + int(more[2])
    return None, 0


def _begins_with_zeros(definitions: Mapping[str, tuple[Block, Instruction]], start: str) -> bool:
    """Return whether a loop starts with a part of a range from 0: the lower bits of its first index are 0."""
    return start == FIRST and definitions[start][1].code == f"add i32 0, {SKIPPED}"


def _low_halves(function: Function, loop: Loop, phi: Instruction) -> list[str]:
    """Return values that are the index only in their lower bits, which are all that is used of them.

    LLVM has left out the first index of a part, whose lower bits are 0: ``bounds.py`` has made sure of it. A program
    knows no first index of a part, so no value of its own looks like these.
    """
    found = []
    for name, each in function.inside(loop.members).items():
        if FLAGS.sub("", each.code) != f"trunc i64 {phi.name} to i32":
            continue
        sums = [user for _, user in function if name in user.operands]
        ends = [user for one in sums for _, user in function if one.name and one.name in user.operands]
        more = re.compile(rf"add(?: nuw| nsw)* i32 {re.escape(name)}, -?\d+")
        if all(more.fullmatch(one.code) for one in sums) and all(map(_takes_lower_bits, ends)):
            found.append(name)
    return found


def _takes_lower_bits(instruction: Instruction) -> bool:
    bits = BITS.fullmatch(instruction.code)
    return bits is not None and bits[1] == "and" and int(bits[3]) > 0


def _test_index(
    definitions: Mapping[str, tuple[Block, Instruction]], loop: Loop, following: str, start: str, after: str
) -> None:
    """Let a loop that counts iterations from 0 compare its index with the end, if the count is their difference."""
    for each in loop.latch.instructions:
        test = TEST.fullmatch(each.code)
        count = {test["one"]: test["other"], test["other"]: test["one"]}.get(following) if test else None
        range_ = _DIFFERENCE.fullmatch(definitions[count][1].code) if count and count in definitions else None
        if not test or test["relation"] not in ("eq", "ne") or not range_:
            continue
        ends = [WIDENED.fullmatch(definitions[name][1].code) for name in range_.groups() if name in definitions]
        if len(ends) == 2 and ends[0] and ends[1] and ends[1][1] == start:
            each.code = f"icmp {test['relation']} i32 {after}, {ends[0][1]}"
