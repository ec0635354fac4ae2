"""Remove the remainder by which taichi computes the first index of a loop over several axes.

For ``for i, j in x``, taichi runs ``x.shape[0] * x.shape[1]`` iterations. An iteration's number divided by the
columns is the row, and taichi takes its remainder by the rows, too. But the quotient is always less than the rows, so
that the remainder is the quotient. A loop over one axis has such a remainder as well, by the number of iterations. A
GPU needs about 20 instructions for a remainder, as many as for the rest of many a kernel.

This holds for negative extents, too, and if their product has more than 32 bits: the number of iterations is never
greater than the absolute value of the product.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from .bounds import Bounds
from .ir import Function

__all__ = ["without_first_remainders"]

_BODY = re.compile(r"@([\w.]+), void [^@]* (?:null|@[\w.]+), i64 \d+\)$")
_NUMBER = re.compile(r", i32 (%[\w.]+)\) \{")  # the last parameter of an iteration
_BINARY = re.compile(r"  %[\w.]+ = (?:mul|sdiv|srem) i32 (?P<first>[^ ,]+), (?P<second>[^ ,]+)")


def without_first_remainders(
    functions: Mapping[str, Function], tasks: Sequence[str], bounds: Bounds
) -> dict[str, Function]:
    """Return the iterations of loops without needless remainders, by name. ``tasks`` are the names of all tasks."""
    found: dict[str, Function] = {}
    values = _stored(functions, bounds)
    bodies = [name for task in tasks if (name := _body_of(functions[task]))]
    for task in tasks:
        name, ends = _body_of(functions[task]), bounds.of_loop(functions[task])
        if name is None or ends is None or bodies.count(name) > 1 or name not in functions:
            continue
        begin, end = ends
        slot = next((offset for offset, place in bounds.slots.items() if end == f"slot {place}"), None)
        if begin != "0" or slot not in values:
            continue
        computing, value = values[slot]
        factors = sorted(_factors(computing, value))
        known = {offset: each for offset, (function, each) in values.items() if function is computing}
        body = functions[name]
        lines = body.text.splitlines(keepends=True)
        for place, quotient in _needless(body, factors, known):
            lines[place + 1] = f"  {body.instructions[place].result} = add i32 {quotient}, 0\n"
        found[name] = replace(body, text="".join(lines))
    return found


def _body_of(task: Function) -> str | None:
    """Return the name of the function that is an iteration of a task's loop."""
    calls = [each for each in task.instructions if each.callee == "gpu_parallel_range_for"]
    match = _BODY.search(calls[0].text) if len(calls) == 1 else None
    return match[1] if match else None


def _stored(functions: Mapping[str, Function], bounds: Bounds) -> dict[int, tuple[Function, str]]:
    """Return the functions that compute the temporaries that need no memory, and the values that they store there."""
    return {
        function.temporaries[each.pointer].offset: (function, each.value)
        for function in (functions[name] for name in bounds.tasks)
        for each in function.instructions
        if each.opcode == "store" and each.type == "i32" and each.pointer in function.temporaries
        if function.temporaries[each.pointer].offset in bounds.slots
    }


def _factors(function: Function, value: str) -> list[str]:
    """Return the values whose product a value is."""
    product = next((each for each in function.instructions if each.result == value), None)
    operands = _BINARY.fullmatch(product.text) if product and product.opcode == "mul" else None
    return [value] if operands is None else [each for name in operands.groups() for each in _factors(function, name)]


def _needless(body: Function, factors: Sequence[str], values: Mapping[int, str]) -> Iterator[tuple[int, str]]:
    """Yield the places of needless remainders, and the quotients that they equal.

    ``factors`` is a sorted list of values whose product is the number of iterations. ``values`` are those of
    temporaries, by offset.
    """
    divided: dict[str, list[str]] = {each: [] for each in _numbers(body)}  # by what the number has been divided
    loaded: dict[str, str] = {}
    for place, each in enumerate(body.instructions):
        temporary = body.temporaries.get(each.pointer)
        if each.result and each.opcode == "load" and temporary and temporary.offset in values:
            loaded[each.result] = values[temporary.offset]
        operands = _BINARY.fullmatch(each.text)
        if not each.result or operands is None or operands["first"] not in divided:
            continue
        divisors = [*divided[operands["first"]], loaded.get(operands["second"], operands["second"])]
        if each.opcode == "sdiv":
            divided[each.result] = divisors
        elif each.opcode == "srem" and sorted(divisors) == factors:
            yield place, operands["first"]


def _numbers(body: Function) -> Iterator[str]:
    """Yield the names of the iteration's number. taichi keeps it in local memory, and loads it from there."""
    header = _NUMBER.search(body.text)
    stores = [each for each in body.instructions if header and each.opcode == "store" and each.value == header[1]]
    if len(stores) == 1 and stores[0].pointer:
        local = stores[0].pointer
        uses = [each for each in body.instructions if local in each.names and each is not stores[0]]
        if sorted({each.opcode for each in uses}) == ["alloca", "load"]:
            yield from (each.result for each in uses if each.opcode == "load" and each.result)
