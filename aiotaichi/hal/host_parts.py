"""The parts of a copy from or to host memory: what the device reaches itself, and what the queue stages."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .memory import HostMemoryHal

__all__ = ["host_parts"]


def host_parts(
    host: HostMemoryHal, offset: int, size: int, piece: int | None = None
) -> Sequence[tuple[bool, int, int]]:
    """Divide ``size`` bytes of host memory, from ``offset`` on. No part spans an end of the prepared memory.

    Returns whether each part is prepared, so that the device reaches it, and where it begins and ends, from
    ``offset`` on. If the memory is prepared in pieces of ``piece`` bytes, no part spans two of them.
    """
    start, prepared = host.offset + offset, host.prepared_size
    stop = start + size
    next_piece = (
        prepared if piece is None else (start // piece + 1) * piece
    )  # at most 0 if the first bytes are staged
    if start >= 0 and stop <= min(next_piece, prepared):
        return [(True, 0, size)]
    bounds = {start, stop, *(each for each in (0, prepared) if start < each < stop)}
    if piece is not None:
        bounds.update(range(next_piece, stop, piece))
    return [(0 <= begin < prepared, begin - start, end - start) for begin, end in pairwise(sorted(bounds))]
