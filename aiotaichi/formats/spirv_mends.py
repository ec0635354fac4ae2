"""The mends of a shader: replacements for instructions that taichi 1.7.4 writes, but SPIR-V forbids."""

from __future__ import annotations

from .spirv_code import ShaderCode
from .spirv_declarations import VARIABLE, Declarations

__all__ = ["MENDED", "Mend", "Mends"]

Mend = tuple[int, int, tuple[int, ...]]
"""The position of the first word to replace, the position after the last one, and the new words."""

_LINE, _FUNCTION, _LABEL, _NO_LINE = 8, 54, 248, 317
_IN_HEAD = {VARIABLE, _LABEL, _LINE, _NO_LINE}
# Bitwise or, exclusive or, and, not: the logical instruction that taichi should have written for booleans.
_LOGICAL = {197: 166, 198: 165, 199: 167, 200: 168}

MENDED = frozenset({_FUNCTION, *_IN_HEAD, *_LOGICAL})
"""The opcodes that :meth:`Mends.add` must get."""


class Mends:
    """Finds the mends of a shader. It gets the shader's instructions one after the other.

    The head of a function consists of its first label, and of the variables and line numbers right after the label.
    Local variables must stand in the head. taichi declares some of them after other instructions.
    """

    def __init__(self, code: ShaderCode, declarations: Declarations) -> None:
        self._code = code
        self._declarations = declarations
        self._label_end = 0  # the end of the function's first label; 0: no label yet
        self._head_end = 0
        self._is_in_function = False
        self._moved: list[tuple[int, int]] = []  # the positions of misplaced variables
        self._inserted: dict[int, list[int]] = {}  # by position: the words of misplaced variables
        self._bitwise: list[int] = []  # the positions of bitwise instructions on booleans

    def add(self, opcode: int, position: int, count: int) -> None:
        """Look at an instruction of ``MENDED``."""
        words = self._code.words
        if opcode == _FUNCTION:
            self._is_in_function, self._label_end = True, 0
        elif opcode in _LOGICAL:
            if count > 1 and words[position + 1] == self._declarations.boolean:
                self._bitwise.append(position)
        elif opcode == _LABEL and self._is_in_function and not self._label_end:
            self._label_end = self._head_end = position + count
        elif self._label_end:
            if position == self._head_end:
                self._head_end += count
            elif opcode == VARIABLE:
                self._moved.append((position, position + count))
                self._inserted.setdefault(self._label_end, []).extend(words[position : position + count])

    def found(self) -> tuple[Mend, ...]:
        """Return the mends, in the order of their positions."""
        removed = (*self._declarations.needless_layouts(), *self._moved)
        mends: list[Mend] = [(start, end, ()) for start, end in removed]
        mends += [(position, position, tuple(words)) for position, words in self._inserted.items()]
        for position in self._bitwise:
            first = self._code.words[position]
            mends.append((position, position + 1, (first & ~0xFFFF | _LOGICAL[first & 0xFFFF],)))
        return tuple(sorted(mends))
