"""Traces: each operation with all its moments, read back with Perfetto's own message classes."""

from __future__ import annotations

import inspect
import logging
import sys
import weakref
from collections import Counter, defaultdict
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from threading import Barrier
from typing import Any

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi.testing import FakeClock, FakeDriver
from support.fake_kernels import KERNELS
from support.traces import Slice, read
from support.waiting import until

pytestmark = pytest.mark.anyio

TASKS, QUEUES, SWEEPS = 64, 8, 4
MOMENTS = ("enqueued", "batched", "submitted", "begun", "ended", "noticed", "resumed")
CLOCKS = 250_000  # nanoseconds by which the clocks of the device and the host may differ: 12 processes use one GPU


async def requests(rt: at.Runtime, sweep: at.Kernel, queues: list[at.Queue], count: int = 2) -> list[at.Event[Any]]:
    """Have many tasks write, sweep and read. Return the events of the last reads."""
    last: list[at.Event[Any]] = []

    async def client(number: int) -> None:
        queue = queues[number % len(queues)]
        x, y = rt.ndarray((64, 64), at.f32), rt.ndarray((64, 64), at.f32)
        for _ in range(count):
            queue.write(x, np.full((64, 64), number, np.float32))
            for _ in range(SWEEPS // 2):
                queue.launch(sweep, x, y)
                queue.launch(sweep, y, x)
            event = queue.read(x)
            assert np.all((await event)[8:-8, 8:-8] == number)
        last.append(event)

    async with anyio.create_task_group() as group:
        for number in range(TASKS):
            group.start_soon(client, number, name=f"client {number}")
    return last


# -- a whole program --------------------------------------------------------------------------------------


@pytest.mark.slow
@pytest.mark.loops
@pytest.mark.runtime("cpu", "vulkan", "cuda")
async def test_a_trace_has_every_operation_with_all_its_moments_in_order(
    rt: at.Runtime, modules: Path, tmp_path: Path
) -> None:
    sweep = (await rt.load_aot_module(modules / "stencil")).kernel("sweep")
    queues = [rt.create_queue(name=f"queue {number}") for number in range(QUEUES)]
    async with at.trace(rt, tmp_path / "out.pftrace") as trace:
        await requests(rt, sweep, queues)
    found = read(tmp_path / "out.pftrace")
    assert trace.dropped == 0
    names = {queue.name for queue in queues}
    operations = [each for each in found if each.track in names]
    counts = Counter(each.name for each in operations)
    assert counts == {"write": 2 * TASKS, "read": 2 * TASKS, "kernel sweep": 2 * SWEEPS * TASKS}
    flows: dict[int, list[Slice]] = defaultdict(list)
    for each in found:
        for flow in each.flows:
            flows[flow].append(each)
    for each in operations:
        moments = [each.notes[name] for name in MOMENTS if name in each.notes]
        assert len(moments) == (7 if each.name == "read" else 6), each
        assert all(later - earlier >= -CLOCKS for earlier, later in pairwise(moments)), each
        assert each.notes["task"].startswith("client ")
        assert "test_trace.py:" in each.notes["source"]
        (flow,) = each.flows
        steps = [step.name for step in flows[flow]]
        assert f"enqueue {each.name}" in steps
        assert any(step.startswith("submit ") for step in steps)
        assert f"{each.name} is done" in steps
        assert ("goes on" in steps) == (each.name == "read")
    for queue in names:  # in order, and without overlap
        on_queue = sorted((each for each in operations if each.track == queue), key=lambda each: each.notes["ticket"])
        assert [each.notes["ticket"] for each in on_queue] == list(range(1, len(on_queue) + 1))
        assert all(first.end <= second.begin for first, second in pairwise(on_queue))
    shapes = {each.notes["shapes"] for each in operations if each.name == "kernel sweep"}
    assert shapes == {"(64, 64), (64, 64)"}
    assert {each.notes["bytes"] for each in operations if each.name == "write"} == {64 * 64 * 4}


@pytest.mark.slow
@pytest.mark.runtime("cpu", "fake")
async def test_queues_that_event_loops_create_at_once_have_tracks_of_their_own(
    rt: at.Runtime, tmp_path: Path, often_switched: None
) -> None:
    threads, count = 3, 40
    start, end = Barrier(threads), Barrier(threads)

    async def use() -> list[str]:
        await anyio.to_thread.run_sync(start.wait)
        queues = [rt.create_queue() for _ in range(count)]
        for queue in queues:
            await queue.record_event()
        await anyio.to_thread.run_sync(end.wait)  # a number of a closed queue may come again
        for queue in queues:
            await queue.aclose()
        return [queue.name for queue in queues]

    names: list[str] = []

    async def run() -> None:
        names.extend(await anyio.to_thread.run_sync(anyio.run, use))

    async with at.trace(rt, tmp_path / "out.pftrace"), anyio.create_task_group() as group:
        for _ in range(threads):
            group.start_soon(run)
    found = Counter(each.track for each in read(tmp_path / "out.pftrace") if each.track in names)
    assert found == dict.fromkeys(names, 1)
    assert len(found) == threads * count


@pytest.fixture
def often_switched() -> Iterator[None]:
    """Have Python switch between threads as often as it can."""
    before = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(before)


@pytest.mark.slow
@pytest.mark.loops
@pytest.mark.runtime("cpu", "vulkan")
async def test_a_request_leads_to_its_batch(rt: at.Runtime, modules: Path, tmp_path: Path) -> None:
    kernel = (await rt.load_aot_module(modules / "batches")).kernel("scale")
    path = tmp_path / "out.pftrace"

    async def client(batcher: at.Batcher, number: int) -> None:
        await batcher(np.full(8, number, np.float32), 2.0, 1.0)
        async with batcher.lease(np.full(8, number, np.float32), 2.0, 1.0) as leased:
            assert leased[0] == 2 * number + 1

    async with (
        at.trace(rt, path),
        at.Batcher(rt, kernel, "(n),(),()->(n)", name="scales") as batcher,
        anyio.create_task_group() as tasks,
    ):
        for number in range(10):
            tasks.start_soon(client, batcher, number, name=f"client {number}")
    found = read(path)
    assert batcher.statistics().batches < 20
    launches = {flow: each for each in found if each.name == "kernel scale" for flow in each.flows}
    asked = [each for each in found if each.name == "request"]
    assert Counter(each.track.partition(" #")[0] for each in asked) == {f"client {n}": 2 for n in range(10)}
    for each in asked:
        (flow,) = each.flows
        assert each.begin < launches[flow].begin + CLOCKS
        assert launches[flow].begin < each.end + CLOCKS
        assert launches[flow].track.startswith("scales")
        assert any(other.name == "goes on" and flow in other.flows for other in found if other.track == each.track)


@pytest.mark.slow
@pytest.mark.loops
@pytest.mark.runtime("cpu", "vulkan", "cuda")
async def test_the_parts_of_an_operation_add_up(rt: at.Runtime, modules: Path) -> None:
    sweep = (await rt.load_aot_module(modules / "stencil")).kernel("sweep")
    async with at.trace(rt) as trace:
        for event in await requests(rt, sweep, [rt.create_queue(name=f"queue {number}") for number in range(2)]):
            times = event.times
            assert sum(times.parts.values()) == pytest.approx(times.whole, rel=0.01)
            assert all(seconds >= 0 for seconds in times.parts.values())
            assert times.whole > 0
            assert str(trace.explain(event)).startswith("read (")


@pytest.mark.runtime("cpu", "vulkan", "cuda")
async def test_a_kernel_behind_a_long_one_begins_at_its_end(rt: at.Runtime, modules: Path, spin: at.Kernel) -> None:
    sweep = (await rt.load_aot_module(modules / "stencil")).kernel("sweep")
    is_software = rt.info.is_software  # lavapipe ends a loop after 65,535 iterations

    async def two_kernels(size: int) -> tuple[at.EventTimes, at.EventTimes]:
        shape = (size, size) if is_software else (1,)
        x, y = (rt.ndarray(shape, at.f32 if is_software else at.i32) for _ in range(2))
        if is_software:
            first, second = rt.queue.launch(sweep, x, y), rt.queue.launch(sweep, y, x)
        else:
            first, second = (rt.queue.launch(spin, size**2 // 64, out) for out in (x, y))
        await second
        x.close()
        y.close()
        return first.times, second.times

    async with at.trace(rt):
        size = 512
        first, second = await two_kernels(size)
        while first.parts["device"] < 0.05:
            size *= 2
            assert size <= 2**17, "no kernel takes 50 ms"
            first, second = await two_kernels(size)
        assert second.parts["behind"] >= 0.049
        pairs = [(first, second), *[await two_kernels(512) for _ in range(4)]]
    gaps = [second.begun - first.ended for first, second in pairs]
    assert all(gap >= 0 for gap in gaps)
    assert min(gaps) < 1e-3  # on a crowded processor, a queue's thread gives up its turn between two kernels


@pytest.mark.slow
@pytest.mark.runtime("cpu", "vulkan", "cuda")
async def test_each_call_has_its_line(rt: at.Runtime, modules: Path, tmp_path: Path) -> None:
    """However many calls of the library are between the program's call and the queue."""
    module = await rt.load_aot_module(modules / "basics")
    x, host = rt.ndarray(4, at.i32), rt.host_array(4, at.i32)
    upload, download = rt.bind_write(x, host), rt.bind_read(x, host)
    async with rt.record() as sequence:
        sequence.launch(module["add_one"], x)
    bound = module["add_one"].bind(x)
    async with at.trace(rt, tmp_path / "out.pftrace"):
        first = current_line() + 1
        rt.queue.write(upload)
        rt.queue.launch(bound)
        rt.queue.launch(module["add_one"], x)
        rt.queue.launch(sequence)
        rt.queue.write(x, host)
        rt.queue.fill(x, 1)
        rt.queue.copy(x[:2], x[2:])
        rt.queue.record_event()
        rt.queue.read(x)
        await rt.queue.read(download)
    found = [each for each in read(tmp_path / "out.pftrace") if each.track == "default"]
    lines = [int(each.notes["source"].rpartition(":")[2]) for each in sorted(found, key=lambda each: each.begin)]
    assert lines == list(range(first, first + 10))


def current_line() -> int:
    frame = inspect.currentframe()
    assert frame is not None
    assert frame.f_back is not None
    return frame.f_back.f_lineno


@pytest.mark.slow
async def test_native_threads_have_tracks(tmp_path: Path, cpu_modules: Path) -> None:
    async with at.Runtime("cpu", threads=2) as rt:
        sweep = (await rt.load_aot_module(cpu_modules / "stencil")).kernel("sweep")
        x, y = rt.ndarray((2048, 2048), at.f32), rt.ndarray((2048, 2048), at.f32)
        async with at.trace(rt, tmp_path / "out.pftrace"):
            for _ in range(4):
                rt.queue.launch(sweep, x, y)
            await rt.queue.wait()
    found = read(tmp_path / "out.pftrace")
    shares = {each.track.split()[0] for each in found if each.name == "share of a loop"}
    assert shares == {"queue", "worker"}


@pytest.mark.slow
async def test_several_runtimes_are_on_one_timeline(tmp_path: Path, cpu_modules: Path) -> None:
    async with at.Runtime("cpu") as one, at.Runtime("cpu") as two:
        async with at.trace([one, two], tmp_path / "out.pftrace"):
            for name, rt in (("left", one), ("right", two)):
                module = await rt.load_aot_module(cpu_modules / "basics")
                async with rt.create_queue(name=name) as queue:
                    await queue.launch(module.kernel("nop"))
        found = read(tmp_path / "out.pftrace")
        assert Counter(each.track for each in found if each.name == "kernel nop") == {"left": 1, "right": 1}


# -- limits and errors ------------------------------------------------------------------------------------


async def test_the_ring_keeps_the_newest_records(rt: at.Runtime, add_one: at.Kernel) -> None:
    x = rt.ndarray(4, at.i32)
    async with at.trace(rt, max_bytes=200_000) as trace:
        first = event = rt.queue.launch(add_one, x)
        with anyio.fail_after(60):
            while trace.dropped < 20:  # the trace's thread makes records, and drops them
                for _ in range(30):
                    event = rt.queue.launch(add_one, x)
                await event
        assert event.times.whole > 0
        with pytest.raises(at.errors.InvalidStateError, match="no trace has the times"):
            _ = first.times
        with pytest.raises(at.errors.InvalidStateError, match="no record"):
            trace.explain(first)


async def test_a_trace_keeps_no_array(rt: at.Runtime, add_one: at.Kernel) -> None:
    def launch() -> weakref.ref[at.NdArray]:
        x = rt.ndarray(4, at.i32)
        rt.queue.launch(add_one, x)
        return weakref.ref(x)

    async with at.trace(rt):
        arrays = [launch() for _ in range(10)]
        await until(lambda: not any(array() for array in arrays))


async def test_times_need_a_trace(rt: at.Runtime, add_one: at.Kernel) -> None:
    x = rt.ndarray(4, at.i32)
    before = rt.queue.launch(add_one, x)
    async with at.trace(rt):
        await before
        with pytest.raises(at.errors.InvalidStateError, match=r"inside of 'async with at\.trace"):
            _ = before.times
        event = rt.queue.launch(add_one, x)
        with pytest.raises(at.errors.InvalidStateError, match="has not completed"):
            _ = event.times
        await event
    assert event.times.whole > 0, "also after the block"


async def test_one_trace_records_a_runtime(rt: at.Runtime) -> None:
    async with at.trace(rt):
        with pytest.raises(at.errors.InvalidStateError, match="records this runtime already"):
            async with at.trace(rt):
                pytest.fail("a second trace began")
    async with at.trace(rt) as trace:
        pass
    with pytest.raises(at.errors.InvalidStateError, match="entered before"):
        await trace.__aenter__()


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"runtimes": "cpu"}, "trace takes a runtime"),
        ({"runtimes": []}, "trace takes a runtime"),
        ({"seconds": 0}, "seconds=0"),
        ({"max_bytes": -1}, "max_bytes=-1"),
        ({"dump_on_slow": 0.05}, "dump_on_slow needs a path"),
        ({"path": "x.pftrace", "dump_on_slow": "soon"}, "dump_on_slow='soon'"),
        ({"path": "x.pftrace", "max_dumps": 0}, "max_dumps=0"),
    ],
)
async def test_bad_arguments_are_refused(rt: at.Runtime, options: dict[str, Any], message: str) -> None:
    with pytest.raises(at.errors.InvalidArgumentError, match=message):
        at.trace(**{"runtimes": rt, **options})


async def test_a_file_that_cannot_be_written_is_an_error(rt: at.Runtime, tmp_path: Path) -> None:
    async with at.trace(rt) as trace:
        with pytest.raises(FileNotFoundError):
            await trace.save(tmp_path / "no folder" / "out.pftrace")
    assert files(tmp_path) == []


def files(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@pytest.mark.slow
@pytest.mark.runtime("cpu", nice=0)
async def test_a_slow_operation_has_the_ring_written(
    rt: at.Runtime, spin: at.Kernel, add_one: at.Kernel, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    x = rt.ndarray(1, at.i32)
    async with at.trace(rt, tmp_path / "out.pftrace", dump_on_slow=0.3, max_dumps=1):
        await rt.queue.launch(add_one, x)
        assert files(tmp_path) == []
        with caplog.at_level(logging.WARNING, "aiotaichi"):
            await rt.queue.launch(spin, 200_000, x)
            await until(lambda: "out.slow-1.pftrace" in files(tmp_path))
            await rt.queue.launch(spin, 200_000, x)
    assert files(tmp_path) == ["out.pftrace", "out.slow-1.pftrace"]
    assert "slow: " in caplog.messages[0]
    assert "out.slow-1.pftrace has the seconds before" in caplog.messages[0]
    names = {each.name.split(",")[0] for each in read(tmp_path / "out.slow-1.pftrace")}
    assert "kernel add_one" in names


@pytest.mark.slow
@pytest.mark.runtime("cpu", nice=0)
async def test_the_end_waits_for_the_file_of_something_slow(
    rt: at.Runtime, spin: at.Kernel, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    async with at.trace(rt, "out.pftrace", dump_on_slow=0.05, max_dumps=1):
        await rt.queue.launch(spin, 200_000, rt.ndarray(1, at.i32))
        monkeypatch.chdir(tmp_path.parent)  # the files stay where the path was when the block began
    assert files(tmp_path) == ["out.pftrace", "out.slow-1.pftrace"]


@pytest.mark.slow
async def test_a_long_turn_says_what_held_the_loop(rt: at.Runtime, add_one: at.Kernel, tmp_path: Path) -> None:
    x = rt.ndarray(4, at.i32)

    async def hold() -> None:
        await rt.queue.launch(add_one, x)
        end = anyio.current_time() + 0.03
        while anyio.current_time() < end:
            pass
        await anyio.lowlevel.checkpoint()

    async with at.trace(rt, tmp_path / "out.pftrace"), anyio.create_task_group() as group:
        group.start_soon(hold, name="the holder")
    turns = [each for each in read(tmp_path / "out.pftrace") if each.name.startswith("turn of ")]
    held = [each for each in turns if "the holder went on" in each.notes["longest"]]
    assert max(each.end - each.begin for each in held) >= 20_000_000  # uvloop's are seen up to 5 ms late


@pytest.mark.runtime("stepped")
async def test_what_ends_between_two_traces_shifts_no_times(rt: at.Runtime, clock: FakeClock) -> None:
    """Operations in flight at the end of a trace, and others without a trace, come before the second trace."""
    queue = rt.queue
    async with at.trace(rt):
        for _ in range(3):
            queue.record_event()
        await queue.flush()
    for _ in range(5):
        queue.record_event()
    await queue.flush()
    async with at.trace(rt):
        events = []
        for _ in range(12):
            events.append(queue.record_event())
            await queue.flush()
            clock.run()
            await queue.wait()
        for event in events:
            times = event.times
            assert times.enqueued <= times.begun <= times.ended


@pytest.mark.runtime("stepped")
async def test_a_finalizer_enqueues_while_an_operation_is_noted(rt: at.Runtime, clock: FakeClock) -> None:
    """The next operation releases the frame of the last one, and with it an object whose end writes much."""
    queue, x = rt.queue, rt.ndarray(2**20, at.f32)
    data, written = np.zeros(2**20, np.float32), list[at.Event[None]]()

    class Writer:
        def __del__(self) -> None:
            written.append(queue.write(x, data))

    def enqueue(queue: at.Queue, kept: object) -> at.Event[None]:
        return queue.record_event()

    async with at.trace(rt):
        first = enqueue(queue, Writer())
        second = queue.record_event()
        assert len(written) == 1
        clock.stop()
        await queue.wait()
        for event in (first, second, *written):
            assert event.times.enqueued <= event.times.ended


def test_a_loop_that_ends_during_a_trace_leaves_no_frame(anyio_backend: Any) -> None:
    library, options = anyio_backend
    left: list[object] = []

    class Held:
        """What a frame of the program has."""

    def enqueue(queue: at.Queue) -> weakref.ref[Held]:
        held = Held()
        queue.record_event()
        return weakref.ref(held)

    async def main() -> weakref.ref[Held]:
        rt, other = [await at.Runtime(FakeDriver(KERNELS, FakeClock())).__aenter__() for _ in range(2)]
        trace = at.trace(rt)
        await trace.__aenter__()
        left.extend((rt, other, trace))
        rt.queue.wait_event(other.queue.record_event())
        reference = enqueue(rt.queue)
        assert reference() is not None, "the batch is held for the other runtime, and the trace has its last frame"
        return reference

    reference = anyio.run(main, backend=library, backend_options=options)
    assert reference() is None
