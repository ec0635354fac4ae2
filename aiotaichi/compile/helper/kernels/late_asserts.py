"""Report a failed assert behind its loop, so that the loop calls nothing and LLVM can make vectors of it.

The loop keeps the number of the first iteration in which an assert fails, as a minimum. Vectors compute the
conditions, and store only what belongs to iterations whose asserts hold. Behind the loop, code computes the index
from this number, then the message's values from the index, and calls taichi's function.

So a message may use the index, and what does not change in the loop. A value that the loop loads may have changed
behind the loop: a loop with such a value in a message stays as it is.
"""

from __future__ import annotations

import re

from .asserts import ARITHMETIC, message_values
from .places import is_assert, is_pure
from .text import (
    Block,
    Function,
    Instruction,
    Loop,
    SkipError,
    counts_by_one,
    extended,
    instructions,
    renamed,
    sources,
)

__all__ = ["INTRINSICS", "report_late"]

INTRINSICS = ("i32 @llvm.umin.i32(i32, i32)",)
"""What the code behind loops may call."""

_DIVISIONS = {"sdiv", "udiv", "srem", "urem"}  # the loop has executed these for the same index
_COMPUTING = {*ARITHMETIC, *_DIVISIONS, "getelementptr", "bitcast"}
_WIDENED = re.compile(r"%rows\d+\.column|%indvars\.iv[\w.]*")  # i64 that fit in an i32: a RowLoop's, and LLVM's
_MOST = 16  # asserts of a loop: LLVM needs 17 s for vectors of a loop with 50
_NONE = -1  # as u32 the largest number: an i32 counts fewer iterations


def report_late(function: Function) -> int:
    """Change the innermost loops of a function that have asserts. Return how many asserts were moved.

    Raise a SkipError if no assert was moved, but there are some.
    """
    count = 0
    reasons = []
    headers = {header for _, header in function.jumps_back()}
    for loop in function.loops():
        if headers & loop.members != {loop.header.label}:
            continue
        inside = [block for block in function.blocks if block.label in loop.members]
        calls = [block for block in inside if any(map(is_assert, block.instructions))]
        if not calls:
            continue
        if len(calls) > _MOST:
            reasons.append(f"a loop has {len(calls)} asserts, more than {_MOST}")
            continue
        try:
            _Late(function, loop, calls, f"%late{count}").move()
            count += len(calls)
        except SkipError as error:
            reasons.append(str(error))
    if reasons and not count:
        raise SkipError(reasons[0])
    return count


class _Late:
    """The asserts of one loop. The names of new values and blocks begin with ``tag``."""

    def __init__(self, function: Function, loop: Loop, failed: list[Block], tag: str) -> None:
        self._function = function
        self._loop = loop
        self._failed = failed  # the blocks that taichi's function is called in: one for each assert
        self._tag = tag
        self._inside = function.inside(loop.members)
        self._counters = self._find_counters()
        self._stores = {id(each) for values in message_values(function).values() for each in values.stores}

    def move(self) -> None:
        """Move the calls behind the loop."""
        loop = self._loop
        for block in self._function.blocks:
            if block.label not in loop.members or any(block is each for each in self._failed):
                continue
            if any(each.opcode == "call" and not is_pure(each) for each in block.instructions):
                raise SkipError("the loop calls other functions")
        for block in self._failed:
            if block.targets != [loop.latch.label] or not all(map(self._is_message, block.instructions[:-1])):
                raise SkipError("an assert never holds, or a failed one does not only begin the next iteration")
        counter, kind = self._counter()
        copies = [self._copies(block, counter) for block in self._failed]
        kept = [f"{self._tag}.first.{i}" for i in range(len(self._failed))]
        for block in self._failed:
            block.instructions = [block.end]
        self._keep(self._number(counter, kind), kept)
        self._report(counter, kind, kept, copies)

    def _is_message(self, each: Instruction) -> bool:
        """Return whether an instruction only makes the message. An assert that never holds stands among others."""
        if each.opcode == "store":
            return id(each) in self._stores
        return is_assert(each) or each.opcode in _COMPUTING or (each.opcode == "call" and is_pure(each))

    def _find_counters(self) -> dict[str, str]:
        """Return the phis of the header that count by one, each with its type."""
        found = {}
        for phi in self._loop.header.phis:
            is_short = phi.kind == "i32" or _WIDENED.fullmatch(phi.name or "")
            if phi.name and is_short and counts_by_one(phi, self._inside.get(phi.incoming[self._loop.latch.label])):
                found[phi.name] = phi.kind
        return found

    def _counter(self) -> tuple[str, str]:
        """Return the counter that all messages can be computed from, and its type."""
        used = self._phis_of([name for block in self._failed for name in _used(block.instructions[:-1])])
        if not self._counters or len(used) > 1 or not used <= self._counters.keys():
            raise SkipError("a message does not follow from one index")
        name = next(iter(used or self._counters))
        return name, self._counters[name]

    def _phis_of(self, names: list[str]) -> set[str]:
        """Return the phis of the header that values are computed from."""
        phis = {phi.name for phi in self._loop.header.phis if phi.name}
        needed = sources(names, {name: each for name, each in self._inside.items() if name not in phis})
        if any(each.opcode not in _COMPUTING for each in needed):
            raise SkipError("a message has a value that the loop loads")
        return phis & {*names, *(name for each in needed for name in each.operands)}

    def _copies(self, block: Block, counter: str) -> list[Instruction]:
        """Return the code of a failed assert, with all that it needs, as functions of the counter."""
        message = block.instructions[:-1]
        inside = {name: each for name, each in self._inside.items() if name != counter}
        return [*sources(_used(message), inside), *message]

    def _number(self, counter: str, kind: str) -> str:
        """Give the loop the number of its iteration. The counter may wrap around, but the number does not."""
        number = f"{self._tag}.number"
        wide = number if kind == "i32" else f"{number}.wide"
        code = [Instruction(wide, f"sub {kind} {counter}, {self._start(counter)}")]
        if kind == "i64":
            code.append(Instruction(number, f"trunc i64 {wide} to i32"))
        self._loop.header.add_behind_phis(code)
        return number

    def _start(self, counter: str) -> str:
        """Return the value that a counter begins with."""
        phi = next(each for each in self._loop.header.phis if each.name == counter)
        return phi.incoming[self._loop.before.label]

    def _keep(self, number: str, kept: list[str]) -> None:
        """Keep the number of the first iteration in which each assert fails."""
        loop = self._loop
        before = self._function.predecessors()[loop.latch.label]
        steps = []
        for name, block in zip(kept, self._failed, strict=True):
            ways = [f"[ {number if label == block.label else _NONE}, {label} ]" for label in before]
            steps.append(Instruction(f"{name}.here", f"phi i32 {', '.join(ways)}"))
        for name in kept:
            steps += instructions(f"{name}.next = call i32 @llvm.umin.i32(i32 {name}, i32 {name}.here)")
        loop.latch.add_behind_phis(steps)
        loop.header.instructions[:0] = [
            Instruction(name, f"phi i32 [ {_NONE}, {loop.before.label} ], [ {name}.next, {loop.latch.label} ]")
            for name in kept
        ]

    def _report(self, counter: str, kind: str, kept: list[str], copies: list[list[Instruction]]) -> None:
        """Add the code behind the loop: find the assert that failed first, and report it."""
        loop, tag = self._loop, self._tag
        first = f"{kept[0]}.next"
        check = Block(f"{tag}.check")
        for i, name in enumerate(kept[1:]):
            least = f"{tag}.least.{i}"
            check.instructions += instructions(f"{least} = call i32 @llvm.umin.i32(i32 {first}, i32 {name}.next)")
            first = least
        done = Block(f"{tag}.done", instructions(f"br label {loop.after.label}"))
        tests = [f"{tag}.test.{i}" for i in range(len(kept))]
        check.instructions += instructions(f"""
            {tag}.some = icmp ne i32 {first}, {_NONE}
            br i1 {tag}.some, label {tests[0]}, label {done.label}""")
        blocks = [check]
        for i, (name, code) in enumerate(zip(kept, copies, strict=True)):
            other = tests[i + 1] if i + 1 < len(kept) else done.label
            report = f"{tag}.report.{i}"
            is_first = f"{tag}.is.first.{i}"
            test = f"""
                {is_first} = icmp eq i32 {name}.next, {first}
                br i1 {is_first}, label {report}, label {other}"""
            blocks.append(Block(tests[i], instructions(test)))
            names = {each.name: extended(each.name, f".late.{i}") for each in code if each.name}
            names[counter] = f"{tag}.counter.{i}"
            wide, start = first, self._start(counter)
            again = []
            if kind == "i64":
                wide = f"{tag}.wide.{i}"
                again.append(Instruction(wide, f"zext i32 {first} to i64"))
            again.append(Instruction(names[counter], f"add {kind} {wide}, {start}"))
            moved = [Instruction(names.get(each.name or ""), renamed(each.code, names)) for each in code]
            blocks.append(Block(report, [*again, *moved, *instructions(f"br label {done.label}")]))
        blocks.append(done)
        latch = loop.latch
        latch.end.code = renamed(latch.end.code, {loop.after.label: check.label})
        for phi in loop.after.phis:
            phi.code = phi.code.replace(f", {latch.label} ]", f", {done.label} ]")
        at = next(i for i, block in enumerate(self._function.blocks) if block is latch)
        self._function.blocks[at + 1 : at + 1] = blocks


def _used(message: list[Instruction]) -> list[str]:
    """Return what a message uses and does not compute itself."""
    own = {each.name for each in message}
    return [name for each in message for name in each.operands if name not in own]
