"""The owner of a NumPy array's memory."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["owner_of"]


def owner_of(array: npt.NDArray[Any]) -> object:
    """Return the object under all views: an array that owns its bytes, or an object that is no array."""
    owner: object = array
    while isinstance(owner, np.ndarray) and owner.base is not None:
        owner = owner.base
    return owner
