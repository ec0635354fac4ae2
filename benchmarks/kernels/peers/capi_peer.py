"""taichi's C-API, on the same modules as aiotaichi."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import numpy.typing as npt

from benchmarks import capi
from benchmarks.kernels.arguments import Argument, Array
from benchmarks.kernels.catalogue import Kernel, Launch
from benchmarks.measure import unpacked

__all__ = ["CapiPeer"]


class CapiPeer:
    """The C-API. Its threads are as many as the cores that the process may use, and as the module asks for at most.

    Its arrays live as long as the process: on the CPU, the C-API does not free memory.
    """

    load_seconds = None  # it reads a kernel when the kernel is asked for

    def __init__(self, module: Path) -> None:
        self._stack = ExitStack()
        self._folder = self._stack.enter_context(unpacked(module))
        self._runtime = capi.Runtime("x64")
        self._module = self._runtime.load(self._folder)

    def prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        self._kernel, self._size = kernel, size
        self._values = [self._value(each) for each in arguments]
        for launch in kernel.before(size):
            self._bound(launch)()
        self._runtime.wait()
        self._enqueue = self._bound(kernel.launch(size))

    def _value(self, argument: Argument) -> Any:
        if isinstance(argument, Array):
            return self._runtime.array(argument.data, argument.element_shape)
        return argument

    def _bound(self, launch: Launch) -> Any:
        return self._module.bind(launch.name, self._values[launch.arguments])

    def run(self, count: int) -> float:
        enqueue = self._enqueue
        start = time.perf_counter()
        for _ in range(count):
            enqueue()
        self._runtime.wait()
        return time.perf_counter() - start

    def results(self) -> list[npt.NDArray[Any]]:
        for launch in self._kernel.after(self._size):
            self._bound(launch)()
        self._runtime.wait()
        return [self._values[number].read() for number in self._kernel.outputs]

    def release(self) -> None:
        self._values.clear()

    def close(self) -> None:
        self._module.close()
        self._runtime.close()
        self._stack.close()
