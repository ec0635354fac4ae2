"""aiotaichi's clients. They differ in the memory that a request's image comes from."""

from __future__ import annotations

import inspect
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any

import aiotaichi as at
from benchmarks.measure import fixture
from benchmarks.service.load import Load
from benchmarks.service.stencil import SWEEPS, Image, image_of

__all__ = ["MODES", "open_clients", "result_memory"]


Transfers = tuple[Callable[[], at.Event[None]], Callable[[], at.Event[Any]]]
"""The calls that write a client's image and read its result."""


class Client:
    """A client of a queue, with kernels that are bound to its two arrays on the device."""

    result: Image

    def __init__(self, queue: at.Queue, sweeps: Sequence[at.BoundKernel], transfers: Transfers) -> None:
        self.queue = queue
        self._sweeps = sweeps
        self._write, self._read = transfers

    async def request(self) -> None:
        self._write()
        for sweep in self._sweeps:
            self.queue.launch(sweep)
        self.result = await self._read()


def _snapshot(rt: at.Runtime, queue: at.Queue, x: at.NdArray, image: Image) -> Transfers:
    return partial(queue.write, x, image), partial(queue.read, x)


def _borrow(rt: at.Runtime, queue: at.Queue, x: at.NdArray, image: Image) -> Transfers:
    return partial(queue.write, x, image, borrow=True), partial(queue.read, x)


def _host_array(rt: at.Runtime, queue: at.Queue, x: at.NdArray, image: Image) -> Transfers:
    source = rt.host_array(image.shape, at.f32)
    source[:] = image
    read = partial(queue.read, x, **result_memory(rt, x))
    return partial(queue.write, x, source, borrow=True), read


MODES = {"write": _snapshot, "borrow": _borrow, "host_array": _host_array}
"""How an image goes to the device: copied by the call, borrowed from the client's own array, or from memory that the
device reads."""


def result_memory(rt: at.Runtime, x: at.NdArray) -> dict[str, Any]:
    """Return the argument for ``read`` with memory that the device writes. Older versions have no such argument."""
    if "out" in inspect.signature(at.Queue.read).parameters:
        return {"out": rt.host_array(x.shape, x.dtype)}
    return {}


@asynccontextmanager
async def open_clients(mode: str, load: Load) -> AsyncIterator[list[Client]]:
    """Make the clients of a load. Client i uses queue i modulo the number of queues."""
    async with at.Runtime(load.arch) as rt:
        sweep = (await rt.load_aot_module(fixture(load.arch, "stencil"))).kernel("sweep")
        queues = [rt.create_queue(name=f"service {number}") for number in range(load.queues)]
        clients = []
        for number in range(load.tasks):
            queue = queues[number % len(queues)]
            x, y = (rt.ndarray((load.size, load.size), at.f32) for _ in range(2))
            there, back = sweep.bind(x, y), sweep.bind(y, x)
            transfers = MODES[mode](rt, queue, x, image_of(load.size, number))
            clients.append(Client(queue, (there, back) * (SWEEPS // 2), transfers))
        yield clients
