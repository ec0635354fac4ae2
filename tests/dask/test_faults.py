"""Workers that are killed, that join late, and whose runtime does not open."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from subprocess import Popen
from typing import Any

import kills
import numpy as np
import pytest
from distributed import Client, LocalCluster, Worker, wait

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.dask import Module, RuntimePlugin, launch, submit_module
from aiotaichi.dask.worker_runtime import DeviceLock, WorkerRuntime
from aiotaichi.hal import DeviceInfo
from aiotaichi.types import Arch
from support.fixture_modules import MODULES

pytestmark = pytest.mark.slow

X64 = MODULES / "x64"


@pytest.fixture
def cluster() -> Iterator[LocalCluster]:
    """A cluster without runtimes."""
    with kills.open_cluster() as cluster:
        yield cluster


@pytest.mark.timeout(600)  # a busy machine may take a minute for a kill
def test_a_killed_workers_tasks_run_again(cluster: LocalCluster) -> None:
    """A part of the sweep ``python -m tests.dask.kills``."""
    with Client(cluster) as client:
        client.register_plugin(RuntimePlugin("cpu"))
        module = submit_module(client, Module.open(X64 / "timing"))
        expected = kills.spun()
        for _ in range(3):
            kills.kill(client, module, expected)


@pytest.mark.sweep
def test_all_workers_are_killed(cluster: LocalCluster) -> None:
    """The module is made again, and the new workers have runtimes."""
    with Client(cluster) as client:
        client.register_plugin(RuntimePlugin("cpu"))
        module = submit_module(client, Module.open(X64 / "basics"))
        wait(module)
        for pid in client.run(os.getpid).values():
            os.kill(pid, signal.SIGKILL)
        x = np.arange(8, dtype=np.int32)
        assert client.submit(launch, module, "add_one", x, out=0).result(timeout=60).tolist() == [*range(1, 9)]


@pytest.mark.sweep
@pytest.mark.timeout(600)  # a busy machine may take a minute to start a worker
def test_a_worker_that_joins_late_has_a_runtime(cluster: LocalCluster) -> None:
    with Client(cluster) as client:
        client.register_plugin(RuntimePlugin("cpu"))
        module = submit_module(client, Module.open(X64 / "basics"))
        early = set(client.scheduler_info()["workers"])
        cluster.scale(3)
        client.wait_for_workers(3, timeout=kills.SECONDS)
        (late,) = set(client.scheduler_info()["workers"]) - early
        x = np.arange(8, dtype=np.int32)
        found = client.submit(launch, module, "add_one", x, out=0, workers=late).result(timeout=60)
        assert found.tolist() == [*range(1, 9)]


def test_registering_again_keeps_the_runtimes(cluster: LocalCluster) -> None:
    with Client(cluster) as client:
        client.register_plugin(RuntimePlugin("cpu"))
        runtimes = client.run(_runtime)
        client.register_plugin(RuntimePlugin("cpu"))
        assert client.run(_runtime) == runtimes


def _running(dask_worker: Worker) -> Any:
    return vars(dask_worker.plugins["aiotaichi"])["running"]


def _runtime(dask_worker: Worker) -> int:
    return id(_running(dask_worker).runtime)


def test_without_a_plugin_the_error_says_so(cluster: LocalCluster) -> None:
    with Client(cluster) as client:
        module = submit_module(client, Module.open(X64 / "basics"))
        with pytest.raises(errors.InvalidStateError, match="register_plugin"):
            client.submit(launch, module, "nop").result(timeout=30)


def test_a_runtime_that_does_not_open_is_the_clients_error(cluster: LocalCluster) -> None:
    with Client(cluster) as client, pytest.raises(errors.NotSupportedError, match="abacus"):
        client.register_plugin(RuntimePlugin("abacus"))


def test_a_lost_device_restarts_the_worker(cluster: LocalCluster) -> None:
    """The task runs again, on another worker or on the new one."""
    with Client(cluster) as client:
        client.register_plugin(RuntimePlugin("cpu"))
        module = submit_module(client, Module.open(X64 / "basics"))
        first, _ = client.scheduler_info()["workers"]
        before = client.run(os.getpid, workers=[first])[first]
        client.run(_lose_device, workers=[first])
        x = np.arange(8, dtype=np.int32)
        futures = [client.submit(launch, module, "add_one", x, out=0, pure=False) for _ in range(10)]
        for future in futures:
            assert future.result(timeout=60).tolist() == [*range(1, 9)]
        client.wait_for_workers(2, timeout=60)
        assert before not in client.run(os.getpid).values()


def _lose_device(dask_worker: Worker) -> None:
    """Have every later load of a module find that the device is lost."""

    async def load(module: Module) -> Any:
        raise errors.DeviceLostError("the device fell off the bus")

    _running(dask_worker).load = load


def test_workers_of_the_command_line(tmp_path: Path) -> None:
    """``dask worker`` with its nanny: a killed worker comes again, and a worker that is told to end closes."""
    file = tmp_path / "scheduler.json"
    dask = [sys.executable, "-m", "dask"]
    here = ["--host", "127.0.0.1", "--dashboard-address", ":0", "--scheduler-file", str(file)]
    options = ["--nthreads", "1", "--memory-limit", "2GiB", "--local-directory", str(tmp_path)]
    log = (tmp_path / "log").open("w")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}  # the worker imports kills.py
    with (
        log,
        Popen([*dask, "scheduler", "--port", "0", *here], stderr=log) as scheduler,
        Popen([*dask, "worker", *here, *options], stderr=log, env=environment) as worker,
        ending(scheduler, worker),
        Client(scheduler_file=str(file), timeout=60) as client,
    ):
        client.wait_for_workers(1, timeout=60)
        client.register_plugin(RuntimePlugin("cpu"))
        module = submit_module(client, Module.open(X64 / "timing"))
        (pid,) = client.run(os.getpid).values()
        futures = kills.spin(client, module)
        kills.wait_until_running(client, futures)
        os.kill(pid, signal.SIGKILL)
        expected = kills.spun()
        for future in futures:
            np.testing.assert_array_equal(future.result(timeout=60), expected)
        assert pid not in client.run(os.getpid).values()
        worker.terminate()
        worker.wait(timeout=30)
    text = (tmp_path / "log").read_text()
    assert "Traceback" not in text, text


@contextmanager
def ending(*processes: Popen[bytes]) -> Iterator[None]:
    """End the processes, the last first."""
    try:
        yield
    finally:
        for process in reversed(processes):
            process.terminate()


def test_devices_are_leased(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    devices = [DeviceInfo(Arch.CUDA, i, "GPU", uuid=bytes([i] * 16)) for i in range(2)]
    leases = [DeviceLock(devices, 2) for _ in range(4)]
    assert [lease.device_index for lease in leases] == [0, 1, 0, 1]
    with pytest.raises(errors.ResourceExhaustedError, match=r"GPU, GPU.*start 4 workers at most"):
        DeviceLock(devices, 2)
    leases[1].close()
    leases[1].close()
    assert DeviceLock(devices, 2).device_index == 1
    software = [DeviceInfo(Arch.VULKAN, 0, "llvmpipe", is_software=True, uuid=b"1" * 16)]
    assert [DeviceLock(software, 1).device_index for _ in range(3)] == [0, 0, 0]


def test_tasks_that_wait_for_one_load_get_errors_of_their_own() -> None:
    async def load() -> list[at.AotModule | BaseException]:
        device = DeviceInfo(Arch.X64, 0, "a processor")
        async with at.Runtime("cpu") as rt:
            worker = WorkerRuntime(rt, DeviceLock([device], 1), None, print)
            loads = [worker.load(Module(b"no module")) for _ in range(3)]
            found = await asyncio.gather(*loads, return_exceptions=True)
            await worker.aclose(60)
        return found

    found = asyncio.run(load())
    assert {(type(error), str(error)) for error in found} == {(errors.CorruptedDataError, str(found[0]))}
    assert len({id(error) for error in found}) == 3
