"""aiotaichi, from any checkout, on an event loop of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import numpy.typing as npt

import aiotaichi as at
from benchmarks.kernels.arguments import Argument, Array
from benchmarks.kernels.catalogue import Kernel, Launch

__all__ = ["Ours"]


class Ours:
    """A runtime with a number of threads, and a module."""

    def __init__(self, module: Path, threads: int) -> None:
        self._stack = AsyncExitStack()
        self._runner = asyncio.Runner()
        start = time.perf_counter()
        self._runner.run(self._open(module, threads))
        self.load_seconds = time.perf_counter() - start

    async def _open(self, module: Path, threads: int) -> None:
        self._rt = await self._stack.enter_async_context(at.Runtime("cpu", threads=threads))
        self._module = await self._rt.load_aot_module(module)

    def prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        self._runner.run(self._prepare(kernel, size, arguments))

    async def _prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        self._kernel, self._size = kernel, size
        self._values = [self._value(each) for each in arguments]
        for launch in kernel.before(size):
            self._rt.queue.launch(self._bound(launch))
        self._measured = self._bound(kernel.launch(size))
        await self._rt.queue.wait()

    def _value(self, argument: Argument) -> Any:
        if not isinstance(argument, Array):
            return argument
        dtype = {"f": at.f32, "i": at.i32}[argument.data.dtype.kind]
        array = self._rt.ndarray(argument.shape, dtype, element_shape=argument.element_shape)
        self._rt.queue.write(array, argument.data)
        return array

    def _bound(self, launch: Launch) -> at.BoundKernel:
        return self._module.kernel(launch.name).bind(*self._values[launch.arguments])

    def run(self, count: int) -> float:
        return self._runner.run(self._run(count))

    async def _run(self, count: int) -> float:
        queue, measured = self._rt.queue, self._measured
        start = time.perf_counter()
        for _ in range(count):
            queue.launch(measured)
        await queue.wait()
        return time.perf_counter() - start

    def results(self) -> list[npt.NDArray[Any]]:
        return self._runner.run(self._results())

    async def _results(self) -> list[npt.NDArray[Any]]:
        for launch in self._kernel.after(self._size):
            self._rt.queue.launch(self._bound(launch))
        return [await self._rt.queue.read(self._values[number]) for number in self._kernel.outputs]

    def release(self) -> None:
        del self._measured
        self._values.clear()

    def close(self) -> None:
        self._runner.run(self._stack.aclose())
        self._runner.close()
