"""The loops of ``floor.c``, compiled by gcc for this machine."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy.typing as npt

from benchmarks.kernels.arguments import Argument, Array
from benchmarks.kernels.catalogue import Kernel

__all__ = ["FLAGS", "CPeer", "compiled"]

FLAGS = ("-O3", "-march=native", "-fopenmp", "-fno-math-errno", "-fno-trapping-math")
"""Sums are reordered where ``floor.c`` says so. The last two flags allow vectors of roots, and change no result."""


def compiled(folder: Path) -> Path:
    """Compile ``floor.c`` into a folder. Return the library.

    Raises
    ------
    ImportError
        gcc is not installed.
    """
    gcc = shutil.which("gcc")
    if gcc is None:
        raise ImportError("gcc is not installed")
    source, library = Path(__file__).parent.parent / "floor.c", folder / "floor.so"
    subprocess.run([gcc, *FLAGS, "-shared", "-fPIC", str(source), "-o", str(library), "-lm"], check=True)
    return library


class CPeer:
    """A function of C. OpenMP's threads run it: the environment has their number."""

    load_seconds = None

    def __init__(self, library: Path) -> None:
        self._library = ctypes.CDLL(str(library))

    def prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        self._kernel, self._arguments = kernel, list(arguments)
        self._function = self._library[kernel.name]
        self._function.restype = None
        self._values: list[Any] = []
        for each in arguments:
            if isinstance(each, Array):
                self._values += [ctypes.c_void_p(each.data.ctypes.data), *map(ctypes.c_long, each.shape)]
            else:
                self._values.append(ctypes.c_float(each) if isinstance(each, float) else ctypes.c_int(each))

    def run(self, count: int) -> float:
        function, values = self._function, self._values
        start = time.perf_counter()
        for _ in range(count):
            function(*values)
        return time.perf_counter() - start

    def results(self) -> list[npt.NDArray[Any]]:
        arrays = [self._arguments[number] for number in self._kernel.outputs]
        return [each.data for each in arrays if isinstance(each, Array)]

    def release(self) -> None:
        self._values.clear()
        self._arguments.clear()

    def close(self) -> None:
        """Do nothing: there is no runtime."""
