"""The expected results of a kernel: NumPy's, with float64."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from benchmarks.kernels.arguments import Argument, Array
from benchmarks.kernels.catalogue import Kernel
from benchmarks.kernels.numpy_kernels import FUNCTIONS

__all__ = ["expected", "problem"]

Numbers = npt.NDArray[Any]


def expected(kernel: Kernel, arguments: Sequence[Argument]) -> list[Numbers]:
    """Return what a kernel writes, without changing the arguments."""
    exact: list[Any] = []
    for each in arguments:
        if not isinstance(each, Array):
            exact.append(each)
        elif each.data.dtype.kind == "f":
            exact.append(each.data.astype(np.float64))
        else:
            exact.append(each.data.copy())
    FUNCTIONS[kernel.name](*exact)
    return [exact[number] for number in kernel.outputs]


def problem(kernel: Kernel, found: Sequence[Numbers], wanted: Sequence[Numbers]) -> str | None:
    """Return what is wrong with results, or None."""
    for number, one, other in zip(kernel.outputs, found, wanted, strict=True):
        errors = np.abs(one.astype(np.float64) - other)
        allowed = kernel.tolerance * max(1e-30, float(np.abs(other).max()))
        wrong = int(np.count_nonzero(~(errors <= allowed)))  # NaN is wrong
        if wrong > kernel.may_differ * errors.size:
            worst = np.unravel_index(np.argmax(np.nan_to_num(errors, nan=np.inf)), errors.shape)
            place = tuple(map(int, worst))
            return f"argument {number}: {wrong} wrong elements; {place} is {one[worst]}, not {other[worst]}"
    return None
