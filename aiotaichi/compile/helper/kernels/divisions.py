"""Leave a kernel at a division of integers that has no result: by zero, or of the least number by -1.

x86-64 stops such a division, arm64 goes on with any number, and LLVM may assume that there is none. Here the code
tests the operands before the division, unless the divisor is a constant. If the division has no result, the code
calls the host, which leaves the kernel.

This comes late: the steps before know the divisions of an index as taichi writes them. Most of these are gone by now.
"""

from __future__ import annotations

import re

from .text import NAME, Block, Function, Instruction, ModuleText, renamed

__all__ = ["LEAVE", "check_divisions"]

LEAVE = "aiotaichi_division_failed"
"""The host's function, which takes 1 for a division by zero, else 2."""

_DIVISION = re.compile(
    rf"(?P<sign>[su])(?:div|rem) (?:exact )?i(?P<bits>\d+) (?P<dividend>[^,]+), (?P<divisor>{NAME.pattern})"
)


def check_divisions(module: ModuleText) -> int:
    """Change a module. Return how many tests there are."""
    count = sum(_check(function) for function in module.functions.values())
    if count:
        module.declare(f"void @{LEAVE}(i32) cold noreturn nounwind")
    return count


def _check(function: Function) -> int:
    blocks: list[Block] = []
    last: dict[str, str] = {}  # the label of the last part of each block that is cut
    count = 0
    for block in function.blocks:
        part = Block(block.label)
        tested: set[tuple[str, ...]] = set()  # in this block: taichi's // divides once, and uses the result twice
        for each in block.instructions:
            division = _DIVISION.fullmatch(each.code)
            if division is None or division.group("sign", "dividend", "divisor") in tested:
                part.instructions.append(each)
                continue
            tested.add(division.group("sign", "dividend", "divisor"))
            fails, held = f"%division.fails.{count}", f"%division.held.{count}"
            part.instructions += _test(division, count)
            part.instructions.append(Instruction(None, f"br i1 %division.bad.{count}, label {fails}, label {held}"))
            blocks += [part, _leave(fails, count)]
            part = Block(held, [each])
            last[block.label] = held
            count += 1
        blocks.append(part)
    function.blocks[:] = blocks
    for block in blocks:
        for phi in block.phis:
            phi.code = renamed(phi.code, last)
    return count


def _test(division: re.Match[str], number: int) -> list[Instruction]:
    """Return code that computes whether a division has no result."""
    bits, dividend, divisor = int(division["bits"]), division["dividend"], division["divisor"]
    zero, bad = f"%division.zero.{number}", f"%division.bad.{number}"
    code = [Instruction(zero, f"icmp eq i{bits} {divisor}, 0")]
    if division["sign"] == "u":
        return [*code, Instruction(bad, f"or i1 {zero}, false")]
    least, minus, over = (f"%division.{name}.{number}" for name in ("least", "minus", "over"))
    return [
        *code,
        Instruction(least, f"icmp eq i{bits} {dividend}, {-(2 ** (bits - 1))}"),
        Instruction(minus, f"icmp eq i{bits} {divisor}, -1"),
        Instruction(over, f"and i1 {least}, {minus}"),
        Instruction(bad, f"or i1 {zero}, {over}"),
    ]


def _leave(label: str, number: int) -> Block:
    code = f"%division.code.{number}"
    return Block(
        label,
        [
            Instruction(code, f"select i1 %division.zero.{number}, i32 1, i32 2"),
            Instruction(None, f"call void @{LEAVE}(i32 {code})"),
            Instruction(None, "unreachable"),
        ],
    )
