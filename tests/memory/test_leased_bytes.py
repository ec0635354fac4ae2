"""Leased host memory, whose bytes a program reaches in many ways: every use counts as a use of the lease."""

from __future__ import annotations

import ctypes
import pickle
from collections.abc import AsyncIterator, Callable
from typing import Any

import numpy as np
import pytest
from numpy.lib.stride_tricks import as_strided

import aiotaichi as at
from aiotaichi.errors import InvalidStateError
from aiotaichi.interop import CpuMemoryInteropInfo
from aiotaichi.testing import FakeClock, FakeDriver
from support.waiting import until

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("stepped")]

SMALL, LARGE = 1000, 256 * 1024
ENDED = "lease of this host array has ended"

Bytes = Any
"""An array of bytes, or an object that a memory takes."""


class Interface:
    """What NumPy takes for an array, and holds."""

    def __init__(self, name: str, array: Bytes) -> None:
        self.array = array
        setattr(self, name, getattr(array, name))


class Subclass(np.ndarray[Any, Any]):
    """Another class of arrays."""


def through_pickle(array: Bytes) -> Bytes:
    """Pickle an array without its bytes, and load it over the same bytes."""
    buffers: list[pickle.PickleBuffer] = []
    return pickle.loads(pickle.dumps(array, 5, buffer_callback=buffers.append), buffers=buffers)


KNOWN: dict[str, Callable[[Bytes], Bytes]] = {
    "the array": lambda array: array,
    "a slice": lambda array: array[10:-10],
    "another dtype": lambda array: array.view(np.uint16).view(np.uint8),
    "another shape": lambda array: array.reshape(2, -1).reshape(-1),
    "a subclass": lambda array: array.view(Subclass),
    "a record": lambda array: array.view([("a", "u1")]).view(np.recarray)["a"],
    "np.require": lambda array: np.require(array, requirements="W"),
    "data": lambda array: array.data,
    "memoryview": memoryview,
    "a slice of a memoryview": lambda array: memoryview(array)[10:-10],
    "a cast": lambda array: array.data.cast("B", (2, array.size // 2)).cast("B"),
    "a memoryview of a memoryview": lambda array: memoryview(memoryview(array)),
    "an array over data": lambda array: np.asarray(array.data),
    "frombuffer": lambda array: np.frombuffer(array, np.uint8),
    "frombuffer of data": lambda array: np.frombuffer(array.data[2:-2], np.uint16).view(np.uint8),
    "ndarray(buffer=)": lambda array: np.ndarray(array.shape, np.uint8, buffer=array),
    "ndarray(buffer=) of data": lambda array: np.ndarray((array.size - 8,), np.uint8, buffer=array.data, offset=8),
    "np.array(copy=False)": lambda array: np.array(array.data, copy=False),
    "a pickle buffer": pickle.PickleBuffer,
    "an array over a pickle buffer": lambda array: np.asarray(pickle.PickleBuffer(array)),
    "pickled": through_pickle,
}
"""Ways to the bytes, whose owner Python knows."""
UNKNOWN: dict[str, Callable[[Bytes], Bytes]] = {
    "as_strided": lambda array: as_strided(array, array.shape, array.strides),
    "DLPack": np.from_dlpack,
    "DLPack of a memoryview": lambda array: np.from_dlpack(np.asarray(array.data)),
    "__array_interface__": lambda array: np.asarray(Interface("__array_interface__", array)),
    "__array_struct__": lambda array: np.asarray(Interface("__array_struct__", array)),
    "ctypes": lambda array: (ctypes.c_char * array.size).from_buffer(array),
    "an array over ctypes": lambda array: np.frombuffer((ctypes.c_char * array.size).from_buffer(array), np.uint8),
    "an address": lambda array: (ctypes.c_uint8 * array.size).from_address(array.ctypes.data),
    "an address inside": lambda array: (ctypes.c_uint8 * 16).from_address(array.ctypes.data + array.size - 16),
    "a pointer": lambda array: np.ctypeslib.as_array(
        ctypes.cast(array.ctypes.data, ctypes.POINTER(ctypes.c_uint8)), array.shape
    ),
    "a view of a view of DLPack": lambda array: np.from_dlpack(array)[4:].view(np.int32).data.cast("B"),
}
"""Ways to the bytes, whose owner Python does not know."""

each_way = pytest.mark.parametrize("way", (KNOWN | UNKNOWN).values(), ids=(KNOWN | UNKNOWN).keys())
each_size = pytest.mark.parametrize("size", [SMALL, LARGE])


def write(queue: at.Queue, data: Bytes) -> at.Event[Any]:
    """Borrow the data for a memory, or for an array of its shape."""
    if isinstance(data, np.ndarray):
        return queue.write(queue.runtime.ndarray(data.shape, at.u8), data, borrow=True)
    return queue.write(queue.runtime.allocate_memory(memoryview(data).nbytes), data, borrow=True)


def read(queue: at.Queue, out: Bytes) -> at.Event[Any]:
    """Fill ``out`` from a memory, or from an array of its shape."""
    if isinstance(out, np.ndarray):
        return queue.read(queue.runtime.ndarray(out.shape, at.u8), out=out)
    return queue.read(queue.runtime.allocate_memory(memoryview(out).nbytes), out=out)


both = pytest.mark.parametrize("use", [write, read])


@each_way
@each_size
@both
async def test_a_lease_lasts_until_the_last_use_of_its_bytes(
    rt: at.Runtime, clock: FakeClock, way: Callable[[Bytes], Bytes], use: Any, size: int
) -> None:
    pool = rt.pool(max_bytes=size)
    async with pool.lease_host(size, at.u8) as place:
        event = use(rt.queue, way(place))
        await rt.queue.flush()
    assert pool.statistics().returning == 1
    clock.run()
    await event
    await until(lambda: pool.statistics().returning == 0)
    assert pool.statistics().idle == 1


@each_way
@each_size
@both
async def test_bytes_are_refused_after_their_lease(
    rt: at.Runtime, way: Callable[[Bytes], Bytes], use: Any, size: int
) -> None:
    pool = rt.pool(max_bytes=size)
    async with pool.lease_host(size, at.u8) as place:
        kept = way(place)
    with pytest.raises(InvalidStateError, match=ENDED):
        use(rt.queue, kept)


@pytest.mark.parametrize("way", KNOWN.values(), ids=KNOWN.keys())
@both
async def test_bytes_are_refused_while_another_task_leases_them(
    rt: at.Runtime, clock: FakeClock, way: Callable[[Bytes], Bytes], use: Any
) -> None:
    pool = rt.pool(max_bytes=LARGE)
    async with pool.lease_host(LARGE, at.u8) as place:
        kept = way(place)
    async with pool.lease_host(LARGE, at.u8) as again:
        assert np.shares_memory(again, place)
        with pytest.raises(InvalidStateError, match=ENDED):
            use(rt.queue, kept)
        use(rt.queue, way(again))
        await rt.queue.flush()
    assert pool.statistics().returning == 1


@each_way
async def test_queues_of_other_runtimes_use_the_bytes(
    rt: at.Runtime, clock: FakeClock, way: Callable[[Bytes], Bytes]
) -> None:
    pool = rt.pool(max_bytes=LARGE)
    async with at.Runtime(FakeDriver(clock=clock)) as other:
        async with pool.lease_host(LARGE, at.u8) as place:
            event = read(other.queue, way(place))
            await other.queue.flush()
        assert pool.statistics().returning == 1
        clock.run()
        await event
        await until(lambda: pool.statistics().idle == 1)


async def test_images_use_the_bytes(rt: at.Runtime, clock: FakeClock) -> None:
    image, pool = rt.image((8, 4), at.Format.RGBA8), rt.pool(max_bytes=128)
    for call in (
        lambda place: rt.queue.write(image, np.asarray(place.data), borrow=True),
        lambda place: rt.queue.read(image, out=np.from_dlpack(place)),
    ):
        async with pool.lease_host(image.shape, at.u8) as place:
            call(place)
            await rt.queue.flush()
        assert pool.statistics().returning == 1
        clock.run()
        await until(lambda: pool.statistics().idle == 1)


async def test_memory_of_a_program_is_no_lease(rt: at.Runtime, clock: FakeClock) -> None:
    """The bytes just before and just after those of a pool, and bytes where a pool had some."""
    pool = rt.pool(max_bytes=LARGE)
    around = np.zeros(4 * 4096, np.uint8)
    async with pool.lease_host(LARGE, at.u8) as place:
        use = write(rt.queue, around[:4096].data)
        start = place.ctypes.data
        for address in (start - 16, start + LARGE):
            foreign = CpuMemoryInteropInfo(address, 16)
            data = (ctypes.c_uint8 * foreign.size).from_address(foreign.address)
            rt.queue.write(rt.allocate_memory(0x10), data, borrow=True).revoke()
        await rt.queue.flush()
    assert pool.statistics().returning == 0
    assert not use.done()


# -- memory that kernels of the processor use ------------------------------------------------------------------------


@pytest.fixture
async def other(clock: FakeClock) -> AsyncIterator[at.Runtime]:
    """A runtime whose operations complete when the test says so: other queues wait for its events."""
    async with at.Runtime(FakeDriver(clock=clock)) as runtime:
        yield runtime
        clock.stop()


IMPORTS: dict[str, Callable[[Bytes], Any]] = {
    "buffer": lambda place: place,
    "data": lambda place: place.data,
    "DLPack": np.from_dlpack,
    "address": lambda place: CpuMemoryInteropInfo(place.ctypes.data + 64, 64),
}


@pytest.mark.runtime("cpu")
@pytest.mark.parametrize("source", IMPORTS.values(), ids=IMPORTS.keys())
@pytest.mark.parametrize("of_the_lender", [True, False])
async def test_imported_memory_uses_the_lease(
    rt: at.Runtime, other: at.Runtime, clock: FakeClock, source: Callable[[Bytes], Any], of_the_lender: bool
) -> None:
    pool = rt.pool(max_bytes=LARGE)
    async with at.Runtime("cpu") as second:
        runtime = rt if of_the_lender else second
        async with pool.lease_host(LARGE, at.u8) as place:
            memory = await runtime.import_(source(place))
            runtime.queue.wait_event(other.queue.record_event())
            event = runtime.queue.fill(memory, 7)
            await other.queue.flush()
        assert pool.statistics().returning == 1
        with pytest.raises(InvalidStateError, match="closed"):
            runtime.queue.fill(memory, 8)
        clock.run()
        await event
        await until(lambda: pool.statistics().idle == 1)
        assert (place[64:128] == 7).all()


@pytest.mark.runtime("cpu")
@pytest.mark.parametrize("source", IMPORTS.values(), ids=IMPORTS.keys())
async def test_bytes_are_not_imported_after_their_lease(rt: at.Runtime, source: Callable[[Bytes], Any]) -> None:
    pool = rt.pool(max_bytes=LARGE)
    async with pool.lease_host(LARGE, at.u8) as place:
        kept = source(place)
    with pytest.raises(InvalidStateError, match=ENDED):
        await rt.import_(kept)


@pytest.mark.runtime("cpu")
async def test_sharded_arrays_use_the_lease(other: at.Runtime, clock: FakeClock) -> None:
    async with at.Devices("cpu", [0, 0]) as devices:
        pool, x = devices[0].pool(max_bytes=LARGE), devices.ndarray(LARGE, at.u8)
        for call in (
            lambda place: x.write(np.asarray(place.data), borrow=True),
            lambda place: x.read(out=np.from_dlpack(place)),
        ):
            async with pool.lease_host(LARGE, at.u8) as place:
                for runtime in devices:
                    runtime.queue.wait_event(other.queue.record_event())
                await other.queue.flush()
                done = call(place)
            assert pool.statistics().returning == 1
            clock.run()
            await done
            await until(lambda: pool.statistics().idle == 1)
