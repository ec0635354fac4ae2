"""Compare what aiotaichi computes with what taichi computed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

__all__ = ["array_difference", "largest", "value_difference"]

_TOLERANCE = 1e-3  # of the largest value of an array
_FLOATS = (float, np.floating)


def array_difference(
    found: npt.NDArray[Any],
    wanted: npt.NDArray[Any],
    scale: float = 0.0,
    *,
    noise: float = 0.0,
    undecided: float = 0.0,
    is_list: bool = False,
) -> str | None:
    """Return how an array differs from the wanted one, or None if it does not.

    Parameters
    ----------
    scale
        A float may differ by a thousandth of it, or of the array's largest value.
    noise
        A float may always differ by so much.
    undecided
        The share of the values that may differ by any amount.
    is_list
        Whether the columns are elements of a list that threads append to: then their order does not count.
    """
    if found.shape != wanted.shape:
        return f"its shape is {found.shape}, not {wanted.shape}"
    if (found.dtype.kind == "f") != (wanted.dtype.kind == "f"):
        return f"its dtype is {found.dtype}, not {wanted.dtype}"
    tolerance = max(noise, _TOLERANCE * max(scale, largest(wanted)))
    difference = _difference(found, wanted, tolerance, undecided)
    if difference is None or not is_list:
        return difference
    if wanted.dtype.kind != "f":
        tolerance = 0.0
    columns = _columns(found), _columns(wanted)
    return None if _has_all(*columns, tolerance) and _has_all(*columns[::-1], tolerance) else difference


def value_difference(found: Any, wanted: Any) -> str | None:
    """Return how a returned value differs from the wanted one, or None if it does not.

    Integers are compared one by one: a large float beside them allows them nothing. A struct here is a tuple, so its
    members are compared in their order.
    """
    found, wanted = _flat(found), _flat(wanted)
    if len(found) != len(wanted):
        return f"it has {len(found)} numbers, not {len(wanted)}"
    for place, (number, other) in enumerate(zip(found, wanted, strict=True)):
        is_float = isinstance(other, _FLOATS)
        if isinstance(number, _FLOATS) != is_float or (not is_float and number != other):
            return f"number {place} is {number!r}, not {other!r}"
    floats = [(number, other) for number, other in zip(found, wanted, strict=True) if isinstance(other, _FLOATS)]
    return array_difference(*np.array(floats).T) if floats else None


def largest(array: npt.NDArray[Any]) -> float:
    """Return the largest magnitude of the finite values of an array of floats; 0 for integers."""
    if array.dtype.kind != "f":
        return 0.0
    finite = array[np.isfinite(array)]
    return float(np.max(np.abs(finite), initial=0.0))


def _difference(found: npt.NDArray[Any], wanted: npt.NDArray[Any], tolerance: float, undecided: float) -> str | None:
    if wanted.dtype.kind != "f":
        wrong = found != wanted
    else:
        exact, given = wanted.astype(np.float64), found.astype(np.float64)
        with np.errstate(invalid="ignore"):
            wrong = ~((np.abs(given - exact) <= tolerance) | (given == exact) | (np.isnan(given) & np.isnan(exact)))
    count = int(np.count_nonzero(wrong))
    if count <= undecided * wrong.size:
        return None
    first = tuple(int(each[0]) for each in np.nonzero(wrong))
    return f"{count} of {wrong.size} values differ: at {first} it is {found[first]}, not {wanted[first]}"


def _columns(array: npt.NDArray[Any]) -> npt.NDArray[np.float64]:
    """Return the different columns of an array, sorted by their first value."""
    return np.unique(array.reshape(array.shape[0], -1).astype(np.float64), axis=1)


def _has_all(columns: npt.NDArray[np.float64], wanted: npt.NDArray[np.float64], tolerance: float) -> bool:
    """Return whether there is a column near each wanted one: no value differs by more than the tolerance."""
    first = columns[0]  # sorted
    for column in wanted.T:
        begin = np.searchsorted(first, column[0] - tolerance, side="left")
        end = np.searchsorted(first, column[0] + tolerance, side="right")
        near = np.abs(columns[:, begin:end] - column[:, np.newaxis]) <= tolerance
        if not near.all(axis=0).any():
            return False
    return True


def _flat(value: Any) -> list[Any]:
    """Return the numbers of a value, in order."""
    if value is None:
        return []
    if isinstance(value, np.ndarray):
        return list(value.ravel().tolist())
    if isinstance(value, Mapping):
        return [number for each in value.values() for number in _flat(each)]
    if isinstance(value, Sequence):
        return [number for each in value for number in _flat(each)]
    return [value]
