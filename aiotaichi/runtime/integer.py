"""Integers that users give, checked."""

from __future__ import annotations

from operator import index
from typing import SupportsIndex

import numpy as np

from ..errors import InvalidArgumentError

__all__ = ["A_NUMBER_OF_BYTES", "integer"]

A_NUMBER_OF_BYTES = "a number of bytes, an integer such as 2**30"


def integer(name: str, value: SupportsIndex, expected: str, least: int | None = None) -> int:
    """Return an integer argument, which may be NumPy's. Raise an InvalidArgumentError unless it is ``expected``."""
    if isinstance(value, (int, np.integer)) and not isinstance(value, bool):
        number = index(value)
        if least is None or number >= least:
            return number
    raise InvalidArgumentError(f"{name}={value!r}: give {expected}")
