"""Operations between the invocations of a subgroup. taichi 1.7.4 does not declare that its shaders need them."""

from __future__ import annotations

from .spirv_code import ShaderCode
from .spirv_declarations import Declarations
from .spirv_mends import Mend, replaced_opcode

__all__ = ["SUBGROUP_OPERATIONS", "Subgroups"]

_BASIC, _VOTE, _ARITHMETIC, _BALLOT, _SHUFFLE, _SHUFFLE_RELATIVE, _CLUSTERED, _QUAD = range(61, 69)
_BROADCAST, _SHUFFLED = 337, 345  # opcodes
_CAPABILITIES = {
    333: _BASIC,  # elect
    **dict.fromkeys(range(334, 337), _VOTE),
    **dict.fromkeys(range(_BROADCAST, 345), _BALLOT),
    **dict.fromkeys((_SHUFFLED, 346), _SHUFFLE),
    **dict.fromkeys((347, 348), _SHUFFLE_RELATIVE),
    **dict.fromkeys(range(349, 365), _ARITHMETIC),
    **dict.fromkeys((365, 366), _QUAD),
}
_CLUSTERED_REDUCE = 3  # an arithmetic operation for each cluster of a subgroup
# Bitwise and, or, exclusive or: the logical operation that taichi should have written for booleans.
_LOGICAL = {359: 362, 360: 363, 361: 364}

SUBGROUP_OPERATIONS = frozenset(_CAPABILITIES)
"""The opcodes that :meth:`Subgroups.add` must get."""


class Subgroups:
    """Finds the capabilities and the mends of a shader's subgroup operations. It gets one operation after the other.

    Attributes
    ----------
    has_odd_sizes
        Whether an operation works on integers of 8, 16 or 64 bits, or on f16.
    mends
        A broadcast from an invocation that is not a constant becomes a shuffle, which may take any invocation. A
        bitwise operation on booleans becomes a logical one.
    """

    def __init__(self, code: ShaderCode, declarations: Declarations) -> None:
        self._code = code
        self._declarations = declarations
        self.has_odd_sizes = False
        self.mends: list[Mend] = []

    def add(self, opcode: int, position: int, count: int) -> None:
        """Look at an instruction of ``SUBGROUP_OPERATIONS``."""
        self._code.check_length(position, count, 4 if _CAPABILITIES[opcode] == _BASIC else 5)
        words, declarations = self._code.words, self._declarations
        written = opcode
        if opcode == _BROADCAST and words[position + count - 1] not in declarations.constants:
            opcode = _SHUFFLED
        elif words[position + 1] == declarations.boolean:
            opcode = _LOGICAL.get(opcode, opcode)
        if opcode != written:
            self.mends.append(replaced_opcode(words, position, opcode))
        capability = _CAPABILITIES[opcode]
        if capability == _ARITHMETIC and words[position + 4] == _CLUSTERED_REDUCE:
            capability = _CLUSTERED
        declarations.needed.add(capability)
        self.has_odd_sizes |= words[position + 1] in declarations.odd_sizes
