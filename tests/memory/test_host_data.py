"""Transfers between the device and the user's memory: what is copied when, and what a read fills."""

from __future__ import annotations

import asyncio
import gc
import math
import mmap
import socket
import sys
import threading
import weakref
from collections.abc import Callable
from pathlib import Path
from typing import Any

import anyio
import anyio.to_thread
import numpy as np
import numpy.typing as npt
import pytest
import trio

import aiotaichi as at
from aiotaichi import errors
from aiotaichi.testing import FakeClock

pytestmark = [pytest.mark.anyio, pytest.mark.runtime("cpu", "vulkan", "cuda")]

N = 100_000
SIZES = [1, 1000, 8191, 8192, 8193, N, 2**20 + 7]  # 32 KiB are 8192 numbers
Ints = npt.NDArray[np.int32]


def numbers(seed: int, count: int = N) -> Ints:
    return np.random.default_rng(seed).integers(-(2**31), 2**31 - 1, count, np.int32)


# -- what is written ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("part", [slice(0, N), slice(4, N), slice(1, 77), slice(N - 3, N)])
async def test_parts_of_a_host_array_are_written(rt: at.Runtime, part: slice) -> None:
    host, x = rt.host_array(N, at.i32), rt.ndarray(N, at.i32)
    host[:] = numbers(1)
    await rt.queue.write(x[part], host[part], borrow=True)
    expected = np.zeros(N, np.int32)
    expected[part] = host[part]
    assert np.array_equal(await rt.queue.read(x), expected)


@pytest.mark.parametrize("count", SIZES)
async def test_a_borrowed_array_is_written(rt: at.Runtime, count: int) -> None:
    x = rt.ndarray(count, at.i32)
    for seed in range(3):  # a source that is used again may be prepared
        source = numbers(seed, count)
        for _ in range(2):
            await rt.queue.write(x, source, borrow=True)
            assert np.array_equal(await rt.queue.read(x), source)


@pytest.mark.parametrize("count", SIZES)
async def test_data_that_is_not_borrowed_may_change_at_once(rt: at.Runtime, count: int) -> None:
    x, source, first = rt.ndarray(count, at.i32), numbers(1, count), numbers(1, count)
    view = source[:]
    view.flags.writeable = False
    for data in (source, view):
        source[:] = first
        event = rt.queue.write(x, data)
        source[:] = -1
        await event
        assert np.array_equal(await rt.queue.read(x), first)


@pytest.mark.parametrize("count", SIZES)
async def test_data_that_nobody_can_change_is_held(rt: at.Runtime, count: int) -> None:
    memory, x = rt.allocate_memory(4 * count), rt.ndarray(count, at.i32)
    rt.queue.write(memory, numbers(2, count).tobytes())
    locked = numbers(3, count)
    locked.flags.writeable = False
    rt.queue.write(x, locked)
    del locked
    gc.collect()
    assert (await rt.queue.read(memory)).tobytes() == numbers(2, count).tobytes()
    assert np.array_equal(await rt.queue.read(x), numbers(3, count))


@pytest.mark.runtime("stepped")
async def test_only_data_that_nobody_can_change_is_not_copied(rt: at.Runtime, clock: FakeClock) -> None:
    owner = numbers(4)
    view = owner[:]
    view.flags.writeable = False
    copied = rt.ndarray(N, at.i32)
    rt.queue.write(copied, view)
    owner.flags.writeable = False
    kept = rt.ndarray(N, at.i32)
    rt.queue.write(kept, owner)
    rt.queue.write(kept, owner[::-1][::-1])
    await rt.queue.flush()
    owner.flags.writeable = True  # what a program must not do before the event: it shows here that there is no copy
    owner[:] = 7
    clock.stop()
    assert np.array_equal(await rt.queue.read(copied), numbers(4))
    assert (await rt.queue.read(kept) == 7).all()


async def test_an_array_from_a_read_is_written(rt: at.Runtime) -> None:
    x, y = rt.ndarray(N, at.i32), rt.ndarray(N, at.i32)
    rt.queue.fill(x, 7)
    rt.queue.write(y, await rt.queue.read(x), borrow=True)
    assert (await rt.queue.read(y) == 7).all()


async def test_arrays_of_another_runtime_are_only_memory(rt: at.Runtime) -> None:
    async with at.Runtime(rt.info.arch) as other:
        foreign = other.host_array(N, at.i32)
        foreign[:] = numbers(3)
        x = rt.ndarray(N, at.i32)
        await rt.queue.write(x, foreign, borrow=True)
        assert np.array_equal(await rt.queue.read(x), foreign)
        assert np.array_equal(await rt.queue.read(x, out=foreign), numbers(3))
        left = await other.queue.read(other.ndarray(N, at.i32))
    await rt.queue.write(x, left, borrow=True)
    assert not (await rt.queue.read(x)).any()


async def test_many_borrowed_sources_arrive_in_order(rt: at.Runtime) -> None:
    x = rt.ndarray(N, at.i32)
    sources = [np.full(N, i, np.int32) for i in range(20)]
    reads = []
    for source in sources:
        rt.queue.write(x, source, borrow=True)
        reads.append(rt.queue.read(x))
    for i, event in enumerate(reads):
        assert (await event == i).all()


async def test_subclasses_of_arrays_are_arrays(rt: at.Runtime) -> None:
    class Guarded(np.ndarray):
        def __array_function__(self, *_: object) -> object:
            raise TypeError("not by NumPy's functions")

    x = rt.ndarray(N, at.i32)
    for borrow in (False, True):
        await rt.queue.write(x, numbers(9).view(Guarded), borrow=borrow)
        assert np.array_equal(await rt.queue.read(x), numbers(9))
    out = np.zeros(N, np.int32).view(Guarded)
    assert await rt.queue.read(x, out=out) is out
    assert np.array_equal(np.asarray(out), numbers(9))


# -- what a read fills ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("count", SIZES)
@pytest.mark.parametrize("kind", ["ordinary", "host_array", "part of a host_array"])
async def test_a_read_fills_the_users_array(rt: at.Runtime, count: int, kind: str) -> None:
    x = rt.ndarray(count, at.i32)
    rt.queue.write(x, numbers(5, count))
    match kind:
        case "ordinary":
            whole = np.zeros(count + 20, np.int32)
        case "host_array":
            whole = rt.host_array(count + 20, at.i32)
        case _:
            whole = rt.host_array((3, count + 20), at.i32)[1]
    whole[:] = 9
    out = whole[13 : 13 + count]
    for _ in range(2):
        assert await rt.queue.read(x, out=out) is out
        assert np.array_equal(out, numbers(5, count))
    assert (whole[:13] == 9).all()
    assert (whole[13 + count :] == 9).all()


@pytest.mark.parametrize("size", [1, 5, 40_000, 2**20 + 3])
async def test_a_memory_is_read_into_any_bytes(rt: at.Runtime, size: int) -> None:
    memory, data = rt.allocate_memory(size), numbers(6, size).tobytes()[:size]
    rt.queue.write(memory, data)
    places: list[Any] = [
        bytearray(size),
        memoryview(bytearray(size)),
        mmap.mmap(-1, size),
        np.zeros(size, np.uint8),
    ]
    for out in places:
        assert await rt.queue.read(memory, out=out) is out
        assert bytes(out) == data
    part = bytearray(size + 1)
    await rt.queue.read(memory[1:], out=memoryview(part)[2:])
    assert part == b"\0\0" + data[1:]


async def test_rows_matrices_and_scalars_are_filled(rt: at.Runtime) -> None:
    x = rt.ndarray((2, 3), at.f64, element_shape=(2, 2))
    values = np.arange(24.0).reshape(2, 3, 2, 2)
    rt.queue.write(x, values)
    out = np.empty((3, 2, 2))
    await rt.queue.read(x[1], out=out)
    assert np.array_equal(out, values[1])
    number = rt.ndarray((), at.f16)
    rt.queue.fill(number, 1.5)
    scalar = np.zeros((), np.float16)
    await rt.queue.read(number, out=scalar)
    assert scalar == 1.5
    empty = np.empty(0, np.int8)
    assert await rt.queue.read(rt.ndarray(0, at.i8), out=empty) is empty


@pytest.mark.parametrize(
    ("data", "message"),
    [
        (np.zeros(4, np.int32), r"holds float32, the data is int32: data\.astype\(np\.float32\)"),
        (np.zeros(5, np.float32), r"shape \(4,\), the data \(5,\)"),
        (bytes(16), r"bytes have neither dtype nor shape: np\.frombuffer\(data, np\.float32\)\.reshape\(\(4,\)\)"),
        ("text", "'text' is not made of numbers"),
    ],
)
async def test_wrong_data_for_an_array_is_named(rt: at.Runtime, data: Any, message: str) -> None:
    x = rt.ndarray(4, at.f32)
    with pytest.raises(errors.InvalidArgumentError, match=message):
        rt.queue.write(x, data)
    assert not (await rt.queue.read(x)).any()


async def test_an_array_of_another_dtype_is_written_to_a_memory_as_the_error_says(rt: at.Runtime) -> None:
    memory, data = rt.allocate_memory(24), np.arange(6, dtype=np.float32).reshape(2, 3)
    with pytest.raises(errors.InvalidArgumentError, match=r"data\.reshape\(-1\)\.view\(np\.uint8\) has its bytes"):
        rt.queue.write(memory, data)
    rt.queue.write(memory, data.reshape(-1).view(np.uint8))
    assert np.array_equal((await rt.queue.read(memory)).view(np.float32), data.reshape(-1))


@pytest.mark.slow
@pytest.mark.parametrize("data", [[1.5] * 1_000_000, ["x" * 1_000_000], [2**80] * 1_000_000, [300] * 1_000_000])
async def test_an_error_shows_a_few_of_many_values(rt: at.Runtime, data: list[Any]) -> None:
    with pytest.raises(errors.Error) as caught:
        rt.queue.write(rt.ndarray(1_000_000, at.u8), data)
    assert len(str(caught.value)) < 300
    with pytest.raises(errors.Error) as caught:
        rt.queue.fill(rt.ndarray(1, at.u8), data)
    assert len(str(caught.value)) < 300


@pytest.mark.parametrize(
    ("out", "message"),
    [
        (np.zeros(4, np.int32), r"holds float32, out is int32: np\.empty\(\(4,\), np\.float32\)"),
        (np.zeros(4, ">f4"), "holds float32, out is >f4"),
        (np.zeros(5, np.float32), r"shape \(4,\), out \(5,\)"),
        (np.zeros((1, 4), np.float32), r"shape \(4,\), out \(1, 4\)"),
        (np.zeros(8, np.float32)[::2], "out must be C-contiguous"),
        (np.zeros(4, np.float32)[::-1], "out must be C-contiguous"),
        (np.frombuffer(bytes(16), np.float32), r"out is read-only: np\.empty\(\(4,\), np\.float32\)"),
        (bytearray(16), r"out must be a NumPy array, not bytearray: np\.empty\(\(4,\), np\.float32\)"),
        ([0.0] * 4, "out must be a NumPy array, not list"),
        (3, "out must be a NumPy array, not int"),
    ],
)
async def test_a_wrong_place_for_an_array_is_named(rt: at.Runtime, out: Any, message: str) -> None:
    x = rt.ndarray(4, at.f32)
    with pytest.raises(errors.InvalidArgumentError, match=message):
        rt.queue.read(x, out=out)
    assert not (await rt.queue.read(x)).any()


@pytest.mark.parametrize(
    ("out", "message"),
    [
        (bytes(4), "out is read-only"),
        (bytearray(5), r"shape \(4,\), out \(5,\)"),
        (memoryview(bytearray(8))[::2], "out is not bytes-like"),
        ("text", "out is not bytes-like"),
        (np.zeros(1, np.int32), r"holds uint8, out is int32: out\.reshape\(-1\)\.view\(np\.uint8\) has its bytes"),
    ],
)
async def test_a_wrong_place_for_bytes_is_named(rt: at.Runtime, out: Any, message: str) -> None:
    with pytest.raises(errors.InvalidArgumentError, match=message):
        rt.queue.read(rt.allocate_memory(4), out=out)


async def test_a_place_on_the_device_is_refused(rt: at.Runtime) -> None:
    x = rt.ndarray(4, at.f32)
    with pytest.raises(errors.InvalidArgumentError, match=r"is on the device: use queue\.copy\("):
        rt.queue.read(x, out=rt.ndarray(4, at.f32))


@pytest.mark.parametrize("dtype", [at.f16, at.f32, at.f64, at.i8, at.u32, at.i64])
async def test_numbers_that_are_equal_fill_as_themselves(rt: at.Runtime, dtype: at.DType) -> None:
    x = rt.ndarray(3, dtype)
    vectors = rt.ndarray(3, dtype, element_shape=(2,))
    is_float = dtype.is_float
    values: list[Any] = [0, 1, True, 1, np.int8(1), 0]
    if is_float:
        values += [0.0, -0.0, 0.0, 1.0, -0.0, math.nan, -math.inf, math.nan, np.float32(-0.0), 0]
    for value in values:
        rt.queue.fill(x, value)
        rt.queue.fill(vectors, value)
        for array in (x, vectors):
            found = await rt.queue.read(array)
            assert found.tobytes() == np.full_like(found, value).tobytes()
    for _ in range(2):
        if not is_float:
            with pytest.raises(errors.InvalidArgumentError):
                rt.queue.fill(x, 1.0)
        if dtype is at.i8:
            with pytest.raises(errors.ArgumentOutOfRangeError):
                rt.queue.fill(x, 300)


# -- arrays that are more than their numbers ---------------------------------------------------------------------


def masked(shape: Any, dtype: Any = np.float32) -> Any:
    """Return a masked array, whose first element is masked."""
    array = np.ma.masked_array(np.ones(shape, dtype), mask=False)
    array.reshape(-1)[0] = np.ma.masked
    return array


@pytest.mark.runtime("cpu")
async def test_masked_arrays_are_refused(rt: at.Runtime, modules: Path) -> None:
    """The device would get the values under the mask."""
    x, out, memory = rt.ndarray((2, 3), at.f32), rt.ndarray(6, at.f32), rt.allocate_memory(4)
    row, whole = masked(3), masked((2, 3))
    take = (await rt.load_aot_module(modules / "tensors")).kernel("take_mat23")
    calls: dict[str, Callable[[], Any]] = {
        "write": lambda: rt.queue.write(x, whole),
        "write what has no mask yet": lambda: rt.queue.write(x, np.ma.masked_array(np.ones((2, 3), np.float32))),
        "borrow": lambda: rt.queue.write(x, whole, borrow=True),
        "write a part": lambda: rt.queue.write(x[0], whole[0]),
        "write another dtype": lambda: rt.queue.write(x, masked((2, 3), np.float64)),
        "write bytes": lambda: rt.queue.write(memory, masked(4, np.uint8)),
        "write rows": lambda: rt.queue.write(x, [row, [1.0, 2.0, 3.0]]),
        "write rows in a tuple": lambda: rt.queue.write(x, ([1.0, 2.0, 3.0], row)),
        "write a masked number": lambda: rt.queue.write(x, [[1.0, 2.0, 3.0], [1.0, np.ma.masked, 3.0]]),
        "read": lambda: rt.queue.read(x, out=whole),
        "read bytes": lambda: rt.queue.read(memory, out=masked(4, np.uint8)),
        "fill": lambda: rt.queue.fill(rt.ndarray(2, at.f32, element_shape=(3,)), row),
        "launch": lambda: rt.queue.launch(take, whole, out),
        "launch with a list": lambda: rt.queue.launch(take, [row, row], out),
        "bind": lambda: take.bind(whole, out),
    }
    for name, call in calls.items():
        with pytest.raises(errors.InvalidArgumentError, match=r"is masked.*x\.filled\(\.\.\.\)"):
            call()
            pytest.fail(name)
    with pytest.raises(errors.InvalidArgumentError, match="the buffer is masked"):
        await rt.import_(whole)
    assert not (await rt.queue.read(x)).any()
    await rt.queue.write(x, whole.filled(7))
    assert (await rt.queue.read(x)).tolist() == [[7, 1, 1], [1, 1, 1]]
    await rt.queue.read(x, out=whole.data)


@pytest.mark.runtime("cpu")
@pytest.mark.filterwarnings("ignore:the matrix subclass:PendingDeprecationWarning")
async def test_other_kinds_of_arrays_are_their_numbers(rt: at.Runtime, tmp_path: Path) -> None:
    """A matrix, an array over a file, and a program's own class."""

    class Own(np.ndarray[Any, Any]):
        pass

    values = np.arange(6, dtype=np.float32).reshape(2, 3)
    x = rt.ndarray((2, 3), at.f32)
    mapped = np.memmap(tmp_path / "values", np.float32, "w+", shape=(2, 3))
    for array in (np.asmatrix(values.copy()), mapped, values.copy().view(Own)):
        array[:] = values
        for borrow in (False, True):
            await rt.queue.fill(x, 0)
            await rt.queue.write(x, array, borrow=borrow)
            assert (await rt.queue.read(x)).tolist() == values.tolist()
        array[:] = 0
        assert await rt.queue.read(x, out=array) is array
        assert np.array_equal(np.asarray(array), values)


async def test_a_cancelled_await_still_fills_the_array(rt: at.Runtime) -> None:
    x, out = rt.ndarray(N, at.i32), np.zeros(N, np.int32)
    rt.queue.write(x, numbers(7))
    with anyio.CancelScope() as scope:
        scope.cancel()
        await rt.queue.read(x, out=out)
    await rt.queue.wait()
    assert np.array_equal(out, numbers(7))


@pytest.mark.runtime("stepped")
async def test_the_array_is_held_until_the_event_is_done(rt: at.Runtime, clock: FakeClock) -> None:
    out = np.zeros(N, np.int32)
    alive = weakref.ref(out)
    x = rt.ndarray(N, at.i32)
    rt.queue.read(x, out=out)  # the event is dropped, too
    await rt.queue.flush()
    del out
    gc.collect()
    assert alive() is not None
    growing = bytearray(16)
    event = rt.queue.read(rt.allocate_memory(16), out=growing)
    with pytest.raises(BufferError):
        growing.append(1)  # it would move the bytes
    clock.stop()
    await event
    await rt.queue.wait()
    del event
    clock.queues[0].batches.clear()  # the fake queue's own record
    gc.collect()
    assert alive() is None
    growing.append(1)


async def test_arrays_from_reads_keep_their_values(rt: at.Runtime) -> None:
    x, kept = rt.ndarray(N, at.i32), []
    for i in range(25):  # more than the last five share their memory
        rt.queue.fill(x, i)
        kept.append(await rt.queue.read(x))
        del kept[:-5]
    assert [(array == i).all() for array, i in zip(kept, range(20, 25), strict=True)] == [True] * 5


async def test_a_transfer_keeps_no_reference_to_the_users_array(rt: at.Runtime) -> None:
    x, data, out = rt.ndarray(N, at.i32), numbers(1), np.zeros(N, np.int32)
    before = sys.getrefcount(data), sys.getrefcount(out)
    for _ in range(50):
        await rt.queue.write(x, data, borrow=True)
        await rt.queue.read(x, out=out)
    await rt.queue.write(x, 0 * data)
    await rt.queue.wait()
    gc.collect()
    assert (sys.getrefcount(data), sys.getrefcount(out)) == before


# -- files and sockets ----------------------------------------------------------------------------------------------


async def test_a_file_is_read_into_a_host_array(rt: at.Runtime, tmp_path: Path) -> None:
    (tmp_path / "numbers").write_bytes(numbers(10).tobytes())
    x, place = rt.ndarray(N, at.i32), rt.host_array(N, at.i32)
    async with await anyio.open_file(tmp_path / "numbers", "rb") as file:
        assert await file.readinto(place.data) == 4 * N
        await rt.queue.write(x, place, borrow=True)
        await file.seek(0)
        place[:] = 0
        assert await file.readinto1(place.data) == 4 * N
    assert np.array_equal(place, numbers(10))
    assert np.array_equal(await rt.queue.read(x), numbers(10))


async def _receive_by_asyncio(connection: socket.socket, place: memoryview) -> int:
    return await asyncio.get_running_loop().sock_recv_into(connection, place)


async def _receive_by_trio(connection: socket.socket, place: memoryview) -> int:
    with trio.socket.from_stdlib_socket(connection.dup()) as socket_of_trio:
        return await socket_of_trio.recv_into(place)


async def _receive_by_anyio(connection: socket.socket, place: memoryview) -> int:
    await anyio.wait_readable(connection)
    return connection.recv_into(place)


@pytest.mark.parametrize("is_anyio", [False, True])
async def test_a_socket_is_read_into_a_host_array(rt: at.Runtime, anyio_backend_name: str, is_anyio: bool) -> None:
    receive = {"asyncio": _receive_by_asyncio, "trio": _receive_by_trio}[anyio_backend_name]
    x, place = rt.ndarray(N, at.i32), rt.host_array(N, at.i32)
    here, there = socket.socketpair()
    with here, there:
        here.setblocking(False)
        sender = threading.Thread(target=there.sendall, args=[numbers(11).tobytes()])
        sender.start()
        left = place.data.cast("B")
        while left:
            left = left[await (_receive_by_anyio if is_anyio else receive)(here, left) :]
        sender.join()
    await rt.queue.write(x, place, borrow=True)
    assert np.array_equal(await rt.queue.read(x), numbers(11))


# -- images ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("step", [0, 1, 3])
@pytest.mark.runtime("vulkan")
async def test_pixels_of_a_host_array_are_written_and_read(rt: at.Runtime, step: int) -> None:
    """They may begin at any byte. Vulkan copies whole words and texels, so other pixels are staged."""
    host, image = rt.host_array(8 * N, at.u8), rt.image((200, 100), "rgba8")
    host[:] = np.arange(8 * N) % 251
    pixels = host[step : step + 80_000].reshape(100, 200, 4)
    rt.queue.write(image, pixels, borrow=True)
    assert np.array_equal(await rt.queue.read(image), pixels)
    out = host[4 * N + step : 4 * N + step + 80_000].reshape(100, 200, 4)
    assert await rt.queue.read(image, out=out) is out
    assert np.array_equal(out, pixels)
    corner = np.zeros((2, 3, 4), np.uint8)
    await rt.queue.read(image.region((5, 7), (3, 2)), out=corner)
    assert np.array_equal(corner, pixels[7:9, 5:8])


@pytest.mark.runtime("vulkan")
async def test_a_wrong_place_for_pixels_is_named(rt: at.Runtime) -> None:
    image = rt.image((4, 2), "rgba8")
    for out, message in (
        (np.zeros((4, 2, 4), np.uint8), r"the image has shape \(2, 4, 4\), out \(4, 2, 4\)"),
        (np.zeros((2, 4, 4), np.int8), "the image holds uint8, out is int8"),
        (bytearray(32), "out must be a NumPy array, not bytearray"),
        (image, r"use queue\.copy_image"),
    ):
        with pytest.raises(errors.InvalidArgumentError, match=message):
            rt.queue.read(image, out=out)
