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

from .bounds import Bounds
from .ir import Function

__all__ = ["without_first_remainders"]

_MOST_AXES = 8  # taichi's own limit
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
        factors = _factors(computing, value)
        known = {offset: each for offset, (function, each) in values.items() if function is computing}
        body = functions[name]
        if lines := _changed(body, factors, known):
            found[name] = body.with_lines(lines)
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
    """Return the values whose product a value is, sorted. Nothing if they are more than a loop has axes."""
    products = {each.result: _BINARY.fullmatch(each.text) for each in function.instructions if each.opcode == "mul"}
    pending, factors = [value], list[str]()
    while pending and len(pending) + len(factors) <= _MOST_AXES:
        each = pending.pop()
        if operands := products.get(each):
            pending += operands.groups()
        else:
            factors.append(each)
    return [] if pending else sorted(factors)


def _changed(body: Function, factors: Sequence[str], values: Mapping[int, str]) -> dict[int, str]:
    """Return the instructions that take the place of needless remainders, by place.

    ``factors`` is a sorted list of values whose product is the number of iterations. ``values`` are those of
    temporaries, by offset.
    """
    divided: dict[str, list[str]] = {each: [] for each in _numbers(body)}  # by what the number has been divided
    loaded: dict[str, str] = {}
    found: dict[int, str] = {}
    for place, each in enumerate(body.instructions):
        temporary = body.temporaries.get(each.pointer)
        if each.result and each.opcode == "load" and temporary and temporary.offset in values:
            loaded[each.result] = values[temporary.offset]
        operands = _BINARY.fullmatch(each.text) if each.opcode in ("sdiv", "srem") else None
        if not each.result or operands is None or operands["first"] not in divided:
            continue
        divisor = operands["second"]
        if divisor.startswith("%") and divisor not in loaded:
            continue
        divisors = [*divided[operands["first"]], loaded.get(divisor, divisor)]
        if each.opcode == "sdiv":
            divided[each.result] = divisors
        elif each.opcode == "srem" and sorted(divisors) == factors:
            found[place] = f"  {each.result} = add i32 {operands['first']}, 0"
    return found


def _numbers(body: Function) -> Iterator[str]:
    """Yield the names of the iteration's number. taichi keeps it in local memory, and loads it from there."""
    header = _NUMBER.search(body.text)
    stores = [each for each in body.instructions if header and each.opcode == "store" and each.value == header[1]]
    if len(stores) == 1 and stores[0].pointer:
        local = stores[0].pointer
        uses = [
            each for each in body.instructions if local in each.text and local in each.names and each is not stores[0]
        ]
        if sorted({each.opcode for each in uses}) == ["alloca", "load"]:
            yield from (each.result for each in uses if each.opcode == "load" and each.result)
