"""The functions of a module's LLVM IR, reduced to the flow of pointers.

taichi saves the IR of LLVM 15, with typed pointers.
An instruction that is not understood becomes an :class:`Unknown` with its operands: an analysis of pointers must then
assume the worst. Every line is read once, in linear time.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

__all__ = [
    "POINTER",
    "Call",
    "Derive",
    "Function",
    "Instruction",
    "Load",
    "Names",
    "Reserve",
    "Return",
    "Step",
    "Store",
    "Type",
    "Unknown",
    "UnknownTextError",
    "read_functions",
]

_TOKEN = re.compile(r'[%@]?"[^"]*"|[%@][-\w$.]+|[-\w$.]+|[^\s\w]')
_MAX_DEPTH = 64
_MAX_LINE = 2**16  # characters
_MAX_BYTES = 2**62
_SIZES = {"half": 2, "bfloat": 2, "float": 4, "double": 8, "x86_fp80": 16, "fp128": 16, "ppc_fp128": 16}
_OTHERS = ("void", "label", "metadata", "token", "opaque")


class UnknownTextError(Exception):
    """LLVM IR that these readers do not understand. An analysis catches it, so a user never sees it."""


def _tokens_of(line: str) -> list[str]:
    """Split a line into tokens: words, names, strings and punctuation."""
    if len(line) > _MAX_LINE:
        raise UnknownTextError(f"a line has {len(line)} characters")
    return _TOKEN.findall(line)


@dataclass(frozen=True, slots=True)
class Type:
    """A type. Sizes are in bytes; types without values, such as functions, have size 0."""

    size: int
    alignment: int = 1
    members: tuple[tuple[int, Type], ...] = ()  # of a struct: the offset and the type of each
    element: Type | None = None  # of an array or a vector
    can_address: bool = False  # whether a value can hold the bits of a pointer


POINTER = Type(8, 8, can_address=True)


class _TypeReader:
    """Reads the types of one module. ``named`` has the tokens that define each named type."""

    def __init__(self, named: Mapping[str, Sequence[str]]) -> None:
        self._named = named
        self._resolved: dict[str, Type | None] = {}  # None: the type is being read, or is unknown
        self._depth = 0

    def is_type(self, token: str) -> bool:
        """Return whether a type can begin with the token."""
        return token[0] in "%[{<" or token in _SIZES or token in _OTHERS or token == "ptr" or _bits(token) > 0

    def read(self, tokens: Sequence[str], start: int) -> tuple[Type, int]:
        """Return the type that begins at ``tokens[start]``, and the position after it."""
        if self._depth == _MAX_DEPTH:
            raise UnknownTextError("types are nested too deeply")
        self._depth += 1
        try:
            found, end = self._read(tokens, start)
        except (IndexError, ValueError) as error:
            raise UnknownTextError("the text ends, or a number is missing, within a type") from error
        finally:
            self._depth -= 1
        if not 0 <= found.size <= _MAX_BYTES:
            raise UnknownTextError("a type is larger than any memory")
        return found, end

    def _read(self, tokens: Sequence[str], start: int) -> tuple[Type, int]:
        token, position = tokens[start], start + 1
        found: Type | None = None
        if token in ("[", "<") and tokens[position] != "{":
            count = int(tokens[position])
            element, position = self.read(tokens, position + 2)
            found = _repeated(element, count, is_vector=token == "<")
            position += 1
        elif token in ("{", "<"):
            is_packed = token == "<"
            members, position = self._members(tokens, position + is_packed)
            found = _struct(members, is_packed)
            position += is_packed
        elif token == "ptr":
            found = POINTER
        elif token in _SIZES:
            found = Type(_SIZES[token], _SIZES[token])
        elif token in _OTHERS:
            found = Type(0)
        elif bits := _bits(token):
            size = 1 << (-(-bits // 8) - 1).bit_length()
            found = Type(size, min(size, 8), can_address=bits >= 64)
        elif token[0] != "%":
            raise UnknownTextError(f"{token!r} is not a type")
        # The type that a pointer points to is not resolved: it may contain the pointer's type itself.
        while position < len(tokens) and tokens[position] in ("*", "(", "addrspace"):
            if tokens[position] == "*":
                found, position = POINTER, position + 1
            else:  # a function's parameters, or the number of an address space
                position = tokens.index(")", position) + 1 if tokens[position] != "(" else _after(tokens, position)
                found = found or Type(0)
        return found or self._resolve(token), position

    def _members(self, tokens: Sequence[str], position: int) -> tuple[list[Type], int]:
        members: list[Type] = []
        while tokens[position] != "}":
            member, position = self.read(tokens, position + (tokens[position] == ","))
            members.append(member)
        return members, position + 1

    def _resolve(self, name: str) -> Type:
        if name not in self._resolved:
            if name not in self._named:
                raise UnknownTextError(f"the type {name} is not defined")
            self._resolved[name] = None
            self._resolved[name], _ = self.read(self._named[name], 0)
        found = self._resolved[name]
        if found is None:
            raise UnknownTextError(f"the type {name} is unknown, or contains itself")
        return found


def _after(tokens: Sequence[str], position: int) -> int:
    """Return the position after the group that ``tokens[position]`` opens."""
    depth = 0
    for i in range(position, len(tokens)):
        depth += (tokens[i] == "(") - (tokens[i] == ")")
        if depth == 0:
            return i + 1
    raise UnknownTextError("a parenthesis is not closed")


def _bits(token: str) -> int:
    return int(token[1:]) if token[0] == "i" and token[1:].isdecimal() and len(token) < 9 else 0


def _repeated(element: Type, count: int, is_vector: bool) -> Type:
    size = element.size * count
    alignment = element.alignment
    if is_vector:
        alignment = 1 << (size - 1).bit_length() if size else 1
        size += -size % alignment
    return Type(size, alignment, element=element, can_address=element.can_address)


def _struct(members: Sequence[Type], is_packed: bool) -> Type:
    offset, alignment = 0, 1
    placed = []
    for member in members:
        step = 1 if is_packed else member.alignment
        offset += -offset % step
        placed.append((offset, member))
        offset += member.size
        alignment = max(alignment, step)
    size = offset + -offset % alignment
    return Type(size, alignment, tuple(placed), can_address=any(member.can_address for member in members))


Names: TypeAlias = tuple[str, ...]
"""The names in an operand: one local (``%x``), or the globals (``@f``) of a constant. Empty for a plain number."""


class Load(NamedTuple):
    """Load ``size`` bytes, which may hold a pointer. The size is 0 for numbers that hold none."""

    result: str
    pointer: Names
    size: int


class Store(NamedTuple):
    """Store ``value``. ``result``, if any, is the previous value."""

    pointer: Names
    value: Names
    result: str | None = None


class Step(NamedTuple):
    """Add ``offset`` bytes to ``pointer``. The offset is None if it depends on variables: ``indices``."""

    result: str
    pointer: Names
    offset: int | None
    indices: Names


class Derive(NamedTuple):
    """Make a value from operands: one of them if ``is_same``, else a result computed from them."""

    result: str
    operands: Names
    is_same: bool


class Reserve(NamedTuple):
    """Reserve local memory of the function (``alloca``)."""

    result: str


class Call(NamedTuple):
    """Call a function."""

    callee: Names
    arguments: tuple[Names, ...]
    result: str | None


class Return(NamedTuple):
    """Return ``value`` from the function."""

    value: Names


class Unknown(NamedTuple):
    """Do something unknown to the memory that the operands point to."""

    operands: Names
    result: str | None


Instruction: TypeAlias = Load | Store | Step | Derive | Reserve | Call | Return | Unknown


@dataclass(frozen=True, slots=True)
class Function:
    """A function that the module defines."""

    name: str
    parameters: Names
    instructions: list[Instruction] = field(default_factory=list)


_SAME = {"bitcast", "addrspacecast", "freeze", "phi", "select", "extractelement", "insertelement", "shufflevector",
         "extractvalue", "insertvalue", "ptrtoint", "inttoptr"}  # fmt: skip
_COMPUTED = {"add", "sub", "mul", "sdiv", "udiv", "srem", "urem", "shl", "ashr", "lshr", "and", "or", "xor",
             "zext", "sext", "trunc"}  # fmt: skip
# These yield no pointer and do not write memory. A number converted from a float is not a pointer.
_HARMLESS = {"icmp", "fcmp", "br", "switch", "unreachable", "fence", "fadd", "fsub", "fmul", "fdiv", "frem", "fneg",
             "fptosi", "fptoui", "sitofp", "uitofp", "fpext", "fptrunc"}  # fmt: skip
_CASTS = {"bitcast", "addrspacecast", "ptrtoint", "inttoptr", "zext", "sext", "trunc"}
_ORDERINGS = {"unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"}
_WORDS = {"inbounds", "volatile", "atomic", "weak", "fast", "nnan", "ninf", "nsz", "arcp", "contract", "afn",
          "reassoc", "nuw", "nsw", "exact", "inrange"}  # fmt: skip
_LABEL = re.compile(r'^(?:[-\w$.]+|"[^"]*"):')
_CASE = re.compile(r"^    i\d+ -?\d+, label %|^  \]")
_MAX_LINES = 2**16  # 20 times the largest number in the test modules
_OPENING, _CLOSING = set("([{<"), set(")]}>")


def read_functions(text: str) -> dict[str, Function]:
    """Return the functions that a module defines, by name (``@f``). Raise an UnknownTextError for another text."""
    named: dict[str, Sequence[str]] = {}
    bodies: list[tuple[str, list[str]]] = []
    lines = _lines(text)
    for line in lines:
        if line.startswith("%"):
            name, *definition = _tokens_of(line)
            named[name] = definition[2:]  # after "= type"
        elif line.startswith("define "):
            bodies.append((line, list(_until_end(lines))))
    types = _TypeReader(named)
    functions = {}
    for header, body in bodies:
        function = _header(header)
        function.instructions.extend(_read(types, line) for line in body if _is_instruction(line))
        functions[function.name] = function
    return functions


def _lines(text: str) -> Iterator[str]:
    """Yield the lines one at a time, so that other threads run in between."""
    start = 0
    for _ in range(_MAX_LINES):
        end = text.find("\n", start)
        if end < 0:
            yield text[start:]
            return
        yield text[start:end]
        start = end + 1
    raise UnknownTextError(f"it has more than {_MAX_LINES} lines")


def _until_end(lines: Iterable[str]) -> Iterable[str]:
    for line in lines:
        if line == "}":
            return
        yield line
    raise UnknownTextError("a function does not end")


def _is_instruction(line: str) -> bool:
    """Return whether a line is an instruction. Empty lines, comments, labels and cases of a switch are not."""
    if not line or line.startswith(";") or _LABEL.match(line) or _CASE.match(line):
        return False
    if line.startswith("  ") and line[2:3] not in ("", " "):
        return True
    raise UnknownTextError(f"this does not look like an instruction: {line[:80]!r}")


def _header(line: str) -> Function:
    tokens = _tokens_of(line)
    for i, token in enumerate(tokens):
        if token[0] == "@" and tokens[i + 1 : i + 2] == ["("]:
            return Function(token, tuple(operand[-1] for operand in _operands(tokens, i + 2)))
    raise UnknownTextError(f"no function is defined by {line[:80]!r}")


def _read(types: _TypeReader, line: str) -> Instruction:
    tokens = _tokens_of(line)
    result = None
    if tokens[1:2] == ["="]:
        result, tokens = tokens[0], tokens[2:]
    try:
        found = _understand(types, tokens, result)
    except (UnknownTextError, IndexError, ValueError, StopIteration):
        found = None
    return found or Unknown(tuple(token for token in tokens if token[0] in "%@"), result)


def _understand(types: _TypeReader, tokens: Sequence[str], result: str | None) -> Instruction | None:
    if tokens[0] in ("tail", "musttail", "notail"):
        tokens = tokens[1:]
    operation = tokens[0]
    if operation in _HARMLESS:
        return Derive(result or "", (), is_same=True)
    if operation == "call":
        return _call(types, tokens, result)
    operands = [operand for operand in _operands(tokens, 1) if operand[0] != "!"]
    if operation == "ret":
        return Return(_names(operands[0]))
    if operation == "store":
        return Store(_names(operands[1]), _names(operands[0]))
    if operation in ("atomicrmw", "cmpxchg"):
        # cmpxchg compares with the second operand, and stores the third
        value = operands[1] if operation == "atomicrmw" else operands[2]
        return Store(_names(operands[0]), _names(value), result)
    if result is None:
        return None
    if operation == "load":
        type_, _ = types.read(operands[0], _after_words(operands[0]))
        return Load(result, _names(operands[1]), type_.size if type_.can_address else 0)
    if operation == "alloca":
        return Reserve(result)
    if operation == "getelementptr":
        return _step(types, operands, result)
    if operation in _SAME or operation in _COMPUTED:
        if operation in _CASTS:  # the type after "to" is not an operand
            operands = [operands[0][: len(operands[0]) - operands[0][::-1].index("to") - 1]]
        elif operation == "phi":  # each ends in "value, %block ]"
            operands = [operand[:-3] for operand in operands]
        names = tuple(name for operand in operands for name in _names(operand))
        return Derive(result, names, is_same=operation in _SAME)
    return None


def _step(types: _TypeReader, operands: list[list[str]], result: str) -> Step:
    type_, _ = types.read(operands[0], _after_words(operands[0]))
    indices = operands[2:]
    names = tuple(name for operand in indices for name in _names(operand))
    offset: int | None = None
    if not names:
        first, *rest = (int(operand[-1]) for operand in indices)
        offset = first * type_.size + _offset(type_, rest)
    return Step(result, _names(operands[1]), offset, names)


def _offset(type_: Type, indices: Iterable[int]) -> int:
    offset = 0
    for index in indices:
        if type_.element is not None:
            type_ = type_.element
            offset += index * type_.size
        else:
            start, type_ = type_.members[index]
            offset += start
    return offset


def _call(types: _TypeReader, tokens: Sequence[str], result: str | None) -> Call | None:
    position = 1
    while not types.is_type(tokens[position]):  # flags, and attributes of the return value
        position = tokens.index(")", position) + 1 if tokens[position] == "(" else position + 1
    _, position = types.read(tokens, position)
    callee = tokens[position]
    if tokens[position + 1] != "(" or callee[0] not in "%@":
        return None  # inline assembly, or a cast constant
    return Call((callee,), tuple(map(_names, _operands(tokens, position + 2))), result)


def _operands(tokens: Sequence[str], start: int) -> list[list[str]]:
    """Split the tokens from ``start`` on at commas, up to the end of the group that ``start`` is in."""
    operands: list[list[str]] = [[]]
    depth = 0
    for token in tokens[start:]:
        depth += (token in _OPENING) - (token in _CLOSING)
        if depth < 0:
            break
        if token == "," and depth == 0:
            operands.append([])
        else:
            operands[-1].append(token)
    return [operand for operand in operands if operand]


def _after_words(operand: Sequence[str]) -> int:
    """Return the position of an operand's type, after words like ``inbounds``, ``volatile`` and fast-math flags."""
    return next(i for i, token in enumerate(operand) if token not in _WORDS)


def _names(operand: Sequence[str]) -> Names:
    """Return the names in an operand, ``type attributes value ordering``. Names in the type do not count."""
    end = len(operand)
    while end and operand[end - 1] in _ORDERINGS:
        end -= 1
    if operand[end - 1] == ")" and "syncscope" in operand:
        end = list(operand).index("syncscope")
    last = operand[end - 1]
    if last[0] == "%":
        return (last,)
    return tuple(token for token in operand if token[0] == "@")
