"""What ``repr`` says of the public objects: the name, the shape, the device, how many, and the state."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType
from typing import Any

import anyio
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.formats import Archive, GfxRuntime140
from aiotaichi.observe.prometheus import StatisticsCollector
from aiotaichi.testing import FakeClock, FakeDriver, LoopBeat, heartbeat
from support.fixture_modules import MODULES

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("fake")]


def public_classes() -> Iterator[type]:
    from aiotaichi import dask, testing

    packages: list[ModuleType] = [at, at.aot, at.devices, at.formats, at.interop, dask, testing]
    for package in packages:
        for name in getattr(package, "__all__", vars(package)):
            found = getattr(package, name)
            if inspect.isclass(found) and found.__module__.startswith("aiotaichi"):
                yield found
    yield from (at.aot.kernel_template.KernelTemplate, StatisticsCollector)
    yield from (type(driver) for _, driver in at.drivers())


@pytest.mark.parametrize("kind", sorted(set(public_classes()), key=str))
def test_every_public_class_says_what_its_objects_are(kind: Any) -> None:
    assert kind.__repr__ is not object.__repr__


async def test_arrays_and_memories_name_their_device_and_their_state(rt: at.Runtime) -> None:
    x = rt.ndarray((4, 3), at.f32)
    assert repr(x) == "<NdArray f32 (4, 3) on x64:0>"
    assert repr(x.allocation) == "<Memory of 48 bytes on x64:0>"
    assert repr(rt.ndarray(2, at.i8, element_shape=(3,))) == "<NdArray i8 (2,), element_shape=(3,) on x64:0>"
    assert repr(rt.ndarray(2, at.f32, needs_grad=True)) == "<NdArray f32 (2,) on x64:0, with a gradient>"
    assert repr(rt.image((8, 4), at.Format.RGBA8)) == "<Image d2 rgba8 8x4 on x64:0>"
    place = rt.host_array(3, at.f32)
    row = "Slice(memory=<Memory of 48 bytes on x64:0>, offset=12, nbytes=12, dtype=f32, shape=(3,), element_shape=())"
    assert repr(rt.bind_write(x[1], place)) == f"<BoundWrite to {row}>"
    assert repr(rt.bind_read(x[1], place)) == f"<BoundRead from {row}>"
    x.close()
    assert repr(x) == "<NdArray f32 (4, 3) on x64:0, closed>"
    assert repr(x.allocation) == "<Memory of 48 bytes on x64:0, closed>"


async def test_what_a_lost_device_had_is_lost(cpu_modules: Path) -> None:
    driver = FakeDriver()
    rt = await at.Runtime(driver).__aenter__()
    x, module = rt.ndarray(4, at.f32), await rt.load_aot_module(cpu_modules / "basics")
    pool = rt.pool(max_bytes=64)
    driver.lose()
    await rt.wait_lost()
    assert repr(x) == "<NdArray f32 (4,) on x64:0, lost>"
    assert repr(module).endswith(" kernels, on x64:0, lost>")
    await rt.recreate()
    assert repr(x) == "<NdArray f32 (4,) on x64:0, lost>"
    assert repr(module).endswith(" kernels, on x64:0>")
    await rt.aclose()
    assert repr(pool).startswith("<Pool of <Runtime x64:0 'fake', closed>, ")


@pytest.mark.runtime("stepped")
async def test_an_event_says_what_it_is_the_event_of(rt: at.Runtime, basics: at.AotModule, clock: FakeClock) -> None:
    x, y = rt.ndarray(4, at.f32), rt.ndarray(4, at.f32)
    other = rt.create_queue(name="other")
    events: list[at.Event[Any]] = [
        rt.queue.write(x, np.ones(4, np.float32)),
        rt.queue.launch(basics["saxpy"], 2.0, x, y),
        rt.queue.read(y),
    ]
    names = ["write", "kernel saxpy", "read"]

    def assert_pending() -> None:
        found = [repr(event) for event in events]
        assert found == [
            f"<Event {ticket} of <Queue 'default'>: {name}, pending>" for ticket, name in enumerate(names, 1)
        ]

    assert_pending()  # in no batch
    other.wait_event(events[1])
    held = other.fill(x, 1)
    await rt.queue.flush()
    assert_pending()  # on the device
    assert repr(held) == "<Event 1 of <Queue 'other'>: fill, pending>"
    in_thread = await anyio.to_thread.run_sync(repr, events[1])
    assert in_thread == "<Event 2 of <Queue 'default'>: kernel saxpy, pending>"
    group = at.EventGroup(events, lambda values: values)
    assert repr(group) == "<EventGroup of 3 events, 0 done>"
    clock.step(0)
    await events[0]
    assert repr(events[0]) == "<Event 1 of <Queue 'default'>, done>"
    assert repr(events[1]) == "<Event 2 of <Queue 'default'>: kernel saxpy, pending>"
    assert repr(group) == "<EventGroup of 3 events, 1 done>"


@pytest.mark.runtime("stepped")
async def test_the_event_of_a_batch_that_is_held_has_its_name(rt: at.Runtime, clock: FakeClock) -> None:
    """A gate holds the batches of a queue that waits for a queue of another device."""
    async with at.Runtime(FakeDriver(clock=clock)) as elsewhere:
        mark = elsewhere.queue.record_event()
        x = rt.ndarray(4, at.f32)
        rt.queue.wait_event(mark)
        events: list[at.Event[Any]] = [rt.queue.fill(x, 1), rt.queue.read(x)]
        await anyio.lowlevel.checkpoint()
        await anyio.lowlevel.checkpoint()
        assert [repr(event) for event in events] == [
            "<Event 1 of <Queue 'default'>: fill, pending>",
            "<Event 2 of <Queue 'default'>: read, pending>",
        ]
        clock.stop()
        await events[-1]


async def test_an_event_that_has_failed_says_so_and_its_error_counts_as_unseen(
    caplog: pytest.LogCaptureFixture, cpu_modules: Path
) -> None:
    def fail(x: Any) -> None:
        assert x[0] > 0, "not positive"

    async with at.Runtime(FakeDriver({"add_one": fail})) as rt:
        add_one = (await rt.load_aot_module(cpu_modules / "basics"))["add_one"]
        x = rt.ndarray(4, at.i32)
        event, read = rt.queue.launch(add_one, x), rt.queue.read(x)
        await read.wait()
        assert repr(event) == "<Event 1 of <Queue 'default'>, failed with KernelError>"
        assert repr(read) == "<Event 2 of <Queue 'default'>, failed with KernelError>"
        del event, read
        assert ["operation 1 of" in record.getMessage() for record in caplog.records] == [True]


async def test_events_of_a_lost_queue_have_failed() -> None:
    driver = FakeDriver(clock=FakeClock())
    rt = await at.Runtime(driver).__aenter__()
    event = rt.queue.record_event()
    driver.lose()
    await rt.wait_lost()
    await event.wait()
    assert repr(event) == "<Event 1 of <Queue 'default'>, failed with DeviceLostError>"
    with pytest.raises(errors.DeviceLostError):
        await event
    with pytest.raises(errors.DeviceLostError):
        await rt.aclose()


async def test_kernels_and_graphs_show_what_is_bound(rt: at.Runtime, cpu_modules: Path) -> None:
    x, y = rt.ndarray(4, at.f32), rt.ndarray(4, at.f32)
    basics = await rt.load_aot_module(cpu_modules / "basics")
    saxpy = basics["saxpy"]
    bound = saxpy.bind(2.0, x, y)
    array = "<NdArray f32 (4,) on x64:0>"
    assert repr(saxpy) == "<Kernel saxpy(arg0: f32, arg1: ndarray<f32, 1>, arg2: ndarray<f32, 1>)>"
    assert repr(bound) == f"<BoundKernel saxpy(arg0=2.0, arg1={array}, arg2={array})>"
    async with rt.record(name="step") as step:
        assert repr(step) == "<RecordedSequence 'step' of 0 operations, recording>"
        step.launch(saxpy, at.Argument("a"), x, y)
    assert repr(step) == "<RecordedSequence 'step' of 1 operation, takes a>"
    with pytest.raises(errors.InvalidArgumentError):
        async with rt.record(name="step") as step:
            step.launch(saxpy)
    assert repr(step) == "<RecordedSequence 'step' of 0 operations, failed>"

    graphs = await rt.load_aot_module(cpu_modules / "graphs")
    name = next(iter(graphs.spec.graphs))
    graph = graphs.compute_graph(name)
    assert repr(graph) == f"<ComputeGraph {graph.signature}>"
    basics.close()
    graphs.close()
    assert repr(saxpy) == "<Kernel saxpy(arg0: f32, arg1: ndarray<f32, 1>, arg2: ndarray<f32, 1>), closed>"
    assert repr(bound) == f"<BoundKernel saxpy(arg0=2.0, arg1={array}, arg2={array}), closed>"
    assert repr(graph) == f"<ComputeGraph {graph.signature}, closed>"


async def test_pools_and_scopes_count(rt: at.Runtime) -> None:
    runtime = "<Runtime x64:0 'fake', open>"
    pool = rt.pool(max_bytes=64, max_host_bytes=32)
    async with pool.lease(4, at.f32) as x, pool.lease_host(8, at.u8):
        assert repr(x) == "<NdArray f32 (4,) on x64:0>"
        assert repr(x.allocation) == "<Memory of 16 bytes leased for a block on x64:0>"
        assert (
            repr(pool)
            == f"<Pool of {runtime}, 2 arrays borrowed, 16 of 64 bytes, 8 of 32 host bytes, 0 tasks waiting>"
        )
    await pool.aclose()
    assert repr(pool).endswith(", 0 tasks waiting, closed>")


@pytest.mark.runtime("stepped")
async def test_a_revoke_scope_counts_what_is_pending(rt: at.Runtime) -> None:
    scope = rt.revoke_scope()
    async with scope:
        assert repr(scope) == "<RevokeScope of 0 pending operations, open>"
        rt.queue.record_event()
        assert repr(scope) == "<RevokeScope of 1 pending operation, open>"


async def test_streams_and_blocks(rt: at.Runtime) -> None:
    seen = []

    def stage(queue: at.Queue, block: at.Block) -> None:
        seen.append(repr(block))

    stream = at.stream(rt, [np.ones((2, 3), np.float32)], stage)
    assert repr(stream) == "<Stream of 1 stage, not entered, 0 blocks finished, 0 dropped>"
    async with stream as blocks:
        async for block in blocks:
            assert repr(block) == "<Block 0: float32 (2, 3) on the host>"
        assert repr(stream) == "<Stream of 1 stage, running, 1 block finished, 0 dropped>"
    assert seen == ["<Block 0: <NdArray f32 (2, 3) on x64:0>>"]
    assert repr(stream) == "<Stream of 1 stage, ended, 1 block finished, 0 dropped>"
    assert repr(block) == "<Block 0, over>"


@pytest.mark.runtime("stepped")
async def test_a_batcher_counts_its_requests(rt: at.Runtime, clock: FakeClock) -> None:
    title = "<Batcher 'sums' of <Runtime x64:0 'fake', open>"

    def launch(queue: at.Queue, batch: at.Batch) -> None:
        queue.copy(batch.outputs[0], batch.inputs[0])

    batcher = at.Batcher(rt, launch, "(n)->(n)", dtypes=[at.f32, at.f32], name="sums", max_rows=1, depth=1)
    assert repr(batcher) == f"{title}, not open, 0 requests waiting, 0 running>"
    async with batcher, anyio.create_task_group() as tasks:
        for _ in range(2):
            tasks.start_soon(batcher, np.ones(4, np.float32))
        await anyio.wait_all_tasks_blocked()
        assert repr(batcher) == f"{title}, open, 1 request waiting, 1 running>"
        clock.stop()
    assert repr(batcher) == f"{title}, closed, 0 requests waiting, 0 running>"


async def test_a_trace_says_whether_it_records(rt: at.Runtime) -> None:
    runtimes = "[<Runtime x64:0 'fake', open>]"
    trace = at.trace(rt)
    assert repr(trace) == f"<Trace of {runtimes}, not begun>"
    async with trace:
        assert repr(trace) == f"<Trace of {runtimes}, recording: 1 queue, 0 bytes, 0 dropped>"
    assert repr(trace).startswith(f"<Trace of {runtimes}, ended: 1 queue, ")


async def test_sharded_arrays_show_their_parts() -> None:
    async with at.Devices(FakeDriver()) as devices:
        x = devices.ndarray((4, 2), at.f32)
        assert repr(x) == "<ShardedArray f32 (4, 2) of [<NdArray f32 (4, 2) on x64:0>]>"
        x.close()
        assert repr(x) == "<ShardedArray f32 (4, 2) of [<NdArray f32 (4, 2) on x64:0, closed>]>"


async def test_fake_devices_say_what_has_run() -> None:
    clock = FakeClock(seconds=1.5)
    driver = FakeDriver({"blur": lambda: None, "sum": lambda: None}, clock)
    assert repr(clock) == "<FakeClock of 0 queues, 0 commands ran, at 1.5 s>"
    assert repr(driver) == "<FakeDriver of x64, kernels: blur, sum; 0 devices opened>"
    async with at.Runtime(driver) as rt:
        x = rt.ndarray(4, at.f32)
        rt.queue.record_event()
        filled = rt.queue.fill(x, 1)
        await rt.queue.flush()
        (device,), (queue,) = driver.opened, clock.queues
        before = [repr(each) for each in (driver, device, queue)]
        clock.step(0)
        between = [repr(each) for each in (clock, queue)]
        clock.stop()
        await filled
        after = repr(clock)
    assert before == [
        "<FakeDriver of x64, kernels: blur, sum; 1 device opened>",
        "<FakeDevice x64:0 of 1 queue, 16 bytes, open>",
        "<FakeQueue 0, 0 completed, 2 waiting, next: mark>",
    ]
    assert between == [
        "<FakeClock of 1 queue, 1 command ran, at 1.5 s>",
        "<FakeQueue 0, 1 completed, 1 waiting, next: fill>",
    ]
    assert after == "<FakeClock of 1 queue, 2 commands ran, at 1.5 s, stopped>"
    assert repr(driver.opened[0]).endswith(", closed>")
    assert repr(FakeDriver()) == "<FakeDriver of x64, kernels: none; 0 devices opened>"


async def test_beats_are_counted() -> None:
    beat = LoopBeat(lambda due, late: None, 60)
    assert repr(beat) == "<LoopBeat every 60 s, 0 wakes>"
    beat.stop()
    assert repr(beat) == "<LoopBeat every 60 s, 0 wakes, stopped>"
    async with heartbeat(60) as beats:
        assert repr(beats) == "<Heartbeat of 0 beats>"


def test_files_say_how_much_they_have() -> None:
    archive = Archive("x.tcm", {"a": b"abc", "b": b""})
    assert repr(archive) == "<Archive 'x.tcm' of 2 files, 3 bytes>"
    document = GfxRuntime140.from_module(MODULES / "vulkan" / "graphs")
    kernels, graphs = len(document.metadata.kernels), len(document.graphs)
    assert repr(document) == f"<GfxRuntime140 of {kernels} kernels, {graphs} graphs>"


async def test_a_collector_names_what_it_collects_from(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=64)
    collector = StatisticsCollector({"gpu0": rt}, {"images": pool})
    assert repr(collector) == f"<StatisticsCollector of runtimes {{'gpu0': {rt!r}}}, pools {{'images': {pool!r}}}>"


def test_a_plugin_of_dask_shows_its_options() -> None:
    from aiotaichi.dask import RuntimePlugin

    plugin = RuntimePlugin("cpu", workers_per_device=2, threads=1)
    assert repr(plugin) == "RuntimePlugin(arch='cpu', workers_per_device=2, device_memory_limit=None, threads=1)"


def test_drivers_name_their_archs() -> None:
    assert {name: repr(driver) for name, driver in at.drivers()}["cuda"] == "<CudaDriver for cuda>"
