"""Leases that were entered by hand, and dropped: their memory comes back, with a warning."""

from __future__ import annotations

import gc
from collections.abc import Callable
from typing import Any

import anyio.lowlevel
import anyio.to_thread
import pytest

import aiotaichi as at
from aiotaichi.testing import FakeClock, FakeDriver
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.loops, pytest.mark.runtime("stepped")]

Lease = Callable[[at.Pool, int], Any]


def device_bytes(pool: at.Pool, size: int) -> Any:
    return pool.lease(size, at.u8)


def host_bytes(pool: at.Pool, size: int) -> Any:
    return pool.lease_host(size, at.u8)


async def in_loop() -> None:
    gc.collect()


async def in_thread() -> None:
    await anyio.to_thread.run_sync(gc.collect)


both_kinds = pytest.mark.parametrize(
    ("lease", "name"), [(device_bytes, "pool.lease"), (host_bytes, "pool.lease_host")]
)


def counts(pool: at.Pool) -> tuple[int, int, int]:
    found = pool.statistics()
    return found.borrowed, found.returning, found.idle


@both_kinds
async def test_a_dropped_lease_comes_back_with_a_warning(rt: at.Runtime, lease: Lease, name: str) -> None:
    pool = rt.pool(max_bytes=100)
    x = await lease(pool, 60).__aenter__()
    await rt.queue.flush()
    assert counts(pool) == (1, 0, 0), "the array is in use: the lease lives as long"
    with pytest.warns(ResourceWarning, match=f"unclosed {name} of 60 bytes: enter it with 'async with'"):
        del x
    await until(lambda: counts(pool) == (0, 0, 1))
    with anyio.fail_after(5):
        async with lease(pool, 100):
            assert counts(pool)[0] == 1


@both_kinds
async def test_a_task_that_waits_gets_a_dropped_lease(rt: at.Runtime, lease: Lease, name: str) -> None:
    pool, has_got = rt.pool(max_bytes=100), anyio.Event()

    async def wait() -> None:
        async with lease(pool, 100):
            has_got.set()

    x = await lease(pool, 100).__aenter__()
    async with anyio.create_task_group() as tasks:
        tasks.start_soon(wait)
        await until(lambda: pool.statistics().waiting == 1)
        with pytest.warns(ResourceWarning, match=name):
            del x
        await has_got.wait()


async def test_a_dropped_lease_lasts_until_its_last_use(rt: at.Runtime, clock: FakeClock) -> None:
    pool = rt.pool(max_bytes=100)
    x = await pool.lease(100, at.u8).__aenter__()
    event = rt.queue.fill(x, 1)
    await rt.queue.flush()
    with pytest.warns(ResourceWarning, match=r"pool\.lease"):
        del x
    await until(lambda: counts(pool) == (0, 1, 0))
    with anyio.move_on_after(0.01):
        async with pool.lease(100, at.u8):
            pytest.fail("the device uses the memory")
    clock.run()
    await event
    await until(lambda: counts(pool) == (0, 0, 1))


@pytest.mark.runtime("cpu")
async def test_an_operation_holds_the_host_array_that_it_uses(rt: at.Runtime) -> None:
    pool, y = rt.pool(max_bytes=100), rt.ndarray(100, at.u8)
    x = await pool.lease_host(100, at.u8).__aenter__()
    x[:] = 7
    rt.queue.write(y, x, borrow=True)
    del x
    assert counts(pool) == (1, 0, 0)
    with pytest.warns(ResourceWarning, match=r"pool\.lease_host"):
        result = await rt.queue.read(y)
    assert (result == 7).all()
    await until(lambda: counts(pool) == (0, 0, 1))


@pytest.mark.parametrize("part", [lambda x: x[2:5], lambda x: x.allocation], ids=["slice", "memory"])
async def test_a_part_of_the_array_holds_the_lease(rt: at.Runtime, clock: FakeClock, part: Any) -> None:
    pool = rt.pool(max_bytes=100)
    kept = part(await pool.lease(100, at.u8).__aenter__())
    await anyio.lowlevel.checkpoint()
    assert counts(pool) == (1, 0, 0)
    rt.queue.fill(kept, 3)
    await rt.queue.flush()
    clock.run()
    await rt.queue.wait()
    with pytest.warns(ResourceWarning, match=r"pool.lease of 100 bytes"):
        del kept
    await until(lambda: counts(pool) == (0, 0, 1))


@both_kinds
@pytest.mark.parametrize("collect", [in_loop, in_thread])
async def test_the_collector_returns_a_lease_in_a_cycle(
    rt: at.Runtime, clock: FakeClock, lease: Lease, name: str, collect: Callable[[], Any]
) -> None:
    """It ends the weak references to the loan first, also those that the end of a runtime needs."""
    pool = rt.pool(max_bytes=100)
    x = await lease(pool, 100).__aenter__()
    if lease is device_bytes:
        rt.queue.fill(x, 1)
        await rt.queue.flush()
    cycle: list[Any] = [x]
    cycle.append(cycle)
    del x, cycle
    with pytest.warns(ResourceWarning, match=name):
        await collect()
    if lease is device_bytes:
        await until(lambda: counts(pool) == (0, 1, 0))
    clock.run()
    await until(lambda: counts(pool) == (0, 0, 1))


async def test_a_block_holds_its_lease_although_the_array_is_dropped(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=100)
    async with pool.lease(100, at.u8):
        gc.collect()
        assert counts(pool) == (1, 0, 0)
    assert counts(pool) == (0, 0, 1)


async def test_each_array_of_a_dropped_lease_comes_back(rt: at.Runtime) -> None:
    pool = rt.pool(max_bytes=100)
    x, y = await pool.lease_all((40, at.u8), (50, at.u8)).__aenter__()
    with pytest.warns(ResourceWarning, match=r"pool.lease_all of 40 bytes"):
        del x
    await until(lambda: counts(pool) == (1, 0, 1))
    with pytest.warns(ResourceWarning, match=r"pool.lease_all of 50 bytes"):
        del y
    await until(lambda: counts(pool) == (0, 0, 2))


async def test_a_lease_that_is_dropped_after_the_end_of_its_runtime_says_nothing(
    fake_kernels: Any,
) -> None:
    async with at.Runtime(FakeDriver(fake_kernels)) as rt:
        pool = rt.pool(max_bytes=100)
        x, y = await pool.lease(50, at.u8).__aenter__(), await pool.lease_host(50, at.u8).__aenter__()
    assert x.closed
    del x, y
    gc.collect()
    assert counts(pool)[0] == 0
