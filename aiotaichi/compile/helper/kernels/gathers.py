"""Tell LLVM that what a loop reads here and there shares no memory with what the loop writes.

A kernel that samples an image reads where a number leads it::

    for column in range(first, end):
        at = int(column * scale)
        y[row, column] = x[other, at] + x[other, at + 1]

LLVM can read with vectors of addresses. But for all that it knows, a store may change what the next column reads, and
no test of LLVM's own can tell: the addresses have no bounds. Here a test at the entry asks whether the arrays that
are read so share no memory with those that are written. If they share none, a copy of the loop runs, whose loads and
stores say so. Else the loop runs as it was.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from .arrays import Array, apart, load_bounds
from .places import Place, Region, loaded, places, touches_memory, writes
from .rows import is_plain
from .text import Function, Instruction, Loop, SkipError, instructions, sources

__all__ = ["DOMAIN", "copy_gathers"]

DOMAIN = '!{!"gathers"}'
"""The domain of the scope of such loads, for ``ModuleText.add_metadata``."""
_EVEN = ("getelementptr", "add", "sub", "mul", "shl", "sext", "zext", "trunc", "phi")
"""What computes addresses that grow evenly from column to column. LLVM finds the bounds of these."""


@dataclass(frozen=True, slots=True)
class _Gathered:
    """A loop that reads here and there, and has no loop inside.

    Attributes
    ----------
    loads
        The names of the values that are read so.
    pairs
        An array that the loop writes and one that it reads so, by where their pointers are: all such pairs.
    """

    loop: Loop
    loads: Sequence[str]
    pairs: frozenset[tuple[int, int]]


def copy_gathers(function: Function, arrays: Iterable[Array], add_scope: Callable[[], str]) -> int:
    """Change a body. Return how many loops have a copy now.

    ``arrays``: the kernel's array arguments. ``add_scope`` returns the name of a new metadata node that contains
    itself and :data:`DOMAIN`: each loop has its own, because it knows its own arrays only. Raise a SkipError if no
    loop reads and writes so.
    """
    known = {each.pointer: each for each in arrays if each.region is Region.ARRAY}
    where = places(function)
    loops = [loop for loop in function.loops() if not is_plain(loop)]
    found = [gathered for loop in loops if (gathered := _gathered(function, loop, where, known))]
    if not found:
        raise SkipError("no loop reads here and there, from arrays that it does not write")
    for number, each in enumerate(found):
        tag = f"%gather{number}"
        _decide(function, each, known, tag)
        _copy(function, each, add_scope(), tag)
    return len(found)


def _gathered(
    function: Function, loop: Loop, where: Mapping[str, Place], known: Mapping[int, Array]
) -> _Gathered | None:
    inside = function.inside(loop.members)
    has_vectors = any(" <" in each.code for each in inside.values())
    if has_vectors or sum(label in loop.members for _, label in function.jumps_back()) != 1:
        return None
    loads: dict[str, int] = {}
    written: set[int] = set()
    for block, each in function:
        if block.label not in loop.members or not touches_memory(each):
            continue
        load, write = loaded(each), writes(each, dict(where))
        if load and each.name:
            if all(step.opcode in _EVEN for step in sources([load[1]], inside)):
                continue
            place = where.get(load[1])
        elif each.opcode == "store" and write:
            place = write.place
        else:
            return None
        if place is None or place.region is not Region.ARRAY or place.source not in known:
            return None
        if each.name:
            loads[each.name] = place.source
        else:
            written.add(place.source)
    read = {*loads.values()}
    if not read or not written or read & written:
        return None
    return _Gathered(loop, [*loads], frozenset((one, other) for one in written for other in read))


def _decide(function: Function, found: _Gathered, known: Mapping[int, Array], tag: str) -> None:
    """Compute at the entry whether the arrays share no memory."""
    names = {pointer: f"{tag}.array{pointer}" for pair in sorted(found.pairs) for pointer in pair}
    code = load_bounds(tag, function.parameters[0], {name: known[each] for each, name in names.items()})
    condition = "true"
    for i, (one, other) in enumerate(sorted(found.pairs)):
        code += instructions(f"""
            {apart(f"{tag}.pair.", str(i), names[one], names[other])}
            {tag}.both{i} = and i1 {condition}, {tag}.pair.apart{i}""")
        condition = f"{tag}.both{i}"
    function.entry.instructions[-1:-1] = [*code, *instructions(f"{tag}.apart = or i1 {condition}, false")]


def _copy(function: Function, found: _Gathered, scope: str, tag: str) -> None:
    """Run a copy of the loop if the arrays share no memory."""
    loop = found.loop
    function.leave_by_phis(loop, f".{tag[1:]}.out")
    copies, names = function.copied(loop, f".{tag[1:]}")
    read = {names[name] for name in found.loads}
    for block in copies:
        for each in block.instructions:
            _mark(each, read, scope)
    latch = names[loop.latch.label]
    for phi in loop.after.phis:
        value = phi.incoming[loop.latch.label]
        phi.code += f", [ {names.get(value, value)}, {latch} ]"
    loop.before.end.code = f"br i1 {tag}.apart, label {names[loop.header.label]}, label {loop.header.label}"
    place = function.blocks.index(loop.after)
    function.blocks[place:place] = copies


def _mark(instruction: Instruction, read: set[str], scope: str) -> None:
    """Say that the loads ``read`` and all stores concern other memory."""
    if instruction.name in read:
        instruction.code += f", !alias.scope !{{{scope}}}"
    elif instruction.opcode == "store":
        instruction.code += f", !noalias !{{{scope}}}"
