"""What a body relies on if the bounds of its range are constants.

LLVM knows such bounds as multiples of the size of a block, up to a constant, and uses that: it unrolls loops without
code for the rest, writes ``or`` for ``add``, and drops bits that are always zero. Here the bounds become multiples of
a smaller number, the grain. A loop that is unrolled takes 8 numbers at a time, which divide the grain. This module
looks for code that relies on higher bits.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from .function import NAME, Function, Instruction, members_of
from .places import Region, loaded, places
from .report import SkipError

__all__ = ["check_alignment"]

_NAME = NAME.pattern
_OPERANDS = re.compile(
    rf"(?P<opcode>\w+) (?P<flags>(?:nuw |nsw |exact |disjoint |nneg )*)i\d+ "
    rf"(?P<left>{_NAME}|-?\d+)(?:, (?P<right>{_NAME}|-?\d+)| to i\d+)"
)
_SMALL = 8  # bits: the size of an element has no more trailing zeros


def check_alignment(body: Function, known: dict[str, int], grain: int) -> None:
    """Refuse a body that relies on more than it will get.

    Parameters
    ----------
    known
        How many of the lowest bits are zero in the bounds of a part, and in the number.
    grain
        The bounds of parts are multiples of this number, up to a constant.

    Raises
    ------
    SkipError
        The body may rely on higher bits.
    """
    depends = _dependent(body, known)
    zeros = _trailing_zeros(body, known)
    for _, each in body:
        if each.name not in known and not depends.isdisjoint(each.operands):
            _check_instruction(each, zeros)
    where = places(body)
    code = {each.name: each for _, each in body}
    counters: set[str] = set()
    for phi, start, following in _starts(body):
        step = _OPERANDS.fullmatch(code[following].code) if following in code else None
        if start in depends:
            if start in known and step and step["right"] and not _divides(step["right"], grain):
                raise SkipError("it takes more numbers at a time than are known to be left")
        elif phi.kind not in ("float", "double", "half") and phi.name:
            load = loaded(code[start]) if start in code else None
            if not load or load[1] not in where or where[load[1]].region is not Region.LOCAL:
                counters.add(phi.name)
    _check_counters(body, counters, depends)


def _divides(step: str, grain: int) -> bool:
    return step.lstrip("-").isdigit() and int(step) != 0 and grain % abs(int(step)) == 0


def _check_instruction(instruction: Instruction, zeros: dict[str, int]) -> None:
    """Refuse an instruction that is right only because some bits of its first operand are zero."""
    match = _OPERANDS.fullmatch(instruction.code)
    if match is None:
        return
    opcode, left, right = match["opcode"], match["left"], match["right"] or ""
    constant = int(right) if right.lstrip("-").isdigit() else None
    free = 2 ** zeros.get(left, 0)
    match opcode:
        case "or":
            wrong = "disjoint" in match["flags"] if constant is None else not 0 <= constant < free
        case "xor":
            wrong = constant is not None and constant != -1
        case _:
            wrong = "exact" in match["flags"] and (
                opcode not in ("lshr", "ashr") or constant is None or 2**constant > free
            )
    if wrong:
        raise SkipError("it relies on the alignment of its blocks")


def _check_counters(body: Function, counters: set[str], depends: set[str]) -> None:
    """Refuse a loop in which something depends on how often it went round, and not on where it started.

    LLVM writes ``lo + counter`` for an index. If only some low bits of a result matter, it drops ``lo``.
    """
    counting = _dependent(body, counters) - depends
    for _, each in body:
        is_used = each.name not in depends and not counting.isdisjoint(each.operands)
        if is_used and not (each.name and _keeps_high_bits(each)):
            raise SkipError("it relies on the alignment of its blocks")


def _keeps_high_bits(instruction: Instruction) -> bool:
    match = _OPERANDS.fullmatch(instruction.code)
    if match is None:
        return instruction.opcode == "phi"
    constant = int(match["right"]) if (match["right"] or "").lstrip("-").isdigit() else None
    match match["opcode"]:
        case "add" | "sub" | "sext":
            return True
        case "shl":
            return constant is not None and constant <= _SMALL
        case "mul":
            return constant is not None and 0 < constant & -constant <= 2**_SMALL
    return False


def _dependent(body: Function, values: Iterable[str]) -> set[str]:
    """Return values, and what depends on them."""
    found = set(values)
    count = 0
    while count != len(found):
        count = len(found)
        found.update(each.name for _, each in body if each.name and not found.isdisjoint(each.operands))
    return found


def _trailing_zeros(body: Function, known: dict[str, int]) -> dict[str, int]:
    """Return how many of the lowest bits of values are zero, as far as that follows from ``known``."""
    zeros = {each.name: 64 for _, each in body if each.name} | known
    changed = True
    while changed:  # the numbers only fall
        changed = False
        for _, each in body:
            if each.name and each.name not in known:
                now = min(zeros[each.name], _zeros(each, zeros))
                changed |= now != zeros[each.name]
                zeros[each.name] = now
    return zeros


def _zeros(instruction: Instruction, zeros: dict[str, int]) -> int:
    def of(value: str) -> int:
        if value.lstrip("-").isdigit():
            return (int(value) & -int(value)).bit_length() - 1 if int(value) else 64
        return zeros.get(value, 0)

    if instruction.opcode == "phi":
        return min(map(of, instruction.incoming.values()), default=0)
    match = _OPERANDS.fullmatch(instruction.code)
    if match is None:
        return 0
    left, right = of(match["left"]), of(match["right"] or "0")
    shift = int(match["right"]) if (match["right"] or "").isdigit() else None
    match match["opcode"]:
        case "sext" | "zext" | "trunc" | "freeze":
            return left
        case "add" | "sub" | "or":
            return min(left, right)
        case "mul":
            return left + right
        case "shl" if shift is not None:
            return left + shift
        case "lshr" | "ashr" if shift is not None:
            return max(left - shift, 0)
    return 0


def _starts(body: Function) -> list[tuple[Instruction, str, str]]:
    """Return the values with which outermost loops start, and with which they go on."""
    predecessors = body.predecessors()
    members: dict[str, set[str]] = {}
    for latch, header in body.jumps_back():
        members.setdefault(header, set()).update(members_of(header, latch.label, predecessors))
    found = []
    for header, inside in members.items():
        if any(header in others for other, others in members.items() if other != header):
            continue
        for phi in body.block(header).phis:
            incoming = phi.incoming
            back = [value for label, value in incoming.items() if label in inside]
            found += [(phi, value, back[0]) for label, value in incoming.items() if label not in inside]
    return found
