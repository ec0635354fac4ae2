"""Kill a worker in the middle of a kernel, again and again: ``python -m tests.dask.kills [TIMES]``.

Each time the tasks run again elsewhere, and their results are right.
"""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import numpy as np
import numpy.typing as npt
from distributed import Client, Future, LocalCluster, Nanny, Status, Worker, wait

import dask
from aiotaichi.dask import Module, RuntimePlugin, Zeros, launch, submit_module

__all__ = ["SECONDS", "kill", "open_cluster", "spin", "spun", "wait_until_running"]

TASKS = 20
"""So many that a worker is seen at work, however late one looks."""
ELEMENTS = 2**15
"""Elements of a task's array: a kernel takes about 60 ms, and the rest of a task about one."""
SECONDS = 300
"""A hang is seen after this time. A busy machine may take a minute for a kill."""


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


def spin(client: Client, module: Future[Module]) -> list[Future[npt.NDArray[np.int32]]]:
    """Submit the tasks: the kernel ``spin_parallel`` of the fixture module "timing"."""
    return [
        client.submit(launch, module, "spin_parallel", 1, Zeros((ELEMENTS,), np.int32), pure=False)
        for _ in range(TASKS)
    ]


def spun() -> npt.NDArray[np.int32]:
    """Return what each task returns, by NumPy."""
    start = np.arange(ELEMENTS, dtype=np.int32)
    value = start.copy()
    for _ in range(1000):
        value *= np.int32(1664525)
        value += np.int32(1013904223)
        value ^= value >> np.int32(7)
    return start + value


def kill(client: Client, module: Future[Module], expected: npt.NDArray[np.int32]) -> None:
    """Kill the worker that runs one of several tasks, and wait for all results."""
    client.wait_for_workers(2, timeout=SECONDS)
    # A nanny whose worker dies while it still starts gives up.
    _wait_until(lambda: all(client.run(_has_started, nanny=True).values()))
    pids = client.run(os.getpid)
    futures = spin(client, module)
    os.kill(pids[wait_until_running(client, futures)], signal.SIGKILL)
    wait(futures, timeout=SECONDS)
    for future in futures:
        np.testing.assert_array_equal(future.result(), expected)


def wait_until_running(client: Client, futures: Sequence[Future[Any]]) -> str:
    """Wait until a worker runs one of the tasks. Return the worker's address."""
    keys = {future.key for future in futures}
    busy: list[str] = []

    def find() -> bool:
        assert not all(future.done() for future in futures), "the tasks were done before one was seen at work"
        busy[:] = [address for address, running in client.run(_running).items() if keys & set(running)]
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
        expected = spun()
        for number in range(times):
            kill(client, module, expected)
            print(f"{number + 1} kills", end="\r", flush=True)
    print(f"{times} kills: every task ran again, and every result is right")


if __name__ == "__main__":
    main(int(sys.argv[1]) if sys.argv[1:] else 100)
