"""Compare the Vulkan backend with taichi's C-API, on the same modules, in one run.

Usage: ``python -m benchmarks.vulkan [NAME]``. NAME is the name of the results file; by default it names the device.
If taichi is not installed, the peer's column is empty.
"""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable

import anyio
import numpy as np

import aiotaichi as at
from benchmarks import capi
from benchmarks.gpu import Samples, beats, stream
from benchmarks.measure import MODULES, Peer, microseconds, milliseconds, seconds_by_tasks, seconds_of
from benchmarks.report import Row, device_slug, write

VULKAN = MODULES / "vulkan"
LAUNCHES = 1000


def peer_of(runtime: capi.Runtime | None, n: int) -> Peer | None:
    if runtime is None:
        return None
    zeros = np.zeros(n, np.float32)
    return Peer(runtime, VULKAN / "basics", "saxpy", 2.0, runtime.array(zeros), runtime.array(zeros))


async def small_launches(rt: at.Runtime, peer: Peer | None) -> list[Row]:
    """Measure saxpy with n=16: the launch call alone, one task from launch to resumed await, and 64 tasks in turn."""
    module = await rt.load_aot_module(VULKAN / "basics")
    saxpy = module.kernel("saxpy")
    x, y = rt.ndarray(16, at.f32), rt.ndarray(16, at.f32)
    bound, queue, loop = saxpy.bind(2.0, x, y), rt.queue, asyncio.get_running_loop()

    async def launch_part(launch: Callable[[], object]) -> float:
        start = time.perf_counter()
        for _ in range(LAUNCHES):
            launch()
        took = time.perf_counter() - start
        await queue.wait()
        return took / LAUNCHES

    async def in_turn(count: int) -> None:
        for _ in range(count):
            await queue.launch(saxpy, 2.0, x, y)

    samples = Samples()
    measures: dict[str, Callable[[], Awaitable[float]]] = {
        "fresh": lambda: launch_part(lambda: queue.launch(saxpy, 2.0, x, y)),
        "bound": lambda: launch_part(lambda: queue.launch(bound)),
        "one": lambda: seconds_of(lambda: in_turn(300), 300),
        "tasks": lambda: seconds_by_tasks(in_turn, 20),
    }
    if peer is not None:
        theirs = peer

        async def peer_part() -> float:
            start = time.perf_counter()
            for _ in range(LAUNCHES):
                theirs.enqueue()
            took = time.perf_counter() - start
            theirs.wait()
            return took / LAUNCHES

        async def peer_inline(count: int) -> None:
            for _ in range(count):
                theirs.launch()

        lock = anyio.Lock()

        async def peer_in_executor(count: int) -> None:
            for _ in range(count):
                async with lock:  # one thread at a time may use a runtime of the C-API
                    await loop.run_in_executor(None, theirs.launch)

        measures |= {
            "peer part": peer_part,
            "peer one": lambda: seconds_of(lambda: peer_inline(100), 100),
            "peer tasks": lambda: seconds_by_tasks(peer_in_executor, 5),
        }
    await samples.take(measures, 1)
    samples = Samples()
    await samples.take(measures, 11)
    return [
        samples.row(
            "the launch part of 1000 launches of saxpy n=16, per launch",
            "fresh",
            "peer part",
            microseconds,
            "ti_launch_kernel",
            "<= 0.5; <= 4 us",
        ),
        samples.row(
            "the same with a bound kernel", "bound", "peer part", microseconds, "ti_launch_kernel", "<= 0.5; <= 4 us"
        ),
        samples.row(
            "saxpy n=16, one task, launch to resumed await",
            "one",
            "peer one",
            microseconds,
            "launch and wait inline",
            "<= 0.25; H200: <= 60 us",
        ),
        samples.row(
            "saxpy n=16, 64 tasks that launch and await in turn, per launch",
            "tasks",
            "peer tasks",
            microseconds,
            "in an executor",
            "<= 0.12",
        ),
    ]


async def large_launches(rt: at.Runtime, runtime: capi.Runtime | None) -> list[Row]:
    """Measure saxpy with one and with 16 million elements."""
    rows = []
    module = await rt.load_aot_module(VULKAN / "basics")
    saxpy = module.kernel("saxpy")
    for n in (1_000_000, 16_000_000):
        x, y = rt.ndarray(n, at.f32), rt.ndarray(n, at.f32)
        peer = peer_of(runtime, n)
        samples = Samples()

        async def ours(x: at.NdArray = x, y: at.NdArray = y) -> float:
            return await seconds_of(lambda: rt.queue.launch(saxpy, 2.0, x, y), 1)

        measures: dict[str, Callable[[], Awaitable[float]]] = {"ours": ours}
        if peer is not None:

            async def theirs(peer: Peer = peer) -> float:
                start = time.perf_counter()
                peer.launch()
                return time.perf_counter() - start

            measures["theirs"] = theirs
        await samples.take(measures, 2)
        samples = Samples()
        await samples.take(measures, 25)
        rows.append(
            samples.row(
                f"saxpy n={n // 1_000_000}M, launch to resumed await",
                "ours",
                "theirs",
                milliseconds,
                "launch and wait inline",
                "<= 1.05",
            )
        )
        x.close()
        y.close()
    return rows


async def graph(rt: at.Runtime, runtime: capi.Runtime | None) -> list[Row]:
    """Measure a graph of 100 dispatches of 16 elements."""
    module = await rt.load_aot_module(VULKAN / "hundred")
    x = rt.ndarray(16, at.i32)
    hundred = module.compute_graph("hundred")
    bound, queue = hundred.bind(n=1, x=x), rt.queue
    await queue.launch_graph(bound)

    async def host_part(launch: Callable[[], object]) -> float:
        start = time.perf_counter()
        for _ in range(10):
            launch()
        await queue.flush()
        took = time.perf_counter() - start
        await queue.wait()
        return took / 1000

    measures: dict[str, Callable[[], Awaitable[float]]] = {
        "replay": lambda: host_part(lambda: queue.launch_graph(bound)),
        "fresh": lambda: host_part(lambda: queue.launch_graph(hundred, n=1, x=x)),
        "total": lambda: seconds_of(lambda: queue.launch_graph(bound), 100),
    }
    if runtime is not None:
        theirs = runtime.load(VULKAN / "hundred")
        launch = theirs.bind_graph("hundred", {"n": 1, "x": runtime.array(np.zeros(16, np.int32))})

        async def peer_total() -> float:
            start = time.perf_counter()
            launch()
            return (time.perf_counter() - start) / 100

        measures["peer total"] = peer_total
    samples = Samples()
    await samples.take(measures, 15)
    return [
        samples.row(
            "10 replays of a bound graph of 100 dispatches, host time, submission included, per dispatch",
            "replay",
            "",
            microseconds,
            "",
            "<= 0.5 us",
        ),
        samples.row("the same, with fresh arguments", "fresh", "", microseconds, "", ""),
        samples.row(
            "a bound graph of 100 dispatches, launch to resumed await, per dispatch",
            "total",
            "peer total",
            microseconds,
            "launch and wait inline",
            "",
        ),
    ]


async def measure(runtime: capi.Runtime | None) -> tuple[str, list[Row]]:
    async with at.Runtime("vulkan") as rt:
        rows = await small_launches(rt, peer_of(runtime, 16))
        rows += await graph(rt, runtime)
        rows += await large_launches(rt, runtime)
        rows.append(await beats(rt, VULKAN / "basics", ""))
        if not rt.info.is_software:
            rows.append(await stream(rt, VULKAN / "basics", "host_array", "H200: >= 0.85"))
            rows.append(await stream(rt, VULKAN / "basics", "borrowed arrays", "H200: >= 0.85"))
        return rt.info.name, rows


def peer_runtime() -> capi.Runtime | None:
    try:
        return capi.Runtime("vulkan")
    except ImportError:
        return None


def main(name: str | None = None) -> None:
    device, rows = asyncio.run(measure(peer_runtime()))
    write(
        name or f"vulkan-{device_slug(device)}",
        f"The Vulkan backend against taichi's C-API, on {device}",
        rows,
        [
            "Medians of samples taken in turn, in one process, on asyncio. The peer is taichi's C-API, called "
            "through ctypes on the same module, with arguments made beforehand.",
        ],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
