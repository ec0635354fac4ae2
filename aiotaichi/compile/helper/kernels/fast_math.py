"""Keep LLVM's licence to reorder arithmetic for sums and the like, and take it away elsewhere.

taichi marks floating-point instructions: LLVM may reorder them. Then an element's last bits could depend on whether
the element is in a vector or in the rest of a loop, and so on how blocks are cut. Without the marks, each element is
computed as the text says, everywhere. Marked are still: a value that a loop carries from one iteration to the next,
as a sum, because vectors need the mark; and the sum of one vector's elements. A body that is one index carries such
values in the thread's memory.
"""

from __future__ import annotations

import re

from .text import NAME, Function, Instruction, Loop

__all__ = ["keep_for_reductions"]

_MARKED = re.compile(
    r"^((?:tail |notail )?(?:fadd|fsub|fmul|fdiv|frem|fneg|fcmp|call|phi|select|fptrunc|fpext)) "
    r"((?:(?:reassoc|nnan|ninf|nsz|arcp|contract|afn|fast) )+)"
)
_KEPT = ("reassoc", "nnan", "nsz")  # for sums, and for the least and the greatest; infinity stays infinity
_NAME = NAME.pattern
_ADDRESS = re.compile(
    rf"(?:bitcast|getelementptr (?:inbounds |nuw |nusw )*i8,) ptr (?P<base>{_NAME})(?: to ptr|, i64 (?P<offset>\d+))"
)
_LOAD = re.compile(rf"load (?:half|float|double), ptr ({_NAME}),")
_STORE = re.compile(rf"store (?:half|float|double) (?P<value>{_NAME}), ptr (?P<place>{_NAME}),")
_REDUCING = ("fadd", "fsub", "fmul", "fcmp", "select", "phi", "call")


def keep_for_reductions(function: Function) -> int:
    """Remove the marks of a function, except in its reductions. Return how many instructions keep them."""
    kept = _reduced_in_memory(function).union(*(_reduced(function, loop) for loop in function.loops()))
    count = 0
    for _, each in function:
        if marked := _MARKED.match(each.code):
            marks = ""
            if each.name in kept or "@llvm.vector.reduce." in each.code:
                count += 1
                given = marked[2].split()
                marks = "".join(f"{mark} " for mark in _KEPT if mark in given or "fast" in given)
            each.code = f"{marked[1]} {marks}{each.code[marked.end() :]}"
    return count


def _reduced(function: Function, loop: Loop) -> set[str]:
    """Return the instructions that make a loop's carried values of the values before."""
    inside = function.inside(loop.members)
    found: set[str] = set()
    for phi in loop.header.phis:
        if phi.name and phi.kind in ("half", "float", "double") and loop.latch.label in phi.incoming:
            found |= _chain(inside, phi.name, phi.incoming[loop.latch.label])
    return found


def _reduced_in_memory(function: Function) -> set[str]:
    """Return the instructions that make a value in the thread's memory of the value before."""
    inside = {each.name: each for _, each in function if each.name}
    places = _thread_memory(function)
    loads = {name: load[1] for name, each in inside.items() if (load := _LOAD.match(each.code)) and load[1] in places}
    found: set[str] = set()
    for _, each in function:
        store = _STORE.match(each.code)
        if store and store["place"] in places and store["value"] in inside:
            for name, place in loads.items():
                if places[place] == places[store["place"]]:
                    found |= _chain(inside, name, store["value"])
    return found


def _thread_memory(function: Function) -> dict[str, int]:
    """Return the addresses in the thread's memory, the second parameter of a body: how far each lies in it."""
    if len(function.parameters) < 2:
        return {}
    found = {function.parameters[1]: 0}
    for _, each in function:
        address = _ADDRESS.fullmatch(each.code)
        if each.name and address and address["base"] in found:
            found[each.name] = found[address["base"]] + int(address["offset"] or 0)
    return found


def _chain(inside: dict[str, Instruction], first: str, last: str) -> set[str]:
    """Return what is computed of ``first`` on the way to ``last``, if only reducing instructions are."""
    reached: dict[str, bool] = {first: True}

    def uses_first(name: str) -> bool:
        if name not in reached:
            reached[name] = False  # a loop inside
            each = inside.get(name)
            if each is not None and each.opcode != "load":
                uses = [uses_first(operand) for operand in each.operands]  # all: they may be in the chain, too
                reached[name] = any(uses)
        return reached[name]

    if not uses_first(last):
        return set()
    chain = {name for name, uses in reached.items() if uses and name != first}
    return chain if all(inside[name].opcode in _REDUCING for name in chain) else set()
