"""The objects under a NumPy array that hold its bytes, and whether a program can change them."""

from __future__ import annotations

import ctypes
from typing import Any, Final

import numpy as np
import numpy.typing as npt

__all__ = ["array_in", "array_over", "is_unchanging", "owner_of"]

_ArrayType: Final = type(ctypes.Array)
_MOST_KINDS = 64
_kinds: Final[dict[int, Any]] = {}
"""Types of ctypes, by their size. To make one takes 12 us, so other sizes do without."""


def _base_of(view: object) -> object:
    """Return the object that an array, a memoryview or an :func:`array_over` is a view of.

    None for an object of another kind, such as a capsule of DLPack: whether it holds the bytes itself is not known.
    """
    if isinstance(view, np.ndarray):
        return view.base
    if isinstance(view, memoryview):
        return view.obj
    return getattr(view, "aiotaichi_owner", None) if type(type(view)) is _ArrayType else None


def owner_of(array: npt.NDArray[Any]) -> object:
    """Return the object under all views: an array that owns its bytes, or an object of another kind."""
    owner: object = array.base
    if owner is None:
        return array
    while (base := _base_of(owner)) is not None:
        owner = base
    return owner


def array_in(owner: Any, nbytes: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """Return a writable array over the first ``nbytes`` of ``owner``, which has an ``__array_interface__``.

    The array holds the owner.
    """
    return np.asarray(owner)[:nbytes].view(dtype).reshape(shape)


def array_over(owner: Any, nbytes: int, shape: tuple[int, ...], dtype: np.dtype[Any]) -> npt.NDArray[Any]:
    """As :func:`array_in`, for an owner that has an ``address``, in half the time. To find the owner takes longer."""
    kind: Any = _kinds.get(nbytes)
    if kind is None:
        if len(_kinds) == _MOST_KINDS:
            return array_in(owner, nbytes, shape, dtype)
        kind = _kinds[nbytes] = ctypes.c_char * nbytes
    held = kind.from_address(owner.address)
    held.aiotaichi_owner = owner
    return np.ndarray(shape, dtype, held)


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
