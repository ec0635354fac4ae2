"""A mend of shaders: a group adds to a copy of a small array in its shared memory, and then the copy to the array.

A histogram is an example: all invocations add to the same few numbers. A GPU runs atomic operations on one address
one after the other, and those on shared memory much faster. So each group has a copy of the array. When its loop is
over, it adds the numbers that have changed to the array.

An array gets a copy if the shader uses it only for one operation on integers of 32 bits, whose old value nobody uses.
It must also be small when the kernel runs: the code asks for the array's length. If the array is larger, or an index
is out of bounds, the operation is the same as before. Integers stay exact.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from .spec import GfxTask
from .spirv_declarations import INPUT, STORAGE_BUFFER, VARIABLE, WORKGROUP
from .spirv_loop import OPERATIONS, LoopShader, Memory, Op, Words, instruction, movable, opcode_of, renamed

__all__ = ["share_atomics"]

_WORDS = 1024  # of a copy
_MOST = 4  # copies: 16 KiB, which each device has
_INTEGERS = frozenset(range(234, 243)) & OPERATIONS.keys()
_FIRST_WORDS = frozenset(7 << 16 | opcode for opcode in _INTEGERS)
_GROUP, _ACQUIRE_RELEASE, _OF_WORKGROUP = 2, 0x8, 0x100  # a scope, and semantics of memory
_LEAST_LISTED = 0x10400  # the version of SPIR-V whose entry points list all variables
_BUILT_IN, _PLACE_IN_GRID, _GROUP_SIZE = 11, 28, 17  # a decoration, its value, and a mode of execution
_MEMORY_MODEL = 5345  # a capability: barriers have other semantics
_ENTRY_POINT, _MODE, _TYPE_ARRAY, _TYPE_RUNTIME_ARRAY, _TYPE_STRUCT, _ARRAY_LENGTH = 15, 16, 28, 29, 30, 68
_ADD, _REMAINDER, _SELECT, _DIFFER, _BELOW, _AT_MOST, _CONTROL_BARRIER = 128, 137, 169, 171, 176, 178, 224


@dataclass(frozen=True, slots=True, eq=False)
class _Atomic:
    """An atomic operation on an element of an array.

    Attributes
    ----------
    start, copied
        The place of the first of its instructions, and all places: taichi writes a barrier of memory in front.
    unused
        The places of the instructions that compute something from the old value. Nobody uses it.
    words
        The instruction.
    pointer, array, index
        The ids of the address, of the array's variable, and of the index.
    buffer
        The array, whatever the variable.
    """

    start: int
    copied: tuple[int, ...]
    unused: frozenset[int]
    words: Words
    pointer: int
    array: int
    index: int
    buffer: Memory

    @property
    def operation(self) -> int:
        return opcode_of(self.words)

    @property
    def type(self) -> int:
        return self.words[1]


@dataclass(frozen=True, slots=True)
class _Copy:
    """A group's copy of an array. All but the first two are ids.

    Attributes
    ----------
    atomic
        One of the operations on the array.
    identity
        The number that changes nothing.
    variable
        The variable in shared memory.
    is_small, limit
        Whether the array has a copy, and how many numbers are in the copy: all of the array, or 0.
    """

    atomic: _Atomic
    identity: int
    variable: int
    is_small: int
    limit: int


def share_atomics(code: bytes, task: GfxTask) -> bytes:
    """Return a task's shader whose groups add to copies of small arrays; the same bytes if there is no such array.

    Parameters
    ----------
    code
        A shader that :func:`~aiotaichi.formats.spirv.read_shader` has read, with its mends.
    task
        The task of the shader: it tells which buffers may be the same memory.
    """
    try:
        shader = LoopShader.read(code, task, _FIRST_WORDS)
        if shader is None or _MEMORY_MODEL in shader.globals.capabilities:
            return code
        found = _shareable(shader)
        grid = _Grid.of(shader)
        return _Writer(shader, grid).written(found) if found and grid else code
    except (IndexError, KeyError, ValueError):  # it is damaged. The validator will say where
        return code


def _shareable(shader: LoopShader) -> list[_Atomic]:
    """Return the atomic operations on arrays that get copies.

    Their barriers of memory are left out: the shader reads nothing of these arrays.
    """
    main, globals = shader.main, shader.globals
    places = range(main.loop, main.after)
    found = movable(main, globals, [each for place in places if (each := _element(shader, place))])
    fits = WORKGROUP not in globals.storage.values() and len({each.buffer for each in found}) <= _MOST
    return found if fits and all(_is_only_use(shader, each, found) for each in found) else []


def _element(shader: LoopShader, place: int) -> _Atomic | None:
    """Return the atomic operation at a place, if it changes an element of an array, and nobody uses the old value."""
    main, globals = shader.main, shader.globals
    words = main.code[place]
    if opcode_of(words) not in _INTEGERS or words[1] not in globals.integers:
        return None
    unused = main.unused_from(words[2])
    chain = main.code[main.definitions[words[3]]]
    if unused is None or opcode_of(chain) not in (Op.CHAIN, Op.CHAIN_IN_BOUNDS) or len(chain) != 6:
        return None
    array, zero, index = chain[3:]
    if globals.storage.get(array) != STORAGE_BUFFER or not _is_plain_array(shader, array, words[1]):
        return None
    if zero not in {each[2] for each in shader.before if opcode_of(each) == Op.CONSTANT and each[3:] == (0,)}:
        return None
    copied = (place - 1, place) if opcode_of(main.code[place - 1]) == Op.BARRIER else (place,)
    return _Atomic(copied[0], copied, unused, words, words[3], array, index, globals.buffers[array])


def _is_plain_array(shader: LoopShader, variable: int, number: int) -> bool:
    """Return whether a buffer is nothing but an array of numbers of a type."""
    types = {
        each[1]: each
        for each in shader.before
        if opcode_of(each) in (_TYPE_RUNTIME_ARRAY, _TYPE_STRUCT, Op.TYPE_POINTER)
    }
    pointers = {each[2]: each[1] for each in shader.before if opcode_of(each) == VARIABLE}
    struct = types[types[pointers[variable]][3]]
    if opcode_of(struct) != _TYPE_STRUCT or len(struct) != 3:
        return False
    array = types.get(struct[2], (0, 0, 0))
    return opcode_of(array) == _TYPE_RUNTIME_ARRAY and array[2] == number


def _is_only_use(shader: LoopShader, atomic: _Atomic, found: Sequence[_Atomic]) -> bool:
    """Return whether the shader uses an array only for this operation on this type: with any index, in any place."""
    main, buffers = shader.main, shader.globals.buffers
    same = [
        each
        for each in found
        if (each.buffer, each.operation, each.type) == (atomic.buffer, atomic.operation, atomic.type)
    ]
    places = {place for each in same for place in each.copied}
    variables = [variable for variable, buffer in buffers.items() if buffer == atomic.buffer]
    chains = [main.code[place] for variable in variables for place in main.users.get(variable, ())]
    return all(
        opcode_of(chain) in (Op.CHAIN, Op.CHAIN_IN_BOUNDS) and places.issuperset(main.users.get(chain[2], ()))
        for chain in chains
    )


@dataclass(frozen=True, slots=True)
class _Grid:
    """How the invocations of a group are numbered.

    Attributes
    ----------
    place
        The id of the variable with an invocation's place in the grid.
    size
        How many invocations are in a group.
    number
        The type of integers without a sign.
    """

    place: int
    size: int
    number: int

    @classmethod
    def of(cls, shader: LoopShader) -> _Grid | None:
        """Return the grid if its groups have one axis, and share the numbers of a copy evenly."""
        built_in = (Op.DECORATE, _BUILT_IN, _PLACE_IN_GRID)
        places = [each[1] for each in shader.before if (opcode_of(each), *each[2:]) == built_in]
        sizes = [each[3:] for each in shader.before if opcode_of(each) == _MODE and each[2] == _GROUP_SIZE]
        numbers = [each[1] for each in shader.before if opcode_of(each) == Op.TYPE_INT and each[2:] == (32, 0)]
        if len(places) != 1 or len(sizes) != 1 or not numbers:
            return None
        size, *others = sizes[0]
        return cls(places[0], size, numbers[0]) if others == [1, 1] and size and not _WORDS % size else None


class _Writer:
    """Writes a shader with copies."""

    def __init__(self, shader: LoopShader, grid: _Grid) -> None:
        self._shader = shader
        self._grid = grid
        self._boolean = shader.globals.boolean
        self._group = self._number(_GROUP)

    def written(self, found: Sequence[_Atomic]) -> bytes:
        """Return the shader. ``found``: the operations on arrays that get copies."""
        main = self._shader.main
        copies = {buffer: self._copy(each) for buffer, each in {each.buffer: each for each in found}.items()}
        starts = {each.start: each for each in found}
        removed = {place for each in found for place in (*each.copied, *each.unused)}
        indices = [self._shader.id() for _ in range(0, _WORDS, self._grid.size)]
        body: list[Words] = []
        last: dict[int, int] = {}  # the label of the last part of each block that is cut
        label = 0
        for place, words in enumerate(main.code):
            if place == main.loop - 1:
                body += self._begin(list(copies.values()), indices)
                last[label] = _last_label(body)
            if atomic := starts.get(place):
                body += self._choice(atomic, copies[atomic.buffer])
                last[label] = _last_label(body)
            if place not in removed:
                body.append(words)
            if opcode_of(words) == Op.LABEL:
                label = words[1]
            if place == main.after:
                body += self._end(list(copies.values()), indices)
        body = [renamed(words, last) if opcode_of(words) == Op.PHI else words for words in body]
        return self._listed([each.variable for each in copies.values()]).written(body)

    def _copy(self, atomic: _Atomic) -> _Copy:
        """Declare the copy of an array."""
        shader, number = self._shader, atomic.type
        array = shader.declare(_TYPE_ARRAY, (), (number, self._number(_WORDS)))
        identity = shader.constant(Op.CONSTANT, number, OPERATIONS[atomic.operation].identity)
        return _Copy(atomic, identity, shader.variable(WORKGROUP, array), shader.id(), shader.id())

    def _listed(self, variables: Sequence[int]) -> LoopShader:
        """Return the shader with its new variables in its entry point, if its version of SPIR-V asks for this."""
        shader = self._shader
        if shader.header[1] < _LEAST_LISTED:
            return shader
        return replace(
            shader,
            before=[
                instruction(_ENTRY_POINT, *each[1:], *variables) if opcode_of(each) == _ENTRY_POINT else each
                for each in shader.before
            ],
        )

    def _begin(self, copies: Sequence[_Copy], indices: Sequence[int]) -> list[Words]:
        """Return code in front of the loop: which arrays are small, and the numbers of their copies."""
        number, zero = self._grid.number, self._number(0)
        place, in_grid = self._shader.id(), self._shader.id()
        code = [
            instruction(Op.CHAIN, self._shader.pointer(INPUT, number), place, self._grid.place, zero),
            instruction(Op.LOAD, number, in_grid, place),
            instruction(_REMAINDER, number, indices[0], in_grid, self._number(self._grid.size)),
        ]
        for turn, index in enumerate(indices[1:], 1):
            code.append(instruction(_ADD, number, index, indices[0], self._number(turn * self._grid.size)))
        for each in copies:
            length, fill, filled = (self._shader.id() for _ in range(3))
            code += [
                instruction(_ARRAY_LENGTH, number, length, each.atomic.array, 0),
                instruction(_AT_MOST, self._boolean, each.is_small, length, self._number(_WORDS)),
                instruction(_SELECT, number, each.limit, each.is_small, length, zero),
                instruction(Op.SELECTION_MERGE, filled, 0),
                instruction(Op.BRANCH_IF, each.is_small, fill, filled),
                instruction(Op.LABEL, fill),
            ]
            for index in indices:
                chain = self._element(each, index)
                code += [chain, instruction(Op.STORE, chain[2], each.identity)]
            code += [instruction(Op.BRANCH, filled), instruction(Op.LABEL, filled)]
        return [*code, self._barrier()]

    def _choice(self, atomic: _Atomic, copy: _Copy) -> list[Words]:
        """Return code for an operation: on the copy if the copy has the number, else on the array."""
        has_copy, then, otherwise, done = (self._shader.id() for _ in range(4))
        chain = self._element(copy, atomic.index)
        return [
            instruction(_BELOW, self._boolean, has_copy, atomic.index, copy.limit),
            instruction(Op.SELECTION_MERGE, done, 0),
            instruction(Op.BRANCH_IF, has_copy, then, otherwise),
            instruction(Op.LABEL, then),
            chain,
            self._operation(atomic, chain[2], self._group, self._number(0), atomic.words[6]),
            instruction(Op.BRANCH, done),
            instruction(Op.LABEL, otherwise),
            atomic.words,
            instruction(Op.BRANCH, done),
            instruction(Op.LABEL, done),
        ]

    def _end(self, copies: Sequence[_Copy], indices: Sequence[int]) -> list[Words]:
        """Return code behind the loop: the numbers of the copies that have changed are added to the arrays."""
        code = [self._barrier()]
        for each in copies:
            merge, merged = self._shader.id(), self._shader.id()
            code += [
                instruction(Op.SELECTION_MERGE, merged, 0),
                instruction(Op.BRANCH_IF, each.is_small, merge, merged),
                instruction(Op.LABEL, merge),
                *(words for index in indices for words in self._merged(each, index)),
                instruction(Op.BRANCH, merged),
                instruction(Op.LABEL, merged),
            ]
        return code

    def _merged(self, copy: _Copy, index: int) -> list[Words]:
        """Return code that adds a number of a copy to the array, if the number has changed."""
        atomic = copy.atomic
        number, has_changed, then, done, element = (self._shader.id() for _ in range(5))
        chain = self._element(copy, index)
        pointer = self._shader.pointer(STORAGE_BUFFER, atomic.type)
        return [
            chain,
            instruction(Op.LOAD, atomic.type, number, chain[2]),
            instruction(_DIFFER, self._boolean, has_changed, number, copy.identity),
            instruction(Op.SELECTION_MERGE, done, 0),
            instruction(Op.BRANCH_IF, has_changed, then, done),
            instruction(Op.LABEL, then),
            instruction(Op.CHAIN, pointer, element, atomic.array, self._number(0), index),
            self._operation(atomic, element, atomic.words[4], atomic.words[5], number),
            instruction(Op.BRANCH, done),
            instruction(Op.LABEL, done),
        ]

    def _element(self, copy: _Copy, index: int) -> Words:
        """Return the instruction for the address of a number in a copy."""
        pointer = self._shader.pointer(WORKGROUP, copy.atomic.type)
        return instruction(Op.CHAIN, pointer, self._shader.id(), copy.variable, index)

    def _operation(self, atomic: _Atomic, pointer: int, scope: int, semantics: int, value: int) -> Words:
        """Return an atomic operation as another one, on another address."""
        return instruction(atomic.operation, atomic.type, self._shader.id(), pointer, scope, semantics, value)

    def _barrier(self) -> Words:
        """Return the instruction by which a group waits until all have come, and sees what all have written."""
        return instruction(_CONTROL_BARRIER, self._group, self._group, self._number(_ACQUIRE_RELEASE | _OF_WORKGROUP))

    def _number(self, value: int) -> int:
        """Return a constant."""
        return self._shader.constant(Op.CONSTANT, self._grid.number, value)


def _last_label(code: Sequence[Words]) -> int:
    return next(words[1] for words in reversed(code) if opcode_of(words) == Op.LABEL)
