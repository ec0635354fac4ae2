"""Requests that arrive at random times, as those of many clients that do not know each other."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import Random

from aiotaichi.queue.timer import Timer

__all__ = ["arriving", "poisson"]

SEED = 35


def poisson(rate: float, begin: float) -> Iterator[float]:
    """Yield the times of a Poisson process from ``begin`` on: ``rate`` a second on average, always the same ones."""
    random, moment = Random(SEED), begin
    while True:
        moment += random.expovariate(rate)
        yield moment


@contextmanager
def arriving(rate: float, on_arrival: Callable[[float], None]) -> Iterator[None]:
    """Call ``on_arrival`` in the running asyncio loop for each arrival, inside the block, with the time it was due.

    A loop that is late gets all arrivals that were due meanwhile.
    """
    loop, timer = asyncio.get_running_loop(), Timer()
    moments = poisson(rate, time.perf_counter())
    due = next(moments)

    def arrive() -> None:
        nonlocal due
        now = time.perf_counter()
        while due <= now:
            on_arrival(due)
            due = next(moments)
        timer.set(int(due * 1e9))

    timer.set(int(due * 1e9))
    loop.add_reader(timer, arrive)
    try:
        yield
    finally:
        loop.remove_reader(timer)
        timer.close()
