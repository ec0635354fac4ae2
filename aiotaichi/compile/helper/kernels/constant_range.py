"""Undo LLVM's unrolling of a loop over a constant range, such as a loop over a field.

If taichi's blocks have a multiple of 8 numbers, LLVM writes the body eight times, and leaves no loop for remaining
numbers. The copies compute their addresses in different ways. This step compares each copy with the first one. The
instructions must be the same, and the addresses must be those of the first copy for a later index: ``linear.py``
computes them as functions of the index. If an address has other terms, such as the start of a row, ``sums.py`` finds
these, and they must be the same for a later index, too. Then a loop over the first copy does what all copies do::

    for index in range(first, end, 8):               for index in range(first, end):
        y[index] = x[index] + 1                  ->      y[index] = x[index] + 1
        y[index + 1] = x[index + 1] + 1
        ...

A turn is one pass through the unrolled loop. A copy may have a guard: near the borders of a field, for example, the
copy does nothing. LLVM drops the tests that it can decide for a copy, so the guards of the copies differ. The new
loop runs only turns in which the guards of all copies are open. The other turns run as before. A guard must ask for a
range of the index, or for some bits of the index, such as the column. So the code can compute where the next closed
turn begins::

    index = first
    while True:
        closed = the first index of the next closed turn, or end
        for each in range(index, closed):
            the first copy
        if closed == end:
            break
        the turn that begins with closed, as before
        index = closed + 8

All iterations keep their order.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from operator import attrgetter

from .bounds import Bounds
from .dominance import Dominance
from .linear import COMPARISON, Linear, LinearValues
from .parts import END, FIRST, SKIPPED
from .places import touches_memory
from .sums import sum_of
from .text import (
    FLAGS,
    NAME,
    VALUE,
    Block,
    Function,
    Instruction,
    Loop,
    ModuleText,
    SkipError,
    as_number,
    extended,
    instructions,
    renamed,
    sources,
)

__all__ = ["roll_constant_range"]

_TIMES = (2, 4, 8)
_TAG = "%rolled"
_BOTH = re.compile(
    rf"(?P<opcode>and|or)(?: disjoint)? i1 (?P<one>{NAME.pattern}), (?P<other>{NAME.pattern})"
    rf"|select i1 (?P<condition>{NAME.pattern}), i1 (?P<then>[^,]+), i1 (?P<otherwise>[^,]+)"
)
_SWITCH = re.compile(rf"switch i(?P<width>\d+) (?P<value>{NAME.pattern}), label (?P<default>{NAME.pattern}) ")
_CASE = re.compile(rf"i\d+ (-?\d+), label ({NAME.pattern})")
_ADDRESS = re.compile(
    rf"getelementptr (?:inbounds |nuw |nusw )*i8, ptr (?P<base>{NAME.pattern}), i64 (?P<offset>{VALUE})"
)
_KIND = re.compile(
    r"(?:add|sub|mul|shl|ashr|lshr|xor|or|and|freeze)(?: nuw| nsw| exact| disjoint)* i(\d+) |.* to i(\d+)$"
)
_MASKED = re.compile(rf"and i(\d+) ({NAME.pattern}), (\d+)")
_SHIFTED = re.compile(rf"lshr(?: exact)? i\d+ ({NAME.pattern}), (\d+)")
_NEGATED = {"eq": "ne", "ult": "uge", "ule": "ugt", "slt": "sge", "sle": "sgt"}
_NEGATED |= {other: one for one, other in _NEGATED.items()}


@dataclass(frozen=True, slots=True)
class _Guard:
    """A comparison. In a turn in which it is false, a part of the turn does not run."""

    relation: str
    width: int
    one: str
    other: str


@dataclass(frozen=True, slots=True)
class _Closed:
    """The turns in which a guard is closed: of ``period`` indices, those of ``length`` indices from ``first`` on."""

    period: int
    first: int
    length: int


@dataclass(frozen=True, slots=True)
class _Value:
    """A linear function of the index: an integer of ``width`` bits, or bytes behind the pointer ``base``."""

    base: str
    number: Linear
    width: int

    @property
    def is_index(self) -> bool:
        """Whether the value is the index itself."""
        return not self.base and (self.width, self.number.first, self.number.number) == (32, 1, 0)

    def is_later(self, other: _Value, distance: int) -> bool:
        """Return whether another value is what this one is ``distance`` iterations later."""
        change = other.number.plus(self.number, -1)
        modulus = 2**self.width
        return (
            (self.base, self.width) == (other.base, other.width)
            and not change.first % modulus
            and not (change.number - distance * self.number.first) % modulus
        )

    def code(self, name: str) -> list[Instruction]:
        """Return code that computes the value for the new loop's index."""
        size, index = (64, f"{_TAG}.index.wide") if self.base or self.width > 32 else (32, f"{_TAG}.index")
        factor, number = (_wrapped(each, size) for each in (self.number.first, self.number.number))
        code = instructions(f"""
            {name}.part = mul i{size} {index}, {factor}
            {name}.sum = add i{size} {name}.part, {number}""")
        if self.base:
            return [*code, Instruction(name, f"getelementptr i8, ptr {self.base}, i64 {name}.sum")]
        change = f"trunc i{size} {name}.sum to i{self.width}" if self.width < size else f"or i{size} {name}.sum, 0"
        return [*code, Instruction(name, change)]


def roll_constant_range(module: ModuleText, function: Function, bounds: Bounds, untouched: str) -> int:
    """Roll the loop of a body that takes parts of a constant range. Return how many iterations a turn had.

    The loop of the turns that run as before gets the metadata ``untouched``. Raise a SkipError if no loop fits.
    """
    reasons = []
    members_of_loops = [members for *_, members in function.natural_loops()]
    for loop in function.loops():
        if sum(not members.isdisjoint(loop.members) for members in members_of_loops) > 1:
            reasons.append("a loop is in another one")
            continue
        try:
            times = _Rolled(function, loop, bounds).make(untouched)
        except SkipError as error:
            reasons.append(str(error))
            continue
        module.declare("i32 @llvm.umin.i32(i32, i32)")
        return times
    raise SkipError(reasons[0] if reasons else "it has no loop")


class _Rolled:
    """A loop whose copies are compared, and rolled."""

    def __init__(self, function: Function, loop: Loop, bounds: Bounds) -> None:
        self._function = function
        self._loop = loop
        self._definitions = function.definitions()
        self._inside = function.inside(loop.members)
        begin, end = int(bounds.begin), int(bounds.end)
        self._begin, self._end, self._grain = begin, end, bounds.grain
        known = {
            FIRST: Linear(0, 1, 0, 0, 32),
            SKIPPED: Linear(-begin, 1, 0, 0, 32),
            END: Linear(0, 0, 0, 1, 32),
        }
        self._values = LinearValues(self._definitions, loop, known, begin, end, 1)
        # What goes from one iteration to the next: a sum, for example.
        self._carried = [phi for phi in loop.header.phis if self._values.step(phi.name or "") is None]
        self._times = self._iterations()
        self._values = LinearValues(self._definitions, loop, known, begin, end, self._times)
        if loop.after.phis:
            raise SkipError("a value leaves the loop")

    def make(self, untouched: str) -> int:
        """Roll the loop, and return how many iterations a turn had. Raise a SkipError if its copies differ."""
        path, guards = self._path()
        if guards and self._carried:
            raise SkipError("it carries a value from one turn to the next, and has guards")
        closed = {found for each in guards if (found := self._closed(each)) and found.length}
        if 2 * (self._values.most - self._values.least) < self._end - self._begin or any(
            2 * each.length > each.period for each in closed
        ):
            raise SkipError("few iterations do something")
        effects = [each for block in path for each in block.instructions if _is_effect(each)]
        count, rest = divmod(len(effects), self._times)
        if rest or not any(each.opcode != "load" for each in effects):
            raise SkipError("its copies read and write different memory")
        carried = [self._outcomes(phi, effects, count) for phi in self._carried]
        self._compare(effects, count, carried)
        phis, body = self._body(effects[:count], carried)
        if guards:
            self._run_open_turns(closed, body, untouched)
        else:
            self._replace(phis, body)
        return self._times

    # What the loop is.

    def _iterations(self) -> int:
        """Return how many iterations a turn does. The loop ends when the next index is the end of the range."""
        loop = self._loop
        branch = loop.latch.branch
        test = self._comparison(branch[0]) if branch else None
        if branch and test and test.relation == ("eq" if branch[1] == loop.after.label else "ne"):
            one, other = (self._values.of(each, test.width) for each in (test.one, test.other))
            if one and other:
                left = one.plus(other, -1)
                for times in _TIMES:
                    for sign in (1, -1):
                        if left.times(sign, 64) == Linear(times, 1, times, -1, left.bits) and left.bits >= 32:
                            return times
        raise SkipError("it does not end at the end of the range")

    def _path(self) -> tuple[list[Block], list[_Guard]]:
        """Return the blocks that run if all guards are open, and the guards."""
        blocks = {block.label: block for block in self._function.blocks}
        joins = self._joins()
        path: list[Block] = []
        guards: list[_Guard] = []
        block, join = self._loop.header, 1
        while True:
            path.append(block)
            if block is self._loop.latch:
                return path, guards
            following = joins[join]
            inner = [label for label in block.targets if label != following]
            if len(set(inner)) > 1:
                raise SkipError("a copy goes one of two ways")
            if inner:
                guards += self._guards(block, following)
            block = blocks[inner[0] if inner else following]
            join += block.label == following
            if block.label == following and block.phis:
                raise SkipError("a value is one of two")
            if len(path) > len(self._loop.members):
                raise SkipError("a copy has a loop")

    def _joins(self) -> list[str]:
        """Return the labels of the blocks that every turn runs, in their order."""
        blocks = {block.label: block.targets for block in self._function.blocks}
        dominance = Dominance(self._function.entry.label, blocks)
        latch = self._loop.latch.label
        found = [each for each in self._loop.members if dominance.is_on_every_way(each, latch)]
        return sorted(found, key=lambda each: sum(dominance.is_on_every_way(other, each) for other in found))

    def _guards(self, block: Block, skipping: str) -> Iterator[_Guard]:
        """Return what must be true at the end of a block, so that the next block is not ``skipping``."""
        if branch := block.branch:
            yield from self._terms(branch[0], branch[2] == skipping)
        elif (found := _SWITCH.match(block.end.code)) and found["default"] != skipping:
            for number, label in _CASE.findall(block.end.code):
                if label == skipping:
                    yield _Guard("ne", int(found["width"]), found["value"], number)
                else:
                    raise SkipError("a copy goes one of two ways")
        else:
            raise SkipError("a copy is guarded in another way")

    def _terms(self, condition: str, wanted: bool) -> Iterator[_Guard]:
        """Return the comparisons of a condition that must be as ``wanted``."""
        code = self._inside[condition].code if condition in self._inside else ""
        if comparison := self._comparison(condition):
            yield comparison if wanted else replace(comparison, relation=_NEGATED[comparison.relation])
            return
        if found := _BOTH.fullmatch(code):
            if found["opcode"]:
                opcode, one, other = found["opcode"], found["one"], found["other"]
            elif found["then"] == "true":
                opcode, one, other = "or", found["condition"], found["otherwise"]
            elif found["otherwise"] == "false":
                opcode, one, other = "and", found["condition"], found["then"]
            else:
                raise SkipError("a copy is guarded in another way")
            if (opcode == "and") is wanted:
                yield from self._terms(one, wanted)
                yield from self._terms(other, wanted)
                return
        raise SkipError("a copy is guarded in another way")

    def _comparison(self, name: str) -> _Guard | None:
        found = COMPARISON.fullmatch(self._inside[name].code) if name in self._inside else None
        return _Guard(found["relation"], int(found["width"]), found["one"], found["other"]) if found else None

    def _closed(self, guard: _Guard) -> _Closed | None:
        """Return the turns in which a guard is closed. If it asks for a range, limit the index, and return None.

        Raise a SkipError if the guard asks for something else.
        """
        number = as_number(guard.other)
        value = self._values.of(guard.one, guard.width)
        if number is not None and value and value.first and self._values.is_of_index(value, guard.width):
            half = 2 ** (guard.width - 1)
            low, high = self._values.range(value)
            fits = -half <= low and high < half
            match guard.relation:
                case "ult" | "ule" if fits and 0 <= number < half:
                    self._values.limit(value, 0, number - (guard.relation == "ult"))
                    return None
                case "slt" | "sle" if fits:
                    self._values.limit(value, low, number - (guard.relation == "slt"))
                    return None
                case "sgt" | "sge" if fits:
                    self._values.limit(value, number + (guard.relation == "sgt"), high)
                    return None
        if number is not None and guard.relation == "ne" and (found := self._closed_by_bits(guard.one, number)):
            return found
        raise SkipError("a guard asks for more than a range or a column")

    def _closed_by_bits(self, name: str, number: int) -> _Closed | None:
        """Return the turns in which some neighbouring bits of the index are a number."""
        masked = _MASKED.fullmatch(self._inside[name].code) if name in self._inside else None
        shifted = _SHIFTED.fullmatch(self._inside[masked[2]].code) if masked and masked[2] in self._inside else None
        if not masked:
            return None
        shift = int(shifted[2]) if shifted else 0
        mask, number = int(masked[3]) << shift, number << shift
        value = self._values.of(shifted[1] if shifted else masked[2], int(masked[1]))
        period, length = 2 ** mask.bit_length(), mask & -mask
        if not value or value.turn != self._times or value.end or value.bits < mask.bit_length():
            return None
        # The first index of a part is that of the range, up to a multiple of the grain.
        if (value.first - 1) * self._grain % period:
            return None
        if mask != period - length or period < self._times or number & ~mask:
            return None
        begin = (number - value.number - (value.first - 1) * self._begin) % period
        later = (self._begin - begin) % self._times  # to the next index with which a turn may begin
        turns = -(-(length - later) // self._times)
        return _Closed(period, (begin + later) % period, max(turns, 0) * self._times)

    # Whether the copies are the same.

    def _outcomes(self, phi: Instruction, effects: list[Instruction], count: int) -> list[str]:
        """Return what a carried value is behind each copy, which stores it, as taichi's sums are."""
        stored = f"store {phi.kind} {phi.incoming[self._loop.latch.label]}, "
        place = next((i for i, each in enumerate(effects[-count:]) if each.code.startswith(stored)), None)
        found = [each.operands[0] for each in effects[place::count]] if place is not None else []
        if len(found) != self._times or not all(name in self._inside for name in found):
            raise SkipError("it carries a value from one turn to the next")
        return found

    def _compare(self, effects: list[Instruction], count: int, carried: list[list[str]]) -> None:
        """Raise a SkipError if a copy does something else than the first one does for a later index.

        ``carried`` has what each carried value is behind each copy. That is the value of the next copy.
        """
        for copy in range(1, self._times):
            ours, theirs = effects[:count], effects[copy * count : (copy + 1) * count]
            known = {(one.name, other.name) for one, other in zip(ours, theirs, strict=True) if one.name}
            known |= {(phi.name or "", each[copy - 1]) for phi, each in zip(self._carried, carried, strict=True)}
            pending = list(zip(ours, theirs, strict=True))
            while pending:
                for pair in self._parts(*pending.pop(), copy):
                    if pair not in known and not self._is_same(*pair, copy):
                        if not self._is_computed(pair[0]) or not self._is_computed(pair[1]):
                            raise SkipError("its copies differ")
                        pending.append((self._inside[pair[0]], self._inside[pair[1]]))
                    known.add(pair)

    def _parts(self, one: Instruction, other: Instruction, copy: int) -> Iterable[tuple[str, str]]:
        """Return the values that must be the same, so that two instructions compute the same."""
        if one.name and other.name and (width := _width(one)) and width == _width(other):
            ours, theirs = (sum_of(name, width, self._inside, self._values) for name in (one.name, other.name))
            numbers = [_Value("", each.number, width) for each in (ours, theirs)]
            if (
                [factor for factor, _ in ours.terms] == [factor for factor, _ in theirs.terms]
                and all(self._values.is_of_index(each.number, width) for each in numbers)
                and numbers[0].is_later(numbers[1], copy)
                and ours.terms != ((1, one.name),)
            ):
                return [(term, later) for (_, term), (_, later) in zip(ours.terms, theirs.terms, strict=True)]
        codes = [NAME.sub("%", FLAGS.sub("", each.code)) for each in (one, other)]
        if codes[0] != codes[1] or one.opcode == "phi":
            raise SkipError("its copies differ")
        return zip(one.operands, other.operands, strict=True)

    def _is_computed(self, name: str) -> bool:
        """Return whether a value is computed in the loop from other values, and not read."""
        return name in self._inside and not _is_effect(self._inside[name])

    def _is_same(self, one: str, other: str, copy: int) -> bool:
        """Return whether a value of a copy is known to be what a value of the first one is for a later index."""
        if one not in self._inside or other not in self._inside:
            return one == other
        ours, theirs = self._linear(one), self._linear(other)
        return ours is not None and theirs is not None and ours.is_later(theirs, copy)

    def _linear(self, name: str) -> _Value | None:
        """Return a value of the loop that is a linear function of the index, exactly."""
        each = self._inside[name]
        if address := self._address(each):
            return address
        width = _width(each)
        value = self._values.of(name, width) if width else None
        return _Value("", value, width) if width and value and self._values.is_of_index(value, width) else None

    def _address(self, instruction: Instruction) -> _Value | None:
        """Return an address of bytes behind a pointer from outside of the loop."""
        offset = Linear(0, 0, 0, 0, 64)
        while found := _ADDRESS.fullmatch(instruction.code):
            more = self._values.of(found["offset"], 64)
            if not more:
                return None
            offset = offset.plus(more)
            if found["base"] not in self._inside:
                return _Value(found["base"], offset, 64) if self._values.is_of_index(offset, 64) else None
            instruction = self._inside[found["base"]]
        return None

    # The new loop.

    def _body(
        self, effects: list[Instruction], carried: list[list[str]]
    ) -> tuple[list[Instruction], list[Instruction]]:
        """Return the first copy for the index ``%rolled.index``: the phis of what it carries, and the rest."""
        names = {phi.name or "": f"{_TAG}.carried{i}" for i, phi in enumerate(self._carried)}
        linear = {name: value for name in self._inside if name not in names and (value := self._linear(name))}
        computed = {
            name: each
            for name, each in self._inside.items()
            if self._is_computed(name) and name not in linear and name not in names
        }
        code: list[Instruction] = []
        for effect in effects:
            for each in [*sources(effect.operands, computed), effect]:
                for name in each.operands:
                    if name in linear and name not in names and linear[name].is_index:
                        names[name] = f"{_TAG}.index"
                    elif name in linear and name not in names:
                        names[name] = extended(name, ".rolled")
                        code += linear[name].code(names[name])
                    elif name in self._inside and name not in names:
                        raise SkipError("its copies use what others have read")
                if each.name not in names:
                    code.append(self._copied(each, ".rolled", names))
        before = self._loop.before.label
        phis = [
            Instruction(
                names[phi.name or ""],
                f"{phi.front}[ {phi.incoming[before]}, {before} ], [ {names[outcomes[0]]}, {_TAG}.loop ]",
            )
            for phi, outcomes in zip(self._carried, carried, strict=True)
        ]
        return phis, code

    @staticmethod
    def _copied(instruction: Instruction, suffix: str, names: dict[str, str]) -> Instruction:
        """Return a copy with other names, and add its own name to these."""
        code = renamed(FLAGS.sub("", instruction.code), names)
        if instruction.name:
            names[instruction.name] = extended(instruction.name, suffix)
        return Instruction(names.get(instruction.name or ""), code)

    def _replace(self, phis: list[Instruction], body: list[Instruction]) -> None:
        """Run the new loop in place of the old one."""
        before, after = self._loop.before, self._loop.after
        before.end.code = f"br label {_TAG}.loop"
        loop = self._loop_of(body, before.label, FIRST, END, after.label)
        loop.instructions[:0] = phis
        self._insert(loop)
        self._function.prune()

    def _run_open_turns(self, closed: Iterable[_Closed], body: list[Instruction], untouched: str) -> None:
        """Run the new loop up to the next turn that is closed, and this turn as before."""
        before, after, header, latch = self._loop.before, self._loop.after, self._loop.header, self._loop.latch
        head = instructions(f"""
            {_TAG}.at = phi i32 [ {FIRST}, {before.label} ], [ {_TAG}.at.next, {latch.label} ]
            {_TAG}.left = sub nsw i32 {END}, {_TAG}.at""")
        distance = f"{_TAG}.left"
        for i, each in enumerate(sorted(closed, key=attrgetter("first"))):
            tag = f"{_TAG}.closed{i}"
            head += instructions(f"""
                {tag}.distance = sub i32 {_TAG}.at, {each.first}
                {tag}.since = and i32 {tag}.distance, {each.period - 1}
                {tag}.is.closed = icmp ult i32 {tag}.since, {each.length}
                {tag}.open = sub i32 {each.period}, {tag}.since
                {tag}.wait = select i1 {tag}.is.closed, i32 0, i32 {tag}.open
                {tag} = call i32 @llvm.umin.i32(i32 {distance}, i32 {tag}.wait)""")
            distance = tag
        # The index of the first turn behind the range.
        most = self._values.most
        behind = min(self._end, most + self._times - (most - self._begin) % self._times)
        head += instructions(f"""
            {_TAG}.is.early = icmp slt i32 {_TAG}.at, {self._values.least}
            {_TAG}.is.late = icmp sgt i32 {_TAG}.at, {most}
            {_TAG}.is.outside = or i1 {_TAG}.is.early, {_TAG}.is.late
            {_TAG}.behind = sub i32 {behind}, {_TAG}.at
            {_TAG}.wait = select i1 {_TAG}.is.outside, i32 0, i32 {_TAG}.behind
            {_TAG}.open = call i32 @llvm.umin.i32(i32 {distance}, i32 {_TAG}.wait)
            {_TAG}.closed = add nsw i32 {_TAG}.at, {_TAG}.open
            {_TAG}.some = icmp ne i32 {_TAG}.open, 0
            br i1 {_TAG}.some, label {_TAG}.loop, label {_TAG}.next""")
        following = instructions(f"""
            {_TAG}.is.end = icmp eq i32 {_TAG}.closed, {END}
            br i1 {_TAG}.is.end, label {after.label}, label {header.label}""")
        counters = instructions(f"""
            {_TAG}.skipped = sub nsw i32 {_TAG}.closed, {FIRST}
            {_TAG}.turns.narrow = lshr i32 {_TAG}.skipped, {self._times.bit_length() - 1}
            {_TAG}.turns = zext i32 {_TAG}.turns.narrow to i64""")
        for phi in header.phis:
            name, kind = phi.name or "", phi.kind
            turned = extended(name, ".turned")
            turns = f"{_TAG}.turns" if kind == "i64" else f"{_TAG}.turns.narrow"
            counters += instructions(f"""
                {turned} = mul {kind} {turns}, {_wrapped(self._values.step(name) or 0, int(kind[1:]))}
                {name} = add {kind} {phi.incoming[before.label]}, {turned}""")
        header.instructions[: len(header.phis)] = counters
        latch.instructions[-1:] = instructions(f"""
            {_TAG}.at.next = add nsw i32 {_TAG}.closed, {self._times}
            br label {_TAG}.head""")
        latch.mark_loop(untouched)
        before.end.code = f"br label {_TAG}.head"
        self._insert(
            Block(f"{_TAG}.head", head),
            self._loop_of(body, f"{_TAG}.head", f"{_TAG}.at", f"{_TAG}.closed", f"{_TAG}.next"),
            Block(f"{_TAG}.next", following),
        )

    def _loop_of(self, body: list[Instruction], before: str, first: str, end: str, after: str) -> Block:
        head = instructions(f"""
            {_TAG}.index = phi i32 [ {first}, {before} ], [ {_TAG}.index.next, {_TAG}.loop ]
            {_TAG}.index.wide = sext i32 {_TAG}.index to i64""")
        last = instructions(f"""
            {_TAG}.index.next = add nsw i32 {_TAG}.index, 1
            {_TAG}.over = icmp eq i32 {_TAG}.index.next, {end}
            br i1 {_TAG}.over, label {after}, label {_TAG}.loop""")
        return Block(f"{_TAG}.loop", [*head, *body, *last])

    def _insert(self, *blocks: Block) -> None:
        """Insert blocks in front of the old loop."""
        place = self._function.blocks.index(self._loop.header)
        self._function.blocks[place:place] = blocks


def _is_effect(instruction: Instruction) -> bool:
    """Return whether an instruction reads or writes memory, or begins or ends the life of a local variable."""
    return touches_memory(instruction) or (instruction.opcode == "call" and "@llvm.lifetime." in instruction.code)


def _width(instruction: Instruction) -> int | None:
    """Return the number of bits of an integer, if it may be linear."""
    if instruction.opcode == "phi":
        return int(instruction.kind[1:]) if instruction.kind in ("i32", "i64") else None
    found = _KIND.match(instruction.code)
    width = int(found[1] or found[2]) if found else 0
    return width if 1 < width <= 64 else None


def _wrapped(number: int, width: int) -> int:
    """Return the signed number of a width that is the same modulo ``2**width``."""
    half = 1 << (width - 1)
    return (number + half) % (2 * half) - half
