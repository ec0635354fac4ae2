"""Kill a worker in the middle of a kernel, again and again: ``python -m tests.dask.kills [TIMES]``.

Each time the tasks run again elsewhere, and their results are right.
"""

from __future__ import annotations

import os
import signal
import sys
import time

import numpy as np
from distributed import Client, Future, LocalCluster, wait

from aiotaichi.dask import Module, RuntimePlugin, launch, submit_module

__all__ = ["kill", "open_cluster", "steps", "wait_until_running"]

TASKS = 6
THOUSANDS = 100
"""Steps of a task: some tenths of a second."""
SECONDS = 60


def open_cluster() -> LocalCluster:
    """Return two worker processes with a thread each, and their nannies."""
    return LocalCluster(
        n_workers=2,
        threads_per_worker=1,
        host="127.0.0.1",
        dashboard_address=":0",
        memory_limit="4GiB",
        silence_logs=50,
    )


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
    deadline = time.monotonic() + SECONDS
    while time.monotonic() < deadline:
        for address, tasks in client.processing().items():
            if any(key in tasks for key in keys):
                return str(address)
        time.sleep(0.01)
    raise AssertionError("no task runs")


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
