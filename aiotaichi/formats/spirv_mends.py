"""The mends of a shader: replacements for instructions that taichi 1.7.4 writes, but SPIR-V forbids."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .spirv_code import HEADER_WORDS, ShaderCode
from .spirv_declarations import CAPABILITY, VARIABLE, Declarations

__all__ = ["MENDED", "Mend", "Mends", "replaced_opcode"]

Mend = tuple[int, int, tuple[int, ...]]
"""The position of the first word to replace, the position after the last one, and the new words."""

_LINE, _CONSTANT, _FUNCTION, _MEMORY_BARRIER, _LABEL, _NO_LINE = 8, 43, 54, 225, 248, 317
_IN_HEAD = {VARIABLE, _LABEL, _LINE, _NO_LINE}
# Bitwise or, exclusive or, and, not: the logical instruction that taichi should have written for booleans.
_LOGICAL = {197: 166, 198: 165, 199: 167, 200: 168}
_BOUND = 3  # the position of the bound of ids
_MAX_COUNT = 0xFFFF  # words of an instruction
_ORDERED = 0x8 | 0x40 | 0x100 | 0x800  # acquire and release; of buffers, shared memory and images

MENDED = frozenset({_FUNCTION, _MEMORY_BARRIER, *_IN_HEAD, *_LOGICAL})
"""The opcodes that :meth:`Mends.add` must get."""


class Mends:
    """Finds the mends of a shader. It gets the shader's instructions one after the other.

    The head of a function consists of its first label, and of the variables and line numbers right after the label.
    Local variables must stand in the head. taichi declares some of them after other instructions.

    The entry point must list the built-in variables that the shader reads. taichi forgets to list some of them.

    A memory barrier must say which memory it orders. taichi's barrier of a subgroup does not: it gets all kinds.
    """

    def __init__(self, code: ShaderCode, declarations: Declarations) -> None:
        self._code = code
        self._declarations = declarations
        self._label_end = 0  # the end of the function's first label; 0: no label yet
        self._head_end = 0
        self._is_in_function = False
        self._moved: list[tuple[int, int]] = []  # the positions of misplaced variables
        self._inserted: dict[int, list[int]] = {}  # by position: the words of misplaced variables
        self._replaced: list[Mend] = []  # bitwise instructions on booleans
        self._barriers: list[int] = []  # the positions of memory barriers that order nothing
        self._first_function = 0

    def add(self, opcode: int, position: int, count: int) -> None:
        """Look at an instruction of ``MENDED``."""
        words = self._code.words
        if opcode == _FUNCTION:
            self._is_in_function, self._label_end = True, 0
            self._first_function = self._first_function or position
        elif opcode in _LOGICAL:
            if count > 1 and words[position + 1] == self._declarations.boolean:
                self._replaced.append(replaced_opcode(words, position, _LOGICAL[opcode]))
        elif opcode == _MEMORY_BARRIER:
            if count > 2 and self._declarations.constants.get(words[position + 2]) == 0:
                self._barriers.append(position)
        elif opcode == _LABEL and self._is_in_function and not self._label_end:
            self._label_end = self._head_end = position + count
        elif self._label_end:
            if position == self._head_end:
                self._head_end += count
            elif opcode == VARIABLE:
                self._moved.append((position, position + count))
                self._inserted.setdefault(self._label_end, []).extend(words[position : position + count])

    def found(self) -> tuple[Mend, ...]:
        """Return the mends, in any order."""
        removed = (*self._declarations.needless_layouts(), *self._moved)
        mends: list[Mend] = [(start, end, ()) for start, end in removed]
        mends += [(position, position, tuple(words)) for position, words in self._inserted.items()]
        return (*mends, *self._replaced, *self._declared(), *self._listed(), *self._ordered())

    def _declared(self) -> Iterator[Mend]:
        undeclared = sorted(self._declarations.undeclared())
        if undeclared:
            words = [word for each in undeclared for word in (2 << 16 | CAPABILITY, each)]
            yield HEADER_WORDS, HEADER_WORDS, tuple(words)

    def _listed(self) -> Iterator[Mend]:
        unlisted, (start, end, _) = self._declarations.unlisted(), self._declarations.interface
        if unlisted:
            count = end - start + len(unlisted)
            if count > _MAX_COUNT:
                raise self._code.error(start, f"an entry point that lists its variables has {count} words")
            yield start, start + 1, (self._code.words[start] & 0xFFFF | count << 16,)
            yield end, end, tuple(unlisted)

    def _ordered(self) -> Iterator[Mend]:
        if not self._barriers:
            return
        new = self._code.words[_BOUND]
        yield _BOUND, _BOUND + 1, (new + 1,)
        constant = (4 << 16 | _CONSTANT, min(self._declarations.integers), new, _ORDERED)
        yield self._first_function, self._first_function, constant
        for position in self._barriers:
            yield position + 2, position + 3, (new,)


def replaced_opcode(words: Sequence[int], position: int, opcode: int) -> Mend:
    """Return the mend that gives the instruction at ``position`` another opcode."""
    return position, position + 1, (words[position] & ~0xFFFF | opcode,)
