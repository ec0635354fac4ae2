"""Measure Dask's scheduler with many workers: ``python -m benchmarks.dask_scale``.

The workers are many to a process, and their runtimes are on the fake backend: a kernel takes no time. A thousand
workers are simulated: they answer the scheduler, and run nothing. A hundred are both, so that one sees what the
simulation leaves out.

The scheduler is a process of its own, and its processor time is read from the system. The bytes are those of the
loopback device, so nothing else may use it meanwhile.
"""

from __future__ import annotations

import asyncio
import ctypes
import logging
import multiprocessing
import os
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import ExitStack, contextmanager
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
from distributed import Client, Future, Worker, wait

import dask
from aiotaichi.dask import Module, RuntimePlugin, launch, submit_module
from aiotaichi.hal import DeviceRequest, MemoryHal, MemoryRequest
from aiotaichi.interop import CpuMemoryInteropInfo
from aiotaichi.testing import FakeDevice, FakeDriver
from aiotaichi.testing.fake import FakeMemory
from benchmarks.measure import fixture
from benchmarks.report import Row, write
from benchmarks.simulated_worker import simulate

WORKERS = (1, 10, 100)
SIMULATED_WORKERS = (100, 1_000)
PROCESSES = 4
TASKS = 3_000
ARRAY = 256
"""Elements of a task's array: 1 KiB."""


def add_one(x: npt.NDArray[np.int32]) -> None:
    x += 1


class BorrowingDevice(FakeDevice):
    """A fake device that, like the processor, uses NumPy's memory in place."""

    def import_memory(self, info: CpuMemoryInteropInfo, owner: object) -> tuple[MemoryHal, MemoryRequest]:
        memory = FakeMemory(self, info.size, info.address)
        memory.bytes = np.ctypeslib.as_array((ctypes.c_uint8 * info.size).from_address(info.address))
        return memory, MemoryRequest(info.size, host_read=True, host_write=True)

    def export_memory(self, memory: MemoryHal) -> CpuMemoryInteropInfo:
        assert isinstance(memory, FakeMemory)
        return CpuMemoryInteropInfo(memory.bytes.ctypes.data, memory.size)


class BorrowingDriver(FakeDriver):
    def open(self, request: DeviceRequest) -> FakeDevice:
        return BorrowingDevice(self)

    def __reduce__(self) -> tuple[Any, ...]:
        return BorrowingDriver, (self.kernels,)


def run_workers(address: str, numbers: range) -> None:
    """Run several workers in this process, until the scheduler ends."""

    async def main() -> None:
        workers = [Worker(address, nthreads=1, name=number, memory_limit=0, dashboard=False) for number in numbers]
        await asyncio.gather(*workers)
        await asyncio.gather(*(worker.finished() for worker in workers))

    logging.disable(logging.WARNING)
    with dask.config.set(CONFIG):
        asyncio.run(main())


# Each worker has timers of its own. Hundreds in a process would only run these.
CONFIG: Mapping[str, Any] = {
    "distributed.worker.profile.enabled": False,
    "distributed.admin.tick.interval": "60s",
    "distributed.admin.system-monitor.interval": "60s",
    "distributed.comm.timeouts.connect": "120s",
}


SCHEDULER: Mapping[str, str] = {"DASK_DISTRIBUTED__SCHEDULER__ACTIVE_MEMORY_MANAGER__START": "False"}
"""Every two seconds, the scheduler would drop copies that no task waits for, and workers would fetch them again."""


@contextmanager
def cluster(count: int, run: Callable[[str, range], None]) -> Iterator[tuple[int, Client]]:
    """Yield the scheduler's process, and a client of a cluster.

    Parameters
    ----------
    count
        The number of workers.
    run
        Runs the workers of the given numbers in a process, until the scheduler at the given address ends.
    """
    with ExitStack() as stack, tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "scheduler.json"
        options = ["--host", "127.0.0.1", "--port", "0", "--dashboard-address", ":0", "--scheduler-file", str(file)]
        log = stack.enter_context((Path(folder) / "log").open("w+"))
        scheduler = stack.enter_context(
            subprocess.Popen(
                [sys.executable, "-m", "dask", "scheduler", *options], stderr=log, env={**os.environ, **SCHEDULER}
            )
        )
        stack.callback(scheduler.terminate)
        client = stack.enter_context(Client(scheduler_file=str(file), timeout=60))
        address = client.scheduler_info()["address"]
        parts = [range(count)[i::PROCESSES] for i in range(min(count, PROCESSES))]
        context = multiprocessing.get_context("spawn")
        for part in parts:
            process = context.Process(target=run, args=(address, part), daemon=True)
            process.start()
            stack.callback(process.terminate)
        client.wait_for_workers(count, timeout=300)
        yield scheduler.pid, client
        log.seek(0)
        assert "Traceback" not in (text := log.read()), text


def processor_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def loopback_bytes() -> int:
    for line in Path("/proc/net/dev").read_text().splitlines():
        name, _, fields = line.partition(":")
        if name.strip() == "lo":
            return int(fields.split()[8])
    raise OSError("there is no loopback device")


def measure_workers(count: int) -> Row:
    with cluster(count, run_workers) as (scheduler, client):
        client.register_plugin(RuntimePlugin(BorrowingDriver({"add_one": add_one})))
        x = np.zeros(ARRAY, np.int32)
        assert client.submit(launch, open_module(client), "add_one", x, out=0).result()[-1] == 1
        return measure(f"{count:,} workers", count, scheduler, client)


def measure_simulated_workers(count: int) -> Row:
    with cluster(count, partial(simulate, nbytes=4 * ARRAY)) as (scheduler, client):
        return measure(f"{count:,} simulated workers", count, scheduler, client)


def open_module(client: Client) -> Future[Module]:
    return submit_module(client, Module.open(fixture("cpu", "basics")))


def measure(what: str, count: int, scheduler: int, client: Client) -> Row:
    """Measure launches, and calls of a NumPy function."""
    module, x = open_module(client), client.submit(np.zeros, ARRAY, np.int32)
    spent, moved, rate = measure_tasks(scheduler, client, partial(launch, out=0), module, "add_one", x)
    plain_spent, plain_moved, _ = measure_tasks(scheduler, client, np.add, x, 1)
    least = count * spent
    return Row(
        what,
        f"{spent * 1e6:.0f} us, {moved / 1e3:.1f} kB a task",
        f"{plain_spent * 1e6:.0f} us, {plain_moved / 1e3:.1f} kB, a NumPy function",
        f"here {rate:,.0f} tasks/s; the scheduler is the limit if tasks take less than {least * 1e3:.0f} ms",
        "",
    )


def measure_tasks(
    scheduler: int, client: Client, function: Callable[..., Any], *arguments: Any
) -> tuple[float, float, float]:
    """Return the scheduler's seconds and the bytes for a task, and the tasks in a second."""
    # Before, each worker fetches what the tasks need.
    addresses = client.scheduler_info(n_workers=-1)["workers"]
    wait([client.submit(function, *arguments, workers=[each], pure=False) for each in addresses], timeout=300)
    busy, sent, start = processor_seconds(scheduler), loopback_bytes(), time.perf_counter()
    futures = client.map(function, *([argument] * TASKS for argument in arguments), pure=False)
    wait(futures, timeout=600)
    elapsed = time.perf_counter() - start
    spent, moved = processor_seconds(scheduler) - busy, loopback_bytes() - sent
    assert all(future.status == "finished" for future in futures)
    return spent / TASKS, moved / TASKS, TASKS / elapsed


def main() -> None:
    most = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the scheduler has a connection to each worker
    rows = []
    for measure_some, counts in (measure_workers, WORKERS), (measure_simulated_workers, SIMULATED_WORKERS):
        for count in counts:
            rows.append(measure_some(count))
            print(rows[-1], flush=True)
    notes = [
        "The scheduler's processor time, and the bytes on the network, a task. Kernels run on the fake backend.",
        "All processes share this machine: it could do more tasks a second if each worker had its own.",
        "The scheduler's time is up to twice as long while other programs keep the machine busy.",
        "Simulated workers have Dask's own state machine of a worker, and answer the scheduler. They run nothing, "
        "send each other nothing, and send no heartbeats.",
    ]
    write("dask-scale", "Dask's scheduler and many workers", rows, notes)


if __name__ == "__main__":
    main()
