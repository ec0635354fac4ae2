"""Skip divisions whose result is known."""

from __future__ import annotations

import re

__all__ = ["bypass_remainders"]

_REMAINDER = re.compile(r"^  %([\w.]+) = srem i32 ([^,\n]+), ([^,\n]+)$", re.MULTILINE)


def bypass_remainders(text: str) -> str:
    """Skip the division of a remainder if the dividend is below the divisor.

    taichi takes the remainder of the outermost index by the extent of its axis. The index is always below the extent,
    and the division costs more than most loop bodies. LLVM makes a branch from the ``select``.
    """
    return _REMAINDER.sub(
        r"  %sign.of.\1 = ashr i32 \3, 31\n"
        r"  %clear.of.\1 = xor i32 %sign.of.\1, -1\n"
        r"  %bound.of.\1 = and i32 \3, %clear.of.\1\n"
        r"  %below.of.\1 = icmp ult i32 \2, %bound.of.\1\n"
        r"  %rest.of.\1 = srem i32 \2, \3\n"
        r"  %\1 = select i1 %below.of.\1, i32 \2, i32 %rest.of.\1",
        text,
    )
