"""How old frames are when a viewer gets them, and what memory a stream of them takes."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable

import anyio
import numpy as np
import numpy.typing as npt

import aiotaichi as at
from benchmarks.service.process import forget_peak, peak_resident_bytes

__all__ = ["ages", "resident_bytes"]

HEIGHT, WIDTH = 1080, 1920
"""A frame of 8 MiB: 4 bytes for a pixel."""
RATE = 60


async def ages(rt: at.Runtime, add_one: at.Kernel, count: int) -> list[float]:
    """Return how old each frame of a camera is when the consumer gets it, in seconds."""
    frame = np.zeros(HEIGHT * WIDTH, np.int32)

    async def camera() -> AsyncIterator[npt.NDArray[np.int32]]:
        due = anyio.current_time()
        for _ in range(count):
            await anyio.sleep_until(due)
            yield frame
            due = max(due + 1 / RATE, anyio.current_time())

    async with at.stream(rt, camera(), _adding(add_one)) as blocks:
        return [block.age async for block in blocks]


async def resident_bytes(rt: at.Runtime, add_one: at.Kernel, depth: int, count: int) -> int:
    """Return by how many bytes a stream with a slow consumer makes the process grow."""
    left = count

    def fill(place: npt.NDArray[np.int32]) -> int:
        nonlocal left
        left -= 1
        place[:] = left
        return len(place) if left >= 0 else 0

    await anyio.sleep(0.1)  # a thread frees the memory of the stream before
    forget_peak()
    before = peak_resident_bytes()
    stream = at.stream(rt, fill, _adding(add_one), shape=HEIGHT * WIDTH, dtype=at.i32, depth=depth)
    async with stream as blocks:
        async for block in blocks:
            if block.number < 2 * depth:
                await anyio.sleep(0.01)  # the source runs ahead, as far as it may
    return peak_resident_bytes() - before


def _adding(add_one: at.Kernel) -> Callable[[at.Queue, at.Block], None]:
    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    return add
