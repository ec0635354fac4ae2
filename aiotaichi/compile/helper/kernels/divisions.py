"""Leave a kernel at a division of integers that has no result: by zero, or of the least number by -1.

On x86-64, such a division raises a signal. On arm64, the kernel goes on with any number. LLVM may assume that no such
division happens. Here the code tests the operands before the division, unless the divisor is a constant. If the
division has no result, the code calls the host, which leaves the kernel.

This comes late: the steps before know the divisions of an index as taichi writes them. Most of these are gone by now.
"""

from __future__ import annotations

import re

from .text import NAME, Block, Function, Instruction, ModuleText

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
    tested: set[tuple[str, ...]] = set()  # in a block: taichi's // divides once, and uses the result twice
    count = 0

    def test(block: Block, part: Block, each: Instruction) -> list[Block]:
        nonlocal count
        division = _DIVISION.fullmatch(each.code)
        if division is None:
            return []
        key = (block.label, *division.group("sign", "dividend", "divisor"))
        if key in tested:
            return []
        tested.add(key)
        held = f"%division.held.{count}"
        behind = [*_test(division, part, count, held), Block(held, [each])]
        count += 1
        return behind

    function.cut(test)
    return count


def _test(division: re.Match[str], part: Block, number: int, held: str) -> list[Block]:
    """Let ``part`` end with a test whether a division has a result: then ``held`` follows. Return the other blocks.

    Nearly all divisors are neither 0 nor -1, which is one comparison. The other blocks look closer.
    """
    kind, dividend, divisor = f"i{division['bits']}", division["dividend"], division["divisor"]
    near, rare, zero, least, bad, code = (
        f"%division.{name}.{number}" for name in ("near", "rare", "zero", "least", "bad", "code")
    )
    look, fails = f"%division.look.{number}", f"%division.fails.{number}"
    leave = [Instruction(None, f"call void @{LEAVE}(i32 {code})"), Instruction(None, "unreachable")]
    if division["sign"] == "u":
        part.instructions.append(Instruction(zero, f"icmp eq {kind} {divisor}, 0"))
        part.instructions.append(Instruction(None, f"br i1 {zero}, label {fails}, label {held}"))
        return [Block(fails, [Instruction(code, "add i32 0, 1"), *leave])]
    part.instructions += [
        Instruction(near, f"add {kind} {divisor}, 1"),
        Instruction(rare, f"icmp ult {kind} {near}, 2"),
        Instruction(None, f"br i1 {rare}, label {look}, label {held}"),
    ]
    looks = [
        Instruction(zero, f"icmp eq {kind} {divisor}, 0"),
        Instruction(least, f"icmp eq {kind} {dividend}, {-(2 ** (int(division['bits']) - 1))}"),
        Instruction(bad, f"or i1 {zero}, {least}"),
        Instruction(None, f"br i1 {bad}, label {fails}, label {held}"),
    ]
    return [Block(look, looks), Block(fails, [Instruction(code, f"select i1 {zero}, i32 1, i32 2"), *leave])]
