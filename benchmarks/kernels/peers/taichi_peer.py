"""taichi's Python runtime, which compiles the same kernels for this process."""

from __future__ import annotations

import importlib.util
import time
from collections.abc import Sequence
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy.typing as npt

from benchmarks.kernels.arguments import Argument, Array
from benchmarks.kernels.catalogue import Kernel, Launch

__all__ = ["TaichiPeer"]

SOURCE = Path(__file__).parent.parent / "modules" / "kernels.py"


class TaichiPeer:
    """taichi with a number of threads."""

    load_seconds = None

    def __init__(self, threads: int) -> None:
        import taichi as ti

        if not hasattr(ti, "init"):
            raise ImportError("taichi is installed without its Python runtime")
        ti.init(arch=ti.x64, offline_cache=False, cpu_max_num_threads=threads, log_level=ti.ERROR)
        self._ti: Any = ti
        self._kernels = _Kernels()
        _source().build(self._kernels)

    def prepare(self, kernel: Kernel, size: int, arguments: Sequence[Argument]) -> None:
        self._kernel, self._size = kernel, size
        self._values = [self._value(each) for each in arguments]
        for launch in kernel.before(size):
            self._launch(launch)

    def _value(self, argument: Argument) -> Any:
        if not isinstance(argument, Array):
            return argument
        ti = self._ti
        dtype = {"f": ti.f32, "i": ti.i32}[argument.data.dtype.kind]
        if len(argument.element_shape) == 1:
            dtype = ti.types.vector(*argument.element_shape, dtype)
        elif argument.element_shape:
            dtype = ti.types.matrix(*argument.element_shape, dtype)
        array = ti.ndarray(dtype, argument.shape)
        array.from_numpy(argument.data)
        return array

    def _launch(self, launch: Launch) -> None:
        self._kernels.found[launch.name](*self._values[launch.arguments])
        self._ti.sync()

    def run(self, count: int) -> float:
        launch = self._kernel.launch(self._size)
        kernel, values = self._kernels.found[launch.name], self._values[launch.arguments]
        start = time.perf_counter()
        for _ in range(count):
            kernel(*values)
        self._ti.sync()
        return time.perf_counter() - start

    def results(self) -> list[npt.NDArray[Any]]:
        for launch in self._kernel.after(self._size):
            self._launch(launch)
        return [self._values[number].to_numpy() for number in self._kernel.outputs]

    def release(self) -> None:
        self._values.clear()

    def close(self) -> None:
        self._ti.reset()


class _Kernels:
    """Stands in for ti.aot.Module: keeps the kernels that the source's build() adds."""

    def __init__(self) -> None:
        self.found: dict[str, Any] = {}

    def add_kernel(self, kernel: Any, name: str | None = None) -> None:
        self.found[name or kernel.__name__] = kernel

    def add_field(self, name: str, field: Any) -> None:
        """Do nothing: the runtime knows its fields."""


def _source() -> ModuleType:
    spec = importlib.util.spec_from_file_location("kernels", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    source = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(source)
    return source
