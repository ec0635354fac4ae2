"""Clients of libraries that block: requests run in a pool of threads, and each thread has a stream of its own."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from typing import Protocol

from benchmarks.service.load import Load
from benchmarks.service.stencil import Image, image_of

__all__ = ["Lane", "Peer", "open_clients"]


class Lane(Protocol):
    """What one thread has: a stream, and memory on the device."""

    def run(self, image: Image, result: Image) -> None:
        """Copy the image up, sweep it, copy it down to ``result``, and wait."""


class Peer(Protocol):
    """A library that blocks.

    Attributes
    ----------
    most_threads
        How many threads may use the library at once. None if there is no limit.
    empty
        Returns host memory for an image of a size.
    """

    most_threads: int | None
    empty: Callable[[int], Image]

    def lane(self, size: int) -> Lane:
        """Return a lane for the calling thread."""


class Client:
    """A client whose requests run in the pool."""

    def __init__(self, pool: ThreadPoolExecutor, lanes: threading.local, image: Image, result: Image) -> None:
        self.result = result
        self._image = image
        self._pool = pool
        self._lanes = lanes

    async def request(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._pool, self._run)

    def _run(self) -> None:
        self._lanes.lane.run(self._image, self.result)


@asynccontextmanager
async def open_clients(make: Callable[[], Peer], load: Load) -> AsyncIterator[list[Client]]:
    """Make the clients of a load, and as many threads as it has queues, if the peer takes so many."""
    peer = make()
    threads = load.queues if peer.most_threads is None else min(load.queues, peer.most_threads)
    lanes = threading.local()
    all_ready = threading.Barrier(threads)

    def prepare(_: int) -> None:
        try:
            lanes.lane = peer.lane(load.size)
        except Exception:
            all_ready.abort()  # the other threads must not wait
            raise
        all_ready.wait()  # so each thread prepares once

    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(prepare, range(threads)))
        clients = []
        for number in range(load.tasks):
            image, result = peer.empty(load.size), peer.empty(load.size)
            image[:] = image_of(load.size, number)
            clients.append(Client(pool, lanes, image, result))
        yield clients
