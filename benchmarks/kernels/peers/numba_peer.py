"""Numba, with ``parallel=True`` and ``fastmath=True``."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any

import numba
import numpy as np
import numpy.typing as npt

from benchmarks.kernels.arguments import Argument, Array
from benchmarks.kernels.catalogue import Kernel
from benchmarks.kernels.peers.numba_kernels import FUNCTIONS

__all__ = ["NumbaPeer"]


class NumbaPeer:
    """A loop that Numba compiles. Its threads run it: the environment has their number."""

    load_seconds = None  # it compiles a function at its first call

    def __init__(self) -> None:
        compiled = numba.njit(parallel=True, fastmath=True)
        self._functions: dict[str, Callable[..., None]] = {name: compiled(each) for name, each in FUNCTIONS.items()}

    def prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        self._kernel = kernel
        self._values: list[Any] = [self._value(each) for each in arguments]

    def _value(self, argument: Argument) -> Any:
        if isinstance(argument, Array):
            return argument.data
        return np.float32(argument) if isinstance(argument, float) else argument

    def run(self, count: int) -> float:
        function, values = self._functions[self._kernel.name], self._values
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
