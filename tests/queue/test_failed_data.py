"""A failure follows the data that the failed operation would have written, to the read that would give them out."""

from __future__ import annotations

import gc
import logging
from contextlib import suppress
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.queue import failures as queue_failures
from aiotaichi.queue.data_flow import failed_data
from aiotaichi.testing import FakeClock, FakeDriver

pytestmark = pytest.mark.anyio

SEVEN = "is seven"
BAD = np.array([1, 7, 3, 4], np.int32)
GOOD = np.array([1, 2, 3, 4], np.int32)


class Kernels:
    """The kernels of the tests, on one runtime."""

    def __init__(self, asserts: at.AotModule, basics: at.AotModule) -> None:
        self.check_all = asserts.kernel("check_all")  # x[i] += 1, unless x[i] is 7
        self.add_one = basics.kernel("add_one")
        self.fill_index = basics.kernel("fill_index")  # writes x, and does not read it
        self.saxpy = basics.kernel("saxpy")
        self.reduce_sum = basics.kernel("reduce_sum")


async def load(rt: at.Runtime, cpu_modules: Path) -> Kernels:
    return Kernels(
        await rt.load_aot_module(cpu_modules / "asserts"), await rt.load_aot_module(cpu_modules / "basics")
    )


@pytest.fixture
async def kernels(rt: at.Runtime, cpu_modules: Path) -> Kernels:
    return await load(rt, cpu_modules)


def array_of(rt: at.Runtime, values: np.ndarray[Any, Any], queue: at.Queue | None = None) -> at.NdArray:
    array = rt.ndarray(values.shape, values.dtype)
    (queue or rt.queue).write(array, values)
    return array


def left_halfway(rt: at.Runtime, kernels: Kernels) -> at.NdArray:
    """Return an array that a kernel leaves halfway."""
    x = array_of(rt, BAD)
    rt.queue.launch(kernels.check_all, x)
    return x


# -- the read raises ------------------------------------------------------------------------------------------


async def test_a_read_raises_the_failure_of_a_launch_that_nobody_awaits(
    rt: at.Runtime, kernels: Kernels, caplog: pytest.LogCaptureFixture
) -> None:
    bad = left_halfway(rt, kernels)
    with pytest.raises(errors.KernelError, match=SEVEN):
        await rt.queue.read(bad)
    await rt.queue.wait()  # the failure counts as seen
    await rt.aclose()
    assert caplog.records == []


async def test_a_later_read_raises_it_too(rt: at.Runtime, kernels: Kernels) -> None:
    bad = left_halfway(rt, kernels)
    for _ in range(3):  # a program that tries again must not get the data
        with pytest.raises(errors.KernelError, match=SEVEN):
            await rt.queue.read(bad)
    event = rt.queue.read(bad)
    await event.wait()
    assert isinstance(event.exception(), errors.KernelError)
    with pytest.raises(errors.KernelError, match=SEVEN):
        event.result()
    with pytest.raises(errors.KernelError, match=SEVEN):
        await anyio.to_thread.run_sync(rt.queue.read(bad).synchronize, 5)


async def test_a_sequence_raises_the_failure_of_what_it_reads(rt: at.Runtime, kernels: Kernels) -> None:
    bad, good, out = left_halfway(rt, kernels), array_of(rt, GOOD), rt.host_array(4, at.i32)
    async with rt.record() as reads_good:
        reads_good.launch(kernels.add_one, bad)  # the failure follows the data, which the host does not get
        reads_good.read(good, out)
    async with rt.record() as reads_bad:
        reads_bad.copy(good, bad)
        reads_bad.read(good, out)
    async with rt.record() as overwrites:
        overwrites.write(bad, GOOD)
        overwrites.read(bad, out)
    await rt.queue.launch(reads_good)
    assert out.tolist() == GOOD.tolist()
    for _ in range(2):
        with pytest.raises(errors.KernelError, match=SEVEN):
            await rt.queue.launch(reads_bad)
    with pytest.raises(errors.KernelError, match=SEVEN):
        await rt.queue.read(good)
    await rt.queue.launch(overwrites)
    assert out.tolist() == GOOD.tolist()


async def test_a_read_without_the_check_gives_the_data_as_they_are(rt: at.Runtime, kernels: Kernels) -> None:
    bad = left_halfway(rt, kernels)
    x = await rt.queue.read(bad, check=False)
    assert x[1] == 7
    out = np.zeros(4, np.int32)
    assert await rt.queue.read(bad, out=out, check=False) is out
    assert out[1] == 7
    with pytest.raises(errors.KernelError, match=SEVEN):
        await rt.queue.read(bad[1:2])
    assert (await rt.queue.read(bad[1:2], check=False)).tolist() == [7]


async def test_a_read_without_the_check_has_not_seen_the_failure(rt: at.Runtime, kernels: Kernels) -> None:
    x = array_of(rt, BAD)
    event = rt.queue.launch(kernels.check_all, x)
    await rt.queue.read(x, check=False)
    with pytest.raises(errors.KernelError, match=SEVEN):
        await rt.queue.wait()
    del event


async def test_a_failure_that_no_read_raises_is_reported_once(
    rt: at.Runtime, kernels: Kernels, caplog: pytest.LogCaptureFixture
) -> None:
    gc.collect()  # failures of earlier tests are reported now
    caplog.clear()
    bad = left_halfway(rt, kernels)
    event: at.Event[Any] | None = rt.queue.read(bad)
    await rt.queue.record_event()
    assert caplog.records == []  # the read's event still holds it
    del event
    gc.collect()
    (record,) = caplog.records
    assert record.levelno == logging.ERROR
    assert "its error was never retrieved" in record.getMessage()
    with pytest.raises(errors.KernelError, match=SEVEN):  # and yet nobody gets the data
        await rt.queue.read(bad)
    assert len(caplog.records) == 1


def saxpy(a: float, x: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> None:
    """Stands for the kernel of the fixture module: it fails if ``a`` is negative."""
    assert a >= 0, "broken"
    y += x


async def test_a_failure_whose_data_are_gone_is_reported(cpu_modules: Path, caplog: pytest.LogCaptureFixture) -> None:
    """While another operation is in flight, the failure is held for it: a later completion has to report it."""
    clock = FakeClock()
    async with at.Runtime(FakeDriver({"saxpy": saxpy}, clock)) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "basics")).kernel("saxpy")
        x, y = rt.ndarray(1, at.f32), rt.ndarray(1, at.f32)
        other = rt.create_queue()
        slow = other.record_event()
        await other.flush()
        rt.queue.launch(kernel, -1.0, x, y)
        overwritten = rt.queue.fill(y, 0)
        await rt.queue.flush()
        while clock.step(0):
            pass
        await overwritten
        assert caplog.records == []
        clock.stop()
        await slow
        await rt.queue.record_event()
        assert len(caplog.records) == 1


async def test_a_queue_that_failed_with_held_operations_delays_no_report(
    rt: at.Runtime, kernels: Kernels, caplog: pytest.LogCaptureFixture
) -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)) as gate:
        other = rt.create_queue()
        other.wait_event(gate.queue.record_event())
        other.fill(rt.ndarray(4, at.i32), 1)
        with anyio.move_on_after(0.01):
            await other.aclose()
        clock.stop()
        left_halfway(rt, kernels)
        await rt.queue.record_event()
        await rt.queue.record_event()
        assert len(caplog.records) == 1
        del other


async def test_a_failure_waits_for_a_read_of_this_turn(cpu_modules: Path, caplog: pytest.LogCaptureFixture) -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver({"saxpy": saxpy}, clock)) as rt:
        kernel = (await rt.load_aot_module(cpu_modules / "basics")).kernel("saxpy")
        x, y = rt.ndarray(1, at.f32), rt.ndarray(1, at.f32)
        with clock.paused():
            first = rt.queue.launch(kernel, -1.0, x, y)  # a thread finds out what the kernel reads and writes
        with pytest.raises(errors.KernelError, match="broken"):
            await first
        with clock.paused():
            rt.queue.launch(kernel, -1.0, x, y)
            launched = rt.queue.record_event()
            await rt.queue.flush()
            early = rt.queue.read(y)
            clock.run()
            assert launched.done()  # a look in the middle of the turn
        with pytest.raises(errors.KernelError, match="broken"):
            await early
        assert caplog.records == []


async def test_a_loop_without_threads_follows_the_data_itself(
    rt: at.Runtime, kernels: Kernels, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> None:
        raise errors.ResourceExhaustedError("cannot start a thread")

    monkeypatch.setattr(queue_failures, "in_background", refuse)
    bad = left_halfway(rt, kernels)
    with pytest.raises(errors.KernelError, match=SEVEN):
        await rt.queue.read(bad)
    rt.queue.launch(kernels.fill_index, bad)
    assert (await rt.queue.read(bad)).tolist() == [0, 1, 2, 3]


@pytest.mark.parametrize("follow", ["kernel", "copy", "copy of a part", "sequence", "many"])
async def test_a_failure_follows_the_data(rt: at.Runtime, kernels: Kernels, follow: str) -> None:
    bad = left_halfway(rt, kernels)
    y = array_of(rt, GOOD)
    if follow == "kernel":
        rt.queue.launch(kernels.add_one, bad)
        y = bad
    elif follow == "copy":
        rt.queue.copy(y, bad)
    elif follow == "copy of a part":
        rt.queue.copy(y[:2], bad[2:])
        assert (await rt.queue.read(y[2:])).tolist() == [3, 4]
    elif follow == "sequence":
        async with rt.record() as sequence:
            sequence.copy(y, bad)
            sequence.launch(kernels.add_one, y)
        rt.queue.launch(sequence)
    else:
        for _ in range(3):
            z = rt.ndarray(4, at.i32)
            rt.queue.copy(z, bad)
            rt.queue.launch(kernels.add_one, z)
            bad = y = z
    with pytest.raises(errors.KernelError, match=SEVEN):
        await rt.queue.read(y)


async def test_a_kernels_value_is_given_out_as_data_are(rt: at.Runtime, kernels: Kernels) -> None:
    bad = left_halfway(rt, kernels)
    x = rt.ndarray(4, at.f32)
    rt.queue.copy(x, bad.allocation)
    with pytest.raises(errors.KernelError, match=SEVEN):
        await rt.queue.launch(kernels.reduce_sum, x)
    await rt.queue.launch(kernels.add_one, bad)  # it gives nothing out
    assert await rt.queue.launch(kernels.reduce_sum, rt.ndarray(4, at.f32)) == 0.0


async def test_a_failure_follows_the_data_to_another_queue(
    rt: at.Runtime, kernels: Kernels, caplog: pytest.LogCaptureFixture
) -> None:
    second, third = rt.create_queue(), rt.create_queue()
    x, y = array_of(rt, BAD), rt.ndarray(4, at.i32)
    second.wait_event(rt.queue.launch(kernels.check_all, x))
    third.wait_event(second.copy(y, x))
    with pytest.raises(errors.KernelError, match=SEVEN):
        await third.read(y)
    assert (await third.read(y, check=False))[1] == 7
    assert caplog.records == []


async def test_a_failure_follows_the_data_to_another_runtime(
    rt: at.Runtime, kernels: Kernels, cpu_modules: Path
) -> None:
    bad = left_halfway(rt, kernels)
    async with at.Runtime("cpu") as other:
        y = other.ndarray(4, at.i32)
        other.queue.wait_event(rt.queue.record_event())
        other.queue.copy(y, bad)
        with pytest.raises(errors.KernelError, match=SEVEN):
            await other.queue.read(y)


async def test_a_failure_follows_the_data_to_the_queue_of_another_loop(rt: at.Runtime, kernels: Kernels) -> None:
    x = array_of(rt, BAD)
    rt.queue.fill(rt.ndarray(2**22, at.i32), 1)  # the other loop comes first
    failed = rt.queue.launch(kernels.check_all, x)

    async def elsewhere() -> None:
        queue = rt.create_queue()
        queue.wait_event(failed)
        with pytest.raises(errors.KernelError, match=SEVEN):
            await queue.read(x)
        await queue.aclose()

    await anyio.to_thread.run_sync(anyio.run, elsewhere)
    with pytest.raises(errors.KernelError, match=SEVEN):
        await failed


async def test_a_failure_in_a_deep_queue_follows_the_data(rt: at.Runtime, kernels: Kernels) -> None:
    """Of all but a few batches in flight, only what they run is kept."""
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)) as gate:
        rt.queue.wait_event(gate.queue.record_event())
        arrays = [array_of(rt, BAD if i == 10 else GOOD) for i in range(40)]
        for x in arrays:
            rt.queue.launch(kernels.check_all, x)
            await anyio.lowlevel.checkpoint()
        for x in arrays:
            rt.queue.launch(kernels.add_one, x)
        reads = [rt.queue.read(x) for x in arrays]
        clock.run()
        for i, event in enumerate(reads):
            if i == 10:
                with pytest.raises(errors.KernelError, match=SEVEN):
                    await event
            else:
                assert (await event).tolist() == [3, 4, 5, 6]
        clock.stop()


async def test_mapped_memory_raises_it(rt: at.Runtime, kernels: Kernels) -> None:
    x = rt.ndarray(4, at.i32, host_read=True)
    rt.queue.write(x, BAD)
    rt.queue.launch(kernels.check_all, x)
    with pytest.raises(errors.KernelError, match=SEVEN):
        async with x.allocation.map():
            pytest.fail("the data are not given out")
    async with x.allocation.map(check=False) as view:
        assert view.view(np.int32)[1] == 7
    rt.queue.write(x, GOOD)
    async with x.allocation.map() as view:
        assert view.view(np.int32).tolist() == GOOD.tolist()


# -- what ends it -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("overwrite", ["write", "fill", "copy", "kernel", "sequence"])
async def test_what_overwrites_the_data_ends_it(rt: at.Runtime, kernels: Kernels, overwrite: str) -> None:
    bad = left_halfway(rt, kernels)
    if overwrite == "write":
        rt.queue.write(bad, GOOD)
    elif overwrite == "fill":
        rt.queue.fill(bad, 5)
    elif overwrite == "copy":
        rt.queue.copy(bad, array_of(rt, GOOD))
    elif overwrite == "kernel":
        rt.queue.launch(kernels.fill_index, bad)
    else:
        async with rt.record() as sequence:
            sequence.fill(bad, 5)
        rt.queue.launch(sequence)
    expected = {"fill": [5] * 4, "sequence": [5] * 4, "kernel": [0, 1, 2, 3]}.get(overwrite, GOOD.tolist())
    assert (await rt.queue.read(bad)).tolist() == expected
    rt.queue.launch(kernels.add_one, bad)
    assert (await rt.queue.read(bad)).tolist() == [each + 1 for each in expected]


async def test_a_part_that_is_overwritten_is_good(rt: at.Runtime, kernels: Kernels) -> None:
    bad = left_halfway(rt, kernels)
    rt.queue.write(bad[1:3], GOOD[1:3])
    assert (await rt.queue.read(bad[1:3])).tolist() == [2, 3]
    assert (await rt.queue.read(bad[2])).tolist() == 3
    for part in (bad[:1], bad[3:], bad[:2], bad):
        with pytest.raises(errors.KernelError, match=SEVEN):
            await rt.queue.read(part)
    rt.queue.fill(bad[:1], 1)
    rt.queue.fill(bad[3:], 4)
    assert (await rt.queue.read(bad)).tolist() == [1, 2, 3, 4]


async def test_a_program_that_has_awaited_the_launch_gets_the_data_as_they_are(
    rt: at.Runtime, kernels: Kernels
) -> None:
    x = array_of(rt, BAD)
    launched = rt.queue.launch(kernels.check_all, x)
    early = rt.queue.read(x)
    with pytest.raises(errors.KernelError, match=SEVEN):
        await launched
    with pytest.raises(errors.KernelError, match=SEVEN):  # the program did not know when it asked for these data
        await early
    assert (await rt.queue.read(x))[1] == 7
    rt.queue.launch(kernels.add_one, x)
    assert (await rt.queue.read(x))[1] == 8


@pytest.mark.parametrize("is_held", [False, True])
async def test_reads_of_one_turn_are_told_apart(rt: at.Runtime, kernels: Kernels, is_held: bool) -> None:
    """One was enqueued before the program saw the error, and one after it."""
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)) as gate:
        x = array_of(rt, BAD)
        launched = rt.queue.launch(kernels.check_all, x)
        await launched.wait()
        if is_held:
            rt.queue.wait_event(gate.queue.record_event())
        early = rt.queue.read(x)
        with pytest.raises(errors.KernelError, match=SEVEN):
            launched.result()
        late = rt.queue.read(x)
        clock.stop()
        assert (await late)[1] == 7
        with pytest.raises(errors.KernelError, match=SEVEN):
            await early


async def test_a_wait_for_the_queue_counts_as_well(rt: at.Runtime, kernels: Kernels) -> None:
    held = len(failed_data)
    x = array_of(rt, BAD)
    launched = rt.queue.launch(kernels.check_all, x)
    with pytest.raises(errors.KernelError, match=SEVEN):
        await rt.queue.wait()
    assert (await rt.queue.read(x))[1] == 7
    await rt.queue.record_event()
    assert len(failed_data) <= held
    del launched


async def test_only_the_failed_block_of_a_stream_fails(rt: at.Runtime, cpu_modules: Path) -> None:
    """Two slots that the blocks use in turns; no launch is awaited."""
    kernels = await load(rt, cpu_modules)
    slots = [(rt.ndarray(4, at.i32), rt.ndarray(4, at.i32)) for _ in range(2)]
    reads = []
    for block in range(12):
        x, y = slots[block % 2]
        rt.queue.write(x, BAD if block in (3, 4, 9) else GOOD)
        rt.queue.launch(kernels.check_all, x)
        rt.queue.launch(kernels.fill_index, y)
        rt.queue.copy(y[:2], x[:2])
        reads.append(rt.queue.read(y))
        if block % 5 == 4:
            await anyio.lowlevel.checkpoint()
    for block, event in enumerate(reads):
        if block in (3, 4, 9):
            with pytest.raises(errors.KernelError, match=SEVEN):
                await event
        else:
            assert (await event).tolist() == [2, 3, 2, 3]
    await rt.queue.wait()


async def test_memory_that_is_dropped_is_forgotten(rt: at.Runtime, kernels: Kernels) -> None:
    gc.collect()
    held = len(failed_data)
    for _ in range(20):
        x = array_of(rt, BAD)
        rt.queue.launch(kernels.check_all, x)
        with pytest.raises(errors.KernelError, match=SEVEN):
            await rt.queue.read(x)
        del x
    await rt.queue.record_event()
    gc.collect()
    assert len(failed_data) <= held


async def test_memory_of_a_pool_is_lent_without_earlier_failures(rt: at.Runtime, kernels: Kernels) -> None:
    async with rt.pool(max_bytes=4096) as pool:
        async with pool.lease(4, at.i32) as x:
            rt.queue.write(x, BAD)
            rt.queue.launch(kernels.check_all, x)
            with pytest.raises(errors.KernelError, match=SEVEN):
                await rt.queue.read(x)
        async with pool.lease(4, at.i32) as x:
            await rt.queue.read(x)


async def test_fields_follow_until_the_error_is_seen(cpu_modules: Path) -> None:
    """No operation overwrites all fields of a module, so a program could never put them right."""
    alone = np.zeros(8, np.float32)

    def add(a: float) -> None:
        alone[0] += a
        assert a > 0, "too small"
        alone[1:] += a

    def get(out: np.ndarray[Any, Any]) -> None:
        out[:] = alone

    async with at.Runtime(FakeDriver({"add": add, "get": get})) as rt:
        module = await rt.load_aot_module(cpu_modules / "fields")
        first, second = rt.ndarray(8, at.f32), rt.ndarray(8, at.f32)
        rt.queue.launch(module.kernel("add"), -1)
        for out in (first, second):
            rt.queue.launch(module.kernel("get"), out)
        reads = [rt.queue.read(first), rt.queue.read(second)]
        for event in reads:
            with pytest.raises(errors.KernelError, match="too small"):
                await event
        with pytest.raises(errors.KernelError, match="too small"):  # the arrays still have what was derived from it
            await rt.queue.read(first)
        rt.queue.launch(module.kernel("add"), 2)
        rt.queue.launch(module.kernel("get"), first)
        assert (await rt.queue.read(first)).tolist() == [1] + [2] * 7


async def test_a_queue_that_fails_leaves_failed_data(rt: at.Runtime, kernels: Kernels) -> None:
    other = rt.create_queue()
    x = array_of(rt, GOOD, other)
    await other.wait()
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)) as gate:
        other.wait_event(gate.queue.record_event())
        launched = other.launch(kernels.add_one, x)
        rt.queue.wait_event(launched)
        read = rt.queue.read(x)
        with anyio.move_on_after(0.01):
            await other.aclose()
        with pytest.raises(errors.InvalidStateError, match="closed before"):
            await read
        rt.queue.write(x, GOOD)
        assert (await rt.queue.read(x)).tolist() == GOOD.tolist()
        clock.stop()


async def test_failed_data_of_a_failed_queue_hold_no_memory() -> None:
    """The error was raised in frames that hold the queue, and so its commands and their memory."""
    clock = FakeClock()
    gc.collect()
    held = len(failed_data)
    async with at.Runtime(FakeDriver(clock=clock)) as rt:
        queue = rt.create_queue()
        queue.fill(rt.ndarray(4, at.i32), 1)
        await anyio.lowlevel.checkpoint()
        try:
            raise errors.OutOfMemoryError("no memory for a batch")
        except errors.OutOfMemoryError as error:
            clock.queues[1].fail(error)
        with pytest.raises(errors.OutOfMemoryError, match="no memory for a batch"):
            await queue.aclose()
        assert len(failed_data) > held
        clock.stop()
    clock.queues.clear()
    del rt, queue
    with anyio.fail_after(30):
        while len(failed_data) > held:  # the thread that closed the device may still hold it
            gc.collect()
            await anyio.sleep(0.001)


async def test_a_revoked_write_leaves_no_failed_data(rt: at.Runtime) -> None:
    clock = FakeClock()
    async with at.Runtime(FakeDriver(clock=clock)) as gate:
        other = rt.create_queue()
        x = array_of(rt, GOOD)
        await rt.queue.wait()
        other.wait_event(gate.queue.record_event())
        revoked = other.fill(x, 1)
        other.wait_event(gate.queue.record_event())  # the fill's batch is cut, and held
        other.fill(rt.ndarray(4, at.i32), 2)
        assert revoked.revoke()
        with anyio.move_on_after(0.01):
            await other.aclose()
        clock.stop()
        assert (await rt.queue.read(x)).tolist() == GOOD.tolist()


# -- any program, against a model ---------------------------------------------------------------------------------

OPERATIONS = st.one_of(
    st.tuples(st.just("break"), st.integers(0, 2), st.integers(0, 3), st.integers(0, 3)),
    st.tuples(st.sampled_from(["copy", "add"]), st.integers(0, 2), st.integers(0, 3), st.integers(0, 3)),
    st.tuples(st.sampled_from(["write", "read"]), st.integers(0, 2), st.integers(0, 3), st.integers(0, 3)),
)


@pytest.mark.slow
@settings(max_examples=60, deadline=None, suppress_health_check=list(HealthCheck))
@given(program=st.lists(OPERATIONS, max_size=30), turns=st.sets(st.integers(0, 29)))
def test_any_ordered_program_reads_what_a_model_says(program: list[Any], turns: set[int], cpu_modules: Path) -> None:
    """Three queues in one order, four arrays: each read raises the failure that the model has for its array."""

    async def check() -> None:
        def saxpy(a: float, x: np.ndarray[Any, Any], y: np.ndarray[Any, Any]) -> None:
            assert a >= 0, f"broken {-a:.0f}"
            y += x

        async with at.Runtime(FakeDriver({"saxpy": saxpy})) as rt:
            kernel = (await rt.load_aot_module(cpu_modules / "basics")).kernel("saxpy")
            queues = [rt.queue, rt.create_queue(), rt.create_queue()]
            arrays = [rt.ndarray(1, at.f32) for _ in range(4)]
            model: list[str | None] = [None] * 4
            reads: list[tuple[at.Event[Any], str | None]] = []
            last: at.Event[Any] | None = None
            for number, (name, q, i, j) in enumerate(program):
                queue = queues[q]
                if last is not None:
                    queue.wait_event(last)
                if name == "break":
                    last = queue.launch(kernel, -1.0 - number, arrays[i], arrays[j])
                    model[j] = f"an assert of kernel saxpy failed: broken {number + 1}"
                elif name == "add":
                    last = queue.launch(kernel, 1.0, arrays[i], arrays[j])
                    model[j] = model[i] or model[j]
                elif name == "copy":
                    last = queue.copy(arrays[j], arrays[i])
                    model[j] = model[i]
                elif name == "write":
                    last = queue.write(arrays[i], np.zeros(1, np.float32))
                    model[i] = None
                else:
                    last = queue.read(arrays[i])
                    reads.append((last, model[i]))
                if number in turns:
                    await anyio.lowlevel.checkpoint()
            for event, expected in reads:
                await event.wait()
                error = event.exception()
                assert (None if error is None else str(error).splitlines()[0]) == expected
            last = None
            for queue in queues:
                with suppress(errors.KernelError):  # what no read has seen
                    await queue.wait()

    anyio.run(check)
