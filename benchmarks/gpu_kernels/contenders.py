"""The contenders. Each runs in a process of its own, and launches kernels in rows: many launches, then one wait."""

from __future__ import annotations

import tempfile
import zipfile
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np

import aiotaichi as at
from benchmarks import capi
from benchmarks.gpu_kernels.catalogue import IMAGE, Case, Numbers

__all__ = ["CONTENDERS", "Prepared"]

HERE = Path(__file__).parent


@dataclass(frozen=True)
class Prepared:
    """A kernel with its arguments on the device.

    ``run`` launches it as often as it is told, and waits. ``result`` reads the argument that it writes.
    """

    run: Callable[[int], Awaitable[None]]
    result: Callable[[], Awaitable[Numbers]]


Prepare = Callable[[Case, Sequence[Any]], Awaitable[Prepared]]


def module_of(arch: str) -> Path:
    return HERE / "modules" / f"kernels-{arch}.tcm"


@asynccontextmanager
async def ours(arch: str) -> AsyncIterator[Prepare]:
    """Run the kernels in aiotaichi."""
    async with at.Runtime(at.Arch(arch)) as rt:
        module = await rt.load_aot_module(module_of(arch))

        async def prepare(case: Case, values: Sequence[Any]) -> Prepared:
            made: list[Any] = []
            for value, axes in zip(values, case.elements, strict=True):
                if axes == IMAGE:
                    image = rt.image(value.shape[::-1], at.Format.R32F)
                    await rt.queue.write(image, value)
                    made.append(image)
                elif isinstance(value, np.ndarray):
                    split = value.ndim - axes
                    array = rt.ndarray(value.shape[:split], value.dtype, element_shape=value.shape[split:])
                    await rt.queue.write(array, value)
                    made.append(array)
                else:
                    made.append(value)
            bound = module.kernel(case.kernel).bind(*made)

            async def run(count: int) -> None:
                for _ in range(count):
                    rt.queue.launch(bound)
                await rt.queue.wait()

            async def result() -> Numbers:
                return await rt.queue.read(made[case.result])

            return Prepared(run, result)

        yield prepare


@asynccontextmanager
async def c_api(arch: str) -> AsyncIterator[Prepare]:
    """Run the same modules in taichi's C-API."""
    runtime = capi.Runtime(arch)
    # On CUDA, the C-API copies no device memory. Its other memory moves to the device when a kernel first uses it.
    array = runtime.array if arch == "cuda" else runtime.device_array
    with tempfile.TemporaryDirectory() as folder:
        with zipfile.ZipFile(module_of(arch)) as archive:
            archive.extractall(folder)
        module = runtime.load(Path(folder))

    async def prepare(case: Case, values: Sequence[Any]) -> Prepared:
        made = []
        for value, axes in zip(values, case.elements, strict=True):
            is_array = isinstance(value, np.ndarray)
            made.append(array(value, value.shape[value.ndim - axes :]) if is_array else value)
        launch = module.bind(case.kernel, made)

        async def run(count: int) -> None:
            for _ in range(count):
                launch()
            runtime.wait()

        async def result() -> Numbers:
            return made[case.result].read()

        return Prepared(run, result)

    yield prepare
    runtime.close()


@asynccontextmanager
async def by_hand(arch: str) -> AsyncIterator[Prepare]:
    """Run ``kernels.cu``, compiled by NVRTC."""
    import cupy

    source = (HERE / "kernels.cu").read_text()
    module = cupy.RawModule(code=source, options=("--use_fast_math", "-std=c++17"))
    threads = 128

    async def prepare(case: Case, values: Sequence[Any]) -> Prepared:
        kernel = module.get_function(case.kernel)
        made = [cupy.asarray(value) if isinstance(value, np.ndarray) else value for value in values]
        grid, block, sizes = _shape(case.kernel, values, threads)
        numbers = [np.float32(each) if isinstance(each, float) else each for each in made]
        given = (*(np.int32(each) if isinstance(each, int) else each for each in numbers), *map(np.int32, sizes))

        async def run(count: int) -> None:
            for _ in range(count):
                if case.kernel == "total":
                    made[1].fill(0)
                kernel(grid, block, given)
            cupy.cuda.get_current_stream().synchronize()

        async def result() -> Numbers:
            found: Numbers = cupy.asnumpy(made[case.result])
            return found

        return Prepared(run, result)

    yield prepare


def _shape(
    kernel: str, values: Sequence[Any], threads: int
) -> tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...]]:
    """Return the grid, the block and the sizes that a kernel of ``kernels.cu`` is launched with."""
    arrays = [value for value in values if isinstance(value, np.ndarray)]
    n = len(arrays[0])
    blocks = -(-n // threads)
    match kernel:
        case "nbody" | "scan":
            return (blocks,), (threads,), (n,)
        case "total" | "histogram":
            return (2048,), (256,), (n,)
        case "stencil" | "mandelbrot" | "mpm_grid":
            return (blocks, n), (threads,), (n,)
        case "stencil_3d":
            return (blocks, n, n), (threads,), (n,)
        case "product":
            return (n // 16, n // 16), (16, 16), (n,)
        case "mpm_clear":
            return (-(-n * n // threads),), (threads,), (n,)
        case "mpm_p2g":
            return (blocks,), (threads,), (n, len(arrays[-1]))
        case _:
            return (-(-len(arrays[1]) // threads),), (threads,), (len(arrays[1]), n)


CONTENDERS = {"aiotaichi": ours, "taichi's C-API": c_api, "by hand": by_hand}
