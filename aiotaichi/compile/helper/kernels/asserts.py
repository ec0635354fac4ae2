"""End an iteration at a failed assert, and say which iteration it was.

taichi's code for CPUs goes on after a failed assert, and then divides by zero or writes to an invalid address. And it
calls taichi's function for each assert, whether the assert holds or not. Here an assert is a branch. If it fails, the
code stores the values of the message, calls taichi's function, and begins the next iteration.

taichi's function keeps the message of the first assert that fails, and sets the runtime's error code to 1. Here it
gets the error code as one more parameter. The lower half of the code is the index of the iteration.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import cached_property

import llvmlite.binding as llvm

from .parts import parallel_loops
from .places import ASSERT, is_assert, loaded
from .ranges import is_one_index
from .text import NAME, Block, Function, Instruction, ModuleText, counts_by_one, extended, renamed, sources

__all__ = ["ARITHMETIC", "MessageValues", "end_iterations", "has_asserts", "message_values"]

_INDEXED = 2**32  # added to the index: core/assert_message.py takes it apart
_CODE = "%error.code"
ARITHMETIC = {
    *("add", "sub", "mul", "shl", "lshr", "ashr", "and", "or", "xor"),
    *("icmp", "sext", "zext", "trunc", "select"),
}
"""The instructions whose value follows from those of their operands alone."""
_COMPARES = re.compile(r"icmp (?:samesign )?(?P<relation>slt|sgt|sge|sle) i32 (?P<left>\S+), (?P<right>\S+)")
_BODY = re.compile(r"ptr (?:noundef |nonnull )*(@[-\w.$]+)")
_STORE = re.compile(rf"store \w+ (?P<value>[^,]+), ptr (?P<address>{NAME.pattern})(?:, .*)?")
_TIMES = re.compile(r"mul |shl |(?:tail )?call \{ i32, i1 \} @llvm\.[su]mul\.with\.overflow\.i32")  # if debug=True
_LAST = re.compile(r"\)(?=[^()]*$)")  # the end of a call's arguments


def has_asserts(module: llvm.ModuleRef) -> bool:
    """Return whether a module may have asserts."""
    return any(each.name == ASSERT[1:] for each in module.functions)


def end_iterations(module: ModuleText) -> bool:
    """Make a failed assert end the iteration of its parallel loop. Return whether the module has asserts.

    An assert outside of a parallel loop ends its task. An assert in a function that the kernel calls, a
    ``@ti.real_func``, ends that function if it returns nothing. The module has the form that ``tidy`` of
    ``pipeline.py`` makes.
    """
    definition = module.functions.get(ASSERT)
    if definition is None:
        return False
    # LLVM may have moved the test into the function: then every call fails.
    never_holds = any(each.code.startswith("store i8 0, ") for _, each in definition)
    takes_code = _add_parameter(definition)
    loops = parallel_loops(module)
    one_index = {loop.body for loop in loops if is_one_index(module, loop)}
    ranges = {loop.body for loop in loops} - one_index
    instructions = [each for function in module.functions.values() for _, each in function]
    bodies = {name for each in instructions for name in _BODY.findall(each.code)}
    for name, function in module.functions.items():
        asserts = _Asserts(function, never_holds, takes_code)
        if name in one_index:
            asserts.end_calls(_Index("i32", function.parameters[2]))
        elif name in bodies:
            asserts.end_rounds(function.parameters[2] if name in ranges else None)
        else:
            asserts.end_calls(None)
    return True


def _add_parameter(definition: Function) -> bool:
    """Give taichi's function the error code as a parameter. Return whether the function has the known form."""
    codes = [each for _, each in definition if each.code.startswith("store i64 1, ")]
    if len(codes) != 1:
        return False
    codes[0].code = codes[0].code.replace("store i64 1,", f"store i64 {_CODE},")
    last = definition.parameters[-1]
    definition.rest = definition.rest.replace(f"{last})", f"{last}, i64 {_CODE})", 1)
    return True


@dataclass(frozen=True, slots=True)
class _Index:
    """How the index of an iteration is computed: ``first`` plus ``counter`` minus ``start``.

    LLVM may let the counter begin at the index plus a number. If both are None, the counter is the index.
    """

    kind: str  # of the counter: i32, or i64 if LLVM has widened it
    counter: str
    start: str | None = None  # the counter of the first iteration
    first: str | None = None  # the index of the first iteration

    def widened(self, name: str) -> list[Instruction]:
        """Return the code that computes the index as 32 bits of an i64. The last instruction defines ``name``."""
        steps = []
        if self.start != self.first:
            steps.append(f"sub {self.kind} {{}}, {self.start}")
        if self.kind == "i64":
            steps.append("trunc i64 {} to i32")
        if self.start != self.first:
            steps.append(f"add i32 {{}}, {self.first}")
        names = [self.counter, *(extended(name, f".{i}") for i in range(len(steps))), name]
        steps.append("zext i32 {} to i64")
        return [Instruction(names[i + 1], step.format(names[i])) for i, step in enumerate(steps)]


@dataclass(frozen=True, slots=True)
class _Round:
    """How an iteration ends."""

    next: str | None = None  # the label of the block that begins the next iteration. None if the function returns
    index: _Index | None = None  # of the iteration, if it is known


@dataclass(slots=True)
class MessageValues:
    """The memory of a message's values: what stores the values, and whether it has another use than the message."""

    stores: list[Instruction] = field(default_factory=list)
    has_other_use: bool = False


class _Asserts:
    """The asserts of one function, which is changed."""

    def __init__(self, function: Function, never_holds: bool, takes_code: bool) -> None:
        self._function = function
        self._never_holds = never_holds  # whether every call of taichi's function is a failed assert
        self._takes_code = takes_code  # whether taichi's function takes the error code as its last argument
        self._count = 0
        self._labels = {block.label for block, each in function if is_assert(each)}

    @cached_property
    def _definitions(self) -> dict[str, Instruction]:
        return {name: each for name, (_, each) in self._function.definitions().items()}

    def end_calls(self, index: _Index | None) -> None:
        """Make the function return at a failed assert. ``index``: the index that the function runs, or None."""
        self._end(dict.fromkeys(self._labels, _Round(None, index)))

    def end_rounds(self, number: str | None) -> None:
        """Make each loop that stands in no other loop begin its next round at a failed assert.

        ``number`` is the argument with the number of a block, if the function runs a block of a range. Its loop
        computes the first index from the number. None for another loop.
        """
        rounds = dict.fromkeys(self._labels, _Round())
        if not rounds:
            return
        function = self._function
        loops = function.natural_loops()
        for latch, header, members in loops:
            is_outermost = not any(members < other for *_, other in loops)
            if not is_outermost or not self._labels & members:
                continue
            index = None
            if number is not None:
                counters = self._counters(latch.label, header, number)
                if not counters:
                    continue
                index = self._index(counters, header, members, number)
            label = self._split(latch, function.block(header), members)
            rounds.update(dict.fromkeys(self._labels & members, _Round(label, index)))
        self._end(rounds)

    def _counters(self, latch: str, header: str, number: str) -> list[tuple[Instruction, str]]:
        """Return the phis that count the indices of a block, each with the value that it begins with.

        They count by one, from a value that is computed from the block's number.
        """
        found = []
        for phi in self._function.block(header).phis:
            starts = [value for label, value in phi.incoming.items() if label != latch]
            counts = counts_by_one(phi, self._definitions.get(phi.incoming[latch]))
            if counts and phi.kind in ("i32", "i64") and len(starts) == 1 and self._is_multiple(starts[0], number):
                found.append((phi, starts[0]))
        return found

    def _is_multiple(self, value: str, number: str) -> bool:
        """Return whether a value is computed from the number times something."""
        used = sources([value], self._definitions)
        return any(number in each.operands and _TIMES.match(each.code) for each in used)

    def _index(
        self, counters: list[tuple[Instruction, str]], header: str, members: set[str], number: str
    ) -> _Index | None:
        """Return the index of a block's loop. In front of the loop, taichi compares the first index with the end."""
        predecessors = self._function.predecessors()
        label = header
        while len(before := [each for each in predecessors[label] if each not in members]) == 1:
            block = self._function.block(before[0])
            first = self._least(block, label)
            if first and self._is_multiple(first, number):
                phi, start = min(counters, key=lambda each: (each[1] != first, each[0].kind))
                return _Index(phi.kind, phi.name or "", start, first)
            label = block.label
        return None

    def _least(self, block: Block, label: str) -> str | None:
        """Return the value that is less than another if a block goes to ``label``. None if it compares nothing."""
        branch = block.branch
        test = self._definitions.get(branch[0]) if branch else None
        compares = _COMPARES.fullmatch(test.code) if test else None
        if not branch or not compares or (compares["relation"] in ("slt", "sgt")) != (branch[1] == label):
            return None
        return compares["left" if compares["relation"] in ("slt", "sge") else "right"]

    def _carried(self, latch: str, header: Block, members: set[str]) -> dict[str, str]:
        """Return the values that a loop hands to its next iteration in place of a load, each with the load's code.

        LLVM does this if an iteration stores a value and the next one loads it: a sum, for example. An iteration that
        fails may not come to the store.
        """
        inside = [each for block, each in self._function if block.label in members]
        stored = {store["address"] for each in inside if (store := _STORE.fullmatch(each.code))}
        made = {each.name for each in inside}
        found = {}
        for phi in header.phis:
            start = next(value for label, value in phi.incoming.items() if label != latch)
            each = self._definitions.get(start)
            load = loaded(each) if each else None
            if each and load and load[1] in stored and phi.incoming[latch] in made:
                found[phi.incoming[latch]] = each.code
        return found

    def _split(self, latch: Block, header: Block, members: set[str]) -> str | None:
        """Give a loop a block that only computes what the next iteration needs, and return its label.

        Return None if the next iteration needs more than arithmetic on the loop's own counters, and memory.
        """
        function = self._function
        inside = function.inside(members)
        counters = {each.name for each in header.phis}
        loads = self._carried(latch.label, header, members)
        phis = [phi for target in latch.targets for phi in function.block(target).phis]
        tested = set(latch.end.operands) - set(latch.targets)
        needed = sources(
            [*tested, *(phi.incoming[latch.label] for phi in phis)],
            {name: each for name, each in inside.items() if name not in counters and name not in loads},
        )
        if any(each.opcode not in ARITHMETIC for each in needed):
            return None
        copies = {name: extended(name, ".next") for name in (*loads, *(each.name for each in needed if each.name))}
        if any(
            name in inside
            for block, each in function
            if block.label not in members and each.opcode != "phi"
            for name in each.operands
        ):
            return None  # LLVM has not closed the loop: code behind it uses a value that may not be computed
        label = extended(latch.label, ".next")
        for phi in phis:
            value = phi.incoming[latch.label]
            phi.code = phi.code.replace(f"[ {value}, {latch.label} ]", f"[ {renamed(value, copies)}, {label} ]")
        code = [Instruction(copies[name], load) for name, load in loads.items()]
        code += [Instruction(copies[each.name or ""], renamed(each.code, copies)) for each in needed]
        end = Instruction(None, renamed(latch.end.code, copies))
        latch.instructions[-1] = Instruction(None, f"br label {label}")
        function.blocks.insert(function.blocks.index(latch) + 1, Block(label, [*code, end]))
        return label

    def _end(self, rounds: dict[str, _Round]) -> None:
        """Make the asserts branches. ``rounds``: how an iteration ends, for each block with a call."""
        if not rounds:
            return
        function = self._function
        values = message_values(function)
        returns_nothing = function.head.endswith("void ")

        def branch(block: Block, part: Block, each: Instruction) -> list[Block]:
            if not is_assert(each):
                return []
            round_ = rounds[block.label]
            test = self._test(each)
            if self._takes_code:
                each.code = _LAST.sub(", i64 1)", each.code)
            if test is None or (round_.next is None and not returns_nothing):
                return []
            self._count += 1
            held = f"%assert.held.{self._count}"
            stores = _taken(part, values.get((NAME.findall(each.code) or [""])[-1]))
            failed = self._failed(each, test, round_, stores)
            part.instructions.append(Instruction(None, f"br i1 {test}, label {held}, label {failed.label}"))
            return [failed, Block(held)]

        function.cut(branch)

    def _failed(self, call: Instruction, test: str, round_: _Round, stores: list[Instruction]) -> Block:
        """Return the block for a failed assert."""
        call.code = call.code.replace(f" {test},", " false,", 1)
        code = []
        if round_.index and self._takes_code:
            wide, number = f"%assert.wide.{self._count}", f"%assert.code.{self._count}"
            code = [*round_.index.widened(wide), Instruction(number, f"or i64 {wide}, {_INDEXED}")]
            call.code = call.code.replace(", i64 1)", f", i64 {number})")
        call.code = _LAST.sub(") cold nomerge", call.code)  # each call keeps its own values
        end = Instruction(None, f"br label {round_.next}" if round_.next else "ret void")
        return Block(f"%assert.failed.{self._count}", [*stores, *code, call, end])

    def _test(self, call: Instruction) -> str | None:
        """Return the condition of a kernel's assert.

        Return None for an assert in taichi's runtime functions, which may hold a lock. The last argument of a
        kernel's assert is an array of values for the message; in a runtime function it is a constant.
        """
        arguments = call.code.partition(f"{ASSERT}(")[2].rpartition(")")[0].split(", ")
        if len(arguments) < 2 or " %" not in arguments[-1]:
            return None
        if arguments[1].startswith("i1 "):
            return arguments[1].rpartition(" ")[2]
        return "false" if self._never_holds else None


def message_values(function: Function) -> dict[str, MessageValues]:
    """Return the memory of messages' values, by the names of its addresses."""
    found: dict[str, MessageValues] = {}
    for _, each in function:  # an address comes before its uses
        if each.name and each.opcode == "alloca":
            found[each.name] = MessageValues()
            continue
        used = [name for name in each.operands if name in found]
        store = _STORE.fullmatch(each.code)
        if each.name and each.opcode == "getelementptr" and used:
            found[each.name] = found[used[0]]
        elif store and used == [store["address"]]:
            found[used[0]].stores.append(each)
        elif not is_assert(each) and "@llvm.lifetime." not in each.code:
            for name in used:
                found[name].has_other_use = True
    return {name: each for name, each in found.items() if not each.has_other_use}


def _taken(part: Block, values: MessageValues | None) -> list[Instruction]:
    """Take the instructions that store a message's values out of the block before the assert."""
    stores = {id(each) for each in values.stores} if values else set()
    taken = [each for each in part.instructions if id(each) in stores]
    part.instructions = [each for each in part.instructions if id(each) not in stores]
    return taken
