"""What a process of the benchmark measures: aiotaichi or a peer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy.typing as npt

from benchmarks.kernels.arguments import Argument
from benchmarks.kernels.catalogue import Kernel

__all__ = ["Contender"]


class Contender(Protocol):
    """One kernel at a time is in place, with its arguments."""

    @property
    def load_seconds(self) -> float | None:
        """The time to open a runtime and to load the module. None if the contender loads no module."""

    def prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        """Put the arguments where the kernel runs."""

    def run(self, count: int) -> float:
        """Launch the kernel ``count`` times, and wait once. Return the seconds."""

    def results(self) -> list[npt.NDArray[Any]]:
        """Return the arrays that the kernel writes."""

    def release(self) -> None:
        """Drop the kernel's arguments."""

    def close(self) -> None:
        """Close the runtime."""
