"""Integers as polynomials of other values, modulo a power of two: so wrapping does not matter.

LLVM writes one number in many ways: ``index - row * 12``, ``index + row * -12`` and ``(index + 3) - (row * 12 + 3)``
are the same polynomial.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from itertools import product
from typing import TypeAlias

from .text import VALUE

__all__ = ["TIMES", "Polynomial", "computed", "multiplied", "polynomials", "resized", "total"]

Polynomial: TypeAlias = dict[str, int]
"""A factor for each value, for each product of values, as ``%a * %b``, and for ``""``, which is 1."""
TIMES = " * "
_MOST_TERMS = 16
_SIMPLE = re.compile(rf"(add|sub|mul|shl|xor)(?: nuw| nsw)* i(\d+) ({VALUE}), ({VALUE})")
_RESIZED = re.compile(rf"(?:trunc|sext|zext)(?: nuw| nsw| nneg)* i(\d+) ({VALUE}) to i\d+")


def computed(code: str, bits: int, of: Callable[[str], Polynomial]) -> Polynomial | None:
    """Return what an instruction computes, modulo ``2**bits``. None if it is no sum and no product of few terms.

    ``of`` returns the polynomial of an operand.
    """
    match = _SIMPLE.fullmatch(code)
    if match is None or bits > int(match[2]):
        return None
    opcode, one, other = match[1], match[3], match[4]
    if opcode in ("add", "sub"):
        return total([(of(one), 1), (of(other), 1 if opcode == "add" else -1)], bits)
    if opcode in ("mul", "shl") and not other.startswith("%"):
        return total([(of(one), int(other) if opcode == "mul" else 1 << int(other))], bits)
    if opcode == "mul":
        factors = of(one), of(other)
        few = len(factors[0]) * len(factors[1]) <= _MOST_TERMS
        return total([(multiplied(*factors), 1)], bits) if few else None
    if opcode == "xor" and other == "-1":
        return total([({"": -1}, 1), (of(one), -1)], bits)
    return None


def polynomials(codes: Mapping[str, str], bits: int, terms: Iterable[str]) -> Callable[[str], Polynomial]:
    """Return a function that returns the polynomial of a value, modulo ``2**bits``.

    ``codes`` has the instruction of each value. The values ``terms``, phis, and sums of many terms are terms
    themselves.
    """
    known: dict[str, Polynomial] = {name: {name: 1} for name in terms}

    def of(value: str) -> Polynomial:
        if not value.startswith("%"):
            return {"": int(value)} if int(value) else {}
        if value not in known:
            known[value] = {value: 1}  # for a phi, which depends on itself
            code = codes.get(value, "")
            operand = resized(code, bits)
            if operand is not None:
                known[value] = of(operand)
            elif (result := computed(code, bits, of)) is not None and len(result) <= _MOST_TERMS:
                known[value] = result
        return known[value]

    return of


def resized(code: str, bits: int) -> str | None:
    """Return the operand of an instruction that has the same lowest ``bits``, and more or fewer others."""
    match = _RESIZED.fullmatch(code)
    return match[2] if match and bits <= int(match[1]) else None


def total(parts: Iterable[tuple[Polynomial, int]], bits: int) -> Polynomial:
    """Return the sum of polynomials, each times a number."""
    found: Polynomial = {}
    for part, factor in parts:
        for name, count in part.items():
            found[name] = (found.get(name, 0) + factor * count) % 2**bits
    return {name: count for name, count in found.items() if count}


def multiplied(one: Polynomial, other: Polynomial) -> Polynomial:
    """Return the product of two polynomials."""
    found: Polynomial = {}
    for (left, times), (right, factor) in product(one.items(), other.items()):
        name = TIMES.join(sorted(each for part in (left, right) if part for each in part.split(TIMES)))
        found[name] = found.get(name, 0) + times * factor
    return found
