"""A shader of a loop, for mends that rewrite it: its instructions, its memory, and what a mend adds to it."""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence, Set
from dataclasses import dataclass, field
from itertools import pairwise
from typing import NamedTuple, Protocol, TypeVar

from .spec import BufferKind, GfxTask, TaskKind
from .spirv_declarations import CAPABILITY, FUNCTION, UNIFORM, VARIABLE, ShaderCode

__all__ = [
    "ARGUMENTS",
    "F32_ADD",
    "F32_MAX",
    "F32_MIN",
    "JUMPS",
    "LITERALS",
    "OPERATIONS",
    "PURE",
    "Globals",
    "LoopShader",
    "Main",
    "Memory",
    "Op",
    "Operation",
    "Words",
    "instruction",
    "movable",
    "opcode_of",
    "operands_of",
    "renamed",
    "result_of",
]


class Op:
    """SPIR-V's numbers of instructions."""

    NAME = 5
    IMPORT = 11
    EXTENDED = 12
    TYPE_BOOL = 20
    TYPE_INT = 21
    TYPE_FLOAT = 22
    TYPE_POINTER = 32
    TRUE = 41
    FALSE = 42
    CONSTANT = 43
    MAIN = 54
    END = 56
    LOAD = 61
    STORE = 62
    CHAIN = 65
    CHAIN_IN_BOUNDS = 66
    DECORATE = 71
    BITCAST = 124
    EQUAL = 170
    BARRIER = 225
    EXCHANGE = 230
    PHI = 245
    LOOP_MERGE = 246
    SELECTION_MERGE = 247
    LABEL = 248
    BRANCH = 249
    BRANCH_IF = 250
    RETURN = 253
    ELECT = 333


Words = tuple[int, ...]
"""An instruction: its first word has the opcode, and the number of words."""

_ADDRESSES = 5347  # the capability of shaders that reach arrays by their addresses
_GLSL = int.from_bytes(b"GLSL", "little")  # the first word of the name GLSL.std.450

ATOMICS = frozenset({*range(227, 243), 5614, 5615, 6035})
# A loop with one of these is left as it is: calls, copies of memory, barriers, atomic loads and stores, flags, ends,
# operations of subgroups.
_REFUSED = frozenset({57, 63, 64, 224, 227, 228, 318, 319, 252, 253, 254, 255, 4416, *range(333, 367)})
_WITHOUT_RESULT = frozenset({0, 8, 56, 62, 63, 99, 224, 225, 228, 246, 247, 317, *range(249, 256)})
# The first word of an instruction that is not an id, if there is one.
LITERALS = {
    VARIABLE: 3,
    Op.LOAD: 4,
    Op.STORE: 3,
    79: 5,
    81: 4,
    82: 5,
    Op.LOOP_MERGE: 3,
    Op.SELECTION_MERGE: 2,
    Op.BRANCH_IF: 4,
}
_ENDS = frozenset(range(249, 256))  # of a block
JUMPS = frozenset({Op.BRANCH, Op.BRANCH_IF, Op.LOOP_MERGE, Op.SELECTION_MERGE})
# Instructions that compute a value from other values: copies, conversions, arithmetic, shifts and bits.
PURE = frozenset({83, *range(109, 116), *range(117, 125), *range(126, 142), *range(194, 201)})


UNKNOWN = -1  # a storage class
_IN_BUFFERS = (UNKNOWN, UNIFORM, 12)  # storage classes. Arguments are uniform, too
Memory = tuple[BufferKind, tuple[int, ...]]
ARGUMENTS = (BufferKind.ARGS, BufferKind.ARG_PACK)


class Operation(NamedTuple):
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
F32_ADD = Operation(129, 0, 350, _MINUS_ZERO)
F32_MIN, F32_MAX = Operation(Op.EXTENDED, 37, 355, _INFINITY), Operation(Op.EXTENDED, 40, 358, _MINUS_INFINITY)
OPERATIONS = {
    234: Operation(128, 0, 349, 0),
    236: Operation(Op.EXTENDED, 39, 353, 0x7FFFFFFF),
    237: Operation(Op.EXTENDED, 38, 354, 0xFFFFFFFF),
    238: Operation(Op.EXTENDED, 42, 356, 0x80000000),
    239: Operation(Op.EXTENDED, 41, 357, 0),
    240: Operation(199, 0, 359, 0xFFFFFFFF),
    241: Operation(197, 0, 360, 0),
    242: Operation(198, 0, 361, 0),
    5614: F32_MIN,
    5615: F32_MAX,
    6035: F32_ADD,
}
"""By the opcode of the atomic operation."""


def opcode_of(words: Words) -> int:
    return words[0] & 0xFFFF


def instruction(opcode: int, *operands: int) -> Words:
    return (len(operands) + 1 << 16 | opcode, *operands)


def operands_of(words: Words) -> Words:
    """Return the ids that an instruction uses, without its type."""
    opcode = opcode_of(words)
    if opcode == Op.LABEL:
        return ()
    if opcode == Op.EXTENDED:
        return words[5:]
    return words[1 if opcode in _WITHOUT_RESULT else 3 : LITERALS.get(opcode)]


def result_of(words: Words) -> int:
    """Return the id that an instruction defines; 0 if it defines none."""
    opcode = opcode_of(words)
    return 0 if opcode in _WITHOUT_RESULT else words[1 if opcode == Op.LABEL else 2]


class Main:
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
        self.definitions = {result: place for place, each in enumerate(code) if (result := result_of(each))}
        self.users: dict[int, list[int]] = {}
        for place, each in enumerate(code[1:], 1):
            for id in operands_of(each):
                self.users.setdefault(id, []).append(place)

    def block(self, label: int) -> range:
        """Return the places of the block that begins with a label; nothing if no block does."""
        start = self.definitions.get(label, len(self.code))
        ends = (place for place in range(start, len(self.code)) if opcode_of(self.code[place]) in _ENDS)
        return range(start, next(ends, start - 1) + 1)

    def unused_from(self, id: int) -> frozenset[int] | None:
        """Return the places of the instructions that an id reaches. None if they do anything but compute."""
        pending, places = [id], set[int]()
        while pending:
            for place in self.users.get(pending.pop(), ()):
                user = self.code[place]
                if opcode_of(user) not in PURE:
                    return None
                if place not in places:
                    places.add(place)
                    pending.append(user[2])
        return frozenset(places)


def parts_of(instructions: Sequence[Words]) -> tuple[Sequence[Words], Main | None]:
    """Return the instructions before the function, and the function if it is a loop and nothing else."""
    opcodes = [opcode_of(each) for each in instructions]
    start = opcodes.index(Op.MAIN)
    head, code, opcodes = instructions[:start], instructions[start:], opcodes[start:]
    labels = [place for place, opcode in enumerate(opcodes) if opcode == Op.LABEL]
    if len(labels) < 3 or opcodes.count(Op.MAIN) > 1 or opcodes[labels[1] - 1] != Op.BRANCH:
        return head, None
    header = range(labels[1], labels[2])
    merges = [code[place][1] for place in header if opcodes[place] == Op.LOOP_MERGE]
    if code[labels[1] - 1][1] != code[labels[1]][1] or not merges or code[labels[-1]][1] != merges[0]:
        return head, None
    if opcodes[labels[-1] + 1 :] != [Op.RETURN, Op.END]:
        return head, None
    return head, Main(code, labels[1], labels[-1])


class Globals:
    """What stands before the function: types, constants, and the memory of each buffer.

    Attributes
    ----------
    boolean, f32, integers
        The types of booleans, of f32, and of integers of 32 bits.
    glsl
        The id of GLSL's functions. 0 if the shader uses none.
    storage
        The storage class of each variable.
    buffers
        The kind and path of each buffer, by the id of its variable. An array may have several variables.
    memory
        By the id of a buffer: its kind. Two buffers of one kind may be the same memory.
    """

    def __init__(self, head: Sequence[Words], task: GfxTask) -> None:
        self.capabilities = {each[1] for each in head if opcode_of(each) == CAPABILITY}
        self.boolean = next((each[1] for each in head if opcode_of(each) == Op.TYPE_BOOL), 0)
        self.f32 = next((each[1] for each in head if opcode_of(each) == Op.TYPE_FLOAT and each[2] == 32), 0)
        self.integers = [each[1] for each in head if opcode_of(each) == Op.TYPE_INT and each[2] == 32]
        self.storage = {each[2]: each[3] for each in head if opcode_of(each) == VARIABLE}
        binds = {bind.binding: (bind.kind, bind.path) for bind in task.buffers}
        decorated = ((each[1], each[3]) for each in head if opcode_of(each) == Op.DECORATE and each[2] == 33)
        self.buffers = {id: binds[binding] for id, binding in decorated if binding in binds}
        self.memory = {
            id: (kind, path if kind is BufferKind.ROOT else ()) for id, (kind, path) in self.buffers.items()
        }
        imports = (each[1] for each in head if opcode_of(each) == Op.IMPORT and each[2] == _GLSL)
        self.glsl = next(imports, 0)

    def place_of(self, main: Main, pointer: int) -> tuple[int, Memory | None]:
        """Return the storage class and the buffer that a pointer leads to. ``UNKNOWN`` if it may lead anywhere."""
        last = len(main.code)
        while (place := main.definitions.get(pointer)) is not None:
            words = main.code[place]
            if opcode_of(words) == VARIABLE:
                return FUNCTION, None
            if opcode_of(words) not in (Op.CHAIN, Op.CHAIN_IN_BOUNDS) or place >= last:
                return UNKNOWN, None
            pointer, last = words[3], place
        return self.storage.get(pointer, UNKNOWN), self.memory.get(pointer)


def _accesses(main: Main, globals: Globals) -> Iterator[tuple[int, Memory | None]]:
    """Yield the place and the buffer of each access in the loop, without those to arguments. None: any buffer."""
    for place in range(main.loop, main.after):
        words = main.code[place]
        opcode = opcode_of(words)
        if opcode in (Op.LOAD, Op.STORE) or opcode in ATOMICS:
            storage, memory = globals.place_of(main, words[1 if opcode == Op.STORE else 3])
            if storage in _IN_BUFFERS and (memory is None or memory[0] not in ARGUMENTS):
                yield place, memory


def _inner_loops(main: Main) -> list[range]:
    """Return the places of the loops in the loop."""
    found, label = [], main.loop
    for place in range(main.loop, main.after):
        words = main.code[place]
        if opcode_of(words) == Op.LABEL:
            label = place
        elif opcode_of(words) == Op.LOOP_MERGE and label != main.loop:
            found.append(range(label, main.definitions[words[1]]))
    return found


def _is_last(
    main: Main,
    globals: Globals,
    operation: Movable,
    others: Iterable[tuple[int, Memory | None]],
    inner: Iterable[range],
) -> bool:
    """Return whether an iteration reads and writes the buffer of an operation only before the operation."""
    _, memory = globals.place_of(main, operation.pointer)
    if memory is None:
        return False
    start = operation.start
    first = min([start, *(each.start for each in inner if start in each)])
    return all(place < first for place, other in others if other in (memory, None))


def _is_in_turn(main: Main, globals: Globals, operation: M, found: Iterable[M], inner: Iterable[range]) -> bool:
    """Return whether an iteration has the same result if its equal operations on a buffer take place one by one.

    After an addition, the greatest and another addition, the sum would come first: that is no order of theirs.
    """
    _, memory = globals.place_of(main, operation.pointer)
    same = [each for each in found if globals.place_of(main, each.pointer)[1] == memory]
    equal = [each.start for each in same if each.operation == operation.operation]
    others = [each.start for each in same if each.operation != operation.operation]
    copied = {place for each in same for place in each.copied}
    loops = [each for each in inner if each.start not in copied]  # without loops of tries
    repeats = any(start in each for start in (*equal, *others) for each in loops)
    return not others or not (repeats or any(min(equal) < start < max(equal) for start in others))


class Movable(Protocol):
    """An operation that may take place after all others of its iteration.

    ``start`` is the place of its first instruction, and ``copied`` are all places. ``pointer`` is its address. Two
    whose ``operation`` is equal may change places.
    """

    @property
    def start(self) -> int: ...

    @property
    def copied(self) -> tuple[int, ...]: ...

    @property
    def pointer(self) -> int: ...

    @property
    def operation(self) -> object: ...


M = TypeVar("M", bound=Movable)


def movable(main: Main, globals: Globals, candidates: Sequence[M]) -> list[M]:
    """Return those of a loop's operations that no other access of their iteration follows, to the same buffer."""
    opcodes = [opcode_of(main.code[place]) for place in range(main.loop, main.after)]
    alone = (one == Op.BARRIER and other not in ATOMICS for one, other in pairwise(opcodes))
    if not _REFUSED.isdisjoint(opcodes) or any(alone):
        return []
    accesses, inner = list(_accesses(main, globals)), _inner_loops(main)
    found = list(candidates)
    while True:
        taken = {place for each in found for place in each.copied}
        others = [(place, memory) for place, memory in accesses if place not in taken]
        kept = [
            each
            for each in found
            if _is_last(main, globals, each, others, inner) and _is_in_turn(main, globals, each, found, inner)
        ]
        if len(kept) == len(found):
            # Mesa's driver for CPUs counts a barrier of memory in a loop as one that the whole group comes to.
            left = any(
                opcode_of(main.code[place]) == Op.BARRIER
                for place in range(main.loop, main.after)
                if place not in taken
            )
            return [] if left else found
        found = kept


def renamed(words: Words, same: dict[int, int]) -> Words:
    return (words[0], *(same.get(id, id) for id in words[1:]))


@dataclass(slots=True)
class LoopShader:
    """The shader of a task that is one loop, and what a mend adds to it.

    Attributes
    ----------
    header
        The first five words of the shader.
    before
        What stands before the function.
    main, globals
        The function, and what is known of the rest.
    bound
        The next id that is free.
    """

    header: Words
    before: Sequence[Words]
    main: Main
    globals: Globals
    bound: int
    _declared: dict[Words, int] = field(default_factory=dict)
    _new: list[Words] = field(default_factory=list)

    @classmethod
    def read(cls, code: bytes, task: GfxTask, wanted: Set[int]) -> LoopShader | None:
        """Return a task's shader. None if it is no loop, or has none of the wanted words.

        Raises
        ------
        IndexError, KeyError, ValueError
            The shader is damaged.
        """
        shader = ShaderCode.from_bytes(code, task.name)
        words = shader.words
        if task.kind is not TaskKind.RANGE_FOR or wanted.isdisjoint(words.tolist()):
            return None
        before, main = parts_of([tuple(words[place : place + count]) for _, place, count in shader.instructions()])
        globals = Globals(before, task)
        if main is None or _ADDRESSES in globals.capabilities:
            return None
        return cls(tuple(words[:5]), before, main, globals, words[3])

    def __post_init__(self) -> None:
        for words in self.before:
            if opcode_of(words) in (Op.TYPE_POINTER, Op.CONSTANT, Op.TRUE, Op.FALSE):
                place = 1 if opcode_of(words) == Op.TYPE_POINTER else 2
                self._declared.setdefault((words[0], *words[1:place], *words[place + 1 :]), words[place])

    def id(self) -> int:
        """Return an id that is free."""
        self.bound += 1
        return self.bound - 1

    def pointer(self, storage: int, type: int) -> int:
        """Return the type of pointers to a type."""
        return self.declare(Op.TYPE_POINTER, (), (storage, type))

    def constant(self, opcode: int, type: int, *value: int) -> int:
        """Return a constant."""
        return self.declare(opcode, (type,), value)

    def declare(self, opcode: int, before: Words, after: Words) -> int:
        """Return the id of a declaration, of which there is one. The id stands between the other words."""
        first = len(before) + len(after) + 2 << 16 | opcode
        key = (first, *before, *after)
        if key not in self._declared:
            self._declared[key] = self.id()
            self._new.append((first, *before, self._declared[key], *after))
        return self._declared[key]

    def variable(self, storage: int, type: int) -> int:
        """Return a new variable outside of the function."""
        pointer, variable = self.pointer(storage, type), self.id()
        self._new.append(instruction(VARIABLE, pointer, variable, storage))
        return variable

    def written(self, body: Sequence[Words], capabilities: Set[int] = frozenset()) -> bytes:
        """Return the shader with another function, which needs these capabilities."""
        removed = {result_of(words) for words in self.main.code} - {result_of(words) for words in body}
        kept = [
            each for each in self.before if not (opcode_of(each) in (Op.NAME, Op.DECORATE) and each[1] in removed)
        ]
        missing = sorted(capabilities - self.globals.capabilities)
        header = (*self.header[:3], self.bound, self.header[4])
        everything = [header, *(instruction(CAPABILITY, each) for each in missing), *kept, *self._new, *body]
        return b"".join(struct.pack(f"<{len(each)}I", *each) for each in everything)
