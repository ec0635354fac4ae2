"""The collector for Prometheus: what it exports is what the program did."""

from __future__ import annotations

import subprocess
import sys
import urllib.request
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest
from prometheus_client import CollectorRegistry, generate_latest, start_http_server
from prometheus_client.parser import text_string_to_metric_families

import aiotaichi as at
from aiotaichi.core.histogram import histogram_of
from aiotaichi.errors import InvalidArgumentError, InvalidStateError, OutOfMemoryError, QueueFullError
from aiotaichi.observe.prometheus import StatisticsCollector
from aiotaichi.runtime.runtime import open_device_of
from aiotaichi.testing import FakeClock, FakeDriver

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped", memory_limit=2**20)]

Samples = dict[tuple[str, tuple[tuple[str, str], ...]], float]


def samples(text: str) -> Samples:
    """Return the values by name and labels, as Prometheus reads them."""
    return {
        (sample.name, tuple(sorted(sample.labels.items()))): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def scraped(registry: CollectorRegistry) -> Samples:
    return samples(generate_latest(registry).decode())


def labels(**values: str) -> tuple[tuple[str, str], ...]:
    return tuple(sorted(values.items()))


async def test_every_figure_is_exported(rt: at.Runtime, basics: at.AotModule, clock: FakeClock) -> None:
    registry = CollectorRegistry(auto_describe=True)
    pool = rt.pool(max_bytes=1000, max_host_bytes=3000)
    registry.register(StatisticsCollector({"gpu0": rt}, {"images": pool}))
    x = rt.ndarray(4, at.i32)
    for _ in range(3):
        rt.queue.launch(basics.kernel("add_one"), x)
    async with rt.queue.slot(50), pool.lease(100, at.u8):
        await rt.queue.flush()
        clock.step(0)
        found = scraped(registry)
    queue, runtime = labels(runtime="gpu0", queue="default"), labels(runtime="gpu0")
    assert found["aiotaichi_queue_in_flight_operations", queue] == 2
    assert found["aiotaichi_queue_enqueued_operations_total", queue] == 3
    assert found["aiotaichi_queue_completed_operations_total", queue] == 1
    assert found["aiotaichi_queue_failed_operations_total", queue] == 0
    assert found["aiotaichi_queue_busy_seconds_total", queue] > 0
    assert found["aiotaichi_queue_oldest_operation_seconds", queue] > 0
    assert found["aiotaichi_queue_running_operation_seconds", queue] >= 0
    assert found["aiotaichi_queue_slot_bytes", queue] == 50
    assert found["aiotaichi_queue_slots", labels(runtime="gpu0", queue="default", state="taken")] == 1
    assert found["aiotaichi_queue_slots", labels(runtime="gpu0", queue="default", state="waiting")] == 0
    assert found["aiotaichi_enqueued_operations_total", runtime] == 3
    assert found["aiotaichi_completed_operations_total", runtime] == 1
    assert found["aiotaichi_memory_bytes", labels(runtime="gpu0", purpose="arrays")] == 116
    assert found["aiotaichi_memory_bytes", labels(runtime="gpu0", purpose="staging")] == 0
    assert found["aiotaichi_memory_limit_bytes", runtime] == 2**20
    assert found["aiotaichi_loads", runtime] == 0
    assert found["aiotaichi_loop_held_total", runtime] == 0
    assert found["aiotaichi_cache_hits_total", runtime] == 0
    assert found["aiotaichi_pool_arrays", labels(pool="images", state="borrowed")] == 1
    assert found["aiotaichi_pool_bytes", labels(pool="images", place="device", state="borrowed")] == 100
    assert found["aiotaichi_pool_max_bytes", labels(pool="images", place="host")] == 3000
    assert found["aiotaichi_pool_waiting_tasks", labels(pool="images")] == 0


async def test_waits_refusals_and_timeouts_are_exported(rt: at.Runtime, clock: FakeClock) -> None:
    registry = CollectorRegistry(auto_describe=True)
    pool = rt.pool(max_bytes=2**21)
    registry.register(StatisticsCollector({"gpu0": rt}, {"images": pool}))
    queue = rt.create_queue(name="small", max_in_flight=1, overflow="raise")
    async with queue.slot(), pool.lease(8, at.u8):
        with pytest.raises(QueueFullError):
            async with queue.slot():
                pass
    with pytest.raises(OutOfMemoryError):
        async with pool.lease(2**21, at.u8):
            pass
    event = queue.record_event()
    await queue.flush()
    with pytest.raises(TimeoutError):
        await anyio.to_thread.run_sync(event.synchronize, 0.01)
    clock.stop()
    wait, run = histogram_of(np.array([0.05, 0.07])), histogram_of(np.array([0.4, 60.0]))
    open_device_of(rt).tallies.operations.merge("kernel blur", wait, run)
    found = scraped(registry)
    small, runtime = {"runtime": "gpu0", "queue": "small"}, {"runtime": "gpu0"}
    assert found["aiotaichi_queue_refused_calls_total", labels(**small)] == 1
    assert found["aiotaichi_refused_calls_total", labels(**runtime)] == 1
    assert found["aiotaichi_memory_refused_allocations_total", labels(**runtime)] == 1
    assert found["aiotaichi_pool_refused_leases_total", labels(pool="images")] == 1
    assert found["aiotaichi_compile_refused_kernels_total", labels(**runtime)] == 0
    assert found["aiotaichi_timeouts_total", labels(**runtime, what="wait")] == 1
    assert found["aiotaichi_timeouts_total", labels(**runtime, what="close")] == 0
    for name, further, count in (
        ("queue_slot_wait_seconds", small, 1),
        ("slot_wait_seconds", runtime, 1),
        ("pool_lease_wait_seconds", {"pool": "images"}, 2),
    ):
        assert found[f"aiotaichi_{name}_count", labels(**further)] == count
        assert found[f"aiotaichi_{name}_sum", labels(**further)] == 0
        assert found[f"aiotaichi_{name}_bucket", labels(**further, le="1e-06")] == count
        assert found[f"aiotaichi_{name}_bucket", labels(**further, le="+Inf")] == count
    blur = {"runtime": "gpu0", "operation": "kernel blur"}
    waits = [
        found["aiotaichi_operation_wait_seconds_bucket", labels(**blur, le=le)] for le in ("0.02", "0.05", "0.1")
    ]
    assert waits == [0, 1, 2]
    assert found["aiotaichi_operation_run_seconds_bucket", labels(**blur, le="50.0")] == 1
    assert found["aiotaichi_operation_run_seconds_bucket", labels(**blur, le="+Inf")] == 2
    assert found["aiotaichi_operation_run_seconds_sum", labels(**blur)] == 60.4


async def test_queues_of_one_name_and_several_runtimes(rt: at.Runtime, clock: FakeClock) -> None:
    async with at.Runtime(FakeDriver()) as other:
        registry = CollectorRegistry(auto_describe=True)
        registry.register(StatisticsCollector({"a": rt, "b": other}))
        same = [other.create_queue(name="same") for _ in range(2)]
        for queue in same:
            await queue.record_event()
            async with queue.slot():
                pass
        found = scraped(registry)
        assert found["aiotaichi_queue_slot_wait_seconds_count", labels(runtime="b", queue="same")] == 2
        assert found["aiotaichi_queue_completed_operations_total", labels(runtime="b", queue="same")] == 2
        assert found["aiotaichi_queue_completed_operations_total", labels(runtime="a", queue="default")] == 0
        assert ("aiotaichi_memory_limit_bytes", labels(runtime="b")) not in found
    found = scraped(registry)  # also after the end of a runtime
    assert found["aiotaichi_completed_operations_total", labels(runtime="b")] == 2


async def test_batchers_are_exported(rt: at.Runtime, clock: FakeClock) -> None:
    def launch(queue: at.Queue, batch: at.Batch) -> None:
        queue.copy(batch.outputs[0], batch.inputs[0])

    clock.stop()
    registry = CollectorRegistry(auto_describe=True)
    registry.register(StatisticsCollector({"gpu0": rt}))
    options: Any = {"dtypes": [at.i32, at.i32], "max_rows": 4, "name": "copies"}
    async with at.Batcher(rt, launch, "(1)->(1)", **options) as first, at.Batcher(rt, launch, "(1)->(1)", **options):
        async with anyio.create_task_group() as tasks:
            for number in range(7):
                tasks.start_soon(first, [number])
        with pytest.raises(InvalidArgumentError):
            await first([1, 2])
        found = scraped(registry)
    copies = {"runtime": "gpu0", "batcher": "copies"}
    assert found["aiotaichi_batcher_batches_total", labels(**copies)] == 2
    assert found["aiotaichi_batcher_sent_requests_total", labels(**copies)] == 7
    for end, count in {"answered": 7, "failed": 0, "dropped": 0, "never_sent": 0, "refused": 1}.items():
        assert found["aiotaichi_batcher_ended_requests_total", labels(**copies, end=end)] == count
    for state in ("waiting", "running"):
        assert found["aiotaichi_batcher_requests", labels(**copies, state=state)] == 0
    for direction in ("in", "out"):
        assert found["aiotaichi_batcher_copied_rows_total", labels(**copies, direction=direction)] == 7
    buckets = [
        found["aiotaichi_batcher_fill_requests_bucket", labels(**copies, le=le)] for le in ("2.0", "4.0", "+Inf")
    ]
    assert buckets == [0, 2, 2], "batches of 4 and of 3 requests"
    assert found["aiotaichi_batcher_fill_requests_sum", labels(**copies)] == 7
    assert found["aiotaichi_batcher_wait_seconds_count", labels(**copies)] == 7
    assert found["aiotaichi_batcher_run_seconds_count", labels(**copies)] == 2


async def test_prometheus_own_server_asks_in_a_thread(rt: at.Runtime) -> None:
    registry = CollectorRegistry(auto_describe=True)
    registry.register(StatisticsCollector({"gpu0": rt}))
    server, thread = start_http_server(0, addr="127.0.0.1", registry=registry)

    def ask() -> str:
        with urllib.request.urlopen(f"http://127.0.0.1:{server.server_port}/metrics") as answer:
            text: str = answer.read().decode()
            return text

    try:
        found = samples(await anyio.to_thread.run_sync(ask))
    finally:
        await anyio.to_thread.run_sync(server.shutdown)
        server.server_close()
        await anyio.to_thread.run_sync(thread.join)
    assert found["aiotaichi_queue_in_flight_operations", labels(runtime="gpu0", queue="default")] == 0


@pytest.mark.parametrize("runtimes", [None, [], {"a": 1}, {1: 2}])
def test_wrong_runtimes(runtimes: Any) -> None:
    with pytest.raises(InvalidArgumentError, match=r"runtimes=.*mapping of names to objects of Runtime"):
        StatisticsCollector(runtimes)


@pytest.mark.parametrize("name", ["a\ud800", "a\0b"], ids=ascii)
async def test_a_name_that_a_page_cannot_show(rt: at.Runtime, name: str) -> None:
    """The page of all metrics would not be written."""
    for runtimes, pools in (({name: rt}, {}), ({"gpu0": rt}, {name: rt.pool(max_bytes=64)})):
        with pytest.raises(InvalidArgumentError, match=r"a name in (runtimes|pools)='a.*: give a text"):
            StatisticsCollector(runtimes, pools)


def test_a_pool_has_a_name() -> None:
    with pytest.raises(InvalidArgumentError, match=r"pools=.*mapping of names to objects of Pool"):
        StatisticsCollector({}, {"images": object()})  # type: ignore[dict-item]


def test_a_runtime_that_is_not_open() -> None:
    with pytest.raises(InvalidStateError, match="the runtime is not open"):
        StatisticsCollector({"gpu0": at.Runtime("cpu")})


@pytest.mark.slow
def test_the_package_needs_no_client_library(tmp_path: Path) -> None:
    (tmp_path / "prometheus_client.py").write_text("raise ImportError('not here')\n")
    program = (
        "import sys, aiotaichi\n"
        "assert 'prometheus_client' not in sys.modules\n"
        "try:\n"
        "    import aiotaichi.observe.prometheus\n"
        "except ImportError as error:\n"
        "    assert \"pip install '.[prometheus]'\" in str(error), error\n"
        "else:\n"
        "    raise AssertionError\n"
    )
    code = f"import sys; sys.path.insert(0, {str(tmp_path)!r})\n{program}"
    subprocess.run([sys.executable, "-c", code], check=True)
