"""A mend of shaders: atomic operations of all iterations on one address are joined.

For ``total += x[i]``, taichi 1.7.4 writes an atomic operation in each iteration of the loop, and a GPU runs atomic
operations on one address one after the other. If nobody uses the old value, and the address is the same for all
iterations, a shader can do the same work with few of them: each invocation adds up what its own iterations add, then
the invocations of a subgroup add up their sums, and one invocation makes the atomic operation.

Integers stay exact. Floating-point numbers are added in another order, which no shader promises anyway.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple

from .spec import BufferKind, GfxTask, TaskKind
from .spirv_declarations import CAPABILITY, FUNCTION, INPUT, UNIFORM, VARIABLE, ShaderCode

__all__ = ["NEEDED_CAPABILITIES", "join_atomics"]

NEEDED_CAPABILITIES = frozenset({"spirv_has_subgroup_basic", "spirv_has_subgroup_arithmetic"})
"""taichi's names of the capabilities that a device needs for shaders that are joined."""

Words = tuple[int, ...]
"""An instruction: its first word has the opcode, and the number of words."""

_GROUP, _ARITHMETIC = 61, 63  # capabilities of subgroups
_ADDRESSES = 5347  # the capability of shaders that reach arrays by their addresses
_LEAST_VERSION = 0x10300  # of SPIR-V, for operations of subgroups
_SUBGROUP, _REDUCE = 3, 0

_NAME, _IMPORT, _EXTENDED, _DECORATE = 5, 11, 12, 71
_GLSL = int.from_bytes(b"GLSL", "little")  # the first word of the name GLSL.std.450
_TYPE_BOOL, _TYPE_INT, _TYPE_FLOAT, _TYPE_POINTER = 20, 21, 22, 32
_TRUE, _FALSE, _CONSTANT = 41, 42, 43
_MAIN, _END, _LOAD, _STORE, _CHAIN, _CHAIN_IN_BOUNDS = 54, 56, 61, 62, 65, 66
_BITCAST, _EQUAL, _EXCHANGE = 124, 170, 230
_PHI, _LOOP_MERGE, _SELECTION_MERGE, _LABEL, _BRANCH, _BRANCH_IF, _RETURN = 245, 246, 247, 248, 249, 250, 253
_BARRIER, _ELECT = 225, 333  # a barrier of memory: taichi writes one before each atomic operation on integers

_ATOMICS = frozenset({*range(227, 243), 5614, 5615, 6035})
# A loop with one of these is left as it is: calls, copies of memory, barriers, atomic loads and stores, flags, ends,
# operations of subgroups.
_REFUSED = frozenset({57, 63, 64, 224, 227, 228, 318, 319, 252, 253, 254, 255, 4416, *range(333, 367)})
_WITHOUT_RESULT = frozenset({0, 8, 56, 62, 63, 99, 224, 225, 228, 246, 247, 317, *range(249, 256)})
# The first word of an instruction that is not an id, if there is one.
_LITERALS = {
    VARIABLE: 3,
    _LOAD: 4,
    _STORE: 3,
    79: 5,
    81: 4,
    82: 5,
    _LOOP_MERGE: 3,
    _SELECTION_MERGE: 2,
    _BRANCH_IF: 4,
}
_ENDS = frozenset(range(249, 256))  # of a block
_JUMPS = frozenset({_BRANCH, _BRANCH_IF, _LOOP_MERGE, _SELECTION_MERGE})
# Instructions that compute a value from other values: copies, conversions, arithmetic, shifts and bits.
_PURE = frozenset({83, *range(109, 116), *range(117, 125), *range(126, 142), *range(194, 201)})


_UNKNOWN = -1  # a storage class
_IN_BUFFERS = (_UNKNOWN, UNIFORM, 12)  # storage classes. Arguments are uniform, too
_Memory = tuple[BufferKind, tuple[int, ...]]
_ARGUMENTS = (BufferKind.ARGS, BufferKind.ARG_PACK)


class _Operation(NamedTuple):
    """How values are joined.

    Attributes
    ----------
    opcode, function
        The instruction for two values. ``function`` is the number of a function of GLSL; 0 without one.
    of_subgroup
        The opcode for the values of a subgroup.
    identity
        The bits of the value that changes nothing.
    """

    opcode: int
    function: int
    of_subgroup: int
    identity: int


_MINUS_ZERO, _INFINITY, _MINUS_INFINITY = 0x80000000, 0x7F800000, 0xFF800000
_F32_ADD = _Operation(129, 0, 350, _MINUS_ZERO)
_F32_MIN, _F32_MAX = _Operation(_EXTENDED, 37, 355, _INFINITY), _Operation(_EXTENDED, 40, 358, _MINUS_INFINITY)
_OPERATIONS = {
    234: _Operation(128, 0, 349, 0),
    236: _Operation(_EXTENDED, 39, 353, 0x7FFFFFFF),
    237: _Operation(_EXTENDED, 38, 354, 0xFFFFFFFF),
    238: _Operation(_EXTENDED, 42, 356, 0x80000000),
    239: _Operation(_EXTENDED, 41, 357, 0),
    240: _Operation(199, 0, 359, 0xFFFFFFFF),
    241: _Operation(197, 0, 360, 0),
    242: _Operation(198, 0, 361, 0),
    5614: _F32_MIN,
    5615: _F32_MAX,
    6035: _F32_ADD,
}
"""By the opcode of the atomic operation."""
_OF_F32 = (_F32_ADD, _F32_MIN, _F32_MAX)
_F32_FUNCTIONS = {each.function: each for each in (_F32_MIN, _F32_MAX)}

_FIRST_WORDS = frozenset({9 << 16 | _EXCHANGE, *(7 << 16 | opcode for opcode in _OPERATIONS)})
"""Without one of these, a shader has no atomic operation that can be joined."""

# How taichi writes an operation that the device may lack: a loop tries to exchange the old value until nobody is
# faster. These are the opcodes of its blocks without their labels. None: the operation.
_TRIES = (_LOOP_MERGE, _BRANCH)
_TRY = (_LOAD, _BITCAST, None, _BITCAST, _EXCHANGE, _EQUAL, _STORE, _SELECTION_MERGE, _BRANCH_IF)


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
    shader = ShaderCode.from_bytes(code, task.name)
    words = shader.words
    if task.kind is not TaskKind.RANGE_FOR or words[1] < _LEAST_VERSION or _FIRST_WORDS.isdisjoint(words.tolist()):
        return code
    instructions = [tuple(words[position : position + count]) for _, position, count in shader.instructions()]
    try:
        return _joined(code, instructions, task, words)
    except (IndexError, KeyError, ValueError):  # it is damaged. The validator will say where
        return code


def _joined(code: bytes, instructions: Sequence[Words], task: GfxTask, words: memoryview) -> bytes:
    head, main = _parts(instructions)
    globals = _Globals(head, task)
    if main is None or _ADDRESSES in globals.capabilities:
        return code
    found = _joinable(main, globals)
    if not found:
        return code
    writer = _Writer(head, globals, words[3])
    body = writer.joined(main, found)
    header = (*words[:3], writer.bound, words[4])
    everything = [header, *writer.head(), *body]
    return b"".join(struct.pack(f"<{len(each)}I", *each) for each in everything)


def _opcode(words: Words) -> int:
    return words[0] & 0xFFFF


def _instruction(opcode: int, *operands: int) -> Words:
    return (len(operands) + 1 << 16 | opcode, *operands)


def _operands(words: Words) -> Words:
    """Return the ids that an instruction uses, without its type."""
    opcode = _opcode(words)
    if opcode == _LABEL:
        return ()
    if opcode == _EXTENDED:
        return words[5:]
    return words[1 if opcode in _WITHOUT_RESULT else 3 : _LITERALS.get(opcode)]


def _result(words: Words) -> int:
    """Return the id that an instruction defines; 0 if it defines none."""
    opcode = _opcode(words)
    return 0 if opcode in _WITHOUT_RESULT else words[1 if opcode == _LABEL else 2]


class _Main:
    """The instructions of a function whose loop is followed by nothing.

    Attributes
    ----------
    code
        The instructions, from OpFunction on.
    loop, after
        The places of the loop's first label, and of the label after it.
    definitions, users
        By id: the place of the instruction that defines it, and the places of those that use it.
    """

    def __init__(self, code: Sequence[Words], loop: int, after: int) -> None:
        self.code, self.loop, self.after = code, loop, after
        self.definitions = {result: place for place, each in enumerate(code) if (result := _result(each))}
        self.users: dict[int, list[int]] = {}
        for place, each in enumerate(code[1:], 1):
            for id in _operands(each):
                self.users.setdefault(id, []).append(place)

    def block(self, label: int) -> range:
        """Return the places of the block that begins with a label; nothing if no block does."""
        start = self.definitions.get(label, len(self.code))
        ends = (place for place in range(start, len(self.code)) if _opcode(self.code[place]) in _ENDS)
        return range(start, next(ends, start - 1) + 1)

    def unused_from(self, id: int) -> frozenset[int] | None:
        """Return the places of the instructions that an id reaches. None if they do anything but compute."""
        pending, places = [id], set[int]()
        while pending:
            for place in self.users.get(pending.pop(), ()):
                user = self.code[place]
                if _opcode(user) not in _PURE:
                    return None
                if place not in places:
                    places.add(place)
                    pending.append(user[2])
        return frozenset(places)


def _parts(instructions: Sequence[Words]) -> tuple[Sequence[Words], _Main | None]:
    """Return the instructions before the function, and the function if it is a loop and nothing else."""
    opcodes = [_opcode(each) for each in instructions]
    start = opcodes.index(_MAIN)
    head, code, opcodes = instructions[:start], instructions[start:], opcodes[start:]
    labels = [place for place, opcode in enumerate(opcodes) if opcode == _LABEL]
    if len(labels) < 3 or opcodes.count(_MAIN) > 1 or opcodes[labels[1] - 1] != _BRANCH:
        return head, None
    header = range(labels[1], labels[2])
    merges = [code[place][1] for place in header if opcodes[place] == _LOOP_MERGE]
    if code[labels[1] - 1][1] != code[labels[1]][1] or not merges or code[labels[-1]][1] != merges[0]:
        return head, None
    if opcodes[labels[-1] + 1 :] != [_RETURN, _END]:
        return head, None
    return head, _Main(code, labels[1], labels[-1])


class _Globals:
    """What stands before the function: types, constants, and the memory of each buffer.

    Attributes
    ----------
    boolean, f32, integers
        The types of booleans, of f32, and of integers of 32 bits.
    glsl
        The id of GLSL's functions. 0 if the shader uses none.
    storage
        The storage class of each variable.
    memory
        By the id of a buffer: its kind. Two buffers of one kind may be the same memory.
    """

    def __init__(self, head: Sequence[Words], task: GfxTask) -> None:
        self.capabilities = {each[1] for each in head if _opcode(each) == CAPABILITY}
        self.boolean = next((each[1] for each in head if _opcode(each) == _TYPE_BOOL), 0)
        self.f32 = next((each[1] for each in head if _opcode(each) == _TYPE_FLOAT and each[2] == 32), 0)
        self.integers = [each[1] for each in head if _opcode(each) == _TYPE_INT and each[2] == 32]
        self.storage = {each[2]: each[3] for each in head if _opcode(each) == VARIABLE}
        kinds = {
            bind.binding: (bind.kind, bind.path if bind.kind is BufferKind.ROOT else ()) for bind in task.buffers
        }
        decorated = ((each[1], each[3]) for each in head if _opcode(each) == _DECORATE and each[2] == 33)
        self.memory = {id: kinds[binding] for id, binding in decorated if binding in kinds}
        imports = (each[1] for each in head if _opcode(each) == _IMPORT and each[2] == _GLSL)
        self.glsl = next(imports, 0)

    def place_of(self, main: _Main, pointer: int) -> tuple[int, _Memory | None]:
        """Return the storage class and the buffer that a pointer leads to. ``_UNKNOWN`` if it may lead anywhere."""
        last = len(main.code)
        while (place := main.definitions.get(pointer)) is not None:
            words = main.code[place]
            if _opcode(words) == VARIABLE:
                return FUNCTION, None
            if _opcode(words) not in (_CHAIN, _CHAIN_IN_BOUNDS) or place >= last:
                return _UNKNOWN, None
            pointer, last = words[3], place
        return self.storage.get(pointer, _UNKNOWN), self.memory.get(pointer)


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
    operation: _Operation
    type: int
    pointer: int
    value: int
    slice: tuple[int, ...]
    after: int = 0

    @property
    def removed(self) -> set[int]:
        """The places of the instructions that are removed: the first label of a loop of tries stays."""
        return {*self.copied, *self.unused} - {self.start - 1}


def _joinable(main: _Main, globals: _Globals) -> list[_Atomic]:
    """Return the atomic operations of a loop that can be joined."""
    code, loop = main.code, range(main.loop, main.after)
    opcodes = [_opcode(code[place]) for place in loop]
    alone = (one == _BARRIER and other not in _ATOMICS for one, other in pairwise(opcodes))
    if not _REFUSED.isdisjoint(opcodes) or any(alone):
        return []
    found = []
    for place in loop:
        atomic = _exchanged(main, globals, place) or _single(main, globals, place)
        if atomic is not None:
            found.append(atomic)
    accesses = list(_accesses(main, globals))
    inner = _inner_loops(main)
    while True:
        taken = {place for each in found for place in each.copied}
        others = [(place, memory) for place, memory in accesses if place not in taken]
        kept = [each for each in found if _is_last(main, globals, each, others, inner)]
        if len(kept) == len(found):
            return found
        found = kept


def _single(main: _Main, globals: _Globals, place: int) -> _Atomic | None:
    """Return the atomic operation at a place, if it is one instruction that can be joined."""
    words = main.code[place]
    operation = _OPERATIONS.get(_opcode(words))
    if operation is None or words[1] not in ((globals.f32,) if operation in _OF_F32 else globals.integers):
        return None
    if operation.function and not globals.glsl:
        return None
    unused, slice = main.unused_from(words[2]), _slice(main, globals, words[3])
    if unused is None or slice is None:
        return None
    copied = (place - 1, place) if _opcode(main.code[place - 1]) == _BARRIER else (place,)
    return _Atomic(copied[0], copied, unused, operation, words[1], words[3], words[6], slice)


def _exchanged(main: _Main, globals: _Globals, start: int) -> _Atomic | None:
    """Return the atomic operation whose loop of tries begins with the label at a place, if it can be joined."""
    blocks = _tries(main, start)
    if blocks is None:
        return None
    load, old, joined, new, exchange, equal = (main.code[place] for place in blocks[1][1:7])
    operation = _F32_ADD if _opcode(joined) == _F32_ADD.opcode else None
    if _opcode(joined) == _EXTENDED:
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


def _tries(main: _Main, start: int) -> tuple[range, ...] | None:
    """Return the blocks of the loop of tries that begins at a place: its head, a try, and two ways back."""
    code = main.code
    if _opcode(code[start]) != _LABEL or _opcode(code[start + 1]) != _LOOP_MERGE:
        return None
    label, merge, enter = code[start : start + 3]
    head, attempt, back = main.block(label[1]), main.block(enter[1]), main.block(merge[2])
    opcodes = [_opcode(code[place]) for place in (*head[1:], *attempt[1:])]
    stored = len(opcodes) == len(_TRIES) + len(_TRY)  # LLVM's kin of SPIR-V may have removed the store
    wanted = [*_TRIES, *(each for each in _TRY if stored or each != _STORE)]
    if len(opcodes) != len(wanted) or any(b not in (None, a) for a, b in zip(opcodes, wanted, strict=True)):
        return None
    equal, leave = code[attempt[6]], code[attempt[-1]]
    again = main.block(leave[3])
    if leave[1:3] != (equal[2], merge[1]) or code[attempt[-2]][1] != leave[3]:
        return None
    jumps = [(_opcode(code[each[1]]), code[each[1]][1]) for each in (again, back) if len(each) == 2]
    if jumps != [(_BRANCH, merge[2]), (_BRANCH, label[1])]:
        return None
    after = main.block(merge[1])
    return None if len(after) < 2 or _opcode(code[after[1]]) == _PHI else (head, attempt, again, back)


def _unused_values(main: _Main, globals: _Globals, blocks: Iterable[range]) -> frozenset[int] | None:
    """Return the places of the instructions that use the old value, if they only compute what nobody uses."""
    places = frozenset(place for block in blocks for place in block)
    unused: set[int] = set()
    for place in places:
        words = main.code[place]
        ids = [_result(words)]
        if _opcode(words) == _STORE:
            users = main.users.get(words[1], ())
            if globals.place_of(main, words[1]) != (FUNCTION, None):
                return None
            ids = [main.code[user][2] for user in users if _opcode(main.code[user]) == _LOAD]
            if any(_opcode(main.code[user]) not in (_LOAD, _STORE) for user in users):
                return None
        if _opcode(words) == _LABEL:
            continue
        for id in ids:
            for user in {*main.users.get(id, ())} - places:
                reached = main.unused_from(main.code[user][2]) if _opcode(main.code[user]) in _PURE else None
                if reached is None:
                    return None
                unused |= {user, *reached}
    return frozenset(unused)


def _slice(main: _Main, globals: _Globals, id: int) -> tuple[int, ...] | None:
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
            opcode = _opcode(words)
            if opcode == _LOAD:
                _, memory = globals.place_of(main, words[3])
                if memory is None or memory[0] not in _ARGUMENTS:
                    return None
            elif opcode not in _PURE and opcode not in (_CHAIN, _CHAIN_IN_BOUNDS):
                return None
            places.add(place)
            pending += _operands(words)
    return tuple(sorted(places))


def _accesses(main: _Main, globals: _Globals) -> Iterator[tuple[int, _Memory | None]]:
    """Yield the place and the buffer of each access in the loop, without those to arguments. None: any buffer."""
    for place in range(main.loop, main.after):
        words = main.code[place]
        opcode = _opcode(words)
        if opcode in (_LOAD, _STORE) or opcode in _ATOMICS:
            storage, memory = globals.place_of(main, words[1 if opcode == _STORE else 3])
            if storage in _IN_BUFFERS and (memory is None or memory[0] not in _ARGUMENTS):
                yield place, memory


def _inner_loops(main: _Main) -> list[range]:
    """Return the places of the loops in the loop."""
    found, label = [], main.loop
    for place in range(main.loop, main.after):
        words = main.code[place]
        if _opcode(words) == _LABEL:
            label = place
        elif _opcode(words) == _LOOP_MERGE and label != main.loop:
            found.append(range(label, main.definitions[words[1]]))
    return found


def _is_last(
    main: _Main,
    globals: _Globals,
    atomic: _Atomic,
    others: Iterable[tuple[int, _Memory | None]],
    inner: Iterable[range],
) -> bool:
    """Return whether an iteration reads and writes the buffer of an atomic operation only before the operation."""
    _, memory = globals.place_of(main, atomic.pointer)
    if memory is None:
        return False
    first = min([atomic.start, *(each.start for each in inner if atomic.start in each)])
    return all(place < first for place, other in others if other in (memory, None))


@dataclass(slots=True)
class _Writer:
    """Writes a shader with joined operations. ``bound`` is the next id that is free."""

    before: Sequence[Words]
    globals: _Globals
    bound: int
    _declared: dict[Words, int] = field(default_factory=dict)
    _new: list[Words] = field(default_factory=list)
    _removed: set[int] = field(default_factory=set)

    def __post_init__(self) -> None:
        for words in self.before:
            if _opcode(words) in (_TYPE_POINTER, _CONSTANT, _TRUE, _FALSE):
                place = 1 if _opcode(words) == _TYPE_POINTER else 2
                self._declared.setdefault((words[0], *words[1:place], *words[place + 1 :]), words[place])

    def head(self) -> list[Words]:
        """Return what stands before the function."""
        missing = {_GROUP, _ARITHMETIC} - self.globals.capabilities
        named = (_NAME, _DECORATE)
        kept = [each for each in self.before if not (_opcode(each) in named and each[1] in self._removed)]
        return [*(_instruction(CAPABILITY, each) for each in sorted(missing)), *kept, *self._new]

    def joined(self, main: _Main, found: Sequence[_Atomic]) -> list[Words]:
        """Return the function with its atomic operations joined."""
        code = main.code
        boolean = self.globals.boolean
        true, false = self._constant(_TRUE, boolean), self._constant(_FALSE, boolean)
        variables: list[Words] = []
        begins: list[Words] = []
        inside: dict[int, list[Words]] = {}
        ends: list[Words] = []
        for each in found:
            total, is_used = self._id(), self._id()
            identity = self._constant(_CONSTANT, each.type, each.operation.identity)
            variables += [
                _instruction(VARIABLE, self._pointer(each.type), total, FUNCTION),
                _instruction(VARIABLE, self._pointer(boolean), is_used, FUNCTION),
            ]
            begins += [_instruction(_STORE, total, identity), _instruction(_STORE, is_used, false)]
            inside[each.start] = [*self._added(each, total), _instruction(_STORE, is_used, true)]
            if each.after:
                inside[each.start].append(_instruction(_BRANCH, each.after))
            ends += self._ended(main, each, total, is_used)
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
        self._removed = {_result(words) for words in code} - {_result(words) for words in written}
        return written

    def _added(self, each: _Atomic, total: int) -> list[Words]:
        """Return the code that adds an iteration's value to the sum of the invocation."""
        before, after = self._id(), self._id()
        operation = each.operation
        if operation.function:
            join = _instruction(
                _EXTENDED, each.type, after, self.globals.glsl, operation.function, before, each.value
            )
        else:
            join = _instruction(operation.opcode, each.type, after, before, each.value)
        return [_instruction(_LOAD, each.type, before, total), join, _instruction(_STORE, total, after)]

    def _ended(self, main: _Main, each: _Atomic, total: int, is_used: int) -> list[Words]:
        """Return the code after the loop: invocations that have added add up, and one of a subgroup adds the sum."""
        boolean = self.globals.boolean
        used, own, reduced, elected = (self._id() for _ in range(4))
        then, add, added, end = (self._id() for _ in range(4))
        scope = self._constant(_CONSTANT, self.globals.integers[0], _SUBGROUP)
        same: dict[int, int] = {}
        slice = [self._copy(main.code[place], same) for place in each.slice]
        same[each.value] = reduced
        atomic = [self._copy(main.code[place], same) for place in each.copied]
        if each.after:
            same[each.after] = self._id()
            first = same[main.code[each.copied[0]][1]]
            atomic = [_instruction(_BRANCH, first), *atomic, _instruction(_LABEL, same[each.after])]
        # The labels of a loop of tries are used before they are defined.
        atomic = [_renamed(words, same) if _opcode(words) in _JUMPS else words for words in atomic]
        return [
            _instruction(_LOAD, boolean, used, is_used),
            _instruction(_SELECTION_MERGE, end, 0),
            _instruction(_BRANCH_IF, used, then, end),
            _instruction(_LABEL, then),
            *slice,
            _instruction(_LOAD, each.type, own, total),
            _instruction(each.operation.of_subgroup, each.type, reduced, scope, _REDUCE, own),
            _instruction(_ELECT, boolean, elected, scope),
            _instruction(_SELECTION_MERGE, added, 0),
            _instruction(_BRANCH_IF, elected, add, added),
            _instruction(_LABEL, add),
            *atomic,
            _instruction(_BRANCH, added),
            _instruction(_LABEL, added),
            _instruction(_BRANCH, end),
            _instruction(_LABEL, end),
        ]

    def _copy(self, words: Words, same: dict[int, int]) -> Words:
        """Return a copy of an instruction with an id of its own. ``same`` has the new ids, by the old ones."""
        if result := _result(words):
            same[result] = self._id()
        opcode = _opcode(words)
        last = _LITERALS.get(opcode, len(words))
        if opcode == _EXTENDED:
            return (*_renamed(words[:4], same), words[4], *_renamed(words[4:], same)[1:])
        return (*_renamed(words[:last], same), *words[last:])

    def _id(self) -> int:
        self.bound += 1
        return self.bound - 1

    def _pointer(self, type: int) -> int:
        return self._declare(_TYPE_POINTER, (), (FUNCTION, type))

    def _constant(self, opcode: int, type: int, *value: int) -> int:
        return self._declare(opcode, (type,), value)

    def _declare(self, opcode: int, before: Words, after: Words) -> int:
        first = len(before) + len(after) + 2 << 16 | opcode
        key = (first, *before, *after)
        if key not in self._declared:
            self._declared[key] = self._id()
            self._new.append((first, *before, self._declared[key], *after))
        return self._declared[key]


def _renamed(words: Words, same: dict[int, int]) -> Words:
    return (words[0], *(same.get(id, id) for id in words[1:]))
