"""Peers whose kernels are functions of Python: NumPy, and Numba."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy.typing as npt

from benchmarks.kernels.arguments import Argument, Array
from benchmarks.kernels.catalogue import Kernel

__all__ = ["FunctionsPeer"]


class FunctionsPeer:
    """Functions that take NumPy's arrays, by the names of kernels. ``number`` makes what they take for a float.

    NumPy runs on one core: only its product of matrices takes more. Numba's threads run a loop: the environment has
    their number.
    """

    load_seconds = None  # Numba compiles a function at its first call

    def __init__(
        self, functions: Mapping[str, Callable[..., object]], number: Callable[[float], Any] = float
    ) -> None:
        self._functions = functions
        self._number = number

    def prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        self._kernel = kernel
        self._values: list[Any] = [self._value(each) for each in arguments]

    def _value(self, argument: Argument) -> Any:
        if isinstance(argument, Array):
            return argument.data
        return self._number(argument) if isinstance(argument, float) else argument

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
