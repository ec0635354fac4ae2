"""Use plain instructions in place of atomic operations if one thread runs a whole loop.

An atomic addition of floats takes many times as long as a plain one. If a launch does not cut its loop, no other
thread runs the loop: part 0 of 1 has the number 1 (``parts.py``). So the body gets a copy, ``BODY.alone``, with plain
instructions. The function that called the body now calls the copy for the number 1, and the body for all others.

Kernels of several queues may add to one array at the same time. So the native ``parallel_for`` cuts each loop if the
device has several queues. A serial loop is never cut, and keeps its atomic operations.

This comes late: the loops that the steps before have copied are all changed.
"""

from __future__ import annotations

from .atomics import Atomic
from .parts import ParallelLoop
from .places import Region, places
from .text import DEFINITION, Block, Function, Instruction, ModuleText, extended, instructions

__all__ = ["use_plain_operations", "work_alone"]

_SHARED_BY_A_LAUNCH = (Region.ARRAY, Region.ROOT, Region.TEMPORARIES, Region.LOCAL)
"""Not taichi's runtime: other queues use some of it."""
_PART = """\
define internal void {name}(ptr %context, ptr %local, i32 %number) {{
entry:
  call void {body}(ptr %context, ptr %local, i32 %number)
  ret void
}}
"""


def use_plain_operations(function: Function) -> int:
    """Make the atomic operations of a loop's body plain, if their place is known. Return their number."""
    where = places(function)
    count = 0
    for block in function.blocks:
        code: list[Instruction] = []
        for each in block.instructions:
            atomic = Atomic.of(each)
            place = where.get(atomic.address) if atomic else None
            if atomic is None or place is None or place.region not in _SHARED_BY_A_LAUNCH or each.name is None:
                code.append(each)
            else:
                code += atomic.plain(f"%alone{count}", atomic.address, each.name)
                count += 1
        block.instructions = code
    return count


def work_alone(module: ModuleText, loop: ParallelLoop) -> int:
    """Give a body that takes parts a copy with plain operations. Return the number of these: there may be none."""
    body = module.functions[loop.body]
    alone = body.copy()
    alone.name = extended(body.name, ".alone")
    count = use_plain_operations(alone)
    if count:
        module.add(alone)
        _choose(_caller(module, loop), body.name, alone.name)
    return count


def _caller(module: ModuleText, loop: ParallelLoop) -> Function:
    """Return the function that runs a part: it has called the body since ``ranges.py``, or is made for that."""
    for function in module.functions.values():
        if any(_calls(each, loop.body) for _, each in function):
            return function
    name = extended(loop.body, ".part")
    definition = DEFINITION.search(_PART.format(name=name, body=loop.body))
    assert definition is not None
    part = Function.parse(definition)
    module.add(part)
    for _, each in module.functions[loop.task]:
        if each.opcode == "store":
            each.code = each.code.replace(f"store ptr {loop.body}, ", f"store ptr {name}, ")
    return part


def _calls(instruction: Instruction, function: str) -> bool:
    return instruction.opcode == "call" and f"{function}(" in instruction.code


def _choose(caller: Function, body: str, alone: str) -> None:
    """Let the only part of a launch run the copy."""
    number = caller.parameters[2]

    def choose(block: Block, part: Block, each: Instruction) -> list[Block]:
        if not _calls(each, body):
            return []
        part.instructions += instructions(f"""
            %alone.is.whole = icmp eq i32 {number}, 1
            br i1 %alone.is.whole, label %alone.run, label %alone.share""")
        copy = Instruction(None, each.code.replace(f"{body}(", f"{alone}("))
        jump = instructions("br label %alone.done")
        return [Block("%alone.run", [copy, *jump]), Block("%alone.share", [each, *jump]), Block("%alone.done")]

    caller.cut(choose)
