"""Blocks through one kernel: a stream, and the same by hand. What each opens, it opens within its time."""

from __future__ import annotations

from collections import deque
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from time import perf_counter
from typing import Any

import anyio.to_thread
import numpy as np
import numpy.typing as npt

import aiotaichi as at

__all__ = ["Blocks", "contenders"]

Integers = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Blocks:
    """Blocks to pass through the kernel ``add_one``.

    Attributes
    ----------
    nbytes
        The bytes of a block: a multiple of 4.
    count, depth
        How many blocks there are, and how many are on their way at a time.
    ages
        For each block that was checked, the seconds since it was filled.
    """

    nbytes: int
    count: int
    depth: int = 4
    ages: list[float] = field(default_factory=list)
    _filled: dict[int, float] = field(default_factory=dict)

    @property
    def size(self) -> int:
        """The numbers of a block."""
        return self.nbytes // 4

    def fill(self, place: Integers, number: int) -> None:
        """*Blocking.* Do what a source does: write all of a block."""
        place[:] = number
        self._filled[number] = perf_counter()

    def check(self, data: Integers, number: int) -> None:
        """Do what a sink does, at its shortest: look at the ends of a block."""
        self.ages.append(perf_counter() - self._filled.pop(number))
        assert data[0] == data[-1] == number + 1, f"block {number} is {data}"


Contender = Callable[[at.Runtime, at.Kernel, Blocks], Awaitable[None]]


async def with_stream(rt: at.Runtime, add_one: at.Kernel, blocks: Blocks) -> None:
    """Pass the blocks through ``at.stream``."""
    number = -1

    def source(place: Integers) -> int:
        nonlocal number
        number += 1
        if number == blocks.count:
            return 0
        blocks.fill(place, number)
        return len(place)

    def add(queue: at.Queue, block: at.Block) -> None:
        queue.launch(add_one, block.array)

    async with at.stream(rt, source, add, shape=blocks.size, dtype=at.i32, depth=blocks.depth) as stream:
        async for block in stream:
            blocks.check(block.data, block.number)


async def with_three_queues(rt: at.Runtime, add_one: at.Kernel, blocks: Blocks) -> None:
    """Copy up, launch and copy down on three queues, which events order."""
    size = blocks.size
    up, compute, down = (rt.create_queue(transfer=number != 1) for number in range(3))
    arrays = [rt.ndarray(size, at.i32) for _ in range(blocks.depth)]
    bound = [add_one.bind(array) for array in arrays]
    sources = [rt.host_array(size, at.i32) for _ in arrays]
    results = [rt.host_array(size, at.i32) for _ in arrays]
    reads: deque[at.Event[Any]] = deque()
    for number in range(blocks.count + blocks.depth):
        slot = number % blocks.depth
        if number >= blocks.depth:
            await reads.popleft()
            blocks.check(results[slot], number - blocks.depth)
        if number < blocks.count:
            await anyio.to_thread.run_sync(blocks.fill, sources[slot], number)
            compute.wait_event(up.write(arrays[slot], sources[slot], borrow=True))
            down.wait_event(compute.launch(bound[slot]))
            reads.append(down.read(arrays[slot], out=results[slot]))
    for queue in (up, compute, down):
        await queue.aclose()
    for array in arrays:
        array.close()


async def in_place(rt: at.Runtime, add_one: at.Kernel, blocks: Blocks) -> None:
    """Launch on mapped memory: the least that a device with the host's memory needs."""
    queue = rt.create_queue()
    memories = [rt.allocate_memory(blocks.nbytes, host_read=True, host_write=True) for _ in range(blocks.depth)]
    bound = [add_one.bind(memory.ndarray(blocks.size, at.i32)) for memory in memories]
    events: deque[at.Event[Any]] = deque()
    for number in range(blocks.count + blocks.depth):
        slot = number % blocks.depth
        if number >= blocks.depth:
            await events.popleft()
        async with memories[slot].map() as view:
            data = view.view(np.int32)
            if number >= blocks.depth:
                blocks.check(data, number - blocks.depth)
            if number < blocks.count:
                await anyio.to_thread.run_sync(blocks.fill, data, number)
        if number < blocks.count:
            events.append(queue.launch(bound[slot]))
    await queue.aclose()
    for memory in memories:
        memory.close()


def contenders(rt: at.Runtime) -> dict[str, Contender]:
    """Return the contenders on a device, and the names of the table."""
    found: dict[str, Contender] = {"at.stream": with_stream, "three queues by hand": with_three_queues}
    if rt.info.unified_memory:
        found["in place by hand"] = in_place
    if rt.info.arch == at.Arch.CUDA:
        from benchmarks.stream.driver import with_driver

        found["the CUDA driver alone"] = with_driver
    return found
