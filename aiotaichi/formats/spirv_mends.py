"""What taichi 1.7.4 writes, but SPIR-V forbids: the mends of a shader replace these instructions."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from .spirv_declarations import CAPABILITY, HEADER_WORDS, VARIABLE, Declarations, ShaderCode

__all__ = ["MENDED", "SUBGROUP_OPERATIONS", "Mend", "Mends", "Subgroups"]

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
_SUBGROUP_LOGICAL = {359: 362, 360: 363, 361: 364}

SUBGROUP_OPERATIONS = frozenset(_CAPABILITIES)
"""The opcodes that :meth:`Subgroups.add` must get."""


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
                self._replaced.append(_replaced_opcode(words, position, _LOGICAL[opcode]))
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


def _replaced_opcode(words: Sequence[int], position: int, opcode: int) -> Mend:
    """Return the mend that gives the instruction at ``position`` another opcode."""
    return position, position + 1, (words[position] & ~0xFFFF | opcode,)


class Subgroups:
    """Finds the capabilities and the mends of a shader's subgroup operations. It gets one operation after the other.

    taichi 1.7.4 does not declare that its shaders need the capabilities. A broadcast from an invocation that is not a
    constant becomes a shuffle, which may take any invocation. A bitwise operation on booleans becomes a logical one.
    """

    def __init__(self, code: ShaderCode, declarations: Declarations) -> None:
        self._code = code
        self._declarations = declarations
        self.has_odd_sizes = False  # whether an operation works on integers of 8, 16 or 64 bits, or on f16
        self.mends: list[Mend] = []

    def add(self, opcode: int, position: int, count: int) -> None:
        """Look at an instruction of ``SUBGROUP_OPERATIONS``."""
        self._code.check_length(position, count, 4 if _CAPABILITIES[opcode] == _BASIC else 5)
        words, declarations = self._code.words, self._declarations
        written = opcode
        if opcode == _BROADCAST and words[position + count - 1] not in declarations.constants:
            opcode = _SHUFFLED
        elif words[position + 1] == declarations.boolean:
            opcode = _SUBGROUP_LOGICAL.get(opcode, opcode)
        if opcode != written:
            self.mends.append(_replaced_opcode(words, position, opcode))
        capability = _CAPABILITIES[opcode]
        if capability == _ARITHMETIC and words[position + 4] == _CLUSTERED_REDUCE:
            capability = _CLUSTERED
        declarations.needed.add(capability)
        self.has_odd_sizes |= words[position + 1] in declarations.odd_sizes
