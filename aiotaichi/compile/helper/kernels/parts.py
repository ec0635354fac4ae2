"""Parallel loops whose number of parts is chosen at each launch.

taichi cuts a range into blocks, as many as the producer's machine had cores, of at least 512 numbers. The body gets
the number of a block, and computes where the block begins and ends::

    size = max(ceil((end - begin) / blocks), 512)
    lo = begin + size * number
    hi = min(end, lo + size)

This step computes other bounds, from other numbers: part p of n, a power of two, has the number n + p. So the parts
depend neither on the producer nor on 512, and the native ``parallel_for`` can choose n at each launch. It sees that a
body takes such numbers by ``CUT``, which the call has in place of the producer's number of threads.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from .function import NAME, Function, Instruction
from .module import Module, ParallelLoop
from .places import RUNTIME_RANDOM_STATES
from .report import SkipError

__all__ = ["CUT", "cut_into_parts", "draws"]

CUT = -1
"""The second number of a call of ``parallel_for``: the same as in the CPU backend's protocol.h."""

_ANY_NUMBER = 2**31 - 1  # the end of the numbers in a task's struct
_NAME = NAME.pattern
_STRUCT = re.compile(r"store <4 x i32> <i32 0, i32 (?P<blocks>\d+), i32 1, i32 1>, ptr ")
_CALL = re.compile(
    rf"(?P<call>call void {_NAME}\(ptr [^,]*), i32 noundef (?P<blocks>\d+), i32 noundef \d+, "
    r"(?P<rest>ptr [^,]*, ptr [^,]*@cpu_parallel_range_for_task\))"
)
_CALLEE = re.compile(r"@[-\w.$]+")
_TWO_OPERANDS = re.compile(
    rf"(?:(?P<opcode>add|mul|shl|sdiv) (?:nuw |nsw )*i32 |(?:tail )?call i32 @llvm\.(?P<call>smin|smax)\.i32\(i32 )"
    rf"(?P<left>{_NAME}|-?\d+), (?:i32 )?(?P<right>{_NAME}|-?\d+)\)?"
)


def cut_into_parts(module: Module, loop: ParallelLoop) -> str:
    """Cut a parallel loop into as many parts as each launch asks for.

    Returns
    -------
    str
        What was done.

    Raises
    ------
    SkipError
        The loop keeps its blocks.
    """
    task, body = module.functions[loop.task], module.functions[loop.body]
    start = _Start.find(task)
    if sum(loop.body in _CALLEE.findall(each.code) for each in _instructions(module)) != 1:
        raise SkipError("several loops have the same body")
    if any(draws(module, name) for name in (loop.body, *loop.others)):
        raise SkipError("the loop draws random numbers")
    bounds = _Bounds.find(body, start.blocks)
    bounds.replace(body)
    start.replace()
    module.declare("i32 @llvm.ctlz.i32(i32, i1)")
    return "each launch chooses the number of parts"


def _instructions(module: Module) -> Iterator[Instruction]:
    return (each for function in module.functions.values() for _, each in function)


def draws(module: Module, name: str) -> bool:
    """Return whether a function, or one that it calls, reaches the states of random numbers.

    Each thread has a state of its own: which numbers a block gets depends on the blocks that its thread ran before.
    """
    pending, seen = [name], {name}
    while pending:
        function = module.functions.get(pending.pop())
        for _, each in function or ():
            if re.search(rf"\bi64 {RUNTIME_RANDOM_STATES}\b", each.code):
                return True
            new = set(_CALLEE.findall(each.code)) - seen
            pending += new
            seen |= new
    return False


@dataclass(frozen=True, slots=True)
class _Start:
    """How a task starts its blocks: ``struct`` stores their numbers, and ``call`` calls ``parallel_for``."""

    struct: Instruction
    call: Instruction
    blocks: int

    @classmethod
    def find(cls, task: Function) -> _Start:
        structs = [(each, match["blocks"]) for _, each in task if (match := _STRUCT.match(each.code))]
        calls = [(each, match["blocks"]) for _, each in task if (match := _CALL.search(each.code))]
        if len(structs) != 1 or len(calls) != 1 or structs[0][1] != calls[0][1]:
            raise SkipError("the task does not start the blocks 0, 1, 2, ...")
        return cls(structs[0][0], calls[0][0], int(calls[0][1]))

    def replace(self) -> None:
        """Allow any number, and say that the body takes the numbers of parts."""
        self.struct.code = self.struct.code.replace(f"i32 {self.blocks},", f"i32 {_ANY_NUMBER},", 1)
        self.call.code = _CALL.sub(rf"\g<call>, i32 noundef 1, i32 noundef {CUT}, \g<rest>", self.call.code)


@dataclass(frozen=True, slots=True)
class _Bounds:
    """The values from which a body's bounds come. All are in its entry block, and nothing else depends on the number.

    Attributes
    ----------
    number
        The number of the block.
    begin, end
        The bounds of the whole range: names, or constants.
    skipped
        How far the block lies behind ``begin``. This is ``lo`` itself if the range begins at 0.
    lo, full, hi
        Where the block begins; where it ends if the range is long enough; where it ends.
    """

    number: str
    begin: str
    end: str
    skipped: str
    lo: str
    full: str
    hi: str

    @classmethod
    def find(cls, body: Function, blocks: int) -> _Bounds:
        entry = _Entry(body)
        number = body.parameters[2]
        if entry.uses("shl", number) or any(not size.startswith("%") for size in entry.uses("mul", number).values()):
            # LLVM knows that such blocks are multiples of their size, and may have left out code for other lengths.
            raise SkipError("the range is constant")
        skipped, size = entry.only("mul", number)
        lo, begin = skipped, "0"
        if size not in entry.uses("add", lo).values():
            lo, begin = entry.only("add", skipped)
        full = next((name for name, other in entry.uses("add", lo).items() if other == size), "")
        hi, end = entry.only("smin", full)
        depends = entry.readers(number) != [skipped] or entry.readers(full) != [hi]
        if depends or {*entry.readers(size)} != {skipped, full}:
            raise SkipError("more than the bounds depends on the number of the block")
        if blocks > 1 and entry.divisors(size) != [str(blocks)]:
            raise SkipError(f"the blocks are not a range that was cut into {blocks}")
        return cls(number, begin, end, skipped, lo, full, hi)

    def replace(self, body: Function) -> None:
        """Compute the bounds of a part instead."""
        instructions = body.entry.instructions
        at = next(i for i, each in enumerate(instructions) if each.name == self.hi)
        replaced = {self.skipped, self.lo, self.full, self.hi}
        if any(replaced & set(each.operands) for each in instructions[:at] if each.name not in replaced):
            raise SkipError("a bound is used before the other is known")
        instructions[at:at] = self._of_part()
        body.remove(replaced)
        body.replace({self.skipped: "%part.skipped", self.lo: "%part.lo", self.hi: "%part.hi"})

    def _of_part(self) -> list[Instruction]:
        code = f"""
            %part.zeros = call i32 @llvm.ctlz.i32(i32 {self.number}, i1 false)
            %part.log = xor i32 %part.zeros, 31
            %part.parts = shl i32 1, %part.log
            %part.part = sub i32 {self.number}, %part.parts
            %part.some = icmp slt i32 {self.begin}, {self.end}
            %part.distance = sub i32 {self.end}, {self.begin}
            %part.length = select i1 %part.some, i32 %part.distance, i32 0
            %part.log.wide = zext i32 %part.log to i64
            %part.part.wide = zext i32 %part.part to i64
            %part.length.wide = zext i32 %part.length to i64
            %part.next = add i64 %part.part.wide, 1
            %part.before = mul i64 %part.length.wide, %part.part.wide
            %part.until = mul i64 %part.length.wide, %part.next
            %part.before.share = lshr i64 %part.before, %part.log.wide
            %part.until.share = lshr i64 %part.until, %part.log.wide
            %part.skipped = trunc i64 %part.before.share to i32
            %part.reached = trunc i64 %part.until.share to i32
            %part.lo = add i32 {self.begin}, %part.skipped
            %part.hi = add i32 {self.begin}, %part.reached"""
        return [Instruction(*line.strip().split(" = ", 1)) for line in code.splitlines() if line]


class _Entry:
    """The sums, products and the like in a body's entry block."""

    def __init__(self, body: Function) -> None:
        self._body = body
        self._found: dict[str, tuple[str, str, str]] = {}
        for each in body.entry.instructions:
            if each.name and (match := _TWO_OPERANDS.fullmatch(each.code)):
                self._found[each.name] = (match["opcode"] or match["call"], match["left"], match["right"])

    def uses(self, opcode: str, operand: str) -> dict[str, str]:
        """Return the instructions that use ``operand``, each with the other operand."""
        return {
            name: right if left == operand else left
            for name, (found, left, right) in self._found.items()
            if found == opcode and operand in (left, right)
        }

    def only(self, opcode: str, operand: str) -> tuple[str, str]:
        """Return the instruction that uses ``operand``, and its other operand."""
        uses = list(self.uses(opcode, operand).items())
        if len(uses) != 1:
            raise SkipError(f"the bounds of a block are not computed by one {opcode}")
        return uses[0]

    def readers(self, name: str) -> list[str | None]:
        """Return what reads a value, in the whole body."""
        return [each.name for _, each in self._body if name in each.operands]

    def divisors(self, name: str) -> list[str]:
        """Return by what the values behind a value were divided."""
        code = {each.name: each for each in self._body.entry.instructions if each.name}
        pending, seen = [name], {name}
        while pending:
            new = set(code[each].operands if (each := pending.pop()) in code else ()) - seen
            pending += new
            seen |= new
        return [right for each, (opcode, _, right) in self._found.items() if each in seen and opcode == "sdiv"]
