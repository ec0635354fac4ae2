"""Host data that a program cannot change."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from .owners import base_of

__all__ = ["is_unchanging"]


def is_unchanging(array: npt.NDArray[Any]) -> bool:
    """Return whether nothing changes the array's bytes: a copy may be made later.

    That is so for an array over :class:`bytes`, and for an array that is read-only down to the array that owns the
    bytes. A read-only view does not count if its owner is writable. Nor does memory that NumPy does not know, even if
    its owner calls it read-only: another process may write to a mapped file.

    NumPy lets the owner of an array make it writable again, and keeps earlier views writable. A program that locks an
    array and then does so must wait for the event first.
    """
    owner: object = array
    while True:
        if isinstance(owner, np.ndarray):
            if owner.flags.writeable:
                return False
        elif isinstance(owner, memoryview) and not owner.readonly:
            return False
        base = base_of(owner)
        if base is None:
            return owner.flags.owndata if isinstance(owner, np.ndarray) else isinstance(owner, bytes)
        owner = base
