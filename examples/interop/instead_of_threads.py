"""Run one small service with a thread pool, with polling, and with aiotaichi, and compare lines, lateness and rates.

64 clients ask for a picture of 256 x 256, blurred 16 times. On CUDA, the peer is CuPy; on the processor, it is NumPy.
Each answer is checked. The services take turns, and the table has the medians.
"""

from __future__ import annotations

import ast
import asyncio
import importlib.util
import inspect
import statistics
import textwrap
import time
from collections.abc import Sequence
from typing import Protocol

import anyio
import numpy as np

import aiotaichi as at
from aiotaichi.hal import Driver
from aiotaichi.testing import heartbeat
from examples.command_line import device_for, parser
from examples.interop.services import (
    TIMES,
    Aiotaichi,
    CupyAndPolling,
    CupyInThreads,
    NumpyInThreads,
    Picture,
    blurred,
)
from examples.service.app import MODULE

ROUNDS = 3


class Service(Protocol):
    """What a client asks."""

    async def answer(self, image: Picture) -> Picture: ...


def lines_of(service: Service) -> int:
    """Return how many lines of code a service has, without docstrings and blank lines."""
    source = textwrap.dedent(inspect.getsource(type(service)))
    (tree,) = ast.parse(source).body
    assert isinstance(tree, ast.ClassDef)
    code = ast.Module(tree.body[1:], [])  # the first statement is the docstring
    return len(ast.unparse(code).splitlines())


async def run(service: Service, clients: int, seconds: float) -> tuple[float, float, float]:
    """Return the answers a second, the median request in ms, and the 99th percentile of the loop's lateness in ms."""
    image = np.random.default_rng(1).integers(0, 256, (256, 256, 3), np.uint8)
    expected = image
    for _ in range(TIMES):
        expected = blurred(expected)
    async with anyio.create_task_group() as first:  # threads start, and arrays are allocated
        for _ in range(clients):
            first.start_soon(service.answer, image)
    assert np.array_equal(await service.answer(image), expected)
    times: list[float] = []
    end = time.perf_counter() + seconds

    async def ask() -> None:
        ended = 0.0
        while ended < end:
            began = time.perf_counter()
            answer = await service.answer(image)
            ended = time.perf_counter()
            times.append(ended - began)
            assert np.array_equal(answer[0], expected[0])

    async with heartbeat() as beats, anyio.create_task_group() as tasks:
        for _ in range(clients):
            tasks.start_soon(ask)
    late = beats.percentile(99)
    return len(times) / seconds, 1e3 * statistics.median(times), 1e3 * late


async def main(driver: Driver, clients: int, seconds: float) -> None:
    async with at.Runtime(driver) as rt:
        ours = Aiotaichi(rt, (await rt.load_aot_module(MODULE))["blur"])
        peers: Sequence[Service] = [NumpyInThreads()]
        if rt.info.arch is at.Arch.CUDA and importlib.util.find_spec("cupy"):
            peers = [CupyInThreads(), CupyAndPolling()]
        services = [*peers, ours]
        rows = {service: [await run(service, clients, seconds)] for service in services}
        for _ in range(ROUNDS - 1):
            for service in services:
                rows[service].append(await run(service, clients, seconds))
        print(f"on {rt.info.name} ({rt.info.arch}), {clients} clients\n")
        print("| | lines | answers a second | median request, ms | loop late, p99, ms |\n|---|---|---|---|---|")
        for service, measured in rows.items():
            rate, request, late = (statistics.median(column) for column in zip(*measured, strict=True))
            name = type(service).__name__
            print(f"| {name} | {lines_of(service)} | {rate:.0f} | {request:.1f} | {late:.1f} |")


if __name__ == "__main__":
    options = parser(__doc__)
    options.add_argument("--clients", type=int, default=64)
    options.add_argument("--seconds", type=float, default=1.0, help="of each turn of each service")
    given = options.parse_args()
    if given.loop != "asyncio":
        options.error("asyncio.to_thread needs asyncio")
    asyncio.run(main(device_for(MODULE, given.arch), given.clients, given.seconds))
