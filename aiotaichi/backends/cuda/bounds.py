"""Which tasks of a CUDA kernel only compute the bounds of loops, and where these values are kept.

Before most loops, taichi launches one thread, which computes the loop's bounds into temporaries. If bounds follow
from the arguments alone, every thread can compute them in registers, and the host can count the iterations.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from .ir import NUMBERS, Function, Instruction, temporary_offset

__all__ = ["CONTEXT_SIZE", "SLOT", "Bounds", "divides", "find_bounds", "redirected"]

CONTEXT_SIZE = 32
"""Bytes of a RuntimeContext: arguments, runtime, thread, result."""
SLOT = 8
"""Bytes of a temporary that stands after the context."""

_NOWHERE = 2**62
# Accesses to one number: atomic operations, and taichi's reductions, which consist of them.
_ATOMIC = ("atomicrmw", "cmpxchg")
_REDUCTION = re.compile(r"@(?:reduce|atomic|warp_reduce)_\w+\(")
_DIVISIONS = ("sdiv", "udiv", "srem", "urem")
# Instructions that only compute, without memory other than the function's own.
_ARITHMETIC = {
    *("", "label", "getelementptr", "bitcast", "add", "sub", "mul", *_DIVISIONS, "shl", "ashr", "lshr"),
    *("and", "or", "xor", "icmp", "fcmp", "select", "zext", "sext", "trunc", "fadd", "fsub", "fmul", "fdiv"),
    *("fptosi", "fptoui", "sitofp", "uitofp", "fpext", "fptrunc"),
}
_HELPERS = re.compile(r"(?:RuntimeContext_get_runtime|get_temporary_pointer|(?:max|min|abs)_[iuf](?:16|32|64))")


@dataclass(frozen=True)
class Bounds:
    """The bounds of a kernel's loops.

    Attributes
    ----------
    tasks
        The names of the tasks that compute bounds, in their order. Every thread of a later task runs them first.
    without_launch
        Those of them that do nothing else.
    slots
        By the offset of a temporary that needs no memory: its place after the context.
    """

    tasks: tuple[str, ...]
    without_launch: frozenset[str]
    slots: Mapping[int, int]

    def of_loop(self, function: Function) -> tuple[str, str] | None:
        """Return begin and end of a task's loop, as IR values or as ``slot N``. None if the host cannot know them."""
        calls = (each for each in function.instructions if each.callee == "gpu_parallel_range_for")
        call = next(calls, None)
        if call is None:
            return None
        defined = {each.result: each for each in function.instructions if each.opcode == "load"}
        found = []
        for argument in call.arguments[1:3]:
            value = argument.removeprefix("i32 ")
            if value.startswith("%"):
                load = defined.get(value, call)
                temporary = function.temporaries.get(load.pointer)
                if temporary is None or load.type != "i32" or temporary.offset not in self.slots:
                    return None
                value = f"slot {self.slots[temporary.offset]}"
            found.append(value)
        return found[0], found[1]

    def before(self, name: str, tasks: Sequence[str]) -> list[str]:
        """Return the tasks of bounds that come before a task. ``tasks`` are the names of all tasks in their order."""
        return [each for each in self.tasks if each in tasks[: tasks.index(name)]]


def find_bounds(functions: Mapping[str, Function], tasks: Sequence[str]) -> Bounds:
    """Return the bounds of a kernel's loops. ``tasks`` are the names of its tasks in their order."""
    names = [name for name in tasks if _only_computes(functions[name])]
    slots = _slots(functions, names)
    # A value read from memory cannot be recomputed elsewhere.
    while stale := [name for name in names if _offsets(functions[name], "load") - slots.keys()]:
        names = [name for name in names if name not in stale]
        slots = _slots(functions, names)
    written = {name: _offsets(functions[name], "store") for name in names}
    found = tuple(name for name in names if written[name] & slots.keys())
    return Bounds(found, frozenset(name for name in found if written[name] <= slots.keys()), slots)


def divides(function: Function) -> bool:
    """Return whether a function divides by anything but a constant: a division by zero would end the process."""
    divisions = (each for each in function.instructions if each.opcode in _DIVISIONS)
    return any(each.text.rpartition(", ")[2] in ("0", "-1") or not _is_number(each) for each in divisions)


def _is_number(division: Instruction) -> bool:
    return re.fullmatch(r"-?\d+", division.text.rpartition(", ")[2]) is not None


def _only_computes(function: Function) -> bool:
    """Return whether a task only computes from the arguments and temporaries, and stores to temporaries."""
    if not function.name.endswith("_serial"):
        return False
    fields: set[str | None] = set()  # pointers to the context's pointer to the arguments
    arguments: set[str | None] = set()  # these pointers as pointers to the kernel's own struct
    for each in function.instructions:
        match each.opcode:
            case "getelementptr" if each.text.endswith(f" {function.context}, i32 0, i32 0"):
                fields.add(each.result)
            case "bitcast" if each.value in fields:
                arguments.add(each.result)
            case "load":
                # A pointer in the arguments leads to an array's data, which other kernels change.
                if not each.type or (each.type.endswith("*") and each.pointer not in arguments):
                    return False
            case "store":
                if each.type not in NUMBERS or each.pointer not in function.temporaries:
                    return False
            case "call":
                if not _HELPERS.fullmatch(each.callee):
                    return False
            case "br":
                if not each.text.startswith("  br label "):
                    return False
            case "ret":
                if each.text != "  ret void":
                    return False
            case opcode if opcode not in _ARITHMETIC:
                return False
    return True


def _slots(functions: Mapping[str, Function], names: Sequence[str]) -> dict[int, int]:
    """Return the offsets of temporaries that need no memory, and their places after the context.

    One task of ``names`` stores such a temporary once, and all other code only loads it, with the same type. A
    temporary that may be part of an array needs memory, and so does every temporary after it.
    """
    types: dict[int, set[str | None]] = {}
    stores: dict[int, list[str]] = {}
    loaded: set[int] = set()
    arrays = _NOWHERE
    for function in functions.values():
        if not function.temporaries:
            continue
        for each in function.instructions:
            if each.result in function.temporaries:
                continue
            for name in each.names & function.temporaries.keys():
                temporary = function.temporaries[name]
                type_, offset = temporary.type, temporary.offset
                is_load = each.opcode == "load" and bool(each.type)
                is_store = each.opcode == "store" and each.pointer == name != each.value and each.type in NUMBERS
                is_atomic = each.opcode in _ATOMIC or _REDUCTION.search(each.text) is not None
                if type_ not in NUMBERS or not (is_load or is_store or is_atomic):
                    arrays = min(arrays, offset)
                if function.context is None or not (is_load or is_store):
                    type_ = None  # neither a load nor a store
                elif is_store:
                    stores.setdefault(offset, []).append(function.name)
                else:
                    loaded.add(offset)
                types.setdefault(offset, set()).add(type_ if type_ in NUMBERS else None)
    found = [
        offset
        for offset, seen in sorted(types.items())
        if len(seen) == 1 and None not in seen and offset in loaded and offset < arrays
        if len(stores.get(offset, ())) == 1 and stores[offset][0] in names
    ]
    return {offset: CONTEXT_SIZE + SLOT * i for i, offset in enumerate(found)}


def _offsets(function: Function, opcode: str) -> set[int]:
    """Return the offsets of the temporaries that a function loads, or those that it stores."""
    pointers = {each.pointer for each in function.instructions if each.opcode == opcode}
    return {function.temporaries[each].offset for each in pointers if each in function.temporaries}


def redirected(function: Function, slots: Mapping[int, int], spare: int | None = None) -> str:
    """Return a function's text that finds temporaries after its context.

    ``spare`` is the place of all temporaries without a slot. None: they stay in memory.
    """
    if function.context is None or not function.temporaries:
        return function.text
    lines = function.text.splitlines(keepends=True)
    for place, each in enumerate(function.instructions, 1):
        offset = temporary_offset(each)
        found = None if offset is None else slots.get(offset, spare)
        if found is not None:
            lines[place] = f"  {each.result} = getelementptr i8, ptr {function.context}, i64 {found}\n"
    return "".join(lines)
