"""The parts of a copy that the driver takes at a time: none spans two registrations of host memory."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ...hal import HostMemoryHal
from .native.protocol import REGISTERED_SIZE

__all__ = ["host_parts", "pinned_parts"]


def host_parts(host: HostMemoryHal, offset: int, size: int) -> Sequence[tuple[bool, int, int]]:
    """Divide ``size`` bytes of host memory, from ``offset`` on. No part spans two registrations, or an end of one.

    Returns whether each part is registered, so that the driver takes it directly, and where it begins and ends, from
    ``offset`` on.
    """
    start, registered = host.offset + offset, host.prepared_size
    stop = start + size
    next_piece = (start // REGISTERED_SIZE + 1) * REGISTERED_SIZE  # 0 if the first bytes are not registered
    if start >= 0 and stop <= min(next_piece, registered):
        return [(True, 0, size)]
    bounds = {start, stop, *range(next_piece, stop, REGISTERED_SIZE)}
    if start < registered < stop:
        bounds.add(registered)
    return [(0 <= begin < registered, begin - start, end - start) for begin, end in pairwise(sorted(bounds))]


def pinned_parts(size: int, positions: Iterable[int]) -> Sequence[tuple[int, int]]:
    """Return where each part of a copy from or to pinned memory of kernels begins and ends.

    ``positions``: where the ``size`` bytes begin in each pinned memory that the copy uses.
    """
    bounds = {0, size}
    for position in positions:
        bounds.update(range(REGISTERED_SIZE - position % REGISTERED_SIZE, size, REGISTERED_SIZE))
    return list(pairwise(sorted(bounds)))
