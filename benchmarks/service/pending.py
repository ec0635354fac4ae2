"""Keep many events pending on one queue, and measure how late the loop is while they resolve."""

from __future__ import annotations

import asyncio
import math
import time
from dataclasses import dataclass
from typing import Any

import aiotaichi as at
from aiotaichi.testing import heartbeat
from benchmarks.measure import fixture
from benchmarks.service.lateness import lateness

__all__ = ["Pending", "measure"]

TURN = 256
"""Launches in a turn of the loop: the benchmark itself must not hold it."""
HOLD = 0.05
"""The least seconds for which the queue is held."""
HOLD_FACTOR = 8
"""How much longer it is held than the launches take: on a busy processor, the kernel that holds it slows them."""
STEPS = 20_000
"""Steps of the kernel that holds the queue. Mesa's lavapipe ends a loop after 65,535."""


@dataclass(frozen=True)
class Pending:
    """A number of events of one queue that are pending at once.

    Attributes
    ----------
    arch
        The arch of the module.
    events
        The number of events.
    """

    arch: str
    events: int


async def measure(pending: Pending) -> dict[str, Any]:
    """Return how many events a second complete, and how late the loop is while many events resolve at once.

    Raises
    ------
    AssertionError
        The kernels' result is wrong.
    """
    async with at.Runtime(pending.arch) as rt:
        spin = (await rt.load_aot_module(fixture(pending.arch, "timing"))).kernel("spin_serial")
        add_one = (await rt.load_aot_module(fixture(pending.arch, "basics"))).kernel("add_one")
        out, x = rt.ndarray(1, at.i32), rt.ndarray(16, at.i32)
        add, hold = add_one.bind(x), spin.bind(STEPS, out)
        await rt.queue.launch(add)
        await rt.queue.launch(hold)

        start = time.perf_counter()
        events = await _launch(rt.queue, add, pending.events)
        launched = time.perf_counter()
        await rt.queue.wait()
        took = time.perf_counter() - start

        hold_for = HOLD + HOLD_FACTOR * (launched - start)
        start = time.perf_counter()
        await rt.queue.launch(hold)
        holds = math.ceil(hold_for / (time.perf_counter() - start))
        for _ in range(holds):
            rt.queue.launch(hold)
        async with heartbeat() as beats:
            events = await _launch(rt.queue, add, pending.events)
            most, start = rt.queue.in_flight, time.perf_counter()
            await rt.queue.wait()
        late = lateness(beats, start, time.perf_counter())
        assert all(event.done() for event in events)
        assert (await rt.queue.read(x) == 2 * pending.events + 1).all()
        return {"pending": most, "requests": pending.events / took, **late, "verified": len(events)}


async def _launch(queue: at.Queue, kernel: at.BoundKernel, count: int) -> list[at.Event[Any]]:
    """Launch a kernel many times, some in each turn of the loop. Return all events."""
    events = []
    for number in range(count):
        events.append(queue.launch(kernel))
        if number % TURN == 0:
            await asyncio.sleep(0)
    return events
