"""Tests that every backend must pass. Subclass, override two fixtures, and inherit the tests::

    class TestMine(BackendConformance):
        @pytest.fixture
        def driver(self) -> Driver:
            return MyDriver()

        @pytest.fixture
        def modules(self) -> Path:
            return Path("modules/built/for/my/arch")

The folder ``modules`` holds ``basics``, built by taichi 1.7.4, with the kernels ``saxpy(a: f32, x, y: f32[])``
(y += a * x), ``fill_index(x: i32[])``, ``add_one(x: i32[])``, ``reduce_sum(x: f32[]) -> f32`` and ``nop()``.
The tests are anyio's: give them an ``anyio_backend`` fixture with the event loops that you support.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import numpy.typing as npt
import pytest

from .. import AotModule, Argument, Event, NdArray, Queue, RecordedSequence, Runtime, errors
from ..core.cancellation import Cancellation, WorkCancelledError
from ..core.compile_options import CompileOptions
from ..formats import Archive, read_module
from ..hal import Driver, Notification, QueueHal, QueueRequest, WaitPolicy
from ..hal.commands import Batch, Fill
from ..hal.host_pool import host_worker
from ..memory.resource import resource_of
from ..runtime.runtime import open_device_of
from ..types import f32, i32, u8
from .conformance_fixtures import ConformanceFixtures
from .fake import FakeClock, FakeDriver

__all__ = ["BackendConformance"]

pytestmark = pytest.mark.anyio

_SIZES = [1, 32 * 1024, 32 * 1024 + 1, 2**20 + 7, 5 * 2**20]
"""Bytes of a transfer: around the sizes from which backends treat transfers in another way."""


def _find_a_loss() -> int:
    raise errors.DeviceLostError("a simulated loss")


def _noise(size: int) -> npt.NDArray[np.uint8]:
    """Return bytes that differ from those around them."""
    return np.random.default_rng(size).integers(0, 256, size, np.uint8)


@asynccontextmanager
async def _notifying_queue(rt: Runtime, timing: bool = False) -> AsyncIterator[tuple[QueueHal, Notification]]:
    """Yield a queue of the backend that no engine uses, and what it notifies."""
    notification = Notification()
    queue = open_device_of(rt).device.create_queue(QueueRequest(notification, WaitPolicy.BALANCED, timing))
    try:
        yield queue, notification
    finally:
        assert await anyio.to_thread.run_sync(queue.close, 10.0)
        notification.close()


@pytest.mark.anyio
class BackendConformance(ConformanceFixtures):
    """Tests of memory, kernels, events, queues and closing. Override the fixtures ``driver`` and ``modules``."""

    # -- loading -------------------------------------------------------------------------------------

    async def test_a_cancelled_load_makes_no_module(self, rt: Runtime, modules: Path) -> None:
        cancellation = Cancellation()
        cancellation.cancel()

        def load() -> None:
            archive = Archive.open(modules / "basics")
            open_device_of(rt).device.load(read_module(archive), archive, CompileOptions(), cancellation)

        with pytest.raises(WorkCancelledError):
            await anyio.to_thread.run_sync(load)

    # -- memory --------------------------------------------------------------------------------------

    async def test_memory_is_zeroed(self, rt: Runtime) -> None:
        assert not (await rt.queue.read(rt.ndarray((3, 5), f32))).any()
        assert not (await rt.queue.read(rt.allocate_memory(100))).any()

    async def test_each_memory_has_bytes_of_its_own(self, rt: Runtime) -> None:
        memories = rt.allocate_memory(100), rt.allocate_memory(100)
        first, second = (resource_of(memory).hal.span for memory in memories)
        assert not first.overlaps(second)
        assert first == first.part(0, 100)

    async def test_write_then_read_gives_the_same_array(self, rt: Runtime) -> None:
        data = np.arange(24, dtype=np.float32).reshape(2, 4, 3)
        array = rt.ndarray((2, 4), f32, element_shape=(3,))
        rt.queue.write(array, data)
        assert np.array_equal(await rt.queue.read(array), data)

    @pytest.mark.parametrize("size", [4, 256 * 1024, 3 * 2**20 + 7])
    async def test_write_takes_a_snapshot(self, rt: Runtime, size: int) -> None:
        memory, data = rt.allocate_memory(size), _noise(size + 3)[3:]
        expected = data.copy()
        for _ in range(3):  # a backend may keep memory that is used again
            rt.queue.write(memory, data)
            data[:] = 0
            assert np.array_equal(await rt.queue.read(memory), expected)
            data[:] = expected

    @pytest.mark.parametrize("size", _SIZES)
    async def test_a_borrowed_source_is_read(self, rt: Runtime, size: int) -> None:
        data = _noise(size + 1)[1:]
        memory = rt.allocate_memory(size)
        for _ in range(3):  # a backend may prepare memory that is used again
            rt.queue.fill(memory, 0)
            rt.queue.write(memory, data, borrow=True)
            assert np.array_equal(await rt.queue.read(memory), data)

    @pytest.mark.parametrize("size", _SIZES)
    async def test_a_source_that_nobody_can_change_is_read(self, rt: Runtime, size: int) -> None:
        memory, data = rt.allocate_memory(size), _noise(size).tobytes()
        await rt.queue.write(memory, data)
        assert (await rt.queue.read(memory)).tobytes() == data

    @pytest.mark.parametrize("size", _SIZES)
    async def test_a_read_fills_ordinary_memory(self, rt: Runtime, size: int) -> None:
        memory, whole = rt.allocate_memory(size), np.full(size + 9, 7, np.uint8)
        rt.queue.write(memory, _noise(size))
        out = whole[3 : 3 + size]
        for _ in range(3):
            out[:] = 0
            assert await rt.queue.read(memory, out=out) is out
            assert np.array_equal(out, _noise(size))
        assert whole.sum() - out.sum(dtype=np.uint64) == 9 * 7, "the bytes around are as they were"

    @pytest.mark.parametrize("size", _SIZES)
    async def test_parts_of_a_host_array_are_read_and_filled(self, rt: Runtime, size: int) -> None:
        first, second = rt.allocate_memory(size), rt.allocate_memory(size)
        host = rt.host_array(2 * size + 3, u8)
        host[:] = 7
        source, out = host[1 : 1 + size], host[size + 2 : 2 * size + 2]
        source[:] = _noise(size)
        rt.queue.write(first, source, borrow=True)
        rt.queue.copy(second, first)
        assert await rt.queue.read(second, out=out) is out
        assert np.array_equal(out, _noise(size))
        assert host[[0, size + 1, -1]].tolist() == [7] * 3

    @pytest.mark.parametrize("size", _SIZES)
    async def test_a_read_fills_what_an_earlier_write_borrows(self, rt: Runtime, size: int) -> None:
        first, second = rt.allocate_memory(size), rt.allocate_memory(size)
        for place in (rt.host_array(size, u8), np.empty(size, np.uint8)):
            place[:] = _noise(size)
            rt.queue.fill(second, 1)
            rt.queue.write(first, place, borrow=True)
            await rt.queue.read(second, out=place)
            assert (place == 1).all()
            assert np.array_equal(await rt.queue.read(first), _noise(size))

    async def test_a_read_refuses_memory_that_it_cannot_fill(self, rt: Runtime) -> None:
        array = rt.ndarray(4, i32)
        for out in (np.zeros(4, np.float32), np.zeros(3, np.int32), np.zeros(8, np.int32)[::2], bytearray(16)):
            with pytest.raises(errors.InvalidArgumentError, match="out"):
                rt.queue.read(array, out=out)
        with pytest.raises(errors.InvalidArgumentError, match="read-only"):
            rt.queue.read(array, out=np.frombuffer(bytes(16), np.int32))

    async def test_a_cancelled_await_of_a_read_fills_the_array(self, rt: Runtime) -> None:
        memory, out = rt.allocate_memory(_SIZES[-1]), np.zeros(_SIZES[-1], np.uint8)
        rt.queue.write(memory, _noise(out.size))
        with anyio.CancelScope() as scope:
            scope.cancel()
            await rt.queue.read(memory, out=out)
        await rt.queue.wait()
        assert np.array_equal(out, _noise(out.size))

    async def test_write_takes_arrays_that_are_not_contiguous(self, rt: Runtime) -> None:
        data = np.arange(12, dtype=np.int32).reshape(3, 4).T
        array = rt.ndarray((4, 3), i32)
        rt.queue.write(array, data)
        assert np.array_equal(await rt.queue.read(array), data)

    async def test_fill_sets_every_element(self, rt: Runtime) -> None:
        array = rt.ndarray(5, f32, element_shape=(2,))
        rt.queue.fill(array, 1.5)
        assert (await rt.queue.read(array) == 1.5).all()
        rt.queue.fill(array, [1, 2])
        assert (await rt.queue.read(array) == [1, 2]).all()

    async def test_slices_are_parts(self, rt: Runtime) -> None:
        array = rt.ndarray((4, 2), i32)
        rt.queue.write(array[1:3], [[1, 2], [3, 4]])
        rt.queue.fill(array[3:], 7)
        assert (await rt.queue.read(array)).tolist() == [[0, 0], [1, 2], [3, 4], [7, 7]]
        assert (await rt.queue.read(array[2:4])).tolist() == [[3, 4], [7, 7]]
        memory = rt.allocate_memory(8)
        rt.queue.write(memory[2:5], b"abc")
        assert (await rt.queue.read(memory)).tobytes() == b"\0\0abc\0\0\0"

    async def test_copy_moves_bytes_on_the_device(self, rt: Runtime) -> None:
        memory = rt.allocate_memory(2048)
        rt.queue.write(memory[64:192], bytes(range(128)))
        rt.queue.copy(memory[1024:1088], memory[128:192])
        assert (await rt.queue.read(memory[1024:1088])).tobytes() == bytes(range(64, 128))
        with pytest.raises(errors.InvalidArgumentError, match="256"):
            rt.queue.copy(memory[0:64], memory[0:256])

    async def test_empty_arrays_are_arrays(self, rt: Runtime, basics: AotModule) -> None:
        array = rt.ndarray(0, i32)
        rt.queue.fill(array, 1)
        rt.queue.write(array, np.empty(0, np.int32))
        rt.queue.launch(basics.kernel("add_one"), array)
        assert (await rt.queue.read(array)).shape == (0,)

    async def test_map_shows_the_bytes_and_takes_writes(self, rt: Runtime, basics: AotModule) -> None:
        array = rt.ndarray(8, i32, host_read=True, host_write=True)
        rt.queue.launch(basics.kernel("fill_index"), array)
        async with array.map() as view:
            assert view.tolist() == list(range(8))
            view[:] = 5
        rt.queue.launch(basics.kernel("add_one"), array)
        assert (await rt.queue.read(array)).tolist() == [6] * 8

    async def test_memory_without_host_access_refuses_to_map(self, rt: Runtime) -> None:
        with pytest.raises(errors.InvalidStateError, match="host_read"):
            async with rt.allocate_memory(8).map():
                pass

    async def test_too_much_memory_is_an_error_with_the_size(self, rt: Runtime) -> None:
        with pytest.raises(errors.OutOfMemoryError, match=str(10**18)):
            rt.allocate_memory(10**18)
        with pytest.raises(errors.InvalidArgumentError):
            rt.allocate_memory(0)

    async def test_closed_memory_is_refused_and_pending_uses_finish(self, rt: Runtime, basics: AotModule) -> None:
        array = rt.ndarray(4, i32)
        rt.queue.launch(basics.kernel("fill_index"), array)
        pending = rt.queue.read(array)
        array.close()
        array.close()
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.launch(basics.kernel("add_one"), array)
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.read(array)
        assert (await pending).tolist() == [0, 1, 2, 3]

    # -- kernels --------------------------------------------------------------------------------------

    async def test_saxpy(self, rt: Runtime, basics: AotModule) -> None:
        host = np.arange(1000, dtype=np.float32)
        x, y = rt.ndarray(1000, f32), rt.ndarray(1000, f32)
        rt.queue.write(x, host)
        rt.queue.fill(y, 1)
        assert await rt.queue.launch(basics.kernel("saxpy"), 2.0, x, y) is None
        assert np.array_equal(await rt.queue.read(y), 2 * host + 1)

    async def test_an_await_yields_the_return_value(self, rt: Runtime, basics: AotModule) -> None:
        x = rt.ndarray(100, f32)
        rt.queue.fill(x, 0.5)
        assert await rt.queue.launch(basics.kernel("reduce_sum"), x) == 50.0

    async def test_a_kernel_with_no_task_completes(self, rt: Runtime, basics: AotModule) -> None:
        assert await rt.queue.launch(basics.kernel("nop")) is None

    async def test_a_queue_runs_in_order(self, rt: Runtime, basics: AotModule) -> None:
        x = rt.ndarray(10, i32)
        add = basics.kernel("add_one").bind(x)
        for _ in range(200):
            rt.queue.launch(add)
        rt.queue.copy(x[0:5], x[5:10])
        rt.queue.launch(add)
        assert (await rt.queue.read(x)).tolist() == [201] * 10

    async def test_events_order_queues(self, rt: Runtime, basics: AotModule) -> None:
        first, second = rt.queue, rt.create_queue(name="second")
        x, y = rt.ndarray(1 << 16, i32), rt.ndarray(1 << 16, i32)
        add = basics.kernel("add_one")
        for _ in range(20):
            second.wait_event(first.launch(add, x))
            first.wait_event(second.copy(y, x))
        assert (await second.read(y) == 20).all()

    async def test_launch_checks_its_arguments(self, rt: Runtime, basics: AotModule) -> None:
        saxpy, x, y = basics.kernel("saxpy"), rt.ndarray(4, f32), rt.ndarray(4, f32)
        bad: list[tuple[type[errors.Error], tuple[object, ...]]] = [
            (errors.InvalidArgumentError, (1.0, x)),
            (errors.InvalidArgumentError, ("a", x, y)),
            (errors.InvalidArgumentError, (1.0, x, rt.ndarray(4, i32))),
            (errors.InvalidArgumentError, (1.0, x, rt.ndarray((4, 1), f32))),
            (errors.InvalidArgumentError, (1.0, x, rt.ndarray(4, f32, element_shape=(3,)))),
            (errors.InvalidArgumentError, (1.0, x, np.zeros(4, np.float32))),
            (errors.ArgumentNullError, (None, x, y)),
            (errors.ArgumentNullError, (1.0, x, None)),
            (errors.ArgumentOutOfRangeError, (1e300, x, y)),
        ]
        for error, arguments in bad:
            with pytest.raises(error, match="saxpy"):
                rt.queue.launch(saxpy, *arguments)
        await rt.queue.wait()

    async def test_names_are_looked_up_exactly(self, basics: AotModule) -> None:
        with pytest.raises(errors.NameNotFoundError, match=r"saxp.*saxpy"):
            basics.kernel("saxp")
        with pytest.raises(errors.NameNotFoundError):
            basics.compute_graph("#$#%*(")

    async def test_arrays_of_another_runtime_are_refused(
        self, rt: Runtime, driver: Driver, basics: AotModule
    ) -> None:
        async with Runtime(driver) as other:
            x = other.ndarray(4, i32)
            with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
                rt.queue.launch(basics.kernel("add_one"), x)
            with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
                other.queue.launch(basics.kernel("add_one"), x)
            with pytest.raises(errors.InvalidArgumentError, match="another runtime"):
                rt.queue.read(x)

    # -- events and queues --------------------------------------------------------------------------------

    async def test_a_forgotten_await_still_runs(self, rt: Runtime, basics: AotModule) -> None:
        x = rt.ndarray(4, i32)
        rt.queue.launch(basics.kernel("add_one"), x)
        await rt.queue.wait()
        assert (await rt.queue.read(x)).tolist() == [1] * 4

    async def test_an_event_may_be_awaited_often(self, rt: Runtime) -> None:
        event = rt.queue.read(rt.ndarray(2, i32))
        results = []

        async def wait() -> None:
            results.append((await event).tolist())

        async with anyio.create_task_group() as tasks:
            for _ in range(5):
                tasks.start_soon(wait)
        assert results == [[0, 0]] * 5
        assert event.done()
        assert event.result().tolist() == [0, 0]
        assert event.exception() is None

    async def test_flush_wait_and_drain(self, rt: Runtime, basics: AotModule) -> None:
        queue = rt.create_queue(max_in_flight=4)
        x = rt.ndarray(4, i32)
        for _ in range(50):
            await queue.drain()
            assert queue.in_flight < 4
            queue.launch(basics.kernel("add_one"), x)
        await queue.flush()
        await queue.wait()
        assert queue.in_flight == 0
        assert (await queue.read(x)).tolist() == [50] * 4

    async def test_timestamps_grow(self, rt: Runtime, basics: AotModule) -> None:
        queue = rt.create_queue(timing=True)
        x = rt.ndarray(1 << 12, i32)
        start = queue.record_event()
        end = queue.launch(basics.kernel("add_one"), x)
        await end
        assert end.elapsed_since(start) > 0
        queue.wait_event(rt.queue.record_event())
        behind, last = queue.record_event(), queue.record_event()
        await last
        further = queue.record_event()
        await further
        times = [event.elapsed_since(start) for event in (end, behind, last, further)]
        assert times == sorted(times)
        assert 0 < end.duration <= times[0]
        assert all(event.duration >= 0 for event in (start, behind, last, further))
        untimed = rt.queue.record_event()
        await untimed
        with pytest.raises(errors.InvalidStateError, match="timing=True"):
            untimed.elapsed_since(start)

    @pytest.mark.parametrize("timing", [False, True])
    async def test_a_notified_ticket_is_counted_at_once(self, rt: Runtime, timing: bool) -> None:
        """The engine asks for no second notification. Meanwhile, a thread prepares host memory, and frees it."""
        memory = resource_of(rt.allocate_memory(2**20))
        async with _notifying_queue(rt, timing) as (queue, notification):
            for ticket in range(1, 101):
                rt.host_array(2**20, u8)
                queue.submit(Batch([Fill(memory.hal, 0, 2**20, b"\x07")], ticket))
                if not queue.arm(ticket):
                    await anyio.wait_readable(notification)
                    notification.clear()
                assert queue.completed() == ticket

    async def test_requests_cross_with_completions(self, rt: Runtime) -> None:
        """A loop that counts for itself asks for the next ticket while the last request is being answered."""
        memory, random = resource_of(rt.allocate_memory(2**12)), Random(1)
        async with _notifying_queue(rt) as (queue, notification):
            for ticket in range(1, 1001):
                queue.submit(Batch([Fill(memory.hal, 0, 2**12, b"\x07")], ticket))
                is_armed = not queue.arm(ticket)
                until = perf_counter() + random.choice((0, 2e-4)) * random.random()
                while perf_counter() < until and queue.completed() < ticket:
                    pass
                with anyio.fail_after(20):
                    while queue.completed() < ticket:  # a notification may be that of the last ticket
                        assert is_armed
                        await anyio.wait_readable(notification)
                        notification.clear()

    async def test_a_cancelled_await_does_not_revoke(self, rt: Runtime, basics: AotModule) -> None:
        x = rt.ndarray(1 << 16, i32)
        with anyio.CancelScope() as scope:
            scope.cancel()
            await rt.queue.launch(basics.kernel("add_one"), x)
        assert (await rt.queue.read(x) == 1).all()

    async def test_many_tasks_share_a_queue(self, rt: Runtime, basics: AotModule) -> None:
        arrays: list[NdArray] = [rt.ndarray(16, i32) for _ in range(64)]
        add = basics.kernel("add_one")

        async def work(array: NdArray) -> None:
            for _ in range(20):
                await rt.queue.launch(add, array)

        async with anyio.create_task_group() as tasks:
            for array in arrays:
                tasks.start_soon(work, array)
        for array in arrays:
            assert (await rt.queue.read(array)).tolist() == [20] * 16

    async def test_blocks_that_lease_memory_have_values_of_their_own(self, rt: Runtime, basics: AotModule) -> None:
        """Some blocks end before their operations have completed: the next block gets the memory after these."""
        size, add, found = 20_000, basics.kernel("add_one"), []
        pool = rt.pool(max_bytes=4 * size * 3)

        async def block(number: int) -> None:
            async with pool.lease(size, i32) as x, pool.lease_host(size, i32) as host:
                host[:] = number
                rt.queue.write(x, host, borrow=True)
                rt.queue.launch(add, x)
                event = rt.queue.read(x, out=host)
                if number % 3:
                    found.append(((await event) == number + 1).all())

        async with anyio.create_task_group() as tasks:
            for number in range(60):
                tasks.start_soon(block, number)
        assert found == [True] * 40
        await rt.queue.wait()
        assert pool.statistics().borrowed == 0

    @pytest.mark.parametrize("is_held", [False, True], ids=["turn", "held"])
    async def test_what_has_not_begun_is_revoked(self, rt: Runtime, basics: AotModule, is_held: bool) -> None:
        """The host still has the operations: of this turn, or because they wait for another device's event."""
        queue, x, y, add = rt.create_queue(), rt.ndarray(4, i32), rt.ndarray(4, i32), basics.kernel("add_one")
        out, clock = np.full(4, 9, np.int32), FakeClock()
        async with Runtime(FakeDriver(clock=clock)) as gate:
            if is_held:
                assert not queue.wait_event(gate.queue.record_event())
            first = queue.launch(add, x)
            revoked: list[Event[Any]] = [
                queue.launch(add, x),
                queue.write(x, np.full(4, 5, np.int32)),
                queue.read(x, out=out),
                queue.fill(x, 7),
                queue.copy(y, x),
                queue.launch(basics.kernel("reduce_sum"), rt.ndarray(4, f32)),
                queue.record_event(),
            ]
            last = queue.launch(add, x)
            for event in revoked:
                assert event.revoke()
                assert event.cancelled()
            clock.stop()
            await last
        for event in revoked:
            with pytest.raises(errors.RevokedError):
                await event
        assert (await queue.read(x)).tolist() == [2] * 4
        assert (await queue.read(y)).tolist() == [0] * 4
        assert out.tolist() == [9] * 4
        assert not first.revoke()
        assert not last.revoke()
        await queue.wait()

    async def test_slots_limit_what_is_in_flight(self, rt: Runtime, basics: AotModule) -> None:
        queue, x, add, most = rt.create_queue(max_in_flight=3), rt.ndarray(16, i32), basics.kernel("add_one"), 0

        async def block() -> None:
            nonlocal most
            async with queue.slot():
                event = queue.launch(add, x)
                most = max(most, queue.in_flight)
                await event

        async with anyio.create_task_group() as tasks:
            for _ in range(50):
                tasks.start_soon(block)
        assert most <= 3
        assert (await queue.read(x)).tolist() == [50] * 16

    # -- recorded sequences -----------------------------------------------------------------------------------

    async def test_a_sequence_does_what_its_operations_do(self, rt: Runtime, basics: AotModule) -> None:
        saxpy, add = basics.kernel("saxpy"), basics.kernel("add_one")
        host = np.arange(1000, dtype=np.float32)

        def enqueue(to: Queue | RecordedSequence, x: NdArray, y: NdArray, counts: NdArray) -> None:
            to.fill(y, 1)
            for number in range(1, 21):
                to.launch(saxpy, 1 / number, x, y)
                to.launch(add, counts)
            to.copy(y[:10], x[10:20])
            to.fill(counts[:2], 7)
            to.copy(counts[1:5], counts[:4])
            to.launch(basics.kernel("nop"))

        results = []
        for is_recorded in (False, True):
            x, y, counts = rt.ndarray(1000, f32), rt.ndarray(1000, f32), rt.ndarray(16, i32)
            rt.queue.write(x, host)
            if is_recorded:
                async with rt.record() as sequence:
                    enqueue(sequence, x, y, counts)
                assert rt.queue.in_flight <= 1
                for event in [rt.queue.launch(sequence) for _ in range(3)]:
                    await event
            else:
                for _ in range(3):
                    enqueue(rt.queue, x, y, counts)
            results.append((await rt.queue.read(y), await rt.queue.read(counts)))
        assert all(np.array_equal(mine, other) for mine, other in zip(*results, strict=True))

    async def test_each_launch_of_a_sequence_has_its_own_arguments(self, rt: Runtime, basics: AotModule) -> None:
        """Many are in flight at once, on two queues: arrays of several sizes, numbers, values and slices."""
        saxpy, queues = basics.kernel("saxpy"), (rt.queue, rt.create_queue())
        inputs = [rt.ndarray(500, f32), rt.ndarray(1000, f32)]
        for number, x in enumerate(inputs):
            rt.queue.fill(x, 1 + number)
        await rt.queue.wait()
        async with rt.record() as sequence:
            sequence.fill(Argument("y"), Argument("start"))
            for _ in range(5):
                sequence.launch(saxpy, Argument("a"), Argument("x"), Argument("y"))
                sequence.launch(saxpy, 2.0, Argument("x"), Argument("y"))
            sequence.launch(saxpy, Argument("b"), Argument("x"), Argument("y"))
            sequence.copy(Argument("part"), inputs[1][:4])
        assert sequence.arguments == ("y", "start", "a", "x", "b", "part")
        reads, expected = [], []
        for turn in range(40):
            queue, number = queues[turn % 2], turn // 2 % 2
            x = inputs[number]
            y = rt.ndarray(x.shape, f32)
            a, b, part = float(turn), float(2 * turn + 1), y[turn : turn + 4]
            queue.launch(sequence, x=x, y=y, a=a, b=b, start=turn, part=part)
            reads.append(queue.read(y))
            values = np.full(x.shape, turn + (1 + number) * (5 * (a + 2) + b), np.float32)
            values[turn : turn + 4] = 2
            expected.append(values)
        for event, values in zip(reads, expected, strict=True):
            assert np.array_equal(await event, values)

    async def test_numbers_change_in_recorded_launches(self, rt: Runtime, basics: AotModule) -> None:
        x, y = rt.ndarray(64, f32), rt.ndarray(64, f32)
        rt.queue.fill(x, 1)
        async with rt.record() as sequence:
            sequence.fill(y, 0)
            for number in range(200):
                sequence.launch(basics.kernel("saxpy"), Argument("a") if number % 2 else 1.0, x, y)
        reads = []
        for turn in range(10):
            rt.queue.launch(sequence, a=float(turn))
            reads.append(rt.queue.read(y))
        assert [float((await event)[-1]) for event in reads] == [100.0 + 100 * turn for turn in range(10)]

    @pytest.mark.parametrize("size", [4, 10_000, 300_000])
    @pytest.mark.parametrize("is_ready", [False, True])
    async def test_a_sequence_writes_and_reads_host_arrays(
        self, rt: Runtime, basics: AotModule, size: int, is_ready: bool
    ) -> None:
        """Each launch copies what the host's arrays hold then: memory of the device's own, and other memory."""
        x, y = rt.ndarray(size, f32), rt.ndarray(size, f32)
        data, out, total = rt.host_array(size, f32), rt.host_array(size, f32), np.empty(size, np.float32)
        if is_ready:
            await rt.queue.write(x, data, borrow=True)
            await anyio.to_thread.run_sync(host_worker.settle)
        async with rt.record() as sequence:
            sequence.write(x, data)
            sequence.fill(y, 1)
            for _ in range(4):
                sequence.launch(basics.kernel("saxpy"), 0.5, x, y)
            sequence.read(y, out)
            sequence.write(x[:2], data[2:4])
            sequence.read(x, total)
        for turn in range(4):
            queue = (rt.queue, rt.create_queue())[turn % 2]
            data[:] = np.arange(size) + turn
            await queue.launch(sequence)
            assert np.array_equal(out, 2 * data + 1)
            assert np.array_equal(total, [*data[2:4], *data[2:]])

    async def test_a_launch_gives_the_host_arrays_of_a_sequence(self, rt: Runtime, basics: AotModule) -> None:
        """Many launches are in flight, each with arrays of its own."""
        x = rt.ndarray(1000, i32)
        async with rt.record() as sequence:
            sequence.write(Argument("to"), Argument("data"))
            for _ in range(3):
                sequence.launch(basics.kernel("add_one"), x)
            sequence.read(x, Argument("out"))
        pairs = [(np.arange(1000, dtype=np.int32) * turn, rt.host_array(1000, i32)) for turn in range(20)]
        events = [rt.queue.launch(sequence, to=x, data=data, out=out) for data, out in pairs]
        for event, (data, out) in zip(events, pairs, strict=True):
            await event
            assert np.array_equal(out, data + 3)

    async def test_a_sequence_of_nothing_completes(self, rt: Runtime) -> None:
        async with rt.record() as sequence:
            pass
        event = rt.queue.launch(sequence)
        await event
        assert event.done()

    async def test_a_timed_queue_times_a_sequence_as_one_operation(self, rt: Runtime, basics: AotModule) -> None:
        queue, x = rt.create_queue(timing=True), rt.ndarray(1 << 12, i32)
        async with rt.record() as sequence:
            sequence.fill(x, Argument("value"))
            for _ in range(10):
                sequence.launch(basics.kernel("add_one"), x)
        start = queue.record_event()
        events = [queue.launch(sequence, value=value) for value in range(3)]
        last = queue.record_event()
        await last
        times = [event.elapsed_since(start) for event in (*events, last)]
        assert times == sorted(times)
        assert times[0] > 0
        assert (await queue.read(x) == 12).all()

    async def test_a_sequence_names_a_closed_array(self, rt: Runtime, basics: AotModule) -> None:
        x, y = rt.ndarray(4, i32), rt.ndarray(4, i32)
        async with rt.record(name="step") as sequence:
            sequence.launch(basics.kernel("add_one"), x)
            sequence.fill(y, 3)
        event = rt.queue.launch(sequence)
        read = rt.queue.read(y)
        y.close()
        with pytest.raises(errors.InvalidStateError, match=r"sequence step: fill uses .*closed"):
            rt.queue.launch(sequence)
        await event
        assert (await read).tolist() == [3] * 4

    async def test_a_sequence_ends_with_its_module(self, rt: Runtime, basics: AotModule) -> None:
        x = rt.ndarray(4, i32)
        async with rt.record() as sequence:
            for _ in range(20):
                sequence.launch(basics.kernel("add_one"), x)
        event = rt.queue.launch(sequence)
        basics.close()
        with pytest.raises(errors.InvalidStateError, match=r"basics.*closed"):
            rt.queue.launch(sequence)
        await event
        assert (await rt.queue.read(x)).tolist() == [20] * 4

    # -- recovery -------------------------------------------------------------------------------------------

    async def test_a_replaced_module_runs_its_new_code(self, rt: Runtime, basics: AotModule, modules: Path) -> None:
        add, x = basics.kernel("add_one"), rt.ndarray(1000, i32)
        bound = add.bind(x)
        for number in range(3):
            rt.queue.launch(bound)
            await basics.replace(modules / "basics")
            rt.queue.launch(add, x)
            assert (await rt.queue.read(x) == 2 * (number + 1)).all()

    async def test_a_lost_device_is_opened_again(self, driver: Driver, modules: Path) -> None:
        """The loss is simulated: the queues find that the device is lost. A program then goes on."""
        rt = await Runtime(driver).__aenter__()
        basics = await rt.load_aot_module(modules / "basics")
        add, x, pool = basics.kernel("add_one"), rt.ndarray(4, i32), rt.pool(max_bytes=1000)
        for _ in range(2):
            async with pool.lease(4, i32) as leased:
                rt.queue.fill(leased, 1)
                await rt.queue.launch(add, leased)
            for engine in tuple(open_device_of(rt).engines):
                engine.hal.completed = _find_a_loss  # type: ignore[method-assign]
            assert "simulated" in str(await rt.wait_lost())
            with pytest.raises(errors.DeviceLostError, match="simulated"):
                await rt.queue.launch(add, x)
            if driver.reopening_obstacle() is not None:
                with pytest.raises(errors.NotSupportedError):
                    await rt.recreate()
                with pytest.raises(errors.DeviceLostError):
                    await rt.aclose()
                return
            await rt.recreate()
            with pytest.raises(errors.DeviceLostError, match="contents are gone"):
                rt.queue.launch(add, x)
            x = rt.ndarray(4, i32)
            rt.queue.launch(add, x)
            assert (await rt.queue.read(x)).tolist() == [1] * 4
        await rt.aclose()

    # -- the end --------------------------------------------------------------------------------------------

    async def test_closing_waits_for_pending_operations(self, driver: Driver, modules: Path) -> None:
        async with Runtime(driver) as rt:
            module = await rt.load_aot_module(modules / "basics")
            x = rt.ndarray(4, i32)
            rt.queue.launch(module.kernel("add_one"), x)
            event = rt.queue.read(x)
        assert event.result().tolist() == [1] * 4
        await rt.aclose()
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.ndarray(1, i32)
        with pytest.raises(errors.InvalidStateError, match="closed"):
            event.queue.record_event()

    async def test_a_closed_module_is_refused(self, rt: Runtime, basics: AotModule) -> None:
        add, x = basics.kernel("add_one"), rt.ndarray(4, i32)
        event = rt.queue.launch(add, x)
        basics.close()
        with pytest.raises(errors.InvalidStateError, match="closed"):
            rt.queue.launch(add, x)
        await event
        assert (await rt.queue.read(x)).tolist() == [1] * 4
