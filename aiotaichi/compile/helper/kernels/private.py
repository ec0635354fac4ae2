"""Let each part of a loop add to memory of its own, if an array is small and the loop only adds to it.

A histogram is an example: all threads add to the same few numbers, each time by an atomic operation. Here a part of
the loop has a copy of the array on its stack, and changes the copy by plain instructions. At its end, the part adds
the numbers of the copy that have changed to the array, by atomic operations. So there are never more of these than
before. The same goes for the least and the greatest of integers, and for ``and``, ``or`` and ``xor``.

An array gets a copy if the loop uses it only for one such operation on one type, and uses no old value. That is known
here. Two things are known only when a part begins, and so the code tests them:

* the array fits into the copy: its extents are among the arguments;
* it shares no memory with another array of the loop: one array may be two arguments.

If not, the copy has no bytes. In front of each operation, the code tests whether the address is in the array, and so
in the copy. The other addresses get the atomic operation as before: those of a large array, and those out of bounds.

This comes late: the loops that the steps before have copied are all changed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from dataclasses import dataclass
from itertools import count

from .arrays import Array, apart, load_bounds
from .atomics import COMPARISONS, Atomic
from .places import SIZES, Place, Region, is_assert, is_pure, loaded, places, writes
from .text import NAME, Block, Function, Instruction, ModuleText, SkipError, instructions, renamed

__all__ = ["give_copies"]

_BYTES = 16384  # of a part's copies together: half of a core's first cache
_CHUNK = 64  # bytes that are looked at together
_MOST = 24  # operations, with those in copies of the loop: each makes three blocks, which take time to compile
_ROLLED = '!{!"llvm.loop.unroll.disable"}'  # for loops that run once for each part
_NAME = NAME.pattern
_READ = re.compile(rf"load (?:atomic |volatile )*[^,]+, ptr ({_NAME})")
_CALLEE = re.compile(rf"call [^@%]*({_NAME})\(")
_PRINT = Place(Region.RUNTIME, 0, 64)  # the address of the host's function, which gets values
_Piece = tuple[Region, int]  # an array or a tree: the offset of its pointer
_MERGES = {each: each for each in ("add", "fadd", "and", "or", "xor", *COMPARISONS)} | {"sub": "add", "fsub": "fadd"}
_KINDS = {False: ("i32", "i64"), True: ("float", "double")}


@dataclass(frozen=True, slots=True)
class _Use:
    """What a loop does with an array: atomic operations on a type, whose old values nobody uses.

    ``merge`` is the operation that adds a copy's number to the array's: ``add`` if the loop adds or subtracts.
    """

    merge: str
    kind: str

    @classmethod
    def of(cls, atomic: Atomic) -> _Use | None:
        """Return the use if numbers of a copy can be added to the array later."""
        merge = _MERGES[atomic.operation]
        return cls(merge, atomic.kind) if atomic.kind in _KINDS[merge == "fadd"] else None

    @property
    def size(self) -> int:
        """Bytes of a number."""
        return SIZES[self.kind]

    @property
    def lanes(self) -> int:
        """How many numbers are in a chunk."""
        return _CHUNK // self.size

    @property
    def words(self) -> str:
        """The type of a chunk."""
        return f"<{self.lanes} x i{8 * self.size}>"

    @property
    def neutral(self) -> str:
        """A chunk of the bits that change no number. For sums of floats, these are -0.0's."""
        least = -(2 ** (8 * self.size - 1))
        word = {"and": -1, "umin": -1, "min": -least - 1, "max": least, "fadd": least}.get(self.merge, 0)
        return f"<{', '.join([f'i{8 * self.size} {word}'] * self.lanes)}>"


@dataclass(frozen=True, slots=True)
class _Target:
    """An array that gets a copy. ``name`` begins the names of its values and blocks, ``array`` those of the array.

    ``NAME.bytes`` is how many bytes have a copy: all of the array, or none. ``NAME.copy`` is the address of the copy.
    """

    name: str
    array: str
    use: _Use


def give_copies(module: ModuleText, function: Function, arrays: Iterable[Array]) -> int:
    """Change a loop's body. Return how many arrays get copies, which may be 0.

    ``arrays``: the array arguments of the kernel, and its trees. Raise a SkipError if the loop has a suitable
    operation on one of these, but no copy is possible.
    """
    where = places(function)
    uses = _uses(function, where)
    known = {(each.region, each.pointer): each for each in arrays}
    if not uses.keys() <= known.keys():
        raise SkipError("the loop uses memory whose size is not known")
    names = {piece: f"%private.array{i}" for i, piece in enumerate(uses)}
    targets = {
        piece: _Target(f"%private{i}", names[piece], use)
        for i, (piece, use) in enumerate(uses.items())
        if use is not None
    }
    if not targets:
        return 0
    _use_copies(function, where, targets)
    code = load_bounds("%private", function.parameters[0], {names[piece]: known[piece] for piece in uses})
    code += _condition(function)
    share = _BYTES // len(targets) // _CHUNK * _CHUNK
    for target in targets.values():
        others = [names[piece] for piece, use in uses.items() if use != target.use]
        code += _decision(target, others, share)
    rolled = module.add_metadata(_ROLLED)
    _begin(function, code, list(targets.values()), share, rolled)
    _end(function, list(targets.values()), rolled)
    for target in targets.values():
        mask = f"i{target.use.lanes}"
        module.declare(f"{mask} @llvm.cttz.{mask}({mask}, i1)")
    return len(targets)


def _uses(function: Function, where: dict[str, Place]) -> dict[_Piece, _Use | None]:
    """Return how a body uses the arrays and trees that it reaches. None is another use.

    There is nothing to return if the body has no suitable operation. Raise a SkipError if there is one, but the body
    may also use the array in a way that is not known.
    """
    read = {name for _, each in function for name in each.operands}
    loads = [(each.name, load[1]) for _, each in function if each.name and (load := loaded(each))]
    printers = {name for name, address in loads if where.get(address) == _PRINT}
    found: dict[_Piece, _Use | None] = {}
    operations = 0
    is_known = True
    for _, each in function:
        atomic = Atomic.of(each)
        use = _Use.of(atomic) if atomic and each.name not in read else None
        for place in _reached(each, where, printers):
            if place is None:
                is_known = False
            elif place.region in (Region.ARRAY, Region.ROOT):
                operations += use is not None
                piece = place.region, place.source
                if found.setdefault(piece, use) != use:
                    found[piece] = None
    if not any(found.values()):
        return {}
    if not is_known:
        raise SkipError("the loop may read or write the array by another way")
    if operations > _MOST:
        raise SkipError(f"the loop has {operations} atomic operations, more than {_MOST}")
    if any(Atomic.of(each) for each in function.entry.instructions):
        raise SkipError("an atomic operation is in front of the loop")
    return found


def _reached(instruction: Instruction, where: dict[str, Place], printers: Set[str]) -> list[Place | None]:
    """Return the places of memory that an instruction reads or writes. None is a place that is not known."""
    match instruction.opcode:
        case "load":
            read = _READ.match(instruction.code)
            return [where.get(read[1]) if read else None]
        case "call":
            callee = _CALLEE.search(instruction.code)
            prints = callee is not None and callee[1] in printers
            return [] if prints or is_pure(instruction) or is_assert(instruction) else [None]
    write = writes(instruction, where)
    return [write.place] if write else []


def _use_copies(function: Function, where: Mapping[str, Place], targets: Mapping[_Piece, _Target]) -> None:
    """Change the copy in place of the array, if an operation's address is in the array and there is a copy."""
    numbers = count()

    def choose(block: Block, part: Block, each: Instruction) -> list[Block]:
        atomic = Atomic.of(each)
        place = where.get(atomic.address) if atomic else None
        target = targets.get((place.region, place.source)) if place else None
        if atomic is None or target is None:
            return []
        number = next(numbers)
        joined = f"%private.joined{number}"
        return [*_choice(part, each, atomic, target, f"%private.use{number}", joined), Block(joined)]

    function.cut(choose)


def _choice(part: Block, each: Instruction, atomic: Atomic, target: _Target, name: str, joined: str) -> list[Block]:
    """Let ``part`` end with a choice between the copy and the array. Return both blocks, which jump to ``joined``."""
    part.instructions += instructions(f"""
        {name}.address = ptrtoint ptr {atomic.address} to i64
        {name}.offset = sub i64 {name}.address, {target.array}.begin
        {name}.has.copy = icmp ult i64 {name}.offset, {target.name}.bytes
        br i1 {name}.has.copy, label {name}.plain, label {name}.atomic""")
    at = instructions(f"{name}.at = getelementptr inbounds i8, ptr {target.name}.copy, i64 {name}.offset")
    plain = [*at, *atomic.plain(name, f"{name}.at", f"{name}.old"), *instructions(f"br label {joined}")]
    return [Block(f"{name}.plain", plain), Block(f"{name}.atomic", [each, *instructions(f"br label {joined}")])]


def _condition(function: Function) -> list[Instruction]:
    """Return code for ``%private.some``: false if the body returns behind its entry block."""
    some = "true"
    if branch := function.entry.branch:
        condition, *labels = branch
        returns = [function.block(label).instructions[0].opcode == "ret" for label in labels]
        if returns == [True, False]:
            return instructions(f"%private.some = xor i1 {condition}, true")
        some = condition if returns == [False, True] else some
    return instructions(f"%private.some = or i1 {some}, false")


def _decision(target: _Target, others: Sequence[str], share: int) -> list[Instruction]:
    """Return code for the number of bytes that have a copy. An array has no copy if it overlaps one of ``others``."""
    name, array = target.name, target.array
    fits = f"{name}.fits"
    code = instructions(f"""
        {name}.small = icmp ule i64 {array}.size, {share}
        {fits} = and i1 %private.some, {name}.small""")
    for i, other in enumerate(others):
        code += instructions(f"""
            {apart(f"{name}.", str(i), array, other)}
            {name}.fits{i} = and i1 {fits}, {name}.apart{i}""")
        fits = f"{name}.fits{i}"
    return [*code, *instructions(f"{name}.bytes = select i1 {fits}, i64 {array}.size, i64 0")]


def _begin(
    function: Function, code: Sequence[Instruction], targets: Sequence[_Target], share: int, rolled: str
) -> None:
    """Run code at the end of the entry block, and then fill the copies."""
    entry = function.entry
    begin = Block("%private.begin", [entry.end])
    fill = _for_each(targets, "fill", _filling, begin.label, rolled)
    copies = [Instruction(f"{each.name}.copy", f"alloca [{share} x i8], align {_CHUNK}") for each in targets]
    jump = instructions(f"br label {fill[0].label}")
    entry.instructions = [*copies, *entry.instructions[:-1], *code, *jump]
    for block in function.blocks:
        for phi in block.phis:
            phi.code = renamed(phi.code, {entry.label: begin.label})
    function.blocks[1:1] = [*fill, begin]


def _end(function: Function, targets: Sequence[_Target], rolled: str) -> None:
    """Add the copies to the arrays where the body returns."""
    end = Block("%private.end", instructions("ret void"))
    merge = _for_each(targets, "merge", _merging, end.label, rolled)
    for block in function.blocks:
        if block.end.opcode == "ret":
            block.instructions[-1:] = instructions(f"br label {merge[0].label}")
    function.blocks += [*merge, end]


def _for_each(
    targets: Sequence[_Target], verb: str, make: Callable[[_Target, str, str], list[Block]], after: str, rolled: str
) -> list[Block]:
    """Return blocks that do something for each target that has a copy, and then jump to ``after``.

    ``make(target, tag, after)`` returns the blocks for one target. The names of new values begin with the tag.
    """
    blocks: list[Block] = []
    for target in reversed(targets):
        tag = f"{target.name}.{verb}"
        steps = make(target, tag, after)
        for i, step in enumerate(steps):
            if not {each.label for each in steps[: i + 1]}.isdisjoint(step.targets):  # it jumps back
                step.mark_loop(rolled)
        test = f"""
            {tag}.some = icmp ne i64 {target.name}.bytes, 0
            br i1 {tag}.some, label {steps[0].label}, label {after}"""
        after = f"{tag}.test"
        blocks[:0] = [Block(after, instructions(test)), *steps]
    return blocks


def _filling(target: _Target, tag: str, after: str) -> list[Block]:
    use = target.use
    chunk = f"""
        {tag}.at = phi i64 [ 0, {tag}.test ], [ {tag}.next, {tag} ]
        {tag}.to = getelementptr inbounds i8, ptr {target.name}.copy, i64 {tag}.at
        store {use.words} {use.neutral}, ptr {tag}.to, align {_CHUNK}
        {tag}.next = add i64 {tag}.at, {_CHUNK}
        {tag}.more = icmp ult i64 {tag}.next, {target.name}.bytes
        br i1 {tag}.more, label {tag}, label {after}"""
    return [Block(tag, instructions(chunk))]


def _merging(target: _Target, tag: str, after: str) -> list[Block]:
    """Return a loop over chunks, with a loop over the numbers of a chunk that have changed."""
    use = target.use
    mask = f"i{use.lanes}"
    look = f"""
        {tag}.at = phi i64 [ 0, {tag}.test ], [ {tag}.next, {tag}.looked ]
        {tag}.from = getelementptr inbounds i8, ptr {target.name}.copy, i64 {tag}.at
        {tag}.chunk = load {use.words}, ptr {tag}.from, align {_CHUNK}
        {tag}.differ = icmp ne {use.words} {tag}.chunk, {use.neutral}
        {tag}.changed = bitcast <{use.lanes} x i1> {tag}.differ to {mask}
        {tag}.any = icmp ne {mask} {tag}.changed, 0
        br i1 {tag}.any, label {tag}.add, label {tag}.looked"""
    add = f"""
        {tag}.left = phi {mask} [ {tag}.changed, {tag} ], [ {tag}.rest, {tag}.add ]
        {tag}.lane = call {mask} @llvm.cttz.{mask}({mask} {tag}.left, i1 true)
        {tag}.lane.wide = zext {mask} {tag}.lane to i64
        {tag}.lane.offset = mul i64 {tag}.lane.wide, {use.size}
        {tag}.offset = add i64 {tag}.at, {tag}.lane.offset
        {tag}.number.at = getelementptr inbounds i8, ptr {target.name}.copy, i64 {tag}.offset
        {tag}.number = load {use.kind}, ptr {tag}.number.at, align {use.size}
        {tag}.to = getelementptr inbounds i8, ptr {target.array}.base, i64 {tag}.offset
        {tag}.old = atomicrmw {use.merge} ptr {tag}.to, {use.kind} {tag}.number seq_cst, align {use.size}
        {tag}.fewer = add {mask} {tag}.left, -1
        {tag}.rest = and {mask} {tag}.left, {tag}.fewer
        {tag}.more = icmp ne {mask} {tag}.rest, 0
        br i1 {tag}.more, label {tag}.add, label {tag}.looked"""
    looked = f"""
        {tag}.next = add i64 {tag}.at, {_CHUNK}
        {tag}.goes.on = icmp ult i64 {tag}.next, {target.name}.bytes
        br i1 {tag}.goes.on, label {tag}, label {after}"""
    return [
        Block(tag, instructions(look)),
        Block(f"{tag}.add", instructions(add)),
        Block(f"{tag}.looked", instructions(looked)),
    ]
