"""Host memory of the CUDA backend, pinned by a thread; large memory: ``pytest -m cuda``."""

from __future__ import annotations

import gc
import threading
from typing import Any

import numpy as np
import numpy.typing as npt
import pytest

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.core.owners import owner_of
from aiotaichi.hal.host_pool import host_worker
from aiotaichi.runtime.runtime import open_device_of
from support.waiting import until_idle

pytestmark = [pytest.mark.anyio, pytest.mark.cuda, pytest.mark.runtime("cuda")]

MIB = 2**20
N = 40 * MIB // 4 + 13  # elements: three registrations, the last of them short

Array = npt.NDArray[np.int32]


async def settle() -> None:
    """Wait until the thread has prepared and freed host memory."""
    await until_idle(host_worker)


def is_direct(rt: at.Runtime, array: Array) -> bool:
    """Return whether the GPU reaches the array itself."""
    owner: Any = owner_of(array)
    if isinstance(owner, np.ndarray):
        address = array.__array_interface__["data"][0]
        return open_device_of(rt).device.reach_host(address, array.nbytes, owner) is not None
    return bool(owner.is_direct)


async def round_trip(rt: at.Runtime, x: at.NdArray, source: Array, out: Array) -> None:
    """Write and read all of an array, then parts that cross the ends of registrations."""
    rt.queue.write(x, source, borrow=True)
    assert await rt.queue.read(x, out=out) is out
    assert (out == source).all()
    for start, stop in [(0, 10), (4 * MIB - 5, 4 * MIB + 5), (3, N - 2), (4 * MIB, 8 * MIB), (N - 20_000, N)]:
        rt.queue.write(x[: stop - start], source[start:stop], borrow=True)
        out[start:stop] = 0
        await rt.queue.read(x[: stop - start], out=out[start:stop])
        assert (out == source).all()


async def test_a_host_array_is_used_before_and_after_it_is_pinned(rt: at.Runtime) -> None:
    gate = threading.Event()
    host_worker.submit(gate.wait)
    x = rt.ndarray(N, at.i32)
    source, out = rt.host_array(N, at.i32), rt.host_array(N, at.i32)
    try:
        source[:] = np.arange(N)
        assert not is_direct(rt, source)
        await round_trip(rt, x, source, out)
    finally:
        gate.set()
    await settle()
    assert is_direct(rt, source)
    assert is_direct(rt, out)
    source += 1
    await round_trip(rt, x, source, out)


async def test_arrays_that_are_borrowed_again_are_pinned(rt: at.Runtime) -> None:
    x = rt.ndarray(N, at.i32)
    source, out = np.arange(N, dtype=np.int32), np.zeros(N, np.int32)
    await round_trip(rt, x, source, out)
    await settle()
    assert is_direct(rt, source)
    assert is_direct(rt, out)
    for turn in range(3):
        source += turn
        await round_trip(rt, x, source, out)
    event = rt.queue.write(x, source, borrow=True)
    del source  # the transfer holds it
    gc.collect()
    await event
    assert (await rt.queue.read(x) == out).all()


async def test_arrays_come_and_go(rt: at.Runtime) -> None:
    x = rt.ndarray(MIB, at.i32)
    for turn in range(40):
        sources = [np.full(MIB, 3 * turn + each, np.int32) for each in range(3)]
        for _ in range(4):
            for source in sources:
                rt.queue.write(x, source, borrow=True)
                assert (await rt.queue.read(x) == source[0]).all()


async def test_results_and_snapshots_are_pinned_from_the_second_time_on(rt: at.Runtime) -> None:
    x = rt.ndarray(4 * MIB, at.i32)
    for turn in range(3):
        rt.queue.write(x, np.full(4 * MIB, turn, np.int32))
        result = await rt.queue.read(x)
        assert (result == turn).all()
        await settle()
        assert not turn or is_direct(rt, result)


@pytest.mark.parametrize("size", [MIB, 60 * MIB])
async def test_kernels_reach_host_memory_at_once(rt: at.Runtime, add_one: at.Kernel, size: int) -> None:
    x = rt.ndarray(size // 4, at.i32, host_read=True, host_write=True)
    rt.queue.launch(add_one, x)
    await rt.queue.launch(add_one, x)
    async with x.map() as view:
        assert (view == 2).all()
        view[:] = 7
    rt.queue.launch(add_one, x)
    assert (await rt.queue.read(x) == 8).all()
    x.close()
    await settle()


async def test_large_host_memory_of_kernels_is_copied_and_filled(rt: at.Runtime) -> None:
    size = 60 * MIB  # several registrations
    x, y = rt.ndarray(size, at.u8, host_read=True, host_write=True), rt.ndarray(size, at.u8)
    data = np.random.default_rng(1).integers(0, 256, size, np.uint8)
    for _ in range(3):  # the result is pinned from the second time on
        rt.queue.write(x[1:], data[1:])
        rt.queue.fill(x[:1], 7)
        rt.queue.copy(y[3:], x[:-3])
        rt.queue.copy(x[5:], x[:-5])  # they overlap
        expected = np.concatenate([[7], data[1:]]).astype(np.uint8)
        assert np.array_equal(await rt.queue.read(y[3:]), expected[:-3])
        assert np.array_equal(await rt.queue.read(x[5:]), expected[:-5])
        await settle()
    for value in (9, 0):
        await rt.queue.fill(x[1:], value)
        assert (await rt.queue.read(x[1:]) == value).all()


async def test_host_memory_that_nobody_uses_holds_no_queue(rt: at.Runtime, add_one: at.Kernel) -> None:
    y = rt.ndarray(8, at.i32)
    for _ in range(10):
        rt.ndarray(16 * MIB, at.i32, host_write=True).close()
        await rt.queue.launch(add_one, y)
    assert (await rt.queue.read(y) == 10).all()


async def test_pinned_host_memory_is_exported_when_it_is_pinned(rt: at.Runtime) -> None:
    memory = rt.allocate_memory(60 * MIB, host_read=True)
    info: Any = await rt.export(memory)
    other: Any = await rt.import_(info, owner=memory)
    await rt.queue.fill(other.ndarray(100, at.i32), 5)
    assert (await rt.queue.read(memory.ndarray(200, at.i32)))[:101].tolist() == [5] * 100 + [0]


async def test_large_arrays_are_mapped(rt: at.Runtime, add_one: at.Kernel) -> None:
    count = 80 * MIB  # elements: 320 MiB
    x, y = rt.ndarray(count, at.i32), rt.ndarray(count, at.i32)
    rt.queue.launch(add_one, x)
    rt.queue.copy(y, x)
    rt.queue.copy(y[1:], y[:-1])  # they overlap
    rt.queue.fill(y[:10], 9)
    found = await rt.queue.read(y)
    assert (found[:10] == 9).all()
    assert (found[10:] == 1).all()
    info: Any = await rt.export(x)
    z: Any = (await rt.import_(info, owner=x)).ndarray(count, at.i32)
    rt.queue.launch(add_one, z)
    assert (await rt.queue.read(x[-5:]) == 2).all()


async def test_large_memory_is_freed_for_the_next(rt: at.Runtime) -> None:
    device: Any = open_device_of(rt).device
    from cuda.bindings import driver

    with device.hardware:
        status, free, _ = driver.cuMemGetInfo()
    assert not status
    shape = int(free) * 2 // 3 // 4 // MIB, MIB  # two of them do not fit
    for turn in range(5):
        x = rt.ndarray(shape, at.i32)
        await rt.queue.fill(x[-1:], turn)
        assert (await rt.queue.read(x[-2:])).tolist() == [[0] * MIB, [turn] * MIB]
        x.close()
        await rt.queue.wait()
    x = rt.ndarray(shape, at.i32)
    with pytest.raises(errors.OutOfMemoryError):
        rt.ndarray(shape, at.i32)
    assert (await rt.queue.read(x[:1]) == 0).all()


@pytest.mark.usefixtures("two_gpus")
async def test_large_memory_is_copied_between_gpus(rt: at.Runtime) -> None:
    async with at.Runtime("cuda", 1) as second:
        x, y = rt.ndarray(80 * MIB, at.i32), second.ndarray(80 * MIB, at.i32)
        event = rt.queue.fill(x, 3)
        second.queue.wait_event(event)
        second.queue.copy(y, x)
        assert (await second.queue.read(y) == 3).all()


@pytest.mark.runtime("cuda", staging_bytes=0)
async def test_without_memory_for_transfers_the_ring_is_used(rt: at.Runtime) -> None:
    x = rt.ndarray(N, at.i32)
    source = np.arange(N, dtype=np.int32)
    rt.queue.write(x, source)
    result = await rt.queue.read(x)
    assert (result == source).all()
    await settle()
    assert not is_direct(rt, result)
    await round_trip(rt, x, source, np.zeros(N, np.int32))
