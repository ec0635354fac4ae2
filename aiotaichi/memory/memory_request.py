"""Requests for memory, checked."""

from __future__ import annotations

import numpy as np

from ..errors import InvalidArgumentError, OutOfMemoryError, wrong_argument
from ..hal import MemoryRequest
from ..types import MemoryUsage

__all__ = ["memory_request"]


def memory_request(
    size: int, host_read: bool, host_write: bool, export_sharing: bool, usage: MemoryUsage
) -> MemoryRequest:
    """Return the request, checked.

    Raises
    ------
    InvalidArgumentError, OutOfMemoryError
        The size is not a positive integer, or is larger than any memory; the usage is invalid.
    """
    if not isinstance(size, (int, np.integer)) or size < 1:
        raise wrong_argument(size, f"size={size!r}: give a number of bytes, at least 1")
    if size >= 2**63:
        raise OutOfMemoryError(f"cannot allocate {size} bytes")
    if not isinstance(usage, int):
        raise InvalidArgumentError(f"usage={usage!r}: give bits of MemoryUsage")
    return MemoryRequest(int(size), host_read, host_write, export_sharing, int(usage))
