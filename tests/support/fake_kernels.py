"""The kernels of the fixture module "basics" as NumPy functions, for the fake backend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

__all__ = ["KERNELS"]


def _saxpy(a: float, x: Any, y: Any) -> None:
    y += np.float32(a) * x


def _fill_index(x: Any) -> None:
    x[:] = np.arange(len(x))


def _add_one(x: Any) -> None:
    x += 1


KERNELS: dict[str, Callable[..., Any]] = {
    "saxpy": _saxpy,
    "fill_index": _fill_index,
    "add_one": _add_one,
    "reduce_sum": lambda x: float(x.sum()),
    "nop": lambda: None,
    "add": lambda a: None,
    "shift": lambda n, x: None,
}
