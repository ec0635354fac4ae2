"""Serve the requests of clients, measure them, and check each client's result once."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any

from benchmarks.service.client import Client
from benchmarks.service.contenders import contenders
from benchmarks.service.load import Load
from benchmarks.service.meter import Meter
from benchmarks.service.stencil import check_results

__all__ = ["measure"]


async def measure(load: Load) -> dict[str, Any]:
    """Return the figures of a load, and the number of clients whose results are right.

    Raises
    ------
    ImportError
        The contender's library is not installed.
    AssertionError
        A result differs from NumPy's.
    """
    async with contenders(load.arch)[load.contender](load) as clients:
        gc.collect()
        gc.freeze()  # as services do once they have started: a collection of all objects takes 40 ms
        meter = Meter(load.start, load.steady)
        async with meter.watching(), asyncio.TaskGroup() as tasks:
            for number, client in enumerate(clients):
                tasks.create_task(_send(client, load.start * number / load.tasks, meter))
        figures = meter.figures()
        check_results([client.result for client in clients])
        return {**figures, "verified": len(clients)}


async def _send(client: Client, delay: float, meter: Meter) -> None:
    """Send requests until the end, at least one, so that there is a result."""
    await asyncio.sleep(delay)
    while True:
        sent = time.perf_counter()
        await client.request()
        meter.completed(sent)
        if time.perf_counter() >= meter.end:
            return
