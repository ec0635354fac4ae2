"""Writes a request into a row of a batch: a function that is generated for the items of a batch.

Every request calls it. A loop over the items would take longer than the work on them. Dataclasses make their
methods in the same way.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from ... import DType
from .signature import Row, RowShape

__all__ = ["WriteRow", "row_test", "row_writer"]

WriteRow = Callable[[int, Sequence[Any]], bool]
"""Takes the number of a row and the items. Returns False unless each has just its dtype and shape."""


def row_writer(items: Sequence[RowShape], hosts: Sequence[npt.NDArray[Any]]) -> WriteRow:
    """Return a function that writes to the rows of ``hosts``, an array for each item."""
    known: dict[str, Any] = {"every": slice(None)}
    tests, writes = [], []
    for i, ((row, shape), host) in enumerate(zip(items, hosts, strict=True)):
        test = _test(known, i, row, shape)
        if len(shape) == 1:  # a view of memory refuses another dtype and another shape by itself
            known[f"rows{i}"] = [each.data for each in host]
            tests.append(f"x{i}.__class__ is ndarray")
            writes.append(f"rows{i}[row][every] = x{i}")
        elif shape:
            known[f"rows{i}"] = list(host)
            tests.append(test)
            writes.append(f"rows{i}[row][...] = x{i}")
        else:
            known[f"rows{i}"] = host.data if host.dtype != np.float16 else host  # they take half the time
            tests.append(test)
            writes.append(f"rows{i}[row] = x{i}")
    lines = [
        f"if {' and '.join(tests)}:",
        "    try:",
        *(f"        {each}" for each in writes),
        "    except ValueError:",
        "        return False",
        "    return True",
    ]
    write: WriteRow = _function("row, items", items, *lines, known=known)
    return write


def row_test(items: Sequence[RowShape]) -> Callable[[Sequence[Any]], bool]:
    """Return a function that tells whether a :data:`WriteRow` would write the items of a request."""
    known: dict[str, Any] = {}
    tests = [_test(known, i, row, shape) for i, (row, shape) in enumerate(items)]
    test: Callable[[Sequence[Any]], bool] = _function("items", items, f"return {' and '.join(tests)}", known=known)
    return test


def _test(known: dict[str, Any], i: int, row: Row, shape: tuple[int, ...]) -> str:
    """Return the code that tests the item ``x{i}``. Add the objects that it names to ``known``."""
    known |= {"ndarray": np.ndarray, f"dtype{i}": row.dtype.numpy, f"shape{i}": shape}
    if shape:
        return f"x{i}.__class__ is ndarray and x{i}.dtype is dtype{i} and x{i}.shape == shape{i}"
    known[f"kinds{i}"], known[f"least{i}"], known[f"most{i}"] = _numbers(row.dtype)
    known[f"kind{i}"] = row.dtype.numpy.type
    fits = f"x{i}.__class__ in kinds{i} and least{i} <= x{i} <= most{i}"  # a NaN is NumPy's: it was converted
    return f"({fits} or x{i}.__class__ is kind{i})"


def _function(parameters: str, items: Sequence[RowShape], *lines: str, known: dict[str, Any]) -> Any:
    names = "".join(f"x{i}, " for i in range(len(items)))
    body = [
        f"if len(items) == {len(items)}:",
        f"    {names}= items",
        *(f"    {line}" for line in lines),
        "return False",
    ]
    source = f"def function({parameters}):\n" + "".join(f"    {line}\n" for line in body)
    exec(source, known)  # it has names and numbers of this file only
    return known["function"]


def _numbers(dtype: DType) -> tuple[tuple[type, ...], Any, Any]:
    """Return Python's types of the numbers that a dtype holds, the least number and the largest."""
    if dtype.is_float:
        largest = float(np.finfo(dtype.numpy).max)
        return (float, int), -largest, largest
    if dtype.numpy == np.bool_:
        return (bool,), False, True
    limits = np.iinfo(dtype.numpy)
    return (int,), int(limits.min), int(limits.max)
