"""Pools: arrays that tasks lease, and that nobody gets while a device uses them."""

from __future__ import annotations

import threading
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, AsyncExitStack
from typing import Any

import anyio
import anyio.lowlevel
import anyio.to_thread
import numpy as np
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.memory import pool as pools
from aiotaichi.memory.loan import MemoryLoan
from aiotaichi.testing import FakeClock, FakeDriver
from support.cancellations import cancelled_at_each_await
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("cpu", "vulkan", "cuda")]

stepped = pytest.mark.runtime("stepped")
Kind = Callable[[at.Pool, int], AbstractAsyncContextManager[Any]]


def device_bytes(pool: at.Pool, size: int) -> AbstractAsyncContextManager[Any]:
    return pool.lease(size, at.u8)


def host_bytes(pool: at.Pool, size: int) -> AbstractAsyncContextManager[Any]:
    return pool.lease_host(size, at.u8)


both_kinds = pytest.mark.parametrize("lease", [device_bytes, host_bytes])


def use(queue: at.Queue, what: Any) -> at.Event[Any]:
    """Enqueue an operation that uses an array of the device, or borrows a host array."""
    if isinstance(what, np.ndarray):
        return queue.write(queue.runtime.ndarray(what.shape, at.u8), what, borrow=True)
    return queue.fill(what, 1)


async def test_a_lease_that_is_not_entered_is_no_array(rt: at.Runtime, add_one: at.Kernel) -> None:
    """Calls that take arrays say how to enter it."""
    lease: Any = rt.pool(max_bytes=4096).lease(4, at.i32)
    for call in (
        lambda: rt.queue.fill(lease, 1),
        lambda: rt.queue.read(lease),
        lambda: rt.queue.launch(add_one, lease),
    ):
        with pytest.raises(
            errors.InvalidArgumentError, match=r"not Block: use 'async with pool\.lease\(\.\.\.\) as x'"
        ):
            call()


async def test_a_lease_that_is_not_entered_says_so(rt: at.Runtime) -> None:
    lease = rt.pool(max_bytes=64).lease(4, at.f32)
    assert repr(lease) == "<pool.lease of 16 bytes, not entered>"
    async with lease:
        assert repr(lease) == "<pool.lease of 16 bytes, entered>"


class Waiting:
    """A task that leases, and notes what it gets."""

    def __init__(self, pool: at.Pool, lease: Kind, size: int) -> None:
        self.got: Any = None
        self.error: errors.Error | None = None
        self.scope = anyio.CancelScope()
        self.end = anyio.Event()
        self._lease = pool, lease, size

    @property
    def has_got(self) -> bool:
        return self.got is not None

    async def __call__(self) -> None:
        pool, lease, size = self._lease
        with self.scope:
            try:
                async with lease(pool, size) as self.got:
                    await self.end.wait()
            except errors.Error as error:
                self.error = error


# -- what a lease gives -------------------------------------------------------------------------------------------


async def test_many_tasks_get_the_values_of_their_own(rt: at.Runtime, basics: at.AotModule) -> None:
    saxpy, wrong = basics.kernel("saxpy"), []
    pool, queues = rt.pool(max_bytes=3 * 4 * 5000), rt.queues(3)

    async def request(number: int) -> None:
        size = 500 * (number % 9 + 1)
        with anyio.move_on_after(0.001 * (number % 5) if number % 3 == 0 else 60), queues.least_busy() as queue:
            async with (
                pool.lease_all((size, at.f32), (size, at.f32)) as (x, y),
                pool.lease_host(size, at.f32) as host,
            ):
                host[:] = number
                queue.write(x, host, borrow=True)
                queue.fill(y, number)
                for _ in range(3):
                    queue.launch(saxpy, 2.0, x, y)
                if not (await queue.read(y, out=host) == 7 * number).all():
                    wrong.append(number)

    async with anyio.create_task_group() as group:
        for number in range(200):
            group.start_soon(request, number)
    await queues.aclose()
    assert wrong == []
    found = pool.statistics()
    assert (found.borrowed, found.returning, found.waiting) == (0, 0, 0)
    assert found.idle_bytes <= found.max_bytes


async def test_an_array_has_the_shape_and_the_dtype_of_its_lease(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=10_000)
    async with (
        pool.lease((4, 5), "f32", element_shape=(3,)) as x,
        pool.lease_host((4, 5), at.i16) as host,
        pool.lease((), at.i64) as number,
        pool.lease((0, 7), at.u8) as empty,
        pool.lease_host(0, at.u8) as nothing,
    ):
        assert (x.shape, x.element_shape, x.dtype) == ((4, 5), (3,), at.f32)
        assert (host.shape, host.dtype.name, host.flags.c_contiguous) == ((4, 5), "int16", True)
        assert (number.shape, empty.shape, nothing.shape) == ((), (0, 7), (0,))
        await rt.queue.write(x, np.full((4, 5, 3), 2.5, np.float32))
        assert (await rt.queue.read(x) == 2.5).all()


async def test_values_are_those_that_the_last_block_left(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=100)
    async with pool.lease(100, at.u8) as x:
        assert not (await rt.queue.read(x)).any()
        rt.queue.fill(x, 7)
    async with pool.lease((10, 10), at.u8) as x:
        assert (await rt.queue.read(x) == 7).all()


@both_kinds
async def test_a_lease_is_refused_after_its_block(rt: at.Runtime, add_one: at.Kernel, lease: Kind) -> None:
    pool, other = rt.pool(max_bytes=400), rt.ndarray(400, at.u8)
    async with lease(pool, 400) as kept:
        use(rt.queue, kept)
    if lease is host_bytes:
        for call in (
            lambda: rt.queue.write(other, kept, borrow=True),
            lambda: rt.queue.write(other[3:9], kept[3:9], borrow=True),
            lambda: rt.queue.read(other, out=kept),
        ):
            with pytest.raises(errors.InvalidStateError, match=r"lease of this host array has ended: .* its block"):
                call()
    else:
        for call in (
            lambda: rt.queue.fill(kept, 1),
            lambda: rt.queue.read(kept[3:9]),
            lambda: rt.queue.copy(other, kept),
        ):
            with pytest.raises(
                errors.InvalidStateError, match=r"Memory of 400 bytes leased for a block on .*, closed"
            ):
                call()
    async with pool.lease(100, at.i32) as x:
        pass
    with pytest.raises(errors.InvalidStateError, match="closed"):
        rt.queue.launch(add_one, x)


async def test_bad_leases_are_refused_at_the_call(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=1000, max_host_bytes=500)
    with pytest.raises(errors.InvalidArgumentError, match=r"pool.lease: 1001 bytes never fit: .* max_bytes=1000"):
        pool.lease(1001, at.u8)
    with pytest.raises(errors.InvalidArgumentError, match=r"1200 bytes never fit"):
        pool.lease_all((600, at.u8), (600, at.u8))
    with pytest.raises(errors.InvalidArgumentError, match=r"lease_host: 501 bytes never fit.*max_host_bytes=500"):
        pool.lease_host(501, at.u8)
    with pytest.raises(errors.InvalidArgumentError, match="shape"):
        pool.lease((-1,), at.u8)
    with pytest.raises(errors.InvalidArgumentError, match="lease_all: 8: give a shape and a dtype"):
        pool.lease_all((8, at.u8), 8, at.u8)  # type: ignore[arg-type]
    with pytest.raises(errors.InvalidArgumentError, match="at least one"):
        pool.lease_all()
    for wrong in (0, -5, 1.5, "a", True):
        with pytest.raises(errors.InvalidArgumentError, match=r"max_bytes=.*number of bytes"):
            rt.pool(max_bytes=wrong)  # type: ignore[arg-type]
    async with pool.lease(1000, at.u8), pool.lease_host(500, at.u8):
        assert pool.statistics().borrowed == 2


# -- fairness, and what is kept ------------------------------------------------------------------------------------


@stepped
@both_kinds
async def test_a_large_lease_is_not_starved_by_small_ones(rt: at.Runtime, lease: Kind) -> None:
    pool = rt.pool(max_bytes=100)
    first, large, small = Waiting(pool, lease, 60), Waiting(pool, lease, 100), Waiting(pool, lease, 10)
    async with anyio.create_task_group() as group:
        for each in (first, large, small):
            group.start_soon(each)
            await anyio.wait_all_tasks_blocked()
        assert [each.has_got for each in (first, large, small)] == [True, False, False]
        assert pool.statistics().waiting == 2
        first.end.set()
        await anyio.wait_all_tasks_blocked()
        assert [large.has_got, small.has_got] == [True, False]
        large.end.set()
        await anyio.wait_all_tasks_blocked()
        assert small.has_got
        small.end.set()


@stepped
@both_kinds
async def test_a_cancelled_lease_makes_way(rt: at.Runtime, lease: Kind) -> None:
    pool = rt.pool(max_bytes=100)
    first, large, small = Waiting(pool, lease, 60), Waiting(pool, lease, 100), Waiting(pool, lease, 10)
    async with anyio.create_task_group() as group:
        for each in (first, large, small):
            group.start_soon(each)
            await anyio.wait_all_tasks_blocked()
        large.scope.cancel()
        await anyio.wait_all_tasks_blocked()
        assert small.has_got
        first.end.set()
        small.end.set()


@stepped
@both_kinds
async def test_idle_memory_is_used_again_or_makes_room(rt: at.Runtime, lease: Kind) -> None:
    pool = rt.pool(max_bytes=1000)

    async def leased(*sizes: int) -> None:
        async with AsyncExitStack() as stack:
            for size in sizes:
                await stack.enter_async_context(lease(pool, size))

    def idle_bytes() -> int:
        found = pool.statistics()
        return found.idle_bytes + found.host_idle_bytes

    await leased(100)
    assert idle_bytes() == 100
    await leased(80)  # at most a quarter more
    assert idle_bytes() == 100
    await leased(79)
    assert idle_bytes() == 179
    await leased(500)
    assert idle_bytes() == 679
    await leased(800)  # what was not used for longest makes room
    assert idle_bytes() == 800
    await leased(1000)
    assert idle_bytes() == 1000
    await leased(500, 500)
    assert idle_bytes() == 1000
    await pool.aclose()
    assert idle_bytes() == 0


@stepped
async def test_several_arrays_are_leased_at_once(rt: at.Runtime) -> None:
    """Four tasks that want two of five arrays each would wait for each other, if they leased one by one."""
    pool, done = rt.pool(max_bytes=500), []

    async def task(number: int) -> None:
        async with pool.lease_all((100, at.u8), (25, at.i32)) as (x, y):
            assert (x.nbytes, y.nbytes, y.dtype) == (100, 100, at.i32)
            await anyio.lowlevel.checkpoint()
            done.append(number)

    async with anyio.create_task_group() as group:
        for number in range(4):
            group.start_soon(task, number)
    assert sorted(done) == [0, 1, 2, 3]
    assert pool.statistics().idle_bytes <= 500


@stepped
async def test_a_block_that_gets_only_some_of_its_arrays_gives_all_back(
    rt: at.Runtime, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another thread closes or loses the device while the arrays are lent."""
    lent: list[MemoryLoan] = []

    def lend_one(*arguments: Any) -> MemoryLoan:
        if lent:
            raise errors.DeviceLostError("meanwhile")
        lent.append(MemoryLoan(*arguments))
        return lent[0]

    with monkeypatch.context() as patch:
        patch.setattr(pools, "MemoryLoan", lend_one)
        pool = rt.pool(max_bytes=100)
        with pytest.raises(errors.DeviceLostError, match="meanwhile"):
            async with pool.lease_all((40, at.u8), (60, at.u8)):
                pytest.fail("there is no block")
    statistics = pool.statistics()
    assert (statistics.borrowed, statistics.returning, statistics.idle) == (0, 0, 1)


async def test_a_device_without_memory_gets_the_idle_memory_back() -> None:
    class Small(FakeDriver):
        def open(self, request: Any) -> Any:
            device = super().open(request)
            allocate, left = device.allocate, [300]

            def limited(request: Any) -> Any:
                if request.size > left[0]:
                    left[0] = 300  # by now, the pool has freed its memory
                    raise errors.OutOfMemoryError(f"cannot allocate {request.size} bytes")
                left[0] -= request.size
                return allocate(request)

            device.allocate = limited  # type: ignore[method-assign]
            return device

    async with at.Runtime(Small()) as rt:
        pool = rt.pool(max_bytes=10_000)
        async with pool.lease(200, at.u8):
            pass
        async with pool.lease(290, at.u8):
            assert pool.statistics().idle == 0
        with pytest.raises(errors.OutOfMemoryError, match="1000"):
            async with pool.lease(1000, at.u8):
                pass
        found = pool.statistics()
        assert (found.borrowed, found.borrowed_bytes) == (0, 0)


# -- a device that is late -------------------------------------------------------------------------------------------


@stepped
@both_kinds
@pytest.mark.parametrize("way", ["end", "exception", "cancellation"])
async def test_nobody_gets_an_array_that_a_device_uses(
    rt: at.Runtime, clock: FakeClock, lease: Kind, way: str
) -> None:
    pool, others = rt.pool(max_bytes=100), [rt.create_queue(), rt.create_queue()]
    if way == "end":
        async with lease(pool, 100) as x:
            for queue in others:
                use(queue, x)
    elif way == "exception":
        with pytest.raises(KeyError):
            async with lease(pool, 100) as x:
                for queue in others:
                    use(queue, x)
                raise KeyError
    else:
        with anyio.CancelScope() as scope:
            async with lease(pool, 100) as x:
                for queue in others:
                    event = use(queue, x)
                    scope.cancel()
                    await event
        for queue in others[1:]:
            await queue.flush()
    waiting = Waiting(pool, lease, 100)
    async with anyio.create_task_group() as group:
        group.start_soon(waiting)
        await anyio.wait_all_tasks_blocked()
        assert pool.statistics().returning == 1
        pending = [1] if way == "cancellation" else [1, 2]
        for number in pending:
            await anyio.sleep(0.01)
            assert not waiting.has_got
            assert clock.step(number)
        await until(lambda: waiting.has_got)
        assert pool.statistics().returning == 0
        waiting.end.set()


@stepped
@both_kinds
async def test_a_queue_of_another_runtime_counts(
    rt: at.Runtime, clock: FakeClock, lease: Kind, fake_kernels: Any
) -> None:
    late = FakeClock()
    async with at.Runtime(FakeDriver(fake_kernels, late)) as other:
        if lease is device_bytes:
            type(open_device(other)).can_copy_from = lambda self, device: True
        try:
            pool = rt.pool(max_bytes=100)
            async with lease(pool, 100) as x:
                if lease is device_bytes:
                    other.queue.copy(other.ndarray(100, at.u8), x)
                else:
                    use(other.queue, x)
            waiting = Waiting(pool, lease, 100)
            async with anyio.create_task_group() as group:
                group.start_soon(waiting)
                await anyio.sleep(0.01)
                assert not waiting.has_got
                assert late.step(0)
                await until(lambda: waiting.has_got)
                waiting.end.set()
        finally:
            if lease is device_bytes:
                del type(open_device(other)).can_copy_from
            late.stop()


@stepped
@both_kinds
async def test_a_queue_of_another_event_loop_counts(rt: at.Runtime, clock: FakeClock, lease: Kind) -> None:
    pool, is_enqueued, may_end = rt.pool(max_bytes=100), threading.Event(), threading.Event()

    async def elsewhere(x: Any) -> None:
        queue = rt.create_queue()
        use(queue, x)
        await queue.flush()
        is_enqueued.set()
        await until(may_end.is_set)
        await queue.aclose()

    async with lease(pool, 100) as x:
        thread = threading.Thread(target=anyio.run, args=(elsewhere, x))
        thread.start()
        await anyio.to_thread.run_sync(is_enqueued.wait)
    waiting = Waiting(pool, lease, 100)
    async with anyio.create_task_group() as group:
        group.start_soon(waiting)
        await anyio.sleep(0.01)
        assert not waiting.has_got
        assert clock.step(1)
        await until(lambda: waiting.has_got)
        waiting.end.set()
    may_end.set()
    await anyio.to_thread.run_sync(thread.join)


def open_device(rt: at.Runtime) -> Any:
    from aiotaichi.runtime.runtime import open_device_of

    return open_device_of(rt).device


@stepped
async def test_a_read_that_nobody_awaits_fills_its_array_before_the_next_block_has_it(
    rt: at.Runtime, clock: FakeClock
) -> None:
    pool, x = rt.pool(max_bytes=100), rt.ndarray(100, at.u8)
    rt.queue.fill(x, 5)
    with anyio.CancelScope() as scope:
        async with pool.lease_host(100, at.u8) as out:
            event = rt.queue.read(x, out=out)
            scope.cancel()
            await event
    waiting = Waiting(pool, host_bytes, 100)
    async with anyio.create_task_group() as group:
        group.start_soon(waiting)
        await anyio.sleep(0.01)
        assert not waiting.has_got
        clock.run()
        await until(lambda: waiting.has_got)
        assert (waiting.got == 5).all()
        waiting.end.set()


@stepped
@both_kinds
async def test_memory_of_a_failed_queue_is_not_used_again(rt: at.Runtime, clock: FakeClock, lease: Kind) -> None:
    pool, queue = rt.pool(max_bytes=100), rt.create_queue()
    async with lease(pool, 100) as x:
        use(queue, x)
    waiting = Waiting(pool, lease, 100)
    async with anyio.create_task_group() as group:
        group.start_soon(waiting)
        await anyio.sleep(0.01)
        assert not waiting.has_got
        clock.queues[1].fail(errors.OutOfMemoryError("no memory for a batch"))
        await until(lambda: waiting.has_got)  # other memory
        assert not np.shares_memory(waiting.got, x) if lease is host_bytes else True
        assert queue.failure is not None
        waiting.end.set()
    assert pool.statistics().borrowed_bytes == 0
    async with lease(pool, 100) as x, lease(rt.pool(max_bytes=9), 9):
        pass
    with pytest.raises(errors.OutOfMemoryError):
        await queue.aclose()


@stepped
async def test_a_failed_queue_keeps_the_memory_that_it_may_still_use(rt: at.Runtime, clock: FakeClock) -> None:
    pool, queue = rt.pool(max_bytes=100), rt.create_queue()
    async with pool.lease(100, at.u8) as x:
        queue.fill(x, 1)
    await anyio.sleep(0.01)
    clock.queues[1].fail(errors.OutOfMemoryError("no memory for a batch"))
    await until(lambda: not pool.statistics().returning)
    assert x.handle is not None
    with pytest.raises(errors.OutOfMemoryError):
        await queue.aclose()
    await until(lambda: x.handle is None)


@pytest.mark.runtime("stepped", debug=True)
async def test_the_check_of_order_knows_that_a_lease_is_new(rt: at.Runtime, clock: FakeClock) -> None:
    pool, other = rt.pool(max_bytes=100), rt.create_queue()
    async with pool.lease(100, at.u8) as x:
        rt.queue.fill(x, 1)
        with pytest.raises(errors.InvalidStateError, match="races"):
            other.fill(x, 2)
    await rt.queue.flush()
    clock.run()
    await until(lambda: pool.statistics().returning == 0)
    async with pool.lease(100, at.u8) as x:
        other.fill(x, 2)


# -- cancellation ----------------------------------------------------------------------------------------------------


@pytest.mark.runtime("stepped", "cpu", "vulkan")
@pytest.mark.parametrize("exhausted", [False, True])
async def test_a_cancellation_at_any_await_leaves_the_pool_whole(
    rt: at.Runtime, clock: FakeClock, arch: str, exhausted: bool
) -> None:
    pool, ended = rt.pool(max_bytes=200), 0

    async def hold() -> None:
        async with pool.lease(150, at.u8), pool.lease_host(150, at.u8):
            await anyio.sleep(0.001)

    async def run() -> None:
        nonlocal ended
        async with pool.lease_all((50, at.u8), (50, at.u8)) as (x, y), pool.lease_host(100, at.u8) as host:
            host[:50] = 3
            rt.queue.write(x, host[:50], borrow=True)
            rt.queue.copy(y, x)
            event = rt.queue.read(y, out=host[50:])
            await rt.queue.flush()
            if arch == "stepped":
                clock.run()
            await event
            assert (host == 3).all()
        ended += 1

    async def afterwards() -> None:
        if arch == "stepped":
            clock.run()
        await until(lambda: pool.statistics().returning == 0)

    async def attempt() -> None:
        if not exhausted:
            await run()
            return
        async with anyio.create_task_group() as group:
            group.start_soon(hold)
            await anyio.lowlevel.checkpoint()
            await run()

    cancelled = await cancelled_at_each_await(attempt, afterwards)
    assert cancelled >= 3
    assert ended >= 1
    found = pool.statistics()
    assert (found.borrowed, found.waiting, found.borrowed_bytes, found.host_borrowed_bytes) == (0, 0, 0, 0)
    async with pool.lease(200, at.u8), pool.lease_host(200, at.u8):
        pass


# -- endings ---------------------------------------------------------------------------------------------------------


@stepped
@both_kinds
async def test_a_closed_pool_refuses_and_those_who_wait_hear_of_it(
    rt: at.Runtime, clock: FakeClock, lease: Kind
) -> None:
    async with rt.pool(max_bytes=100) as pool:
        first, second = Waiting(pool, lease, 100), Waiting(pool, lease, 100)
        async with anyio.create_task_group() as group:
            for each in (first, second):
                group.start_soon(each)
                await anyio.wait_all_tasks_blocked()
            await pool.aclose()
            await anyio.wait_all_tasks_blocked()
            assert isinstance(second.error, errors.InvalidStateError)
            assert "the pool is closed" in str(second.error)
            use(rt.queue, first.got)  # its block goes on
            first.end.set()
        with pytest.raises(errors.InvalidStateError, match="the pool is closed"):
            lease(pool, 1)
        clock.run()
        await until(lambda: pool.statistics().returning == 0)
        found = pool.statistics()
        assert (found.borrowed_bytes, found.host_borrowed_bytes, found.idle) == (0, 0, 0)
        await pool.aclose()


@pytest.mark.runtime("stepped", "cpu", "vulkan")
@both_kinds
async def test_the_runtime_closes_with_leases_out(arch: str, lease: Kind, fake_kernels: Any) -> None:
    driver: Any = FakeDriver(fake_kernels) if arch == "stepped" else arch
    async with at.Runtime(driver) as rt:
        pool = rt.pool(max_bytes=100)
        first, second = Waiting(pool, lease, 100), Waiting(pool, lease, 100)
        async with anyio.create_task_group() as group:
            for each in (first, second):
                group.start_soon(each)
                await anyio.wait_all_tasks_blocked()
            use(rt.queue, first.got)
            await rt.aclose()
            await until(lambda: second.error is not None)
            assert "the runtime is closed" in str(second.error)
            first.end.set()
        with pytest.raises(errors.InvalidStateError, match="the runtime is closed"):
            lease(pool, 1)
        found = pool.statistics()
        assert (found.borrowed, found.returning, found.waiting) == (0, 0, 0)
        await pool.aclose()


@stepped
async def test_a_block_is_entered_once_and_in_its_loop(rt: at.Runtime) -> None:
    pool, found = rt.pool(max_bytes=100), []
    block = pool.lease(1, at.u8)
    async with block:
        with pytest.raises(errors.InvalidStateError, match=r"pool.lease: a block is entered once"):
            await block.__aenter__()
    with pytest.raises(errors.InvalidStateError, match="entered once"):
        async with block:
            raise AssertionError
    later = pool.lease(1, at.u8)

    async def elsewhere() -> None:
        try:
            async with later:
                raise AssertionError
        except errors.InvalidStateError as error:
            found.append(str(error))

    thread = threading.Thread(target=anyio.run, args=(elsewhere,))
    thread.start()
    await anyio.to_thread.run_sync(thread.join)
    assert "belongs to another event loop" in found[0]
    assert pool.statistics().borrowed == 0


@stepped
async def test_a_lease_lets_other_tasks_run_once(rt: at.Runtime) -> None:
    """Many leases in a row do not hold the loop, although there is room for each."""
    pool, turns = rt.pool(max_bytes=2**20), 0

    async def count_turns() -> None:
        nonlocal turns
        while True:
            turns += 1
            await anyio.lowlevel.checkpoint()

    async with anyio.create_task_group() as tasks:
        tasks.start_soon(count_turns)
        await anyio.lowlevel.checkpoint()
        before = turns
        for _ in range(20):
            async with pool.lease(1, at.u8):
                pass
        assert turns - before >= 19
        tasks.cancel_scope.cancel()


@stepped
async def test_a_cancelled_task_gets_no_lease(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=100)
    with anyio.CancelScope() as scope:
        scope.cancel()
        async with pool.lease(1, at.u8):
            raise AssertionError
    assert scope.cancelled_caught
    assert pool.statistics().borrowed == 0


@stepped
async def test_a_pool_belongs_to_its_loop(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=100)
    with pytest.raises(errors.InvalidStateError, match=r"pool.lease: no event loop runs in this thread"):
        await anyio.to_thread.run_sync(lambda: pool.lease(1, at.u8))
    found: list[BaseException] = []

    async def elsewhere() -> None:
        try:
            pool.lease(1, at.u8)
        except errors.InvalidStateError as error:
            found.append(error)

    thread = threading.Thread(target=anyio.run, args=(elsewhere,))
    thread.start()
    await anyio.to_thread.run_sync(thread.join)
    assert "belongs to another event loop" in str(found[0])


async def test_a_pool_needs_an_open_runtime() -> None:
    with pytest.raises(errors.InvalidStateError, match="not open"):
        at.Runtime("cpu").pool(max_bytes=100)
