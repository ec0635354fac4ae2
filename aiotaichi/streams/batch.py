"""A batch, as the function that launches it sees it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

from .. import NdArray, Queue

__all__ = ["Batch", "Launch"]


@dataclass(frozen=True, slots=True)
class Batch:
    """A batch, for the function that launches it.

    Attributes
    ----------
    count
        The number of requests: only the first ``count`` rows of the arrays have values.
    inputs, outputs
        The arrays on the device: a row for each request, ``max_rows`` in all.
    key
        The key of the requests; None unless they have one.
    """

    count: int
    inputs: Sequence[NdArray]
    outputs: Sequence[NdArray]
    key: Any


Launch: TypeAlias = Callable[[Queue, Batch], object]
"""A function that launches a batch."""
