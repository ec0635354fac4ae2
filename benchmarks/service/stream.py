"""Stream a file through a kernel to another file, with bounded memory, and measure each stage alone."""

from __future__ import annotations

import asyncio
import errno
import os
import shutil
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import numpy as np

import aiotaichi as at
from benchmarks.measure import fixture
from benchmarks.service.ours import result_memory
from benchmarks.service.process import peak_resident_bytes, pinned_bytes

__all__ = ["Stream", "measure"]


@dataclass(frozen=True)
class Stream:
    """A file to stream.

    Attributes
    ----------
    arch
        The arch of the module.
    size
        Bytes of the file: a multiple of ``block``.
    block
        Bytes of a block: a multiple of 4.
    depth
        The number of blocks that are on their way at once. Each has its memory on the host and on the device.
    rounds
        How often the whole and each stage are measured, in turn.
    folder
        The folder for the files; None for the system's temporary one.
    """

    arch: str
    size: int
    block: int
    depth: int
    rounds: int
    folder: str | None


class Lane:
    """The memory and the queue of one block at a time."""

    def __init__(self, rt: at.Runtime, add_one: at.Kernel, block: int) -> None:
        count = block // 4
        self._queue = rt.create_queue()
        self._x = rt.ndarray(count, at.i32)
        self._kernel = add_one.bind(self._x)
        self.source = rt.host_array(count, at.i32)
        self.result = np.zeros(count, np.int32)
        self._download = partial(self._queue.read, self._x, **result_memory(rt, self._x))

    async def read_file(self, file: int, offset: int) -> None:
        await asyncio.to_thread(_read, file, self.source.data.cast("B"), offset)

    async def up(self) -> None:
        await self._queue.write(self._x, self.source, borrow=True)

    async def kernel(self) -> None:
        await self._queue.launch(self._kernel)

    async def down(self) -> None:
        self.result = await self._download()

    async def write_file(self, file: int, offset: int) -> None:
        await asyncio.to_thread(_write, file, self.result.data.cast("B"), offset)

    async def whole(self, source: int, target: int, offset: int) -> None:
        """Take one block from file to file."""
        await self.read_file(source, offset)
        self._queue.write(self._x, self.source, borrow=True)
        self._queue.launch(self._kernel)
        await self.down()
        await self.write_file(target, offset)


def _read(file: int, into: memoryview, offset: int) -> None:
    while into:
        count = os.preadv(file, [into], offset)
        if not count:
            raise EOFError(f"the file ends at byte {offset}")
        into, offset = into[count:], offset + count


def _write(file: int, data: memoryview, offset: int) -> None:
    while data:
        count = os.pwrite(file, data, offset)
        data, offset = data[count:], offset + count


async def measure(stream: Stream) -> dict[str, Any]:
    """Return the seconds of the whole and of each stage alone, and the memory that the whole takes.

    Each time is the best of the rounds.

    Raises
    ------
    AssertionError
        The file that was written is wrong.
    """
    with _files(stream) as (source, folder):
        async with _lanes(stream) as lanes:
            work: dict[str, Callable[[Lane, int, int], Awaitable[None]]] = {
                "whole": lambda lane, target, offset: lane.whole(source, target, offset),
                "read file": lambda lane, target, offset: lane.read_file(source, offset),
                "copy up": lambda lane, target, offset: lane.up(),
                "kernel": lambda lane, target, offset: lane.kernel(),
                "copy down": lambda lane, target, offset: lane.down(),
                "write file": lambda lane, target, offset: lane.write_file(target, offset),
            }
            seconds: dict[str, list[float]] = {name: [] for name in work}
            memory = {}
            for number in range(stream.rounds):
                for name, step in work.items():
                    with _new_file(folder / "target") as target:
                        seconds[name].append(await _run(stream, lanes, partial(_at, step, target)))
                        if name == "whole" and number == 0:
                            memory = {"peak_resident_bytes": peak_resident_bytes(), "pinned_bytes": pinned_bytes()}
                            _check(stream, target)
    best = {name: min(values) for name, values in seconds.items()}
    slowest = max((name for name in best if name != "whole"), key=lambda name: best[name])
    return {
        "seconds": best,
        "gigabytes_per_second": stream.size / best["whole"] / 1e9,
        "slowest_stage": slowest,
        "share_of_slowest_stage": best[slowest] / best["whole"],
        "buffer_bytes": 3 * stream.depth * stream.block,
        "verified": True,
        **memory,
    }


async def _at(step: Callable[[Lane, int, int], Awaitable[None]], target: int, lane: Lane, offset: int) -> None:
    await step(lane, target, offset)


async def _run(stream: Stream, lanes: list[Lane], step: Callable[[Lane, int], Awaitable[None]]) -> float:
    """Take all blocks through a step, each lane one block at a time. Return the seconds."""
    offsets = iter(range(0, stream.size, stream.block))

    async def take(lane: Lane) -> None:
        for offset in offsets:  # shared: each block goes to the lane that is free
            await step(lane, offset)

    start = time.perf_counter()
    async with asyncio.TaskGroup() as tasks:
        for lane in lanes:
            tasks.create_task(take(lane))
    return time.perf_counter() - start


@asynccontextmanager
async def _lanes(stream: Stream) -> AsyncIterator[list[Lane]]:
    async with at.Runtime(stream.arch) as rt:
        add_one = (await rt.load_aot_module(fixture(stream.arch, "basics"))).kernel("add_one")
        yield [Lane(rt, add_one, stream.block) for _ in range(stream.depth)]


@contextmanager
def _files(stream: Stream) -> Iterator[tuple[int, Path]]:
    """Make the file to read. It is sparse, but for the number of each block, and then read into the page cache."""
    with TemporaryDirectory(dir=stream.folder) as name:
        folder = Path(name)
        if (free := shutil.disk_usage(folder).free) < stream.size:
            raise OSError(errno.ENOSPC, f"{stream.size} bytes are needed and {free} free: give another folder", name)
        with _new_file(folder / "source") as file:
            os.truncate(file, stream.size)
            for number, offset in enumerate(range(0, stream.size, stream.block)):
                marks = np.int32(number).tobytes()
                os.pwrite(file, marks, offset)
                os.pwrite(file, marks, offset + stream.block - len(marks))
                os.pread(file, stream.block, offset)
            yield file, folder


@contextmanager
def _new_file(path: Path) -> Iterator[int]:
    """Yield a new file, and remove it afterwards: what the disk has not written yet, it need not write."""
    file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL)
    try:
        yield file
    finally:
        os.close(file)
        path.unlink()


def _check(stream: Stream, target: int) -> None:
    """Compare the file that the whole has written with NumPy's."""
    expected = np.ones(stream.block // 4, np.int32)
    found = np.empty_like(expected)
    for number, offset in enumerate(range(0, stream.size, stream.block)):
        expected[0] = expected[-1] = number + 1
        _read(target, found.data.cast("B"), offset)
        assert np.array_equal(found, expected), f"block {number} of the written file is wrong"
