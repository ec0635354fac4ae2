"""Compare the CPU backend with taichi's C-API, on the same modules, in one run: ``python -m benchmarks.cpu``."""

from __future__ import annotations

import asyncio
import os
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import anyio
import numpy as np
import uvloop

import aiotaichi as at
from aiotaichi.testing import heartbeat
from benchmarks import capi
from benchmarks.measure import MODULES, Peer, microseconds, milliseconds, seconds_by_tasks, seconds_of
from benchmarks.report import Row, write

X64 = MODULES / "x64"


async def small_launches(rt: at.Runtime, peer: capi.Runtime, loop_name: str) -> list[Row]:
    """Measure saxpy with n=16: 64 tasks in turn, and one task from launch to resumed await."""
    module = await rt.load_aot_module(X64 / "basics")
    saxpy = module.kernel("saxpy")
    x, y = rt.ndarray(16, at.f32), rt.ndarray(16, at.f32)
    bound = saxpy.bind(2.0, x, y)
    queue = rt.queue
    zeros = np.zeros(16, np.float32)
    inline = Peer(peer, X64 / "basics", "saxpy", 2.0, peer.array(zeros), peer.array(zeros)).launch
    loop = asyncio.get_running_loop()

    async def fresh_arguments(count: int) -> None:
        for _ in range(count):
            await queue.launch(saxpy, 2.0, x, y)

    async def bound_kernel(count: int) -> None:
        for _ in range(count):
            await queue.launch(bound)

    async def in_executor(count: int) -> None:
        for _ in range(count):
            await loop.run_in_executor(None, inline)

    await seconds_by_tasks(fresh_arguments, 50)
    samples: dict[str, list[float]] = {}

    async def inline_launches(count: int) -> None:
        for _ in range(count):
            inline()

    measures: dict[str, Callable[[], Awaitable[float]]] = {
        "tasks": lambda: seconds_by_tasks(fresh_arguments, 200),
        "bound": lambda: seconds_by_tasks(bound_kernel, 200),
        "inline": lambda: seconds_of(lambda: inline_launches(1000), 1000),
        "one": lambda: seconds_of(lambda: fresh_arguments(1000), 1000),
        "executor": lambda: seconds_of(lambda: in_executor(300), 300),
    }
    for _ in range(15):
        for name, measure in measures.items():
            await anyio.sleep(0.02)  # let the threads of the previous measure go to sleep
            await measure()  # wake the threads of this measure
            samples.setdefault(name, []).append(await measure())
    mid = {name: statistics.median(values) for name, values in samples.items()}
    best = {name: min(values) for name, values in samples.items()}

    def shown(name: str) -> str:
        return f"{microseconds(mid[name])} (best {best[name] * 1e6:.1f})"

    rows = []
    for name, what in (("tasks", "fresh arguments"), ("bound", "a bound kernel")):
        rows.append(
            Row(
                f"saxpy n=16, 64 tasks that launch and await in turn, per launch, {what}, {loop_name}",
                shown(name),
                f"{shown('inline')}, inline",
                f"{mid['inline'] / mid[name]:.1f}x less",
                "5x less; <= 5 us",
            )
        )
    rows.append(
        Row(
            f"the same, one task, launch to resumed, {loop_name}",
            shown("one"),
            f"{shown('executor')}, through an executor",
            f"{mid['one'] / mid['executor']:.2f}",
            "<= 1/3",
        )
    )
    return rows


async def large_launch(rt: at.Runtime, peer: capi.Runtime) -> Row:
    """Measure saxpy with four million elements."""
    n = 4_000_000
    module = await rt.load_aot_module(X64 / "basics")
    saxpy = module.kernel("saxpy")
    x, y = rt.ndarray(n, at.f32), rt.ndarray(n, at.f32)
    zeros = np.zeros(n, np.float32)
    inline = Peer(peer, X64 / "basics", "saxpy", 2.0, peer.array(zeros), peer.array(zeros)).launch

    async def once() -> None:
        inline()

    ours, theirs = [], []
    for _ in range(25):
        ours.append(await seconds_of(lambda: rt.queue.launch(saxpy, 2.0, x, y), 1))
        theirs.append(await seconds_of(once, 1))
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    x.close()
    y.close()
    return Row(
        "saxpy n=4M",
        milliseconds(statistics.median(ours)),
        milliseconds(statistics.median(theirs)),
        f"{ratio:.2f}",
        "<= 1.0",
    )


async def two_queues(rt: at.Runtime) -> Row:
    """Measure two kernels on two queues, and on one."""
    module = await rt.load_aot_module(X64 / "timing")
    spin = module.kernel("spin_serial")
    a, b = rt.ndarray(1, at.i32), rt.ndarray(1, at.i32)
    first, second = rt.queue, rt.create_queue()
    one, two = [], []
    for _ in range(11):
        start = time.perf_counter()
        first.launch(spin, 30_000, a)
        await first.launch(spin, 30_000, b)
        one.append(time.perf_counter() - start)
        start = time.perf_counter()
        events = first.launch(spin, 30_000, a), second.launch(spin, 30_000, b)
        for event in events:
            await event
        two.append(time.perf_counter() - start)
    return Row(
        "two kernels of one task each: two queues, against one queue",
        milliseconds(statistics.median(two)),
        f"{milliseconds(statistics.median(one))}, one queue",
        f"{statistics.median(a / b for a, b in zip(one, two, strict=True)):.2f}x",
        ">= 1.7x",
    )


_OURS = """
import sys, time
start = time.perf_counter()
import anyio, aiotaichi as at
imported = time.perf_counter()
async def main():
    async with at.Runtime("cpu") as rt:
        opened = time.perf_counter()
        module = await rt.load_aot_module(sys.argv[1])
        x = rt.ndarray(16, at.f32)
        for name in module.kernels:
            rt.queue.launch(module.kernel(name), x)
        await rt.queue.wait()
        print(opened - imported, time.perf_counter() - opened)
anyio.run(main)
"""

_THEIRS = """
import sys, time
import numpy as np
from pathlib import Path
from benchmarks import capi
capi.shared_object()
imported = time.perf_counter()
runtime = capi.Runtime("x64")
opened = time.perf_counter()
module = runtime.load(Path(sys.argv[1]))
x = runtime.array(np.zeros(16, np.float32))
for number in range(20):
    module.launch(f"k{number:02}", [x])
print(opened - imported, time.perf_counter() - opened)
"""


def load() -> list[Row]:
    """Measure opening a runtime, loading 20 kernels and launching each, in new processes."""

    def run(code: str, cache: str) -> tuple[float, float]:
        done = subprocess.run(
            [sys.executable, "-c", code, str(X64 / "twenty")],
            capture_output=True,
            text=True,
            check=True,
            env={**os.environ, "AIOTAICHI_CACHE_DIR": cache},
        )
        opened, loaded = map(float, done.stdout.split()[-2:])
        return opened, loaded

    cold, cached, theirs = [], [], []
    for _ in range(5):
        with tempfile.TemporaryDirectory() as cache:
            cold.append(run(_OURS, cache))
            cached.append(run(_OURS, cache))
        theirs.append(run(_THEIRS, "unused"))
    rows = []
    for name, ours, target in (("cached", cached, "<= 1"), ("cold, helper start included", cold, "<= 4")):
        totals = [statistics.median(map(sum, each)) for each in (ours, theirs)]
        openings = [statistics.median(opened for opened, _ in each) for each in (ours, theirs)]
        what = f"open, load a 20-kernel module and launch each: {name}"
        mine, peers = (
            f"{milliseconds(total)} (opening {opening * 1e3:.1f})"
            for total, opening in zip(totals, openings, strict=True)
        )
        rows.append(Row(what, mine, peers, f"{totals[0] / totals[1]:.2f}", target))
    return rows


def heartbeats() -> list[Row]:
    """Measure the event loop's delay while a kernel runs for a second."""

    async def main() -> tuple[float, float]:
        async with at.Runtime("cpu") as rt:
            spin = (await rt.load_aot_module(X64 / "timing")).kernel("spin_serial")
            out = rt.ndarray(1, at.i32)
            await rt.queue.launch(spin, 1_000, out)
            thousand_steps = await seconds_of(lambda: rt.queue.launch(spin, 20_000, out), 20_000)
            async with heartbeat() as beats:
                took = await seconds_of(lambda: rt.queue.launch(spin, round(1 / thousand_steps), out), 1)
            return beats.percentile(99), took

    rows = []
    for name, backend, options in (
        ("asyncio", "asyncio", {}),
        ("uvloop", "asyncio", {"use_uvloop": True}),
        ("trio", "trio", {}),
    ):
        gap, took = anyio.run(main, backend=backend, backend_options=options)
        what = f"loop heartbeat during a kernel of {took:.2f} s, p99 gap, {name}"
        rows.append(Row(what, milliseconds(gap), "", "", "< 5 ms"))
    return rows


async def idle(rt: at.Runtime) -> Row:
    """Measure the processor time of an idle runtime."""
    await rt.queue.record_event()
    await anyio.sleep(0.1)
    usage, start = time.process_time(), time.perf_counter()
    await anyio.sleep(3)
    share = (time.process_time() - usage) / (time.perf_counter() - start)
    return Row("idle runtime, nothing pending, share of one core", f"{share:.3%}", "", "", "< 0.5 %")


def resident_bytes() -> int:
    return int(Path("/proc/self/statm").read_text().split()[1]) * resource.getpagesize()


async def growth(rt: at.Runtime) -> Row:
    """Measure the growth of memory over many launches."""
    module = await rt.load_aot_module(X64 / "basics")
    saxpy = module.kernel("saxpy")
    x, y = rt.ndarray(16, at.f32), rt.ndarray(16, at.f32)
    sizes = []
    for _ in range(10):
        for _ in range(10_000):
            await rt.queue.launch(saxpy, 2.0, x, y)
        sizes.append(resident_bytes())
    return Row(
        "100,000 launches and awaits: growth after the first 10,000",
        f"{(sizes[-1] - sizes[0]) / 1024:.0f} KiB",
        "",
        "",
        "none",
    )


def main() -> None:
    peer = capi.Runtime("x64")
    rows: list[Row] = []

    async def on_asyncio() -> None:
        async with at.Runtime("cpu") as rt:
            rows.extend(await small_launches(rt, peer, "asyncio"))
            rows.append(await large_launch(rt, peer))
            rows.append(await two_queues(rt))
            rows.append(await idle(rt))
            rows.append(await growth(rt))

    async def on_uvloop() -> None:
        async with at.Runtime("cpu") as rt:
            rows.extend(await small_launches(rt, peer, "uvloop"))

    asyncio.run(on_asyncio())
    uvloop.run(on_uvloop())
    rows += load()
    rows += heartbeats()
    write(
        "cpu",
        "The CPU backend against taichi's C-API",
        rows,
        [
            "Medians of samples taken in turn, in one process (loading: in new processes). The peer is taichi's "
            "C-API, called through ctypes on the same module, with arguments made beforehand.",
        ],
    )


if __name__ == "__main__":
    main()
