"""The loop of a shader: find the array extents whose product is the range of the grid-stride loop."""

from __future__ import annotations

from .spirv_code import ShaderCode
from .spirv_declarations import INPUT, UNIFORM, VARIABLE, Declarations

__all__ = ["Extent", "loop_extents"]

Extent = tuple[int, int]
"""An argument's index, and an axis of the array."""

_LOAD, _ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN = 61, 65, 66
_PHI, _LOOP_MERGE, _LABEL, _BRANCH = 245, 246, 248, 249
# The fewest words of each instruction that is read.
_MIN_WORDS = {_LOAD: 4, _ACCESS_CHAIN: 4, _IN_BOUNDS_ACCESS_CHAIN: 4, _LOOP_MERGE: 4, _LABEL: 2, _BRANCH: 2}

# Instructions without effects on memory: names and lines, composites, conversions, arithmetic, logic and bits. Also
# declarations of local variables, and the instructions of GLSL.std.450 that taichi uses for integers.
_PURE = frozenset({VARIABLE, 1, 8, 12, 317, *range(77, 85), *range(109, 125), *range(126, 206)})

_COPIES = frozenset({83, 124})  # CopyObject, Bitcast
_ADD, _SUBTRACT, _MULTIPLY = 128, 130, 132  # opcodes for integers
_COMPARISONS = frozenset(range(170, 180))


def loop_extents(code: ShaderCode, declarations: Declarations, start: int) -> tuple[Extent, ...] | None:
    """Return the distinct extents whose product is the range of the loop, in the order in which they are loaded.

    The first block of a function loads the bounds, and branches to the loop. If the block loads anything but extents
    and built-ins, or computes anything but the product of the extents, the range may be anything.

    Parameters
    ----------
    code
        The shader.
    declarations
        Its declarations, all of which stand before functions.
    start
        The position after the function's first instruction.

    Returns
    -------
    The extents, empty for a constant range. None if the range may be anything, or if the function has no loop.
    """
    bounds = _Bounds(code, declarations)
    header = 0  # the label of the loop, after the first block has branched to the loop
    labels = 0
    for opcode, position, count in code.instructions(start):
        if opcode in _MIN_WORDS:
            code.check_length(position, count, _MIN_WORDS[opcode])
        if opcode == _LOAD:
            if not bounds.load(position):
                return None
        elif opcode in (_ACCESS_CHAIN, _IN_BOUNDS_ACCESS_CHAIN):
            bounds.access(position, count)
        elif opcode == _LABEL:
            labels += 1
            if labels > 1 and (labels > 2 or code.id(position + 1) != header):
                return None
        elif opcode == _BRANCH and not header:
            header = code.id(position + 1)
        elif opcode == _LOOP_MERGE and labels == 2:
            return tuple(bounds.extents)
        elif opcode in _PURE:
            if not bounds.compute(opcode, position, count):
                return None
        elif not (opcode == _PHI and labels == 2):
            return None
    return None


class _Bounds:
    """Follows the extents through the block that computes the bounds of the loop.

    Attributes
    ----------
    extents
        The extents that were loaded, in order.
    """

    def __init__(self, code: ShaderCode, declarations: Declarations) -> None:
        self._code = code
        self._declarations = declarations
        self._pointers: dict[int, Extent | None] = {}  # by id: pointers to extents; None: to a built-in
        self._products: set[int] = set()  # the ids of extents and their products
        self.extents: dict[Extent, None] = {}

    def load(self, position: int) -> bool:
        """Note the extent that a load reads. Return False if the load reads neither an extent nor a built-in."""
        variables = self._declarations.variables
        pointer = self._code.id(position + 3)
        if pointer not in self._pointers:
            return pointer in variables and variables[pointer][1] == INPUT
        extent = self._pointers[pointer]
        if extent is not None:
            self.extents[extent] = None
            self._products.add(self._code.id(position + 2))
        return True

    def access(self, position: int, count: int) -> None:
        """Note the result of an access chain if it points to an extent or a built-in."""
        declarations, code = self._declarations, self._code
        base = code.id(position + 3)
        storage = declarations.variables[base][1] if base in declarations.variables else None
        result = code.id(position + 2)
        if storage == INPUT:
            self._pointers[result] = None
        elif storage == UNIFORM and declarations.bindings.get(base) == 0 and count == 7:
            argument, member, axis = (declarations.constants.get(code.id(position + i), -1) for i in (4, 5, 6))
            if argument >= 0 and member == 0 and axis >= 0:
                self._pointers[result] = (argument, axis)

    def compute(self, opcode: int, position: int, count: int) -> bool:
        """Note the result of an instruction if it is a product of extents.

        Return False if the instruction computes another value from extents.
        """
        operands = self._code.words[position + 3 : position + count]
        factors = [each in self._products for each in operands]
        if not any(factors) or opcode in _COMPARISONS:
            return True
        if opcode in _COPIES or (opcode == _MULTIPLY and all(factors)):
            self._products.add(self._code.id(position + 2))
            return True
        # taichi adds and subtracts the start of the loop, which is 0.
        adds_zero = len(operands) == 2 and factors[0] and self._declarations.constants.get(operands[1]) == 0
        if opcode in (_ADD, _SUBTRACT) and adds_zero:
            self._products.add(self._code.id(position + 2))
            return True
        return False
