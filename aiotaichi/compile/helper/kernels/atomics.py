"""Atomic operations of a loop: what they do, and the plain instructions that do the same on one thread."""

from __future__ import annotations

import re
from dataclasses import dataclass

from .text import NAME, Function, Instruction, instructions

__all__ = ["COMPARISONS", "Atomic", "has_operations"]

COMPARISONS = {"min": "slt", "max": "sgt", "umin": "ult", "umax": "ugt"}
"""The operations that keep one of two integers, and the relation in which the old number is kept."""
_OPERATIONS = {"add", "sub", "and", "or", "xor", "fadd", "fsub", *COMPARISONS}
_ATOMIC = re.compile(
    rf"atomicrmw (?P<operation>\w+) ptr (?P<address>{NAME.pattern}), (?P<kind>\w+) (?P<value>[^ ,]+) seq_cst"
    r"(?:, align (?P<alignment>\d+))?(?:, !.*)?"
)


@dataclass(frozen=True, slots=True)
class Atomic:
    """An ``atomicrmw`` for which there are plain instructions. ``alignment`` is of its address, in bytes."""

    operation: str
    address: str
    kind: str
    value: str
    alignment: str

    @classmethod
    def of(cls, instruction: Instruction) -> Atomic | None:
        """Return the operation of an instruction. None if it is another instruction, or an exchange."""
        found = _ATOMIC.fullmatch(instruction.code)
        if found is None or found["operation"] not in _OPERATIONS or found["alignment"] is None:
            return None
        return cls(found["operation"], found["address"], found["kind"], found["value"], found["alignment"])

    def plain(self, name: str, address: str, old: str) -> list[Instruction]:
        """Return instructions that do the same at an address. ``old`` is the name of the old number.

        The names of other values begin with ``name``.
        """
        code = instructions(f"{old} = load {self.kind}, ptr {address}, align {self.alignment}")
        if relation := COMPARISONS.get(self.operation):
            code += instructions(f"""
                {name}.keeps = icmp {relation} {self.kind} {old}, {self.value}
                {name}.new = select i1 {name}.keeps, {self.kind} {old}, {self.kind} {self.value}""")
        else:
            code += instructions(f"{name}.new = {self.operation} {self.kind} {old}, {self.value}")
        return [*code, *instructions(f"store {self.kind} {name}.new, ptr {address}, align {self.alignment}")]


def has_operations(function: Function) -> bool:
    """Return whether a function has an atomic operation for which there are plain instructions."""
    return any(Atomic.of(each) for _, each in function)
