"""Tell LLVM that the stores of a body change no pointer that the body loads.

A sparse field has a block of numbers for some places only. The code for each number loads the address of its block,
because for all that LLVM knows, the store of the number before has changed that address. The pass knows more: kernels
store numbers. Only taichi's own functions store pointers, when they make a block. With this step, LLVM loads an
address once for all numbers of a block.
"""

from __future__ import annotations

import re

from .places import Region, is_assert, loaded, places, writes
from .text import Function, SkipError

__all__ = ["SCOPE", "keep_pointers"]

SCOPE = '!{!"pointers"}'
"""The domain of the scope of pointers, for ``ModuleText.add_metadata``."""
_STORED = re.compile(
    r"(?:store (?:atomic |volatile )*|(?:atomicrmw (?:volatile )?\w+|cmpxchg (?:weak |volatile )*) ?ptr [^,]+, )"
    r"(?:<\d+ x )?(?P<kind>i(?:1|8|16|32|64)|half|float|double)\b"
)


def keep_pointers(function: Function, scope: str) -> int:
    """Change a body. Return how many loads of pointers it concerns.

    ``scope`` is the name of a metadata node that contains itself and :data:`SCOPE`. Raise a SkipError if the body
    loads no pointers behind its entry, or if it may store one.
    """
    where = places(function)
    loads, stores = [], []
    for block, each in function:
        load = loaded(each)
        if load and load[0] == "ptr" and block is not function.entry:
            loads.append(each)
        elif is_assert(each):
            stores.append(each)
        elif write := writes(each, where):
            stored = _STORED.match(each.code)
            # taichi stores the address of a new block as an i64, in a tree: a root, or a place of unknown origin
            is_in_tree = write.place is None or write.place.region is Region.ROOT
            if stored is None or (stored["kind"] == "i64" and is_in_tree):
                raise SkipError("it may store a pointer")
            stores.append(each)
    if not loads or not stores:
        raise SkipError("it loads no pointers behind its entry, or stores nothing")
    for each in loads:
        each.code += f", !alias.scope !{{{scope}}}"
    for each in stores:
        each.code += f", !noalias !{{{scope}}}"
    return len(loads)
