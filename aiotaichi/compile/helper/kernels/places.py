"""What the pointers of a kernel's body point into."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from enum import Enum

from .text import NAME, Function, Instruction

__all__ = [
    "ASSERT",
    "RUNTIME_AMBIENT_ELEMENTS",
    "RUNTIME_RANDOM_STATES",
    "RUNTIME_ROOTS",
    "RUNTIME_TEMPORARIES",
    "SIZES",
    "SOURCES",
    "Place",
    "Region",
    "is_assert",
    "is_pure",
    "loaded",
    "places",
    "writes",
    "written_temporaries",
]

SIZES = {"i1": 1, "i8": 1, "i16": 2, "half": 2, "i32": 4, "float": 4, "i64": 8, "double": 8, "ptr": 8}  # bytes

# Offsets in bytes: struct context of our native code, and taichi's LLVMRuntime (core/llvm_runtime.py has the same).
_CONTEXT_ARGUMENTS, _CONTEXT_RUNTIME, _CONTEXT_RESULT = 0, 8, 24
RUNTIME_ROOTS = range(88, 4184, 8)
RUNTIME_AMBIENT_ELEMENTS = range(24680, 32872, 8)
"""The addresses of the blocks that are read if a sparse field has none at a place."""
RUNTIME_TEMPORARIES = 32872
RUNTIME_RANDOM_STATES = 32880
ASSERT = "@taichi_assert_format"
"""taichi's function for a failed assert. It only writes the runtime's message, which no kernel reads."""

_NAME = NAME.pattern
_LOAD = re.compile(rf"load ([^,]+), ptr ({_NAME})(?:, align \d+)?(?:, ![^\n]*)?")
_ADDRESS = re.compile(rf"getelementptr (?:inbounds |nuw |nusw )*([^,]+), ptr ({_NAME}), (.+)")
_STORE = re.compile(r"store (?:atomic |volatile )*(.+?) ([^ ]+|<[^>]*>|\{.*\}|\[.*\]), ptr ([^,\n]+)")
_ATOMIC = re.compile(r"(?:atomicrmw (?:volatile )?\w+|cmpxchg (?:weak |volatile )*) ?ptr ([^,\n]+), ([^ ]+) ")
_CALLEE = re.compile(r"@([-\w.$]+)\(")
_VECTOR = re.compile(r"<(\d+) x (\w+)>")
_FUNCTIONS = (
    "sin|cos|tan|asin|acos|atan|sinh|cosh|tanh|asinh|acosh|atanh|atan2|exp|exp2|exp10|expm1|log|log2|log10|log1p|pow"
    "|sqrt|cbrt|fmod|hypot|erf|floor|ceil|round|roundeven|trunc|rint|nearbyint|fabs|fmin|fmax|fma|ldexp"
)
_PURE = re.compile(rf"(?:{_FUNCTIONS})f?|__nv_\w+")
_PURE_INTRINSICS = re.compile(
    r"llvm\.(?:smin|smax|umin|umax|abs|ctlz|cttz|ctpop|bswap|bitreverse|fshl|fshr|[su](?:add|sub|mul)\.with\.overflow"
    r"|[su](?:add|sub)\.sat|sqrt|powi?|sin|cos|tan|asin|acos|atan2?|sinh|cosh|tanh|exp2?|exp10|log2?|log10|fma|fmuladd"
    r"|fabs|minnum|maxnum|minimum|maximum|copysign|floor|ceil|trunc|rint|nearbyint|round|roundeven|canonicalize"
    r"|is\.fpclass|vector\.reduce\.\w+|fpto[su]i\.sat|ldexp|frexp|assume|lifetime\.(?:start|end))(?:\.[\w.]+)?"
)


class Region(Enum):
    """Memory that a kernel reaches. Two regions never overlap, except for the arrays and the unknown."""

    CONTEXT = "context"  # the words that say where everything else lies
    ARGUMENTS = "arguments"  # scalars, extents, data pointers
    RUNTIME = "runtime"  # taichi's LLVMRuntime
    TEMPORARIES = "temporaries"  # the words that a kernel's tasks leave for each other
    RESULT = "result"  # what the kernel returns
    RANDOM_STATES = "random states"
    ROOT = "root"  # the fields of a tree
    ARRAY = "array"  # what a pointer in the arguments leads to: an array, a gradient, an argument pack
    ELEMENT = "element"  # of a sparse field: which block the body runs for
    LOCAL = "local"  # a body's own variables


@dataclass(frozen=True, slots=True)
class Place:
    """A place that a pointer points to."""

    region: Region
    source: int = 0  # the offset of the word that the address was loaded from, if a region has several pieces
    offset: int | None = 0  # from the begin of the piece, in bytes, if it is a constant


SOURCES = {
    Region.ARGUMENTS: Place(Region.CONTEXT, 0, _CONTEXT_ARGUMENTS),
    Region.RUNTIME: Place(Region.CONTEXT, 0, _CONTEXT_RUNTIME),
    Region.RESULT: Place(Region.CONTEXT, 0, _CONTEXT_RESULT),
    Region.TEMPORARIES: Place(Region.RUNTIME, 0, RUNTIME_TEMPORARIES),
    Region.RANDOM_STATES: Place(Region.RUNTIME, 0, RUNTIME_RANDOM_STATES),
}
"""The words with the addresses of regions."""
_TARGETS = {source: Place(region) for region, source in SOURCES.items()}


@dataclass(frozen=True, slots=True)
class Write:
    """What an instruction may write: ``size`` bytes at a place. A place or a size of None is not known."""

    place: Place | None
    size: int | None


def loaded(instruction: Instruction) -> tuple[str, str] | None:
    """Return the type and the address of a plain load: neither atomic nor volatile."""
    match = _LOAD.fullmatch(instruction.code)
    return (match[1], match[2]) if match else None


def is_assert(instruction: Instruction) -> bool:
    """Return whether an instruction calls taichi's function for a failed assert."""
    return f"{ASSERT}(" in instruction.code and instruction.opcode == "call"


def is_pure(instruction: Instruction) -> bool:
    """Return whether a call neither reads nor writes memory that a kernel can reach."""
    callee = _CALLEE.search(instruction.code)
    return bool(callee and (_PURE.fullmatch(callee[1]) or _PURE_INTRINSICS.fullmatch(callee[1])))


def touches_memory(instruction: Instruction) -> bool:
    """Return whether an instruction reads or writes memory."""
    if instruction.opcode == "call":
        return not is_pure(instruction)
    return instruction.opcode in ("load", "store", "atomicrmw", "cmpxchg", "fence")


def places(function: Function) -> dict[str, Place]:
    """Return the places of a body's pointers, as far as they are known.

    The first parameter of a body is the context, the second is memory of the thread. The body of a loop over a sparse
    field has five. Its third one is the element.
    """
    context, local, *others = function.parameters
    found = {context: Place(Region.CONTEXT), local: Place(Region.LOCAL)}
    if len(others) == 3:
        found[others[0]] = Place(Region.ELEMENT)
    pointers = [each for _, each in function if each.name and ("ptr" in each.code or each.opcode == "alloca")]
    count = 0
    while count != len(found):  # a phi may come before its values
        count = len(found)
        for each in pointers:
            assert each.name is not None
            if each.name not in found and (place := _place(each, found)):
                found[each.name] = place
    return found


def _place(instruction: Instruction, found: dict[str, Place]) -> Place | None:
    code = instruction.code
    match instruction.opcode:
        case "alloca":
            return Place(Region.LOCAL)
        case "getelementptr":
            address = _ADDRESS.fullmatch(code)
            base = found.get(address[2]) if address else None
            if address is None or base is None:
                return None
            step = re.fullmatch(r"i64 (-?\d+)", address[3])
            offset = None
            if base.offset is not None and step is not None and address[1] in SIZES:
                offset = base.offset + int(step[1]) * SIZES[address[1]]
            return Place(base.region, base.source, offset)
        case "load":
            load = loaded(instruction)
            return _target(found.get(load[1])) if load and load[0] == "ptr" else None
        case "phi" | "select":
            values = instruction.incoming.values() or re.findall(r"ptr ([^,]+)", code)
            others = {found.get(value) for value in values if value != instruction.name}
            return others.pop() if len(others) == 1 else None
    return None


def _target(place: Place | None) -> Place | None:
    """Return the place that the pointer at ``place`` leads to."""
    if place is None or place.offset is None:
        return None
    if place.region is Region.RUNTIME and place.offset in RUNTIME_ROOTS:
        return Place(Region.ROOT, place.offset)
    return Place(Region.ARRAY, place.offset) if place.region is Region.ARGUMENTS else _TARGETS.get(place)


def writes(instruction: Instruction, where: dict[str, Place]) -> Write | None:
    """Return what an instruction may write to memory. Return None if it writes nothing."""
    match instruction.opcode:
        case "store":
            store = _STORE.match(instruction.code)
            return Write(where.get(store[3]), _size(store[1])) if store else Write(None, None)
        case "atomicrmw" | "cmpxchg":
            atomic = _ATOMIC.match(instruction.code)
            return Write(where.get(atomic[1]), _size(atomic[2])) if atomic else Write(None, None)
        case "call":
            if is_pure(instruction) or is_assert(instruction):
                return None
            target = re.search(rf"@llvm\.mem(?:set|cpy|move)[\w.]*\(ptr [^%,]*({_NAME}),", instruction.code)
            return Write(where.get(target[1]) if target else None, None)
        case "invoke" | "callbr" | "fence":
            return Write(None, None)
        case "load":
            return Write(None, None) if loaded(instruction) is None else None  # it is atomic or volatile
    return None


def _size(kind: str) -> int | None:
    vector = _VECTOR.fullmatch(kind)
    if vector:
        return int(vector[1]) * SIZES[vector[2]] if vector[2] in SIZES else None
    return SIZES.get(kind)


def written_temporaries(functions: Iterable[Function]) -> frozenset[int] | None:
    """Return the bytes of the temporaries that functions write. Return None if that is not known.

    It is known only if each place that they write is known: a pointer of unknown origin may lead anywhere. Arrays are
    the user's memory, which never overlaps the runtime's.
    """
    words: set[int] = set()
    for function in functions:
        where = places(function)
        for _, instruction in function:
            write = writes(instruction, where)
            if write is None:
                continue
            if write.place is None or write.place.region in (Region.CONTEXT, Region.ARGUMENTS, Region.RUNTIME):
                return None
            if write.place.region is Region.TEMPORARIES:
                if write.place.offset is None or write.size is None:
                    return None
                words.update(range(write.place.offset, write.place.offset + write.size))
    return frozenset(words)
