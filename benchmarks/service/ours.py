"""aiotaichi's clients. They differ in the memory that a request's image comes from, and in the calls of a request."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Any, TypeAlias

import aiotaichi as at
from benchmarks.measure import fixture
from benchmarks.service.load import Load
from benchmarks.service.stencil import SWEEPS, Image, image_of

__all__ = ["MODES", "open_clients", "result_memory"]


@dataclass(frozen=True)
class Work:
    """What a client's requests run: kernels that are bound to its two arrays, of which ``x`` is read and written."""

    queue: at.Queue
    x: at.NdArray
    sweeps: Sequence[at.BoundKernel]


class Calls:
    """A client whose request is six calls: a write, the sweeps and a read."""

    result: Image

    def __init__(self, work: Work, write: Callable[[], object], read: Callable[[], at.Event[Image]]) -> None:
        self.queue, self._sweeps = work.queue, work.sweeps
        self._write, self._read = write, read

    async def request(self) -> None:
        self._write()
        for sweep in self._sweeps:
            self.queue.launch(sweep)
        self.result = await self._read()


class Recorded:
    """A client whose request is one launch of a sequence that fills ``result``."""

    def __init__(self, queue: at.Queue, sequence: at.RecordedSequence, result: Image) -> None:
        self.queue, self._sequence, self.result = queue, sequence, result

    async def request(self) -> None:
        await self.queue.launch(self._sequence)


Client: TypeAlias = Calls | Recorded


async def _snapshot(rt: at.Runtime, work: Work, image: Image) -> Client:
    queue, x = work.queue, work.x
    return Calls(work, partial(queue.write, x, image), partial(queue.read, x))


async def _borrow(rt: at.Runtime, work: Work, image: Image) -> Client:
    queue, x = work.queue, work.x
    return Calls(work, partial(queue.write, x, image, borrow=True), partial(queue.read, x))


async def _host_array(rt: at.Runtime, work: Work, image: Image) -> Client:
    queue, x = work.queue, work.x
    source = _source(rt, image)
    read = partial(queue.read, x, **result_memory(rt, x))
    return Calls(work, partial(queue.write, x, source, borrow=True), read)


async def _recorded(rt: at.Runtime, work: Work, image: Image) -> Client:
    source, result = _source(rt, image), rt.host_array(image.shape, at.f32)
    async with rt.record() as sequence:
        sequence.write(work.x, source)
        for sweep in work.sweeps:
            sequence.launch(sweep)
        sequence.read(work.x, result)
    return Recorded(work.queue, sequence, result)


MODES: dict[str, Callable[[at.Runtime, Work, Image], Awaitable[Client]]] = {
    "write": _snapshot,
    "borrow": _borrow,
    "host_array": _host_array,
    "recorded": _recorded,
}
"""How a request is sent. The image is copied by the call, borrowed from the client's own array, or in memory that the
device reads. In the last mode it is there, too, and all of the request is recorded."""


def _source(rt: at.Runtime, image: Image) -> Image:
    source = rt.host_array(image.shape, at.f32)
    source[:] = image
    return source


def result_memory(rt: at.Runtime, x: at.NdArray) -> dict[str, Any]:
    """Return the argument for ``read`` with memory that the device writes. Older versions have no such argument."""
    if "out" in inspect.signature(at.Queue.read).parameters:
        return {"out": rt.host_array(x.shape, x.dtype)}
    return {}


@asynccontextmanager
async def open_clients(mode: str, load: Load) -> AsyncIterator[Sequence[Client]]:
    """Make the clients of a load. Client i uses queue i modulo the number of queues."""
    async with at.Runtime(load.arch) as rt:
        sweep = (await rt.load_aot_module(fixture(load.arch, "stencil"))).kernel("sweep")
        queues = [rt.create_queue(name=f"service {number}") for number in range(load.queues)]
        clients: list[Client] = []
        for number in range(load.tasks):
            queue = queues[number % len(queues)]
            x, y = (rt.ndarray((load.size, load.size), at.f32) for _ in range(2))
            there, back = sweep.bind(x, y), sweep.bind(y, x)
            work = Work(queue, x, (there, back) * (SWEEPS // 2))
            clients.append(await MODES[mode](rt, work, image_of(load.size, number)))
        yield clients
