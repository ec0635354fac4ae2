"""Make a loop of a rest that is one iteration, because LLVM has unrolled the loop twice.

The new loop still runs once. But its index and what it carries are phis then, as in a rest of more iterations.
"""

from __future__ import annotations

import re

from .text import (
    FLAGS,
    NAME,
    Block,
    Function,
    Instruction,
    SkipError,
    as_number,
    extended,
    instructions,
    members_of,
    reached,
    renamed,
)

__all__ = ["make_first_a_loop", "make_last_a_loop"]


def make_first_a_loop(function: Function, name: str) -> None:
    """If the rest comes first and is one iteration, make a loop of it. The rest leaves its next index."""
    definitions = function.definitions()
    head, extra = definitions[name]
    match = re.fullmatch(rf"and (i32|i64) {NAME.pattern}, 1", extra.code)
    if not match or not head.branch:
        return
    kind = match[1]
    test, exit, first = head.branch[0], function.block(head.branch[1]), function.block(head.branch[2])
    predecessors = function.predecessors()
    lasts = [label for label in predecessors[exit.label] if label != head.label]
    if not lasts or predecessors[first.label] != [head.label] or first.phis:
        raise SkipError("the rest is no iteration alone")
    last = _only_last(function, exit, lasts)
    members = members_of(first.label, last.label, function.predecessors())
    if head.label in members or len(exit.phis) != 1:
        raise SkipError("the rest leaves more than the next index")
    (merged,) = exit.phis
    start, following = merged.incoming[head.label], merged.incoming[last.label]
    step = definitions.get(following)
    if step is None or FLAGS.sub("", step[1].code) != f"add {kind} {start}, 1" or not start.startswith("%"):
        raise SkipError("the rest has another index")
    index, after = extended(name, ".index"), extended(name, ".next")
    names = {start: index, following: after}
    for block in [block for block in function.blocks if block.label in members]:
        block.instructions = [each for each in block.instructions if each.name != following]
        for each in block.instructions:
            each.code = renamed(each.code, names)
    before = Block(extended(first.label, ".once"), instructions(f"br label {first.label}"))
    first.instructions[:0] = instructions(f"""
        {index} = phi {kind} [ {start}, {before.label} ], [ {after}, {last.label} ]
        {after} = add {kind} {index}, 1""")
    last.instructions[-1:] = instructions(f"br i1 {test}, label {first.label}, label {exit.label}")
    head.instructions[-1:] = instructions(f"br i1 {test}, label {exit.label}, label {before.label}")
    merged.code = f"phi {kind} [ {start}, {head.label} ], [ {after}, {last.label} ]"
    function.blocks.insert(function.blocks.index(first), before)


def make_last_a_loop(function: Function, name: str) -> None:
    """If the rest comes last and is one iteration, make a loop of it, which counts its iterations from 0.

    ``name`` is the number of iterations in the rest. The first index is a constant.
    """
    head, extra = function.definitions()[name]
    match = re.fullmatch(rf"and (i32|i64) {NAME.pattern}, 1", extra.code)
    exit = function.block(head.branch[1]) if match and head.branch else None
    if match is None or exit is None or exit.branch is None:
        return
    kind, (_, behind, label) = match[1], exit.branch
    after, first = function.block(behind), function.block(label)
    if any((loop.before.label, loop.after.label) == (label, behind) for loop in function.loops()):
        return  # it is a loop already
    targets = {block.label: block.targets for block in function.blocks}
    members = reached([label], lambda each: (to for to in targets[each] if to != behind))
    lasts = [each for each in members if behind in targets[each]]
    if exit.label in members or not lasts or first.phis or function.predecessors()[label] != [exit.label]:
        raise SkipError("the rest is no iteration alone")
    last = _only_last(function, after, lasts)
    indices = [
        phi for phi in exit.phis if phi.kind == kind and as_number(phi.incoming.get(head.label, "")) is not None
    ]
    if len(indices) != 1:
        raise SkipError("the rest has another index")
    kept = {phi.incoming.get(exit.label): phi.incoming.get(last.label) for phi in after.phis}
    if len(kept) != len(after.phis):
        raise SkipError("the rest leaves more than it carries")
    before = Block(extended(label, ".once"), instructions(f"br label {label}"))
    phis, names = [], {}
    for phi in exit.phis:
        following = extended(name, ".next") if phi in indices else kept.get(phi.name)
        names[phi.name or ""] = own = extended(phi.name or "", ".once")
        if following is None:
            raise SkipError("the rest leaves more than it carries")
        ways = f"[ {phi.name}, {before.label} ], [ {following}, {last.label} ]"
        phis.append(Instruction(own, f"{phi.front}{ways}"))
    for block in (block for block in function.blocks if block.label in members or block is last):
        for each in block.instructions:
            each.code = renamed(each.code, names | {exit.label: before.label})
    done, count, test = (extended(name, suffix) for suffix in (".done", ".done.next", ".over"))
    first.instructions[:0] = [
        *phis,
        *instructions(f"""
        {done} = phi {kind} [ 0, {before.label} ], [ {count}, {last.label} ]
        {extended(name, ".next")} = add {kind} {names[indices[0].name or ""]}, 1"""),
    ]
    last.instructions[-1:] = instructions(f"""
        {count} = add {kind} {done}, 1
        {test} = icmp eq {kind} {count}, {name}
        br i1 {test}, label {behind}, label {label}""")
    exit.end.code = renamed(exit.end.code, {label: before.label})
    function.blocks.insert(function.blocks.index(first), before)


def _only_last(function: Function, exit: Block, lasts: list[str]) -> Block:
    """Return the last block of the rest, which only jumps to ``exit``. If the rest ends with an ``if``, make one."""
    last = function.block(lasts[0])
    if len(lasts) == 1 and last.is_jump:
        return last
    last = Block(extended(exit.label, ".last"), instructions(f"br label {exit.label}"))
    for phi in exit.phis:
        values = {phi.incoming[label] for label in lasts}
        if len(values) != 1:
            raise SkipError("the rest leaves more than the next index")
        ways = [way for way in phi.incoming.items() if way[0] not in lasts] + [(last.label, *values)]
        phi.code = phi.front + ", ".join(f"[ {value}, {label} ]" for label, value in ways)
    for label in lasts:
        end = function.block(label).end
        end.code = renamed(end.code, {exit.label: last.label})
    function.blocks.insert(function.blocks.index(exit), last)
    return last
