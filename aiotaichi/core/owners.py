"""The objects under a NumPy array that hold its bytes."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["base_of", "owner_of"]


def base_of(view: object) -> object:
    """Return the object that an array or a memoryview is a view of.

    None if it is a view of nothing, or of an object that is not known. Nobody knows what is under other objects, such
    as the capsules of DLPack, although they may hold the bytes for yet another object.
    """
    if isinstance(view, np.ndarray):
        return view.base
    return view.obj if isinstance(view, memoryview) else None


def owner_of(array: npt.NDArray[Any]) -> object:
    """Return the object under all views: an array that owns its bytes, or an object of another kind."""
    owner: object = array.base
    if owner is None:
        return array
    while (base := base_of(owner)) is not None:
        owner = base
    return owner
