"""The objects under a NumPy array that hold its bytes, and whether a program can change them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["is_unchanging", "owner_of"]


def _base_of(view: object) -> object:
    """Return the object that an array or a memoryview is a view of.

    None for an object of another kind, such as a capsule of DLPack: whether it holds the bytes itself is not known.
    """
    if isinstance(view, np.ndarray):
        return view.base
    return view.obj if isinstance(view, memoryview) else None


def owner_of(array: npt.NDArray[Any]) -> object:
    """Return the object under all views: an array that owns its bytes, or an object of another kind."""
    owner: object = array.base
    if owner is None:
        return array
    while (base := _base_of(owner)) is not None:
        owner = base
    return owner


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
        base = _base_of(owner)
        if base is None:
            return owner.flags.owndata if isinstance(owner, np.ndarray) else isinstance(owner, bytes)
        owner = base
