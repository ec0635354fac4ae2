"""A mend of shaders: atomic operations of all iterations on one address are joined.

For ``total += x[i]``, taichi 1.7.4 writes an atomic operation in each iteration of the loop, and a GPU runs atomic
operations on one address one after the other. If nobody uses the old value, and the address is the same for all
iterations, a shader can do the same work with few of them: each invocation adds up what its own iterations add, then
the invocations of a subgroup add up their sums, and one invocation makes the atomic operation.

Integers stay exact. Floating-point numbers are added in another order, which no shader promises anyway.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from .spec import GfxTask
from .spirv_declarations import FUNCTION, INPUT, VARIABLE
from .spirv_loop import (
    ARGUMENTS,
    F32_ADD,
    F32_MAX,
    F32_MIN,
    JUMPS,
    LITERALS,
    OPERATIONS,
    PURE,
    Globals,
    LoopShader,
    Main,
    Op,
    Operation,
    Words,
    instruction,
    movable,
    opcode_of,
    operands_of,
    renamed,
    result_of,
)

__all__ = ["NEEDED_CAPABILITIES", "join_atomics"]

NEEDED_CAPABILITIES = frozenset({"spirv_has_subgroup_basic", "spirv_has_subgroup_arithmetic"})
"""taichi's names of the capabilities that a device needs for shaders that are joined."""

_GROUP, _ARITHMETIC = 61, 63  # capabilities of subgroups
_LEAST_VERSION = 0x10300  # of SPIR-V, for operations of subgroups
_SUBGROUP, _REDUCE = 3, 0

_OF_F32 = (F32_ADD, F32_MIN, F32_MAX)
_F32_FUNCTIONS = {each.function: each for each in (F32_MIN, F32_MAX)}

_FIRST_WORDS = frozenset({9 << 16 | Op.EXCHANGE, *(7 << 16 | opcode for opcode in OPERATIONS)})
"""Without one of these, a shader has no atomic operation that can be joined."""

# How taichi writes an operation that the device may lack: a loop tries to exchange the old value until nobody is
# faster. These are the opcodes of its blocks without their labels. None: the operation.
_TRIES = (Op.LOOP_MERGE, Op.BRANCH)
_TRY = (Op.LOAD, Op.BITCAST, None, Op.BITCAST, Op.EXCHANGE, Op.EQUAL, Op.STORE, Op.SELECTION_MERGE, Op.BRANCH_IF)


def join_atomics(code: bytes, task: GfxTask) -> bytes:
    """Return a task's shader with its atomic operations on one address joined; the same bytes if it has none.

    Parameters
    ----------
    code
        A shader that :func:`~aiotaichi.formats.spirv.read_shader` has read, with its mends.
    task
        The task of the shader: it tells which buffers may be the same memory.

    Notes
    -----
    The shader that comes back needs the capabilities of :data:`NEEDED_CAPABILITIES`.
    """
    try:
        shader = LoopShader.read(code, task, _FIRST_WORDS)
        found = _joinable(shader.main, shader.globals) if shader and shader.header[1] >= _LEAST_VERSION else []
        if shader is None or not found:
            return code
        return shader.written(_Writer(shader).joined(found), {_GROUP, _ARITHMETIC})
    except (IndexError, KeyError, ValueError):  # it is damaged. The validator will say where
        return code


@dataclass(frozen=True, slots=True, eq=False)
class _Atomic:
    """An atomic operation that can be joined.

    Attributes
    ----------
    start
        Where the sum of the invocation takes its place.
    copied
        The places of its instructions, which are copied behind the loop. In a loop of tries, they begin with a label.
    unused
        The places of the instructions that compute something from the old value. Nobody uses it.
    operation, type
        How values are joined, and the id of their type.
    pointer, value
        The ids of the address, and of the value that is added.
    slice
        The places of the instructions that compute the pointer, in their order.
    after
        The label after a loop of tries. 0 without such a loop.
    """

    start: int
    copied: tuple[int, ...]
    unused: frozenset[int]
    operation: Operation
    type: int
    pointer: int
    value: int
    slice: tuple[int, ...]
    after: int = 0

    @property
    def removed(self) -> set[int]:
        """The places of the instructions that are removed: the first label of a loop of tries stays."""
        return {*self.copied, *self.unused} - {self.start - 1}


def _joinable(main: Main, globals: Globals) -> list[_Atomic]:
    """Return the atomic operations of a loop that can be joined."""
    places = range(main.loop, main.after)
    found = (_exchanged(main, globals, place) or _single(main, globals, place) for place in places)
    return movable(main, globals, [each for each in found if each is not None])


def _single(main: Main, globals: Globals, place: int) -> _Atomic | None:
    """Return the atomic operation at a place, if it is one instruction that can be joined."""
    words = main.code[place]
    operation = OPERATIONS.get(opcode_of(words))
    if operation is None or words[1] not in ((globals.f32,) if operation in _OF_F32 else globals.integers):
        return None
    if operation.function and not globals.glsl:
        return None
    unused, slice = main.unused_from(words[2]), _slice(main, globals, words[3])
    if unused is None or slice is None:
        return None
    copied = (place - 1, place) if opcode_of(main.code[place - 1]) == Op.BARRIER else (place,)
    return _Atomic(copied[0], copied, unused, operation, words[1], words[3], words[6], slice)


def _exchanged(main: Main, globals: Globals, start: int) -> _Atomic | None:
    """Return the atomic operation whose loop of tries begins with the label at a place, if it can be joined."""
    blocks = _tries(main, start)
    if blocks is None:
        return None
    load, old, joined, new, exchange, equal = (main.code[place] for place in blocks[1][1:7])
    operation = F32_ADD if opcode_of(joined) == F32_ADD.opcode else None
    if opcode_of(joined) == Op.EXTENDED:
        operation = _F32_FUNCTIONS.get(joined[4])
    operands = joined[-2:]
    is_chained = (
        joined[1] == globals.f32
        and old[3] == load[2]
        and old[2] in operands
        and new[3] == joined[2]
        and exchange[3] == load[3]
        and exchange[7:] == (new[2], load[2])
        and set(equal[3:]) == {exchange[2], load[2]}
    )
    value = operands[1] if operands[0] == old[2] else operands[0]
    unused, slice = _unused_values(main, globals, blocks), _slice(main, globals, load[3])
    if operation is None or not is_chained or value == old[2] or unused is None or slice is None:
        return None
    copied = tuple(place for block in blocks for place in block)
    after = main.code[start + 1][1]
    return _Atomic(start + 1, copied, unused, operation, joined[1], load[3], value, slice, after)


def _tries(main: Main, start: int) -> tuple[range, ...] | None:
    """Return the blocks of the loop of tries that begins at a place: its head, a try, and two ways back."""
    code = main.code
    if opcode_of(code[start]) != Op.LABEL or opcode_of(code[start + 1]) != Op.LOOP_MERGE:
        return None
    label, merge, enter = code[start : start + 3]
    head, attempt, back = main.block(label[1]), main.block(enter[1]), main.block(merge[2])
    opcodes = [opcode_of(code[place]) for place in (*head[1:], *attempt[1:])]
    stored = len(opcodes) == len(_TRIES) + len(_TRY)  # LLVM's kin of SPIR-V may have removed the store
    wanted = [*_TRIES, *(each for each in _TRY if stored or each != Op.STORE)]
    if len(opcodes) != len(wanted) or any(b not in (None, a) for a, b in zip(opcodes, wanted, strict=True)):
        return None
    equal, leave = code[attempt[6]], code[attempt[-1]]
    again = main.block(leave[3])
    if leave[1:3] != (equal[2], merge[1]) or code[attempt[-2]][1] != leave[3]:
        return None
    jumps = [(opcode_of(code[each[1]]), code[each[1]][1]) for each in (again, back) if len(each) == 2]
    if jumps != [(Op.BRANCH, merge[2]), (Op.BRANCH, label[1])]:
        return None
    after = main.block(merge[1])
    return None if len(after) < 2 or opcode_of(code[after[1]]) == Op.PHI else (head, attempt, again, back)


def _unused_values(main: Main, globals: Globals, blocks: Iterable[range]) -> frozenset[int] | None:
    """Return the places of the instructions that use the old value, if they only compute what nobody uses."""
    places = frozenset(place for block in blocks for place in block)
    unused: set[int] = set()
    for place in places:
        words = main.code[place]
        ids = [result_of(words)]
        if opcode_of(words) == Op.STORE:
            users = main.users.get(words[1], ())
            if globals.place_of(main, words[1]) != (FUNCTION, None):
                return None
            ids = [main.code[user][2] for user in users if opcode_of(main.code[user]) == Op.LOAD]
            if any(opcode_of(main.code[user]) not in (Op.LOAD, Op.STORE) for user in users):
                return None
        if opcode_of(words) == Op.LABEL:
            continue
        for id in ids:
            for user in {*main.users.get(id, ())} - places:
                reached = main.unused_from(main.code[user][2]) if opcode_of(main.code[user]) in PURE else None
                if reached is None:
                    return None
                unused |= {user, *reached}
    return frozenset(unused)


def _slice(main: Main, globals: Globals, id: int) -> tuple[int, ...] | None:
    """Return the places of the instructions that compute an id from constants and arguments, in their order.

    None if it depends on anything else. Then it may differ between iterations, or between invocations.
    """
    pending, places = [id], set[int]()
    while pending:
        id = pending.pop()
        place = main.definitions.get(id)
        if place is None:
            if globals.storage.get(id) == INPUT:
                return None
        elif place not in places:
            words = main.code[place]
            opcode = opcode_of(words)
            if opcode == Op.LOAD:
                _, memory = globals.place_of(main, words[3])
                if memory is None or memory[0] not in ARGUMENTS:
                    return None
            elif opcode not in PURE and opcode not in (Op.CHAIN, Op.CHAIN_IN_BOUNDS):
                return None
            places.add(place)
            pending += operands_of(words)
    return tuple(sorted(places))


@dataclass(frozen=True, slots=True)
class _Writer:
    """Writes the function of a shader with joined operations."""

    shader: LoopShader

    def joined(self, found: Sequence[_Atomic]) -> list[Words]:
        """Return the function with its atomic operations joined."""
        shader, main = self.shader, self.shader.main
        code, boolean = main.code, shader.globals.boolean
        true, false = self.shader.constant(Op.TRUE, boolean), self.shader.constant(Op.FALSE, boolean)
        variables: list[Words] = []
        begins: list[Words] = []
        inside: dict[int, list[Words]] = {}
        ends: list[Words] = []
        for each in found:
            total, is_used = self.shader.id(), self.shader.id()
            identity = self.shader.constant(Op.CONSTANT, each.type, each.operation.identity)
            variables += [
                instruction(VARIABLE, self.shader.pointer(FUNCTION, each.type), total, FUNCTION),
                instruction(VARIABLE, self.shader.pointer(FUNCTION, boolean), is_used, FUNCTION),
            ]
            begins += [instruction(Op.STORE, total, identity), instruction(Op.STORE, is_used, false)]
            inside[each.start] = [*self._added(each, total), instruction(Op.STORE, is_used, true)]
            if each.after:
                inside[each.start].append(instruction(Op.BRANCH, each.after))
            ends += self._ended(each, total, is_used)
        removed = {place for each in found for place in each.removed}
        written: list[Words] = []
        for place, words in enumerate(code):
            if place == main.loop - 1:
                written += begins
            written += inside.get(place, [])
            if place == main.after + 1:
                written += ends
            if place not in removed:
                written.append(words)
            if place == 1:
                written += variables
        return written

    def _added(self, each: _Atomic, total: int) -> list[Words]:
        """Return the code that adds an iteration's value to the sum of the invocation."""
        before, after = self.shader.id(), self.shader.id()
        operation = each.operation
        if operation.function:
            join = instruction(
                Op.EXTENDED, each.type, after, self.shader.globals.glsl, operation.function, before, each.value
            )
        else:
            join = instruction(operation.opcode, each.type, after, before, each.value)
        return [instruction(Op.LOAD, each.type, before, total), join, instruction(Op.STORE, total, after)]

    def _ended(self, each: _Atomic, total: int, is_used: int) -> list[Words]:
        """Return the code after the loop: invocations that have added add up, and one of a subgroup adds the sum."""
        main, boolean = self.shader.main, self.shader.globals.boolean
        used, own, reduced, elected = (self.shader.id() for _ in range(4))
        then, add, added, end = (self.shader.id() for _ in range(4))
        scope = self.shader.constant(Op.CONSTANT, self.shader.globals.integers[0], _SUBGROUP)
        same: dict[int, int] = {}
        slice = [self._copy(main.code[place], same) for place in each.slice]
        same[each.value] = reduced
        atomic = [self._copy(main.code[place], same) for place in each.copied]
        if each.after:
            same[each.after] = self.shader.id()
            first = same[main.code[each.copied[0]][1]]
            atomic = [instruction(Op.BRANCH, first), *atomic, instruction(Op.LABEL, same[each.after])]
        # The labels of a loop of tries are used before they are defined.
        atomic = [renamed(words, same) if opcode_of(words) in JUMPS else words for words in atomic]
        return [
            instruction(Op.LOAD, boolean, used, is_used),
            instruction(Op.SELECTION_MERGE, end, 0),
            instruction(Op.BRANCH_IF, used, then, end),
            instruction(Op.LABEL, then),
            *slice,
            instruction(Op.LOAD, each.type, own, total),
            instruction(each.operation.of_subgroup, each.type, reduced, scope, _REDUCE, own),
            instruction(Op.ELECT, boolean, elected, scope),
            instruction(Op.SELECTION_MERGE, added, 0),
            instruction(Op.BRANCH_IF, elected, add, added),
            instruction(Op.LABEL, add),
            *atomic,
            instruction(Op.BRANCH, added),
            instruction(Op.LABEL, added),
            instruction(Op.BRANCH, end),
            instruction(Op.LABEL, end),
        ]

    def _copy(self, words: Words, same: dict[int, int]) -> Words:
        """Return a copy of an instruction with an id of its own. ``same`` has the new ids, by the old ones."""
        if result := result_of(words):
            same[result] = self.shader.id()
        opcode = opcode_of(words)
        last = LITERALS.get(opcode, len(words))
        if opcode == Op.EXTENDED:
            return (*renamed(words[:4], same), words[4], *renamed(words[4:], same)[1:])
        return (*renamed(words[:last], same), *words[last:])
