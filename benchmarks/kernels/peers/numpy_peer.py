"""NumPy."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any

import numpy.typing as npt

from benchmarks.kernels.arguments import Argument, Array
from benchmarks.kernels.catalogue import Kernel
from benchmarks.kernels.numpy_kernels import FUNCTIONS

__all__ = ["NumpyPeer"]


class NumpyPeer:
    """NumPy, which runs on one core: only its product of matrices takes more."""

    load_seconds = None

    def prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        self._kernel = kernel
        self._values: list[Any] = [each.data if isinstance(each, Array) else each for each in arguments]

    def run(self, count: int) -> float:
        function, values = FUNCTIONS[self._kernel.name], self._values
        start = time.perf_counter()
        for _ in range(count):
            function(*values)
        return time.perf_counter() - start

    def results(self) -> list[npt.NDArray[Any]]:
        return [self._values[number] for number in self._kernel.outputs]

    def release(self) -> None:
        self._values.clear()

    def close(self) -> None:
        """Do nothing: there is no runtime."""
