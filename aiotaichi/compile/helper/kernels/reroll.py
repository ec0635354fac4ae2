"""Undo LLVM's unrolling: taichi unrolled its loops before they could be vectorised.

LLVM's unroller leaves two loops. The first runs the rest: ``count % 8`` iterations, one at a time. The second runs
eight iterations at a time, in eight copies of the body. Here the first loop runs everything, and the second goes::

    head:    br (count & 7) == 0, exit, first      ->   br first
    first:   ... br counter == 0, exit, first      ->   ... br index + 1 == end, exit, first
    exit:    br count - 1 < 7, after, second       ->   br after
    second:  ...                                   ->   gone

If LLVM has unrolled twice, the rest is one iteration and no loop. Then ``rest_loop.py`` makes a loop of it first. The
loop of the rest may count from 0, and add the first index to each number, as over ``ti.ndrange`` with a begin. Then
it gets an index first.
"""

from __future__ import annotations

import re

from .leading_copies import LeadingCopies
from .rest_loop import make_first_a_loop, make_last_a_loop
from .same_body import compare_bodies
from .text import (
    FLAGS,
    NAME,
    VALUE,
    Block,
    Function,
    Instruction,
    SkipError,
    counts_by_one,
    extended,
)

__all__ = ["reroll"]

_ONLY_ONE = re.compile(rf"icmp eq i\d+ {NAME.pattern}, 1")
_COMPARISON = re.compile(rf"icmp (eq|ult|ugt) (i32|i64) ({VALUE}), ({VALUE})")


def reroll(function: Function) -> tuple[list[int], list[str]]:
    """Change the unrolled loops of a function. Return how many times each was unrolled, and why the others stay."""
    if any(block.label.startswith("%vector.body") for block in function.blocks):
        # What looks like the rest of copies may be that of vectors, which are faster than what LLVM would make.
        return [], ["an inner loop has vectors already"]
    done: list[int] = []
    reasons: list[str] = []
    for name in [each.name for _, each in function if each.name and each.name.startswith("%xtraiter")]:
        if name not in function.definitions():
            continue  # it was in a loop of copies, which is gone
        changed = function.copy()
        try:
            done.append(_join(changed, name))
        except SkipError as error:
            reasons.append(str(error))
            continue
        function.blocks = changed.blocks
    return done, reasons


def _join(function: Function, name: str) -> int:
    """Let the loop of the rest run everything. Return how many times the loop was unrolled."""
    definitions = function.definitions()
    branch = definitions[name][0].branch
    test = definitions[branch[0]][1].code if branch and branch[0] in definitions else ""
    unrolled: LeadingCopies | _Unrolled
    if FLAGS.sub("", test).startswith("icmp ult") or _ONLY_ONE.fullmatch(test):
        make_last_a_loop(function, name)
        unrolled = LeadingCopies(function, name)
    else:
        make_first_a_loop(function, name)
        _count_indices(function, name)
        unrolled = _Unrolled(function, name)
    unrolled.join()
    return unrolled.times


def _count_indices(function: Function, name: str) -> None:
    """If the loop of the rest counts from 0, let it also count indices, from the first one."""
    definitions = function.definitions()
    head, extra = definitions[name]
    mask = re.fullmatch(rf"and (i32|i64) ({NAME.pattern}), \d+", extra.code)
    count = definitions.get(mask[2]) if mask else None
    range_ = (
        re.fullmatch(rf"sub (?:i32|i64) {VALUE}, ({NAME.pattern})", FLAGS.sub("", count[1].code)) if count else None
    )
    loop = next((each for each in function.loops() if head.branch and each.before.label == head.branch[2]), None)
    if not mask or not range_ or not loop:
        return
    kind, first = mask[1], range_[1]
    for counter in loop.header.phis:
        following = counter.incoming[loop.latch.label]
        is_counter = counter.kind == kind and counter.incoming[loop.before.label] == "0"
        if not is_counter or not counts_by_one(
            counter, definitions[following][1] if following in definitions else None
        ):
            continue
        index, after = extended(counter.name or "", ".index"), extended(counter.name or "", ".index.next")
        inside = _sums(function, kind, first, counter.name or "")
        if not inside:
            return
        way = f"phi {kind} [ {first}, {loop.before.label} ], [ {after}, {loop.latch.label} ]"
        loop.header.instructions.insert(0, Instruction(index, way))
        loop.header.add_behind_phis([Instruction(after, f"add {kind} {index}, 1")])
        function.remove(inside)
        function.replace(dict.fromkeys(inside, index))
        _leave_with_index(function, kind, first, following, after)
        return


def _sums(function: Function, kind: str, one: str, other: str) -> list[str]:
    """Return the names of the sums of two values."""
    code = (f"add {kind} {one}, {other}", f"add {kind} {other}, {one}")
    return [each.name for _, each in function if each.name and FLAGS.sub("", each.code) in code]


def _leave_with_index(function: Function, kind: str, first: str, following: str, after: str) -> None:
    """Use the next index behind the loop, too: there, the counter is the value of a phi."""
    for block in function.blocks:
        for phi in block.phis:
            if list(phi.incoming.values()) == [following] and phi.name:
                (label,) = phi.incoming
                last = extended(phi.name, ".index")
                sums = _sums(function, kind, first, phi.name)
                block.instructions.insert(0, Instruction(last, f"phi {kind} [ {after}, {label} ]"))
                function.remove(sums)
                function.replace(dict.fromkeys(sums, last))


class _Unrolled:
    """A loop that was unrolled: the loop of the rest, and the loop of the copies."""

    def __init__(self, function: Function, name: str) -> None:
        self.function = function
        self.definitions = function.definitions()
        self.extra = name
        self.head, extra = self.definitions[name]
        match = re.fullmatch(rf"and (i32|i64) ({NAME.pattern}), (7|3|1)", extra.code)
        if not match:
            raise SkipError(f"unrolled in another way: {extra.code}")
        self.kind, self.count, self.times = match[1], match[2], int(match[3]) + 1
        self.exit, first = self._branch(self.head, f"icmp eq {self.kind} {name}, 0")
        self._check_exit_test()
        after, second = self._branch(self.exit, None)
        self.after = after
        loops = {loop.before.label: loop for loop in function.loops()}
        if first.label not in loops or second.label not in loops:
            raise SkipError("the loop of the rest has several exits")
        self.rest, self.copies = loops[first.label], loops[second.label]

    def join(self) -> None:
        """Make the loop of the rest run every iteration."""
        test = self._last_test()
        same = compare_bodies(self.function, self.rest, self.copies, self.times, self._carried())
        for each in same.flagged:
            each.code = FLAGS.sub("", each.code)
        latch = self.rest.latch
        again_first = latch.targets[0] == self.rest.header.label
        name = extended(latch.label, ".joined")
        new = Instruction(name, f"icmp {'ne' if again_first else 'eq'} {self.kind} {test}")
        end = re.sub(rf"i1 {NAME.pattern}", f"i1 {name}", latch.end.code, count=1)
        latch.instructions[-1:] = [new, Instruction(None, end)]
        self.head.end.code = f"br label {self.rest.before.label}"
        self.exit.end.code = f"br label {self.after.label}"
        self.function.prune()

    def _branch(self, block: Block, test: str | None) -> tuple[Block, Block]:
        """Return the two blocks that follow. ``test`` is the condition of the branch, if that is known."""
        branch = block.branch
        if not branch or (test and self._code(branch[0]) != test):
            raise SkipError("the loops are entered in another way")
        return self.function.block(branch[1]), self.function.block(branch[2])

    def _code(self, name: str) -> str:
        return self.definitions[name][1].code if name in self.definitions else ""

    def _check_exit_test(self) -> None:
        """Check that the copies run if at least ``times`` iterations are left."""
        test = re.search(rf"i1 ({NAME.pattern})", self.exit.end.code)
        comparison = _COMPARISON.fullmatch(self._code(test[1])) if test else None
        if not comparison or comparison[2] != self.kind or not self._is_short(*comparison.group(1, 3, 4)):
            raise SkipError("the copies are entered in another way")

    def _is_short(self, relation: str, one: str, other: str) -> bool:
        """Return whether a comparison says that the count is below ``times``. LLVM writes this in several ways."""
        kind, times = self.kind, self.times
        end, first = self._bounds() or (self.count, "0")
        match relation, other:
            case "eq", _ if times == 2:  # one is left
                following = f"add {kind} {first}, 1"
                return (self._plain(one), other) == (following, end) or (one, self._plain(other)) == (end, following)
            case "ugt", number if number == f"-{times}":  # -count is one of the largest numbers
                return self._plain(one) == f"sub {kind} {first}, {end}"
            case "ult", number if number == str(times - 1):  # count - 1 is below
                parts = re.fullmatch(rf"add {kind} ({VALUE}), ({VALUE})", self._plain(one))
                minus_one = (f"xor {kind} {first}, -1", f"sub {kind} -1, {first}")
                return parts is not None and (
                    (parts[1], parts[2]) == (self.count, "-1")
                    or (parts[1] == end and self._plain(parts[2]) in minus_one)
                    or (parts[2] == end and self._plain(parts[1]) in minus_one)
                )
        return False

    def _plain(self, name: str) -> str:
        return FLAGS.sub("", self._code(name))

    def _bounds(self) -> tuple[str, str] | None:
        """Return the end of the range and its first number, if their difference is the count."""
        match = re.fullmatch(rf"sub {self.kind} ([^,]+), ([^,]+)", self._plain(self.count))
        return (match[1], match[2]) if match else None

    def _last_test(self) -> str:
        """Return the operands of the test for the last iteration: the index of the next one, and the end."""
        end, first = self._bounds() or (self.count, "0")
        for phi in self.rest.header.phis:
            if phi.kind != self.kind or phi.incoming[self.rest.before.label] != first:
                continue
            following = phi.incoming[self.rest.latch.label]
            if following in self.definitions and counts_by_one(phi, self.definitions[following][1]):
                # first + count == end, also if the count is more than the type's largest signed number.
                return f"{following}, {end}"
        raise SkipError("its index is not known")

    def _carried(self) -> list[tuple[str, str]]:
        """Return pairs of values: what the rest carries from one iteration to the next, and where it goes from there.

        It flows through a phi of the block between the loops, and from there to the copies, which may carry it on.
        """
        found = []
        for merged in self.exit.phis:
            first = merged.incoming.get(self.head.label)
            last = next((value for label, value in merged.incoming.items() if label != self.head.label), "")
            while (phi := self.definitions.get(last)) and phi[1].opcode == "phi" and len(phi[1].incoming) == 1:
                (last,) = phi[1].incoming.values()
            for one in self.rest.header.phis:
                start, following = one.incoming[self.rest.before.label], one.incoming[self.rest.latch.label]
                if start != first or (following != last and not self._is_count_of_rest(one, last)):
                    continue
                found.append((one.name or "", merged.name or ""))
                if not self._is_index(one, following):
                    found += [
                        (one.name or "", other.name or "")
                        for other in self.copies.header.phis
                        if other.incoming[self.copies.before.label] == merged.name
                    ]  # else the steps of both are compared
        return found

    def _is_index(self, phi: Instruction, following: str) -> bool:
        """Return whether a phi of the rest grows by the same value in each iteration."""
        step = re.fullmatch(rf"add {phi.kind} ({NAME.pattern}), ({VALUE})", self._plain(following))
        given = self.definitions.get(step[2]) if step else None
        return bool(step and step[1] == phi.name and not (given and given[0].label in self.rest.members))

    def _is_count_of_rest(self, phi: Instruction, value: str) -> bool:
        """Return whether a value is what a phi that counts by one becomes in the rest, computed without the loop."""
        following = self.definitions.get(phi.incoming[self.rest.latch.label])
        first = phi.incoming[self.rest.before.label]
        counted = (f"add {phi.kind} {first}, {self.extra}", f"add {phi.kind} {self.extra}, {first}")
        is_count = self._plain(value) in counted or (first == "0" and value == self.extra)
        return is_count and counts_by_one(phi, following[1] if following else None)
