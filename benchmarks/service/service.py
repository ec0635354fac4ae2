"""Serve the requests of clients, measure them, and check each client's result once."""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Sequence
from typing import Any

from benchmarks.service import bare
from benchmarks.service.arrivals import arriving
from benchmarks.service.client import Client
from benchmarks.service.contenders import contenders
from benchmarks.service.load import Load
from benchmarks.service.meter import Meter
from benchmarks.service.process import forget_peak
from benchmarks.service.stencil import check_results, touch_memory

__all__ = ["closed_loop", "measure"]


async def measure(load: Load) -> dict[str, Any]:
    """Return the figures of a load, and the number of clients whose results are right.

    ``bare`` is the lateness of a bare asyncio program that follows, with as many tasks and as many of their steps.

    Raises
    ------
    ImportError
        The contender's library is not installed.
    AssertionError
        A result differs from NumPy's.
    """
    touch_memory(load.size, load.tasks)
    forget_peak()
    async with contenders(load.arch)[load.contender](load) as clients:
        gc.collect()
        gc.freeze()  # as services do once they have started: a collection of all objects takes 40 ms
        meter = Meter(load.start, load.steady)
        async with meter.watching():
            if load.offered is None:
                await closed_loop(clients, load, meter)
            else:
                await open_loop(clients, load.offered, meter)
        figures = meter.figures()
        check_results([client.result for client in clients])
    steps = figures["whole"]["requests"]  # a request is one await
    beyond = await bare.measure(load.tasks, steps, load.start + load.steady)
    return {**figures, "bare": beyond, "verified": len(clients)}


async def closed_loop(clients: Sequence[Client], load: Load, meter: Meter) -> None:
    """Let each client send its next request when it has its last result. They begin one after the other."""
    async with asyncio.TaskGroup() as tasks:
        for number, client in enumerate(clients):
            tasks.create_task(_send(client, load.start * number / load.tasks, meter))


async def _send(client: Client, delay: float, meter: Meter) -> None:
    """Send requests until the end, at least one, so that there is a result."""
    await asyncio.sleep(delay)
    while True:
        sent = time.perf_counter()
        await client.request()
        meter.completed(sent)
        if time.perf_counter() >= meter.end:
            return


async def open_loop(clients: Sequence[Client], rate: float, meter: Meter) -> None:
    """Let requests arrive at a rate. The client that has waited longest takes the next one.

    At the end, requests that no client has taken are dropped. Each client sends one more, so that it has a result.
    """
    arrived: asyncio.Queue[float | None] = asyncio.Queue()

    async def serve(client: Client) -> None:
        while (due := await arrived.get()) is not None:
            await client.request()
            meter.completed(due)
        await client.request()

    async with asyncio.TaskGroup() as tasks:
        for client in clients:
            tasks.create_task(serve(client))
        with arriving(rate, arrived.put_nowait):
            await asyncio.sleep(meter.end - time.perf_counter())
        while not arrived.empty():
            arrived.get_nowait()
        for _ in clients:
            arrived.put_nowait(None)
