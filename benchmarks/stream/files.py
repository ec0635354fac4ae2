"""A file through a kernel to another file: a stream, and NumPy in four threads.

Each has the size of blocks with which it was the fastest: a stream has work for the event loop with each block.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

import anyio.to_thread
import numpy as np

import aiotaichi as at

__all__ = ["busy_processes", "contenders", "source_file"]

STREAM_BLOCK, DEPTH = 2**20, 4
"""The numbers of a block of the stream, 4 MiB, and the most blocks on their way: all of them fit into the cache.

Beside busy processes, each thread waits some milliseconds for its turn on a core. A larger block has fewer turns.
"""
NUMPY_BLOCK, THREADS = 2**18, 4
"""The numbers of a block of NumPy's, 1 MiB, and the threads."""

_BLOCK = 2**20  # the file repeats so many numbers
Contender = Callable[[at.Runtime, at.Kernel, Path, Path], Awaitable[None]]


async def with_stream(rt: at.Runtime, add_one: at.Kernel, source: Path, target: Path) -> None:
    """Stream from file to file."""

    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    async with at.stream(rt, source, add, shape=STREAM_BLOCK, dtype=at.i32, depth=DEPTH) as blocks:
        await blocks.pipe_to(target)


async def with_numpy(rt: at.Runtime, add_one: at.Kernel, source: Path, target: Path) -> None:
    """Let each of four threads read a block, add 1, and write it."""
    await anyio.to_thread.run_sync(_add_with_numpy, source, target)


def _add_with_numpy(source: Path, target: Path) -> None:
    """*Blocking.*"""
    with open(source, "rb", buffering=0) as reader, open(target, "wb", buffering=0) as writer:
        offsets = iter(range(0, os.fstat(reader.fileno()).st_size, 4 * NUMPY_BLOCK))

        def work() -> None:
            numbers = np.empty(NUMPY_BLOCK, np.int32)
            for offset in offsets:  # shared
                count = os.preadv(reader.fileno(), [numbers.data], offset) // 4
                np.add(numbers[:count], 1, out=numbers[:count])
                os.pwrite(writer.fileno(), numbers[:count].data, offset)

        with ThreadPoolExecutor(THREADS) as pool:
            for done in [pool.submit(work) for _ in range(THREADS)]:
                done.result()


def contenders() -> dict[str, Contender]:
    """Return the contenders, and their names in the table."""
    return {"at.stream": with_stream, f"NumPy in {THREADS} threads": with_numpy}


@contextmanager
def source_file(size: int, folder: str | None) -> Iterator[tuple[Path, Callable[[Path], None]]]:
    """Yield a file of ``size`` bytes, and what checks its target. *Blocking.*"""
    with TemporaryDirectory(dir=folder) as name:
        path = Path(name) / "source"
        block = np.arange(_BLOCK, dtype=np.int32)
        with open(path, "wb") as file:
            for start in range(0, size, 4 * _BLOCK):
                file.write(block.data.cast("B")[: size - start])
        yield path, partial(_check, size)


def _check(size: int, target: Path) -> None:
    """*Blocking.* Compare a target with NumPy's numbers."""
    assert target.stat().st_size == size
    expected = np.arange(1, _BLOCK + 1, dtype=np.int32)
    with open(target, "rb") as file:
        for start in range(0, size, 4 * _BLOCK):
            found = np.fromfile(file, np.int32, _BLOCK)
            assert np.array_equal(found, expected[: len(found)]), f"the block at {start} is wrong"


@contextmanager
def busy_processes(count: int) -> Iterator[None]:
    """Keep ``count`` processes busy."""
    processes = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(count)]
    try:
        yield
    finally:
        for process in processes:
            process.kill()
            process.wait()
