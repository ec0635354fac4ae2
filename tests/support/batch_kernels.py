"""The kernels of the fixture module "batches" as NumPy functions, for the fake backend."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

__all__ = ["BATCH_KERNELS"]


def _scale(count: int, x: Any, a: Any, b: Any, y: Any) -> None:
    y[:count] = a[:count, None] * x[:count] + b[:count, None]


def _describe(count: int, x: Any, total: Any, shifted: Any) -> None:
    total[:count] = x[:count].sum(1)
    shifted[:count] = x[:count] + total[:count, None]


def _tally(count: int, x: Any, seen: Any) -> None:
    np.add.at(seen, x[:count, 0], 1)


BATCH_KERNELS: dict[str, Callable[..., Any]] = {
    "scale": _scale,
    "scale_elements": _scale,
    "describe": _describe,
    "tally": _tally,
}
