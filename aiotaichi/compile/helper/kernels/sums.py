"""Integers of a loop as sums: a linear function of the index, and multiples of other values.

LLVM adds the terms of an address in any order. For example, ``(index + 9 + row * width) - 9`` is the sum of ``index``
and of ``row * width``, which is no linear function of the index.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

from .linear import Linear, LinearValues
from .text import FLAGS, VALUE, Instruction

__all__ = ["Sum", "sum_of"]

_ADDED = re.compile(rf"(?P<opcode>add|sub) i\d+ (?P<one>{VALUE}), (?P<other>{VALUE})")


@dataclass(frozen=True, slots=True)
class Sum:
    """``number``, and for each of the ``terms`` a multiple of a value: modulo ``2**width``."""

    number: Linear
    terms: tuple[tuple[int, str], ...]


def sum_of(name: str, width: int, inside: Mapping[str, Instruction], values: LinearValues) -> Sum:
    """Return a value of ``width`` bits as a sum. ``inside``: the instructions of the loop, by the values' names."""
    number = Linear(0, 0, 0, 0, width)
    terms: list[tuple[int, str]] = []
    pending = [(1, name)]
    while pending:
        factor, name = pending.pop()
        if linear := values.of(name, width):
            number = number.plus(linear, factor)
        elif name in inside and (found := _ADDED.fullmatch(FLAGS.sub("", inside[name].code))):
            pending += [(-factor if found["opcode"] == "sub" else factor, found["other"]), (factor, found["one"])]
        else:
            terms.append((factor, name))
    return Sum(number, tuple(terms))
