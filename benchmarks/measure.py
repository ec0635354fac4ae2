"""Time awaitables, launch kernels through the C-API, and format times."""

from __future__ import annotations

import asyncio
import tempfile
import time
import zipfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from benchmarks import capi

__all__ = [
    "MODULES",
    "TASKS",
    "Peer",
    "fixture",
    "microseconds",
    "milliseconds",
    "seconds_by_tasks",
    "seconds_of",
    "unpacked",
]

MODULES = Path(__file__).parent.parent / "tests" / "modules"
TASKS = 64


class Peer:
    """A kernel of taichi's C-API, with arguments made beforehand."""

    def __init__(self, runtime: capi.Runtime, module: Path, kernel: str, *values: Any) -> None:
        self._library = capi.shared_object()
        self._runtime = runtime.handle
        self._module = runtime.load(module)
        self._kernel = self._library.ti_get_aot_module_kernel(self._module.handle, kernel.encode())
        self._arguments = capi.arguments(values)

    def enqueue(self) -> None:
        self._library.ti_launch_kernel(self._runtime, self._kernel, len(self._arguments), self._arguments)

    def wait(self) -> None:
        self._library.ti_wait(self._runtime)

    def launch(self) -> None:
        """Launch and wait."""
        self.enqueue()
        self.wait()


def fixture(arch: str, name: str) -> Path:
    """Return a fixture module for ``"cpu"``, ``"vulkan"`` or ``"cuda"``."""
    return MODULES / {"cpu": f"x64/{name}", "vulkan": f"vulkan/{name}", "cuda": f"cuda/{name}.tcm"}[arch]


@contextmanager
def unpacked(module: Path) -> Iterator[Path]:
    """Yield a folder with the files of a ``.tcm`` file: taichi's LLVM loader takes folders only."""
    with tempfile.TemporaryDirectory() as folder, zipfile.ZipFile(module) as archive:
        archive.extractall(folder)
        yield Path(folder)


async def seconds_of(work: Callable[[], Awaitable[Any]], count: int) -> float:
    """Return the seconds that ``work`` takes, divided by ``count``."""
    start = time.perf_counter()
    await work()
    return (time.perf_counter() - start) / count


async def seconds_by_tasks(work: Callable[[int], Awaitable[None]], count: int) -> float:
    """Run ``work(count)`` in :data:`TASKS` tasks at once. Return the seconds divided by the sum of the counts."""
    return await seconds_of(lambda: asyncio.gather(*(work(count) for _ in range(TASKS))), TASKS * count)


def microseconds(value: float) -> str:
    return f"{value * 1e6:.1f} us"


def milliseconds(value: float) -> str:
    return f"{value * 1e3:.1f} ms"
