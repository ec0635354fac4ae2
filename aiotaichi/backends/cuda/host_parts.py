"""The parts of a transfer that one copy of the driver can take."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from ...hal import HostMemoryHal
from .native.protocol import REGISTERED_SIZE

__all__ = ["host_parts"]


def host_parts(host: HostMemoryHal, offset: int, size: int) -> Sequence[tuple[bool, int, int]]:
    """Divide ``size`` bytes of host memory, from ``offset`` on. No part spans two registrations, or an end of one.

    Returns
    -------
    sequence of (bool, int, int)
        Whether the memory of the part is registered, so that the driver takes it directly; and where the part begins
        and ends, from ``offset`` on.
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
