"""Take back the vectors that taichi's LLVM made of an inner loop for one stride only.

In ``for k in range(n): total += a[row, k] * b[k, column]``, LLVM does not know how far apart the elements of ``b``
are. It makes vectors for a stride of 1, tests the stride, and leaves the loop as it was for all others. Here the loop
as it was runs in any case, so that a later step can swap it with the loop over columns, or LLVM can try again.
"""

from __future__ import annotations

import re

from .text import NAME, Function, SkipError, instructions

__all__ = ["without_strided_vectors"]

_SHORT = re.compile(r"%min\.iters\.check\d*")  # LLVM's vectoriser tests by it whether there are enough iterations
_STRIDE = re.compile(r"%ident\.check\d*")  # and by it whether a stride is 1
_TEST = re.compile(rf"icmp ult (?:i32|i64) {NAME.pattern}, \d+")


def without_strided_vectors(function: Function) -> None:
    """Change a function. Raise a SkipError if it has no such loop."""
    found = False
    for block in function.blocks:
        branch = block.branch
        if not branch or not _SHORT.fullmatch(branch[0]):
            continue
        check = function.block(branch[2])
        tests = [each for each in block.instructions if each.name == branch[0]]
        strides = [each for each in check.instructions if each.name and _STRIDE.fullmatch(each.name)]
        if strides and len(tests) == 1 and _TEST.fullmatch(tests[0].code):
            block.instructions[-1:] = instructions(f"br label {branch[1]}")
            found = True
    if not found:
        raise SkipError("no inner loop has vectors for one stride")
    function.prune()
    single = {
        phi.name: next(iter(phi.incoming.values()))
        for block in function.blocks
        for phi in block.phis
        if phi.name and len(phi.incoming) == 1
    }
    function.remove(single)
    function.replace(single)
