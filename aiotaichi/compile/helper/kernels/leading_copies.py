"""Undo LLVM's unrolling of a loop whose rest comes last: so LLVM unrolls a loop that counts from a constant.

An inner loop, such as ``for i in range(x.shape[1])``, is an example. The copies do eight iterations at a time. The
loop of the rest does the last ``count % 8``. Here the loop of the rest runs everything, and the copies go::

    head:    br count < 8, exit, copies                  ->   br exit
    copies:  ...                                         ->   gone
    exit:    index = phi [ 0, head ], [ next, copies ]   ->   index = 0
             br (count & 7) == 0, after, rest            ->   br count == 0, after, rest
    rest:    runs count & 7 times                        ->   runs count times

If LLVM tests ``count - 1 < 7``, the loop runs at least once, and a count of 0 means ``2**32`` iterations. Then the
exit goes to the rest in any case. The program may use ``(count & 7) == 0``, too, so this test stays as it is.

``reroll.py`` undoes the unrolling of a loop whose rest comes first.
"""

from __future__ import annotations

import re

from .places import touches_memory
from .same_body import compare_bodies
from .text import FLAGS, NAME, VALUE, Block, Function, Instruction, SkipError, counts_by_one, extended

__all__ = ["LeadingCopies"]


class LeadingCopies:
    """A loop that was unrolled: the loop of the copies, and then the loop of the rest.

    ``name`` is the number of iterations in the rest. Raises a SkipError if the loops have another form.
    """

    def __init__(self, function: Function, name: str) -> None:
        self._function = function
        self._definitions = function.definitions()
        self._extra = name
        self._head, extra = self._definitions[name]
        match = re.fullmatch(rf"and (i32|i64) ({NAME.pattern}), (7|3|1)", extra.code)
        if not match or not self._head.branch:
            raise SkipError(f"unrolled in another way: {extra.code}")
        self._kind, self._count, self.times = match[1], match[2], int(match[3]) + 1
        test, exit, copies = self._head.branch
        self._exit = function.block(exit)
        self._runs_once = self._runs_at_least_once(self._plain(test))
        if not self._exit.branch:
            raise SkipError("the loops are entered in another way")
        self._test, _, rest = self._exit.branch
        if self._plain(self._test) != f"icmp eq {self._kind} {name}, 0":
            raise SkipError("the loops are entered in another way")
        loops = {loop.before.label: loop for loop in function.loops()}
        if copies not in loops or rest not in loops:
            raise SkipError("the loop of the rest has several exits")
        self._copies, self._rest = loops[copies], loops[rest]
        self._last = self._last_of_copies()
        between = [self._exit, self._rest.before, *([] if self._last is self._copies.latch else [self._last])]
        if any(each.opcode == "call" or touches_memory(each) for block in between for each in block.instructions):
            raise SkipError("something happens between the loops")

    def join(self) -> None:
        """Make the loop of the rest run every iteration."""
        carried = self._carried()
        counter, step = self._counter()
        begins = {name: phi.incoming[self._head.label] for name, phi in self._merged().items() if name}
        self._function.remove(begins)
        self._function.replace(begins)
        counter.code = re.sub(rf"{re.escape(self._extra)}(?![-\w.$])", self._count, counter.code)
        same = compare_bodies(self._function, self._rest, self._copies, self.times, carried, are_first=True)
        for each in (*same.flagged, step):
            each.code = FLAGS.sub("", each.code)
        self._head.end.code = f"br label {self._exit.label}"
        self._leave_exit()
        self._function.prune()

    def _leave_exit(self) -> None:
        """Let the exit go to the rest, unless there is nothing to do."""
        if self._runs_once:
            self._exit.end.code = f"br label {self._rest.before.label}"
            return
        none = extended(self._exit.label, ".none")
        test = Instruction(none, f"icmp eq {self._kind} {self._count}, 0")
        end = Instruction(None, re.sub(rf"i1 {NAME.pattern}", f"i1 {none}", self._exit.end.code, count=1))
        self._exit.instructions[-1:] = [test, end]

    def _plain(self, name: str) -> str:
        return FLAGS.sub("", self._definitions[name][1].code) if name in self._definitions else ""

    def _runs_at_least_once(self, test: str) -> bool:
        """Return whether the loop runs at least once. The test says whether the count is below ``times``."""
        found = re.fullmatch(rf"icmp ult {self._kind} ({NAME.pattern}), (\d+)", test)
        if found and found.group(1, 2) == (self._count, str(self.times)):
            return False
        if self.times == 2 and test == f"icmp eq {self._kind} {self._count}, 1":
            return True
        one_less = f"add {self._kind} {self._count}, -1"
        if found and found[2] == str(self.times - 1) and self._plain(found[1]) == one_less:
            return True
        raise SkipError("the loops are entered in another way")

    def _last_of_copies(self) -> Block:
        """Return the block from which the copies go to the loop of the rest."""
        predecessors = self._function.predecessors()
        after, latch = self._copies.after, self._copies.latch
        last = latch if after is self._exit else after
        only = last is latch or (last.is_jump and predecessors[last.label] == [latch.label])
        if not only or {*predecessors[self._exit.label]} != {self._head.label, last.label}:
            raise SkipError("the copies end in another way")
        return last

    def _carried(self) -> list[tuple[str, str]]:
        """Return what the rest carries from one iteration to the next, each with the same of the copies.

        An index is left out: the comparison finds its steps.
        """
        found = []
        merged = self._merged()
        for one in self._rest.header.phis:
            start = one.incoming[self._rest.before.label]
            if start not in merged:
                continue  # the counter
            begin, last = (merged[start].incoming[each.label] for each in (self._head, self._last))
            if one.kind in ("i32", "i64") and not re.fullmatch(VALUE, begin):
                raise SkipError("the loop begins with a value that is not known")
            while (phi := self._definitions.get(last)) and phi[1].opcode == "phi" and len(phi[1].incoming) == 1:
                (last,) = phi[1].incoming.values()
            if self._is_index(one):
                continue
            others = [
                other.name or ""
                for other in self._copies.header.phis
                if other.incoming[self._copies.latch.label] == last
                and other.incoming[self._copies.before.label] == begin
            ]
            if len(others) != 1:
                raise SkipError("the loop of the rest carries another value than the copies")
            found.append((one.name or "", others[0]))
        return found

    def _is_index(self, phi: Instruction) -> bool:
        """Return whether a phi of the rest grows by one in each iteration."""
        following = self._definitions.get(phi.incoming[self._rest.latch.label])
        return counts_by_one(phi, following[1] if following else None)

    def _counter(self) -> tuple[Instruction, Instruction]:
        """Return what has the number of iterations in the rest, and the step of the phi that counts them.

        It is the phi itself, which counts to 0, or the test of a phi that counts from 0.
        """
        rest = self._rest
        merged = self._merged()
        others = [phi for phi in rest.header.phis if phi.incoming[rest.before.label] not in merged]
        branch = rest.latch.branch
        if len(others) != 1 or not branch:
            raise SkipError("the rest counts in another way")
        (phi,) = others
        test = self._definitions[branch[0]][1] if branch[0] in self._definitions else None
        following = phi.incoming[rest.latch.label]
        step = self._definitions.get(following, (None, None))[1]
        relation = "eq" if branch[1] == rest.after.label else "ne"
        if test is None or step is None or phi.kind != self._kind:
            raise SkipError("the rest counts in another way")
        start, plain = phi.incoming[rest.before.label], FLAGS.sub("", test.code)
        users = self._users()
        if users not in ({self._test, phi.name}, {self._test, test.name}):
            raise SkipError("more depends on the number of iterations in the rest")
        to_zero = f"icmp {relation} {self._kind} {following}, 0"
        if start == self._extra and self._plain(following) == f"add {phi.kind} {phi.name}, -1" and plain == to_zero:
            return phi, step
        to_count = f"icmp {relation} {self._kind} {following}, {self._extra}"
        if start == "0" and counts_by_one(phi, step) and plain == to_count:
            return test, step
        raise SkipError("the rest counts in another way")

    def _merged(self) -> dict[str | None, Instruction]:
        """Return the phis of the exit, by name: the values with which the rest begins."""
        return {phi.name: phi for phi in self._exit.phis}

    def _users(self) -> set[str | None]:
        return {each.name for _, each in self._function if self._extra in each.operands}
