"""Parallel loops, and how the number of their parts can be chosen at each launch.

taichi cuts a range into blocks, as many as the producer's machine had cores, of at least 512 numbers. The body gets
the number of a block, and computes where the block begins and ends. ``bounds.py`` finds that code.

This step computes other bounds, from other numbers: part p of n, a power of two, has the number n + p. So the parts
depend neither on the producer nor on 512, and the native ``parallel_for`` can choose n at each launch. It sees that a
body takes such numbers by ``CUT``, which the call has in place of the producer's number of threads. The call's number
of blocks becomes the least number of parts. Some loops add up in each block, and add the block's sum to memory at its
end. Their call has ``CUT_SUMS``: few parts are faster, as all of them add to the same numbers.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from textwrap import dedent

from .bounds import Bounds
from .places import RUNTIME_RANDOM_STATES
from .text import NAME, Function, Instruction, ModuleText, SkipError, reached

__all__ = [
    "BODY",
    "CUT",
    "CUT_SUMS",
    "END",
    "EPILOGUE",
    "FIRST",
    "PROLOGUE",
    "SKIPPED",
    "ParallelLoop",
    "bounds_of_part",
    "cut_into_parts",
    "draws",
    "is_serial",
    "parallel_loops",
    "sparse_loops",
    "words",
]

FIRST, END, SKIPPED = "%part.lo", "%part.hi", "%part.skipped"
"""The values of a body that its part begins and ends with, and how far that lies behind the begin of the range."""
CUT, CUT_SUMS = -1, -2
"""The second number of a call of ``parallel_for``: the same as in the CPU backend's protocol.h."""

# Where taichi's struct range_task_helper_context has its functions, in bytes.
PROLOGUE, BODY, EPILOGUE = 8, 16, 24
_ANY_NUMBER = 2**31 - 1  # the end of the numbers in a task's struct
_NAME = NAME.pattern
_STRUCT = re.compile(r"store <4 x i32> <i32 0, i32 (?P<blocks>\d+), i32 1, i32 1>, ptr ")
_CALL = re.compile(
    rf"(?P<call>call void {_NAME}\(ptr [^,]*), i32 noundef (?P<blocks>\d+), i32 noundef (?P<threads>\d+), "
    r"(?P<rest>ptr [^,]*, ptr [^,]*@cpu_parallel_range_for_task\))"
)
_THREADS = re.compile(r", i32 (?:noundef )?(?P<threads>-?\d+), ptr [^,]*, ptr [^,]*@cpu_parallel_range_for_task\)")
_CALLEE = re.compile(r"@[-\w.$]+")
_STRUCT_OF_CALL = re.compile(r"ptr [^%,]*(%[-\w.$]+), ptr [^%@,]*@(cpu_\w+)\)")
# The functions of taichi that call a body, and where their structs have the body's function, and those around it.
_RANGES, _ELEMENTS = "cpu_parallel_range_for_task", "cpu_struct_for_block_helper"
_FUNCTIONS = {_RANGES: (BODY, PROLOGUE, EPILOGUE), _ELEMENTS: (8,)}
_STORE = re.compile(r"store (?:i32|i64|ptr|<\d+ x i32>) (?P<value><[^>]*>|[^,]+), ptr (?P<address>%[^,]+)")


@dataclass(frozen=True, slots=True)
class ParallelLoop:
    """A task that shares a range of numbers, or the blocks of a sparse field, out to threads.

    It consists of functions.
    """

    task: str
    body: str  # runs one block of the range, or of the field
    others: tuple[str, ...]  # what a thread runs before its blocks and after them

    @property
    def mark(self) -> int:
        """The second number of the call, if the body takes parts."""
        return CUT_SUMS if self.others else CUT


def parallel_loops(module: ModuleText) -> list[ParallelLoop]:
    """Return the tasks that run a range in parallel, if the functions that they run are known.

    A task may have several loops. Each gets an entry.
    """
    return _loops(module, _RANGES)


def sparse_loops(module: ModuleText) -> list[ParallelLoop]:
    """Return the tasks that run a loop over a sparse field, if the functions that they run are known."""
    return _loops(module, _ELEMENTS)


def _loops(module: ModuleText, caller: str) -> list[ParallelLoop]:
    found = []
    for name, task in module.functions.items():
        if task.head.startswith(("internal ", "private ")):
            continue
        for _, call in task:
            if call.opcode == "call" and (struct := _STRUCT_OF_CALL.search(call.code)) and struct[2] == caller:
                stored = words(task, struct[1])
                body, *others = (stored.get(offset, "%") for offset in _FUNCTIONS[caller])
                if all(each.startswith(("@", "null")) for each in (body, *others)):
                    found.append(ParallelLoop(name, body, tuple(each for each in others if each != "null")))
    return found


def is_serial(task: Function) -> bool:
    """Return whether one thread runs the blocks of a task's loops in their order."""
    return any(found["threads"] == "1" for _, each in task if (found := _THREADS.search(each.code)))


def words(task: Function, struct: str) -> dict[int, str]:
    """Return the values that a task stores in its struct, by their offset in bytes.

    A word that is stored twice is left out.
    """
    address = re.compile(rf"getelementptr (?:inbounds |nuw |nusw )*i8, ptr {re.escape(struct)}, i64 (\d+)")
    offsets = {each.name: int(found[1]) for _, each in task if (found := address.fullmatch(each.code))}
    offsets[struct] = 0
    stored: dict[int, list[str]] = {}
    for _, each in task:
        store = _STORE.match(each.code)
        if store is None or store["address"] not in offsets:
            continue
        value = store["value"]
        values = value[1:-1].split(", ") if value.startswith("<") else [value]
        for i, one in enumerate(values):
            stored.setdefault(offsets[store["address"]] + 4 * i, []).append(one.removeprefix("i32 "))
    return {offset: values[0] for offset, values in stored.items() if len(values) == 1}


def cut_into_parts(module: ModuleText, loop: ParallelLoop) -> Bounds:
    """Cut a parallel loop into as many parts as each launch asks for. Return the bounds that it had.

    The body's bounds are now ``FIRST`` and ``END``.

    Raise a SkipError if the loop keeps its blocks.
    """
    task, body = module.functions[loop.task], module.functions[loop.body]
    start = _Start.find(task)
    if sum(loop.body in _CALLEE.findall(each.code) for each in _instructions(module)) != 1:
        raise SkipError("several loops have the same body")
    if any(draws(module, name) for name in (loop.body, *loop.others)):
        raise SkipError("the loop draws random numbers")
    bounds = Bounds.find(body, start.blocks)
    _replace_bounds(body, bounds)
    start.replace(_least_parts(bounds), loop.mark)
    module.declare("i32 @llvm.ctlz.i32(i32, i1)")
    return bounds


def _instructions(module: ModuleText) -> Iterator[Instruction]:
    return (each for function in module.functions.values() for _, each in function)


def draws(module: ModuleText, name: str) -> bool:
    """Return whether a function, or one that it calls, reaches the states of random numbers.

    Each thread has a state of its own: which numbers a block gets depends on the blocks that its thread ran before.
    """

    def code(name: str) -> str:
        return "\n".join(each.code for _, each in module.functions.get(name, ()))

    functions = reached([name], lambda name: _CALLEE.findall(code(name)))
    return any(re.search(rf"\bi64 {RUNTIME_RANDOM_STATES}\b", code(each)) for each in functions)


@dataclass(frozen=True, slots=True)
class _Start:
    """How a task starts its blocks: ``struct`` stores their numbers, and ``call`` calls ``parallel_for``."""

    struct: Instruction
    call: Instruction
    blocks: int

    @classmethod
    def find(cls, task: Function) -> _Start:
        structs = [(each, match["blocks"]) for _, each in task if (match := _STRUCT.match(each.code))]
        calls = [(each, match) for _, each in task if (match := _CALL.search(each.code))]
        if len(structs) != 1 or len(calls) != 1 or structs[0][1] != calls[0][1]["blocks"]:
            raise SkipError("the task does not start the blocks 0, 1, 2, ...")
        call, match = calls[0]
        if match["threads"] == "1":
            raise SkipError("the loop is serial: one thread runs its blocks in their order")
        return cls(structs[0][0], call, int(match["blocks"]))

    def replace(self, least: int, mark: int) -> None:
        """Allow any number, and ask for at least ``least`` parts."""
        self.struct.code = self.struct.code.replace(f"i32 {self.blocks},", f"i32 {_ANY_NUMBER},", 1)
        self.call.code = _CALL.sub(rf"\g<call>, i32 noundef {least}, i32 noundef {mark}, \g<rest>", self.call.code)


def _least_parts(bounds: Bounds) -> int:
    return 1 if bounds.length is None or bounds.longest is None else -(-bounds.length // bounds.longest)


def _replace_bounds(body: Function, bounds: Bounds) -> None:
    """Compute the bounds of a part instead of a block's."""
    instructions = body.entry.instructions
    at = next(i for i, each in enumerate(instructions) if each.name == bounds.hi)
    replaced = {bounds.skipped, bounds.lo, bounds.full, bounds.hi}
    if any(replaced & set(each.operands) for each in instructions[:at] if each.name not in replaced):
        raise SkipError("a bound is used before the other is known")
    code = bounds_of_part(bounds.number, bounds.begin, bounds.end, bounds.grain)
    instructions[at:at] = [Instruction(*line.split(" = ", 1)) for line in code.splitlines()]
    body.remove(replaced)
    body.replace({bounds.skipped: SKIPPED, bounds.lo: FIRST, bounds.hi: END})


def bounds_of_part(number: str, begin: str, end: str, grain: int = 1) -> str:
    """Return code for the bounds of part p of n: what the first p and p + 1 of n equal parts hold together.

    The code makes ``%part.lo``, ``%part.hi`` and ``%part.skipped``, which is how far the part lies behind ``begin``.
    The part's number is n + p, and n is a power of two. The bounds of parts lie a multiple of ``grain`` behind the
    ``begin`` of the whole range, except for its ``end``.
    """
    return dedent(f"""\
        %part.zeros = call i32 @llvm.ctlz.i32(i32 {number}, i1 false)
        %part.log = xor i32 %part.zeros, 31
        %part.parts = shl i32 1, %part.log
        %part.part = sub i32 {number}, %part.parts
        %part.next = add i32 %part.part, 1
        %part.is.last = icmp eq i32 %part.next, %part.parts
        %part.some = icmp slt i32 {begin}, {end}
        %part.distance = sub i32 {end}, {begin}
        %part.length = select i1 %part.some, i32 %part.distance, i32 0
        %part.log.wide = zext i32 %part.log to i64
        %part.part.wide = zext i32 %part.part to i64
        %part.next.wide = zext i32 %part.next to i64
        %part.length.wide = zext i32 %part.length to i64
        %part.product = mul i64 %part.length.wide, %part.part.wide
        %part.product.next = mul i64 %part.length.wide, %part.next.wide
        %part.before = lshr i64 %part.product, %part.log.wide
        %part.before.next = lshr i64 %part.product.next, %part.log.wide
        %part.before.narrow = trunc i64 %part.before to i32
        %part.before.next.narrow = trunc i64 %part.before.next to i32
        %part.skipped = and i32 %part.before.narrow, {-grain}
        %part.reached.grain = and i32 %part.before.next.narrow, {-grain}
        %part.reached = select i1 %part.is.last, i32 %part.length, i32 %part.reached.grain
        %part.lo = add i32 {begin}, %part.skipped
        %part.hi = add i32 {begin}, %part.reached
        """)
