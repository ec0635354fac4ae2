"""Kill a worker in the middle of a kernel, again and again: ``python -m tests.dask.kills [TIMES]``.

Each time the tasks run again elsewhere, and their results are right.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import numpy as np
from distributed import Client, Future, LocalCluster, Nanny, Status, Worker, wait

import dask
from aiotaichi.dask import Module, RuntimePlugin, launch, submit_module

__all__ = ["kill", "open_cluster", "steps", "wait_until_running"]

TASKS = 20
"""So many that a worker is seen at work, however late one looks."""
THOUSANDS = 100
"""Steps of a task: some tenths of a second."""
SECONDS = 60


@contextmanager
def open_cluster(threads: int = 1) -> Iterator[LocalCluster]:
    """Yield two worker processes with so many threads each, and their nannies."""
    with (
        # After this time, the cluster looks whether a killed worker is back. If it was killed again, it is given up.
        dask.config.set({"distributed.deploy.lost-worker-timeout": "1h"}),
        LocalCluster(
            n_workers=2,
            threads_per_worker=threads,
            host="127.0.0.1",
            dashboard_address=":0",
            memory_limit="4GiB",
            silence_logs=50,
        ) as cluster,
    ):
        yield cluster


def steps(thousands: int) -> int:
    """Return what the kernel ``spin_serial`` of the fixture module "timing" computes, by Python."""
    value = np.int32(1)
    with np.errstate(over="ignore"):
        for i in range(thousands):
            spun = value + np.int32(i)
            for _ in range(1000):
                spun = spun * np.int32(1664525) + np.int32(1013904223)
                spun ^= spun >> np.int32(7)
            value += spun
    return int(value)


def kill(client: Client, module: Future[Module], number: int, expected: int) -> None:
    """Kill the worker that runs one of several tasks, and wait for all results."""
    client.wait_for_workers(2, timeout=SECONDS)
    # A nanny whose worker dies while it still starts gives up.
    _wait_until(lambda: all(client.run(_has_started, nanny=True).values()))
    pids = client.run(os.getpid)
    keys = [f"spin-{number}-{i}" for i in range(TASKS)]
    out = np.zeros(1, np.int32)
    futures = [client.submit(launch, module, "spin_serial", THOUSANDS, out, out=1, key=key) for key in keys]
    os.kill(pids[wait_until_running(client, keys)], signal.SIGKILL)
    wait(futures, timeout=SECONDS)
    found = [int(future.result()[0]) for future in futures]
    assert found == [expected] * TASKS, f"{found}, not {expected}"


def wait_until_running(client: Client, keys: list[str]) -> str:
    """Wait until a worker runs one of the tasks. Return the worker's address."""
    busy: list[str] = []

    def find() -> bool:
        busy[:] = [address for address, running in client.run(_running).items() if set(keys) & set(running)]
        return bool(busy)

    _wait_until(find)
    return busy[0]


def _has_started(dask_worker: Nanny) -> bool:
    return dask_worker.process is not None and dask_worker.process.status is Status.running


def _running(dask_worker: Worker) -> list[str]:
    return [str(task.key) for task in dask_worker.state.executing]


def _wait_until(condition: Callable[[], bool]) -> None:
    deadline = time.monotonic() + SECONDS
    while not condition():
        assert time.monotonic() < deadline, "the cluster does not come so far"
        time.sleep(0.01)


def main(times: int) -> None:
    with open_cluster() as cluster, Client(cluster) as client:
        client.register_plugin(RuntimePlugin("cpu"))
        module = submit_module(client, Module.open("tests/modules/x64/timing"))
        expected = steps(THOUSANDS)
        for number in range(times):
            kill(client, module, number, expected)
            print(f"{number + 1} kills", end="\r", flush=True)
    print(f"{times} kills: every task ran again, and every result is right")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 100)
