"""Measure what a block costs on Dask's workers: ``python -m benchmarks.dask [NAME]``.

Each block is doubled: by a NumPy function in Dask, and by a kernel in Dask. Then both workers do the
same without Dask, in memory that is ready. The kernel's extra time over NumPy's is given in copies of a block: once
as measured, and once without the extra time that the kernel takes alone.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any

import numpy as np
import numpy.typing as npt
from distributed import Client, Future, LocalCluster, Worker, wait

import aiotaichi as at
from aiotaichi.dask import Module, RuntimePlugin, Zeros, launch, submit_module
from benchmarks.measure import fixture
from benchmarks.report import Row, write

SIZES = (1, 16, 64)
"""Sizes of a block in MiB."""
ROUNDS = 9
BLOCKS = 16

Task = Callable[[Any], Future[Any]]


def double(x: npt.NDArray[np.float32]) -> npt.NDArray[np.float32]:
    return x * np.float32(2)


def copy_seconds(nbytes: int) -> float:
    """Return the time to copy so many bytes into new memory, as a result is."""
    source, samples = np.ones(nbytes, np.uint8), []
    for _ in range(9):
        start = time.perf_counter()
        source.copy()
        samples.append(time.perf_counter() - start)
    return median(samples)


async def kernel_alone(dask_worker: Worker, module: Module, count: int) -> float:
    """Return the time of a kernel between arrays that are ready. Runs on all workers at the same time."""
    worker = vars(dask_worker.plugins["aiotaichi"])["running"]
    saxpy = (await worker.load(module)).kernel("saxpy")
    x, y = worker.runtime.ndarray(count, at.f32), worker.runtime.ndarray(count, at.f32)
    samples = []
    for _ in range(BLOCKS):
        start = time.perf_counter()
        await worker.runtime.queue.launch(saxpy, 2.0, x, y)
        samples.append(time.perf_counter() - start)
    return median(samples)


def numpy_alone(count: int) -> float:
    """Return the time of NumPy's function between arrays that are ready."""
    x, y = np.ones(count, np.float32), np.ones(count, np.float32)
    samples = []
    for _ in range(BLOCKS):
        start = time.perf_counter()
        np.multiply(x, np.float32(2), out=y)
        samples.append(time.perf_counter() - start)
    return median(samples)


def seconds_of_a_block(task: Task, blocks: list[Future[Any]]) -> float:
    start = time.perf_counter()
    results = [task(block) for block in blocks]
    wait(results)
    return (time.perf_counter() - start) / len(blocks)


def measure(client: Client, module: Future[Module], mebibytes: int) -> Row:
    count = mebibytes * 2**20 // 4
    blocks = [client.submit(partial(np.full, count, i, np.float32), pure=False) for i in range(BLOCKS)]
    wait(blocks)
    tasks: dict[str, Task] = {
        "NumPy": lambda block: client.submit(double, block, pure=False),
        "kernel": lambda block: client.submit(launch, module, "saxpy", 2.0, block, Zeros((count,)), pure=False),
    }
    samples: dict[str, list[float]] = {name: [] for name in tasks}
    for _ in range(ROUNDS):
        for name, task in tasks.items():
            samples[name].append(seconds_of_a_block(task, blocks))
    plain, kernel = median(samples["NumPy"]), median(samples["kernel"])
    alone = median(client.run(kernel_alone, module=module.result(), count=count).values())
    plain_alone = median(client.run(numpy_alone, count).values())
    copied = median(client.run(copy_seconds, 4 * count).values())
    workers = len(client.ncores())  # they share the blocks
    more, kernels_share = kernel - plain, (alone - plain_alone) / workers
    return Row(
        f"a block of {mebibytes} MiB",
        f"{kernel * 1e3:.2f} ms; {alone * 1e3:.2f} ms alone",
        f"NumPy {plain * 1e3:.2f} ms; {plain_alone * 1e3:.2f} ms alone",
        f"{more * workers / copied:.2f} copies more, {(more - kernels_share) * workers / copied:.2f} without the "
        f"kernel's own time; a copy takes {copied * 1e3:.2f} ms",
        "<= 1.1 copies",
    )


def main(name: str = "dask-cpu") -> None:
    with (
        LocalCluster(
            n_workers=2, threads_per_worker=1, dashboard_address=":0", memory_limit="8GiB", host="127.0.0.1"
        ) as cluster,
        Client(cluster) as client,
    ):
        client.register_plugin(RuntimePlugin("cpu"))
        module = submit_module(client, Module.open(fixture("cpu", "basics")))
        rows = [measure(client, module, mebibytes) for mebibytes in SIZES]
    notes = [
        "Wall time a block, 16 blocks on two workers. Medians of 9 rounds, taken in turn. Alone: the time of a call.",
        "The ratio is the time beyond NumPy's, in copies of a block; then less what the kernel alone takes longer.",
    ]
    write(name, "Blocks on two Dask workers", rows, notes)


if __name__ == "__main__":
    main(*sys.argv[1:2])
