"""Swap the loop over a row's columns with a loop inside, if only the columns are consecutive in memory.

A product of matrices adds up along a column of the second matrix::

    for column in range(first, end):
        total = 0
        for k in range(n):
            total += a[row, k] * b[k, column]
        c[row, column] = total

The addresses of ``b`` are far apart, and LLVM makes no vectors. Here the sums of some columns are in memory of the
part's own, and the columns are the inner loop::

    for each 512 columns:
        totals = [0] * 512
        for k in range(n):
            for column in ...:
                totals[column] += a[row, k] * b[k, column]
        for column in ...:
            c[row, column] = totals[column]

Each sum is computed in the same order as before. But an array that is read is then read before elements of the same
row are written. So a test at the entry asks whether the arrays that are written share no memory with those that are
read. If they do, the row runs as it was: its loop stays, too.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from .arrays import Array, apart, load_bounds
from .places import Place, Region, is_pure, loaded, places, writes
from .rows import RowLoop
from .text import FLAGS, NAME, Block, Function, Instruction, Loop, SkipError, instructions, renamed, sources

__all__ = ["interchange"]

_COLUMNS = 512  # whose sums are in memory at the same time: 2 KiB of floats stay in a core's first cache
_MOST_SUMS = 4
_KINDS = {"float": 4, "double": 8, "i32": 4, "i64": 8}
_STEP = re.compile(r"add (?:nuw |nsw )*(?:i32|i64) (\S+), (\S+)")
_ADDRESS = re.compile(rf"getelementptr (?:inbounds |nuw |nusw )*({'|'.join(_KINDS)}), ptr (\S+), i64 (\S+)")
_SUM = re.compile(r"add (?:nuw |nsw )*(?:i32|i64) (\S+), (\S+)")
_SAME = re.compile(rf"(?:sext|zext|trunc)(?: nuw| nsw| nneg)* \w+ ({NAME.pattern}) to \w+")
_ACCESS = re.compile(r"(?:load|store) (?!atomic|volatile)")
_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
_STEADY = (
    *("add", "sub", "mul", "and", "or", "xor", "shl", "lshr", "ashr", "icmp", "select", "sext", "zext", "trunc"),
    *_DIVISIONS,
)
_PURE = (*_STEADY, "getelementptr", "fadd", "fsub", "fmul", "fdiv", "fneg", "fcmp", "freeze", "phi", "load", "br")
_PURE_CASTS = ("sitofp", "uitofp", "fptosi", "fptoui", "fpext", "fptrunc", "bitcast")


def interchange(function: Function, rows: Iterable[RowLoop], arrays: Iterable[Array]) -> int:
    """Change a body. Return in how many rows the loops were swapped.

    ``arrays``: the kernel's array arguments. Raise a SkipError if no row has two such loops.
    """
    known = {each.pointer: each for each in arrays if each.region is Region.ARRAY}
    where = places(function)
    nests = [nest for row in rows if (nest := _nest(function, row))]
    if not nests:
        raise SkipError("no row has a loop inside whose addresses are far apart")
    accesses = [_accessed(function, nest, where, known) for nest in nests]
    for number, (nest, access) in enumerate(zip(nests, accesses, strict=True)):
        _Swap(function, nest, f"%swap{number}").make(access, known)
    return len(nests)


@dataclass(frozen=True, slots=True)
class _Counter:
    """A phi of the inner loop that grows by the same value in each iteration, and in each column."""

    phi: Instruction
    first: str
    step: str


@dataclass(frozen=True, slots=True)
class _Total:
    """A phi of the inner loop that adds up: ``following`` is its next value."""

    phi: Instruction
    first: str
    following: str


@dataclass(frozen=True, slots=True)
class _Nest:
    """The loop over columns, the loop inside, and the branches that lead there: which condition must be what."""

    row: RowLoop
    inner: Loop
    inside: Mapping[str, Instruction]  # the values of the outer loop, with those of the inner one
    steady: frozenset[str]  # those that are the same for all columns, and for all iterations of the inner loop
    counters: Sequence[_Counter]
    totals: Sequence[_Total]
    guards: Sequence[tuple[str, bool]]


@dataclass(frozen=True, slots=True)
class _Accessed:
    """The arrays that a nest reads and writes, by where their pointers are."""

    read: frozenset[int]
    written: frozenset[int]


def _nest(function: Function, row: RowLoop) -> _Nest | None:
    """Return the two loops of a row if they can be swapped, and if this makes addresses consecutive."""
    outer = row.loop
    inner = [loop for loop in function.loops() if loop.members < outer.members]
    backs = [label for _, label in function.jumps_back() if label in outer.members]
    if len(inner) != 1 or len(backs) != 2 or len(inner[0].members) != 1 or len(outer.header.phis) != 1:
        return None
    (loop,) = inner
    inside = function.inside(outer.members)
    own = {each.name for each in loop.header.instructions if each.name}
    steady = _steady(function, outer, own)
    counters, totals = [], []
    for phi in loop.header.phis:
        first, following = phi.incoming[loop.before.label], phi.incoming[loop.latch.label]
        step = _STEP.fullmatch(inside[following].code) if following in inside else None
        if step and step[1] == phi.name and (step[2] not in inside or step[2] in steady):
            counters.append(_Counter(phi, first, step[2]))
        elif phi.kind in _KINDS and following in own and first not in inside:
            totals.append(_Total(phi, first, following))
        else:
            return None
    guards = _guards(function, outer, loop)
    everything = [(block, each) for block, each in function if block.label in outer.members]
    used = {name for block, each in function if block.label not in outer.members for name in each.operands}
    used_of_inner = {name for block, each in everything if block is not loop.header for name in each.operands}
    test = loop.latch.branch
    if (
        guards is None
        or test is None
        or not 0 < len(totals) <= _MOST_SUMS
        or not used.isdisjoint(inside)
        or not (used_of_inner & own) <= {each.following for each in totals}
        or not all(name not in inside or name in steady for name, _ in guards)
        or not all(_can_move(each, is_inner=block is loop.header) for block, each in everything)
    ):
        return None
    nest = _Nest(row, loop, inside, steady, counters, totals, guards)
    return nest if _is_tested_alike(nest, test[0], own) and _gets_consecutive(nest) else None


def _steady(function: Function, outer: Loop, own: set[str]) -> frozenset[str]:
    """Return the values of a loop that are the same in each iteration, and that may be computed in front of it."""
    found: set[str] = set()
    inside = function.inside(outer.members)
    header = {each.name for each in outer.header.instructions}
    for name, each in inside.items():
        if (
            name not in own
            and each.opcode in _STEADY
            and "<" not in each.code
            and (each.opcode not in _DIVISIONS or name in header)  # the header is executed in any case
            and all(operand not in inside or operand in found for operand in each.operands)
        ):
            found.add(name)
    return frozenset(found)


def _guards(function: Function, outer: Loop, inner: Loop) -> list[tuple[str, bool]] | None:
    """Return the conditions of the branches from the outer loop's begin to the inner one, in their order.

    Return None if ways meet there.
    """
    predecessors = function.predecessors()
    found: list[tuple[str, bool]] = []
    label = inner.before.label
    while label != outer.header.label:
        if len(predecessors[label]) != 1:
            return None
        (before,) = predecessors[label]
        block = function.block(before)
        if block.branch:
            found.append((block.branch[0], block.branch[1] == label))
        elif not block.is_jump:
            return None
        label = before
    return found[::-1]


def _can_move(instruction: Instruction, is_inner: bool) -> bool:
    """Return whether other instructions may be executed between this one and its neighbours."""
    opcode = instruction.opcode
    if "<" in instruction.code or (is_inner and opcode in _DIVISIONS):
        return False
    if opcode in ("load", "store"):
        return bool(_ACCESS.match(instruction.code)) and not (is_inner and opcode == "store")
    if opcode == "call":
        return is_pure(instruction)
    return opcode in _PURE or opcode in _PURE_CASTS


def _is_tested_alike(nest: _Nest, test: str, own: set[str]) -> bool:
    """Return whether the inner loop has as many iterations for each column."""
    counted = {each.phi.name or "": each.first for each in nest.counters}
    chain = sources([test], {name: nest.inside[name] for name in own})
    firsts = [counted.get(each.name or "") for each in chain if each.opcode == "phi"]
    others = [name for each in chain if each.opcode != "phi" for name in each.operands if name not in own]
    return (
        all(first is not None and (first not in nest.inside or first in nest.steady) for first in firsts)
        and all(name not in nest.inside or name in nest.steady for name in others)
        and all(each.opcode in _PURE and each.opcode != "load" for each in chain)
    )


def _gets_consecutive(nest: _Nest) -> bool:
    """Return whether addresses that are far apart become consecutive, and others stay the same or consecutive."""
    counters = {each.phi.name or "": each for each in nest.counters}
    found = False
    for each in nest.inner.header.instructions:
        load = loaded(each)
        if load is None:
            continue
        address = _ADDRESS.fullmatch(nest.inside[load[1]].code) if load[1] in nest.inside else None
        if address is None or address[1] != load[0] or not _is_fixed(nest, address[2]):
            return False
        by_column = _growth(nest, address[3], counters, of_column=True)
        by_iteration = _growth(nest, address[3], counters, of_column=False)
        if by_column not in ("0", "1"):
            return False
        found |= by_column == "1" and by_iteration not in ("0", "1")
    return found


def _is_fixed(nest: _Nest, pointer: str) -> bool:
    return pointer not in nest.inside or pointer in nest.steady


def _growth(nest: _Nest, value: str, counters: Mapping[str, _Counter], of_column: bool) -> str:
    """Return by how much a value grows from one column to the next, or from one iteration of the inner loop."""
    if value not in nest.inside or value in nest.steady:
        return "0"
    if value == f"{nest.row.tag}.column":
        return "1" if of_column else "0"
    if value in counters:
        return _growth(nest, counters[value].first, counters, of_column) if of_column else counters[value].step
    code = nest.inside[value].code
    if same := _SAME.fullmatch(code):
        return _growth(nest, same[1], counters, of_column)
    if parts := _SUM.fullmatch(code):
        one, other = (_growth(nest, part, counters, of_column) for part in parts.groups())
        return one if other == "0" else other if one == "0" else "unknown"
    return "unknown"


def _accessed(function: Function, nest: _Nest, where: Mapping[str, Place], known: Mapping[int, Array]) -> _Accessed:
    """Return the arrays. Raise a SkipError if memory whose size is not known is used, or an array for both."""
    read: set[int] = set()
    written: set[int] = set()
    for block, each in function:
        if block.label not in nest.row.loop.members:
            continue
        load, write = loaded(each), writes(each, dict(where))
        if each.opcode == "load":
            place = where.get(load[1]) if load else None
            found = read
        elif write:
            place, found = write.place, written
        else:
            continue
        if place is None or place.region is not Region.ARRAY or place.source not in known:
            raise SkipError("the loop uses memory whose size is not known")
        found.add(place.source)
    if read & written:
        raise SkipError("the loop reads an array that it writes")
    return _Accessed(frozenset(read), frozenset(written))


class _Swap:
    """Makes the swapped loops. ``tag`` begins the names of the new values and blocks."""

    def __init__(self, function: Function, nest: _Nest, tag: str) -> None:
        self._function = function
        self._nest = nest
        self._tag = tag
        self._row = nest.row
        self._own = {each.name for each in nest.inner.header.instructions if each.name}
        chunk = [each for name, each in nest.inside.items() if name in nest.steady]
        self._front = {each.name or "": f"{tag}.front.{i}" for i, each in enumerate(chunk)}
        self._chunk = chunk

    def make(self, access: _Accessed, known: Mapping[int, Array]) -> None:
        tag, loop = self._tag, self._row.loop
        self._decide(access, known)
        begin = loop.before
        begin.instructions[-1:] = instructions(f"br i1 {tag}.apart, label {tag}.chunk, label {loop.header.label}")
        blocks = [self._begin_chunk(), self._fill(), self._test(), *self._swapped(), *self._finish()]
        place = self._function.blocks.index(loop.after)
        self._function.blocks[place:place] = blocks

    def _decide(self, access: _Accessed, known: Mapping[int, Array]) -> None:
        """Compute at the entry whether the arrays share no memory."""
        tag, entry = self._tag, self._function.entry
        names = {pointer: f"{tag}.array{pointer}" for pointer in sorted(access.read | access.written)}
        totals = [
            Instruction(f"{tag}.totals{i}", f"alloca [{_COLUMNS} x {total.phi.kind}], align 64")
            for i, total in enumerate(self._nest.totals)
        ]
        code = load_bounds(tag, self._function.parameters[0], {name: known[each] for each, name in names.items()})
        condition, pairs = "true", [(one, other) for one in sorted(access.written) for other in sorted(access.read)]
        for i, (one, other) in enumerate(pairs):
            code += instructions(f"""
                {apart(f"{tag}.pair.", str(i), names[one], names[other])}
                {tag}.both{i} = and i1 {condition}, {tag}.pair.apart{i}""")
            condition = f"{tag}.both{i}"
        code += instructions(f"{tag}.apart = or i1 {condition}, false")
        entry.instructions = [*totals, *entry.instructions[:-1], *code, entry.end]

    def _steady_name(self, value: str) -> str:
        return self._front.get(value, value)

    def _begin_chunk(self) -> Block:
        """Take the next columns, and compute what is the same for all of them."""
        tag, row = self._tag, self._row
        steady = [
            Instruction(self._front[each.name or ""], renamed(FLAGS.sub("", each.code), self._front))
            for each in self._chunk
        ]
        return Block(
            f"{tag}.chunk",
            instructions(f"""
            {tag}.from = phi i64 [ {row.tag}.column.first, {row.loop.before.label} ], [ {tag}.to, {tag}.next ]
            {tag}.full = add nuw nsw i64 {tag}.from, {_COLUMNS}
            {tag}.to = call i64 @llvm.umin.i64(i64 {tag}.full, i64 {row.tag}.column.end)""")
            + steady
            + instructions(f"br label {tag}.fill"),
        )

    def _at(self, name: str, index: str, number: int) -> list[Instruction]:
        """Return the address of a column's total."""
        kind = self._nest.totals[number].phi.kind
        return instructions(f"{name} = getelementptr inbounds {kind}, ptr {self._tag}.totals{number}, i64 {index}")

    def _columns(self, label: str, before: str, body: Sequence[Instruction], after: str) -> Block:
        """Return a loop over the chunk's columns. ``LABEL.column`` is the column, ``LABEL.index`` counts from 0."""
        tag = self._tag
        return Block(
            label,
            instructions(f"""
            {label}.column = phi i64 [ {tag}.from, {before} ], [ {label}.column.next, {label} ]
            {label}.index = sub nuw nsw i64 {label}.column, {tag}.from""")
            + list(body)
            + instructions(f"""
            {label}.column.next = add nuw nsw i64 {label}.column, 1
            {label}.over = icmp eq i64 {label}.column.next, {tag}.to
            br i1 {label}.over, label {after}, label {label}"""),
        )

    def _fill(self) -> Block:
        label = f"{self._tag}.fill"
        code: list[Instruction] = []
        for i, total in enumerate(self._nest.totals):
            code += self._at(f"{label}.at{i}", f"{label}.index", i)
            code += instructions(f"store {total.phi.kind} {total.first}, ptr {label}.at{i}, align 4")
        return self._columns(label, f"{self._tag}.chunk", code, f"{self._tag}.test")

    def _test(self) -> Block:
        """Run the inner loop if its guards say so."""
        tag = self._tag
        code, condition = [], "true"
        for i, (guard, must) in enumerate(self._nest.guards):  # one has a meaning only if those before it are met
            code += instructions(f"""
                {tag}.is{i} = xor i1 {self._steady_name(guard)}, {str(not must).lower()}
                {tag}.some{i} = select i1 {condition}, i1 {tag}.is{i}, i1 false""")
            condition = f"{tag}.some{i}"
        code += instructions(f"br i1 {condition}, label {tag}.iteration, label {tag}.finish")
        return Block(f"{tag}.test", code)

    def _swapped(self) -> list[Block]:
        """Return the inner loop, with the columns inside. A counter is how far it has grown."""
        tag, nest = self._tag, self._nest
        latch, columns = f"{tag}.latch", f"{tag}.columns"
        grown, steps, tested = [], [], {}
        for i, counter in enumerate(nest.counters):
            kind, name = counter.phi.kind, f"{tag}.grown{i}"
            grown += instructions(f"{name} = phi {kind} [ 0, {tag}.test ], [ {name}.next, {latch} ]")
            steps += instructions(f"{name}.next = add {kind} {name}, {self._steady_name(counter.step)}")
            tested[counter.phi.name or ""] = f"{name}.tested"
        test, one, _ = nest.inner.latch.branch or ("", "", "")
        chain = sources([test], {name: nest.inside[name] for name in self._own})
        for i, counter in enumerate(nest.counters):
            if any(each.name == counter.phi.name for each in chain):
                first = self._steady_name(counter.first)
                steps += instructions(f"{tag}.grown{i}.tested = add {counter.phi.kind} {first}, {tag}.grown{i}")
        names = tested | {each.name or "": f"{latch}.{i}" for i, each in enumerate(chain) if each.opcode != "phi"}
        steps += [
            Instruction(names[each.name or ""], renamed(FLAGS.sub("", each.code), {**self._front, **names}))
            for each in chain
            if each.opcode != "phi"
        ]
        again = f"label {tag}.iteration, label {tag}.finish"
        leave = f"label {tag}.finish, label {tag}.iteration"
        steps += instructions(f"br i1 {names[test]}, {again if one == nest.inner.header.label else leave}")
        return [
            Block(f"{tag}.iteration", [*grown, *instructions(f"br label {columns}")]),
            self._columns(columns, f"{tag}.iteration", self._body(columns), latch),
            Block(latch, steps),
        ]

    def _body(self, label: str) -> list[Instruction]:
        """Return one iteration of the inner loop for one column."""
        tag, nest = self._tag, self._nest
        inner = [each for each in nest.inner.header.instructions if each.opcode not in ("phi", "br")]
        firsts = [each.first for each in nest.counters]
        outside = {name: each for name, each in nest.inside.items() if name not in self._own}
        column = f"{self._row.tag}.column"
        needed = [
            each
            for each in sources([*firsts, *(name for each in inner for name in each.operands)], outside)
            if each.name != column and each.name not in nest.steady
        ]
        names = {**self._front, column: f"{label}.column"}
        names |= {each.name or "": f"{label}.own{i}" for i, each in enumerate([*needed, *inner])}
        code = [Instruction(names[each.name or ""], renamed(each.code, names)) for each in needed]
        for i, counter in enumerate(nest.counters):
            name = names[counter.phi.name or ""] = f"{label}.counter{i}"
            first = names.get(counter.first, counter.first)
            code += instructions(f"{name} = add {counter.phi.kind} {first}, {tag}.grown{i}")
        for i, total in enumerate(nest.totals):
            name = names[total.phi.name or ""] = f"{label}.total{i}"
            code += self._at(f"{label}.at{i}", f"{label}.index", i)
            code += instructions(f"{name} = load {total.phi.kind}, ptr {label}.at{i}, align 4")
        code += [Instruction(names[each.name or ""], renamed(each.code, names)) for each in inner]
        for i, total in enumerate(nest.totals):
            value = names[total.following]
            code += instructions(f"store {total.phi.kind} {value}, ptr {label}.at{i}, align 4")
        return code

    def _finish(self) -> list[Block]:
        """Return a copy of the loop over columns, which takes the totals from memory."""
        tag, row = self._tag, self._row
        loop, inner = row.loop, self._nest.inner
        copies, names = self._function.copied(loop, f".{tag[1:]}")
        by_label = {block.label: block for block in copies}
        header, latch = by_label[names[loop.header.label]], by_label[names[loop.latch.label]]
        column = names[f"{row.tag}.column"]
        (phi,) = header.phis
        phi.code = f"phi i64 [ {tag}.from, {tag}.finish ], [ {phi.incoming[latch.label]}, {latch.label} ]"
        code = instructions(f"{tag}.index = sub nuw nsw i64 {column}, {tag}.from")
        for i, total in enumerate(self._nest.totals):
            code += self._at(f"{tag}.at{i}", f"{tag}.index", i)
            name = names[total.following]
            code.append(Instruction(name, f"load {total.phi.kind}, ptr {tag}.at{i}, align 4"))
        after = names.get(inner.after.label, inner.after.label)
        by_label[names[inner.header.label]].instructions = [*code, *instructions(f"br label {after}")]
        for each in latch.instructions:
            if each.name == names[f"{row.tag}.over"]:
                each.code = each.code.replace(f"{row.tag}.column.end", f"{tag}.to")
        latch.end.code = latch.end.code.replace(f"label {loop.after.label}", f"label {tag}.next")
        more = f"""
            {tag}.more = icmp ult i64 {tag}.to, {row.tag}.column.end
            br i1 {tag}.more, label {tag}.chunk, label {loop.after.label}"""
        return [
            Block(f"{tag}.finish", instructions(f"br label {header.label}")),
            *copies,
            Block(f"{tag}.next", instructions(more)),
        ]
