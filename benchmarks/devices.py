"""Measure several CUDA GPUs against one of them: ``python -m benchmarks.devices [NAME]``.

NAME is the name of the results file; by default it names the device and their number.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Awaitable, Callable

import anyio
import numpy as np

import aiotaichi as at
from benchmarks.gpu import Samples
from benchmarks.measure import fixture, milliseconds
from benchmarks.report import Row, device_slug, write

ROUNDS = 5
SIZE = 16384
SWEEPS = 32
STEPS = 2000
LANES = 2**20
COPY = 2**28
COPIES = 8


async def spins(devices: at.Devices) -> Callable[[], Awaitable[float]]:
    """Return a measure of a kernel that computes, over as many elements in all, whatever the number of devices."""
    modules = await devices.load_aot_module(fixture("cuda", "timing"))
    spin = [module.kernel("spin_parallel") for module in modules]
    out = devices.ndarray(LANES, at.i32)

    async def run() -> float:
        start = time.perf_counter()
        await devices.launch(spin, STEPS, out)
        return time.perf_counter() - start

    return run


async def sweeps(devices: at.Devices) -> Callable[[], Awaitable[float]]:
    """Return a measure of a stencil that is bounded by the device's memory, with an exchange after each sweep."""
    modules = await devices.load_aot_module(fixture("cuda", "stencil"))
    sweep = [module.kernel("sweep") for module in modules]
    x, y = (devices.ndarray((SIZE, SIZE), at.f32, halo=1) for _ in range(2))
    await x.write(np.ones((SIZE, SIZE), np.float32))

    async def run() -> float:
        start = time.perf_counter()
        for source, to in ((x, y), (y, x)) * (SWEEPS // 2):
            devices.launch(sweep, source, to)
            to.exchange()
        await devices.wait()
        return (time.perf_counter() - start) / SWEEPS

    return run


async def copies(devices: at.Devices) -> Callable[[], Awaitable[float]]:
    """Return a measure of copies from host arrays, as many in all, whatever the number of devices."""
    pairs = [(rt, rt.ndarray(COPY, at.u8), rt.host_array(COPY, at.u8)) for rt in devices]

    async def run() -> float:
        start = time.perf_counter()
        for i in range(COPIES):
            rt, x, host = pairs[i % len(pairs)]
            rt.queue.write(x, host, borrow=True)
        await devices.wait()
        return time.perf_counter() - start

    return run


async def between(devices: at.Devices) -> Callable[[], Awaitable[float]]:
    """Return a measure of copies from the first device to the last."""
    first, last = devices[0], devices[-1]
    x, y = (rt.ndarray(COPY, at.u8) for rt in (first, last))

    async def run() -> float:
        start = time.perf_counter()
        for _ in range(COPIES):
            last.queue.copy(y, x)
        await last.queue.wait()
        return (time.perf_counter() - start) / COPIES

    return run


async def main(name: str | None = None) -> None:
    infos = await at.get_devices("cuda")
    count = len(infos)
    async with at.Devices("cuda", [0]) as one, at.Devices("cuda") as every:
        samples = Samples()
        for what, make in (("spin", spins), ("sweep", sweeps), ("copy", copies)):
            measures = {f"{what}, one": await make(one), f"{what}, all": await make(every)}
            for measure in measures.values():
                await measure()
            await samples.take(measures, ROUNDS)
        await samples.take({"between": await between(every)}, ROUNDS)

    def row(what: str, name: str, target: str) -> Row:
        alone, shared = samples.median(f"{name}, one"), samples.median(f"{name}, all")
        assert alone is not None
        assert shared is not None
        return Row(what, milliseconds(shared), f"{milliseconds(alone)}, one", f"{alone / shared / count:.3f}", target)

    seconds = samples.median("between")
    assert seconds is not None
    rows = [
        row(f"a kernel that computes, {LANES} elements", "spin", ">= 0.95"),
        row(f"a sweep of {SIZE} x {SIZE}, with an exchange of the rows at the boundary", "sweep", ""),
        row(f"{COPIES} copies of {COPY >> 20} MiB from host arrays", "copy", "the host's memory and bus"),
        Row(f"{COPY >> 20} MiB from the first GPU to the last", f"{COPY / seconds / 1e9:.1f} GB/s", "", "", ""),
    ]
    notes = [
        f"{count} GPUs against one, with the same work in all.",
        "The ratio is the speed of all GPUs, divided by their number and by the speed of one.",
    ]
    title = f"{count} GPUs, {infos[0].name}"
    write(name or f"devices-{device_slug(infos[0].name)}-{count}", title, rows, notes)


if __name__ == "__main__":
    anyio.run(main, sys.argv[1] if sys.argv[1:] else None)
