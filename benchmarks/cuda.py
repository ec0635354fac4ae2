"""Compare the CUDA backend with other libraries on one GPU, in one run.

Usage: ``python -m benchmarks.cuda [NAME]``. NAME is the name of the results file; by default it names the device.
The peers are taichi's C-API, CuPy, cuda.core and PyTorch, if they are installed.
"""

from __future__ import annotations

import asyncio
import statistics
import sys
import time
from collections.abc import Awaitable, Callable

import numpy as np

import aiotaichi as at
from benchmarks import capi
from benchmarks.gpu import Samples, beats, stream
from benchmarks.measure import MODULES, Peer, microseconds, seconds_by_tasks, seconds_of, unpacked
from benchmarks.report import Row, device_slug, write

CUDA = MODULES / "cuda"
BATCH = 60
N = 16
GRAPH_N = 1024
BLOCK = 50
PINNED_AT_ONCE = 2**24
"""Bytes: host arrays are pinned in pieces, and no copy of the driver may span two."""
Measures = dict[str, Callable[[], Awaitable[float]]]


async def host_seconds(queue: at.Queue, enqueue: Callable[[], object], count: int) -> float:
    """Return the host's seconds to enqueue one operation on an idle queue and to hand it over to the driver."""
    start = time.perf_counter()
    for _ in range(count):
        enqueue()
    queue.__cuda_stream__()  # submits
    took = time.perf_counter() - start
    await queue.wait()
    return took / count


async def median_of_block(enqueue: Callable[[], Awaitable[object]]) -> float:
    """Return the median seconds of :data:`BLOCK` awaits, one after the other."""
    times = []
    for _ in range(BLOCK):
        start = time.perf_counter()
        await enqueue()
        times.append(time.perf_counter() - start)
    return statistics.median(times)


async def in_place(work: Callable[[], object]) -> None:
    work()


def timed(work: Callable[[], object], wait: Callable[[], object], count: int) -> Callable[[], Awaitable[float]]:
    """Return a coroutine function that measures a peer's launches as :func:`host_seconds` measures ours."""

    async def measure() -> float:
        start = time.perf_counter()
        for _ in range(count):
            work()
        took = time.perf_counter() - start
        wait()
        return took / count

    return measure


def peers() -> dict[str, tuple[Callable[[], object], Callable[[], object]]]:
    """Return, for each installed peer, a function that launches a small kernel and one that waits for it."""
    found: dict[str, tuple[Callable[[], object], Callable[[], object]]] = {}
    source = """extern "C" __global__ void saxpy(int n, float a, float *x, float *y) {
        for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += gridDim.x * blockDim.x) y[i] += a * x[i]; }"""
    try:
        import cupy
    except ImportError:
        pass
    else:
        kernel = cupy.RawKernel(source, "saxpy")
        x, y = cupy.ones(N, cupy.float32), cupy.zeros(N, cupy.float32)
        n, a = np.int32(N), np.float32(2)
        device_stream = cupy.cuda.get_current_stream()
        found["CuPy"] = lambda: kernel((1,), (128,), (n, a, x, y)), device_stream.synchronize
    try:
        import torch
    except ImportError:
        pass
    else:
        u, v = torch.ones(N, device="cuda"), torch.zeros(N, device="cuda")
        found["torch add_"] = lambda: v.add_(u, alpha=2.0), torch.cuda.synchronize
    try:
        from cuda.core import Device, LaunchConfig, Program, ProgramOptions, launch
    except ImportError:
        pass
    else:
        device = Device(0)
        device.set_current()
        options = ProgramOptions(std="c++17", arch=f"sm_{device.arch}")
        core = Program(source, code_type="c++", options=options).compile("cubin").get_kernel("saxpy")
        core_stream, config = device.create_stream(), LaunchConfig(grid=1, block=128)
        buffers = device.allocate(4 * N, stream=core_stream), device.allocate(4 * N, stream=core_stream)
        pointers = [int(buffer.handle) for buffer in buffers]
        arguments = np.int32(N), np.float32(2), *pointers
        found["cuda.core"] = lambda: launch(core_stream, config, core, *arguments), core_stream.sync
    return found


async def launches(rt: at.Runtime, peer: Peer | None) -> list[Row]:
    """Measure the host's time for launches."""
    module = await rt.load_aot_module(CUDA / "basics.tcm")
    saxpy, queue = module.kernel("saxpy"), rt.queue
    x, y = rt.ndarray(N, at.f32), rt.ndarray(N, at.f32)
    bound = saxpy.bind(2.0, x, y)
    measures: Measures = {
        "fresh": lambda: host_seconds(queue, lambda: queue.launch(saxpy, 2.0, x, y), BATCH),
        "bound": lambda: host_seconds(queue, lambda: queue.launch(bound), BATCH),
        "single": lambda: host_seconds(queue, lambda: queue.launch(saxpy, 2.0, x, y), 1),
        "single bound": lambda: host_seconds(queue, lambda: queue.launch(bound), 1),
    }
    others = peers()
    for name, (work, wait) in others.items():
        measures[name] = timed(work, wait, BATCH)
    if peer is not None:
        measures["C-API"] = timed(peer.enqueue, peer.wait, BATCH)
    await Samples().take(measures, 5)
    samples = Samples()
    await samples.take(measures, 101)
    what = f"saxpy n={N} (two tasks of taichi's), host cost of a launch"
    rows = [
        samples.row(f"{what}: fresh arguments, {BATCH} in a turn of the loop", "fresh", "C-API", microseconds,
                    "ti_launch_kernel", "<= 9 us"),
        samples.row(f"{what}: bound, {BATCH} in a turn", "bound", "C-API", microseconds,
                    "ti_launch_kernel", "<= 7 us"),
        samples.row(f"{what}: fresh, alone in its turn, submitted at once", "single", "C-API", microseconds,
                    "ti_launch_kernel", ""),
        samples.row(f"{what}: bound, alone in its turn, submitted at once", "single bound", "C-API", microseconds,
                    "ti_launch_kernel", ""),
    ]  # fmt: skip
    for name in others:
        rows.append(samples.row(f"a launch against {name}'s", "fresh", name, microseconds, name, ""))
    return rows


async def graphs(rt: at.Runtime, peer: capi.Runtime | None) -> list[Row]:
    """Measure a graph of twenty dispatches."""
    twenty = (await rt.load_aot_module(CUDA / "replay.tcm")).compute_graph("twenty")
    x, y, queue = rt.ndarray(GRAPH_N, at.f32), rt.ndarray(GRAPH_N, at.f32), rt.queue
    bound = twenty.bind(a=1.0, x=x, y=y)
    timed_queue = rt.create_queue(timing=True)

    async def device_seconds() -> float:
        ends = [timed_queue.launch_graph(bound) for _ in range(BLOCK)]
        await ends[-1]
        return ends[-1].elapsed_since(ends[BLOCK // 2]) / (BLOCK - 1 - BLOCK // 2)

    async def done() -> float:
        return await median_of_block(lambda: queue.launch_graph(bound))

    measures: Measures = {
        "replay": lambda: host_seconds(queue, lambda: queue.launch_graph(bound), BLOCK),
        "alone": lambda: host_seconds(queue, lambda: queue.launch_graph(bound), 1),
        "fresh": lambda: host_seconds(queue, lambda: queue.launch_graph(twenty, a=1.0, x=x, y=y), BLOCK),
        "done": done,
        "device": device_seconds,
    }
    if peer is None:
        await Samples().take(measures, 5)
        samples = Samples()
        await samples.take(measures, 101)
    else:
        with unpacked(CUDA / "replay.tcm") as folder:
            theirs = peer.load(folder)
            zeros = np.zeros(GRAPH_N, np.float32)
            arrays = {"a": 1.0, "x": peer.array(zeros), "y": peer.array(zeros)}

            launch = theirs.bind_graph("twenty", arrays)

            async def peer_done() -> float:
                return await median_of_block(lambda: in_place(launch))

            measures["C-API"] = peer_done
            await Samples().take(measures, 5)
            samples = Samples()
            await samples.take(measures, 101)
    what = f"a graph of 20 dispatches of saxpy n={GRAPH_N}"
    how = "launch and wait"
    return [
        samples.row(f"{what}: host cost of a replay, {BLOCK} in a turn", "replay", "", microseconds, "", "<= 8 us"),
        samples.row(f"{what}: the same with fresh arguments", "fresh", "", microseconds, "", ""),
        samples.row(f"{what}: host cost of a replay, alone in its turn", "alone", "", microseconds, "", ""),
        samples.row(f"{what}: replay to resumed await", "done", "C-API", microseconds, how, "<= 45 us"),
        samples.row(f"{what}: of that, on the device", "device", "", microseconds, "", ""),
    ]


async def awaits(policy: str, target: str, peer: Peer | None) -> Row:
    """Measure the time from launch to resumed await under a wait policy."""
    async with at.Runtime("cuda", wait=policy) as rt:
        saxpy = (await rt.load_aot_module(CUDA / "basics.tcm")).kernel("saxpy")
        x, y, queue = rt.ndarray(N, at.f32), rt.ndarray(N, at.f32), rt.queue
        loop = asyncio.get_running_loop()

        async def one() -> float:
            return await median_of_block(lambda: queue.launch(saxpy, 2.0, x, y))

        measures: Measures = {"ours": one}
        how = ""
        if peer is not None:
            theirs = peer

            async def in_executor() -> float:
                return await median_of_block(lambda: loop.run_in_executor(None, theirs.launch))

            measures["theirs"], how = in_executor, "in an executor"
        await Samples().take(measures, 5)
        samples = Samples()
        await samples.take(measures, 50)
        return samples.row(f"launch to resumed await, {policy}", "ours", "theirs", microseconds, how, target)


async def cupy_callback() -> Row | None:
    """Measure CuPy with a host function after the kernel that wakes the event loop."""
    try:
        import cupy
    except ImportError:
        return None
    loop = asyncio.get_running_loop()
    x = cupy.zeros(N, cupy.float32)
    cuda_stream = cupy.cuda.Stream(non_blocking=True)

    def add() -> asyncio.Future[None]:
        future = loop.create_future()
        with cuda_stream:
            cupy.add(x, 1, out=x)
        cuda_stream.launch_host_func(lambda _: loop.call_soon_threadsafe(future.set_result, None), None)
        return future

    measures: Measures = {"theirs": lambda: median_of_block(add)}
    await Samples().take(measures, 5)
    samples = Samples()
    await samples.take(measures, 50)
    found = samples.median("theirs") or 0.0
    return Row("launch to resumed await, CuPy: launch_host_func", "", f"{microseconds(found)}, CuPy", "", "")


async def tasks(rt: at.Runtime, peer: Peer | None) -> Row:
    """Measure 64 tasks that launch and await in turn."""
    saxpy = (await rt.load_aot_module(CUDA / "basics.tcm")).kernel("saxpy")
    x, y, queue = rt.ndarray(N, at.f32), rt.ndarray(N, at.f32), rt.queue

    async def in_turn(count: int) -> None:
        for _ in range(count):
            await queue.launch(saxpy, 2.0, x, y)

    measures: Measures = {"ours": lambda: seconds_by_tasks(in_turn, 20)}
    if peer is not None:
        theirs, lock = peer, asyncio.Lock()

        async def in_executor(count: int) -> None:
            for _ in range(count):
                async with lock:  # one thread at a time may use a runtime of the C-API
                    await asyncio.get_running_loop().run_in_executor(None, theirs.launch)

        measures["theirs"] = lambda: seconds_by_tasks(in_executor, 2)
    await Samples().take(measures, 1)
    samples = Samples()
    await samples.take(measures, 11)
    what = "64 tasks that launch and await in turn, per launch"
    return samples.row(what, "ours", "theirs", microseconds, "in an executor", "<= 15 us")


async def one_long_kernel(rt: at.Runtime) -> Row:
    """Measure the event loop's delay during one kernel of about a second."""
    from aiotaichi.testing import heartbeat

    spin = (await rt.load_aot_module(CUDA / "timing.tcm")).kernel("spin_serial")
    out = rt.ndarray(1, at.i32)
    thousands, took = 1000, 0.0
    while took < 0.8:
        start = time.perf_counter()
        await rt.queue.launch(spin, thousands, out)
        took = time.perf_counter() - start
        if took < 0.8:
            thousands = int(thousands * min(50, 1.0 / took))
    async with heartbeat() as found:
        await rt.queue.launch(spin, thousands, out)
    late = found.percentile(99) * 1e3
    return Row(f"loop heartbeat during one kernel of {took:.1f} s, p99 gap", f"{late:.1f} ms", "", "", "< 2 ms")


async def copies(rt: at.Runtime) -> Row:
    """Measure copies from pinned host memory to the device."""
    from cuda.bindings import driver

    host = rt.host_array(2**28, at.u8)
    x = rt.ndarray(2**28, at.u8)

    async def up() -> None:
        for _ in range(8):
            rt.queue.write(x, host, borrow=True)
        await rt.queue.wait()

    await up()
    device_pointer = x.__cuda_array_interface__["data"][0]
    bare = driver.cuStreamCreate(driver.CUstream_flags.CU_STREAM_NON_BLOCKING)[1]

    async def bare_up() -> None:
        for start in list(range(0, host.nbytes, PINNED_AT_ONCE)) * 8:
            copied = driver.cuMemcpyHtoDAsync(device_pointer + start, host.ctypes.data + start, PINNED_AT_ONCE, bare)
            assert copied[0] == driver.CUresult.CUDA_SUCCESS, copied
        driver.cuStreamSynchronize(bare)

    samples = Samples()
    await samples.take({"up": lambda: seconds_of(up, 8), "driver": lambda: seconds_of(bare_up, 8)}, 7)
    ours, theirs = (2**28 / (samples.median(name) or 1.0) / 1e9 for name in ("up", "driver"))
    driver.cuStreamDestroy(bare)
    x.close()
    return Row(
        "256 MiB from host_array to the device",
        f"{ours:.1f} GB/s",
        f"{theirs:.1f} GB/s, cuMemcpyHtoDAsync",
        f"{ours / theirs:.2f}",
        ">= 0.9 of 55 GB/s",
    )


async def measure(runtime: capi.Runtime | None) -> tuple[str, list[Row]]:
    with unpacked(CUDA / "basics.tcm") as folder:
        peer = None
        if runtime is not None:
            zeros = np.zeros(N, np.float32)
            peer = Peer(runtime, folder, "saxpy", 2.0, runtime.array(zeros), runtime.array(zeros))
        async with at.Runtime("cuda") as rt:
            name = rt.info.name
            rows = await launches(rt, peer)
            rows += await graphs(rt, runtime)
            rows.append(await tasks(rt, peer))
        for policy, target in (("latency", "<= 20 us"), ("balanced", "<= 20 us"), ("efficiency", "<= 70 us")):
            rows.append(await awaits(policy, target, peer))
        if (row := await cupy_callback()) is not None:
            rows.append(row)
        async with at.Runtime("cuda") as rt:
            basics = CUDA / "basics.tcm"
            rows.append(await one_long_kernel(rt))
            rows.append(await beats(rt, basics, "< 2 ms"))
            rows.append(await copies(rt))
            rows.append(await stream(rt, basics, "host_array", ">= 0.9"))
            rows.append(await stream(rt, basics, "borrowed arrays", ""))
        return name, rows


def peer_runtime() -> capi.Runtime | None:
    try:
        return capi.Runtime("cuda")
    except ImportError:
        return None


def driver_version() -> str:
    from cuda.bindings import driver

    _, version = driver.cuDriverGetVersion()
    return f"{version // 1000}.{version % 1000 // 10}"


def main(name: str | None = None) -> None:
    device, rows = asyncio.run(measure(peer_runtime()))
    write(
        name or f"cuda-{device_slug(device)}",
        f"The CUDA backend against its peers, on {device}",
        rows,
        [
            f"NVIDIA's driver for CUDA {driver_version()}.",
            "Medians of samples taken in turn, in one process, on asyncio. taichi's C-API is called through ctypes "
            "on the same module, with arguments made beforehand.",
        ],
    )


if __name__ == "__main__":
    main(*sys.argv[1:])
