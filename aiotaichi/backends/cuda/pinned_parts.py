"""The parts of a copy from or to pinned memory of kernels: none spans two registrations."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise

from ...core.sizes import REGISTERED_SIZE

__all__ = ["pinned_parts"]


def pinned_parts(size: int, positions: Iterable[int]) -> Sequence[tuple[int, int]]:
    """Return where each part of a copy from or to pinned memory of kernels begins and ends.

    ``positions``: where the ``size`` bytes begin in each pinned memory that the copy uses.
    """
    bounds = {0, size}
    for position in positions:
        bounds.update(range(REGISTERED_SIZE - position % REGISTERED_SIZE, size, REGISTERED_SIZE))
    return list(pairwise(sorted(bounds)))
