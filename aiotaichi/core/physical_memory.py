"""The memory of this machine."""

from __future__ import annotations

import os
from functools import cache

__all__ = ["physical_memory"]


@cache
def physical_memory() -> int:
    """Return how many bytes of memory this machine has."""
    return os.sysconf("SC_PAGE_SIZE") * os.sysconf("SC_PHYS_PAGES")
