"""The ranges of the loops in shaders: which extents and arguments of a launch they come from.

taichi puts the length of an array into the loop's own shader. Another range, such as ``range(count)``, is computed by
a task before, which stores it in the temporaries of the kernel. The loop loads it from there.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, TypeAlias

from .spirv_declarations import INPUT, STORAGE_BUFFER, UNIFORM, VARIABLE, Declarations, ShaderCode

__all__ = ["Extent", "Loop", "Place", "Range", "fits_any_grid", "read_loop", "stored_ranges"]

Extent = tuple[int, int | None]
"""An argument's index, and an axis of the array. Without an axis, the argument is an integer of 32 bits."""

Place = tuple[int, int]
"""The binding of a buffer, and the index of a word."""

Range: TypeAlias = tuple[Extent, ...]
"""The extents and arguments whose product is the range."""

_UNKNOWN: Extent = (-1, None)
_MOST_FACTORS = 16
_LOOP_USES = 2  # of an invocation's place in the grid: by the loop's index, as it begins and as it steps

_EXTENDED_INSTRUCTION, _LOAD, _STORE, _ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN = 12, 61, 62, 65, 66
_PHI, _LOOP_MERGE, _LABEL, _BRANCH, _RETURN = 245, 246, 248, 249, 253
_SELECTION = {247, 250}  # SelectionMerge, BranchConditional
# The fewest words of each instruction that is read.
_MIN_WORDS = {
    _EXTENDED_INSTRUCTION: 5,
    _LOAD: 4,
    _STORE: 3,
    _ACCESS_CHAIN: 4,
    _IN_BOUNDS_ACCESS_CHAIN: 4,
    _LOOP_MERGE: 4,
    _LABEL: 2,
    _BRANCH: 2,
}

# Instructions without effects on memory: names and lines, composites, conversions, arithmetic, logic and bits. Also
# declarations of local variables, and the instructions of GLSL.std.450 that taichi uses for integers.
_PURE = frozenset({VARIABLE, 1, 8, _EXTENDED_INSTRUCTION, 317, *range(77, 85), *range(109, 125), *range(126, 206)})

_COPIES = frozenset({83, 124})  # CopyObject, Bitcast
_SUMS, _MULTIPLY, _SHIFT_RIGHT = {128, 130}, 132, 195  # of integers: IAdd and ISub, IMul, ShiftRightArithmetic
_COMPARISONS = frozenset(range(170, 180))
_MAXIMUM = 42  # of GLSL.std.450: SMax


class Loop(NamedTuple):
    """A loop that steps by the grid.

    Attributes
    ----------
    range
        The distinct extents of arrays whose product is the range, in the order in which they are loaded. Empty for a
        constant range; None if the range is in a buffer.
    range_place
        The place of the buffer that the range is loaded from.
    grid_values
        The ids of what tells an invocation its place in the grid, and of all that the first block computes from it.
    start
        The position of the loop's first label.
    """

    range: Range | None
    range_place: Place | None
    grid_values: frozenset[int]
    start: int


def read_loop(code: ShaderCode, declarations: Declarations, start: int) -> Loop | None:
    """Return the loop of a shader. ``start`` is the position after the function's first instruction.

    The first block of a function loads the bounds, and branches to the loop. If the block loads anything but extents,
    built-ins and one word of a buffer, or computes anything but the product of the extents, the range may be
    anything: None. So it is if the function has no loop.
    """
    block = _Block(code, declarations)
    header = header_at = 0  # the label of the loop, after the first block has branched to the loop
    labels = 0
    for opcode, position, count in code.instructions(start):
        if opcode in _MIN_WORDS:
            code.check_length(position, count, _MIN_WORDS[opcode])
        if opcode == _LOAD:
            if not block.load(position):
                return None
        elif opcode in (_ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN):
            block.access(position, count)
        elif opcode == _LABEL:
            labels, header_at = labels + 1, position
            if labels > 1 and (labels > 2 or code.id(position + 1) != header):
                return None
        elif opcode == _BRANCH and not header:
            header = code.id(position + 1)
        elif opcode == _LOOP_MERGE and labels == 2:
            return Loop(*block.loaded(), frozenset(block.grid_values), header_at)
        elif opcode in _PURE:
            if not block.compute(opcode, position, count):
                return None
        elif not (opcode == _PHI and labels == 2):
            return None
    return None


def fits_any_grid(code: ShaderCode, declarations: Declarations, loop: Loop) -> bool:
    """Return whether nothing but the loop's index depends on the place of an invocation in the grid."""
    ids = loop.grid_values | declarations.grid_variables()
    uses = len(list(filter(ids.__contains__, code.words[loop.start :].tolist())))
    if uses > _LOOP_USES:  # the number of a function of GLSL may equal an id
        found = (position for opcode, position, _ in code.instructions(loop.start) if opcode == _EXTENDED_INSTRUCTION)
        uses -= sum(code.words[position + 4] in ids for position in found)
    return uses == _LOOP_USES


def stored_ranges(code: ShaderCode, declarations: Declarations, start: int) -> Mapping[Place, Range | None] | None:
    """Return the products that a shader stores for loops of other shaders; by place, None for other values.

    A serial task of taichi's has one block that one invocation goes through. None if the shader is no such task, or
    may store anything anywhere. ``start`` is the position after the function's first instruction.
    """
    block = _Block(code, declarations)
    labels = 0
    for opcode, position, count in code.instructions(start):
        if opcode in _MIN_WORDS:
            code.check_length(position, count, _MIN_WORDS[opcode])
        if opcode == _LOAD:
            block.load(position)
        elif opcode in (_ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN):
            block.access(position, count)
        elif opcode == _STORE:
            if not block.store(position):
                return None
        elif opcode == _LABEL:
            labels += 1
        elif opcode == _RETURN and labels == 3:
            return block.stored
        elif opcode in _PURE:
            block.compute(opcode, position, count)
        elif not ((opcode in _SELECTION and labels == 1) or (opcode == _BRANCH and labels == 2)):
            return None
    return None


class _Block:
    """Follows extents, integer arguments and their products through a block."""

    def __init__(self, code: ShaderCode, declarations: Declarations) -> None:
        self._code = code
        self._declarations = declarations
        self._constants = dict(declarations.constants)  # and those that the block computes
        self._pointers: dict[int, Extent | None] = {}  # by id: pointers to extents; None: to a built-in
        self._places: dict[int, Place] = {}  # by id: pointers to words of buffers
        self._products: dict[int, Range] = {}  # by id: extents and their products
        self._extents: dict[Extent, None] = {}  # those that were loaded, in order
        self._loaded_from: list[Place] = []
        self.grid_values: set[int] = set()  # the ids of built-ins, and of all that is computed from them
        self.stored: dict[Place, Range | None] = {}

    def loaded(self) -> tuple[Range | None, Place | None]:
        """Return the distinct extents that were loaded, in their order; or the place if one word was loaded."""
        if not self._loaded_from:
            return (tuple(self._extents) if all(axis is not None for _, axis in self._extents) else None), None
        return None, (self._loaded_from[0] if len(self._loaded_from) == 1 and not self._extents else None)

    def load(self, position: int) -> bool:
        """Note what a load reads. Return False if it reads no extent, no argument, no built-in, and no known word."""
        result, pointer = self._code.id(position + 2), self._code.id(position + 3)
        if pointer in self._places:
            self._loaded_from.append(self._places[pointer])
            self._products[result] = (_UNKNOWN,)
        elif pointer not in self._pointers:
            variables = self._declarations.variables
            self.grid_values.add(result)
            return pointer in variables and variables[pointer][1] == INPUT
        elif (extent := self._pointers[pointer]) is not None:
            if self._code.id(position + 1) not in self._declarations.integers:
                return False
            self._extents[extent] = None
            self._products[result] = (extent,)
        else:
            self.grid_values.add(result)
        return True

    def access(self, position: int, count: int) -> None:
        """Note the result of an access chain if it points to an extent, an argument, a built-in or a word."""
        declarations, code = self._declarations, self._code
        base, result = code.id(position + 3), code.id(position + 2)
        storage = declarations.variables[base][1] if base in declarations.variables else None
        indices = [self._constants.get(code.id(position + i), -1) for i in range(4, count)]
        binding = declarations.bindings.get(base)
        if storage == INPUT:
            self._pointers[result] = None
            self.grid_values.add(result)
        elif any(index < 0 for index in indices) or binding is None:
            return
        elif storage == UNIFORM and binding == 0 and len(indices) == 3 and indices[1] == 0:
            self._pointers[result] = (indices[0], indices[2])
        elif storage == UNIFORM and binding == 0 and len(indices) == 1:
            self._pointers[result] = (indices[0], None)
        elif storage == STORAGE_BUFFER and len(indices) == 2 and indices[0] == 0:
            self._places[result] = (binding, indices[1])

    def compute(self, opcode: int, position: int, count: int) -> bool:
        """Note the result of an instruction if it is a product. Return False if a product becomes another value."""
        if count < 4:
            return True
        result, operands = self._code.words[position + 2], self._code.words[position + 3 : position + count]
        if not self.grid_values.isdisjoint(operands):
            self.grid_values.add(result)
        if opcode == _EXTENDED_INSTRUCTION and len(operands) > 1 and operands[1] == _MAXIMUM:
            opcode, operands = _MAXIMUM, operands[2:]
        if opcode == _SHIFT_RIGHT and all(each in self._constants for each in operands):
            self._constants[result] = self._constants[operands[0]] >> self._constants[operands[1]]
        factors = [self._products[each] for each in operands if each in self._products]
        if not factors or opcode in _COMPARISONS:
            return True
        # taichi adds and subtracts the start of the loop, which is 0. A range is at least 0.
        is_first, zeros = operands[0] in self._products, [self._constants.get(each) == 0 for each in operands]
        adds_zero = opcode in _SUMS and len(operands) == 2 and is_first and zeros[1]
        is_product = opcode == _MULTIPLY and len(factors) == len(operands)
        if not (is_product or adds_zero or opcode in _COPIES or (opcode == _MAXIMUM and any(zeros))):
            return False
        product = tuple(each for factor in factors for each in factor)
        if len(product) > _MOST_FACTORS:
            return False
        self._products[result] = product
        return True

    def store(self, position: int) -> bool:
        """Note what a store writes. Return False if it is not known where."""
        place = self._places.get(self._code.id(position + 1))
        if place is None:
            return False
        product = self._products.get(self._code.id(position + 2), (_UNKNOWN,))
        self.stored[place] = None if _UNKNOWN in product else product
        return True
